// drover simulate: plays many games between bots and reports wins and scores.
//
// The seed of game number i and the generators of its bots are derived from --seed and i, and all
// sums are integers, so the report does not depend on the number of threads.
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>
#include <thread>

#include <fmt/ranges.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena/outcome.h"
#include "arena/series.h"
#include "arena/statistics.h"
#include "bots/match.h"
#include "cli/cli.h"

namespace drover::cli {

namespace {

constexpr std::int64_t kMaxSimulatedGames = 1'000'000'000;
// Wins are counted in twelfths, because a victory shared by k winners counts 1/k for each.
constexpr std::int64_t kWinUnits = 12;
static_assert(kWinUnits % 2 == 0 && kWinUnits % 3 == 0 && kWinUnits % 4 == 0);

struct SimulateArguments : SeriesOptions {
  SimulateArguments() { games = 100; }

  bool json = false;
};

// The share of a seat in the victory: 1/k for each of k winners.
double win_share(std::uint32_t winners, std::size_t seat) {
  return (winners >> seat & 1U) != 0 ? 1.0 / std::popcount(winners) : 0;
}

struct SeatTally {
  std::int64_t wins = 0;  // in units of 1 / kWinUnits
  std::int64_t score = 0;
  std::int64_t score_squared = 0;
  std::array<std::int64_t, game::kMaxCategories> categories{};
};

struct Tally {
  std::int64_t games = 0;
  std::int64_t turns = 0;
  std::int64_t decisions = 0;
  std::array<SeatTally, game::kMaxSeats> seats;

  void add(const Tally& other) {
    games += other.games;
    turns += other.turns;
    decisions += other.decisions;
    for (std::size_t s = 0; s < seats.size(); ++s) {
      seats[s].wins += other.seats[s].wins;
      seats[s].score += other.seats[s].score;
      seats[s].score_squared += other.seats[s].score_squared;
      for (std::size_t c = 0; c < seats[s].categories.size(); ++c) {
        seats[s].categories[c] += other.seats[s].categories[c];
      }
    }
  }
  void add_game(const game::Position& end, int decisions_taken) {
    const game::Game& game = end.game();
    const game::Scores scores = game.scores(end);
    const std::uint32_t winners = game.winners(end);
    ++games;
    turns += game.turn(end);
    decisions += decisions_taken;
    for (std::size_t s = 0; s < static_cast<std::size_t>(scores.seats); ++s) {
      const std::int64_t total = scores.total(static_cast<int>(s));
      if ((winners >> s & 1U) != 0) seats[s].wins += kWinUnits / std::popcount(winners);
      seats[s].score += total;
      seats[s].score_squared += total * total;
      for (std::size_t c = 0; c < static_cast<std::size_t>(scores.categories); ++c) {
        seats[s].categories[c] += scores.points[s][c];
      }
    }
  }
};

struct SeatReport {
  double wins;
  double win_rate;
  arena::Interval interval;
  double score_mean;
  double score_sd;
  std::vector<double> categories;
};

SeatReport report_of(const SeatTally& tally, std::int64_t games, std::size_t categories) {
  const auto n = static_cast<double>(games);
  SeatReport report{};
  report.wins = static_cast<double>(tally.wins) / static_cast<double>(kWinUnits);
  report.win_rate = report.wins / n;
  report.interval = arena::wilson(report.win_rate, n);
  report.score_mean = static_cast<double>(tally.score) / n;
  if (games > 1) {
    const double spread = static_cast<double>(tally.score_squared) -
                          static_cast<double>(tally.score) * report.score_mean;
    report.score_sd = std::sqrt(std::max(0.0, spread) / (n - 1));
  }
  for (std::size_t c = 0; c < categories; ++c) {
    report.categories.push_back(static_cast<double>(tally.categories[c]) / n);
  }
  return report;
}

// The CSV file with one line for each seat of each game. Lines are written in the order of the
// games, whichever thread plays them.
class GamesFile {
 public:
  GamesFile(const std::string& path, const game::Game& game, std::vector<std::string> seats)
      : path_(path), seats_(std::move(seats)) {
    if (path.empty()) return;
    file_.reset(std::fopen(path.c_str(), "wb"));
    if (!file_) fail("{} could not be written: {}.", path, std::strerror(errno));
    std::string head = "game,seed,seat,bot,score,win_share,decisions,turns";
    for (const std::string_view category : game.info().categories) {
      head += ',' + arena::csv_field(category);
    }
    write(head + '\n');
  }
  ~GamesFile() = default;
  GamesFile(const GamesFile&) = delete;
  GamesFile& operator=(const GamesFile&) = delete;

