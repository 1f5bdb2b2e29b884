#include "elpaso/rules/turn.h"

#include "elpaso/rules/cards.h"
#include "elpaso/rules/sue.h"

namespace drover::elpaso {

namespace {

void count_turn(Play& play, Seat seat) {
  play.s.current = seat;
  ++play.s.turn;
  play.s.hand_shown = 0;
  play.report(EventKind::kTurnBegan, 0, 0, 0, play.s.turn);
}

// A seat has finished when its herder reaches the Simmental space. The game ends when it would be
// that seat's turn again: every other seat has had one more turn.
void next_turn(Play& play) {
  State& s = play.s;
  const Seat decided_last = s.current;
  for (;;) {
    const auto next = static_cast<Seat>((s.current + 1) % s.seats());
    if (next == s.finisher) {
      play.report(EventKind::kGameEnded);
      s.current = decided_last;
      play.push(DecisionKind::kGameOver);
      return;
    }
    if (next != s.sue_seat()) return begin_turn(play, next);
    count_turn(play, next);
    play_sue(play);
  }
}

}  // namespace

void begin_turn(Play& play, Seat seat) {
  count_turn(play, seat);
  play.push(DecisionKind::kDrawPhase);
  play.push(play.me().herder == kNowhere ? DecisionKind::kPlaceHerder : DecisionKind::kMove);
}

void draw_phase(Play& play) {
  fill_hand(play);
  if (play.s.finisher != kNobody) {
    play.push(DecisionKind::kLastChance);
  } else {
    next_turn(play);
  }
}

void legal_end(const State&, const Decision&, MoveList& list) { list.push_back({MoveKind::kEnd}); }

void apply_last_chance(Play& play, const Decision&, Move) {
  play.s.stack.pop_back();
  next_turn(play);
}

}  // namespace drover::elpaso
