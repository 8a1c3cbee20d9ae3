// The interpreter of effects: runs a script operation by operation, stops where somebody has to choose, and goes on
// from there with the answer.
#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {

void Engine::start_script(Running what, CardId card, int index, Side by, Slot user) {
    s_.effect = {};
    s_.effect.what = what;
    s_.effect.card = card;
    s_.effect.index = static_cast<std::uint8_t>(index);
    s_.effect.by = by;
    s_.effect.user = user;
    s_.effect.was_damaged = theirs().active().counters > 0;
    run_script();
}

const Script& Engine::script() const {
    const Card& c = catalogue()[s_.effect.card];
    switch (s_.effect.what) {
        case Running::attack:
            return c.attacks[s_.effect.index].script;
        case Running::power:
            return c.power.script;
        default:
            return c.script;
    }
}

bool Engine::op_holds(const Op& op) const {
    const Effect& e = s_.effect;
    switch (op.when) {
        case When::switched:
            return e.switched;
        case When::did_damage:
            return e.done_damage;
        case When::defender_damaged:
            return e.was_damaged;
        default:
            return holds(s_, e.by, op, luck());
    }
}

void Engine::run_script() {
    Effect& e = s_.effect;
    while (e.pc < script().size()) {
        const Op& op = script()[e.pc];
        const Progress p = e.step == 0 && !op_holds(op) ? Progress::done : perform(op);
        if (p == Progress::jumped) continue;
        if (p == Progress::done) {
            ++e.pc;
            e.step = e.left = 0;
            continue;
        }
        // A question with one answer, or with none, is not worth asking.
        const Moves answers = asked_moves(rules_, s_);
        if (answers.size() > 1 || (answers.size() == 1 && e.ask.may_stop)) {
            e.answer = {};
            s_.phase = Phase::asking;
            return;
        }
        e.answer = answers.empty() ? Move{Do::stop, {}, {}, 0} : answers[0];
    }
    finish_script();
}

void Engine::finish_script() {
    const Effect ended = s_.effect;
    s_.effect = {};
    const bool discards =
        ended.what == Running::trainer && !ended.kept && catalogue()[ended.card].kind != Kind::supporter;
    if (discards) discard(ended.by, ended.card);
    const bool attacked = ended.what == Running::attack;
    resolve(attacked ? Then::end_turn : Then::go_on, attacked);
}

Engine::Progress Engine::ask(Ask a, Side chooser) {
    s_.effect.ask = a;
    ++s_.effect.step;
    s_.chooser = chooser;
    return Progress::waiting;
}

int Engine::counted(const Op& op) const {
    if (op.per == Source::none) return 1;
    if (op.per == Source::heads) return s_.effect.heads;
    if (op.per == Source::chosen) return s_.effect.chosen;
    const Cost none{};
    return count_of(rules_, s_, s_.effect.by, s_.effect.what == Running::attack ? attack().cost : none, op);
}

bool Engine::defender_open() const {
    const InPlay& d = s_.field(other(s_.effect.by)).active();
    return !d.empty() && (s_.effect.what != Running::attack || open_to_effects(rules_, s_, s_.effect.by, d));
}

Engine::Progress Engine::perform(const Op& op) {
    if (op.verb <= Verb::self || op.verb == Verb::mirror || op.verb == Verb::copy) return perform_damage(op);
    if (op.verb <= Verb::change) return perform_condition(op);
    if (op.verb <= Verb::may_drop_stadium) return perform_card(op);
    if (op.verb <= Verb::stand_in) return perform_trainer(op);
    return perform_power(op);
}

}  // namespace rakus::pokemon
