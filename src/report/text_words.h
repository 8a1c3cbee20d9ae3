// A written player in words, made from its text alone: whoever wrote it, the paper's or a student's gets the same
// sentences.
#pragma once
#include <string>
#include <vector>

#include "core/features.h"
#include "written/syntax.h"

namespace rakus::report {

// The text with what its names mean.
struct ReadText {
    written::Syntax syntax;
    std::vector<FeatureInfo> facts;  // of its game

    const FeatureInfo* fact(std::string_view name) const;
    const written::Statement* let(std::string_view name) const;
    std::vector<const written::Statement*> all(written::Says) const;
};

// Of a text that its game has accepted, in canonical form.
ReadText read_for_words(std::string_view canonical, std::vector<FeatureInfo> facts);

// An expression with the words of its facts: "seeds stolen > seeds saved and again ≠ 0".
std::string in_words(const ReadText&, const written::Expr&, Lang);
// What a line is called: its own label, or those of its terms.
std::string name_of_line(const ReadText&, const written::Statement&, Lang);
// What a line is worth: the sum of its terms.
std::string worth_of_line(const ReadText&, const written::Statement&, Lang);
// The place in the paper that a fact comes from: "2.3", "table II"; empty where there is none.
std::string place_of_fact(const FeatureInfo&, Lang);
// The places of all facts of a line.
std::string places_of_line(const ReadText&, const written::Statement&, Lang);

// The facts that the text uses, in the order of its lines.
std::vector<const FeatureInfo*> facts_used(const ReadText&);
// Whether it works something out over all candidates, and in the opponent's eyes.
bool looks_at_all(const ReadText&);
bool looks_at_replies(const ReadText&);

// SELECTION and FEASIBLE as the course writes functions.
std::string pseudo_code(const ReadText&, Lang);

}  // namespace rakus::report
