#include "bots/search/search_thread.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

#include "bots/argmax.h"
#include "bots/search/value.h"
#include "game/thinker.h"

namespace drover::bots::search {

namespace {

using HeuristicValues = std::array<double, game::MoveList::capacity()>;

// Limits of find_node(): positions tried, which takes some hundred microseconds, and decisions.
constexpr int kFindSteps = 400;
constexpr int kFindDepth = 40;
// The stream of derive_seed for the generator of an iteration.
constexpr std::uint64_t kIterationStream = 1;
// A node below the root needs this many visits before the net evaluates its moves.
constexpr std::uint32_t kMinVisitsForNet = 3;

}  // namespace

void heuristic_priors(const game::Position& position, const game::MoveList& legal,
                      const Tuning& tuning, Priors& priors) {
  HeuristicValues heuristic;
  position.game().thinker().heuristic(position, legal, heuristic.data());
  heuristic_priors(heuristic.data(), legal.size(), tuning, priors);
}

void heuristic_priors(const double* heuristic, std::size_t moves, const Tuning& tuning,
                      Priors& priors) {
  const double best = *std::max_element(heuristic, heuristic + moves);
  float sum = 0;
  for (std::size_t i = 0; i < moves; ++i) {
    priors[i] = std::exp(static_cast<float>(heuristic[i] - best) / tuning.temperature);
    sum += priors[i];
  }
  const float floor = tuning.uniform_prior_share / static_cast<float>(moves);
  for (std::size_t i = 0; i < moves; ++i) {
    priors[i] = floor + (1 - tuning.uniform_prior_share) * priors[i] / sum;
  }
}

std::size_t sample_index(const Priors& shares, std::size_t moves, core::Rng& rng) {
  const float sum = std::accumulate(shares.begin(), shares.begin() + moves, 0.0F);
  constexpr float kSteps = 16777216;
  float drawn = sum * static_cast<float>(rng.next() >> 40U) / kSteps;
  for (std::size_t i = 0; i + 1 < moves; ++i) {
    drawn -= shares[i];
    if (drawn < 0) return i;
  }
  return moves - 1;
}

game::Move best_by_heuristic(const game::Position& position, const game::MoveList& legal,
                             core::Rng& rng) {
  if (legal.size() == 1) return legal[0];
  HeuristicValues heuristic;
  position.game().thinker().heuristic(position, legal, heuristic.data());
  return legal[argmax(heuristic.data(), legal.size(), rng)];
}

void RootTally::add(const game::Expectation& expected, const SeatValues& chances) {
  ++count;
  sum.seats = expected.seats;
  sum.categories = expected.categories;
  for (std::size_t s = 0; s < static_cast<std::size_t>(expected.seats); ++s) {
    wins[s] += chances[s];
    float points = 0;
    for (int c = 0; c < expected.categories; ++c) {
      sum.points[s][c] += expected.points[s][c];
      category_squares[s][c] += expected.points[s][c] * expected.points[s][c];
      points += expected.points[s][c];
    }
    squares[s] += points * points;
  }
}

void RootTally::add(const RootTally& other) {
  if (other.count == 0) return;
  const RootTally before = *this;
  add(other.sum, other.wins);
  count = before.count + other.count;
  for (std::size_t s = 0; s < squares.size(); ++s) {
    squares[s] = before.squares[s] + other.squares[s];
    for (int c = 0; c < game::kMaxCategories; ++c) {
      category_squares[s][c] = before.category_squares[s][c] + other.category_squares[s][c];
    }
  }
}

void SearchThread::clear_tree() {
  tree_.clear();
  view_ = game::Position();
}

void SearchThread::set_position(const game::Position& view, const game::MoveList& legal,
                                std::uint64_t seed) {
  const NodeIndex known = view_.valid() ? find_node(view) : kNoNode;
  if (known == kNoNode) {
    tree_.clear();
  } else {
    tree_.reroot(known);
  }
  view_ = view;
  legal_ = legal;
  seed_ = seed;
  const game::Game& game = view.game();
  select_net(view);
  tuning_ = net_ ? requested_tuning_ : requested_tuning_.without_net();
  const int seats = game.players(view) + game.automas(view);
  last_turn_ =
      game.turn(view) + static_cast<int>(tuning_.playout_rounds * static_cast<float>(seats));
  std::fill_n(tallies_.begin(), legal.size(), RootTally{});
  net_priors_.clear();
  if (net_) std::fill(net_priors_at_.begin(), net_priors_at_.end(), kNoNode);
}

void SearchThread::select_net(const game::Position& view) {
  const game::Game& game = view.game();
  const net::Network* network = requested_tuning_.uses_net() ? net::Network::of(game) : nullptr;
  if (network != nullptr && game.automas(view) > 0 && !network->supports_automas())
    network = nullptr;
  if (network == nullptr) {
    net_.reset();
  } else if (!net_ || &net_->network() != network) {
    net_.emplace(*network);
  }
}

// The node whose sequence of decisions leads from the old view, by the move played there, to the
// new view; kNoNode if there is none. A determinization of the old view must, after these moves,
// redact to exactly the new view. It does not once chance has revealed something new.
NodeIndex SearchThread::find_node(const game::Position& view) const {
  if (&view.game() != &view_.game()) return kNoNode;
  const game::Game& game = view.game();
  for (NodeIndex child = tree_[Tree::root()].first_child; child != kNoNode;
       child = tree_[child].next_sibling) {
    if (!(tree_[child].move == played_move_)) continue;
    core::Rng rng = core::Rng::from_seed(game::hash_of(view));
    game::Position position = game.determinize(view_, game.actor(view_), rng);
    game.apply(position, played_move_);
    int steps = kFindSteps;
    return find_node_below(child, position, view, kFindDepth, steps);
  }
  return kNoNode;
}

NodeIndex SearchThread::find_node_below(NodeIndex node, const game::Position& position,
                                        const game::Position& view, int depth, int& steps) const {
  const game::Game& game = view.game();
  const int seat = game.actor(view);
  if (game.over(position) || game.turn(position) > game.turn(view)) return kNoNode;
  if (game.actor(position) == seat && game.redact(position, seat) == view) return node;
  if (depth == 0) return kNoNode;
  for (NodeIndex child = tree_[node].first_child; child != kNoNode;
       child = tree_[child].next_sibling) {
    if (--steps < 0) return kNoNode;
    game::Position next = position;
    if (!game.try_apply(next, tree_[child].move)) continue;
    const NodeIndex found = find_node_below(child, next, view, depth - 1, steps);
    if (found != kNoNode) return found;
  }
  return kNoNode;
}

// The root move is selected before the determinization, and the n-th iteration of every root move
// uses the same random numbers. Comparisons between root moves thus have less noise.
void SearchThread::iterate() {
  const game::Game& game = view_.game();
  const Selection first = select_move(view_, Tree::root(), legal_);
  core::Rng rng =
      core::Rng::from_seed(game::derive_seed(seed_, tallies_[first.place].count, kIterationStream));
  game::Position position = game.determinize(view_, game.actor(view_), rng);
  Path path;
  path.push_back(Tree::root());
  Step step = descend(position, Tree::root(), legal_, first);
  for (;;) {
    if (step.node != kNoNode) path.push_back(step.node);
    if (step.is_leaf || game.over(position) || path.full()) break;
    game::MoveList legal;
    game.legal(position, legal);
    step = descend(position, step.node, legal, select_move(position, step.node, legal));
  }
  if (net_ && tuning_.net_value_share > 0 && !game.over(position)) {
    const SeatValues leaf_value = value_by_net(position);
    if (tuning_.net_value_share < 1) run_playout(position, rng);
    backpropagate(path, first.place, position, &leaf_value);
    return;
  }
  run_playout(position, rng);
  backpropagate(path, first.place, position, nullptr);
}

SearchThread::Selection SearchThread::select_move(const game::Position& position, NodeIndex node,
                                                  const game::MoveList& legal) {
  Children children;
  find_children(node, legal, children);
  const std::size_t place = legal.size() == 1 ? 0 : index_by_puct(position, node, legal, children);
  return {place, children[place]};
}

// Applies the selected move and returns the node below, which is added if it does not exist yet.
SearchThread::Step SearchThread::descend(game::Position& position, NodeIndex node,
                                         const game::MoveList& legal, const Selection& selected) {
  const game::Move move = legal[selected.place];
  position.game().apply(position, move);
  if (selected.child != kNoNode) return {selected.child, false};
  if (tree_.full()) return {kNoNode, true};
  const NodeIndex child = tree_.add_child(node, move);
  tree_[child].available = 1;
  return {child, legal.size() > 1};  // a forced move does not end the descent
}

// Finds the child of each legal move, kNoNode where there is none yet, and counts its availability.
void SearchThread::find_children(NodeIndex node, const game::MoveList& legal, Children& children) {
  std::fill_n(children.begin(), legal.size(), kNoNode);
  for (NodeIndex child = tree_[node].first_child; child != kNoNode;
       child = tree_[child].next_sibling) {
    const auto* place = std::find(legal.begin(), legal.end(), tree_[child].move);
    if (place == legal.end()) continue;
    children[static_cast<std::size_t>(place - legal.begin())] = child;
    ++tree_[child].available;
  }
}

// The index of the legal move with the highest PUCT bound for the seat that decides: mean value
// plus an exploration term with the prior.
std::size_t SearchThread::index_by_puct(const game::Position& position, NodeIndex node,
                                        const game::MoveList& legal, const Children& children) {
  Priors priors;
  heuristic_priors(position, legal, tuning_, priors);
  const int seat = position.game().actor(position);
  const Node& parent = tree_[node];
  if (net_ && tuning_.net_prior_share > 0) mix_in_net_priors(position, node, legal, priors.data());
  // Before the first visit the prior alone decides.
  const float unvisited_mean =
      parent.visits == 0 ? 0 : parent.mean(seat) - tuning_.first_play_urgency;
  std::size_t best = 0;
  float best_bound = -1;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    float mean = unvisited_mean;
    auto visits = 0.0F;
    auto available = static_cast<float>(parent.visits + 1);
    if (children[i] != kNoNode) {
      const Node& child = tree_[children[i]];
      available = static_cast<float>(child.available);
      visits = static_cast<float>(child.visits);
      if (child.visits > 0) mean = child.mean(seat);
    }
    const float bound =
        mean + tuning_.exploration * priors[i] * std::sqrt(available) / (1 + visits);
    if (bound > best_bound) {
      best_bound = bound;
      best = i;
    }
  }
  return best;
}

