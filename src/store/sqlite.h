// SQLite behind one door: statements that close themselves, and errors in words.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace rakus::store {

// One prepared statement. Bind in order, step until it says no.
class Statement {
   public:
    explicit Statement(sqlite3_stmt* s) : statement_(s) {}
    Statement(Statement&& o) noexcept : statement_(o.statement_), bound_(o.bound_) { o.statement_ = nullptr; }
    Statement& operator=(Statement&&) = delete;
    ~Statement();

    Statement& bind(std::string_view text);
    Statement& bind(std::int64_t number);
    // True while there is a row; the result code of SQLite stays in `code`.
    bool step();
    int code() const { return code_; }
    void reset();

    std::string text(int column) const;
    std::int64_t number(int column) const;

   private:
    sqlite3_stmt* statement_;
    int bound_ = 0, code_ = 0;
};

// A database file, opened for writing and made if it is not there. Other processes may use it at the same time.
class Database {
   public:
    static Result<Database> open(const std::string& file);
    // To read only, also where nothing can be written.
    static Result<Database> look_at(const std::string& file);

    Status run(std::string_view sql) const;  // statements without answers
    Result<Statement> prepare(std::string_view sql) const;
    // The last error in words: a full disk, a read-only folder, a locked or a damaged file are called so.
    Error trouble(int code) const;
    const std::string& file() const { return file_; }

   private:
    static Result<Database> open_as(const std::string& name, const std::string& file, int flags);
    struct Close {
        void operator()(sqlite3*) const;
    };
    std::unique_ptr<sqlite3, Close> db_;
    std::string file_;
};

}  // namespace rakus::store
