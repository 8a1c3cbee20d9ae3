#include "lab/ratio_interval.h"

#include <algorithm>
#include <limits>

#include "lab/score_interval.h"

namespace rakus::lab {

Interval ratio_interval(const Ratio& ratio, RatioKind kind, Population population) {
    if (ratio.whole() == 0) return {0, 0, kind == RatioKind::share ? 1 : std::numeric_limits<double>::infinity()};
    const double size = static_cast<double>(ratio.whole()) / static_cast<double>(ratio.groups());
    const double beyond = 1 + 25 / static_cast<double>(ratio.groups());  // the fewer groups, the less is known
    std::vector<Observed> seen;
    double most = 1;
    for (const auto& [group, times] : ratio.seen()) {
        seen.push_back(
            {static_cast<double>(group.first), static_cast<double>(group.second), static_cast<double>(times)});
        if (kind == RatioKind::loss) most = std::max(most, beyond * static_cast<double>(group.first) / size);
    }
    return score_interval(seen, {0, most}, population);
}

}  // namespace rakus::lab
