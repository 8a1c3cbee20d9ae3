#include "games/bantumi/notation.h"

#include <fmt/format.h>

#include "core/settings.h"
#include "games/mancala/text.h"

namespace rakus::bantumi {
namespace {

constexpr mancala::Sizes kSizes{"bantumi", 1, 8, 8};

}  // namespace

mancala::Written written(const Rules& rules, const State& s) {
    mancala::Written w;
    for (int side = 0; side < 2; ++side) {
        for (int pit = 0; pit < rules.pits; ++pit) w.pits[side].push_back(mancala::seeds_in(s.board.row[side], pit));
        w.store[side] = s.board.store[side];
    }
    w.to_move = s.to_move;
    return w;
}

std::vector<RuleKey> rule_keys() {
    return {{"ec",
             "1",
             "0|1",
             {"a last seed in an empty pit of one's own is banked even when the opposite pit is empty",
              "biji terakhir di lubang kosong sendiri tetap disimpan walau lubang seberang kosong"}},
            {"pits", "6", "1-8", {"pits on each side", "lubang tiap sisi"}},
            {"seeds", "4", "1-8", {"seeds in each pit at the start", "biji tiap lubang di awal"}}};
}

Result<Rules> read_rules(const Settings& settings) {
    Rules rules;
    for (const auto& setting : settings) {
        const auto& key = setting.first;
        if (key != "ec" && key != "pits" && key != "seeds") return unknown_rule("bantumi", key, rule_keys());
        const auto n = key == "ec" ? read_number(setting, 0, 1) : read_number(setting, 1, 8);
        if (!n) return n.error();
        if (key == "ec") rules.empty_capture = *n == 1;
        if (key == "pits") rules.pits = *n, rules.pits_given = true;
        if (key == "seeds") rules.seeds = *n, rules.seeds_given = true;
    }
    return rules;
}

Settings write_rules(const Rules& rules) {
    return {{"ec", rules.empty_capture ? "1" : "0"},
            {"pits", fmt::format("{}", rules.pits)},
            {"seeds", fmt::format("{}", rules.seeds)}};
}

std::string write_position(const Rules& rules, const State& s) {
    return mancala::write(written(rules, s));
}

Result<std::pair<Rules, State>> read_position(const Rules& rules, std::string_view text) {
    const auto w = mancala::read(text, kSizes, rules.pits_given ? rules.pits : 0, rules.seeds_given ? rules.seeds : 0);
    if (!w) return w.error();
    Rules sized = rules;
    sized.pits = static_cast<int>(w->pits[0].size());
    sized.seeds = w->seeds() / (2 * sized.pits);
    State s;
    for (int side = 0; side < 2; ++side) {
        for (int pit = 0; pit < sized.pits; ++pit)
            s.board.row[side] |= mancala::seeds_at<mancala::Row8>(pit, w->pits[side][static_cast<std::size_t>(pit)]);
        s.board.store[side] = static_cast<std::uint8_t>(w->store[side]);
    }
    s.to_move = w->to_move;
    return std::pair{sized, s};
}

std::string write_move(Pit pit) {
    return fmt::format("{}", pit.index + 1);
}

Result<Pit> read_move(const Rules& rules, std::string_view text) {
    const auto digits = text.substr(0, text.find_first_of("+x"));
    if (digits.size() == 1 && digits[0] >= '1' && digits[0] < '1' + rules.pits)
        return Pit{static_cast<std::uint8_t>(digits[0] - '1')};
    return bad_input(
        {"bantumi move '{}': expected a pit from 1 to {}", "langkah bantumi '{}': seharusnya lubang 1 sampai {}"}, text,
        rules.pits);
}

std::string decorate_move(const Rules& rules, const State& before, Pit pit) {
    const Sown sown = sow(rules, before, pit);
    if (sown.again) return write_move(pit) + "+";
    return sown.stolen > 0 ? fmt::format("{}x{}", write_move(pit), sown.stolen) : write_move(pit);
}

Text draw(const Rules& rules, const State& s) {
    return mancala::draw(written(rules, s), mancala::StoreAt::right);
}

}  // namespace rakus::bantumi
