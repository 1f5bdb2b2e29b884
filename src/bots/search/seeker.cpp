#include "bots/search/seeker.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

#include "bots/best_of.h"
#include "bots/search/worth.h"

namespace drover::bots::search {

namespace {

using Thumbs = std::array<double, game::MoveList::capacity()>;

// Positions tried when the tree is asked whether it knows a view: some hundred microseconds.
constexpr int kFindSteps = 400;
constexpr int kFindDepth = 40;
// Of the generator of an iteration.
constexpr std::uint64_t kLuckStream = 1;
// From so many visits on the net is asked about the moves of a node.
constexpr std::uint32_t kVisitsToAsk = 3;

}  // namespace

void priors_of(const game::Position& position, const game::MoveList& legal, const Tuning& tuning,
               Priors& priors) {
  Thumbs thumbs;
  position.game().rules_of_thumb(position, legal, thumbs.data());
  priors_of(thumbs.data(), legal.size(), tuning, priors);
}

void priors_of(const double* thumbs, std::size_t moves, const Tuning& tuning, Priors& priors) {
  const double best = *std::max_element(thumbs, thumbs + moves);
  float sum = 0;
  for (std::size_t i = 0; i < moves; ++i) {
    priors[i] = std::exp(static_cast<float>(thumbs[i] - best) / tuning.temperature);
    sum += priors[i];
  }
  const float floor = tuning.open_mind / static_cast<float>(moves);
  for (std::size_t i = 0; i < moves; ++i) {
    priors[i] = floor + (1 - tuning.open_mind) * priors[i] / sum;
  }
}

std::size_t drawn_by(const Priors& shares, std::size_t moves, core::Rng& rng) {
  const float sum = std::accumulate(shares.begin(), shares.begin() + moves, 0.0F);
  constexpr float kSteps = 16777216;
  float drawn = sum * static_cast<float>(rng.next() >> 40U) / kSteps;
  for (std::size_t i = 0; i + 1 < moves; ++i) {
    drawn -= shares[i];
    if (drawn < 0) return i;
  }
  return moves - 1;
}

game::Move best_by_thumb(const game::Position& position, const game::MoveList& legal,
                         core::Rng& rng) {
  if (legal.size() == 1) return legal[0];
  Thumbs thumbs;
  position.game().rules_of_thumb(position, legal, thumbs.data());
  return legal[best_of(thumbs.data(), legal.size(), rng)];
}

void RootTally::add(const game::Expectation& expected, const Worth& chances) {
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

void Seeker::forget() {
  tree_.clear();
  view_ = game::Position();
}

void Seeker::look_at(const game::Position& view, const game::MoveList& legal, std::uint64_t seed) {
  const NodeIndex known = view_.valid() ? find(view) : kNoNode;
  if (known == kNoNode) {
    tree_.clear();
  } else {
    tree_.keep(known);
  }
  view_ = view;
  legal_ = legal;
  seed_ = seed;
  const game::Game& game = view.game();
  take_net(view);
  tuning_ = net_ ? wanted_ : wanted_.without_net();
  const int seats = game.players(view) + game.automas(view);
  last_turn_ =
      game.turn(view) + static_cast<int>(tuning_.playout_rounds * static_cast<float>(seats));
  std::fill_n(tallies_.begin(), legal.size(), RootTally{});
  known_.clear();
  if (net_) std::fill(known_at_.begin(), known_at_.end(), kNoNode);
}

void Seeker::take_net(const game::Position& view) {
  const game::Game& game = view.game();
  const net::Network* network = wanted_.asks_net() ? net::Network::of(game) : nullptr;
  if (network != nullptr && game.automas(view) > 0 && !network->knows_automas()) network = nullptr;
  if (network == nullptr) {
    net_.reset();
  } else if (!net_ || &net_->network() != network) {
    net_.emplace(*network);
  }
}

// The node whose sequence of decisions leads from the old view, after the move made there, to the
// new one. A position drawn for the old view must, by these moves, come to look exactly like the
// new view: whatever chance has shown since then, the tree is not about it.
NodeIndex Seeker::find(const game::Position& view) const {
  if (&view.game() != &view_.game()) return kNoNode;
  const game::Game& game = view.game();
  for (NodeIndex child = tree_[Tree::root()].first_child; child != kNoNode;
       child = tree_[child].next_sibling) {
    if (!(tree_[child].move == made_)) continue;
    core::Rng rng = core::Rng::from_seed(game::hash_of(view));
    game::Position position = game.determinize(view_, game.actor(view_), rng);
    game.apply(position, made_);
    int steps = kFindSteps;
    return find_below(child, position, view, kFindDepth, steps);
  }
  return kNoNode;
}

NodeIndex Seeker::find_below(NodeIndex node, const game::Position& position,
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
    const NodeIndex found = find_below(child, next, view, depth - 1, steps);
    if (found != kNoNode) return found;
  }
  return kNoNode;
}

// The first move is chosen before anything is dealt, and every first move meets the same luck: its
// n-th try is dealt like the n-th try of each other. What is left between them is their own doing.
void Seeker::iterate() {
  const game::Game& game = view_.game();
  const Pick first = pick(view_, Tree::root(), legal_);
  core::Rng luck =
      core::Rng::from_seed(game::derive_seed(seed_, tallies_[first.place].count, kLuckStream));
  game::Position position = game.determinize(view_, game.actor(view_), luck);
  Path path;
  path.push_back(Tree::root());
  Step step = take_step(position, Tree::root(), legal_, first);
  for (;;) {
    if (step.node != kNoNode) path.push_back(step.node);
    if (step.last || game.over(position) || path.full()) break;
    game::MoveList legal;
    game.legal(position, legal);
    step = take_step(position, step.node, legal, pick(position, step.node, legal));
  }
  if (net_ && tuning_.net_value > 0 && !game.over(position)) {
    const Worth judged = worth_by_net(position);
    if (tuning_.net_value < 1) play_on(position, luck);
    note(path, first.place, position, &judged);
    return;
  }
  play_on(position, luck);
  note(path, first.place, position, nullptr);
}

Seeker::Pick Seeker::pick(const game::Position& position, NodeIndex node,
                          const game::MoveList& legal) {
  Places places;
  children_of(node, legal, places);
  const std::size_t place = legal.size() == 1 ? 0 : select(position, node, legal, places);
  return {place, places[place]};
}

// One decision down the tree.
Seeker::Step Seeker::take_step(game::Position& position, NodeIndex node,
                               const game::MoveList& legal, const Pick& picked) {
  const game::Move move = legal[picked.place];
  position.game().apply(position, move);
  if (picked.child != kNoNode) return {picked.child, false};
  if (tree_.full()) return {kNoNode, true};
  const NodeIndex child = tree_.add_child(node, move);
  tree_[child].available = 1;
  return {child, legal.size() > 1};  // what is no choice is no end of the walk either
}

// The child of each legal move, kNoNode where there is none yet.
void Seeker::children_of(NodeIndex node, const game::MoveList& legal, Places& places) {
  std::fill_n(places.begin(), legal.size(), kNoNode);
  for (NodeIndex child = tree_[node].first_child; child != kNoNode;
       child = tree_[child].next_sibling) {
    const auto* place = std::find(legal.begin(), legal.end(), tree_[child].move);
    if (place == legal.end()) continue;
    places[static_cast<std::size_t>(place - legal.begin())] = child;
    ++tree_[child].available;
  }
}

// The place in the legal list of the move to try: the best by what is known and by how little that
// still is.
std::size_t Seeker::select(const game::Position& position, NodeIndex node,
                           const game::MoveList& legal, const Places& places) {
  Priors priors;
  priors_of(position, legal, tuning_, priors);
  const int seat = position.game().actor(position);
  const Node& parent = tree_[node];
  if (net_ && tuning_.net_prior > 0) ask_net(position, node, legal, priors.data());
  // Before anything was tried the prior alone decides.
  const float untried = parent.visits == 0 ? 0 : parent.mean(seat) - tuning_.untried;
  std::size_t best = 0;
  float best_bound = -1;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    float mean = untried;
    auto visits = 0.0F;
    auto chances = static_cast<float>(parent.visits + 1);
    if (places[i] != kNoNode) {
      const Node& child = tree_[places[i]];
      chances = static_cast<float>(child.available);
      visits = static_cast<float>(child.visits);
      if (child.visits > 0) mean = child.mean(seat);
    }
    const float bound = mean + tuning_.exploration * priors[i] * std::sqrt(chances) / (1 + visits);
    if (bound > best_bound) {
      best_bound = bound;
      best = i;
    }
  }
  return best;
}

