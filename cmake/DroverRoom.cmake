# drover_room(NAME [USES library...] [MAIN file] [WAITS] [ONE_UNIT]
#             [PRECOMPILE header... | PRECOMPILED_AS target])
#
# Defines a room (a folder of src): the library drover_NAME from all sources below the current folder. A new source
# file needs no edit of a CMakeLists.txt. A room without sources is an INTERFACE library.
#   USES         libraries that the room links to
#   MAIN         a file that belongs to a program and not to the library
#   WAITS        the room waits for people, networks or other rooms most of the time: it is optimised lightly, which
#                makes the build faster
#   ONE_UNIT     the room is compiled as one file, because compilers and clang-tidy spend most of their time on headers.
#                Names in its files must not clash. DROVER_UNITS=OFF disables it, which helps when editing the room.
#   PRECOMPILE, PRECOMPILED_AS   see DroverPrecompiled.cmake

add_custom_target(drover_rooms)

function(drover_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "WAITS;ONE_UNIT" "MAIN;PRECOMPILED_AS" "USES;PRECOMPILE")

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  if(room_MAIN)
    list(REMOVE_ITEM sources "${CMAKE_CURRENT_SOURCE_DIR}/${room_MAIN}")
  endif()

  set(target drover_${name})
  if(sources)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PUBLIC drover_options ${room_USES})
    if(room_WAITS)
      drover_optimise_lightly(${target})
    endif()
    if(room_PRECOMPILED_AS)
      target_precompile_headers(${target} REUSE_FROM ${room_PRECOMPILED_AS})
    else()
      drover_precompile(${target} ${room_PRECOMPILE})
    endif()
    if(room_ONE_UNIT AND DROVER_UNITS)
      drover_one_unit(${target} ${sources})
    endif()
    drover_rules_target(${target})
    add_dependencies(drover_rooms ${target})
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE drover_options ${room_USES})
  endif()
endfunction()

# drover_one_unit(TARGET source... [AS unit]): compiles these sources of the target as if they were one file. In a debug
# build they stay separate, so that little is recompiled after an edit. A second unit of a target needs a name.
function(drover_one_unit target)
  cmake_parse_arguments(PARSE_ARGV 1 one "" "AS" "")
  if(NOT one_AS)
    set(one_AS one_unit)
  endif()
  if(CMAKE_BUILD_TYPE STREQUAL "Release" OR DROVER_TIDY OR DROVER_SANITIZE)
    set_source_files_properties(${one_UNPARSED_ARGUMENTS} PROPERTIES UNITY_GROUP ${one_AS})
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP
      UNITY_BUILD_CODE_BEFORE_INCLUDE "// NOLINTNEXTLINE(bugprone-suspicious-include)")
    drover_allow_units(${target})
  endif()
endfunction()

# Disables a GCC warning: it takes the files of a unit for headers and warns about their unnamed namespaces.
function(drover_allow_units target)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  endif()
endfunction()

# Settings for rooms, but not for tests: clang-tidy. It spends minutes on the headers of Beast, Asio and CLI11, so rooms
# that include them are only compiled with Clang.
set(DROVER_UNTIDY drover_server drover_cli drover)
function(drover_rules_target target)
  if(DROVER_TIDY AND NOT target IN_LIST DROVER_UNTIDY)
    set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "${DROVER_CLANG_TIDY};--quiet")
    get_target_property(sources ${target} SOURCES)
    set_property(SOURCE ${sources} APPEND PROPERTY
      OBJECT_DEPENDS "${PROJECT_SOURCE_DIR}/.clang-tidy")
  endif()
endfunction()
