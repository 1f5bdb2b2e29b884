// Tables: at(table, index) indexes one with an enumeration value, a byte or a signed number,
// without a cast at every call; sum_of(table, member) adds up a column.
#pragma once

#include <cstddef>

namespace drover::core {

template <class Table, class Place>
constexpr decltype(auto) at(Table&& table, Place place) {
  return table[static_cast<std::size_t>(place)];
}

// The sum of a member over the rows of a table.
template <class Table, class Row, class Number>
constexpr int sum_of(const Table& table, Number Row::*member) {
  int sum = 0;
  for (const Row& row : table) sum += row.*member;
  return sum;
}

}  // namespace drover::core
