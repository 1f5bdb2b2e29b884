#include <cmath>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/heuristic/move_evaluator.h"

namespace drover::elpaso::heuristics {

double MoveEvaluator::cattle_value(Card card) const {
  const double better = breeding_value(card) - kWeights.common_card;
  return points_of(card) + element_value(card) +
         better * kWeights.breeding * kWeights.in_hand_share * trips_;
}

double MoveEvaluator::disc_value(int disc) const {
  const double later = std::max(0.0, trips_ - 1) + kWeights.first_lap_trips * time_share();
  return at(kWeights.disc_per_trip, disc) * later + dollars_value(at(kDiscTable, disc).dollars);
}

// The value of the best disc that may be placed on the post; kNever if there is none.
double MoveEvaluator::best_disc(int post) const {
  double best = kNever;
  bool light_left = false;
  for (int disc = 0; disc < kDiscs; ++disc) {
    if ((me_.discs >> disc & 1U) != 0 && !at(kDiscTable, disc).dark) light_left = true;
  }
  const bool dark_too = at(kPostTable, post).dark ||
                        (s_.options.dark_discs == DarkDiscs::kWhenNoneElse && !light_left);
  for (int disc = 0; disc < kDiscs; ++disc) {
    if ((me_.discs >> disc & 1U) == 0) continue;
    if (at(kDiscTable, disc).dark && !dark_too) continue;
    if (me_.dollars + kElPasoDollars + at(kDiscTable, disc).dollars < 0) continue;
    best = std::max(best, disc_value(disc));
  }
  return best;
}

// The value of a delivery to the post, without the certificates that it takes.
double MoveEvaluator::post_value(int post) {
  const PostRow& row = at(kPostTable, post);
  const double disc = best_disc(post);
  if (disc == kNever) return kNever;
  double value = row.points + disc;
  value += element_value(static_cast<Element>(kFirstPostElement + post));
  if (row.dark) value += element_value(kDarkDiscElement);
  const ActionSpan actions = at(kPostSpans, post);
  for (int i = 0; i < actions.count; ++i) {
    value += best_choice(me_.dollars, actions.first + i, 0).value;
  }
  return value;
}

// The value of the best delivery with a hand of breeding value `total` and so many more
// certificates.
double MoveEvaluator::delivery_points(int total, int more_certificates) {
  if (!posts_evaluated_) {
    posts_evaluated_ = true;
    for (int post = 0; post < kPosts; ++post) {
      const bool taken = at(me_.posts, post) > 0 && !at(kPostTable, post).repeatable;
      at(post_value_, post) = taken ? kNever : post_value(post);
    }
  }
  const int certificates = std::min<int>(me_.certificates + more_certificates, kMostCertificates);
  double best = 0;
  for (int post = 0; post < kPosts; ++post) {
    const int needed = std::max(0, at(kPostTable, post).value - total);
    if (needed > certificates) continue;
    best = std::max(best, at(post_value_, post) - needed * kept_certificate_value());
  }
  return best;
}
double MoveEvaluator::interpolated_delivery_points(double total) {
  const int low = std::clamp(static_cast<int>(total), 0, kHighestHandValue);
  const double part = std::clamp(total - low, 0.0, 1.0);
  return delivery_points(low) * (1 - part) + delivery_points(low + 1) * part;
}

// The value of an arrival at El Paso without the delivery.
double MoveEvaluator::arrival_value() const {
  double value = dollars_value(kElPasoDollars);
  if (s_.simmental > 0) {
    value += cattle_value(card_of(Breed::kSimmental));
  } else if (s_.finisher == kNobody) {
    value += kSimmentalSpacePoints;
  }
  return value;
}

// The average breeding value of a hand drawn from all cattle cards owned.
double MoveEvaluator::typical_hand_value() const {
  const int limit = hand_limit(me_);
  double sum = permanent_certificates(me_) + kWeights.choice_gain;
  for (Card card = 0; card < kBreeds; ++card) {
    if (owned_[card] == 0) continue;
    const double missing = std::pow(1 - static_cast<double>(owned_[card]) / cattle_, limit);
    sum += breeding_value(card) * (1 - missing);
  }
  return sum;
}

bool MoveEvaluator::at_delivery() const {
  for (const Decision& decision : s_.stack) {
    if (decision.kind == DecisionKind::kDeliver) return true;
  }
  return false;
}

// The share of a hand card's value that counts now, before the next delivery.
double MoveEvaluator::hand_card_share() const {
  if (me_.herder == kNowhere) return kWeights.hand_share_far;
  return steps_to(s_, me_.herder, kElPaso) <= step_limit(me_) ? kWeights.hand_share_near
                                                              : kWeights.hand_share_far;
}

int MoveEvaluator::delivery_value_without(Card card) const {
  PlayerState copy = me_;
  copy.hand.remove(card);
  return delivery_value(copy);
}

// The value of replacing a hand card by a newly drawn one.
double MoveEvaluator::leaving_hand_value(Card card) {
  if (last_turn_) return 0;
  return leaving_hand_value_.at(card, [&] {
    const double lost = delivery_value(me_) - delivery_value_without(card) - kWeights.drawn_card;
    return -lost * kWeights.breeding * hand_card_share() * std::min(1.0, trips_);
  });
}

double MoveEvaluator::hand_value_without(Card card) {
  const int total = delivery_value_without(card);
  // Among equal cards for the delivery, the one with the lower breeding value is discarded.
  const double little = -0.01 * breeding_value(card);
  return (at_delivery() ? delivery_points(total) : total * kWeights.breeding * hand_card_share()) +
         little;
}

// The expected value of an exchange: drawing one card, then discarding the least valuable one.
double MoveEvaluator::exchange_gain() {
  if (last_turn_ && !at_delivery()) return 0;
  const bool delivering = at_delivery();
  const Pile& pile = me_.draw.empty() ? me_.discard : me_.draw;
  const int now = delivery_value(me_);
  const double before = delivering ? delivery_points(now) : now;
  double sum = 0;
  int cards = 0;
  for (Card drawn = 0; drawn < kBreeds; ++drawn) {
    if (pile[drawn] == 0) continue;
    PlayerState copy = me_;
    copy.hand.add(drawn);
    double best = kNever;
    for (Card gone = 0; gone < kBreeds; ++gone) {
      if (copy.hand[gone] == 0) continue;
      copy.hand.remove(gone);
      const int total = delivery_value(copy);
      best = std::max(best, delivering ? delivery_points(total) : total);
      copy.hand.add(gone);
    }
    sum += pile[drawn] * (best - before);
    cards += pile[drawn];
  }
  if (cards == 0) return 0;
  const double mean = sum / cards;
  return delivering ? mean : mean * kWeights.breeding * hand_card_share();
}

// The value of using an exchange token. Tokens are used at deliveries only, where the gain of an
// exchange is known.
double MoveEvaluator::use_token_value() {
  if (s_.stack.back().kind != DecisionKind::kDeliver) return kUnwanted;
  const double gain = exchange_gain() - token_value();
  return gain > 0 ? gain + kIncomePriority : kUnwanted;
}

}  // namespace drover::elpaso::heuristics
