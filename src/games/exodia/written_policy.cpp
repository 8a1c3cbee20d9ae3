#include "games/exodia/written_policy.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "games/exodia/move_by_move.h"

namespace rakus::exodia {
namespace {

constexpr std::size_t kMostOrders = 1000, kMostNodes = 100000;
constexpr std::size_t kMostFacts = 96;

// Facts that never change while the deck and what asks are the same: they need not be remembered.
constexpr std::array<std::string_view, 19> kFixed{
    "question", "kind",        "card",          "class",         "class_number", "card_type", "piece",
    "engine",   "card_number", "place",         "give_up_place", "keep_place",   "fetches",   "looks",
    "discards", "redraws",     "counters_paid", "counters_put",  "stays"};

// ---- a source that notes what is read ------------------------------------------------------------------------------

struct Notes {
    std::vector<std::pair<Reading, double>> taken;
    void take(const Reading& r, double value) {
        if (std::ranges::find(taken, r, &std::pair<Reading, double>::first) == taken.end()) taken.push_back({r, value});
    }
};

const std::vector<bool>& fixed_facts() {
    static const std::vector<bool> fixed = [] {
        std::vector<bool> out;
        for (const auto& f : Facts::facts()) out.push_back(std::ranges::find(kFixed, f.info.id) != kFixed.end());
        return out;
    }();
    return fixed;
}

// The facts of the game with every move of the deck as a candidate, whether it is at hand or not.
struct Watched {
    using Game = Exodia;
    struct Survey {
        Facts::Survey seen;
        Notes* notes;
    };
    struct Glance {
        Facts::Glance seen;
        Notes* notes;
    };
    Notes* notes = nullptr;

