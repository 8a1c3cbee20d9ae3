// gzip, for what travels or lies packed.
#pragma once
#include <string>
#include <string_view>

namespace rakus::app {

std::string packed(std::string_view bytes);
// REQUIRES: it was packed.
std::string unpacked(std::string_view gzip);

}  // namespace rakus::app
