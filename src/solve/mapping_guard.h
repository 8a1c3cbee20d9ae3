// A mapped file that shrinks, or whose disk fails, kills its reader with a signal. Here it ends with a sentence.
#pragma once
#include <cstddef>
#include <string>

namespace rakus::solve {

// From now on until forget(), a fault inside these bytes prints a line that names the file, and the process exits 1.
// There are places for 64 files; more are mapped without this.
void guard_mapping(const void* at, std::size_t size, const std::string& path);
void forget_mapping(const void* at);

}  // namespace rakus::solve
