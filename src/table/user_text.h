// Texts that people send: names and chat lines.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace drover::table {

// Returns the number of characters (code points); nothing if the text is not UTF-8.
std::optional<std::size_t> count_characters(std::string_view utf8);
// Returns the text on one line: line breaks, tabs and blanks of every width become blanks, and
// blanks at both ends are removed. Invisible characters and those that change the direction of
// writing are removed, too, so that one name cannot imitate another.
std::string normalized_line(std::string_view utf8);
bool has_control_characters(std::string_view utf8);
// Returns whether two names look alike: case, invisible characters and repeated blanks are ignored.
bool is_same_name(std::string_view a, std::string_view b);
// Returns the longest prefix of at most `bytes` bytes that ends with a whole character.
std::string_view truncated(std::string_view utf8, std::size_t bytes);
// Quotes a text for a sentence: shortened, with "?" for invisible and control characters.
std::string quote_safely(std::string_view text);

}  // namespace drover::table
