// Endgame tables of Bantumi as files: bantumi.ec=1,pits=6.18.table holds all positions with up to 18 seeds.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "core/budget.h"
#include "core/result.h"
#include "games/bantumi/endgame.h"
#include "solve/table_lock.h"

namespace rakus::bantumi {

inline constexpr int kMostStoredSeeds = 24, kDefaultStoredSeeds = 18;

std::string table_path(const std::string& folder, const Rules&, int seeds);
// The largest table of these rules in the folder; 0: none.
int largest_stored(const std::string& folder, const Rules&);
Status save_table(const std::string& folder, const Rules&, const Table&);
// Maps the file and checks all of it; a file that is cut short, altered or of something else is refused with the
// reason.
Result<std::shared_ptr<const Table>> load_table(const std::string& folder, const Rules&, int seeds);

// A table of at least so many seeds (`exactly`: of no more, if it has to be made): the largest of the folder, or one
// that is made now, by one process of those that need it. `refused` says why a stored one was not used, if it should
// have been. Null if the watch is out first.
std::shared_ptr<const Table> find_table(const Rules&, int seeds, bool exactly, const solve::TableShelf&, const Watch&,
                                        Text& refused);

}  // namespace rakus::bantumi
