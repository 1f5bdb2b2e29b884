#include "trail/heuristic/evaluation.h"

#include <algorithm>
#include <bit>

#include "core/feature_rows.h"
#include "core/last_round.h"
#include "core/staged_weights.h"
#include "kit/weights_file.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/tasks.h"

namespace drover::trail {

namespace {

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

// ---- The features -------------------------------------------------------------------------------

// The light and dark discs that a seat still has on its board.
struct Discs {
  int light = 0;
  int dark = 0;
};
Discs discs_of(const State& state, const PlayerState& player) {
  Discs discs;
  for (std::size_t space = 0; space < kDiscSpaces; ++space) {
    const bool is_dark = disc_space_row(state.edition(), space).corners == Corners::kDark;
    (is_dark ? discs.dark : discs.light) += player.discs[space];
  }
  return discs;
}

// A seat's discs on cities, those on cities of a low value, and the large towns with an office and
// without a disc.
struct Cities {
  int discs = 0;
  int low = 0;
  int large_towns_open = 0;
};
Cities cities_of(const Deliveries& map, const PlayerState& player) {
  constexpr int kLowCity = 6;
  Cities cities;
  for (const std::size_t city : bits<std::size_t>(map.in_play)) {
    cities.discs += player.cities[city];
    if (map.city[city].value < kLowCity) cities.low += player.cities[city];
    const int town = map.town[city];
    const bool open = town >= 0 && (player.offices >> town & 1U) != 0;
    if (open && player.cities[city] == 0) ++cities.large_towns_open;
  }
  return cities;
}

// The herder's turns to Kansas City; 0 before it is placed.
float turns_to_kansas_city(const State& state, const PlayerState& player) {
  if (player.herder == kNowhere) return 0;
  return static_cast<float>(steps_to_kansas_city(state, player.herder)) /
         static_cast<float>(step_limit(state, player));
}

// A position as one seat has it: computed once for all features.
struct Seen {
  Seen(const State& position, Seat of)
      : state(position), seat(of), player(position.player[of]), map(deliveries(position)) {}

  const State& state;
  const Seat seat;
  const PlayerState& player;
  const Deliveries& map;
  const Herd herd = herd_of(player);
  const SpaceSet own = own_buildings(state, seat);
  const int buildings = std::popcount(own);
  const float turns = turns_to_kansas_city(state, player);
  const float close = 1 / (1 + turns);  // 1 in Kansas City, less with each turn to it
  const Discs discs = discs_of(state, player);
  const float hand = hand_value(player);
  const int delivery = best_delivery(map, player, hand);
  const Owned have = owned_for_tasks(state, player, herd.cattle, buildings);
  const OpenObjectives played = open_objectives_of(player.objectives, have, true);
  const OpenObjectives in_herd = open_objectives_of(herd.objectives, have, false);
  const Cities cities = cities_of(map, player);
  const Arrows arrows = arrows_of(map, player);

  int workers(Worker kind) const { return at(player.workers, kind); }
  int opened(Aux aux) const { return aux_level(state, player, aux); }
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
    {"three seats", [](const Seen& s) { return number(s.state.players() == 3); }},
    {"four seats", [](const Seen& s) { return number(s.state.players() == 4); }},
    {"turns to Kansas City", [](const Seen& s) { return s.turns; }},
    {"dollars", [](const Seen& s) { return number(s.player.dollars); }},
    {"dollars above ten", [](const Seen& s) { return number(std::max(0, s.player.dollars - 10)); }},

    {"cowboys", [](const Seen& s) { return number(s.workers(Worker::kCowboy) - 1); }},
    {"builders", [](const Seen& s) { return number(s.workers(Worker::kBuilder) - 1); }},
    {"engineers", [](const Seen& s) { return number(s.workers(Worker::kEngineer) - 1); }},
    {"cowboys above three",
     [](const Seen& s) { return number(std::max(0, s.workers(Worker::kCowboy) - 3)); }},
    {"builders above three",
     [](const Seen& s) { return number(std::max(0, s.workers(Worker::kBuilder) - 3)); }},
    {"engineers above three",
     [](const Seen& s) { return number(std::max(0, s.workers(Worker::kEngineer) - 3)); }},

    {"track space", [](const Seen& s) { return number(kTrack[s.player.engine].space); }},
    {"stations", [](const Seen& s) { return number(stations_upgraded(s.player)); }},
    {"stations passed by", [](const Seen& s) { return number(stations_passed_by(s.player)); }},
    {"station masters",
     [](const Seen& s) { return number(std::popcount(s.player.station_masters)); }},

