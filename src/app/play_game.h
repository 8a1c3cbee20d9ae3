// A game in which a person sits: where it stands, who plays whom, what was played so far. It says nothing to anybody.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "app/record.h"
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

class PlayGame {
   public:
    PlayGame(const AnyGame&, const PlayWish&);

    const AnyGame& game() const { return game_; }
    const GameInfo& about() const { return game_.describe(); }
    const std::string& opponent() const { return opponent_; }
    bool has_opponent() const { return opponent_ != kHuman; }
    int human_side() const { return human_side_; }
    const std::vector<RecordedPly>& plies() const { return plies_; }
    const PositionRequest& start() const { return start_; }

    // The position as the person sees it.
    const PositionRequest& seen() const { return request_; }
    Result<PositionInfo> here() const { return game_.inspect(request_); }
    // As the side to move knows it, for players and for the record; also before ply number `ply`, from 0.
    PositionRequest as_mover() const;
    PositionRequest before(std::size_t ply) const;
    // The last ply of the computer.
    std::optional<std::size_t> last_of_opponent() const;

    bool computer_moves(const PositionInfo&) const;
    // Whether the person may know everything that the computer knows.
    bool sees_all() const { return !about().hidden || request_.see == See::all; }

    // Answers the position after the move. A forced one is no choice.
    Result<PositionInfo> make(const std::string& move, const PositionInfo& before, bool forced = false);
    // Back to the person's choice before the last one: forced moves and the answers of the computer go with it.
    // Answers whether there was one.
    bool undo();

    Record record() const;

   private:
    See eyes() const;
    std::vector<RecordedPly> plies_before() const;

    const AnyGame& game_;
    PositionRequest request_;
    const PositionRequest start_;
    std::string opponent_;
    int human_side_;
    std::vector<RecordedPly> plies_;
    std::vector<bool> chosen_;  // of each ply: by a person who had a choice
};

}  // namespace rakus::app
