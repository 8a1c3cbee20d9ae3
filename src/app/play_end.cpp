#include "app/play_end.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "app/game_judged.h"
#include "app/interrupt.h"
#include "app/waiting.h"
#include "app/words_for.h"

namespace rakus::app {

std::string result_text(const PlayGame& played, const PositionInfo& info, const TruthLimits& limits,
                        const Console& console) {
    const auto end =
        console.in_is_terminal ? played.game().truth(played.as_mover(), limits) : Result<TruthReport>(was_cancelled());
    const Exact* margin = end ? end->truth.exact() : nullptr;
    std::string by;
    if (margin && margin->margin && *margin->margin != 0)
        by = phrase(console.lang, {" by {}", " selisih {}"}, std::abs(*margin->margin));
    return fmt::format("{}: {}{}\n", console.say("result", "hasil"),
                       outcome_in_words(*info.outcome, played.about(), console.lang), by);
}

// A person waits some seconds for it. Where cards are hidden only the person's own choices are looked at.
std::string value_kept_text(const PlayGame& played, const TruthLimits& limits, const Console& console) {
    const bool estimate = played.about().reach == Reach::estimate;
    const double patience = estimate ? 8 : 20;
    const int person = played.has_opponent() || played.about().solitaire ? played.human_side() : 0;
    JudgeRequest request{played.start(), {}, played.sees_all() ? 0 : person, limits};
    if (estimate && limits.playouts == 0) request.limits.playouts = 400;
    for (const auto& p : played.plies()) request.moves.push_back(p.move);
    Waiting waiting(console);
    const Watch watch(waiting.budget(std::min(limits.seconds, patience)));
    const auto judged = judge_game(played.game(), request, watch);
    waiting.over();
    ignore_wishes();
    return judged_text(judged, person, console);
}

Json play_document(const PlayGame& played, const PositionInfo& info) {
    Json j = document("play", played.about().name, info.rules);
    if (info.outcome || !played.about().hidden) j["seed"] = played.start().seed;
    const auto since = static_cast<std::ptrdiff_t>(played.start().moves.size());
    j["moves"] = std::vector(info.played.begin() + since, info.played.end());
    j["position"] = info.position;
    j["outcome"] = info.outcome ? Json(static_cast<int>(*info.outcome)) : Json(nullptr);
    return j;
}

}  // namespace rakus::app
