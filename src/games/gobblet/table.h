// The complete table, in a file or in memory: one Score for each place of the atlas.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "games/gobblet/atlas.h"
#include "games/gobblet/rules.h"
#include "games/gobblet/score.h"
#include "games/gobblet/solver.h"
#include "solve/table_file.h"

namespace rakus::gobblet {

class CompleteTable {
   public:
    // The file of these rules in a folder. Repetition does not change values, so it is no part of the name.
    static std::string path(const std::string& folder, const Rules&);
    static bool exists(const std::string& folder, const Rules&);
    static Result<CompleteTable> open(const std::string& folder, const Rules&);
    static Status save(const std::string& folder, const Rules&, const Scores&, const Cancelled& = nullptr);
    static CompleteTable in_memory(std::shared_ptr<const Scores>);

    // Of a board seen by the side to move; empty if that part of the file is damaged.
    std::optional<Score> score(Board seen_by_mover) const { return score_at(atlas_.byte_of(seen_by_mover)); }
    std::optional<Score> score_at(std::uint64_t byte) const {
        if (scores_) return scores_->at(byte);
        Score s;
        if (!file_->read(byte, s.byte)) return std::nullopt;
        return s;
    }
    bool in_file() const { return file_.has_value(); }
    // REQUIRES: in_file().
    const solve::TableFile& file() const { return *file_; }

   private:
    CompleteTable() = default;
    std::optional<solve::TableFile> file_;
    std::shared_ptr<const Scores> scores_;  // instead of the file
    const Atlas& atlas_ = Atlas::get();
};

}  // namespace rakus::gobblet
