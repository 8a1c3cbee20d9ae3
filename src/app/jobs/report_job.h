// The report of `rakus report`: what was found, and the files that tell it.
#pragma once
#include "app/jobs/job.h"
#include "app/report/findings.h"

namespace rakus::app {

class ReportAnswer final : public Report {
   public:
    explicit ReportAnswer(Findings found) : found_(std::move(found)) {}
    const Findings& found() const { return found_; }
    // The page in both languages, the figures with their commands, the texts.
    Json document() const override;
    // The page in the user's language.
    void print(Console&) const override;
    std::vector<Text> warnings() const override;

   private:
    const Findings found_;
};

}  // namespace rakus::app
