#include "bots/search/reasons.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "game/thinker.h"

namespace drover::bots::search {

namespace {

// Determinizations that each move is played out in.
constexpr std::size_t kWorlds = 16;
// A world is played until this many own turns after the present one, or this many decisions.
constexpr int kMaxOwnTurns = 3;
constexpr int kMaxDecisions = 300;
// A path of the search tree is followed while its nodes have at least this many visits.
constexpr std::uint32_t kMinPathVisits = 8;
// The stream of derive_seed for the generator of a world.
constexpr std::uint64_t kWorldStream = 2;

// A prospect is a reason if it comes about in this share of the worlds, and in a share smaller by
// at least that difference after the other move. Such a difference is significant even with few
// worlds.
constexpr double kMinChance = 0.75;
constexpr double kMinChanceDifference = 0.5;
// Factors of a prospect's weight: for one without details, and by When.
constexpr double kGeneralWeight = 0.6;
constexpr std::array<double, 3> kWhenWeight{1.0, 0.9, 0.7};
// A difference in a category is a reason from this many points on. Since the largest difference of
// many categories is chosen, it must also be this many times the significant difference.
constexpr double kMinGain = 0.5;
constexpr double kSignificanceMultiple = 1.5;
// A move is a rival of the best one from this share of its visits on.
constexpr double kRivalVisitShare = 0.5;

constexpr std::size_t kMaxLeadsTo = 2;

constexpr std::uint8_t kNever = 0xff;

double share_of(const std::bitset<kWorlds>& worlds) {
  return static_cast<double>(worlds.count()) / kWorlds;
}

// The last own turn, counted from the present one, that `when` covers.
int last_turn_of(When when) {
  return when == When::kThisTurn ? 0 : when == When::kNextTurn ? 1 : kMaxOwnTurns;
}

// The prospects that came about after a move, world by world.
class MoveOutlook {
 public:
  // Plays the move out in every world. All later moves are those the search finds likely or, if a
  // reference is given, those of its world with the same number wherever they are legal.
  MoveOutlook(const Search& search, const game::Position& view, game::Move move, std::uint64_t seed,
              const MoveOutlook* reference = nullptr)
      : game_(view.game()),
        view_(view),
        seat_(game_.actor(view)),
        tree_(search.search_thread(0).tree()),
        move_(move) {
    for (std::size_t world = 0; world < kWorlds; ++world) {
      play_world(world, seed, reference == nullptr ? nullptr : &reference->played_[world]);
    }
  }

  // The worlds in which the prospect came about no later than `when`.
  std::bitset<kWorlds> worlds(game::Prospect prospect, When when) const {
    std::bitset<kWorlds> in_time;
    const auto found = occurrences_.find(prospect);
    if (found == occurrences_.end()) return in_time;
    for (std::size_t world = 0; world < kWorlds; ++world) {
      const int turn = found->second.turn[world];
      in_time[world] = turn != kNever && turn <= last_turn_of(when);
    }
    return in_time;
  }

  // All prospects that came about, except those that the move itself brings about.
  std::vector<game::Prospect> prospects() const {
    std::vector<game::Prospect> out;
    for (const auto& [prospect, found] : occurrences_) {
      if (!found.at_once) out.push_back(prospect);
    }
    return out;
  }

 private:
  struct Occurrence {
    bool at_once = false;                              // by the move itself, in any world
    std::array<std::uint8_t, kWorlds> turn = never();  // own turn of the first time, by world

    static constexpr std::array<std::uint8_t, kWorlds> never() {
      std::array<std::uint8_t, kWorlds> turns{};
      turns.fill(kNever);
      return turns;
    }
  };

  struct PlayedMove {
    game::Move move;
    int turn = 0;
    int seat = 0;
  };
  using PlayedMoves = std::vector<PlayedMove>;

