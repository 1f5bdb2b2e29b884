#include "table/text.h"

#include <algorithm>

namespace drover::table {

namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

// The bytes of the character that `text` begins with; 0 if it is none (RFC 3629: no overlong
// forms, no surrogates, nothing beyond U+10FFFF).
std::size_t length_of_first(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  std::size_t length = 0;
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) length = 2;
  if (first >= 0xe0 && first <= 0xef) length = 3;
  if (first >= 0xf0 && first <= 0xf4) length = 4;
  if (length == 0 || text.size() < length) return 0;
  if (!std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length),
                   continues)) {
    return 0;
  }
  const unsigned second = byte(1);
  const bool bad = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
                   (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
  return bad ? 0 : length;
}

}  // namespace

std::optional<std::size_t> characters_in(std::string_view utf8) {
  std::size_t count = 0;
  while (!utf8.empty()) {
    const std::size_t length = length_of_first(utf8);
    if (length == 0) return std::nullopt;
    utf8.remove_prefix(length);
    ++count;
  }
  return count;
}

std::string on_one_line(std::string_view utf8) {
  std::string text(utf8);
  for (char& c : text) {
    if (c == '\n' || c == '\r' || c == '\t') c = ' ';
  }
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

bool has_control_characters(std::string_view utf8) {
  return std::any_of(utf8.begin(), utf8.end(), is_control);
}

std::string_view shortened(std::string_view utf8, std::size_t bytes) {
  if (utf8.size() <= bytes) return utf8;
  while (bytes > 0 && continues(utf8[bytes])) --bytes;
  return utf8.substr(0, bytes);
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  if (!characters_in(text)) return "something that is not UTF-8";
  std::string shown(shortened(text, kLongest));
  std::replace_if(shown.begin(), shown.end(), is_control, '?');
  if (shown.size() < text.size()) shown += "...";
  return '"' + shown + '"';
}

}  // namespace drover::table
