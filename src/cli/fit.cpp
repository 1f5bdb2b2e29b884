// drover fit: plays games between bots and fits the evaluation's weights to them by ridge
// regression. The weights predict the points that a seat will still score; they are the weights.ini
// of a family.
//
// Games are distributed over a fixed number of lanes. Each lane has sums of its own, which are
// added in the order of the lanes, so the weights do not depend on the number of threads.
#include <algorithm>
#include <array>
#include <numeric>

#include "bots/bot.h"
#include "cli/cli.h"
#include "game/drawn_options.h"
#include "game/thinker.h"
#include "kit/weights_file.h"
#include "learn/correlation.h"
#include "learn/regression.h"

namespace drover::cli {

namespace {

struct FitArguments {
  std::string into;
  std::string family = "all";
  std::string bots = "greedy";
  std::int64_t games = 6000;
  std::uint64_t seed = 1;
  double ridge = 0.0003;
  int threads = 0;
};

// A table of weights, and the game it is fitted on.
struct WeightTable {
  const game::Game* game;
  game::WeightPart weights;
};
struct Family {
  std::string_view name;  // also the name of its folder below src
  std::vector<WeightTable> tables;
};

std::vector<Family> all_families() {
  std::vector<Family> families;
  for (const game::Game* game : game::all_games()) {
    const std::string_view name = game->info().family;
    auto family = std::find_if(families.begin(), families.end(),
                               [&](const Family& one) { return one.name == name; });
    if (family == families.end()) family = families.insert(family, {name, {}});
    for (const game::WeightPart& weights : game->info().weights) {
      family->tables.push_back({game, weights});
    }
  }
  return families;
}

constexpr std::uint64_t kLanes = 16;
// One game in so many is held out, to test the weights on games they were not fitted to.
constexpr std::uint64_t kHeldOut = 10;
// Percentage of turns that explore: all their moves are drawn from the best few by the heuristic,
// so that positions occur which the bot alone would never reach.
constexpr std::uint32_t kExplorationPercent = 25;
constexpr std::size_t kExplorationMoves = 6;  // number of best moves to draw from

// A position between two turns, as one seat's example for the regression.
struct Example {
  std::vector<float> features;
  std::vector<float> now;    // the current score by category
  std::vector<float> added;  // the points scored from then to the end, by category
};

// ---- Games --------------------------------------------------------------------------------------

// A start for which the table's weights apply; everything else is drawn at random.
game::Position random_start(const WeightTable& table, core::Rng& rng) {
  const game::Game& game = *table.game;
  const game::WeightPart& weights = table.weights;
  const game::GameInfo& info = game.info();
  for (;;) {
    game::Setup setup;
    setup.seed = rng.next();
    if (!weights.option.empty()) setup.options[std::string(weights.option)] = weights.value;
    const auto choices = static_cast<std::uint32_t>(info.max_players - info.min_players + 1);
    setup.players = info.min_players + static_cast<int>(rng.below(choices));
    game::draw_options(info, setup, rng);
    const auto start = game.setup(setup);
    if (start && (!weights.automas || game.automas(*start) > 0)) return *start;
  }
}

// A random move of the kExplorationMoves best by the heuristic.
game::Move exploration_move(const game::Position& position, core::Rng& rng) {
  const game::Game& game = position.game();
  game::MoveList legal;
  game.legal(position, legal);
  std::array<double, game::MoveList::capacity()> values;
  game.thinker().heuristic(position, legal, values.data());
  std::vector<std::size_t> order(legal.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return values[a] > values[b]; });
  const auto choices = static_cast<std::uint32_t>(std::min(kExplorationMoves, legal.size()));
  return legal[order[rng.below(choices)]];
}

class Collector {
 public:
  Collector(const WeightTable& table, const game::Game& game, const std::vector<std::string>& bots)
      : table_(table), game_(game) {
    for (const std::string& name : bots) {
      for (int seat = 0; seat < game::kMaxSeats; ++seat) bots_.push_back(bots::make_bot(name));
    }
  }

