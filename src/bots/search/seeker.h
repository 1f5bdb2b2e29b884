// One thread's share of a search: a tree of its own, grown one iteration at a time.
//
// Information-set Monte Carlo tree search. An iteration
//   1. chooses its first move and draws a full position that the view allows,
//   2. walks down the tree by the moves legal in it, each seat choosing what is best for itself
//      (max^n) with the rule of thumb as a prior,
//   3. adds the first move it has no node for,
//   4. plays on for some rounds by the rule of thumb and asks the game what everybody may expect,
//   5. and notes that on every node of the way.
// Chance is drawn on the way, by the position itself. Nothing is allocated.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/search/tree.h"
#include "bots/search/tuning.h"
#include "core/fixed_vector.h"
#include "core/rng.h"
#include "game/game.h"
#include "net/network.h"

namespace drover::bots::search {

// What came of the iterations that began with one move of the root.
struct RootTally {
  std::uint32_t count = 0;
  Worth wins{};             // sums of chances to win
  game::Expectation sum{};  // of expected points
  Worth squares{};          // sums of the squares of all points of a seat
  // The same by category.
  float category_squares[game::kMaxSeats][game::kMaxCategories]{};

  void add(const game::Expectation& expected, const Worth& chances);
  void add(const RootTally& other);
};

// How likely each move is to be right, before it is tried. The scale of the rule of thumb differs
// from decision to decision, so a move far behind keeps its share of an open mind.
using Priors = std::array<float, game::MoveList::capacity()>;
void priors_of(const game::Position& position, const game::MoveList& legal, const Tuning& tuning,
               Priors& priors);
// The same from what the rules of thumb say of so many moves.
void priors_of(const double* thumbs, std::size_t moves, const Tuning& tuning, Priors& priors);
// The place of one of them, each as likely as its share.
std::size_t drawn_by(const Priors& shares, std::size_t moves, core::Rng& rng);

// A move that looks best by the rule of thumb; among equals one at random.
game::Move best_by_thumb(const game::Position& position, const game::MoveList& legal,
                         core::Rng& rng);

class Seeker {
 public:
  static constexpr std::size_t kDefaultCapacity = std::size_t{1} << 17;

  explicit Seeker(const Tuning& tuning, std::size_t capacity = kDefaultCapacity)
      : wanted_(tuning), tuning_(tuning), tree_(capacity) {
    if (tuning.net_prior > 0) {
      known_.reserve(kMostKnown);
      known_at_.resize(capacity);
    }
  }

  static constexpr std::size_t bytes_for(const Tuning& tuning, std::size_t capacity) {
    const std::size_t known = kMostKnown * sizeof(Known) + capacity * sizeof(std::uint32_t);
    return Tree::bytes_for(capacity) + (tuning.net_prior > 0 ? known : 0);
  }

  // From now on the decision at hand is that of `view`. What the tree knows about it already is
  // kept; see find(). The seed is that of all the luck that follows.
  void look_at(const game::Position& view, const game::MoveList& legal, std::uint64_t seed);
  // The move that was made there: where look_at() will go on.
  void follow(game::Move move) { made_ = move; }
  void forget();

  void iterate();

  // Of the move at this place of the root's legal list.
  std::uint32_t visits(std::size_t place) const;
  const RootTally& tally(std::size_t place) const { return tallies_[place]; }
  // The sum of what all visits of that move were worth to whoever decides.
  float worth(std::size_t place) const;

  // Visits of the most visited move that the next one would need to catch up.
  std::int64_t lead() const;

  const Tree& tree() const { return tree_; }

 private:
  static constexpr std::size_t kMaxDepth = 192;
  using Path = core::FixedVector<NodeIndex, kMaxDepth>;
  using Places = std::array<NodeIndex, game::MoveList::capacity()>;

  struct Pick {
    std::size_t place;  // in the legal list
    NodeIndex child;    // kNoNode if there is none yet
  };
  // What the net thinks of the moves of a node.
  struct Known {
    core::FixedVector<game::Move, 40> moves;
    std::array<float, 40> priors;
  };
  static constexpr std::size_t kMostKnown = 4096;

  struct Step {
    NodeIndex node;  // kNoNode once the tree is full
    bool last;       // the walk has left what the tree knew
  };

  void take_net(const game::Position& view);
  const Node* root_child(std::size_t place) const;
  NodeIndex find(const game::Position& view) const;
  NodeIndex find_below(NodeIndex node, const game::Position& position, const game::Position& view,
                       int depth, int& steps) const;
  Pick pick(const game::Position& position, NodeIndex node, const game::MoveList& legal);
  Step take_step(game::Position& position, NodeIndex node, const game::MoveList& legal,
                 const Pick& picked);
  void children_of(NodeIndex node, const game::MoveList& legal, Places& places);
  std::size_t select(const game::Position& position, NodeIndex node, const game::MoveList& legal,
                     const Places& places);
  void ask_net(const game::Position& position, NodeIndex node, const game::MoveList& legal,
               float* priors);
  Worth worth_by_net(const game::Position& position);
  void play_on(game::Position& position, core::Rng& rng);
  void note(const Path& path, std::size_t first, const game::Position& end, const Worth* judged);
  Worth end_chances(const game::Position& end, const game::Expectation& expected) const;

  Tuning wanted_;
  Tuning tuning_;  // what is in force: wanted_, without what only a net could say if there is none
  Tree tree_;
  game::Position view_;
  game::MoveList legal_;
  game::Move made_;
  std::uint64_t seed_ = 0;
  int last_turn_ = 0;  // of a playout
  std::optional<net::Evaluator> net_;
  std::vector<Known> known_;
  std::vector<std::uint32_t> known_at_;  // of each node, its place there, or kNoNode
  std::array<RootTally, game::MoveList::capacity()> tallies_;
};

}  // namespace drover::bots::search
