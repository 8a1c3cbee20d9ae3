// The help texts, made from the list of commands: examples first. The manual pages are made from the same.
#pragma once
#include <span>
#include <string>

#include "app/command.h"

namespace rakus::app {

std::string usage(const Console&);
std::string help_for(const Command&, const Console&);
// Exit codes, environment variables and the settings file.
std::string help_on_settings(const Console&);
std::string help_on_codes(const Console&);
// How a game is played: its goal, its steps, its rule options.
std::string help_on_rules(const AnyGame&, const Console&);

// What stands for something to be typed, in the language: "NAME|@FILE" is "NAMA|@BERKAS".
std::string blanks_in(std::string_view text, Lang);
// "rakus advise GAME [OPTIONS]".
std::string synopsis(const Command&, Lang);

struct Explained {
    std::string_view name;
    Words about;
};
std::span<const Explained> exit_codes();
std::span<const Explained> environment();

}  // namespace rakus::app
