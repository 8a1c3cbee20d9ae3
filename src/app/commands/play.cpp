// rakus play: a game in the terminal against a player; from a pipe, one move a line.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "app/advice_text.h"
#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/move_words.h"
#include "app/record.h"
#include "app/text_warnings.h"
#include "app/waiting.h"
#include "app/words_for.h"
#include "core/player_text.h"
#include "core/settings.h"

namespace rakus::app {
namespace {

constexpr std::string_view kHuman = "human";
constexpr std::uint64_t kToss = 0x746f7373;  // a stream of its own, apart from those of plies and players

class Session {
   public:
    Session(const AnyGame& game, PositionRequest request, std::string opponent, int human_side, std::string adviser,
            TruthLimits limits, const store::Files& files, bool recommends, Console& console)
        : game_(game),
          request_(std::move(request)),
          start_(request_),
          opponent_(std::move(opponent)),
          human_side_(human_side),
          adviser_(std::move(adviser)),
          limits_(std::move(limits)),
          files_(files),
          recommends_(recommends),
          console_(console) {}

    Result<int> run() {
        request_.see = eyes();
        if (terminal()) {
            say(console_.say("Type a move, or ? for help.\n", "Ketik langkah, atau ? untuk bantuan.\n"));
            show_board();
        }
        for (;;) {
            auto info = game_.inspect(request_);
            if (!info) return info.error();
            if (info->outcome) return finish(*info);
            if (computer_moves(*info)) {
                if (const auto moved = play_computer(*info); !moved) return moved.error();
                continue;
            }
            recommend();
            std::string line;
            if (!read_line(*info, line)) return finish(*info);
            const auto go_on = answer(line, *info);
            if (!go_on) return go_on.error();
            if (!*go_on) return finish(*game_.inspect(request_));
        }
    }

   private:
    bool terminal() const { return console_.in_is_terminal; }
    // A person sees what that side may know, also while the opponent thinks; two persons share the screen in turn.
    See eyes() const {
        if (request_.see == See::all || opponent_ == kHuman) return request_.see;
        return human_side_ == 1 ? See::first : See::second;
    }
    // As the side to move knows it, for players and for the record.
    PositionRequest as_mover() const {
        PositionRequest request = request_;
        if (request.see != See::all) request.see = See::mover;
        return request;
    }
    bool computer_moves(const PositionInfo& info) const { return opponent_ != kHuman && info.side != human_side_; }

    void say(std::string_view text) {
        if (console_.json()) return;
        console_.print(text);
        console_.flush();
    }
    void show_board() {
        const auto info = game_.inspect(request_);
        if (info)
            say(console_.say(info->picture) +
                fmt::format("{} {}\n", console_.say("player to move:", "giliran pemain:"), info->side));
    }

    // As the program of Gobblet's paper did: before each move of a person, what the adviser would play. Once a
    // position.
    void recommend() {
        if (!recommends_ || recommended_ == plies_.size()) return;
        recommended_ = plies_.size();
        const auto advice = ask_adviser();
        if (!advice || advice->steps.empty() || advice->steps[0].pick.empty()) return;
        const StepInfo& step = advice->steps[0];
        const std::string told = step.pick_told.en.empty() ? "" : fmt::format(" ({})", console_.say(step.pick_told));
        say(fmt::format("{}: {}{}\n", console_.say("recommendation", "rekomendasi"), step.pick_decorated, told));
    }
    Result<Advice> ask_adviser() {
        Waiting waiting(console_);
        auto advice = game_.advise(as_mover(), adviser_, options(waiting));
        waiting.over();
        ignore_wishes();
        return advice;
    }

    bool read_line(const PositionInfo& info, std::string& line) {
        ++line_number_;
        if (terminal()) say(fmt::format("{}> ", info.side));
        if (std::getline(std::cin, line)) return true;
        if (terminal()) say("\n");
        return false;
    }

    Status make(const std::string& move, const PositionInfo& before) {
        PositionRequest next = request_;
        next.moves.push_back(move);
        const auto after = game_.inspect(next);
        if (!after) return after.error();
        request_ = std::move(next);
        plies_.push_back({before.side, game_.inspect(as_mover())->played.back(), {}, {}, {}, {}, {}});
        const std::string& told = after->played.back();
        if (!terminal()) {
            say(fmt::format("{}\t{}\t{}\t{}\n", plies_.size(), before.side, told, after->position));
            return Done{};
        }
        const auto drawing = game_.draw(request_);
        say(fmt::format("{} {}: {}{}", console_.say("player", "pemain"), before.side, told,
                        drawing ? told_move(*drawing, console_.lang) : "\n"));
        if (!after->outcome) show_board();
        return Done{};
    }

