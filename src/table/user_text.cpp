#include "table/user_text.h"

#include <algorithm>
#include <iterator>

#include "text/utf8.h"

namespace drover::table {

namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }
// Decodes the first character, which is `length` bytes long.
char32_t code_of_first(std::string_view text, std::size_t length) {
  constexpr unsigned kFirstBits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
  char32_t code = static_cast<unsigned char>(text[0]) & kFirstBits[length];
  for (std::size_t i = 1; i < length; ++i) {
    code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3fU);
  }
  return code;
}

// Calls use(code, bytes) for every character; for a byte that begins none the code is 0.
template <class Use>
void for_each_character(std::string_view text, Use use) {
  while (!text.empty()) {
    const std::size_t length = text::first_character_length(text);
    const std::size_t bytes = std::max<std::size_t>(length, 1);
    use(length == 0 ? U'\0' : code_of_first(text, length), text.substr(0, bytes));
    text.remove_prefix(bytes);
  }
}

struct CodeRange {
  char32_t first;
  char32_t last;
};

template <std::size_t N>
bool is_among(char32_t code, const CodeRange (&ranges)[N]) {
  return std::any_of(std::begin(ranges), std::end(ranges), [&](const CodeRange& range) {
    return code >= range.first && code <= range.last;
  });
}

// Returns whether the character is a blank or drawn as one.
bool is_blank(char32_t code) {
  static constexpr CodeRange kBlanks[] = {
      {U'\t', U'\n'},   {U'\r', U'\r'},   {U' ', U' '},     {0x85, 0x85},
      {0xa0, 0xa0},     {0x1680, 0x1680}, {0x2000, 0x200a}, {0x2028, 0x2029},
      {0x202f, 0x202f}, {0x205f, 0x205f}, {0x2800, 0x2800}, {0x3000, 0x3000},
  };
  return is_among(code, kBlanks);
}

// Returns whether the character takes no room or changes the direction of writing.
bool is_invisible(char32_t code) {
  static constexpr CodeRange kInvisible[] = {
      {0x80, 0x9f},        // controls
      {0xad, 0xad},        // soft hyphen
      {0x34f, 0x34f},      // combining grapheme joiner
      {0x61c, 0x61c},      // Arabic letter mark
      {0x115f, 0x1160},    // Hangul fillers
      {0x17b4, 0x17b5},    // Khmer inherent vowels
      {0x180b, 0x180f},    // Mongolian selectors
      {0x200b, 0x200f},    // zero width, joiners, marks of direction
      {0x202a, 0x202e},    // embeddings and overrides of direction
      {0x2060, 0x206f},    // word joiner, invisible operators, isolates
      {0x3164, 0x3164},    // Hangul filler
      {0xfe00, 0xfe0f},    // variation selectors
      {0xfeff, 0xfeff},    // byte order mark
      {0xffa0, 0xffa0},    // Hangul filler
      {0xfff9, 0xfffb},    // interlinear annotation
      {0x1d173, 0x1d17a},  // musical controls
      {0xe0000, 0xe0fff},  // tags and more selectors
  };
  return is_among(code, kInvisible);
}

// Emoji: a joiner between two of them makes one picture of both.
constexpr char32_t kJoiner = 0x200d;
constexpr char32_t kAsPicture = 0xfe0f;
bool is_picture(char32_t code) {
  static constexpr CodeRange kPictures[] = {{0x2190, 0x2bff}, {0x1f000, 0x1faff}};
  return is_among(code, kPictures);
}

// Returns the small letter of a Latin, Greek or Cyrillic capital; any other character unchanged.
char32_t small_letter(char32_t code) {
  if (code >= U'A' && code <= U'Z') return code + 0x20;
  if (code >= 0xc0 && code <= 0xde && code != 0xd7) return code + 0x20;
  // Latin letters with marks: each capital is followed by its small letter. Capitals have even
  // codes in some blocks, odd codes in others. The Turkish dotted and dotless i stay distinct.
  const bool even_pairs = (code >= 0x100 && code <= 0x137 && code != 0x130 && code != 0x131) ||
                          (code >= 0x14a && code <= 0x177);
  const bool odd_pairs = (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17e);
  if ((even_pairs && code % 2 == 0) || (odd_pairs && code % 2 == 1)) return code + 1;
  if (code == 0x178) return 0xff;
  if (code >= 0x391 && code <= 0x3a9) return code + 0x20;
  if (code >= 0x400 && code <= 0x40f) return code + 0x50;
  if (code >= 0x410 && code <= 0x42f) return code + 0x20;
  return code;
}

std::u32string comparison_key(std::string_view name) {
  std::u32string out;
  for_each_character(normalized_line(name), [&](char32_t code, std::string_view) {
    const bool second_blank = code == U' ' && out.ends_with(U' ');
    if (!second_blank && !is_invisible(code)) out += small_letter(code);
  });
  return out;
}

}  // namespace

std::optional<std::size_t> count_characters(std::string_view utf8) {
  std::size_t count = 0;
  while (!utf8.empty()) {
    const std::size_t length = text::first_character_length(utf8);
    if (length == 0) return std::nullopt;
    utf8.remove_prefix(length);
    ++count;
  }
  return count;
}

std::string normalized_line(std::string_view utf8) {
  std::string text;
  std::string_view join;  // kept only if a picture follows
  char32_t before = 0;
  for_each_character(utf8, [&](char32_t code, std::string_view bytes) {
    if (is_blank(code)) {
      text += ' ';
    } else if (code == kJoiner && (is_picture(before) || before == kAsPicture)) {
      join = bytes;
      return;
    } else if (is_picture(code)) {
      text += join;
      text += bytes;
    } else if (!is_invisible(code) || (code == kAsPicture && is_picture(before))) {
      text += bytes;
    } else {
      return;
    }
    join = {};
    before = code;
  });
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

bool has_control_characters(std::string_view utf8) {
  return std::any_of(utf8.begin(), utf8.end(), is_control);
}

bool is_same_name(std::string_view a, std::string_view b) {
  return comparison_key(a) == comparison_key(b);
}

std::string_view truncated(std::string_view utf8, std::size_t bytes) {
  if (utf8.size() <= bytes) return utf8;
  while (bytes > 0 && text::is_continuation_byte(utf8[bytes])) --bytes;
  return utf8.substr(0, bytes);
}

std::string quote_safely(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  if (!count_characters(text)) return "something that is not UTF-8";
  const std::string_view beginning = truncated(text, kLongest);
  std::string shown;
  for_each_character(beginning, [&](char32_t code, std::string_view bytes) {
    const bool hidden = has_control_characters(bytes) || is_invisible(code);
    shown += hidden ? "?" : is_blank(code) ? " " : bytes;
  });
  if (beginning.size() < text.size()) shown += "...";
  return '"' + shown + '"';
}

}  // namespace drover::table
