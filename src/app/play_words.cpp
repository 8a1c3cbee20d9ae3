#include "app/play_words.h"

#include <fmt/format.h>

#include <array>

namespace rakus::app {
namespace {

struct Spoken {
    PlayVerb verb;
    std::string_view letter;
    Words word;
    Words about;
};
constexpr std::array<Spoken, 9> kSpoken{{
    {PlayVerb::help, "?", {"help", "bantuan"}, {"this help", "bantuan ini"}},
    {PlayVerb::hint, "h", {"hint", "petunjuk"}, {"what the adviser would play", "apa yang akan dimainkan penasihat"}},
    {PlayVerb::why, "w", {"why", "mengapa"}, {"all candidates, all rules", "semua kandidat, semua aturan"}},
    {PlayVerb::reasons, "r", {"reasons", "alasan"}, {"of the opponent's last move", "langkah terakhir lawan"}},
    {PlayVerb::truth, "t", {"truth", "kebenaran"}, {"the value of every move", "nilai setiap langkah"}},
    {PlayVerb::undo, "u", {"undo", "batal"}, {"take back your last choice", "batalkan pilihan terakhir Anda"}},
    {PlayVerb::board, "b", {"board", "papan"}, {"the board and the legal moves", "papan dan langkah yang sah"}},
    {PlayVerb::save,
     "",
     {"save", "simpan"},
     {"FILE: go on with --continue FILE", "BERKAS: lanjutkan dengan --continue BERKAS"}},
    {PlayVerb::quit, "q", {"quit", "keluar"}, {"leave the game", "tinggalkan permainan"}},
}};

}  // namespace

std::optional<PlayVerb> play_verb(std::string_view word) {
    for (const Spoken& s : kSpoken)
        if (word == s.letter || word == s.word.en || word == s.word.id) return s.verb;
    // What the page understands too.
    return word == "legal" || word == "sah" ? std::optional(PlayVerb::board) : std::nullopt;
}

std::vector<std::string> play_words(Lang lang) {
    std::vector<std::string> words;
    for (const Spoken& s : kSpoken) words.emplace_back(s.word.in(lang));
    return words;
}

std::vector<std::string_view> all_play_words() {
    std::vector<std::string_view> words;
    for (const Spoken& s : kSpoken) words.insert(words.end(), {s.word.en, s.word.id});
    return words;
}

std::string play_help(const Console& console, bool opponent) {
    std::string out = fmt::format("  {:<14}{}\n", console.say("a move", "langkah"), console.say("play it", "mainkan"));
    for (const Spoken& s : kSpoken) {
        if (s.verb == PlayVerb::reasons && !opponent) continue;
        out += fmt::format("  {:<2} {:<11}{}\n", s.letter, console.say(s.word), console.say(s.about));
    }
    return out + std::string(console.say("  Tab completes, the arrows move and bring back earlier lines.\n",
                                         "  Tab melengkapi, panah menggeser dan mengulang baris sebelumnya.\n"));
}

}  // namespace rakus::app
