// The smallest words of the vocabulary: sides, outcomes, fixed-capacity lists.
#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace rakus {

enum class Side : std::uint8_t { first, second };

constexpr Side other(Side s) {
    return s == Side::first ? Side::second : Side::first;
}
constexpr int index_of(Side s) {
    return static_cast<int>(s);
}

// How a finished game ended, from the first player's point of view.
enum class Outcome : std::int8_t { second_wins = -1, draw = 0, first_wins = 1 };

constexpr Outcome outcome_of_lead(int first_players_lead) {
    return first_players_lead > 0 ? Outcome::first_wins : first_players_lead < 0 ? Outcome::second_wins : Outcome::draw;
}
// +1, 0 or -1 as the given side sees it.
constexpr int result_for(Side side, Outcome o) {
    return side == Side::first ? static_cast<int>(o) : -static_cast<int>(o);
}

// A fixed-capacity list: generating moves allocates nothing.
template <class T, std::size_t N>
class List {
   public:
    using value_type = T;
    static constexpr std::size_t capacity() { return N; }

    constexpr void push_back(T x) {
        assert(size_ < N);
        data_[size_++] = x;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }
    // Keeps the first n.
    constexpr void shrink(std::size_t n) {
        assert(n <= size_);
        size_ = n;
    }
    constexpr const T* begin() const { return data_.data(); }
    constexpr const T* end() const { return data_.data() + size_; }
    constexpr T* begin() { return data_.data(); }
    constexpr T* end() { return data_.data() + size_; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return data_[i];
    }
    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return data_[i];
    }
    friend constexpr bool operator==(const List& a, const List& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (!(a.data_[i] == b.data_[i])) return false;
        return true;
    }

   private:
    std::array<T, N> data_;  // only the first size_ elements mean anything
    std::size_t size_ = 0;
};

}  // namespace rakus
