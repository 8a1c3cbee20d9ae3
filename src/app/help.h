// The help texts, made from the list of commands: examples first.
#pragma once
#include <string>

#include "app/command.h"

namespace rakus::app {

std::string usage(Lang);
std::string help_for(const Command&, Lang);

// Flags that every command takes.
const std::vector<Flag>& common_flags();

}  // namespace rakus::app
