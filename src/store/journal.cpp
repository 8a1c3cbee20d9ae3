#include "store/journal.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <filesystem>

#include "core/disk.h"
#include "core/fingerprint.h"
#include "core/text.h"

namespace rakus::store {
namespace {

constexpr int kFormat = 2;

constexpr std::string_view kTables = R"(
CREATE TABLE IF NOT EXISTS run (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, spec TEXT NOT NULL, command TEXT NOT NULL,
  version TEXT NOT NULL, seed TEXT NOT NULL, began TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
  ended TEXT NOT NULL DEFAULT '', report TEXT NOT NULL DEFAULT '', seal TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE IF NOT EXISTS block (
  run TEXT NOT NULL REFERENCES run(id), number INTEGER NOT NULL, bytes TEXT NOT NULL, seal TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (run, number)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 2;)";

// Made when a server notes its first job.
constexpr std::string_view kJobs = R"(
CREATE TABLE IF NOT EXISTS job (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, verb TEXT NOT NULL, request TEXT NOT NULL, run TEXT NOT NULL,
  cancelled TEXT NOT NULL DEFAULT '', began TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;)";

// What a file of format 1 lacks. Its runs stay without seals.
constexpr std::string_view kSinceFormat1 = R"(
BEGIN;
ALTER TABLE run ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE block ADD COLUMN seal TEXT NOT NULL DEFAULT '';
PRAGMA user_version = 2;
COMMIT;)";

// The version of the format, 0 for a new file; a file of a later program is refused rather than misread.
Result<int> format_of(const Database& db) {
    auto version = db.prepare("PRAGMA user_version");
    if (!version) return version.error();
    if (!version->step()) return db.trouble(version->code());
    const auto format = static_cast<int>(version->number(0));
    if (format > kFormat)
        return bad_input({"results file '{}': format {}, expected {}; a newer rakus wrote it",
                          "berkas hasil '{}': format {}, seharusnya {}; ditulis oleh rakus yang lebih baru"},
                         db.file(), format, kFormat);
    return format;
}

Error damaged(const Database& db, std::string_view en, std::string_view id) {
    return internal_error({"results file '{}': {} is damaged", "berkas hasil '{}': {} rusak"}, db.file(),
                          Words{en, id});
}

// Runs of the first format have no seals; a run's version tells which it is.
bool is_sealed(const Run& run) {
    return run.version.find('+') != std::string::npos;
}

std::string seal_of(const StoredRun& r) {
    return fingerprint(fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", r.run.id, r.run.kind, r.run.game,
                                   r.run.spec, r.run.command, r.run.version, r.run.seed, r.began, r.ended, r.report));
}

StoredRun as_stored(const Statement& s) {
    return {{s.text(0), s.text(1), s.text(2), s.text(3), s.text(4), s.text(5),
             whole_number<std::uint64_t>(s.text(6), 0, ~std::uint64_t{0}).value_or(0)},
            s.text(7),
            s.text(8),
            static_cast<std::uint64_t>(s.number(10)),
            s.text(9)};
}

std::string file_in(const std::string& folder) {
    return (std::filesystem::path(folder) / "results.sqlite").string();
}

}  // namespace

std::string seal_of_block(std::string_view run, std::size_t number, std::string_view bytes) {
    return fingerprint(fmt::format("{}\n{}\n{}", run, number, bytes));
}

std::string Results::select(std::string_view where) const {
    return fmt::format(
        "SELECT id, kind, game, spec, command, version, seed, began, ended, report, "
        "(SELECT count(*) FROM block WHERE run = id), {} FROM run {}",
        format_ >= 2 ? "seal" : "''", where);
}

Result<StoredRun> Results::row(const Statement& s) const {
    StoredRun r = as_stored(s);
    if ((is_sealed(r.run) || !s.text(11).empty()) && s.text(11) != seal_of(r))
        return damaged(db_, fmt::format("run {}", r.run.id), fmt::format("run {}", r.run.id));
    return r;
}

Result<Results> Results::open(const std::string& folder) {
    if (folder.empty()) return no_data_folder();
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    auto db = Database::open(file_in(folder));
    if (!db) return db.error();
    const auto format = format_of(*db);
    if (!format) return format.error();
    if (const auto made = db->run(*format == 1 ? kSinceFormat1 : kTables); !made) return made.error();
    return Results(std::move(*db), kFormat);
}

Result<std::optional<Results>> Results::look_at(const std::string& folder) {
    if (folder.empty()) return no_data_folder();
    std::error_code fault;
    if (!std::filesystem::exists(file_in(folder), fault)) return std::optional<Results>();
    auto db = Database::look_at(file_in(folder));
    if (!db) return db.error();
    const auto format = format_of(*db);
    if (!format) return format.error();
    if (*format == 0) return std::optional<Results>();
    return std::optional(Results(std::move(*db), *format));
}

