#include "app/play_session.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdio>

#include "app/advice_text.h"
#include "app/command.h"
#include "app/game_judged.h"
#include "app/interrupt.h"
#include "app/move_words.h"
#include "app/sheet.h"
#include "app/words_for.h"
#include "core/attached.h"
#include "core/settings.h"

namespace rakus::app {
namespace {

enum class Verb { help, hint, why, reasons, truth, undo, board, save, quit };

struct Spoken {
    Verb verb;
    std::string_view letter;
    Words word;
    Words about;
};
constexpr std::array<Spoken, 9> kSpoken{{
    {Verb::help, "?", {"help", "bantuan"}, {"this help", "bantuan ini"}},
    {Verb::hint, "h", {"hint", "petunjuk"}, {"what the adviser would play", "apa yang akan dimainkan penasihat"}},
    {Verb::why, "w", {"why", "mengapa"}, {"all candidates, all rules", "semua kandidat, semua aturan"}},
    {Verb::reasons, "r", {"reasons", "alasan"}, {"of the opponent's last move", "langkah terakhir lawan"}},
    {Verb::truth, "t", {"truth", "kebenaran"}, {"the value of every move", "nilai setiap langkah"}},
    {Verb::undo, "u", {"undo", "batal"}, {"take back your last choice", "batalkan pilihan terakhir Anda"}},
    {Verb::board, "b", {"board", "papan"}, {"the board and the legal moves", "papan dan langkah yang sah"}},
    {Verb::save,
     "",
     {"save", "simpan"},
     {"FILE: go on with --continue FILE", "BERKAS: lanjutkan dengan --continue BERKAS"}},
    {Verb::quit, "q", {"quit", "keluar"}, {"leave the game", "tinggalkan permainan"}},
}};

// Both languages are understood, whichever is spoken.
std::optional<Verb> verb_of(std::string_view word) {
    for (const Spoken& s : kSpoken)
        if (word == s.letter || word == s.word.en || word == s.word.id) return s.verb;
    return std::nullopt;
}

std::string legal_moves(const PositionInfo& info) {
    std::string legal;
    for (const auto& m : info.moves) legal += " " + m.decorated;
    return legal;
}

}  // namespace

PlaySession::PlaySession(const AnyGame& game, PlayWish wish, const store::Files& files, Console& console)
    : game_(game),
      request_(wish.request),
      start_(std::move(wish.request)),
      opponent_(std::move(wish.opponent)),
      human_side_(wish.human_side),
      adviser_(std::move(wish.adviser)),
      limits_(std::move(wish.limits)),
      files_(files),
      recommends_(wish.recommends),
      console_(console),
      editor_(console.in_is_terminal && console.out_is_terminal),
      plies_(std::move(wish.played)) {
    for (const RecordedPly& ply : plies_) {
        request_.moves.push_back(ply.move);
        chosen_.push_back(opponent_ == kHuman || ply.side == human_side_);
    }
}

Result<int> PlaySession::run() {
    request_.see = eyes();
    if (terminal()) greet();
    if (!terminal() && console_.format == Format::plain) say("ply\tside\tmove\tposition\n");
    for (;;) {
        auto info = game_.inspect(request_);
        if (!info) return info.error();
        if (info->outcome) {
            const auto go_on = look_back(*info);
            if (!go_on) return go_on.error();
            if (!*go_on) return finish(*game_.inspect(request_));
            continue;
        }
        if (computer_moves(*info)) {
            if (const auto moved = play_computer(*info); !moved) return moved.error();
            continue;
        }
        if (terminal() && forced(*info)) {
            const auto note = console_.say(" (forced: the only legal move)", " (terpaksa: satu-satunya langkah sah)");
            if (const auto moved = make(info->moves[0].move, *info, note); !moved) return moved.error();
            chosen_.back() = false;
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

// A person sees what that side may know, also while the opponent thinks; two persons share the screen in turn.
See PlaySession::eyes() const {
    if (request_.see == See::all || opponent_ == kHuman) return request_.see;
    return human_side_ == 1 ? See::first : See::second;
}
// As the side to move knows it, for players and for the record.
PositionRequest PlaySession::as_mover() const {
    PositionRequest request = request_;
    if (request.see != See::all) request.see = See::mover;
    return request;
}
bool PlaySession::computer_moves(const PositionInfo& info) const {
    return opponent_ != kHuman && info.side != human_side_;
}
// The moves are those that the person who is to move sees; a touched piece leaves fewer, and that is said elsewhere.
bool PlaySession::forced(const PositionInfo& info) const {
    return info.moves.size() == 1 && touched_.empty();
}

void PlaySession::say(std::string_view text) {
    if (silent()) return;
    console_.print(text);
    console_.flush();
}

void PlaySession::greet() {
    if (!game_.describe().solitaire && opponent_ != kHuman)
        say(phrase(console_.lang, {"You are player {}, {} is player {}. ", "Anda pemain {}, {} pemain {}. "},
                   human_side_, without_contents(opponent_), 3 - human_side_));
    say(console_.say("Type a move, or ? for help.\n", "Ketik langkah, atau ? untuk bantuan.\n"));
    show_board();
}

void PlaySession::show_board() {
    const auto info = game_.inspect(request_);
    if (!info) return;
    const bool mine = opponent_ != kHuman && info->side == human_side_ && !game_.describe().solitaire;
    say(console_.say(info->picture) + fmt::format("{} {}{}\n", console_.say("player to move:", "giliran pemain:"),
                                                  info->side, mine ? console_.say(" (you)", " (Anda)") : ""));
}

// As the program of Gobblet's paper did: before each move of a person, what the adviser would play. Once a position.
void PlaySession::recommend() {
    if (!recommends_ || recommended_ == plies_.size()) return;
    recommended_ = plies_.size();
    const auto advice = ask(as_mover(), adviser_);
    if (!advice || advice->steps.empty() || advice->steps[0].pick.empty()) return;
    const StepInfo& step = advice->steps[0];
    const std::string told = step.pick_told.en.empty() ? "" : fmt::format(" ({})", console_.say(step.pick_told));
    say(fmt::format("{}: {}{}\n", console_.say("recommendation", "rekomendasi"), step.pick_decorated, told));
}

Result<Advice> PlaySession::ask(const PositionRequest& where, const std::string& player) {
    Waiting waiting(console_);
    auto advice = game_.advise(where, player, options(waiting));
    waiting.over();
    ignore_wishes();
    return advice;
}

bool PlaySession::read_line(const PositionInfo& info, std::string& line) {
    ++line_number_;
    if (terminal()) {
        std::vector<std::string> words;
        for (const auto& m : info.moves) words.push_back(m.move);
        for (const Spoken& s : kSpoken) words.emplace_back(console_.say(s.word));
        editor_.offer(std::move(words));
    }
    const std::string prompt =
        !terminal() || silent() ? "" : fmt::format("{}> ", info.outcome ? "*" : std::to_string(info.side));
    auto typed = editor_.read(prompt);
    if (!typed && terminal()) say("\n");
    if (typed) line = std::move(*typed);
    return typed.has_value();
}

Status PlaySession::make(const std::string& move, const PositionInfo& before, std::string_view note) {
    PositionRequest next = request_;
    next.moves.push_back(move);
    const auto after = game_.inspect(next);
    if (!after) return after.error();
    request_ = std::move(next);
    plies_.push_back({before.side, game_.inspect(as_mover())->played.back(), {}, {}, {}, {}, {}});
    chosen_.push_back(!computer_moves(before));
    const std::string& told = after->played.back();
    if (!terminal()) {
        say(fmt::format("{}\t{}\t{}\t{}\n", plies_.size(), before.side, told, after->position));
        return Done{};
    }
    const auto drawing = game_.draw(request_);
    std::string words = drawing ? told_move(*drawing, console_.lang) : "\n";
    words.insert(words.find('\n'), note);
    say(fmt::format("{} {}: {}{}", console_.say("player", "pemain"), before.side, told, words));
    if (!after->outcome) show_board();
    return Done{};
}

// For one choice of a player that may have to prepare something first.
AdviseOptions PlaySession::options(Waiting& waiting) const {
    return {.whole_turn = false,
            .truth = {},
            .truth_everywhere = false,
            .tables = limits_.tables,
            .budget = waiting.budget(kForever)};
}

Status PlaySession::play_computer(const PositionInfo& info) {
    const auto advice = ask(as_mover(), opponent_);
    if (!advice) return advice.error();
    if (advice->steps.empty() || advice->steps[0].pick.empty())
        return internal_error({"player {} found no move", "pemain {} tidak menemukan langkah"}, opponent_);
    return make(advice->steps[0].pick, info);
}

// One line of input; answers whether to go on.
Result<bool> PlaySession::answer(std::string line, const PositionInfo& info) {
    std::erase(line, '\r');
    const auto words = split_words(line);
    if (words.empty()) return true;
    const auto verb = verb_of(words[0]);
    if (!verb) return human_move(words[0], info);
    switch (*verb) {
        case Verb::quit:
            return false;
        case Verb::save:
            return save(words);
        case Verb::help:
            say(help());
            break;
        case Verb::hint:
            hint(false);
            break;
        case Verb::why:
            hint(true);
            break;
        case Verb::reasons:
            reasons();
            break;
        case Verb::truth:
            truth();
            break;
        case Verb::undo:
            undo();
            break;
        case Verb::board:
            show_board();
            say(fmt::format("{}:{}\n", console_.say("legal", "sah"), legal_moves(info)));
            break;
    }
    return true;
}

// Where the game says so, the piece of a move that was not legal is touched and must be moved, if it can.
void PlaySession::touch(const std::string& move, const PositionInfo& info) {
    for (const auto& m : info.moves)
        if (!m.touched.empty() && move.starts_with(m.touched)) touched_ = m.touched;
}

Result<bool> PlaySession::human_move(const std::string& move, const PositionInfo& info) {
    if (!touched_.empty() && !move.starts_with(touched_)) {
        say(fmt::format("{}: {}\n", console_.say("a touched piece must be moved", "bidak tersentuh harus dijalankan"),
                        touched_));
        return true;
    }
    const auto made = make(move, info);
    made ? touched_.clear() : touch(move, info);
    if (made) return true;
    if (!terminal())
        return Error{made.error().fault, filled({"line {}: {}", "baris {}: {}"}, line_number_, made.error().message)};
    std::vector<std::string_view> words;
    for (const Spoken& s : kSpoken) words.insert(words.end(), {s.word.en, s.word.id});
    const Text meant = move.size() > 2 ? did_you_mean(move, words) : Text();
    say(fmt::format("{}{}\n{}:{}\n", console_.say(made.error().message), console_.say(meant),
                    console_.say("legal", "sah"), legal_moves(info)));
    return true;
}

std::string PlaySession::help() const {
    std::string out =
        fmt::format("  {:<14}{}\n", console_.say("a move", "langkah"), console_.say("play it", "mainkan"));
    for (const Spoken& s : kSpoken)
        out += fmt::format("  {:<2} {:<11}{}\n", s.letter, console_.say(s.word), console_.say(s.about));
    return out + std::string(console_.say("  Tab completes, the arrows move and bring back earlier lines.\n",
                                          "  Tab melengkapi, panah menggeser dan mengulang baris sebelumnya.\n"));
}

void PlaySession::hint(bool everything) {
    const auto advice = ask(as_mover(), adviser_);
    if (!advice || advice->steps.empty()) return;
    const StepInfo& step = advice->steps[0];
    if (everything) return say(candidate_table(step, console_));
    const Text words = move_in_words(game_, as_mover(), step.pick);
    say(fmt::format("{}: {}{}\n", console_.say("hint", "petunjuk"), step.pick_decorated,
                    words.en.empty() ? "" : ", " + console_.say(words)));
}

// What the opponent saw when it last moved. Where hands are hidden it would tell what it holds.
void PlaySession::reasons() {
    const auto last = std::find_if(plies_.rbegin(), plies_.rend(),
                                   [&](const RecordedPly& p) { return opponent_ != kHuman && p.side != human_side_; });
    if (last == plies_.rend())
        return say(console_.say("The opponent has not moved yet.\n", "Lawan belum melangkah.\n"));
    if (game_.describe().hidden && request_.see != See::all)
        return say(console_.say("Its reasons would tell the cards that it holds.\n",
                                "Alasannya akan membuka kartu yang dipegangnya.\n"));
    PositionRequest before = as_mover();
    before.moves.resize(start_.moves.size() + static_cast<std::size_t>(plies_.rend() - last) - 1);
    const auto advice = ask(before, opponent_);
    if (!advice || advice->steps.empty()) return;
    say(fmt::format("{} {}: {}\n", console_.say("player", "pemain"), last->side, last->move) +
        candidate_table(advice->steps[0], console_));
}

void PlaySession::truth() {
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

// Back to the person's choice before the last one: forced moves and the answers of the computer go with it.
void PlaySession::undo() {
    const auto last = std::find(chosen_.rbegin(), chosen_.rend(), true);
    if (last == chosen_.rend())
        return say(console_.say("Nothing to take back.\n", "Tidak ada yang bisa dibatalkan.\n"));
    const auto left = static_cast<std::size_t>(chosen_.rend() - last) - 1;
    chosen_.resize(left);
    plies_.resize(left);
    request_.moves.resize(start_.moves.size() + left);
    if (terminal()) show_board();
}

Result<bool> PlaySession::save(const std::vector<std::string>& words) {
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

Record PlaySession::record() const {
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
std::vector<RecordedPly> PlaySession::plies_before() const {
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

void PlaySession::tell_result(const PositionInfo& info) {
    if (terminal()) say(console_.say(info.picture));
    const auto end = terminal() ? game_.truth(as_mover(), limits_) : Result<TruthReport>(was_cancelled());
    const Exact* margin = end ? end->truth.exact() : nullptr;
    std::string by;
    if (margin && margin->margin && *margin->margin != 0)
        by = phrase(console_.lang, {" by {}", " selisih {}"}, std::abs(*margin->margin));
    say(fmt::format("{}: {}{}\n", console_.say("result", "hasil"),
                    outcome_in_words(*info.outcome, game_.describe(), console_.lang), by));
}

// Where the truth is exact it is said at once how well was played; elsewhere a review takes longer than anybody waits.
void PlaySession::judge() {
    if (game_.describe().reach != Reach::exact || plies_.empty()) return;
    constexpr double kPatience = 20;
    Waiting waiting(console_);
    const Watch watch(waiting.budget(std::min(limits_.seconds, kPatience)));
    std::vector<std::string> moves;
    for (const auto& p : plies_) moves.push_back(p.move);
    const auto judged = judge_game(game_, start_, moves, limits_, watch);
    waiting.over();
    ignore_wishes();
    say(judged_text(judged, opponent_ == kHuman ? 0 : human_side_, console_));
}

// The game is over: what it came to, and a last chance to save it or to take something back. Answers whether it goes
// on.
Result<bool> PlaySession::look_back(const PositionInfo& info) {
    if (!silent()) tell_result(info);
    if (!terminal() || silent()) return false;
    judge();
    say(console_.say("save FILE keeps the game, undo takes back; Enter leaves.\n",
                     "simpan BERKAS menyimpan permainan, batal mengurungkan; Enter keluar.\n"));
    std::string line;
    while (read_line(info, line)) {
        const auto words = split_words(line);
        const auto verb = words.empty() ? std::optional(Verb::quit) : verb_of(words[0]);
        if (verb == Verb::quit) return false;
        if (verb == Verb::undo) return undo(), true;
        if (verb == Verb::save) {
            if (const auto saved = save(words); !saved) return saved.error();
        } else if (verb == Verb::reasons) {
            reasons();
        } else {
            say(console_.say("The game is over: save FILE, undo, or Enter to leave.\n",
                             "Permainan selesai: simpan BERKAS, batal, atau Enter untuk keluar.\n"));
        }
    }
    return false;
}

Result<int> PlaySession::finish(const PositionInfo& info) {
    if (silent()) {
        Json j = document("play", game_.describe().name, info.rules);
        if (info.outcome || !game_.describe().hidden) j["seed"] = request_.seed;
        j["moves"] =
            std::vector(info.played.begin() + static_cast<std::ptrdiff_t>(start_.moves.size()), info.played.end());
        j["position"] = info.position;
        j["outcome"] = info.outcome ? Json(static_cast<int>(*info.outcome)) : Json(nullptr);
        print_document(j, console_);
    }
    return 0;
}

}  // namespace rakus::app