  void play_world(std::size_t world, std::uint64_t seed, const PlayedMoves* reference) {
    game::Move move = move_;
    std::size_t copied = 1;  // index of the reference's next move; its first one is not copied
    core::Rng rng = core::Rng::from_seed(game::derive_seed(seed, world, kWorldStream));
    game::Position position = game_.determinize(view_, seat_, rng);
    NodeIndex node = Tree::root();
    for (int step = 0; step < kMaxDecisions; ++step) {
      const int turns = own_turns(position);
      if (turns > kMaxOwnTurns) return;
      played_[world].push_back({move, game_.turn(position), game_.actor(position)});
      if (game_.actor(position) == seat_) {
        step_prospects_.clear();
        game_.thinker().apply_with_prospects(position, move, view_, seat_, step_prospects_);
        for (const game::Prospect prospect : step_prospects_)
          record_prospect(prospect, world, turns, step == 0);
      } else {
        game_.apply(position, move);
      }
      if (game_.over(position)) return;
      node = child(node, move);
      game_.legal(position, legal_);
      if (step == 0 && world == 0) record_settled_prospects(position);
      const auto from_reference =
          reference == nullptr ? std::nullopt : next_reference_move(*reference, copied, position);
      move = from_reference ? (*reference)[*from_reference].move : likely_move(position, node, rng);
      if (from_reference) copied = *from_reference + 1;
    }
  }

  // Own turns that have begun since the view. Turns go round the table.
  int own_turns(const game::Position& position) const {
    const int seats = game_.players(view_) + game_.automas(view_);
    return (game_.turn(position) - game_.turn(view_) + seats - 1) / seats;
  }

  // The index, from `from` on, of the reference's next move that this seat made in this turn and
  // that is legal here.
  std::optional<std::size_t> next_reference_move(const PlayedMoves& reference, std::size_t from,
                                                 const game::Position& position) const {
    const int turn = game_.turn(position);
    for (std::size_t i = from; i < reference.size() && reference[i].turn <= turn; ++i) {
      if (reference[i].turn < turn || reference[i].seat != game_.actor(position)) continue;
      if (std::find(legal_.begin(), legal_.end(), reference[i].move) != legal_.end()) return i;
    }
    return std::nullopt;
  }

  void record_prospect(game::Prospect prospect, std::size_t world, int turns, bool at_once) {
    const auto mark = [&](game::Prospect one) {
      Occurrence& found = occurrences_[one];
      found.at_once = found.at_once || at_once;
      found.turn[world] = std::min(found.turn[world], static_cast<std::uint8_t>(turns));
    };
    mark(prospect);
    const auto plain = game_.thinker().without_details(prospect);
    if (plain && *plain != prospect) mark(*plain);
  }

  // Records prospects that every legal next decision of the seat brings about: they belong to the
  // move itself. Example: after a building is chosen, it is placed somewhere.
  void record_settled_prospects(const game::Position& position) {
    if (game_.actor(position) != seat_) return;
    std::map<game::Prospect, std::size_t> ways;
    for (const game::Move move : legal_) {
      game::Position next = position;
      step_prospects_.clear();
      game_.thinker().apply_with_prospects(next, move, view_, seat_, step_prospects_);
      const std::set<game::Prospect> each(step_prospects_.begin(), step_prospects_.end());
      for (const game::Prospect prospect : each) ++ways[prospect];
    }
    for (const auto& [prospect, count] : ways) {
      if (count == legal_.size()) record_prospect(prospect, 0, 0, true);
    }
  }

  NodeIndex child(NodeIndex node, game::Move move) const {
    if (node == kNoNode) return kNoNode;
    NodeIndex child = tree_[node].first_child;
    while (child != kNoNode && !(tree_[child].move == move)) child = tree_[child].next_sibling;
    return child;
  }

  game::Move likely_move(const game::Position& position, NodeIndex node, core::Rng& rng) const {
    const NodeIndex most_visited = most_visited_child(node);
    return most_visited == kNoNode ? best_by_heuristic(position, legal_, rng)
                                   : tree_[most_visited].move;
  }

