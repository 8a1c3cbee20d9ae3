// A whole report: its head, its chapters, and how to make it again.
#include <set>

#include "app/build_name.h"
#include "app/report/sections.h"
#include "app/report/telling.h"
#include "core/fingerprint.h"

namespace rakus::app {
namespace {

// Texts have a mark of their contents behind their name; a title does without where the names alone differ.
std::string labels_of(const Findings& found) {
    std::string names, labels;
    std::set<std::string> different;
    for (const Subject& s : found.subjects) {
        const std::string name = s.label.substr(0, s.label.find('#'));
        different.insert(name);
        names += (names.empty() ? "" : ", ") + name;
        labels += (labels.empty() ? "" : ", ") + s.label;
    }
    return different.size() == found.subjects.size() ? names : labels;
}

// The score of a subject against a player by name, where they met.
std::string score_against(const Findings& found, const Subject& s, std::string_view other, Lang lang) {
    const Measured& match = found.measured.at("match");
    if (!match.found() || !match.document.contains("cross")) return "";
    const Json& j = match.document;
    for (std::size_t a = 0; a < j["players"].size(); ++a)
        for (std::size_t b = 0; b < j["players"].size(); ++b)
            if (j["players"][a]["name"] == s.label && j["players"][b]["name"] == other && !j["cross"][a][b].is_null()) {
                const Json& c = j["cross"][a][b];
                return fmt::format("{} (n = {})", share_told(c["score"], c["score_low"], c["score_high"], lang),
                                   c["games"].get<std::uint64_t>());
            }
    return "";
}

void short_of(const Findings& found, std::size_t i, report::Document& out) {
    const Subject& s = found.subjects[i];
    std::vector<std::string> items;
    for (const std::string& other : {std::string("random"), found.info().default_player})
        if (const auto score = score_against(found, s, other, out.lang); !score.empty())
            items.push_back(phrase(out.lang, {"`{}` scores {} against `{}`.", "`{}` meraih {} melawan `{}`."}, s.label,
                                   score, other));
    if (const Measured& m = found.of("quality", i); m.found())
        for (const Json& part : m.document["parts"])
            if (part["id"] == "games" && part.contains("kept"))
                items.push_back(phrase(
                    out.lang,
                    {"In games against itself {} of its picks keep the result (n = {} in {} games{}).",
                     "Dalam permainan melawan dirinya {} pilihannya menjaga hasil (n = {} dalam {} permainan{})."},
                    share_told(part["kept"], out.lang), part["kept"]["n"].get<std::uint64_t>(),
                    part["kept"]["groups"].get<std::uint64_t>(),
                    m.document.contains("note") ? out.words({", those that were decided, mostly late ones",
                                                             ", yaitu yang terputuskan, terutama di akhir permainan"})
                                                : ""));
    if (const Measured& m = found.of("examples", i); m.found() && m.document["judged"].get<std::uint64_t>() > 0)
        items.push_back(phrase(out.lang,
                               {"In random positions with something at stake `{}` gives value away in {}.",
                                "Di posisi acak yang mempertaruhkan sesuatu, `{}` membuang nilai di {}."},
                               s.label, part_told(m.document, "given_away", out.lang)));
    if (const Measured& m = found.measured.at("match"); m.found() && found.info().solitaire)
        for (const Json& p : m.document["players"])
            if (p["name"] == s.label)
                items.push_back(phrase(out.lang,
                                       {"`{}` wins {} on turn 1 and never wins in {} (n = {}).",
                                        "`{}` menang {} di giliran 1 dan tidak pernah menang dalam {} (n = {})."},
                                       s.label, share_told(p["ftk"], out.lang), share_told(p["never"], out.lang),
                                       p["runs"].get<std::uint64_t>()));
    for (const ExploitSeat& seat : s.exploit ? s.exploit->seats : std::vector<ExploitSeat>())
        items.push_back(phrase(out.lang, {"Against it as player {}: {}.", "Melawannya sebagai pemain {}: {}."},
                               seat.seat, exploit_told(seat, out.lang)));
    out.list(std::move(items));
}

}  // namespace

void tell_missing(const Measured& m, report::Document& out) {
    if (m.missing.en.empty()) return;
    std::string why = m.missing.in(out.lang);
    if (!why.ends_with('.')) why += '.';
    say(out, {"There are no such figures here: {} (`{}`)", "Angka seperti itu tidak ada di sini: {} (`{}`)"}, why,
        m.command);
}

void tell_in_short(const Findings& found, report::Document& out) {
    out.heading(2, std::string(out.words({"In short", "Ringkasan"})));
    if (found.cut != Cut::none) {
        say(out,
            {"This report was cut by a limit of time or work. These commands were not finished; their figures, if any, "
             "are of what was done by then:",
             "Laporan ini terpotong oleh batas waktu atau kerja. Perintah berikut belum selesai; angkanya, bila ada, "
             "dari yang sempat dikerjakan:"});
        std::vector<std::string> unfinished;
        for (const auto& [id, m] : found.measured)
            if (m.cut) unfinished.push_back(fmt::format("`{}`", m.command));
        out.list(std::move(unfinished));
    }
    for (std::size_t i = 0; i < found.subjects.size(); ++i) short_of(found, i, out);
    say(out, {"Every table stands with the command that prints the same figures; intervals are at 95 %.",
              "Tiap tabel disertai perintah yang mencetak angka yang sama; selang pada 95 %."});
}

void tell_again(const Findings& found, report::Document& out) {
    out.heading(2, std::string(out.words({"To run it again", "Menjalankannya lagi"})));
    say(out, {"In the folder of this report, where the texts of its players are:",
              "Di folder laporan ini, tempat teks para pemainnya:"});
    std::string commands = found.command + (out.lang == Lang::id ? " --lang id" : "") + "\n";
    for (const auto& [id, m] : found.measured)
        if (m.found()) commands += m.command + "\n";
    out.code(commands);
    std::vector<std::string> items{
        phrase(out.lang, {"seed {} of all chance", "benih {} untuk semua peluang"}, found.seed),
        phrase(out.lang, {"program: rakus {}", "program: rakus {}"}, build_name()),
        phrase(out.lang, {"this report: {}", "laporan ini: {}"}, found.run)};
    for (const Subject& s : found.subjects)
        if (s.text) items.push_back(fmt::format("`{}`: {}", s.file, fingerprint(s.content)));
    out.list(std::move(items));
    say(out, {"The same command gives the same bytes. The tables are beside this page as CSV, JSON and LaTeX (folder "
              "`figures`).",
              "Perintah yang sama memberi bita yang sama. Tabelnya ada di samping halaman ini sebagai CSV, JSON, dan "
              "LaTeX (folder `figures`)."});
}

report::Document written_up(const Findings& found, Lang lang) {
    report::Document out{lang, fmt::format("{}: {}", found.info().title.in(lang), labels_of(found))};
    out.heading(1, phrase(lang, {"A greedy player of {}: {}", "Pemain greedy {}: {}"}, found.info().title.in(lang),
                          labels_of(found)));
    tell_in_short(found, out);
    tell_game(found, out);
    tell_mapping(found, out);
    for (std::size_t i = 0; i < found.subjects.size(); ++i) tell_player(found, i, out);
    tell_turn(found, out);
    out.heading(2, std::string(out.words({"Tests", "Pengujian"})));
    found.info().solitaire ? tell_runs(found, out) : tell_match(found, out);
    tell_quality(found, out);
    tell_ablation(found, out);
    tell_examples(found, out);
    tell_exploit(found, out);
    tell_again(found, out);
    return out;
}

}  // namespace rakus::app
