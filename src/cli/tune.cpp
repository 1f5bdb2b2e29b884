// drover tune: tries other figures in the rules of thumb where one person plays against automas,
// and keeps what scores: the alone.inc of a family.
//
// An evolution strategy. In every step all figures are moved a little, each this way or that by the
// toss of a coin, and both ways are tried in the same games; what made a difference tells where to
// go. Everything drawn comes from the seed and all sums are added up in the same order: the figures
// are the same for any number of threads.
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "bots/best_of.h"
#include "cli/cli.h"
#include "game/drawn_options.h"

namespace drover::cli {

namespace {

struct TuneArguments {
  std::string into;
  std::string family = "trail";
  int steps = 2000;
  int trials = 96;
  int games = 12;
  double reach = 0.5;
  double rate = 0.08;
  int check = 2000;
  std::uint64_t seed = 1;
  int threads = 0;
};

using Figures = std::vector<double>;

// A figure is moved by a part of what it is at a table of people.
constexpr double kPart = 0.3;
constexpr double kLeast = 0.15;
// Points ahead that make the odds of winning e to 1. The own points alone would teach to make the
// game long, which automas gain more from.
constexpr double kLeadScale = 25;
// The rate falls to this part of itself by the end.
constexpr double kLastRate = 0.1;
// How much of what earlier steps said of the direction, and of how much it varies, still counts.
constexpr double kKeptDirection = 0.9;
constexpr double kKeptVariation = 0.99;

// ---- Games --------------------------------------------------------------------------------------

std::vector<const game::Game*> games_of_family(std::string_view family) {
  std::vector<const game::Game*> games;
  for (const game::Game* game : game::all_games()) {
    if (game->info().family == family && !game->thumb_figures().alone.empty()) {
      games.push_back(game);
    }
  }
  return games;
}

// Those of a table of people, for the beginning and for the end.
Figures people_twice(const std::vector<const game::Game*>& games) {
  const auto people = games.front()->thumb_figures().people;
  Figures twice(people.begin(), people.end());
  twice.insert(twice.end(), people.begin(), people.end());
  return twice;
}

// One person against that automa at its hardest.
game::Setup hardest(const game::Game& game, const game::AutomaInfo& automa) {
  game::Setup setup;
  setup.players = 1;
  for (const kit::OptionChoice& choice : automa.alone) {
    setup.options[std::string(choice.option)] = choice.value;
  }
  setup.options[std::string(automa.level_option)] =
      game::first_values(game.info(), automa.level_option, automa.levels).back();
  return setup;
}

// One of these with some other options.
game::Position some_start(const std::vector<const game::Game*>& games, core::Rng& rng) {
  for (;;) {
    const game::Game& game = *games[rng.below(static_cast<std::uint32_t>(games.size()))];
    const auto automas = game.info().automas;
    game::Setup setup =
        hardest(game, automas[rng.below(static_cast<std::uint32_t>(automas.size()))]);
    setup.seed = rng.next();
    game::draw_options(game.info(), setup, rng);
    auto start = game.setup(setup);
    if (start && game.players(*start) == 1) return *start;
  }
}

// Plays as `greedy` does, but by these figures, and returns how far ahead the person is.
int lead_by(game::Position position, const Figures& figures, core::Rng rng) {
  const game::Game& game = position.game();
  game::MoveList legal;
  std::array<double, game::MoveList::capacity()> worth;
  while (!game.over(position)) {
    game.legal(position, legal);
    std::size_t best = 0;
    if (legal.size() > 1) {
      game.rules_of_thumb_alone(position, legal, worth.data(), figures);
      best = bots::best_of(worth.data(), legal.size(), rng);
    }
    game.apply(position, legal[best]);
  }
  const game::Scores scores = game.scores(position);
  int other = scores.total(1);
  for (int seat = 2; seat < scores.seats; ++seat) other = std::max(other, scores.total(seat));
  return scores.total(0) - other;
}

// The chance to win that such a lead stands for.
double chance(int lead) { return 1 / (1 + std::exp(-lead / kLeadScale)); }

// ---- The search for better figures --------------------------------------------------------------

class Tuner {
 public:
  Tuner(const TuneArguments& arguments, const std::vector<const game::Game*>& games)
      : arguments_(arguments), games_(games), figures_(people_twice(games)) {
    for (const double figure : figures_) {
      unit_.push_back(std::max(kPart * std::abs(figure), kLeast));
    }
    direction_.resize(figures_.size());
    variation_.resize(figures_.size());
  }

