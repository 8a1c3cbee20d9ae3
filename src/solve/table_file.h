// Table files: what a solver found, one byte after another, with a label that says for which game and rules, and a
// checksum for every 64 kB. The format is described in docs/table-format.md.
//
// A file is written beside its place and renamed when it is complete, so a reader never sees half of one. It is mapped
// into memory when read: opening costs nothing, and only the pages that are asked for are loaded and checked.
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/budget.h"
#include "core/result.h"

namespace rakus::solve {

// What a file must be to be read. `layout` numbers the meaning of the bytes; a solver that changes it raises the
// number.
struct TableLabel {
    std::string game;
    std::string rules;  // the options that change values, "lift=cover,both=lose"
    std::uint32_t layout = 1;
    std::uint64_t bytes = 0;
    friend bool operator==(const TableLabel&, const TableLabel&) = default;
};

// Writes a whole table, atomically; makes the folder if there is none. `cancelled` is asked as long as it is not
// complete, and then leaves nothing behind.
Status write_table(const std::string& path, const TableLabel&, std::span<const std::int8_t> bytes,
                   const Cancelled& cancelled = nullptr);

class TableFile {
   public:
    // Refuses files that are not there, not tables, of another version, game, rules or size, cut short or damaged in
    // the label; says which.
    static Result<TableFile> open(const std::string& path, const TableLabel& expected);

    std::uint64_t size() const { return label_.bytes; }
    const std::string& path() const { return path_; }
    // The byte, if the 64 kB around it are as they were written; they are checked when first touched.
    // REQUIRES: at < size().
    bool read(std::uint64_t at, std::int8_t& byte) const {
        if (!sound(at / kChunk)) return false;
        byte = bytes_[at];
        return true;
    }
    // Checks every chunk.
    Status check() const;
    // All bytes, for a reader that has checked them; they live as long as this file.
    std::span<const std::int8_t> bytes() const { return {bytes_, label_.bytes}; }

    static constexpr std::uint64_t kChunk = 64 * 1024;

   private:
    class Mapping;
    enum Verdict : std::uint8_t { unchecked, good, bad };

    TableFile() = default;
    bool sound(std::uint64_t chunk) const {
        const auto v = verdicts_[chunk].load(std::memory_order_relaxed);
        return v == good || (v == unchecked && check_chunk(chunk));
    }
    bool check_chunk(std::uint64_t chunk) const;
    std::uint64_t chunks() const { return (label_.bytes + kChunk - 1) / kChunk; }

    std::string path_;
    TableLabel label_;
    std::shared_ptr<const Mapping> mapping_;
    const std::int8_t* bytes_ = nullptr;
    std::span<const std::uint64_t> sums_;
    std::unique_ptr<std::atomic<std::uint8_t>[]> verdicts_;
};

}  // namespace rakus::solve
