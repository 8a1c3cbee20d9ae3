// "Why this and not that?": every sentence is read back by patterns of its own, and what it says is checked: what it
// calls larger is larger, what it calls first is first, what it says of a pit is so when the seeds are sown by hand.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <regex>
#include <set>

#include "by_hand.h"
#include "core/any_game.h"
#include "core/trace.h"

namespace rakus {
namespace {

// ---- reading -----------------------------------------------------------------------------------------------------

struct Read {
    std::string kind;               // "left_out", "refused", "priority", "sum", "lot", "tie"
    std::string move;               // that the sentence is about
    std::optional<int> p, other_p;  // priorities
    std::string rule, other_rule;
    std::optional<double> sum, other_sum;
    std::string rest;  // the reason, the list of rules, or the tie-break
};

double number(std::string text) {
    std::ranges::replace(text, ',', '.');
    return std::stod(text);
}

const std::string kNumber = R"((-?[0-9][0-9.,e+-]*))";

struct Patterns {
    std::regex left_out, refused, priority, sum, lot, tie;
};
const Patterns kEnglish{std::regex(R"(^(\S+) is not in C: (.+)\.$)"),
                        std::regex(R"(^(\S+) is not feasible: (.+)\.$)"),
                        std::regex(R"(^P(\d+) \((.+)\) comes before P(\d+) \((.+)\)\.$)"),
                        std::regex(R"(^(?:Both are P(\d+) \((.+)\); )?(\S+) has the larger sum, )" + kNumber +
                                   " against " + kNumber + R"( \((.+)\)\.$)"),
                        std::regex(R"(^(?:Both are P(\d+) \((.+)\); )?(\S+) was drawn by lot(?:, with the chance )" +
                                   kNumber + " against " + kNumber + R"()?\.$)"),
                        std::regex(R"(^(?:Both are P(\d+) \((.+)\)(?: with the sum )" + kNumber +
                                   ")?|Both have the sum " + kNumber + R"(); (of .+)\.$)")};
const Patterns kIndonesian{
    std::regex(R"(^(\S+) tidak masuk C: (.+)\.$)"),
    std::regex(R"(^(\S+) tidak layak: (.+)\.$)"),
    std::regex(R"(^P(\d+) \((.+)\) didahulukan daripada P(\d+) \((.+)\)\.$)"),
    std::regex(R"(^(?:Keduanya P(\d+) \((.+)\); )?(\S+) berjumlah lebih besar, )" + kNumber + " lawan " + kNumber +
               R"( \((.+)\)\.$)"),
    std::regex(R"(^(?:Keduanya P(\d+) \((.+)\); )?(\S+) terpilih lewat undian(?:, dengan peluang )" + kNumber +
               " lawan " + kNumber + R"()?\.$)"),
    std::regex(R"(^(?:Keduanya P(\d+) \((.+)\)(?: dengan jumlah )" + kNumber + ")?|Keduanya berjumlah " + kNumber +
               R"(); ((?:dari|bila) .+)\.$)")};

std::optional<Read> read(const std::string& sentence, Lang lang) {
    const Patterns& p = lang == Lang::en ? kEnglish : kIndonesian;
    std::smatch m;
    const auto whole = [&](std::size_t i) { return m[i].matched ? std::optional(std::stoi(m[i])) : std::nullopt; };
    const auto real = [&](std::size_t i) { return m[i].matched ? std::optional(number(m[i])) : std::nullopt; };
    if (std::regex_match(sentence, m, p.left_out)) return Read{"left_out", m[1], {}, {}, {}, {}, {}, {}, m[2]};
    if (std::regex_match(sentence, m, p.refused)) return Read{"refused", m[1], {}, {}, {}, {}, {}, {}, m[2]};
    if (std::regex_match(sentence, m, p.priority))
        return Read{"priority", {}, whole(1), whole(3), m[2], m[4], {}, {}, {}};
    if (std::regex_match(sentence, m, p.sum))
        return Read{"sum", m[3], whole(1), whole(1), m[2], m[2], real(4), real(5), m[6]};
    if (std::regex_match(sentence, m, p.lot))
        return Read{"lot", m[3], whole(1), whole(1), m[2], m[2], real(4), real(5), {}};
    if (std::regex_match(sentence, m, p.tie)) {
        const auto sum = m[3].matched ? real(3) : real(4);
        return Read{"tie", {}, whole(1), whole(1), m[2], m[2], sum, sum, m[5]};
    }
    return std::nullopt;
}

// "steals +2, saves -1": the points by the words of their rule. Indonesian separates by semicolons.
std::map<std::string, double> points_in(const std::string& list, Lang lang) {
    std::map<std::string, double> out;
    static const std::regex english(R"((?:^|, )(.+?) (\+?-?[0-9][0-9.e+-]*)(?=, |$))"),
        indonesian(R"((?:^|; )(.+?) (\+?-?[0-9][0-9,e+-]*)(?=; |$))");
    const std::regex& one = lang == Lang::en ? english : indonesian;
    for (std::sregex_iterator at(list.begin(), list.end(), one), end; at != end; ++at) {
        std::string value = (*at)[2];
        out[(*at)[1]] = number(value[0] == '+' ? value.substr(1) : value);
    }
    return out;
}

// ---- what is so --------------------------------------------------------------------------------------------------

struct Case {
    const GameInfo& game;
    const StepInfo& step;
    const CandidateInfo &pick, &other;
    Lang lang;
    std::string sentence;

