#include "core/disk.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <stdexcept>

namespace rakus {

std::string draft_name(const std::string& path) {
    std::uint64_t chance = 0;
    if (::getentropy(&chance, sizeof chance) != 0) throw std::runtime_error("the system has no entropy");
    return fmt::format("{}.{:016x}{}", path, chance, kDraftEnding);
}

bool sync_folder_of(const std::string& path) {
    const auto folder = std::filesystem::path(path).parent_path();
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return errno == EACCES;  // a folder that may be written to but not read
    const bool synced = ::fsync(handle) == 0 || errno == EINVAL;
    ::close(handle);
    return synced;
}

}  // namespace rakus
