#include <cmath>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/think/advice/advisor.h"

namespace drover::elpaso::advice {

double Advisor::cattle_value(Card card) const {
  const double better = breeding_value(card) - kWeights.common_card;
  return points_of(card) + element(card) + better * kWeights.breeding * kWeights.in_hand * trips_;
}

double Advisor::disc_value(int disc) const {
  const double later = std::max(0.0, trips_ - 1) + kWeights.first_lap * time();
  return at(kWeights.disc_per_trip, disc) * later + dollars(at(kDiscTable, disc).dollars);
}

// The best disc that may go there; nothing placed is worth nothing.
double Advisor::best_disc(int post) const {
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

// A delivery there, without the certificates it takes.
double Advisor::post_value(int post) {
  const PostRow& row = at(kPostTable, post);
  const double disc = best_disc(post);
  if (disc == kNever) return kNever;
  double worth = row.points + disc;
  worth += element(static_cast<Element>(kFirstPostElement + post));
  if (row.dark) worth += element(kDarkDiscElement);
  const ActionSpan actions = at(kPostSpans, post);
  for (int i = 0; i < actions.count; ++i) {
    worth += best_choice(me_.dollars, actions.first + i, 0).value;
  }
  return worth;
}

// The best delivery with a hand of that value, and some certificates more or fewer.
double Advisor::delivery(int total, int more_certificates) {
  if (!posts_known_) {
    posts_known_ = true;
    for (int post = 0; post < kPosts; ++post) {
      const bool taken = at(me_.posts, post) > 0 && !at(kPostTable, post).repeatable;
      at(posts_, post) = taken ? kNever : post_value(post);
    }
  }
  const int certificates = std::min<int>(me_.certificates + more_certificates, kMostCertificates);
  double best = 0;
  for (int post = 0; post < kPosts; ++post) {
    const int needed = std::max(0, at(kPostTable, post).value - total);
    if (needed > certificates) continue;
    best = std::max(best, at(posts_, post) - needed * certificate_kept());
  }
  return best;
}
double Advisor::delivery_between(double total) {
  const int low = std::clamp(static_cast<int>(total), 0, kMostTotal);
  const double part = std::clamp(total - low, 0.0, 1.0);
  return delivery(low) * (1 - part) + delivery(low + 1) * part;
}

// An arrival at El Paso apart from the delivery itself.
double Advisor::arrival() const {
  double worth = dollars(kElPasoDollars);
  if (s_.simmental > 0) {
    worth += cattle_value(card_of(Breed::kSimmental));
  } else if (s_.finisher == kNobody) {
    worth += kSimmentalSpacePoints;
  }
  return worth;
}

// The value a hand drawn from the whole herd has on average.
double Advisor::typical_hand() const {
  const int limit = hand_limit(me_);
  double sum = permanent_certificates(me_) + kWeights.chosen;
  for (Card card = 0; card < kBreeds; ++card) {
    if (owned_[card] == 0) continue;
    const double missing = std::pow(1 - static_cast<double>(owned_[card]) / cattle_, limit);
    sum += breeding_value(card) * (1 - missing);
  }
  return sum;
}

bool Advisor::at_delivery() const {
  for (const Decision& decision : s_.stack) {
    if (decision.kind == DecisionKind::kDeliver) return true;
  }
  return false;
}

// How much of the next delivery's value a hand card counts for now.
double Advisor::held() const {
  if (me_.herder == kNowhere) return kWeights.held_far;
  return steps_to(s_, me_.herder, kElPaso) <= step_limit(me_) ? kWeights.held_near
                                                              : kWeights.held_far;
}

int Advisor::value_without(Card card) const {
  PlayerState copy = me_;
  copy.hand.remove(card);
  return delivery_value(copy);
}

// A card leaves the hand and another will be drawn for it.
double Advisor::leaving_hand(Card card) {
  if (last_turn_) return 0;
  return leaving_.at(card, [&] {
    const double lost = delivery_value(me_) - value_without(card) - kWeights.fresh_card;
    return -lost * kWeights.breeding * held() * std::min(1.0, trips_);
  });
}

double Advisor::hand_value_without(Card card) {
  const int total = value_without(card);
  // Among equals the card that is worth less goes.
  const double little = -0.01 * breeding_value(card);
  return (at_delivery() ? delivery(total) : total * kWeights.breeding * held()) + little;
}

// Draw one card, then discard the one that is missed least.
double Advisor::exchange_gain() {
  if (last_turn_ && !at_delivery()) return 0;
  const bool delivering = at_delivery();
  const Pile& pile = me_.draw.empty() ? me_.discard : me_.draw;
  const int now = delivery_value(me_);
  const double before = delivering ? delivery(now) : now;
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
      best = std::max(best, delivering ? delivery(total) : total);
      copy.hand.add(gone);
    }
    sum += pile[drawn] * (best - before);
    cards += pile[drawn];
  }
  if (cards == 0) return 0;
  const double mean = sum / cards;
  return delivering ? mean : mean * kWeights.breeding * held();
}

// Tokens are kept for deliveries: only there does an exchange show what it brings.
double Advisor::token_value() {
  if (s_.stack.back().kind != DecisionKind::kDeliver) return kUnwanted;
  const double gain = exchange_gain() - token();
  return gain > 0 ? gain + kFirst : kUnwanted;
}

}  // namespace drover::elpaso::advice
