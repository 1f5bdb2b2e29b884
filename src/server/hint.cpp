#include "server/hint.h"

#include <algorithm>

#include "server/because.h"
#include "server/figures.h"

namespace drover::server {

namespace {

namespace json = boost::json;

constexpr std::size_t kMovesShown = 5;

void add_figures(const game::Game& game, const bots::search::AdvisedMove& move, json::object& out) {
  json::object categories;
  for (std::size_t c = 0; c < move.categories.size(); ++c) {
    categories[game.info().categories[c]] = points_figure(move.categories[c]);
  }
  out["expected"] = points_figure(move.score);
  out["win"] = chance_figure(move.win_chance);
  out["categories"] = std::move(categories);
}

}  // namespace

json::object hint_json(const game::Game& game, const bots::search::Advice& advice,
                       const std::vector<bots::search::Reason>& because) {
  json::array moves;
  for (std::size_t i = 0; i < std::min(kMovesShown, advice.moves.size()); ++i) {
    const bots::search::AdvisedMove& move = advice.moves[i];
    if (move.iterations == 0) break;
    json::object out{{"move", game.move_text(move.move)}, {"visits", chance_figure(move.share)}};
    if (advice.tells(i)) add_figures(game, move, out);
    moves.push_back(std::move(out));
  }
  return {{"moves", std::move(moves)},
          {"because", because_json(game, because)},
          {"iterations", advice.iterations}};
}

}  // namespace drover::server