// The net's priors in place of a part of those that the rule of thumb has.
void Seeker::ask_net(const game::Position& position, NodeIndex node, const game::MoveList& legal,
                     float* priors) {
  if (known_at_[node] == kNoNode) {
    const bool worth_it = node == Tree::root() || tree_[node].visits >= kVisitsToAsk;
    if (!worth_it || known_.size() == kMostKnown || legal.size() > Known{}.moves.capacity()) return;
    net_->look_at(position, position.game().actor(position));
    known_at_[node] = static_cast<std::uint32_t>(known_.size());
    Known& fresh = known_.emplace_back();
    for (const game::Move move : legal) fresh.moves.push_back(move);
    net_->policy(legal, priors, fresh.priors.data());
  }
  const Known& known = known_[known_at_[node]];
  for (std::size_t i = 0; i < legal.size(); ++i) {
    // Mostly the same moves in the same order.
    std::size_t place = i;
    if (i >= known.moves.size() || !(known.moves[i] == legal[i])) {
      place = static_cast<std::size_t>(std::find(known.moves.begin(), known.moves.end(), legal[i]) -
                                       known.moves.begin());
    }
    if (place == known.moves.size()) continue;
    const float floor = tuning_.open_mind / static_cast<float>(legal.size());
    const float by_net = floor + (1 - tuning_.open_mind) * known.priors[place];
    priors[i] += tuning_.net_prior * (by_net - priors[i]);
  }
}

