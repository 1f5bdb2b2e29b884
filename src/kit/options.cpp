#include "kit/options.h"

#include <algorithm>

#include <fmt/format.h>

namespace drover::kit {

std::optional<int> value_of(const OptionInfo& option, std::string_view word) {
  const auto found = std::find(option.values.begin(), option.values.end(), word);
  if (found != option.values.end()) return static_cast<int>(found - option.values.begin());
  if (option.parts == 0 || word.size() != static_cast<std::size_t>(option.parts) ||
      word.find_first_not_of(option.letters) != std::string_view::npos) {
    return std::nullopt;
  }
  unsigned bits = 0;
  for (std::size_t part = 0; part < word.size(); ++part) {
    if (word[part] == option.letters[1]) bits |= 1U << part;
  }
  return kEachPart + static_cast<int>(bits);
}

std::string word_of(const OptionInfo& option, int value) {
  if (value < kEachPart) return std::string(option.values[static_cast<std::size_t>(value)]);
  std::string letters;
  for (int part = 0; part < option.parts; ++part) {
    letters += option.letters[static_cast<unsigned>(value - kEachPart) >> part & 1U];
  }
  return letters;
}

int read_value(const OptionInfo& option, const text::JsonNode& node) {
  if (node.is_string()) {
    if (const auto value = value_of(option, node.text())) return *value;
    if (option.parts > 0 && node.text().size() == static_cast<std::size_t>(option.parts)) {
      node.report_unexpected(
          fmt::format("{} letters {} or {}", option.parts, option.letters[0], option.letters[1]));
      return 0;
    }
  }
  return node.one_of(option.values.data(), option.values.size());
}

}  // namespace drover::kit
