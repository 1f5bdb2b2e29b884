#include "trail/rules/cards.h"

#include <bit>
#include <functional>

#include "trail/heuristic/move_evaluator.h"
#include "trail/rules/tasks.h"

namespace drover::trail::heuristics {

namespace {

constexpr Card kFirstOrange = only_card_of(Breed::kOrange);

void count_in(BreedValues& values, Card card) {
  int& of_breed = at(values, breed_of(card));
  of_breed = std::max(of_breed, breeding_value(card));
}

}  // namespace

double MoveEvaluator::exchange_value(int cards) const {
  if (s_.stack.back().kind != DecisionKind::kIncome) return -token_ - w_.token_unwanted;
  return expected_exchange_delivery(cards) - delivery_value() - token_;
}

void MoveEvaluator::read_herd() {
  for (Card card = 0; card < kCattleKinds; ++card) {
    const int copies = me().hand.cattle[card];
    at(in_hand_, breed_of(card)) += copies;
  }
}

// Estimates the value of one more point of breeding value and the gain of a drawn card.
void MoveEvaluator::read_hand() {
  const int value = herd_value(me()) + temporary_certificates(me());
  constexpr int kLook = 3;
  const double slope = (best_city(value + kLook) - best_city(value)) / kLook;
  breeding_ =
      next_trip_chance_ * (std::max(w_.breeding_floor, w_.breeding_slope * slope) + dollar_);
  const Pile& pile = me().draw.empty() ? me().discard : me().draw;
  double sum = 0;
  double better = 0;
  const double worst = worst_in_hand();
  for (Card card = 0; card < kCattleKinds; ++card) {
    const double adds = at(in_hand_, breed_of(card)) == 0 ? breeding_value(card) : 0;
    sum += pile.cattle[card] * adds;
    better += pile.cattle[card] * std::max(0.0, adds - worst);
  }
  const double cards = std::max(1.0, static_cast<double>(pile.size()));
  new_card_ = sum / cards;
  card_swap_ = better / cards;
}

// Breeding value that the hand loses with the card: a breed counts once.
double MoveEvaluator::counts_in_hand(Card card) const {
  if (is_objective(card)) return 0;
  if (breed_of(card) == Breed::kOrange) return orange_counts(card);
  return at(in_hand_, breed_of(card)) == 1 ? breeding_value(card) : 0;
}

// Of several orange cards the best one counts.
double MoveEvaluator::orange_counts(Card card) const {
  int best_other = 0;
  for (Card other = kFirstOrange; other < kCattleKinds; ++other) {
    const int copies = me().hand.cattle[other] - (other == card ? 1 : 0);
    if (copies > 0) best_other = std::max(best_other, breeding_value(other));
  }
  return std::max(0, breeding_value(card) - best_other);
}

// The value of a hand card at a delivery, beside its breeding value.
double MoveEvaluator::sale_value(Card card) const {
  if (is_objective(card)) return 0;
  const CattleRow& row = cattle_row(card);
  return dollar_ * row.dollars + (row.grows_into != 0 ? growth_value(card) : 0);
}
double MoveEvaluator::growth_value(Card card) const {
  const CattleRow& row = cattle_row(card);
  const CattleRow& into = cattle_row(row.grows_into);
  return into.victory_points - row.victory_points + w_.grown_at_once;
}

double MoveEvaluator::worst_in_hand() const {
  if (me().hand.objectives != 0) return 0;
  double worst = 5;
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (me().hand.cattle[card] > 0) worst = std::min(worst, counts_in_hand(card));
  }
  return worst;
}

// The value of discarding a card for a new one.
double MoveEvaluator::discard_value(Card card) const {
  return breeding_ * (new_card_ - counts_in_hand(card)) - kTieBreak * keep_rank(card) -
         next_trip_chance_ * sale_value(card);
}
double MoveEvaluator::discard_pair_value(Card first, Card second) const {
  const bool last = at(in_hand_, breed_of(first)) == 2;
  return breeding_ * (2 * new_card_ - (last ? breeding_value(first) : 0)) -
         kTieBreak * (cattle_row(first).victory_points + cattle_row(second).victory_points);
}

double MoveEvaluator::draw_value(int cards) const {
  return breeding_ * card_swap_ * (1 + w_.draw_repeat * (cards - 1));
}

// The value of a new card in the herd: its points, and its use in deliveries after the next
// shuffle.
double MoveEvaluator::cattle_value(Card card) const {
  const double adds = breeding_value(card) - w_.common_card;
  const double trips = std::max(0.0, trips_ - w_.trip_in_hand);
  const double value = cattle_row(card).victory_points + at(task_value_, task_of(card)) +
                       adds * trips * w_.cattle_in_hand * (w_.breeding_floor + dollar_);
  return breed_of(card) == Breed::kOrange ? value + orange_value(card, trips) : value;
}

// Simmental grows with every sale, Brahman pays with every sale.
double MoveEvaluator::orange_value(Card card, double trips) const {
  double sales = trips * w_.cattle_in_hand;
  double value = dollar_ * cattle_row(card).dollars * sales;
  for (Card stage = card; cattle_row(stage).grows_into != 0; stage = cattle_row(stage).grows_into) {
    const Card into = cattle_row(stage).grows_into;
    const double grows = std::min(1.0, sales);
    sales = std::max(0.0, sales - 1);
    const int better = breeding_value(into) - breeding_value(stage);
    value += grows * (cattle_row(into).victory_points - cattle_row(stage).victory_points) +
             better * sales * (w_.breeding_floor + dollar_);
  }
  return value;
}

