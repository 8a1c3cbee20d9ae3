// What takes the time of a match of Pokemon is made in speed.cpp, for speed.
#pragma once
#include "games/pokemon/facts.h"
#include "games/speed.h"

RAKUS_MADE_FOR_SPEED(extern, pokemon::Pokemon, pokemon::Facts)
