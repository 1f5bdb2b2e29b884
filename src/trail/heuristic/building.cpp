#include "trail/rules/building.h"

#include "trail/heuristic/move_evaluator.h"

namespace drover::trail::heuristics {

namespace {

constexpr SpaceSet kOnTheRoad = [] {
  SpaceSet set = 0;
  for (const std::string_view slug : {"A1", "A2", "A3", "B1", "B2", "B3", "CU1", "CU2", "CL", "DX",
                                      "E1", "E2", "F1", "F2", "G1", "G2"}) {
    set |= bit(space_named(slug));
  }
  return set;
}();

}  // namespace

double MoveEvaluator::worker_value(Worker kind) const {
  const auto place = index(workers(me(), kind) - 1);
  return at(w_.worker_per_trip, kind)[place] * trips_ + at(w_.worker_at_once, kind)[place] +
         (has_master_scoring(StationMasterScore::kPerWorker) ? 1.0 : 0.0);
}
// The loss of giving up the last worker of a row. Immediate actions were already used.
double MoveEvaluator::worker_loss(Worker kind) const {
  const int count = workers(me(), kind);
  return at(at(w_.worker_per_trip, kind), count - 2) * trips_ +
         (count > kWorkerRowLength - 2 ? kWorkerPoints : 0);
}

double MoveEvaluator::building_value(int number, Space space) const {
  const PrivateSide& row = private_row(s_, s_.current, number);
  const int side = (s_.building_sides >> number) & 1;
  const double actions = at(at(w_.building_per_trip, s_.edition()), number * 2 + side);
  const bool on_the_road = (bit(space) & kOnTheRoad) != 0;
  const double per_trip = (on_the_road ? actions - w_.own_detour : actions * w_.off_the_road) +
                          (kSpaceTable[space].woods ? w_.woods : 0) +
                          (on_the_road ? w_.hand_income * fee_of(row.hands, s_.players()) *
                                             others_on_the_trail() * dollar_
                                       : 0);
  return row.victory_points + per_trip * trips_;
}

double MoveEvaluator::site_value(int number, Space space, int dollars_per_builder) const {
  double value = building_value(number, space) -
                 dollar_ * dollars_per_builder * builders_needed(s_, number, space);
  if (s_.board[space] != kEmptySpace) {
    value -= building_value(private_number(s_.board[space]), space);
  } else {
    value += at(task_value_, Task::kBuilding);
  }
  return value;
}

double MoveEvaluator::hazard_value(Space space, int price) const {
  const TileRow& tile = at(kTileTable, kansas_tile(s_.board[space]));
  return tile.victory_points + at(task_value_, Task::kHazard) + w_.free_way - dollar_ * price;
}

double MoveEvaluator::trade_value(Space space) const {
  const TileRow& tile = at(kTileTable, kansas_tile(s_.board[space]));
  const Task task = static_cast<TradeColour>(tile.which) == TradeColour::kGreen ? Task::kGreenTrade
                                                                                : Task::kBlueTrade;
  return dollar_ * trail_map(s_).trade_dollars[space] + at(task_value_, task) +
         token_ * trail_map(s_).trade_tokens[space];
}

double MoveEvaluator::foresight_value(int tile) const {
  const TileRow& row = at(kTileTable, tile);
  if (row.kind != TileClass::kWorker) return w_.foresight_delay;
  const double token = for_automa_ && job_spaces_ == 1 ? -kJobTokenVictoryPoints : 0;
  const auto kind = static_cast<Worker>(row.which);
  if (workers(me(), kind) >= kWorkerRowLength) return token;
  return w_.foresight_worker * worker_value(kind) + token;
}

}  // namespace drover::trail::heuristics
