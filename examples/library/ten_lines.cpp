// Plays a game between two bots with the installed library and prints its score.
#include <fmt/format.h>

#include "bots/match.h"
#include "version.h"

int main() {
  const drover::game::Game& game = *drover::game::find_game("classic");
  drover::game::Position position = *game.setup({.players = 2, .seed = 7, .options = {}});
  const std::array<std::string, 2> bots{"greedy", "random"};
  drover::bots::Match(bots).play(position, 7, 0);
  const drover::game::Scores scores = game.scores(position);
  fmt::print("drover {}: greedy {}, random {}\n", DROVER_VERSION, scores.total(0), scores.total(1));
  return scores.total(0) > scores.total(1) ? 0 : 1;
}
