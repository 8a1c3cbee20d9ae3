#include "app/jobs/check_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "app/table.h"
#include "app/words_for.h"
#include "core/attached.h"
#include "lab/warnings.h"

namespace rakus::app {
namespace {

constexpr Noun kErrorNoun{"error", "errors", "kesalahan"};
constexpr Noun kWarningNoun{"warning", "warnings", "peringatan"};
constexpr Noun kOperationNoun{"operation", "operations", "operasi"};

// The share of the positions with something at stake in which the pick keeps it.
lab::Interval kept_share(const lab::Counterexamples& c) {
    return lab::share_of(c.judged - c.given_away, c.judged);
}

Json json_of_texts(const std::vector<Text>& texts) {
    Json out = Json::array();
    for (const Text& t : texts) out.push_back(json_of(t));
    return out;
}

void add_match(const MatchLine& line, Json& j) {
    j["games"] = line.tally.all().games();
    j["rank"] = {{"best", line.rank.best}, {"worst", line.rank.worst}};
    j["score"] = json_of_interval(line.score);
    j["score"]["exact"] = line.score.exact();
    j["rating"] = json_of_interval(line.elo);
}

void add_examples(const lab::Counterexamples& c, const GameInfo& game, Json& j) {
    j["judged"] = c.judged;
    j["given_away"] = c.given_away;
    j["kept"] = c.judged > 0 ? json_of_interval(kept_share(c)) : Json(nullptr);
    j["regret"] = json_of_interval(c.regret);
    add_unit(c.unit, game, j);
    j["worst"] = Json::array();
    for (const auto& e : c.worst)
        j["worst"].push_back(
            {{"position", e.position}, {"pick", e.pick}, {"best", e.best}, {"loss", json_number(e.loss())}});
}

Json json_of_checked(const CheckedText& c, const CheckFigures& all) {
    const Submission& s = c.text;
    Json j{{"file", s.file}, {"ok", s.good()}, {"errors", json_of_texts(s.errors)}};
    if (s.game) j["game"] = s.game->describe().name;
    if (!s.good()) return j;
    j["player"] = s.info.about.en;
    j["operations"] = s.info.operations;
    j["replies"] = s.info.replies;
    j["deterministic"] = s.info.deterministic;
    j["warnings"] = json_of_texts(s.info.warnings);
    if (c.same_as) j["same_as"] = all.texts[*c.same_as].text.file;
    if (c.line) add_match(*c.line, j);
    if (c.examples) add_examples(*c.examples, s.game->describe(), j);
    if (c.choices_a_second) j["choices_a_second"] = *c.choices_a_second;
    return j;
}

// The document of the match, whose players are files.
Json json_of_class(const CheckedClass& c, const CheckFigures& all) {
    Json j{{"game", c.game->describe().name}, {"rules", json_of(c.rules)}, {"files", Json::array()}};
    for (const auto i : c.texts) j["files"].push_back(all.texts[i].text.file);
    j["rival"] = c.match ? Json(player_label(c.rival)) : Json(nullptr);
    j["match"] = c.match ? match_json(*c.match) : Json(nullptr);
    return j;
}

// ---- one text ------------------------------------------------------------------------------------------------------

void print_errors(const CheckedText& c, Console& console) {
    for (const Text& e : c.text.errors) console.print(e.in(console.lang) + "\n");
}

std::string examples_text(const lab::Counterexamples& c, const GameInfo& game, const Console& console) {
    std::string out = phrase(console.lang,
                             {"  value given away in {} of {} positions with something at stake; mean loss {} [{}, "
                              "{}] ({})\n",
                              "  nilai terbuang di {} dari {} posisi yang dipertaruhkan; rata-rata hilang {} [{}; {}] "
                              "({})\n"},
                             c.given_away, c.judged, number_in_words(c.regret.value, console.lang),
                             number_in_words(c.regret.low, console.lang), number_in_words(c.regret.high, console.lang),
                             unit_in_words(c.unit, game, console.lang));
    for (const auto& e : c.worst)
        out += phrase(console.lang,
                      {"    {}: {} instead of {}, {} given away\n", "    {}: {} alih-alih {}, terbuang {}\n"},
                      e.position, e.pick, e.best, number_in_words(e.loss(), console.lang));
    return out;
}

void print_one(const CheckedText& c, const std::string& rival, Console& console) {
    const Submission& s = c.text;
    console.print(phrase(console.lang, {"{}: \"{}\" for {}, {}{}\n", "{}: \"{}\" untuk {}, {}{}\n"}, s.file,
                         s.info.about.en, s.game->describe().name,
                         count_in_words(s.info.operations, kOperationNoun, console.lang),
                         s.info.warnings.empty() ? console.say(", nothing to complain of", ", tanpa keluhan") : ""));
    for (const Text& w : s.info.warnings) console.print(fmt::format("  {}\n", w.in(console.lang)));
    if (c.line)
        console.print(phrase(console.lang,
                             {"  score {} % {} against {} in {}\n", "  skor {} % {} melawan {} dalam {}\n"},
                             percent(c.line->score.value, console.lang), range_text(c.line->score, console.lang), rival,
                             count_in_words(c.line->tally.all().games(), kGameNoun, console.lang)));
    if (c.examples) console.print(examples_text(*c.examples, s.game->describe(), console));
    if (c.choices_a_second)
        console.print(
            phrase(console.lang, {"  {:.0f} choices a second\n", "  {:.0f} pilihan sedetik\n"}, *c.choices_a_second));
}

// ---- a class -------------------------------------------------------------------------------------------------------

// What there is to say of a text besides its figures.
std::vector<std::string> remarks_of(const CheckedText& c, const CheckFigures& all, const Console& console) {
    const Submission& s = c.text;
    std::vector<std::string> out;
    if (!s.good())
        out.push_back(fmt::format("{}: {}", count_in_words(s.errors.size(), kErrorNoun, console.lang),
                                  s.errors[0].in(console.lang)));
    if (c.same_as)
        out.push_back(
            phrase(console.lang, {"the same text as {}", "teks yang sama dengan {}"}, all.texts[*c.same_as].text.file));
    if (!s.info.warnings.empty()) out.push_back(count_in_words(s.info.warnings.size(), kWarningNoun, console.lang));
    if (s.good() && s.game->solitaire())
        out.push_back(phrase(console.lang, {"no opponent: rakus match {} --runs", "tanpa lawan: rakus match {} --runs"},
                             s.game->describe().name));
    return out;
}

// Which columns there is something for.
struct Columns {
    bool games = false, scores = false, quality = false, speed = false;
};

// Remarks are long: they stand below the table.
Columns columns_of(const CheckFigures& f) {
    Columns c;
    c.games = f.classes.size() > 1;
    for (const CheckedText& t : f.texts) {
        c.scores = c.scores || t.line.has_value();
        c.quality = c.quality || t.examples.has_value();
        c.speed = c.speed || t.choices_a_second.has_value();
    }
    return c;
}

// Where there is no room the figures that only refine others are left out.
Table titled(const Columns& has, const Console& console) {
    Table out;
    const auto add = [&](bool there, std::string_view en, std::string_view id) {
        if (there) out.column(std::string(console.say(en, id)));
    };
    const auto spare = [&](bool there, std::string_view en, std::string_view id) {
        if (there) out.spare_column(std::string(console.say(en, id)));
    };
    add(has.games, "game", "permainan");
    add(has.scores, "rank", "peringkat");
    add(true, "file", "berkas");
    add(true, "player", "pemain");
    add(has.scores, "games", "permainan");
    add(has.scores, "score", "skor");
    spare(has.scores, "95 % CI", "selang 95 %");
    spare(has.scores, "rating (95 % CI)", "rating Elo (selang 95 %)");
    add(has.quality, "keeps the value", "menjaga nilai");
    add(has.quality, "mean loss", "rata-rata hilang");
    spare(true, "operations", "operasi");
    spare(has.speed, "choices/s", "pilihan/s");
    return out;
}

// A row of the table: of a text, or of the rival.
struct Row {
    std::string game, file, player;
    const MatchLine* line = nullptr;
    const CheckedText* text = nullptr;
};

std::string rating_text(const lab::Interval& elo, Lang lang) {
    if (elo.exact()) return elo_text(elo.value);
    return fmt::format("{} [{}{} {}]", elo_text(elo.value), elo_text(elo.low), lang == Lang::id ? ";" : ",",
                       elo_text(elo.high));
}

std::vector<std::string> cells_of(const Row& row, const Columns& has, const Console& console) {
    std::vector<std::string> out;
    const auto add = [&](bool there, const std::string& cell) {
        if (there) out.push_back(cell.empty() ? "-" : cell);
    };
    const Lang lang = console.lang;
    const auto* examples = row.text && row.text->examples ? &*row.text->examples : nullptr;
    const bool measured = examples && examples->judged > 0;
    const bool plays = row.text && row.text->text.good();
    add(has.games, row.game);
    add(has.scores, row.line ? rank_text(row.line->rank) : "");
    add(true, row.file);
    add(true, row.player);
    add(has.scores, row.line ? fmt::format("{}", row.line->tally.all().games()) : "");
    add(has.scores, row.line ? percent(row.line->score.value, lang) + " %" : "");
    add(has.scores, row.line ? range_text(row.line->score, lang) : "");
    add(has.scores, row.line ? rating_text(row.line->elo, lang) : "");
    add(has.quality, measured ? percent(kept_share(*examples).value, lang) + " %" : "");
    add(has.quality, measured ? number_in_words(examples->regret.value, lang) : "");
    add(true, plays ? fmt::format("{}", row.text->text.info.operations) : "");
    add(has.speed, plays && row.text->choices_a_second ? fmt::format("{:.0f}", *row.text->choices_a_second) : "");
    return out;
}

Row row_of(const CheckedText& c) {
    return {c.text.game ? c.text.game->describe().name : "", c.text.file, c.text.info.about.en,
            c.line ? &*c.line : nullptr, &c};
}

// The best first, with the rival among them.
std::vector<Row> rows_of(const CheckedClass& c, const CheckFigures& all) {
    std::vector<Row> rows;
    if (!c.match) {
        for (const auto i : c.texts) rows.push_back(row_of(all.texts[i]));
        return rows;
    }
    for (const auto place : c.match->ranking)
        rows.push_back(place < c.texts.size()
                           ? row_of(all.texts[c.texts[place]])
                           : Row{c.game->describe().name, "", without_contents(c.rival), &c.match->lines[place]});
    return rows;
}

std::string class_table(const CheckFigures& f, const Console& console) {
    const Columns has = columns_of(f);
    Table table = titled(has, console);
    for (const CheckedClass& c : f.classes)
        for (const Row& row : rows_of(c, f)) table.row(cells_of(row, has, console));
    for (const CheckedText& t : f.texts) {
        const bool listed = std::ranges::any_of(f.classes, [&](const CheckedClass& c) {
            return std::ranges::any_of(c.texts, [&](std::size_t i) { return &f.texts[i] == &t; });
        });
        if (!listed) table.row(cells_of(row_of(t), has, console));
    }
    return console.laid_out(table);
}

// All errors of the texts that do not play, and what else there is to say of the others.
std::string remarks_below(const CheckFigures& f, const Console& console) {
    std::string out;
    for (const CheckedText& t : f.texts) {
        if (!t.text.good())
            for (const Text& e : t.text.errors) out += fmt::format("  {}\n", e.in(console.lang));
        else
            for (const auto& remark : remarks_of(t, f, console)) out += fmt::format("  {}: {}\n", t.text.file, remark);
    }
    return out.empty() ? out : std::string(console.say("Remarks:\n", "Catatan:\n")) + out;
}

// Of each text the pick that gave most away.
std::string worst_picks(const CheckFigures& f, const Console& console) {
    std::string out;
    for (const CheckedText& t : f.texts)
        if (t.examples && !t.examples->worst.empty()) {
            const auto& e = t.examples->worst[0];
            out += phrase(console.lang,
                          {"  {}: {}: {} instead of {}, {} given away\n", "  {}: {}: {} alih-alih {}, terbuang {}\n"},
                          t.text.file, e.position, e.pick, e.best, number_in_words(e.loss(), console.lang));
        }
    return out.empty()
               ? out
               : std::string(console.say("The worst pick of each:\n", "Pilihan terburuk masing-masing:\n")) + out;
}

std::string about_matches(const CheckFigures& f, const Console& console) {
    std::string out;
    for (const CheckedClass& c : f.classes)
        if (c.match)
            out += phrase(console.lang,
                          {"{}: everybody met everybody, {} a pair from shared openings, both seats · seed {}\n",
                           "{}: semua bertemu semua, {} tiap pasangan dari pembukaan bersama, kedua sisi · benih {}\n"},
                          c.game->describe().name, count_in_words(2 * c.match->spec.pairs, kGameNoun, console.lang),
                          f.seed);
    return out;
}

}  // namespace

Json CheckAnswer::document() const {
    Json j = app::document("check", "", {});
    j.erase("game"), j.erase("rules");
    j["seed"] = figures.seed;
    j["texts"] = Json::array();
    for (const CheckedText& c : figures.texts) j["texts"].push_back(json_of_checked(c, figures));
    j["classes"] = Json::array();
    for (const CheckedClass& c : figures.classes) j["classes"].push_back(json_of_class(c, figures));
    return j;
}

void CheckAnswer::print(Console& console) const {
    if (figures.texts.size() == 1) {
        const CheckedText& only = figures.texts[0];
        print_errors(only, console);
        if (only.text.good())
            print_one(only, figures.classes.empty() ? "" : without_contents(figures.classes[0].rival), console);
        return;
    }
    console.print(class_table(figures, console));
    console.print(about_matches(figures, console) + remarks_below(figures, console) + worst_picks(figures, console));
}

std::vector<Text> CheckAnswer::warnings() const {
    std::vector<Text> out;
    for (const CheckedClass& c : figures.classes)
        if (c.match) std::ranges::move(lab::warnings_after(c.match->spec, c.match->standing), std::back_inserter(out));
    return out;
}

}  // namespace rakus::app
