#include "lab/warnings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/nouns.h"
#include "core/portable_math.h"

namespace rakus::lab {
namespace {

constexpr std::uint64_t kFewPairs = 30;  // below it the normal distribution is a poor guess at the mean of pairs

Text same_games() {
    return {
        "the players are deterministic and every game starts from the same position: only 2 different games exist for "
        "each pairing, and they are played once",
        "para pemain deterministik dan semua permainan mulai dari posisi yang sama: hanya ada 2 permainan berbeda "
        "untuk tiap pasangan, dan dimainkan sekali"};
}

Text no_more_openings(const TournamentSpec& spec) {
    return {
        fmt::format("there are only {} different openings of {}: each is played once from both seats, and the "
                    "result is exact over them; for more games ask for longer --openings",
                    spec.different, counted(static_cast<std::uint64_t>(spec.openings.plies), kPlyNoun)),
        fmt::format("hanya ada {} pembukaan berbeda sepanjang {} langkah: masing-masing dimainkan sekali dari kedua "
                    "sisi, dan hasilnya eksak atas semuanya; untuk lebih banyak permainan pakai --openings lebih "
                    "panjang",
                    spec.different, spec.openings.plies)};
}

Text openings_come_again(const TournamentSpec& spec) {
    return {fmt::format("deterministic players repeat their games when one of the {} openings of {} comes again; "
                        "the intervals are about the mean over these openings",
                        spec.different, counted(static_cast<std::uint64_t>(spec.openings.plies), kPlyNoun)),
            fmt::format("pemain deterministik mengulang permainannya bila salah satu dari {} pembukaan {} langkah "
                        "muncul lagi; selangnya tentang rata-rata atas pembukaan itu",
                        spec.different, spec.openings.plies)};
}

constexpr Noun kFew{"pair is few", "pairs are few", "pasang terlalu sedikit"};

Text few_pairs(std::uint64_t pairs) {
    return {fmt::format("{}: below {} the intervals are rough", count_in_words(pairs, kFew, Lang::en), kFewPairs),
            fmt::format("{} pasang terlalu sedikit: di bawah {} selangnya kasar", pairs, kFewPairs)};
}

// With k comparisons at 95 %, some interval misses its true value far more often than in 5 % of tournaments.
Text many_comparisons(std::size_t k) {
    const double one_misses = 100 * (1 - portable::pow(0.95, static_cast<double>(k))),
                 level = 100 * (1 - 0.05 / static_cast<double>(k));
    return filled({"{} comparisons at 95 % each: the chance that at least one interval misses is up to {:.0f} %; "
                   "for all together use {} % intervals (Bonferroni)",
                   "{} perbandingan masing-masing 95 %: peluang setidaknya satu selang meleset sampai {:.0f} %; "
                   "untuk semuanya pakai selang {} % (Bonferroni)"},
                  k, one_misses, Text(fixed_in_words(level, 2, Lang::en), fixed_in_words(level, 2, Lang::id)));
}

Text stopped_early() {
    return {
        "the test stopped the match when the evidence was enough: the score is biased away from 50 %; play a match of "
        "fixed length to estimate it",
        "uji menghentikan pertandingan begitu bukti cukup: skornya bias menjauhi 50 %; mainkan pertandingan dengan "
        "panjang tetap untuk menaksirnya"};
}

Text all_alike() {
    return {"all pairs ended alike: the interval rests on the number of pairs alone",
            "semua pasangan berakhir sama: selangnya hanya bersandar pada banyaknya pasangan"};
}

bool alike(const Tally& t) {
    return std::ranges::count_if(t.pairs, [](std::uint64_t n) { return n > 0; }) == 1 && t.as_first.games() > 1;
}

}  // namespace

std::vector<Text> warnings_before(const TournamentSpec& spec, std::size_t steady) {
    std::vector<Text> warnings;
    if (all_openings(spec)) warnings.push_back(spec.different == 1 ? same_games() : no_more_openings(spec));
    const bool may_come_again = spec.openings.draw == OpeningDraw::listed && steady > 1;
    if (may_come_again && 10 * spec.pairs > spec.different) warnings.push_back(openings_come_again(spec));
    if (spec.pairs < kFewPairs && !all_openings(spec)) warnings.push_back(few_pairs(spec.pairs));
    if (const auto k = pairings_of(spec.format, spec.players.size()).size(); k > 1)
        warnings.push_back(many_comparisons(k));
    return warnings;
}

std::vector<Text> warnings_after(const TournamentSpec& spec, const Standing& standing) {
    std::vector<Text> warnings;
    if (standing.test && standing.test->verdict != SprtVerdict::undecided) warnings.push_back(stopped_early());
    if (std::ranges::any_of(standing.pairings, [](const Pairing& p) { return alike(p.tally); }) && spec.pairs > 1 &&
        !all_openings(spec))
        warnings.push_back(all_alike());
    return warnings;
}

}  // namespace rakus::lab
