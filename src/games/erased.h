// Joins the two sides: any typed game, seen through AnyGame. Only the registry includes this.
#pragma once
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "core/any_game.h"
#include "core/position_text.h"
#include "core/settings.h"
#include "games/account.h"
#include "games/kit.h"
#include "lab/match.h"

namespace rakus {

// Written once, instantiated for each game.
template <Game G>
class Erased final : public AnyGame {
   public:
    explicit Erased(Kit<G> kit) : kit_(std::move(kit)) {
        kit_.about.name = G::name;
        kit_.about.rules = G::rule_keys();
        for (const auto& kind : kit_.players)
            kit_.about.players.push_back({std::string(kind.name), kind.about, kind.knobs, kind.deterministic});
    }

    const GameInfo& describe() const override { return kit_.about; }
    const TableVerbs* tables() const override { return kit_.tables.get(); }
    const SolitaireVerbs* solitaire() const override { return kit_.solitaire.get(); }
    const CardVerbs* cards() const override { return kit_.cards.get(); }
    const TuneVerbs* tuning() const override { return kit_.tuning.get(); }

    Result<PositionInfo> inspect(const PositionRequest& request) const override {
        std::vector<std::string> played;
        const auto placed = place(request, &played);
        if (!placed) return placed.error();
        const auto& [game, state] = *placed;
        PositionInfo info{game.settings(), game.print(state), side_number(game, state), game.outcome(game.view(state)),
                          game.picture(game.view(state)), {}, std::move(played)};
        for (const auto& m : game.moves(game.view(state)))
            info.moves.push_back({game.print_move(game.view(state), m), decorated(game, state, m, request)});
        return info;
    }

    Result<Advice> advise(const PositionRequest& request, std::string_view player, const AdviseOptions& options) const override {
        const auto placed = place(request, nullptr);
        if (!placed) return placed.error();
        const auto seated = seat(kit_, placed->game, player);
        if (!seated) return seated.error();
        seated->player->find_tables(options.tables);
        return advise_with(*placed, *seated, request, options);
    }

    Result<TruthReport> truth(const PositionRequest& request, const TruthLimits& limits) const override {
        const auto placed = place(request, nullptr);
        if (!placed) return placed.error();
        const auto& [game, state] = *placed;
        if (!kit_.judge)
            return usage_error(fmt::format("{} has no truth yet", G::name), fmt::format("{} belum punya kebenaran", G::name));
        TruthLimits from_here = limits;
        from_here.first_ply = request.moves.size();
        return report_truth(game, state, kit_.judge->judge(game, state, from_here), request);
    }

    Result<OpeningReport> opening(const PositionRequest& request, const TruthLimits& limits) const override {
        const auto placed = place(request, nullptr);
        if (!placed) return placed.error();
        const auto& [game, state] = *placed;
        if (!kit_.turns)
            return usage_error(fmt::format("{} has no search of openings", G::name),
                               fmt::format("{} tidak punya pencarian pembukaan", G::name));
        const auto feats = kit_.turns->search(game, state, limits);
        OpeningReport report{game.settings(), game.print(state), side_number(game, state), {}, feats.none_wins,
                             feat_of(game, state, feats.largest, request), feats.needed, feats.most, feats.truth, feats.nodes};
        if (feats.shortest) report.shortest = feat_of(game, state, *feats.shortest, request);
        return report;
    }

    Result<std::vector<std::uint64_t>> perft(const PositionRequest& request, int depth) const override {
        if constexpr (Solvable<G>) {
            const auto placed = place(request, nullptr);
            if (!placed) return placed.error();
            std::vector<std::uint64_t> leaves;
            for (int d = 1; d <= depth; ++d) leaves.push_back(count_leaves(placed->game, placed->state, d));
            return leaves;
        } else {
            return usage_error(fmt::format("perft counts move sequences of games without chance; {} has chance", G::name),
                               fmt::format("perft menghitung urutan langkah permainan tanpa peluang; {} memakai peluang", G::name));
        }
    }

    Result<Tally> play_block(const BlockRequest& block) const override {
        auto table = set_table(block);
        if (!table) return table.error();
        Tally tally;
        for (std::uint64_t i = 0; i < block.pairs; ++i)
            lab::play_pair(lab::Seatings<G>{table->a_first, table->b_first}, table->from, *table->a.player, *table->b.player, block.opening_plies, block.seed, block.first_pair + i, tally);
        return tally;
    }

