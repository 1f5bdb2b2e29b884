#include "elpaso/heuristic/evaluation.h"

#include <algorithm>
#include <bit>

#include "core/feature_rows.h"
#include "core/last_round.h"
#include "core/staged_weights.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/rules/tasks.h"
#include "kit/weights_file.h"

namespace drover::elpaso {

namespace {

// ---- The clock ----------------------------------------------------------------------------------

// True if the seat has another turn: after a herder has reached the Simmental space, every other
// seat has one.
bool has_turn_left(const State& state, Seat seat) {
  if (over(state)) return false;
  return state.finisher == kNobody ||
         core::has_turn_in_last_round(seat, state.current, state.finisher, state.seats());
}

float stage_of(const State& state, Seat seat) {
  if (!has_turn_left(state, seat)) return core::kFinishedStage;
  if (state.finisher != kNobody) return core::kLastTurnStage;
  const int all = at(kSimmentalCards, state.seats() - 2);
  return core::kLateStage * (1 - static_cast<float>(state.simmental) / static_cast<float>(all));
}

// ---- A seat's belongings ------------------------------------------------------------------------

struct Herd {
  int cards = 0;
  std::array<int, 6> of_value{};
  int better_breeds = 0;  // of value 3 and more
};
Herd herd_of(const Pile& cards) {
  Herd herd;
  for (Card card = 0; card < kBreeds; ++card) {
    const int copies = cards[card];
    herd.cards += copies;
    if (breed_of(card) != Breed::kSimmental) {
      at(herd.of_value, breeding_value(card)) += copies;
    }
    if (copies > 0 && breeding_value(card) >= 3) ++herd.better_breeds;
  }
  return herd;
}

// The value that a delivery would have now, certificates included. A hidden card counts as the
// average cattle card of the draw pile, reduced because some hidden cards are of one breed.
float hand_value(const PlayerState& player) {
  const auto known = static_cast<float>(delivery_value(player) + player.certificates);
  if (player.hidden_hand == 0) return known;
  constexpr float kDifferent = 0.75;
  int sum = 0;
  int cards = 0;
  for (Card card = 0; card < kBreeds; ++card) {
    sum += player.draw[card] * breeding_value(card);
    cards += player.draw[card];
  }
  return known +
         kDifferent * static_cast<float>(player.hidden_hand * sum) / static_cast<float>(cards);
}

int best_delivery(const PlayerState& player, float value) {
  int best = 0;
  for (std::size_t post = 0; post < kPosts; ++post) {
    const PostRow& row = kPostTable[post];
    if (static_cast<float>(row.value) > value) break;
    if (player.posts[post] == 0 || row.repeatable) best = std::max<int>(best, row.points);
  }
  return best;
}

struct Buildings {
  int count = 0;
  int points = 0;
};
Buildings own_buildings(const State& state, Seat seat) {
  Buildings own;
  for (const Space space : bits<Space>(state.occupied & kBuildingSpaces)) {
    const BoardTile tile = state.board[space];
    if (building_owner(tile) != seat) continue;
    ++own.count;
    own.points += building_row(state, building_kind(tile)).points;
  }
  return own;
}

// ---- Objectives ---------------------------------------------------------------------------------

// The objectives of a seat that are not fulfilled.
struct OpenObjectives {
  float points = 0;   // printed points
  float covered = 0;  // points in proportion to the elements that are owned already
};
OpenObjectives open_objectives_of(ObjectiveSet tiles, const Elements& have) {
  OpenObjectives open;
  for (const std::size_t tile : bits<std::size_t>(tiles)) {
    const ObjectiveRow& row = kObjectiveTable[tile];
    int needed = 0;
    int missing = 0;
    for (const Need need : row.needs) {
      needed += need.count;
      missing += std::max(0, need.count - have[need.element]);
    }
    if (missing == 0) continue;
    const auto points = static_cast<float>(row.points);
    open.points += points;
    open.covered += points * static_cast<float>(needed - missing) / static_cast<float>(needed);
  }
  return open;
}

// ---- The features -------------------------------------------------------------------------------

// A seat's discs on trading posts.
struct Posts {
  int discs = 0;
  int dark = 0;
};
Posts posts_of(const PlayerState& player) {
  Posts posts;
  for (std::size_t post = 0; post < kPosts; ++post) {
    posts.discs += player.posts[post];
    if (kPostTable[post].dark) posts.dark += player.posts[post];
  }
  return posts;
}

// The herder's turns to El Paso; 0 before it is placed.
float turns_to_el_paso(const State& state, const PlayerState& player) {
  if (player.herder == kNowhere) return 0;
  return static_cast<float>(steps_to(state, player.herder, kElPaso)) /
         static_cast<float>(step_limit(player));
}

// A position as one seat has it: computed once for all features.
struct Seen {
  Seen(const State& position, Seat of) : state(position), seat(of), player(position.player[of]) {}

  const State& state;
  const Seat seat;
  const PlayerState& player;
  const Pile cards = all_cards(player);
  const Herd herd = herd_of(cards);
  const Buildings buildings = own_buildings(state, seat);
  const float turns = turns_to_el_paso(state, player);
  const float close = 1 / (1 + turns);  // 1 in El Paso, less with each turn to it
  const float hand = hand_value(player);
  const int delivery = best_delivery(player, hand);
  const Posts posts = posts_of(player);
  const OpenObjectives open =
      open_objectives_of(player.objectives, owned_for_tasks(player, cards, buildings.count));