  // The child with most visits whose move is legal here, if it has enough of them.
  NodeIndex most_visited_child(NodeIndex node) const {
    NodeIndex most_visited = kNoNode;
    if (node == kNoNode) return kNoNode;
    std::uint32_t most = kMinPathVisits - 1;
    for (NodeIndex one = tree_[node].first_child; one != kNoNode; one = tree_[one].next_sibling) {
      if (tree_[one].visits <= most) continue;
      if (std::find(legal_.begin(), legal_.end(), tree_[one].move) == legal_.end()) continue;
      most = tree_[one].visits;
      most_visited = one;
    }
    return most_visited;
  }

  const game::Game& game_;
  const game::Position& view_;
  int seat_;
  const Tree& tree_;
  game::Move move_;
  std::array<PlayedMoves, kWorlds> played_;
  std::map<game::Prospect, Occurrence> occurrences_;
  std::vector<game::Prospect> step_prospects_;
  game::MoveList legal_;
};

struct WeightedReason {
  Reason reason;
  double weight = 0;
};

double weight_of(const game::Game& game, game::Prospect prospect, When when) {
  const bool plain = game.thinker().without_details(prospect) == prospect;
  return game.thinker().weight(prospect) * kWhenWeight[static_cast<std::size_t>(when)] *
         (plain ? kGeneralWeight : 1.0);
}

// Finds prospects that come about after one move and not after another.
struct Comparison {
  const MoveOutlook& ours;
  const MoveOutlook& theirs;  // of the other move
  const MoveOutlook& copied;  // of the other move with all later moves copied from ours

