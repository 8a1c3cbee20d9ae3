#include "lab/quality_text.h"

#include <gtest/gtest.h>

namespace rakus::lab {
namespace {

QualitySample judged() {
    QualitySample s;
    s.tally.of(Class::win) = {10, 8, 5, 4, 3};
    s.tally.of(Class::loss) = {2, 2, 0, 0, 1};
    s.tally.wins_at_once = 4, s.tally.wins_passed_over = 1;
    s.lost_per_move.add_group(3, 12), s.lost_per_move.add_group(3, 12), s.lost_per_move.add_group(-1, 7);
    s.lost_per_game.add_group(6, 2);
    s.kept.add_group(10, 12), s.stake_kept.add_group(3, 5);
    s.phases[1].lost.add_group(2, 4), s.phases[2].kept.add_group(4, 4);
    s.losses = {{0, 9}, {2, 3}};
    s.worst = {2, 17, "1.2/3.4 1", "3+", "1"};
    s.with_choice = 14;
    return s;
}

TEST(QualityText, ReadsBackWhatItWrote) {
    for (const auto& sample : {judged(), QualitySample()}) {
        const auto back = read_sample(write_sample(sample));
        ASSERT_TRUE(back);
        EXPECT_EQ(back->tally, sample.tally);
        EXPECT_EQ(back->lost_per_move, sample.lost_per_move);
        EXPECT_EQ(back->lost_per_game, sample.lost_per_game);
        EXPECT_EQ(back->kept, sample.kept);
        EXPECT_EQ(back->stake_kept, sample.stake_kept);
        EXPECT_EQ(back->phases, sample.phases);
        EXPECT_EQ(back->losses, sample.losses);
        EXPECT_EQ(back->with_choice, sample.with_choice);
        EXPECT_EQ(write_sample(*back), write_sample(sample));
    }
    EXPECT_EQ(read_sample(write_sample(judged()))->worst.position, "1.2/3.4 1");
}

TEST(QualityText, RefusesWhatIsNoSample) {
    const auto text = write_sample(judged());
    EXPECT_FALSE(read_sample(""));
    EXPECT_FALSE(read_sample(text.substr(0, text.rfind('\n'))));
    EXPECT_FALSE(read_sample("x" + text));
    EXPECT_FALSE(read_sample(text + "\n1"));
    auto cut = text;
    cut.erase(cut.find('\n'), 3);
    EXPECT_FALSE(read_sample(cut));
}

}  // namespace
}  // namespace rakus::lab
