// Made by scripts/puzzles.py: found by `rakus counterexamples bantumi` and confirmed by `rakus truth`. Beside each
// stands the rule that is to blame.
#include "games/bantumi/kit.h"

namespace rakus::bantumi {

std::vector<std::string> puzzles() {
    return {
        "0.1.2.1.3.2.11/3.5.6.2.0.0.12 2",  // extra_turn
        "0.3.8.0.2.3.4/3.8.3.0.0.0.14 1",   // extra_turn
        "6.0.0.2.3.8.4/1.1.0.3.8.8.4 2",    // extra_turn
        "6.0.1.0.3.0.17/1.4.4.1.0.5.6 1",   // extra_turn
        "1.0.4.9.0.0.18/0.8.0.0.0.3.5 2",   // rightmost
        "3.1.8.8.0.0.7/0.0.0.3.10.0.8 1",   // rightmost
        "5.0.0.4.0.7.14/0.0.1.2.5.2.8 1",   // rightmost
        "5.1.2.0.7.1.5/1.7.7.5.0.6.1 2",    // rightmost
        "0.0.1.1.9.1.14/1.9.2.0.0.8.2 2",   // save
        "1.1.0.1.4.3.15/4.0.0.11.0.0.8 2",  // save
        "3.1.3.1.1.5.4/8.0.2.3.0.0.17 1",   // save
        "3.0.13.3.0.3.7/3.0.2.0.0.6.8 2",   // steal
        "3.3.4.0.2.0.21/0.0.2.2.0.4.7 2",   // steal
        "9.2.3.1.0.0.4/7.2.1.4.0.10.5 1",   // steal
    };
}

}  // namespace rakus::bantumi
