#include "kit/byte_format.h"

#include "kit/types.h"

namespace drover::kit {

bool fits(const ByteFormat& format, std::uint8_t byte) {
  if (format.names != nullptr) {
    if (format.names->of(byte).empty() && byte != format.absent) return false;
  } else if (byte - format.offset < format.low || byte - format.offset > format.high) {
    return false;
  }
  return format.fits == nullptr || format.fits(byte);
}

int limit_of(const ByteFormat& format) {
  return format.names != nullptr ? format.names->limit : format.high + format.offset + 1;
}

std::string word_of(const ByteFormat& format, std::uint8_t byte) {
  if (format.names != nullptr) return std::string(format.names->of(byte));
  return std::to_string(byte - format.offset);
}

std::optional<int> number_in(std::string_view word) {
  if (word.empty() || word.size() > 2 || (word.size() == 2 && word[0] == '0')) return std::nullopt;
  int number = 0;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number;
}

std::optional<std::uint8_t> byte_in(const ByteFormat& format, std::string_view word) {
  if (format.names != nullptr) return format.names->find(word);
  const auto number = number_in(word);
  if (!number || *number < format.low || *number > format.high) return std::nullopt;
  return static_cast<std::uint8_t>(*number + format.offset);
}

text::Value json_of(const ByteFormat& format, std::uint8_t byte) {
  if (format.flag) return byte == 1;
  if (format.names != nullptr) {
    const std::string_view name = format.names->of(byte);
    if (!name.empty()) return name;
  } else if (byte != kUnspecified) {
    return byte - format.offset;
  }
  return format.word_if_unspecified.empty() ? text::Value()
                                            : text::Value(format.word_if_unspecified);
}

std::uint8_t read(const ByteFormat& format, const text::JsonNode& node) {
  if (format.flag) return node.flag() ? 1 : 0;
  if (format.names != nullptr) return node.named(*format.names);
  return static_cast<std::uint8_t>(node.number(format.low, format.high) + format.offset);
}

}  // namespace drover::kit
