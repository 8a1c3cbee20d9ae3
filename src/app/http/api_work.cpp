// The long work that a request may ask for, checked and made ready.
#include <fmt/format.h>

#include <algorithm>

#include "app/http/api.h"
#include "app/match_spec.h"
#include "core/attached.h"
#include "core/player_text.h"

namespace rakus::app {
namespace {

constexpr double kUnbounded = 1e9;    // a knob with this upper end is a weight and costs nothing
constexpr double kLargestCost = 1.5;  // of a knob that costs time, against its default
constexpr double kSecondsAMove = 2;
constexpr double kSecondsAnExample = 2;
constexpr std::size_t kMostExamples = 50;

double most_of(const Knob& knob) {
    if (knob.high >= kUnbounded) return knob.high;
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
                return bad_input(
                    fmt::format("player '{}': on the page {} may be at most {:g}", player, name, most_of(knob)),
                    fmt::format("pemain '{}': di halaman, {} paling besar {:g}", player, name, most_of(knob)));
    return Done{};
}

bool is_quick(const AnyGame& game, const std::string& player) {
    const auto info = game.check_player(player);
    if (!info) return true;
    if (end_of_player_text(player) > 0) return true;
    const bool only_weighs =
        !info->knobs.empty() && std::ranges::all_of(info->knobs, [](const Knob& k) { return k.high >= kUnbounded; });
    return only_weighs || read_player(player)->name == game.describe().default_player;
}

Result<std::unique_ptr<Work>> Api::work(std::string_view verb, std::string_view body) const {
    Fields fields(body);
    if (verb == "match") return match(fields);
    if (verb == "counterexamples") return examples(fields);
    return table(fields);
}

Result<std::vector<std::string>> Api::players(Fields& fields, const AnyGame& game, std::size_t least) const {
    auto players = fields.texts("players", limits_.match_players, kLongestPlayer);
    if (fields.fault()) return *fields.fault();
    if (players.size() < least)
        return bad_input(fmt::format("request, field 'players': expected {} or more", least),
                         fmt::format("permintaan, isian 'players': seharusnya {} atau lebih", least));
    for (auto& player : players) {
        player = as_a_word(player);
        if (const auto fine = affordable(game, player); !fine) return fine.error();
    }
    return players;
}

Result<std::unique_ptr<Work>> Api::match(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const AnyGame& game = *request->game;
    if (const auto ready = game.inspect(request->at); !ready) return ready.error();
    if (game.solitaire()) return runs(fields, *request);
    const auto who = players(fields, game, 2);
    if (!who) return who.error();
    const auto games = fields.whole("games", 200, limits_.match_games);
    const auto plies = fields.whole("openings", static_cast<std::uint64_t>(game.describe().opening_plies), 1000);
    if (fields.fault()) return *fields.fault();
    if (games < 2 || games % 2 != 0)
        return bad_input(
            "request, field 'games': expected an even number, games are played in side-swapped pairs",
            "permintaan, isian 'games': seharusnya bilangan genap, permainan berpasangan dengan bertukar sisi");
    lab::TournamentSpec spec{game.describe().name, request->at.rules,        request->at.position, *who, games / 2,
                             request->at.seed,     {static_cast<int>(plies)}};
    spec.tables = tables_;
    auto ready_spec = settled(game, std::move(spec));
    if (!ready_spec) return ready_spec.error();
    return match_work(game, std::move(*ready_spec));
}

Result<std::unique_ptr<Work>> Api::runs(Fields& fields, const Asked& request) const {
    const auto who = players(fields, *request.game, 1);
    if (!who) return who.error();
    const auto runs = fields.whole("runs", 1000, limits_.runs);
    if (fields.fault()) return *fields.fault();
    if (runs == 0)
        return bad_input("request, field 'runs': expected 1 or more",
                         "permintaan, isian 'runs': seharusnya 1 atau lebih");
    return runs_work(*request.game, {request.at.rules, request.at.position, *who, request.at.seed, 0, runs});
}

Result<std::unique_ptr<Work>> Api::examples(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto named = as_a_word(fields.text("player", kLongestPlayer));
    ExamplesRequest examples{request->at.rules,
                             named.empty() ? request->game->describe().default_player : named,
                             request->at.seed,
                             fields.whole("positions", 100, limits_.example_positions),
                             fields.number("seconds", 0.5, kSecondsAnExample),
                             fields.whole("top", 10, kMostExamples),
                             tables_};
    if (fields.fault()) return *fields.fault();
    if (const auto fine = affordable(*request->game, examples.player); !fine) return fine.error();
    if (const auto start = request->game->inspect({examples.rules, "", {}, 1}); !start) return start.error();
    return examples_work(*request->game, std::move(examples));
}

// Only under the usual rules: a page shall not fill the disk with a table for every variant.
Result<std::unique_ptr<Work>> Api::table(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    if (!request->game->tables())
        return bad_input("request, field 'game': this game has no table",
                         "permintaan, isian 'game': permainan ini tidak punya tabel");
    if (!request->at.rules.empty())
        return bad_input("request, field 'rules': a table is built for the default rules",
                         "permintaan, isian 'rules': tabel dibuat untuk aturan bawaan");
    TableRequest wanted{"", tables_, 0, 1};
    wanted.anew = false;
    return table_work(*request->game, std::move(wanted));
}

}  // namespace rakus::app
