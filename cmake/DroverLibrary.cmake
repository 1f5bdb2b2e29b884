# Installs the rooms up to learn/ as a library:
#
#   cmake --build build/release --target drover_library
#   cmake --install build/release --component library --prefix FOLDER
#
# Afterwards find_package(drover) finds it, and programs link to drover::drover (examples/library). Without
# `--component` only the program is installed.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# In the order that linkers need: each room before the rooms that it uses.
set(library_rooms learn arena bots net nets game elpaso trail kit weights text words)
list(TRANSFORM library_rooms PREPEND drover_ OUTPUT_VARIABLE library_targets)
add_custom_target(drover_library)
add_dependencies(drover_library ${library_targets})

set(library_folder "${CMAKE_INSTALL_LIBDIR}/drover")
set(header_folder "${CMAKE_INSTALL_INCLUDEDIR}/drover")
set(config_folder "${CMAKE_INSTALL_LIBDIR}/cmake/drover")
foreach(target IN LISTS library_targets)
  install(TARGETS ${target} ARCHIVE DESTINATION "${library_folder}" COMPONENT library EXCLUDE_FROM_ALL)
endforeach()
foreach(room IN ITEMS core text kit trail elpaso game net bots arena learn)
  install(DIRECTORY "src/${room}" DESTINATION "${header_folder}" COMPONENT library EXCLUDE_FROM_ALL
    FILES_MATCHING PATTERN "*.h")
endforeach()

configure_file(cmake/version.h.in "${CMAKE_BINARY_DIR}/library/version.h" @ONLY)
install(FILES "${CMAKE_BINARY_DIR}/library/version.h" DESTINATION "${header_folder}"
  COMPONENT library EXCLUDE_FROM_ALL)
configure_package_config_file(cmake/droverConfig.cmake.in "${CMAKE_BINARY_DIR}/library/droverConfig.cmake"
  INSTALL_DESTINATION "${config_folder}" PATH_VARS library_folder header_folder)
write_basic_package_version_file("${CMAKE_BINARY_DIR}/library/droverConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_BINARY_DIR}/library/droverConfig.cmake" "${CMAKE_BINARY_DIR}/library/droverConfigVersion.cmake"
  DESTINATION "${config_folder}" COMPONENT library EXCLUDE_FROM_ALL)
