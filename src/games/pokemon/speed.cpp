// What takes the time of a match of Pokemon, compiled for speed.
#include "games/speed.h"

#include "games/pokemon/facts.h"

namespace rakus {

template struct CompiledForSpeed<pokemon::Pokemon, pokemon::Facts>;

}  // namespace rakus
