#include "games/exodia/policy_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/exodia/deck_file.h"
#include "games/exodia/deck_needs.h"
#include "games/exodia/deck_parse.h"

namespace rakus::exodia {
namespace {

using Json = nlohmann::ordered_json;

Error wrong(const std::string& where, const std::string& found, const std::string& en, const std::string& id) {
    return bad_input({"policy: {}: {}, expected {}", "kebijakan: {}: {}, seharusnya {}"}, where, found, Words{en, id});
}

class PolicyReader {
   public:
    explicit PolicyReader(const Program& p) : p_(p) {}

    Result<Policy> read(const Json& json) {
        policy_.name = json.value("name", std::string("policy"));
        if (!json.contains("phases") || !json["phases"].is_array() || json["phases"].empty())
            return wrong("phases", "missing", "a list of one or more phases", "daftar satu fase atau lebih");
        for (const Json& phase : json["phases"])
            if (const auto done = read_phase(phase); !done) return done.error();
        for (const auto& [key, list] :
             {std::pair{"discard", &policy_.discard}, {"keep", &policy_.keep}, {"search", &policy_.search}})
            if (const auto done = read_wishes(json, key, *list); !done) return done.error();
        std::vector<Preference> kept;
        if (const auto done = read_wishes(json, "redraw_keep", kept); !done) return done.error();
        for (const Preference& wish : kept) policy_.redraw_keep.add(wish.kind);
        index_policy(p_, policy_);
        return std::move(policy_);
    }

   private:
    using Status = Result<Done>;

    Status read_phase(const Json& json) {
        const std::string where = fmt::format("phase {}", policy_.phases.size() + 1);
        if (!json.is_object() || !json.contains("actions") || !json["actions"].is_array())
            return wrong(where, json.dump(), "an object with a list of actions", "objek dengan daftar actions");
        policy_.phases.emplace_back();
        Phase& phase = policy_.phases.back();
        if (const auto done = read_guards(json, "when", where, phase.when); !done) return done;
        std::uint8_t group = 0;
        for (const Json& item : json["actions"]) {
            const bool equals = item.is_array();
            for (const Json& one : equals ? item : Json::array({item}))
                if (const auto done = read_entry(one, where, group, phase); !done) return done;
            ++group;
        }
        return Done{};
    }

    Status read_entry(const Json& json, const std::string& where, std::uint8_t group, Phase& phase) {
        const Json& text = json.is_object() && json.contains("do") ? json["do"] : json;
        const auto action = text.is_string() ? action_named(p_, text.get<std::string>()) : std::nullopt;
        if (!action)
            return wrong(where, text.dump(), "an action of the deck such as a:UG", "tindakan dari dek seperti a:UG");
        if (phase.entries.size() == 64) return wrong(where, "65 actions", "at most 64", "paling banyak 64");
        phase.entries.push_back({*action, group, {}});
        return read_guards(json, "if", where + ", " + text.get<std::string>(), phase.entries.back().guards);
    }

    Status read_guards(const Json& json, const char* key, const std::string& where, Guards& guards) {
        if (!json.is_object() || !json.contains(key)) return Done{};
        if (!json[key].is_array()) return wrong(where, json[key].dump(), "a list of conditions", "daftar syarat");
        for (const Json& item : json[key]) {
            const auto lines = item.is_string() ? read_lines(item.get<std::string>(), {})
                                                : Result<std::vector<Line>>(std::vector<Line>{});
            if (!lines || lines->size() != 1)
                return wrong(where, item.dump(), "a condition such as \"hand >= 3\"", "syarat seperti \"hand >= 3\"");
            if (guards.size() == guards.capacity())
                return wrong(where, "too many conditions", "at most 4", "paling banyak 4");
            Cursor c(lines->front());
            const auto condition = read_bare_condition(p_, c);
            if (!condition || c.more())
                return wrong(where, item.dump(), "a condition such as \"hand >= 3\"", "syarat seperti \"hand >= 3\"");
            guards.push_back(*condition);
        }
        return Done{};
    }

