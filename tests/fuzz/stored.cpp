// What the program has written, as somebody else may have changed it: shards, rows of the journal, tables, books.
#include <sys/mman.h>
#include <unistd.h>

#include <string>

#include "app/shard_file.h"
#include "fuzz/targets.h"
#include "lab/regret.h"
#include "lab/runs.h"
#include "lab/schedule.h"
#include "lab/tally_text.h"
#include "solve/book.h"
#include "solve/table_file.h"

namespace rakus::fuzz {
namespace {

void shard(std::string_view bytes) {
    (void)app::read_shard(bytes, "part.json");
}

// The specification and the blocks of every kind of run.
void journal(std::string_view bytes) {
    if (const auto tally = lab::read_tally(bytes)) expect(lab::read_tally(lab::write_tally(*tally)) == tally);
    if (const auto pairs = lab::read_pairs(bytes); pairs && !pairs->each.empty())
        expect(lab::read_pairs(lab::write_pairs(*pairs)).has_value());
    if (const auto runs = lab::read_runs(bytes)) expect(lab::read_runs(lab::write_runs(*runs)) == runs);
    (void)lab::read_judged(bytes);
    (void)lab::read_spec(bytes);
    (void)lab::read_runs_spec(bytes);
}

// Whatever its head says: it is a table of these cells, or it is refused.
void table(std::string_view bytes) {
    static const int file = ::memfd_create("table", 0);
    static const std::string path = "/proc/self/fd/" + std::to_string(file);
    const bool written = ::ftruncate(file, 0) == 0 &&
                         ::pwrite(file, bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size());
    expect(written);
    const auto opened = solve::TableFile::open(path, {"bantumi", "ec=1,pits=2,table=3", 1, 35});
    if (!opened || !opened->check()) return;
    std::int8_t last = 0;
    expect(opened->size() == 35 && opened->read(34, last));
}

void book(std::string_view bytes) {
    const auto book = solve::read_book(bytes);
    if (book) expect(solve::read_book(solve::write_book(*book)).ok());
}

}  // namespace

std::vector<Target> stored_targets() {
    return {{"shard", shard}, {"journal", journal}, {"table", table}, {"book", book}};
}

}  // namespace rakus::fuzz
