// Joins the two sides: any typed game, seen through AnyGame. Only the edge.cpp of each game includes this.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/any_game.h"
#include "games/advising.h"
#include "games/drawing.h"
#include "games/examining.h"
#include "games/exploiting.h"
#include "games/kit.h"
#include "games/placing.h"
#include "games/random_play.h"
#include "lab/match.h"
#include "written/shipped.h"

namespace rakus {

// Written once, instantiated for each game.
template <Game G>
class Erased final : public AnyGame {
   public:
    explicit Erased(Kit<G> kit) : kit_(std::move(kit)) {
        kit_.about.name = G::name;
        kit_.about.rules = G::rule_keys();
        kit_.about.reading = paper_of(G::name);
        for (const auto& kind : kit_.players) kit_.about.players.push_back(info_of(kit_, kind));
    }

    const GameInfo& describe() const override { return kit_.about; }
    const TableVerbs* tables() const override { return kit_.tables.get(); }
    const SolitaireVerbs* solitaire() const override { return kit_.solitaire.get(); }
    const CardVerbs* cards() const override { return kit_.cards.get(); }
    const TuneVerbs* tuning() const override { return kit_.tuning.get(); }

    Result<PositionInfo> inspect(const PositionRequest& request) const override {
        std::vector<MadeMove<G>> made;
        const auto placed = place<G>(request, &made);
        if (!placed) return placed.error();
        const auto& [game, state] = *placed;
        PositionInfo info{game.settings(),
                          shown(game, state, request.see),
                          side_number(game, state),
                          game.outcome(game.view(state)),
                          picture_for(game, state, request.see),
                          {},
                          told_to(game, made, state, request.see)};
        if (looks_on(game, state, request.see)) return info;
        for (const auto& m : game.moves(game.view(state))) {
            info.moves.push_back({game.print_move(game.view(state), m), decorated(game, state, m, request)});
            if constexpr (requires { game.touched(m); }) info.moves.back().touched = game.touched(m);
        }
        return info;
    }

    Result<Drawing> draw(const PositionRequest& request) const override {
        std::vector<MadeMove<G>> made;
        const auto placed = place<G>(request, &made);
        if (!placed) return placed.error();
        if (!kit_.stage) return has_no_scene();
        return draw_with(*kit_.stage, *placed, made, request.see);
    }

    Result<Preview> preview(const PositionRequest& request, std::string_view text) const override {
        const auto placed = place<G>(request, nullptr);
        if (!placed) return placed.error();
        const auto& [game, state] = *placed;
        if (!kit_.stage) return has_no_scene();
        if (looks_on(game, state, request.see))
            return bad_input("preview: it is not your move", "pratinjau: bukan giliran Anda");
        const auto move = legal_move(game, state, std::string(text), request.moves.size());
        if (!move) return move.error();
        return preview_with(*kit_.stage, *placed, *move, request);
    }

    Result<std::vector<PaletteItem>> palette(std::string_view rules) const override {
        const auto placed = place<G>({std::string(rules), "", {}, 1}, nullptr);
        if (!placed) return placed.error();
        return kit_.stage ? kit_.stage->palette(placed->game) : std::vector<PaletteItem>{};
    }

    Result<std::string> edit(const PositionRequest& request, const Edit& wanted) const override {
        const auto placed = place<G>(request, nullptr);
        if (!placed) return placed.error();
        const auto& [game, state] = *placed;
        if (!kit_.stage) return has_no_scene();
        const auto pieces = kit_.stage->palette(game);
        if (std::ranges::find(pieces, wanted.piece, &PaletteItem::id) == pieces.end()) return no_such_place(wanted);
        const auto text = kit_.stage->edit(game, state, wanted);
        if (!text) return text.error();
        const auto possible = game.parse(*text);
        if (!possible) return possible.error();
        return shown(possible->game, possible->state, request.see);
    }

    Result<Advice> advise(const PositionRequest& request, std::string_view player,
                          const AdviseOptions& options) const override {
        const auto placed = place<G>(request, nullptr);
        if (!placed) return placed.error();
        const auto seated = seat(kit_, placed->game, player);
        if (!seated) return seated.error();
        if (const auto fits = has_own_deck(placed->game, placed->state, *seated); !fits) return fits.error();
        seated->player->equip(options.tables, options.budget);
        return advise_with(kit_, *placed, *seated, request, options);
    }

