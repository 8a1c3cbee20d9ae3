// What takes the time of a match of Exodia is made in speed.cpp, for speed.
#pragma once
#include "games/exodia/facts.h"
#include "games/speed.h"

RAKUS_MADE_FOR_SPEED(extern, exodia::Exodia, exodia::Facts)
