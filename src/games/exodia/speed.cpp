#include "games/exodia/speed.h"

RAKUS_MADE_FOR_SPEED(, exodia::Exodia, exodia::Facts)
