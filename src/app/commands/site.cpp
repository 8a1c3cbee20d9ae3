// rakus site: the page as a folder for a file server, with the engine inside.
#include "app/http/site.h"

#include <fmt/format.h>

#include <filesystem>

#include "app/commands/commands.h"
#include "app/http/zip.h"
#include "app/json.h"
#include "app/sheet.h"

namespace rakus::app {
namespace {

constexpr std::string_view kWasm{"\0asm", 4};

// Beside the program, or where a package puts it.
std::string usual_engine() {
    namespace fs = std::filesystem;
    std::error_code fault;
    const auto program = fs::read_symlink("/proc/self/exe", fault).parent_path();
    for (const auto& file : {program / "rakus.wasm", program.parent_path() / "share" / "rakus" / "rakus.wasm"})
        if (fs::exists(file, fault)) return file.string();
    return "";
}

Result<std::string> engine_of(const Arguments& args) {
    const auto file = args.text("engine", usual_engine());
    if (file.empty())
        return bad_input(
            "site: there is no engine beside this program, expected --engine rakus.wasm; ./run site DIR "
            "builds it from the sources",
            "site: tidak ada mesin di samping program ini, seharusnya --engine rakus.wasm; ./run site "
            "DIR membuatnya dari sumber");
    auto engine = args.files.read(file, store::FileKind::engine);
    if (engine && !engine->starts_with(kWasm))
        return bad_input({"{}: not an engine, expected WebAssembly", "{}: bukan mesin, seharusnya WebAssembly"}, file);
    return engine;
}

Status write_files(const std::vector<SiteFile>& files, const store::Files& disk, const std::filesystem::path& folder) {
    for (const SiteFile& f : files) {
        const auto path = folder / f.name;
        if (const auto made = disk.make_folder(path.parent_path().string()); !made) return made;
        if (const auto written = disk.write(path.string(), f.content); !written) return written;
    }
    return Done{};
}

Result<int> run_site(const Arguments& args, Console& console) {
    const auto folder = args.text("DIR");
    if (folder.empty()) return usage_error("site: expected a folder", "site: seharusnya sebuah folder");
    const auto engine = engine_of(args);
    if (!engine) return engine.error();
    const auto files = site_files(*engine);
    if (const auto written = write_files(files, args.files, folder); !written) return written.error();
    std::size_t bytes = 0, sent = 0;
    for (const SiteFile& f : files)
        bytes += f.content.size(), sent += std::min(f.content.size(), packed(f.content).size());
    if (console.json()) {
        Json j = document("site", "", {});
        j["folder"] = folder, j["bytes"] = bytes, j["compressed"] = sent, j["files"] = Json::array();
        for (const SiteFile& f : files) j["files"].push_back({{"name", f.name}, {"bytes", f.content.size()}});
        return print_document(j, console), 0;
    }
    console.print(fmt::format(fmt::runtime(console.say("{}: {} files, {:.2f} MB ({:.2f} MB compressed)\n",
                                                       "{}: {} berkas, {:.2f} MB ({:.2f} MB termampatkan)\n")),
                              folder, files.size(), static_cast<double>(bytes) / 1e6, static_cast<double>(sent) / 1e6));
    console.tell(
        console.say("any file server can serve it, for example: python3 -m http.server -d " + folder,
                    "server berkas mana pun dapat menyajikannya, misalnya: python3 -m http.server -d " + folder));
    return 0;
}

}  // namespace

Command site_command() {
    return {"site",
            {"the page as a folder of files that needs no server program: any web host, offline after the first visit",
             "halaman sebagai folder berkas tanpa program server: hosting mana pun, luring setelah kunjungan pertama"},
            {"site public --engine rakus.wasm"},
            GameArgument::none,
            {{"engine",
              Takes::text,
              "FILE",
              {"the engine for browsers, rakus.wasm (default: the one beside this program; ./run site builds it)",
               "mesin untuk peramban, rakus.wasm (bawaan: yang di samping program ini; ./run site membuatnya)"}}},
            run_site,
            "DIR"};
}

}  // namespace rakus::app
