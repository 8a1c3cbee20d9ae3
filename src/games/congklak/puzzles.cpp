// Made by scripts/puzzles.py: positions of random games in which the usual player errs, confirmed by the truth of
// three seeds. Above them stands the rule that is to blame.
#include "games/congklak/kit.h"

namespace rakus::congklak {

std::vector<std::string> puzzles() {
    return {
        // banked
        "0.3.1.0.1.1.0.38/0.0.0.0.0.0.5.49 1",
        "0.4.2.0.3.0.0.55/2.0.1.0.0.2.0.29 2",
        "2.0.1.0.1.2.0.52/0.0.1.0.1.0.10.28 1",
        "2.2.0.1.4.0.0.56/2.1.0.0.0.2.1.27 2",
        // extra_move
        "0.1.1.2.2.2.1.32/1.0.1.1.2.0.1.51 2",
        "1.0.1.4.3.1.2.34/0.1.2.1.0.2.1.45 1",
        "1.0.2.0.3.1.0.33/2.1.1.0.2.5.1.46 1",
        "3.0.3.0.0.0.1.35/2.0.0.2.0.1.4.47 1",
        // save
        "0.4.0.1.1.0.0.52/1.0.0.1.0.0.0.38 1",
        "2.0.1.0.0.1.1.43/2.0.0.1.3.1.0.43 2",
        "2.4.0.1.3.1.25.32/4.1.3.0.0.2.4.16 1",
        "3.0.6.0.2.0.3.41/0.1.1.2.0.0.0.39 1",
        // shoot
        "10.1.0.1.0.0.1.36/1.1.1.1.0.0.0.45 1",
        "9.0.0.3.0.1.0.40/0.0.4.0.1.1.0.39 1",
    };
}

}  // namespace rakus::congklak