    // For one choice of a player that may have to prepare something first.
    AdviseOptions options(Waiting& waiting) const {
        return {.whole_turn = false,
                .truth = {},
                .truth_everywhere = false,
                .tables = limits_.tables,
                .budget = waiting.budget(kForever)};
    }
    Status play_computer(const PositionInfo& info) {
        Waiting waiting(console_);
        const auto advice = game_.advise(as_mover(), opponent_, options(waiting));
        waiting.over();
        ignore_wishes();
        if (!advice) return advice.error();
        if (advice->steps.empty() || advice->steps[0].pick.empty())
            return internal_error({"player {} found no move", "pemain {} tidak menemukan langkah"}, opponent_);
        return make(advice->steps[0].pick, info);
    }

    // One line of input; answers whether to go on.
    Result<bool> answer(std::string line, const PositionInfo& info) {
        std::erase(line, '\r');
        const auto words = split_words(line);
        if (words.empty()) return true;
        const std::string& word = words[0];
        if (word == "q") return false;
        if (word == "?")
            say(help());
        else if (word == "h")
            hint(false);
        else if (word == "w")
            hint(true);
        else if (word == "t")
            truth();
        else if (word == "u")
            undo();
        else if (word == "b")
            show_board();
        else if (word == "save")
            return save(words);
        else
            return human_move(word, info);
        return true;
    }

    // Where the game says so, the piece of a move that was not legal is touched and must be moved, if it can.
    void touch(const std::string& move, const PositionInfo& info) {
        for (const auto& m : info.moves)
            if (!m.touched.empty() && move.starts_with(m.touched)) touched_ = m.touched;
    }

    Result<bool> human_move(const std::string& move, const PositionInfo& info) {
        if (!touched_.empty() && !move.starts_with(touched_)) {
            say(fmt::format("{}: {}\n",
                            console_.say("a touched piece must be moved", "bidak tersentuh harus dijalankan"),
                            touched_));
            return true;
        }
        const auto made = make(move, info);
        made ? touched_.clear() : touch(move, info);
        if (made) return true;
        if (!terminal())
            return Error{made.error().fault,
                         filled({"line {}: {}", "baris {}: {}"}, line_number_, made.error().message)};
        std::string legal;
        for (const auto& m : info.moves) legal += " " + m.decorated;
        say(fmt::format("{}\n{}:{}\n", console_.say(made.error().message), console_.say("legal", "sah"), legal));
        return true;
    }

    std::string help() const {
        return std::string(
            console_.say("  a move   play it        h  hint        w  why (all candidates)   t  truth\n"
                         "  u        take back      b  the board   save FILE                 q  quit\n",
                         "  langkah  mainkan        h  petunjuk    w  mengapa (semua kandidat)   t  kebenaran\n"
                         "  u        batalkan       b  papan       save BERKAS                   q  keluar\n"));
    }
    void hint(bool everything) {
        const auto advice = ask_adviser();
        if (!advice || advice->steps.empty()) return;
        const StepInfo& step = advice->steps[0];
        if (everything) return say(candidate_table(step, console_));
        const Text words = move_in_words(game_, as_mover(), step.pick);
        say(fmt::format("{}: {}{}\n", console_.say("hint", "petunjuk"), step.pick_decorated,
                        words.en.empty() ? "" : ", " + console_.say(words)));
    }
    void truth() {
        Waiting waiting(console_);
        TruthLimits limits = limits_;
        static_cast<Budget&>(limits) = waiting.budget(limits_.seconds);
        const auto report = game_.truth(as_mover(), limits);
        waiting.over();
        ignore_wishes();
        if (!report) return say(console_.say(report.error().message) + "\n");
        say(fmt::format("{} ({})\n", truth_in_words(report->truth, console_.lang),
                        kind_in_words(report->truth, console_.lang)));
        for (const auto& m : report->moves)
            say(fmt::format("  {:<8} {}\n", m.decorated, truth_in_words(m.truth, console_.lang)));
        if (report->cut != Cut::none) say(cut_in_words(report->cut, console_.lang) + "\n");
    }

    // Back to the person's choice before the last one: the answers of the computer go with it.
    void undo() {
        const auto mine = [&](const RecordedPly& p) { return opponent_ == kHuman || p.side == human_side_; };
        const auto last = std::find_if(plies_.rbegin(), plies_.rend(), mine);
        if (last == plies_.rend())
            return say(console_.say("Nothing to take back.\n", "Tidak ada yang bisa dibatalkan.\n"));
        plies_.erase(last.base() - 1, plies_.end());
        request_.moves.resize(start_.moves.size() + plies_.size());
        if (terminal()) show_board();
    }

