// Where there is no terminal, nothing is marked on one.
#include "app/console.h"

namespace rakus::app {

std::string Console::bold(std::string_view text) const {
    return std::string(text);
}

}  // namespace rakus::app
