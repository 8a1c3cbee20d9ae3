// What all who put files in their place have in common.
#pragma once
#include <string>

#include "core/result.h"

namespace rakus {

// The folder of tables and results is nowhere.
inline Error no_data_folder() {
    return internal_error("there is no data folder: HOME is not set, expected --db DIR",
                          "tidak ada folder data: HOME tidak disetel, seharusnya --db DIR");
}

// A name in the same folder that nobody else has, on this machine or another: "path.0123456789abcdef.draft".
std::string draft_name(const std::string& path);
inline constexpr const char* kDraftEnding = ".draft";

// A rename is durable when the folder is.
bool sync_folder_of(const std::string& path);

}  // namespace rakus
