// Gzip compression of long responses.
#pragma once

#include <string>
#include <string_view>

namespace drover::server {

// Returns the text in the format of Content-Encoding "gzip" (RFC 1952).
std::string gzip_compress(std::string_view text);

}  // namespace drover::server