    Status read_wishes(const Json& json, const char* key, std::vector<Preference>& list) {
        if (!json.contains(key)) return Done{};
        if (!json[key].is_array()) return wrong(key, json[key].dump(), "a list of cards", "daftar kartu");
        for (const Json& item : json[key]) {
            const Json& text = item.is_object() && item.contains("card") ? item["card"] : item;
            const Kinds kinds = text.is_string() ? p_.kinds_named(text.get<std::string>()) : Kinds{};
            if (kinds.empty())
                return wrong(key, text.dump(), "a card, tag or type of the deck", "kartu, tanda, atau jenis dari dek");
            Guards guards;
            if (const auto done = read_guards(item, "if", key, guards); !done) return done;
            for (std::uint8_t i = 0; i < p_.cards.size(); ++i)
                if (kinds.has(Kind{i})) list.push_back({Kind{i}, guards});
        }
        return Done{};
    }

    const Program& p_;
    Policy policy_;
};

// ---- and back ------------------------------------------------------------------------------------------------------

std::string zone_word(Zone z) {
    constexpr std::string_view words[] = {"hand", "deck", "field", "grave", "away", "aside"};
    return std::string(words[static_cast<std::size_t>(z)]);
}

std::string filter_text(const Program& p, Kinds kinds) {
    if (kinds == Kinds::all()) return "card";
    if (kinds == p.win) return "piece";
    if (kinds == Kinds::all().without(p.win)) return "filler";
    std::string out;
    kinds.each([&](Kind k) {
        if (k.index < p.cards.size()) out += (out.empty() ? "" : "|") + p.card(k).code;
    });
    return out;
}

std::string condition_text(const Program& p, const Condition& c) {
    switch (c.what) {
        case What::at_least:
            return fmt::format("at_least {} {} in {}", c.n, filter_text(p, c.kinds), zone_word(c.zone));
        case What::at_most:
            return fmt::format("at_most {} {} in {}", c.n, filter_text(p, c.kinds), zone_word(c.zone));
        case What::turn_at_least:
            return fmt::format("turn >= {}", c.n);
        case What::turn_at_most:
            return fmt::format("turn <= {}", c.n);
        case What::spent:
            return fmt::format("spent {}", filter_text(p, c.kinds));
        default:
            return "never";
    }
}

Json guards_json(const Program& p, const Guards& guards) {
    Json out = Json::array();
    for (const Condition& c : guards) out.push_back(condition_text(p, c));
    return out;
}

Json entry_json(const Program& p, const Entry& e) {
    const std::string action = action_text(p, p.actions[e.action]);
    if (e.guards.empty()) return action;
    return {{"do", action}, {"if", guards_json(p, e.guards)}};
}

Json phase_json(const Program& p, const Phase& phase) {
    Json out = Json::object();
    if (!phase.when.empty()) out["when"] = guards_json(p, phase.when);
    out["actions"] = Json::array();
    for (std::size_t i = 0; i < phase.entries.size();) {
        Json group = Json::array();
        const auto number = phase.entries[i].group;
        for (; i < phase.entries.size() && phase.entries[i].group == number; ++i)
            group.push_back(entry_json(p, phase.entries[i]));
        out["actions"].push_back(group.size() == 1 ? group[0] : group);
    }
    return out;
}

Json wishes_json(const Program& p, const std::vector<Preference>& list) {
    Json out = Json::array();
    for (const Preference& wish : list) {
        const std::string& code = p.card(wish.kind).code;
        out.push_back(wish.guards.empty() ? Json(code) : Json{{"card", code}, {"if", guards_json(p, wish.guards)}});
    }
    return out;
}

}  // namespace

Result<Policy> read_policy(const Program& p, std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return bad_input("policy: not a JSON object, expected {\"phases\": [..]}",
                         "kebijakan: bukan objek JSON, seharusnya {\"phases\": [..]}");
    return PolicyReader(p).read(json);
}

std::string write_policy(const Program& p, const Policy& policy, const Text& remark) {
    Json out{{"schema", "rakus.policy/1"}, {"game", "exodia"}, {"name", policy.name}};
    if (!remark.en.empty()) out["remark"] = {{"en", remark.en}, {"id", remark.id}};
    out["phases"] = Json::array();
    for (const Phase& phase : policy.phases) out["phases"].push_back(phase_json(p, phase));
    out["discard"] = wishes_json(p, policy.discard);
    out["keep"] = wishes_json(p, policy.keep);
    out["search"] = wishes_json(p, policy.search);
    out["redraw_keep"] = Json::array();
    policy.redraw_keep.each([&](Kind k) { out["redraw_keep"].push_back(p.card(k).code); });
    return out.dump(2) + "\n";
}

Policy tuned_policy(const Program& p) {
    auto policy = read_policy(p, data_file("tuned.json"));
    return policy ? *policy : guarded_policy(p);
}

}  // namespace rakus::exodia
