// A queue in which nobody can stand in everybody's way: what is urgent comes first, and among
// equals the visitors take turns.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>

namespace drover::server {

// For whom something is done, the most urgent first.
enum class Urgency : std::uint8_t {
  kPerson,   // somebody sits there and waits for it
  kWatched,  // somebody looks on
  kNobody,
};
inline constexpr std::size_t kUrgencies = 3;

template <class Item>
class FairQueue {
 public:
  void push(Urgency urgency, const std::string& visitor, Item item) {
    Ring& ring = ring_of(urgency);
    Turn* turn = turn_of(ring, visitor);
    if (turn == nullptr) turn = &ring.emplace_back(Turn{visitor, {}});
    turn->items.push_back(std::move(item));
    ++size_;
  }

  std::optional<Item> pop() {
    for (Ring& ring : rings_) {
      if (ring.empty()) continue;
      Turn turn = std::move(ring.front());
      ring.pop_front();
      Item item = std::move(turn.items.front());
      turn.items.pop_front();
      if (!turn.items.empty()) ring.push_back(std::move(turn));
      --size_;
      return item;
    }
    return std::nullopt;
  }

  // Whether there was one like that.
  template <class Is>
  bool remove(Urgency urgency, const std::string& visitor, Is is) {
    Ring& ring = ring_of(urgency);
    Turn* turn = turn_of(ring, visitor);
    if (turn == nullptr) return false;
    const auto found = std::find_if(turn->items.begin(), turn->items.end(), is);
    if (found == turn->items.end()) return false;
    turn->items.erase(found);
    if (turn->items.empty()) {
      std::erase_if(ring, [](const Turn& one) { return one.items.empty(); });
    }
    --size_;
    return true;
  }

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  // Who waits for something that urgent.
  std::size_t visitors(Urgency urgency) const {
    return rings_[static_cast<std::size_t>(urgency)].size();
  }

 private:
  // What one visitor waits for, in the order it was asked for.
  struct Turn {
    std::string visitor;
    std::deque<Item> items;
  };
  using Ring = std::deque<Turn>;  // whose turn it is stands first

  Ring& ring_of(Urgency urgency) { return rings_[static_cast<std::size_t>(urgency)]; }
  static Turn* turn_of(Ring& ring, const std::string& visitor) {
    const auto found = std::find_if(ring.begin(), ring.end(),
                                    [&](const Turn& turn) { return turn.visitor == visitor; });
    return found == ring.end() ? nullptr : &*found;
  }

  std::array<Ring, kUrgencies> rings_;
  std::size_t size_ = 0;
};

}  // namespace drover::server
