#include "games/gobblet/speed.h"

RAKUS_MADE_FOR_SPEED(, gobblet::Gobblet, gobblet::Facts)
RAKUS_EXPLOIT_FOR_SPEED(, gobblet::Gobblet)
