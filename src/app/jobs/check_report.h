// What is known of texts that were handed in, as a document and for people: a text alone, or a class in one table.
#pragma once
#include <optional>

#include "app/jobs/job.h"
#include "app/jobs/submission.h"
#include "app/match_report.h"
#include "lab/counterexamples.h"

namespace rakus::app {

struct CheckedText {
    Submission text;
    std::optional<MatchLine> line;                 // what it scored
    std::optional<lab::Counterexamples> examples;  // what its picks gave away
    std::optional<double> choices_a_second;
    std::optional<std::size_t> same_as;  // one before it that says the same, letter by letter
};

// The texts of one game, and their tournament; its players are the texts in this order, then the rival.
struct CheckedClass {
    const AnyGame* game = nullptr;
    Settings rules;
    std::vector<std::size_t> texts;
    std::string rival;
    std::optional<MatchReport> match;
};

struct CheckFigures {
    std::uint64_t seed = 1;
    std::vector<CheckedText> texts;  // in the order in which they were named
    std::vector<CheckedClass> classes;
};

class CheckAnswer final : public Report {
   public:
    explicit CheckAnswer(CheckFigures found) : figures(std::move(found)) {}
    Json document() const override;
    // One text as sentences, several as a table.
    void print(Console&) const override;
    std::vector<Text> warnings() const override;

    const CheckFigures figures;
};

}  // namespace rakus::app