  // Plays a game and returns examples of the positions between its turns.
  const std::vector<Example>& play(std::uint64_t seed) {
    core::Rng rng = core::Rng::from_seed(seed);
    game::Position position = random_start(table_, rng);
    const std::size_t kind =
        rng.below(static_cast<std::uint32_t>(bots_.size())) / game::kMaxSeats * game::kMaxSeats;
    for (std::size_t seat = 0; seat < game::kMaxSeats; ++seat) bots_[kind + seat]->new_game();
    examples_.clear();
    seat_of_.clear();
    int turn = -1;
    bool exploring = false;
    while (!game_.over(position)) {
      if (game_.turn(position) != turn) {
        turn = game_.turn(position);
        exploring = rng.below(100) < kExplorationPercent;
        describe(position);
      }
      const auto seat = static_cast<std::size_t>(game_.actor(position));
      const game::Move move = exploring ? exploration_move(position, rng)
                                        : bots::decide(*bots_[kind + seat], position, rng);
      game_.apply(position, move);
    }
    finish(game_.scores(position));
    return examples_;
  }

 private:
  void describe(const game::Position& position) {
    const game::Scores scores = game_.scores(position);
    const int people = game_.players(position);
    for (int seat = table_.weights.automas ? people : 0;
         seat < (table_.weights.automas ? scores.seats : people); ++seat) {
      Example example;
      example.features.resize(game_.thinker().feature_names().size());
      game_.thinker().features(position, seat, example.features.data());
      const auto* points = scores.points[seat];
      example.now.assign(points, points + scores.categories);
      examples_.push_back(std::move(example));
      seat_of_.push_back(seat);
    }
  }

  void finish(const game::Scores& scores) {
    for (std::size_t i = 0; i < examples_.size(); ++i) {
      Example& example = examples_[i];
      for (std::size_t c = 0; c < example.now.size(); ++c) {
        const auto last = static_cast<float>(scores.points[seat_of_[i]][c]);
        example.added.push_back(last - example.now[c]);
      }
    }
  }

  const WeightTable& table_;
  const game::Game& game_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;  // one of each bot for each seat
  std::vector<Example> examples_;
  std::vector<int> seat_of_;
};

// ---- The fit ------------------------------------------------------------------------------------

struct Lane {
  Lane(std::size_t features, std::size_t categories) : sums(features, categories) {}
  learn::StagedRegression sums;
  std::int64_t examples = 0;
  std::vector<Example> held_out;
};

double sum_of(const std::vector<float>& values) {
  double sum = 0;
  for (const float value : values) sum += static_cast<double>(value);
  return sum;
}

class Fit {
 public:
  Fit(const FitArguments& arguments, const WeightTable& table)
      : arguments_(arguments),
        table_(table),
        game_(*table.game),
        features_(game_.thinker().feature_names().size()),
        categories_(game_.info().categories.size()) {}

  learn::FittedWeights run(int threads) {
    std::vector<Lane> lanes(kLanes, Lane(features_, categories_));
    run_in_parallel(threads, static_cast<int>(kLanes), [&](int number) {
      const auto lane = static_cast<std::size_t>(number);
      fill(lanes[lane], lane);
    });
    learn::StagedRegression all(features_, categories_);
    std::int64_t examples = 0;
    for (const Lane& lane : lanes) {
      all.add(lane.sums);
      examples += lane.examples;
    }
    learn::FittedWeights weights = all.solve(arguments_.ridge);
    report(weights, lanes, examples);
    return weights;
  }

 private:
  void fill(Lane& lane, std::uint64_t number) const {
    Collector collector(table_, game_, bots::split_line_up(arguments_.bots));
    const auto games = static_cast<std::uint64_t>(arguments_.games);
    for (std::uint64_t index = number; index < games; index += kLanes) {
      const std::vector<Example>& examples =
          collector.play(game::derive_seed(arguments_.seed, index, 0));
      if (index / kLanes % kHeldOut == kHeldOut - 1) {
        lane.held_out.insert(lane.held_out.end(), examples.begin(), examples.end());
        continue;
      }
      for (const Example& example : examples) {
        lane.sums.add(example.features.data(), example.added.data());
      }
      lane.examples += static_cast<std::int64_t>(examples.size());
    }
  }

