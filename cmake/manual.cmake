# Installs the manual pages (both languages) and the completion of three shells, written by the program itself.
set(RAKUS_DOCUMENTS ${CMAKE_BINARY_DIR}/documents)
install(CODE "
  execute_process(COMMAND \"${CMAKE_COMMAND}\" \"-DPROGRAM=$<TARGET_FILE:rakus>\" \"-DFOLDER=${RAKUS_DOCUMENTS}\"
                  -P \"${CMAKE_SOURCE_DIR}/cmake/write_documents.cmake\" COMMAND_ERROR_IS_FATAL ANY)")
install(DIRECTORY ${RAKUS_DOCUMENTS}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR})
install(FILES ${RAKUS_DOCUMENTS}/rakus.bash RENAME rakus DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${RAKUS_DOCUMENTS}/rakus.zsh RENAME _rakus DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${RAKUS_DOCUMENTS}/rakus.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE ${CMAKE_SOURCE_DIR}/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
