// The two sowing games once more, seed by seed, straight from the text of a position: what the sentences say of a pit
// is checked against this and against nothing of the program.
#pragma once
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace rakus::by_hand {

// The holes as the player to move goes round them: the own pits in the order of sowing, the own store, then the
// opponent's pits.
struct Ring {
    std::vector<int> holes;
    int pits = 0;
    bool right = true;  // sowing goes to the right: pit 1 comes first

    int hole_of(int number) const { return right ? number - 1 : pits - number; }
    int store() const { return pits; }
    int facing(int hole) const { return 2 * pits - hole; }
    bool own(int hole) const { return hole < pits; }
};

inline std::vector<int> numbers(const std::string& text) {
    std::vector<int> out;
    std::istringstream in(text);
    for (std::string word; std::getline(in, word, '.');) out.push_back(std::stoi(word));
    return out;
}

// `right`: Bantumi; Congklak goes to the left.
inline Ring ring(const std::string& position, bool right, bool others_view = false) {
    const auto slash = position.find('/'), space = position.find(' ');
    auto mine = numbers(position.substr(0, slash)), yours = numbers(position.substr(slash + 1, space - slash - 1));
    if ((position[space + 1] == '2') != others_view) std::swap(mine, yours);
    Ring r{{}, static_cast<int>(mine.size()) - 1, right};
    const int store = mine.back();
    mine.pop_back(), yours.pop_back();
    if (!right) std::reverse(mine.begin(), mine.end()), std::reverse(yours.begin(), yours.end());
    r.holes = mine;
    r.holes.push_back(store);
    r.holes.insert(r.holes.end(), yours.begin(), yours.end());
    return r;
}

struct Effect {
    bool again = false;
    int taken = 0;   // from the opponent's pit
    int saved = 0;   // Congklak: in the own pit that faces the empty one where the move ends
    int banked = 0;  // seeds that came into the store
    int from = -1;   // the number of the opponent's pit that was robbed
};

// One lift: sows hole by hole, answers where the last seed fell.
inline int sow(std::vector<int>& holes, int from) {
    int hand = holes[static_cast<std::size_t>(from)], at = from;
    holes[static_cast<std::size_t>(from)] = 0;
    for (; hand > 0; --hand) {
        at = (at + 1) % static_cast<int>(holes.size());
        ++holes[static_cast<std::size_t>(at)];
    }
    return at;
}

inline Effect bantumi(const Ring& before, int number) {
    auto holes = before.holes;
    const int last = sow(holes, before.hole_of(number));
    const auto seeds = [&](int hole) -> int& { return holes[static_cast<std::size_t>(hole)]; };
    Effect e;
    e.again = last == before.store();
    if (before.own(last) && seeds(last) == 1) {
        const int across = before.facing(last);
        e.taken = seeds(across);
        e.from = across - before.pits;
        seeds(before.store()) += seeds(across) + 1;
    }
    e.banked = seeds(before.store()) - before.holes[static_cast<std::size_t>(before.store())];
    return e;
}

// What the opponent, if it were his turn, could take out of the own pit of this number in one move.
inline int threat_to(const std::string& position, int number) {
    const Ring his = ring(position, true, true);
    int most = 0;
    for (int pit = 1; pit <= his.pits; ++pit) {
        if (his.holes[static_cast<std::size_t>(his.hole_of(pit))] == 0) continue;
        const Effect e = bantumi(his, pit);
        if (e.taken > 0 && e.from == number) most = std::max(most, e.taken);
    }
    return most;
}

inline Effect congklak(const Ring& before, int number) {
    auto holes = before.holes;
    const auto seeds = [&](int hole) -> int& { return holes[static_cast<std::size_t>(hole)]; };
    const int banked_before = seeds(before.store());
    int last = sow(holes, before.hole_of(number));
    while (last != before.store() && seeds(last) > 1) last = sow(holes, last);
    Effect e;
    e.again = last == before.store();
    const bool gone_round = seeds(before.store()) > banked_before;
    if (before.own(last) && gone_round) {
        e.taken = seeds(before.facing(last));
        seeds(before.store()) += e.taken + 1;
    } else if (!before.own(last) && !e.again) {
        e.saved = seeds(before.facing(last));
    }
    e.banked = seeds(before.store()) - banked_before;
    return e;
}

}  // namespace rakus::by_hand
