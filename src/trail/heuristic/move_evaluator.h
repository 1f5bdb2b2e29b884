// MoveEvaluator computes the heuristic values of the moves of one decision. Each topic has a file
// of its own in this folder.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "kit/lazy_values.h"
#include "trail/heuristic/weights.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/rules.h"

namespace drover::trail::heuristics {

template <class E>
constexpr std::size_t index(E value) {
  return static_cast<std::size_t>(value);
}

inline constexpr int kHighestCityValue = [] {
  int value = 0;
  for (const Deliveries& printing : kDeliveries) {
    for (const CityRow& row : printing.city) value = std::max<int>(value, row.value);
  }
  return value;
}();

// The best answer to a decision: its value, and the dollars it costs (negative: earns).
struct Offer {
  double value = kNever;
  int price = 0;
};

// The gains a location offers, in victory points: without payment, for payment, and the total price
// in dollars.
struct Gains {
  double free = 0;
  double bought = 0;
  int price = 0;
  double all() const { return free + bought; }
};

// For each breed, the highest breeding value among the cards of a hand; 0 without a card.
using BreedValues = std::array<int, kBreeds>;

// Evaluates the moves of one decision. It works on its own copy of the position: it pushes later
// decisions on the stack of the copy and asks the rules for their legal moves.
class MoveEvaluator {
 public:
  // In a turn of an automa the first player takes the open decisions, to that player's advantage.
  MoveEvaluator(const State& view, const Weights& weights);

  // Returns the value of a move of the current decision; values of one decision can be compared.
  double value_of(Move move) { return value_of(s_.stack.back(), move); }
  // Returns the gain of using an exchange token now, relative to the best other move. It is
  // always negative except at the income, before the delivery.
  double exchange_value(int cards) const;

 private:
  // ---- The clock, and every decision ----

  const PlayerState& me() const { return s_.player[s_.current]; }
  PlayerState& me() { return s_.player[s_.current]; }
  void read_clock();
  double others_on_the_trail() const;
  Offer best(Decision decision);
  int price_of(const Decision& decision, Move move) const;
  double value_of(const Decision& decision, Move move);

  // ---- Cattle, the hand, and what is bought for it (cards.cpp) ----

  void read_herd();
  void read_hand();
  double counts_in_hand(Card card) const;
  double orange_counts(Card card) const;
  double sale_value(Card card) const;
  double growth_value(Card card) const;
  double worst_in_hand() const;
  double discard_value(Card card) const;
  double keep_rank(Card card) const { return is_objective(card) ? 0 : breeding_value(card); }
  double discard_pair_value(Card first, Card second) const;
  double draw_value(int cards) const;
  double cattle_value(Card card) const;
  double orange_value(Card card, double trips) const;
  double remove_value(Card card) const;
  double certificates_value(int steps) const;
  double certificate_value() const;
  double delivery_with(BreedValues values) const;
  double expected_exchange_delivery(int cards) const;
  double expected_delivery_after_draw(const BreedValues& values, const Pile& pile, int cards) const;
  int good_cattle() const;
  int best_of_herd() const;
  double best_office_discards(int cards) const;
  double best_removal(int cards) const;
  double purchase_value(Move move) const;
  Offer best_purchases();
  double discard_gain(const Decision& decision) const;

  // ---- Objectives (objectives.cpp) ----

  bool has_master_scoring(StationMasterScore what) const;
  void read_tasks();
  void add_master_tasks();
  void add_missing_tasks(Card card, int points);
  double fulfil_chance(const ObjectiveRow& row) const;
  double objective_value(Card card) const;
  double play_value(Move move);
  double immediate_value(ImmediateAction action);
  double play_objective_value(const Decision& decision, Move move);
  double best_besides_objectives(const Decision& decision);

  // ---- Workers, buildings, tiles on the trail (building.cpp) ----

  double worker_value(Worker kind) const;
  double worker_loss(Worker kind) const;
  double building_value(int number, Space space) const;
  double site_value(int number, Space space, int dollars_per_builder) const;
  double hazard_value(Space space, int price) const;
  double trade_value(Space space) const;
  double foresight_value(int tile) const;

  // ---- Deliveries and discs (deliveries.cpp) ----

  double disc_value(std::size_t space) const;
  void read_discs();
  double best_disc(Corners corners) const;
  double arrow_value(int place, int other) const;
  double city_value(int city) const;
  double crest_extras(int city) const;
  double best_spare_master() const;
  void read_cities();
  double best_city(int value) const;
  double income_value(int herd, int used) const;
  double delivery_value() const { return delivery_value(herd_value(me())); }
  double delivery_value(int herd) const;

  // ---- The railroad (railroad.cpp) ----

