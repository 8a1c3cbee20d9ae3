#include "app/game_judged.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/words_for.h"

namespace rakus::app {
namespace {

constexpr std::size_t kMostMoments = 6;
constexpr std::uint64_t kFewest = 30;        // play-outs below which nothing is said of a single choice
constexpr double kSigmas = 1.96;             // of a 95 % interval
constexpr std::uint64_t kSecondSeed = 0x32;  // of the estimate that measures, apart from the one that names

// ---- judging -----------------------------------------------------------------------------------------------------

// Without what chance gave: "a:UG=EX" is the move a:UG.
std::string_view bare(std::string_view move) {
    return move.substr(0, move.find('='));
}

const TruthReport::MoveTruth* find_move(const TruthReport& report, std::string_view played) {
    const auto at = std::ranges::find_if(report.moves, [&](const auto& m) {
        return m.move == played || m.decorated == played || bare(m.decorated) == bare(played);
    });
    return at == report.moves.end() ? nullptr : &*at;
}

double error_of(const Estimate& e) {
    return (e.high - e.low) / (2 * kSigmas);
}

class Judging {
   public:
    Judging(const AnyGame& game, const JudgeRequest& request, const Watch& watch)
        : game_(game), request_(request), watch_(watch) {}

    // The last moves are judged quickly, and what they know helps those before.
    JudgedGame all() {
        const auto plies = choices();
        for (std::size_t left = plies.size(); left > 0; --left) {
            watch_.tell({"looking back", "melihat kembali"}, plies.size() - left, plies.size());
            const std::size_t i = plies[left - 1];
            auto ply = watch_.out() ? std::nullopt : judged(position_before(i), i, 1 / static_cast<double>(left));
            if (!ply && watch_.cut() != Cut::none) ++out_.unjudged;
            if (ply) out_.plies.insert(out_.plies.begin(), std::move(*ply));
        }
        out_.cut = watch_.cut();
        return std::move(out_);
    }

   private:
    PositionRequest position_before(std::size_t i) const {
        PositionRequest before = request_.start;
        before.see = before.see == See::all ? See::all : See::mover;
        before.moves.insert(before.moves.end(), request_.moves.begin(),
                            request_.moves.begin() + static_cast<std::ptrdiff_t>(i));
        return before;
    }
    std::vector<std::size_t> choices() const {
        std::vector<std::size_t> plies;
        for (std::size_t i = 0; i < request_.moves.size(); ++i) {
            const auto info = game_.inspect(position_before(i));
            const bool wanted = info && (request_.side == 0 || info->side == request_.side);
            if (wanted && info->moves.size() > 1) plies.push_back(i);
        }
        return plies;
    }
    Result<TruthReport> asked(const PositionRequest& where, std::uint64_t seed, double share) const {
        TruthLimits limits = request_.limits;
        limits.all_moves = true;
        limits.seed = seed;
        static_cast<Budget&>(limits) = watch_.share(share);
        return game_.truth(where, limits);
    }
    std::optional<JudgedPly> judged(const PositionRequest& where, std::size_t i, double share) {
        if (game_.describe().reach == Reach::estimate) share /= 2;  // it is asked twice
        const auto report = asked(where, request_.limits.seed, share);
        const auto* move = report ? find_move(*report, request_.moves[i]) : nullptr;
        if (!move || report->order.empty()) return std::nullopt;
        const auto* best = find_move(*report, report->order[0]);
        if (!best) return std::nullopt;
        JudgedPly ply{i + 1,         report->side, move->decorated, best->decorated,
                      move->verdict, move->truth,  best->truth,     {}};
        if (const Estimate* e = move->truth.estimate()) {
            ply.given = measured(where, move->move, best->move, share);
            if (!ply.given) return std::nullopt;
            ply.given->playouts = e->n;
            out_.note = report->note;
        }
        return ply;
    }
    std::optional<GivenAway> measured(const PositionRequest& where, const std::string& move, const std::string& best,
                                      double share) const {
        if (move == best) return GivenAway{};
        const auto again = asked(where, request_.limits.seed ^ kSecondSeed, share);
        if (!again) return std::nullopt;
        const auto *played = find_move(*again, move), *better = find_move(*again, best);
        const Estimate* a = played ? played->truth.estimate() : nullptr;
        const Estimate* b = better ? better->truth.estimate() : nullptr;
        if (!a || !b) return std::nullopt;
        return GivenAway{100 * (b->mean - a->mean), 100 * std::hypot(error_of(*a), error_of(*b)), a->n};
    }

