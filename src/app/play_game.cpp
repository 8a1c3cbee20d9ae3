#include "app/play_game.h"

#include <algorithm>

#include "core/settings.h"

namespace rakus::app {

PlayGame::PlayGame(const AnyGame& game, const PlayWish& wish)
    : game_(game),
      request_(wish.request),
      start_(wish.request),
      opponent_(wish.opponent),
      human_side_(wish.human_side),
      plies_(wish.played) {
    for (const RecordedPly& ply : plies_) {
        request_.moves.push_back(ply.move);
        chosen_.push_back(!has_opponent() || ply.side == human_side_);
    }
    request_.see = eyes();
}

// A person sees what that side may know, also while the opponent thinks; two persons share the screen in turn.
See PlayGame::eyes() const {
    if (request_.see == See::all || !has_opponent()) return request_.see;
    return human_side_ == 1 ? See::first : See::second;
}

PositionRequest PlayGame::as_mover() const {
    PositionRequest request = request_;
    if (request.see != See::all) request.see = See::mover;
    return request;
}

PositionRequest PlayGame::before(std::size_t ply) const {
    PositionRequest request = as_mover();
    request.moves.resize(start_.moves.size() + ply);
    return request;
}

std::optional<std::size_t> PlayGame::last_of_opponent() const {
    const auto last = std::find_if(plies_.rbegin(), plies_.rend(),
                                   [&](const RecordedPly& p) { return has_opponent() && p.side != human_side_; });
    if (last == plies_.rend()) return std::nullopt;
    return static_cast<std::size_t>(plies_.rend() - last) - 1;
}

bool PlayGame::computer_moves(const PositionInfo& info) const {
    return has_opponent() && info.side != human_side_;
}

Result<PositionInfo> PlayGame::make(const std::string& move, const PositionInfo& before, bool forced) {
    PositionRequest next = request_;
    next.moves.push_back(move);
    auto after = game_.inspect(next);
    if (!after) return after;
    request_ = std::move(next);
    plies_.push_back({before.side, game_.inspect(as_mover())->played.back(), {}, {}, {}, {}, {}});
    chosen_.push_back(!forced && !computer_moves(before));
    return after;
}

bool PlayGame::undo() {
    const auto last = std::find(chosen_.rbegin(), chosen_.rend(), true);
    if (last == chosen_.rend()) return false;
    const auto left = static_cast<std::size_t>(chosen_.rend() - last) - 1;
    chosen_.resize(left);
    plies_.resize(left);
    request_.moves.resize(start_.moves.size() + left);
    return true;
}

Record PlayGame::record() const {
    const bool hidden = about().hidden;
    const auto from = game_.inspect(start_), now = here();
    const std::string me(kHuman);
    Record record{about().name,
                  write_settings(from->rules),
                  human_side_ == 1 ? me : opponent_,
                  human_side_ == 2 ? me : opponent_,
                  hidden ? start_.position : from->position,  // the seed deals hidden cards again
                  request_.seed,
                  std::string(result_tag(now->outcome)),
                  hidden ? plies_before() : std::vector<RecordedPly>{}};
    record.plies.insert(record.plies.end(), plies_.begin(), plies_.end());
    return record;
}

// The moves that led to where this game was taken up.
std::vector<RecordedPly> PlayGame::plies_before() const {
    std::vector<RecordedPly> plies;
    PositionRequest at = start_;
    at.moves.clear();
    const auto here = game_.inspect(start_);
    for (const auto& move : here->played) {
        plies.push_back({game_.inspect(at)->side, move, {}, {}, {}, {}, {}});
        at.moves.push_back(move);
    }
    return plies;
}

}  // namespace rakus::app
