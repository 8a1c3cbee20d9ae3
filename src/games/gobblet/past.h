// The boards since the last placement, for the repetition rule. Copies are cheap: at most one page of boards is copied,
// full pages never change and are shared. Most games never fill a page, so playing allocates nothing.
#pragma once
#include <array>
#include <cstdint>
#include <memory>

#include "games/gobblet/board.h"

namespace rakus::gobblet {

class Past {
   public:
    // Adds a board that stood for the `seen`-th time.
    void add(Board b, std::uint8_t seen) {
        if (count_ == kPage) {
            before_ = std::make_shared<const Page>(Page{page_, before_});
            count_ = 0;
        }
        page_[static_cast<std::size_t>(count_++)] = Entry{b.word() | std::uint64_t{seen} << kSeenShift};
    }

    // How often this board has stood there with the same side to move, that is two, four, six ... plies ago.
    int times(Board b) const {
        if (const int n = times_in(page_, count_, b, 2); n > 0 || !before_) return n;
        const int first = count_ % 2 == 1 ? 1 : 2;  // keeps the parity across the edge of the page
        for (const Page* p = before_.get(); p; p = p->before.get())
            if (const int n = times_in(p->entries, kPage, b, first); n > 0) return n;
        return 0;
    }

   private:
    using Entry = std::uint64_t;
    static constexpr int kPage = 8, kSeenShift = 54;
    using Entries = std::array<Entry, kPage>;
    struct Page {
        Entries entries;
        std::shared_ptr<const Page> before;
    };

    // The latest of the entries at end - first, end - first - 2, ... that is this board: its count.
    static int times_in(const Entries& entries, int end, Board b, int first) {
        for (int i = end - first; i >= 0; i -= 2) {
            const Entry e = entries[static_cast<std::size_t>(i)];
            if ((e & ((Entry{1} << kSeenShift) - 1)) == b.word()) return static_cast<int>(e >> kSeenShift);
        }
        return 0;
    }

    Entries page_{};  // the first count_ mean something
    int count_ = 0;
    std::shared_ptr<const Page> before_;
};

}  // namespace rakus::gobblet