  Figures run() {
    ProgressBar bar;
    for (int step = 1; step <= arguments_.steps; ++step) {
      take_step(step);
      bar.show(step, arguments_.steps, fmt::format("chance {:.3f}", chance_));
    }
    bar.wipe();
    // As they will be read from the file.
    for (double& figure : figures_) figure = std::round(figure * 1000) / 1000;
    return figures_;
  }

 private:
  struct Trial {
    double difference = 0;
    double mean = 0;
  };

  void take_step(int step) {
    std::vector<Trial> trials(static_cast<std::size_t>(arguments_.trials));
    side_by_side(arguments_.threads, arguments_.trials, [&](int number) {
      trials[static_cast<std::size_t>(number)] = trial(step, number);
    });
    Figures slope(figures_.size());
    double mean = 0;
    for (int number = 0; number < arguments_.trials; ++number) {
      const Trial& trial = trials[static_cast<std::size_t>(number)];
      mean += trial.mean / arguments_.trials;
      core::Rng coins = coins_of(step, number);
      for (double& part : slope) part += toss(coins) * trial.difference;
    }
    chance_ = step == 1 ? mean : 0.95 * chance_ + 0.05 * mean;
    follow(slope, step);
  }

  // Both ways of one toss of all the coins, in the same games.
  Trial trial(int step, int number) const {
    core::Rng coins = coins_of(step, number);
    Figures up = figures_;
    Figures down = figures_;
    for (std::size_t i = 0; i < figures_.size(); ++i) {
      const double move = toss(coins) * arguments_.reach * unit_[i];
      up[i] += move;
      down[i] -= move;
    }
    Trial sum;
    for (int i = 0; i < arguments_.games; ++i) {
      const game::Position start = some_start(games_, coins);
      const core::Rng ties = core::Rng::from_seed(coins.next());
      const double one = chance(lead_by(start, up, ties));
      const double other = chance(lead_by(start, down, ties));
      sum.difference += (one - other) / arguments_.games;
      sum.mean += (one + other) / 2 / arguments_.games;
    }
    return sum;
  }

  core::Rng coins_of(int step, int number) const {
    return core::Rng::from_seed(game::derive_seed(arguments_.seed, static_cast<std::uint64_t>(step),
                                                  static_cast<std::uint64_t>(number)));
  }
  static double toss(core::Rng& coins) { return coins.below(2) == 0 ? -1 : 1; }

  // A step of Adam (Kingma and Ba).
  void follow(const Figures& slope, int step) {
    const double done = static_cast<double>(step - 1) / arguments_.steps;
    const double rate = arguments_.rate * (1 - (1 - kLastRate) * done);
    const double seen = 1 - std::pow(kKeptDirection, step);
    const double varied = 1 - std::pow(kKeptVariation, step);
    for (std::size_t i = 0; i < figures_.size(); ++i) {
      direction_[i] += (1 - kKeptDirection) * (slope[i] - direction_[i]);
      variation_[i] += (1 - kKeptVariation) * (slope[i] * slope[i] - variation_[i]);
      const double spread = std::sqrt(variation_[i] / varied);
      if (spread > 0) figures_[i] += rate * unit_[i] * direction_[i] / seen / spread;
    }
  }

