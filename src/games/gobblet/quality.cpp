#include "games/gobblet/quality.h"

#include <fmt/format.h>

#include <atomic>
#include <mutex>

#include "games/gobblet/table.h"
#include "solve/parallel.h"

namespace rakus::gobblet {
namespace {

constexpr std::uint64_t kBreath = 16;  // positions between two looks at the watch

using MakePlayer = std::function<std::unique_ptr<Player<Gobblet>>()>;

// Judges the picks of one player, one position after the other. Boards are seen by the side to move.
class Examiner {
   public:
    Examiner(const Gobblet& game, const CompleteTable& table, Player<Gobblet>& player)
        : game_(game), table_(table), player_(player) {}

    Move examine(Board b, Score score, Rng& rng) {
        const State s = stand(game_.rules, b, Side::first, 1);
        const Move pick = player_.choose(game_, s, rng);
        const Moves all = gobblet::moves(s);
        if (all.size() < 2) return pick;
        const Score picked = value(b, pick);
        Picks& picks = tally_.of(score.result());
        const bool kept = picked.result() == score.result(), stakes = at_stake(b, score, all);
        ++picks.positions;
        picks.kept += kept;
        picks.at_stake += stakes;
        picks.stake_kept += stakes && kept;
        picks.best += picked == score;
        if (score == Score::win_in(1)) {
            ++tally_.wins_at_once;
            tally_.wins_passed_over += picked != score;
        }
        return pick;
    }
    const QualityTally& tally() const { return tally_; }

   private:
    Score value(Board b, const Move& m) const {
        return earlier(table_.score(after(game_.rules, b, Side::first, m).seen_by(Side::second)).value_or(Score{}));
    }
    bool at_stake(Board b, Score score, const Moves& all) const {
        if (score.result() == Class::loss) return false;
        for (const Move m : all)
            if (value(b, m).result() != score.result()) return true;
        return false;
    }

    const Gobblet& game_;
    const CompleteTable& table_;
    Player<Gobblet>& player_;
    QualityTally tally_;
};

// One player and one examiner for each thread; counts add up to the same in any order.
struct Desk {
    std::unique_ptr<Player<Gobblet>> player;
    Examiner examiner;
};
std::vector<Desk> desks(const Gobblet& game, const CompleteTable& table, const MakePlayer& make, int jobs) {
    std::vector<Desk> out;
    for (int i = 0; i < jobs; ++i) {
        auto player = make();
        Examiner examiner(game, table, *player);
        out.push_back({std::move(player), examiner});
    }
    return out;
}
QualityTally total(const std::vector<Desk>& all) {
    QualityTally sum;
    for (const Desk& d : all) sum += d.examiner.tally();
    return sum;
}

// What was counted, and how far that is: 1 is all.
struct Counted {
    QualityTally tally;
    double part = 1;
};

Counted examine_all(const Gobblet& game, const CompleteTable& table, const MakePlayer& make,
                    const QualityRequest& request, const Watch& watch, const Progress& progress) {
    constexpr std::uint64_t kPart = 1 << 18;
    const Atlas& atlas = Atlas::get();
    const std::uint64_t parts = (atlas.bytes() + kPart - 1) / kPart;
    auto all = desks(game, table, make, request.jobs);
    std::mutex telling;
    std::uint64_t done = 0;
    solve::parallel_for(request.jobs, parts, [&](std::size_t part, int worker) {
        Rng rng = Rng::stream(request.seed, part);
        for (std::uint64_t byte = part * kPart; byte < std::min((part + 1) * kPart, atlas.bytes()); ++byte) {
            if (byte % kBreath == 0 && watch.out()) return;
            const Score score = table.score_at(byte).value_or(Score{});
            if (score == Score::win_in(0) || score == Score::loss_in(0) || !atlas.represents(byte)) continue;
            const Board b = atlas.board_at(byte);
            if (score == Score::draw() && ended(game.rules, b, Side::first)) continue;
            all[static_cast<std::size_t>(worker)].examiner.examine(b, score, rng);
        }
        const std::lock_guard lock(telling);
        progress(++done, parts);
    });
    return {total(all), static_cast<double>(done) / static_cast<double>(parts)};
}

// The boards met so far: a bit for each of the 1423 * 1423 * 1423 there are.
class Met {
   public:
    Met() : bits_(std::size_t{kLayers} * kLayers * kLayers / 64 + 1) {}
    // True for the first who asks.
    bool first(Board b) {
        std::uint64_t at = 0;
        for (const Size size : kSizes)
            at = at * kLayers + layers_.id_of(b.men(Side::first, size), b.men(Side::second, size));
        const std::uint64_t bit = std::uint64_t{1} << at % 64;
        return (std::atomic_ref(bits_[at / 64]).fetch_or(bit, std::memory_order_relaxed) & bit) == 0;
    }

