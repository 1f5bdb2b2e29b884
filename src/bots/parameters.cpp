#include "bots/parameters.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace drover::bots {

namespace {

game::Error unknown_key(std::string_view key, std::span<const ParameterInfo> known) {
  std::vector<std::string_view> keys;
  for (const ParameterInfo& parameter : known) keys.push_back(parameter.key);
  return {fmt::format("A bot has no parameter \"{}\" here; there are: {}.", key,
                      fmt::join(keys, ", "))};
}

}  // namespace

game::Result<Parameters> Parameters::parse(std::string_view text,
                                           std::span<const ParameterInfo> known) {
  Parameters parameters;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view part = text.substr(begin, end - begin);
    begin = end + 1;
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) {
      return game::Error{fmt::format("A bot's parameter looks like ms=500, not \"{}\".", part)};
    }
    const std::string_view key = part.substr(0, equals);
    const std::string_view value = part.substr(equals + 1);
    const auto* info =
        std::find_if(known.data(), known.data() + known.size(), [&](const ParameterInfo& one) {
          return one.key == key || (!one.former_key.empty() && one.former_key == key);
        });
    if (info == known.data() + known.size()) return unknown_key(key, known);
    std::int64_t number = 0;
    const auto [rest, failed] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (failed != std::errc{} || rest != value.data() + value.size() || number < info->minimum ||
        number > info->maximum) {
      return game::Error{
          fmt::format("The parameter {} is a whole number from {} to {}, not \"{}\".", key,
                      info->minimum, info->maximum, value)};
    }
    if (!parameters.values_.emplace(info->key, number).second) {
      return game::Error{fmt::format("The parameter {} is given twice.", key)};
    }
  }
  return parameters;
}

}  // namespace drover::bots
