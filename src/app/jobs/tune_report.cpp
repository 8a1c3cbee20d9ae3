// What tuning weights found, as JSON and for people.
#include <fmt/format.h>

#include "app/jobs/tune_weights.h"
#include "app/match_report.h"
#include "app/table.h"
#include "app/words_for.h"
#include "core/player_text.h"

namespace rakus::app {
namespace {

// A weight, or a line of a text.
Json json_of_row(const TunedWeight& w) {
    Json j = w.line > 0 ? Json{{"line", w.line}, {"text", w.name}} : Json{{"name", w.name}};
    j["before"] = json_number(w.before);
    j["after"] = json_number(w.after);
    j["worth"] = w.weighed ? json_of_interval(w.worth) : Json(nullptr);
    return j;
}

}  // namespace

Json weights_json(const WeightsReport& r, const std::string& game) {
    Json j = document("tune", game, r.rules);
    j.update({{"seed", r.seed},
              {"objective", r.objective},
              {"player", player_label(r.player)},
              {"before", player_label(r.before)},
              {"tried", player_label(r.tried)},
              {"after", player_label(r.after)},
              {"kept", r.kept},
              {"steps", r.steps},
              {"training", r.training},
              {"holdout", r.holdout},
              {"holdout_seed", r.holdout_seed},
              {"gain", json_of_interval(r.gain)}});
    if (r.cut != Cut::none) j["cut"] = cut_name(r.cut), j["steps_done"] = r.steps_done;
    if (r.holdout == 0) {
        j["gain"] = nullptr;
    } else if (r.objective == "score") {
        const auto elo = lab::elo_of(r.gain);
        j["gain_elo"] = {
            {"mean", json_number(elo.value)}, {"low", json_number(elo.low)}, {"high", json_number(elo.high)}};
        j["openings"] = r.plies;
        j["holdout_openings"] = r.fresh_openings;
        j["longer"] = r.longer ? Json{{"openings", r.longer->plies},
                                      {"games", r.longer->games},
                                      {"different", r.longer->openings},
                                      {"gain", json_of_interval(r.longer->gain)}}
                               : Json(nullptr);
    } else if (r.of_runs()) {
        j["unit"] = r.unit;
        j["value_before"] = json_of_interval(r.value_before);
        j["value_after"] = json_of_interval(r.value_after);
    } else {
        j["unit"] = r.unit;
        j["regret_before"] = json_of_interval(r.regret_before);
        j["regret_after"] = json_of_interval(r.regret_after);
    }
    const std::string_view rows = r.of_lines ? "lines" : "weights";
    j[rows] = Json::array();
    for (const auto& w : r.weights) j[rows].push_back(json_of_row(w));
    j["file"] = r.file;
    return j;
}

namespace {

std::string interval_text(const lab::Interval& i, bool score, Lang lang) {
    if (score) return fmt::format("{} % {}", percent(i.value, lang), range_text(i, lang));
    return fmt::format("{} [{}{} {}]", number_in_words(i.value, lang), number_in_words(i.low, lang),
                       lang == Lang::id ? ";" : ",", number_in_words(i.high, lang));
}

// The place of a line.
std::string place_text(double place, const Console& console) {
    return place == 0 ? std::string(console.say("off", "mati")) : fmt::format("{}", place);
}

// What a weight or a line is worth, as the head of its column.
Words worth_words(const WeightsReport& r) {
    if (r.objective == "score")
        return {"score against itself without it (95 % CI)", "skor melawan dirinya tanpa itu (selang 95 %)"};
    if (r.objective == kFirstTurn)
        return {"runs won on turn 1 by it (95 % CI)", "duel yang menang di giliran 1 karenanya (selang 95 %)"};
    if (r.objective == kMeanTurn)
        return {"turns saved by it (95 % CI)", "giliran yang dihemat karenanya (selang 95 %)"};
    return {"more given away without it (95 % CI)", "tambahan yang terbuang tanpa itu (selang 95 %)"};
}
// What the search went over.
Words training_words(const WeightsReport& r) {
    if (r.objective == "score") return {"games", "permainan"};
    return r.of_runs() ? Words{"runs", "duel"} : Words{"positions", "posisi"};
}
// Whether its numbers are shares.
bool in_shares(const WeightsReport& r) {
    return r.objective == "score" || r.objective == kFirstTurn;
}

std::vector<std::string> weight_row(const TunedWeight& w, bool score, const Console& console) {
    const std::string worth = w.weighed ? interval_text(w.worth, score, console.lang) : "-";
    if (w.line > 0)
        return {fmt::format("{}", w.line), place_text(w.before, console), place_text(w.after, console), worth, w.name};
    return {w.name, number_in_words(w.before, console.lang), number_in_words(w.after, console.lang), worth};
}

std::string weight_table(const WeightsReport& r, const Console& console) {
    Table table;
    for (const Words& title :
         {r.of_lines ? Words{"line", "baris"} : Words{"weight", "bobot"},
          r.of_lines ? Words{"place", "tempat"} : Words{"before", "sebelum"}, Words{"tuned", "tertala"}})
        table.column(std::string(console.say(title)));
    table.column(std::string(console.say(worth_words(r))));
    if (r.of_lines) table.column(std::string(console.say("what it says", "isinya")));
    for (const auto& w : r.weights) table.row(weight_row(w, in_shares(r), console));
    return console.laid_out(table);
}

std::string verdict(const WeightsReport& r, const Console& console) {
    if (r.kept)
        return std::string(console.say(
            r.of_lines ? Words{"Verdict: the tuned order of the lines is better.\n",
                               "Putusan: urutan baris tertala lebih baik.\n"}
                       : Words{"Verdict: the tuned weights are better.\n", "Putusan: bobot tertala lebih baik.\n"}));
    if (r.tried == r.before)
        return std::string(
            console.say(r.of_lines ? Words{"Verdict: no other order of the lines was found better; they stay.\n",
                                           "Putusan: tidak ada urutan baris yang lebih baik; barisnya tetap.\n"}
                                   : Words{"Verdict: no change of the weights was found better; they stay.\n",
                                           "Putusan: tidak ada perubahan bobot yang lebih baik; bobotnya tetap.\n"}));
    return phrase(console.lang,
                  {"Verdict: {} is not shown to be better on the hold-out; all stays as it was.\n",
                   "Putusan: {} tidak terbukti lebih baik pada uji akhir; semuanya tetap seperti semula.\n"},
                  without_contents(r.tried));
}

std::string gain_and_elo(const lab::Interval& gain, Lang lang) {
    const auto elo = lab::elo_of(gain);
    return fmt::format("{}, Elo {} [{}{} {}]", interval_text(gain, true, lang), elo_text(elo.value), elo_text(elo.low),
                       lang == Lang::id ? ";" : ",", elo_text(elo.high));
}

constexpr Noun kFreshGames{"fresh game", "fresh games", "permainan baru"};

std::string fresh_text(std::uint64_t openings, int plies, const Console& console) {
    if (openings == 0) return {};
    return phrase(console.lang, {" from {} of {} that no step has seen", " dari {} sepanjang {} yang belum dilihat"},
                  count_in_words(openings, kOpeningNoun, console.lang), count_in_words(plies, kPlyNoun, console.lang));
}

// What was cut before anything was proved.
std::string unproved_text(const WeightsReport& r, const Console& console) {
    if (r.tried == r.before)
        return std::string(console.say("Hold-out: none was played. Nothing better has been found so far.\n",
                                       "Uji akhir: belum dimainkan. Belum ditemukan yang lebih baik.\n"));
    return phrase(console.lang,
                  {"Hold-out: none was played. The best so far is {}, found better in training and not proved.\n",
                   "Uji akhir: belum dimainkan. Terbaik sejauh ini {}, lebih baik dalam latihan dan belum terbukti.\n"},
                  without_contents(r.tried));
}

std::string runs_text(const WeightsReport& r, const Console& console) {
    const auto text = [&](const lab::Interval& i) { return interval_text(i, in_shares(r), console.lang); };
    const Words first_turn{"won on turn 1", "menang di giliran 1"},
        turns{"mean turn, a lost run as 40", "rata-rata giliran, duel yang kalah sebagai 40"};
    return phrase(console.lang,
                  {"Hold-out: {} runs on fresh shuffles (seed {}), {}:\n  before {}, tuned {}, gain {}\n",
                   "Uji akhir: {} duel pada kocokan baru (benih {}), {}:\n  semula {}, tertala {}, perolehan {}\n"},
                  r.holdout, r.holdout_seed, console.say(r.objective == kFirstTurn ? first_turn : turns),
                  text(r.value_before), text(r.value_after), text(r.gain));
}

std::string gain_text(const WeightsReport& r, const Console& console) {
    if (r.holdout == 0) return unproved_text(r, console);
    if (r.objective == "score") {
        std::string out = phrase(console.lang,
                                 {"Hold-out: {} (seed {}){}: tuned against before {}\n",
                                  "Uji akhir: {} (benih {}){}: tertala lawan semula {}\n"},
                                 count_in_words(r.holdout, kFreshGames, console.lang), r.holdout_seed,
                                 fresh_text(r.fresh_openings, r.plies, console), gain_and_elo(r.gain, console.lang));
        if (r.longer)
            out += phrase(console.lang, {"Longer openings: {}{}: {}\n", "Pembukaan lebih panjang: {}{}: {}\n"},
                          count_in_words(r.longer->games, kGameNoun, console.lang),
                          fresh_text(r.longer->openings, r.longer->plies, console),
                          gain_and_elo(r.longer->gain, console.lang));
        return out + verdict(r, console);
    }
    if (r.of_runs()) return runs_text(r, console) + verdict(r, console);
    return phrase(console.lang,
                  {"Hold-out: {} fresh positions (seed {}), given away a position ({}):\n  before {}, tuned {}, saved "
                   "{}\n",
                   "Uji akhir: {} posisi baru (benih {}), terbuang tiap posisi ({}):\n  semula {}, tertala {}, dihemat "
                   "{}\n"},
                  r.holdout, r.holdout_seed, unit_in_words(r.unit, console.lang),
                  interval_text(r.regret_before, false, console.lang),
                  interval_text(r.regret_after, false, console.lang), interval_text(r.gain, false, console.lang)) +
           verdict(r, console);
}

}  // namespace

void print_weights(const WeightsReport& r, Console& console) {
    console.print(phrase(
        console.lang,
        {"{} · objective {} · {} steps over {} {} · seed {}\n", "{} · tujuan {} · {} langkah atas {} {} · benih {}\n"},
        without_contents(r.before), r.objective, r.steps_done, r.training, console.say(training_words(r)), r.seed));
    console.print(weight_table(r, console));
    console.print(gain_text(r, console));
}

std::string player_file(const WeightsReport& r, std::string_view game) {
    std::string settings;
    const auto set = [&](std::string_view name, const std::string& value) {
        settings += fmt::format("{}{} = {}", settings.empty() ? "" : ", ", name, value);
    };
    for (const auto& w : r.weights) set(w.name, fmt::format("{}", w.after));
    if (const auto after = read_player(r.after))
        for (const auto& [name, word] : after->words) set(name, fmt::format("\"{}\"", word));
    const auto comment = fmt::format("# rakus tune: objective {}, seed {}, from {}{}\n", r.objective, r.seed, r.before,
                                     r.kept ? "" : "; nothing better was found");
    const auto head = fmt::format("rakus 1  game {}  player \"{}{}\"\n", game, r.player, r.kept ? ", tuned" : "");
    return comment + head + fmt::format("like \"{}\": {}\n", r.player, settings);
}

}  // namespace rakus::app