double MoveEvaluator::remove_value(Card card) const {
  if (is_objective(card)) return w_.hand_clog - objective_value(card);
  if (breed_of(card) == Breed::kOrange) return -cattle_value(card);
  switch (breeding_value(card)) {
    case 1:
      return w_.remove_grey * std::min(1.0, trips_ / 3);
    case 2:
      return w_.remove_low * std::min(1.0, trips_ / 3);
    default:
      return -cattle_value(card);
  }
}

double MoveEvaluator::certificates_value(int steps) const {
  const int reached = std::min(me().certificates + steps, certificate_limit(me()));
  if (reached <= me().certificates) return 0;
  return certificate_value() *
         (at(kCertificateTrack, reached).certificates - temporary_certificates(me()));
}
double MoveEvaluator::certificate_value() const {
  return breeding_ + (has_master_scoring(StationMasterScore::kPerTwoCertificates) ? 1.0 : 0.0);
}
// The value of the delivery after an exchange; the best cards stay, as many as before.
double MoveEvaluator::delivery_with(BreedValues values) const {
  const int room = static_cast<int>(me().hand.size());
  std::sort(values.begin(), values.end(), std::greater<>());
  int herd = permanent_certificates(me());
  for (int i = 0; i < std::min(room, kBreeds); ++i) herd += at(values, i);
  return delivery_value(herd);
}

// The expected value of the delivery after drawing `cards` cards from one pile. An objective card
// adds nothing.
double MoveEvaluator::expected_exchange_delivery(int cards) const {
  BreedValues values{};
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (me().hand.cattle[card] > 0) count_in(values, card);
  }
  Pile pile = me().draw;
  if (static_cast<int>(pile.size()) < cards) pile.add_all(me().discard);
  return expected_delivery_after_draw(values, pile, cards);
}

double MoveEvaluator::expected_delivery_after_draw(const BreedValues& values, const Pile& pile,
                                                   int cards) const {
  const double size = pile.size();
  if (cards == 0 || size == 0) return delivery_with(values);
  double sum = 0;
  const int blanks = std::popcount(pile.objectives);
  if (blanks > 0) {
    Pile rest = pile;
    rest.objectives &= rest.objectives - 1;
    sum += blanks * expected_delivery_after_draw(values, rest, cards - 1);
  }
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (pile.cattle[card] == 0) continue;
    Pile rest = pile;
    rest.cattle.remove(card);
    BreedValues with = values;
    count_in(with, card);
    sum += pile.cattle[card] * expected_delivery_after_draw(with, rest, cards - 1);
  }
  return sum / size;
}

int MoveEvaluator::good_cattle() const {
  int cards = 0;
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (breeding_value(card) < 3) continue;
    cards += me().hand.cattle[card] + me().draw.cattle[card] + me().discard.cattle[card];
  }
  return cards;
}

// Breeding value of the best hand that the whole herd could give.
int MoveEvaluator::best_of_herd() const {
  BreedValues values{};
  for (Card card = 0; card < kCattleKinds; ++card) {
    const int all = me().hand.cattle[card] + me().draw.cattle[card] + me().discard.cattle[card];
    if (all > 0) count_in(values, card);
  }
  std::sort(values.begin(), values.end(), std::greater<>());
  int sum = 0;
  for (int i = 0; i < hand_limit(me()); ++i) sum += at(values, i);
  return sum;
}

// The value of discarding the cattle cards of value 2 whose loss costs least.
double MoveEvaluator::best_office_discards(int cards) const {
  double first = kNever;
  double second = kNever;
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (breeding_value(card) != 2) continue;
    for (int copies = me().hand.cattle[card]; copies > 0; --copies) {
      const double value = discard_value(card);
      second = std::max(second, std::min(first, value));
      first = std::max(first, value);
    }
  }
  return cards > 1 ? first + second : first;
}

double MoveEvaluator::best_removal(int cards) const {
  double value = 0;
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (me().hand.cattle[card] > 0) {
      value = std::max(value, remove_value(card) + discard_value(card));
    }
  }
  return value * cards;
}

double MoveEvaluator::purchase_value(Move move) const {
  const PurchaseRow& row = kPurchaseTable[move.a];
  double value = cattle_value(move.b) - dollar_ * row.dollars - w_.cowboy_kept * row.cowboys;
  if (move.kind == MoveKind::kBuyTwo) {
    const bool alike = breed_of(move.b) == breed_of(move.c);
    value += cattle_value(move.c) - (alike ? 0.3 : 0);
  }
  return value;
}

// The greedy series of purchases: the best one, again and again while it pays.
Offer MoveEvaluator::best_purchases() {
  const std::uint16_t dollars = me().dollars;
  int cowboys = workers(me(), Worker::kCowboy);
  Offer sum{0, 0};
  while (cowboys > 0) {
    s_.stack.push_back({DecisionKind::kBuyCattle, static_cast<std::uint8_t>(cowboys), 1});
    MoveList list;
    legal_moves(s_, list);
    s_.stack.pop_back();
    double found = 0;
    Move chosen{MoveKind::kDone};
    for (const Move move : list) {
      if (move.kind != MoveKind::kBuyOne && move.kind != MoveKind::kBuyTwo) continue;
      const double value = purchase_value(move);
      if (value > found) {
        found = value;
        chosen = move;
      }
    }
    if (chosen.kind == MoveKind::kDone) break;
    const PurchaseRow& row = kPurchaseTable[chosen.a];
    sum.value += found;
    sum.price += row.dollars;
    me().dollars = static_cast<std::uint16_t>(me().dollars - row.dollars);
    cowboys -= row.cowboys;
  }
  me().dollars = dollars;
  return sum;
}

double MoveEvaluator::discard_gain(const Decision& decision) const {
  if (decision.kind != DecisionKind::kDiscardForGain) return 0;
  return dollar_ * decision.b + certificates_value(decision.c & ~kThenObjective);
}

}  // namespace drover::trail::heuristics