Worth Seeker::worth_by_net(const game::Position& position) {
  net_->look_at(position, position.game().actor(position));
  return worth_of(net_->forecast(), tuning_);
}

void Seeker::play_on(game::Position& position, core::Rng& rng) {
  const game::Game& game = position.game();
  game::MoveList legal;
  while (!game.over(position) && game.turn(position) < last_turn_) {
    game.legal(position, legal);
    game.apply(position, best_by_thumb(position, legal, rng));
  }
}

// `judged` is what the net said where the tree ended.
void Seeker::note(const Path& path, std::size_t first, const game::Position& end,
                  const Worth* judged) {
  game::Expectation expected;
  end.game().expect(end, expected);
  const bool by_net = net_ && tuning_.net_end > 0 && !end.game().over(end);
  Worth worth = by_net ? worth_by_net(end) : worth_of(expected, tuning_);
  if (judged != nullptr) {
    for (std::size_t s = 0; s < worth.size(); ++s) {
      worth[s] += tuning_.net_value * ((*judged)[s] - worth[s]);
    }
  }
  for (const NodeIndex index : path) {
    Node& node = tree_[index];
    ++node.visits;
    for (std::size_t s = 0; s < worth.size(); ++s) node.sum[s] += worth[s];
  }
  tallies_[first].add(expected, end_chances(end, expected));
}

// The chances that are told to people: of a finished game they are certain.
Worth Seeker::end_chances(const game::Position& end, const game::Expectation& expected) const {
  if (!end.game().over(end)) return win_chances(expected, tuning_);
  const std::uint32_t winners = end.game().winners(end);
  Worth chances{};
  for (std::size_t s = 0; s < chances.size(); ++s) {
    if ((winners >> s & 1U) != 0) chances[s] = 1 / static_cast<float>(std::popcount(winners));
  }
  return chances;
}

std::int64_t Seeker::lead() const {
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

const Node* Seeker::root_child(std::size_t place) const {
  for (NodeIndex child = tree_[Tree::root()].first_child; child != kNoNode;
       child = tree_[child].next_sibling) {
    if (tree_[child].move == legal_[place]) return &tree_[child];
  }
  return nullptr;
}

std::uint32_t Seeker::visits(std::size_t place) const {
  const Node* const child = root_child(place);
  return child == nullptr ? 0 : child->visits;
}

float Seeker::worth(std::size_t place) const {
  const Node* const child = root_child(place);
  const auto actor = static_cast<std::size_t>(view_.game().actor(view_));
  return child == nullptr ? 0 : child->sum[actor];
}

}  // namespace drover::bots::search
