// What makes a search strong or weak, in one place. docs/bots.md says which figures matches
// support.
#pragma once

namespace drover::bots::search {

struct Tuning {
  // Turns of each seat after the root at which a playout ends and the expectation takes over.
  float playout_rounds = 100;
  // How far an untried or seldom tried move is trusted, per unit of prior.
  float exploration = 0.4F;
  // Points by the rule of thumb that make a move e times as likely a priori.
  float temperature = 3;
  // Part of the prior that is the same for every move: none is ever ruled out.
  float open_mind = 0.1F;
  // An untried move is held to be this much worse than its siblings on average.
  float untried = 0.02F;

  // What a game's net says (net/network.h), where there is one: its part of the prior of moves, and
  // its part of what a position is worth where the tree ends; the playout has the rest.
  float net_prior = 0;
  float net_value = 0;
  // Where a playout stops before the end, the net judges instead of the linear expectation.
  float net_end = 0;

  // What an outcome is worth: part for the chance to win, the rest for the own points.
  float win_part = 0.25F;
  float duel_part = 0.9F;    // the same with two seats: what the rival loses is won
  float margin_scale = 25;   // points ahead that make the odds e to 1
  float points_scale = 200;  // own points that count as 1

  constexpr bool asks_net() const { return net_prior > 0 || net_value > 0 || net_end > 0; }
  // The same where there is none to ask.
  constexpr Tuning without_net() const {
    Tuning plain = *this;
    if (net_end > 0) plain.playout_rounds = Tuning{}.playout_rounds;
    plain.net_prior = plain.net_value = plain.net_end = 0;
    return plain;
  }
};

// With what a net has learned (docs/learning.md): it says what to try, and what a position is worth
// where the tree ends and again three rounds later.
inline constexpr Tuning kLearned{
    .playout_rounds = 3, .net_prior = 1, .net_value = 0.6F, .net_end = 1};
// The same where people are told what to expect: playouts go on to the end, for their points, and
// weigh more.
inline constexpr Tuning kTelling{.net_prior = 1, .net_value = 0.3F};

}  // namespace drover::bots::search
