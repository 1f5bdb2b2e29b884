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

// Adds the options of the tables at which bots play.
void add_table_options(Command& command, learn::SelfplayPlan& plan) {
  command.add_number("--players", plan.players,
                     "Number of players; 0 draws it, two in half of the games", 0, game::kMaxSeats);
  command.add_number("--random-options", plan.random_options_percent,
                     "Percentage of games with randomly drawn options", 0, 100);
}

// Adds the options that decide who makes a move and which moves become examples.
void add_example_options(Command& command, learn::SelfplayPlan& plan) {
  command.add_option("--teacher", plan.teacher, "The teacher, such as search:iterations=128");
  command.add_number("--teacher-turns", plan.teacher_turns_permille,
                     "Turns in a thousand that the teacher plays", 0, 1000);
  command.add_number("--sample", plan.sample_interval,
                     "Keep one in this many of the other decisions as an example; 0: none", 0,
                     1'000'000);
  command.add_number(
      "--exploration", plan.exploration_permille,
      "Decisions per thousand drawn from the best-looking moves; all become examples", 0, 1000);
  command.add_number("--exploration-turns", plan.random_turns_percent,
                     "Percentage of turns whose moves are drawn from the best-looking ones", 0,
                     100);
  command.add_flag("--net-selfplay", plan.net_selfplay,
                   "The game's net plays, samples its moves and records their outcome");
  command.add_number("--win-weight", plan.win_share_permille,
                     "Weight of winning with more than two players, in thousandths", 0, 1000);
}

void accept_former_names(Command& command) {
  command.accept_former_name("--drawn", "--random-options");
  command.accept_former_name("--taught", "--teacher-turns");
  command.accept_former_name("--stray", "--exploration");
  command.accept_former_name("--adventures", "--exploration-turns");
  command.accept_former_name("--practice", "--net-selfplay");
  command.accept_former_name("--win", "--win-weight");
}

}  // namespace

void add_selfplay(Command& app) {
  Command command =
      app.add_subcommand("selfplay", "Let bots play and write examples that a network learns from");
  command.footer(R"(
Every game draws one of the bots for all its seats. In some turns moves are drawn from those
that look best; in others a teacher plays: a search whose visit counts are written down. The
files OUT.json, OUT.positions and OUT.moves are described in docs/learning.md. The same options
always give the same files, unless a bot has a time limit.)");
  auto arguments = std::make_shared<SelfplayArguments>();
  learn::SelfplayPlan& plan = arguments->plan;
  add_game_option(command, arguments->setup);
  add_option_option(command, arguments->setup);
  add_seed_option(command, arguments->setup);
  command.add_option("--out", arguments->out, "Path of the output files, without their endings")
      .required();
  add_table_options(command, plan);
  command.add_option("--bots", arguments->bots, "The bots").show_default();
  add_example_options(command, plan);
  command.add_number("--games", plan.games, "How many games", 1, 100'000'000);
  command.add_number("--seconds", plan.seconds,
                     "Begin no game after this many seconds; 0: no limit", 0.0, 1'000'000.0);
  add_core_threads_option(command, plan.threads);
  accept_former_names(command);
  command.callback([arguments] { run_selfplay(*arguments); });
}

}  // namespace drover::cli
