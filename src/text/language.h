// The languages of the catalogues.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace drover::text {

enum class Language : std::uint8_t { kEnglish, kGerman, kPolish };

// The codes used in file names, options and locales, in the order of Language.
inline constexpr std::array<std::string_view, 3> kLanguageCodes{"en", "de", "pl"};

constexpr std::string_view code_of(Language language) {
  return kLanguageCodes[static_cast<std::size_t>(language)];
}
constexpr std::optional<Language> language_of(std::string_view code) {
  for (std::size_t i = 0; i < kLanguageCodes.size(); ++i) {
    if (kLanguageCodes[i] == code) return static_cast<Language>(i);
  }
  return std::nullopt;
}

}  // namespace drover::text
