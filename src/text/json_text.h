// JSON that is still text: what the tree of values made from it no longer shows.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace drover::text {

// So deep may lists and objects lie in each other in anything that is read.
inline constexpr std::size_t kDeepestJson = 32;

// Empty if every object of the text has each of its keys once, otherwise one sentence that names
// the key and where it stands. Making a tree keeps the last of two values and says nothing. A text
// that is no JSON is looked at up to its mistake.
std::string repeated_key(std::string_view text);

}  // namespace drover::text
