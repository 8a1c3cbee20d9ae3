// For tests: a second Congklak, written from the rules alone, seed by seed on numbered pits. It shares nothing with the
// game but the names of its rules.
#pragma once
#include <string>
#include <vector>

#include "games/congklak/rules.h"

namespace rakus::congklak {

class PlainBoard {
   public:
    explicit PlainBoard(const Rules& rules) : rules_(rules) {
        for (auto& row : pit_) row.assign(static_cast<std::size_t>(rules.pits) + 1, rules.seeds);
    }

    int side() const { return side_; }
    int store(int player) const { return store_[player]; }
    int in_row(int player) const {
        int n = 0;
        for (int k = 1; k <= rules_.pits; ++k) n += at(player, k);
        return n;
    }
    int sowings() const { return sowings_; }
    bool over() const { return rules_.end == End::all ? in_row(0) + in_row(1) == 0 : in_row(0) == 0 || in_row(1) == 0; }
    // Pits with seeds, from 1; 0 is a pass.
    std::vector<int> moves() const {
        std::vector<int> out;
        if (over()) return out;
        for (int k = 1; k <= rules_.pits; ++k)
            if (at(side_, k) > 0) out.push_back(k);
        if (out.empty()) out.push_back(0);
        return out;
    }

    void play(int k) {
        const int mover = side_;
        if (k == 0) return pass_on();
        Hole hole{mover, k};
        int sown = 0;
        bool passed_store = false;
        for (;;) {
            int hand = at(hole.player, hole.k);
            at(hole.player, hole.k) = 0;
            ++sowings_;
            for (; hand > 0; --hand, ++sown) {
                hole = next(hole, mover);
                if (hole.k == 0) {
                    ++store_[mover];
                    passed_store = true;
                } else {
                    ++at(hole.player, hole.k);
                }
            }
            if (hole.k == 0 || at(hole.player, hole.k) == 1 || !rules_.relay) break;
        }
        turn_sown_ += sown;
        turn_passed_ = turn_passed_ || passed_store;
        if (hole.k != 0) {
            const bool empty_before = at(hole.player, hole.k) == 1;
            if (empty_before && hole.player == mover && rules_.shoot && gone_round(sown, passed_store)) shoot(hole.k);
            pass_on();
        }
        finish();
    }

    std::string text() const {
        std::string out;
        for (int player = 0; player < 2; ++player) {
            for (int k = 1; k <= rules_.pits; ++k) out += std::to_string(at(player, k)) + ".";
            out += std::to_string(store_[player]) + (player == 0 ? "/" : " ");
        }
        out += std::to_string(side_ + 1);
        if (rules_.lap == Lap::store_turn && turn_passed_) out += " gone=1";
        const int circle = 2 * rules_.pits + 1;
        if (rules_.lap == Lap::full_turn && turn_sown_ > 0)
            out += " gone=" + std::to_string(turn_sown_ < circle ? turn_sown_ : circle);
        return out;
    }

   private:
    struct Hole {
        int player, k;  // k = 0: that player's store
    };
    int& at(int player, int k) { return pit_[player][static_cast<std::size_t>(k)]; }
    int at(int player, int k) const { return pit_[player][static_cast<std::size_t>(k)]; }

    // Clockwise a player's pits run down to 1 and the store; counter-clockwise up to the last and the store.
    Hole next(Hole h, int mover) const {
        const bool clockwise = rules_.direction == Direction::clockwise;
        const int last = clockwise ? 1 : rules_.pits, first = clockwise ? rules_.pits : 1;
        if (h.k == 0) return {1 - h.player, first};
        if (h.k != last) return {h.player, clockwise ? h.k - 1 : h.k + 1};
        return h.player == mover ? Hole{mover, 0} : Hole{mover, first};
    }
    bool gone_round(int sown, bool passed_store) const {
        const int circle = 2 * rules_.pits + 1;
        switch (rules_.lap) {
            case Lap::store:
                return passed_store;
            case Lap::full:
                return sown >= circle;
            case Lap::store_turn:
                return turn_passed_;
            case Lap::full_turn:
                return turn_sown_ >= circle;
            case Lap::none:
                return true;
        }
        return false;
    }
    void shoot(int k) {
        int& prey = at(1 - side_, rules_.pits + 1 - k);
        if (prey == 0 && !rules_.empty_capture) return;
        store_[side_] += prey + 1;
        prey = at(side_, k) = 0;
    }
    void pass_on() {
        side_ = 1 - side_;
        turn_sown_ = 0;
        turn_passed_ = false;
    }
    void finish() {
        if (!over()) return;
        for (int player = 0; player < 2; ++player) {
            store_[player] += in_row(player);
            pit_[player].assign(pit_[player].size(), 0);
        }
        turn_sown_ = 0;
        turn_passed_ = false;
    }

    Rules rules_;
    std::vector<int> pit_[2];
    int store_[2] = {0, 0};
    int side_ = 0, sowings_ = 0;
    int turn_sown_ = 0;
    bool turn_passed_ = false;
};

}  // namespace rakus::congklak
