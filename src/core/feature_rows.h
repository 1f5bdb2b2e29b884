// Features of an evaluation as rows: a name, and a function that computes the feature.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace drover::core {

// The names of the rows, each of which has a member `name`.
template <const auto& Rows>
constexpr auto names_of() {
  std::array<std::string_view, Rows.size()> names;
  for (std::size_t i = 0; i < Rows.size(); ++i) names[i] = Rows[i].name;
  return names;
}

// Writes the features of `seen` to out[0], out[1], ... Each row has a member `value`, a function of
// `seen`. The calls are written out, so that the compiler inlines them.
template <const auto& Rows, class Seen>
void write_features(const Seen& seen, float* out) {
  [&]<std::size_t... Row>(std::index_sequence<Row...>) {
    ((out[Row] = Rows[Row].value(seen)), ...);
  }
  (std::make_index_sequence<Rows.size()>{});
}

}  // namespace drover::core