    Result<std::vector<PlayedGame>> record_block(const BlockRequest& block) const override {
        auto table = set_table(block);
        if (!table) return table.error();
        std::vector<PlayedGame> games;
        for (std::uint64_t i = 0; i < block.pairs; ++i) {
            const auto record = [&](const G& game, const Seated<G>& first, const Seated<G>& second) {
                const auto start = lab::start_of_pair(game, table->from, block.opening_plies, block.seed, block.first_pair + i);
                games.push_back(record_game(game, start, first, second));
            };
            record(table->a_first, table->a, table->b);
            record(table->b_first, table->b, table->a);
        }
        return games;
    }

    Result<std::vector<std::string>> sample_positions(const SampleRequest& request) const override {
        const auto placed = place({request.rules, request.position, {}, request.seed}, nullptr);
        if (!placed) return placed.error();
        std::vector<std::string> positions;
        for (std::uint64_t i = 0; i < request.count; ++i)
            positions.push_back(sample_one(*placed, request.position.empty(), Rng::stream(request.seed, request.first + i)));
        return positions;
    }

    Result<std::vector<std::string>> picks(std::string_view rules, const std::vector<std::string>& positions, std::string_view player,
                                           std::uint64_t seed) const override {
        const auto settings = read_settings(rules);
        if (!settings) return settings.error();
        const auto plain = G::configure(*settings);
        if (!plain) return plain.error();
        auto seated = seat(kit_, *plain, player);
        if (!seated) return seated.error();
        std::vector<std::string> out;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const auto placed = place({std::string(rules), positions[i], {}, seed}, nullptr);
            if (!placed) return placed.error();
            const auto& [game, state] = *placed;
            Rng choices = Rng::stream(seed, i);
            seated->player->begin_game();
            out.push_back(game.outcome(game.view(state)) ? "" : game.print_move(game.view(state), seated->player->choose(game, game.view(state), choices)));
        }
        return out;
    }

    Result<PlayoutReport> playouts(const PositionRequest& request, std::uint64_t n) const override {
        const auto placed = place(request, nullptr);
        if (!placed) return placed.error();
        PlayoutReport report;
        for (std::uint64_t i = 0; i < n; i += 2) {
            RandomGame one(*placed, Rng::stream(request.seed, i)), two(*placed, Rng::stream(request.seed, i + 1));
            // Two games side by side: while one waits for its next move to be known, the other goes on.
            while (one.running() && two.running()) one.step(), two.step();
            one.finish(report);
            if (i + 1 < n) two.finish(report);
        }
        return report;
    }

