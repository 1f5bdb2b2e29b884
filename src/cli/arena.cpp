// drover arena: measures the strength of bots on duplicate deals.
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <filesystem>

#include <fmt/ranges.h>

#include "arena/deal_threads.h"
#include "arena/outcome.h"
#include "cli/cli.h"
#include "cli/pretty_json.h"
#include "cli/process_group.h"

namespace drover::cli {

namespace {

struct ArenaArguments : SeriesOptions {
  ArenaArguments() { games = 200; }

  std::string json;
  std::string sprt;
  Option sprt_option;
  bool ladder = false;
  bool mpi = false;
};

// ---- Parsing arguments --------------------------------------------------------------------------

double number_of(std::string_view key, std::string_view text) {
  double value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end || !(value > 0 && value < 1)) {
    fail("In a sequential test {} is a number between 0 and 1, not \"{}\".", key, text);
  }
  return value;
}

arena::SprtSettings sprt_of(const std::string& text) {
  arena::SprtSettings settings;
  for (const std::string& part : split_list(text)) {
    const std::size_t equals = part.find('=');
    const std::string key = part.substr(0, equals);
    double* target = key == "p0"      ? &settings.p0
                     : key == "p1"    ? &settings.p1
                     : key == "alpha" ? &settings.alpha
                     : key == "beta"  ? &settings.beta
                                      : nullptr;
    if (equals == std::string::npos || target == nullptr) {
      fail("A sequential test looks like p0=0.5,p1=0.55,alpha=0.05,beta=0.05, not like \"{}\".",
           text);
    }
    *target = number_of(key, std::string_view(part).substr(equals + 1));
  }
  if (settings.p0 >= settings.p1) {
    fail("In a sequential test p0 must be below p1, but {} is not below {}.", settings.p0,
         settings.p1);
  }
  if (settings.alpha + settings.beta >= 1) {
    fail("In a sequential test alpha and beta together must be below 1.");
  }
  return settings;
}

arena::Series series_of(ArenaArguments& arguments) {
  const game::Game& game = game_of(arguments.setup);
  std::vector<std::string> bots = bots::split_line_up(arguments.bots);
  const auto count = static_cast<int>(bots.size());
  const int most = game.info().max_players;
  const bool players_given = arguments.players_option.is_given();
  if (!players_given) arguments.setup.players = std::min(count, most);
  arena::Series series = value_or_fail(
      arena::make_series(game, setup_of(arguments.setup), std::move(bots), arguments.games));
  if (!players_given && count > most) {
    fail("{} bots don't fit at one table of {}; choose the number of players with --players.",
         count, most);
  }
  if (arguments.sprt_option.is_given() && (count != 2 || series.setup.players != 2)) {
    fail("A sequential test compares two bots at tables for two players.");
  }
  if (arguments.ladder && count < 2) fail("A ladder needs at least two bots.");
  return series;
}

// Fails now, and not after an hour of play, if the file cannot be written.
void check_writable(const std::string& path) {
  if (path.empty()) return;
  const bool existed = std::filesystem::exists(path);
  std::FILE* file = std::fopen(path.c_str(), "ab");
  if (file == nullptr) fail("{} could not be written: {}.", path, std::strerror(errno));
  std::fclose(file);
  if (!existed) std::filesystem::remove(path);
}

int threads_of(const ArenaArguments& arguments) {
  // With MPI, mpirun starts one process for each core.
  if (arguments.mpi && arguments.threads == 0) return 1;
  return threads_or_cores(arguments.threads);
}

// ---- Playing ------------------------------------------------------------------------------------

arena::RecordSink record_saver(const std::string& folder) {
  if (folder.empty()) return nullptr;
  return [folder](const game::Record& record, std::int64_t deal, int game) {
    const std::string path = fmt::format("{}/deal-{:06}-{}.txt", folder, deal + 1, game + 1);
    return write_file(path, game::to_text(record));
  };
}

// Time between two checks: for messages of other processes, or only for Ctrl-C and the progress
// bar.
constexpr std::chrono::milliseconds kPollInterval{1};
constexpr std::chrono::milliseconds kProgressInterval{100};

// Plays a whole series, in process 0 or in the only process, and shows its progress.
class SeriesRun {
 public:
  SeriesRun(const ArenaArguments& arguments, const arena::Series& series,
            const std::optional<arena::SprtSettings>& test, ProcessGroup* group)
      : series_(series),
        group_(group),
        scheduler_(series, test),
        deal_threads_(series, scheduler_, record_saver(arguments.records),
                      threads(arguments, series)) {}

