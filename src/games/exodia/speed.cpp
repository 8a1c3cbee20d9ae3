// What takes the time of a match of Exodia, compiled for speed.
#include "games/speed.h"

#include "games/exodia/facts.h"

namespace rakus {

template struct CompiledForSpeed<exodia::Exodia, exodia::Facts>;

}  // namespace rakus
