// A specification as text: `field value`, one a line. Newlines and backslashes inside a value are escaped.
#include <fmt/format.h>

#include <charconv>

#include "lab/runs.h"
#include "lab/schedule.h"

namespace rakus::lab {
namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) out += c == '\n' ? "\\n" : c == '\\' ? "\\\\" : std::string(1, c);
    return out;
}

std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool mark = text[i] == '\\' && i + 1 < text.size();
        out += !mark ? text[i] : text[++i] == 'n' ? '\n' : text[i];
    }
    return out;
}

template <class Number>
bool read_number(std::string_view& text, Number& n) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), n);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return fault == std::errc{};
}

bool read_test(std::string_view text, std::optional<SprtTest>& out) {
    SprtTest t;
    const bool good = read_number(text, t.elo0) && read_number(text, t.elo1) && read_number(text, t.alpha) &&
                      read_number(text, t.beta);
    out = t;
    return good;
}

bool read_field(std::string_view field, std::string_view value, TournamentSpec& s) {
    if (field == "match" || field == "version") return true;
    if (field == "game")
        s.game = unescaped(value);
    else if (field == "rules")
        s.rules = unescaped(value);
    else if (field == "position")
        s.position = unescaped(value);
    else if (field == "player")
        s.players.push_back(unescaped(value));
    else if (field == "pairs")
        return read_number(value, s.pairs);
    else if (field == "seed")
        return read_number(value, s.seed);
    else if (field == "openings")
        return read_number(value, s.openings.plies);
    else if (field == "different")
        return read_number(value, s.different);
    else if (field == "draw") {
        const auto draw = draw_of(value);
        if (draw) s.openings.draw = *draw;
        return draw.has_value();
    } else if (field == "format")
        s.format = value == "gauntlet" ? Format::gauntlet : Format::round_robin;
    else if (field == "sprt")
        return read_test(value, s.test);
    else
        return false;
    return true;
}

bool read_runs_field(std::string_view field, std::string_view value, std::string& game, RunsRequest& r) {
    if (field == "runs" && value.empty()) return true;
    if (field == "version") return true;
    if (field == "game")
        game = unescaped(value);
    else if (field == "rules")
        r.rules = unescaped(value);
    else if (field == "position")
        r.position = unescaped(value);
    else if (field == "player")
        r.players.push_back(unescaped(value));
    else if (field == "runs")
        return read_number(value, r.runs);
    else if (field == "seed")
        return read_number(value, r.seed);
    else
        return false;
    return true;
}

// Gives every line's field and value to `read`, which says whether it understood them.
template <class Read>
Status each_field(std::string_view text, const Read& read) {
    for (int line = 1; !text.empty(); ++line) {
        const auto all = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(all.size() + 1, text.size()));
        const auto field = all.substr(0, all.find(' '));
        if (!read(field, all.substr(std::min(field.size() + 1, all.size()))))
            return bad_input({"specification of a run, line {}: '{:.40}' is not understood",
                              "spesifikasi percobaan, baris {}: '{:.40}' tidak dipahami"},
                             line, all);
    }
    return Done{};
}

}  // namespace

std::string spec_text(const TournamentSpec& s, std::string_view version) {
    std::string out = fmt::format("match\nversion {}\ngame {}\nrules {}\nposition {}\n", version, s.game,
                                  escaped(s.rules), escaped(s.position));
    for (const auto& p : s.players) out += fmt::format("player {}\n", escaped(p));
    out += fmt::format("pairs {}\nseed {}\nopenings {}\ndraw {}\ndifferent {}\nformat {}\n", s.pairs, s.seed,
                       s.openings.plies, draw_id(s.openings.draw), s.different,
                       s.format == Format::gauntlet ? "gauntlet" : "round-robin");
    if (s.test) out += fmt::format("sprt {} {} {} {}\n", s.test->elo0, s.test->elo1, s.test->alpha, s.test->beta);
    return out;
}

Result<TournamentSpec> read_spec(std::string_view text) {
    TournamentSpec spec;
    if (const auto read = each_field(text, [&](auto field, auto value) { return read_field(field, value, spec); });
        !read)
        return read.error();
    if (spec.players.size() < 2 || spec.pairs == 0 || spec.pairs > 1'000'000'000)
        return bad_input("specification of a run: players or pairs are missing",
                         "spesifikasi percobaan: pemain atau pasangan tidak ada");
    return spec;
}

std::string runs_spec_text(std::string_view game, const RunsRequest& r, std::string_view version) {
    std::string out = fmt::format("runs\nversion {}\ngame {}\nrules {}\nposition {}\n", version, game, escaped(r.rules),
                                  escaped(r.position));
    for (const auto& p : r.players) out += fmt::format("player {}\n", escaped(p));
    return out + fmt::format("runs {}\nseed {}\n", r.runs, r.seed);
}

Result<std::pair<std::string, RunsRequest>> read_runs_spec(std::string_view text) {
    std::pair<std::string, RunsRequest> out;
    const auto read =
        each_field(text, [&](auto field, auto value) { return read_runs_field(field, value, out.first, out.second); });
    if (!read) return read.error();
    if (out.second.players.empty() || out.second.runs == 0 || out.second.runs > 10'000'000'000)
        return bad_input("specification of runs: players or runs are missing",
                         "spesifikasi duel: pemain atau banyaknya tidak ada");
    return out;
}

}  // namespace rakus::lab
