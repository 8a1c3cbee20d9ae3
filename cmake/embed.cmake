# Puts the files of a data folder into the program, so that it runs from any folder:
#     rakus_embed_folder(<target> <namespace> <folder> <pattern>...)
# gives the target a function `std::span<const rakus::EmbeddedFile> rakus::<namespace>::embedded_files()`
# (core/embedded.h). A file that changes is embedded again by the next build.
set(RAKUS_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_files.cmake)

function(rakus_embed_folder target namespace folder)
  set(root ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
  set(files "")
  foreach(pattern ${ARGN})
    file(GLOB found CONFIGURE_DEPENDS ${root}/${pattern})
    list(APPEND files ${found})
  endforeach()
  list(SORT files)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded/${namespace}.cpp)
  string(REPLACE ";" "|" joined "${files}")
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DNAMESPACE=${namespace} -DROOT=${root} "-DFILES=${joined}"
            -P ${RAKUS_EMBED_SCRIPT}
    DEPENDS ${files} ${RAKUS_EMBED_SCRIPT} VERBATIM COMMENT "Embedding ${folder}")
  target_sources(${target} PRIVATE ${output})
endfunction()
