// The page as a folder of files, for any file server under any path: the page once for each of its addresses, the
// engine, and the workers that run it and keep it offline. Nothing else; docs/reach.md says how it works.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace rakus::app {

struct SiteFile {
    std::string name;  // below the folder: "bantumi/learn/index.html"
    std::string content;
};
// `engine`: the bytes of rakus.wasm.
std::vector<SiteFile> site_files(std::string_view engine);

}  // namespace rakus::app
