// The players of a report, read: what each is, its text, a turn of it.
#pragma once
#include "app/jobs/wish.h"
#include "app/report/findings.h"
#include "core/attached.h"

namespace rakus::app {

// Refused: a player that the game does not have, more than kMostSubjects.
inline constexpr std::size_t kMostSubjects = 4;
Result<std::vector<Subject>> subjects_of(const Wish&);
// The file of a player that is one, with its content: what commands that name it read.
std::optional<Attached> file_of(const Subject&);

}  // namespace rakus::app