  double station_master_value(int tile) const;
  double appoint_value(int station, Worker kind) const;
  double station_value(int station) const;
  void read_stations();
  double engine_value(int place);
  double compute_engine_value(int place) const;
  double engine_move_value(int place);
  double engine_return_value();
  int engine_price(int place) const;
  Offer best_forward(int most);
  double best_back(int spaces);

  // ---- Branch offices (offices.cpp) ----

  void read_map();
  double bells_to_come() const;
  double expected_crest_value(int city) const;
  double space_value(const OfficeSpace& space) const;
  double distant_town_value(std::size_t town) const;
  double newly_reachable_value(TownSet towns) const;
  double newly_reachable_value(TownSet towns, TownSet known, int depth) const;
  double next_office_value() const;
  double bell_value() const;
  double town_value(Town town);
  double area_value(Town town) const;
  double town_reward(Town town);
  double bonus_value(Town town);
  double found_value(Town town, int space);
  double best_offices(int offices);

  // ---- Actions of locations (actions.cpp) ----

  double aux_value(Aux aux, int times);
  double compute_aux_value(Aux aux, int times);
  struct ActionOffers;
  Offer action_offer(const ActionRow& row);
  static bool is_use_of(Move move, Op op);
  Offer use_offer(Move move);
  double copy_value(Move move);
  Gains location_gains();
  bool earns_something() const;
  void spend(int price);

  // ---- The way to Kansas City, and what its stops offer (way.cpp) ----

  static constexpr int kLongestMove = 5;  // steps of the longest move that a building grants
  static constexpr int kLongestWalk = 7;
  struct Plan {
    // The value of stopping on a space, later stops included.
    std::array<double, kSpaces> stop;
    // walk[space][steps]: the best value that a walk of up to `steps` steps from a space leads to.
    std::array<std::array<double, kLongestWalk + 1>, kSpaces> walk;
  };
  Gains stop_gains(Space space, int& moves_on);
  void plan();
  double continuation(const Plan& plan, Space space, int limit, int moves_on) const;
  double value_after_stop(Space space) const {
    return continuation(plan_with_dollars_, space, step_limit(s_, me()), 0);
  }
  void walk_from(Space from, int most);
  void read_single_aux();
  bool before_phase_a() const;
  double after_free_move(Space space);
  double free_move_value(std::uint8_t steps);
  double move_value(const Decision& decision, Move move);
  double moving_on_value(int steps);
  void read_location();
  double use_value(Move move);

  // ---- Position, estimates and caches ----

  const Weights& w_;
  State s_;
  bool for_automa_;
  std::uint16_t dollars_at_decision_;  // before a location spends any in location_gains()
  int job_spaces_ = 0;  // free spaces of the job market until the job market token leaves it
  double trips_ = 0;    // expected number of deliveries left
  double next_trip_chance_ = 0;  // chance of at least one delivery
  double next_turn_share_ = 0;   // factor of what a later turn offers
  double dollar_ = 0;            // value of a dollar
  double breeding_ = 0;          // value of a point of breeding value in the hand
  double new_card_ = 0;          // breeding value a card drawn blindly adds to the hand
  double card_swap_ = 0;         // breeding value gained by drawing a card and discarding the worst
  std::array<int, kBreeds> in_hand_{};       // cards of each breed
  std::array<int, kTasks> owned_{};          // without what fulfilled objectives use
  std::array<double, kTasks> task_value_{};  // value of one more thing of the kind
  ObjectiveSet fulfilled_ = 0;
  std::array<double, kDiscSpaces> disc_value_{};
  double light_disc_ = kNever;  // the best of the light discs left
  double dark_disc_ = kNever;
  std::array<double, kCities> city_value_;  // of the cities that can still be delivered to
  // By breeding value: the value of the best city that it reaches.
  std::array<double, kHighestCityValue + 1> best_city_;
  double token_ = 0;  // value of an exchange token
  int own_buildings_ = 0;
  TownSet reach_ = 0;                              // towns where an office could be founded
  unsigned areas_ = 0;                             // areas with an own office
  double expected_herd_value_ = 0;                 // breeding value of a typical delivery
  std::array<double, kTowns> distant_town_value_;  // of a town that is not within reach yet
  kit::LazyValues<kTowns> town_value_;
  bool stations_read_ = false;
  std::array<double, kStations> station_value_{};
  double engine_now_ = 0;
  kit::LazyValues<kTrackPlaces> engine_value_;
  kit::LazyValues<kAuxActions * 2> aux_value_;  // single and double forms
  bool planned_ = false;
  double single_aux_ = 0;
  // plan() fills both for the occupied spaces; the other elements stay uninitialised to save time.
  Plan plan_with_dollars_;
  Plan plan_without_dollars_;
  bool location_read_ = false;
  double location_value_ = 0;
  double moving_on_ = 0;
};

}  // namespace drover::trail::heuristics
