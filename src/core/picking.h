// Picking one of several: the best by a key, or one at random.
#pragma once

#include <functional>
#include <utility>

#include "core/bits.h"
#include "core/rng.h"

namespace drover::core {

// The thing with the highest key; of equals the first that was considered.
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
  const Thing& thing() const { return thing_; }  // without any: what stands for none

 private:
  Thing thing_;
  Key key_{};
  bool found_ = false;
};
// The one with the lowest key.
template <class Thing, class Key>
using Least = Best<Thing, Key, std::greater<>>;

// A bit of a set that is not empty, drawn at random and taken out of it.
template <class Set>
int take_random_bit(Set& set, Rng& rng) {
  const int bit = random_bit(set, rng);
  set = static_cast<Set>(set & ~(1U << bit));
  return bit;
}

// The next card of a deck whose order nobody knows. Where it is used up the discards become the
// deck, and `shuffled` hears of it.
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
