// The weights of the heuristic. They were tuned by games of variants against each other.
#pragma once

#include <array>

#include "elpaso/state/state.h"

namespace drover::elpaso::heuristics {

// Values in victory points unless a comment says otherwise. A value "per trip" is multiplied by the
// number of deliveries that the player can still expect to make.
struct Weights {
  // The clock.
  double turn = 2.2;                      // average value of a turn, subtracted for every stop
  double future_share = 0.61;             // share of the value of later stops that counts
  double income_before_next_stop = 2.19;  // dollars expected to come in before a later stop
  double first_lap_trips = 0.5;           // trips counted for the rest of the current lap

  // Dollars: the rate of the final scoring, and the extra value of early dollars.
  double dollar_at_end = 0.2;
  double dollar_early = 0.25;
  double dollar_plenty = 25;    // number of dollars at which the extra value is halved
  double time_to_spend = 1.11;  // number of trips from which the extra value is full

  // Workers, by type: per trip for the first, second, ... card owned, in the worker area or in the
  // deck. Everybody begins with one of each.
  std::array<std::array<double, 7>, kWorkers> worker_per_trip{{
      {1, 0.86, 0.37, 0.9, 0.61, 0.11, 0.17},
      {0.7, 0.7, 0.6, 0.47, 0.1, 0.06, 0.03},
      {0.8, 1.31, 0.8, 0.61, 1.55, 0.35, 0.06},
      {1.14, 1.2, 0.92, 0.99, 0.5, 1.42, 0.06},
  }};
  // The loss for a worker that is spent, until it is drawn again.
  std::array<double, kWorkers> worker_spent{0.86, 0.6, 0.42, 1.12};

  // Cattle.
  double breeding = 0.2;          // a point of breeding value in a later delivery
  double in_hand_share = 0.36;    // how often a card of the herd is in hand at a delivery
  double common_card = 2;         // breeding value of a card that adds nothing
  double removed_card = 0.35;     // per trip and point below the common card, for a card removed
  double drawn_card = 0.99;       // breeding value of the card drawn for one that was discarded
  double hand_share_near = 0.81;  // share of a hand card's value with El Paso in reach
  double hand_share_far = 0.37;   // with stops before El Paso
  double choice_gain = 1.4;  // breeding value that a typical hand gains by discards and exchanges

  // Deliveries.
  double certificate = 0.7;
  double token = 0.6;
  double permanent_certificate = 0.8;  // per trip
  double duplicate_tile = 1.17;        // per trip
  std::array<double, kDiscs> disc_per_trip{0.17, 0.21, 0.49, 0.5, 0.8, 2.35, 0.4};

  // Buildings: the value of their actions per trip, without their points; index kind * 2 + side.
  std::array<double, kBuildingKinds * 2> building_per_trip{0.68, 0.49, 0.9,  0.7,  1,    0.91,
                                                           1.2,  1.2,  0.38, 1.87, 2.89, 1.39};
  double bypassed_share = 0.3;  // share of that value on a branch of a fork

  // Stops.
  double move_action_step = 2.4;  // a step of a move action at a later stop
  double aux_instead = 0.4;

  // Objectives: the chance to get one missing element, by kind.
  double find_cattle = 0.26;
  double find_hereford = 0;
  double find_simmental = 0.75;
  double find_worker = 0.37;
  double find_building = 0.2;
  double find_dark_disc = 0.65;
  double find_bonus_tile = 0.41;
  double find_last_post = 0.46;
  double task_share = 0.7;  // share of a tile's points that its last missing element brings
};
inline constexpr Weights kWeights{};

inline constexpr double kNever = -1e6;
inline constexpr double kUnwanted = -1e5;  // for optional moves that would bring nothing now
// Added to actions with a positive value, so that they are taken in this order: income, spending,
// move actions (nothing is added to these).
inline constexpr double kIncomePriority = 1000;
inline constexpr double kSpendingPriority = 100;
// From this number of trips on, plans count fully.
inline constexpr double kTimeEnough = 1.5;
// Limit for the expected breeding value of a hand.
inline constexpr int kHighestHandValue = 40;

}  // namespace drover::elpaso::heuristics
