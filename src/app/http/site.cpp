#include "app/http/site.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/http/assets.h"
#include "app/http/pages.h"
#include "app/http/zip.h"
#include "app/json.h"
#include "core/fingerprint.h"

namespace rakus::app {
namespace {

constexpr std::string_view kEngine = "rakus.wasm.gz";
// No script but the folder's own may run, and nothing may be loaded from elsewhere.
constexpr std::string_view kHead =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; base-uri "
    "'none'; form-action 'none'\" />\n    <meta name=\"rakus-engine\" content=\"{}\" />\n    <title>";

void replace_all(std::string& text, std::string_view old, std::string_view by) {
    for (auto at = text.find(old); at != text.npos; at = text.find(old, at + by.size()))
        text.replace(at, old.size(), by);
}

// The page as it stands at an address: what it names lies so many folders above.
SiteFile page_at(std::string_view path, std::string html) {
    const auto name = path.substr(1);
    std::string up;
    if (!name.empty())
        for (auto n = std::ranges::count(name, '/') + 1; n > 0; --n) up += "../";
    replace_all(html, "href=\"/", "href=\"" + up);
    replace_all(html, "src=\"/", "src=\"" + (up.empty() ? "./" : up));
    replace_all(html, "<title>", fmt::format(fmt::runtime(kHead), kEngine));
    return {name.empty() ? "index.html" : std::string(name) + "/index.html", std::move(html)};
}

// As a browser asks for it: a page by the folder that it stands in.
std::string address_of(const SiteFile& file) {
    constexpr std::string_view page = "index.html";
    return file.name.ends_with(page) ? file.name.substr(0, file.name.size() - page.size()) : file.name;
}

// The service worker knows all files, and is another one when any of them is.
std::string service_worker(const std::vector<SiteFile>& files, const std::string& script) {
    Json names = Json::array();
    std::string all = script;
    for (const SiteFile& f : files) names.push_back(address_of(f)), all += fingerprint(f.content);
    return fmt::format("const FILES = {};\nconst VERSION = \"{}\";\n{}", names.dump(), fingerprint(all), script);
}

}  // namespace

std::vector<SiteFile> site_files(std::string_view engine) {
    std::vector<SiteFile> files;
    const std::string html = unpacked(find_asset("/index.html")->gzip);
    for (const std::string& page : all_pages()) files.push_back(page_at(page, html));
    for (const Asset& a : assets())
        if (a.path != "/index.html") files.push_back({std::string(a.path.substr(1)), unpacked(a.gzip)});
    std::string script;
    for (const Asset& a : assets_for_folders())
        a.path == "/sw.js" ? void(script = unpacked(a.gzip))
                           : files.push_back({std::string(a.path.substr(1)), unpacked(a.gzip)});
    files.push_back({std::string(kEngine), packed(engine)});
    files.push_back({"sw.js", service_worker(files, script)});
    return files;
}

}  // namespace rakus::app
