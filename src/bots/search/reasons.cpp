#include "bots/search/reasons.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace drover::bots::search {

namespace {

// Games that are imagined for each move.
constexpr std::size_t kWorlds = 16;
// Own turns after this one that they last, and decisions at most.
constexpr int kTurnsAhead = 3;
constexpr int kMostSteps = 300;
// A path of the tree is followed while it was visited so often.
constexpr std::uint32_t kTrodden = 8;
// Of the generator of an imagined game.
constexpr std::uint64_t kOutlookStream = 2;

// What comes of a move in so many of its worlds is told, if it comes of the other in so many fewer:
// among these few worlds chance explains no such difference.
constexpr double kLikely = 0.75;
constexpr double kContrast = 0.5;
// Without its particulars a prospect says less, and the later it comes, the less it explains.
constexpr double kPlainPart = 0.6;
constexpr std::array<double, 3> kWhenPart{1.0, 0.9, 0.7};
// Points of a category that are worth a sentence; and because the most striking of many categories
// is told, it must stand out from the noise so many times.
constexpr double kLeastGain = 0.5;
constexpr double kStriking = 1.5;
// A move with this part of the best one's attention is a rival.
constexpr double kRival = 0.5;

constexpr std::size_t kMostLeadsTo = 2;

constexpr std::uint8_t kNever = 0xff;

double part_of(const std::bitset<kWorlds>& worlds) {
  return static_cast<double>(worlds.count()) / kWorlds;
}

// The last own turn that is meant.
int last_turn_of(When when) {
  return when == When::kThisTurn ? 0 : when == When::kNextTurn ? 1 : kTurnsAhead;
}

// What came of a move in its worlds.
class Outlook {
 public:
  // After the move everybody plays as the search would; or as in the same world of `model`,
  // wherever that is possible.
  Outlook(const Search& search, const game::Position& view, game::Move move, std::uint64_t seed,
          const Outlook* model = nullptr)
      : game_(view.game()),
        view_(view),
        seat_(game_.actor(view)),
        tree_(search.seeker(0).tree()),
        move_(move) {
    for (std::size_t world = 0; world < kWorlds; ++world) {
      imagine(world, seed, model == nullptr ? nullptr : &model->played_[world]);
    }
  }

  // The worlds in which it came about, at once or until the end of that time.
  std::bitset<kWorlds> worlds(game::Prospect prospect, When when) const {
    std::bitset<kWorlds> in_time;
    const auto found = found_.find(prospect);
    if (found == found_.end()) return in_time;
    for (std::size_t world = 0; world < kWorlds; ++world) {
      const int turn = found->second.turn[world];
      in_time[world] = turn != kNever && turn <= last_turn_of(when);
    }
    return in_time;
  }

  // What came about later than by the move itself: that needs no telling.
  std::vector<game::Prospect> prospects() const {
    std::vector<game::Prospect> out;
    for (const auto& [prospect, found] : found_) {
      if (!found.at_once) out.push_back(prospect);
    }
    return out;
  }

 private:
  struct Found {
    bool at_once = false;                              // by the move itself, in any world
    std::array<std::uint8_t, kWorlds> turn = never();  // own turn when it first came about

    static constexpr std::array<std::uint8_t, kWorlds> never() {
      std::array<std::uint8_t, kWorlds> turns{};
      turns.fill(kNever);
      return turns;
    }
  };

  struct Played {
    game::Move move;
    int turn = 0;
    int seat = 0;
  };
  using Moves = std::vector<Played>;

