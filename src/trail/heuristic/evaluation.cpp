#include "trail/heuristic/evaluation.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/last_round.h"
#include "core/staged_weights.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/tasks.h"

namespace drover::trail {

namespace {

constexpr std::array<core::WeightTable<kFeatures, kCategories>, 5> kFittedWeights{{
#include "trail/heuristic/weights.inc"
}};
constexpr auto kWeights =
    core::weights_of(kFittedWeights);  // one set per printing, then one for automas

// ---- The clock ----------------------------------------------------------------------------------

// Once the job market token is taken, everybody but its holder has one more turn.
bool has_turn_left(const State& state, Seat seat) {
  if (over(state)) return false;
  return state.token_holder == kNobody ||
         core::has_turn_in_last_round(seat, state.current, state.token_holder, state.players());
}

float stage_of(const State& state, Seat seat) {
  if (!has_turn_left(state, seat)) return core::kFinishedStage;
  if (state.token_holder != kNobody) return core::kLastTurnStage;
  return core::kLateStage * (1 - static_cast<float>(job_market_left(state)));
}

// ---- The way to Kansas City ---------------------------------------------------------------------

// Returns the number of steps of the shortest way. Branches lead from one neutral space to a later
// one, so a backward pass knows every exit before it needs it.
int steps_to_kansas_city(const State& state, Space herder) {
  const TrailMap& map = trail_map(state);
  std::array<std::uint8_t, kSpaces> steps{};
  const auto shortest = [&](Space from) {
    int best = kSpaces;
    for (int i = 0; i < map.ways_on[from].count; ++i) {
      const WayOn& way = at(map.ways_on[from].way, i);
      best = std::min(best, std::popcount(state.occupied & way.branch) + 1 + steps[way.exit]);
    }
    return best;
  };
  if (herder == kKansasCitySpace) return 0;
  for (std::size_t i = kNeutralSpaces.size(); i-- > 0;) {
    steps[kNeutralSpaces[i]] = static_cast<std::uint8_t>(shortest(kNeutralSpaces[i]));
  }
  return shortest(herder);
}

// ---- A seat's belongings ------------------------------------------------------------------------

struct Herd {
  CattleCounts cattle{};
  int cards = 0;
  std::array<int, 6> of_value{};
  int orange = 0;
  int better_breeds = 0;  // of value 3 and more
  ObjectiveSet objectives = 0;
};
Herd herd_of(const PlayerState& player) {
  Herd herd;
  const Pile all = whole_deck(player);
  herd.cattle = all.cattle;
  herd.objectives = all.objectives;
  unsigned better = 0;
  for (const Card card : bits<Card>(all.cattle.kinds_present())) {
    const int copies = all.cattle[card];
    herd.cards += copies;
    if (breed_of(card) == Breed::kOrange) {
      herd.orange += copies;
    } else {
      at(herd.of_value, breeding_value(card)) += copies;
    }
    if (breeding_value(card) >= 3) better |= 1U << static_cast<unsigned>(breed_of(card));
  }
  herd.better_breeds = std::popcount(better);
  return herd;
}

// The breeding value of a delivery made now, certificates included. Hidden cards count as the
// average of the draw stack, reduced because cards of one breed count once.
float hand_value(const PlayerState& player) {
  const auto known = static_cast<float>(herd_value(player) + temporary_certificates(player));
  if (player.hidden_hand == 0) return known;
  constexpr float kDifferent = 0.75;
  int sum = 0;
  for (const Card card : bits<Card>(player.draw.cattle.kinds_present())) {
    sum += player.draw.cattle[card] * breeding_value(card);
  }
  const auto cards = static_cast<float>(player.draw.size());
  return known + kDifferent * static_cast<float>(player.hidden_hand * sum) / cards;
}

int stations_passed_by(const PlayerState& player) {
  const int space = kTrack[player.engine].space;
  int count = 0;
  for (std::size_t station = 0; station < kStations; ++station) {
    const bool passed = kStationTable[station].after_space < space;
    if (passed && (player.stations >> station & 1U) == 0) ++count;
  }
  return count;
}

// ---- Deliveries ---------------------------------------------------------------------------------

struct Arrows {
  int half_done = 0;
  int to_come = 0;
};
Arrows arrows_of(const Deliveries& map, const PlayerState& player) {
  Arrows arrows;
  for (int i = 0; i + 1 < map.strip_length; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const int points = map.arrow[k].victory_points;
    const int ends =
        (player.cities[map.strip[k]] > 0 ? 1 : 0) + (player.cities[map.strip[k + 1]] > 0 ? 1 : 0);
    if (ends == 1) arrows.half_done += points;
    if (ends == 0) arrows.to_come += points;
  }
  return arrows;
}

// Victory points that a disc on the city brings at once.
int delivery_points(const Deliveries& map, const PlayerState& player, City city) {
  const Crest& crest = map.city[city].crest;
  int points = crest.victory_points + crest.points_per_bell * bells(player);
  const int place = map.place[city];
  if (place < 0 || player.cities[city] > 0) return points;
  const auto k = static_cast<std::size_t>(place);
  if (place > 0 && player.cities[map.strip[k - 1]] > 0) {
    points += map.arrow[k - 1].victory_points;
  }
  if (place + 1 < map.strip_length && player.cities[map.strip[k + 1]] > 0) {
    points += map.arrow[k].victory_points;
  }
  return points;
}

int best_delivery(const Deliveries& map, const PlayerState& player, float value) {
  int best = map.city[kKansasCity].crest.victory_points;
  for (const City city : bits<City>(map.in_play)) {
    const CityRow& row = map.city[city];
    if (static_cast<float>(row.value) > value) continue;
    if (player.cities[city] > 0 && !row.crest.repeatable) continue;
    const int town = map.town[city];
    if (town >= 0 && (player.offices >> town & 1U) == 0) continue;
    best = std::max(best, delivery_points(map, player, city));
  }
  return best;
}

// ---- Objectives ---------------------------------------------------------------------------------

struct OpenObjectives {
  float points = 0;  // of cards not fulfilled yet
  float nearly = 0;  // the share of these points that the things owned cover
};
OpenObjectives open_objectives_of(ObjectiveSet cards, const Owned& have, bool with_penalty) {
  OpenObjectives open;
  for (const Card card : objectives_in(cards)) {
    const ObjectiveRow& row = objective_row(card);
    int needed = 0;
    int missing = 0;
    for (std::size_t i = 0; i < kTasks; ++i) {
      needed += row.tasks[i];
      missing += std::max(0, row.tasks[i] - have[i]);
    }
    if (missing == 0) continue;
    const auto points = static_cast<float>(row.victory_points + (with_penalty ? row.penalty : 0));
    open.points += points;
    open.nearly += points * static_cast<float>(needed - missing) / static_cast<float>(needed);
  }
  return open;
}

}  // namespace

void features(const State& state, Seat seat, float* out) {
  const PlayerState& player = state.player[seat];
  const Herd herd = herd_of(player);
  const SpaceSet own = own_buildings(state, seat);
  const int buildings = std::popcount(own);
  const Deliveries& map = deliveries(state);
  core::FeatureWriter to(out);

  to.put(stage_of(state, seat));
  to.put(state.current == seat);
  to.put(state.players() == 3);
  to.put(state.players() == 4);
  const bool placed = player.herder != kNowhere;
  const float turns = placed ? static_cast<float>(steps_to_kansas_city(state, player.herder)) /
                                   static_cast<float>(step_limit(state, player))
                             : 0;
  to.put(turns);
  to.put(player.dollars);
  to.put(std::max(0, player.dollars - 10));

  for (const int count : player.workers) to.put(count - 1);
  for (const int count : player.workers) to.put(std::max(0, count - 3));

  to.put(kTrack[player.engine].space);
  to.put(stations_upgraded(player));
  to.put(stations_passed_by(player));
  to.put(std::popcount(player.station_masters));

  to.put(temporary_certificates(player));
  to.put(permanent_certificates(player));
  to.put(certificate_limit(player) - kCertificateLimitAtStart);
  to.put(cleared(player, DiscSpace::kStepDollars));
  to.put(cleared(player, DiscSpace::kStepPoints));
  to.put(hand_limit(player) - kHandLimitAtStart);
  for (const Aux aux : {Aux::kDollar, Aux::kDraw, Aux::kCertificate, Aux::kEngine, Aux::kRemove}) {
    to.put(aux_level(state, player, aux));
  }
  int light = 0;
  int dark = 0;
  for (std::size_t space = 0; space < kDiscSpaces; ++space) {
    const bool is_dark = disc_space_row(state.edition(), space).corners == Corners::kDark;
    (is_dark ? dark : light) += player.discs[space];
  }
  to.put(light);
  to.put(dark);

  to.put(herd.cards);
  to.put(herd.of_value[1]);
  to.put(herd.of_value[3]);
  to.put(herd.of_value[4]);
  to.put(herd.of_value[5]);
  to.put(herd.orange);
  to.put(herd.better_breeds);

  const float value = hand_value(player);
  const float close = 1 / (1 + turns);
  const int delivery = best_delivery(map, player, value);
  to.put(value);
  to.put(value * close);
  to.put(delivery);
  to.put(static_cast<float>(delivery) * close);

  to.put(buildings);
  to.put(std::popcount(own & kWoods));
  to.put(player.hazards.total());
  to.put(player.trade_tiles[0] + player.trade_tiles[1]);
  to.put(trade_pairs(player));

  const Owned have = owned_for_tasks(state, player, herd.cattle, buildings);
  const OpenObjectives played = open_objectives_of(player.objectives, have, true);
  const OpenObjectives in_herd = open_objectives_of(herd.objectives, have, false);
  to.put(std::popcount(player.objectives));
  to.put(std::popcount(herd.objectives));
  to.put(played.points);
  to.put(played.nearly);
  to.put(in_herd.points);
  to.put(in_herd.nearly);

  constexpr int kLowCity = 6;
  int discs = 0;
  int low = 0;
  int large_towns_open = 0;
  for (const std::size_t city : bits<std::size_t>(map.in_play)) {
    discs += player.cities[city];
    if (map.city[city].value < kLowCity) low += player.cities[city];
    const int town = map.town[city];
    const bool open = town >= 0 && (player.offices >> town & 1U) != 0;
    if (open && player.cities[city] == 0) ++large_towns_open;
  }
  const Arrows arrows = arrows_of(map, player);
  to.put(discs);
  to.put(low);
  to.put(arrows.half_done);
  to.put(arrows.to_come);

  to.put(player.tokens);
  const bool rails = state.options.rails();
  to.put(offices_founded(player));
  to.put(bells(player));
  to.put(rails ? bonus_towns(state, player) : 0);
  to.put(large_towns_open);
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
  const std::size_t table =
      state.is_automa(seat) ? kPrintings : printing_of(state.edition(), state.options.rails());
  kWeights[table].add_estimate(description.data(), by_category);
}

}  // namespace drover::trail
