// Where the server's games live unless told otherwise.
#pragma once

#include <cstdlib>
#include <string>

namespace drover::cli {

inline std::string default_data_folder() {
  if (const char* xdg = std::getenv("XDG_DATA_HOME"); xdg != nullptr && *xdg != '\0') {
    return std::string(xdg) + "/drover/server";
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return std::string(home) + "/.local/share/drover/server";
  }
  return "drover-data";
}

}  // namespace drover::cli
