// Where there are no files, none can be opened, and none can be written. Tables then live in memory.
#include "core/disk.h"
#include "solve/table_file.h"
#include "solve/table_lock.h"
#include "store/files.h"

namespace rakus {
namespace {

Error no_files() {
    return internal_error("a page without a server has no files", "halaman tanpa server tidak punya berkas");
}

}  // namespace

namespace solve {

class TableFile::Mapping {};

Status write_table(const std::string&, const TableLabel&, std::span<const std::int8_t>, const Cancelled&) {
    return no_files();
}
Result<TableFile> TableFile::open(const std::string&, const TableLabel&) {
    return no_files();
}
Status TableFile::check() const {
    return no_files();
}
bool TableFile::check_chunk(std::uint64_t) const {
    return false;
}

TableLock::TableLock(const std::string& table, const Watch&) : path_(table), writable_(false) {}
TableLock::~TableLock() = default;

}  // namespace solve

namespace store {

std::size_t largest(FileKind) {
    return 0;
}
OutFile::OutFile(OutFile&&) noexcept = default;
OutFile::~OutFile() = default;
Status OutFile::write(std::string_view) {
    return no_files();
}
Status OutFile::close() {
    return no_files();
}
Result<std::string> Files::read(const std::string&, FileKind) const {
    return no_files();
}
Result<std::string> Files::attach(std::string_view) const {
    return no_files();
}
Status Files::make_folder(const std::string&) const {
    return no_files();
}
Result<OutFile> Files::create(const std::string&) const {
    return no_files();
}
Status Files::write(const std::string&, std::string_view) const {
    return no_files();
}

}  // namespace store
}  // namespace rakus
