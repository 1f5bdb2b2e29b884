#include "kit/form.h"

#include "kit/types.h"

namespace drover::kit {

bool fits(const Form& form, std::uint8_t byte) {
  if (form.names != nullptr) {
    if (form.names->of(byte).empty() && byte != form.absent) return false;
  } else if (byte - form.offset < form.low || byte - form.offset > form.high) {
    return false;
  }
  return form.fits == nullptr || form.fits(byte);
}

int limit_of(const Form& form) {
  return form.names != nullptr ? form.names->limit : form.high + form.offset + 1;
}

std::string word_of(const Form& form, std::uint8_t byte) {
  if (form.names != nullptr) return std::string(form.names->of(byte));
  return std::to_string(byte - form.offset);
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

std::optional<std::uint8_t> byte_in(const Form& form, std::string_view word) {
  if (form.names != nullptr) return form.names->find(word);
  const auto number = number_in(word);
  if (!number || *number < form.low || *number > form.high) return std::nullopt;
  return static_cast<std::uint8_t>(*number + form.offset);
}

text::Value json_of(const Form& form, std::uint8_t byte) {
  if (form.flag) return byte == 1;
  if (form.names != nullptr) {
    const std::string_view name = form.names->of(byte);
    if (!name.empty()) return name;
  } else if (byte != kUntold) {
    return byte - form.offset;
  }
  return form.untold.empty() ? text::Value() : text::Value(form.untold);
}

std::uint8_t read(const Form& form, const text::JsonNode& node) {
  if (form.flag) return node.flag() ? 1 : 0;
  if (form.names != nullptr) return node.named(*form.names);
  return static_cast<std::uint8_t>(node.number(form.low, form.high) + form.offset);
}

}  // namespace drover::kit