    Result<TruthReport> truth(const PositionRequest& request, const TruthLimits& limits) const override {
        const auto placed = place<G>(request, nullptr);
        if (!placed) return placed.error();
        const auto& game = placed->game;
        const auto state = as_it_may_be(game, placed->state, limits.see_all ? See::all : request.see, limits.seed);
        if (!kit_.judge) return usage_error({"{} has no truth yet", "{} belum punya kebenaran"}, G::name);
        TruthLimits from_here = limits;
        from_here.first_ply = request.moves.size();
        PositionRequest at = request;
        if (limits.see_all) at.see = See::all;
        auto report = report_truth(game, state, kit_.judge->judge(game, state, from_here), at);
        if (at.see != See::all) report.position = shown(game, placed->state, at.see);
        if (looks_on(game, placed->state, at.see)) {
            report.moves.clear(), report.line.clear(), report.order.clear();
            report.optimum = {};
        }
        return report;
    }

    Result<ExploitReport> exploit(const ExploitRequest& request) const override {
        if constexpr (Solvable<G>)
            return exploit_player(kit_, request);
        else
            return usage_error({"exploit is for games without chance; {} has chance",
                                "exploit untuk permainan tanpa peluang; {} memakai peluang"},
                               G::name);
    }

    Result<OpeningReport> opening(const PositionRequest& request, const TruthLimits& limits) const override {
        const auto placed = place<G>(request, nullptr);
        if (!placed) return placed.error();
        const auto& [game, state] = *placed;
        if (!kit_.turns)
            return usage_error({"{} has no search of openings", "{} tidak punya pencarian pembukaan"}, G::name);
        const auto feats = kit_.turns->search(game, state, limits);
        OpeningReport report{game.settings(),
                             shown(game, state, request.see),
                             side_number(game, state),
                             {},
                             feats.none_wins,
                             feat_of(game, state, feats.largest, request),
                             feats.needed,
                             feats.most,
                             feats.truth,
                             feats.nodes,
                             feats.cut};
        if (feats.shortest) report.shortest = feat_of(game, state, *feats.shortest, request);
        return report;
    }

    Result<std::vector<std::uint64_t>> perft(const PositionRequest& request, int depth) const override {
        if constexpr (Solvable<G>) {
            const auto placed = place<G>(request, nullptr);
            if (!placed) return placed.error();
            std::vector<std::uint64_t> leaves;
            for (int d = 1; d <= depth; ++d) leaves.push_back(count_leaves(placed->game, placed->state, d));
            return leaves;
        } else {
            return usage_error({"perft counts move sequences of games without chance; {} has chance",
                                "perft menghitung urutan langkah permainan tanpa peluang; {} memakai peluang"},
                               G::name);
        }
    }

    Result<PlayedPairs> play_block(const BlockRequest& block) const override {
        auto table = set_table(block);
        if (!table) return table.error();
        PlayedPairs played;
        for (std::uint64_t i = 0; i < block.pairs; ++i) {
            lab::play_pair(lab::Seatings<G>{table->a_first, table->b_first}, table->openings, *table->a.player,
                           *table->b.player, block.seed, block.first_pair + i, played);
            if (block.cancelled && block.cancelled()) return was_cancelled();
        }
        return played;
    }

    Result<OpeningCount> count_openings(const PositionRequest& request, int plies) const override {
        const auto placed = place<G>(request, nullptr);
        if (!placed) return placed.error();
        const auto facts = lab::opening_facts(placed->game, start_of(*placed, request.position), plies);
        OpeningCount count{{}, facts->lasting};
        if (facts->list) count.different = facts->list->size();
        return count;
    }

    Result<std::optional<std::uint64_t>> different_openings(const BlockRequest& block) const override {
        const auto placed = place<G>({block.rules, block.position, {}, block.seed}, nullptr);
        if (!placed) return placed.error();
        const auto source = openings_of(*placed, block);
        if (!source) return source.error();
        if constexpr (Solvable<G>) {
            std::unordered_set<std::uint64_t> met;
            for (std::uint64_t i = 0; i < block.pairs; ++i)
                met.insert(placed->game.key(
                    lab::start_of_pair(placed->game, *source, block.seed, block.first_pair + i).state));
            return std::optional<std::uint64_t>(met.size());
        } else {
            return std::optional<std::uint64_t>();
        }
    }

    Result<std::vector<PlayedGame>> record_block(const BlockRequest& block) const override {
        auto table = set_table(block);
        if (!table) return table.error();
        std::vector<PlayedGame> games;
        for (std::uint64_t i = 0; i < block.pairs; ++i) {
            const auto record = [&](const G& game, const Seated<G>& first, const Seated<G>& second) {
                const auto start = lab::start_of_pair(game, table->openings, block.seed, block.first_pair + i);
                games.push_back(record_game(game, start, first, second));
                if (Veiled<G>) games.back().position = key_of(block, block.first_pair + i);
            };
            record(table->a_first, table->a, table->b);
            record(table->b_first, table->b, table->a);
            if (block.cancelled && block.cancelled()) return was_cancelled();
        }
        return games;
    }

