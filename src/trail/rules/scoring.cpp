// Final scoring in eleven categories (1st ed. p. 16), with the best legal use of objective cards.
#include <algorithm>

#include "trail/rules/limits.h"
#include "trail/rules/rules.h"
#include "trail/rules/tasks.h"

namespace drover::trail {

namespace {

int building_points(const State& state, Seat seat, SpaceSet own) {
  int points = 0;
  for (const Space space : bits<Space>(own)) {
    const BoardTile tile = state.board[space];
    points += private_row(state, seat, private_number(tile)).victory_points;
  }
  return points;
}

int city_points(const State& state, const PlayerState& player) {
  const Deliveries& map = deliveries(state);
  int points = 0;
  for (const std::size_t city : bits<std::size_t>(map.in_play)) {
    const Crest& crest = map.city[city].crest;
    points += player.cities[city] * (crest.victory_points + crest.points_per_bell * bells(player));
  }
  for (int i = 0; i + 1 < map.strip_length; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (player.cities[map.strip[at]] > 0 && player.cities[map.strip[at + 1]] > 0) {
      points += map.arrow[at].victory_points;
    }
  }
  return points;
}

// Garth scores a disc on San Francisco by one rule on every map (D43).
int automa_city_points(const State& state, const PlayerState& player) {
  const City last = deliveries(state).last_city;
  const int each = automa_row(state.options.automa).last_city_points;
  if (each == 0 || state.edition() != Edition::kFirst) return city_points(state, player);
  PlayerState without = player;
  without.cities[last] = 0;
  return city_points(state, without) + each * player.cities[last];
}

int station_points(const State& state, const PlayerState& player) {
  int points = 0;
  for (const int station : bits<int>(player.stations)) {
    points += station_row(state, station).victory_points;
  }
  return points;
}

int areas_with_offices(const State& state, const PlayerState& player) {
  unsigned areas = 0;
  for (const std::size_t town : bits<std::size_t>(player.offices)) {
    areas |= 1U << static_cast<unsigned>(town_map(state).town[town].area);
  }
  return std::popcount(areas);
}

int cattle_of_three_to_five(const CattleCounts& herd) {
  int cards = 0;
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (breeding_value(card) >= 3) cards += herd[card];
  }
  return cards;
}

int hazard_points(const PlayerState& player) {
  int points = 0;
  for (std::size_t i = 0; i + kFirstHazardTile < kTileKinds; ++i) {
    points += player.hazards[i] * kTileTable[i + kFirstHazardTile].victory_points;
  }
  return points;
}

int cattle_points(const CattleCounts& herd) {
  int points = 0;
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    points += herd[card] * kCattleTable[card].victory_points;
  }
  return points;
}

int worker_points(const PlayerState& player) {
  int points = 0;
  for (const int count : player.workers) {
    points += kWorkerPoints * std::max(0, count - (kWorkerRowLength - 2));
  }
  return points;
}

// Finds the best objective cards to fulfil with the things of a player. Cards of the objective area
// count either way; cards of the deck are added only if that scores more (R80, R81).
class ObjectiveAssignment {
 public:
  ObjectiveAssignment(ObjectiveSet area, ObjectiveSet deck, const Owned& have, bool pairs_score)
      : area_(area), deck_(deck), pairs_score_(pairs_score) {
    for (const Card card : objectives_in(area | deck)) {
      const bool in_area = (area & objective_bit(card)) != 0;
      if (in_area) base_ -= objective_row(card).penalty;
      if (core::covers(have, objective_row(card).tasks)) at(cards_, count_++) = card;
    }
    area_cards_ = std::popcount(area);
    // Cards with the most points come first: good assignments are found early, so the bound prunes
    // more.
    std::sort(cards_.begin(), cards_.begin() + count_, [&](Card a, Card b) {
      return gain_of(a) != gain_of(b) ? gain_of(a) > gain_of(b) : a < b;
    });
    for (int i = count_; i-- > 0;) {
      const auto k = static_cast<std::size_t>(i);
      gain_from_[k] = gain_from_[k + 1] + gain_of(cards_[k]);
    }
    search(0, have, 0, 0);
  }

