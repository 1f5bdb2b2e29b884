#include "elpaso/rules/el_paso.h"

#include <optional>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/rules/cards.h"
#include "elpaso/rules/location.h"

namespace drover::elpaso {

namespace {

constexpr unsigned dark_discs() {
  unsigned set = 0;
  for (unsigned i = 0; i < kDiscs; ++i) set |= kDiscTable[i].dark ? 1U << i : 0U;
  return set;
}
constexpr unsigned kDarkDiscs = dark_discs();

// The player's discs that may go onto the post and can be paid for.
unsigned discs_for(const State& state, int post) {
  const PlayerState& me = state.me();
  unsigned discs = me.discs;
  if (!at(kPostTable, post).dark) {
    const unsigned light = discs & ~kDarkDiscs;
    // Ruling 10: strictly, a dark disc never goes onto a light post.
    const bool dark_allowed = state.options.dark_discs == DarkDiscs::kWhenNoneElse && light == 0;
    if (!dark_allowed) discs = light;
  }
  for (const int disc : bits<int>(discs)) {
    if (me.dollars + at(kDiscTable, disc).dollars < 0) discs &= ~(1U << disc);
  }
  return discs;
}

// Calls `use(post, certificates)` for each post the player can deliver to.
template <class Use>
void for_each_delivery(const State& state, Use use) {
  const PlayerState& me = state.me();
  const int value = delivery_value(me);
  for (std::uint8_t post = 0; post < kPosts; ++post) {
    const PostRow& row = kPostTable[post];
    const int certificates = std::max(0, row.value - value);
    if (certificates > me.certificates) continue;
    if (me.posts[post] > 0 && !row.repeatable) continue;
    if (discs_for(state, post) != 0) use(post, certificates);
  }
}

void show_hand(Play& play) {
  play.s.hand_shown = 1;
  play.me().known = play.me().hand;
  play.report(EventKind::kHandShown, 0, 0, 0, delivery_value(play.me()));
}

}  // namespace

void arrive_at_el_paso(Play& play) {
  // A move action that ends here ends the action phase (ruling 5).
  drop_open_actions(play);
  play.report(EventKind::kArrived);
  play.gain_dollars(kElPasoDollars);
  take_simmental(play);
  play.push(DecisionKind::kEndDelivery);
  play.push(DecisionKind::kDeliver);
}

void take_simmental(Play& play) {
  State& s = play.s;
  if (s.simmental > 0) {
    --s.simmental;
    play.me().discard.add(card_of(Breed::kSimmental));
    play.report(EventKind::kSimmentalTaken);
    if (s.simmental == 0) play.report(EventKind::kEndTriggered);
  } else if (s.finisher == kNobody) {
    s.finisher = s.current;
    play.report(EventKind::kFinished);
  }
}

void legal_deliver(const State& state, const Decision&, MoveList& list) {
  const std::size_t before = list.size();
  for_each_delivery(state, [&](std::uint8_t post, int certificates) {
    list.push_back({MoveKind::kDeliver, post, static_cast<std::uint8_t>(certificates)});
  });
  // A player who can place a disc must place one (ruling 11).
  if (list.size() == before) list.push_back({MoveKind::kSkip});
}

int dollars_for_delivery(const State& state) {
  std::optional<int> least;
  for_each_delivery(state, [&](std::uint8_t post, int) {
    const int dollars = dollars_for_disc(state, post);
    least = std::min(least.value_or(dollars), dollars);
  });
  return least.value_or(0);
}

void apply_deliver(Play& play, const Decision&, Move move) {
  play.s.stack.pop_back();
  show_hand(play);
  if (move.kind == MoveKind::kSkip) {
    play.report(EventKind::kForfeited);
    return;
  }
  play.spend_certificates(move.b);
  play.report(EventKind::kDelivered, move.a, move.b);
  play.push(DecisionKind::kDisc, move.a);
}

void legal_disc(const State& state, const Decision& decision, MoveList& list) {
  kit::list_each(MoveKind::kDisc, bits<std::uint8_t>(discs_for(state, decision.a)), list);
}

int dollars_for_disc(const State& state, int post) {
  int least = state.me().dollars;
  for (const int disc : bits<int>(discs_for(state, post))) {
    least = std::min(least, -at(kDiscTable, disc).dollars);
  }
  return std::max(0, least);
}

// The disc's money and ability first, then the post's effect (rulings 12, 14).
void apply_disc(Play& play, const Decision& decision, Move move) {
  PlayerState& me = play.me();
  play.s.stack.pop_back();
  me.discs = static_cast<std::uint8_t>(me.discs & ~(1U << move.a));
  ++me.posts[decision.a];
  play.report(EventKind::kDiscPlaced, decision.a, move.a);
  const int dollars = kDiscTable[move.a].dollars;
  if (dollars >= 0) {
    play.gain_dollars(dollars);
  } else {
    play.pay_dollars(-dollars);
  }
  give_reward(play, kPostSpans[decision.a]);
}

void apply_end_delivery(Play& play, const Decision&, Move) {
  play.s.stack.pop_back();
  discard_hand(play);
}

}  // namespace drover::elpaso
