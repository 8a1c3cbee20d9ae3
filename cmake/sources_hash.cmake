# Writes a header with a fingerprint of all that decides what is played: every source and every file of data, by name and
# content. Run at every build; the header changes only when the fingerprint does, so nothing else is built again. It
# depends on the files alone: a tarball gives the same as a clone.
#   cmake -DHOUSE=.. -DHEADER=.. -P sources_hash.cmake
cmake_minimum_required(VERSION 3.25)
file(GLOB_RECURSE files RELATIVE ${HOUSE} ${HOUSE}/src/*.h ${HOUSE}/src/*.cpp ${HOUSE}/data/*)
list(FILTER files EXCLUDE REGEX "_test\\.cpp$")
list(SORT files)
set(all "")
foreach(file ${files})
  file(SHA256 ${HOUSE}/${file} sum)
  string(APPEND all "${file} ${sum}\n")
endforeach()
string(SHA256 sum "${all}")
string(SUBSTRING ${sum} 0 16 sum)
file(CONFIGURE OUTPUT ${HEADER} CONTENT "#pragma once\n#define RAKUS_SOURCES \"@sum@\"\n" @ONLY)
