# How Drover's own files are compiled: `drover_options` carries the flags, and every target of this
# project links to it. Third-party headers come in as system headers and are not warned about.

find_program(DROVER_CCACHE ccache)
mark_as_advanced(DROVER_CCACHE)
if(DROVER_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  # What ccache needs to keep objects made with a precompiled header. That the compiler itself tells which headers
  # it has read spares ccache a run of the preprocessor for every file. Paths are those below this folder, so that another
  # checkout of the same files, wherever it lies, has nothing left to compile.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros
    CCACHE_DEPEND=1 "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${DROVER_CCACHE}")
endif()

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

add_library(drover_options INTERFACE)
target_include_directories(drover_options INTERFACE "${PROJECT_SOURCE_DIR}/src")
target_compile_definitions(drover_options INTERFACE DROVER_VERSION="${PROJECT_VERSION}")

# GCC's plain -Wshadow also warns of scoped enumerators that share a name with a constant.
set(shadow_warning -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(shadow_warning -Wshadow=local)
endif()

target_compile_options(drover_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion ${shadow_warning}
  # The same game must come out of every platform: never fuse a multiplication and an addition.
  -ffp-contract=off)
# The rooms become part of a Python module as well: code that may lie anywhere, and that is still inlined as if nobody
# could take the place of its functions.
if(NOT EMSCRIPTEN)
  target_compile_options(drover_options INTERFACE -fPIC -fno-semantic-interposition)
endif()
# Counting bits is half of what the rules do. Every x86-64 processor since 2009 has an instruction for it.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  target_compile_options(drover_options INTERFACE -march=x86-64-v2)
endif()
if(DROVER_WERROR)
  target_compile_options(drover_options INTERFACE -Werror)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 warns of overlapping copies inside std::string where there are none (GCC bug 105651). Where it knows the
  # standard library from a precompiled header it reports overruns in there as well, and with little optimisation it
  # takes the frames of coroutines for freed by the wrong function.
  target_compile_options(drover_options INTERFACE
    -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread -Wno-mismatched-new-delete)
endif()

# For what spends its time waiting or in other targets.
function(drover_optimise_lightly target)
  if(DROVER_SANITIZE)
    target_compile_options(${target} PRIVATE -O0)
  else()
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
endfunction()

# Bounds checks in the standard library wherever assertions are on.
target_compile_definitions(drover_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)

if(DROVER_SANITIZE)
  set(sanitize -fsanitize=${DROVER_SANITIZE} -fno-sanitize-recover=all)
  target_compile_options(drover_options INTERFACE ${sanitize} -fno-omit-frame-pointer)
  target_link_options(drover_options INTERFACE ${sanitize})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # The instrumented code makes GCC see uninitialised values that are not there.
    target_compile_options(drover_options INTERFACE -Wno-maybe-uninitialized)
  endif()
  if(DROVER_SANITIZE MATCHES "thread")
    # The thread sanitizer does not see fences. Those that Asio puts around handlers, which are handed over under locks,
    # can be left out.
    target_compile_definitions(drover_options INTERFACE BOOST_ASIO_DISABLE_FENCED_BLOCK)
  endif()
endif()

if(DROVER_COVERAGE)
  target_compile_options(drover_options INTERFACE --coverage -fprofile-abs-path)
  target_link_options(drover_options INTERFACE --coverage)
endif()

if(DROVER_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "The fuzzers need Clang: use the preset fuzz.")
  endif()
  target_compile_options(drover_options INTERFACE -fsanitize=fuzzer-no-link)
endif()


if(DROVER_TIDY)
  find_program(DROVER_CLANG_TIDY NAMES clang-tidy-14 clang-tidy REQUIRED)
endif()
