// What thinking longer is worth, as a document, for people, and as a picture.
#pragma once
#include <optional>

#include "app/jobs/job.h"
#include "app/jobs/thinking.h"
#include "app/match_report.h"

namespace rakus::app {

// A player with one budget. Its line is that of the same place in the match, behind the reference.
struct Budgeted {
    std::string player;  // without the budget
    std::string knob;    // what the budget is of; empty: it has none
    double budget = 0;
    std::optional<Thinking> thinks = {};
};

struct ProfileFigures {
    std::string reference;
    MatchReport match;
    std::vector<Budgeted> entrants;
};

// What the second of two budgets of one player has over the first, in Elo by the ratings of all games, for each
// doubling of the processor time. Nothing where the time hardly grew.
std::optional<lab::Interval> elo_per_doubling(const ProfileFigures&, std::size_t from, std::size_t to);

class ProfileAnswer final : public Report {
   public:
    explicit ProfileAnswer(ProfileFigures found) : figures(std::move(found)) {}
    Json document() const override;
    void print(Console&) const override;
    std::vector<Picture> pictures(Lang) const override;
    std::vector<Text> warnings() const override;

    const ProfileFigures figures;
};

}  // namespace rakus::app