    Result<QualityReport> quality(const QualityRequest& request, const Progress& progress) const override {
        const auto placed = place({request.rules, "", {}, request.seed}, nullptr);
        if (!placed) return placed.error();
        const auto seated = seat(kit_, placed->game, request.player);
        if (!seated) return seated.error();
        if (!kit_.quality)
            return usage_error(fmt::format("the quality of players is not measured in {}", G::name), fmt::format("mutu pemain tidak diukur di {}", G::name));
        const auto make = [&] {
            auto player = std::move(seat(kit_, placed->game, request.player)->player);
            player->find_tables(request.tables);
            return player;
        };
        auto report = kit_.quality->measure(placed->game, make, seated->info.deterministic, request, progress);
        if (report) {
            report->rules = placed->game.settings();
            report->player = seated->name;
        }
        return report;
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

   private:
    using State = typename G::State;
    using Move = typename G::Move;

    // The game with what the players bring to it.
    static Result<G> armed(const G& game, std::string_view first, std::string_view second) {
        if constexpr (Armed<G>)
            if (!first.empty() || !second.empty()) return game.armed(first, second);
        return game;
    }

    // What a block needs before its first game.
    struct BlockTable {
        G a_first, b_first;  // alike unless the players bring decks, which change seats with them
        std::optional<State> from;
        Seated<G> a, b;
    };
    Result<BlockTable> set_table(const BlockRequest& block) const {
        const auto placed = place({block.rules, block.position, {}, block.seed}, nullptr);
        if (!placed) return placed.error();
        auto a = seat(kit_, placed->game, block.player_a), b = seat(kit_, placed->game, block.player_b);
        if (!a) return a.error();
        if (!b) return b.error();
        a->player->find_tables(block.tables);
        b->player->find_tables(block.tables);
        std::optional<State> from;
        if (!block.position.empty()) from = placed->state;
        const auto one = armed(placed->game, a->brings, b->brings), two = armed(placed->game, b->brings, a->brings);
        if (!one) return one.error();
        if (!two) return two.error();
        return BlockTable{*one, *two, std::move(from), std::move(*a), std::move(*b)};
    }

    static PlayedGame record_game(const G& game, const lab::PairStart<G>& start, const Seated<G>& first, const Seated<G>& second) {
        PlayedGame played{first.name, second.name, game.print(start.state), start.chance, {}, Outcome::draw};
        const auto witness = [&](const State& before, const Move& m, const State& after) {
            played.plies.push_back({side_number(game, before), game.decorate(before, m, after)});
        };
        played.outcome = lab::play_game(game, start.state, lab::Seats<G>{first.player.get(), second.player.get()}, start.chance, start.choices, witness).outcome;
        return played;
    }

    // A random game is played twice: once to learn its length, once up to the ply that is drawn.
    static std::string sample_one(const Placed<G>& placed, bool fresh, Rng rng) {
        const G& game = placed.game;
        const State start = fresh ? game.start(rng) : placed.state;
        const auto walk = [&](State s, Rng r, int plies) {
            int ply = 0;
            while (ply < plies && !game.outcome(game.view(s))) {
                s = game.after(s, any_move(game, game.view(s), r), r);
                ++ply;
            }
            return std::pair(s, ply);
        };
        Rng draw = rng;
        const int length = walk(start, rng, lab::kLongestGame).second;
        const int ply = length > 0 ? static_cast<int>(Rng(draw.next()).below(static_cast<std::uint32_t>(length))) : 0;
        return game.print(walk(start, rng, ply).first);
    }

    static int side_number(const G& game, const State& s) { return index_of(game.to_move(game.view(s))) + 1; }
    static Rng chance_at(const PositionRequest& request, std::size_t ply) { return lab::chance_at(request.seed, ply); }

    // The position of a request: its rules, its text, then its moves one by one.
    static Result<Placed<G>> place(const PositionRequest& request, std::vector<std::string>* played) {
        auto placed = set_up(request);
        if (!placed) return placed;
        for (std::size_t ply = 0; ply < request.moves.size(); ++ply) {
            auto& [game, state] = *placed;
            const auto move = legal_move(game, state, request.moves[ply], ply);
            if (!move) return move.error();
            Rng rng = chance_at(request, ply);
            State next = game.after(state, *move, rng);
            if (played) played->push_back(game.decorate(state, *move, next));
            state = std::move(next);
        }
        return placed;
    }

    static Result<Placed<G>> set_up(const PositionRequest& request) {
        const auto framed = read_frame(request.position);
        if (!framed.game.empty() && find_game(framed.game) != find_game(G::name))
            return bad_input(fmt::format("position: it is of '{}', expected '{}'", framed.game, G::name),
                             fmt::format("posisi: ini milik '{}', seharusnya '{}'", framed.game, G::name));
        const bool both = !framed.rules.empty() && !request.rules.empty();
        const auto settings = read_settings(framed.rules + (both ? "," : "") + request.rules);
        if (!settings) return settings.error();
        const auto game = G::configure(*settings);
        if (!game) return game.error();
        if (!framed.body.empty()) return game->parse(framed.body);
        Rng rng = Rng::stream(request.seed, 0);
        return Placed<G>{*game, game->start(rng)};
    }

    static Result<Move> legal_move(const G& game, const State& state, const std::string& text, std::size_t ply) {
        const auto& view = game.view(state);
        const auto move = game.parse_move(view, text);
        if (!move) return move;
        std::vector<std::string> legal;
        for (const auto& m : game.moves(view)) {
            if (m == *move) return move;
            legal.push_back(game.print_move(view, m));
        }
        const auto list = legal.empty() ? std::string("-") : fmt::format("{}", fmt::join(legal, " "));
        return bad_input(fmt::format("move {} ('{}'): not legal here, expected one of: {}", ply + 1, text, list),
                         fmt::format("langkah {} ('{}'): tidak sah di sini, seharusnya salah satu dari: {}", ply + 1, text, list));
    }

    // A move that has not been made: what chance would give with it stays untold.
    static std::string decorated(const G& game, const State& state, const Move& m, const PositionRequest& request) {
        if constexpr (!Solvable<G>) return game.print_move(game.view(state), m);
        return told(game, state, m, request);
    }
    // A move that is made, with what chance gives.
    static std::string told(const G& game, const State& state, const Move& m, const PositionRequest& request) {
        Rng rng = chance_at(request, request.moves.size());
        return game.decorate(state, m, game.after(state, m, rng));
    }

    Advice advise_with(const Placed<G>& placed, const Seated<G>& seated, const PositionRequest& request, const AdviseOptions& options) const {
        const auto& game = placed.game;
        State state = placed.state;
        const typename G::View began = game.view(state);
        Rng choices = Rng::stream(request.seed, ~std::uint64_t{0});
        Advice advice{game.settings(), seated.name, {}, {}, {}, {}};
        PositionRequest at = request;
        seated.player->begin_game();
        while (!game.outcome(game.view(state)) && !seated.player->complete(game, began, game.view(state))) {
            const auto choice = seated.player->explain(game, game.view(state), choices);
            advice.steps.push_back(explain_step(game, state, choice, at, options, advice));
            if (!choice.pick) break;
            Rng rng = chance_at(at, at.moves.size());
            at.moves.push_back(advice.steps.back().pick);
            state = game.after(state, choice.options[*choice.pick].move, rng);
            if (!options.whole_turn) break;
        }
        advice.position_after = game.print(state);
        advice.objective = seated.player->objective(game, game.view(state));
        return advice;
    }

    StepInfo explain_step(const G& game, const State& state, const Choice<Move>& choice, const PositionRequest& at,
                          const AdviseOptions& options, Advice& advice) const {
        StepInfo step{game.print(state), game.picture(game.view(state)), side_number(game, state), {}, {}, {}};
        const auto ranks = ranks_of(choice);
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            step.candidates.push_back(account_of(game, state, choice.options[i], ranks[i]));
            if (!choice.options[i].feasible()) continue;
            step.candidates.back().decorated = decorated(game, state, choice.options[i].move, at);
            if constexpr (requires { game.path(state, choice.options[i].move); })
                step.candidates.back().path = game.path(state, choice.options[i].move);
        }
        if (choice.pick) {
            step.pick = step.candidates[*choice.pick].move;
            step.pick_decorated = options.whole_turn ? told(game, state, choice.options[*choice.pick].move, at) : step.candidates[*choice.pick].decorated;
        }
        if (options.truth && kit_.judge && (advice.steps.empty() || options.truth_everywhere)) {
            TruthLimits limits = *options.truth;
            limits.all_moves = true;
            const auto judged = kit_.judge->judge(game, state, limits);
            advice.truth_source = judged.source;
            add_truth(game, state, judged, step);
        }
        return step;
    }

