#include "store/sqlite.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <filesystem>

namespace rakus::store {

Statement::~Statement() {
    sqlite3_finalize(statement_);
}

Statement& Statement::bind(std::string_view text) {
    sqlite3_bind_text(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    return *this;
}
Statement& Statement::bind(std::int64_t number) {
    sqlite3_bind_int64(statement_, ++bound_, number);
    return *this;
}
bool Statement::step() {
    code_ = sqlite3_step(statement_);
    return code_ == SQLITE_ROW;
}
void Statement::reset() {
    sqlite3_reset(statement_);
    bound_ = 0;
}
std::string Statement::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)))
                 : std::string();
}
std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(statement_, column);
}

void Database::Close::operator()(sqlite3* db) const {
    sqlite3_close_v2(db);
}

Result<Database> Database::open_as(const std::string& name, const std::string& file, int flags) {
    Database db;
    db.file_ = file;
    sqlite3* raw = nullptr;
    const int code = sqlite3_open_v2(name.c_str(), &raw, flags | SQLITE_OPEN_FULLMUTEX, nullptr);
    db.db_.reset(raw);
    if (code != SQLITE_OK) return db.trouble(code);
    sqlite3_busy_timeout(raw, 10000);
    return db;
}

Result<Database> Database::open(const std::string& file) {
    auto db = open_as(file, file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (!db) return db;
    // A crash of the process loses nothing that was committed; a crash of the machine, at worst the last commits.
    for (const char* pragma : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=NORMAL", "PRAGMA foreign_keys=ON"})
        if (const auto done = db->run(pragma); !done) return done.error();
    return db;
}

// Where the folder is read-only too, SQLite cannot make its shared memory; the file is then taken as it lies, which is
// right as long as nobody writes, and nobody can.
Result<Database> Database::look_at(const std::string& file) {
    auto db = open_as(file, file, SQLITE_OPEN_READONLY);
    if (db && db->run("SELECT count(*) FROM sqlite_master")) return db;
    // Commits that are still beside the file would be passed over.
    std::error_code fault;
    if (std::filesystem::file_size(file + "-wal", fault) > 0 && !fault)
        return db ? db->trouble(SQLITE_READONLY) : db.error();
    const std::string path = std::filesystem::absolute(file).string();
    std::string name = "file:";
    for (const char c : path) name += c == '?' || c == '#' || c == '%' ? fmt::format("%{:02x}", c) : std::string(1, c);
    return open_as(name + "?immutable=1", file, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

Status Database::run(std::string_view sql) const {
    const int code = sqlite3_exec(db_.get(), std::string(sql).c_str(), nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? Status(Done{}) : Status(trouble(code));
}

Result<Statement> Database::prepare(std::string_view sql) const {
    sqlite3_stmt* s = nullptr;
    const int code = sqlite3_prepare_v2(db_.get(), sql.data(), static_cast<int>(sql.size()), &s, nullptr);
    if (code != SQLITE_OK) return trouble(code);
    return Statement(s);
}

Error Database::trouble(int code) const {
    const auto say = [&](std::string_view en, std::string_view id) {
        return internal_error({"results file '{}': {}", "berkas hasil '{}': {}"}, file_, Words{en, id});
    };
    switch (code & 0xff) {
        case SQLITE_FULL:
            return say("the disk is full", "penyimpanan penuh");
        case SQLITE_READONLY:
            return say("it, or its folder, is read-only", "berkas atau foldernya hanya-baca");
        case SQLITE_CANTOPEN:
            return say("it cannot be opened or made; is the folder writable?",
                       "tidak dapat dibuka atau dibuat; apakah foldernya dapat ditulisi?");
        case SQLITE_BUSY:
            return say("another process holds it; try again", "sedang dipakai proses lain; coba lagi");
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
            return say("it is damaged or no results file; move it away to begin a new one",
                       "rusak atau bukan berkas hasil; pindahkan untuk memulai yang baru");
        case SQLITE_IOERR:
            return say("reading or writing failed; is the disk full?",
                       "gagal membaca atau menulis; apakah penyimpanan penuh?");
        default:
            return say(sqlite3_errmsg(db_.get()), sqlite3_errmsg(db_.get()));
    }
}

}  // namespace rakus::store
