// Text as it travels: UTF-8 (RFC 3629).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace drover::text {

// Whether a byte goes on with a character, and does not begin one.
constexpr bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }
// The bytes of the character that a text, which is not empty, begins with; 0 if it is none:
// overlong forms, surrogates and what lies beyond U+10FFFF are none.
std::size_t length_of_first(std::string_view text);
bool is_utf8(std::string_view text);
// The same with U+FFFD in place of each byte that belongs to no character.
std::string repaired(std::string_view text);

}  // namespace drover::text
