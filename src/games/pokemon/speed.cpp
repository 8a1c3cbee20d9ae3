#include "games/pokemon/speed.h"

RAKUS_MADE_FOR_SPEED(, pokemon::Pokemon, pokemon::Facts)
