#include "app/play_session.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/command.h"
#include "app/move_words.h"
#include "app/play_end.h"
#include "app/play_words.h"
#include "app/sheet.h"
#include "app/words_for.h"
#include "core/attached.h"

namespace rakus::app {
namespace {

std::string legal_moves(const PositionInfo& info) {
    std::string legal;
    for (const auto& m : info.moves) legal += " " + m.decorated;
    return legal;
}

}  // namespace

PlaySession::PlaySession(const AnyGame& game, const PlayWish& wish, const store::Files& files, Console& console)
    : played_(game, wish),
      limits_(wish.limits),
      files_(files),
      recommends_(wish.recommends),
      console_(console),
      counsel_(played_, wish.adviser, wish.limits, console),
      editor_(console.in_is_terminal && console.out_is_terminal) {}

Result<int> PlaySession::run() {
    if (terminal()) greet();
    if (!terminal() && console_.format == Format::plain) say("ply\tside\tmove\tposition\n");
    for (;;) {
        const auto info = played_.here();
        if (!info) return info.error();
        if (info->outcome) {
            const auto go_on = look_back(*info);
            if (!go_on) return go_on.error();
            if (!*go_on) return finish();
            continue;
        }
        if (played_.computer_moves(*info)) {
            if (const auto moved = play_computer(*info); !moved) return moved.error();
            continue;
        }
        if (terminal() && forced(*info)) {
            if (const auto moved = make(info->moves[0].move, *info, true); !moved) return moved.error();
            continue;
        }
        recommend();
        std::string line;
        if (!read_line(*info, line)) return finish();
        const auto go_on = answer(line, *info);
        if (!go_on) return go_on.error();
        if (!*go_on) return finish();
    }
}

// ---- what is said ------------------------------------------------------------------------------------------------

void PlaySession::say(std::string_view text) {
    if (silent()) return;
    console_.print(text);
    console_.flush();
}

void PlaySession::greet() {
    std::string who;
    if (!played_.about().solitaire && played_.has_opponent())
        who = phrase(console_.lang, {"You are player {}, {} is player {}. ", "Anda pemain {}, {} pemain {}. "},
                     played_.human_side(), without_contents(played_.opponent()), 3 - played_.human_side());
    say(who + std::string(console_.say("Type a move, or ? for help.\n", "Ketik langkah, atau ? untuk bantuan.\n")));
    show_board();
}

void PlaySession::show_board() {
    const auto info = played_.here();
    if (!info) return;
    const bool mine = played_.has_opponent() && info->side == played_.human_side() && !played_.about().solitaire;
    say(console_.say(info->picture) + fmt::format("{} {}{}\n", console_.say("player to move:", "giliran pemain:"),
                                                  info->side, mine ? console_.say(" (you)", " (Anda)") : ""));
}

// Before each move of a person, once a position.
void PlaySession::recommend() {
    if (!recommends_ || recommended_ == played_.plies().size()) return;
    recommended_ = played_.plies().size();
    say(counsel_.recommendation());
}

// ---- moves -------------------------------------------------------------------------------------------------------

// The moves are those that the person who is to move sees; a touched piece leaves fewer, and that is said elsewhere.
bool PlaySession::forced(const PositionInfo& info) const {
    return info.moves.size() == 1 && touched_.empty();
}

Status PlaySession::make(const std::string& move, const PositionInfo& before, bool forced) {
    const auto after = played_.make(move, before, forced);
    if (!after) return after.error();
    const std::string& told = after->played.back();
    if (!terminal()) {
        say(fmt::format("{}\t{}\t{}\t{}\n", played_.plies().size(), before.side, told, after->position));
        return Done{};
    }
    const auto drawing = played_.game().draw(played_.seen());
    std::string words = drawing ? told_move(*drawing, console_.lang) : "\n";
    if (forced)
        words.insert(words.find('\n'),
                     console_.say(" (forced: the only legal move)", " (terpaksa: satu-satunya langkah sah)"));
    say(fmt::format("{} {}: {}{}", console_.say("player", "pemain"), before.side, told, words));
    if (!after->outcome) show_board();
    return Done{};
}

Status PlaySession::play_computer(const PositionInfo& info) {
    const auto advice = counsel_.ask(played_.as_mover(), played_.opponent());
    if (!advice) return advice.error();
    if (advice->steps.empty() || advice->steps[0].pick.empty())
        return internal_error({"player {} found no move", "pemain {} tidak menemukan langkah"}, played_.opponent());
    return make(advice->steps[0].pick, info);
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
    const Text meant = move.size() > 2 ? did_you_mean(move, all_play_words()) : Text();
    // A refusal may name the legal moves itself.
    const std::string refusal = console_.say(made.error().message);
    const bool named =
        std::ranges::all_of(info.moves, [&](const auto& m) { return refusal.find(m.move) != refusal.npos; });
    say(fmt::format("{}{}\n", refusal, console_.say(meant)) +
        (named ? "" : fmt::format("{}:{}\n", console_.say("legal", "sah"), legal_moves(info))));
    return true;
}

void PlaySession::undo() {
    if (!played_.undo()) return say(console_.say("Nothing to take back.\n", "Tidak ada yang bisa dibatalkan.\n"));
    if (terminal()) show_board();
}

// ---- lines -------------------------------------------------------------------------------------------------------

bool PlaySession::read_line(const PositionInfo& info, std::string& line) {
    ++line_number_;
    if (terminal()) {
        std::vector<std::string> words;
        for (const auto& m : info.moves) words.push_back(m.move);
        std::ranges::move(play_words(console_.lang), std::back_inserter(words));
        editor_.offer(std::move(words));
    }
    const std::string prompt =
        !terminal() || silent() ? "" : fmt::format("{}> ", info.outcome ? "*" : std::to_string(info.side));
    auto typed = editor_.read(prompt);
    if (!typed && terminal()) say("\n");
    if (typed) line = std::move(*typed);
    return typed.has_value();
}

Result<bool> PlaySession::answer(std::string line, const PositionInfo& info) {
    std::erase(line, '\r');
    const auto words = split_words(line);
    if (words.empty()) return true;
    const auto verb = play_verb(words[0]);
    if (!verb) return human_move(words[0], info);
    switch (*verb) {
        case PlayVerb::quit:
            return false;
        case PlayVerb::save:
            return save(words);
        case PlayVerb::help:
            say(play_help(console_, played_.has_opponent()));
            break;
        case PlayVerb::hint:
            say(counsel_.hint());
            break;
        case PlayVerb::why:
            say(counsel_.why());
            break;
        case PlayVerb::reasons:
            say(counsel_.reasons());
            break;
        case PlayVerb::truth:
            say(counsel_.truth());
            break;
        case PlayVerb::undo:
            undo();
            break;
        case PlayVerb::board:
            show_board();
            say(fmt::format("{}:{}\n", console_.say("legal", "sah"), legal_moves(info)));
            break;
    }
    return true;
}

Result<bool> PlaySession::save(const std::vector<std::string>& words) {
    if (words.size() < 2) {
        say(console_.say("save needs a file name.\n", "simpan memerlukan nama berkas.\n"));
        return true;
    }
    const auto written = files_.write(words[1], write_record(played_.record()));
    if (!written && !terminal()) return written.error();
    say(written ? fmt::format("{}: {}\n", console_.say("saved", "tersimpan"), words[1])
                : console_.say(written.error().message) + "\n");
    return true;
}

// The game is over: what it came to, and a last chance to save it or to take something back.
Result<bool> PlaySession::look_back(const PositionInfo& info) {
    if (terminal()) say(console_.say(info.picture));
    if (!silent()) say(result_text(played_, info, limits_, console_));
    if (!terminal() || silent()) return false;
    say(value_kept_text(played_, limits_, console_));
    say(console_.say("save FILE keeps the game, undo takes back; Enter leaves.\n",
                     "simpan BERKAS menyimpan permainan, batal mengurungkan; Enter keluar.\n"));
    std::string line;
    while (read_line(info, line)) {
        const auto words = split_words(line);
        const auto verb = words.empty() ? std::optional(PlayVerb::quit) : play_verb(words[0]);
        if (verb == PlayVerb::quit) return false;
        if (verb == PlayVerb::undo) return undo(), true;
        if (verb == PlayVerb::save) {
            if (const auto saved = save(words); !saved) return saved.error();
        } else if (verb == PlayVerb::reasons) {
            say(counsel_.reasons());
        } else {
            say(console_.say("The game is over: save FILE, undo, or Enter to leave.\n",
                             "Permainan selesai: simpan BERKAS, batal, atau Enter untuk keluar.\n"));
        }
    }
    return false;
}

Result<int> PlaySession::finish() {
    if (!silent()) return 0;
    const auto info = played_.here();
    if (!info) return info.error();
    print_document(play_document(played_, *info), console_);
    return 0;
}

}  // namespace rakus::app
