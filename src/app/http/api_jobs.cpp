// The jobs that a request may ask for, with what a client may want of each.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "app/http/api.h"
#include "core/attached.h"
#include "core/player_text.h"

namespace rakus::app {
namespace {

constexpr double kLargestCost = 1.5;  // of a knob that costs time, against its default
constexpr double kSecondsAMove = 2;
constexpr double kSecondsOfJob = 600;
constexpr std::size_t kLongestText = 500;

// A field of a request: the flag of the same name of the command line.
struct FieldOfJob {
    enum Kind { whole, text, flag };
    std::string_view name;
    Kind kind = flag;
    std::uint64_t most = 0;
};
constexpr FieldOfJob whole_field(std::string_view name, std::uint64_t most) {
    return {name, FieldOfJob::whole, most};
}
constexpr FieldOfJob text_field(std::string_view name) {
    return {name, FieldOfJob::text};
}

struct KindOfJob {
    std::string_view verb, command;
    Result<JobMade> (*make)(const Wish&);
    std::vector<FieldOfJob> fields;
    std::vector<std::string_view> flags = {};  // of the command line that the verb stands for
    bool resumes = true;                       // by the command line too
};

const std::vector<KindOfJob>& kinds_of_jobs() {
    static const FieldOfJob nodes = whole_field("nodes", 100'000'000), openings = whole_field("openings", 1000);
    static const std::vector<KindOfJob> kinds{
        {"match",
         "match",
         match_job,
         {whole_field("games", 200'000), whole_field("runs", 100'000), openings, text_field("sprt"), {"gauntlet"}}},
        {"counterexamples",
         "counterexamples",
         examples_job,
         {whole_field("positions", 2000), whole_field("top", 50), whole_field("playouts", 200'000), openings, nodes}},
        {"tune",
         "tune",
         tune_job,
         {text_field("objective"),
          whole_field("trials", 2000),
          whole_field("games", 20'000),
          whole_field("holdout", 200'000),
          openings,
          nodes,
          {"orders"}}},
        {"compare",
         "compare",
         compare_job,
         {whole_field("positions", 10'000), whole_field("judged", 500), whole_field("top", 50),
          whole_field("playouts", 200'000), nodes}},
        {"quality", "quality", quality_job, {whole_field("positions", 10'000), openings, nodes}},
        {"report", "report", report_job, {{"quick"}, {"full"}}},
        {"beat", "exploit", exploit_job, {nodes, whole_field("seat", 2)}, {}, false},
        {"table", "solve", table_job, {}, {"build", "if-missing"}},
        {"verify", "solve", verify_job, {}, {"verify"}},
    };
    return kinds;
}

// "--games 3: expected .." in the words of a request.
Error as_of_a_field(Error e) {
    const auto translate = [](std::string& text, std::string_view lead) {
        if (!text.starts_with("--")) return;
        const auto end = std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", 2), text.size());
        text = fmt::format("{} '{}'{}", lead, text.substr(2, end - 2), text.substr(end));
    };
    translate(e.message.en, "request, field");
    translate(e.message.id, "permintaan, isian");
    return e;
}

double most_of(const Knob& knob) {
    if (knob.weighs) return knob.high;
    return knob.default_value > 0 ? knob.default_value * kLargestCost : kSecondsAMove;
}

}  // namespace

Status affordable(const AnyGame& game, const std::string& player) {
    // A player written out begins with a brace, or is the content of its own file; what comes behind is a deck.
    const auto behind = std::string_view(player).substr(end_of_player_text(player));
    if (const auto fine = player.starts_with('{') ? Status(Done{}) : only_own_decks(behind); !fine) return fine;
    const auto info = game.check_player(player);
    if (!info) return info.error();
    if (end_of_player_text(player) > 0) return Done{};  // its weights cost nothing
    const auto given = read_player(player);
    for (const auto& [name, value] : given->numbers)
        for (const Knob& knob : info->knobs)
            if (knob.name == name && value > most_of(knob))
                return bad_input({"player '{}': on the page {} may be at most {:g}",
                                  "pemain '{}': di halaman, {} paling besar {:g}"},
                                 player, name, most_of(knob));
    return Done{};
}

bool is_quick(const AnyGame& game, const std::string& player) {
    const auto info = game.check_player(player);
    if (!info) return true;
    if (end_of_player_text(player) > 0) return true;
    const bool only_weighs = !info->knobs.empty() && std::ranges::all_of(info->knobs, &Knob::weighs);
    return only_weighs || read_player(player)->name == game.describe().default_player;
}

Result<std::vector<std::string>> Api::players(Fields& fields, const AnyGame& game) const {
    auto who = fields.texts("players", limits_.match_players, kLongestPlayer);
    if (const auto one = fields.text("player", kLongestPlayer); !one.empty()) who.push_back(one);
    if (fields.fault()) return *fields.fault();
    for (auto& player : who) {
        player = as_a_word(player);
        if (const auto fine = affordable(game, player); !fine) return fine.error();
    }
    return who;
}

std::vector<std::string_view> Api::jobs() {
    std::vector<std::string_view> names;
    for (const KindOfJob& kind : kinds_of_jobs()) names.push_back(kind.verb);
    return names;
}

Result<JobAsked> Api::job(std::string_view verb, std::string_view body) const {
    const auto kind = std::ranges::find(kinds_of_jobs(), verb, &KindOfJob::verb);
    if (kind == kinds_of_jobs().end())
        return bad_input({"unknown request '{}'", "permintaan '{}' tidak dikenal"}, verb);
    Fields fields(body);
    const auto request = asked(fields);
    if (!request) return request.error();
    // A page shall not fill the disk with a table for every variant.
    if (kind->command == "solve" && !request->at.rules.empty())
        return bad_input("request, field 'rules': a table is built for the default rules",
                         "permintaan, isian 'rules': tabel dibuat untuk aturan bawaan");
    const auto who = players(fields, *request->game);
    if (!who) return who.error();
    Wish wish{request->game, request->at.rules, request->at.position, request->at.seed, *who, tables_, {}};
    for (const auto flag : kind->flags) wish.more.emplace(flag, "");
    for (const auto& f : kind->fields) {
        if (!fields.has(f.name)) continue;
        if (f.kind == FieldOfJob::flag) {
            if (fields.flag(f.name)) wish.more.emplace(f.name, "");
        } else {
            wish.more.emplace(f.name, f.kind == FieldOfJob::text ? fields.text(f.name, kLongestText)
                                                                 : fmt::format("{}", fields.whole(f.name, 0, f.most)));
        }
    }
    const double seconds = fields.number("seconds", kForever, kSecondsOfJob);
    if (fields.fault()) return *fields.fault();
    auto job = kind->make(wish);
    if (!job) return as_of_a_field(job.error());
    return JobAsked{std::move(*job), typed(kind->command, wish) + (kind->resumes ? " --resume" : ""), seconds};
}

}  // namespace rakus::app