    const AnyGame& game_;
    const JudgeRequest& request_;
    const Watch& watch_;
    JudgedGame out_;
};

// ---- telling -----------------------------------------------------------------------------------------------------

constexpr Noun kChoice{"choice", "choices", "pilihan"};

enum class Choice { kept, lost, open };

Choice choice(const JudgedPly& p) {
    const Estimate *e = p.truth.estimate(), *best = p.best_truth.estimate();
    if ((e && e->n < kFewest) || (best && best->n < kFewest)) return Choice::open;
    if (p.verdict.best == Claim::proved || p.verdict.best == Claim::likely || p.verdict.loss == 0.0)
        return Choice::kept;
    return p.verdict.best == Claim::possible ? Choice::open : Choice::lost;
}

std::string side_name(int side, int human_side, const Console& console) {
    if (human_side == 0) return fmt::format("{} {}", console.say("player", "pemain"), side);
    return std::string(side == human_side ? console.say("you", "Anda") : console.say("the opponent", "lawan"));
}

// In points of a chance: the mean over the choices that were measured, and its 95 % interval.
std::string given_text(const std::vector<const JudgedPly*>& plies, const Console& console) {
    double sum = 0, square = 0, n = 0;
    std::uint64_t least = ~std::uint64_t{0}, most = 0;
    for (const JudgedPly* p : plies) {
        if (!p->given) continue;
        sum += p->given->mean, square += p->given->error * p->given->error, n += 1;
        least = std::min(least, p->given->playouts), most = std::max(most, p->given->playouts);
    }
    if (n == 0) return "";
    const double mean = sum / n, half = kSigmas * std::sqrt(square) / n;
    const auto points = [&](double x) { return fixed_in_words(x, 2, console.lang); };
    return phrase(
        console.lang,
        {"    given away a choice, at least: {} points of the chance to win [{}, {}], n={} play-outs a move\n",
         "    terbuang tiap pilihan, paling sedikit: {} poin peluang menang [{}; {}], n={} permainan acak tiap "
         "langkah\n"},
        points(mean), points(mean - half), points(mean + half),
        least == most ? fmt::format("{}", most) : fmt::format("{}-{}", least, most));
}

std::string kept_lines(const JudgedGame& game, int side, int human_side, const Console& console) {
    std::vector<const JudgedPly*> plies;
    std::array<std::size_t, 3> times{};
    for (const JudgedPly& p : game.plies)
        if (p.side == side) plies.push_back(&p), ++times[static_cast<std::size_t>(choice(p))];
    if (plies.empty()) return "";
    const auto [kept, lost, open] = times;
    const auto who = side_name(side, human_side, console);
    std::string out = open == 0
                          ? phrase(console.lang,
                                   {"  {}: {} of {} choices kept the value ({} %)\n",
                                    "  {}: {} dari {} pilihan menjaga nilai ({} %)\n"},
                                   who, kept, plies.size(), 100 * kept / plies.size())
                          : phrase(console.lang,
                                   {"  {}: of {} choices {} kept the value, {} gave some away, {} are not decided\n",
                                    "  {}: dari {} pilihan {} menjaga nilai, {} membuangnya, {} belum terputuskan\n"},
                                   who, plies.size(), kept, lost, open);
    return out + given_text(plies, console);
}

std::string moment_line(const JudgedPly& p, int human_side, const Console& console) {
    return phrase(console.lang, {"  ply {}, {}: {}{} {}; {} {}\n", "  langkah ke-{}, {}: {}{} {}; {} {}\n"}, p.number,
                  side_name(p.side, human_side, console), p.move, p.verdict.glyph,
                  truth_in_words(p.truth, console.lang), p.best, truth_in_words(p.best_truth, console.lang));
}

std::string moments(const JudgedGame& game, int human_side, const Console& console) {
    std::string out;
    std::size_t n = 0;
    for (const JudgedPly& p : game.plies)
        if (p.verdict.glyph == "??" && choice(p) == Choice::lost && n++ < kMostMoments)
            out += moment_line(p, human_side, console);
    return out.empty() ? out : std::string(console.say("Deciding moments\n", "Saat yang menentukan\n")) + out;
}

}  // namespace

JudgedGame judge_game(const AnyGame& game, const JudgeRequest& request, const Watch& watch) {
    return Judging(game, request, watch).all();
}

std::string judged_text(const JudgedGame& game, int human_side, const Console& console) {
    if (game.plies.empty() && game.unjudged == 0) return "";
    const bool measured = std::ranges::any_of(game.plies, [](const JudgedPly& p) { return p.given.has_value(); });
    std::string out(measured ? console.say("Value kept, by estimate\n", "Nilai terjaga, menurut taksiran\n")
                             : console.say("Value kept\n", "Nilai terjaga\n"));
    out += kept_lines(game, 1, human_side, console) + kept_lines(game, 2, human_side, console);
    if (!game.note.en.empty()) out += fmt::format("    {}\n", console.say(game.note));
    out += moments(game, human_side, console);
    if (game.unjudged > 0)
        out += phrase(console.lang, {"  not looked at: {}; {}\n", "  tidak diperiksa: {}; {}\n"},
                      count_in_words(game.unjudged, kChoice, console.lang), cut_in_words(game.cut, console.lang));
    return out;
}

}  // namespace rakus::app
