#include "api/hint.h"

#include <algorithm>

#include "bots/search/advice_search.h"
#include "table/advice_reasons.h"
#include "table/rounding.h"

namespace drover::api {

namespace {

namespace json = boost::json;

constexpr std::size_t kMaxMovesInHint = 5;

void add_figures(const game::Game& game, const bots::search::AdvisedMove& move, json::object& out) {
  json::object categories;
  for (std::size_t c = 0; c < move.categories.size(); ++c) {
    categories[game.info().categories[c]] = table::round_points(move.categories[c]);
  }
  out["expected"] = table::round_points(move.score);
  out["win"] = table::round_chance(move.win_chance);
  out["categories"] = std::move(categories);
}

}  // namespace

json::object hint_json(const game::Position& view, const bots::search::Advice& advice,
                       const std::vector<bots::search::Reason>& because) {
  const game::Game& game = view.game();
  json::array moves;
  for (std::size_t i = 0; i < std::min(kMaxMovesInHint, advice.moves.size()); ++i) {
    const bots::search::AdvisedMove& move = advice.moves[i];
    if (move.iterations == 0) break;
    json::object out{{"move", game.move_text(move.move)},
                     {"visits", table::round_chance(move.share)}};
    if (advice.is_reliable(i)) add_figures(game, move, out);
    moves.push_back(std::move(out));
  }
  return {{"moves", std::move(moves)},
          {"because", table::advice_reasons_json(view, because)},
          {"iterations", advice.iterations}};
}

json::object find_hint(const table::AdviceTurn& turn, const bots::search::Budget& budget,
                       const bots::Clock& clock) {
  const bots::search::AdviceSearch found(turn.view, budget, turn.seed, clock);
  return hint_json(turn.view, found.advice(), found.reasons());
}

}  // namespace drover::api