  void run() {
    while (!done()) {
      bar_.show(scheduler_.delivered(), series_.deals, "deals");
      if (deal_threads_.failure()) scheduler_.stop();
      if (InterruptGuard::interrupted()) stop();
      if (InterruptGuard::interrupted_again()) deal_threads_.abandon();
    }
    if (const auto error = deal_threads_.failure()) throw Failure(error->sentence);
    if (group_ == nullptr) return;
    if (const auto error = group_->failure()) throw Failure(error->sentence);
  }

  arena::DealScheduler& scheduler() { return scheduler_; }

 private:
  static int threads(const ArenaArguments& arguments, const arena::Series& series) {
    return static_cast<int>(std::min<std::int64_t>(threads_of(arguments), series.deals));
  }

  bool done() {
    if (group_ == nullptr) return deal_threads_.wait(kProgressInterval);
    const bool done_here = deal_threads_.wait(kPollInterval);
    const bool done_elsewhere = group_->handle_messages(scheduler_);
    if (done_here && !done_elsewhere) std::this_thread::sleep_for(kPollInterval);
    return done_here && done_elsewhere;
  }

  void stop() {
    scheduler_.stop();
    if (stop_reported_) return;
    stop_reported_ = true;
    bar_.wipe();
    fmt::print(stderr, "drover: Finishing the current deals; press Ctrl-C again to drop them.\n");
  }

