// The six elements of the greedy scheme, each in a sentence made from the player itself.
#include <array>

#include "app/report/sections.h"
#include "app/report/telling.h"
#include "written/syntax.h"

namespace rakus::app {
namespace {

using report::ReadText;
using written::Says;
using written::Statement;

constexpr std::array<Words, 6> kElementNames{{{"candidate set", "himpunan kandidat"},
                                              {"solution set", "himpunan solusi"},
                                              {"selection function", "fungsi seleksi"},
                                              {"feasibility function", "fungsi kelayakan"},
                                              {"solution function", "fungsi solusi"},
                                              {"objective function", "fungsi objektif"}}};

std::string order_keys(const ReadText& text, Lang lang) {
    std::string keys;
    for (const Statement* order : text.all(Says::order))
        for (const auto& t : order->terms) keys += (keys.empty() ? "" : ", ") + report::in_words(text, t.expr, lang);
    return keys;
}

std::string candidates_told(const Subject& s, Lang lang) {
    const std::string all = phrase(lang, {"all moves that the rules of the game offer in the position",
                                          "semua langkah yang ditawarkan aturan permainan di posisi itu"});
    if (!s.text) return all + ".";
    if (!s.text->all(Says::random).empty()) return all + phrase(lang, {", in random order.", ", dalam urutan acak."});
    const std::string keys = order_keys(*s.text, lang);
    if (keys.empty())
        return all + phrase(lang, {", in the game's own order.", ", dalam urutan permainan itu sendiri."});
    return all + phrase(lang, {", the larger {} first.", ", {} yang lebih besar dulu."}, keys);
}

std::string solution_set_told(const Subject& s, Lang lang) {
    std::string out =
        phrase(lang, {"the moves chosen in this turn, in order", "langkah yang dipilih dalam giliran ini, berurutan"});
    if (s.advice && !s.advice->steps.empty()) {
        std::string turn;
        for (const StepInfo& step : s.advice->steps) turn += (turn.empty() ? "" : ", ") + step.pick_decorated;
        out += phrase(lang, {"; in the turn below S = {{{}}}", "; dalam giliran di bawah S = {{{}}}"}, turn);
    }
    return out + ".";
}

std::string sum_told(const ReadText& text, Lang lang) {
    std::string terms;
    for (const Statement* s : text.all(Says::rule))
        terms += (terms.empty() ? "" : "; ") + report::name_of_line(text, *s, lang);
    return phrase(lang, {"the largest sum of: {}", "jumlah terbesar dari: {}"}, terms);
}

// A sentence holds some rules; more than that stand in the table of rules alone.
constexpr std::size_t kRulesTold = 10;

std::string priorities_told(const ReadText& text, Lang lang) {
    std::string rules;
    const auto lines = text.all(Says::rule);
    if (lines.size() > kRulesTold)
        return phrase(lang,
                      {"the smallest priority, of one priority the largest worth, by the {} rules in the table below",
                       "prioritas terkecil, dari satu prioritas nilai terbesar, menurut {} aturan di tabel di bawah"},
                      lines.size());
    for (const Statement* s : lines)
        rules += fmt::format("{}({}) {}", rules.empty() ? "" : "; ", s->priority, report::name_of_line(text, *s, lang));
    return phrase(lang,
                  {"the smallest priority, of one priority the largest worth: {}",
                   "prioritas terkecil, dari satu prioritas nilai terbesar: {}"},
                  rules);
}

// What decides between equals.
std::string ties_told(const ReadText& text, Lang lang) {
    std::string out;
    for (const Statement* then : text.all(Says::then))
        for (const auto& t : then->terms)
            out += t.label.given
                       ? fmt::format("; {}", lang == Lang::id ? t.label.id : t.label.en)
                       : phrase(lang, {"; of equal worth the larger {}", "; bila senilai, {} yang lebih besar"},
                                report::in_words(text, t.expr, lang));
    if (!text.all(Says::random).empty())
        return out + phrase(lang, {"; of equals one is drawn by lot", "; dari yang setara diundi satu"});
    const std::string keys = order_keys(text, lang);
    if (keys.empty())
        return out + phrase(lang, {"; of equals the first candidate is taken",
                                   "; dari yang setara diambil kandidat pertama"});
    return out +
           phrase(lang, {"; of equals the larger {} is taken", "; dari yang setara diambil {} yang lebih besar"}, keys);
}

std::string selection_told(const Subject& s, Lang lang) {
    if (!s.text) return s.info.about.in(lang) + ".";
    bool priorities = false;
    for (const Statement* line : s.text->all(Says::rule)) priorities |= line->priority != 0;
    return (priorities ? priorities_told(*s.text, lang) : sum_told(*s.text, lang)) + ties_told(*s.text, lang) + ".";
}

std::string feasible_told(const Subject& s, Lang lang) {
    std::string out = phrase(lang, {"the rules of the game decide", "aturan permainan yang menentukan"});
    const auto own = s.text ? s.text->all(Says::feasible) : std::vector<const Statement*>();
    for (const Statement* line : own)
        out += phrase(lang, {"; besides only what fulfils: {}", "; selain itu hanya yang memenuhi: {}"},
                      report::in_words(*s.text, *line->condition, lang));
    if (own.empty()) out += phrase(lang, {"; the player forbids nothing more", "; pemain tidak melarang apa pun lagi"});
    return out + ".";
}

std::string solution_told(const Subject& s, bool solitaire, Lang lang) {
    std::string out = solitaire ? phrase(lang, {"the turn has been ended, or the game is over",
                                                "giliran telah diakhiri, atau permainan selesai"})
                                : phrase(lang, {"the opponent is to move, or the game is over",
                                                "giliran sudah pindah ke lawan, atau permainan selesai"});
    if (s.text)
        for (const Statement* line : s.text->all(Says::take))
            out += phrase(lang,
                          {"; the search ends at the first candidate with {}",
                           "; pencarian berhenti di kandidat pertama dengan {}"},
                          report::in_words(*s.text, *line->condition, lang));
    return out + ".";
}

std::string element_told(const Findings& found, const Subject& s, std::size_t element, Lang lang) {
    switch (element) {
        case 0:
            return candidates_told(s, lang);
        case 1:
            return solution_set_told(s, lang);
        case 2:
            return selection_told(s, lang);
        case 3:
            return feasible_told(s, lang);
        case 4:
            return solution_told(s, found.info().solitaire, lang);
        default:
            return found.info().goal.in(lang);
    }
}

// The paper's own words stand beside a player that is its own or follows it.
bool of_the_paper(const Findings& found) {
    for (const Subject& s : found.subjects)
        if (!found.info().paper.empty() && s.info.credit.en.find(found.info().paper) != std::string::npos) return true;
    return false;
}

}  // namespace

void tell_mapping(const Findings& found, report::Document& out) {
    out.heading(2, std::string(out.words({"The mapping to the greedy algorithm", "Pemetaan ke algoritma greedy"})));
    report::Figures table{"mapping",
                          phrase(out.lang, {"The six elements, made from the player itself",
                                            "Keenam elemen, dibuat dari pemain itu sendiri"}),
                          {column(out, {"element", "elemen"})},
                          {}};
    for (const Subject& s : found.subjects) table.columns.push_back({fmt::format("`{}`", s.label)});
    const auto& elements = found.info().reading.elements;
    const bool paper = of_the_paper(found) && elements.size() == kElementNames.size();
    if (paper)
        table.columns.push_back(
            {phrase(out.lang, {"what the paper says ({})", "kata makalah ({})"}, found.info().paper)});
    for (std::size_t e = 0; e < kElementNames.size(); ++e) {
        std::vector<std::string> row{std::string(out.words(kElementNames[e]))};
        for (const Subject& s : found.subjects) row.push_back(element_told(found, s, e, out.lang));
        if (paper) row.push_back(elements[e].paper.in(out.lang));
        table.rows.push_back(std::move(row));
    }
    out.figures(std::move(table));
    if (paper && !found.info().reading.remark.en.empty()) out.say(found.info().reading.remark.in(out.lang));
}

}  // namespace rakus::app
