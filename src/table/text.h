// Texts that people send: names and chat.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace drover::table {

// How many characters a text has; nothing if it is not UTF-8.
std::optional<std::size_t> characters_in(std::string_view utf8);
// Line breaks, tabs and blanks of every width become blanks, blanks around the text go, and so does
// what cannot be seen or turns the direction of writing: one text must not pass for another.
std::string on_one_line(std::string_view utf8);
bool has_control_characters(std::string_view utf8);
// Whether two names look the same to somebody who does not look closely: in capitals or not, with
// one blank or two.
bool is_same_name(std::string_view a, std::string_view b);
// At most `bytes` of it, never half a character.
std::string_view shortened(std::string_view utf8, std::size_t bytes);
// What somebody sent, safe and short enough for a sentence.
std::string in_quotes(std::string_view text);

}  // namespace drover::table
