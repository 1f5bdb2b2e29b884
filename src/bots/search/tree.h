// The tree a search grows: nodes in one block of fixed size, linked by their places in it.
//
//   Node   move | first child | next sibling | visits | available | worth of every seat
//
// A node stands for the sequence of decisions that leads to it. What chance brought in between, and
// what is hidden, is drawn anew each time, so the same node can have other legal moves every time
// it is visited. Each child therefore counts how often it could have been chosen.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

#include "game/game.h"

namespace drover::bots::search {

// Something for every seat, from 0 (the worst) to 1.
using Worth = std::array<float, game::kMaxSeats>;

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0xffffffff;

struct Node {
  game::Move move;
  NodeIndex first_child = kNoNode;
  NodeIndex next_sibling = kNoNode;
  std::uint32_t visits = 0;
  std::uint32_t available = 0;
  Worth sum{};  // of all visits

  float mean(int seat) const {
    return sum[static_cast<std::size_t>(seat)] / static_cast<float>(visits);
  }
};

class Tree {
 public:
  // Memory is taken here and never again; pages that no node reaches stay untouched.
  explicit Tree(std::size_t capacity)
      : capacity_(capacity), nodes_(room_for(capacity)), spare_(room_for(capacity)) {
    clear();
  }

  static constexpr std::size_t bytes_for(std::size_t capacity) {
    return 2 * capacity * sizeof(Node);
  }

  static constexpr NodeIndex root() { return 0; }
  Node& operator[](NodeIndex index) { return nodes_[index]; }
  const Node& operator[](NodeIndex index) const { return nodes_[index]; }
  std::size_t size() const { return size_; }
  bool full() const { return size_ == capacity_; }

  // Nothing is left but a root without visits.
  void clear() {
    size_ = 0;
    append({});
  }

  // Another child of the node; the tree must not be full.
  NodeIndex add_child(NodeIndex parent, game::Move move) {
    const NodeIndex child = append(move);
    nodes_[child].next_sibling = nodes_[parent].first_child;
    nodes_[parent].first_child = child;
    return child;
  }

  // The node becomes the root, and only what lies below it is kept.
  void keep(NodeIndex node) {
    spare_[0] = nodes_[node];
    spare_[0].next_sibling = kNoNode;
    std::size_t copied = 1;
    // Breadth first: behind each copied node, its children are copied as a chain.
    for (std::size_t parent = 0; parent < copied; ++parent) {
      NodeIndex old = spare_[parent].first_child;
      if (old == kNoNode) continue;
      spare_[parent].first_child = static_cast<NodeIndex>(copied);
      for (; old != kNoNode; old = nodes_[old].next_sibling) {
        spare_[copied] = nodes_[old];
        if (nodes_[old].next_sibling != kNoNode) {
          spare_[copied].next_sibling = static_cast<NodeIndex>(copied + 1);
        }
        ++copied;
      }
    }
    std::swap(nodes_, spare_);
    size_ = copied;
  }

 private:
  // A node is written when it is appended and not before: to begin with millions of bytes would
  // take longer than many a search.
  struct GiveBack {
    void operator()(Node* nodes) const { ::operator delete(nodes); }
  };
  using Nodes = std::unique_ptr<Node[], GiveBack>;
  static_assert(std::is_trivially_copyable_v<Node> && std::is_trivially_destructible_v<Node>);
  static Nodes room_for(std::size_t capacity) {
    return Nodes(static_cast<Node*>(::operator new(capacity * sizeof(Node))));
  }

  NodeIndex append(game::Move move) {
    assert(size_ < capacity_);
    nodes_[size_] = Node{};
    nodes_[size_].move = move;
    return static_cast<NodeIndex>(size_++);
  }

  std::size_t capacity_;
  std::size_t size_ = 0;
  Nodes nodes_;
  Nodes spare_;  // where keep() copies to
};

}  // namespace drover::bots::search
