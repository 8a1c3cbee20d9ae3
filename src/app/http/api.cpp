#include "app/http/api.h"

#include <fmt/format.h>

#include "app/answers.h"
#include "app/match_record.h"
#include "app/scene_json.h"
#include "core/attached.h"
#include "core/player_text.h"
#include "core/walk.h"

namespace rakus::app {
namespace {

constexpr std::string_view kBusy = "the server is busy with other work; try again";

std::string player_or_default(Fields& fields, const AnyGame& game) {
    const auto player = as_a_word(fields.text("player", kLongestPlayer));
    return player.empty() ? game.describe().default_player : player;
}

// Whose eyes the answer is for: those of the side to move, unless the request says otherwise.
See eyes_of(Fields& fields) {
    const auto viewer = fields.whole("viewer", 0, 2);
    return fields.flag("see_all") ? See::all : viewer == 1 ? See::first : viewer == 2 ? See::second : See::mover;
}

Result<Json> look_at(const Asked& request, bool scene) {
    const auto info = request.game->inspect(request.at);
    if (!info) return info.error();
    Json document = position_document(*info, request.game->describe().name, request.at.seed);
    if (!scene) return document;
    const auto drawing = request.game->draw(request.at);
    if (!drawing) return drawing.error();
    add_drawing(*drawing, document);
    return document;
}

}  // namespace

std::string as_a_word(const std::string& player) {
    return is_player_text(player) ? player_word(player) : player;
}

Status only_own_decks(std::string_view text) {
    if (text.find('{') == text.npos) return Done{};
    return bad_input("request: decks of your own cannot be sent, only named ones",
                     "permintaan: dek sendiri tidak dapat dikirim, hanya yang bernama");
}

Error busy() {
    return internal_error(std::string(kBusy), "server sedang sibuk; coba lagi");
}
bool is_busy(const Error& e) {
    return e.message.en == kBusy;
}

std::span<const Api::Verb> Api::verbs() {
    static constexpr Verb all[] = {
        {"position", [](const Api& api, Fields& f, const Client&) { return api.position(f); }},
        {"preview", [](const Api& api, Fields& f, const Client&) { return api.preview(f); }},
        {"edit", [](const Api& api, Fields& f, const Client&) { return api.edit(f); }},
        {"advise", [](const Api& api, Fields& f, const Client& c) { return api.advise(f, false, c); }},
        {"trace", [](const Api& api, Fields& f, const Client& c) { return api.advise(f, true, c); }},
        {"truth", [](const Api& api, Fields& f, const Client& c) { return api.truth(f, c); }},
        {"exploit", [](const Api& api, Fields& f, const Client& c) { return api.exploit(f, c); }},
        {"features", [](const Api& api, Fields& f, const Client&) { return api.features(f); }},
        {"players", [](const Api& api, Fields& f, const Client&) { return api.players_texts(f); }},
        {"check", [](const Api& api, Fields& f, const Client&) { return api.check(f); }},
        {"samples", [](const Api& api, Fields& f, const Client&) { return api.samples(f); }},
        {"record", [](const Api& api, Fields& f, const Client& c) { return api.record(f, c); }},
    };
    return all;
}

std::vector<std::string_view> Api::answers() {
    std::vector<std::string_view> names;
    for (const Verb& verb : verbs()) names.push_back(verb.name);
    return names;
}

Result<Json> Api::answer(std::string_view verb, std::string_view body, const Client& client) const {
    Fields fields(body);
    const auto known = std::ranges::find(verbs(), verb, &Verb::name);
    if (known != verbs().end()) return known->answer(*this, fields, client);
    return usage_error(
        {"unknown request '{}', expected one of {}", "permintaan '{}' tidak dikenal, seharusnya salah satu dari {}"},
        verb, fmt::join(answers(), ", "));
}

Result<Asked> Api::asked(Fields& fields) const {
    const auto name = fields.text("game", 40);
    Asked asked{find_game(name),
                {fields.text("rules", 500), fields.text("position"), fields.texts("moves", limits_.moves),
                 fields.whole("seed", 1, UINT64_MAX), eyes_of(fields)}};
    if (fields.fault()) return *fields.fault();
    if (!asked.game)
        return bad_input(
            {"request, field 'game': unknown game '{}'", "permintaan, isian 'game': permainan '{}' tidak dikenal"},
            name);
    for (const auto& text : {asked.at.rules, asked.at.position})
        if (const auto fine = only_own_decks(text); !fine) return fine.error();
    return asked;
}

Result<Json> Api::position(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const bool scene = fields.flag("scene");
    if (fields.fault()) return *fields.fault();
    return look_at(*request, scene);
}

Result<Json> Api::preview(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto move = fields.text("move", 200);
    if (fields.fault()) return *fields.fault();
    const auto preview = request->game->preview(request->at, move);
    if (!preview) return preview.error();
    return preview_document(*preview, request->game->describe().name);
}

// Without a piece: the position as it is, with the palette.
Result<Json> Api::edit(Fields& fields) const {
    auto request = asked(fields);
    if (!request) return request.error();
    const Edit wanted{fields.text("place", 100), fields.text("piece", 100)};
    if (fields.fault()) return *fields.fault();
    if (!wanted.piece.empty()) {
        auto position = request->game->edit(request->at, wanted);
        if (!position) return position.error();
        request->at.position = std::move(*position);
        request->at.moves.clear();
    }
    const auto palette = request->game->palette(request->at.rules);
    if (!palette) return palette.error();
    auto document = look_at(*request, true);
    if (document) (*document)["palette"] = json_of(*palette);
    return document;
}

TruthLimits Api::truth_limits(Fields& fields, const Client& client) const {
    TruthLimits limits;
    limits.seconds = fields.number("seconds", limits_.truth_seconds, limits_.most_truth_seconds);
    limits.keep = fields.text("rules", 500).empty();  // a page shall not fill the disk with a table for every variant
    limits.all_moves = fields.flag("all");
    limits.jobs = 1;
    limits.playouts = fields.whole("playouts", 0, limits_.playouts);
    limits.seed = fields.whole("truth_seed", 1, UINT64_MAX);
    limits.see_all = fields.flag("see_all");
    limits.tables = tables_;
    limits.cancelled = client.gone;
    return limits;
}

Result<Json> Api::advise(Fields& fields, bool trace, const Client& client) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto player = player_or_default(fields, *request->game);
    AdviseOptions options;
    options.whole_turn = trace || fields.flag("whole_turn");
    const bool walk = trace && fields.flag("walk");
    options.tables = tables_;
    options.budget.cancelled = client.gone;
    if (fields.flag("truth")) options.truth = truth_limits(fields, client);
    if (fields.fault()) return *fields.fault();
    if (const auto fine = affordable(*request->game, player); !fine) return fine.error();
    std::optional<Slot> slot;
    const bool quick = !options.truth && is_quick(*request->game, player);
    if (!quick && !slot.emplace(slots_, client.name, client.gone).taken()) return busy();
    const auto advice = request->game->advise(request->at, player, options);
    if (!advice) return advice.error();
    const GameInfo& info = request->game->describe();
    if (!trace) return advice_document(*advice, info.name, request->at.seed);
    return trace_document(*advice, info.name, walk ? walk_trace(*advice, info.walked) : greedy_trace(*advice));
}

