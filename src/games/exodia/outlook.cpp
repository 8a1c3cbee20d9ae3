#include "games/exodia/outlook.h"

#include <algorithm>
#include <functional>

#include "games/exodia/policy.h"

namespace rakus::exodia {
namespace {

// Kinds whose units have counters share kUnitKinds blocks, by their place among the codes.
constexpr std::size_t kCopies = 3, kUnitKinds = 4, kUnitsOfAKind = 3, kCountersTold = 6, kPiecesTold = 5;
constexpr std::size_t kHandTold = 12, kDeckTold = 20, kLeftTold = 8, kTurnFacts = 3;
constexpr std::size_t kOfUnits = kUnitsOfAKind * kCountersTold + kUnitsOfAKind;  // counters, and how many are used up
constexpr std::size_t kLateDeck = 18, kManyPieces = 3;

// What asks for an answer, as numbers.
constexpr std::size_t kQuestions = 5;
std::size_t question_number(const Program& p, const View& v) {
    if (v.waiting.action == Waiting::kEndPhase) return 4;
    switch (p.actions[v.waiting.action].effect[v.waiting.operation].op) {
        case Op::discard:
            return 0;
        case Op::look:
            return 1;
        case Op::redraw_choose:
            return 2;
        default:
            return 3;
    }
}

// Rows: three verbs and five questions for each slot (a piece is one, the unknown another), then `done` and `end`.
constexpr std::size_t kVerbs = 3;

// The facts "at least one", "at least two", .. up to n.
class Teller {
   public:
    explicit Teller(Holding& out) : out_(out) {}
    void up_to(std::size_t first, std::size_t n, std::size_t most) {
        for (std::size_t i = 0; i < std::min(n, most); ++i) fact(first + i);
    }
    void fact(std::size_t number) { out_.push_back(static_cast<std::uint16_t>(number)); }

