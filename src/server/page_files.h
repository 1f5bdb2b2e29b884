// The files of the web page, embedded in the program.
#pragma once

#include <optional>
#include <string_view>

namespace drover::server {

struct PageFile {
  std::string_view contents;
  std::string_view encoding;      // Content-Encoding; empty if not compressed
  std::string_view content_type;  // Content-Type
  std::string_view etag;          // ETag; differs for each contents and encoding
  bool immutable = false;         // the path changes with the contents
  bool varies = false;            // the file exists in other encodings, too
};

// Returns the file at `path`, such as "/assets/index-1a2b.js", in the smallest encoding that the
// value of the Accept-Encoding header allows; nothing if there is no such file. "/" is the page. A
// link of a table ("/t/...") is a version of the page that preloads the files that every table
// needs.
std::optional<PageFile> find_page_file(std::string_view path, std::string_view accept_encoding);

}  // namespace drover::server