  void add(std::uint64_t index, std::uint64_t seed, const game::Position& end, int decisions) {
    if (!file_) return;
    const game::Game& game = end.game();
    const game::Scores scores = game.scores(end);
    const std::uint32_t winners = game.winners(end);
    std::string lines;
    for (std::size_t s = 0; s < seats_.size(); ++s) {
      lines += fmt::format("{},{},{},{},{},{},{},{}", index + 1, seed, s + 1,
                           arena::csv_field(seats_[s]), scores.total(static_cast<int>(s)),
                           win_share(winners, s), decisions, game.turn(end));
      for (std::size_t c = 0; c < static_cast<std::size_t>(scores.categories); ++c) {
        lines += fmt::format(",{}", scores.points[s][c]);
      }
      lines += '\n';
    }
    const std::lock_guard lock(mutex_);
    pending_.emplace(index, std::move(lines));
    for (; !pending_.empty() && pending_.begin()->first == next_; ++next_) {
      write(pending_.extract(pending_.begin()).mapped());
    }
  }
  // Writes the lines that still wait for an unfinished game, and flushes. Returns a sentence if a
  // write has failed; otherwise an empty text.
  std::string close() {
    if (!file_) return {};
    for (const auto& [index, lines] : pending_) write(lines);
    if (std::fflush(file_.get()) != 0) note_problem();
    return problem_;
  }
  bool failed() const { return failed_; }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  void write(const std::string& lines) {
    if (std::fwrite(lines.data(), 1, lines.size(), file_.get()) != lines.size()) note_problem();
  }
  void note_problem() {
    if (failed_.exchange(true)) return;
    problem_ = fmt::format("{} could not be written: {}.", path_, std::strerror(errno));
  }

  std::string path_;
  std::vector<std::string> seats_;
  std::unique_ptr<std::FILE, Close> file_;
  std::mutex mutex_;
  std::uint64_t next_ = 0;
  std::map<std::uint64_t, std::string> pending_;  // lines that wait for earlier games
  std::string problem_;
  std::atomic<bool> failed_ = false;
};

class Simulation {
 public:
  Simulation(const SimulateArguments& arguments, const game::Game& game, const game::Setup& setup,
             std::vector<std::string> bots, GamesFile& file)
      : arguments_(arguments), game_(game), setup_(setup), bots_(std::move(bots)), file_(file) {}

  Tally run(int threads) {
    std::vector<Tally> tallies(static_cast<std::size_t>(threads));
    std::vector<std::thread> pool;
    pool.reserve(tallies.size());
    const InterruptGuard guard;
    for (Tally& tally : tallies) pool.emplace_back([this, &tally] { work(tally); });
    if (isatty(STDERR_FILENO) != 0) show_progress();
    for (std::thread& thread : pool) thread.join();
    if (!failure_.empty()) throw Failure(failure_);
    Tally sum;
    for (const Tally& tally : tallies) sum.add(tally);
    return sum;
  }

 private:
  void work(Tally& tally) {
    bots::Match match(bots_);
    Tally mine;  // local, so that threads do not share cache lines while they play
    while (!stop_ && !file_.failed() && !InterruptGuard::interrupted()) {
      const std::int64_t index = next_.fetch_add(1);
      if (index >= arguments_.games) break;
      play_one(match, static_cast<std::uint64_t>(index), mine);
      done_.fetch_add(1, std::memory_order_relaxed);
    }
    tally = mine;
  }

