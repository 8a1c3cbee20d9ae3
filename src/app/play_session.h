// A game between a person and a player, or two persons: in a terminal line by line, from a pipe one move a line.
#pragma once
#include <string>
#include <vector>

#include "app/console.h"
#include "app/line_editor.h"
#include "app/record.h"
#include "app/waiting.h"
#include "core/any_game.h"

namespace rakus::app {

inline constexpr std::string_view kHuman = "human";

struct PlayWish {
    PositionRequest request;
    std::vector<RecordedPly> played;  // since then, in a game that is gone on with
    std::string opponent;             // a player, or kHuman
    int human_side = 1;
    std::string adviser;  // who gives the hints
    TruthLimits limits;   // of each answer about the truth
    bool recommends = false;
};

class PlaySession {
   public:
    PlaySession(const AnyGame&, PlayWish, const store::Files&, Console&);
    // Until the game is over or the person leaves; answers the exit code.
    Result<int> run();

   private:
    // ---- who sees what ----
    bool terminal() const { return console_.in_is_terminal; }
    bool silent() const { return console_.json() && console_.format != Format::plain; }
    See eyes() const;
    PositionRequest as_mover() const;
    bool computer_moves(const PositionInfo& info) const;
    void say(std::string_view text);
    void greet();
    void show_board();
    // ---- moves ----
    Status make(const std::string& move, const PositionInfo& before, std::string_view note = "");
    Status play_computer(const PositionInfo&);
    Result<bool> human_move(const std::string& move, const PositionInfo&);
    void touch(const std::string& move, const PositionInfo&);
    bool forced(const PositionInfo&) const;
    void undo();
    // ---- words ----
    bool read_line(const PositionInfo&, std::string& line);
    Result<bool> answer(std::string line, const PositionInfo&);
    std::string help() const;
    void hint(bool everything);
    void reasons();
    void truth();
    void recommend();
    Result<Advice> ask(const PositionRequest&, const std::string& player);
    AdviseOptions options(Waiting&) const;
    // ---- the end ----
    Result<bool> save(const std::vector<std::string>& words);
    Record record() const;
    std::vector<RecordedPly> plies_before() const;
    Result<int> finish(const PositionInfo&);
    Result<bool> look_back(const PositionInfo&);
    void tell_result(const PositionInfo&);
    void judge();

    const AnyGame& game_;
    PositionRequest request_;
    const PositionRequest start_;
    std::string opponent_;
    int human_side_;
    std::string adviser_;
    TruthLimits limits_;
    const store::Files& files_;
    bool recommends_;
    std::size_t recommended_ = static_cast<std::size_t>(-1);  // plies played when the last one was given
    Console& console_;
    LineEditor editor_;
    std::vector<RecordedPly> plies_;
    std::vector<bool> chosen_;  // of each ply: by a person who had a choice
    int line_number_ = 0;
    std::string touched_;  // the beginning of the moves of a piece that must be moved; empty: none
};

}  // namespace rakus::app
