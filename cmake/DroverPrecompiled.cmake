# Headers that most files include are heavy and never change: they are compiled once for all of them.
#
#   drover_precompile(TARGET)            uses what the rooms share
#   drover_precompile(TARGET header...)  compiles these for the target, together with what the rooms share
#
# A target with the same flags as another can use the other's (REUSE_FROM). With other flags, that of the optimiser
# among them, it cannot.
# Every file still includes what it needs: the preset clang compiles without, and notices what is missing.

set(DROVER_SHARED_HEADERS
  <algorithm> <array> <charconv> <chrono> <filesystem> <functional> <map> <memory> <optional> <set> <span> <string>
  <string_view> <utility> <variant> <vector>
  <boost/json.hpp> <fmt/format.h> <fmt/ranges.h>)

# Only there to own them.
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