    int place(const CandidateInfo& c) const { return static_cast<int>(&c - step.candidates.data()); }
};
std::ostream& operator<<(std::ostream& out, const Case& c) {
    return out << c.game.name << " " << c.step.position << " " << c.pick.move << " not " << c.other.move << ": "
               << c.sentence;
}

// The sum once more, from weights and amounts.
double sum_of(const CandidateInfo& c) {
    double sum = 0;
    for (const auto& t : c.terms)
        if (t.counts) sum += t.weight * t.amount;
    return sum;
}

bool near(double shown, double real) {
    return std::abs(shown - real) <= 0.0005 + 1e-9 * std::abs(real);
}

void check_numbers(const Case& c, const Read& r) {
    if (r.kind == "priority") {
        EXPECT_LT(*r.p, *r.other_p) << c;
        EXPECT_EQ(*r.p, c.pick.priority) << c;
        EXPECT_EQ(*r.other_p, c.other.priority) << c;
        return;
    }
    if (r.p) {
        EXPECT_TRUE(*r.p == c.pick.priority && *r.p == c.other.priority) << c;
    }
    if (!r.p) {
        EXPECT_TRUE(c.pick.priority == 0 && c.other.priority == 0) << c;
    }
    if (r.sum) {
        EXPECT_TRUE(near(*r.sum, sum_of(c.pick))) << c;
        EXPECT_TRUE(near(*r.other_sum, sum_of(c.other))) << c;
    }
    if (r.kind == "sum") {
        EXPECT_EQ(r.move, c.pick.move) << c;
        EXPECT_GT(*r.sum, *r.other_sum) << c;
        EXPECT_GT(sum_of(c.pick), sum_of(c.other)) << c;
        double difference = 0;
        for (const auto& [rule, points] : points_in(r.rest, c.lang)) difference += points;
        EXPECT_NEAR(difference, *r.sum - *r.other_sum, 0.0005 * 12) << c;
    }
    if (r.kind == "tie") {
        EXPECT_EQ(sum_of(c.pick), sum_of(c.other)) << c;
    }
}

// "steals; saves" or one rule for both.
std::pair<std::string, std::string> both_rules(const std::string& text) {
    const auto at = text.find("; ");
    return at == text.npos ? std::pair{text, text} : std::pair{text.substr(0, at), text.substr(at + 2)};
}

struct Words2 {
    const char *en, *id;
    bool is(const std::string& text, Lang lang) const { return text == (lang == Lang::en ? en : id); }
    bool in(const std::string& text, Lang lang) const { return text.find(lang == Lang::en ? en : id) != text.npos; }
};

// ---- the sowing games --------------------------------------------------------------------------------------------

constexpr Words2 kMoreRight{"the pit further right", "lubang yang lebih kanan"},
    kNearer{"the pit nearer one's own store", "lubang yang lebih dekat ke lumbung sendiri"},
    kRescueFirst{"a rescue goes before a steal", "penyelamatan didahulukan daripada pencurian"},
    kShotFirst{"a shot goes before a rescue", "tembakan didahulukan daripada penyelamatan"};
constexpr Words2 kExtra{"extra turn", "giliran lagi"}, kAnother{"another move", "giliran lagi"},
    kSteals{"steals", "mencuri"}, kShoots{"shoots", "menembak"}, kSaves{"saves", "menyelamatkan"},
    kBanks{"banks", "disimpan"}, kByBanked{"by seeds banked", "menurut biji yang disimpan"},
    kUnset{"index left unset", "indeks tak terisi"}, kRightmost{"rightmost pit", "lubang paling kanan"},
    kAnyOther{"any other pit", "lubang lainnya"};

struct Pit {
    by_hand::Effect effect;
    int threat = 0;
    bool rightmost = false;
};
Pit look(const Case& c, const CandidateInfo& of) {
    const bool bantumi = c.game.name == "bantumi";
    const auto ring = by_hand::ring(c.step.position, bantumi);
    const int number = std::stoi(of.move);
    Pit pit;
    pit.effect = bantumi ? by_hand::bantumi(ring, number) : by_hand::congklak(ring, number);
    if (!bantumi) return pit;
    pit.threat = by_hand::threat_to(c.step.position, number);
    pit.rightmost = true;
    for (int right = number + 1; right <= ring.pits; ++right)
        if (ring.holes[static_cast<std::size_t>(ring.hole_of(right))] > 0) pit.rightmost = false;
    return pit;
}

void check_pit(const Case& c, const std::string& rule, const CandidateInfo& of) {
    const Pit pit = look(c, of);
    if (kExtra.is(rule, c.lang) || kAnother.is(rule, c.lang))
        EXPECT_TRUE(pit.effect.again) << c;
    else if (kSteals.is(rule, c.lang) || kShoots.is(rule, c.lang))
        EXPECT_GT(pit.effect.taken, 0) << c;
    else if (kSaves.is(rule, c.lang))
        EXPECT_GT(c.game.name == "bantumi" ? pit.threat : pit.effect.saved, 0) << c;
    else if (kRightmost.is(rule, c.lang))
        EXPECT_TRUE(pit.rightmost) << c;
    else if (kAnyOther.is(rule, c.lang))
        EXPECT_FALSE(pit.rightmost || pit.effect.again) << c;
    else if (kUnset.is(rule, c.lang))
        EXPECT_FALSE(pit.effect.again) << c;  // of the pseudo-code: the pit that none of its lines has named
    else
        EXPECT_TRUE(kByBanked.is(rule, c.lang) && !pit.effect.again && pit.effect.taken == 0 && pit.effect.saved == 0)
            << c;
}

// With the paper's weights every number is a count of seeds. It counts in the priority where the rule is looked at.
void check_seeds(const Case& c, const Read& r) {
    const auto pick = look(c, c.pick), other = look(c, c.other);
    for (const auto& [rule, points] : points_in(r.rest, c.lang)) {
        const auto seeds = [&, words = rule](const Pit& p) {
            const bool bantumi = c.game.name == "bantumi";
            const int rescue = bantumi ? p.threat : p.effect.saved;
            if (kSteals.is(words, c.lang)) return p.effect.taken > p.threat ? p.effect.taken : 0;
            if (kShoots.is(words, c.lang)) return p.effect.taken;
            if (kSaves.is(words, c.lang)) return bantumi && p.effect.taken > rescue ? 0 : rescue;
            return kBanks.is(words, c.lang) ? p.effect.banked : 1000;
        };
        EXPECT_EQ(points, seeds(pick) - seeds(other)) << c << " [" << rule << "]";
    }
}

void check_sowing(const Case& c, const Read& r) {
    if (r.kind == "left_out" || r.kind == "refused") {
        const auto ring = by_hand::ring(c.step.position, c.game.name == "bantumi");
        EXPECT_EQ(ring.holes[static_cast<std::size_t>(ring.hole_of(std::stoi(c.other.move)))], 0) << c;
        EXPECT_EQ(r.move, c.other.move) << c;
        return;
    }
    if (c.pick.move == "-" || c.other.move == "-") return;
    const auto [rule, other_rule] = r.kind == "priority" ? std::pair{r.rule, r.other_rule} : both_rules(r.rule);
    check_pit(c, rule, c.pick);
    check_pit(c, other_rule, c.other);
    const int pick = std::stoi(c.pick.move), other = std::stoi(c.other.move);
    if (r.kind == "sum") check_seeds(c, r);
    if (kMoreRight.in(r.rest, c.lang)) {
        EXPECT_GT(pick, other) << c;
    }
    if (kNearer.in(r.rest, c.lang)) {
        EXPECT_LT(pick, other) << c;  // clockwise the store is at the left
    }
    if (kRescueFirst.in(r.rest, c.lang)) {
        EXPECT_TRUE(kSaves.is(rule, c.lang) && kSteals.is(other_rule, c.lang)) << c;
    }
    if (kShotFirst.in(r.rest, c.lang)) {
        EXPECT_TRUE(kShoots.is(rule, c.lang) && kSaves.is(other_rule, c.lang)) << c;
    }
}

// ---- Gobblet -----------------------------------------------------------------------------------------------------

constexpr Words2 kPieces{"in the order of pieces", "menurut urutan bidak"},
    kBetterCell{"the better cell of table I", "sel yang lebih baik menurut tabel I"}, kCellRule{"cell", "sel"},
    kPlaceRule{"place", "place"};

// From the hand by size, then from the board by cell; then the target. "3@7": a large piece to cell 7; "5-7".
struct Piece {
    int board, which, target;
    friend auto operator<=>(const Piece&, const Piece&) = default;
};
Piece piece(const std::string& move) {
    return {move[1] == '-', move[0] - '0', move[2] - '0'};
}
int table_one(const std::string& move) {
    const int cell = move[2] - '0';
    return cell == 5 ? 8 : cell % 2 == 1 ? 6 : 4;
}
int table_five(const std::string& move) {
    return move[1] != '@' ? 0 : move[0] == '1' ? 4 : move[0] == '3' ? 8 : 0;
}

void check_gobblet(const Case& c, const Read& r) {
    if (kPieces.in(r.rest, c.lang) && !kBetterCell.in(r.rest, c.lang)) {
        EXPECT_LT(piece(c.pick.move), piece(c.other.move)) << c;
    }
    if (kBetterCell.in(r.rest, c.lang)) {
        EXPECT_TRUE(table_one(c.pick.move) > table_one(c.other.move) ||
                    (table_one(c.pick.move) == table_one(c.other.move) && piece(c.pick.move) < piece(c.other.move)))
            << c;
    }
    if (r.kind != "sum") return;
    for (const auto& [rule, points] : points_in(r.rest, c.lang)) {
        if (kCellRule.is(rule, c.lang)) {
            EXPECT_EQ(points, table_one(c.pick.move) - table_one(c.other.move)) << c;
        }
        if (kPlaceRule.is(rule, c.lang)) {
            EXPECT_EQ(points, table_five(c.pick.move) - table_five(c.other.move)) << c;
        }
    }
}

// ---- the card games ----------------------------------------------------------------------------------------------

// "class 4: draws": the higher class comes first.
void check_exodia(const Case& c, const Read& r) {
    static const std::regex numbered(R"(^(?:class|kelas) (\d):.*)");
    std::smatch one, two;
    if (r.kind == "priority" && std::regex_match(r.rule, one, numbered) &&
        std::regex_match(r.other_rule, two, numbered)) {
        EXPECT_GT(std::stoi(one[1]), std::stoi(two[1])) << c;
    }
}

constexpr Words2 kStopsHere{"the loop stops here", "perulangan berhenti di sini"},
    kByValue{"by its value", "menurut nilainya"}, kStoppedAt{"the loop stopped at ", "perulangan berhenti di "},
    kPrinted{"attacks in the order of the card", "serangan menurut urutan di kartu"};

// What is left of the opponent's active Pokemon, as the picture shows it: the opponent stands first, "a   Butterfree
// 20/100 HP".
int hp_of_defender(const StepInfo& step) {
    static const std::regex active(R"(\n +a +\S.* (\d+)/\d+ +HP)");
    std::smatch m;
    return std::regex_search(step.picture.en, m, active) ? std::stoi(m[1]) : -1;
}

void check_attack(const Case& c, const std::string& rule, const CandidateInfo& of) {
    if (!of.move.starts_with("attack:") || !kByValue.in(rule, c.lang)) return;
    const int hp = hp_of_defender(c.step);
    EXPECT_GE(sum_of(of), hp) << c;
}

void check_pokemon(const Case& c, const Read& r) {
    const auto [rule, other_rule] = r.kind == "priority" ? std::pair{r.rule, r.other_rule} : both_rules(r.rule);
    check_attack(c, rule, c.pick);
    check_attack(c, other_rule, c.other);
    if (r.kind == "left_out") {
        ASSERT_TRUE(kStoppedAt.in(r.rest, c.lang)) << c;
        const auto begins = std::string(c.lang == Lang::en ? kStoppedAt.en : kStoppedAt.id).size();
        const std::string at = r.rest.substr(begins, r.rest.find(',') - begins);
        const auto stop = std::ranges::find(c.step.candidates, at, &CandidateInfo::move);
        ASSERT_NE(stop, c.step.candidates.end()) << c;
        EXPECT_TRUE(kStopsHere.in(stop->fired.in(c.lang), c.lang)) << c;
        EXPECT_FALSE(stop->refused.has_value()) << c;
        EXPECT_LT(stop->move, c.other.move) << c;  // the loop had not come to the other
    }
    if (r.kind == "tie" && kPrinted.in(r.rest, c.lang) && c.pick.move.starts_with("attack:") &&
        c.other.move.starts_with("attack:")) {
        EXPECT_LT(c.pick.move, c.other.move) << c;
    }
}

// ---- all of them -------------------------------------------------------------------------------------------------

// Whose sentences are about the rules of the paper with the paper's weights.
const std::set<std::string> kBySeeds{"paper", "paper-pseudo"};

void check(const Case& c, const std::string& player) {
    const auto r = read(c.sentence, c.lang);
    ASSERT_TRUE(r) << c;
    const bool out = r->kind == "left_out" || r->kind == "refused";
    EXPECT_EQ(out, c.other.refused.has_value()) << c;
    EXPECT_EQ(r->kind == "left_out", !c.other.in_candidates) << c;
    if (!out) check_numbers(c, *r);
    if (r->kind == "tie" && c.other.keys.empty()) {
        EXPECT_LT(c.place(c.pick), c.place(c.other)) << c;
    }
    if ((c.game.name == "bantumi" || c.game.name == "congklak") && (kBySeeds.contains(player) || out))
        check_sowing(c, *r);
    if (c.game.name == "gobblet") check_gobblet(c, *r);
    if (c.game.name == "exodia") check_exodia(c, *r);
    if (c.game.name == "pokemon") check_pokemon(c, *r);
}

class Sentences : public ::testing::TestWithParam<const AnyGame*> {
   protected:
    const AnyGame& game() const { return *GetParam(); }

