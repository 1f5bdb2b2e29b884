#include "trail/rules/offices.h"

#include <bit>

#include "trail/heuristic/move_evaluator.h"
#include "trail/rules/actions.h"
#include "trail/rules/railroad.h"

namespace drover::trail::heuristics {

// Computes the reachable towns, the player's areas and the values of the distant towns.
void MoveEvaluator::read_map() {
  const TownMap& map = town_map(s_);
  reach_ = accessible_towns(s_, s_.current);
  for (const Town town : bits<Town>(me().offices)) areas_ |= 1U << index(map.town[town].area);
  expected_herd_value_ = w_.herd_share * best_of_herd() + permanent_certificates(me()) +
                         0.5 * at(kCertificateTrack, certificate_limit(me())).certificates;
  for (std::size_t town = 0; town < kTowns; ++town)
    distant_town_value_[town] = distant_town_value(town);
}

double MoveEvaluator::bells_to_come() const {
  return bells(me()) + w_.undelivered_bell * std::min(2.0, trips_ / w_.time_for_offices);
}

// The expected value of a city that can be delivered to only with an office: its reward, times the
// chance that the herd is good enough for it.
double MoveEvaluator::expected_crest_value(int city) const {
  const CityRow& row = city_row(s_, city);
  const double likely =
      std::clamp(0.5 + (expected_herd_value_ - row.value) / w_.herd_spread, 0.0, 1.0);
  return likely * std::min(1.0, trips_ / w_.time_for_tasks) *
         (w_.delivery_target + row.crest.victory_points +
          row.crest.points_per_bell * bells_to_come() + dollar_ * row.crest.dollars +
          (row.crest.objective_card ? w_.objective_card : 0) + at(task_value_, Task::kLargeTown));
}

double MoveEvaluator::space_value(const OfficeSpace& space) const {
  return dollar_ * (space.dollars - space.pay) + certificates_value(space.certificates) +
         token_ * space.tokens + (space.objective_card ? w_.objective_card : 0);
}

double MoveEvaluator::distant_town_value(std::size_t town) const {
  const TownMap& map = town_map(s_);
  const TownRow& row = map.town[town];
  double value = space_value(row.spaces[kOfficeSpaces / 2]) - w_.found_price;
  switch (row.kind) {
    case TownKind::kSmall:
      break;
    case TownKind::kMedium:
      value += w_.bonus_tile + at(task_value_, Task::kBonusTown);
      break;
    case TownKind::kStation:
      value += std::max(0.0, station_value(map.station_of_town[town]));
      break;
    case TownKind::kLarge:
      value += expected_crest_value(map.city_of_town[town]);
      break;
  }
  return value;
}

// The value of towns that come within reach. Towns behind them count less with each step.
double MoveEvaluator::newly_reachable_value(TownSet towns) const {
  return newly_reachable_value(towns & ~reach_ & ~me().offices, reach_ | me().offices, 3) *
         std::min(1.0, trips_ / w_.time_for_offices);
}
double MoveEvaluator::newly_reachable_value(TownSet towns, TownSet known, int depth) const {
  double value = 0;
  known |= towns;
  for (const std::size_t town : bits<std::size_t>(towns)) {
    const TownSet next = depth > 1 ? town_map(s_).next[town] & ~known : TownSet{0};
    const double all =
        distant_town_value_[town] + (next != 0 ? newly_reachable_value(next, known, depth - 1) : 0);
    value += std::max(0.0, all);
  }
  return w_.next_town * value;
}

// The value of the next office on the extension board: a share of a bell, or the whole bell at the
// end of a row.
double MoveEvaluator::next_office_value() const {
  const int founded = offices_founded(me());
  const bool rings = founded % kOfficesPerRow == kOfficesPerRow - 1;
  if (rings) {
    const auto row = index(founded / kOfficesPerRow);
    return bell_value() + at(task_value_, Task::kBell) +
           token_ * at(kOfficeRowTable, s_.edition())[row].tokens;
  }
  return (bell_value() + at(task_value_, Task::kBell)) / (kOfficesPerRow + 1);
}

double MoveEvaluator::bell_value() const {
  double value = 0;
  const TownMap& map = town_map(s_);
  for (std::size_t i = 0; i < map.crest.size(); ++i) {
    const int discs = me().cities[map.city_of_crest[i]];
    value += map.crest[i].crest.points_per_bell * (discs > 0 ? discs : w_.undelivered_bell);
  }
  return value;
}

// The value of an office in a town within reach, without its office space.
double MoveEvaluator::town_value(Town town) {
  return town_value_.at(town, [&] {
    return town_reward(town) + newly_reachable_value(town_map(s_).next[town]) +
           next_office_value() + area_value(town);
  });
}

double MoveEvaluator::area_value(Town town) const {
  const auto area = index(town_map(s_).town[town].area);
  return has_master_scoring(StationMasterScore::kPerArea) && (areas_ >> area & 1U) == 0 ? 2 : 0;
}

double MoveEvaluator::town_reward(Town town) {
  const TownMap& map = town_map(s_);
  switch (map.town[town].kind) {
    case TownKind::kSmall:
      break;
    case TownKind::kLarge:
      return expected_crest_value(map.city_of_town[town]);
    case TownKind::kStation: {
      const int station = map.station_of_town[town];
      return can_upgrade(s_, station) ? std::max(0.0, station_value(station)) : 0;
    }
    case TownKind::kMedium:
      return bonus_value(town) + at(task_value_, Task::kBonusTown);
  }
  return 0;
}

// The value of the better half of a bonus tile, if it can be used now.
double MoveEvaluator::bonus_value(Town town) {
  const int place = town_map(s_).bonus_place[town];
  const ActionSpan actions = bonus_actions(s_, at(s_.bonus_tile, place));
  double value = 0;
  for (unsigned i = 0; i < actions.count; ++i) {
    const ActionRow& row = kActionTable[actions.first + i];
    if (can_perform(s_, row)) value = std::max(value, action_offer(row).value);
  }
  return value;
}

double MoveEvaluator::found_value(Town town, int space) {
  return town_value(town) + space_value(office_space(s_, town, space));
}

// The value of the best towns for one or two offices. Towns that the first one opens are ignored
// for the second.
double MoveEvaluator::best_offices(int offices) {
  MoveList list;
  legal_found_office(s_, {DecisionKind::kFoundOffice}, list);
  double first = 0;
  double second = 0;
  Town taken = kTowns;
  for (const Move move : list) {
    const double value = found_value(move.a, move.b);
    if (value > first) {
      if (move.a != taken) second = first;
      first = value;
      taken = move.a;
    } else if (move.a != taken) {
      second = std::max(second, value);
    }
  }
  return offices > 1 ? first + second : first;
}

}  // namespace drover::trail::heuristics
