#include "elpaso/heuristic/evaluation.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/last_round.h"
#include "core/staged_weights.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/rules/tasks.h"

namespace drover::elpaso {

namespace {

constexpr std::array<core::WeightTable<kFeatures, kCategories>, 2> kFittedWeights{{
#include "elpaso/heuristic/weights.inc"
}};
constexpr auto kWeights = core::weights_of(kFittedWeights);  // [0] for people, [1] for Sue

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

}  // namespace

void features(const State& state, Seat seat, float* out) {
  const PlayerState& player = state.player[seat];
  const Pile cards = all_cards(player);
  const Herd herd = herd_of(cards);
  const Buildings buildings = own_buildings(state, seat);
  core::FeatureWriter to(out);

  to.put(stage_of(state, seat));
  to.put(state.current == seat);
  to.put(state.seats() == 3);
  to.put(state.seats() == 4);
  const float turns = player.herder == kNowhere
                          ? 0
                          : static_cast<float>(steps_to(state, player.herder, kElPaso)) /
                                static_cast<float>(step_limit(player));
  to.put(turns);
  to.put(player.dollars);
  to.put(std::max(0, player.dollars - 8));
  to.put(player.tokens);
  to.put(player.certificates);
  to.put(permanent_certificates(player));
  to.put(duplicates_allowed(player));

  for (std::size_t worker = 0; worker < kWorkers; ++worker) to.put(cards[kFirstWorker + worker]);
  for (const std::uint8_t ready : player.workers) to.put(ready);

  to.put(herd.cards);
  to.put(herd.of_value[1]);
  to.put(herd.of_value[3]);
  to.put(herd.of_value[4]);
  to.put(herd.of_value[5]);
  to.put(cards[card_of(Breed::kSimmental)]);
  to.put(herd.better_breeds);

  const float value = hand_value(player);
  const float close = 1 / (1 + turns);
  const int delivery = best_delivery(player, value);
  to.put(value);
  to.put(value * close);
  to.put(delivery);
  to.put(static_cast<float>(delivery) * close);

  for (int disc = 0; disc < kDiscs; ++disc) to.put((player.discs >> disc & 1U) == 0);
  int deliveries = 0;
  int dark = 0;
  for (std::size_t post = 0; post < kPosts; ++post) {
    deliveries += player.posts[post];
    if (kPostTable[post].dark) dark += player.posts[post];
  }
  to.put(deliveries);
  to.put(dark);
  to.put(buildings.count);
  to.put(buildings.points);
  to.put(player.bonus_tiles.total());

  const OpenObjectives open =
      open_objectives_of(player.objectives, owned_for_tasks(player, cards, buildings.count));
  to.put(std::popcount(player.objectives));
  to.put(open.points);
  to.put(open.covered);
  assert(to.end() == out + kFeatures);
}

void estimate_score(const State& state, Seat seat, float* by_category) {
  const Score now = score(state, seat);
  for (std::size_t c = 0; c < kCategories; ++c) {
    by_category[c] = static_cast<float>(now.by_category[c]);
  }
  if (!has_turn_left(state, seat)) return;
  std::array<float, kFeatures> description;
  features(state, seat, description.data());
  kWeights[seat == state.sue_seat() ? 1 : 0].add_estimate(description.data(), by_category);
}

}  // namespace drover::elpaso
