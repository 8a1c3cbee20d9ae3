// What takes the time of a match of Gobblet, compiled for speed.
#include "games/speed.h"

#include "games/gobblet/facts.h"

namespace rakus {

template struct CompiledForSpeed<gobblet::Gobblet, gobblet::Facts>;

}  // namespace rakus
