#include "trail/rules/turn.h"

#include "trail/rules/cards.h"
#include "trail/rules/limits.h"

namespace drover::trail {

void begin_turn(Play& play, Seat seat) {
  State& s = play.s;
  s.current = seat;
  ++s.turn;
  s.copies_used = 0;
  s.letters_used = 0;
  s.numbers_used = 0;
  play.report(EventKind::kTurnBegan, 0, 0, 0, s.turn);
  play.push(DecisionKind::kDrawPhase);
  if (s.is_automa(seat)) {
    play.push(DecisionKind::kAutomaTurn);
    return;
  }
  if (play.me().herder != kNowhere) {
    play.push(DecisionKind::kMove);
    return;
  }
  play.push(DecisionKind::kPlaceHerder);
  // Second edition: later seats begin with more cards and cut their hand down now (R21).
  const int excess = static_cast<int>(play.me().hand.size()) - kHandOnFirstTurn;
  if (excess > 0) play.push(DecisionKind::kDiscardCards, excess);
}

void end_turn(Play& play) {
  State& s = play.s;
  // A deck too small to fill the hand leaves a smaller hand (R20).
  const int missing = hand_limit(play.me()) - static_cast<int>(play.me().hand.size());
  if (missing > 0 && !s.is_automa(s.current)) draw_cards(play, missing);
  const auto next = static_cast<Seat>((s.current + 1) % s.players());
  // After the job market token is taken, every other player has one more turn (R88).
  if (s.token_holder == next) {
    play.report(EventKind::kGameEnded);
    play.push(DecisionKind::kGameOver);
    return;
  }
  begin_turn(play, next);
}

}  // namespace drover::trail
