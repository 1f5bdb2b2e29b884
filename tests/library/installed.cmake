# Installs the library into a temporary prefix, builds the example against it and runs the example.
set(prefix "${BUILD}/installed_library")
file(REMOVE_RECURSE "${prefix}")

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

run("${CMAKE_COMMAND}" --install "${BUILD}" --component library --prefix "${prefix}")
run("${CMAKE_COMMAND}" -S "${SOURCE}/examples/library" -B "${prefix}/example" -G Ninja
  "-DCMAKE_PREFIX_PATH=${prefix}" "-DCMAKE_CXX_COMPILER=${COMPILER}")
run("${CMAKE_COMMAND}" --build "${prefix}/example")
run("${prefix}/example/ten_lines")
if(NOT output MATCHES "^drover [0-9.]+: greedy [0-9-]+, random [0-9-]+\n$")
  message(FATAL_ERROR "The example says: ${output}")
endif()
