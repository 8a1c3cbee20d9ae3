#include "lab/quality_text.h"

#include <fmt/format.h>

#include <charconv>
#include <concepts>

#include "core/text.h"

namespace rakus::lab {
namespace {

constexpr std::size_t kRatios = 10;

// Every ratio of a sample in a fixed order.
template <class Sample, class Visit>
void each_ratio(Sample& s, const Visit& visit) {
    visit(s.lost_per_move), visit(s.lost_per_game), visit(s.kept), visit(s.stake_kept);
    for (auto& phase : s.phases) visit(phase.lost), visit(phase.kept);
}
template <class Tally, class Visit>
void each_count(Tally& t, const Visit& visit) {
    for (auto& p : t.by_class) visit(p.positions), visit(p.kept), visit(p.at_stake), visit(p.stake_kept), visit(p.best);
    visit(t.wins_at_once), visit(t.wins_passed_over);
}

// The numbers of a line, one after the other. Once something is no number, nothing is.
class Numbers {
   public:
    explicit Numbers(std::string_view line) : rest_(line) {}
    template <std::integral Number>
    bool take(Number& n) {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
        const auto [end, fault] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), n);
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return good_ = good_ && fault == std::errc{};
    }
    bool more() const { return good_ && !rest_.empty(); }
    bool good() const { return good_ && rest_.empty(); }

   private:
    std::string_view rest_;
    bool good_ = true;
};

bool read_ratio(std::string_view line, Ratio& ratio) {
    Numbers numbers(line);
    while (numbers.more()) {
        std::int64_t part = 0, whole = 0;
        std::uint64_t times = 0;
        if (numbers.take(part) && numbers.take(whole) && numbers.take(times)) ratio.add_group(part, whole, times);
    }
    return numbers.good();
}

bool read_losses(std::string_view line, std::map<int, std::uint64_t>& losses) {
    Numbers numbers(line);
    while (numbers.more()) {
        int lost = 0;
        std::uint64_t picks = 0;
        if (numbers.take(lost) && numbers.take(picks)) losses[lost] += picks;
    }
    return numbers.good();
}

bool read_worst(std::string_view line, WorstPick& worst) {
    const auto cells = split(line, '\t');
    if (cells.size() != 4) return false;
    Numbers numbers(cells[0]);
    worst.position = cells[1], worst.pick = cells[2], worst.best = cells[3];
    return numbers.take(worst.lost) && numbers.take(worst.number) && numbers.good();
}

}  // namespace

std::string write_sample(const QualitySample& s) {
    std::string out = fmt::format("{}", s.with_choice);
    each_count(s.tally, [&](std::uint64_t n) { out += fmt::format(" {}", n); });
    each_ratio(s, [&](const Ratio& r) {
        out += '\n';
        for (const auto& [group, times] : r.seen())
            out += fmt::format("{}{} {} {}", out.back() == '\n' ? "" : " ", group.first, group.second, times);
    });
    out += '\n';
    for (const auto& [lost, picks] : s.losses)
        out += fmt::format("{}{} {}", out.back() == '\n' ? "" : " ", lost, picks);
    return out + fmt::format("\n{} {}\t{}\t{}\t{}", s.worst.lost, s.worst.number, s.worst.position, s.worst.pick,
                             s.worst.best);
}

std::optional<QualitySample> read_sample(std::string_view text) {
    const auto lines = split(text, '\n');
    if (lines.size() != kRatios + 3) return std::nullopt;
    QualitySample s;
    Numbers counts(lines[0]);
    counts.take(s.with_choice);
    each_count(s.tally, [&](std::uint64_t& n) { counts.take(n); });
    bool good = counts.good();
    std::size_t line = 1;
    each_ratio(s, [&](Ratio& r) { good = read_ratio(lines[line++], r) && good; });
    good = read_losses(lines[line], s.losses) && read_worst(lines[line + 1], s.worst) && good;
    return good ? std::optional(s) : std::nullopt;
}

}  // namespace rakus::lab
