// The default folders for saved games.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace drover::cli {

// $XDG_DATA_HOME/drover or ~/.local/share/drover; empty if there is no home.
inline std::filesystem::path user_data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/') {
    return std::filesystem::path(data) / "drover";
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') {
    return std::filesystem::path(home) / ".local" / "share" / "drover";
  }
  return {};
}

// The default data folder of the server.
inline std::string default_data_folder() {
  const std::filesystem::path folder = user_data_folder();
  return folder.empty() ? "drover-data" : (folder / "server").string();
}

}  // namespace drover::cli
