// One program for all targets: the name it is called by says which. fuzz_position reads positions.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "fuzz/targets.h"

namespace rakus::fuzz {

const AnyGame& game_of(std::string_view& bytes) {
    static const auto games = all_games();
    const char first = bytes.empty() ? '\0' : bytes[0];
    bytes.remove_prefix(bytes.empty() ? 0 : 1);
    for (const AnyGame* game : games)
        if (game->describe().name[0] == first) return *game;
    return *games[static_cast<unsigned char>(first) % games.size()];
}

void expect(bool true_thing) {
    if (!true_thing) std::abort();
}

}  // namespace rakus::fuzz

namespace {

const rakus::fuzz::Target* chosen = nullptr;

const rakus::fuzz::Target* target_called(std::string_view name) {
    using namespace rakus::fuzz;
    static std::vector<Target> all;
    for (const auto& list : {edge_targets(), file_targets(), stored_targets(), request_targets(), typed_targets()})
        all.insert(all.end(), list.begin(), list.end());
    for (const Target& t : all)
        if (name == "fuzz_" + std::string(t.name)) return &t;
    std::fprintf(stderr, "call it by the name of a target:");
    for (const Target& t : all) std::fprintf(stderr, " fuzz_%s", std::string(t.name).c_str());
    std::fprintf(stderr, "\n");
    std::exit(2);
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char*** argv) {
    chosen = target_called(std::filesystem::path((*argv)[0]).filename().string());
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chosen->run({reinterpret_cast<const char*>(data), size});
    return 0;
}