  int objective_points() const { return best_objectives_; }
  int pair_points() const { return best_pairs_; }
  ObjectiveVerdict verdict() const {
    return {best_fulfilled_, (area_ & ~best_fulfilled_) | best_completing_};
  }

 private:
  static constexpr int kPairPoints = 3;

  // The gain of fulfilling a card: its points, and for a card of the area the penalty avoided.
  int gain_of(Card card) const {
    const ObjectiveRow& row = objective_row(card);
    const bool in_deck = (deck_ & objective_bit(card)) != 0;
    return row.victory_points + (in_deck ? 0 : row.penalty);
  }

  void search(int index, const Owned& have, int gained, ObjectiveSet fulfilled) {
    // Pairs can add at most three points per two cards of the deck on top.
    const int pair_bound =
        pairs_score_ ? kPairPoints * ((area_cards_ + std::popcount(deck_) + 1) / 2) : 0;
    if (index > 0 &&
        base_ + gained + at(gain_from_, index) + pair_bound <= best_objectives_ + best_pairs_ &&
        found_) {
      return;
    }
    if (index == count_) {
      finish(gained, fulfilled);
      return;
    }
    const Card card = at(cards_, index);
    const Owned& need = objective_row(card).tasks;
    if (core::covers(have, need)) {
      search(index + 1, core::without(have, need), gained + gain_of(card),
             fulfilled | objective_bit(card));
    }
    search(index + 1, have, gained, fulfilled);
  }

  void finish(int gained, ObjectiveSet fulfilled) {
    int objectives = base_ + gained;
    int pairs = 0;
    ObjectiveSet completing = 0;
    if (pairs_score_) {
      const int cards = area_cards_ + std::popcount(fulfilled & deck_);
      pairs = kPairPoints * (cards / 2);
      // One unfulfilled card may complete a pair if its penalty is smaller than the pair's points.
      if (cards % 2 == 1) {
        int least = kPairPoints;
        for (const Card card : objectives_in(deck_ & ~fulfilled)) {
          if (objective_row(card).penalty >= least) continue;
          least = objective_row(card).penalty;
          completing = objective_bit(card);
        }
        if (least < kPairPoints) {
          objectives -= least;
          pairs += kPairPoints;
        }
      }
    }
    if (!found_ || objectives + pairs > best_objectives_ + best_pairs_) {
      best_objectives_ = objectives;
      best_pairs_ = pairs;
      best_fulfilled_ = fulfilled;
      best_completing_ = completing;
      found_ = true;
    }
  }

  ObjectiveSet area_;
  ObjectiveSet deck_;
  bool pairs_score_;
  std::array<Card, kObjectives> cards_{};
  std::array<int, kObjectives + 1> gain_from_{};
  int count_ = 0;
  int area_cards_ = 0;
  int base_ = 0;
  bool found_ = false;
  int best_objectives_ = 0;
  int best_pairs_ = 0;
  ObjectiveSet best_fulfilled_ = 0;
  ObjectiveSet best_completing_ = 0;  // a card of the deck that is not fulfilled but makes a pair
};

struct Holdings {
  int buildings;
  int objective_pair_points;
  const CattleCounts& herd;
};

// Returns how often a station master scores for a player.
int units_of(const State& state, const PlayerState& player, StationMasterScore score,
             const Holdings& own) {
  switch (score) {
    case StationMasterScore::kPerWorker:
      return player.workers[0] + player.workers[1] + player.workers[2];
    case StationMasterScore::kPerTwoHazards:
      return static_cast<int>(player.hazards.total() / 2);
    case StationMasterScore::kPerTradePair:
      return trade_pairs(player);
    case StationMasterScore::kPerTwoCertificates:
      return (permanent_certificates(player) + temporary_certificates(player)) / 2;
    case StationMasterScore::kPerTwoStations:
      return stations_upgraded(player) / 2;
    case StationMasterScore::kPerBuilding:
      return own.buildings;
    case StationMasterScore::kPerTwoTokens:
      return player.tokens / 2;
    case StationMasterScore::kPerArea:
      return areas_with_offices(state, player);
    case StationMasterScore::kPerBonusTown:
      return bonus_towns(state, player);
    case StationMasterScore::kPerCattleThreeToFive:
      return cattle_of_three_to_five(own.herd);
    case StationMasterScore::kPerTwoObjectives:  // part of the assignment of objective cards
    case StationMasterScore::kNothing:
      break;
  }
  return 0;
}

