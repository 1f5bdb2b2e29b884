# The engine for a browser (scripts/build-offline): the rooms up to api/ and bindings/wasm, compiled by emscripten into
# one module without a JavaScript of its own. Exceptions are those of WebAssembly, which every browser since 2022 has.

# Boost and fmt are used by their headers alone; a folder with nothing else keeps the system's C library out.
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

# Every number of 64 bits that counts something in memory is shortened here; whether that loses anything is not the
# question of this compiler.
add_compile_options(-fwasm-exceptions -Wno-shorten-64-to-32)
function(drover_precompile)
endfunction()

foreach(room IN ITEMS core text kit trail elpaso game net bots table api)
  add_subdirectory(src/${room})
endforeach()
add_subdirectory(bindings/wasm)
