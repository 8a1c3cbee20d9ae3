// Manual pages in the language of man, from the same list as the help.
#pragma once
#include <string>

#include "app/command.h"

namespace rakus::app {

// rakus(1), with every command named.
std::string man_page(Lang);
// rakus-advise(1).
std::string man_page(const Command&, Lang);

}  // namespace rakus::app
