// MoveEvaluator: the implementation of the heuristic. Its functions are grouped by topic; each
// topic has a source file in this folder.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "elpaso/heuristic/weights.h"
#include "elpaso/rules/offers.h"
#include "elpaso/rules/rules.h"
#include "kit/lazy_values.h"

namespace drover::elpaso::heuristics {

// The value of an action with the choices made for it.
struct ActionValue {
  double value = 0;  // dollars included
  int dollars = 0;   // gained; paid if negative
};

// Values the moves of the active player's decision in one view. The view must outlive the
// evaluator. Names with `value` and `points` are in victory points, unless a comment says
// otherwise; `holding` is the number of dollars that the player has at that moment.
class MoveEvaluator {
 public:
  explicit MoveEvaluator(const State& view);
  double value_of(Move move);

 private:
  // ---- The clock, dollars, tokens, certificates (heuristic.cpp) ----

  void count_cards();
  // The value of gaining `amount` dollars (paying, if negative).
  double dollars_value(double amount, double holding) const;
  double dollars_value(double amount) const { return dollars_value(amount, me_.dollars); }
  // 1 if enough trips are left for a plan, less towards the end of the game.
  double time_share() const { return std::min(1.0, trips_ / kTimeEnough); }
  double token_value() const { return kWeights.token * time_share(); }
  double certificate_value() const { return kWeights.certificate * std::min(1.0, trips_); }
  double kept_certificate_value() const;
  double certificates_value(int amount) const;
  // The value of one more element that objectives count.
  double element_value(Element element) const { return element_value_[element]; }

  // ---- Objectives and bonus tiles (tiles.cpp) ----

  void count_elements();
  void add_element_values(int tile);
  double objective_value(int tile);
  double bonus_tile_value(int kind);
  double compute_bonus_tile_value(int kind);
  double tile_value(TileChoice choice);

  // ---- The hand and deliveries (deliveries.cpp) ----

  double cattle_value(Card card) const;
  double disc_value(int disc) const;
  double best_disc(int post) const;
  double post_value(int post);
  double delivery_points(int total, int more_certificates = 0);
  double interpolated_delivery_points(double total);
  double arrival_value() const;
  double typical_hand_value() const;  // breeding value, permanent certificates included
  bool at_delivery() const;
  double hand_card_share() const;
  int delivery_value_without(Card card) const;  // breeding value of the hand without this card
  double leaving_hand_value(Card card);
  double hand_value_without(Card card);
  double exchange_gain();
  double use_token_value();

  // ---- Actions (actions.cpp) ----

  const State& position_with(int holding);
  struct ActionValues;
  ActionValue action_value(int holding, const Action& action, unsigned used, int first, int second);
  double removal_value(Card card);
  double element_lost(Card card) const { return owned_[card] <= 1 ? element_value(card) : 0; }
  ActionValue building_value(int holding, int kind, Space space) const;
  ActionValue train_value(int holding, int card);
  ActionValue best_choice(int holding, int id, unsigned used);
  ActionValue best_aux(int holding);

  // ---- Stops on the way to El Paso (stops.cpp) ----

  double actions_value(ActionSpan actions, int holding);
  double location_value(Space space, double dollars_there);
  double best_aux_value();
  void look_ahead();
  double stop_value(Space space);
  double compute_stop_value(Space space);
  double use_value(Move move);
  double aux_value(Move move);
  static double with_priority(const Action& action, double value);
  double open_actions_value();

  // ---- Workers and their bonuses (workers.cpp) ----

  double worker_loss(Worker worker) const;
  double worker_value(Worker worker) const;
  double best_purchase(int more_dollars, int engineers, int jokers);
  double dollars_bonus(Worker worker);
  double certificate_bonus();
  double bonus_value(Worker worker);

  // ---- The view, and values computed from it ----

  const State& s_;
  const PlayerState& me_;
  State scratch_;             // a copy in which dollars and workers are changed
  double trips_ = 0;          // deliveries that the player can still expect to make
  double spending_time_ = 0;  // 1 if there is time to spend early dollars, less towards the end
  bool last_turn_ = false;
  std::array<int, kCardKinds> owned_{};
  int cattle_ = 0;                           // cattle cards owned
  std::array<int, kElements> unassigned_{};  // elements owned that no fulfilled objective needs
  ObjectiveSet open_objectives_ = 0;         // owned, not fulfilled
  std::array<double, kElements> element_value_{};
  kit::LazyValues<kObjectives> objective_value_;
  kit::LazyValues<kBonusKinds> bonus_tile_value_;
  kit::LazyValues<kBreeds> leaving_hand_value_;
  kit::LazyValues<kSpaces> stop_value_;
  kit::LazyValues<1> best_aux_value_;
  bool posts_evaluated_ = false;
  std::array<double, kPosts> post_value_{};
  bool looked_ahead_ = false;
  double later_el_paso_value_ = 0;                  // of an arrival after at least one more stop
  std::array<double, kSpaces> value_after_stop_{};  // of the best way on, for each location
  double free_exchange_value_ = 0;  // of an exchange without a token; 0 outside aux_value()
};

}  // namespace drover::elpaso::heuristics
