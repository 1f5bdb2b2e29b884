# `cmake --install build/release` installs the program; `cpack` in the build folder makes a Debian package of it with a
# user, services and a configuration file.

include(GNUInstallDirs)
# Only the program is installed; installing does not build tests and benchmarks.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
install(TARGETS drover RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(FILES docs/hosting.md CHANGELOG.md LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(FILES packaging/drover.service packaging/drover-think.service DESTINATION lib/systemd/system)
install(FILES packaging/drover.conf DESTINATION /etc/drover)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "the people who run it <root@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "server for the Great Western Trail family of board games")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  "${PROJECT_SOURCE_DIR}/packaging/postinst;${PROJECT_SOURCE_DIR}/packaging/prerm;${PROJECT_SOURCE_DIR}/packaging/conffiles")
include(CPack)
