#include "app/http/slots.h"

#include <gtest/gtest.h>

#include <thread>

namespace rakus::app {
namespace {

using std::chrono::milliseconds;

TEST(Slots, AreTakenAndGivenBack) {
    Slots slots(2, 4);
    EXPECT_TRUE(slots.take("a", milliseconds(0)));
    EXPECT_TRUE(slots.take("a", milliseconds(0)));
    EXPECT_FALSE(slots.take("b", milliseconds(1)));
    slots.give_back("a");
    EXPECT_TRUE(slots.take("b", milliseconds(1)));
}

TEST(Slots, AFreeOneGoesToTheClientThatHoldsTheFewest) {
    Slots slots(2, 8);
    ASSERT_TRUE(slots.take("greedy", milliseconds(0)));
    ASSERT_TRUE(slots.take("greedy", milliseconds(0)));
    std::string order;
    std::mutex guard;
    const auto wait = [&](const std::string& client) {
        return std::thread([&, client] {
            ASSERT_TRUE(slots.take(client, milliseconds(10000)));
            const std::scoped_lock lock(guard);
            order += client[0];
        });
    };
    std::thread first = wait("greedy");
    std::this_thread::sleep_for(milliseconds(50));
    std::thread second = wait("modest");
    std::this_thread::sleep_for(milliseconds(50));
    slots.give_back("greedy");
    second.join();
    slots.give_back("modest");
    first.join();
    EXPECT_EQ(order, "mg") << "the one that came later and held nothing was first";
}

TEST(Slots, NobodyHasMoreThanOneMayAndOthersGoBefore) {
    Slots slots(3, 8, 2);
    ASSERT_TRUE(slots.take("greedy", milliseconds(0)));
    ASSERT_TRUE(slots.take("greedy", milliseconds(0)));
    EXPECT_FALSE(slots.take("greedy", milliseconds(1))) << "one is free";
    std::thread third([&] { EXPECT_TRUE(slots.take("greedy", milliseconds(10000))); });
    std::this_thread::sleep_for(milliseconds(50));
    EXPECT_TRUE(slots.take("modest", milliseconds(0))) << "it came later and does not wait for the one that may not";
    slots.give_back("greedy");
    third.join();
}

TEST(Slots, OnlySoManyMayWait) {
    Slots slots(1, 1);
    ASSERT_TRUE(slots.take("a", milliseconds(0)));
    std::thread waiter([&] { EXPECT_FALSE(slots.take("b", milliseconds(300))); });
    std::this_thread::sleep_for(milliseconds(100));
    const auto began = std::chrono::steady_clock::now();
    EXPECT_FALSE(slots.take("c", milliseconds(10000)));
    EXPECT_LT(std::chrono::steady_clock::now() - began, milliseconds(150)) << "refused at once";
    waiter.join();
}

}  // namespace
}  // namespace rakus::app
