// Where the places of a scene stand on a page: every place that shows something has a box.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "core/scene.h"
#include "report/canvas.h"

namespace rakus::report {

struct ZoneTitle {
    Point at;
    std::string words;
};

struct Layout {
    std::map<std::string, Box, std::less<>> boxes;  // by the id of the place
    std::vector<ZoneTitle> titles;
    double width = 0, height = 0;
};

inline constexpr Box kCard{0, 0, 104, 66};
inline constexpr std::size_t kCardsInARow = 6;

// Whether only a heap of it is to be seen: a pile, or a hand that lies face down.
bool as_a_pile(const Place&);

// `touched`: ids of places that must be seen even if nothing lies there, such as the button of a move that is shown.
Layout laid_out(const Scene&, Lang, const std::vector<std::string>& touched);

}  // namespace rakus::report
