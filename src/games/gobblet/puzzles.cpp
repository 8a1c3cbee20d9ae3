// Made by scripts/puzzles.py: found by `rakus counterexamples gobblet` and confirmed by `rakus truth`. Beside each
// stands the rule that is to blame.
#include "games/gobblet/kit.h"

namespace rakus::gobblet {

std::vector<std::string> puzzles() {
    return {
        "3/1L1/Ms1 2",              // block
        "l1s/sS1/LSm 1",            // block
        "mL1/2(mL)/sSM 2",          // block
        "1(sm)1/L1(SMl)/1(mL)1 1",  // connector
        "2s/(SmL)2/S1m 1",          // connector
        "l2/l1S/1S1 1",             // connector
        "1s1/m2/1M1 1",             // gobble
        "3/M1s/1m1 1",              // gobble
        "s2/1M1/3 1",               // gobble
        "1(ML)1/3/2l 2",            // lanes
        "L2/m2/3 2",                // lanes
        "m(sM)1/Lml/1sM 1",         // lanes
        "1L1/3/l1S 2",              // risk
        "2S/3/1l1 1",               // risk
    };
}

}  // namespace rakus::gobblet
