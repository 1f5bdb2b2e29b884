// The heuristic weights for several people, tuned in games of the heuristic against itself. Games
// of one person against automas use solo_weights.h.
#pragma once

#include <array>

#include "trail/state/state.h"

namespace drover::trail::heuristics {

// Values in victory points unless said otherwise. "Per trip" values count once for every delivery
// that the player can still expect to make.
struct Weights {
  // The clock.
  // Workers that a visit to Kansas City puts into the job market. Really there are nearly two; a
  // lower number raises all "per trip" values early in the game.
  double tiles_per_visit = 1.11;
  // Visits of an automa to Kansas City per visit of a player, in the order of Automa, as counted in
  // games of the heuristic against easy and hard levels.
  std::array<double, 4> automa_pace{0, 1.2, 1.2, 0.88};
  double turns_per_trip = 4.36;  // turns between two deliveries, to tell rounds from visits
  double turn = 0.86;            // average gain of a turn: the price of every stop
  double spent = 0.4;            // share of a later purchase's value after the dollars are spent
  double future = 0.93;          // reliability of the stop after this one
  double trip_in_hand = 0.6;     // trips left that make one more delivery certain
  // Trips left that suffice for dollars, objectives, tokens and offices to have their full value.
  double time_enough = 2;
  double time_for_tasks = 1.5;
  double time_for_tokens = 1;
  double time_for_offices = 3;

  // Dollars: the rate of the final scoring, and what early dollars earn on top of it.
  double dollar_at_end = 0.19;
  double dollar_early = 0.63;
  double dollar_plenty = 26;  // dollars at which the extra value has halved

  // Values of the workers on the second to the sixth space of their row: per trip, and at once.
  std::array<std::array<double, 5>, kWorkerKinds> worker_per_trip{{
      {2.55, 2.11, 1.0, 1.1, 0.41},    // cowboys: cheaper and better cattle
      {0.75, 0.73, 0.23, 0.82, 0.08},  // builders: larger buildings
      {1.13, 0.46, 1.05, 1.47, 0.45},  // engineers: a longer way with each engine action
  }};
  std::array<std::array<double, 5>, kWorkerKinds> worker_at_once{{
      {0.0, 0.0, 6.22, 6.44, 4.7},  // a free hazard; points; points and a trade tile
      {0.0, 0.0, 2.8, 2.72, 4.58},  // a cheap building; points; both
      {0.27, 0.24, 1.81, 2.16,
       3.27},  // cards turned into certificates and dollars; a cheap hire; points
  }};

  // Cattle.
  double breeding_floor = 0.21;  // a point of breeding value in the next delivery, at least
  double breeding_slope = 0.18;  // share of a better city's extra value that counts for it
  double cattle_in_hand = 0.59;  // chance that a bought card is in the hand at a delivery
  double common_card = 1.89;     // breeding value a bought card has to beat
  double cowboy_kept = 0.2;      // for buying something else in the same action
  double market_draw = -0.19;    // new cards in the cattle market, for everybody
  double remove_grey = 1.41;     // a card of breeding value 1 gone for good
  double remove_low = 0.44;      // a card of breeding value 2 gone for good
  double draw_repeat = 0.4;      // second and further cards of one draw, compared with the first
  double grown_at_once = 0.5;    // gain in later deliveries from growing one stage

  // Deliveries.
  // By place on the strip: the loss of placing a disc on a low city instead of a high one.
  std::array<double, kLongestStrip> city{-1.44, -0.16, -0.79, 0, 0, 0, 0, 0, 0, 0};
  double half_done_arrow = 0.28;  // share of an arrow's value before its second city is reached
  double objective_card = 0.51;   // a card gained on the way
  double permanent_certificate = 0.65;  // per trip
  double token = 1;                     // an exchange token, while there are deliveries to come
  double token_unwanted = 1;            // penalty for using a token without a delivery

  // Disc spaces, in the order of DiscSpace.
  std::array<double, kDiscSpaces> disc_per_trip{0.32, 0.29, 0.25, 0.17, 0.09, 0.23,
                                                0.43, 0.33, 2.32, 0.18, 0.7};
  double no_disc = -3.4;      // no disc left: one has to come from a station
  double second_disc = 0.97;  // the second of two alike, except for the hand

  // Values of the buildings' actions per trip, beside their points; by edition, number and side.
  std::array<std::array<double, kPrivateBuildings * 2>, kEditions> building_per_trip{{
      {0.17, 0.1,  1.23, 0.23, 0.39, 0.53, 0.63, 0.58, 1.04, 0.42, 0.17, 0.33, 0.21,
       0.33, 0.94, 0.7,  0.4,  2.22, 0.49, 0.68, 1.5,  0.5,  0.4,  1.0,  0.5,  0.6},
      {0.17, 0.1,  1.23, 0.3, 0.39, 0.53, 0.63, 0.58, 0.3, 0.42, 1.04, 0.7, 0.21,
       0.33, 0.94, 0.45, 0.4, 2.22, 0.49, 0.68, 2.5,  0.5, 0.5,  0.6,  0.4, 1.0},
  }};
  double off_the_road = 0.2;  // part of that on a branch with hazards or trade tiles
  double own_detour = 0.34;   // per trip: a building on the way is a step for its owner too
  double hand_income = 0.15;  // per trip and opponent: fees of the others
  double woods = 0.57;        // per trip: buildings that count woods

  // The railroad.
  double engine_actions = 0.87;  // per trip, each as far as there are engineers
  double station_ahead = 1.05;   // a station ahead, compared with one reached
  double transport = 0.24;       // part of a cross that is saved per trip

  // Station masters: by how much their count still grows per trip.
  std::array<double, kStationMasters> station_master_growth{0.68, 0.32, 0.28, 0.29, 0.12, 0.25, 0.3,
                                                            0,    0,    0.1,  0.3,  0.3,  0.7};
  double master_hazard = 3;  // a hazard or a trade tile at once
  double master_office = 2;  // an office at once
  double master_build = 3;   // a small building at once

  // Objectives: the chance of still getting one missing thing, in the order of Task.
  std::array<double, kTasks> task_chance{0.44, 0.93, 0.75, 0.71, 0.55, 0.73, 0.39,
                                         0.57, 0.2,  0.6,  0.6,  0.5,  0.5};
  double task_value = 0.73;  // share of a card's points for its last missing thing
  double hand_clog = 0.35;   // an objective card in the herd instead of cattle

  // Tiles.
  double free_way = 0.13;          // a hazard or trade tile less on the trail
  double foresight_worker = 0.01;  // a worker of the wanted kind in the job market
  double foresight_delay = 0.16;   // a tile that does not bring the end nearer

  // Branch offices.
  double found_price = 1;          // cost of founding later: an action, a card
  double next_town = 0.15;         // share of a town's value when it comes within reach
  double bonus_tile = 1.75;        // a bonus tile in a town still to be reached
  double delivery_target = 1;      // one more city to deliver to
  double undelivered_bell = 0.18;  // share of the points per bell without a disc on the city
  double herd_share = 0.56;        // share of the herd's best hand in a typical delivery
  double herd_spread = 12;         // spread of deliveries, in breeding value
};
inline constexpr Weights kWeights{};

inline constexpr double kNever = -1e6;
// Victory points that a station master gives for two tokens.
inline constexpr double kTokenPair = 5;
// The value of one thing where a station master scores every second one.
inline constexpr double kHalfPairValue = 1.5;
inline constexpr double kTieBreak = 0.001;

}  // namespace drover::trail::heuristics
