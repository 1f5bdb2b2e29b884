#include "trail/rules/building.h"

#include "trail/think/advice/advisor.h"

namespace drover::trail::advice {

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

double Advisor::worker_worth(Worker kind) const {
  const auto place = index(workers(me(), kind) - 1);
  return at(w_.worker_per_trip, kind)[place] * trips_ + at(w_.worker_at_once, kind)[place] +
         (scores(StationMasterScore::kPerWorker) ? 1.0 : 0.0);
}
// Giving up the last worker of a row; the immediate actions are gone anyway.
double Advisor::worker_loss(Worker kind) const {
  const int count = workers(me(), kind);
  return at(at(w_.worker_per_trip, kind), count - 2) * trips_ +
         (count > kWorkerRowLength - 2 ? kWorkerPoints : 0);
}

double Advisor::building_worth(int number, Space space) const {
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

double Advisor::site_worth(int number, Space space, int dollars_per_builder) const {
  double worth = building_worth(number, space) -
                 dollar_ * dollars_per_builder * builders_needed(s_, number, space);
  if (s_.board[space] != kEmptySpace) {
    worth -= building_worth(private_number(s_.board[space]), space);
  } else {
    worth += at(task_worth_, Task::kBuilding);
  }
  return worth;
}

double Advisor::hazard_worth(Space space, int price) const {
  const TileRow& tile = at(kTileTable, kansas_tile(s_.board[space]));
  return tile.victory_points + at(task_worth_, Task::kHazard) + w_.free_way - dollar_ * price;
}

double Advisor::trade_worth(Space space) const {
  const TileRow& tile = at(kTileTable, kansas_tile(s_.board[space]));
  const Task task = static_cast<TradeColour>(tile.which) == TradeColour::kGreen ? Task::kGreenTrade
                                                                                : Task::kBlueTrade;
  return dollar_ * trail_map(s_).trade_dollars[space] + at(task_worth_, task) +
         token_ * trail_map(s_).trade_tokens[space];
}

double Advisor::foresight_worth(int tile) const {
  const TileRow& row = at(kTileTable, tile);
  if (row.kind != TileClass::kWorker) return w_.foresight_delay;
  const double token = for_automa_ && job_spaces_ == 1 ? -kJobTokenVictoryPoints : 0;
  const auto kind = static_cast<Worker>(row.which);
  if (workers(me(), kind) >= kWorkerRowLength) return token;
  return w_.foresight_worker * worker_worth(kind) + token;
}

}  // namespace drover::trail::advice
