# Builds the page and embeds it: sources -> web/build.mjs -> one .cpp file with the compressed assets.
function(rakus_page target)
  set(web ${CMAKE_SOURCE_DIR}/web)
  set(out ${CMAKE_BINARY_DIR}/page)
  find_program(NPM npm REQUIRED)
  find_program(NODE node REQUIRED)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${web}/src/*)
  add_custom_command(
    OUTPUT ${web}/node_modules/.installed
    COMMAND ${NPM} ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error
    COMMAND ${CMAKE_COMMAND} -E touch ${web}/node_modules/.installed
    DEPENDS ${web}/package-lock.json
    WORKING_DIRECTORY ${web}
    COMMENT "Installing the tools of the page")
  add_custom_command(
    OUTPUT ${out}/assets.cpp
    COMMAND ${NODE} build.mjs ${out}
    DEPENDS ${sources} ${web}/build.mjs ${web}/tsconfig.json ${web}/node_modules/.installed
    WORKING_DIRECTORY ${web}
    COMMENT "Building the page")
  target_sources(${target} PRIVATE ${out}/assets.cpp)
endfunction()
