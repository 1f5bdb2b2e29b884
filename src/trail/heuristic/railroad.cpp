#include "trail/rules/railroad.h"

#include <bit>

#include "trail/heuristic/move_evaluator.h"

namespace drover::trail::heuristics {

namespace {

constexpr std::array<int, kStations> kStationPlace = [] {
  std::array<int, kStations> places{};
  for (int i = 0; i < kStations; ++i) at(places, i) = track_place_of_station(i);
  return places;
}();

double master_action_value(const Weights& weights, StationMasterAction action) {
  switch (action) {
    case StationMasterAction::kNone:
      break;
    case StationMasterAction::kHazardOrTrade:
      return weights.master_hazard;
    case StationMasterAction::kFoundOffice:
      return weights.master_office;
    case StationMasterAction::kBuildFree:
      return weights.master_build;
  }
  return 0;
}

}  // namespace

double MoveEvaluator::station_master_value(int tile) const {
  const StationMasterRow& row = at(kStationMasterTable, tile);
  double count = at(w_.station_master_growth, tile) * trips_;
  switch (row.score) {
    case StationMasterScore::kPerWorker:
      for (const int hired : me().workers) count += hired;
      break;
    case StationMasterScore::kPerTwoObjectives:
      count += 0.5 * std::popcount(me().objectives);
      break;
    case StationMasterScore::kPerTwoHazards:
      count += 0.5 * me().hazards.total();
      break;
    case StationMasterScore::kPerTradePair:
      count += trade_pairs(me());
      break;
    case StationMasterScore::kPerTwoCertificates:
      count += 0.5 * (permanent_certificates(me()) + 1 + certificate_limit(me()) - 1);
      break;
    case StationMasterScore::kPerTwoStations:
      count += 0.5 * stations_upgraded(me());
      break;
    case StationMasterScore::kPerBuilding:
      count += own_buildings_;
      break;
    case StationMasterScore::kPerTwoTokens:
      count += 0.5 * me().tokens;
      break;
    case StationMasterScore::kPerArea:
      count += std::popcount(areas_);
      break;
    case StationMasterScore::kPerBonusTown:
      count += std::popcount(me().offices & town_map(s_).medium);
      break;
    case StationMasterScore::kPerCattleThreeToFive:
      count += good_cattle();
      break;
    case StationMasterScore::kNothing:
      break;
  }
  return row.victory_points * count + dollar_ * row.dollars + master_action_value(w_, row.action) +
         w_.permanent_certificate * row.permanent_certificates * trips_ +
         certificates_value(row.certificates) + token_ * row.tokens;
}

double MoveEvaluator::appoint_value(int station, Worker kind) const {
  const int space = station_master_space(station);
  return station_master_value(at(s_.station_master, space)) - worker_loss(kind);
}

double MoveEvaluator::station_value(int station) const {
  const StationRow& row = station_row(s_, station);
  double value = row.victory_points + best_disc(row.corners) + at(task_value_, Task::kStation) -
                 dollar_ * row.upgrade_cost;
  if (can_appoint(s_, station)) {
    double master = 0;
    for (int i = 0; i < kWorkerKinds; ++i) {
      const auto kind = static_cast<Worker>(i);
      if (workers(me(), kind) > 1) master = std::max(master, appoint_value(station, kind));
    }
    value += master;
  }
  return value;
}

void MoveEvaluator::read_stations() {
  if (stations_read_) return;
  stations_read_ = true;
  for (int station = 0; station < kStations; ++station) {
    const bool owned = (me().stations >> station & 1U) != 0;
    at(station_value_, station) = owned ? 0 : std::max(0.0, station_value(station));
  }
  engine_now_ = engine_value(me().engine);
}

double MoveEvaluator::engine_value(int place) {
  return engine_value_.at(index(place), [&] { return compute_engine_value(place); });
}

// The value of an engine's place: the stations ahead, nearer ones for more, and the crosses behind.
double MoveEvaluator::compute_engine_value(int place) const {
  const double reach = 1 + workers(me(), Worker::kEngineer) * w_.engine_actions * trips_;
  double value = dollar_ * w_.transport * at(kTrack, place).crosses * trips_;
  for (int station = 0; station < kStations; ++station) {
    const int distance = at(kStationPlace, station) - place;
    if (distance <= 0) continue;
    value += w_.station_ahead * at(station_value_, station) * std::max(0.0, 1 - distance / reach);
  }
  return value;
}

double MoveEvaluator::engine_move_value(int place) {
  read_stations();
  const auto station = at(kTrack, place).station;
  const double upgrade = station >= 0 && can_upgrade(s_, station) ? at(station_value_, station) : 0;
  if (place == kTrackEnd)
    return upgrade + dollar_ * kTrackEndDollars + engine_return_value() - engine_now_;
  return upgrade + engine_value(place) - engine_now_;
}

// The value of returning from the end of the track to the best place.
double MoveEvaluator::engine_return_value() {
  double best_place = 0;
  for (int place = 0; place < kTrackEnd; ++place) {
    best_place = std::max(best_place, engine_value(place));
  }
  return best_place;
}

int MoveEvaluator::engine_price(int place) const {
  const auto station = at(kTrack, place).station;
  return station >= 0 && can_upgrade(s_, station) ? at(kStationTable, station).upgrade_cost : 0;
}

Offer MoveEvaluator::best_forward(int most) {
  read_stations();
  Offer best_offer;
  for (const int place : bits<int>(engine_forward_reach(s_, most))) {
    const double value = engine_move_value(place);
    if (value > best_offer.value) best_offer = {value, engine_price(place)};
  }
  return best_offer;
}

double MoveEvaluator::best_back(int spaces) {
  read_stations();
  double value = kNever;
  for (const int place : bits<int>(engine_back_reach(s_, spaces))) {
    value = std::max(value, engine_move_value(place));
  }
  return value;
}

}  // namespace drover::trail::heuristics
