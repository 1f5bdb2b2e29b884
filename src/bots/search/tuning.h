// The parameters that decide how strong a search is. docs/bots.md has the matches behind them.
#pragma once

namespace drover::bots::search {

struct Tuning {
  // Playout depth: a playout ends after this many turns of each seat, counted from the root, and
  // the game's expectation stands for the rest.
  float playout_rounds = 100;
  // PUCT: weight of the exploration term, which is proportional to the prior.
  float exploration = 0.4F;
  // Softmax temperature of the prior: points of the heuristic that make a move e times as likely.
  float temperature = 3;
  // Share of the prior that is uniform over the legal moves, so that no move is ruled out.
  float uniform_prior_share = 0.1F;
  // First-play urgency: an unvisited move counts as the mean value of its parent less this much.
  float first_play_urgency = 0.02F;

  // Shares of the game's net (net/network.h) where there is one. The heuristic has the rest of the
  // prior, the playout the rest of a leaf's value.
  float net_prior_share = 0;
  float net_value_share = 0;
  // 1: the net values a position where a playout stops before the end of the game; 0: the game's
  // linear expectation does.
  float net_at_playout_end = 0;

  // The value of an outcome (value.h): this share for the chance to win, the rest for own points.
  float win_chance_share = 0.25F;
  // Replaces win_chance_share with two seats, where a point that the rival loses is nearly as good
  // as an own one.
  float rival_loss_share = 0.9F;
  float margin_scale = 25;   // points of lead that raise the odds of winning e-fold
  float points_scale = 200;  // own points that count as 1

  constexpr bool uses_net() const {
    return net_prior_share > 0 || net_value_share > 0 || net_at_playout_end > 0;
  }
  // The tuning for a game that has no net. Playouts cut short for the net get the default depth.
  constexpr Tuning without_net() const {
    Tuning plain = *this;
    if (net_at_playout_end > 0) plain.playout_rounds = Tuning{}.playout_rounds;
    plain.net_prior_share = plain.net_value_share = plain.net_at_playout_end = 0;
    return plain;
  }
};

// Tuning of bots that search with a trained net (docs/learning.md): the net gives the prior, most
// of a leaf's value, and the value of the position three rounds later.
inline constexpr Tuning kNetTuning{
    .playout_rounds = 3, .net_prior_share = 1, .net_value_share = 0.6F, .net_at_playout_end = 1};
// Tuning of searches that advise people. Playouts go on to the end of the game, since their points
// are shown, and have a larger share of a leaf's value.
inline constexpr Tuning kAdviceTuning{.net_prior_share = 1, .net_value_share = 0.3F};

}  // namespace drover::bots::search
