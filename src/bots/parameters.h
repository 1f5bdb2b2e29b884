// What stands behind the colon in the name of a bot made to measure: "ms=500,threads=2".
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "game/game.h"

namespace drover::bots {

// A whole number that a bot can be made with.
struct ParameterInfo {
  std::string_view key;
  std::int64_t least;
  std::int64_t most;
};

class Parameters {
 public:
  // A sentence if the text does not give known keys, each once, a number within its limits.
  static game::Result<Parameters> parse(std::string_view text,
                                        std::span<const ParameterInfo> known);

  bool has(std::string_view key) const { return values_.find(key) != values_.end(); }
  std::int64_t value_or(std::string_view key, std::int64_t otherwise) const {
    const auto found = values_.find(key);
    return found == values_.end() ? otherwise : found->second;
  }

 private:
  std::map<std::string, std::int64_t, std::less<>> values_;
};

}  // namespace drover::bots
