// drover tune: optimises the heuristic weights for one person against automas, and writes them to
// the solo_weights.ini of a family.
//
// The method is an evolution strategy with mirrored sampling. A trial adds a small random step with
// random signs to all weights, subtracts it from them, and plays the same games with both. The
// differences of all trials estimate the gradient, which Adam follows. All random numbers come from
// the seed, and sums are added in a fixed order, so the weights do not depend on the number of
// threads.
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "bots/argmax.h"
#include "cli/cli.h"
#include "game/drawn_options.h"
#include "game/thinker.h"
#include "kit/weights_file.h"

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

using Weights = std::vector<double>;

// The unit of a weight's steps: this share of its starting value, and at least kMinUnit.
constexpr double kRelativeUnit = 0.3;
constexpr double kMinUnit = 0.15;
// The lead in points at which the odds of winning are e to 1. The objective is the chance to win
// and not the own score, because a longer game brings more points but favours the automas.
constexpr double kLeadScale = 25;
// The learning rate falls linearly to this share by the last step.
constexpr double kFinalRateShare = 0.1;
// Decay rates of Adam's first and second moment.
constexpr double kMomentumDecay = 0.9;
constexpr double kVarianceDecay = 0.99;

// ---- Games --------------------------------------------------------------------------------------

std::vector<const game::Game*> games_of_family(std::string_view family) {
  std::vector<const game::Game*> games;
  for (const game::Game* game : game::all_games()) {
    if (game->info().family == family && !game->thinker().heuristic_weights().alone.empty()) {
      games.push_back(game);
    }
  }
  return games;
}

// The weights to start from: those of a table of people, once for the beginning of the game and
// once for its end.
Weights start_weights(const std::vector<const game::Game*>& games) {
  const auto people = games.front()->thinker().heuristic_weights().people;
  Weights start(people.begin(), people.end());
  start.insert(start.end(), people.begin(), people.end());
  return start;
}

// The set-up of one person against that automa at its hardest level.
game::Setup hardest_setup(const game::Game& game, const game::AutomaInfo& automa) {
  game::Setup setup;
  setup.players = 1;
  for (const kit::OptionChoice& choice : automa.alone) {
    setup.options[std::string(choice.option)] = choice.value;
  }
  setup.options[std::string(automa.level_option)] =
      game::first_values(game.info(), automa.level_option, automa.levels).back();
  return setup;
}

// A start against a random automa of these games, with the other options drawn at random.
game::Position random_start(const std::vector<const game::Game*>& games, core::Rng& rng) {
  for (;;) {
    const game::Game& game = *games[rng.below(static_cast<std::uint32_t>(games.size()))];
    const auto automas = game.info().automas;
    game::Setup setup =
        hardest_setup(game, automas[rng.below(static_cast<std::uint32_t>(automas.size()))]);
    setup.seed = rng.next();
    game::draw_options(game.info(), setup, rng);
    auto start = game.setup(setup);
    if (start && game.players(*start) == 1) return *start;
  }
}

// Plays a game as the bot `greedy` does, with these weights, and returns the person's lead in
// points over the best opponent.
int lead_after_game(game::Position position, const Weights& weights, core::Rng rng) {
  const game::Game& game = position.game();
  game::MoveList legal;
  std::array<double, game::MoveList::capacity()> values;
  while (!game.over(position)) {
    game.legal(position, legal);
    std::size_t best = 0;
    if (legal.size() > 1) {
      game.thinker().solo_heuristic(position, legal, values.data(), weights);
      best = bots::argmax(values.data(), legal.size(), rng);
    }
    game.apply(position, legal[best]);
  }
  const game::Scores scores = game.scores(position);
  int other = scores.total(1);
  for (int seat = 2; seat < scores.seats; ++seat) other = std::max(other, scores.total(seat));
  return scores.total(0) - other;
}

// The chance to win that corresponds to a lead.
double win_chance(int lead) { return 1 / (1 + std::exp(-lead / kLeadScale)); }

// ---- The search for better weights --------------------------------------------------------------