  const arena::Series& series_;
  ProcessGroup* group_;
  bool stop_reported_ = false;
  ProgressBar bar_;
  arena::DealScheduler scheduler_;
  arena::DealThreads deal_threads_;
};

// Plays the deals that process 0 hands out.
void play_for_process_0(const ArenaArguments& arguments, const arena::Series& series,
                        ProcessGroup& group) {
  const std::unique_ptr<RemoteDealSource> remote_deal_source = group.remote_deal_source();
  arena::DealThreads deal_threads(series, *remote_deal_source, record_saver(arguments.records),
                                  threads_of(arguments));
  while (!deal_threads.wait(kPollInterval)) {
    remote_deal_source->exchange_messages();
    if (InterruptGuard::interrupted() || deal_threads.failure()) remote_deal_source->close();
    if (InterruptGuard::interrupted_again()) deal_threads.abandon();
  }
  remote_deal_source->finish(deal_threads.failure());
}

// ---- Reporting ----------------------------------------------------------------------------------

using Table = std::vector<std::vector<std::string>>;

std::string share_percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string share_interval(const std::optional<arena::Interval>& interval) {
  if (!interval) return "-";
  return fmt::format("{:.1f} to {:.1f} %", 100 * interval->low, 100 * interval->high);
}
std::string mean_interval(const std::optional<arena::Interval>& interval) {
  if (!interval) return "-";
  return fmt::format("{:.2f} to {:.2f}", interval->low, interval->high);
}

std::string duration(double nanoseconds) {
  if (nanoseconds < 1e3) return fmt::format("{:.0f} ns", nanoseconds);
  if (nanoseconds < 1e6) return fmt::format("{:.1f} us", nanoseconds / 1e3);
  if (nanoseconds < 1e9) return fmt::format("{:.1f} ms", nanoseconds / 1e6);
  return fmt::format("{:.2f} s", nanoseconds / 1e9);
}

void print_bots(const arena::Report& report) {
  Table rows{{"bot", "win share", "95 %", "score", "95 %", "margin", "95 %"}};
  for (const arena::BotReport& bot : report.bots) {
    rows.push_back({bot.label, share_percent(bot.win_share.mean),
                    share_interval(bot.win_share.interval), fmt::format("{:.2f}", bot.score.mean),
                    mean_interval(bot.score.interval), fmt::format("{:+.2f}", bot.margin.mean),
                    mean_interval(bot.margin.interval)});
  }
  rows.push_back({"all together", "", "", fmt::format("{:.2f}", report.score.mean),
                  mean_interval(report.score.interval)});
  say_text(text_table(rows));
}

void print_categories(const arena::Outcome& outcome) {
  Table rows{{"points from"}};
  for (const arena::BotReport& bot : outcome.report.bots) rows[0].push_back(bot.label);
  const auto& categories = outcome.series.game->info().categories;
  for (std::size_t c = 0; c < categories.size(); ++c) {
    rows.push_back({std::string(categories[c])});
    for (const arena::BotReport& bot : outcome.report.bots) {
      rows.back().push_back(fmt::format("{:.2f}", bot.categories[c].mean));
    }
  }
  say_text(text_table(rows));
}

void print_seats(const arena::Report& report) {
  Table rows{{"whoever sits", "win share", "95 %", "score", "95 %"}};
  for (const arena::SeatReport& seat : report.seats) {
    rows.push_back({fmt::format("in seat {}", rows.size()), share_percent(seat.win_share.mean),
                    share_interval(seat.win_share.interval), fmt::format("{:.2f}", seat.score.mean),
                    mean_interval(seat.score.interval)});
  }
  say_text(text_table(rows));
}

void print_effort(const arena::Report& report) {
  Table rows{{"bot", "decisions a game", "mean time", "longest"}};
  for (const arena::BotReport& bot : report.bots) {
    const auto decisions = static_cast<double>(bot.effort.decisions);
    rows.push_back({bot.label, fmt::format("{:.1f}", decisions / static_cast<double>(bot.games)),
                    duration(static_cast<double>(bot.effort.nanoseconds) / decisions),
                    duration(static_cast<double>(bot.effort.longest))});
  }
  say_text(text_table(rows));
}

void print_ladder(const arena::Report& report) {
  const std::vector<int> ladder = report.ladder();
  const auto label = [&](int bot) { return report.bots[static_cast<std::size_t>(bot)].label; };
  Table rows{{"ladder", "rating", "sigma"}};
  for (const int bot : ladder) {
    const arena::Rating& rating = report.bots[static_cast<std::size_t>(bot)].rating;
    rows.push_back(
        {label(bot), fmt::format("{:.2f}", rating.mu), fmt::format("{:.2f}", rating.sigma)});
  }
  say_text(text_table(rows));
  Table steps{
      {"each against the next", "won", "tied", "lost", "beats it in", "95 %", "deals won", "95 %"}};
  for (std::size_t i = 0; i + 1 < ladder.size(); ++i) {
    const arena::PairReport pair = report.pair(ladder[i], ladder[i + 1]);
    const auto deals = static_cast<double>(report.deals);
    const double deals_won = static_cast<double>(pair.deals_won) / deals;
    steps.push_back({fmt::format("{} - {}", label(pair.first), label(pair.second)),
                     fmt::format("{}", pair.games_won), fmt::format("{}", pair.games_tied),
                     fmt::format("{}", pair.games_lost), share_percent(pair.share.mean),
                     share_interval(pair.share.interval), share_percent(deals_won),
                     share_interval(arena::wilson(deals_won, deals))});
  }
  say("\n");
  say_text(text_table(steps));
}

void print_test(const arena::Outcome& outcome) {
  const arena::Sprt& test = *outcome.test;
  const auto& settings = test.settings();
  const std::string_view first = outcome.report.bots[0].label;
  say("Sequential test: {} has {} or {} of the victories (alpha {}, beta {}).\n", first,
      share_percent(settings.p0), share_percent(settings.p1), settings.alpha, settings.beta);
  say("Deals by its share 0, 1/4, 1/2, 3/4, 1: {}; log likelihood ratio {:.3f}, bounds {:.3f} and "
      "{:.3f}.\n",
      fmt::join(test.counts(), ", "), test.log_likelihood_ratio(), test.lower_bound(),
      test.upper_bound());
  switch (test.verdict()) {
    case arena::Verdict::kAcceptP1:
      say("Accepted: {} rather than {}.\n", share_percent(settings.p1), share_percent(settings.p0));
      break;
    case arena::Verdict::kAcceptP0:
      say("Rejected: {} rather than {}.\n", share_percent(settings.p0), share_percent(settings.p1));
      break;
    case arena::Verdict::kContinue:
      say("Undecided: more games are needed.\n");
      break;
  }
}

void print_notes(const arena::Outcome& outcome, std::int64_t games_asked) {
  const arena::Series& series = outcome.series;
  if (series.games() != games_asked) {
    say("{} games were requested; {} complete every deal.\n", games_asked, series.games());
  }
  say("Intervals are at 95 % over deals: Student's for means; for shares the same, or Wilson's "
      "where "
      "all\ndeals agree and for deals won. The margin is over the mean of the others at the "
      "table.\n");
  if (!outcome.repeatable) {
    say("A bot with a time limit plays differently from run to run: these results are not exactly\n"
        "repeatable.\n");
  }
}

void print_report(const arena::Outcome& outcome, std::int64_t games_asked) {
  const arena::Report& report = outcome.report;
  const arena::Series& series = outcome.series;
  say("{} deals, each played in {} seating{}: {} games of {:.1f} turns\n\n", report.deals,
      series.design.games_per_deal(), series.design.games_per_deal() == 1 ? "" : "s", report.games,
      report.turns);
  print_bots(report);
  say("\n");
  print_categories(outcome);
  say("\n");
  print_seats(report);
  say("\n");
  print_effort(report);
  say("\n");
  if (outcome.ladder) {
    print_ladder(report);
    say("\n");
  }
  if (outcome.test) {
    print_test(outcome);
    say("\n");
  }
  print_notes(outcome, games_asked);
}

void write_or_fail(const std::string& path, const std::string& text) {
  if (path.empty()) return;
  if (const auto error = write_file(path, text)) throw Failure(error->sentence);
}

void report(const ArenaArguments& arguments, const arena::Outcome& outcome) {
  if (outcome.report.deals > 0) {
    if (!arguments.csv.empty()) write_or_fail(arguments.csv, games_csv(outcome));
    if (!arguments.json.empty()) write_or_fail(arguments.json, pretty_json(report_json(outcome)));
    print_report(outcome, arguments.games);
  }
  if (!outcome.interrupted) return;
  fmt::print(stderr, "drover: Stopped after {} of {} deals.\n", outcome.report.deals,
             outcome.series.deals);
  flush_output();
  throw Exit{kExitInterrupted};
}

// The checked arguments of a series.
struct Plan {
  arena::Series series;
  std::optional<arena::SprtSettings> test;
};
// Checks the arguments before the first deal; `reports`: also the files of the report.
Plan plan_of(ArenaArguments& arguments, bool reports) {
  Plan plan{series_of(arguments), std::nullopt};
  if (arguments.sprt_option.is_given()) plan.test = sprt_of(arguments.sprt);
  threads_of(arguments);
  make_records_folder(arguments);
  if (!reports) return plan;
  check_writable(arguments.csv);
  check_writable(arguments.json);
  return plan;
}

// The plan of all processes: if one process cannot begin, none does, and only the first of them
// reports its failure.
Plan plan_of_all(ArenaArguments& arguments, ProcessGroup* group) {
  if (group == nullptr) return plan_of(arguments, true);
  std::optional<Plan> plan;
  std::string sentence;
  try {
    plan = plan_of(arguments, group->rank() == 0);
  } catch (const Failure& failure) {
    sentence = failure.what();
  }
  const std::optional<int> failed = group->first_failed(!plan);
  if (!failed) return std::move(*plan);
  if (*failed == group->rank()) throw Failure(sentence);
  // Exit code 0, because mpirun kills all processes at the first failure, and the failed process
  // must have time to print its sentence.
  throw Exit{0};
}

void play_arena(ArenaArguments& arguments) {
  std::unique_ptr<ProcessGroup> group;
  if (arguments.mpi) {
    group = ProcessGroup::start();
    if (!group) {
      fail(
          "This drover was built without MPI; install libopenmpi-dev and openmpi-bin and build it "
          "again.");
    }
  }
  const Plan plan = plan_of_all(arguments, group.get());
  const InterruptGuard guard;
  if (group && group->rank() != 0) {
    play_for_process_0(arguments, plan.series, *group);
    return;
  }
  SeriesRun run(arguments, plan.series, plan.test, group.get());
  run.run();
  arena::Outcome outcome{.series = plan.series,
                         .results = run.scheduler().take_results(),
                         .report = {},
                         .test = run.scheduler().test(),
                         .ladder = arguments.ladder,
                         .repeatable = is_repeatable(plan.series)};
  outcome.report = report_of(outcome.series, outcome.results);
  const bool decided = outcome.test && outcome.test->verdict() != arena::Verdict::kContinue;
  outcome.interrupted = !decided && outcome.report.deals < outcome.series.deals;
  report(arguments, outcome);
}

void add_files(Command& command, ArenaArguments& arguments) {
  command.add_option("--csv FILE", arguments.csv, "Write a line for each seat of each game");
  command.add_option("--json FILE", arguments.json, "Write the report as JSON");
  command.refuse_former_option(
      "--svg",
      "The arena no longer draws. Write --json report.json and --csv games.csv, then run "
      "examples/plot_arena.py report.json games.csv picture.svg.");
  add_records_option(command, arguments);
}

}  // namespace

