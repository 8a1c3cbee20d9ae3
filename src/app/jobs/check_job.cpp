#include "app/jobs/check_job.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/jobs/match_spec.h"
#include "app/jobs/thinking.h"

namespace rakus::app {
namespace {

constexpr std::size_t kWorstListed = 5;

SpecFields spec_of_check(const CheckWish& wish) {
    SpecFields fields{{"rules", wish.rules},
                      {"games", fmt::format("{}", wish.games)},
                      {"positions", fmt::format("{}", wish.positions)},
                      {"nodes", fmt::format("{}", wish.nodes)},
                      {"playouts", fmt::format("{}", wish.playouts)},
                      {"seed", fmt::format("{}", wish.seed)},
                      {"against", wish.against}};
    for (const Submission& s : wish.texts)
        if (s.good()) fields.emplace_back("player", s.word);
    return fields;
}

// The blocks of a part, by its own numbers.
lab::Finished blocks_from(const lab::Finished& finished, std::size_t first, std::size_t count) {
    lab::Finished out;
    for (auto at = finished.lower_bound(first); at != finished.end() && at->first < first + count; ++at)
        out.emplace(at->first - first, at->second);
    return out;
}

Error odd_number_of_games() {
    return usage_error("--games: expected an even number, games are played in side-swapped pairs",
                       "--games: seharusnya bilangan genap, permainan berpasangan dengan bertukar sisi");
}

}  // namespace

Result<CheckJob::Class> CheckJob::class_of(const CheckWish& wish, const AnyGame& game) {
    Class c{&game, {}, wish.against.empty() ? game.describe().default_player : wish.against, nullptr};
    for (std::size_t i = 0; i < wish.texts.size(); ++i)
        if (wish.texts[i].good() && wish.texts[i].game == &game) c.texts.push_back(i);
    if (c.texts.empty()) return c;
    Wish match{&game, wish.rules, "", wish.seed, {}, wish.tables, {{"games", fmt::format("{}", wish.games)}}};
    for (const auto i : c.texts) match.players.push_back(wish.texts[i].word);
    if (wish.positions > 0)
        for (const auto& player : match.players)
            c.examples.push_back(std::make_unique<ExamplesJob>(
                game, ExamplesWish{{match.canonical_rules(), player, wish.tables, wish.seed, wish.positions},
                                   wish.playouts,
                                   wish.nodes,
                                   kWorstListed,
                                   {}}));
    if (wish.games == 0 || game.solitaire()) return c;
    if (const auto known = game.check_player(c.rival, wish.rules); !known) return known.error();
    match.players.push_back(c.rival);
    auto spec = match_spec_of(match);
    if (!spec) return spec.error();
    c.match = std::make_unique<MatchJob>(game, std::move(*spec));
    return c;
}

Result<std::unique_ptr<const CheckJob>> CheckJob::of(CheckWish wish) {
    if (wish.games % 2 != 0) return odd_number_of_games();
    std::vector<Class> classes;
    for (const AnyGame* game : all_games()) {
        auto c = class_of(wish, *game);
        if (!c) return c.error();
        if (!c->texts.empty()) classes.push_back(std::move(*c));
    }
    if (classes.empty()) return std::unique_ptr<const CheckJob>();
    const AnyGame& first = *classes[0].game;
    return std::unique_ptr<const CheckJob>(new CheckJob(first, std::move(wish), std::move(classes)));
}

CheckJob::CheckJob(const AnyGame& game, CheckWish wish, std::vector<Class> classes)
    : BlockJob("check", game, spec_of("check", game, spec_of_check(wish)), wish.seed),
      wish_(std::move(wish)),
      classes_(std::move(classes)) {
    std::size_t first = 0;
    const auto add = [&](const BlockJob* job) {
        if (!job) return;
        parts_.push_back({job, first});
        first += job->blocks();
    };
    for (const Class& c : classes_) {
        add(c.match.get());
        add(c.examples.empty() ? nullptr : c.examples[0].get());
    }
}

std::size_t CheckJob::blocks() const {
    return parts_.empty() ? 0 : parts_.back().first + parts_.back().job->blocks();
}

std::vector<std::size_t> CheckJob::order() const {
    std::vector<std::size_t> all;
    for (const Part& part : parts_)
        for (const auto block : part.job->order()) all.push_back(part.first + block);
    return all;
}

const CheckJob::Part& CheckJob::part_of(std::size_t block) const {
    return *std::prev(std::ranges::upper_bound(parts_, block, {}, &Part::first));
}

std::uint64_t CheckJob::units(std::size_t block) const {
    const Part& part = part_of(block);
    return part.job->units(block - part.first);
}

Result<std::string> CheckJob::play(std::size_t block, const Budget& budget) const {
    const Part& part = part_of(block);
    return part.job->play(block - part.first, budget);
}

std::vector<Text> CheckJob::warnings() const {
    std::vector<Text> out;
    for (const Class& c : classes_)
        if (c.match) std::ranges::move(c.match->warnings(), std::back_inserter(out));
    return out;
}

// What the blocks from `first` on say of a class.
Status CheckJob::measure(const Class& c, std::size_t first, const lab::Finished& finished, CheckFigures& out) const {
    const auto start = c.game->inspect({wish_.rules, "", {}, 1});
    if (!start) return start.error();
    CheckedClass figures{c.game, start->rules, c.texts, c.rival, {}};
    if (c.match) {
        auto report = c.match->report(blocks_from(finished, first, c.match->blocks()));
        if (!report) return report.error();
        figures.match.emplace(dynamic_cast<const MatchAnswer&>(**report).figures);
        first += c.match->blocks();
    }
    for (std::size_t i = 0; i < c.texts.size(); ++i) {
        CheckedText& text = out.texts[c.texts[i]];
        if (figures.match) text.line = figures.match->lines[i];
        if (!c.examples.empty()) {
            auto report = c.examples[i]->report(blocks_from(finished, first, c.examples[i]->blocks()));
            if (!report) return report.error();
            text.examples = dynamic_cast<const ExamplesAnswer&>(**report).found;
        }
        if (!wish_.timed) continue;
        const auto thinks = thinking_of(*c.game, wish_.rules, text.text.word, wish_.seed);
        if (!thinks) return thinks.error();
        text.choices_a_second = 1 / std::max(thinks->seconds, 1e-9);
    }
    out.classes.push_back(std::move(figures));
    return Done{};
}

Result<ReportMade> CheckJob::report(const lab::Finished& finished) const {
    CheckFigures figures = only_read(wish_);
    std::size_t first = 0;
    for (const Class& c : classes_) {
        if (const auto measured = measure(c, first, finished, figures); !measured) return measured.error();
        first += (c.match ? c.match->blocks() : 0) + (c.examples.empty() ? 0 : c.examples[0]->blocks());
    }
    return ReportMade(std::make_unique<CheckAnswer>(std::move(figures)));
}

CheckFigures only_read(const CheckWish& wish) {
    CheckFigures figures{wish.seed, {}, {}};
    for (const Submission& s : wish.texts) figures.texts.push_back({s, {}, {}, {}, {}});
    for (std::size_t i = 0; i < wish.texts.size(); ++i)
        for (std::size_t j = 0; j < i && !figures.texts[i].same_as; ++j)
            if (wish.texts[i].good() && same_content(wish.texts[i], wish.texts[j])) figures.texts[i].same_as = j;
    return figures;
}

}  // namespace rakus::app
