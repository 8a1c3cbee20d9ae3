// rakus truth --opening: the shortest turn that wins, and the one that scores most.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/sheet.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

Json json_of_feat(const TurnFeat& feat) {
    return {{"moves", feat.moves},
            {"decorated", feat.decorated},
            {"length", feat.moves.size()},
            {"banked", feat.score},
            {"exact", feat.proved}};
}

Json as_json(const OpeningReport& report, std::string_view game) {
    Json j = document("truth", game, report.rules);
    j["position"] = report.position;
    j["source"] = "search";
    j["truth"] = json_of(report.truth);
    Json& opening = j["opening"];
    opening["unit"] = report.truth.unit;
    opening["needed"] = report.needed;
    opening["most"] = report.most;
    opening["shortest"] = report.shortest ? json_of_feat(*report.shortest) : Json(nullptr);
    if (!report.shortest) opening["none_wins"] = report.none_wins;
    opening["largest"] = json_of_feat(report.largest);
    if (report.cut != Cut::none) j["cut"] = cut_name(report.cut);
    // The largest turn again, where the truth of a position has its line.
    j["line"] = report.largest.moves;
    j["banked"] = report.largest.score;
    return j;
}

std::string shortest_in_words(const OpeningReport& report, const Console& console) {
    if (!report.shortest)
        return std::string(
            report.none_wins
                ? console.say("no turn wins by itself (proved)", "tidak ada giliran yang menang sendiri (terbukti)")
                : console.say("none found (the search was cut short)", "tidak ditemukan (pencarian terpotong)"));
    const Words proof = report.shortest->proved
                            ? Words{"proved: none is shorter", "terbukti: tidak ada yang lebih pendek"}
                            : Words{"found; a shorter one may exist", "ditemukan; mungkin ada yang lebih pendek"};
    const auto moves = static_cast<std::int64_t>(report.shortest->moves.size());
    return phrase(console.lang, {"{} {} {} ({})\n  {}", "{} {} {} ({})\n  {}"},
                  count_in_words(moves, kMoveNoun, console.lang),
                  console.say(moves == 1 ? "banks" : "bank", "menyimpan"), report.shortest->score, console.say(proof),
                  fmt::join(report.shortest->decorated, " "));
}

std::string largest_in_words(const OpeningReport& report, const Console& console) {
    const Words proof = report.largest.proved
                            ? Words{"proved: none banks more", "terbukti: tidak ada yang lebih banyak"}
                            : Words{"the most found; the search was cut, more may exist",
                                    "terbanyak yang ditemukan; pencarian dipotong, mungkin ada yang lebih"};
    return phrase(console.lang, {"{} of {} in {} ({})\n  {}", "{} dari {} dalam {} ({})\n  {}"}, report.largest.score,
                  report.most, count_in_words(report.largest.moves.size(), kMoveNoun, console.lang), console.say(proof),
                  fmt::join(report.largest.decorated, " "));
}

void print_text(const OpeningReport& report, const GameInfo& info, Console& console) {
    console.print(fmt::format("{} · {} · {} {} · {} {}\n", console.bold(console.say(info.title)), report.position,
                              console.say("player", "pemain"), report.side, console.say("rules", "aturan"),
                              rules_in_words(report.rules, info, console.lang)));
    console.print(phrase(console.lang,
                         {"One turn wins with {} of {} {}.\n", "Satu giliran menang dengan {} dari {} {}.\n"},
                         report.needed, report.most, unit_in_words(report.truth.unit, console.lang)));
    console.print(fmt::format("{}: {}\n", console.say("shortest win", "kemenangan terpendek"),
                              shortest_in_words(report, console)));
    console.print(
        fmt::format("{}: {}\n", console.say("largest turn", "giliran terbesar"), largest_in_words(report, console)));
    console.print(fmt::format("{}: {} ({})\n",
                              console.say("truth, by this turn alone", "kebenaran, dari giliran ini saja"),
                              truth_in_words(report.truth, console.lang), kind_in_words(report.truth, console.lang)));
}

}  // namespace

Result<int> answer_opening(const AnyGame& game, const PositionRequest& request, const TruthLimits& limits,
                           Console& console) {
    const auto report = game.opening(request, limits);
    if (!report) return report.error();
    if (console.json())
        print_document(as_json(*report, game.describe().name), console);
    else
        print_text(*report, game.describe(), console);
    if (report->cut != Cut::none) console.tell(cut_in_words(report->cut, console.lang));
    if (console.verbose) console.tell(fmt::format("{} {}", report->nodes, console.say("nodes", "simpul")));
    return report->cut == Cut::cancelled ? kInterrupted : 0;
}

}  // namespace rakus::app
