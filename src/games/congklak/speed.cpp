// What takes the time of a match of Congklak, compiled for speed.
#include "games/speed.h"

#include "games/congklak/facts.h"

namespace rakus {

template struct CompiledForSpeed<congklak::Congklak, congklak::Facts>;

}  // namespace rakus