  // The prospect as a reason with the `when` of greatest weight; nothing if it is no reason.
  std::optional<WeightedReason> weigh(const game::Game& game, game::Prospect prospect) const {
    std::optional<WeightedReason> best;
    for (const When when : {When::kThisTurn, When::kNextTurn, When::kLater}) {
      const double chance = share_of(ours.worlds(prospect, when));
      const double otherwise =
          share_of(theirs.worlds(prospect, when) | copied.worlds(prospect, when));
      if (chance < kMinChance || chance - otherwise < kMinChanceDifference) continue;
      const double weight = weight_of(game, prospect, when) * (chance - otherwise);
      if (best && best->weight >= weight) continue;
      best.emplace();
      best->reason.prospect = prospect;
      best->reason.when = when;
      best->reason.chance = chance;
      best->weight = weight;
    }
    return best;
  }
};

// True if two prospects are equal without their details.
bool same_in_general(const game::Game& game, game::Prospect a, game::Prospect b) {
  const auto plain = game.thinker().without_details(a);
  return plain && plain == game.thinker().without_details(b);
}

// All reasons of the comparison, weightiest first, of prospects that are equal in general only one.
std::vector<WeightedReason> differences(const game::Game& game, const Comparison& comparison) {
  std::vector<WeightedReason> all;
  for (const game::Prospect prospect : comparison.ours.prospects()) {
    if (const auto weighted = comparison.weigh(game, prospect)) all.push_back(*weighted);
  }
  std::stable_sort(all.begin(), all.end(), [](const WeightedReason& a, const WeightedReason& b) {
    return a.weight > b.weight;
  });
  std::vector<WeightedReason> kept;
  for (const WeightedReason& one : all) {
    const bool is_known = std::any_of(kept.begin(), kept.end(), [&](const WeightedReason& before) {
      return same_in_general(game, before.reason.prospect, one.reason.prospect);
    });
    if (!is_known) kept.push_back(one);
  }
  return kept;
}

// The weightiest prospect that the move leads to, whether or not the other move does.
std::optional<Reason> weightiest_prospect(const game::Game& game, const MoveOutlook& ours) {
  std::optional<WeightedReason> best;
  for (const game::Prospect prospect : ours.prospects()) {
    for (const When when : {When::kThisTurn, When::kNextTurn, When::kLater}) {
      const double chance = share_of(ours.worlds(prospect, when));
      if (chance < kMinChance) continue;
      const double weight = weight_of(game, prospect, when);
      if (!best || weight > best->weight) {
        best.emplace();
        best->reason.prospect = prospect;
        best->reason.when = when;
        best->reason.chance = chance;
        best->weight = weight;
      }
      break;
    }
  }
  if (!best) return std::nullopt;
  best->reason.key = ReasonKey::kPlan;
  return best->reason;
}

bool is_close(const AdvisedMove& best, const AdvisedMove& other) {
  return other.iterations >= kMinReliableIterations &&
         other.share >= kRivalVisitShare * best.share &&
         std::abs(best.score - other.score) <=
             significant_difference(best.score_error, other.score_error);
}

std::vector<Reason> comparison_reasons(const Search& search, const game::Position& view,
                                       std::uint64_t seed, const MoveOutlook& ours,
                                       const AdvisedMove& best, const AdvisedMove& other) {
  const game::Game& game = view.game();
  const MoveOutlook theirs(search, view, other.move, seed);
  const MoveOutlook theirs_like_ours(search, view, other.move, seed, &ours);
  std::vector<Reason> out;
  for (const WeightedReason& one : differences(game, {ours, theirs, theirs_like_ours})) {
    if (out.size() == kMaxLeadsTo) break;
    out.push_back(one.reason);
    out.back().key = ReasonKey::kLeadsTo;
  }
  if (other.iterations >= kMinReliableIterations) {
    for (const Reason& reason : category_reasons(best, other)) out.push_back(reason);
  }
  if (!out.empty()) {
    const MoveOutlook ours_like_theirs(search, view, best.move, seed, &theirs);
    const auto instead = differences(game, {theirs, ours, ours_like_theirs});
    if (!instead.empty()) {
      out.push_back(instead.front().reason);
      out.back().key = ReasonKey::kRatherThan;
    }
  }
  for (Reason& reason : out) reason.other = other.move;
  return out;
}

}  // namespace

std::vector<Reason> category_reasons(const AdvisedMove& best, const AdvisedMove& other) {
  Reason more;
  Reason fewer;
  for (std::size_t c = 0; c < std::min(best.categories.size(), other.categories.size()); ++c) {
    const double gain = best.categories[c] - other.categories[c];
    const double threshold =
        kSignificanceMultiple *
        significant_difference(best.category_errors[c], other.category_errors[c]);
    if (std::abs(gain) <= threshold || std::abs(gain) < kMinGain) continue;
    Reason& extreme = gain > 0 ? more : fewer;
    if (std::abs(gain) <= std::abs(extreme.gain)) continue;
    extreme.key = ReasonKey::kCategory;
    extreme.category = static_cast<int>(c);
    extreme.gain = gain;
  }
  more.other = fewer.other = other.move;
  std::vector<Reason> out;
  if (more.gain > 0) out.push_back(more);
  if (more.gain > 0 && fewer.gain < 0) out.push_back(fewer);
  return out;
}

std::vector<Reason> reasons_for(const Search& search, const game::Position& view,
                                const AdvisedMove& best, std::span<const AdvisedMove> others,
                                std::uint64_t seed) {
  const game::Game& game = view.game();
  const MoveOutlook ours(search, view, best.move, seed);
  std::vector<Reason> out;
  for (const AdvisedMove& other : others) {
    out = comparison_reasons(search, view, seed, ours, best, other);
    if (!out.empty()) break;
  }
  if (out.empty()) {
    if (const auto reason = weightiest_prospect(game, ours)) out.push_back(*reason);
  }
  if (!others.empty() && is_close(best, others.front())) {
    Reason close;
    close.key = ReasonKey::kClose;
    close.other = others.front().move;
    out.resize(std::min(out.size(), kMostReasons - 1));
    out.push_back(close);
  }
  out.resize(std::min(out.size(), kMostReasons));
  return out;
}

}  // namespace drover::bots::search
