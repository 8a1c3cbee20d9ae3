// A sample of judged picks as text, the form in which finished blocks are stored and sent: counts, the groups of each
// ratio, losses, the worst pick; one a line.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/quality.h"

namespace rakus::lab {

std::string write_sample(const QualitySample&);
// Empty if the text is no sample.
std::optional<QualitySample> read_sample(std::string_view text);

}  // namespace rakus::lab
