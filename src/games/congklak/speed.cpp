#include "games/congklak/speed.h"

RAKUS_MADE_FOR_SPEED(, congklak::Congklak, congklak::Facts)
RAKUS_EXPLOIT_FOR_SPEED(, congklak::Congklak)
