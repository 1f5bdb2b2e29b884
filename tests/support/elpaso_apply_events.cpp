#include "support/elpaso_apply_events.h"

namespace drover::elpaso::test {

namespace {

void apply_event(State& t, const Event& e) {
  PlayerState& me = t.player[e.seat];
  const auto dollars = [&](int change) {
    me.dollars = static_cast<std::uint16_t>(me.dollars + change);
  };
  const auto leave_hand = [&](Card card) {
    me.hand.remove(card);
    if (me.known[card] > 0) me.known.remove(card);
  };
  switch (EventKind(e.kind)) {
    case EventKind::kTurnBegan:
      t.current = e.seat;
      t.turn = static_cast<std::uint16_t>(e.amount);
      t.hand_shown = 0;
      break;
    case EventKind::kHerderPlaced:
    case EventKind::kHerderStepped:
      me.herder = e.a;
      break;
    case EventKind::kDollarsGained:
      dollars(e.amount);
      break;
    case EventKind::kDollarsPaid:
      dollars(-e.amount);
      break;
    case EventKind::kTokensGained:
      me.tokens = static_cast<std::uint8_t>(me.tokens + e.amount);
      break;
    case EventKind::kTokenUsed:
      --me.tokens;
      break;
    case EventKind::kCardDrawn:
      me.draw.remove(e.a);
      me.hand.add(e.a);
      break;
    case EventKind::kWorkerDrawn:
      me.draw.remove(kFirstWorker + e.a);
      ++me.workers[e.a];
      break;
    case EventKind::kDeckShuffled:
      me.draw = me.discard;
      me.discard = Pile{};
      me.known = me.hand;
      break;
    case EventKind::kCardDiscarded:
      leave_hand(e.a);
      me.discard.add(e.a);
      break;
    case EventKind::kCardRemoved:
      leave_hand(e.a);
      t.box.add(e.a);
      break;
    case EventKind::kWorkerHired:
      --t.worker_stacks[e.a];
      ++me.workers[e.a];
      break;
    case EventKind::kWorkerDiscarded:
      --me.workers[e.a];
      me.discard.add(kFirstWorker + e.a);
      break;
    case EventKind::kCattleTaken:
      --t.market[e.a];
      me.discard.add(e.a);
      break;
    case EventKind::kSimmentalTaken:
      --t.simmental;
      me.discard.add(card_of(Breed::kSimmental));
      break;
    case EventKind::kObjectiveTaken:
      if (e.b == 0xff) {
        t.objective_stack &= ~objective_bit(e.a);
      } else {
        t.objective_display[e.b] = kNoTile;
      }
      me.objectives |= objective_bit(e.a);
      break;
    case EventKind::kObjectiveShown:
      t.objective_stack &= ~objective_bit(e.a);
      t.objective_display[e.b] = e.a;
      break;
    case EventKind::kBonusTaken:
      if (e.b == 0xff) {
        t.bonus_stack.remove(e.a);
      } else {
        t.bonus_display[e.b] = kNoTile;
      }
      me.bonus_tiles.add(e.a);
      break;
    case EventKind::kBonusShown:
      t.bonus_stack.remove(e.a);
      t.bonus_display[e.b] = e.a;
      break;
    case EventKind::kBuildingPlaced:
      --t.building_stacks[e.a];
      t.board[e.b] = building_on_board(e.seat, e.a);
      t.occupied = static_cast<SpaceSet>(t.occupied | bit(e.b));
      break;
    case EventKind::kBuildingRemoved:
      ++t.building_stacks[e.a];
      break;
    case EventKind::kCertificatesMoved:
      me.certificates = e.a;
      break;
    case EventKind::kHandShown:
      t.hand_shown = 1;
      me.known = me.hand;
      break;
    case EventKind::kDiscPlaced:
      ++me.posts[e.a];
      if (e.b == 0xff) {
        --t.sue.discs;
        if (e.a + 1 < kPosts) t.sue.next_post = static_cast<std::uint8_t>(e.a + 1);
      } else {
        me.discs = static_cast<std::uint8_t>(me.discs & ~(1U << e.b));
      }
      break;
    case EventKind::kFinished:
      t.finisher = e.seat;
      break;
    case EventKind::kAutomaShuffled:
      t.sue.deck = t.sue.discard;
      t.sue.discard = 0;
      break;
    case EventKind::kAutomaDrawn:
      t.sue.deck = static_cast<std::uint16_t>(t.sue.deck & ~(1U << e.a));
      t.sue.discard = static_cast<std::uint16_t>(t.sue.discard | 1U << e.a);
      break;
    case EventKind::kSueSupply:
      t.sue.supply.remove(e.a);
      if (is_worker(e.a)) {
        ++me.workers[e.b];
        if (worker_of(e.a) == Worker::kJoker) ++t.sue.jokers[e.b];
      } else {
        me.discard.add(e.a);
      }
      break;
    default:
      break;
  }
}

}  // namespace

void apply_events(State& table, const EventList& events) {
  for (const Event& event : events) apply_event(table, event);
}

State part_known_from_events(State state) {
  state.rng = core::Rng{};
  state.stack.clear();
  state.local.clear();
  state.current = 0;
  return state;
}

}  // namespace drover::elpaso::test