   private:
    const Layers& layers_ = Layers::get();
    std::vector<std::uint64_t> bits_;
};

// All boards that the opponent can leave behind, and that nobody met before.
void after_any_reply(const Rules& rules, Board b, Met& met, std::vector<Board>& out) {
    if (ended(rules, b, Side::second)) return;
    for (const Move m : moves(b, Side::second)) {
        const Board next = after(rules, b, Side::second, m);
        if (!ended(rules, next, Side::first) && met.first(next)) out.push_back(next);
    }
}

// Ply after ply, from both seats: the player's own pick, then every reply. Nothing if the time is up first: what is
// reached early says nothing about the rest.
std::optional<QualityTally> examine_reached(const Gobblet& game, const CompleteTable& table, const MakePlayer& make,
                                            const QualityRequest& request, const Watch& watch,
                                            const Progress& progress) {
    constexpr std::size_t kPart = 4096;
    Met met;
    std::vector<Board> front{Board{}};
    met.first(Board{});
    after_any_reply(game.rules, Board{}, met, front);
    auto all = desks(game, table, make, request.jobs);
    std::uint64_t done = 0;
    while (!front.empty()) {
        std::vector<std::vector<Board>> next(static_cast<std::size_t>(request.jobs));
        solve::parallel_for(request.jobs, (front.size() + kPart - 1) / kPart, [&](std::size_t part, int worker) {
            Rng rng(request.seed);
            for (std::size_t i = part * kPart; i < std::min((part + 1) * kPart, front.size()); ++i) {
                if (i % kBreath == 0 && watch.out()) return;
                const Move pick = all[static_cast<std::size_t>(worker)].examiner.examine(
                    front[i], table.score(front[i]).value_or(Score{}), rng);
                after_any_reply(game.rules, after(game.rules, front[i], Side::first, pick), met,
                                next[static_cast<std::size_t>(worker)]);
            }
        });
        done += front.size();
        front.clear();
        for (auto& n : next) front.insert(front.end(), n.begin(), n.end());
        if (watch.out()) return std::nullopt;
        progress(done, done + front.size());
    }
    return total(all);
}

// Running positions drawn from the whole atlas.
std::vector<Board> sample(const Rules& rules, std::uint64_t positions, std::uint64_t seed) {
    const Atlas& atlas = Atlas::get();
    std::vector<Board> boards;
    Rng rng(seed);
    while (boards.size() < positions) {
        const std::uint64_t byte = rng.next() % atlas.bytes();
        const Board b = atlas.board_at(byte);
        if (atlas.represents(byte) && !ended(rules, b, Side::first)) boards.push_back(b);
    }
    return boards;
}

class TableAppraiser final : public Appraiser<Gobblet> {
   public:
    TableAppraiser(const Gobblet& game, std::shared_ptr<const CompleteTable> table)
        : game_(game), table_(std::move(table)) {}

    std::optional<int> value(const State& s, std::optional<int>) override {
        const auto score = table_->score(s.board.seen_by(s.to_move));
        return score ? std::optional(static_cast<int>(score->result())) : std::nullopt;
    }
    std::optional<int> value_of(const State& s, const Move& m) override {
        const State next = game_.after(s, m);
        if (next.result) return result_for(s.to_move, *next.result);
        const auto value = this->value(next, {});
        return value ? std::optional(-*value) : std::nullopt;
    }

