// Benchmarks of the search (iterations a second) and of the nets (positions a second), for each
// game, on one core:
//   drover_bench --benchmark_filter='search|net'
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "bots/bot.h"
#include "bots/search/search_thread.h"
#include "game/game.h"
#include "net/network.h"

namespace drover::bots::search {
namespace {

struct Deal {
  const char* game;
  game::Setup setup;
};

// Every 40th view of a game between greedy bots, from the seat that has to decide.
std::vector<game::Position> views_of(const Deal& deal) {
  constexpr int kEvery = 40;
  const game::Game& game = *game::find_game(deal.game);
  auto position = *game.setup(deal.setup);
  const auto greedy = make_bot("greedy");
  core::Rng rng = core::Rng::from_seed(1);
  std::vector<game::Position> views;
  for (int i = 0; !game.over(position); ++i) {
    if (i % kEvery == 0) views.push_back(game.redact(position, game.actor(position)));
    game.apply(position, decide(*greedy, position, rng));
  }
  return views;
}

void search_iterations(benchmark::State& bench, const Deal& deal) {
  constexpr int kPerView = 50;
  const std::vector<game::Position> views = views_of(deal);
  SearchThread search_thread(Tuning{});
  std::size_t next = 0;
  for (auto _ : bench) {
    const game::Position& view = views[next];
    game::MoveList legal;
    view.game().legal(view, legal);
    search_thread.clear_tree();
    search_thread.set_position(view, legal, next);
    for (int i = 0; i < kPerView; ++i) search_thread.iterate();
    if (++next == views.size()) next = 0;
  }
  bench.SetItemsProcessed(bench.iterations() * kPerView);
}

BENCHMARK_CAPTURE(search_iterations, classic_2, Deal{"classic", {2, 1, {}}});
BENCHMARK_CAPTURE(search_iterations, classic_4, Deal{"classic", {4, 1, {}}});
BENCHMARK_CAPTURE(search_iterations, second_rails_2, Deal{"second", {2, 1, {{"rails", "second"}}}});
BENCHMARK_CAPTURE(search_iterations, elpaso_2, Deal{"elpaso", {2, 1, {}}});
BENCHMARK_CAPTURE(search_iterations, elpaso_1, Deal{"elpaso", {1, 1, {}}});

void net_forecasts(benchmark::State& bench, const Deal& deal) {
  const std::vector<game::Position> views = views_of(deal);
  net::Evaluator net(*net::Network::of(views[0].game()));
  std::size_t next = 0;
  for (auto _ : bench) {
    const game::Position& view = views[next];
    net.set_position(view, view.game().actor(view));
    benchmark::DoNotOptimize(net.forecast());
    if (++next == views.size()) next = 0;
  }
  bench.SetItemsProcessed(bench.iterations());
}

BENCHMARK_CAPTURE(net_forecasts, classic_2, Deal{"classic", {2, 1, {}}});
BENCHMARK_CAPTURE(net_forecasts, second_rails_2, Deal{"second", {2, 1, {{"rails", "second"}}}});
BENCHMARK_CAPTURE(net_forecasts, elpaso_2, Deal{"elpaso", {2, 1, {}}});

}  // namespace
}  // namespace drover::bots::search
