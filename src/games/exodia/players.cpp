#include "games/exodia/ahead.h"
#include "games/exodia/learned.h"
#include "games/exodia/policy_file.h"
#include "games/exodia/strategies.h"
#include "search/random_player.h"

namespace rakus::exodia {
namespace {

PlayerKind<Exodia> policy_kind(std::string_view name, Words about, Policy (*maker)(const Program&)) {
    return {name, about, {}, true, [maker](std::span<const double>) { return std::make_unique<PolicyPlayer>(maker); }};
}

}  // namespace

std::vector<PlayerKind<Exodia>> players() {
    std::vector<PlayerKind<Exodia>> all{
        credited(kByPaper, policy_kind("paper",
                                       {"the paper's classes, the highest first",
                                        "kelas-kelas makalah, yang tertinggi lebih dulu"},
                                       paper_policy)),
        credited(kAfterPaper, policy_kind("paper-guarded",
                                          {"the same, but keeps the pieces and gives up dead cards first",
                                           "sama, tetapi menjaga bagian Exodia dan melepas kartu mati lebih dulu"},
                                          guarded_policy)),
        policy_kind("community",
                    {"digs for the engine and keeps the other spells for it; then search, draw, replace",
                     "menggali mesin dan menyimpan spell lain untuknya; lalu cari, tarik, ganti"},
                    community_policy),
        policy_kind(
            "tuned",
            {"the order that tuning found for a win on turn 1", "urutan hasil penalaan untuk menang di giliran 1"},
            tuned_policy),
        {"learned",
         {"adds up what everything on the table makes a move worth; the weights were learned by playing",
          "menjumlahkan nilai yang diberikan semua yang terlihat kepada tiap langkah; bobotnya dipelajari dengan "
          "bermain"},
         {},
         true,
         [](std::span<const double>) { return std::make_unique<LearnedPlayer>(); }},
        search::random_kind<Exodia>()};
    all.push_back(
        search::rollout_kind<Exodia>(all, "tuned", {.playouts = 128, .guard = 1.5, .every_move = true}, duel_worlds));
    return all;
}

}  // namespace rakus::exodia
