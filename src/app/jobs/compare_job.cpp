// rakus compare as a job: first the positions in which the two differ, then the truth of some of them.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "app/jobs/compare_report.h"
#include "app/jobs/kinds.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kNodesOfATruth = 200'000, kPositionsOfAPart = 50;
constexpr double kTimeOfLooking = 0.3;  // of what there is, if there is a limit; the rest is for the truth

class CompareAnswer final : public Report {
   public:
    explicit CompareAnswer(CompareFigures figures) : figures_(std::move(figures)) {}
    Json document() const override { return compare_json(figures_); }
    void print(Console& console) const override { print_compare(figures_, console); }

   private:
    const CompareFigures figures_;
};

struct CompareWish {
    lab::DifferenceRequest players;
    std::uint64_t positions = 0, judged = 0, nodes = 0, playouts = 0;
    std::size_t top = 10;
};

// The bytes of a part: what differs there.
std::string write_differing(const std::vector<lab::Differing>& all) {
    Json out = Json::array();
    for (const lab::Differing& d : all) out.push_back(json_of_differing(d));
    return out.dump();
}

Result<std::vector<lab::Differing>> read_differing(const std::string& bytes) {
    const auto json = Json::parse(bytes, nullptr, false);
    std::vector<lab::Differing> out;
    if (json.is_array()) try {
            const auto text = [](const Json& j) { return Text{j.at("en"), j.at("id")}; };
            for (const Json& d : json)
                out.push_back({d.at("position"), d.at("picks").at(0), d.at("picks").at(1), text(d.at("rules").at(0)),
                               text(d.at("rules").at(1)), text(d.at("why").at(0)), text(d.at("why").at(1))});
            return out;
        } catch (const Json::exception&) {  // said below
        }
    return bad_input({"compare: '{:.60}' is no list of positions", "compare: '{:.60}' bukan daftar posisi"}, bytes);
}

class CompareJob final : public Job {
   public:
    CompareJob(const AnyGame& game, CompareWish wish)
        : Job("compare", game,
              spec_of("compare", game,
                      {{"rules", wish.players.rules},
                       {"player", wish.players.player_a},
                       {"player", wish.players.player_b},
                       {"positions", fmt::format("{}", wish.positions)},
                       {"judged", fmt::format("{}", wish.judged)},
                       {"nodes", fmt::format("{}", wish.nodes)},
                       {"playouts", fmt::format("{}", wish.playouts)},
                       {"seed", fmt::format("{}", wish.players.seed)}}),
              wish.players.seed),
          game_(game),
          wish_(std::move(wish)) {}

    Words unit() const override { return {"steps", "tahap"}; }

    Result<ReportMade> carry_out(Running& running) const override {
        const auto start = game_.inspect({wish_.players.rules, "", {}, 1});
        if (!start) return start.error();
        running.spend(kTimeOfLooking);
        std::uint64_t looked_at = 0;
        auto all = found(running, looked_at);
        if (!all) return all.error();
        running.spend(1);
        if (const auto told = judge(*all, running); !told) return told.error();
        return ReportMade(std::make_unique<CompareAnswer>(CompareFigures{
            &game_, start->rules, wish_.players.player_a, wish_.players.player_b, run().seed,
            lab::difference_report(looked_at, std::move(*all), wish_.top), running.cut() ? running.why() : Cut::none}));
    }

   private:
    // The positions that differ, and of how many.
    Result<std::vector<lab::Differing>> found(Running& running, std::uint64_t& looked_at) const {
        const std::size_t parts = (wish_.positions + kPositionsOfAPart - 1) / kPositionsOfAPart;
        const auto count = [&](std::size_t part) {
            return std::min(kPositionsOfAPart, wish_.positions - part * kPositionsOfAPart);
        };
        const auto bytes = running.in_turn()(parts, [&](std::size_t part) -> std::string {
            const auto differ = lab::differing_in(game_, wish_.players, part * kPositionsOfAPart, count(part));
            return differ ? write_differing(*differ) : "!" + differ.error().message.en;
        });
        if (!bytes) return bytes.error();
        std::vector<lab::Differing> all;
        for (std::size_t part = 0; part < parts; ++part) {
            if ((*bytes)[part].empty()) continue;  // there was no time for it
            if ((*bytes)[part].starts_with('!'))
                return internal_error((*bytes)[part].substr(1), (*bytes)[part].substr(1));
            auto some = read_differing((*bytes)[part]);
            if (!some) return some.error();
            std::ranges::move(*some, std::back_inserter(all));
            looked_at += count(part);
        }
        return all;
    }
    // "3 seeds", or "-" where the truth is not known.
    Status judge(std::vector<lab::Differing>& all, Running& running) const {
        TruthLimits limits;
        static_cast<Budget&>(limits) = running.budget();
        limits.nodes = wish_.nodes;
        limits.playouts = wish_.playouts;
        limits.tables = wish_.players.tables;
        const std::size_t judged = std::min<std::uint64_t>(wish_.judged, all.size());
        const auto bytes = running.in_turn()(judged, [&](std::size_t i) -> std::string {
            lab::Differing d = all[i];
            lab::judge_difference(game_, wish_.players, limits, d);
            return d.judged ? fmt::format("{} {}", d.gain, d.unit) : "-";
        });
        if (!bytes) return bytes.error();
        for (std::size_t i = 0; i < judged; ++i) {
            const std::string& told = (*bytes)[i];
            if (told.empty() || told == "-") continue;
            char* rest = nullptr;
            all[i].gain = std::strtod(told.c_str(), &rest);
            all[i].judged = true;
            all[i].unit = *rest == ' ' ? rest + 1 : "";
        }
        return Done{};
    }

    const AnyGame& game_;
    const CompareWish wish_;
};

}  // namespace

Result<JobMade> compare_job(const Wish& wish) {
    const AnyGame& game = *wish.game;
    if (wish.players.size() != 2)
        return usage_error("compare: expected two players, such as: rakus compare GAME A B",
                           "compare: seharusnya dua pemain, misalnya: rakus compare PERMAINAN A B");
    for (const auto& player : wish.players)
        if (const auto known = game.check_player(player, wish.rules); !known) return known.error();
    if (const auto start = game.inspect({wish.rules, "", {}, 1}); !start) return start.error();
    CompareWish asked{{wish.canonical_rules(), wish.players[0], wish.players[1], wish.tables, wish.seed},
                      wish.whole("positions", 2000),
                      wish.whole("judged", 200),
                      wish.whole("nodes", kNodesOfATruth),
                      wish.whole("playouts", 0),
                      static_cast<std::size_t>(wish.whole("top", 10))};
    if (asked.positions < 1 || asked.positions > 1'000'000)
        return usage_error("--positions: expected 1 to 1000000", "--positions: seharusnya 1 sampai 1000000");
    return JobMade(std::make_unique<CompareJob>(game, std::move(asked)));
}

}  // namespace rakus::app