// Mixes the net's policy for the moves of the node into the priors. The policy of a node is
// computed once and kept.
void SearchThread::mix_in_net_priors(const game::Position& position, NodeIndex node,
                                     const game::MoveList& legal, float* priors) {
  if (net_priors_at_[node] == kNoNode) {
    const bool is_due = node == Tree::root() || tree_[node].visits >= kMinVisitsForNet;
    if (!is_due || net_priors_.size() == kMaxNetPriors ||
        legal.size() > NetPriors{}.moves.capacity())
      return;
    net_->set_position(position, position.game().actor(position));
    net_priors_at_[node] = static_cast<std::uint32_t>(net_priors_.size());
    NetPriors& fresh = net_priors_.emplace_back();
    for (const game::Move move : legal) fresh.moves.push_back(move);
    net_->policy(legal, priors, fresh.priors.data());
  }
  const NetPriors& known = net_priors_[net_priors_at_[node]];
  for (std::size_t i = 0; i < legal.size(); ++i) {
    // The legal moves of a node mostly stay the same; otherwise the move is searched for.
    std::size_t place = i;
    if (i >= known.moves.size() || !(known.moves[i] == legal[i])) {
      place = static_cast<std::size_t>(std::find(known.moves.begin(), known.moves.end(), legal[i]) -
                                       known.moves.begin());
    }
    if (place == known.moves.size()) continue;
    const float floor = tuning_.uniform_prior_share / static_cast<float>(legal.size());
    const float by_net = floor + (1 - tuning_.uniform_prior_share) * known.priors[place];
    priors[i] += tuning_.net_prior_share * (by_net - priors[i]);
  }
}