int station_master_points(const State& state, const PlayerState& player, const Holdings& own) {
  int points = 0;
  for (const std::size_t tile : bits<std::size_t>(player.station_masters)) {
    const StationMasterRow& row = kStationMasterTable[tile];
    if (row.score == StationMasterScore::kPerTwoObjectives) points += own.objective_pair_points;
    points += row.victory_points * units_of(state, player, row.score, own);
  }
  return points;
}

bool scores_objective_pairs(const PlayerState& player) {
  for (std::size_t i = 0; i < kStationMasters; ++i) {
    if (kStationMasterTable[i].score == StationMasterScore::kPerTwoObjectives) {
      return (player.station_masters >> i & 1U) != 0;
    }
  }
  return false;
}

ObjectiveAssignment assigned_objectives(const State& state, Seat seat, const Pile& herd,
                                        int buildings) {
  const PlayerState& player = state.player[seat];
  return {player.objectives, herd.objectives,
          owned_for_tasks(state, player, herd.cattle, buildings), scores_objective_pairs(player)};
}

// The score of an automa: no dollars, station masters or step disc; every objective card counts as
// fulfilled.
Score automa_score(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  Score result;
  int objective_points = 0;
  for (const Card card : objectives_in(player.objectives)) {
    objective_points += objective_row(card).victory_points;
  }
  result.set(Category::kBuildings, building_points(state, seat, own_buildings(state, seat)));
  result.set(Category::kCities, automa_city_points(state, player));
  result.set(Category::kStations, station_points(state, player));
  result.set(Category::kHazards, hazard_points(player));
  result.set(Category::kCattle, cattle_points(player.discard.cattle));
  result.set(Category::kObjectives, objective_points);
  result.set(Category::kWorkers, worker_points(player));
  result.set(Category::kJobToken, state.token_holder == seat ? kJobTokenVictoryPoints : 0);
  return result;
}

}  // namespace

Score score(const State& state, Seat seat) {
  if (state.is_automa(seat)) return automa_score(state, seat);
  const PlayerState& player = state.player[seat];
  Score result;
  const Pile herd = whole_deck(player);
  const SpaceSet own = own_buildings(state, seat);
  const int buildings = std::popcount(own);
  const ObjectiveAssignment objectives = assigned_objectives(state, seat, herd, buildings);
  result.set(Category::kDollars, player.dollars / 5);
  result.set(Category::kBuildings, building_points(state, seat, own));
  result.set(Category::kCities, city_points(state, player));
  result.set(Category::kStations, station_points(state, player));
  result.set(Category::kHazards, hazard_points(player));
  result.set(Category::kCattle, cattle_points(herd.cattle));
  result.set(Category::kObjectives, objectives.objective_points());
  result.set(
      Category::kStationMasters,
      station_master_points(state, player, {buildings, objectives.pair_points(), herd.cattle}));
  result.set(Category::kWorkers, worker_points(player));
  result.set(Category::kStepDisc, cleared(player, DiscSpace::kStepPoints)
                                      ? at(kDiscSpaceTable, DiscSpace::kStepPoints).victory_points
                                      : 0);
  result.set(Category::kJobToken, state.token_holder == seat ? kJobTokenVictoryPoints : 0);
  return result;
}

ObjectiveVerdict objective_verdict(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  if (state.is_automa(seat)) return {player.objectives, 0};
  const int buildings = std::popcount(own_buildings(state, seat));
  return assigned_objectives(state, seat, whole_deck(player), buildings).verdict();
}

std::uint8_t winners(const State& state) { return kit::highest_totals(state, state.players()); }

}  // namespace drover::trail
