// The player: its rules one by one, its text, its pseudo-code, what a choice costs.
#include <algorithm>

#include "app/report/sections.h"
#include "app/report/telling.h"
#include "written/syntax.h"

namespace rakus::app {
namespace {

using report::ReadText;
using written::Says;
using written::Statement;

void tell_rules(const Subject& s, std::size_t number, report::Document& out) {
    const ReadText& text = *s.text;
    bool places = false, priorities = false;
    for (const Statement* line : text.all(Says::rule)) priorities |= line->priority != 0;
    report::Figures table{
        of_subject("rules", number),
        priorities ? phrase(out.lang,
                            {"The rules of `{}`: the first that holds for a move gives its priority and its worth",
                             "Aturan `{}`: yang pertama berlaku bagi suatu langkah memberi prioritas dan nilainya"},
                            s.label)
                   : phrase(out.lang,
                            {"The rules of `{}`: the first that holds for a move gives its worth",
                             "Aturan `{}`: yang pertama berlaku bagi suatu langkah memberi nilainya"},
                            s.label),
        {column(out, {"rule", "aturan"}), column(out, {"when", "bila"}), column(out, {"worth", "nilai"})},
        {}};
    if (priorities) table.columns.insert(table.columns.begin(), column(out, {"priority", "prioritas"}, true));
    for (const Statement* line : text.all(Says::rule)) places |= !report::places_of_line(text, *line, out.lang).empty();
    if (places) table.columns.push_back(column(out, {"section of the paper", "bagian makalah"}));
    for (const Statement* line : text.all(Says::rule)) {
        std::vector<std::string> row{report::name_of_line(text, *line, out.lang),
                                     line->condition ? report::in_words(text, *line->condition, out.lang)
                                                     : std::string(out.words({"always", "selalu"})),
                                     report::worth_of_line(text, *line, out.lang)};
        if (priorities) row.insert(row.begin(), fmt::format("{}", line->priority));
        if (places) row.push_back(report::places_of_line(text, *line, out.lang));
        table.rows.push_back(std::move(row));
    }
    out.figures(std::move(table));
}

void tell_names(const Findings& found, const Subject& s, std::size_t number, report::Document& out) {
    std::vector<std::string> items;
    for (const Statement* let : s.text->all(Says::let)) {
        std::string name = fmt::format("`{}`", let->name);
        if (let->label.given) name += fmt::format(" (“{}”)", out.lang == Lang::id ? let->label.id : let->label.en);
        items.push_back(fmt::format("{}: {}", name, report::in_words(*s.text, let->terms[0].expr, out.lang)));
    }
    std::string weights;
    for (const Statement* line : s.text->all(Says::weights))
        for (const auto& w : line->weights)
            weights +=
                fmt::format("{}`{}` = {}", weights.empty() ? "" : ", ", w.name, number_in_words(w.value, out.lang));
    if (!weights.empty()) items.push_back(phrase(out.lang, {"weights: {}", "bobot: {}"}, weights));
    out.list(std::move(items));
    report::Figures facts{of_subject("facts", number),
                          phrase(out.lang, {"The facts that `{}` uses", "Fakta yang dipakai `{}`"}, s.label),
                          {column(out, {"fact", "fakta"}), column(out, {"meaning", "arti"}),
                           column(out, {"unit", "satuan"}), column(out, {"section of the paper", "bagian makalah"})},
                          {}};
    for (const FeatureInfo* f : report::facts_used(*s.text))
        facts.rows.push_back({fmt::format("`{}`", f->id), f->words.in(out.lang), f->unit.in(out.lang),
                              report::place_of_fact(*f, out.lang)});
    facts.command = "rakus features " + found.info().name;
    if (!facts.rows.empty()) out.figures(std::move(facts));
}

// C as the player looks at it: what is not feasible is found out by looking, what is left out never comes in.
std::size_t candidates_in(const StepInfo& step) {
    return static_cast<std::size_t>(
        std::ranges::count_if(step.candidates, [](const CandidateInfo& c) { return !c.refused || c.in_candidates; }));
}

constexpr std::size_t kChoicesTold = 10;

void tell_cost(const Findings& found, const Subject& s, std::size_t number, report::Document& out) {
    if (!s.advice || s.advice->steps.empty()) return;
    report::Figures table{
        of_subject("cost", number),
        phrase(out.lang,
               {"What the choices of the turn below cost `{}`", "Biaya pemilihan `{}` dalam giliran di bawah"},
               s.label),
        {column(out, {"choice", "pemilihan"}, true), column(out, {"candidates n", "kandidat n"}, true),
         column(out, {"comparisons n − 1", "perbandingan n − 1"}, true)},
        {}};
    if (s.text) table.columns.push_back(column(out, {"operations, at most", "operasi, paling banyak"}, true));
    for (std::size_t i = 0; i < s.advice->steps.size() && i < kChoicesTold; ++i) {
        const auto n = candidates_in(s.advice->steps[i]);
        std::vector<std::string> row{fmt::format("{}", i + 1), fmt::format("{}", n),
                                     fmt::format("{}", n > 0 ? n - 1 : 0)};
        if (s.text) row.push_back(fmt::format("{}", n * s.info.operations));
        table.rows.push_back(std::move(row));
    }
    table.command = found.of("advise", number).command;
    out.figures(std::move(table));
    if (const auto choices = s.advice->steps.size(); choices > kChoicesTold)
        say(out, {"These are the first {} of {} choices.", "Ini {} pemilihan pertama dari {}."}, kChoicesTold, choices);
    if (!s.text) return;
    say(out,
        {"One candidate costs at most {} operations (`rakus check {}`).",
         "Satu kandidat paling banyak {} operasi (`rakus check {}`)."},
        s.info.operations, s.file);
    if (report::looks_at_replies(*s.text))
        say(out,
            {"It looks at the opponent's answers: with n candidates and m answers to each a choice grows as n · m.",
             "Ia melihat jawaban lawan: dengan n kandidat dan m jawaban untuk masing-masing, pemilihan tumbuh sebagai "
             "n · m."});
    else if (report::looks_at_all(*s.text))
        say(out, {"It looks at all candidates once more: a choice still grows as n, in two passes.",
                  "Ia melihat semua kandidat sekali lagi: pemilihan tetap tumbuh sebagai n, dalam dua lintasan."});
    else
        say(out, {"Every candidate is looked at once: a choice grows as n.",
                  "Tiap kandidat dilihat sekali: pemilihan tumbuh sebagai n."});
    say(out, {"A fact counts as one operation, whatever the game must look at to know it.",
              "Satu fakta dihitung satu operasi, apa pun yang harus dilihat permainan untuk mengetahuinya."});
}

}  // namespace

void tell_player(const Findings& found, std::size_t i, report::Document& out) {
    const Subject& s = found.subjects[i];
    out.heading(3, phrase(out.lang, {"The player `{}`", "Pemain `{}`"}, s.label));
    if (!s.text) {
        say(out,
            {"This player is no list of rules: {}. So it has no text and no pseudo-code of its own.",
             "Pemain ini bukan daftar aturan: {}. Jadi tidak ada teks maupun pseudo-code miliknya."},
            s.info.about.in(out.lang));
        return tell_cost(found, s, i, out);
    }
    tell_rules(s, i, out);
    tell_names(found, s, i, out);
    say(out, {"Its text, `{}`:", "Teksnya, `{}`:"}, s.file);
    out.code(s.content);
    say(out, {"The same as pseudo-code:", "Sebagai pseudo-code:"});
    out.code(report::pseudo_code(*s.text, out.lang));
    tell_cost(found, s, i, out);
}

}  // namespace rakus::app