  const TuneArguments& arguments_;
  const std::vector<const game::Game*>& games_;
  Figures figures_;
  Figures unit_;
  Figures direction_;
  Figures variation_;
  double chance_ = 0;
};

// ---- What came of it ----------------------------------------------------------------------------

struct Outcome {
  double won = 0;
  double lead = 0;
};

Outcome outcome_of(const TuneArguments& arguments, const game::Position& like,
                   const Figures& figures) {
  std::vector<int> leads(static_cast<std::size_t>(arguments.check));
  side_by_side(arguments.threads, arguments.check, [&](int number) {
    core::Rng rng = core::Rng::from_seed(
        game::derive_seed(~arguments.seed, static_cast<std::uint64_t>(number), 0));
    const game::Position start = like.game().again(like, rng.next());
    leads[static_cast<std::size_t>(number)] = lead_by(start, figures, rng);
  });
  Outcome outcome;
  for (const int lead : leads) {
    outcome.won += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
    outcome.lead += lead;
  }
  outcome.won /= arguments.check;
  outcome.lead /= arguments.check;
  return outcome;
}

void report(const TuneArguments& arguments, const std::vector<const game::Game*>& games,
            const Figures& tuned) {
  const Figures people = people_twice(games);
  std::vector<std::vector<std::string>> rows{
      {"at the hardest", "won as with people", "lead", "won as tuned", "lead"}};
  for (const game::Game* game : games) {
    for (const game::AutomaInfo& automa : game->info().automas) {
      const game::Position start = value_or_fail(game->setup(hardest(*game, automa)));
      std::vector<std::string> row{fmt::format("{}, {}", automa.title, game->info().name)};
      for (const Figures* figures : {&people, &tuned}) {
        const Outcome outcome = outcome_of(arguments, start, *figures);
        row.push_back(fmt::format("{:.1f} %", 100 * outcome.won));
        row.push_back(fmt::format("{:+.1f}", outcome.lead));
      }
      rows.push_back(std::move(row));
    }
  }
  say_text(text_table(rows));
}

std::string file_text(const Figures& figures) {
  constexpr std::size_t kInLine = 10;
  const std::size_t half = figures.size() / 2;
  std::string text =
      "// Written by `drover tune` (docs/bots.md); not to be edited by hand.\n"
      "// The figures of weights.h in their order.\n";
  for (std::size_t phase = 0; phase < 2; ++phase) {
    text += phase == 0 ? "// As the game begins\n" : "// As it ends\n";
    for (std::size_t i = 0; i < half; ++i) {
      text += fmt::format("{:.3f},{}", figures[phase * half + i],
                          i % kInLine == kInLine - 1 || i + 1 == half ? "\n" : " ");
    }
  }
  return text;
}

void tune(TuneArguments& arguments) {
  arguments.threads = threads_or_cores(arguments.threads);
  const auto games = games_of_family(arguments.family);
  if (games.empty()) {
    fail("There is no family \"{}\" with figures of its own for one person against automas.",
         arguments.family);
  }
  const std::string folder = fmt::format("{}/{}/think/advice", arguments.into, arguments.family);
  if (!arguments.into.empty() && !std::filesystem::is_directory(folder)) {
    fail("There is no folder {}.", folder);
  }
  const Figures tuned = Tuner(arguments, games).run();
  report(arguments, games, tuned);
  if (arguments.into.empty()) return;
  const std::string path = folder + "/alone.inc";
  if (const auto error = write_file(path, file_text(tuned))) throw Failure(error->sentence);
  say("{} written\n", path);
}

}  // namespace

void add_tune(Command& app) {
  Command command =
      app.add_subcommand("tune", "Tune the heuristic weights of one person against automas");
  command.footer(
      "Beginning with the weights for a table of people, every step changes all weights at random "
      "a\n"
      "little up or down, plays both directions in the same games against the hardest automas, "
      "and\n"
      "follows the better one. The same options always give the same weights.");
  auto arguments = std::make_shared<TuneArguments>();
  command.add_option(
      "--into", arguments->into,
      "The folder src of the repository to write the weights into; without it they are "
      "only tested");
  command.add_option("--family", arguments->family, "A family of games").show_default();
  command.add_option("--steps", arguments->steps, "Steps").in_range(1, 1'000'000).show_default();
  command
      .add_option("--trials", arguments->trials, "Trials in a step: random changes of all weights")
      .in_range(1, 10'000)
      .show_default();
  command.add_option("--games", arguments->games, "Games for each direction of a trial")
      .in_range(1, 10'000)
      .show_default();
  command.add_option("--reach", arguments->reach, "How far a trial moves the weights")
      .in_range(0.001, 10.0)
      .show_default();
  command.add_option("--rate", arguments->rate, "How far a step moves them at first")
      .in_range(0.0, 10.0)
      .show_default();
  command.add_option("--check", arguments->check, "Games against each automa in the report")
      .in_range(1, 1'000'000)
      .show_default();
  command.add_option("--seed", arguments->seed, "Random seed").show_default();
  command.add_option("--threads", arguments->threads, "Threads; 0 for one on each core")
      .show_default();
  command.callback([arguments] { tune(*arguments); });
}

}  // namespace drover::cli
