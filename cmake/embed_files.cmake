# The script behind rakus_embed_folder: writes OUTPUT from FILES (separated by |). Bytes are written as escapes, in pieces that
# every compiler accepts.
set(piece 12000)
string(REPLACE "|" ";" files "${FILES}")
set(rows "")
foreach(file ${files})
  file(READ ${file} hex HEX)
  file(RELATIVE_PATH name ${ROOT} ${file})
  string(LENGTH "${hex}" length)
  set(literal "")
  set(at 0)
  while(at LESS length)
    string(SUBSTRING "${hex}" ${at} ${piece} part)
    string(REGEX REPLACE "(..)" "\\\\x\\1" part "${part}")
    string(APPEND literal "\n     \"${part}\"")
    math(EXPR at "${at} + ${piece}")
  endwhile()
  math(EXPR bytes "${length} / 2")
  string(APPEND rows "    {\"${name}\", std::string_view(${literal}, ${bytes})},\n")
endforeach()
file(WRITE ${OUTPUT} "// Made by cmake/embed_files.cmake.
#include <array>

#include \"core/embedded.h\"

namespace rakus::${NAMESPACE} {
std::span<const EmbeddedFile> embedded_files();
std::span<const EmbeddedFile> embedded_files() {
    static constexpr auto files = std::to_array<EmbeddedFile>({
${rows}    });
    return files;
}
}  // namespace rakus::${NAMESPACE}
")
