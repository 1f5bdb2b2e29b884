#include "trail/rules/turn.h"

#include "trail/rules/cards.h"
#include "trail/rules/limits.h"

namespace drover::trail {

void begin_turn(Play& play, Seat seat) {
  State& s = play.s;
  s.current = seat;
  ++s.turn;
  s.copies_used = 0;
  play.report(EventKind::kTurnBegan, 0, 0, 0, s.turn);
  play.push(DecisionKind::kDrawPhase);
  play.push(play.me().herder == kNowhere ? DecisionKind::kPlaceHerder : DecisionKind::kMove);
}

void end_turn(Play& play) {
  State& s = play.s;
  // A deck too small to fill the hand leaves a smaller hand (R20).
  const int missing = hand_limit(play.me()) - static_cast<int>(play.me().hand.size());
  if (missing > 0) draw_cards(play, missing);
  const auto next = static_cast<Seat>((s.current + 1) % s.players());
  // Whoever took the job market token has had the last turn; every other player has one more (R88).
  if (s.token_holder == next) {
    play.report(EventKind::kGameEnded);
    play.push(DecisionKind::kGameOver);
    return;
  }
  begin_turn(play, next);
}

}  // namespace drover::trail