void add_arena(Command& app) {
  Command command = app.add_subcommand("arena", "Measure how strong bots are, on duplicate deals");
  auto arguments = std::make_shared<ArenaArguments>();
  add_game_option(command, arguments->setup);
  add_option_option(command, arguments->setup);
  arguments->players_option =
      command.add_option("--players N", arguments->setup.players,
                         "Number of players at a table (default: as many as there are bots)");
  command.add_option("--bots LIST", arguments->bots, "The bots, such as greedy,random").required();
  command
      .add_option("--games N", arguments->games,
                  "How many games; rounded up until every deal is complete")
      .show_default();
  add_seed_option(command, arguments->setup);
  command.add_option(
      "--threads N", arguments->threads,
      "How many threads; the results don't depend on it (default: one per core, with "
      "--mpi one)");
  add_files(command, *arguments);
  arguments->sprt_option =
      command.add_option("--sprt p0=0.5,p1=0.55,alpha=0.05,beta=0.05", arguments->sprt,
                         "Sequential test: stop once the first bot's share of victories is decided "
                         "between p0 and p1");
  command.add_flag("--ladder", arguments->ladder, "Rate the bots and compare neighbours");
  command.add_flag("--mpi", arguments->mpi, "Distribute the games over the processes of mpirun");
  command.footer(R"(
Every deal is played once for each rotation of the seats and, with more bots than seats, for
each choice of bots, so that neither the luck of the deal nor the seat counts. docs/bots.md
explains the report.)");
  command.callback([arguments] { play_arena(*arguments); });
}

}  // namespace drover::cli
