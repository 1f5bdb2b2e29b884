// Texts that people send: names and chat.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace drover::table {

// How many characters a text has; nothing if it is not UTF-8.
std::optional<std::size_t> characters_in(std::string_view utf8);
// Line breaks and tabs become blanks, blanks around the text go.
std::string on_one_line(std::string_view utf8);
bool has_control_characters(std::string_view utf8);
// At most `bytes` of it, never half a character.
std::string_view shortened(std::string_view utf8, std::size_t bytes);
// What somebody sent, safe and short enough for a sentence.
std::string in_quotes(std::string_view text);

}  // namespace drover::table