class Tuner {
 public:
  Tuner(const TuneArguments& arguments, const std::vector<const game::Game*>& games)
      : arguments_(arguments), games_(games), weights_(start_weights(games)) {
    for (const double weight : weights_) {
      unit_.push_back(std::max(kRelativeUnit * std::abs(weight), kMinUnit));
    }
    momentum_.resize(weights_.size());
    variance_.resize(weights_.size());
  }

  Weights run() {
    ProgressBar bar;
    for (int step = 1; step <= arguments_.steps; ++step) {
      take_step(step);
      bar.show(step, arguments_.steps, fmt::format("chance {:.3f}", mean_win_chance_));
    }
    bar.wipe();
    // Rounded as in the file, so that the report is about the written weights.
    for (double& weight : weights_) weight = std::round(weight * 1000) / 1000;
    return weights_;
  }

 private:
  struct Trial {
    double difference = 0;
    double mean = 0;
  };

  void take_step(int step) {
    std::vector<Trial> trials(static_cast<std::size_t>(arguments_.trials));
    run_in_parallel(arguments_.threads, arguments_.trials, [&](int number) {
      trials[static_cast<std::size_t>(number)] = trial(step, number);
    });
    Weights gradient(weights_.size());
    double mean = 0;
    for (int number = 0; number < arguments_.trials; ++number) {
      const Trial& trial = trials[static_cast<std::size_t>(number)];
      mean += trial.mean / arguments_.trials;
      core::Rng rng = perturbation_rng(step, number);
      for (double& part : gradient) part += random_sign(rng) * trial.difference;
    }
    mean_win_chance_ = step == 1 ? mean : 0.95 * mean_win_chance_ + 0.05 * mean;
    update_weights(gradient, step);
  }

  // Plays the same games with the weights moved in one random direction and in the opposite one.
  Trial trial(int step, int number) const {
    core::Rng rng = perturbation_rng(step, number);
    Weights up = weights_;
    Weights down = weights_;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const double move = random_sign(rng) * arguments_.reach * unit_[i];
      up[i] += move;
      down[i] -= move;
    }
    Trial sum;
    for (int i = 0; i < arguments_.games; ++i) {
      const game::Position start = random_start(games_, rng);
      const core::Rng ties = core::Rng::from_seed(rng.next());
      const double one = win_chance(lead_after_game(start, up, ties));
      const double other = win_chance(lead_after_game(start, down, ties));
      sum.difference += (one - other) / arguments_.games;
      sum.mean += (one + other) / 2 / arguments_.games;
    }
    return sum;
  }

  core::Rng perturbation_rng(int step, int number) const {
    return core::Rng::from_seed(game::derive_seed(arguments_.seed, static_cast<std::uint64_t>(step),
                                                  static_cast<std::uint64_t>(number)));
  }
  static double random_sign(core::Rng& rng) { return rng.below(2) == 0 ? -1 : 1; }

  // A step of Adam (Kingma and Ba).
  void update_weights(const Weights& gradient, int step) {
    const double done = static_cast<double>(step - 1) / arguments_.steps;
    const double rate = arguments_.rate * (1 - (1 - kFinalRateShare) * done);
    const double momentum_correction = 1 - std::pow(kMomentumDecay, step);
    const double variance_correction = 1 - std::pow(kVarianceDecay, step);
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      momentum_[i] += (1 - kMomentumDecay) * (gradient[i] - momentum_[i]);
      variance_[i] += (1 - kVarianceDecay) * (gradient[i] * gradient[i] - variance_[i]);
      const double spread = std::sqrt(variance_[i] / variance_correction);
      if (spread > 0) weights_[i] += rate * unit_[i] * momentum_[i] / momentum_correction / spread;
    }
  }

  const TuneArguments& arguments_;
  const std::vector<const game::Game*>& games_;
  Weights weights_;
  Weights unit_;
  Weights momentum_;
  Weights variance_;
  double mean_win_chance_ = 0;
};

// ---- The report ---------------------------------------------------------------------------------

struct Outcome {
  double won = 0;
  double lead = 0;
};

