#include "solve/table_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <vector>

#include "core/disk.h"
#include "solve/mapping_guard.h"

namespace rakus::solve {
namespace {

constexpr std::array<char, 8> kMagic{'R', 'A', 'K', 'U', 'S', 'T', 'A', 'B'};
constexpr std::uint32_t kVersion = 1;
constexpr std::uint64_t kPage = 4096;

// The first 128 bytes, as they stand in the file (little-endian).
struct Header {
    std::array<char, 8> magic;
    std::uint32_t version, layout;
    std::array<char, 16> game;
    std::array<char, 64> rules;
    std::uint64_t bytes, chunk;
    std::uint64_t sums;    // checksum of the list of checksums
    std::uint64_t header;  // checksum of everything above
};
static_assert(sizeof(Header) == 128);

// Eight bytes at a time: mix, multiply, and turn so that the high bits come back.
std::uint64_t checksum(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    std::uint64_t sum = 0x9e3779b97f4a7c15ull ^ size, word = 0;
    for (; size >= 8; size -= 8, bytes += 8) {
        std::memcpy(&word, bytes, 8);
        sum = (sum ^ word) * 0xd6e8feb86659fd93ull;
        sum ^= sum >> 32;
    }
    word = 0;
    std::memcpy(&word, bytes, size);
    sum = (sum ^ word) * 0xd6e8feb86659fd93ull;
    return sum ^ (sum >> 32);
}

template <std::size_t N>
void put(std::array<char, N>& field, std::string_view text) {
    field.fill(0);
    std::copy_n(text.begin(), std::min(text.size(), N - 1), field.begin());
}
template <std::size_t N>
std::string get(const std::array<char, N>& field) {
    return {field.begin(), std::find(field.begin(), field.end(), '\0')};
}

std::uint64_t payload_at(std::uint64_t chunks) {
    return (sizeof(Header) + 8 * chunks + kPage - 1) / kPage * kPage;
}

Error refused(const std::string& path, std::string_view en, std::string_view id) {
    return bad_input({"table {}: {}", "tabel {}: {}"}, path, Words{en, id});
}
Error failed(const std::string& path, int code) {
    const std::string why = std::strerror(code);
    return internal_error({"table {}: cannot be written ({})", "tabel {}: tidak dapat ditulis ({})"}, path, why);
}

Error interrupted(const std::string& path) {
    return internal_error(
        {"table {}: interrupted; nothing was written", "tabel {}: dihentikan; tidak ada yang ditulis"}, path);
}

// A file being written; removed again unless it is put in its place.
class Draft {
   public:
    explicit Draft(std::string path) : path_(std::move(path)), draft_(draft_name(path_)) {
        file_ = ::open(draft_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
        if (file_ >= 0) ::flock(file_, LOCK_EX);  // for as long as somebody works on it
    }
    ~Draft() {
        if (file_ >= 0) ::close(file_);
        if (!placed_) ::unlink(draft_.c_str());
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    bool good() const { return file_ >= 0; }
    bool write(const void* data, std::size_t size) {
        const auto* from = static_cast<const char*>(data);
        while (size > 0) {
            const ssize_t n = ::write(file_, from, size);
            if (n < 0 && errno == EINTR) continue;
            if (n <= 0) return false;
            from += n;
            size -= static_cast<std::size_t>(n);
        }
        return true;
    }
    bool place() {
        if (::fsync(file_) != 0 || ::close(std::exchange(file_, -1)) != 0) return false;
        placed_ = std::rename(draft_.c_str(), path_.c_str()) == 0;
        return placed_ && sync_folder_of(path_);
    }

   private:
    std::string path_, draft_;
    int file_ = -1;
    bool placed_ = false;
};

// Drafts that a killed process left: nobody holds them, and they are not of this minute.
void clear_orphans(const std::string& path) {
    namespace fs = std::filesystem;
    const fs::path table(path);
    std::error_code fault;
    for (fs::directory_iterator at(table.parent_path(), fault), end; !fault && at != end; at.increment(fault)) {
        const std::string name = at->path().filename().string();
        const bool draft = name.starts_with(table.filename().string() + ".") &&
                           (name.ends_with(kDraftEnding) || name.ends_with(".tmp"));
        struct stat about {};
        if (!draft || ::lstat(at->path().c_str(), &about) != 0 || !S_ISREG(about.st_mode) ||
            std::time(nullptr) - about.st_mtime < 60)
            continue;
        const int file = ::open(at->path().c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0) ::unlink(at->path().c_str());
        if (file >= 0) ::close(file);
    }
}

}  // namespace

// The file in memory, for as long as somebody reads it.
class TableFile::Mapping {
   public:
    Mapping(void* at, std::size_t size, const std::string& path) : at_(at), size_(size) {
        guard_mapping(at_, size_, path);
    }
    ~Mapping() {
        forget_mapping(at_);
        ::munmap(at_, size_);
    }
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;
    const char* data() const { return static_cast<const char*>(at_); }

