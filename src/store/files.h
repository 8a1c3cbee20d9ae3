// The one door to the files that a user names. Whoever holds a Files may open them; the command line makes one and
// passes it to its commands. The server and everything below have none, so nothing that a client sends can open one.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace rakus::store {

// What a file is read for decides how large it may be.
enum class FileKind { position, player, text, deck, cards, record, part, engine };  // text: a written player
std::size_t largest(FileKind);

// A file in the making. Where a regular file or nothing is, the text goes beside it and takes its place in one step at
// the end; devices, pipes and links are written through. Dropped before close(), it leaves nothing behind.
class OutFile {
   public:
    OutFile(OutFile&&) noexcept;
    OutFile& operator=(OutFile&&) = delete;
    ~OutFile();

    Status write(std::string_view text);
    // Everything is on the disk and under its name when this answers well.
    Status close();

   private:
    friend class Files;
    explicit OutFile(std::string path) : path_(std::move(path)) {}
    Status open();
    bool open_draft();
    bool place();

    std::string path_, draft_;  // no draft: written through
    int file_ = -1;
};

class Files {
   public:
    // For the command line alone.
    static Files of_the_user() { return {}; }

    // The whole of a regular file, or of standard input for "-". Devices, pipes and folders are refused, and so is what
    // is larger than its kind may be.
    Result<std::string> read(const std::string& path, FileKind) const;
    // The same as a word that takes the place of the file's name (core/attached.h); "@name" and "name" are the same.
    Result<std::string> attach(std::string_view name) const;

    // The folder and those above it.
    Status make_folder(const std::string& path) const;
    Result<OutFile> create(const std::string& path) const;
    Status write(const std::string& path, std::string_view text) const;

   private:
    Files() = default;
};

// Writes all of it, or says why not.
Status write_all(int file, std::string_view text, const std::string& name);
// Closes a second handle of an open file, for what its disk says about all that was written.
Status close_copy(int file, const std::string& name);

}  // namespace rakus::store
