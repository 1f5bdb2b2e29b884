// Checks and repair of UTF-8 text (RFC 3629).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace drover::text {

// True for a continuation byte of a multi-byte character.
constexpr bool is_continuation_byte(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}
// The length in bytes of the first character; 0 if it is invalid (overlong, a surrogate, or above
// U+10FFFF). Precondition: the text is not empty.
std::size_t first_character_length(std::string_view text);
bool is_utf8(std::string_view text);
// The text with U+FFFD in place of each invalid byte.
std::string replace_invalid_utf8(std::string_view text);

}  // namespace drover::text
