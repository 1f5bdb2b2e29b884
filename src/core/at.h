// Tables whose places are enumerations, bytes or signed numbers.
#pragma once

#include <cstddef>

namespace drover::core {

template <class Table, class Place>
constexpr decltype(auto) at(Table&& table, Place place) {
  return table[static_cast<std::size_t>(place)];
}

}  // namespace drover::core
