// FNV-1a, 64 bits, as 16 hexadecimal digits: the name of a run, and the seal under what is stored. Two texts of one
// length that differ in a single byte never have the same.
#pragma once
#include <string>
#include <string_view>

namespace rakus {

std::string fingerprint(std::string_view text);

}  // namespace rakus
