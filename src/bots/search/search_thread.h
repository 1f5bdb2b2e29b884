// One thread of a search with a tree of its own, grown iteration by iteration.
//
// The search is an information-set Monte Carlo tree search (ISMCTS). An iteration
//   1. selects the root move and determinizes the view: hidden information is drawn at random,
//   2. descends the tree along legal moves, each seat maximising its own value (max^n) by PUCT with
//      the heuristic, and the net where there is one, as the prior,
//   3. adds a node for the first move that has none,
//   4. plays on by the heuristic for some rounds (playout) and asks the game, or the net, for the
//      value of the position reached,
//   5. adds that value to every node of the path (backpropagation).
// Chance events are drawn by the position itself. iterate() does not allocate.
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
#include "game/thinker.h"
#include "net/network.h"

namespace drover::bots::search {

// Sums over the iterations that began with one root move.
struct RootTally {
  std::uint32_t count = 0;  // of iterations
  SeatValues wins{};        // sums of chances to win
  game::Expectation sum{};  // sums of expected points, by seat and category
  SeatValues squares{};     // sums of the squares of a seat's total points
  // Sums of the squares of a seat's points of a category.
  float category_squares[game::kMaxSeats][game::kMaxCategories]{};

  void add(const game::Expectation& expected, const SeatValues& chances);
  void add(const RootTally& other);
};

// The prior probability of each legal move, before any visit.
using Priors = std::array<float, game::MoveList::capacity()>;
// Priors from the heuristic: a softmax mixed with a uniform share, since the scale of the heuristic
// differs from decision to decision.
void heuristic_priors(const game::Position& position, const game::MoveList& legal,
                      const Tuning& tuning, Priors& priors);
// Priors from heuristic values that are known already, one for each of `moves` moves.
void heuristic_priors(const double* heuristic, std::size_t moves, const Tuning& tuning,
                      Priors& priors);
// Draws the index of a move with probability proportional to its share.
std::size_t sample_index(const Priors& shares, std::size_t moves, core::Rng& rng);

// The move with the highest heuristic value; ties are broken at random.
game::Move best_by_heuristic(const game::Position& position, const game::MoveList& legal,
                             core::Rng& rng);

class SearchThread {
 public:
  static constexpr std::size_t kDefaultCapacity = std::size_t{1} << 17;

  // `capacity` is the number of nodes of the tree. A full tree is searched on without new nodes.
  explicit SearchThread(const Tuning& tuning, std::size_t capacity = kDefaultCapacity)
      : requested_tuning_(tuning), tuning_(tuning), tree_(capacity) {
    if (tuning.net_prior_share > 0) {
      net_priors_.reserve(kMaxNetPriors);
      net_priors_at_.resize(capacity);
    }
  }

  static constexpr std::size_t bytes_for(const Tuning& tuning, std::size_t capacity) {
    const std::size_t priors = kMaxNetPriors * sizeof(NetPriors) + capacity * sizeof(std::uint32_t);
    return Tree::bytes_for(capacity) + (tuning.net_prior_share > 0 ? priors : 0);
  }

  // Sets the decision to search: the view of the seat that decides and its legal moves. The part of
  // the tree that is about this view is kept. `seed` seeds all randomness that follows.
  void set_position(const game::Position& view, const game::MoveList& legal, std::uint64_t seed);
  // Sets the move that was played in the current view, so that set_position() can reuse the tree
  // below it.
  void set_played_move(game::Move move) { played_move_ = move; }
  // Drops the tree.
  void clear_tree();

  // Runs one iteration. set_position() must have been called.
  void iterate();

  // The visit count of the root move at this index of the legal list.
  std::uint32_t visits(std::size_t place) const;
  // The sums of the iterations that began with the root move at this index.
  const RootTally& tally(std::size_t place) const { return tallies_[place]; }
  // The sum of the values, for the seat that decides, of all visits to the root move at this index.
  float value_sum(std::size_t place) const;

  // The visits of the most visited root move less those of the second.
  std::int64_t visit_lead() const;

  const Tree& tree() const { return tree_; }

 private:
  static constexpr std::size_t kMaxDepth = 192;
  using Path = core::FixedVector<NodeIndex, kMaxDepth>;
  // The child of each legal move.
  using Children = std::array<NodeIndex, game::MoveList::capacity()>;

  struct Selection {
    std::size_t place;  // in the legal list
    NodeIndex child;    // kNoNode if there is none yet
  };
  // The net's policy for the moves of a node.
  struct NetPriors {
    core::FixedVector<game::Move, 40> moves;
    std::array<float, 40> priors;
  };
  static constexpr std::size_t kMaxNetPriors = 4096;

  struct Step {
    NodeIndex node;  // kNoNode once the tree is full
    bool is_leaf;    // the descent ends here
  };

  void select_net(const game::Position& view);
  const Node* root_child(std::size_t place) const;
  NodeIndex find_node(const game::Position& view) const;
  NodeIndex find_node_below(NodeIndex node, const game::Position& position,
                            const game::Position& view, int depth, int& steps) const;
  Selection select_move(const game::Position& position, NodeIndex node,
                        const game::MoveList& legal);
  Step descend(game::Position& position, NodeIndex node, const game::MoveList& legal,
               const Selection& selected);
  void find_children(NodeIndex node, const game::MoveList& legal, Children& children);
  std::size_t index_by_puct(const game::Position& position, NodeIndex node,
                            const game::MoveList& legal, const Children& children);
  void mix_in_net_priors(const game::Position& position, NodeIndex node,
                         const game::MoveList& legal, float* priors);
  SeatValues value_by_net(const game::Position& position);
  void run_playout(game::Position& position, core::Rng& rng);
  void backpropagate(const Path& path, std::size_t first, const game::Position& end,
                     const SeatValues* leaf_value);
  SeatValues win_chances_at_end(const game::Position& end, const game::Expectation& expected) const;

  Tuning requested_tuning_;
  Tuning tuning_;  // in force: requested_tuning_, without the net's shares where there is no net
  Tree tree_;
  game::Position view_;
  game::MoveList legal_;
  game::Move played_move_;
  std::uint64_t seed_ = 0;
  int last_turn_ = 0;  // the turn at which playouts end
  std::optional<net::Evaluator> net_;
  std::vector<NetPriors> net_priors_;
  std::vector<std::uint32_t> net_priors_at_;  // index into net_priors_ by node, or kNoNode
  std::array<RootTally, game::MoveList::capacity()> tallies_;
};

}  // namespace drover::bots::search