  void play_one(bots::Match& match, std::uint64_t index, Tally& tally) {
    game::Setup setup = setup_;
    setup.seed = bots::Match::game_seed(setup_.seed, index);
    // Cannot fail: the set-up was checked before, and only its seed has changed.
    auto position = *game_.setup(setup);
    if (arguments_.records.empty()) {
      const int decisions = match.play(position, setup_.seed, index);
      tally.add_game(position, decisions);
      file_.add(index, setup.seed, position, decisions);
      return;
    }
    std::vector<std::string> seats;
    for (const std::string& bot : bots_) seats.push_back(arena::seat_name(bot));
    game::Record record = game::begin_record(game_, setup, std::move(seats));
    const int decisions = match.play(position, setup_.seed, index, &record);
    tally.add_game(position, decisions);
    file_.add(index, setup.seed, position, decisions);
    const std::string path = fmt::format("{}/game-{:06}.txt", arguments_.records, index + 1);
    if (const auto error = write_file(path, game::to_text(record))) {
      const std::lock_guard lock(failure_mutex_);
      failure_ = error->sentence;
      stop_ = true;
    }
  }

  void show_progress() {
    ProgressBar bar;
    const auto games = arguments_.games;
    for (;;) {
      const std::int64_t done = done_.load(std::memory_order_relaxed);
      if (done >= games || stop_ || file_.failed() || InterruptGuard::interrupted()) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      bar.show(done, games, "games");
    }
  }

