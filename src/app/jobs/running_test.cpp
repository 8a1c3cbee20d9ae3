#include "app/jobs/running.h"

#include <gtest/gtest.h>

#include <set>

namespace rakus::app {
namespace {

Result<std::string> doubled(std::size_t block) {
    return std::to_string(2 * block);
}

struct Heard {
    std::set<std::size_t> blocks;
    std::uint64_t done = 0, total = 0;
    Listeners listeners() {
        return {[this](std::size_t block, const std::string&) { return blocks.insert(block), Done{}; },
                [this](std::uint64_t d, std::uint64_t t) { done = d, total = t; }};
    }
};

TEST(Running, PlaysOnlyWhatIsNotKnown) {
    lab::Threads crew(2);
    Heard heard;
    Running running(crew, {}, heard.listeners(), {{1, "2"}, {9, "18"}});
    const auto finished = running.play({0, 1, 2}, doubled, {nullptr, [](std::size_t b) { return b + 1; }});
    EXPECT_EQ(*finished, (lab::Finished{{0, "0"}, {1, "2"}, {2, "4"}}));
    EXPECT_EQ(heard.blocks, (std::set<std::size_t>{0, 2}));
    EXPECT_EQ(heard.done, 6u);
    EXPECT_EQ(heard.total, 6u);
    EXPECT_FALSE(running.cut());
}

TEST(Running, ABlockThatEndsAfterTheTokenIsOutIsHeardByNobody) {
    lab::Threads crew(1);
    Heard heard;
    bool unwanted = false;
    Running running(crew, {kForever, [&] { return unwanted; }}, heard.listeners());
    const auto finished = running.play({0, 1, 2}, [&](std::size_t b) {
        unwanted = b == 1;
        return doubled(b);
    });
    EXPECT_EQ(*finished, (lab::Finished{{0, "0"}}));
    EXPECT_EQ(heard.blocks, std::set<std::size_t>{0});
    EXPECT_TRUE(running.cut());
    EXPECT_EQ(running.why(), Cut::cancelled);
}

TEST(Running, WhatFollowsACutIsNotKept) {
    lab::Threads crew(1);
    Heard heard;
    Running running(crew, {1000}, heard.listeners());
    running.spend(0);  // a phase without time
    const auto share = running.in_turn();
    EXPECT_EQ(*share(2, [](std::size_t) { return std::string("a"); }), (std::vector<std::string>{"", ""}));
    EXPECT_TRUE(running.cut());
    EXPECT_EQ(running.why(), Cut::time);
    running.spend(1);
    EXPECT_EQ(*share(2, [](std::size_t) { return std::string("b"); }), (std::vector<std::string>{"b", "b"}));
    EXPECT_TRUE(heard.blocks.empty());
    EXPECT_EQ(running.why(), Cut::time);
}

TEST(Running, PartsInTurnAreTheNextBlocks) {
    lab::Threads crew(2);
    Heard heard;
    Running running(crew, {}, heard.listeners(), {{2, "kept"}});
    const auto share = running.in_turn();
    const auto part = [](std::size_t p) { return std::to_string(p); };
    EXPECT_EQ(*share(2, part), (std::vector<std::string>{"0", "1"}));
    const std::string any(1, '\0');
    EXPECT_EQ(*running.aside()(2, [&](std::size_t) { return any; }), (std::vector<std::string>{any, any}));
    EXPECT_EQ(*share(2, part), (std::vector<std::string>{"kept", "1"}));
    EXPECT_EQ(heard.blocks, (std::set<std::size_t>{0, 1, 3}));
}

TEST(Running, AJobInsideHasItsOwnNumbersAndIsHeardUnderThoseOfTheWhole) {
    lab::Threads crew(1);
    Heard heard;
    Running whole(crew, {}, heard.listeners(), {{9, "before"}, {11, "kept"}, {13, "after"}});
    std::uint64_t told = 0;
    Running inside = whole.part(10, 3, [&](std::uint64_t done, std::uint64_t) { told = done; });
    const auto finished = inside.play({0, 1, 2}, doubled, {nullptr, [](std::size_t) { return std::uint64_t{1}; }});
    EXPECT_EQ(*finished, (lab::Finished{{0, "0"}, {1, "kept"}, {2, "4"}}));
    EXPECT_EQ(heard.blocks, (std::set<std::size_t>{10, 12}));
    EXPECT_EQ(told, 3u);
    EXPECT_EQ(heard.done, 0u) << "progress of the job inside is told to who asked for it";
    whole.joined(10, inside);
    EXPECT_EQ(whole.finished(), (lab::Finished{{9, "before"}, {10, "0"}, {11, "kept"}, {12, "4"}, {13, "after"}}));
    EXPECT_FALSE(whole.cut());
}

TEST(Running, AJobInsideThatIsCutCutsTheWholeAndKeepsWhatWasFinished) {
    lab::Threads crew(1);
    Heard heard;
    bool unwanted = false;
    Running whole(crew, {kForever, [&] { return unwanted; }}, heard.listeners());
    Running inside = whole.part(4, 3, {});
    ASSERT_TRUE(inside.play({0, 1, 2}, [&](std::size_t b) {
        unwanted = b == 1;
        return doubled(b);
    }));
    whole.joined(4, inside);
    EXPECT_TRUE(whole.cut());
    EXPECT_EQ(whole.finished(), (lab::Finished{{4, "0"}}));
    Running later = whole.part(7, 1, {});
    unwanted = false;
    ASSERT_TRUE(later.play({0}, doubled));
    whole.joined(7, later);
    EXPECT_EQ(whole.finished(), (lab::Finished{{4, "0"}})) << "what follows a cut is another job";
    EXPECT_EQ(heard.blocks, std::set<std::size_t>{4});
}

TEST(Running, AListenerThatFailsEndsTheWork) {
    lab::Threads crew(1);
    Running running(crew, {}, {[](std::size_t, const std::string&) { return Status(bad_input("full", "penuh")); }, {}});
    const auto finished = running.play({0, 1}, doubled);
    ASSERT_FALSE(finished);
    EXPECT_EQ(finished.error().message.en, "full");
}

}  // namespace
}  // namespace rakus::app