  void report(const learn::FittedWeights& weights, const std::vector<Lane>& lanes,
              std::int64_t examples) const {
    constexpr std::array<std::string_view, 4> kNames{"first third", "second third", "last third",
                                                     "last turn"};
    std::array<learn::Correlation, kNames.size()> now;
    std::array<learn::Correlation, kNames.size()> expected;
    std::vector<double> added(categories_);
    for (const Lane& lane : lanes) {
      for (const Example& example : lane.held_out) {
        const float stage = example.features[0];
        if (stage >= core::kFinishedStage) continue;
        const auto bin =
            stage >= core::kLastTurnStage
                ? kNames.size() - 1
                : std::min<std::size_t>(2, static_cast<std::size_t>(3 * stage / core::kLateStage));
        weights.estimate(example.features.data(), added.data());
        const double score = sum_of(example.now);
        const double truth = score + sum_of(example.added);
        double forecast = score;
        for (const double points : added) forecast += points;
        now[bin].add(score, truth);
        expected[bin].add(forecast, truth);
      }
    }
    say("{}: {}, fitted on {} positions\n", game_.info().name, table_.weights.title, examples);
    std::vector<std::vector<std::string>> rows{
        {"on other games", "positions", "correlation of score", "of expectation", "error"}};
    for (std::size_t i = 0; i < kNames.size(); ++i) {
      if (now[i].count() == 0) continue;
      rows.push_back({std::string(kNames[i]), fmt::format("{}", now[i].count()),
                      fmt::format("{:.3f}", now[i].value()),
                      fmt::format("{:.3f}", expected[i].value()),
                      fmt::format("{:.2f}", expected[i].error())});
    }
    say_text(text_table(rows));
    say("\n");
  }

  const FitArguments& arguments_;
  const WeightTable& table_;
  const game::Game& game_;
  const std::size_t features_;
  const std::size_t categories_;
};

// ---- The file -----------------------------------------------------------------------------------

void append_thousandths(const learn::FittedWeights& weights, std::size_t features,
                        std::size_t categories, std::vector<std::int32_t>& out) {
  for (std::size_t stage = 0; stage < core::kStages; ++stage) {
    for (std::size_t f = 0; f < features; ++f) {
      for (std::size_t c = 0; c < categories; ++c) {
        out.push_back(static_cast<std::int32_t>(std::lround(1000 * weights.at(stage, f, c))));
      }
    }
  }
}

kit::WeightsLayout layout_of(const Family& family) {
  const game::Game& game = *family.tables.front().game;
  std::vector<std::string_view> tables;
  for (const WeightTable& table : family.tables) tables.push_back(table.weights.title);
  return kit::evaluation_layout(tables, game.thinker().feature_names(), game.info().categories);
}

void fit_family(const FitArguments& arguments, const Family& family) {
  std::vector<std::int32_t> thousandths;
  for (const WeightTable& table : family.tables) {
    const game::Game& game = *table.game;
    append_thousandths(Fit(arguments, table).run(arguments.threads),
                       game.thinker().feature_names().size(), game.info().categories.size(),
                       thousandths);
  }
  if (arguments.into.empty()) return;
  const std::string path = fmt::format("{}/{}/heuristic/weights.ini", arguments.into, family.name);
  const std::string text = kit::weights_text(
      "Written by `drover fit` (docs/bots.md): points that a unit of the feature adds to what is "
      "still "
      "to come.",
      layout_of(family), thousandths);
  if (const auto error = write_file(path, text)) {
    throw Failure(error->sentence);
  }
  say("{} written\n", path);
}

void fit(FitArguments& arguments) {
  arguments.threads = threads_or_cores(arguments.threads);
  for (const std::string& bot : bots::split_line_up(arguments.bots)) {
    if (const auto error = bots::check_bot(bot)) throw Failure(error->sentence);
  }
  std::string names;
  bool found = false;
  for (const Family& family : all_families()) {
    names += fmt::format("{}, ", family.name);
    if (arguments.family != "all" && arguments.family != family.name) continue;
    found = true;
    fit_family(arguments, family);
  }
  if (!found) fail("There is no family \"{}\"; there are: {}all.", arguments.family, names);
}

}  // namespace

void add_fit(Command& app) {
  Command command =
      app.add_subcommand("fit", "Fit the weights of the bots' evaluation on games between bots");
  command.footer(R"(
Bots play against themselves, sometimes exploring other moves for a turn. For every position
between two turns, ridge regression finds weights that predict from its features what each
seat will still score in each category. One game in ten is held out to measure the
prediction. The same options always give the same weights.)");
  auto arguments = std::make_shared<FitArguments>();
  add_into_option(command, arguments->into);
  command.add_option("--family", arguments->family, "A family of games, or all").show_default();
  command
      .add_option("--bots", arguments->bots, "Bots; each game draws one of them for all its seats")
      .show_default();
  command.add_number("--games", arguments->games, "Games for each table of weights", 200,
                     10'000'000);
  command.add_option("--seed", arguments->seed, "Random seed").show_default();
  command.add_number("--ridge", arguments->ridge,
                     "Ridge penalty: the part by which the diagonal is raised", 0.0, 1.0);
  add_core_threads_option(command, arguments->threads);
  command.callback([arguments] { fit(*arguments); });
}

}  // namespace drover::cli
