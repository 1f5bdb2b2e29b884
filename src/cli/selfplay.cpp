// drover selfplay: plays games between bots and writes examples for the training of a net
// (docs/learning.md).
#include "learn/selfplay.h"

#include <algorithm>

#include "bots/bot.h"
#include "cli/cli.h"

namespace drover::cli {

namespace {

struct SelfplayArguments {
  SetupOptions setup;
  std::string out;
  std::string bots = "greedy";
  learn::SelfplayPlan plan;
};

void run_selfplay(SelfplayArguments& arguments) {
  learn::SelfplayPlan& plan = arguments.plan;
  plan.threads = threads_or_cores(plan.threads);
  plan.game = &game_of(arguments.setup);
  plan.options = setup_of(arguments.setup).options;
  plan.seed = arguments.setup.seed;
  plan.bots = bots::split_line_up(arguments.bots);
  const auto report = value_or_fail(learn::selfplay(plan, arguments.out));
  say("{} games, {} examples: {} from exploration, {} from the teacher\n", report.games,
      report.examples, report.exploration_examples, report.teacher_examples);
}

}  // namespace

void add_selfplay(Command& app) {
  Command command =
      app.add_subcommand("selfplay", "Let bots play and write examples that a network learns from");
  command.footer(
      "Every game draws one of the bots for all its seats. In some turns moves are drawn from "
      "those\n"
      "that look best; in others a teacher plays: a search whose visit counts are written down. "
      "The\n"
      "files OUT.json, OUT.positions and OUT.moves are described in docs/learning.md. The same "
      "options\n"
      "always give the same files, unless a bot has a time limit.");
  auto arguments = std::make_shared<SelfplayArguments>();
  learn::SelfplayPlan& plan = arguments->plan;
  add_game_option(command, arguments->setup);
  add_option_option(command, arguments->setup);
  add_seed_option(command, arguments->setup);
  command.add_option("--out", arguments->out, "Path of the output files, without their endings")
      .required();
  command
      .add_option("--players", plan.players,
                  "Number of players; 0 draws it, two in half of the games")
      .in_range(0, game::kMaxSeats)
      .show_default();
  command
      .add_option("--random-options", plan.random_options_percent,
                  "Percentage of games with randomly drawn options")
      .in_range(0, 100)
      .show_default();
  command.add_option("--bots", arguments->bots, "The bots").show_default();
  command.add_option("--teacher", plan.teacher, "The teacher, such as search:iterations=128");
  command
      .add_option("--teacher-turns", plan.teacher_turns_permille,
                  "Turns in a thousand that the teacher plays")
      .in_range(0, 1000)
      .show_default();
  command
      .add_option("--sample", plan.sample_interval,
                  "Keep one in this many of the other decisions as an example; 0: none")
      .in_range(0, 1'000'000)
      .show_default();
  command
      .add_option("--exploration", plan.exploration_permille,
                  "Decisions per thousand drawn from the best-looking moves; all become examples")
      .in_range(0, 1000)
      .show_default();
  command
      .add_option("--exploration-turns", plan.random_turns_percent,
                  "Percentage of turns whose moves are drawn from the best-looking ones")
      .in_range(0, 100)
      .show_default();
  command.add_flag("--net-selfplay", plan.net_selfplay,
                   "The game's net plays, samples its moves and records their outcome");
  command
      .add_option("--win-weight", plan.win_share_permille,
                  "Weight of winning with more than two players, in thousandths")
      .in_range(0, 1000)
      .show_default();
  command.add_option("--games", plan.games, "How many games")
      .in_range(1, 100'000'000)
      .show_default();
  command
      .add_option("--seconds", plan.seconds, "Begin no game after this many seconds; 0: no limit")
      .in_range(0.0, 1'000'000.0)
      .show_default();
  command.add_option("--threads", plan.threads, "Threads; 0 for one on each core").show_default();
  command.accept_former_name("--drawn", "--random-options");
  command.accept_former_name("--taught", "--teacher-turns");
  command.accept_former_name("--stray", "--exploration");
  command.accept_former_name("--adventures", "--exploration-turns");
  command.accept_former_name("--practice", "--net-selfplay");
  command.accept_former_name("--win", "--win-weight");
  command.callback([arguments] { run_selfplay(*arguments); });
}

}  // namespace drover::cli