SeatValues SearchThread::value_by_net(const game::Position& position) {
  net_->set_position(position, position.game().actor(position));
  return seat_values(net_->forecast(), tuning_);
}

void SearchThread::run_playout(game::Position& position, core::Rng& rng) {
  const game::Game& game = position.game();
  game::MoveList legal;
  while (!game.over(position) && game.turn(position) < last_turn_) {
    game.legal(position, legal);
    game.apply(position, best_by_heuristic(position, legal, rng));
  }
}

// Adds the outcome of an iteration to every node of the path and to the tally of the root move
// `first`. `leaf_value` is the net's value where the tree ended, null without one.
void SearchThread::backpropagate(const Path& path, std::size_t first, const game::Position& end,
                                 const SeatValues* leaf_value) {
  game::Expectation expected;
  end.game().thinker().estimate_scores(end, expected);
  const bool by_net = net_ && tuning_.net_at_playout_end > 0 && !end.game().over(end);
  SeatValues value = by_net ? value_by_net(end) : seat_values(expected, tuning_);
  if (leaf_value != nullptr) {
    for (std::size_t s = 0; s < value.size(); ++s) {
      value[s] += tuning_.net_value_share * ((*leaf_value)[s] - value[s]);
    }
  }
  for (const NodeIndex index : path) {
    Node& node = tree_[index];
    ++node.visits;
    for (std::size_t s = 0; s < value.size(); ++s) node.sum[s] += value[s];
  }
  tallies_[first].add(expected, win_chances_at_end(end, expected));
}

