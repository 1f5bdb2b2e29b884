// The figures of the rule of thumb, as games against each other have settled them.
#pragma once

#include <array>

#include "elpaso/state.h"

namespace drover::elpaso::advice {

// What things are worth, in victory points unless said otherwise. "Per trip" values count once for
// every delivery the player can still expect to make.
struct Weights {
  // The clock.
  double turn = 2.2;       // what a turn brings on average: the price of every stop
  double future = 0.61;    // how far later stops can be relied upon
  double pocket = 2.19;    // dollars that come in until the stop after the next
  double first_lap = 0.5;  // trips that a lap just begun still counts for

  // Dollars: the rate of the final scoring, and what early dollars earn on top of it.
  double dollar_at_end = 0.2;
  double dollar_early = 0.25;
  double dollar_plenty = 25;    // with this many dollars the extra worth has halved
  double time_to_spend = 1.11;  // trips from which on early dollars have their full worth

  // Workers, by type: per trip for the first, second, ... owned, wherever the card is. Everybody
  // begins with one of each.
  std::array<std::array<double, 7>, kWorkers> worker_per_trip{{
      {1, 0.86, 0.37, 0.9, 0.61, 0.11, 0.17},
      {0.7, 0.7, 0.6, 0.47, 0.1, 0.06, 0.03},
      {0.8, 1.31, 0.8, 0.61, 1.55, 0.35, 0.06},
      {1.14, 1.2, 0.92, 0.99, 0.5, 1.42, 0.06},
  }};
  // A worker spent comes back later: what is lost until then.
  std::array<double, kWorkers> worker_spent{0.86, 0.6, 0.42, 1.12};

  // Cattle.
  double breeding = 0.2;     // a point of breeding value in a delivery to come
  double in_hand = 0.36;     // how often a card of the herd is in hand when it matters
  double common_card = 2;    // breeding value a card has to beat
  double removed = 0.35;     // per trip and point below the common card, for a card removed
  double fresh_card = 0.99;  // breeding value of the card drawn for one that was discarded
  double held_near = 0.81;   // part of a hand card's value that counts with El Paso in reach
  double held_far = 0.37;    // and with stops before it
  double chosen = 1.4;       // breeding value that choosing and exchanging add to a typical hand

  // Deliveries.
  double certificate = 0.7;
  double token = 0.6;
  double permanent_certificate = 0.8;  // per trip
  double duplicate_tile = 1.17;        // per trip
  std::array<double, kDiscs> disc_per_trip{0.17, 0.21, 0.49, 0.5, 0.8, 2.35, 0.4};

  // Buildings: what their actions add per trip, beside their points; kind * 2 + side.
  std::array<double, kBuildingKinds * 2> building_per_trip{0.68, 0.49, 0.9,  0.7,  1,    0.91,
                                                           1.2,  1.2,  0.38, 1.87, 2.89, 1.39};
  double bypassed = 0.3;  // part of that on a space that can be walked around

  // Stops.
  double walk_on = 2.4;  // a step of a move action, at a stop still to be reached
  double aux_instead = 0.4;

  // Objectives: how likely one missing thing is still found, by kind of element.
  double find_cattle = 0.26;
  double find_hereford = 0;
  double find_simmental = 0.75;
  double find_worker = 0.37;
  double find_building = 0.2;
  double find_dark_disc = 0.65;
  double find_bonus_tile = 0.41;
  double find_last_post = 0.46;
  double task_worth = 0.7;  // part of a tile's points that its last missing thing brings
};
inline constexpr Weights kWeights{};

inline constexpr double kNever = -1e6;
inline constexpr double kUnwanted = -1e5;  // possible at any time, but no help now
// What brings dollars, cards or certificates comes before what they are spent on, and a move action
// after everything else.
inline constexpr double kFirst = 1000;
inline constexpr double kThen = 100;
// With this many trips to come there is time for what is planned.
inline constexpr double kTimeEnough = 1.5;
inline constexpr int kMostTotal = 40;

}  // namespace drover::elpaso::advice