  void imagine(std::size_t world, std::uint64_t seed, const Moves* model) {
    game::Move move = move_;
    std::size_t copied = 1;  // moves of the model that are done with; the first was its own affair
    core::Rng luck = core::Rng::from_seed(game::derive_seed(seed, world, kOutlookStream));
    game::Position position = game_.determinize(view_, seat_, luck);
    NodeIndex node = Tree::root();
    for (int step = 0; step < kMostSteps; ++step) {
      const int turns = own_turns(position);
      if (turns > kTurnsAhead) return;
      played_[world].push_back({move, game_.turn(position), game_.actor(position)});
      if (game_.actor(position) == seat_) {
        came_.clear();
        game_.apply_with_prospects(position, move, view_, seat_, came_);
        for (const game::Prospect prospect : came_) note(prospect, world, turns, step == 0);
      } else {
        game_.apply(position, move);
      }
      if (game_.over(position)) return;
      node = child(node, move);
      game_.legal(position, legal_);
      if (step == 0 && world == 0) note_what_is_settled(position);
      const auto like = model == nullptr ? std::nullopt : next_of(*model, copied, position);
      move = like ? (*model)[*like].move : usual_move(position, node, luck);
      if (like) copied = *like + 1;
    }
  }

  // Own turns that have begun since the view; turns go round.
  int own_turns(const game::Position& position) const {
    const int seats = game_.players(view_) + game_.automas(view_);
    return (game_.turn(position) - game_.turn(view_) + seats - 1) / seats;
  }

  // The next move that the model made in this turn and that is legal here.
  std::optional<std::size_t> next_of(const Moves& model, std::size_t from,
                                     const game::Position& position) const {
    const int turn = game_.turn(position);
    for (std::size_t i = from; i < model.size() && model[i].turn <= turn; ++i) {
      if (model[i].turn < turn || model[i].seat != game_.actor(position)) continue;
      if (std::find(legal_.begin(), legal_.end(), model[i].move) != legal_.end()) return i;
    }
    return std::nullopt;
  }

  void note(game::Prospect prospect, std::size_t world, int turns, bool at_once) {
    const auto mark = [&](game::Prospect one) {
      Found& found = found_[one];
      found.at_once = found.at_once || at_once;
      found.turn[world] = std::min(found.turn[world], static_cast<std::uint8_t>(turns));
    };
    mark(prospect);
    const auto plain = game_.without_particulars(prospect);
    if (plain && *plain != prospect) mark(*plain);
  }

  // What comes about whatever the seat decides next belongs to the move itself, too: whoever has
  // chosen a building places it, wherever.
  void note_what_is_settled(const game::Position& position) {
    if (game_.actor(position) != seat_) return;
    std::map<game::Prospect, std::size_t> ways;
    for (const game::Move move : legal_) {
      game::Position next = position;
      came_.clear();
      game_.apply_with_prospects(next, move, view_, seat_, came_);
      const std::set<game::Prospect> each(came_.begin(), came_.end());
      for (const game::Prospect prospect : each) ++ways[prospect];
    }
    for (const auto& [prospect, count] : ways) {
      if (count == legal_.size()) note(prospect, 0, 0, true);
    }
  }

  NodeIndex child(NodeIndex node, game::Move move) const {
    if (node == kNoNode) return kNoNode;
    NodeIndex child = tree_[node].first_child;
    while (child != kNoNode && !(tree_[child].move == move)) child = tree_[child].next_sibling;
    return child;
  }

  game::Move usual_move(const game::Position& position, NodeIndex node, core::Rng& luck) const {
    const NodeIndex most_visited = trodden(node);
    return most_visited == kNoNode ? best_by_thumb(position, legal_, luck)
                                   : tree_[most_visited].move;
  }

  // Of those that are legal here.
  NodeIndex trodden(NodeIndex node) const {
    NodeIndex most_visited = kNoNode;
    if (node == kNoNode) return kNoNode;
    std::uint32_t most = kTrodden - 1;
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
  std::array<Moves, kWorlds> played_;
  std::map<game::Prospect, Found> found_;
  std::vector<game::Prospect> came_;
  game::MoveList legal_;
};

struct Weighed {
  Reason reason;
  double weight = 0;
};

double weight_of(const game::Game& game, game::Prospect prospect, When when) {
  const bool plain = game.without_particulars(prospect) == prospect;
  return game.weight(prospect) * kWhenPart[static_cast<std::size_t>(when)] *
         (plain ? kPlainPart : 1.0);
}

// What comes of a move and of no other way to play.
struct Comparison {
  const Outlook& ours;
  const Outlook& theirs;  // the other move
  const Outlook& copied;  // the other move, and then all as after ours

