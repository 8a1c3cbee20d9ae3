// A command as data: what it is called, what it takes, what it does. The command line, the help, the completion and the
// tour test all read the same list.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/console.h"
#include "core/any_game.h"
#include "core/result.h"
#include "core/words.h"
#include "store/files.h"

namespace rakus::app {

enum class Takes { nothing, text, whole_number, number, seconds, choice };

struct Flag {
    std::string_view name;  // without the dashes
    Takes takes = Takes::nothing;
    std::string_view value;  // how the help names the value: "N", "STR"; for choices "en|id"
    Words about;
    char letter = 0;
    bool many = false;  // may be given several times; the values are joined by commas
};

enum class GameArgument { none, required, optional };

// The words after the command, checked for form: numbers are numbers. With them goes the right to open the files that
// they name.
class Arguments {
   public:
    std::string game;
    std::map<std::string, std::string, std::less<>> values;   // as typed
    std::map<std::string, std::string, std::less<>> read_in;  // the same with the files they name read in, if any
    std::vector<std::string> words;  // the plain words, where a command takes any number of them
    store::Files files = store::Files::of_the_user();

    bool has(std::string_view flag) const { return values.contains(flag); }
    std::string text(std::string_view flag, std::string_view otherwise = "") const;
    std::uint64_t whole(std::string_view flag, std::uint64_t otherwise) const;
    double number(std::string_view flag, double otherwise) const;
    // "2s", "500ms", "1.5", "3m": seconds.
    double seconds(std::string_view flag, double otherwise) const;
};

// A word that could be typed next.
struct Completion {
    std::string word;   // all of it, as far as it is typed and further
    std::string about;  // for shells that show it
};

struct Command {
    std::string_view name;
    Words about;
    std::vector<std::string_view> examples;  // each runs as it stands, after "rakus "
    GameArgument game = GameArgument::none;
    std::vector<Flag> flags;
    Result<int> (*run)(const Arguments&, Console&) = nullptr;  // answers the exit code
    std::string_view word = "";  // a plain word after the command (and its game), kept in the arguments under this name
    bool many_words =
        false;  // any number of plain words instead, kept as Arguments::words; `word` names them in the help
    bool shared_by_ranks = false;               // under mpirun the ranks share the work; else only the first one works
    bool (*accepts)(const AnyGame&) = nullptr;  // the games that it can do something with; null: all of them
    bool hidden = false;                        // for scripts: not in the help
    // What could come after these plain words, where `word` does not say it.
    std::vector<Completion> (*next)(const std::vector<std::string>& before, Lang) = nullptr;
};

// All commands, in the order of the help.
const std::vector<Command>& all_commands();

// By its name; null if there is none.
const Command* find_command(std::string_view name);
// The names of the games that a command takes.
std::vector<std::string> games_of(const Command&);

// ---- flags that several commands share ---------------------------------------------------------------------------

namespace flags {
inline constexpr Flag kPos{
    "pos",
    Takes::text,
    "STR|@FILE|-",
    {"the position; @FILE reads it from a file, - from stdin", "posisi; @FILE membacanya dari berkas, - dari stdin"}};
inline constexpr Flag kSee{"see",
                           Takes::choice,
                           "view|all",
                           {"all: hidden cards are shown and known, which no player may",
                            "all: kartu tersembunyi diperlihatkan dan diketahui, padahal pemain tidak boleh"}};
inline constexpr Flag kExample{"example",
                               Takes::text,
                               "NAME",
                               {"a position of the game's paper; rakus games GAME --paper names them",
                                "posisi dari makalah permainan; rakus games PERMAINAN --paper menyebutkannya"}};
inline constexpr Flag kMoves{
    "moves",
    Takes::text,
    "MOVES",
    {"moves played from the position, parted by spaces", "langkah dari posisi itu, dipisah spasi"}};
inline constexpr Flag kRules{
    "rules", Takes::text, "K=V,..", {"rule options or a preset", "opsi aturan atau paket aturan"}};
inline constexpr Flag kPlayer{
    "player",
    Takes::text,
    "NAME[:W=N,..]|@FILE",
    {"the player, with weights of your own if you like", "pemain, dengan bobot sendiri bila mau"}};
inline constexpr Flag kSeed{
    "seed", Takes::whole_number, "N", {"seed of all chance (default 1)", "benih semua peluang (bawaan 1)"}};
inline constexpr Flag kJobs{
    "jobs", Takes::whole_number, "N", {"threads (default: all cores)", "utas (bawaan: semua inti)"}, 'j'};
// The whole command takes no longer.
inline constexpr Flag kTime{"time",
                            Takes::seconds,
                            "2s",
                            {"at most so long; cuts the answer, and it says so (default: no limit in time)",
                             "paling lama sekian; jawaban dipotong, dan dikatakan (bawaan: tanpa batas waktu)"}};
inline constexpr Flag kNodes{
    "nodes",
    Takes::whole_number,
    "N",
    {"nodes of a search (default: no limit where the game is solved, else the game's own)",
     "simpul pencarian (bawaan: tanpa batas bila permainan terpecahkan, selain itu menurut permainannya)"}};
inline constexpr Flag kNodesOfEach{"nodes",
                                   Takes::whole_number,
                                   "N",
                                   {"nodes of the search for the truth of each position (default: the game's own)",
                                    "simpul pencarian kebenaran tiap posisi (bawaan: menurut permainannya)"}};
inline constexpr Flag kPlayouts{
    "playouts", Takes::whole_number, "N", {"play-outs of an estimate", "permainan acak untuk taksiran"}};
inline constexpr Flag kTables{"db",
                              Takes::text,
                              "DIR",
                              {"folder of tables and results (default: the user's data folder)",
                               "folder tabel dan hasil (bawaan: folder data pengguna)"}};
}  // namespace flags

// ---- what commands do first ----------------------------------------------------------------------------------------

const AnyGame& game_of(const Arguments&);
// --pos or --example, --moves, --rules and --seed as a request; reads files and stdin.
Result<PositionRequest> position_of(const Arguments&);
// --player, or the example's, or the game's default; reads @file.json.
Result<std::string> player_of(const Arguments&, std::string_view flag = "player");
// A player's text with "@file" replaced by what the file says, and the file of a deck by its content.
Result<std::string> expand_player(const store::Files&, std::string_view text);
// The files that players are read from, as they were typed.
std::vector<std::string> player_files(const Arguments&);
// Reads the files that --rules, --deck and --decks name, once for the whole command.
Status read_in_files(Arguments&);
std::vector<std::string> split_words(std::string_view text);
// The same for players: "paper:steal=2,save=1,random" are two.
std::vector<std::string> split_players(std::string_view text);
int jobs_of(const Arguments&);
// The folder of table files, from --db or the user's data folder.
std::string tables_folder(const Arguments&);

}  // namespace rakus::app
