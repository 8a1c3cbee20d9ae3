#include "app/play_counsel.h"

#include <fmt/format.h>

#include "app/advice_text.h"
#include "app/interrupt.h"
#include "app/move_words.h"
#include "app/waiting.h"
#include "app/words_for.h"

namespace rakus::app {

Result<Advice> PlayCounsel::ask(const PositionRequest& where, const std::string& player) const {
    Waiting waiting(console_);
    const AdviseOptions options{.whole_turn = false,
                                .truth = {},
                                .truth_everywhere = false,
                                .tables = limits_.tables,
                                .budget = waiting.budget(kForever)};
    auto advice = played_.game().advise(where, player, options);
    waiting.over();
    ignore_wishes();
    return advice;
}

std::string PlayCounsel::hint() const {
    const auto advice = ask(played_.as_mover(), adviser_);
    if (!advice || advice->steps.empty()) return "";
    const StepInfo& step = advice->steps[0];
    const Text words = move_in_words(played_.game(), played_.as_mover(), step.pick);
    return fmt::format("{}: {}{}\n", console_.say("hint", "petunjuk"), step.pick_decorated,
                       words.en.empty() ? "" : ", " + console_.say(words));
}

std::string PlayCounsel::why() const {
    const auto advice = ask(played_.as_mover(), adviser_);
    return advice && !advice->steps.empty() ? candidate_table(advice->steps[0], console_) : "";
}

std::string PlayCounsel::recommendation() const {
    const auto advice = ask(played_.as_mover(), adviser_);
    if (!advice || advice->steps.empty() || advice->steps[0].pick.empty()) return "";
    const StepInfo& step = advice->steps[0];
    const std::string told = step.pick_told.en.empty() ? "" : fmt::format(" ({})", console_.say(step.pick_told));
    return fmt::format("{}: {}{}\n", console_.say("recommendation", "rekomendasi"), step.pick_decorated, told);
}

std::string PlayCounsel::reasons() const {
    const auto last = played_.last_of_opponent();
    if (!played_.has_opponent())
        return std::string(console_.say("There is no opponent here.\n", "Di sini tidak ada lawan.\n"));
    if (!last) return std::string(console_.say("The opponent has not moved yet.\n", "Lawan belum melangkah.\n"));
    if (!played_.sees_all())
        return std::string(console_.say("Its reasons would tell the cards that it holds.\n",
                                        "Alasannya akan membuka kartu yang dipegangnya.\n"));
    const auto advice = ask(played_.before(*last), played_.opponent());
    if (!advice || advice->steps.empty()) return "";
    const RecordedPly& ply = played_.plies()[*last];
    return fmt::format("{} {}: {}\n", console_.say("player", "pemain"), ply.side, ply.move) +
           candidate_table(advice->steps[0], console_);
}

std::string PlayCounsel::truth() const {
    Waiting waiting(console_);
    TruthLimits limits = limits_;
    static_cast<Budget&>(limits) = waiting.budget(limits_.seconds);
    const auto report = played_.game().truth(played_.as_mover(), limits);
    waiting.over();
    ignore_wishes();
    if (!report) return console_.say(report.error().message) + "\n";
    std::string out = fmt::format("{} ({})\n", truth_in_words(report->truth, console_.lang),
                                  kind_in_words(report->truth, console_.lang));
    if (!report->note.en.empty()) out += fmt::format("  {}\n", console_.say(report->note));
    out += truth_table(*report, console_);
    if (report->cut != Cut::none) out += cut_in_words(report->cut, console_.lang) + "\n";
    return out;
}

}  // namespace rakus::app
