// Carries out moves on a table. Split over files by subject: the opening, turns and moves (engine.cpp), cards from
// place to place (table_moves.cpp), knock-outs and the end (ends.cpp), and the operations of effects (effects_*.cpp).
#pragma once
#include "games/pokemon/chance.h"
#include "games/pokemon/damage.h"
#include "games/pokemon/legal.h"
#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

inline constexpr int kLongestGame = 1000;  // turns; a game that lasts longer is a draw

class Engine {
   public:
    Engine(const Rules& rules, State& state, Chance& chance) : rules_(rules), s_(state), chance_(chance) {}

    // Shuffles, draws seven with mulligans, sets prizes aside and asks the first player for an active Pokemon.
    void set_up(const Deck& first, const Deck& second);
    // Carries out a legal move up to the next decision.
    void apply(const Move&);

   private:
    // An operation is done, or waits for the answer to a question it has asked, or has put another script in its place.
    enum class Progress { done, waiting, jumped };

    // ---- the table (table_moves.cpp)
    Field& mine() { return s_.field(s_.effect.by); }
    Field& theirs() { return s_.field(other(s_.effect.by)); }
    bool draw(Side, int n = 1);  // false if the deck ran out
    void shuffle(Side side) { chance_.shuffle(s_.field(side).deck); }
    bool coin();
    void discard(Side side, CardId c) { s_.field(side).discard.push(c); }
    InPlay& put_in_play(Side, CardId);
    void switch_active(Side, Slot with);
    void evolve(Side, Slot, CardId);
    void attach(Side, Slot, CardId energy);
    void discard_energy(Side, Slot, EnergyKind);
    void move_energy(Side, Slot from, Slot to, EnergyKind);
    void discard_pokemon(Side, Slot);   // with all that lies under it
    void remove_from_play(Side, Slot);  // the place only; its cards are elsewhere
    void put_counters(InPlay& p, int n) { p.counters = static_cast<std::uint8_t>(std::min(255, p.counters + n)); }
    void inflict(InPlay&, Conditions);

    // ---- the opening (opening.cpp), turns and moves (engine.cpp)
    void deal(Side);
    bool has_basic(const Pile&) const;
    void ask_active(Side);
    void set_active(const Move&);
    void finish_setup(Side);
    void offer_mulligan_cards();
    void first_turn();
    void begin_turn();
    void end_turn();
    void between_turns();
    void check_up(Side);
    void body_check_up(Side);
    void clear_turn_marks();
    void next_turn();
    void pay_retreat();
    void retreat(Slot to);
    void finish_retreat();
    void play_trainer(CardId);
    void enter_bench(CardId);
    void start_attack(int index);

    // ---- knock-outs and the end (ends.cpp)
    void resolve(Then then, bool by_attack);  // knock-outs, prizes, promotions, then what follows
    void resume();
    bool ask_to_save_energy();
    int knock_out(Side);  // how many prizes the other player takes
    void take_prizes(Side, int n);
    bool settle_end(std::array<int, 2> prizes);
    bool ask_to_promote();
    void promote(Side, Slot);
    void win(Side);
    void sudden_death();
    void follow(Then);

    // ---- effects (effects.cpp)
    void start_script(Running, CardId, int index, Side by, Slot user);
    void run_script();
    void finish_script();
    const Script& script() const;
    const Attack& attack() const { return catalogue()[s_.effect.card].attacks[s_.effect.index]; }
    bool op_holds(const Op&) const;
    Luck luck() const { return {s_.effect.heads, s_.effect.paid, s_.effect.chosen}; }
    Progress perform(const Op&);
    Progress ask(Ask, Side chooser);
    Progress ask(Ask a) { return ask(a, s_.effect.by); }
    int step() const { return s_.effect.step; }
    bool stopped() const { return s_.effect.answer.act == Do::stop; }
    const Move& answer() const { return s_.effect.answer; }
    int counted(const Op&) const;
    bool defender_open() const;

    Progress perform_damage(const Op&);     // effects_damage.cpp
    Progress perform_condition(const Op&);  // effects_field.cpp
    Progress perform_card(const Op&);       // effects_cards.cpp
    Progress perform_trainer(const Op&);    // effects_trainers.cpp
    Progress perform_power(const Op&);      // effects_powers.cpp

    Progress flip(const Op&);
    Progress pay(const Op&);
    Progress may_pay(const Op&);
    Progress may_burn();
    Progress may_toss(const Op&);
    Progress hit();
    Progress snipe(const Op&);
    Progress spread(const Op&);
    void hurt_bench(Side, int damage);
    Progress copy(const Op&);
    void mirror();
    void answer_blow(int damage);

    Progress strip(const Op&);
    Progress heal(const Op&);
    Progress cure(const Op&);
    Progress lock_attack();
    Progress change(const Op&);
    Progress switch_out(const Op&);
    Progress may_hand_over(const Op&);

    Progress search(const Op&);
    Progress fetched(const Op&, CardId);
    void place(const Op&, CardId, Slot);
    Progress evolve_self();
    void reveal_until(const Op&);
    Progress swap_prize();
    void refresh(Side, int n);
    Progress arrange(const Op&);

    Progress give_cards(const Op&, bool to_deck);
    Progress swap_pokemon(const Op&);
    Progress pay_energy();
    Progress remove_energy(const Op&);
    Progress shift_energy(const Op&);
    Progress heal_for_energy(const Op&);
    void heal_all_for_energy();
    Progress devolve();
    Progress breed();
    Progress scoop(const Op&);
    Progress revive(const Op&);
    void shuffle_in_trainers(Side);

    Progress move_counter(const Op&);
    Progress attach_from_hand(const Op&);
    Progress become_energy();
    Progress take_form(const Op&);
    void sacrifice_self();
    Progress ascend(const Op&);

    const Rules& rules_;
    State& s_;
    Chance& chance_;
};

}  // namespace rakus::pokemon
