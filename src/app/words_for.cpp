#include "app/words_for.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/attached.h"
#include "core/text.h"

namespace rakus::app {
namespace {

std::string exact_in_words(const Exact& e, Lang lang) {
    const bool id = lang == Lang::id;
    std::string out(e.result == Class::win    ? (id ? "menang" : "wins")
                    : e.result == Class::loss ? (id ? "kalah" : "loses")
                                              : (id ? "seri" : "draw"));
    if (e.margin && *e.margin != 0) out += phrase(lang, {" by {}", " selisih {}"}, std::abs(*e.margin));
    if (e.plies && e.result != Class::draw)
        out += phrase(lang, {" in {}", " dalam {}"}, count_in_words(*e.plies, kPlyNoun, lang));
    return out;
}

// Asked with everything seen: is there a win on this turn at all?
std::string foreseen_in_words(const Exact& e, Lang lang) {
    if (e.result != Class::win) return phrase(lang, {"no win on this turn", "tidak ada kemenangan pada giliran ini"});
    return phrase(lang, {"a win on this turn exists, in {}", "ada kemenangan pada giliran ini, dalam {}"},
                  count_in_words(e.plies.value_or(0), kMoveNoun, lang));
}

std::string estimate_in_words(const Estimate& e, const Truth& t, Lang lang) {
    const double scale = t.unit == "win_chance" ? 100 : 1;
    const std::string mark = t.unit == "win_chance" ? " %" : fmt::format(" {}", unit_in_words(t.unit, lang));
    const std::string here = t.within == "turn" ? phrase(lang, {" on this turn", " pada giliran ini"}) : "";
    const auto number = [&](double x) { return fixed_in_words(x * scale, 2, lang); };
    return fmt::format("{}{}{} [{}{} {}] n={}", number(e.mean), mark, here, number(e.low), lang == Lang::id ? ";" : ",",
                       number(e.high), e.n);
}

}  // namespace

std::string truth_in_words(const Truth& t, Lang lang) {
    if (const Exact* e = t.exact(); e && t.unit == "win_this_turn") return foreseen_in_words(*e, lang);
    if (const Exact* e = t.exact()) return exact_in_words(*e, lang);
    if (const Bounds* b = t.bounds())
        return phrase(lang, {"between {:+} and {:+}", "antara {:+} dan {:+}"}, b->low, b->high);
    if (const Estimate* e = t.estimate()) return estimate_in_words(*e, t, lang);
    return t.unit == "win_this_turn" ? phrase(lang, {"undecided", "belum terputuskan"}) : "?";
}

std::string cut_in_words(Cut cut, Lang lang) {
    if (cut == Cut::work)
        return phrase(lang, {"the limit in work was met: this is what is known by then; --nodes raises it",
                             "batas kerja tercapai: inilah yang diketahui sampai di situ; --nodes menaikkannya"});
    if (cut == Cut::time)
        return phrase(lang, {"cut by the time limit: this is what is known by then",
                             "dipotong oleh batas waktu: inilah yang diketahui sampai di situ"});
    if (cut == Cut::cancelled)
        return phrase(
            lang, {"interrupted: this is what is known by then", "dihentikan: inilah yang diketahui sampai di situ"});
    return "";
}

std::string claim_in_words(const Verdict& v, Lang lang) {
    if (v.best == Claim::proved) return phrase(lang, {"best", "terbaik"});
    if (v.best == Claim::likely) return phrase(lang, {"likely best", "tampaknya terbaik"});
    if (v.best == Claim::possible) return phrase(lang, {"may be best", "mungkin terbaik"});
    return std::string(v.glyph);
}

std::string kind_in_words(const Truth& t, Lang lang) {
    const bool id = lang == Lang::id;
    if (t.exact()) return id ? "eksak" : "exact";
    if (t.bounds()) return id ? "batas" : "bounds";
    if (t.estimate()) return id ? "taksiran" : "estimate";
    return id ? "tidak diketahui" : "unknown";
}

std::string source_in_words(std::string_view source, Lang lang) {
    if (lang == Lang::en) return std::string(source);
    if (source == "book") return "buku";
    if (source == "book+search") return "buku+pencarian";
    if (source == "table") return "tabel";
    if (source == "search") return "pencarian";
    if (source == "table+search") return "tabel+pencarian";
    if (source == "judge") return "juri permainan";
    if (source == "clairvoyant search, not playable") return "pencarian peramal, tidak bisa dimainkan";
    return source == "play-outs" ? "permainan acak" : std::string(source);
}

std::string place_in_words(std::string_view place, Lang lang) {
    constexpr Words kParts[] = {{"section", "bagian"},
                                {"priority", "prioritas"},
                                {"candidates", "kandidat"},
                                {"feasible", "layak"},
                                {"rule", "aturan"},
                                {"rules", "aturan"},
                                {"case", "kasus"},
                                {"step", "tahap"},
                                {"steps", "tahap"},
                                {"remark", "catatan"},
                                {"further", "lanjutan"},
                                {"parameters", "parameternya"},
                                {"ours", "dari kami"},
                                {"table", "tabel"},
                                {"tables", "tabel"},
                                {"future", "saran"},
                                {"and", "dan"},
                                {"objective", "objektif"},
                                {"selection", "seleksi"},
                                {"solution", "solusi"},
                                {"preparing", "persiapan"},
                                {"setup", "penataan"},
                                {"class", "kelas"},
                                {"after", "menurut"},
                                {"Abstract", "Abstrak"},
                                {"Conclusion", "Kesimpulan"},
                                {"References", "Pustaka"},
                                {"Fig.", "Gambar"},
                                {"Picture", "Gambar"},
                                {"Table", "Tabel"},
                                {"to", "sampai"},
                                {"right", "kanan"},
                                {"element", "elemen"},
                                {"elements", "elemen"},
                                {"weight", "bobot"},
                                {"remember", "ingat"},
                                {"scheme", "skema"},
                                {"walk", "penelusuran"},
                                {"attack", "serangan"},
                                {"phases", "fase"},
                                {"zones", "zona"},
                                {"deck", "dek"},
                                {"hand", "tangan"},
                                {"field", "arena"},
                                {"active", "aktif"},
                                {"energy", "energi"},
                                {"weakness", "kelemahan"},
                                {"resistance", "resistansi"},
                                {"retreat", "mundur"},
                                {"main", "utama"},
                                {"thanks", "ucapan terima kasih"}};
    // In Indonesian the thing stands before what kind of it.
    constexpr Words kTogether[] = {{"draw phase", "fase menarik kartu"}, {"main phase", "fase utama"},
                                   {"end phase", "fase akhir"},          {"card types", "jenis kartu"},
                                   {"feasible code", "kode kelayakan"},  {"selection code", "kode seleksi"}};
    if (lang == Lang::en) return std::string(place);
    for (const Words& t : kTogether)
        if (const auto at = place.find(t.en); at != place.npos)
            return place_in_words(place.substr(0, at), lang) + std::string(t.id) +
                   place_in_words(place.substr(at + t.en.size()), lang);
    std::string out;
    for (const auto word : split(place, ' ')) {
        const auto bare = word.substr(0, word.find_first_of(",;"));
        const auto known = std::ranges::find(kParts, bare, &Words::en);
        out += fmt::format("{}{}{}", out.empty() ? "" : " ", known == std::end(kParts) ? bare : known->id,
                           word.substr(bare.size()));
    }
    return out;
}

std::string outcome_in_words(Outcome o, const GameInfo& game, Lang lang) {
    if (game.solitaire)
        return o == Outcome::first_wins ? phrase(lang, {"won", "menang"}) : phrase(lang, {"lost", "kalah"});
    if (o == Outcome::draw) return phrase(lang, {"a draw", "seri"});
    return phrase(lang, {"player {} wins", "pemain {} menang"}, o == Outcome::first_wins ? 1 : 2);
}

std::string rules_in_words(const Settings& rules, const GameInfo& info, Lang lang) {
    std::string out;
    for (const auto& [key, value] : rules) {
        const auto known = std::ranges::find(info.rules, std::string_view(key), &RuleKey::key);
        if (known != info.rules.end() && known->default_value == value) continue;
        out += fmt::format("{}{}={}", out.empty() ? "" : ",", key, without_contents(value));
    }
    return !out.empty() ? out : lang == Lang::id ? "bawaan" : "default";
}

std::string_view unit_in_words(std::string_view unit, Lang lang) {
    const bool id = lang == Lang::id;
    if (unit == "seeds") return id ? "biji" : "seeds";
    if (unit == "result") return id ? "menang 1, seri 0, kalah -1" : "win 1, draw 0, loss -1";
    if (unit == "turns") return id ? "giliran" : "turns";
    return unit == "win_chance" ? id ? "peluang menang" : "chance to win" : unit;
}

std::string unit_in_words(std::string_view unit, const GameInfo& game, Lang lang) {
    const bool soon = unit == "win_chance" && game.chance_within == "turn";
    return std::string(unit_in_words(unit, lang)) +
           (soon ? phrase(lang, {" on this turn", " pada giliran ini"}) : std::string());
}

}  // namespace rakus::app
