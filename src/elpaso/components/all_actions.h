// Every printed action under one number, and which of them belong to which component.
//
// The numbers follow from the tables and shift when a row is added; the words in the notation do
// not.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "elpaso/components/actions.h"
#include "elpaso/components/bonus_tiles.h"
#include "elpaso/components/neutral_buildings.h"
#include "elpaso/components/player_board.h"
#include "elpaso/components/public_buildings.h"
#include "elpaso/components/trading_posts.h"
#include "elpaso/components/train_cards.h"

namespace drover::elpaso {

using ActionId = std::uint8_t;
inline constexpr ActionId kNoAction = 0xff;

inline constexpr std::size_t kActions = kNeutralActions.size() + kBuildingActions.size() +
                                        kTrainActions.size() + kPostActions.size() +
                                        kBonusActions.size() + kAuxActionRows.size();
static_assert(kActions < kNoAction);

namespace detail {
constexpr std::array<ActionRow, kActions> make_actions() {
  std::array<ActionRow, kActions> all{};
  std::size_t count = 0;
  const auto append = [&](const auto& rows) {
    for (const ActionRow& row : rows) all[count++] = row;
  };
  append(kNeutralActions);
  append(kBuildingActions);
  append(kTrainActions);
  append(kPostActions);
  append(kBonusActions);
  append(kAuxActionRows);
  return all;
}
}  // namespace detail
inline constexpr std::array<ActionRow, kActions> kActionTable = detail::make_actions();

struct ActionSpan {
  ActionId first = 0;
  std::uint8_t count = 0;
};
// No component has more actions than this.
inline constexpr int kMostActions = 4;

namespace detail {
// The rows whose word begins with the component's word and a colon. They stand together.
constexpr ActionSpan actions_of(std::string_view component) {
  ActionSpan span;
  for (std::size_t i = 0; i < kActions; ++i) {
    const std::string_view slug = kActionTable[i].slug;
    if (slug.size() <= component.size() || slug[component.size()] != ':') continue;
    if (slug.substr(0, component.size()) != component) continue;
    if (span.count == 0) span.first = static_cast<ActionId>(i);
    ++span.count;
  }
  return span;
}
template <class Row, std::size_t N>
constexpr std::array<ActionSpan, N> spans_of(const std::array<Row, N>& table) {
  std::array<ActionSpan, N> spans{};
  for (std::size_t i = 0; i < N; ++i) spans[i] = actions_of(table[i].slug);
  return spans;
}
template <std::size_t N>
constexpr bool none_is_too_long(const std::array<ActionSpan, N>& spans) {
  for (const ActionSpan span : spans) {
    if (span.count > kMostActions) return false;
  }
  return true;
}
}  // namespace detail

inline constexpr auto kNeutralSpans = detail::spans_of(kNeutralTable);
inline constexpr auto kBuildingSpans = detail::spans_of(kBuildingTable);  // kind * 2 + side
inline constexpr auto kTrainSpans = detail::spans_of(kTrainTable);        // card * 2 + side
inline constexpr auto kPostSpans = detail::spans_of(kPostTable);
inline constexpr auto kBonusSpans = detail::spans_of(kBonusTable);
inline constexpr auto kAuxSpans = detail::spans_of(kAuxTable);
static_assert(detail::none_is_too_long(kNeutralSpans) && detail::none_is_too_long(kBuildingSpans) &&
              detail::none_is_too_long(kTrainSpans) && detail::none_is_too_long(kPostSpans) &&
              detail::none_is_too_long(kBonusSpans) && detail::none_is_too_long(kAuxSpans));

// The most exchanges that can be left after the first one of an action.
constexpr int most_exchanges_left() {
  int most = 1;
  for (const ActionRow& row : kActionTable) {
    if (row.action.op == Op::kExchange) most = std::max(most, row.action.amount - 1);
  }
  return most;
}
inline constexpr int kMostExchangesLeft = most_exchanges_left();

}  // namespace drover::elpaso
