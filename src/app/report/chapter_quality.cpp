// Quality against the truth, and what each rule is worth.
#include <algorithm>

#include "app/report/sections.h"
#include "app/report/telling.h"
#include "core/attached.h"

namespace rakus::app {
namespace {

Words part_named(const std::string& id) {
    if (id == "games") return {"games against itself", "permainan melawan dirinya"};
    if (id == "sample") return {"a sample of all positions", "sampel dari semua posisi"};
    if (id == "all") return {"all positions", "semua posisi"};
    if (id == "reached") return {"positions that can be reached", "posisi yang dapat dicapai"};
    return {"positions of random games", "posisi permainan acak"};
}
Words phase_named(const std::string& id) {
    if (id == "opening") return {"first third", "sepertiga pertama"};
    if (id == "middle") return {"second third", "sepertiga kedua"};
    return {"last third", "sepertiga terakhir"};
}

// Where the picks are from; of games, how many there were.
std::string where_told(const Json& part, report::Document& out) {
    const std::string where(out.words(part_named(part["id"])));
    if (part["id"] != "games" || !part.contains("kept")) return where;
    return phrase(out.lang, {"{} ({} games)", "{} ({} permainan)"}, where, part["kept"]["groups"].get<std::uint64_t>());
}

std::string kept_told(const Json& part, Lang lang) {
    if (part.contains("kept")) return share_told(part["kept"], lang);
    const Json& all = part["all"];
    const auto told = count_told(all["kept"].get<std::uint64_t>(), all["positions"].get<std::uint64_t>(), lang);
    const auto share = all.contains("kept_share") ? percent_told(all["kept_share"], lang) : "";
    return phrase(lang, {"{} ({}, exact)", "{} ({}, eksak)"}, share, told);
}

std::string stake_told(const Json& part, Lang lang) {
    if (part.contains("stake_kept"))
        return fmt::format("{} (n = {})", share_told(part["stake_kept"], lang), part["stake_kept"]["n"].get<int>());
    const Json& all = part["all"];
    if (!all.contains("at_stake_kept_share")) return "";
    return phrase(lang, {"{} ({}, exact)", "{} ({}, eksak)"}, percent_told(all["at_stake_kept_share"], lang),
                  count_told(all["at_stake_kept"].get<std::uint64_t>(), all["at_stake"].get<std::uint64_t>(), lang));
}

std::string losses_told(const Json& part) {
    if (!part.contains("losses") || !part["losses"].contains("median")) return "";
    const Json& l = part["losses"];
    return fmt::format("{} · {} · {} · {}", l["median"].dump(), l["p90"].dump(), l["p99"].dump(), l["most"].dump());
}

void tell_parts(const Findings& found, report::Document& out) {
    report::Figures table{
        "quality",
        phrase(out.lang, {"Picks against the truth, with 95 % intervals",
                          "Pilihan dibandingkan dengan kebenaran, dengan selang 95 %"}),
        {column(out, {"player", "pemain"}), column(out, {"where", "di mana"}),
         column(out, {"positions n", "posisi n"}, true), column(out, {"keeps the result", "menjaga hasil"}, true),
         column(out, {"kept where at stake", "terjaga saat dipertaruhkan"}, true),
         column(out, {"lost per move", "hilang per langkah"}, true),
         column(out,
                {"most lost by 50 · 90 · 99 · 100 % of the picks",
                 "hilang paling banyak oleh 50 · 90 · 99 · 100 % pilihan"},
                true)},
        {}};
    for (std::size_t i = 0; i < found.subjects.size(); ++i) {
        const Measured& m = found.of("quality", i);
        if (!m.found()) continue;
        table.command += (table.command.empty() ? "" : "; ") + m.command;
        for (const Json& part : m.document["parts"])
            table.rows.push_back({fmt::format("`{}`", found.subjects[i].label), where_told(part, out),
                                  fmt::format("{}", part["all"]["positions"].get<std::uint64_t>()),
                                  kept_told(part, out.lang), stake_told(part, out.lang),
                                  part.contains("lost_per_move") ? mean_told(part["lost_per_move"], out.lang) : "",
                                  losses_told(part)});
    }
    if (!table.rows.empty()) out.figures(std::move(table));
}

void tell_phases(const Findings& found, report::Document& out) {
    report::Figures table{
        "phases",
        phrase(out.lang, {"By phase of the game, with 95 % intervals", "Menurut fase permainan, dengan selang 95 %"}),
        {column(out, {"player", "pemain"}), column(out, {"where", "di mana"}), column(out, {"phase", "fase"}),
         column(out, {"picks n", "pilihan n"}, true), column(out, {"lost per move", "hilang per langkah"}, true),
         column(out, {"keeps the result", "menjaga hasil"}, true)},
        {}};
    for (std::size_t i = 0; i < found.subjects.size(); ++i) {
        const Measured& m = found.of("quality", i);
        if (!m.found()) continue;
        table.command += (table.command.empty() ? "" : "; ") + m.command;
        for (const Json& part : m.document["parts"])
            for (const Json& phase : part.value("phases", Json::array()))
                if (phase["kept"]["n"].get<std::uint64_t>() > 0)
                    table.rows.push_back(
                        {fmt::format("`{}`", found.subjects[i].label), std::string(out.words(part_named(part["id"]))),
                         std::string(out.words(phase_named(phase["id"]))),
                         fmt::format("{}", phase["kept"]["n"].get<std::uint64_t>()),
                         mean_told(phase["lost_per_move"], out.lang), share_told(phase["kept"], out.lang)});
    }
    if (!table.rows.empty()) out.figures(std::move(table));
}

// What the lines of a text are worth, by games against itself without each.
void tell_lines(const Subject& s, std::size_t number, const Measured& m, report::Document& out) {
    report::Figures table{
        of_subject("ablation", number),
        phrase(out.lang,
               {"`{}`: its score against itself without this line, n = {} games each, 95 % interval",
                "`{}`: skornya melawan dirinya tanpa baris ini, n = {} permainan tiap baris, selang 95 %"},
               s.label, m.document["holdout"].get<std::uint64_t>()),
        {column(out, {"line", "baris"}, true), column(out, {"score", "skor"}, true),
         column(out, {"what it says", "isinya"})},
        {},
        m.command};
    for (const Json& line : m.document["lines"])
        table.rows.push_back({fmt::format("{}", line["line"].get<int>()),
                              line["worth"].is_null() ? "" : share_told(line["worth"], out.lang),
                              fmt::format("`{}`", line["text"].get<std::string>())});
    out.figures(std::move(table));
}

// Of a player without a text: its weights.
void tell_weights(const Subject& s, std::size_t number, const Measured& m, report::Document& out) {
    report::Figures table{
        of_subject("ablation", number),
        phrase(out.lang,
               {"`{}`: its score against itself without this weight, n = {} games each, 95 % interval",
                "`{}`: skornya melawan dirinya tanpa bobot ini, n = {} permainan tiap bobot, selang 95 %"},
               s.label, m.document["holdout"].get<std::uint64_t>()),
        {column(out, {"weight", "bobot"}), column(out, {"its value", "besarnya"}, true),
         column(out, {"score", "skor"}, true)},
        {},
        m.command};
    std::string nothing;  // weights of 0: without them it is the same player
    for (const Json& w : m.document.value("weights", Json::array())) {
        const std::string name = fmt::format("`{}`", w.value("name", w.value("id", "")));
        const bool zero = w["before"].is_number() && w["before"].get<double>() == 0;
        if (zero)
            nothing += (nothing.empty() ? "" : ", ") + name;
        else if (w.contains("worth") && !w["worth"].is_null())
            table.rows.push_back({name,
                                  w["before"].is_number() ? number_in_words(w["before"].get<double>(), out.lang) : "",
                                  share_told(w["worth"], out.lang)});
    }
    if (table.rows.empty())
        return say(out, {"`{}` has no weight to do without.", "`{}` tidak punya bobot untuk ditiadakan."}, s.label);
    out.figures(std::move(table));
    if (!nothing.empty())
        say(out,
            {"These weights are 0, so there is nothing to leave out: {}.",
             "Bobot berikut 0, jadi tidak ada yang ditiadakan: {}."},
            nothing);
}

// In a game for one: the text against the texts without each line, on the same shuffles.
void tell_runs_without(const Subject& s, std::size_t number, const Measured& m, report::Document& out) {
    report::Figures table{
        of_subject("ablation", number),
        phrase(out.lang,
               {"`{}` and the same without one line, n = {} shuffles each, 95 % intervals",
                "`{}` dan yang sama tanpa satu baris, n = {} kocokan masing-masing, selang 95 %"},
               s.label, m.document["runs"].get<std::uint64_t>()),
        {column(out, {"without line", "tanpa baris"}), column(out, {"won on turn 1", "menang di giliran 1"}, true),
         column(out, {"never won", "tidak pernah menang"}, true),
         column(out, {"faster : slower : alike", "lebih cepat : lambat : sama"}, true),
         column(out, {"what it says", "isinya"})},
        {},
        m.command};
    for (std::size_t i = 0; i < m.document["players"].size(); ++i) {
        const Json& p = m.document["players"][i];
        const bool whole = i == 0;
        const Json against = p.value("against_first", Json());
        table.rows.push_back({whole || i > s.lines.size() ? std::string(out.words({"none", "tidak ada"}))
                                                          : fmt::format("{}", s.lines[i - 1].number),
                              share_told(p["ftk"], out.lang), share_told(p["never"], out.lang),
                              against.is_null() ? ""
                                                : fmt::format("{} : {} : {}", against["faster"].get<std::uint64_t>(),
                                                              against["slower"].get<std::uint64_t>(),
                                                              against["alike"].get<std::uint64_t>()),
                              whole || i > s.lines.size() ? "" : fmt::format("`{}`", s.lines[i - 1].text)});
    }
    out.figures(std::move(table));
}

}  // namespace

void tell_quality(const Findings& found, report::Document& out) {
    out.heading(3, std::string(out.words({"Quality against the truth", "Mutu dibandingkan dengan kebenaran"})));
    tell_parts(found, out);
    tell_phases(found, out);
    for (std::size_t i = 0; i < found.subjects.size(); ++i) {
        const Measured& m = found.of("quality", i);
        if (!m.found()) {
            tell_missing(m, out);
            break;  // for the same reason
        }
        if (m.document.contains("unit"))
            say(out, {"Lost values are counted in: {}.", "Nilai yang hilang dihitung dalam: {}."},
                unit_in_words(m.document["unit"].get<std::string>(), out.lang));
        if (std::ranges::any_of(m.document["parts"], [](const Json& p) { return p["id"] == "games"; }))
            say(out, {"Picks of one game hang together, so the intervals go by games, not by picks.",
                      "Pilihan dalam satu permainan saling bergantung, maka selangnya menurut permainan, bukan "
                      "menurut pilihan."});
        if (m.document.contains("note"))
            say(out, {"Only positions that were decided within the limits count; those are mostly late in the game.",
                      "Hanya posisi yang terputuskan dalam batas yang dihitung; itu terutama di akhir permainan."});
        if (found.subjects.size() > 1) break;
    }
}

void tell_ablation(const Findings& found, report::Document& out) {
    out.heading(3, std::string(out.words({"What each rule is worth", "Nilai tiap aturan"})));
    bool lines = false, weights = false;
    for (std::size_t i = 0; i < found.subjects.size(); ++i) {
        const Subject& s = found.subjects[i];
        const Measured& m = found.of("ablation", i);
        const bool scores = m.found() && !m.document.contains("runs");
        lines |= scores && m.document.contains("lines");
        weights |= scores && !m.document.contains("lines");
        if (!m.found())
            tell_missing(m, out);
        else if (m.document.contains("runs"))
            tell_runs_without(s, i, m, out);
        else if (m.document.contains("lines"))
            tell_lines(s, i, m, out);
        else
            tell_weights(s, i, m, out);
    }
    if (lines)
        say(out, {"50 % means: without the line it plays as well as with it.",
                  "50 % berarti: tanpa baris itu ia bermain sama baiknya."});
    else if (weights)
        say(out, {"50 % means: without the weight it plays as well as with it.",
                  "50 % berarti: tanpa bobot itu ia bermain sama baiknya."});
}

}  // namespace rakus::app