    {"certificates", [](const Seen& s) { return number(temporary_certificates(s.player)); }},
    {"permanent certificates",
     [](const Seen& s) { return number(permanent_certificates(s.player)); }},
    {"certificate limit",
     [](const Seen& s) { return number(certificate_limit(s.player) - kCertificateLimitAtStart); }},
    {"longer steps",
     [](const Seen& s) { return number(cleared(s.player, DiscSpace::kStepDollars)); }},
    {"steps with points",
     [](const Seen& s) { return number(cleared(s.player, DiscSpace::kStepPoints)); }},
    {"larger hand", [](const Seen& s) { return number(hand_limit(s.player) - kHandLimitAtStart); }},
    {"open: dollars", [](const Seen& s) { return number(s.opened(Aux::kDollar)); }},
    {"open: draw", [](const Seen& s) { return number(s.opened(Aux::kDraw)); }},
    {"open: certificate", [](const Seen& s) { return number(s.opened(Aux::kCertificate)); }},
    {"open: engine", [](const Seen& s) { return number(s.opened(Aux::kEngine)); }},
    {"open: remove", [](const Seen& s) { return number(s.opened(Aux::kRemove)); }},
    {"light discs left", [](const Seen& s) { return number(s.discs.light); }},
    {"dark discs left", [](const Seen& s) { return number(s.discs.dark); }},

    {"cattle cards", [](const Seen& s) { return number(s.herd.cards); }},
    {"cattle of value 1", [](const Seen& s) { return number(s.herd.of_value[1]); }},
    {"cattle of value 3", [](const Seen& s) { return number(s.herd.of_value[3]); }},
    {"cattle of value 4", [](const Seen& s) { return number(s.herd.of_value[4]); }},
    {"cattle of value 5", [](const Seen& s) { return number(s.herd.of_value[5]); }},
    {"orange cattle", [](const Seen& s) { return number(s.herd.orange); }},
    {"better breeds", [](const Seen& s) { return number(s.herd.better_breeds); }},
    {"hand value", [](const Seen& s) { return s.hand; }},
    {"hand value close to Kansas City", [](const Seen& s) { return s.hand * s.close; }},
    {"delivery at hand", [](const Seen& s) { return number(s.delivery); }},
    {"delivery close at hand", [](const Seen& s) { return number(s.delivery) * s.close; }},

    {"own buildings", [](const Seen& s) { return number(s.buildings); }},
    {"own buildings in the woods",
     [](const Seen& s) { return number(std::popcount(s.own & kWoods)); }},
    {"hazards", [](const Seen& s) { return number(s.player.hazards.total()); }},
    {"trade tiles",
     [](const Seen& s) { return number(s.player.trade_tiles[0] + s.player.trade_tiles[1]); }},
    {"trade pairs", [](const Seen& s) { return number(trade_pairs(s.player)); }},

    {"objectives played", [](const Seen& s) { return number(std::popcount(s.player.objectives)); }},
    {"objectives in the herd",
     [](const Seen& s) { return number(std::popcount(s.herd.objectives)); }},
    {"played, points to come", [](const Seen& s) { return s.played.points; }},
    {"played, points nearly there", [](const Seen& s) { return s.played.nearly; }},
    {"in the herd, points to come", [](const Seen& s) { return s.in_herd.points; }},
    {"in the herd, points nearly there", [](const Seen& s) { return s.in_herd.nearly; }},

    {"deliveries", [](const Seen& s) { return number(s.cities.discs); }},
    {"low deliveries", [](const Seen& s) { return number(s.cities.low); }},
    {"arrows half done", [](const Seen& s) { return number(s.arrows.half_done); }},
    {"arrows to come", [](const Seen& s) { return number(s.arrows.to_come); }},
    {"exchange tokens", [](const Seen& s) { return number(s.player.tokens); }},
    {"offices", [](const Seen& s) { return number(offices_founded(s.player)); }},
    {"bells", [](const Seen& s) { return number(bells(s.player)); }},
    {"bonus towns",
     [](const Seen&
            s) { return number(s.state.options.rails() ? bonus_towns(s.state, s.player) : 0); }},
    {"large towns open", [](const Seen& s) { return number(s.cities.large_towns_open); }},
});
constexpr std::size_t kFeatures = kFeatureRows.size();
constexpr auto kFeatureNames = core::names_of<kFeatureRows>();

using EvaluationWeights =
    std::array<core::StagedWeights<kFeatures, kCategories>, kWeightTables.size()>;

const EvaluationWeights& weights() {
  static const EvaluationWeights weights = kit::embedded_evaluation(
      "trail/heuristic/weights.ini", kWeightTables, kFeatureNames, kCategoryNames);
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
  const std::size_t table =
      state.is_automa(seat) ? kPrintings : printing_of(state.edition(), state.options.rails());
  weights()[table].add_estimate(description.data(), by_category);
}

}  // namespace drover::trail
