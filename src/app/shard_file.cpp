#include "app/shard_file.h"

#include <fmt/format.h>

#include <filesystem>

#include "lab/schedule.h"

namespace rakus::app {
namespace {

Error no_part(const std::string& path) {
    return bad_input(
        fmt::format("file '{}': expected a shard (rakus match --shard I/N -o FILE) or a folder with results.sqlite",
                    path),
        fmt::format(
            "berkas '{}': seharusnya bagian (rakus match --shard I/N -o BERKAS) atau folder berisi results.sqlite",
            path));
}

Result<std::vector<PartOfRun>> read_results(const std::string& folder) {
    const auto results = store::Results::open(folder);
    if (!results) return results.error();
    const auto runs = results->list();
    if (!runs) return runs.error();
    std::vector<PartOfRun> parts;
    for (const auto& r : *runs) {
        auto blocks = results->blocks(r.run.id);
        if (!blocks) return blocks.error();
        if (r.run.kind == "match") parts.push_back({r.run.id, r.run.spec, std::move(*blocks)});
    }
    return parts;
}

bool is_number(const std::string& text) {
    return !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
}

}  // namespace

Json shard_json(const PartOfRun& part, const std::string& game, const Shard& shard) {
    Json j = document("shard", game, {});
    j.erase("rules");
    j["run"] = part.id;
    j["shard"] = fmt::format("{}/{}", shard.part, shard.parts);
    j["spec"] = part.spec;
    j["blocks"] = Json::object();
    for (const auto& [block, bytes] : part.blocks)
        if (shard.has(block)) j["blocks"][fmt::format("{}", block)] = bytes;
    return j;
}

Result<std::vector<PartOfRun>> read_parts(const store::Files& files, const std::string& path) {
    namespace fs = std::filesystem;
    if (fs::is_directory(path))
        return fs::exists(fs::path(path) / "results.sqlite") ? read_results(path)
                                                             : Result<std::vector<PartOfRun>>(no_part(path));
    if (fs::path(path).filename() == "results.sqlite" && fs::exists(path))
        return read_results(fs::path(path).parent_path().string());
    const auto text = files.read(path, store::FileKind::part);
    if (!text) return text.error();
    const auto j = nlohmann::json::parse(*text, nullptr, false);
    const bool shaped = j.is_object() && j.contains("schema") && j["schema"] == "rakus.shard/1" && j.contains("spec") &&
                        j["spec"].is_string() && j.contains("blocks") && j["blocks"].is_object();
    if (!shaped) return no_part(path);
    PartOfRun part{"", j["spec"], {}};
    part.id = lab::hash_of(part.spec);
    for (const auto& [block, bytes] : j["blocks"].items()) {
        if (!is_number(block) || !bytes.is_string()) return no_part(path);
        part.blocks.emplace(std::stoull(block), bytes.get<std::string>());
    }
    return std::vector{std::move(part)};
}

}  // namespace rakus::app
