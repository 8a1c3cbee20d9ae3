#include "games/bantumi/speed.h"

RAKUS_MADE_FOR_SPEED(, bantumi::Bantumi, bantumi::Facts)
RAKUS_EXPLOIT_FOR_SPEED(, bantumi::Bantumi)
