// Benchmarks of the parts of the rules of Great Western Trail. `drover bench` measures whole games;
// these show which part takes how much time.
#include <array>
#include <vector>

#include <benchmark/benchmark.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "bots/match.h"
#include "game/trail_game.h"
#include "trail/heuristic/heuristic.h"
#include "trail/rules/rules.h"
#include "trail/serialization/json.h"

namespace drover::trail {
namespace {

constexpr std::uint64_t kSeed = 1;

Options four_players() {
  Options options;
  options.players = 4;
  return options;
}

struct Sample {
  State state;
  Move move;  // the one a random player made there
};

// Every decision of a few random games: typical positions.
const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = [] {
    std::vector<Sample> found;
    for (std::uint64_t game = 0; game < 4; ++game) {
      State state = setup(four_players(), kSeed + game);
      core::Rng rng = core::Rng::from_seed(kSeed + game);
      MoveList list;
      while (!over(state)) {
        legal_moves(state, list);
        const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        found.push_back({state, move});
        apply(state, move);
      }
    }
    return found;
  }();
  return all;
}

// Benchmarks `use(sample)` over the samples in turn.
template <class Use>
void bench_samples(benchmark::State& bench, Use use) {
  const std::vector<Sample>& all = samples();
  std::size_t next = 0;
  for (auto _ : bench) {
    use(all[next]);
    if (++next == all.size()) next = 0;
  }
  bench.SetItemsProcessed(bench.iterations());
}

void random_game(benchmark::State& bench) {
  Options options;
  options.players = static_cast<std::uint8_t>(bench.range(0));
  std::uint64_t seed = kSeed;
  std::int64_t decisions = 0;
  MoveList list;
  for (auto _ : bench) {
    State state = setup(options, seed);
    core::Rng rng = core::Rng::from_seed(seed++);
    while (!over(state)) {
      legal_moves(state, list);
      apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
      ++decisions;
    }
    for (Seat seat = 0; seat < options.players; ++seat)
      benchmark::DoNotOptimize(score(state, seat));
  }
  bench.counters["decisions"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}
BENCHMARK(random_game)->DenseRange(2, 4)->Unit(benchmark::kMicrosecond);

void set_up(benchmark::State& bench) {
  std::uint64_t seed = kSeed;
  for (auto _ : bench) benchmark::DoNotOptimize(setup(four_players(), seed++));
}
BENCHMARK(set_up);

void list_legal_moves(benchmark::State& bench) {
  MoveList list;
  bench_samples(bench, [&](const Sample& sample) {
    legal_moves(sample.state, list);
    benchmark::DoNotOptimize(list);
  });
}
BENCHMARK(list_legal_moves);

// Includes the copy, which the benchmark `copy` measures alone.
void copy_and_apply(benchmark::State& bench) {
  bench_samples(bench, [](const Sample& sample) {
    State state = sample.state;
    apply(state, sample.move);
    benchmark::DoNotOptimize(state);
  });
}
BENCHMARK(copy_and_apply);

void copy_and_apply_with_events(benchmark::State& bench) {
  EventList events;
  bench_samples(bench, [&](const Sample& sample) {
    State state = sample.state;
    events.reset();
    apply(state, sample.move, &events);
    benchmark::DoNotOptimize(state);
    benchmark::DoNotOptimize(events);
  });
}
BENCHMARK(copy_and_apply_with_events);

void copy(benchmark::State& bench) {
  bench_samples(bench, [](const Sample& sample) {
    State state = sample.state;
    benchmark::DoNotOptimize(state);
  });
}
BENCHMARK(copy);

void redact_for_actor(benchmark::State& bench) {
  bench_samples(bench, [](const Sample& sample) {
    benchmark::DoNotOptimize(redact(sample.state, actor(sample.state)));
  });
}
BENCHMARK(redact_for_actor);

void determinize_for_actor(benchmark::State& bench) {
  core::Rng rng = core::Rng::from_seed(kSeed);
  bench_samples(bench, [&](const Sample& sample) {
    benchmark::DoNotOptimize(determinize(sample.state, actor(sample.state), rng));
  });
}
BENCHMARK(determinize_for_actor);

void score_one_seat(benchmark::State& bench) {
  bench_samples(bench, [](const Sample& sample) {
    benchmark::DoNotOptimize(score(sample.state, actor(sample.state)));
  });
}
BENCHMARK(score_one_seat);

void heuristic_of_all_moves(benchmark::State& bench) {
  MoveList list;
  std::array<double, MoveList::capacity()> values;
  bench_samples(bench, [&](const Sample& sample) {
    legal_moves(sample.state, list);
    heuristic(sample.state, list, values.data());
    benchmark::DoNotOptimize(values);
  });
}
BENCHMARK(heuristic_of_all_moves);

void write_json(benchmark::State& bench) {
  bench_samples(bench, [](const Sample& sample) {
    benchmark::DoNotOptimize(boost::json::serialize(to_json(sample.state)));
  });
}
BENCHMARK(write_json);

void parse_json(benchmark::State& bench) {
  std::vector<std::string> texts;
  for (const Sample& sample : samples())
    texts.push_back(boost::json::serialize(to_json(sample.state)));
  std::size_t next = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(state_from_json(boost::json::parse(texts[next])));
    if (++next == texts.size()) next = 0;
  }
}
BENCHMARK(parse_json);

// Plays through the interface of game.h, as `drover simulate` does.
void bot_game(benchmark::State& bench, std::string_view bot) {
  const std::vector<std::string> names(4, std::string(bot));
  bots::Match match(names);
  std::uint64_t index = 0;
  for (auto _ : bench) {
    game::Setup setup;
    setup.players = 4;
    setup.seed = bots::Match::game_seed(kSeed, index);
    auto position = *game::classic_game().setup(setup);
    benchmark::DoNotOptimize(match.play(position, kSeed, index++));
  }
}
BENCHMARK_CAPTURE(bot_game, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(bot_game, greedy, "greedy")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace drover::trail
