// rakus check as a job: the texts of a game meet each other and a rival in the tournament of `rakus match`, and all are
// asked about the positions of `rakus counterexamples`. Its blocks are theirs, one job behind the other.
#pragma once
#include "app/jobs/check_report.h"
#include "app/jobs/examples_job.h"
#include "app/jobs/match_job.h"
#include "app/jobs/submission.h"

namespace rakus::app {

struct CheckWish {
    std::vector<Submission> texts;
    std::string rules, against;  // no rival named: the usual player of each game
    std::uint64_t games = 0, positions = 0, nodes = 0, playouts = 0;
    std::uint64_t seed = 1;
    std::string tables;
    bool timed = false;  // how fast each is, which no two runs say alike
};

class CheckJob final : public BlockJob {
   public:
    // Refused: a rival that a game does not have, games that cannot be played in pairs.
    static Result<std::unique_ptr<const CheckJob>> of(CheckWish);

    std::size_t blocks() const override;
    std::vector<std::size_t> order() const override;
    std::uint64_t units(std::size_t block) const override;
    Result<std::string> play(std::size_t block, const Budget&) const override;
    Result<ReportMade> report(const lab::Finished&) const override;
    std::vector<Text> warnings() const override;

   private:
    // The good texts of one game.
    struct Class {
        const AnyGame* game = nullptr;
        std::vector<std::size_t> texts;  // places in the list
        std::string rival;
        std::unique_ptr<const MatchJob> match;                          // null: nothing is played
        std::vector<std::unique_ptr<const ExamplesJob>> examples = {};  // one a text; they share their blocks
    };
    // A job whose blocks are some of this one's.
    struct Part {
        const BlockJob* job = nullptr;
        std::size_t first = 0;
    };

    CheckJob(const AnyGame&, CheckWish, std::vector<Class>);
    static Result<Class> class_of(const CheckWish&, const AnyGame&);
    const Part& part_of(std::size_t block) const;
    Status measure(const Class&, std::size_t first, const lab::Finished&, CheckFigures&) const;

    const CheckWish wish_;
    const std::vector<Class> classes_;
    std::vector<Part> parts_;
};

// The texts alone, where nothing is to be played.
CheckFigures only_read(const CheckWish&);

}  // namespace rakus::app
