#include "text/names.h"

#include "text/words.h"

namespace drover::text {

std::optional<std::uint8_t> NameTable::find(std::string_view wanted) const {
  if (wanted.empty()) return std::nullopt;
  for (int value = 0; value < limit; ++value) {
    const auto small = static_cast<std::uint8_t>(value);
    if (same_word(name(small), wanted)) return small;
  }
  return std::nullopt;
}

}  // namespace drover::text
