#include "app/move_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus::app {
namespace {

// What nobody knows from the move alone.
bool is_news(const Step& s, const Drawing& drawing) {
    return !s.words.en.empty() && s.words != drawing.last.words && (s.chance || s.kind != StepKind::move);
}

}  // namespace

Text move_in_words(const AnyGame& game, const PositionRequest& before, const std::string& move) {
    const auto drawing = game.draw(before);
    if (!drawing) return {};
    const auto made = std::ranges::find(drawing->moves, move, &Touch::move);
    return made == drawing->moves.end() ? Text{} : made->words;
}

std::string told_move(const Drawing& drawing, Lang lang) {
    const auto& [words, detail] = drawing.last;
    const bool news = std::ranges::any_of(drawing.steps, [&](const Step& s) { return is_news(s, drawing); });
    std::string out = words.en.empty() ? "" : ", " + words.in(lang);
    if (!news && !detail.en.empty() && drawing.steps.size() > 1) out += fmt::format(" ({})", detail.in(lang));
    out += "\n";
    for (const Step& s : drawing.steps)
        if (is_news(s, drawing)) out += fmt::format("  {}\n", s.words.in(lang));
    return out;
}

}  // namespace rakus::app
