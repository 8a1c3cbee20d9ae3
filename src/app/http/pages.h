// The addresses of the page: one page to the browser, whichever of them it is opened by.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace rakus::app {

// "/", "/review", "/bantumi/learn", .. Games go by their aliases too.
bool is_page(std::string_view path);
// All of them.
std::vector<std::string> all_pages();

}  // namespace rakus::app
