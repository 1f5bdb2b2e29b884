#include "trail/rules/offices.h"

#include <bit>

#include "trail/rules/location.h"
#include "trail/rules/railroad.h"
#include "trail/think/advice/advisor.h"

namespace drover::trail::advice {

// What lies on the map for later: towns as they look before they are within reach.
void Advisor::read_map() {
  const TownMap& map = town_map(s_);
  reach_ = accessible_towns(s_, s_.current);
  for (const Town town : bits<Town>(me().offices)) areas_ |= 1U << index(map.town[town].area);
  herd_hope_ = w_.herd_part * best_of_herd() + permanent_certificates(me()) +
               0.5 * at(kCertificateTrack, certificate_limit(me())).certificates;
  for (std::size_t town = 0; town < kTowns; ++town) prospect_[town] = prospect(town);
}

double Advisor::bells_to_come() const {
  return bells(me()) + w_.bell_hope * std::min(2.0, trips_ / w_.time_for_offices);
}

// A city that can be reached only with an office: how much better it is than the others, and how
// likely the herd is good enough for it.
double Advisor::crest_hope(int city) const {
  const CityRow& row = city_row(s_, city);
  const double likely = std::clamp(0.5 + (herd_hope_ - row.value) / w_.herd_spread, 0.0, 1.0);
  return likely * std::min(1.0, trips_ / w_.time_for_tasks) *
         (w_.delivery_target + row.crest.victory_points +
          row.crest.points_per_bell * bells_to_come() + dollar_ * row.crest.dollars +
          (row.crest.objective_card ? w_.objective_card : 0) + at(task_worth_, Task::kLargeTown));
}

double Advisor::space_worth(const OfficeSpace& space) const {
  return dollar_ * (space.dollars - space.pay) + certificates_worth(space.certificates) +
         token_ * space.tokens + (space.objective_card ? w_.objective_card : 0);
}

double Advisor::prospect(std::size_t town) const {
  const TownMap& map = town_map(s_);
  const TownRow& row = map.town[town];
  double worth = space_worth(row.spaces[kOfficeSpaces / 2]) - w_.found_price;
  switch (row.kind) {
    case TownKind::kSmall:
      break;
    case TownKind::kMedium:
      worth += w_.bonus_tile + at(task_worth_, Task::kBonusTown);
      break;
    case TownKind::kStation:
      worth += std::max(0.0, station_worth(map.station_of_town[town]));
      break;
    case TownKind::kLarge:
      worth += crest_hope(map.city_of_town[town]);
      break;
  }
  return worth;
}

// What towns are worth that come within reach; the nearer the more.
double Advisor::opening(TownSet towns) const {
  return opening(towns & ~reach_ & ~me().offices, reach_ | me().offices, 3) *
         std::min(1.0, trips_ / w_.time_for_offices);
}
double Advisor::opening(TownSet towns, TownSet known, int depth) const {
  double worth = 0;
  known |= towns;
  for (const std::size_t town : bits<std::size_t>(towns)) {
    const TownSet next = depth > 1 ? town_map(s_).next[town] & ~known : TownSet{0};
    const double all = prospect_[town] + (next != 0 ? opening(next, known, depth - 1) : 0);
    worth += std::max(0.0, all);
  }
  return w_.next_town * worth;
}

// The next office on the extension board: a third of a bell, or the rest of it.
double Advisor::next_office_worth() const {
  const int founded = offices_founded(me());
  const bool rings = founded % kOfficesPerRow == kOfficesPerRow - 1;
  if (rings) {
    const auto row = index(founded / kOfficesPerRow);
    return bell_worth() + at(task_worth_, Task::kBell) +
           token_ * at(kOfficeRowTable, s_.edition())[row].tokens;
  }
  return (bell_worth() + at(task_worth_, Task::kBell)) / (kOfficesPerRow + 1);
}

double Advisor::bell_worth() const {
  double worth = 0;
  const TownMap& map = town_map(s_);
  for (std::size_t i = 0; i < map.crest.size(); ++i) {
    const int discs = me().cities[map.city_of_crest[i]];
    worth += map.crest[i].crest.points_per_bell * (discs > 0 ? discs : w_.bell_hope);
  }
  return worth;
}

// An office in a town within reach, apart from the space it stands on.
double Advisor::town_worth(Town town) {
  return town_worth_.at(town, [&] {
    return town_reward(town) + opening(town_map(s_).next[town]) + next_office_worth() +
           area_worth(town);
  });
}

double Advisor::area_worth(Town town) const {
  const auto area = index(town_map(s_).town[town].area);
  return scores(StationMasterScore::kPerArea) && (areas_ >> area & 1U) == 0 ? 2 : 0;
}

double Advisor::town_reward(Town town) {
  const TownMap& map = town_map(s_);
  switch (map.town[town].kind) {
    case TownKind::kSmall:
      break;
    case TownKind::kLarge:
      return crest_hope(map.city_of_town[town]);
    case TownKind::kStation: {
      const int station = map.station_of_town[town];
      return can_upgrade(s_, station) ? std::max(0.0, station_worth(station)) : 0;
    }
    case TownKind::kMedium:
      return bonus_worth(town) + at(task_worth_, Task::kBonusTown);
  }
  return 0;
}

// The better half of a bonus tile, if it can be used now.
double Advisor::bonus_worth(Town town) {
  const int place = town_map(s_).bonus_place[town];
  const ActionSpan actions = bonus_actions(s_, at(s_.bonus_tile, place));
  double worth = 0;
  for (unsigned i = 0; i < actions.count; ++i) {
    const ActionRow& row = kActionTable[actions.first + i];
    if (can_perform(s_, row)) worth = std::max(worth, action_offer(row).value);
  }
  return worth;
}

double Advisor::found_worth(Town town, int space) {
  return town_worth(town) + space_worth(office_space(s_, town, space));
}

// The best towns for one or two offices; what the first one opens is not looked at again.
double Advisor::best_offices(int offices) {
  MoveList list;
  legal_found_office(s_, {DecisionKind::kFoundOffice}, list);
  double first = 0;
  double second = 0;
  Town taken = kTowns;
  for (const Move move : list) {
    const double worth = found_worth(move.a, move.b);
    if (worth > first) {
      if (move.a != taken) second = first;
      first = worth;
      taken = move.a;
    } else if (move.a != taken) {
      second = std::max(second, worth);
    }
  }
  return offices > 1 ? first + second : first;
}

}  // namespace drover::trail::advice