    Result<std::vector<std::string>> sample_positions(const SampleRequest& request) const override {
        const auto placed = place<G>({request.rules, request.position, {}, request.seed}, nullptr);
        if (!placed) return placed.error();
        std::vector<std::string> positions;
        if (request.plies) {
            const auto source = lab::OpeningSource<G>::make(placed->game, start_of(*placed, request.position),
                                                            {*request.plies}, request.seed);
            if (!source) return source.error();
            for (std::uint64_t i = 0; i < request.count; ++i) {
                Rng rng = Rng::stream(request.seed, request.first + i);
                positions.push_back(shown(placed->game, source->draw(placed->game, i, rng), See::mover));
            }
            return positions;
        }
        for (std::uint64_t i = 0; i < request.count; ++i)
            positions.push_back(
                sample_one(*placed, request.position.empty(), Rng::stream(request.seed, request.first + i)));
        return positions;
    }

    Result<std::vector<std::string>> picks(std::string_view rules, const std::vector<std::string>& positions,
                                           std::string_view player, std::uint64_t seed,
                                           const Cancelled& cancelled) const override {
        const auto settings = read_settings(rules);
        if (!settings) return settings.error();
        const auto plain = G::configure(*settings);
        if (!plain) return plain.error();
        auto seated = seat(kit_, *plain, player);
        if (!seated) return seated.error();
        seated->player->equip({}, {kForever, cancelled, nullptr});
        std::vector<std::string> out;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const auto placed = place<G>({std::string(rules), positions[i], {}, seed}, nullptr);
            if (!placed) return placed.error();
            const auto& [game, state] = *placed;
            if (const auto fits = has_own_deck(game, state, *seated); !fits) return fits.error();
            Rng choices = Rng::stream(seed, i);
            seated->player->begin_game();
            out.push_back(
                game.outcome(game.view(state))
                    ? ""
                    : game.print_move(game.view(state), seated->player->choose(game, game.view(state), choices)));
            if (!cancelled || !cancelled()) continue;
            out.pop_back();
            break;
        }
        return out;
    }

    Result<PlayoutReport> playouts(const PositionRequest& request, std::uint64_t n) const override {
        const auto placed = place<G>(request, nullptr);
        if (!placed) return placed.error();
        PlayoutReport report;
        for (std::uint64_t i = 0; i < n; i += 2) {
            RandomGame<G> one(*placed, Rng::stream(request.seed, i)), two(*placed, Rng::stream(request.seed, i + 1));
            // Two games side by side: while one waits for its next move to be known, the other goes on.
            while (one.running() && two.running()) one.step(), two.step();
            one.finish(report);
            if (i + 1 < n) two.finish(report);
        }
        return report;
    }

    Result<QualityReport> quality(const QualityRequest& request, const Progress& progress) const override {
        const auto placed = place<G>({request.rules, "", {}, request.seed}, nullptr);
        if (!placed) return placed.error();
        const auto seated = seat(kit_, placed->game, request.player);
        if (!seated) return seated.error();
        if constexpr (Solvable<G>) {
            const auto make = [&] {
                auto player = std::move(seat(kit_, placed->game, request.player)->player);
                player->equip(request.tables, {kForever, request.budget.cancelled, nullptr});
                return player;
            };
            auto report = measure_quality<G>(kit_, placed->game, make, seated->info.deterministic, request, progress);
            if (report) report->rules = placed->game.settings(), report->player = seated->name;
            return report;
        } else {
            return no_exact_truth(G::name);
        }
    }

    Result<PlayerInfo> check_player(std::string_view player, std::string_view rules) const override {
        const auto settings = read_settings(rules);
        if (!settings) return settings.error();
        const auto game = G::configure(*settings);
        if (!game) return game.error();
        auto seated = seat(kit_, *game, player);
        if (!seated) return seated.error();
        return std::move(seated->info);
    }

    Result<FeatureReport> features(const PositionRequest& request) const override {
        const auto placed = place<G>(request, nullptr);
        if (!placed) return placed.error();
        const auto& [game, state] = *placed;
        if (!kit_.texts)
            return usage_error({"{} has no facts for written players", "{} tidak punya fakta untuk pemain tertulis"},
                               G::name);
        if (looks_on(game, state, request.see) || game.outcome(game.view(state)))
            return bad_input("position: nobody chooses a move there", "posisi: tidak ada yang memilih langkah di situ");
        auto report = kit_.texts->features(game, game.view(state));
        report.position = shown(game, state, request.see);
        report.side = side_number(game, state);
        return report;
    }
    Result<std::string> written_text(std::string_view player) const override {
        return of_text<std::string>(player, [&](const G& game, const Attached& file, const PlayerText& wanted) {
            return kit_.texts->text(game, file, wanted);
        });
    }
    Result<std::vector<TextLine>> text_lines(std::string_view player) const override {
        return of_text<std::vector<TextLine>>(player, [&](const G& game, const Attached& file, const PlayerText&) {
            return kit_.texts->lines(game, file);
        });
    }
    Result<std::string> rearranged(std::string_view player, std::span<const double> places) const override {
        return of_text<std::string>(player, [&](const G& game, const Attached& file, const PlayerText& wanted) {
            return kit_.texts->rearranged(game, file, wanted, places);
        });
    }
    std::vector<ShippedText> texts() const override { return written::shipped_texts(G::name); }