   private:
    Gobblet game_;
    std::shared_ptr<const CompleteTable> table_;
};

class Sets final : public QualityKit<Gobblet> {
   public:
    Result<MakeAppraiser> appraisers(const Gobblet& game, const QualityRequest& request, const Watch&) const override {
        auto table = CompleteTable::open(request.tables, game.rules);
        if (!table) return table.error();
        auto shared = std::make_shared<const CompleteTable>(std::move(*table));
        return MakeAppraiser([game, shared] { return std::make_unique<TableAppraiser>(game, shared); });
    }
    std::string_view source() const override { return "table"; }
    std::string_view unit() const override { return "result"; }

    Result<std::vector<QualityPart>> whole_sets(const Gobblet& game, const MakePlayer& make, bool deterministic,
                                                const QualityRequest& request, const Watch& watch,
                                                const Progress& progress, Text& note) const override {
        const auto table = CompleteTable::open(request.tables, game.rules);
        if (!table) return table.error();
        if (const auto sound = table->file().check(); !sound) return sound.error();
        std::vector<QualityPart> parts;
        if (request.positions > 0) {
            const auto boards = sample(game.rules, request.positions, request.seed);
            const auto player = make();
            parts.push_back(sample_part(examine_picks(game, *table, *player, boards, watch)));
            return parts;
        }
        const Watch most(watch.share(0.7));
        parts.push_back(all_part(examine_all(game, *table, make, request, most, progress)));
        if (most.cut() != Cut::none) {
            note = {"positions reached in games are not counted: there was no time for it",
                    "posisi yang tercapai dalam permainan tidak dihitung: waktunya tidak cukup"};
            return parts;
        }
        if (!deterministic) {
            note = {"positions reached in games are counted for deterministic players only",
                    "posisi yang tercapai dalam permainan dihitung hanya untuk pemain deterministik"};
            return parts;
        }
        const auto reached = examine_reached(game, *table, make, request, watch, progress);
        if (reached) parts.push_back({"reached", {"positions it can reach", "posisi yang dapat dicapainya"}, *reached});
        return parts;
    }

   private:
    // Every position was drawn on its own.
    static QualityPart sample_part(const QualityTally& tally) {
        QualityPart part{"sample", {"a sample of all positions", "sampel dari semua posisi"}, tally};
        const auto shares = [](std::uint64_t kept, std::uint64_t all) {
            Ratio ratio;
            if (kept > 0) ratio.add_group(1, 1, kept);
            if (all > kept) ratio.add_group(0, 1, all - kept);
            return ratio;
        };
        const Picks all = tally.all();
        part.groups = all.positions;
        if (all.positions > 0) part.means.push_back(mean_kept(shares(all.kept, all.positions)));
        if (all.at_stake > 0) part.means.push_back(mean_stake_kept(shares(all.stake_kept, all.at_stake)));
        return part;
    }
    static QualityPart all_part(const Counted& counted) {
        if (counted.part >= 1) return {"all", {"all positions", "semua posisi"}, counted.tally};
        const double percent = 100 * counted.part;
        return {"part",
                filled({"the first {:.1f} % of all positions, in the order of the table: not a random sample",
                        "{:.1f} % pertama dari semua posisi, menurut urutan tabel: bukan sampel acak"},
                       percent),
                counted.tally};
    }
};

}  // namespace

QualityTally examine_picks(const Gobblet& game, const CompleteTable& table, Player<Gobblet>& player,
                           std::span<const Board> boards, const Watch& watch) {
    Examiner examiner(game, table, player);
    Rng rng(1);
    for (std::size_t i = 0; i < boards.size() && (i % kBreath != 0 || !watch.out()); ++i)
        examiner.examine(boards[i], table.score(boards[i]).value_or(Score{}), rng);
    return examiner.tally();
}

std::shared_ptr<const QualityKit<Gobblet>> quality_kit() {
    return std::make_shared<Sets>();
}

}  // namespace rakus::gobblet
