// A text as a policy, for whole duels: the order into which it puts all effects of the deck, or all answers to a
// question, remembered for the facts that it read to come to it. When the same facts say the same again, the order is
// the same, and nothing is worked out.
//
//     effects:  engine_in_play = 0 -> fillers_left of a:DWD = 2 -> the order of the effects
//
// A text for which the order of two moves depends on what other moves there are (best, any, count, take first), or on a
// lot, has no such order.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "games/exodia/duel.h"
#include "games/exodia/facts.h"
#include "written/strategy.h"

namespace rakus::exodia {

// A fact that was read: of the position, or of one move.
struct Reading {
    std::uint16_t fact = 0, about = 0;
    bool of_move = false;
    Move move{};
    friend bool operator==(const Reading&, const Reading&) = default;
};

class WrittenPolicy {
   public:
    // Null for a text that has no order of its own.
    static std::unique_ptr<WrittenPolicy> of(const Exodia&, std::shared_ptr<const written::Program>);

    // What the text chooses; empty when it must be asked itself: it rules everything out, or reads too much.
    std::optional<Move> choose(const View&);

   private:
    // What an order looks like: of effects as a phase of a policy, of answers as a list.
    struct Order {
        std::vector<Move> moves;  // all of them, or all answers
        bool plain = false;       // the text must be asked
        Phase effects;            // those before the end of the turn, to be looked up
    };
    struct Node {
        Reading reads;
        const Fact<Facts>* fact = nullptr;  // what reads says, found
        const Action* action = nullptr;
        std::vector<std::pair<double, std::uint32_t>> next;  // by what it said
        std::int32_t order = -1;                             // of a node where nothing more is read
    };

    WrittenPolicy(const Exodia& game, std::shared_ptr<const written::Program> program);
    std::uint32_t& root_for(const View&);
    static double read(const Node&, const Facts::Survey&);
    const Order* order_for(const View&);
    const Order* work_out(const View&);
    std::size_t kept(std::vector<Move> moves, bool of_effects);
    std::optional<Move> first_answer(const Order&, const View&) const;

    Exodia game_;
    std::shared_ptr<const written::Program> program_;
    Kinds engine_;
    std::vector<std::pair<Waiting, std::uint32_t>> roots_;  // by what is asked
    std::vector<Node> nodes_;
    std::vector<std::unique_ptr<Order>> orders_;
};

// A duel to its end or to the end of a turn, as play_on. `ask` is the player itself, for what the policy leaves open.
DuelResult play_written(const Program&, WrittenPolicy&, State&, Rng& chance,
                        const std::function<Move(const View&)>& ask, int last_turn);

}  // namespace rakus::exodia
