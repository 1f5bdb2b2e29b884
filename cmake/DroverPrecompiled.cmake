# Precompiled headers: large headers that most files include and that never change.
#
#   drover_precompile(TARGET)            uses the shared precompiled header of the rooms
#   drover_precompile(TARGET header...)  precompiles these headers and the shared ones for the target
#
# Targets can share a precompiled header (REUSE_FROM) only if all their flags are equal, optimisation included.
# Every file still includes the headers it needs: the preset clang compiles without precompiled headers.

set(DROVER_SHARED_HEADERS
  <algorithm> <array> <charconv> <chrono> <filesystem> <functional> <map> <memory> <optional> <set> <span> <string>
  <string_view> <utility> <variant> <vector>
  <boost/json.hpp> <fmt/format.h> <fmt/ranges.h>)

# This target only owns the shared precompiled header.
file(WRITE "${CMAKE_BINARY_DIR}/precompiled.cpp.in" "")
configure_file("${CMAKE_BINARY_DIR}/precompiled.cpp.in" "${CMAKE_BINARY_DIR}/precompiled.cpp" COPYONLY)
add_library(drover_precompiled OBJECT "${CMAKE_BINARY_DIR}/precompiled.cpp")
target_link_libraries(drover_precompiled PRIVATE drover_options Boost::json fmt::fmt)
target_precompile_headers(drover_precompiled PRIVATE ${DROVER_SHARED_HEADERS})

function(drover_precompile target)
  if(ARGN)
    target_precompile_headers(${target} PRIVATE ${DROVER_SHARED_HEADERS} ${ARGN})
  else()
    target_precompile_headers(${target} REUSE_FROM drover_precompiled)
  endif()
endfunction()
