# The module for browsers (scripts/build-offline): emscripten compiles the rooms up to service/ and bindings/wasm into one
# WebAssembly module without JavaScript. It uses WebAssembly exceptions, which every browser supports since 2022.

# Only the headers of Boost and fmt are used. A folder with links to them keeps the system's C library out.
set(headers "${CMAKE_BINARY_DIR}/headers")
file(MAKE_DIRECTORY "${headers}")
foreach(library IN ITEMS boost fmt)
  if(NOT EXISTS "/usr/include/${library}")
    message(FATAL_ERROR "The headers of ${library} are missing: scripts/setup offline installs them.")
  endif()
  file(CREATE_LINK "/usr/include/${library}" "${headers}/${library}" SYMBOLIC)
endforeach()
add_library(drover_headers INTERFACE)
target_include_directories(drover_headers SYSTEM INTERFACE "${headers}")
target_compile_definitions(drover_headers INTERFACE
  FMT_HEADER_ONLY BOOST_JSON_NO_LIB BOOST_CONTAINER_NO_LIB BOOST_ALL_NO_LIB)
add_library(Boost::json ALIAS drover_headers)
add_library(fmt::fmt ALIAS drover_headers)

# Sizes have 32 bits here, so -Wshorten-64-to-32 would warn almost everywhere.
add_compile_options(-fwasm-exceptions -Wno-shorten-64-to-32)
function(drover_precompile)
endfunction()

foreach(room IN ITEMS core text kit trail elpaso game net bots table api service)
  add_subdirectory(src/${room})
endforeach()
add_subdirectory(bindings/wasm)
