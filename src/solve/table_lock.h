// A table that several processes need is made once: whoever comes second waits for the first. The lock is an flock on a
// file beside the table, so it ends with its process, however that ends; the file goes when the lock is given back.
#pragma once
#include <string>

#include "core/budget.h"

namespace rakus::solve {

// Where tables come from and where they go.
struct TableShelf {
    std::string folder;  // empty: memory alone
    bool keep = true;    // false: a table that has to be made stays in memory
    int jobs = 1;
};

class TableLock {
   public:
    // Waits for the lock of this table until it is there or the watch is out. Makes the folder if there is none.
    TableLock(const std::string& table, const Watch&);
    ~TableLock();
    TableLock(const TableLock&) = delete;
    TableLock& operator=(const TableLock&) = delete;

    bool held() const { return file_ >= 0; }
    // False: no file can be made there, so there is nothing to share.
    bool writable() const { return writable_; }

   private:
    bool open_file();
    bool take();

    std::string path_;
    int file_ = -1;
    bool writable_ = true;
};

}  // namespace rakus::solve