    static TruthReport report_truth(const G& game, const State& asked, const Judgement<G>& judged, const PositionRequest& request) {
        const State& state = judged.from ? *judged.from : asked;
        TruthReport report{game.settings(), game.print(state), side_number(game, state), judged.truth,
                           std::string(judged.source), {}, {}, judged.nodes, judged.note, judged.also};
        PositionRequest at = request;
        State s = state;
        for (const auto& m : judged.line) {
            Rng rng = chance_at(at, at.moves.size());
            report.line.push_back(game.print_move(game.view(s), m));
            s = game.after(s, m, rng);
            at.moves.emplace_back(report.line.back());
        }
        const Truth* best = nullptr;
        for (const auto& [move, truth] : judged.moves)
            if (!best || compare(truth, *best) > 0) best = &truth;
        for (const auto& [move, truth] : judged.moves)
            report.moves.push_back({game.print_move(game.view(state), move), decorated(game, state, move, request), truth,
                                    verdict_on(truth, *best)});
        return report;
    }

    static TurnFeat feat_of(const G& game, State s, const Feat<G>& feat, const PositionRequest& request) {
        TurnFeat out{{}, {}, feat.score, feat.proved};
        for (const auto& m : feat.line) {
            Rng rng = chance_at(request, request.moves.size() + out.moves.size());
            const State next = game.after(s, m, rng);
            out.moves.push_back(game.print_move(game.view(s), m));
            out.decorated.push_back(game.decorate(s, m, next));
            s = next;
        }
        return out;
    }

    // Sequences of exactly `depth` moves; a game that ends earlier has none.
    static std::uint64_t count_leaves(const G& game, const State& state, int depth) {
        const auto moves = game.moves(game.view(state));
        if (depth == 1) return moves.size();
        std::uint64_t leaves = 0;
        if constexpr (Solvable<G>)
            for (const auto& m : moves) leaves += count_leaves(game, game.after(state, m), depth - 1);
        return leaves;
    }

    // A game of random moves from a position.
    class RandomGame {
       public:
        RandomGame(const Placed<G>& placed, Rng rng) : game_(placed.game), state_(placed.state), rng_(rng) {}
        bool running() const { return !game_.outcome(game_.view(state_)) && plies_ < lab::kLongestGame; }
        void step() {
            state_ = game_.after(state_, any_move(game_, game_.view(state_), rng_), rng_);
            ++plies_;
        }
        // Plays to the end and adds the game to the report.
        void finish(PlayoutReport& report) {
            while (running()) step();
            const auto outcome = game_.outcome(game_.view(state_));
            ++report.playouts;
            report.moves += plies_;
            report.signature = report.signature * 0x100000001b3ull + plies_ * 4 + static_cast<std::uint64_t>(outcome ? static_cast<int>(*outcome) + 1 : 3);
        }

       private:
        const G& game_;
        State state_;
        Rng rng_;
        std::uint64_t plies_ = 0;
    };

    Kit<G> kit_;
};

}  // namespace rakus
