// All cards of the program, read from data/pokemon. The pools share one catalogue: a position may name any card.
#pragma once
#include <array>
#include <bitset>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/pokemon/card.h"

namespace rakus::pokemon {

enum class Pool : std::uint8_t { trainer, base1 };
inline constexpr std::array<std::string_view, 2> kPoolNames{"trainer", "base1"};

// Energy cards as they lie under a Pokemon: six basic ones, two special ones, and a Pokemon that became an energy of a
// chosen type. Only their numbers matter, so a Pokemon holds a count of each.
struct EnergyKind {
    std::uint8_t value = 0;
    friend constexpr bool operator==(EnergyKind, EnergyKind) = default;
};
inline constexpr int kEnergyKinds = 14;
inline constexpr EnergyKind kDouble{6}, kMulti{7};
constexpr EnergyKind basic_energy(Type t) {
    return {static_cast<std::uint8_t>(t)};
}
constexpr EnergyKind stand_in_energy(Type t) {
    return {static_cast<std::uint8_t>(8 + static_cast<int>(t))};
}
constexpr bool is_basic(EnergyKind k) {
    return k.value < kBasicTypes;
}
constexpr bool is_stand_in(EnergyKind k) {
    return k.value >= 8;
}
constexpr Type type_of(EnergyKind k) {
    return static_cast<Type>(is_stand_in(k) ? k.value - 8 : k.value);
}

inline constexpr std::size_t kMostNames = 1024;

class Catalogue {
   public:
    // Reads a card file ("rakus.cards/1") and adds its cards. The error names the card and the operation.
    Status add(std::string_view json, Pool pool);

    const Card& operator[](CardId id) const { return cards_[id.value]; }
    std::size_t size() const { return cards_.size(); }  // with the unknown card, number 0
    bool in_pool(CardId id, Pool pool) const { return pools_[static_cast<std::size_t>(pool)][id.value]; }
    std::size_t filters() const { return filters_.size(); }
    bool matches(CardId card, FilterId filter) const;

    // Joins what the files say of each other: the Basic of each Stage 2, and the words that find a card.
    // To be called when all files are read.
    void link();

    // By public id, or by its short name where that is one card of the pool (or, failing that, of the catalogue).
    Result<CardId> find(std::string_view word, Pool pool) const;
    // The shortest word that finds the card again.
    const std::string& word_for(CardId id, Pool pool) const { return words_[static_cast<std::size_t>(pool)][id.value]; }

    CardId energy_card(EnergyKind kind) const { return energy_cards_[kind.value]; }
    std::optional<EnergyKind> energy_kind(CardId card) const;
    CardId boost_card() const { return boost_; }  // the Trainers that stay under a Pokemon for a turn
    CardId guard_card() const { return guard_; }

   private:
    friend class CardReader;
    CardId add_card(Card card, Pool pool);
    NameId intern_name(std::string_view slug);
    FilterId intern_filter(const Filter&);
    std::vector<CardId> named(std::string_view slug, const Pool* pool) const;
    std::map<std::string, CardId, std::less<>> by_id_;
    std::map<std::string, std::vector<CardId>, std::less<>> by_slug_;
    std::array<std::vector<std::string>, 2> words_;

    std::vector<Card> cards_ = std::vector<Card>(1);
    std::vector<std::string> names_ = std::vector<std::string>(1);
    std::vector<Filter> filters_ = std::vector<Filter>(1);
    std::array<std::bitset<256>, 2> pools_;
    std::array<CardId, kEnergyKinds> energy_cards_{};
    CardId boost_, guard_;
};

// The cards that the program carries.
const Catalogue& load_catalogue();
inline const Catalogue& catalogue() {
    static const Catalogue& all = load_catalogue();
    return all;
}

// "Nidoran ♂" -> "nidoran-m", "Farfetch'd" -> "farfetchd".
std::string slug_of(std::string_view name);

}  // namespace rakus::pokemon
