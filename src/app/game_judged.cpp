#include "app/game_judged.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/words_for.h"

namespace rakus::app {
namespace {

constexpr std::size_t kMostMoments = 6;

bool kept(const JudgedPly& p) {
    return p.verdict.best == Claim::proved || p.verdict.best == Claim::likely || p.verdict.loss == 0.0;
}

std::string side_name(int side, int human_side, const Console& console) {
    if (human_side == 0) return fmt::format("{} {}", console.say("player", "pemain"), side);
    return std::string(side == human_side ? console.say("you", "Anda") : console.say("the opponent", "lawan"));
}

std::string kept_line(const JudgedGame& game, int side, int human_side, const Console& console) {
    std::size_t choices = 0, good = 0;
    for (const JudgedPly& p : game.plies)
        if (p.side == side) ++choices, good += kept(p) ? 1 : 0;
    if (choices == 0) return "";
    return phrase(console.lang,
                  {"  {}: {} of {} choices kept the value ({} %)\n", "  {}: {} dari {} pilihan menjaga nilai ({} %)\n"},
                  side_name(side, human_side, console), good, choices, 100 * good / choices);
}

std::string moment_line(const JudgedPly& p, int human_side, const Console& console) {
    return phrase(console.lang, {"  ply {}, {}: {}{} {}; {} {}\n", "  langkah ke-{}, {}: {}{} {}; {} {}\n"}, p.number,
                  side_name(p.side, human_side, console), p.move, p.verdict.glyph,
                  truth_in_words(p.truth, console.lang), p.best, truth_in_words(p.best_truth, console.lang));
}

std::optional<JudgedPly> judged_ply(const TruthReport& report, const std::string& played) {
    const auto move =
        std::ranges::find_if(report.moves, [&](const auto& m) { return m.move == played || m.decorated == played; });
    if (move == report.moves.end() || report.moves.size() < 2 || report.optimum.moves.empty()) return std::nullopt;
    const auto best = std::ranges::find(report.moves, report.optimum.moves[0], &TruthReport::MoveTruth::move);
    if (best == report.moves.end() || report.optimum.claim > Claim::likely) return std::nullopt;
    return JudgedPly{0, report.side, move->decorated, best->decorated, move->verdict, move->truth, best->truth};
}

}  // namespace

JudgedGame judge_game(const AnyGame& game, const PositionRequest& start, const std::vector<std::string>& moves,
                      const TruthLimits& asked, const Watch& watch) {
    JudgedGame judged;
    TruthLimits limits = asked;
    limits.all_moves = true;
    // The last moves are judged quickly, and what they know helps those before.
    for (std::size_t i = moves.size(); i-- > 0 && !watch.out();) {
        PositionRequest before = start;
        before.see = start.see == See::all ? See::all : See::mover;
        before.moves.insert(before.moves.end(), moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i));
        static_cast<Budget&>(limits) = watch.share(1.0 / static_cast<double>(i + 1));
        const auto report = game.truth(before, limits);
        auto ply = report ? judged_ply(*report, moves[i]) : std::nullopt;
        if (!ply) continue;
        ply->number = i + 1;
        judged.plies.insert(judged.plies.begin(), std::move(*ply));
    }
    judged.cut = watch.cut();
    return judged;
}

std::string judged_text(const JudgedGame& game, int human_side, const Console& console) {
    std::string out = kept_line(game, 1, human_side, console) + kept_line(game, 2, human_side, console);
    if (out.empty()) return out;
    out = std::string(console.say("Value kept\n", "Nilai terjaga\n")) + out;
    std::string moments;
    std::size_t n = 0;
    for (const JudgedPly& p : game.plies)
        if (p.verdict.glyph == "??" && n++ < kMostMoments) moments += moment_line(p, human_side, console);
    if (!moments.empty()) out += std::string(console.say("Deciding moments\n", "Saat yang menentukan\n")) + moments;
    if (game.cut != Cut::none) out += "  " + cut_in_words(game.cut, console.lang) + "\n";
    return out;
}

}  // namespace rakus::app
