// Where there is no terminal, nothing is marked or laid out on one.
#include "app/console.h"

namespace rakus::app {

std::string Console::bold(std::string_view text) const {
    return std::string(text);
}
std::string Console::laid_out(const Table&) const {
    return "";
}

}  // namespace rakus::app
