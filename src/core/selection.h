// Selecting one of several candidates: the one with the highest or lowest key, or a random one.
#pragma once

#include <functional>
#include <utility>

#include "core/bits.h"
#include "core/rng.h"

namespace drover::core {

// Finds the candidate with the highest key; the first one considered wins a tie. Starts with
// `none`, which thing() returns as long as nothing was considered.
template <class Thing, class Key, class Less = std::less<>>
class Best {
 public:
  explicit Best(Thing none) : thing_(std::move(none)) {}

  void consider(const Thing& thing, const Key& key) {
    if (found_ && !Less{}(key_, key)) return;
    thing_ = thing;
    key_ = key;
    found_ = true;
  }

  bool found() const { return found_; }
  const Thing& thing() const { return thing_; }

 private:
  Thing thing_;
  Key key_{};
  bool found_ = false;
};
// Finds the candidate with the lowest key; the first one considered wins a tie.
template <class Thing, class Key>
using Least = Best<Thing, Key, std::greater<>>;

// Removes a random set bit from `set` and returns its number. Precondition: `set` is not empty.
template <class Set>
int take_random_bit(Set& set, Rng& rng) {
  const int bit = random_bit(set, rng);
  set = static_cast<Set>(set & ~(1U << bit));
  return bit;
}

// Turns over a random card of a deck of unknown order, puts it on the discard pile and returns its
// number. Deck and discard pile are bit sets. An empty deck is first refilled with the discards;
// `shuffled()` is called then.
template <class Cards, class Shuffled>
int turn_card(Cards& deck, Cards& discard, Rng& rng, Shuffled shuffled) {
  if (deck == 0) {
    deck = std::exchange(discard, Cards{0});
    shuffled();
  }
  const int card = take_random_bit(deck, rng);
  discard = static_cast<Cards>(discard | 1U << card);
  return card;
}

}  // namespace drover::core
