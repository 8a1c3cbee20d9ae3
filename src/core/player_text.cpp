#include "core/player_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/attached.h"
#include "core/settings.h"

namespace rakus {
namespace {

std::optional<double> real_number(std::string_view text) {
    double x = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), x);
    if (fault != std::errc{} || end != text.data() + text.size() || !std::isfinite(x)) return std::nullopt;
    return x;
}

Error out_of_range(const PlayerText& p, const Knob& k, double value) {
    return bad_input({"player {}: {}={}, expected {} to {}", "pemain {}: {}={}, seharusnya {} sampai {}"}, p.name,
                     k.name, value, k.low, k.high);
}

Error not_accepted(const PlayerText& p, const Knob& k, std::string_view value) {
    const auto list = fmt::format("{}", fmt::join(k.choices, ", "));
    return bad_input({"player {}: {}='{}', expected {}", "pemain {}: {}='{}', seharusnya {}"}, p.name, k.name, value,
                     list.empty() ? Words{"a number", "bilangan"} : Words{list, list});
}

Error unknown_knob(const PlayerText& p, std::string_view name, std::span<const Knob> knobs) {
    std::vector<std::string_view> names;
    for (const Knob& k : knobs) names.push_back(k.name);
    const auto list = names.empty() ? "-" : fmt::format("{}", fmt::join(names, ", "));
    return bad_input({"player {}: no weight '{}', expected {}{}", "pemain {}: tidak ada bobot '{}', seharusnya {}{}"},
                     p.name, name, list, did_you_mean(name, names));
}

}  // namespace

Result<PlayerText> read_player(std::string_view text) {
    const auto colon = text.find(':');
    PlayerText player{std::string(text.substr(0, colon)), {}, {}};
    if (colon == text.npos) return player;
    const auto settings = read_settings(text.substr(colon + 1));
    if (!settings) return settings.error();
    for (const auto& [key, value] : *settings) {
        if (value.empty() && player.brings.empty()) {
            player.brings = key;
            continue;
        }
        if (const auto number = real_number(value))
            player.numbers.emplace_back(key, *number);
        else
            player.words.emplace_back(key, value);
    }
    return player;
}

std::string with_brought(std::string_view player, std::string_view brings) {
    const auto colon = player.find(':');
    const auto rest = colon == player.npos ? std::string_view{} : player.substr(colon + 1);
    return fmt::format("{}:{}{}{}", player.substr(0, colon), brings, rest.empty() ? "" : ",", rest);
}

Result<std::vector<double>> knob_values(const PlayerText& player, std::span<const Knob> knobs) {
    std::vector<double> values;
    for (const Knob& k : knobs) values.push_back(k.default_value);
    const auto knob = [&](std::string_view name) { return std::ranges::find(knobs, name, &Knob::name); };
    for (const auto& [name, value] : player.numbers) {
        const auto at = knob(name);
        if (at == knobs.end()) return unknown_knob(player, name, knobs);
        if (!at->choices.empty()) return not_accepted(player, *at, fmt::format("{}", value));
        if (value < at->low || value > at->high) return out_of_range(player, *at, value);
        values[static_cast<std::size_t>(at - knobs.begin())] = value;
    }
    for (const auto& [name, word] : player.words) {
        const auto at = knob(name);
        if (at == knobs.end()) return unknown_knob(player, name, knobs);
        const auto choice = std::ranges::find(at->choices, word);
        if (choice == at->choices.end()) return not_accepted(player, *at, word);
        values[static_cast<std::size_t>(at - knobs.begin())] = static_cast<double>(choice - at->choices.begin());
    }
    return values;
}

std::string knob_text(const Knob& knob, double value) {
    if (knob.choices.empty()) return fmt::format("{}", value);
    return std::string(knob.choices[static_cast<std::size_t>(value)]);
}

std::string write_player(std::string_view name, std::span<const Knob> knobs, std::span<const double> values) {
    std::string out(name);
    char mark = ':';
    for (std::size_t i = 0; i < knobs.size(); ++i) {
        if (values[i] == knobs[i].default_value) continue;
        out += fmt::format("{}{}={}", mark, knobs[i].name, knob_text(knobs[i], values[i]));
        mark = ',';
    }
    return out;
}

Result<PlayerOver> parted(const PlayerText& player, std::span<const Knob> knobs) {
    const auto knob = [&](std::string_view name) { return std::ranges::find(knobs, name, &Knob::name); };
    const Knob& base = *knob("base");
    PlayerOver out{{player.name, {}, {}, {}}, knob_text(base, base.default_value)};
    std::string rest;
    const auto leave = [&](const auto& given) {
        rest += fmt::format("{}{}={}", rest.empty() ? ":" : ",", given.first, given.second);
    };
    for (const auto& n : player.numbers) knob(n.first) != knobs.end() ? out.own.numbers.push_back(n) : leave(n);
    for (const auto& w : player.words) {
        if (w.first != base.name)
            knob(w.first) != knobs.end() ? out.own.words.push_back(w) : leave(w);
        else if (read_attached(w.second) || std::ranges::count(base.choices, w.second) > 0)
            out.base = w.second;
        else
            return not_accepted(player, base, w.second);
    }
    out.base += rest;
    return out;
}

std::string name_over(std::string_view own, std::string_view base) {
    std::string under(base);
    if (const auto colon = under.find(':'); colon != under.npos) under[colon] = ',';
    const auto colon = own.find(':');
    return fmt::format("{}:base={}{}{}", own.substr(0, colon), under, colon == own.npos ? "" : ",",
                       colon == own.npos ? "" : own.substr(colon + 1));
}

Error unknown_player(std::string_view game, std::string_view name, std::span<const std::string_view> names) {
    return usage_error({"{} has no player '{}', expected {}{}", "{} tidak punya pemain '{}', seharusnya {}{}"}, game,
                       name, fmt::join(names, ", "), did_you_mean(name, names));
}

}  // namespace rakus