    // A position some random moves into a game, before its end.
    PositionRequest random_position(std::uint64_t seed) const {
        PositionRequest request{"", "", {}, seed}, last = request;
        Rng rng(seed);
        for (auto plies = rng.below(40); plies > 0; --plies) {
            const auto now = game().inspect(request);
            if (!now || now->outcome || now->moves.empty()) return last;
            last = request;
            request.moves.push_back(now->moves[rng.below(static_cast<std::uint32_t>(now->moves.size()))].move);
        }
        return request;
    }
    // Calls f with every sentence of an advice.
    template <class F>
    void each(const PositionRequest& request, const std::string& player, const F& f) const {
        const auto advice = game().advise(request, player, {});
        EXPECT_TRUE(advice.ok()) << player;
        for (const StepInfo& step : advice->steps) {
            const auto pick = std::ranges::find(step.candidates, step.pick, &CandidateInfo::move);
            if (pick == step.candidates.end()) continue;
            for (const CandidateInfo& other : step.candidates) {
                EXPECT_EQ(other.why_not.has_value(), other.move != step.pick);
                for (const Lang lang : {Lang::en, Lang::id})
                    if (other.why_not)
                        f(Case{game().describe(), step, *pick, other, lang, in_words(*other.why_not).in(lang)});
            }
        }
    }
};

// Searchers that take seconds for a move are asked less often, and late in the game.
bool slow(const std::string& player) {
    static const std::set<std::string> names{"perfect", "expert", "alphabeta", "mcts", "rollout"};
    return names.contains(player);
}

TEST_P(Sentences, SayWhatIsSoInRandomPositionsOfEveryPlayerAndInBothLanguages) {
    for (const auto& player : game().describe().players) {
        int sentences = 0;
        const std::uint64_t positions = slow(player.name) ? 3 : 200;
        for (std::uint64_t seed = 1; seed <= positions && !HasFailure(); ++seed)
            each(random_position(seed), player.name, [&](const Case& c) {
                check(c, player.name);
                ++sentences;
            });
        EXPECT_GT(sentences, slow(player.name) ? 5 : 400) << player.name;
    }
}

// What the reading is worth: told the other way round, no sentence passes, and every way of deciding has been met.
TEST_P(Sentences, AreRefusedWhenTheTwoMovesAreExchanged) {
    const auto& player = game().describe().default_player;
    std::set<Decided> met;
    for (std::uint64_t seed = 1; seed <= 300; ++seed)
        each(random_position(seed), player, [&](const Case& c) {
            met.insert(c.other.why_not->by);
            if (c.other.refused) return;
            testing::TestPartResultArray faults;
            {
                testing::ScopedFakeTestPartResultReporter quiet(
                    testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &faults);
                check({c.game, c.step, c.other, c.pick, c.lang, c.sentence}, player);
            }
            EXPECT_GT(faults.size(), 0) << c;
        });
    using D = Decided;
    const std::map<std::string, std::set<Decided>> expected{
        {"bantumi", {D::left_out, D::priority, D::sum, D::precedence, D::order}},
        {"congklak", {D::refused, D::priority, D::sum, D::precedence, D::order}},
        {"exodia", {D::refused, D::priority, D::order}},
        {"gobblet", {D::sum, D::order}},
        {"pokemon", {D::early_stop, D::refused, D::priority, D::sum, D::order}}};
    EXPECT_FALSE(met.empty());
    const auto ways = expected.find(game().describe().name);
    if (ways == expected.end()) return;
    for (const Decided by : ways->second) EXPECT_TRUE(met.contains(by)) << ways->first << ": " << name_of(by);
}

TEST_P(Sentences, OfTheTraceSayWhatIsSo) {
    const auto& name = game().describe().default_player;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto advice = game().advise(random_position(seed), name, {});
        ASSERT_TRUE(advice.ok());
        for (const TraceStep& t : greedy_trace(*advice)) {
            if (t.kind != "select" || t.candidates.size() < 2) continue;
            const StepInfo& step = advice->steps[static_cast<std::size_t>(t.choice)];
            const auto taken = std::ranges::find(step.candidates, t.x, &CandidateInfo::move);
            for (const Lang lang : {Lang::en, Lang::id}) {
                static const std::regex head(R"(^(\S+) (?:before|sebelum) (\S+): (.+)$)");
                std::smatch m;
                const std::string note = t.note.in(lang);
                ASSERT_TRUE(std::regex_match(note, m, head)) << note;
                EXPECT_EQ(m[1], t.x);
                const auto next = std::ranges::find(step.candidates, m[2].str(), &CandidateInfo::move);
                ASSERT_NE(next, step.candidates.end()) << note;
                const Case c{game().describe(), step, *taken, *next, lang, m[3]};
                const auto r = read(c.sentence, lang);
                ASSERT_TRUE(r) << c;
                check_numbers(c, *r);
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Sentences, ::testing::ValuesIn(all_games()),
                         [](const auto& param) { return param.param->describe().name; });

}  // namespace
}  // namespace rakus
