#include "table/solo.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace drover::table {

namespace {

constexpr int kPerson = 0;  // the seats of automas follow

}  // namespace

bool is_solo(const game::Position& position) {
  const game::Game& game = position.game();
  return game.players(position) == 1 && game.automas(position) > 0;
}

SoloResult solo_result(const game::Position& end, int moves) {
  const game::Game& game = end.game();
  assert(is_solo(end) && game.over(end));
  const game::Scores scores = game.scores(end);
  SoloResult result;
  result.score = scores.total(kPerson);
  result.best_opponent = std::numeric_limits<int>::min();
  for (int seat = kPerson + 1; seat < scores.seats; ++seat) {
    result.best_opponent = std::max(result.best_opponent, scores.total(seat));
  }
  result.won = game.winners(end) == 1U << kPerson;
  result.turns = game.turn(end);
  result.moves = moves;
  for (int c = 0; c < scores.categories; ++c) {
    result.categories.emplace_back(game.info().categories[static_cast<std::size_t>(c)],
                                   scores.points[kPerson][c]);
  }
  return result;
}

}  // namespace drover::table
