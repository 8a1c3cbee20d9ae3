// What takes the time of a match of Congklak is made in speed.cpp, for speed.
#pragma once
#include "games/congklak/facts.h"
#include "games/speed.h"

RAKUS_MADE_FOR_SPEED(extern, congklak::Congklak, congklak::Facts)
RAKUS_EXPLOIT_FOR_SPEED(extern, congklak::Congklak)
