// The rule of thumb at work: what somebody weighs in one decision, topic by topic. Each topic has
// a file of its own beside this one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "kit/lazy_values.h"
#include "trail/rules.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/think/advice/weights.h"

namespace drover::trail::advice {

template <class E>
constexpr std::size_t index(E value) {
  return static_cast<std::size_t>(value);
}

inline constexpr int kDearestCity = [] {
  int value = 0;
  for (const Deliveries& printing : kDeliveries) {
    for (const CityRow& row : printing.city) value = std::max<int>(value, row.value);
  }
  return value;
}();

// The best that can be made of a decision: its worth, and the dollars it takes.
struct Offer {
  double value = kNever;
  int price = 0;
};

// What a location offers: gains that cost nothing, gains that are paid for, and their price.
struct Gains {
  double free = 0;
  double bought = 0;
  int price = 0;
  double all() const { return free + bought; }
};

// The best that each breed of a hand counts.
using BreedValues = std::array<int, kBreeds>;

// Everything a player weighs in one decision. The position is a scratch copy: decisions that lie
// ahead are put on its stack to ask the rules what would be legal then.
class Advisor {
 public:
  // In a turn of an automa the first player decides what is left open, for the own good.
  Advisor(const State& view, const Weights& weights);

  // Only moves of the decision at hand can be compared.
  double value(Move move) { return value(s_.stack.back(), move); }
  // What a token brings now, compared with what there is to decide. Only what is about to be sold
  // is worth the exchange.
  double exchange_worth(int cards) const;

 private:
  // ---- The clock, and every decision ----

  const PlayerState& me() const { return s_.player[s_.current]; }
  PlayerState& me() { return s_.player[s_.current]; }
  void read_clock();
  double others_on_the_trail() const;
  Offer best(Decision decision);
  int price_of(const Decision& decision, Move move) const;
  double value(const Decision& decision, Move move);

  // ---- Cattle, the hand, and what is bought for it (cards.cpp) ----

  void read_herd();
  void read_hand();
  double counts_in_hand(Card card) const;
  double orange_counts(Card card) const;
  double sale_worth(Card card) const;
  double growth_worth(Card card) const;
  double worst_in_hand() const;
  double discard_worth(Card card) const;
  double keep_rank(Card card) const { return is_objective(card) ? 0 : breeding_value(card); }
  double discard_pair_worth(Card first, Card second) const;
  double draw_worth(int cards) const;
  double cattle_worth(Card card) const;
  double orange_worth(Card card, double trips) const;
  double remove_worth(Card card) const;
  double certificates_worth(int steps) const;
  double certificate_worth() const;
  double delivery_with(BreedValues values) const;
  double hope_of_exchange(int cards) const;
  double hope_of_draw(const BreedValues& values, const Pile& pile, int cards) const;
  int good_cattle() const;
  int best_of_herd() const;
  double best_office_discards(int cards) const;
  double best_removal(int cards) const;
  double purchase_worth(Move move) const;
  Offer best_purchases();
  double discard_gain(const Decision& decision) const;

  // ---- Objectives (objectives.cpp) ----

  bool scores(StationMasterScore what) const;
  void read_tasks();
  void add_master_tasks();
  void pursue(Card card, int points);
  double fulfil_chance(const ObjectiveRow& row) const;
  double objective_worth(Card card) const;
  double play_worth(Move move);
  double immediate_worth(ImmediateAction action);
  double play_objective_worth(const Decision& decision, Move move);
  double best_besides_objectives(const Decision& decision);

  // ---- Workers, buildings, tiles on the trail (building.cpp) ----

  double worker_worth(Worker kind) const;
  double worker_loss(Worker kind) const;
  double building_worth(int number, Space space) const;
  double site_worth(int number, Space space, int dollars_per_builder) const;
  double hazard_worth(Space space, int price) const;
  double trade_worth(Space space) const;
  double foresight_worth(int tile) const;

  // ---- Deliveries and discs (deliveries.cpp) ----

  double disc_worth(std::size_t space) const;
  void read_discs();
  double best_disc(Corners corners) const;
  double arrow_worth(int place, int other) const;
  double city_worth(int city) const;
  double crest_extras(int city) const;
  double best_spare_master() const;
  void read_cities();
  double best_city(int value) const;
  double income_worth(int herd, int used) const;
  double delivery_worth() const { return delivery_worth(herd_value(me())); }
  double delivery_worth(int herd) const;

