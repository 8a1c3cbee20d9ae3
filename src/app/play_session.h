// A game between a person and a player, or two persons: in a terminal line by line, from a pipe one move a line.
#pragma once
#include <string>
#include <vector>

#include "app/console.h"
#include "app/line_editor.h"
#include "app/play_counsel.h"
#include "app/play_game.h"
#include "store/files.h"

namespace rakus::app {

class PlaySession {
   public:
    PlaySession(const AnyGame&, const PlayWish&, const store::Files&, Console&);
    // Until the game is over or the person leaves; answers the exit code.
    Result<int> run();

   private:
    // ---- what is said ----
    bool terminal() const { return console_.in_is_terminal; }
    bool silent() const { return console_.json() && console_.format != Format::plain; }
    void say(std::string_view text);
    void greet();
    void show_board();
    void recommend();
    // ---- moves ----
    Status make(const std::string& move, const PositionInfo& before, bool forced = false);
    Status play_computer(const PositionInfo&);
    Result<bool> human_move(const std::string& move, const PositionInfo&);
    void touch(const std::string& move, const PositionInfo&);
    bool forced(const PositionInfo&) const;
    void undo();
    // ---- lines: each answers whether to go on ----
    bool read_line(const PositionInfo&, std::string& line);
    Result<bool> answer(std::string line, const PositionInfo&);
    Result<bool> save(const std::vector<std::string>& words);
    Result<bool> look_back(const PositionInfo&);
    Result<int> finish();

    PlayGame played_;
    TruthLimits limits_;
    const store::Files& files_;
    bool recommends_;
    std::size_t recommended_ = static_cast<std::size_t>(-1);  // plies played when the last one was given
    Console& console_;
    PlayCounsel counsel_;
    LineEditor editor_;
    int line_number_ = 0;
    std::string touched_;  // the beginning of the moves of a piece that must be moved; empty: none
};

}  // namespace rakus::app
