#include "arena/design.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <tuple>

namespace drover::arena {

namespace {

std::vector<Seating> choices_of(int bots, int seats) {
  std::vector<Seating> choices;
  for (unsigned set = 0; set < 1U << bots; ++set) {
    if (std::popcount(set) != seats) continue;
    Seating choice{};
    std::size_t next = 0;
    for (int bot = 0; bot < bots; ++bot) {
      if ((set >> bot & 1U) != 0) choice[next++] = static_cast<std::int8_t>(bot);
    }
    choices.push_back(choice);
  }
  std::sort(choices.begin(), choices.end());
  return choices;
}

std::vector<Seating> orders_of(int seats) {
  Seating order{0, 1, 2, 3};
  static_assert(std::tuple_size_v<Seating> == 4);
  std::vector<Seating> orders;
  do {
    orders.push_back(order);
  } while (std::next_permutation(order.begin() + 1, order.begin() + seats));
  return orders;
}

}  // namespace

Design::Design(int bots, int seats)
    : bots_(bots), seats_(seats), choices_(choices_of(bots, seats)), orders_(orders_of(seats)) {
  assert(1 <= seats && seats <= bots && bots <= kMaxBots && seats <= game::kMaxSeats);
}

Seating Design::seating(std::int64_t deal, int game) const {
  const Seating& choice = choices_[static_cast<std::size_t>(game / seats_)];
  const Seating& order = orders_[static_cast<std::size_t>(deal) % orders_.size()];
  Seating seating{};
  for (int place = 0; place < seats_; ++place) {
    const auto seat = static_cast<std::size_t>((place + game % seats_) % seats_);
    const auto who = static_cast<std::size_t>(order[static_cast<std::size_t>(place)]);
    seating[seat] = choice[who];
  }
  return seating;
}

}  // namespace drover::arena
