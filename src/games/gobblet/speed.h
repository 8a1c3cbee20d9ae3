// What takes the time of a match of Gobblet is made in speed.cpp, for speed.
#pragma once
#include "games/gobblet/facts.h"
#include "games/speed.h"

RAKUS_MADE_FOR_SPEED(extern, gobblet::Gobblet, gobblet::Facts)
RAKUS_EXPLOIT_FOR_SPEED(extern, gobblet::Gobblet)
