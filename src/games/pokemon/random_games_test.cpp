// Random games over all decks and decks made at random: sixty cards in every state, every game ends, and every card of
// both pools is played. The last test prints what was played.
#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <iostream>
#include <map>

#include "games/pokemon/data.h"
#include "games/pokemon/test_table.h"

namespace rakus::pokemon {
namespace {

Census list_of(const Deck& deck) {
    Census count{};
    for (const CardId c : deck.cards) ++count[c.value];
    return count;
}

struct Watch {
    std::bitset<256> cards;                              // put into play or played from a hand
    std::map<std::pair<int, int>, int> attacks, powers;  // by card and number
};

void note(const State& s, const Move& m, Watch& watch) {
    const Field& f = s.field(s.chooser);
    const bool from_hand =
        m.act == Do::active || m.act == Do::bench || m.act == Do::evolve || m.act == Do::attach || m.act == Do::play;
    if (from_hand) watch.cards.set(m.card.value);
    if (m.act == Do::attack) ++watch.attacks[{f.active().top().value, m.n}];
    if (m.act == Do::power) ++watch.powers[{f.at(m.slot).top().value, 0}];
}

// Plays one random game and checks every state of it; false when something was wrong.
bool play_random(const Pokemon& game, std::uint64_t seed, Watch& watch) {
    const Census lists[2] = {list_of(*game.decks[0]), list_of(*game.decks[1])};
    Rng rng = Rng::stream(21, seed);
    State s = game.start(rng);
    for (int ply = 0; ply < 20000; ++ply) {
        for (const Side side : {Side::first, Side::second})
            if (census(s, side) != lists[index_of(side)]) {
                ADD_FAILURE() << "cards of player " << index_of(side) + 1
                              << " are not those of the deck: " << game.print(s);
                return false;
            }
        const View v = game.view(s);
        if (game.outcome(v)) return true;
        const Moves moves = game.moves(v);
        if (moves.empty()) {
            ADD_FAILURE() << "no move in " << game.print(s);
            return false;
        }
        const Move m = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        note(s, m, watch);
        s = game.after(s, m, rng);
    }
    ADD_FAILURE() << "the game does not end: " << game.print(s);
    return false;
}

void add(Deck& deck, CardId id, int copies) {
    for (int i = 0; i < copies && deck.cards.size() < kDeckSize; ++i) deck.cards.push_back(id);
}

// Everything a card needs around it: its line, Basics of its type, Trainers, and energies for its attacks.
std::shared_ptr<const Deck> deck_around(CardId id, Pool pool, Rng& rng) {
    const Catalogue& cards = catalogue();
    auto deck = std::make_shared<Deck>(Deck{cards[id].id, pool, {}});
    std::bitset<kMostNames> names;
    const auto add_once = [&](CardId c, int copies) {
        const Card& card = cards[c];
        if (card.kind != Kind::energy && names[card.name_id.value]) return;
        names.set(card.name_id.value);
        add(*deck, c, copies);
    };
    std::vector<CardId> in_pool;
    for (std::size_t i = 1; i < cards.size(); ++i)
        if (cards.in_pool({static_cast<std::uint8_t>(i)}, pool)) in_pool.push_back({static_cast<std::uint8_t>(i)});
    add_once(id, 4);
    for (NameId below = cards[id].evolves_from; below.value != 0;) {
        const auto it = std::ranges::find_if(in_pool, [&](CardId c) { return cards[c].name_id == below; });
        if (it == in_pool.end()) break;
        add_once(*it, 4);
        below = cards[*it].evolves_from;
    }
    rng.shuffle(in_pool);
    int basics = 0, texts = 0;
    for (const CardId c : in_pool) {
        if (cards[c].kind == Kind::basic && basics < 4) ++basics, add_once(c, 4);
        if ((is_trainer(cards[c].kind) || cards[c].kind == Kind::special_energy || is_evolution(cards[c].kind)) &&
            texts < 5)
            ++texts, add_once(c, 2);
    }
    std::array<int, kBasicTypes> wish{};
    for (const Attack& a : cards[id].attacks)
        for (std::size_t t = 0; t < kBasicTypes; ++t) wish[t] += a.cost.typed[t];
    for (std::size_t t = 0; deck->cards.size() < kDeckSize; t = (t + 1) % kBasicTypes) {
        const bool wanted = wish[t] > 0 || rng.below(6) == 0;
        if (wanted) add(*deck, cards.energy_card(basic_energy(static_cast<Type>(t))), 2);
    }
    return deck;
}

TEST(RandomGames, OfAllDecksEndAndKeepSixtyCards) {
    Watch watch;
    const auto names = deck_names();
    for (const auto a : names)
        for (const auto b : names)
            for (const char* set : {"paper", "official", "official,era=wotc"}) {
                const Pokemon game = game_of(fmt::format("{},deck1={},deck2={}", set, a, b));
                for (std::uint64_t seed = 0; seed < 3; ++seed)
                    ASSERT_TRUE(play_random(game, seed, watch)) << a << " " << b << " " << set;
            }
}

// Attacks are carried out from positions made for them, because random play seldom pays the dear ones.
void use_every_attack(const Pokemon& game, CardId id, Watch& watch) {
    const Card& card = catalogue()[id];
    for (std::size_t a = 0; a < card.attacks.size(); ++a) {
        Rng rng = Rng::stream(33, id.value * 8u + a);
        State s = game.start(rng);
        while (s.turn == 0) s = game.after(s, game.moves(game.view(s))[0], rng);
        InPlay& self = s.field(s.player).active();
        self.cards[0] = id;
        for (std::size_t t = 0; t < kBasicTypes; ++t)
            self.energy[t] = static_cast<std::uint8_t>(1 + card.attacks[a].cost.typed[t]);
        self.energy[basic_energy(card.type == Type::colorless ? Type::fire : card.type).value] +=
            card.attacks[a].cost.colorless;
        s.field(other(s.player)).active().conditions = asleep;
        const Move m{Do::attack, {}, {}, static_cast<std::uint8_t>(a)};
        if (card.attacks[a].script.size() > 0 && find_op(card.attacks[a].script, Verb::while_asleep) != nullptr)
            self.conditions = asleep;
        ASSERT_TRUE(may_attack(game.rules, s, s.player, static_cast<int>(a))) << card.id << " " << card.attacks[a].name;
        const Census before = census(s, Side::first);
        note(s, m, watch);
        s = game.after(s, m, rng);
        for (int ply = 0; ply < 200 && s.phase == Phase::asking; ++ply) {
            const Moves moves = game.moves(game.view(s));
            ASSERT_FALSE(moves.empty()) << card.id << " " << card.attacks[a].name;
            s = game.after(s, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng);
        }
        EXPECT_NE(s.phase, Phase::asking) << card.id << " " << card.attacks[a].name;
        EXPECT_EQ(census(s, Side::first), before) << card.id << " " << card.attacks[a].name;
    }
}

TEST(RandomGames, PlayEveryCardOfBothPoolsAndUseEveryAttack) {
    Watch watch;
    for (const Pool pool : {Pool::trainer, Pool::base1}) {
        Pokemon game = game_of(fmt::format("official,pool={}", kPoolNames[static_cast<std::size_t>(pool)]));
        int cards = 0, played = 0, attacks = 0, used = 0, powers = 0, activated = 0;
        for (std::size_t i = 1; i < catalogue().size(); ++i) {
            const CardId id{static_cast<std::uint8_t>(i)};
            if (!catalogue().in_pool(id, pool)) continue;
            const Card& card = catalogue()[id];
            Rng rng(i);
            game.decks = {deck_around(id, pool, rng), deck_around(id, pool, rng)};
            ASSERT_TRUE(check_deck(*game.decks[0], game.rules.deck_rules()).ok()) << card.id;
            const bool activates =
                card.has_power && card.power.use != Use::always && card.power.use != Use::on_entering;
            for (std::uint64_t seed = 0; seed < 150; ++seed) {
                const bool done = watch.cards[i] && (!activates || watch.powers.contains({static_cast<int>(i), 0}));
                if (done && seed >= 2) break;
                ASSERT_TRUE(play_random(game, 1000 * i + seed, watch)) << card.id;
            }
            use_every_attack(game, id, watch);
            ++cards, played += watch.cards[i];
            EXPECT_TRUE(watch.cards[i]) << card.id << " " << card.name << " was never played";
            powers += activates, activated += activates && watch.powers.contains({static_cast<int>(i), 0});
            for (std::size_t a = 0; a < card.attacks.size(); ++a)
                ++attacks, used += watch.attacks.contains({static_cast<int>(i), static_cast<int>(a)});
        }
        std::cout << "pool " << kPoolNames[static_cast<std::size_t>(pool)] << ": " << played << " of " << cards
                  << " cards played, " << used << " of " << attacks << " attacks used, " << activated << " of "
                  << powers << " activated Powers used\n";
        EXPECT_EQ(played, cards);
        EXPECT_EQ(used, attacks);
        EXPECT_EQ(activated, powers);
    }
}

TEST(RandomGames, StatesPrintAndReadBackToThemselves) {
    for (const char* rules : {"paper", "official", "official,pool=base1", "official,deck1=zap,deck2=firered"}) {
        const Pokemon game = game_of(rules);
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Rng rng = Rng::stream(5, seed);
            State s = game.start(rng);
            while (!game.outcome(game.view(s))) {
                const auto again = game.parse(game.print(s));
                ASSERT_TRUE(again.ok()) << again.error().message.en << "\n" << game.print(s);
                ASSERT_TRUE(again->state == s) << game.print(s) << "\n" << game.print(again->state);
                const Moves moves = game.moves(game.view(s));
                for (const Move& m : moves) {
                    const auto read = game.parse_move(game.view(s), game.print_move(game.view(s), m));
                    ASSERT_TRUE(read.ok() && *read == m) << game.print_move(game.view(s), m);
                }
                s = game.after(s, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng);
            }
        }
    }
}

}  // namespace
}  // namespace rakus::pokemon
