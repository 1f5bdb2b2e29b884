// The parameters in a bot's name, after the colon: "ms=500,threads=2".
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "game/game.h"

namespace drover::bots {

// A parameter of a kind of bot: a whole number within limits.
struct ParameterInfo {
  std::string_view key;
  std::int64_t minimum;
  std::int64_t maximum;
  std::string_view former_key = {};  // an older name of the key, which parse() still accepts
};

class Parameters {
 public:
  // Parses "key=number,key=number"; a former key counts as the key. Returns an error if a key is
  // unknown or given twice, or a number is outside its limits.
  static game::Result<Parameters> parse(std::string_view text,
                                        std::span<const ParameterInfo> known);

  bool has(std::string_view key) const { return values_.find(key) != values_.end(); }
  std::int64_t value_or(std::string_view key, std::int64_t fallback) const {
    const auto found = values_.find(key);
    return found == values_.end() ? fallback : found->second;
  }

 private:
  std::map<std::string, std::int64_t, std::less<>> values_;
};

}  // namespace drover::bots