Result<Json> Api::truth(Fields& fields, const Client& client) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto limits = truth_limits(fields, client);
    if (fields.fault()) return *fields.fault();
    const Slot slot(slots_, client.name, client.gone);
    if (!slot.taken()) return busy();
    const auto report = request->game->truth(request->at, limits);
    if (!report) return report.error();
    return truth_document(*report, request->game->describe().name, limits);
}

// How the player can be beaten from here; as far as the seconds go.
Result<Json> Api::exploit(Fields& fields, const Client& client) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto player = player_or_default(fields, *request->game);
    const double seconds = fields.number("seconds", limits_.truth_seconds, limits_.most_truth_seconds);
    const int seat = static_cast<int>(fields.whole("seat", 0, 2));
    if (fields.fault()) return *fields.fault();
    if (const auto fine = affordable(*request->game, player); !fine) return fine.error();
    const auto here = request->game->inspect(request->at);
    if (!here) return here.error();
    const Slot slot(slots_, client.name, client.gone);
    if (!slot.taken()) return busy();
    const auto report =
        request->game->exploit({request->at.rules, here->position, player, 0, tables_, {seconds, client.gone}, seat});
    if (!report) return report.error();
    return exploit_document(*report, request->game->describe().name);
}

Result<Json> Api::features(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto report = request->game->features(request->at);
    if (!report) return report.error();
    return features_document(*report, request->game->describe().name);
}

// The two games of one pair of a match, played again.
Result<Json> Api::record(Fields& fields, const Client& client) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto who = players(fields, *request->game);
    const auto pair = fields.whole("pair", 0, limits_.match_games);
    const auto plies =
        fields.whole("openings", static_cast<std::uint64_t>(request->game->describe().opening_plies), 1000);
    const auto draw = fields.text("opening_draw", 10);
    if (fields.fault()) return *fields.fault();
    if (!who) return who.error();
    if (who->size() != 2)
        return bad_input("request, field 'players': expected two", "permintaan, isian 'players': seharusnya dua");
    const auto drawn = draw.empty() ? OpeningDraw::walk : draw_of(draw);
    if (!drawn)
        return bad_input({"request, field 'opening_draw': '{}', expected walk, listed or once",
                          "permintaan, isian 'opening_draw': '{}', seharusnya walk, listed, atau once"},
                         draw);
    const Slot slot(slots_, client.name, client.gone);
    if (!slot.taken()) return busy();
    const auto records = records_of(*request->game, {request->at.rules,
                                                     request->at.position,
                                                     (*who)[0],
                                                     (*who)[1],
                                                     request->at.seed,
                                                     pair,
                                                     1,
                                                     {static_cast<int>(plies), *drawn},
                                                     tables_,
                                                     client.gone});
    if (!records) return records.error();
    Json j = document("record", request->game->describe().name, {});
    j["records"] = *records;
    return j;
}

}  // namespace rakus::app