  // ---- The railroad (railroad.cpp) ----

  double station_master_worth(int tile) const;
  double appoint_worth(int station, Worker kind) const;
  double station_worth(int station) const;
  void read_stations();
  double engine_worth(int place);
  double engine_prospect(int place) const;
  double engine_move_worth(int place);
  double engine_home();
  int engine_price(int place) const;
  Offer best_forward(int most);
  double best_back(int spaces);

  // ---- Branch offices (offices.cpp) ----

  void read_map();
  double bells_to_come() const;
  double crest_hope(int city) const;
  double space_worth(const OfficeSpace& space) const;
  double prospect(std::size_t town) const;
  double opening(TownSet towns) const;
  double opening(TownSet towns, TownSet known, int depth) const;
  double next_office_worth() const;
  double bell_worth() const;
  double town_worth(Town town);
  double area_worth(Town town) const;
  double town_reward(Town town);
  double bonus_worth(Town town);
  double found_worth(Town town, int space);
  double best_offices(int offices);

  // ---- Actions of locations (actions.cpp) ----

  double aux_worth(Aux aux, int times);
  double aux_prospect(Aux aux, int times);
  Offer discard_for(int what, const ActionRow& row);
  Offer action_offer(const ActionRow& row);
  Offer gain(const ActionRow& row, int times) const;
  static bool is_use_of(Move move, Op op);
  Offer use_offer(Move move);
  double copy_worth(Move move);
  Gains location_gains();
  bool earns_something() const;
  void spend(int price);

  // ---- The way to Kansas City, and what its stops offer (way.cpp) ----

  static constexpr int kLongestMove = 5;  // the longest move a building grants
  static constexpr int kLongestWalk = 7;
  struct Plan {
    std::array<double, kSpaces> stop;
    // The best that a walk of up to so many steps from a space leads to.
    std::array<std::array<double, kLongestWalk + 1>, kSpaces> on_foot;
  };
  Gains stop_gains(Space space, int& moves_on);
  void plan();
  double onward(const Plan& plan, Space space, int limit, int moves_on) const;
  double rest_at(Space space) const { return onward(rich_, space, step_limit(s_, me()), 0); }
  void walk_from(Space from, int most);
  void read_single_aux();
  bool before_phase_a() const;
  double after_free_move(Space space);
  double free_move_worth(std::uint8_t steps);
  double move_worth(const Decision& decision, Move move);
  double moving_on_worth(int steps);
  void read_location();
  double use_worth(Move move);

  // ---- What is known ----

  const Weights& w_;
  State s_;
  bool for_automa_;
  std::uint16_t purse_;
  int job_spaces_ = 0;       // in the job market, until the token leaves it
  double trips_ = 0;         // deliveries still to be expected
  double another_trip_ = 0;  // chance of at least one
  double another_turn_ = 0;
  double dollar_ = 0;
  double breeding_ = 0;   // a point of breeding value in the hand
  double new_card_ = 0;   // breeding value a card drawn blindly adds to the hand
  double card_swap_ = 0;  // the same when the worst card goes for it
  std::array<int, kBreeds> in_hand_{};
  std::array<int, kTasks> owned_{};  // beyond what fulfilled objectives take
  std::array<double, kTasks> task_worth_{};
  ObjectiveSet met_ = 0;
  std::array<double, kDiscSpaces> disc_worth_{};
  double light_disc_ = kNever;  // the best of the light discs left
  double dark_disc_ = kNever;
  std::array<double, kCities> city_worth_;  // of those still open
  std::array<double, kDearestCity + 1> best_city_;
  double token_ = 0;
  int own_buildings_ = 0;
  TownSet reach_ = 0;   // towns where an office could be founded
  unsigned areas_ = 0;  // areas with an own office
  double herd_hope_ = 0;
  std::array<double, kTowns> prospect_;
  kit::LazyValues<kTowns> town_worth_;
  bool stations_read_ = false;
  std::array<double, kStations> station_worth_{};
  double engine_now_ = 0;
  kit::LazyValues<kTrackPlaces> engine_worth_;
  kit::LazyValues<kAuxActions * 2> aux_worth_;  // single and double forms
  bool planned_ = false;
  double single_aux_ = 0;
  // Filled for occupied spaces by plan(); clearing them first would cost more than the rest.
  Plan rich_;
  Plan poor_;
  bool location_read_ = false;
  double here_ = 0;
  double moving_on_ = 0;
};

}  // namespace drover::trail::advice
