#include "games/congklak/notation.h"

#include <fmt/format.h>

#include <array>
#include <charconv>

#include "core/settings.h"
#include "games/mancala/text.h"

namespace rakus::congklak {
namespace {

constexpr mancala::Sizes kSizes{"congklak", 3, kMaxPits, kMaxSeeds};
constexpr std::array<std::string_view, 5> kLaps{"store", "full", "storeturn", "fullturn", "none"};
constexpr std::array<std::string_view, 2> kDirections{"cw", "ccw"};
constexpr std::array<std::string_view, 2> kEnds{"all", "either"};

// The two sites of the paper's section 5. The first: 48 seeds and no relay; a shot needs no round. The second: no shot.
Rules site1() {
    Rules r;
    r.pits = 6, r.seeds = 4, r.relay = false, r.lap = Lap::none;
    return r;
}
Rules site2() {
    Rules r;
    r.shoot = false;
    return r;
}

std::optional<Rules> preset(std::string_view word) {
    if (word == "paper") return Rules{};
    if (word == "site1") return site1();
    if (word == "site2") return site2();
    return std::nullopt;
}

Status set_switch(const Settings::value_type& setting, bool& field) {
    const auto n = read_number(setting, 0, 1);
    if (!n) return n.error();
    field = *n == 1;
    return Done{};
}
template <class Word, std::size_t N>
Status set_word(const Settings::value_type& setting, const std::array<std::string_view, N>& words, Word& field) {
    const auto at = read_word(setting, words);
    if (!at) return at.error();
    field = static_cast<Word>(*at);
    return Done{};
}
Status set_size(const Settings::value_type& setting, int low, int& field, bool& given) {
    const auto n = read_number(setting, low, 10);
    if (!n) return n.error();
    field = *n;
    given = true;
    return Done{};
}

Status set_rule(const Settings::value_type& setting, Rules& r) {
    const auto& key = setting.first;
    if (key == "emptycap") return set_switch(setting, r.empty_capture);
    if (key == "relay") return set_switch(setting, r.relay);
    if (key == "shoot") return set_switch(setting, r.shoot);
    if (key == "lap") return set_word(setting, kLaps, r.lap);
    if (key == "dir") return set_word(setting, kDirections, r.direction);
    if (key == "end") return set_word(setting, kEnds, r.end);
    if (key == "pits") return set_size(setting, 3, r.pits, r.pits_given);
    if (key == "seeds") return set_size(setting, 1, r.seeds, r.seeds_given);
    return unknown_rule("congklak", key, rule_keys());
}

// Between the places of the sowing order and the numbers of the pits, less one; the same both ways.
int turned(const Rules& rules, int place) {
    return rules.direction == Direction::clockwise ? rules.pits - 1 - place : place;
}

State state_of(const Rules& rules, const mancala::Written& w) {
    State s;
    for (int side = 0; side < 2; ++side) {
        for (int k = 0; k < rules.pits; ++k)
            s.board.row[side] |=
                mancala::seeds_at<mancala::Row16>(turned(rules, k), w.pits[side][static_cast<std::size_t>(k)]);
        s.board.store[side] = static_cast<std::uint8_t>(w.store[side]);
    }
    s.to_move = w.to_move;
    return s;
}

// The " gone=N" after the side: how far the turn has gone round.
Result<std::uint8_t> read_gone(const Rules& rules, std::string_view text) {
    constexpr std::string_view kKey = "gone=";
    const int most = rules.lap == Lap::store_turn ? 1 : rules.lap == Lap::full_turn ? rules.circle() : 0;
    int n = -1;
    if (text.starts_with(kKey)) {
        const auto digits = text.substr(kKey.size());
        const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
        if (fault != std::errc{} || end != digits.data() + digits.size()) n = -1;
    }
    if (most > 0 && n >= 0 && n <= most) return static_cast<std::uint8_t>(n);
    if (most > 0)
        return bad_input({"congklak position: '{}' after the side, expected gone=0 to gone={}",
                          "posisi congklak: '{}' setelah pihak, seharusnya gone=0 sampai gone={}"},
                         text, most);
    return bad_input(
        {"congklak position: '{}' after the side, expected nothing (gone= is for lap=storeturn and lap=fullturn)",
         "posisi congklak: '{}' setelah pihak, seharusnya tidak ada (gone= untuk lap=storeturn dan lap=fullturn)"},
        text);
}

std::string seeds_text(int n) {
    return count_in_words(n, {"seed", "seeds", "biji"}, Lang::en);
}

}  // namespace

mancala::Written written(const Rules& rules, const State& s) {
    mancala::Written w;
    for (int side = 0; side < 2; ++side) {
        for (int k = 0; k < rules.pits; ++k)
            w.pits[side].push_back(mancala::seeds_in(s.board.row[side], turned(rules, k)));
        w.store[side] = s.board.store[side];
    }
    w.to_move = s.to_move;
    return w;
}

mancala::Circle circle_of(const Rules& rules, Side mover) {
    const bool clockwise = rules.direction == Direction::clockwise;
    return {rules.pits, mover,
            clockwise ? [](int pit, int pits) { return pits - pit; } : [](int pit, int) { return pit + 1; }};
}

Text end_in_words(const Rules& rules, const Sown& sown) {
    const Text hole = circle_of(rules, Side::first).name(sown.last);
    switch (sown.ending) {
        case Ending::store:
            return {"ends in the mover's store: another move", "berakhir di lumbung sendiri: melangkah lagi"};
        case Ending::shot:
            if (sown.shot == 0)
                return filled({"ends in {}, empty, as is the pit opposite: the last seed is banked",
                               "berakhir di {} yang kosong, seberangnya kosong pula: biji terakhir disimpan"},
                              hole);
            return {
                fmt::format("ends in {}, empty: shoots {} opposite, banked with the last seed", hole.en,
                            seeds_text(sown.shot)),
                fmt::format("berakhir di {} yang kosong: menembak {} biji di seberang, disimpan bersama biji terakhir",
                            hole.id, sown.shot)};
        case Ending::own_empty:
        case Ending::opponent_empty:
            return filled({"ends in {}, empty: the turn ends", "berakhir di {} yang kosong: giliran selesai"}, hole);
        case Ending::filled:
            return filled({"ends in {}: the turn ends", "berakhir di {}: giliran selesai"}, hole);
        case Ending::pass:
            break;
    }
    return {"no seeds to sow: passes", "tidak ada biji untuk disebar: lewat"};
}

std::vector<RuleKey> rule_keys() {
    return {{"emptycap",
             "1",
             "0|1",
             {"a shot banks the last seed even when the opposite pit is empty",
              "tembakan tetap menyimpan biji terakhir walau lubang seberang kosong"}},
            {"lap",
             "store",
             "store|full|storeturn|fullturn|none",
             {"what allows a shot: one's own store passed in this move, a whole circle, the same in this turn, nothing",
              "syarat menembak: lumbung sendiri dilewati dalam langkah ini, satu putaran penuh, sama dalam giliran "
              "ini, tanpa syarat"}},
            {"relay",
             "1",
             "0|1",
             {"a last seed in a pit with seeds: all are lifted and sown on",
              "biji terakhir di lubang berisi: semuanya diambil dan disebar lagi"}},
            {"shoot",
             "1",
             "0|1",
             {"a last seed in an empty pit of one's own shoots the opposite pit",
              "biji terakhir di lubang kosong sendiri menembak lubang seberang"}},
            {"dir", "cw", "cw|ccw", {"sowing clockwise or counter-clockwise", "searah atau berlawanan arah jarum jam"}},
            {"end",
             "all",
             "all|either",
             {"the game ends when all pits are empty, or when one row is",
              "permainan selesai bila semua lubang kosong, atau bila satu baris kosong"}},
            {"pits", "7", "3-10", {"pits on each side", "lubang tiap sisi"}},
            {"seeds", "7", "1-10", {"seeds in each pit at the start", "biji tiap lubang di awal"}}};
}

Result<Rules> read_rules(const Settings& settings) {
    Rules rules;
    for (const auto& [key, value] : settings)
        if (value.empty()) rules = preset(key).value_or(rules);
    for (const auto& setting : settings) {
        if (setting.second.empty() && preset(setting.first)) continue;
        if (const auto set = set_rule(setting, rules); !set) return set.error();
    }
    return rules;
}

Settings write_rules(const Rules& r) {
    const auto digit = [](bool on) { return std::string(on ? "1" : "0"); };
    return {{"emptycap", digit(r.empty_capture)},
            {"lap", std::string(kLaps[static_cast<std::size_t>(r.lap)])},
            {"relay", digit(r.relay)},
            {"shoot", digit(r.shoot)},
            {"dir", std::string(kDirections[static_cast<std::size_t>(r.direction)])},
            {"end", std::string(kEnds[static_cast<std::size_t>(r.end)])},
            {"pits", fmt::format("{}", r.pits)},
            {"seeds", fmt::format("{}", r.seeds)}};
}

std::string write_position(const Rules& rules, const State& s) {
    const std::string board = mancala::write(written(rules, s));
    return s.gone == 0 ? board : fmt::format("{} gone={}", board, s.gone);
}

Result<std::pair<Rules, State>> read_position(const Rules& rules, std::string_view text) {
    const auto side = text.find(' ');
    const auto tail = side == text.npos ? text.npos : text.find(' ', side + 1);
    const auto w = mancala::read(text.substr(0, tail), kSizes, rules.pits_given ? rules.pits : 0,
                                 rules.seeds_given ? rules.seeds : 0);
    if (!w) return w.error();
    Rules sized = rules;
    sized.pits = static_cast<int>(w->pits[0].size());
    sized.seeds = w->seeds() / (2 * sized.pits);
    State s = state_of(sized, *w);
    if (tail != text.npos) {
        const auto gone = read_gone(sized, text.substr(tail + 1));
        if (!gone) return gone.error();
        s.gone = *gone;
    }
    return std::pair{sized, s};
}

int number_of(const Rules& rules, Pit pit) {
    return turned(rules, pit.index) + 1;
}

std::string write_move(const Rules& rules, Pit pit) {
    return pit == kPass ? "-" : fmt::format("{}", number_of(rules, pit));
}

Result<Pit> read_move(const Rules& rules, std::string_view text) {
    if (text == "-") return kPass;
    const auto digits = text.substr(0, text.find_first_of("~x+"));
    int n = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
    if (fault == std::errc{} && end == digits.data() + digits.size() && n >= 1 && n <= rules.pits)
        return Pit{static_cast<std::uint8_t>(turned(rules, n - 1))};
    return bad_input({"congklak move '{}': expected a pit from 1 to {}, or - to pass",
                      "langkah congklak '{}': seharusnya lubang 1 sampai {}, atau - untuk lewat"},
                     text, rules.pits);
}

std::string decorate_move(const Rules& rules, const State& before, Pit pit) {
    const Sown sown = sow(rules, before, pit);
    std::string out = write_move(rules, pit);
    if (sown.relays > 0) out += fmt::format("~{}", sown.relays);
    if (sown.again()) out += "+";
    if (sown.shot > 0) out += fmt::format("x{}", sown.shot);
    return out;
}

std::vector<PathStep> describe_path(const Rules& rules, const State& before, Pit pit) {
    std::vector<PathStep> out;
    const auto circle = circle_of(rules, before.to_move);
    const auto station = [&](int hole) {
        std::string at = circle.id(hole);
        at[1] = ':';
        return at;
    };
    for (const auto& [hole, seeds] : path(rules, before, pit)) {
        const Text name = circle.name(hole);
        out.push_back(
            {station(hole),
             seeds,
             {fmt::format("{}: {}", name.en, seeds_text(seeds)), fmt::format("{}: {} biji", name.id, seeds)}});
    }
    const Sown sown = sow(rules, before, pit);
    if (pit != kPass) out.push_back({station(sown.last), sown.banked, end_in_words(rules, sown)});
    return out;
}

Text draw(const Rules& rules, const State& s) {
    return mancala::draw(written(rules, s),
                         rules.direction == Direction::clockwise ? mancala::StoreAt::left : mancala::StoreAt::right);
}

}  // namespace rakus::congklak
