// The one run-time edge: text and plain values in, plain values out. The command line, the server, the Python module
// and the page see only this. Erased<G> (games/erased.h) implements it once for all games.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/budget.h"
#include "core/cards.h"
#include "core/claims.h"
#include "core/comparison.h"
#include "core/exploit.h"
#include "core/features.h"
#include "core/game.h"
#include "core/judge.h"
#include "core/lesson.h"
#include "core/openings.h"
#include "core/paper.h"
#include "core/played_game.h"
#include "core/player.h"
#include "core/quality.h"
#include "core/reason.h"
#include "core/result.h"
#include "core/scene.h"
#include "core/score.h"
#include "core/setting_up.h"
#include "core/share.h"
#include "core/solitaire.h"
#include "core/tally.h"
#include "core/truth.h"
#include "core/tuning.h"
#include "core/words.h"

namespace rakus {

// ---- requests ------------------------------------------------------------------------------------------------

// Whose eyes a position is told for. In a game with hidden cards the answer has ? for what they may not know.
enum class See : std::uint8_t { mover, first, second, all };

// A position as a user names it. Chance at ply i comes from the stream (seed, i): taking a move back and making it
// again gives the same cards and coins.
struct PositionRequest {
    std::string rules;               // "ec=0,pits=6"; empty: defaults
    std::string position;            // empty: the start
    std::vector<std::string> moves;  // played from there
    std::uint64_t seed = 1;
    See see = See::mover;
};

struct AdviseOptions {
    bool whole_turn = true;            // follow the greedy loop until the turn is complete; else one choice
    std::optional<TruthLimits> truth;  // of the first choice; of every choice of the turn with truth_everywhere
    bool truth_everywhere = false;
    std::string tables = {};  // the folder of table files, for players that use them
    Budget budget = {};       // for players that prepare something first; the truth has its own
};

// A block of side-swapped pairs: pairs first_pair .. first_pair + pairs - 1 of the run with this seed.
struct BlockRequest {
    std::string rules, position;
    std::string player_a, player_b;
    std::uint64_t seed = 1, first_pair = 0, pairs = 0;
    Openings openings = {};
    std::string tables = {};        // the folder of table files, for players that use them
    Cancelled cancelled = nullptr;  // asked between games, and by players that search; then there is no answer
};

// ---- answers -------------------------------------------------------------------------------------------------

struct PlayerInfo {
    std::string name;
    Text about;
    std::vector<Knob> knobs;
    bool deterministic = true;
    Text credit = {};  // whose idea it is: the paper, or what else
    // Of a written player: what is strange in its text, and the operations that it comes to.
    std::vector<Text> warnings = {};
    std::uint64_t operations = 0;
    bool replies = false;  // it looks at the opponent's answers
};

// A named set of rules: `--rules site1`.
struct Preset {
    std::string name;
    Text words;
};

// What the truth of a position is at least, wherever it is asked under the usual rules. Exact: the game is solved.
enum class Reach : std::uint8_t { none, estimate, bounds, exact };

struct GameInfo {
    std::string name;
    std::vector<std::string> aliases;
    Text title, goal, truth_reach;
    Reach reach = Reach::none;  // of the truth, under the usual rules
    std::string paper;          // author and year
    std::string default_player;
    int opening_plies = 0;           // of a match, unless the user says otherwise
    bool solitaire = false;          // one player, no opponent
    bool hidden = false;             // players do not see everything
    std::string chance_within = {};  // what its chances to win are of: "turn", or empty: the whole game
    std::vector<Preset> presets;
    std::vector<RuleKey> rules;  // filled by Erased
    std::vector<PlayerInfo> players;
    PaperReading reading = {};              // the paper, statement by statement; filled by Erased
    std::vector<std::string> beside = {};   // players whose totals are worth comparing
    std::vector<std::string> puzzles = {};  // positions in which the default player gives something away
    int puzzle_search = 60;                 // positions that are worth a look for more of them
    // The moves among which the paper chooses by walking a list, by the word before their ':'; empty: it does not.
    std::string walked = {};
    std::vector<Lesson> lessons = {};  // how to play: five to seven moves to make
    std::vector<Level> levels = {};    // opponents in words, the weakest first
};

struct MoveText {
    std::string move, decorated;
    // How the notation of every move of the piece begins, where a piece that was touched must be moved; else empty.
    std::string touched = {};
};

struct PositionInfo {
    Settings rules;
    std::string position;
    int side = 1;                    // 1 or 2
    std::optional<Outcome> outcome;  // when the game is over
    Text picture;
    std::vector<MoveText> moves;      // empty where somebody looks on who may not know them
    std::vector<std::string> played;  // the request's moves, decorated; for one side's eyes, ? for the other's secrets
};

// What a move would do. Where chance or hidden cards have a say, as much of it as is the same whatever they are, and
// then a step that says so.
struct Preview {
    std::string move;
    Account account;
    std::vector<Step> steps;
    bool open = false;  // chance decides the rest
};

struct TermInfo {
    std::string id;
    Text words;
    std::string source;
    double weight = 0, amount = 0, points = 0;
    bool counts = true;  // false: only shown
};

// A station of a move that goes a long way, such as a relay of sowings.
struct PathStep {
    std::string at;  // the place in the game's notation
    int amount = 0;  // how much was moved from there; at the last station, what the move gained
    Text words;
};

// What decides between equal sums.
struct PrecedenceKey {
    Text words;
    double value = 0;
};

struct CandidateInfo {
    std::string move, decorated;
    std::vector<PathStep> path;  // empty where the game tells none
    bool in_candidates = true;
    std::optional<Reason> refused;
    int rank = 0;  // 1 is best; 0 for refused ones
    int priority = 0;
    std::string fired_id;  // the rule that gave the priority
    Text fired;
    double total = 0;
    std::vector<PrecedenceKey> keys;  // of equal sums the larger first, one after the other; one that is not there is 0
    std::vector<TermInfo> terms;
    std::optional<Comparison> why_not;  // it is not the pick
    std::optional<Truth> truth;
    Verdict verdict;
};

// What may be said of the best moves of a position (core/claims.h). Open, that is `possible`: any of these may be best.
struct Optimum {
    Claim claim = Claim::possible;
    std::vector<std::string> moves;  // those of which the claim holds
};

struct StepInfo {
    std::string position;
    Text picture;
    int side = 1;
    std::string pick, pick_decorated;       // empty when nothing is feasible
    std::vector<CandidateInfo> candidates;  // in the strategy's own order
    Text tie_break = {};                    // what decides between equals
    bool drawn = false;                     // by lot, among those of one priority
    std::optional<Optimum> optimum = {};    // where the truth was asked for
    Text pick_told = {};                    // the pick in the words of the paper's program; empty where it had none
};

struct Advice {
    Settings rules;
    std::string player;           // as it was made: name and the weights that differ from the default
    std::vector<StepInfo> steps;  // one for each choice of the turn
    std::string position_after;
    std::optional<double> objective;
    std::string truth_source;
    Text credit = {};  // of the player
    Cut truth_cut = Cut::none;
    Text note = {};  // of the truth
    std::optional<Preparation> preparation = {};
    bool imagined = false;  // the steps after the first go on from hidden cards and chance as they may be
};

struct TruthReport {
    Settings rules;
    std::string position;
    int side = 1;
    Truth truth;
    std::string source;
    std::vector<std::string> line;
    struct MoveTruth {
        std::string move, decorated;
        Truth truth;
        Verdict verdict;
    };
    std::vector<MoveTruth> moves;
    std::uint64_t nodes = 0;
    Text note = {};  // what the answer means or why a better source was not used, if there is something to say
    std::vector<Truth> also = {};         // more that is known of the position, in other units
    Optimum optimum = {};                 // of the moves
    std::vector<std::string> order = {};  // the moves from best to worst, as far as that is known
    Cut cut = Cut::none;
    std::optional<Preparation> preparation = {};
};

// What one turn can do by itself: the shortest that decides the game, and the one that scores most.
struct TurnFeat {
    std::vector<std::string> moves, decorated;
    int score = 0;
    bool proved = false;  // no turn is shorter; none scores more
};

struct OpeningReport {
    Settings rules;
    std::string position;
    int side = 1;
    std::optional<TurnFeat> shortest;
    bool none_wins = false;  // proved: no turn decides the game
    TurnFeat largest;
    int needed = 0, most = 0;  // the score that decides the game, and the most there could be
    Truth truth;               // what the largest turn alone proves about the position
    std::uint64_t nodes = 0;
    Cut cut = Cut::none;
};

struct PlayoutReport {
    std::uint64_t playouts = 0, moves = 0, signature = 0;
};

// ---- table files ---------------------------------------------------------------------------------------------

struct TableRequest {
    std::string rules;
    std::string folder;  // where table files live
    int size = 0;        // of an endgame table; 0: the default
    int jobs = 1;
    Share share = do_alone;         // who does the parts, where the work has parts
    bool keep = true;               // of those who share the making of a table, one writes the file
    bool anew = true;               // false: a table that is there and sound need not be built again
    Cancelled cancelled = nullptr;  // nothing is written then
};

// Facts about a table in reading order, and the inconsistencies that `verify` found.
struct TableReport {
    std::string file;
    std::vector<std::pair<std::string, std::string>> facts;
    std::uint64_t inconsistencies = 0;
};

class TableVerbs {
   public:
    virtual ~TableVerbs() = default;
    virtual Result<TableReport> build(const TableRequest&, const Progress&) const = 0;
    virtual Result<TableReport> verify(const TableRequest&, const Progress&) const = 0;
    virtual Result<TableReport> info(const TableRequest&) const = 0;
    // The exact values of the first plies in the form of a book (docs/table-format.md); plies 0: as many as the one
    // inside the program has.
    virtual Result<std::string> book(const TableRequest&, int /*plies*/, const Progress&) const {
        return usage_error("solve: this game has no book", "solve: permainan ini tidak punya buku");
    }
    // Whether this is work in parts, to be shared; else it is done by whoever asks, with threads.
    virtual bool builds_in_parts() const { return false; }
    virtual bool verifies_in_parts() const { return false; }
};

// ---- the edge ------------------------------------------------------------------------------------------------

class AnyGame {
   public:
    virtual ~AnyGame() = default;
    virtual const GameInfo& describe() const = 0;
    // The position after the request's moves, with what may be played there.
    virtual Result<PositionInfo> inspect(const PositionRequest&) const = 0;
    // The same position as something to look at and to touch, with the steps of the last move.
    virtual Result<Drawing> draw(const PositionRequest&) const = 0;
    virtual Result<Preview> preview(const PositionRequest&, std::string_view move) const = 0;
    // What a position can be set up with under these rules; empty: it cannot.
    virtual Result<std::vector<PaletteItem>> palette(std::string_view rules) const = 0;
    // The text of the position with a piece of the palette put at a place, or why it cannot be.
    virtual Result<std::string> edit(const PositionRequest&, const Edit&) const = 0;
    virtual Result<Advice> advise(const PositionRequest&, std::string_view player, const AdviseOptions&) const = 0;
    virtual Result<TruthReport> truth(const PositionRequest&, const TruthLimits&) const = 0;
    // How a player that draws no lots can be beaten. Refused by games with chance.
    virtual Result<ExploitReport> exploit(const ExploitRequest&) const = 0;
    // Refused by games in which a turn is one move.
    virtual Result<OpeningReport> opening(const PositionRequest&, const TruthLimits&) const = 0;
    // Leaves of the tree of move sequences, for depths 1 .. depth.
    virtual Result<std::vector<std::uint64_t>> perft(const PositionRequest&, int depth) const = 0;
    // Plays a block of games on the typed side. Running it twice gives the same answer.
    virtual Result<PlayedPairs> play_block(const BlockRequest&) const = 0;
    // How many openings of this length there are from a position.
    virtual Result<OpeningCount> count_openings(const PositionRequest&, int plies) const = 0;
    // How many different openings the pairs of a block begin with; nothing where chance makes every pair another one.
    virtual Result<std::optional<std::uint64_t>> different_openings(const BlockRequest&) const = 0;
    // The games of the same block, ply by ply: two for each pair.
    virtual Result<std::vector<PlayedGame>> record_block(const BlockRequest&) const = 0;
    virtual Result<std::vector<std::string>> sample_positions(const SampleRequest&) const = 0;
    // What a player does in each of these positions, as canonical moves. Chance of its own comes from the seed. Fewer
    // than asked for, if it was cancelled: the first ones.
    virtual Result<std::vector<std::string>> picks(std::string_view rules, const std::vector<std::string>& positions,
                                                   std::string_view player, std::uint64_t seed,
                                                   const Cancelled& = nullptr) const = 0;
    // Random games from the start: for speed, and a signature of the rules.
    virtual Result<PlayoutReport> playouts(const PositionRequest&, std::uint64_t n) const = 0;
    // The share of a player's picks that keep the value of the position.
    virtual Result<QualityReport> quality(const QualityRequest&, const Progress&) const = 0;
    // Checks a player's text under these rules; answers whether it is deterministic.
    virtual Result<PlayerInfo> check_player(std::string_view player, std::string_view rules = {}) const = 0;
    // The facts that written players may use, with their values for every candidate of a position.
    virtual Result<FeatureReport> features(const PositionRequest&) const = 0;
    // A written player ("mine.greedy{..}:steal=2") as its canonical text, with its weights as they are set.
    virtual Result<std::string> written_text(std::string_view player) const = 0;
    // The lines that it could do without, in the order of its text.
    virtual Result<std::vector<TextLine>> text_lines(std::string_view player) const = 0;
    // Its canonical text with other places of these lines: 0 is switched off, which makes it a comment; of those that
    // move, the smaller number comes first.
    virtual Result<std::string> rearranged(std::string_view player, std::span<const double> places) const = 0;
    // The players that come as texts.
    virtual std::vector<ShippedText> texts() const = 0;
    // What only some games can do; null where a game cannot.
    virtual const TableVerbs* tables() const { return nullptr; }
    virtual const SolitaireVerbs* solitaire() const { return nullptr; }
    virtual const CardVerbs* cards() const { return nullptr; }
    virtual const TuneVerbs* tuning() const { return nullptr; }
};

// The registry: the only list of games in the program.
std::vector<const AnyGame*> all_games();
// By name or alias; null if there is none.
const AnyGame* find_game(std::string_view name);

}  // namespace rakus
