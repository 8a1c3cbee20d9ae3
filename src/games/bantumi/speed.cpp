// What takes the time of a match of Bantumi, compiled for speed.
#include "games/speed.h"

#include "games/bantumi/facts.h"

namespace rakus {

template struct CompiledForSpeed<bantumi::Bantumi, bantumi::Facts>;

}  // namespace rakus