  int workers(Worker kind) const { return cards[card_of(kind)]; }
  int ready(Worker kind) const { return at(player.workers, kind); }
  bool opened(Disc disc) const { return (player.discs >> static_cast<int>(disc) & 1U) == 0; }
};

template <class Number>
constexpr float number(Number value) {
  return static_cast<float>(value);
}

struct FeatureRow {
  std::string_view name;
  float (*value)(const Seen&);
};

// The features, in the order in which features() writes them. The stage comes first.
constexpr auto kFeatureRows = std::to_array<FeatureRow>({
    {"stage", [](const Seen& s) { return stage_of(s.state, s.seat); }},
    {"to move", [](const Seen& s) { return number(s.state.current == s.seat); }},
    {"three seats", [](const Seen& s) { return number(s.state.seats() == 3); }},
    {"four seats", [](const Seen& s) { return number(s.state.seats() == 4); }},
    {"turns to El Paso", [](const Seen& s) { return s.turns; }},
    {"dollars", [](const Seen& s) { return number(s.player.dollars); }},
    {"dollars above eight",
     [](const Seen& s) { return number(std::max(0, s.player.dollars - 8)); }},
    {"tokens", [](const Seen& s) { return number(s.player.tokens); }},
    {"certificates", [](const Seen& s) { return number(s.player.certificates); }},
    {"permanent certificates",
     [](const Seen& s) { return number(permanent_certificates(s.player)); }},
    {"duplicate cards", [](const Seen& s) { return number(duplicates_allowed(s.player)); }},

    {"cowboys", [](const Seen& s) { return number(s.workers(Worker::kCowboy)); }},
    {"engineers", [](const Seen& s) { return number(s.workers(Worker::kEngineer)); }},
    {"builders", [](const Seen& s) { return number(s.workers(Worker::kBuilder)); }},
    {"jokers", [](const Seen& s) { return number(s.workers(Worker::kJoker)); }},
    {"cowboys ready", [](const Seen& s) { return number(s.ready(Worker::kCowboy)); }},
    {"engineers ready", [](const Seen& s) { return number(s.ready(Worker::kEngineer)); }},
    {"builders ready", [](const Seen& s) { return number(s.ready(Worker::kBuilder)); }},
    {"jokers ready", [](const Seen& s) { return number(s.ready(Worker::kJoker)); }},

    {"cattle cards", [](const Seen& s) { return number(s.herd.cards); }},
    {"cattle of value 1", [](const Seen& s) { return number(s.herd.of_value[1]); }},
    {"cattle of value 3", [](const Seen& s) { return number(s.herd.of_value[3]); }},
    {"cattle of value 4", [](const Seen& s) { return number(s.herd.of_value[4]); }},
    {"cattle of value 5", [](const Seen& s) { return number(s.herd.of_value[5]); }},
    {"Simmental", [](const Seen& s) { return number(s.cards[card_of(Breed::kSimmental)]); }},
    {"better breeds", [](const Seen& s) { return number(s.herd.better_breeds); }},
    {"hand value", [](const Seen& s) { return s.hand; }},
    {"hand value close to El Paso", [](const Seen& s) { return s.hand * s.close; }},
    {"delivery at hand", [](const Seen& s) { return number(s.delivery); }},
    {"delivery close at hand", [](const Seen& s) { return number(s.delivery) * s.close; }},

    {"open: aux1", [](const Seen& s) { return number(s.opened(Disc::kAux1)); }},
    {"open: aux2", [](const Seen& s) { return number(s.opened(Disc::kAux2)); }},
    {"open: aux3", [](const Seen& s) { return number(s.opened(Disc::kAux3)); }},
    {"open: aux4", [](const Seen& s) { return number(s.opened(Disc::kAux4)); }},
    {"open: permanent certificate",
     [](const Seen& s) { return number(s.opened(Disc::kPermanentCertificate)); }},
    {"open: hand limit", [](const Seen& s) { return number(s.opened(Disc::kHandLimit)); }},
    {"open: step limit", [](const Seen& s) { return number(s.opened(Disc::kStepLimit)); }},
    {"deliveries", [](const Seen& s) { return number(s.posts.discs); }},
    {"dark deliveries", [](const Seen& s) { return number(s.posts.dark); }},
    {"own buildings", [](const Seen& s) { return number(s.buildings.count); }},
    {"own building points", [](const Seen& s) { return number(s.buildings.points); }},
    {"bonus tiles", [](const Seen& s) { return number(s.player.bonus_tiles.total()); }},

    {"objectives", [](const Seen& s) { return number(std::popcount(s.player.objectives)); }},
    {"objectives, points to come", [](const Seen& s) { return s.open.points; }},
    {"objectives, points nearly there", [](const Seen& s) { return s.open.covered; }},
});
constexpr std::size_t kFeatures = kFeatureRows.size();
constexpr auto kFeatureNames = core::names_of<kFeatureRows>();

using EvaluationWeights =
    std::array<core::StagedWeights<kFeatures, kCategories>, kWeightTables.size()>;

const EvaluationWeights& weights() {
  static const EvaluationWeights weights = kit::embedded_evaluation(
      "elpaso/heuristic/weights.ini", kWeightTables, kFeatureNames, kCategoryNames);
  return weights;
}

}  // namespace

std::span<const std::string_view> feature_names() { return kFeatureNames; }

void load_weights() { weights(); }

void features(const State& state, Seat seat, float* out) {
  core::write_features<kFeatureRows>(Seen(state, seat), out);
}

void estimate_score(const State& state, Seat seat, float* by_category) {
  const Score now = score(state, seat);
  for (std::size_t c = 0; c < kCategories; ++c) {
    by_category[c] = static_cast<float>(now.by_category[c]);
  }
  if (!has_turn_left(state, seat)) return;
  std::array<float, kFeatures> description;
  features(state, seat, description.data());
  weights()[seat == state.sue_seat() ? 1 : 0].add_estimate(description.data(), by_category);
}

}  // namespace drover::elpaso
