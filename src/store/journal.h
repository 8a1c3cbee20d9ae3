// The results file: every run with its specification, its finished blocks as an append-only journal, and its report.
// The format is described in docs/results-file.md.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/sqlite.h"

namespace rakus::store {

// A run as it is known before it has finished.
struct Run {
    std::string id;    // the hash of the specification
    std::string kind;  // "match", "tune"
    std::string game;
    std::string spec;     // the text that was hashed
    std::string command;  // what to type to continue it
    std::string version;
    std::uint64_t seed = 1;
};

struct StoredRun {
    Run run;
    std::string began, ended;  // UTC, ISO 8601; `ended` is empty while the run is unfinished
    std::uint64_t blocks = 0;  // in the journal
    std::string report;        // JSON; empty while the run is unfinished
};

// A job that a server was asked for: by whom, and the request to make it from again.
struct Ticket {
    std::string id;     // known to its owner alone
    std::string owner;  // an address of the network
    std::string verb, request;
    bool cancelled = false;  // by its owner: it is not gone on with
    std::string run = {};    // what it plays
};

// What stands under a finished block: it belongs to this run and this place in it.
std::string seal_of_block(std::string_view run, std::size_t number, std::string_view bytes);

class Results {
   public:
    // The results file of a folder; the folder is made if need be.
    static Result<Results> open(const std::string& folder);
    // The same to read only: nothing is made or changed. Nothing where there is no results file.
    static Result<std::optional<Results>> look_at(const std::string& folder);

    // Notes the run, and answers with the blocks that are finished already.
    Result<std::map<std::size_t, std::string>> begin(const Run&);
    // Whether the run is noted.
    Result<bool> knows(std::string_view id) const;
    // Forgets the blocks of a run that are damaged, so that they are played again; answers how many.
    Result<std::size_t> forget_damaged(std::string_view run);
    // Forgets these runs with all their blocks, and gives their place on the disk back.
    Status forget(const std::vector<std::string>& runs);
    // One finished block, durable when the call returns. Writing the same block again replaces it.
    Status append(std::string_view run, std::size_t block, std::string_view bytes);
    Status finish(std::string_view run, std::string_view report);

    // Jobs of a server, noted before their runs begin. The last thousand are remembered, as far as their blocks are no
    // more than `room` bytes; with an older one goes its run, unless it was there before any server asked for it.
    Status remember(const Ticket&, std::int64_t room = std::int64_t{64} << 20);
    Result<std::optional<Ticket>> ticket(std::string_view id) const;
    Status cancel(std::string_view id);

    Result<std::vector<StoredRun>> list() const;
    // By the id or an unambiguous beginning of it.
    Result<StoredRun> find(std::string_view id) const;
    // A damaged block is an error that names it.
    Result<std::map<std::size_t, std::string>> blocks(std::string_view run) const;
    const std::string& file() const { return db_.file(); }
    // No more than this many pages of 4 KiB: a full disk, for tests.
    void limit_size(int pages) { (void)db_.run("PRAGMA max_page_count = " + std::to_string(pages)); }

   private:
    explicit Results(Database db, int format) : db_(std::move(db)), format_(format) {}
    struct Blocks {
        std::map<std::size_t, std::string> sound;
        std::vector<std::int64_t> damaged;
    };
    Status at_once(const std::function<Status()>&);
    Status note(const Run&);
    Status carry_out(std::string_view sql, std::initializer_list<std::string_view> values);
    Status seal(std::string_view run);
    Status forget_old_jobs(std::int64_t room);
    Result<Blocks> all_blocks(std::string_view run) const;
    Result<std::vector<StoredRun>> rows_of(Statement&) const;
    std::string select(std::string_view where) const;
    Result<StoredRun> row(const Statement&) const;

    Database db_;
    int format_;
    std::optional<Statement> append_;
};

}  // namespace rakus::store
