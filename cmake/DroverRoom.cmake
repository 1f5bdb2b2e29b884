# drover_room(NAME [USES library...] [MAIN file])
#
# One room of the house: the library drover_NAME from all sources below the current folder, so that
# a new file needs no edit here. A room of headers only, or one still empty, is an INTERFACE library.
# MAIN names a file that belongs to a program and not to the library.

add_custom_target(drover_rooms)

function(drover_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "" "MAIN" "USES")

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  if(room_MAIN)
    list(REMOVE_ITEM sources "${CMAKE_CURRENT_SOURCE_DIR}/${room_MAIN}")
  endif()

  set(target drover_${name})
  if(sources)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PUBLIC drover_options ${room_USES})
    drover_engine_target(${target})
    add_dependencies(drover_rooms ${target})
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE drover_options ${room_USES})
  endif()
endfunction()

# What the rooms get, and the tests do not. clang-tidy spends minutes on the headers of Beast, Asio and CLI11,
# so rooms that live on them are only compiled with Clang.
set(DROVER_UNTIDY drover_server drover_cli drover)
function(drover_engine_target target)
  if(DROVER_TIDY AND NOT target IN_LIST DROVER_UNTIDY)
    set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "${DROVER_CLANG_TIDY};--quiet")
    get_target_property(sources ${target} SOURCES)
    set_property(SOURCE ${sources} APPEND PROPERTY
      OBJECT_DEPENDS "${PROJECT_SOURCE_DIR}/.clang-tidy")
  endif()
endfunction()
