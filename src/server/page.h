// The files of the page, embedded in the program.
#pragma once

#include <optional>
#include <string_view>

namespace drover::server {

struct PageFile {
  std::string_view contents;
  std::string_view type;   // for Content-Type
  std::string_view tag;    // for ETag: changes with the contents
  bool immutable = false;  // its name changes with its contents
};

// The file at `path`, such as "/assets/index-1a2b.js"; "/" is the page itself.
std::optional<PageFile> page_file(std::string_view path);

}  // namespace drover::server
