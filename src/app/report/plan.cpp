#include "app/report/plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/jobs/kinds.h"
#include "core/attached.h"

namespace rakus::app {
namespace {

constexpr std::size_t kMostInAMatch = 8;
constexpr std::string_view kExamplesShown = "3";
constexpr std::uint64_t kMoreWhereUndecided = 3;

// A player, and what a command calls it.
struct Entrant {
    std::string player, typed;
};
using Flags = std::map<std::string, std::string, std::less<>>;
using Maker = Result<JobMade> (*)(const Wish&);

class Planner {
   public:
    Planner(const Wish& wish, Findings& findings) : wish_(wish), found_(findings) {}

    std::vector<ReportTask> make() {
        add("match", "match", match_job, entrants(), {games()});
        for (std::size_t i = 0; i < found_.subjects.size(); ++i) {
            const Subject& s = found_.subjects[i];
            add(of_subject("examples", i), "counterexamples", examples_job, {{s.player, s.typed}},
                within(found_.effort.examples, {{"top", std::string(kExamplesShown)}}));
            add(of_subject("quality", i), "quality", quality_job, {{s.player, s.typed}},
                within(found_.effort.positions, {}));
            ablation(s, i);
        }
        return std::move(tasks_);
    }

   private:
    static std::string number(std::uint64_t n) { return fmt::format("{}", n); }
    Flags::value_type games() const {
        return found_.info().solitaire ? Flags::value_type{"runs", number(found_.effort.runs)}
                                       : Flags::value_type{"games", number(found_.effort.games)};
    }
    // Where the truth is searched for and not always found, the search has a limit in work, and there are more of them.
    Flags within(std::uint64_t positions, Flags flags) const {
        const bool undecided = found_.info().reach == Reach::bounds;
        flags.emplace("positions", number(positions * (undecided ? kMoreWhereUndecided : 1)));
        if (undecided) flags.emplace("nodes", number(found_.effort.nodes));
        return flags;
    }

    void add(std::string id, std::string_view command, Maker maker, const std::vector<Entrant>& who, Flags flags) {
        Wish wish = wish_, shown = wish_;
        wish.more = shown.more = std::move(flags);
        wish.players.clear(), shown.players.clear();
        shown.tables.clear();
        for (const Entrant& e : who) wish.players.push_back(e.player), shown.players.push_back(e.typed);
        tasks_.push_back({std::move(id), typed(command, shown), maker(wish)});
    }

    // Those reported on, the players of the game that are greedy by a text, and chance.
    std::vector<Entrant> entrants() const {
        std::vector<Entrant> all;
        for (const Subject& s : found_.subjects) all.push_back({s.player, s.typed});
        const auto texts = found_.game->texts();
        for (const PlayerInfo& p : found_.info().players) {
            const bool text = std::ranges::find(texts, p.name, &ShippedText::name) != texts.end();
            const bool there = std::ranges::find(all, p.name, &Entrant::player) != all.end();
            if ((text || p.name == "random") && !there && all.size() < kMostInAMatch) all.push_back({p.name, p.name});
        }
        return all;
    }

    // What each line of the text is worth: the player against itself without it.
    void ablation(const Subject& s, std::size_t i) {
        const std::string id = of_subject("ablation", i);
        if (s.text && found_.info().solitaire) return add(id, "match", match_job, without_each(s), {games()});
        Flags flags{{"trials", "0"}, {"games", "2"}, {"holdout", number(found_.effort.holdout)}};
        const bool by_line = s.text && s.lines.size() > 1;  // of one line, its weights
        if (by_line) flags.emplace("orders", "");
        add(id, "tune", tune_job, {by_line ? Entrant{s.text_player, s.typed_text()} : Entrant{s.player, s.typed}},
            std::move(flags));
    }
    // In a game for one: the text, and the text without each of its lines, as files of their own.
    std::vector<Entrant> without_each(const Subject& s) {
        std::vector<Entrant> all{{s.text_player, s.typed_text()}};
        const std::string stem = s.file.substr(0, s.file.rfind('.'));
        std::vector<double> places;
        double moving = 0;
        for (const TextLine& line : s.lines) places.push_back(line.moves ? ++moving : 1);
        for (std::size_t i = 0; i < s.lines.size(); ++i) {
            auto others = places;
            others[i] = 0;
            const auto text = found_.game->rearranged(s.text_player, others);
            if (!text) continue;
            const std::string file = fmt::format("{}-without-{}.greedy", stem, s.lines[i].number);
            found_.files.emplace(file, *text);
            all.push_back({write_attached({file, *text}), "@" + file});
        }
        return all;
    }

    const Wish& wish_;
    Findings& found_;
    std::vector<ReportTask> tasks_;
};

}  // namespace

std::vector<ReportTask> tasks_of(const Wish& wish, Findings& findings) {
    return Planner(wish, findings).make();
}

}  // namespace rakus::app
