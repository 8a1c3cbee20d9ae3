// Requests about players, for those who write one: is the text right, and positions to try it in.
#include <fmt/format.h>

#include "app/answers.h"
#include "app/http/api.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kMostSamples = 1000;

}  // namespace

// The texts that come with the program, to start one's own from.
Result<Json> Api::players_texts(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    return texts_document(*request->game);
}

// What a player is; a text with errors is refused with all of them.
Result<Json> Api::check(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto who = players(fields, *request->game);
    if (!who) return who.error();
    if (who->size() != 1)
        return bad_input("request, field 'player': expected one", "permintaan, isian 'player': seharusnya satu");
    const auto info = request->game->check_player(who->front(), request->at.rules);
    if (!info) return info.error();
    return check_document(*info, request->game->describe().name);
}

Result<Json> Api::samples(Fields& fields) const {
    const auto request = asked(fields);
    if (!request) return request.error();
    const auto first = fields.whole("first", 0, 1'000'000'000), count = fields.whole("positions", 1, kMostSamples);
    if (fields.fault()) return *fields.fault();
    const auto positions =
        request->game->sample_positions({request->at.rules, request->at.position, request->at.seed, first, count, {}});
    if (!positions) return positions.error();
    Json j = document("samples", request->game->describe().name, {});
    j["positions"] = *positions;
    return j;
}

}  // namespace rakus::app
