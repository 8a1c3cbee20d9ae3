// Found by `rakus counterexamples congklak`, three of them by scripts/puzzles.py, and confirmed by `rakus truth`; the
// rule that is to blame stands beside each.
#include "games/congklak/kit.h"

namespace rakus::congklak {

std::vector<std::string> puzzles() {
    return {
        "0.0.0.1.0.0.0.47/4.1.0.1.1.2.0.41 2",  // extra_move
        "2.1.0.1.0.1.1.61/0.0.0.0.1.0.0.30 1",  // extra_move
        "2.3.1.4.1.3.0.38/1.0.0.2.2.0.2.39 1",  // extra_move
        "1.0.2.0.3.1.0.33/2.1.1.0.2.5.1.46 1",  // extra_move
        "1.1.0.1.0.1.0.33/2.1.0.7.0.3.2.46 1",  // extra_move
        "2.0.0.2.2.0.3.51/1.0.0.1.2.1.0.33 1",  // save
    };
}

}  // namespace rakus::congklak
