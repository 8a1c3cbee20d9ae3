#include "solve/book.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace rakus::solve {
namespace {

Book small() {
    return {"nim", "heaps=3", 2, {0, 1, 63, 17}};
}

TEST(Book, ReadsBackWhatWasWritten) {
    const auto back = read_book(write_book(small()));
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back->game, "nim");
    EXPECT_EQ(back->rules, "heaps=3");
    EXPECT_EQ(back->plies, 2);
    EXPECT_EQ(back->values, small().values);
}

TEST(Book, EveryAlteredLetterIsNoticed) {
    const std::string text = write_book(small());
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string other = text;
        other[i] = other[i] == 'x' ? 'y' : 'x';
        const auto read = read_book(other);
        const bool label = i < text.find("plies");  // names are compared by whoever asks for the book
        EXPECT_TRUE(label || !read.ok()) << i;
    }
    EXPECT_FALSE(read_book(text.substr(0, text.size() - 2)).ok());
    EXPECT_FALSE(read_book("").ok());
}

TEST(Book, ListsPositionsOnceAndByTheFewestPlies) {
    // From n one may go to n + 1 and n + 2.
    const auto listed = first_plies<int, std::hash<int>>(0, 2, [](int n, const auto& add) { add(n + 1), add(n + 2); });
    EXPECT_EQ(listed.positions, (std::vector<int>{0, 1, 2, 3, 4}));
    EXPECT_EQ(listed.last, 3u);
}

}  // namespace
}  // namespace rakus::solve
