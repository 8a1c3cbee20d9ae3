// Which program this is: the version, and a fingerprint of the sources it was made of. Two programs with the same name
// play the same games.
#pragma once
#include <string>
#include <string_view>

namespace rakus::app {

// "0.2.0", as it stands in every document.
std::string_view version();
// "0.2.0+1f0c9a..", as it stands in specifications of runs.
std::string build_name();

}  // namespace rakus::app