   private:
    Holding& out_;
};

std::size_t count(const View& v, Zone z, Kinds kinds) {
    return static_cast<std::size_t>(v.in(z).count(kinds));
}

}  // namespace

Outlook::Outlook(std::vector<std::string> codes) : codes_(std::move(codes)) {
    const std::size_t n = codes_.size();
    std::size_t next = 0;
    const auto block = [&](std::size_t facts) { return next += facts, next - facts; };
    at_.hand = block(n * kCopies);
    at_.deck = block(n * kCopies);
    at_.aside = block(n * kCopies);
    at_.field = block(n * kCopies);
    at_.used = block(n);
    at_.counters = block(kUnitKinds * kOfUnits);
    at_.pieces = block(3 * kPiecesTold);
    at_.hand_size = block(kHandTold);
    at_.deck_size = block(kDeckTold);
    at_.turn = block(kTurnFacts);
    at_.asked = block(kQuestions + kLeftTold);
    at_.itself = block(1);
    in_a_situation_ = next;
}

std::size_t Outlook::rows() const {
    return (kVerbs + kQuestions) * (codes_.size() + 2) + 2;
}

Matter Outlook::matter_of(std::size_t fact) const {
    const std::size_t f = fact % in_a_situation_;
    if (f < at_.deck) return Matter::hand;
    if (f < at_.aside) return Matter::deck;
    if (f < at_.field) return Matter::hand;  // looked at, or on its way back
    if (f < at_.used) return Matter::field;
    if (f < at_.counters) return Matter::turn;
    if (f < at_.pieces) return Matter::field;
    if (f < at_.hand_size) return Matter::pieces;
    if (f < at_.deck_size) return Matter::hand;
    if (f < at_.turn) return Matter::deck;
    return f < at_.itself ? Matter::turn : Matter::itself;
}

std::vector<std::string> codes_of(const Program& p) {
    std::vector<std::string> codes;
    for (std::uint8_t i = 0; i < p.cards.size(); ++i)
        if (!p.win.has(Kind{i})) codes.push_back(p.cards[i].code);
    return codes;
}

Seat::Seat(const Outlook& outlook, const Program& program)
    : outlook_(&outlook), program_(&program), engine_(engine_of(program)) {
    const auto& codes = outlook.codes();
    for (std::uint8_t i = 0; i < program.cards.size(); ++i) {
        const auto at = std::ranges::find(codes, program.cards[i].code);
        const bool piece = program.win.has(Kind{i});
        if (!piece && at != codes.end()) known_.add(Kind{i});
        slots_[i] = static_cast<std::uint8_t>(piece               ? codes.size()
                                              : at == codes.end() ? codes.size() + 1
                                                                  : at - codes.begin());
    }
}

void Seat::look(const View& v, Holding& out) const {
    const Outlook::Blocks& at = outlook_->at_;
    const Kinds pieces = program_->win;
    out.clear();
    Teller tell(out);
    const auto pile = [&](Zone z, std::size_t first, Kinds kinds) {
        (kinds & known_).each([&](Kind k) {
            tell.up_to(first + kCopies * slot(k), static_cast<std::size_t>(v.in(z)[k]), kCopies);
        });
    };
    pile(Zone::hand, at.hand, v.held);
    pile(Zone::deck, at.deck, v.in_deck);
    if (v.waiting.on()) pile(Zone::aside, at.aside, known_);
    pile(Zone::field, at.field, v.in_play);
    (v.used & known_).each([&](Kind k) { tell.fact(at.used + slot(k)); });

    // Units of a kind stand together; the fullest is told first.
    for (std::size_t i = 0; i < v.units.size();) {
        const Kind kind = v.units[i].kind;
        std::array<std::size_t, kMaxUnits> counters{};
        std::size_t n = 0, spent = 0;
        for (; i < v.units.size() && v.units[i].kind == kind; ++i)
            counters[n++] = v.units[i].counters, spent += v.units[i].used;
        if (!known_.has(kind)) continue;
        std::sort(counters.begin(), counters.begin() + n, std::greater<>());
        const std::size_t first = at.counters + kOfUnits * (slot(kind) % kUnitKinds);
        for (std::size_t u = 0; u < std::min(n, kUnitsOfAKind); ++u)
            tell.up_to(first + u * kCountersTold, counters[u], kCountersTold);
        tell.up_to(first + kUnitsOfAKind * kCountersTold, spent, kUnitsOfAKind);
    }

    const std::size_t held = count(v, Zone::hand, pieces);
    tell.up_to(at.pieces, held, kPiecesTold);
    tell.up_to(at.pieces + kPiecesTold, count(v, Zone::deck, pieces), kPiecesTold);
    tell.up_to(at.pieces + 2 * kPiecesTold, count(v, Zone::aside, pieces), kPiecesTold);
    tell.up_to(at.hand_size, v.hand_size, kHandTold);
    tell.up_to(at.deck_size, kDeckTold - std::min<std::size_t>(v.deck_size, kDeckTold), kDeckTold);
    if (v.summoned) tell.fact(at.turn);
    if (v.forbidden & static_cast<std::uint8_t>(Forbid::draw)) tell.fact(at.turn + 1);
    if (v.forbidden & static_cast<std::uint8_t>(Forbid::special_summon)) tell.fact(at.turn + 2);
    if (v.waiting.on()) {
        tell.fact(at.asked + question_number(*program_, v));
        tell.up_to(at.asked + kQuestions, v.waiting.left, kLeftTold);
    }
    tell.fact(at.itself);

    const std::size_t plain = out.size();
    const bool running = v.in_play.meets(engine_);
    const std::array<bool, Outlook::kSituations> there{true, running, running && v.deck_size <= kLateDeck,
                                                       held >= kManyPieces};
    for (std::size_t s = 1; s < there.size(); ++s)
        for (std::size_t i = 0; there[s] && i < plain; ++i)
            out.push_back(static_cast<std::uint16_t>(s * outlook_->in_a_situation_ + out[i]));
}

std::size_t Seat::row_of(const View& v, Move m) const {
    const std::size_t slots = outlook_->codes().size() + 2;
    switch (m.verb) {
        case Verb::summon:
            return slot(m.card);
        case Verb::activate:
            return slots + slot(m.card);
        case Verb::effect:
            return 2 * slots + slot(m.card);
        case Verb::choose:
            return (kVerbs + question_number(*program_, v)) * slots + slot(m.card);
        case Verb::done:
            return (kVerbs + kQuestions) * slots;
        case Verb::end:
            break;
    }
    return (kVerbs + kQuestions) * slots + 1;
}

}  // namespace rakus::exodia