   private:
    using State = typename G::State;
    using Move = typename G::Move;

    // What `ask` says of a player that is a text.
    template <class T, class Ask>
    Result<T> of_text(std::string_view player, const Ask& ask) const {
        const auto wanted = read_player(is_player_text(player) ? player_word(player) : std::string(player));
        if (!wanted) return wanted.error();
        const auto file = read_attached(wanted->name);
        const auto game = G::configure({});
        if (!file || !kit_.texts || !game)
            return usage_error({"{}: player '{}' is no text", "{}: pemain '{}' bukan teks"}, G::name, wanted->name);
        return ask(*game, *file, *wanted);
    }
    static Error has_no_scene() { return usage_error({"{} has no scene", "{} tidak punya gambar"}, G::name); }

    // The game with what the players bring to it.
    static Result<G> armed(const G& game, std::string_view first, std::string_view second) {
        if constexpr (Armed<G>)
            if (!first.empty() || !second.empty()) return game.armed(first, second);
        return game;
    }

    // In a position the decks are there already: a player that brings one must be the one who has it.
    static Status has_own_deck(const G& game, const State& state, const Seated<G>& seated) {
        if (seated.brings.empty()) return Done{};
        const bool first = game.to_move(game.view(state)) == Side::first;
        const auto with = armed(game, first ? seated.brings : "", first ? "" : seated.brings);
        if (!with) return with.error();
        if (with->settings() == game.settings()) return Done{};
        const int seat = first ? 1 : 2;
        return bad_input(
            {"player {}: brings '{}', but player {} of this position has another deck; expected --rules "
             "deck{}={}, or the player's name alone",
             "pemain {}: membawa '{}', padahal pemain {} di posisi ini memakai dek lain; seharusnya --rules "
             "deck{}={}, atau nama pemainnya saja"},
            seated.name, seated.brings, seat, seat, seated.brings);
    }

    static std::optional<State> start_of(const Placed<G>& placed, const std::string& position) {
        return position.empty() ? std::nullopt : std::optional(placed.state);
    }
    static Result<lab::OpeningSource<G>> openings_of(const Placed<G>& placed, const BlockRequest& block) {
        return lab::OpeningSource<G>::make(placed.game, start_of(placed, block.position), block.openings, block.seed);
    }

    // What a block needs before its first game.
    struct BlockTable {
        G a_first, b_first;  // alike unless the players bring decks, which change seats with them
        lab::OpeningSource<G> openings;
        Seated<G> a, b;
    };
    Result<BlockTable> set_table(const BlockRequest& block) const {
        const auto placed = place<G>({block.rules, block.position, {}, block.seed}, nullptr);
        if (!placed) return placed.error();
        auto a = seat(kit_, placed->game, block.player_a), b = seat(kit_, placed->game, block.player_b);
        if (!a) return a.error();
        if (!b) return b.error();
        for (const auto* seated : {&*a, &*b}) seated->player->equip(block.tables, {kForever, block.cancelled, nullptr});
        const auto one = armed(placed->game, a->brings, b->brings), two = armed(placed->game, b->brings, a->brings);
        if (!one) return one.error();
        if (!two) return two.error();
        auto openings = openings_of(*placed, block);
        if (!openings) return openings.error();
        return BlockTable{*one, *two, std::move(*openings), std::move(*a), std::move(*b)};
    }

    // Where a recorded game with hidden cards began: nothing but what deals it again.
    static std::string key_of(const BlockRequest& block, std::uint64_t pair) {
        return block.position.empty() ? write_deal(block.seed, 2 * pair, block.openings.plies) : block.position;
    }

    static PlayedGame record_game(const G& game, const lab::PairStart<G>& start, const Seated<G>& first,
                                  const Seated<G>& second) {
        PlayedGame played{
            first.name, second.name,  write_settings(game.settings()), game.print(start.state), start.chance,
            {},         Outcome::draw};
        const auto witness = [&](const State& before, const Move& m, const State& after) {
            played.plies.push_back({side_number(game, before), game.decorate(before, m, after)});
        };
        played.outcome = lab::play_game(game, start.state, lab::Seats<G>{first.player.get(), second.player.get()},
                                        start.chance, start.choices, witness)
                             .outcome;
        return played;
    }

    Kit<G> kit_;
};

}  // namespace rakus
