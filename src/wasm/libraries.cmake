# The libraries of the engine are headers alone. The include folder of the system is for another machine, so the two are
# linked into one of their own.
set(RAKUS_WASM_INCLUDE ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${RAKUS_WASM_INCLUDE})
foreach(library fmt nlohmann)
  if(NOT EXISTS /usr/include/${library})
    message(FATAL_ERROR "the headers of ${library} are not in /usr/include")
  endif()
  file(CREATE_LINK /usr/include/${library} ${RAKUS_WASM_INCLUDE}/${library} SYMBOLIC)
endforeach()
add_library(fmt::fmt INTERFACE IMPORTED)
target_include_directories(fmt::fmt SYSTEM INTERFACE ${RAKUS_WASM_INCLUDE})
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE ${RAKUS_WASM_INCLUDE})
add_library(Threads::Threads INTERFACE IMPORTED)
# Before the standard library's own: what it lacks here.
add_compile_options("SHELL:-isystem ${CMAKE_SOURCE_DIR}/src/wasm/platform")
