// at(table, index): indexes a table with an enumeration value, a byte or a signed number, without a
// cast at every call.
#pragma once

#include <cstddef>

namespace drover::core {

template <class Table, class Place>
constexpr decltype(auto) at(Table&& table, Place place) {
  return table[static_cast<std::size_t>(place)];
}

}  // namespace drover::core
