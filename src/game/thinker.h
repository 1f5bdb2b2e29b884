// Thinker: the part of a game that bots think with: the heuristic for moves, the static evaluation
// of positions with its features, and the prospects that explain a move.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/prospect.h"
#include "game/rules.h"
#include "kit/weights_file.h"

namespace drover::game {

// The estimated final score of every seat, by the categories of Scores.
struct Expectation {
  int seats = 0;
  int categories = 0;
  float points[kMaxSeats][kMaxCategories]{};
  float total(int seat) const {
    float sum = 0;
    for (int c = 0; c < categories; ++c) sum += points[seat][c];
    return sum;
  }
};

// The weights of a heuristic that has separate ones for games of one person against automas.
// `people`: the weights of all other games. `alone`: two sets, early game, then late game, tuned by
// `drover tune`; `alone_file` is the layout of their file.
struct HeuristicWeights {
  std::span<const double> people{};
  std::span<const double> alone{};
  const kit::WeightsLayout* alone_file = nullptr;
};

class Thinker {
 public:
  virtual ~Thinker() = default;

  // The heuristic value of each legal move, higher is better, written to out[0], out[1], ... It
  // uses only what the actor may know.
  virtual void heuristic(const Position& view, const MoveList& moves, double* out) const = 0;
  // The weights of the heuristic. Empty if it has none for games of one person against automas.
  virtual HeuristicWeights heuristic_weights() const { return {}; }
  // The heuristic for games of one person against automas, with `alone` in place of the weights of
  // that name. A heuristic without such weights ignores `alone`.
  virtual void solo_heuristic(const Position& view, const MoveList& moves, double* out,
                              std::span<const double> alone) const {
    (void)alone;
    heuristic(view, moves, out);
  }

  // The static evaluation: the estimated final scores of all seats, automas included. Takes true
  // positions, determinizations and views. Exact once the game is over. Takes about a microsecond
  // and does not allocate.
  virtual void estimate_scores(const Position& position, Expectation& out) const = 0;
  // The names of the features that the static evaluation is fitted on.
  virtual std::span<const std::string_view> feature_names() const = 0;
  // Writes the features of a seat to out[0], out[1], ..., in the order of feature_names().
  virtual void features(const Position& position, int seat, float* out) const = 0;

  // Carries out a legal move in a determinization for `viewer` and adds to `out` what that seat
  // gains by it, as far as it is worth naming. Cards and tiles hidden in `view`, the viewer's own
  // view, are left out of the prospects: the determinization only guessed them.
  virtual void apply_with_prospects(Position& position, Move move, const Position& view, int viewer,
                                    std::vector<Prospect>& out) const = 0;
  // The prospect without its details, such as "hire a worker" for "hire a cowboy"; none if it is
  // not worth naming without them.
  virtual std::optional<Prospect> without_details(Prospect prospect) const = 0;
  // How important a prospect is as a reason for a move, compared with others of the game.
  virtual int weight(Prospect prospect) const = 0;
};

}  // namespace drover::game
