// The files of the page, embedded in the program.
#pragma once

#include <optional>
#include <string_view>

namespace drover::server {

struct PageFile {
  std::string_view contents;
  std::string_view coding;  // for Content-Encoding; empty: as it is
  std::string_view type;    // for Content-Type
  std::string_view tag;     // for ETag: changes with the contents and the coding
  bool immutable = false;   // its name changes with its contents
  bool varies = false;      // there are other codings of it
};

// The file at `path`, such as "/assets/index-1a2b.js"; "/" is the page itself, and so is a table's
// link, which begins with "/t/": there it sends at once for what all tables need. In the smallest
// coding that `accepted`, an Accept-Encoding, allows.
std::optional<PageFile> page_file(std::string_view path, std::string_view accepted);

}  // namespace drover::server