   private:
    void* at_;
    std::size_t size_;
};

Status write_table(const std::string& path, const TableLabel& label, std::span<const std::int8_t> bytes,
                   const Cancelled& cancelled) {
    constexpr std::size_t kPiece = 1 << 24;  // between two questions whether it shall go on
    std::error_code ignored;                 // a folder that cannot be made shows when the file is opened
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
    clear_orphans(path);
    std::vector<std::uint64_t> sums;
    for (std::size_t at = 0; at < bytes.size(); at += TableFile::kChunk)
        sums.push_back(checksum(bytes.data() + at, std::min<std::size_t>(TableFile::kChunk, bytes.size() - at)));
    Header h{};
    h.magic = kMagic;
    h.version = kVersion;
    h.layout = label.layout;
    put(h.game, label.game);
    put(h.rules, label.rules);
    h.bytes = bytes.size();
    h.chunk = TableFile::kChunk;
    h.sums = checksum(sums.data(), 8 * sums.size());
    h.header = checksum(&h, sizeof h - sizeof h.header);
    const std::vector<char> gap(payload_at(sums.size()) - sizeof h - 8 * sums.size(), 0);
    Draft draft(path);
    if (!draft.good() || !draft.write(&h, sizeof h) || !draft.write(sums.data(), 8 * sums.size()) ||
        !draft.write(gap.data(), gap.size()))
        return failed(path, errno);
    for (std::size_t at = 0; at < bytes.size(); at += kPiece) {
        if (cancelled && cancelled()) return interrupted(path);
        if (!draft.write(bytes.data() + at, std::min(kPiece, bytes.size() - at))) return failed(path, errno);
    }
    if (!draft.place()) return failed(path, errno);
    return Done{};
}

Result<TableFile> TableFile::open(const std::string& path, const TableLabel& expected) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0 && errno == ENOENT)
        return refused(path, fmt::format("not there; rakus solve {} --build makes it", expected.game),
                       fmt::format("belum ada; rakus solve {} --build membuatnya", expected.game));
    if (file < 0)
        return refused(path, fmt::format("cannot be read ({})", std::strerror(errno)),
                       fmt::format("tidak dapat dibaca ({})", std::strerror(errno)));
    struct stat about {};
    const bool known =
        ::fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size >= static_cast<off_t>(sizeof(Header));
    const auto size = known ? static_cast<std::size_t>(about.st_size) : 0;
    void* at = known ? ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;
    ::close(file);
    if (at == MAP_FAILED) return refused(path, "too short to be a table", "terlalu pendek untuk sebuah tabel");
    TableFile t;
    t.path_ = path;
    t.mapping_ = std::make_shared<const Mapping>(at, size, path);

    Header h;
    std::memcpy(&h, t.mapping_->data(), sizeof h);
    if (h.magic != kMagic) return refused(path, "not a table of rakus", "bukan tabel rakus");
    if (h.version != kVersion)
        return refused(path, fmt::format("format version {}, expected {}", h.version, kVersion),
                       fmt::format("versi format {}, seharusnya {}", h.version, kVersion));
    if (h.header != checksum(&h, sizeof h - sizeof h.header) || h.chunk != kChunk)
        return refused(path, "its label is damaged", "labelnya rusak");
    t.label_ = {get(h.game), get(h.rules), h.layout, h.bytes};
    if (t.label_ != expected)
        return refused(path,
                       fmt::format("it is of {} ({}), layout {}, {} bytes; expected {} ({}), layout {}, {} bytes",
                                   t.label_.game, t.label_.rules, h.layout, h.bytes, expected.game, expected.rules,
                                   expected.layout, expected.bytes),
                       fmt::format("isinya {} ({}), susunan {}, {} bita; seharusnya {} ({}), susunan {}, {} bita",
                                   t.label_.game, t.label_.rules, h.layout, h.bytes, expected.game, expected.rules,
                                   expected.layout, expected.bytes));
    const std::uint64_t start = payload_at(t.chunks());
    if (size != start + h.bytes)
        return refused(path, fmt::format("{} bytes long, expected {}", size, start + h.bytes),
                       fmt::format("panjangnya {} bita, seharusnya {}", size, start + h.bytes));
    t.sums_ = {reinterpret_cast<const std::uint64_t*>(t.mapping_->data() + sizeof h),
               static_cast<std::size_t>(t.chunks())};
    if (h.sums != checksum(t.sums_.data(), t.sums_.size_bytes()))
        return refused(path, "its list of checksums is damaged", "daftar checksum-nya rusak");
    const char* gap = t.mapping_->data() + sizeof h + t.sums_.size_bytes();
    if (!std::all_of(gap, t.mapping_->data() + start, [](char c) { return c == 0; }))
        return refused(path, "its padding is damaged", "bagian pengisinya rusak");
    t.bytes_ = reinterpret_cast<const std::int8_t*>(t.mapping_->data() + start);
    t.verdicts_ = std::make_unique<std::atomic<std::uint8_t>[]>(t.chunks());
    return t;
}

bool TableFile::check_chunk(std::uint64_t chunk) const {
    const std::uint64_t at = chunk * kChunk;
    const bool same = checksum(bytes_ + at, std::min(kChunk, label_.bytes - at)) == sums_[chunk];
    verdicts_[chunk].store(same ? good : bad, std::memory_order_relaxed);
    return same;
}

Status TableFile::check() const {
    for (std::uint64_t c = 0; c < chunks(); ++c)
        if (!sound(c))
            return refused(path_, fmt::format("damaged in the 64 kB from byte {}", c * kChunk),
                           fmt::format("rusak pada 64 kB mulai bita {}", c * kChunk));
    return Done{};
}

}  // namespace rakus::solve
