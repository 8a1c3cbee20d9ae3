#include "written/player.h"

#include <fmt/format.h>

#include <algorithm>

#include "written/checker.h"
#include "written/compiler.h"
#include "written/reader.h"

namespace rakus::written {
namespace {

Error refused(std::string_view name, const Complaints& complaints) {
    Text all;
    for (const Complaint& c : complaints) {
        if (c.warning) continue;
        const Text one = in_words(c);
        all.en += fmt::format("{}{}: {}", all.en.empty() ? "" : "\n", name, one.en);
        all.id += fmt::format("{}{}: {}", all.id.empty() ? "" : "\n", name, one.id);
    }
    return {Fault::bad_input, std::move(all)};
}

}  // namespace

Result<PlayerText> read_text(std::string_view name, std::string_view text, const Vocabulary& words) {
    Complaints complaints;
    PlayerText out;
    out.syntax = read_syntax(text, complaints);
    check(out.syntax, words, complaints);
    if (!has_errors(complaints) && !out.syntax.like()) {
        std::vector<double> weights;
        for (const Weight& w : weights_of(out.syntax)) weights.push_back(w.value);
        (void)compile(out.syntax, words, weights, complaints);
    }
    sort_by_place(complaints);
    if (has_errors(complaints)) return refused(name, complaints);
    out.warnings = std::move(complaints);
    return out;
}

std::vector<Knob> knobs_of(const Syntax& text) {
    std::vector<Knob> out;
    for (const Weight& w : weights_of(text))
        out.push_back({w.name,
                       w.value,
                       w.label.given ? Text{w.label.en, w.label.id} : Text{w.name, w.name},
                       w.low(),
                       w.high(),
                       {},
                       true});
    return out;
}

Syntax with_weights(Syntax text, std::span<const double> weights) {
    std::size_t i = 0;
    for (Statement& s : text.statements)
        for (Weight& w : s.weights) w.value = weights[i++];
    return text;
}

std::string player_like(const Syntax& text) {
    const Statement* like = text.like();
    if (!like) return {};
    std::string out = like->name;
    char mark = ':';
    for (const Weight& w : like->weights) {
        out += fmt::format("{}{}={}", mark, w.name, w.word.empty() ? fmt::format("{}", w.value) : w.word);
        mark = ',';
    }
    return out;
}

Syntax with_settings(Syntax text, std::span<const std::pair<std::string, double>> numbers,
                     std::span<const std::pair<std::string, std::string>> words) {
    Statement& like = *std::ranges::find(text.statements, Says::like, &Statement::says);
    const auto set = [&](const std::string& name, double value, const std::string& word) {
        auto at = std::ranges::find(like.weights, name, &Weight::name);
        if (at == like.weights.end()) at = like.weights.insert(at, {like.at, name});
        at->value = value, at->word = word;
    };
    for (const auto& [name, value] : numbers) set(name, value, "");
    for (const auto& [name, word] : words) set(name, 0, word);
    return text;
}

std::shared_ptr<const Program> program_of(const Syntax& text, const Vocabulary& words,
                                          std::span<const double> weights) {
    Complaints none;
    return compile(text, words, weights, none);
}

}  // namespace rakus::written