    Result<bool> save(const std::vector<std::string>& words) {
        if (words.size() < 2) {
            say(console_.say("save needs a file name.\n", "save memerlukan nama berkas.\n"));
            return true;
        }
        const auto written = files_.write(words[1], write_record(record()));
        if (!written && !terminal()) return written.error();
        say(written ? fmt::format("{}: {}\n", console_.say("saved", "tersimpan"), words[1])
                    : console_.say(written.error().message) + "\n");
        return true;
    }
    Record record() const {
        const bool hidden = game_.describe().hidden;
        const auto from = game_.inspect(start_), now = game_.inspect(request_);
        const std::string me(kHuman);
        Record record{game_.describe().name,
                      write_settings(from->rules),
                      human_side_ == 1 ? me : opponent_,
                      human_side_ == 2 ? me : opponent_,
                      hidden ? start_.position : from->position,  // the seed deals hidden cards again
                      request_.seed,
                      std::string(result_tag(now->outcome)),
                      hidden ? plies_before() : std::vector<RecordedPly>{}};
        record.plies.insert(record.plies.end(), plies_.begin(), plies_.end());
        return record;
    }
    // The moves that led to where this game was taken up.
    std::vector<RecordedPly> plies_before() const {
        std::vector<RecordedPly> plies;
        PositionRequest at = start_;
        at.moves.clear();
        const auto here = game_.inspect(start_);
        for (const auto& move : here->played) {
            plies.push_back({game_.inspect(at)->side, move, {}, {}, {}, {}, {}});
            at.moves.push_back(move);
        }
        return plies;
    }

    Result<int> finish(const PositionInfo& info) {
        if (console_.json()) {
            Json j = document("play", game_.describe().name, info.rules);
            if (info.outcome || !game_.describe().hidden) j["seed"] = request_.seed;
            j["moves"] =
                std::vector(info.played.begin() + static_cast<std::ptrdiff_t>(start_.moves.size()), info.played.end());
            j["position"] = info.position;
            j["outcome"] = info.outcome ? Json(static_cast<int>(*info.outcome)) : Json(nullptr);
            console_.print(dump(j));
        } else if (info.outcome) {
            if (terminal()) say(console_.say(info.picture));
            say(fmt::format("{}: {}\n", console_.say("result", "hasil"),
                            outcome_in_words(*info.outcome, game_.describe(), console_.lang)));
        }
        return 0;
    }

    const AnyGame& game_;
    PositionRequest request_;
    const PositionRequest start_;
    std::string opponent_;
    int human_side_;
    std::string adviser_;
    TruthLimits limits_;
    const store::Files& files_;
    bool recommends_;
    std::size_t recommended_ = static_cast<std::size_t>(-1);  // plies played when the last one was given
    Console& console_;
    std::vector<RecordedPly> plies_;
    int line_number_ = 0;
    std::string touched_;  // the beginning of the moves of a piece that must be moved; empty: none
};

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

Result<int> run_play(const Arguments& args, Console& console) {
    const AnyGame& game = game_of(args);
    if (args.text("pos") == "-")
        return usage_error("play: --pos - would read the moves' own stream; use --pos @FILE",
                           "play: --pos - akan membaca aliran langkah; pakai --pos @BERKAS");
    auto request = position_of(args);
    if (!request) return request.error();
    const bool alone = game.describe().solitaire || args.text("vs") == kHuman;
    auto opponent = alone ? Result<std::string>(std::string(kHuman)) : player_of(args, "vs");
    if (!opponent) return opponent.error();
    if (!alone)
        if (const auto known = game.check_player(*opponent, args.text("rules")); !known) return known.error();
    const int side = side_of(args, request->seed);
    add_decks(args, alone ? std::string() : *opponent, side, *request);
    const auto adviser = player_of(args);
    if (!adviser) return adviser.error();
    if (const auto known = game.check_player(*adviser, args.text("rules")); !known) return known.error();
    tell_text_warnings(game, {*opponent, *adviser}, console);
    TruthLimits limits;
    limits.seconds = args.seconds("truth-time", kForever);
    limits.all_moves = true;
    limits.jobs = jobs_of(args);
    limits.tables = tables_folder(args);
    return Session(game, *request, *opponent, side, *adviser, limits, args.files, args.has("recommend"), console).run();
}

}  // namespace

Command play_command() {
    using namespace flags;
    return {"play",
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
             kJobs,
             kTables},
            run_play};
}

}  // namespace rakus::app