// Under the row as it now is, so that a change of any part of it shows.
Status Results::seal(std::string_view run) {
    auto rows = db_.prepare(select("WHERE id = ?"));
    if (!rows) return rows.error();
    if (!rows->bind(run).step()) return db_.trouble(rows->code());
    const StoredRun r = as_stored(*rows);
    rows->reset();
    auto set = db_.prepare("UPDATE run SET seal = ? WHERE id = ?");
    if (!set) return set.error();
    set->bind(seal_of(r)).bind(run).step();
    return set->code() == SQLITE_DONE ? Status(Done{}) : Status(db_.trouble(set->code()));
}

// All of it or nothing, whatever happens to the process in between.
Status Results::at_once(const std::function<Status()>& work) {
    if (const auto begun = db_.run("BEGIN IMMEDIATE"); !begun) return begun;
    auto done = work();
    if (done) done = db_.run("COMMIT");
    if (!done) (void)db_.run("ROLLBACK");
    return done;
}

Status Results::note(const Run& run) {
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
    return add->code() == SQLITE_DONE ? seal(run.id) : Status(db_.trouble(add->code()));
}

Result<std::map<std::size_t, std::string>> Results::begin(const Run& run) {
    const auto known = knows(run.id);
    if (!known) return known.error();
    if (*known) {
        const auto stored = find(run.id);
        if (!stored) return stored.error();
        if (stored->run.spec != run.spec)
            return internal_error(
                {"results file: two specifications share the id {}", "berkas hasil: dua spesifikasi ber-id sama {}"},
                run.id);
    }
    if (const auto noted = at_once([&] { return note(run); }); !noted) return noted.error();
    return blocks(run.id);
}

Result<bool> Results::knows(std::string_view id) const {
    auto rows = db_.prepare("SELECT 1 FROM run WHERE id = ?");
    if (!rows) return rows.error();
    const bool there = rows->bind(id).step();
    if (!there && rows->code() != SQLITE_DONE) return db_.trouble(rows->code());
    return there;
}

Status Results::append(std::string_view run, std::size_t block, std::string_view bytes) {
    if (!append_) {
        auto prepared = db_.prepare("INSERT OR REPLACE INTO block(run, number, bytes, seal) VALUES(?,?,?,?)");
        if (!prepared) return prepared.error();
        append_.emplace(std::move(*prepared));
    }
    append_->bind(run).bind(static_cast<std::int64_t>(block)).bind(bytes).bind(seal_of_block(run, block, bytes)).step();
    const int code = append_->code();
    append_->reset();
    return code == SQLITE_DONE ? Status(Done{}) : Status(db_.trouble(code));
}

Status Results::finish(std::string_view run, std::string_view report) {
    return at_once([&]() -> Status {
        auto set = db_.prepare("UPDATE run SET ended = strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), report = ? WHERE id = ?");
        if (!set) return set.error();
        set->bind(report).bind(run).step();
        return set->code() == SQLITE_DONE ? seal(run) : Status(db_.trouble(set->code()));
    });
}

Status Results::carry_out(std::string_view sql, std::initializer_list<std::string_view> values) {
    auto statement = db_.prepare(sql);
    if (!statement) return statement.error();
    for (const auto value : values) statement->bind(value);
    statement->step();
    return statement->code() == SQLITE_DONE ? Status(Done{}) : Status(db_.trouble(statement->code()));
}

Status Results::forget(const std::vector<std::string>& runs) {
    if (const auto made = db_.run(kJobs); !made) return made;
    const auto gone = at_once([&]() -> Status {
        for (const auto& run : runs)
            for (const auto* drop : {"DELETE FROM block WHERE run = ?1", "DELETE FROM job WHERE run = ?1",
                                     "DELETE FROM run WHERE id = ?1"})
                if (const auto dropped = carry_out(drop, {run}); !dropped) return dropped;
        return Done{};
    });
    return gone ? db_.run("VACUUM") : gone;
}

// A run that was there before is the user's own, and stays: the job holds no name of it.
Status Results::remember(const Ticket& t, std::int64_t room) {
    if (const auto made = db_.run(kJobs); !made) return made;
    return at_once([&]() -> Status {
        const auto added = carry_out(
            "INSERT INTO job(id, owner, verb, request, run) SELECT ?1, ?2, ?3, ?4, CASE WHEN "
            "EXISTS(SELECT 1 FROM run WHERE id = ?5) AND NOT EXISTS(SELECT 1 FROM job WHERE run = ?5) "
            "THEN '' ELSE ?5 END",
            {t.id, t.owner, t.verb, t.request, t.run});
        return added ? forget_old_jobs(room) : added;
    });
}

