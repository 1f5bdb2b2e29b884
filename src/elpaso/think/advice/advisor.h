// The rule of thumb at work: what somebody weighs in one decision, topic by topic. Each topic has
// a file of its own beside this one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "elpaso/offers.h"
#include "elpaso/rules.h"
#include "elpaso/think/advice/weights.h"
#include "kit/lazy_values.h"

namespace drover::elpaso::advice {

inline bool is_income(Op op) {
  return op == Op::kGainDollars || op == Op::kDiscardForDollars || op == Op::kGainCertificates ||
         op == Op::kGainTokens || op == Op::kExchange || op == Op::kRemoveCattle;
}

// What an action brings with the best choice made for it.
struct Chosen {
  double value = 0;
  int dollars = 0;  // gained, or paid if negative
};

// Everything a player weighs in one decision.
class Advisor {
 public:
  explicit Advisor(const State& view);
  double value(Move move);

 private:
  // ---- The clock, and small things ----

  void count_cards();
  double dollars(double amount, double holding) const;
  double dollars(double amount) const { return dollars(amount, me_.dollars); }
  double time() const { return std::min(1.0, trips_ / kTimeEnough); }
  double token() const { return kWeights.token * time(); }
  double certificate() const { return kWeights.certificate * std::min(1.0, trips_); }
  double certificate_kept() const;
  double certificates(int amount) const;
  // One more of something that objectives count.
  double element(Element element) const { return element_worth_[element]; }

  // ---- Objectives and bonus tiles (tiles.cpp) ----

  void count_elements();
  void pursue(int tile);
  double objective_value(int tile);
  double bonus_tile_value(int kind);
  double bonus_tile_prospect(int kind);
  double tile_value(TileChoice choice);

  // ---- The hand and deliveries (deliveries.cpp) ----

  double cattle_value(Card card) const;
  double disc_value(int disc) const;
  double best_disc(int post) const;
  double post_value(int post);
  double delivery(int total, int more_certificates = 0);
  double delivery_between(double total);
  double arrival() const;
  double typical_hand() const;
  bool at_delivery() const;
  double held() const;
  int value_without(Card card) const;
  double leaving_hand(Card card);
  double hand_value_without(Card card);
  double exchange_gain();
  double token_value();

  // ---- Actions (actions.cpp) ----

  const State& with(int holding);
  Chosen choice(int holding, const Action& action, unsigned used, int first, int second);
  double removal_value(Card card);
  double element_lost(Card card) const { return owned_[card] <= 1 ? element(card) : 0; }
  Chosen building_value(int holding, int kind, Space space) const;
  Chosen train_value(int holding, int card);
  Chosen best_choice(int holding, int id, unsigned used);
  Chosen best_aux(int holding);

  // ---- Stops on the way to El Paso (stops.cpp) ----

  double actions_value(ActionSpan actions, int holding);
  double tile_there(Space space, double dollars_there);
  double aux_now();
  void look_ahead();
  double stop_now(Space space);
  double stop_prospect(Space space);
  double use_value(Move move);
  double aux_value(Move move);
  static double in_order(const Action& action, double worth);
  double open_actions_value();

  // ---- Workers and their bonuses (workers.cpp) ----

  double spent(Worker worker) const;
  double worker_value(Worker worker) const;
  double best_purchase(int more_dollars, int engineers, int jokers);
  double dollars_bonus(Worker worker);
  double certificate_bonus();
  double bonus_value(Worker worker);

  // ---- What is known ----

  const State& s_;
  const PlayerState& me_;
  State what_if_;  // see with()
  double trips_ = 0;
  double rich_ = 0;
  bool last_turn_ = false;
  std::array<int, kCardKinds> owned_{};
  int cattle_ = 0;
  std::array<int, kElements> free_{};  // less what fulfilled objectives take
  ObjectiveSet open_objectives_ = 0;
  std::array<double, kElements> element_worth_{};
  kit::LazyValues<kObjectives> objective_worth_;
  kit::LazyValues<kBonusKinds> bonus_worth_;
  kit::LazyValues<kBreeds> leaving_;
  kit::LazyValues<kSpaces> stops_;
  kit::LazyValues<1> aux_now_;
  bool posts_known_ = false;
  std::array<double, kPosts> posts_{};
  bool looked_ = false;
  double el_paso_later_ = 0;
  std::array<double, kSpaces> ahead_{};
  double cheap_exchange_ = 0;
};

}  // namespace drover::elpaso::advice