  // The time that speaks most clearly for telling it; nothing if none does.
  std::optional<Weighed> weigh(const game::Game& game, game::Prospect prospect) const {
    std::optional<Weighed> best;
    for (const When when : {When::kThisTurn, When::kNextTurn, When::kLater}) {
      const double chance = part_of(ours.worlds(prospect, when));
      const double otherwise =
          part_of(theirs.worlds(prospect, when) | copied.worlds(prospect, when));
      if (chance < kLikely || chance - otherwise < kContrast) continue;
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

// Whether one says the same as the other, only less precisely or of another place.
bool alike(const game::Game& game, game::Prospect a, game::Prospect b) {
  const auto plain = game.without_particulars(a);
  return plain && plain == game.without_particulars(b);
}

// What comes of a move and not of the other, the weightiest first, nothing twice.
std::vector<Weighed> differences(const game::Game& game, const Comparison& comparison) {
  std::vector<Weighed> all;
  for (const game::Prospect prospect : comparison.ours.prospects()) {
    if (const auto weighed = comparison.weigh(game, prospect)) all.push_back(*weighed);
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Weighed& a, const Weighed& b) { return a.weight > b.weight; });
  std::vector<Weighed> told;
  for (const Weighed& one : all) {
    const bool again = std::any_of(told.begin(), told.end(), [&](const Weighed& before) {
      return alike(game, before.reason.prospect, one.reason.prospect);
    });
    if (!again) told.push_back(one);
  }
  return told;
}

// What comes of both alike: the weightiest.
std::optional<Reason> plan(const game::Game& game, const Outlook& ours) {
  std::optional<Weighed> best;
  for (const game::Prospect prospect : ours.prospects()) {
    for (const When when : {When::kThisTurn, When::kNextTurn, When::kLater}) {
      const double chance = part_of(ours.worlds(prospect, when));
      if (chance < kLikely) continue;
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
  return other.iterations >= kTellingIterations && other.share >= kRival * best.share &&
         std::abs(best.score - other.score) <= noise_of(best.score_error, other.score_error);
}

std::vector<Reason> compared(const Search& search, const game::Position& view, std::uint64_t seed,
                             const Outlook& ours, const AdvisedMove& best,
                             const AdvisedMove& other) {
  const game::Game& game = view.game();
  const Outlook theirs(search, view, other.move, seed);
  const Outlook theirs_copying(search, view, other.move, seed, &ours);
  std::vector<Reason> out;
  for (const Weighed& one : differences(game, {ours, theirs, theirs_copying})) {
    if (out.size() == kMostLeadsTo) break;
    out.push_back(one.reason);
    out.back().key = ReasonKey::kLeadsTo;
  }
  if (other.iterations >= kTellingIterations) {
    for (const Reason& reason : category_reasons(best, other)) out.push_back(reason);
  }
  if (!out.empty()) {
    const Outlook ours_copying(search, view, best.move, seed, &theirs);
    const auto instead = differences(game, {theirs, ours, ours_copying});
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
    const double noise = kStriking * noise_of(best.category_errors[c], other.category_errors[c]);
    if (std::abs(gain) <= noise || std::abs(gain) < kLeastGain) continue;
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
  const Outlook ours(search, view, best.move, seed);
  std::vector<Reason> out;
  for (const AdvisedMove& other : others) {
    out = compared(search, view, seed, ours, best, other);
    if (!out.empty()) break;
  }
  if (out.empty()) {
    if (const auto both = plan(game, ours)) out.push_back(*both);
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
