# Compiler flags for Drover's own files: every target of this project links to `drover_options`, which has the flags.
# Third-party headers are included as system headers, without warnings.

find_program(DROVER_CCACHE ccache)
mark_as_advanced(DROVER_CCACHE)
if(DROVER_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  # CCACHE_SLOPPINESS lets ccache cache objects made with a precompiled header. CCACHE_DEPEND saves a run of the
  # preprocessor for every file. CCACHE_BASEDIR makes paths relative, so that other checkouts share the cache.
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
  # Every platform must compute equal games: never fuse a multiplication and an addition.
  -ffp-contract=off)
# The rooms are linked into a Python module as well: position-independent code, inlined as if no other module could
# replace its functions.
if(NOT EMSCRIPTEN)
  target_compile_options(drover_options INTERFACE -fPIC -fno-semantic-interposition)
endif()
# The rules count bits very often. Every x86-64 processor since 2009 has an instruction for it.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  target_compile_options(drover_options INTERFACE -march=x86-64-v2)
endif()
if(DROVER_WERROR)
  target_compile_options(drover_options INTERFACE -Werror)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False warnings of GCC 12: overlapping copies inside std::string (GCC bug 105651); overruns in the standard library
  # if it comes from a precompiled header; mismatched deallocation of coroutine frames with little optimisation.
  target_compile_options(drover_options INTERFACE
    -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread -Wno-mismatched-new-delete)
endif()

# For targets that spend their time waiting or in other targets.
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
    # GCC reports false uninitialised values in instrumented code.
    target_compile_options(drover_options INTERFACE -Wno-maybe-uninitialized)
  endif()
  if(DROVER_SANITIZE MATCHES "thread")
    # The thread sanitizer does not support fences. Asio's fences around handlers can be left out, because handlers are
    # handed over under locks.
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
