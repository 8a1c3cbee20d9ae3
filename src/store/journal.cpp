#include "store/journal.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <filesystem>

namespace rakus::store {
namespace {

constexpr std::string_view kTables = R"(
CREATE TABLE IF NOT EXISTS run (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, spec TEXT NOT NULL, command TEXT NOT NULL,
  version TEXT NOT NULL, seed TEXT NOT NULL, began TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
  ended TEXT NOT NULL DEFAULT '', report TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE IF NOT EXISTS block (
  run TEXT NOT NULL REFERENCES run(id), number INTEGER NOT NULL, bytes TEXT NOT NULL, PRIMARY KEY (run, number)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;)";

constexpr std::string_view kSelect =
    "SELECT id, kind, game, spec, command, version, seed, began, ended, report, (SELECT count(*) FROM block WHERE run "
    "= id) FROM run ";

StoredRun row(const Statement& s) {
    StoredRun r{{s.text(0), s.text(1), s.text(2), s.text(3), s.text(4), s.text(5), std::stoull("0" + s.text(6))},
                s.text(7),
                s.text(8),
                0,
                s.text(9)};
    r.blocks = static_cast<std::uint64_t>(s.number(10));
    return r;
}

// The version of the format; a file of a later program is refused rather than misread.
Status check_format(const Database& db) {
    auto version = db.prepare("PRAGMA user_version");
    if (!version) return version.error();
    if (version->step() && version->number(0) > 1)
        return bad_input(fmt::format("results file '{}': format {}, expected 1; a newer rakus wrote it", db.file(),
                                     version->number(0)),
                         fmt::format("berkas hasil '{}': format {}, seharusnya 1; ditulis oleh rakus yang lebih baru",
                                     db.file(), version->number(0)));
    return Done{};
}

}  // namespace

Result<Results> Results::open(const std::string& folder) {
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    auto db = Database::open((std::filesystem::path(folder) / "results.sqlite").string());
    if (!db) return db.error();
    if (const auto known = check_format(*db); !known) return known.error();
    if (const auto made = db->run(kTables); !made) return made.error();
    return Results(std::move(*db));
}

Result<std::map<std::size_t, std::string>> Results::begin(const Run& run) {
    auto add = db_.prepare(
        "INSERT INTO run(id, kind, game, spec, command, version, seed) VALUES(?,?,?,?,?,?,?) "
        "ON CONFLICT(id) DO UPDATE SET command = excluded.command");
    if (!add) return add.error();
    add->bind(run.id)
        .bind(run.kind)
        .bind(run.game)
        .bind(run.spec)
        .bind(run.command)
        .bind(run.version)
        .bind(fmt::format("{}", run.seed))
        .step();
    if (add->code() != SQLITE_DONE) return db_.trouble(add->code());
    const auto stored = find(run.id);
    if (!stored) return stored.error();
    if (stored->run.spec != run.spec)
        return internal_error(fmt::format("results file: two specifications share the id {}", run.id),
                              fmt::format("berkas hasil: dua spesifikasi ber-id sama {}", run.id));
    return blocks(run.id);
}

Status Results::append(std::string_view run, std::size_t block, std::string_view bytes) {
    if (!append_) {
        auto prepared = db_.prepare("INSERT OR REPLACE INTO block(run, number, bytes) VALUES(?,?,?)");
        if (!prepared) return prepared.error();
        append_.emplace(std::move(*prepared));
    }
    append_->bind(run).bind(static_cast<std::int64_t>(block)).bind(bytes).step();
    const int code = append_->code();
    append_->reset();
    return code == SQLITE_DONE ? Status(Done{}) : Status(db_.trouble(code));
}

Status Results::finish(std::string_view run, std::string_view report) {
    auto set = db_.prepare("UPDATE run SET ended = strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), report = ? WHERE id = ?");
    if (!set) return set.error();
    set->bind(report).bind(run).step();
    return set->code() == SQLITE_DONE ? Status(Done{}) : Status(db_.trouble(set->code()));
}

Result<std::vector<StoredRun>> Results::list() const {
    auto rows = db_.prepare(std::string(kSelect) + "ORDER BY began, id");
    if (!rows) return rows.error();
    std::vector<StoredRun> runs;
    while (rows->step()) runs.push_back(row(*rows));
    if (rows->code() != SQLITE_DONE) return db_.trouble(rows->code());
    return runs;
}

Result<StoredRun> Results::find(std::string_view id) const {
    auto rows = db_.prepare(std::string(kSelect) + "WHERE substr(id, 1, length(?)) = ? LIMIT 2");
    if (!rows) return rows.error();
    std::vector<StoredRun> runs;
    for (rows->bind(id).bind(id); rows->step();) runs.push_back(row(*rows));
    if (rows->code() != SQLITE_DONE) return db_.trouble(rows->code());
    if (runs.size() == 1) return runs[0];
    return bad_input(fmt::format("results: {} run begins with '{}'; 'rakus results list' shows them",
                                 runs.empty() ? "no" : "more than one", id),
                     fmt::format("hasil: {} run yang berawalan '{}'; 'rakus results list' menyebutkan semuanya",
                                 runs.empty() ? "tidak ada" : "lebih dari satu", id));
}

Result<std::map<std::size_t, std::string>> Results::blocks(std::string_view run) const {
    auto rows = db_.prepare("SELECT number, bytes FROM block WHERE run = ?");
    if (!rows) return rows.error();
    std::map<std::size_t, std::string> blocks;
    for (rows->bind(run); rows->step();) blocks.emplace(static_cast<std::size_t>(rows->number(0)), rows->text(1));
    if (rows->code() != SQLITE_DONE) return db_.trouble(rows->code());
    return blocks;
}

}  // namespace rakus::store
