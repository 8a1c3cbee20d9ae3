// What takes the time of a match of Bantumi is made in speed.cpp, for speed.
#pragma once
#include "games/bantumi/facts.h"
#include "games/speed.h"

RAKUS_MADE_FOR_SPEED(extern, bantumi::Bantumi, bantumi::Facts)
RAKUS_EXPLOIT_FOR_SPEED(extern, bantumi::Bantumi)
