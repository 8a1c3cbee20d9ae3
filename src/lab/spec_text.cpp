// A specification as text: `field value`, one a line. Newlines and backslashes inside a value are escaped.
#include <fmt/format.h>

#include <charconv>

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
    const bool good = read_number(text, t.elo0) && read_number(text, t.elo1) && read_number(text, t.alpha) && read_number(text, t.beta);
    out = t;
    return good;
}

bool read_field(std::string_view field, std::string_view value, TournamentSpec& s) {
    if (field == "match" || field == "version") return true;
    if (field == "game") s.game = unescaped(value);
    else if (field == "rules") s.rules = unescaped(value);
    else if (field == "position") s.position = unescaped(value);
    else if (field == "player") s.players.push_back(unescaped(value));
    else if (field == "pairs") return read_number(value, s.pairs);
    else if (field == "seed") return read_number(value, s.seed);
    else if (field == "openings") return read_number(value, s.opening_plies);
    else if (field == "format") s.format = value == "gauntlet" ? Format::gauntlet : Format::round_robin;
    else if (field == "sprt") return read_test(value, s.test);
    else return false;
    return true;
}

}  // namespace

std::string spec_text(const TournamentSpec& s, std::string_view version) {
    std::string out = fmt::format("match\nversion {}\ngame {}\nrules {}\nposition {}\n", version, s.game, escaped(s.rules), escaped(s.position));
    for (const auto& p : s.players) out += fmt::format("player {}\n", escaped(p));
    out += fmt::format("pairs {}\nseed {}\nopenings {}\nformat {}\n", s.pairs, s.seed, s.opening_plies, s.format == Format::gauntlet ? "gauntlet" : "round-robin");
    if (s.test) out += fmt::format("sprt {} {} {} {}\n", s.test->elo0, s.test->elo1, s.test->alpha, s.test->beta);
    return out;
}

Result<TournamentSpec> read_spec(std::string_view text) {
    TournamentSpec spec;
    for (int line = 1; !text.empty(); ++line) {
        const auto all = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(all.size() + 1, text.size()));
        const auto field = all.substr(0, all.find(' '));
        if (!read_field(field, all.substr(std::min(field.size() + 1, all.size())), spec))
            return bad_input(fmt::format("specification of a run, line {}: '{:.40}' is not understood", line, all),
                             fmt::format("spesifikasi run, baris {}: '{:.40}' tidak dipahami", line, all));
    }
    if (spec.players.size() < 2 || spec.pairs == 0 || spec.pairs > 1'000'000'000)
        return bad_input("specification of a run: players or pairs are missing", "spesifikasi run: pemain atau pasangan tidak ada");
    return spec;
}

}  // namespace rakus::lab
