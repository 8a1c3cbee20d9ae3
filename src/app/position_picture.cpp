#include "app/position_picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/words_for.h"

namespace rakus::app {
namespace {

constexpr std::size_t kMovesListed = 16, kBestArrows = 3;

std::string caption_of(const PositionInfo& info, const GameInfo& game, Lang lang) {
    const std::string& title = game.title.in(lang);
    if (info.outcome) return fmt::format("{} · {}", title, outcome_in_words(*info.outcome, game, lang));
    if (game.solitaire) return title;
    return phrase(lang, {"{} · player {} to move", "{} · pemain {} melangkah"}, title, info.side);
}

// Where the last move went, as its first step tells.
std::vector<report::Mark> last_move(const Drawing& drawing) {
    for (const Step& s : drawing.steps)
        if (s.kind == StepKind::move && !s.from.empty())
            return {{report::MarkKind::played, {s.from, s.along.empty() ? s.to : s.along.back()}}};
    return {};
}

Result<report::Mark> mark_of(const AnyGame& game, const PositionRequest& at, const Drawing& drawing,
                             const MarkedMove& marked) {
    const auto touch = std::ranges::find(drawing.moves, marked.move, &Touch::move);
    if (touch == drawing.moves.end())
        return bad_input(
            {"draw: '{}' cannot be played in this position", "draw: '{}' tidak dapat dimainkan di posisi ini"},
            marked.move);
    const auto preview = game.preview(at, marked.move);
    return report::Mark{marked.kind, report::path_of(*touch, preview ? preview->steps : std::vector<Step>()),
                        marked.label};
}

// The moves from best to worst.
std::vector<const TruthReport::MoveTruth*> by_worth(const TruthReport& truth) {
    std::vector<const TruthReport::MoveTruth*> out;
    for (const auto& move : truth.order)
        if (const auto at = std::ranges::find(truth.moves, move, &TruthReport::MoveTruth::move);
            at != truth.moves.end())
            out.push_back(&*at);
    for (const auto& m : truth.moves)
        if (std::ranges::find(out, &m) == out.end()) out.push_back(&m);
    return out;
}

void add_truth(const TruthReport& truth, const Drawing& drawing, Lang lang, std::vector<MarkedMove>& marks,
               std::vector<report::LegendLine>& legend) {
    std::size_t arrows = 0;
    for (const auto* m : by_worth(truth)) {
        const bool best = m->verdict.best == Claim::proved || m->verdict.best == Claim::likely;
        const bool marked = std::ranges::find(marks, m->move, &MarkedMove::move) != marks.end();
        if (best && !marked && arrows++ < kBestArrows) marks.push_back({m->move, report::MarkKind::best, m->decorated});
        if (legend.size() == kMovesListed) {
            legend.push_back({fmt::format("+{}", truth.moves.size() - kMovesListed)});
            return;
        }
        const auto touch = std::ranges::find(drawing.moves, m->move, &Touch::move);
        legend.push_back({m->decorated, touch == drawing.moves.end() ? "" : touch->words.in(lang),
                          truth_in_words(m->truth, lang), claim_in_words(m->verdict, lang)});
    }
}

}  // namespace

Result<std::string> position_picture(const AnyGame& game, const PositionRequest& at, const PictureOptions& options,
                                     Lang lang) {
    const auto info = game.inspect(at);
    if (!info) return info.error();
    const auto drawing = game.draw(at);
    if (!drawing) return drawing.error();
    report::PictureWish wish{caption_of(*info, game.describe(), lang), "", {}, {}, options.style, lang};
    if (options.caption) wish.caption = wish.title;
    wish.title += ": " + info->position;
    auto moves = options.moves;
    if (options.truth) {
        add_truth(*options.truth, *drawing, lang, moves, wish.legend);
        wish.legend.push_back(
            {fmt::format("{}: {} ({})", phrase(lang, {"the position", "posisinya"}),
                         truth_in_words(options.truth->truth, lang), kind_in_words(options.truth->truth, lang))});
    }
    if (options.last) wish.marks = last_move(*drawing);
    for (const auto& marked : moves) {
        auto mark = mark_of(game, at, *drawing, marked);
        if (!mark) return mark.error();
        wish.marks.push_back(std::move(*mark));
    }
    return report::picture_of(drawing->scene, wish);
}

}  // namespace rakus::app
