// What a user has settled once for all commands: a text of lines "key = value" in the user's configuration folder.
// A key is the name of a flag ("lang", "color", "db", "jobs"), a flag and a game ("player.bantumi"), or "pager".
// What is typed goes before it.
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "app/command.h"

namespace rakus::app {

class UserSettings {
   public:
    // Where they stand: $XDG_CONFIG_HOME/rakus/config or ~/.config/rakus/config; empty without a home.
    static std::string file();
    // From the text of that file; an error names the line.
    static Result<UserSettings> read(std::string_view text, const std::string& file);
    // The file itself; where there is none, nothing is settled.
    static Result<UserSettings> of_the_user(const store::Files&);

    std::string text(std::string_view key) const;
    // Adds what is settled for the command's flags and was not typed.
    Status add_to(Arguments&, const Command&) const;

   private:
    struct Line {
        std::string value;
        std::size_t number = 0;
    };
    std::string file_;
    std::map<std::string, Line, std::less<>> lines_;
};

}  // namespace rakus::app
