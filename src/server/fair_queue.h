// A priority queue that is fair between visitors: the most urgent item first; among equally urgent
// items the visitors take turns (round robin), and each visitor's items are first in, first out.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>

#include "service/think_task.h"

namespace drover::server {

using service::kUrgencies;
using service::Urgency;

// Not thread-safe.
template <class Item>
class FairQueue {
 public:
  void push(Urgency urgency, const std::string& visitor, Item item) {
    Ring& ring = ring_of(urgency);
    VisitorItems* place = find(ring, visitor);
    if (place == nullptr) place = &ring.emplace_back(VisitorItems{visitor, {}});
    place->items.push_back(std::move(item));
    ++size_;
  }

  std::optional<Item> pop() {
    for (Ring& ring : rings_) {
      if (ring.empty()) continue;
      VisitorItems first = std::move(ring.front());
      ring.pop_front();
      Item item = std::move(first.items.front());
      first.items.pop_front();
      if (!first.items.empty()) ring.push_back(std::move(first));
      --size_;
      return item;
    }
    return std::nullopt;
  }

  // Removes the visitor's first item for which `matches` is true. Returns false if there is none.
  template <class Matches>
  bool remove(Urgency urgency, const std::string& visitor, Matches matches) {
    Ring& ring = ring_of(urgency);
    VisitorItems* place = find(ring, visitor);
    if (place == nullptr) return false;
    const auto found = std::find_if(place->items.begin(), place->items.end(), matches);
    if (found == place->items.end()) return false;
    place->items.erase(found);
    if (place->items.empty()) {
      std::erase_if(ring, [](const VisitorItems& one) { return one.items.empty(); });
    }
    --size_;
    return true;
  }

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  // Number of visitors that wait for an item of this urgency.
  std::size_t visitor_count(Urgency urgency) const {
    return rings_[static_cast<std::size_t>(urgency)].size();
  }

 private:
  struct VisitorItems {
    std::string visitor;
    std::deque<Item> items;  // never empty between calls
  };
  using Ring = std::deque<VisitorItems>;  // the front is served next

  Ring& ring_of(Urgency urgency) { return rings_[static_cast<std::size_t>(urgency)]; }
  static VisitorItems* find(Ring& ring, const std::string& visitor) {
    const auto found = std::find_if(
        ring.begin(), ring.end(), [&](const VisitorItems& one) { return one.visitor == visitor; });
    return found == ring.end() ? nullptr : &*found;
  }

  std::array<Ring, kUrgencies> rings_;
  std::size_t size_ = 0;
};

}  // namespace drover::server
