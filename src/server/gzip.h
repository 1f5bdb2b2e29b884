// Answers that are long and the same for everybody are sent compressed.
#pragma once

#include <string>
#include <string_view>

namespace drover::server {

// As Content-Encoding "gzip" has it.
std::string gzipped(std::string_view text);

}  // namespace drover::server
