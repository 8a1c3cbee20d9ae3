# The engine: requests of /api in, documents out (engine.cpp). One file, rakus.wasm.
rakus_room(rakus_edge "app;app/http;app/jobs;app/report" nlohmann_json::nlohmann_json rakus_lab rakus_report)
target_compile_definitions(rakus_edge PRIVATE RAKUS_VERSION="${PROJECT_VERSION}")
rakus_told(rakus_core rakus_edge rakus_report rakus_lab)
rakus_fingerprint(rakus_edge)
file(GLOB engine_sources CONFIGURE_DEPENDS src/wasm/*.cpp)
add_executable(engine ${engine_sources})
target_link_libraries(engine PRIVATE rakus_edge rakus_games nlohmann_json::nlohmann_json rakus_warnings)
target_link_options(engine PRIVATE -mexec-model=reactor -Wl,--gc-sections,--strip-all -Wl,-z,stack-size=4194304
    # The page makes the memory, and says how far it may grow (web/src/engine/instance.ts).
    -Wl,--import-memory,--initial-memory=8388608)
set_target_properties(engine PROPERTIES OUTPUT_NAME rakus SUFFIX .wasm)
