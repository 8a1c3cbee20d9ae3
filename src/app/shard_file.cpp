#include "app/shard_file.h"

#include <fmt/format.h>

#include <filesystem>

#include "core/fingerprint.h"
#include "store/journal.h"

namespace rakus::app {
namespace {

constexpr std::string_view kSchema = "rakus.shard/2";

Error no_part(const std::string& path) {
    return bad_input(
        {"file '{}': expected a shard (rakus match --shard I/N -o FILE) or a folder with results.sqlite",
         "berkas '{}': seharusnya bagian (rakus match --shard I/N -o BERKAS) atau folder berisi results.sqlite"},
        path);
}

Result<std::vector<PartOfRun>> read_results(const std::string& folder) {
    const auto results = store::Results::look_at(folder);
    if (!results) return results.error();
    std::vector<PartOfRun> parts;
    if (!*results) return parts;
    const auto runs = (*results)->list();
    if (!runs) return runs.error();
    for (const auto& r : *runs) {
        auto blocks = (*results)->blocks(r.run.id);
        if (!blocks) return blocks.error();
        if (r.run.kind == "match") parts.push_back({r.run.id, r.run.spec, std::move(*blocks)});
    }
    return parts;
}

bool is_block_number(const std::string& text) {
    return !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
}

Error damaged(const std::string& path, std::string_view en, std::string_view id) {
    return internal_error({"file '{}': {} is damaged", "berkas '{}': {} rusak"}, path, Words{en, id});
}

// Empty where there is no such text.
std::string text_at(const nlohmann::json& j, const std::string& key) {
    return j.is_object() && j.contains(key) && j[key].is_string() ? j[key].get<std::string>() : "";
}

}  // namespace

Json shard_json(const PartOfRun& part, const std::string& game, const Shard& shard) {
    Json j = document("shard", game, {});
    j.erase("rules");
    j["run"] = part.id;
    j["shard"] = fmt::format("{}/{}", shard.part, shard.parts);
    j["spec"] = part.spec;
    j["schema"] = kSchema;
    if (!part.files.empty()) j["files"] = part.files;
    j["blocks"] = Json::object();
    j["seals"] = Json::object();
    for (const auto& [block, bytes] : part.blocks) {
        if (!shard.has(block)) continue;
        j["blocks"][fmt::format("{}", block)] = bytes;
        j["seals"][fmt::format("{}", block)] = store::seal_of_block(part.id, block, bytes);
    }
    return j;
}

Result<PartOfRun> read_shard(std::string_view text, const std::string& path) {
    const auto j = nlohmann::json::parse(text, nullptr, false);
    if (text_at(j, "schema") == "rakus.shard/1")
        return bad_input({"file '{}': rakus 0.1.0 wrote it, without checksums; play the shard again",
                          "berkas '{}': ditulis rakus 0.1.0, tanpa checksum; mainkan lagi bagian ini"},
                         path);
    if (text_at(j, "schema") != kSchema || !j.contains("blocks") || !j["blocks"].is_object() || !j.contains("seals"))
        return no_part(path);
    PartOfRun part{text_at(j, "run"), text_at(j, "spec"), {}};
    if (j.contains("files") && j["files"].is_array())
        for (const auto& file : j["files"])
            if (file.is_string()) part.files.push_back(file);
    if (part.id != fingerprint(part.spec)) return damaged(path, "its specification", "spesifikasinya");
    for (const auto& [block, bytes] : j["blocks"].items()) {
        if (!is_block_number(block) || !bytes.is_string()) return no_part(path);
        const std::string content = bytes;
        const auto number = std::stoull(block);
        if (text_at(j["seals"], block) != store::seal_of_block(part.id, number, content))
            return damaged(path, fmt::format("block {}", block), fmt::format("blok {}", block));
        part.blocks.emplace(number, content);
    }
    return part;
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
    auto part = read_shard(*text, path);
    if (!part) return part.error();
    return std::vector{std::move(*part)};
}

}  // namespace rakus::app
