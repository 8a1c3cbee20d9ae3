// What a game brings to the edge besides its rules.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/judge.h"
#include "core/opening.h"
#include "core/player.h"
#include "core/player_text.h"
#include "core/quality.h"
#include "games/stage.h"
#include "games/text_kit.h"

namespace rakus {

template <Game G>
struct Kit {
    GameInfo about;  // without rules and players: those follow from the game and from the list below
    std::vector<PlayerKind<G>> players;
    std::shared_ptr<const Judge<G>> judge;            // null: no truth
    std::shared_ptr<const Stage<G>> stage = nullptr;  // null: nothing but text to look at
    std::shared_ptr<const TableVerbs> tables = nullptr;
    std::shared_ptr<const TurnSearch<G>> turns = nullptr;    // null: a turn is not worth a search of its own
    std::shared_ptr<const QualityKit<G>> quality = nullptr;  // null: the judge answers, in samples
    std::shared_ptr<const SolitaireVerbs> solitaire = nullptr;
    std::shared_ptr<const CardVerbs> cards = nullptr;
    std::shared_ptr<const TuneVerbs> tuning = nullptr;
    // A player that is a text of its own, a JSON object (a policy); null: the game has none.
    std::function<Result<std::unique_ptr<Player<G>>>(const G&, std::string_view json, std::string& name)>
        written_player = nullptr;
    std::shared_ptr<const TextKit<G>> texts = nullptr;  // null: the game has no facts for written players yet
};

// A player made from its text.
template <Game G>
struct Seated {
    std::unique_ptr<Player<G>> player;
    std::string name;  // with the numbers that differ from the default
    PlayerInfo info;
    std::string brings = {};  // its deck, where the game has such
};

// What the edge tells of a player. Other weights than the paper's are no longer the paper's player.
template <Game G>
PlayerInfo info_of(const Kit<G>& kit, const PlayerKind<G>& kind, bool as_described = true) {
    const Words& credit = kind.credit.en == kByPaper.en && !as_described ? kAfterPaper : kind.credit;
    return {
        std::string(kind.name),
        kind.about,
        kind.knobs,
        kind.deterministic,
        {fmt::format(fmt::runtime(credit.en), kit.about.paper), fmt::format(fmt::runtime(credit.id), kit.about.paper)}};
}

template <Game G>
Result<Seated<G>> seat_written(const Kit<G>& kit, const G& game, std::string_view json) {
    Seated<G> seated;
    auto player = kit.written_player(game, json, seated.name);
    if (!player) return player.error();
    seated.player = std::move(*player);
    seated.info = {seated.name, {}, {}, true, {"from a file", "dari berkas"}};
    return seated;
}

template <Game G>
Result<Seated<G>> seat(const Kit<G>& kit, const G& game, std::string_view text);

// A text that is like another player of the game: that one, its settings as the text has them and the user wants them.
template <Game G>
Result<Seated<G>> seat_like(const Kit<G>& kit, const G& game, const PlayerText& wanted, const LikeAnother& like) {
    const auto named = read_player(like.player);
    if (!named) return named.error();
    std::vector<std::string_view> names;
    for (const auto& kind : kit.players) names.push_back(kind.name);
    if (std::ranges::count(names, named->name) == 0) return unknown_player(G::name, named->name, names);
    auto base = seat(kit, game, like.player);
    if (!base) return base.error();
    const auto usual = knob_values(*named, base->info.knobs);
    if (!usual) return usual.error();
    auto knobs = base->info.knobs;
    for (std::size_t i = 0; i < knobs.size(); ++i) knobs[i].default_value = (*usual)[i];
    const auto values = knob_values(wanted, knobs);
    if (!values) return values.error();
    base = seat(kit, game, write_player(named->name, base->info.knobs, *values));
    if (!base) return base.error();
    base->name = write_player(wanted.name, knobs, *values);
    base->info = {wanted.name, {like.title, like.title}, knobs, base->info.deterministic, {"a text", "teks"}};
    base->brings = wanted.brings;
    return base;
}

// A player that is a text: "mine.greedy{..}:steal=2", its file as one word, with weights if the user gives some.
template <Game G>
Result<Seated<G>> seat_text(const Kit<G>& kit, const G& game, const PlayerText& wanted, const Attached& file) {
    if (!kit.texts) return usage_error({"{} has no written players", "{} tidak punya pemain tertulis"}, G::name);
    const auto like = kit.texts->like(game, file);
    if (!like) return like.error();
    if (*like) {
        auto seated = seat_like(kit, game, wanted, **like);
        if (seated) return seated;
        const Text& why = seated.error().message;
        return Error{Fault::bad_input,
                     {fmt::format("{}: {}", file.name, why.en), fmt::format("{}: {}", file.name, why.id)}};
    }
    auto made = kit.texts->make(game, file, wanted);
    if (!made) return made.error();
    Seated<G> seated;
    seated.player = std::move(made->player);
    seated.name = write_player(wanted.name, made->knobs, made->numbers);
    seated.info = {wanted.name,    {made->title, made->title}, made->knobs,  made->deterministic, {"a text", "teks"},
                   made->warnings, made->operations,           made->replies};
    seated.brings = wanted.brings;
    return seated;
}

// A player that stands on another one: "rollout:base=mine.greedy{..},guard=2,steal=3".
template <Game G>
Result<Seated<G>> seat_over(const Kit<G>& kit, const G& game, const PlayerKind<G>& kind, const PlayerText& wanted) {
    const auto parts = parted(wanted, kind.knobs);
    if (!parts) return parts.error();
    const auto values = knob_values(parts->own, kind.knobs);
    if (!values) return values.error();
    auto base = seat(kit, game, parts->base);
    if (!base) return base.error();
    Seated<G> seated{nullptr, write_player(kind.name, kind.knobs, *values), info_of(kit, kind), wanted.brings};
    const Knob& usual = *std::ranges::find(kind.knobs, "base", &Knob::name);
    if (base->name != knob_text(usual, usual.default_value)) seated.name = name_over(seated.name, base->name);
    seated.info.knobs.insert(seated.info.knobs.end(), base->info.knobs.begin(), base->info.knobs.end());
    seated.player = kind.over(*values, std::move(base->player), !base->info.deterministic);
    return seated;
}

template <Game G>
Result<Seated<G>> seat(const Kit<G>& kit, const G& game, std::string_view text) {
    if (kit.written_player && text.starts_with('{')) return seat_written(kit, game, text);
    if (is_player_text(text)) return seat(kit, game, player_word(text));
    const auto& kinds = kit.players;
    const auto wanted = read_player(text);
    if (!wanted) return wanted.error();
    if (const auto file = read_attached(wanted->name)) return seat_text(kit, game, *wanted, *file);
    if (!Armed<G> && !wanted->brings.empty())
        return bad_input({"player {}: '{}', expected weight=number", "pemain {}: '{}', seharusnya bobot=bilangan"},
                         wanted->name, wanted->brings);
    std::vector<std::string_view> names;
    for (const auto& kind : kinds) {
        names.push_back(kind.name);
        if (kind.name != wanted->name) continue;
        if (kind.over) return seat_over(kit, game, kind, *wanted);
        const auto values = knob_values(*wanted, kind.knobs);
        if (!values) return values.error();
        std::string name = write_player(kind.name, kind.knobs, *values);
        const bool as_described = name == kind.name;
        return Seated<G>{kind.make(*values), std::move(name), info_of(kit, kind, as_described), wanted->brings};
    }
    return unknown_player(G::name, wanted->name, names);
}

}  // namespace rakus
