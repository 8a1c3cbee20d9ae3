#include "store/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include "core/attached.h"
#include "core/disk.h"

namespace rakus::store {
namespace {

constexpr std::size_t kKilo = 1024, kMega = 1024 * kKilo;

Text reason(int fault) {
    switch (fault) {
        case ENOSPC:
        case EDQUOT:
            return {"the disk is full", "penyimpanan penuh"};
        case ENOENT:
            return {"it is not there", "berkas itu tidak ada"};
        case ENOTDIR:
            return {"a part of its path is no folder", "sebagian jalurnya bukan folder"};
        case EACCES:
        case EPERM:
            return {"it is not allowed", "tidak diizinkan"};
        case EISDIR:
            return {"it is a folder", "itu folder"};
        case EROFS:
            return {"the disk is read-only", "penyimpanan hanya-baca"};
        case ENAMETOOLONG:
            return {"its name is too long", "namanya terlalu panjang"};
        default:
            return {std::strerror(fault), std::strerror(fault)};
    }
}

Error unreadable(const std::string& path, const Text& why) {
    return bad_input({"file '{}': cannot be read, {}", "berkas '{}': tidak dapat dibaca, {}"}, path, why);
}
Error unwritable(const std::string& path, int fault) {
    const Text why = reason(fault);
    return internal_error({"file '{}': cannot be written, {}", "berkas '{}': tidak dapat ditulis, {}"}, path, why);
}

// An open file that closes itself.
class Handle {
   public:
    explicit Handle(int file) : file_(file) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() {
        if (file_ > STDIN_FILENO) ::close(file_);
    }
    int get() const { return file_; }

   private:
    int file_;
};

Error too_large(const std::string& path, std::size_t most) {
    const auto size = most >= kMega ? fmt::format("{} MiB", most / kMega) : fmt::format("{} KiB", most / kKilo);
    return unreadable(path, filled({"it is larger than {}", "lebih besar dari {}"}, size));
}

// Never more than one piece beyond the limit, however long the source is.
Result<std::string> read_all(int file, const std::string& path, std::size_t most) {
    std::string text;
    std::array<char, 64 * kKilo> piece;
    for (;;) {
        const auto n = ::read(file, piece.data(), piece.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return unreadable(path, reason(errno));
        if (n == 0) return text;
        text.append(piece.data(), static_cast<std::size_t>(n));
        if (text.size() > most) return too_large(path, most);
    }
}

bool is_regular(const struct stat& s) {
    return S_ISREG(s.st_mode);
}

}  // namespace

std::size_t largest(FileKind kind) {
    switch (kind) {
        case FileKind::position:
        case FileKind::deck:
            return 64 * kKilo;
        case FileKind::text:
            return 8 * kKilo;
        case FileKind::player:
            return kMega;
        case FileKind::cards:
        case FileKind::engine:
            return 32 * kMega;
        case FileKind::record:
            return 64 * kMega;
        case FileKind::part:
            return 512 * kMega;
    }
    return 0;
}

Status write_all(int file, std::string_view text, const std::string& name) {
    while (!text.empty()) {
        const auto n = ::write(file, text.data(), text.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return unwritable(name, errno);
        text.remove_prefix(static_cast<std::size_t>(n));
    }
    return Done{};
}

Status close_copy(int file, const std::string& name) {
    const int copy = ::dup(file);
    return copy < 0 || ::close(copy) == 0 ? Status(Done{}) : Status(unwritable(name, errno));
}

Result<std::string> Files::read(const std::string& path, FileKind kind) const {
    if (path == "-") return read_all(STDIN_FILENO, "stdin", largest(kind));
    // Opening a pipe would wait for a writer, and a device may do anything; so: without waiting, and then look.
    const Handle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (file.get() < 0) return unreadable(path, reason(errno));
    struct stat about {};
    if (::fstat(file.get(), &about) != 0) return unreadable(path, reason(errno));
    if (S_ISDIR(about.st_mode)) return unreadable(path, reason(EISDIR));
    if (!is_regular(about))
        return unreadable(path, {"it is a device or a pipe; '-' reads standard input",
                                 "itu perangkat atau pipa; '-' membaca masukan standar"});
    if (static_cast<std::uint64_t>(about.st_size) > largest(kind)) return too_large(path, largest(kind));
    return read_all(file.get(), path, largest(kind));
}

Result<std::string> Files::attach(std::string_view name) const {
    const std::string path(name.starts_with('@') ? name.substr(1) : name);
    auto text = read(path, FileKind::deck);
    if (!text) return text.error();
    return write_attached({path, std::move(*text)});
}

Status Files::make_folder(const std::string& path) const {
    std::error_code fault;
    std::filesystem::create_directories(path, fault);
    return fault ? Status(unwritable(path, fault.value())) : Status(Done{});
}

Result<OutFile> Files::create(const std::string& path) const {
    OutFile file(path);
    if (const auto opened = file.open(); !opened) return opened.error();
    return file;
}

Status Files::write(const std::string& path, std::string_view text) const {
    auto file = create(path);
    if (!file) return file.error();
    if (const auto written = file->write(text); !written) return written;
    return file->close();
}

OutFile::OutFile(OutFile&& o) noexcept
    : path_(std::move(o.path_)), draft_(std::exchange(o.draft_, {})), file_(std::exchange(o.file_, -1)) {}

OutFile::~OutFile() {
    if (file_ >= 0) ::close(file_);
    if (!draft_.empty()) ::unlink(draft_.c_str());
}

Status OutFile::open() {
    struct stat about {};
    const bool there = ::lstat(path_.c_str(), &about) == 0;
    if ((!there || is_regular(about)) && open_draft()) {
        if (there) (void)::fchmod(file_, about.st_mode & 07777);
        return Done{};
    }
    if (!there || (is_regular(about) && errno != EACCES)) return unwritable(path_, errno);
    file_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0666);
    return file_ >= 0 ? Status(Done{}) : Status(unwritable(path_, errno));
}

// A name that nobody else has, in the same folder: the last step is a rename.
bool OutFile::open_draft() {
    if (path_.empty() || path_.ends_with('/')) return errno = path_.empty() ? ENOENT : EISDIR, false;
    draft_ = draft_name(path_);
    file_ = ::open(draft_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file_ < 0) draft_.clear();
    return file_ >= 0;
}

Status OutFile::write(std::string_view text) {
    return write_all(file_, text, path_);
}

bool OutFile::place() {
    if (::fsync(file_) != 0 && errno != EINVAL && errno != EROFS) return false;
    if (::close(std::exchange(file_, -1)) != 0) return false;
    if (draft_.empty()) return true;
    if (std::rename(draft_.c_str(), path_.c_str()) != 0) return false;
    draft_.clear();
    return sync_folder_of(path_);
}

Status OutFile::close() {
    return place() ? Status(Done{}) : Status(unwritable(path_, errno));
}

}  // namespace rakus::store