  const SimulateArguments& arguments_;
  const game::Game& game_;
  const game::Setup& setup_;
  const std::vector<std::string> bots_;
  GamesFile& file_;
  std::atomic<std::int64_t> next_{0};
  std::atomic<std::int64_t> done_{0};
  std::atomic<bool> stop_{false};
  std::mutex failure_mutex_;
  std::string failure_;
};

// The names of all seats: the bots, then the automas of the game.
std::vector<std::string> all_seats(const game::Position& start, std::vector<std::string> bots) {
  for (int i = start.game().automas(start); i > 0; --i) bots.emplace_back(bots::kAutomaName);
  return bots;
}

void print_report_json(const game::Game& game, const game::Setup& setup,
                       const std::vector<std::string>& bots, const Tally& tally, bool interrupted) {
  const auto n = static_cast<double>(tally.games);
  boost::json::array seats;
  for (std::size_t s = 0; s < bots.size(); ++s) {
    const SeatReport report = report_of(tally.seats[s], tally.games, game.info().categories.size());
    boost::json::object categories;
    for (std::size_t c = 0; c < report.categories.size(); ++c) {
      categories[game.info().categories[c]] = report.categories[c];
    }
    seats.push_back({{"seat", s + 1},
                     {"bot", bots[s]},
                     {"wins", report.wins},
                     {"win_rate", report.win_rate},
                     {"win_rate_ci", {report.interval.low, report.interval.high}},
                     {"score_mean", report.score_mean},
                     {"score_sd", report.score_sd},
                     {"categories", std::move(categories)}});
  }
  boost::json::object options;
  for (const auto& [key, value] : game::with_defaults(game.info(), setup).options)
    options[key] = value;
  boost::json::object report{{"game", game.info().name},
                             {"rules_version", game::rules_version_of(game.info(), setup)},
                             {"players", setup.players},
                             {"options", std::move(options)},
                             {"seed", setup.seed},
                             {"games", tally.games},
                             {"turns_mean", static_cast<double>(tally.turns) / n},
                             {"decisions_mean", static_cast<double>(tally.decisions) / n},
                             {"seats", std::move(seats)}};
  if (interrupted) report["interrupted"] = true;
  print_json(report);
}

void print_report(const game::Game& game, const std::vector<std::string>& bots,
                  const Tally& tally) {
  const auto n = static_cast<double>(tally.games);
  say("{} games, {:.1f} turns and {:.1f} decisions each\n\n", tally.games,
      static_cast<double>(tally.turns) / n, static_cast<double>(tally.decisions) / n);
  std::vector<std::vector<std::string>> rows{{"seat", "wins", "win rate", "95 %", "score", "sd"}};
  std::vector<std::vector<std::string>> points{{"points from"}};
  for (const std::string_view category : game.info().categories) {
    points.push_back({std::string(category)});
  }
  for (std::size_t s = 0; s < bots.size(); ++s) {
    const SeatReport report = report_of(tally.seats[s], tally.games, game.info().categories.size());
    rows.push_back(
        {fmt::format("{} {}", s + 1, bots[s]), fmt::format("{:.1f}", report.wins),
         fmt::format("{:.1f} %", 100 * report.win_rate),
         fmt::format("{:.1f} to {:.1f} %", 100 * report.interval.low, 100 * report.interval.high),
         fmt::format("{:.2f}", report.score_mean), fmt::format("{:.2f}", report.score_sd)});
    points[0].push_back(fmt::format("{} {}", s + 1, bots[s]));
    for (std::size_t c = 0; c < report.categories.size(); ++c) {
      points[c + 1].push_back(fmt::format("{:.2f}", report.categories[c]));
    }
  }
  say_text(text_table(rows));
  say("\n");
  say_text(text_table(points));
}

std::vector<std::string> bots_for(SimulateArguments& arguments) {
  if (arguments.bots.empty()) {
    return std::vector<std::string>(
        static_cast<std::size_t>(std::clamp(arguments.setup.players, 0, game::kMaxSeats)),
        "random");
  }
  std::vector<std::string> bots = bots::split_line_up(arguments.bots);
  for (const std::string& bot : bots) {
    if (const auto error = bots::check_bot(bot)) fail("{}", error->sentence);
  }
  const int count = static_cast<int>(bots.size());
  if (!arguments.players_option.is_given()) arguments.setup.players = count;
  if (arguments.setup.players != count) {
    fail("{} players need as many bots, but {} are named.", arguments.setup.players, count);
  }
  return bots;
}

void simulate(SimulateArguments& arguments) {
  const game::Game& game = game_of(arguments.setup);
  const std::vector<std::string> bots = bots_for(arguments);
  const game::Setup setup = setup_of(arguments.setup);
  const game::Position start = value_or_fail(game.setup(setup));
  if (arguments.games < 1 || arguments.games > kMaxSimulatedGames) {
    fail("The number of games must be from 1 to {}, not {}.", kMaxSimulatedGames, arguments.games);
  }
  const int threads = threads_or_cores(arguments.threads);
  make_records_folder(arguments);
  const auto most = static_cast<int>(std::min<std::int64_t>(threads, arguments.games));
  const std::vector<std::string> seats = all_seats(start, bots);
  GamesFile file(arguments.csv, game, seats);
  const Tally tally = Simulation(arguments, game, setup, bots, file).run(most);
  if (const std::string problem = file.close(); !problem.empty()) fail("{}", problem);
  const bool interrupted = tally.games < arguments.games;
  if (interrupted) {
    fmt::print(stderr, "drover: Stopped after {} of {} games.\n", tally.games, arguments.games);
  }
  if (tally.games > 0) {
    if (arguments.json) {
      print_report_json(game, setup, seats, tally, interrupted);
    } else {
      print_report(game, seats, tally);
    }
  }
  if (interrupted) {
    flush_output();
    throw Exit{kExitInterrupted};
  }
}

}  // namespace

void add_simulate(Command& app) {
  Command command = app.add_subcommand("simulate", "Play many games between bots and report");
  auto arguments = std::make_shared<SimulateArguments>();
  add_game_option(command, arguments->setup);
  arguments->players_option =
      command.add_option("--players N", arguments->setup.players,
                         "Number of players (default: as many as there are bots, else 4)");
  command.add_option("--bots LIST", arguments->bots,
                     "A bot for each seat, such as random,random,greedy (default: all random)");
  command.add_option("--games N", arguments->games, "How many games").show_default();
  add_seed_option(command, arguments->setup);
  add_option_option(command, arguments->setup);
  command.add_option("--threads N", arguments->threads,
                     "Number of threads; the results don't depend on it (default: one per core)");
  add_records_option(command, *arguments);
  command.add_option("--csv FILE", arguments->csv,
                     "Write a line for each seat of each game, as a table");
  add_json_flag(command, arguments->json);
  command.footer(R"(
Seats are not rotated: the first bot plays first. A shared victory counts 1/k for each of its
k winners. Intervals are Wilson's at 95 %, the spread of scores is the sample's standard
deviation.)");
  command.callback([arguments] { simulate(*arguments); });
}

}  // namespace drover::cli
