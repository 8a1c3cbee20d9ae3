#include "app/report/findings.h"

#include <fmt/format.h>

#include "app/jobs/wish.h"

namespace rakus::app {

const ReportEffort& effort_named(std::string_view flag) {
    static constexpr ReportEffort quick{"quick", 200, 1000, 40, 40, 200, 100'000},
        usual{"", 1000, 5000, 150, 120, 1000, 300'000}, full{"full", 4000, 20'000, 500, 400, 4000, 1'000'000};
    return flag == "quick" ? quick : flag == "full" ? full : usual;
}

std::string of_subject(std::string_view what, std::size_t subject) {
    return fmt::format("{}-{}", what, subject + 1);
}

const Measured& Findings::of(const std::string& what, std::size_t subject) const {
    static const Measured none;
    const auto found = measured.find(of_subject(what, subject));
    return found == measured.end() ? none : found->second;
}

std::string Findings::rules_flag() const {
    return rules_typed.empty() ? "" : " --rules " + shell_word(rules_typed);
}

std::string Findings::line(std::string_view verb, const std::string& flags) const {
    return fmt::format("rakus {} {}{}{}{}", verb, info().name, flags.empty() ? "" : " ", flags, rules_flag());
}

}  // namespace rakus::app
