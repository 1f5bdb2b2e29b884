// Checks of JSON text that are impossible once it is parsed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace drover::text {

// The deepest nesting of lists and objects in any JSON that is read.
inline constexpr std::size_t kDeepestJson = 32;

// Finds a key that an object has twice: returns one sentence with the key and its path, empty if
// there is none. (Parsing would silently keep the last value.) Invalid JSON is checked up to its
// first error.
std::string repeated_key(std::string_view text);

}  // namespace drover::text
