// What a table file holds, as a report: of solve --build, --verify and --info.
#pragma once
#include "app/jobs/kinds.h"

namespace rakus::app {

class TableAnswer final : public Report {
   public:
    TableAnswer(const AnyGame& game, TableReport figures, bool verified)
        : game_(game), figures_(std::move(figures)), verified_(verified) {}
    Json document() const override;
    void print(Console&) const override;
    bool holds() const override { return figures_.inconsistencies == 0; }

   private:
    const AnyGame& game_;
    const TableReport figures_;
    const bool verified_;  // every value has been computed again
};

// The wish for a table in the words of the game; refused where it has none.
Result<TableRequest> table_request_of(const Wish&);

}  // namespace rakus::app