Outcome check_weights(const TuneArguments& arguments, const game::Position& sample,
                      const Weights& weights) {
  std::vector<int> leads(static_cast<std::size_t>(arguments.check));
  run_in_parallel(arguments.threads, arguments.check, [&](int number) {
    core::Rng rng = core::Rng::from_seed(
        game::derive_seed(~arguments.seed, static_cast<std::uint64_t>(number), 0));
    const game::Position start = sample.game().new_game_like(sample, rng.next());
    leads[static_cast<std::size_t>(number)] = lead_after_game(start, weights, rng);
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
            const Weights& tuned) {
  const Weights people = start_weights(games);
  std::vector<std::vector<std::string>> rows{
      {"at the hardest", "won as with people", "lead", "won as tuned", "lead"}};
  for (const game::Game* game : games) {
    for (const game::AutomaInfo& automa : game->info().automas) {
      const game::Position start = value_or_fail(game->setup(hardest_setup(*game, automa)));
      std::vector<std::string> row{fmt::format("{}, {}", automa.title, game->info().name)};
      for (const Weights* weights : {&people, &tuned}) {
        const Outcome outcome = check_weights(arguments, start, *weights);
        row.push_back(fmt::format("{:.1f} %", 100 * outcome.won));
        row.push_back(fmt::format("{:+.1f}", outcome.lead));
      }
      rows.push_back(std::move(row));
    }
  }
  say_text(text_table(rows));
}

std::string file_text(const kit::WeightsLayout& layout, const Weights& weights) {
  std::vector<std::int32_t> thousandths;
  for (const double weight : weights) {
    thousandths.push_back(static_cast<std::int32_t>(std::lround(1000 * weight)));
  }
  return kit::weights_text(
      "Written by `drover tune` (docs/bots.md): the heuristic weights of one person against "
      "automas.",
      layout, thousandths);
}

void tune(TuneArguments& arguments) {
  arguments.threads = threads_or_cores(arguments.threads);
  const auto games = games_of_family(arguments.family);
  if (games.empty()) {
    fail("There is no family \"{}\" with figures of its own for one person against automas.",
         arguments.family);
  }
  const std::string folder = fmt::format("{}/{}/heuristic", arguments.into, arguments.family);
  if (!arguments.into.empty() && !std::filesystem::is_directory(folder)) {
    fail("There is no folder {}.", folder);
  }
  const Weights tuned = Tuner(arguments, games).run();
  report(arguments, games, tuned);
  if (arguments.into.empty()) return;
  const kit::WeightsLayout& layout = *games.front()->thinker().heuristic_weights().alone_file;
  const std::string path = folder + "/solo_weights.ini";
  if (const auto error = write_file(path, file_text(layout, tuned))) throw Failure(error->sentence);
  say("{} written\n", path);
}

}  // namespace

void add_tune(Command& app) {
  Command command =
      app.add_subcommand("tune", "Tune the heuristic weights of one person against automas");
  command.footer(R"(
Beginning with the weights for a table of people, every step changes all weights at random a
little up or down, plays both directions in the same games against the hardest automas, and
follows the better one. The same options always give the same weights.)");
  auto arguments = std::make_shared<TuneArguments>();
  add_into_option(command, arguments->into);
  command.add_option("--family", arguments->family, "A family of games").show_default();
  command.add_number("--steps", arguments->steps, "Steps", 1, 1'000'000);
  command.add_number("--trials", arguments->trials,
                     "Trials in a step: random changes of all weights", 1, 10'000);
  command.add_number("--games", arguments->games, "Games for each direction of a trial", 1, 10'000);
  command.add_number("--reach", arguments->reach, "How far a trial moves the weights", 0.001, 10.0);
  command.add_number("--rate", arguments->rate, "How far a step moves them at first", 0.0, 10.0);
  command.add_number("--check", arguments->check, "Games against each automa in the report", 1,
                     1'000'000);
  command.add_option("--seed", arguments->seed, "Random seed").show_default();
  add_core_threads_option(command, arguments->threads);
  command.callback([arguments] { tune(*arguments); });
}

}  // namespace drover::cli
