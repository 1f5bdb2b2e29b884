#include "server/hint.h"

#include "server/figures.h"

namespace drover::server {

namespace {

namespace json = boost::json;

constexpr std::size_t kMovesShown = 5;

json::object move_json(const game::Game& game, const bots::search::AdvisedMove& move) {
  json::object categories;
  for (std::size_t c = 0; c < move.categories.size(); ++c) {
    categories[game.info().categories[c]] = points_figure(move.categories[c]);
  }
  return {{"move", game.move_text(move.move)},
          {"expected", points_figure(move.score)},
          {"win", chance_figure(move.win_chance)},
          {"visits", chance_figure(move.share)},
          {"categories", std::move(categories)}};
}

}  // namespace

json::object hint_json(const game::Game& game, const bots::search::Advice& advice) {
  json::array moves;
  for (const bots::search::AdvisedMove& move : advice.moves) {
    if (moves.size() == kMovesShown || move.iterations == 0) break;
    moves.push_back(move_json(game, move));
  }
  return {{"moves", std::move(moves)}, {"iterations", advice.iterations}};
}

}  // namespace drover::server