Status Results::forget_old_jobs(std::int64_t room) {
    constexpr std::string_view kForgotten =
        "DELETE FROM job WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER newest AS place, "
        "sum((SELECT coalesce(sum(length(bytes)), 0) FROM block WHERE block.run = job.run)) OVER newest AS held "
        "FROM job WINDOW newest AS (ORDER BY began DESC, id)) WHERE place > 1 AND (place > 1000 OR held > {})) "
        "RETURNING run";
    auto forgotten = db_.prepare(fmt::format(kForgotten, room));
    if (!forgotten) return forgotten.error();
    std::vector<std::string> runs;
    while (forgotten->step()) runs.push_back(forgotten->text(0));
    if (forgotten->code() != SQLITE_DONE) return db_.trouble(forgotten->code());
    for (const auto& run : runs)
        for (const auto* drop : {"DELETE FROM block WHERE run = ?1 AND NOT EXISTS(SELECT 1 FROM job WHERE run = ?1)",
                                 "DELETE FROM run WHERE id = ?1 AND NOT EXISTS(SELECT 1 FROM job WHERE run = ?1)"})
            if (const auto dropped = carry_out(drop, {run}); !dropped) return dropped;
    return Done{};
}

Result<std::optional<Ticket>> Results::ticket(std::string_view id) const {
    auto rows = db_.prepare("SELECT id, owner, verb, request, cancelled FROM job WHERE id = ?");
    if (!rows) return rows.error();
    if (rows->bind(id).step())
        return std::optional(
            Ticket{rows->text(0), rows->text(1), rows->text(2), rows->text(3), !rows->text(4).empty()});
    if (rows->code() != SQLITE_DONE) return db_.trouble(rows->code());
    return std::optional<Ticket>();
}

Status Results::cancel(std::string_view id) {
    return carry_out("UPDATE job SET cancelled = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE id = ?", {id});
}

Result<std::vector<StoredRun>> Results::rows_of(Statement& rows) const {
    std::vector<StoredRun> runs;
    while (rows.step()) {
        auto r = row(rows);
        if (!r) return r.error();
        runs.push_back(std::move(*r));
    }
    if (rows.code() != SQLITE_DONE) return db_.trouble(rows.code());
    return runs;
}

Result<std::vector<StoredRun>> Results::list() const {
    auto rows = db_.prepare(select("ORDER BY began, id"));
    return rows ? rows_of(*rows) : rows.error();
}

Result<StoredRun> Results::find(std::string_view id) const {
    auto rows = db_.prepare(select("WHERE substr(id, 1, length(?)) = ? LIMIT 2"));
    if (!rows) return rows.error();
    const auto runs = rows_of(rows->bind(id).bind(id));
    if (!runs) return runs.error();
    if (runs->size() == 1) return runs->front();
    return bad_input({"results: {} run begins with '{}'; 'rakus results list' shows them",
                      "hasil: {} percobaan yang berawalan '{}'; 'rakus results list' menyebutkan semuanya"},
                     runs->empty() ? Words{"no", "tidak ada"} : Words{"more than one", "lebih dari satu"}, id);
}

Result<Results::Blocks> Results::all_blocks(std::string_view run) const {
    auto rows = db_.prepare(format_ >= 2 ? "SELECT number, bytes, block.seal, run.seal FROM block JOIN run ON id = run "
                                           "WHERE run = ?"
                                         : "SELECT number, bytes, '', '' FROM block WHERE run = ?");
    if (!rows) return rows.error();
    Blocks all;
    for (rows->bind(run); rows->step();) {
        const auto number = static_cast<std::size_t>(rows->number(0));
        const bool sealed = !rows->text(2).empty() || !rows->text(3).empty();
        if (sealed && rows->text(2) != seal_of_block(run, number, rows->text(1)))
            all.damaged.push_back(rows->number(0));
        else
            all.sound.emplace(number, rows->text(1));
    }
    if (rows->code() != SQLITE_DONE) return db_.trouble(rows->code());
    return all;
}

Result<std::map<std::size_t, std::string>> Results::blocks(std::string_view run) const {
    auto all = all_blocks(run);
    if (!all) return all.error();
    if (all->damaged.empty()) return std::move(all->sound);
    const auto number = all->damaged.front();
    return damaged(db_, fmt::format("block {} of run {} (--resume --repair plays such blocks again)", number, run),
                   fmt::format("blok {} dari percobaan {} (--resume --repair memainkannya lagi)", number, run));
}

Result<std::size_t> Results::forget_damaged(std::string_view run) {
    const auto all = all_blocks(run);
    if (!all) return all.error();
    for (const auto number : all->damaged) {
        auto drop = db_.prepare("DELETE FROM block WHERE run = ? AND number = ?");
        if (!drop) return drop.error();
        drop->bind(run).bind(number).step();
        if (drop->code() != SQLITE_DONE) return db_.trouble(drop->code());
    }
    return all->damaged.size();
}

}  // namespace rakus::store
