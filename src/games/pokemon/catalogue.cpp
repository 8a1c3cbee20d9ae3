#include "games/pokemon/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "core/settings.h"
#include "games/pokemon/data.h"

namespace rakus::pokemon {

bool Catalogue::matches(CardId id, FilterId which) const {
    if (!id.known()) return false;
    const Filter& f = filters_[which.value];
    const Card& c = cards_[id.value];
    if ((f.kinds >> static_cast<int>(c.kind) & 1) == 0 || (f.not_ex && c.ex)) return false;
    if (f.type != Type::none && f.type != (is_energy(c.kind) ? c.provides : c.type)) return false;
    return f.names.empty() || std::ranges::find(f.names, c.name_id) != f.names.end();
}

std::optional<EnergyKind> Catalogue::energy_kind(CardId id) const {
    const Card& c = cards_[id.value];
    if (c.kind == Kind::energy) return basic_energy(c.provides);
    if (c.kind == Kind::special_energy) return id == energy_cards_[kDouble.value] ? kDouble : kMulti;
    return std::nullopt;
}

std::vector<CardId> Catalogue::named(std::string_view slug, const Pool* pool) const {
    const auto it = by_slug_.find(slug);
    if (it == by_slug_.end()) return {};
    std::vector<CardId> found = it->second;
    if (pool != nullptr) std::erase_if(found, [&](CardId id) { return !in_pool(id, *pool); });
    return found;
}

Result<CardId> Catalogue::find(std::string_view word, Pool pool) const {
    if (const auto it = by_id_.find(word); it != by_id_.end()) return it->second;
    auto found = named(word, &pool);
    if (found.empty()) found = named(word, nullptr);
    if (found.size() == 1) return found[0];
    if (!found.empty()) {
        std::string ids;
        for (const CardId id : found) ids += (ids.empty() ? "" : ", ") + cards_[id.value].id;
        return bad_input({"'{}' is more than one card: say {}", "'{}' lebih dari satu kartu: sebut {}"}, word, ids);
    }
    std::vector<std::string_view> slugs;
    for (const Card& c : cards_) slugs.push_back(c.slug);
    return bad_input({"'{}' is no card{}", "'{}' bukan kartu{}"}, word, did_you_mean(word, slugs));
}

void Catalogue::link() {
    for (Card& c : cards_)
        for (const Card& middle : cards_)
            if (c.kind == Kind::stage2 && middle.kind == Kind::stage1 && middle.name_id == c.evolves_from)
                c.basic_name = middle.evolves_from;
    for (std::size_t i = 1; i < cards_.size(); ++i) {
        const CardId id{static_cast<std::uint8_t>(i)};
        by_id_[cards_[i].id] = id;
        for (const auto& other : cards_[i].also) by_id_[other] = id;
        by_slug_[cards_[i].slug].push_back(id);
    }
    for (const Pool pool : {Pool::trainer, Pool::base1})
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const auto found = i == 0 ? Result<CardId>(CardId{}) : find(cards_[i].slug, pool);
            const bool short_name = found && found->value == i;
            words_[static_cast<std::size_t>(pool)].push_back(short_name ? cards_[i].slug : cards_[i].id);
        }
}

NameId Catalogue::intern_name(std::string_view slug) {
    const auto at = static_cast<std::size_t>(std::ranges::find(names_, slug) - names_.begin());
    if (at == names_.size()) names_.emplace_back(slug);
    assert(at < kMostNames);
    return {static_cast<std::uint16_t>(at)};
}

FilterId Catalogue::intern_filter(const Filter& f) {
    filters_.push_back(f);
    assert(filters_.size() <= 256);
    return {static_cast<std::uint8_t>(filters_.size() - 1)};
}

// Basic energies are one card in every pool: the later file only adds its public id.
CardId Catalogue::add_card(Card card, Pool pool) {
    auto& members = pools_[static_cast<std::size_t>(pool)];
    if (card.kind == Kind::energy) {
        CardId& known = energy_cards_[basic_energy(card.provides).value];
        if (known.known()) {
            cards_[known.value].also.push_back(card.id);
            members.set(known.value);
            return known;
        }
    }
    const CardId id{static_cast<std::uint8_t>(cards_.size())};
    if (card.kind == Kind::energy) energy_cards_[basic_energy(card.provides).value] = id;
    if (card.kind == Kind::special_energy)
        energy_cards_[(card.provides == Type::colorless ? kDouble : kMulti).value] = id;
    if (find_op(card.script, Verb::attach_boost) != nullptr) boost_ = id;
    if (find_op(card.script, Verb::attach_guard) != nullptr) guard_ = id;
    if (card.has_power && find_op(card.power.script, Verb::become_energy) != nullptr)
        for (int t = 0; t < kBasicTypes; ++t) energy_cards_[stand_in_energy(static_cast<Type>(t)).value] = id;
    members.set(id.value);
    cards_.push_back(std::move(card));
    return id;
}

const Catalogue& load_catalogue() {
    static const Catalogue all = [] {
        Catalogue c;
        for (const auto& [file, pool] : {std::pair{"trainer.json", Pool::trainer}, {"base1.json", Pool::base1}}) {
            const Status read = c.add(data_file(file), pool);
            assert(read.ok());  // the program carries these files
            (void)read;
        }
        c.link();
        return c;
    }();
    return all;
}

std::string slug_of(std::string_view name) {
    std::string slug;
    const auto dash = [&] {
        if (!slug.empty() && slug.back() != '-') slug += '-';
    };
    for (std::size_t i = 0; i < name.size(); ++i) {
        const std::string_view rest = name.substr(i);
        const char c = name[i];
        if (rest.starts_with("é"))
            slug += 'e', i += 1;
        else if (rest.starts_with("♀"))
            dash(), slug += 'f', i += 2;
        else if (rest.starts_with("♂"))
            dash(), slug += 'm', i += 2;
        else if (c >= 'A' && c <= 'Z')
            slug += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            slug += c;
        else if (c != '\'')
            dash();
    }
    while (!slug.empty() && slug.back() == '-') slug.pop_back();
    return slug;
}

}  // namespace rakus::pokemon