    std::vector<Move> candidates(const Exodia& game, const View& v) const;
    template <class Why>
    bool feasible(const Exodia&, const View&, Move, Why&) const {
        return true;
    }
    bool complete(const Exodia&, const View&, const View&) const { return false; }
    double objective(const Exodia&, const View&, Side) const { return 0; }
    Survey survey(const Exodia& game, const View& v) const { return {Facts{}.survey(game, v), notes}; }
    Glance glance(const Survey& s, Move m) const { return {Facts{}.glance(s.seen, m), notes}; }
    static std::span<const Fact<Watched>> facts();
};

template <std::size_t kFact>
double noted_here(const Watched::Survey& s, int about) {
    const double value = Facts::facts()[kFact].here(s.seen, about);
    if (!fixed_facts()[kFact]) s.notes->take({kFact, static_cast<std::uint16_t>(about), false, {}}, value);
    return value;
}
template <std::size_t kFact>
double noted_of(const Watched::Glance& g, int about) {
    const double value = Facts::facts()[kFact].of(g.seen, about);
    if (!fixed_facts()[kFact]) g.notes->take({kFact, static_cast<std::uint16_t>(about), true, g.seen.move}, value);
    return value;
}

template <std::size_t... kFact>
std::vector<Fact<Watched>> noted_facts(std::index_sequence<kFact...>) {
    const auto plain = Facts::facts();
    assert(plain.size() <= sizeof...(kFact));
    std::vector<Fact<Watched>> out;
    const auto add = [&](std::size_t i, double (*here)(const Watched::Survey&, int),
                         double (*of)(const Watched::Glance&, int)) {
        if (i >= plain.size()) return;
        out.push_back({plain[i].info, plain[i].here ? here : nullptr, plain[i].of ? of : nullptr, plain[i].names,
                       plain[i].about});
    };
    (add(kFact, noted_here<kFact>, noted_of<kFact>), ...);
    return out;
}

std::span<const Fact<Watched>> Watched::facts() {
    static const auto list = noted_facts(std::make_index_sequence<kMostFacts>());
    return list;
}

std::vector<Move> Watched::candidates(const Exodia& game, const View& v) const {
    return all_candidates(*game.program, v);
}

static_assert(FactSource<Watched>);

// ---- the order -----------------------------------------------------------------------------------------------------

using Text = written::Written<Watched>;

struct Ranked {
    Move move;
    TotalFor<Text>::type score;
};

// What the text allows, the best first, equals in its own order; empty if it rules out everything.
std::vector<Move> ranked(const Text& text, const Exodia& game, const View& v) {
    std::vector<Ranked> order;
    NoReason why;
    const auto sitting = text.survey(game, v);
    if (sitting.set_aside()) return {};
    for (const Move& m : sitting.candidates()) {
        if (!text.feasible(game, v, sitting, m, why)) continue;
        order.push_back({m, {}});
        text.appraise(game, v, sitting, m, order.back().score);
    }
    std::ranges::stable_sort(order, [](const Ranked& a, const Ranked& b) { return outranks(a.score, b.score); });
    std::vector<Move> moves;
    for (const Ranked& r : order) moves.push_back(r.move);
    return moves;
}

// The effects that come before the end of the turn; false if the end is ruled out.
bool effects_before_end(const Program& p, const std::vector<Move>& order, Phase& phase) {
    for (const Move& m : order) {
        const Action* a = action_of(p, m);
        if (!a) return true;
        if (phase.entries.size() == 64) return false;
        const auto at = static_cast<std::uint8_t>(a - p.actions.data());
        phase.entries.push_back({at, static_cast<std::uint8_t>(phase.entries.size()), {}});
    }
    return false;
}

// Nothing that makes two moves depend on the others.
bool has_order(const written::Program& text) {
    const auto looks_around = [](const written::Slot& s) { return s.how != written::Filled::let; };
    return !text.random && text.take.empty() && std::ranges::none_of(text.once, looks_around) &&
           std::ranges::none_of(text.once_each, looks_around);
}

}  // namespace

std::unique_ptr<WrittenPolicy> WrittenPolicy::of(const Exodia& game, std::shared_ptr<const written::Program> program) {
    if (!has_order(*program)) return nullptr;
    return std::unique_ptr<WrittenPolicy>(new WrittenPolicy(game, std::move(program)));
}

WrittenPolicy::WrittenPolicy(const Exodia& game, std::shared_ptr<const written::Program> program)
    : game_(game), program_(std::move(program)), engine_(engine_of(*game.program)) {}

// Answers are ordered by what asks; how many are due is for the text to read.
std::uint32_t& WrittenPolicy::root_for(const View& v) {
    const Waiting asks{v.waiting.action, v.waiting.operation, 0};
    for (auto& [waiting, root] : roots_)
        if (waiting == asks) return root;
    roots_.push_back({asks, static_cast<std::uint32_t>(nodes_.size())});
    nodes_.emplace_back();
    return roots_.back().second;
}

double WrittenPolicy::read(const Node& node, const Facts::Survey& survey) {
    const Reading& r = node.reads;
    if (!r.of_move) return node.fact->here(survey, r.about);
    return node.fact->of({survey, r.move, node.action, {}}, r.about);
}

const WrittenPolicy::Order* WrittenPolicy::order_for(const View& v) {
    const Facts::Survey survey{*game_.program, v, engine_, asked(*game_.program, v)};
    std::uint32_t at = root_for(v);
    while (nodes_[at].order < 0) {
        const Node& node = nodes_[at];
        if (node.next.empty()) return work_out(v);
        const double said = read(node, survey);
        const auto next = std::ranges::find(node.next, said, &std::pair<double, std::uint32_t>::first);
        if (next == node.next.end()) return work_out(v);
        at = next->second;
    }
    return orders_[static_cast<std::size_t>(nodes_[at].order)].get();
}

// Asks the text with every move of the deck, and lays the way to its answer.
const WrittenPolicy::Order* WrittenPolicy::work_out(const View& v) {
    if (orders_.size() >= kMostOrders || nodes_.size() >= kMostNodes) return nullptr;
    Notes notes;
    const Text text(program_, Watched{&notes});
    const std::size_t order = kept(ranked(text, game_, v), !v.waiting.on());
    std::uint32_t at = root_for(v);
    for (const auto& [reading, said] : notes.taken) {
        nodes_[at].reads = reading;
        nodes_[at].fact = &Facts::facts()[reading.fact];
        nodes_[at].action = action_of(*game_.program, reading.move);
        const auto next = std::ranges::find(nodes_[at].next, said, &std::pair<double, std::uint32_t>::first);
        if (next != nodes_[at].next.end()) {
            at = next->second;
            continue;
        }
        const auto fresh = static_cast<std::uint32_t>(nodes_.size());
        nodes_[at].next.push_back({said, fresh});
        nodes_.emplace_back();
        at = fresh;
    }
    nodes_[at].order = static_cast<std::int32_t>(order);
    return orders_[order].get();
}

// Many ways lead to the same order: it is there once.
std::size_t WrittenPolicy::kept(std::vector<Move> moves, bool of_effects) {
    const auto same = std::ranges::find_if(orders_, [&](const auto& order) { return order->moves == moves; });
    if (same != orders_.end()) return static_cast<std::size_t>(same - orders_.begin());
    auto made = std::make_unique<Order>();
    made->plain = moves.empty() || (of_effects && !effects_before_end(*game_.program, moves, made->effects));
    if (of_effects) index_phase(*game_.program, made->effects);
    made->moves = std::move(moves);
    orders_.push_back(std::move(made));
    return orders_.size() - 1;
}

std::optional<Move> WrittenPolicy::first_answer(const Order& order, const View& v) const {
    const Question q = question(*game_.program, v);
    for (const Move& m : order.moves)
        if (m.verb == Verb::done ? q.may_stop : q.kinds.has(m.card)) return m;
    return std::nullopt;
}

std::optional<Move> WrittenPolicy::choose(const View& v) {
    const Order* order = order_for(v);
    if (!order || order->plain) return std::nullopt;
    if (v.waiting.on()) return first_answer(*order, v);
    const Program& p = *game_.program;
    for (std::uint64_t bits = present_entries(order->effects, v); bits; bits &= bits - 1) {
        const auto entry = static_cast<std::size_t>(std::countr_zero(bits));
        if (!may_take(p, v, order->effects, entry)) continue;
        const Action& a = p.actions[order->effects.entries[entry].action];
        return Move{a.verb, a.card, kNoCard};
    }
    return Move{};
}

DuelResult play_written(const Program& p, WrittenPolicy& policy, State& s, Rng& chance,
                        const std::function<Move(const View&)>& ask, int last_turn) {
    return play_moves(p, s, chance, last_turn, [&](const View& v) {
        const auto decided = policy.choose(v);
        return decided ? *decided : ask(v);
    });
}

}  // namespace rakus::exodia