// The chances to win at the end of a playout, as advice shows them: exact when the game is over.
SeatValues SearchThread::win_chances_at_end(const game::Position& end,
                                            const game::Expectation& expected) const {
  if (!end.game().over(end)) return win_chances(expected, tuning_);
  const std::uint32_t winners = end.game().winners(end);
  SeatValues chances{};
  for (std::size_t s = 0; s < chances.size(); ++s) {
    if ((winners >> s & 1U) != 0) chances[s] = 1 / static_cast<float>(std::popcount(winners));
  }
  return chances;
}

std::int64_t SearchThread::visit_lead() const {
  std::int64_t first = 0;
  std::int64_t second = 0;
  for (NodeIndex child = tree_[Tree::root()].first_child; child != kNoNode;
       child = tree_[child].next_sibling) {
    const std::int64_t visits = tree_[child].visits;
    second = std::max(second, std::min(first, visits));
    first = std::max(first, visits);
  }
  return first - second;
}

const Node* SearchThread::root_child(std::size_t place) const {
  for (NodeIndex child = tree_[Tree::root()].first_child; child != kNoNode;
       child = tree_[child].next_sibling) {
    if (tree_[child].move == legal_[place]) return &tree_[child];
  }
  return nullptr;
}

std::uint32_t SearchThread::visits(std::size_t place) const {
  const Node* const child = root_child(place);
  return child == nullptr ? 0 : child->visits;
}

float SearchThread::value_sum(std::size_t place) const {
  const Node* const child = root_child(place);
  const auto actor = static_cast<std::size_t>(view_.game().actor(view_));
  return child == nullptr ? 0 : child->sum[actor];
}

}  // namespace drover::bots::search
