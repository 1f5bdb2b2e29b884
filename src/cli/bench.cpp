// drover bench: measures the speed of the rules and prints a signature of the games it played.
//
// Plays complete games directly on the rules, with every move drawn uniformly from the legal moves.
#include <chrono>
#include <thread>

#include "cli/allocations.h"
#include "cli/cli.h"
#include "game/random_game.h"

namespace drover::cli {

namespace {

constexpr std::int64_t kMaxBenchGames = 100'000'000;

struct BenchArguments {
  SetupOptions setup;
  std::int64_t games = 10000;
  int threads = 1;
  bool json = false;
};

struct BenchTally {
  std::int64_t decisions = 0;
  std::int64_t turns = 0;
  std::int64_t score = 0;  // sum over all seats
  std::uint64_t allocations = 0;
};

struct Run {
  BenchTally tally;
  double seconds = 0;
  std::uint64_t signature = 0;
};

// Plays one game to its end; returns a hash over the final position and the scores.
std::uint64_t play(const game::Position& start, std::uint64_t seed, std::uint64_t index,
                   BenchTally& tally) {
  const game::RandomGameResult played = game::random_game(start, seed, index);
  tally.decisions += played.decisions;
  tally.turns += played.turns;
  tally.score += played.score;
  return played.hash;
}

Run run(const game::Position& start, const BenchArguments& arguments, int threads) {
  const auto games = static_cast<std::size_t>(arguments.games);
  // One hash for each game, combined in the order of the games, so that the signature does not
  // depend on the threads.
  std::vector<std::uint64_t> hashes(games);
  std::vector<BenchTally> tallies(static_cast<std::size_t>(threads));
  std::vector<std::thread> pool;
  const auto begin = std::chrono::steady_clock::now();
  const auto work = [&](std::size_t first) {
    BenchTally tally;
    const std::uint64_t before = allocations_of_thread;
    for (std::size_t i = first; i < games; i += static_cast<std::size_t>(threads)) {
      if (InterruptGuard::interrupted()) break;
      hashes[i] = play(start, arguments.setup.seed, i, tally);
    }
    tally.allocations = allocations_of_thread - before;
    tallies[first] = tally;
  };
  for (int t = 1; t < threads; ++t) pool.emplace_back(work, static_cast<std::size_t>(t));
  work(0);
  for (std::thread& thread : pool) thread.join();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  if (InterruptGuard::interrupted()) throw Exit{kExitInterrupted};

  Run result;
  result.seconds = seconds.count();
  for (const BenchTally& tally : tallies) {
    result.tally.decisions += tally.decisions;
    result.tally.turns += tally.turns;
    result.tally.score += tally.score;
    result.tally.allocations += tally.allocations;
  }
  for (const std::uint64_t hash : hashes) {
    result.signature = game::chained_hash(result.signature, hash);
  }
  return result;
}

// The nanoseconds to copy one position, measured over more positions than the L1 cache holds.
double copy_nanoseconds(const game::Position& position) {
  constexpr std::size_t kPositions = 256;
  constexpr int kRounds = 2000;
  std::vector<game::Position> from(kPositions, position);
  std::vector<game::Position> to(kPositions, position);
  const auto begin = std::chrono::steady_clock::now();
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < kPositions; ++i) {
      to[i] = from[i];
      asm volatile("" : : "r"(&to[i]) : "memory");  // prevents the compiler from removing the copy
    }
  }
  const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - begin;
  return time.count() / (kRounds * static_cast<double>(kPositions));
}

void print_report(const boost::json::object& report, bool json) {
  if (json) {
    print_json(report);
    return;
  }
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, value] : report) {
    std::string name(key);
    if (const auto* text = value.if_string()) {
      rows.push_back({name, std::string(*text)});
    } else if (const auto* number = value.if_double()) {
      rows.push_back({name, fmt::format("{:.{}f}", *number, *number < 100 ? 3 : 0)});
    } else {
      rows.push_back({name, fmt::format("{}", value.to_number<std::uint64_t>())});
    }
  }
  say_text(text_table(rows));
}

void bench(const BenchArguments& arguments) {
  if (arguments.games < 1 || arguments.games > kMaxBenchGames) {
    fail("The number of games must be from 1 to {}, not {}.", kMaxBenchGames, arguments.games);
  }
  checked_threads(arguments.threads);
  const game::Position start = start_position(arguments.setup);
  const game::GameInfo& info = start.game().info();
  const InterruptGuard guard;
  // A warm-up, so that neither cold caches nor a low clock frequency are measured.
  BenchTally warm_up;
  const std::int64_t warm_up_games = std::min<std::int64_t>(arguments.games, 200);
  for (std::int64_t i = 0; i < warm_up_games; ++i) {
    play(start, arguments.setup.seed, static_cast<std::uint64_t>(i), warm_up);
  }
  const Run one = run(start, arguments, 1);
  const auto games = static_cast<double>(arguments.games);
  const double copy = copy_nanoseconds(start);
  const double score_mean =
      static_cast<double>(one.tally.score) / (games * start.game().scores(start).seats);

  boost::json::object report{
      {"game", info.name},
      {"rules_version", start.game().to_json(start).at("rules_version")},
      {"players", start.game().players(start)},
      {"seed", arguments.setup.seed},
      {"games", arguments.games},
      {"seconds", one.seconds},
      {"games_per_second", games / one.seconds},
      {"decisions_per_second", static_cast<double>(one.tally.decisions) / one.seconds},
      {"turns_per_game", static_cast<double>(one.tally.turns) / games},
      {"decisions_per_game", static_cast<double>(one.tally.decisions) / games},
      {"score_mean", score_mean},
      {"copy_ns", copy},
      {"state_bytes", info.state_bytes},
      {"allocations_per_game", static_cast<double>(one.tally.allocations) / games},
      {"signature", fmt::format("{:016x}", one.signature)}};
  if (arguments.threads > 1) {
    const Run many = run(start, arguments, arguments.threads);
    report["threads"] = arguments.threads;
    report["games_per_second_threads"] = games / many.seconds;
    report["scaling"] = one.seconds / many.seconds;
    if (many.signature != one.signature) {
      fail("{} threads played other games than one: signature {:016x} against {:016x}.",
           arguments.threads, many.signature, one.signature);
    }
  }
  print_report(report, arguments.json);
}

}  // namespace

void add_bench(Command& app) {
  Command command =
      app.add_subcommand("bench", "Measure the speed of the rules with complete random games");
  auto arguments = std::make_shared<BenchArguments>();
  command.add_option("--games N", arguments->games, "How many games").show_default();
  command
      .add_option(
          "--threads N", arguments->threads,
          "If more than 1, play the games again on this many threads and report the scaling")
      .show_default();
  add_setup_options(command, arguments->setup);
  add_json_flag(command, arguments->json);
  command.footer(R"(
The signature is a hash of all final positions and scores in the order of the games. It changes
when the rules change and does not depend on the number of threads.)");
  command.callback([arguments] { bench(*arguments); });
}

}  // namespace drover::cli
