// rakus play: a game in the terminal against a player; from a pipe, one move a line.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/play_session.h"
#include "app/replay.h"
#include "app/text_warnings.h"
#include "core/player_text.h"
#include "core/rng.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kToss = 0x746f7373;  // a stream of its own, apart from those of plies and players

// Which seat the person takes; "toss": by the seed, as the papers' games begin with a draw of lots.
int side_of(const Arguments& args, std::uint64_t seed) {
    const auto word = args.text("side");
    if (word == "toss") return Rng::stream(seed, kToss).below(2) == 0 ? 1 : 2;
    return word == "2" ? 2 : 1;
}

// What the two sides bring becomes rules: the own deck from --deck, the opponent's from "gameboy:quarry".
void add_decks(const Arguments& args, const std::string& opponent, int side, PositionRequest& request) {
    const auto add = [&](int player, const std::string& deck) {
        if (!deck.empty()) request.rules += fmt::format("{}deck{}={}", request.rules.empty() ? "" : ",", player, deck);
    };
    add(side, args.text("deck"));
    if (const auto read = read_player(opponent)) add(3 - side, read->brings);
}

// A saved game: where it stood, who played whom.
struct SavedGame {
    PositionRequest request;
    std::vector<RecordedPly> played;
    std::string opponent;
    int human_side = 1;
};

Result<SavedGame> saved_game(const Arguments& args) {
    for (const auto* flag : {"pos", "example", "moves", "rules", "seed", "side", "vs", "deck"})
        if (args.has(flag))
            return usage_error({"play: --continue has it all, expected no --{}",
                                "play: --continue sudah memuat semuanya, seharusnya tanpa --{}"},
                               flag);
    const auto text = args.files.read(args.text("continue"), store::FileKind::record);
    if (!text) return text.error();
    auto record = read_record(*text);
    if (!record) return record.error();
    if (record->game != game_of(args).describe().name)
        return bad_input({"{}: a game of {}, expected {}", "{}: permainan {}, seharusnya {}"}, args.text("continue"),
                         record->game, game_of(args).describe().name);
    const auto replayed = replay(std::move(*record));
    if (!replayed) return replayed.error();
    if (replayed->refused) return *replayed->refused;
    const Record& r = replayed->record;
    if (r.player1 != kHuman && r.player2 != kHuman)
        return bad_input({"{}: no seat of a person (human) in it", "{}: tidak ada sisi manusia (human) di dalamnya"},
                         args.text("continue"));
    const int side = r.player1 == kHuman ? 1 : 2;
    SavedGame saved{replayed->start, r.plies, side == 1 ? r.player2 : r.player1, side};
    if (args.text("see") == "all") saved.request.see = See::all;
    return saved;
}

Result<SavedGame> new_game(const Arguments& args) {
    auto request = position_of(args);
    if (!request) return request.error();
    const bool alone = game_of(args).describe().solitaire || args.text("vs") == kHuman;
    auto opponent = alone ? Result<std::string>(std::string(kHuman)) : player_of(args, "vs");
    if (!opponent) return opponent.error();
    const int side = side_of(args, request->seed);
    add_decks(args, alone ? std::string() : *opponent, side, *request);
    return SavedGame{std::move(*request), {}, std::move(*opponent), side};
}

Result<int> run_play(const Arguments& args, Console& console) {
    const AnyGame& game = game_of(args);
    if (args.text("pos") == "-")
        return usage_error("play: --pos - would read the moves' own stream; use --pos @FILE",
                           "play: --pos - akan membaca aliran langkah; pakai --pos @BERKAS");
    auto played = args.has("continue") ? saved_game(args) : new_game(args);
    if (!played) return played.error();
    if (played->opponent != kHuman)
        if (const auto known = game.check_player(played->opponent, played->request.rules); !known) return known.error();
    const auto adviser = player_of(args);
    if (!adviser) return adviser.error();
    if (const auto known = game.check_player(*adviser, args.text("rules")); !known) return known.error();
    tell_text_warnings(game, {played->opponent, *adviser}, console);
    TruthLimits limits;
    limits.seconds = args.seconds("truth-time", kForever);
    limits.all_moves = true;
    limits.nodes = args.whole("nodes", 0);
    limits.playouts = args.whole("playouts", 0);
    limits.jobs = jobs_of(args);
    limits.tables = tables_folder(args);
    const PlayWish wish{std::move(played->request),
                        std::move(played->played),
                        std::move(played->opponent),
                        played->human_side,
                        *adviser,
                        limits,
                        args.has("recommend")};
    return PlaySession(game, wish, args.files, console).run();
}

}  // namespace

Command play_command() {
    using namespace flags;
    return {
        "play",
        {"a game in the terminal against a player; from a pipe, one move a line",
         "satu permainan di terminal melawan pemain; dari pipa, satu langkah per baris"},
        {"play bantumi --vs paper", "play bantumi --vs human < moves.txt"},
        GameArgument::required,
        {{"vs",
          Takes::text,
          "PLAYER|human",
          {"the opponent (default: the paper's player)", "lawan (bawaan: pemain makalah)"}},
         {"deck",
          Takes::text,
          "DECK",
          {"your deck, in a game of decks; the opponent's: --vs PLAYER:DECK",
           "dek Anda, dalam permainan dek; dek lawan: --vs PEMAIN:DEK"}},
         {"side",
          Takes::choice,
          "1|2|toss",
          {"which side you play (default 1); toss: the seed decides",
           "sisi yang Anda mainkan (bawaan 1); toss: benih yang menentukan"}},
         {"player", Takes::text, "NAME", {"who gives the hints", "siapa yang memberi petunjuk"}},
         {"recommend",
          Takes::nothing,
          "",
          {"a recommendation before each of your moves", "rekomendasi sebelum tiap langkah Anda"}},
         {"continue", Takes::text, "FILE", {"go on with a game that was saved", "lanjutkan permainan yang disimpan"}},
         kPos,
         kExample,
         kMoves,
         kRules,
         kSeed,
         kSee,
         {"truth-time",
          Takes::seconds,
          "2s",
          {"how long each answer to t may take (default: no limit in time)",
           "paling lama tiap jawaban atas t (bawaan: tanpa batas waktu)"}},
         kNodes,
         kPlayouts,
         kJobs,
         kTables},
        run_play};
}

}  // namespace rakus::app
