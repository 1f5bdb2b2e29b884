// The tree of an information-set Monte Carlo tree search: nodes in one block of fixed size, linked
// by their indices.
//
//   Node   move | first child | next sibling | visits | available | value of every seat
//
// A node stands for the sequence of decisions that leads to it. Chance and hidden information are
// drawn anew in every iteration, so the legal moves of a node differ from visit to visit. Each
// child therefore counts how often it was available, that is legal, when its parent was visited.
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

// A value for every seat, from 0 (worst) to 1 (best).
using SeatValues = std::array<float, game::kMaxSeats>;

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0xffffffff;

struct Node {
  game::Move move;
  NodeIndex first_child = kNoNode;
  NodeIndex next_sibling = kNoNode;
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // visits of the parent in which the move was legal
  SeatValues sum{};             // of the values of all visits

  // The mean value of the visits to the seat. There must be at least one visit.
  float mean(int seat) const {
    return sum[static_cast<std::size_t>(seat)] / static_cast<float>(visits);
  }
};

class Tree {
 public:
  // Allocates all memory of the tree. Pages are touched only when nodes are added.
  explicit Tree(std::size_t capacity)
      : capacity_(capacity), nodes_(allocate(capacity)), spare_(allocate(capacity)) {
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

  // Drops all nodes but a root without visits.
  void clear() {
    size_ = 0;
    append({});
  }

  // Adds a child to the node and returns its index. The tree must not be full.
  NodeIndex add_child(NodeIndex parent, game::Move move) {
    const NodeIndex child = append(move);
    nodes_[child].next_sibling = nodes_[parent].first_child;
    nodes_[parent].first_child = child;
    return child;
  }

  // Makes the node the root and drops all nodes that are not below it. Indices change.
  void reroot(NodeIndex node) {
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
  // Raw memory: nodes are written when they are appended. Initialising the whole block would take
  // longer than a short search.
  struct Deallocate {
    void operator()(Node* nodes) const { ::operator delete(nodes); }
  };
  using Nodes = std::unique_ptr<Node[], Deallocate>;
  static_assert(std::is_trivially_copyable_v<Node> && std::is_trivially_destructible_v<Node>);
  static Nodes allocate(std::size_t capacity) {
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
  Nodes spare_;  // the target of reroot()
};

}  // namespace drover::bots::search
