// The words after a command, read as its flags, its game and its plain words. Only the form is looked at: numbers are
// numbers, choices are among those offered.
#pragma once
#include <string>
#include <vector>

#include "app/command.h"

namespace rakus::app {

// "--name value", "--name=value", "-n value", "-nvalue"; after "--" everything is a plain word.
Result<Arguments> read_words(const Command&, const std::vector<std::string>& words);

// Flags that every command takes.
const std::vector<Flag>& common_flags();
// The flags of a command, those of every command included.
std::vector<Flag> flags_of(const Command&);

// Whether a value has the form that its flag asks for; the error names the flag.
Status check_value(const Flag&, const std::string& value);

}  // namespace rakus::app
