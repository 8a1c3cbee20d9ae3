# The toolchain of the engine for browsers: clang and a C library for WebAssembly from Debian (scripts/packages.sh).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-22)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
find_program(CMAKE_AR NAMES llvm-ar-22 REQUIRED)
find_program(CMAKE_RANLIB NAMES llvm-ranlib-22 REQUIRED)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# What throws ends the instance (src/wasm/thrown.cpp); there is nothing to unwind with.
# Sizes have 32 bits here, and so has whatever is in memory: a count of 64 bits that is one fits.
set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++ -fexceptions -ffp-contract=off -Wno-c++11-narrowing -Wno-deprecated")
