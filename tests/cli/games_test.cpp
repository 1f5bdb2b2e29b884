// Tests simulate, replay, perft and bench, the commands that play whole games.
#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace games_test {

using test::Outcome;
using test::read_file;
using test::refusal;
using test::run;
using test::run_shell;
using test::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::vector<std::string> kSmall{"simulate", "--bots",   "random,random,greedy",
                                      "--games",  "6",        "--seed",
                                      "3",        "--option", "neutral=shuffled"};

std::vector<std::string> with(std::vector<std::string> arguments,
                              const std::vector<std::string>& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  if (at != std::string::npos) text.replace(at, what.size(), by);
  return text;
}

// Nets are read from a folder of nets in training (docs/learning.md).
TEST(SimulateCommand, InvalidNetIsReportedOnceAndMissingNetIsNot) {
  const TemporaryFolder nets;
  const auto run_with_nets = [&] {
    return run_shell("DROVER_NETS=" + test::quoted(nets.path()) +
                     " $DROVER simulate --bots net:spread=0,net:spread=0 --games 2 --threads 2");
  };
  const Outcome without = run_with_nets();
  EXPECT_EQ(without.code, 0) << without.err;
  EXPECT_EQ(without.err, "");
  test::write_file(nets.file("classic.net"), "no net");
  const Outcome refused = run_with_nets();
  EXPECT_EQ(refused.code, 0) << refused.err;
  EXPECT_EQ(refused.err,
            "The net " + nets.file("classic.net") + " is not used: This is not a net.\n");
  EXPECT_EQ(refused.out, without.out);
}

TEST(SimulateCommand, ReportsEverySeat) {
  const Outcome outcome = run(with(kSmall, {"--json"}));
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  const auto json = outcome.json();
  EXPECT_EQ(json.at("games").as_int64(), 6);
  EXPECT_EQ(json.at("players").as_int64(), 3);
  EXPECT_EQ(json.at("options").at("neutral").as_string(), "shuffled");
  EXPECT_EQ(json.at("options").at("buildings").as_string(), "a");
  EXPECT_GT(json.at("turns_mean").to_number<double>(), 10);
  EXPECT_GT(json.at("decisions_mean").to_number<double>(),
            json.at("turns_mean").to_number<double>());
  double wins = 0;
  const auto& seats = json.at("seats").as_array();
  ASSERT_EQ(seats.size(), 3U);
  EXPECT_EQ(seats[2].at("bot").as_string(), "greedy");
  for (const auto& seat : seats) {
    wins += seat.at("wins").to_number<double>();
    const double rate = seat.at("win_rate").to_number<double>();
    EXPECT_DOUBLE_EQ(rate, seat.at("wins").to_number<double>() / 6);
    EXPECT_LE(seat.at("win_rate_ci").at(0).to_number<double>(), rate);
    EXPECT_GE(seat.at("win_rate_ci").at(1).to_number<double>(), rate);
    double sum = 0;
    for (const auto& category : seat.at("categories").as_object()) {
      sum += category.value().to_number<double>();
    }
    EXPECT_NEAR(sum, seat.at("score_mean").to_number<double>(), 1e-9);
    EXPECT_GT(seat.at("score_sd").to_number<double>(), 0);
  }
  EXPECT_DOUBLE_EQ(wins, 6);
}

TEST(SimulateCommand, ReportDoesNotDependOnThreads) {
  const std::string one = run(with(kSmall, {"--json", "--threads", "1"})).out;
  EXPECT_EQ(one, run(with(kSmall, {"--json", "--threads", "2"})).out);
  EXPECT_EQ(one, run(with(kSmall, {"--json", "--threads", "5"})).out);
  EXPECT_EQ(run(with(kSmall, {"--threads", "1"})).out, run(with(kSmall, {"--threads", "2"})).out);
}

TEST(SimulateCommand, RefusesNonsense) {
  EXPECT_EQ(refusal(run({"simulate", "--games", "0"})),
            "The number of games must be from 1 to 1000000000, not 0.");
  EXPECT_EQ(refusal(run({"simulate", "--threads", "-1"})),
            "The number of threads must be from 1 to 1024, not -1.");
  EXPECT_THAT(refusal(run({"simulate", "--bots", "random,bogus"})),
              StartsWith("There is no bot called \"bogus\"; known are: random, hasty, greedy"));
  EXPECT_EQ(refusal(run({"simulate", "--players", "4", "--bots", "random,random"})),
            "4 players need as many bots, but 2 are named.");
  EXPECT_EQ(refusal(run({"simulate", "--bots", "random,random,random,random,random"})),
            "classic is for 1 to 4 players, not 5.");
  EXPECT_THAT(refusal(run({"simulate", "--records", "/dev/null/x"})),
              StartsWith("/dev/null/x could not be made: "));
}

TEST(SimulateCommand, SavesRecordsThatReplay) {
  const TemporaryFolder folder;
  const std::string report = run(with(kSmall, {"--json", "--records", folder.file("games")})).out;
  EXPECT_EQ(report, run(with(kSmall, {"--json"})).out);
  double score = 0;
  for (int game = 1; game <= 6; ++game) {
    const std::string path = folder.file("games/game-00000" + std::to_string(game) + ".txt");
    const Outcome check = run({"replay", "--check", "--json", path});
    ASSERT_EQ(check.code, 0) << check.err;
    score += check.json().at("result").at("seats").at(2).at("total").to_number<double>();
  }
  EXPECT_NEAR(score / 6,
              boost::json::parse(report).at("seats").at(2).at("score_mean").to_number<double>(),
              1e-9);
}

TEST(SimulateCommand, WritesACsvLineForEachSeatOfEachGame) {
  const TemporaryFolder folder;
  const auto report =
      run(with(kSmall, {"--json", "--threads", "3", "--csv", folder.file("games.csv")})).json();
  std::istringstream table(read_file(folder.file("games.csv")));
  std::string line;
  std::getline(table, line);
  EXPECT_THAT(line, StartsWith("game,seed,seat,bot,score,win_share,decisions,turns,dollars"));
  const auto columns = std::count(line.begin(), line.end(), ',');
  std::array<int, 3> scores{};
  double shares = 0;
  int lines = 0;
  for (; std::getline(table, line); ++lines) {
    EXPECT_EQ(std::count(line.begin(), line.end(), ','), columns) << line;
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, ',');) cells.push_back(cell);
    EXPECT_EQ(cells[0], std::to_string(lines / 3 + 1)) << "in order";
    EXPECT_EQ(cells[2], std::to_string(lines % 3 + 1));
    EXPECT_EQ(cells[3], report.at("seats").at(lines % 3).at("bot").as_string());
    scores[static_cast<std::size_t>(lines % 3)] += std::stoi(cells[4]);
    shares += std::stod(cells[5]);
    int sum = 0;
    for (std::size_t i = 8; i < cells.size(); ++i) sum += std::stoi(cells[i]);
    EXPECT_EQ(sum, std::stoi(cells[4])) << line;
  }
  EXPECT_EQ(lines, 18);
  EXPECT_NEAR(shares, 6, 1e-6);
  for (std::size_t s = 0; s < 3; ++s) {
    EXPECT_NEAR(scores[s] / 6.0, report.at("seats").at(s).at("score_mean").to_number<double>(),
                1e-9);
  }
  run(with(kSmall, {"--threads", "1", "--csv", folder.file("again.csv")}));
  EXPECT_EQ(read_file(folder.file("again.csv")), read_file(folder.file("games.csv")));
  EXPECT_THAT(refusal(run({"simulate", "--csv", "/dev/null/x"})),
              StartsWith("/dev/null/x could not be written: "));
  EXPECT_THAT(refusal(run(with(kSmall, {"--csv", "/dev/full"}))),
              StartsWith("/dev/full could not be written: "));
}

TEST(SimulateCommand, InterruptReportsTheGamesPlayed) {
  const Outcome outcome =
      run_shell("timeout --preserve-status -s INT 2 \"$DROVER\" simulate --games 100000000 --json");
  EXPECT_EQ(outcome.code, 130);
  EXPECT_THAT(outcome.err, HasSubstr("of 100000000 games."));
  const auto json = outcome.json();
  EXPECT_TRUE(json.at("interrupted").as_bool());
  EXPECT_GT(json.at("games").as_int64(), 0);
}

class ReplayCommand : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<TemporaryFolder>();
    run({"simulate", "--bots", "greedy,random", "--games", "1", "--records", folder_->path()});
    record_ = read_file(folder_->file("game-000001.txt"));
  }
  static void TearDownTestSuite() { folder_.reset(); }

  static std::unique_ptr<TemporaryFolder> folder_;
  static std::string record_;
};
std::unique_ptr<TemporaryFolder> ReplayCommand::folder_;
std::string ReplayCommand::record_;

TEST_F(ReplayCommand, AcceptsAValidRecord) {
  const Outcome outcome = run({"replay", "--check", "-"}, record_);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, StartsWith("The record is right: "));
}

TEST_F(ReplayCommand, FindsTheWrongMove) {
  EXPECT_THAT(
      refusal(run({"replay", "--check", "-"}, replaced(record_, ": place ", ": end; place "))),
      StartsWith("The record fails at move 1 (turn 1, seat 1, line "));
}

TEST_F(ReplayCommand, FindsTheWrongResult) {
  const std::size_t at = record_.find("score: ");
  const std::size_t equals = record_.find(" = ", at);
  std::string forged = record_;
  forged.replace(at, equals - at, "score: 999");
  EXPECT_THAT(refusal(run({"replay", "--check", "-"}, forged)), HasSubstr("the points add up to"));
}

TEST_F(ReplayCommand, ReportsThatTheRulesHaveChanged) {
  EXPECT_THAT(refusal(run({"replay", "--check", "-"},
                          replaced(record_, "rules-version: ", "rules-version: 9"))),
              StartsWith("This program plays rules versions 1 to 2 of classic, not version 9"));
}

TEST_F(ReplayCommand, ShowsThePositionAfterSoManyMoves) {
  const Outcome start = run({"replay", "--to", "0", "--json", "-"}, record_);
  ASSERT_EQ(start.code, 0) << start.err;
  const auto second = record_.find("\n1. 1: ") + 7;
  const std::string move = record_.substr(second, record_.find(';', second) - second);
  EXPECT_EQ(run({"replay", "--to", "1", "--json", "-"}, record_).out,
            run({"apply", "-", move}, start.out).out);
  EXPECT_THAT(run({"replay", "--to", "1", "-"}, record_).out, HasSubstr("THE TRAIL"));
  EXPECT_THAT(refusal(run({"replay", "--to", "100000", "-"}, record_)), HasSubstr("not 100000."));
}

TEST_F(ReplayCommand, PrintsTheGame) {
  const Outcome plain = run({"replay", "-"}, record_);
  EXPECT_EQ(plain.code, 0) << plain.err;
  EXPECT_THAT(plain.out, HasSubstr("Turn 1, seat 1 (greedy)\n  place "));
  EXPECT_THAT(plain.out, HasSubstr("Total"));
  const Outcome words = run({"replay", "--events", "-"}, record_);
  EXPECT_THAT(words.out, HasSubstr("Player 1 begins at neutral building "));
  EXPECT_GT(words.out.size(), plain.out.size());
  const auto events = run({"replay", "--events", "--json", "-"}, record_).json();
  const auto summary = run({"replay", "--json", "-"}, record_).json();
  EXPECT_EQ(static_cast<std::int64_t>(events.as_array().size()), summary.at("moves").as_int64());
}

TEST_F(ReplayCommand, RefusesTextThatIsNoRecord) {
  EXPECT_THAT(refusal(run({"replay", "-"}, "hello")), StartsWith("Line 1 of the record: "));
  EXPECT_THAT(refusal(run({"replay", "no-such-record"})), HasSubstr("could not be opened"));
}

TEST(PerftCommand, CountsTheLegalMoves) {
  const auto json = run({"perft", "--depth", "3", "--players", "2", "--json"}).json();
  const auto& nodes = json.at("nodes").as_array();
  ASSERT_EQ(nodes.size(), 4U);
  EXPECT_EQ(nodes[0].as_int64(), 1);
  const Outcome start = run({"new", "--players", "2"});
  const auto first = run({"legal", "--json"}, start.out).json();
  EXPECT_EQ(nodes[1].as_int64(), static_cast<std::int64_t>(first.at("moves").as_array().size()));
  std::int64_t second = 0;
  for (const auto& move : first.at("moves").as_array()) {
    const Outcome next = run({"apply", "-", std::string(move.at("move").as_string())}, start.out);
    second += static_cast<std::int64_t>(
        run({"legal", "--json"}, next.out).json().at("moves").as_array().size());
  }
  EXPECT_EQ(nodes[2].as_int64(), second);
}

TEST(PerftCommand, EqualPositionsHaveEqualSignatures) {
  const auto seeded = run({"perft", "--depth", "3", "--seed", "5", "--json"}).json();
  const auto read =
      run({"perft", "--depth", "3", "--position", "-", "--json"}, run({"new", "--seed", "5"}).out)
          .json();
  EXPECT_EQ(seeded.at("signature"), read.at("signature"));
  EXPECT_EQ(seeded.at("nodes"), read.at("nodes"));
  const auto other = run({"perft", "--depth", "3", "--seed", "6", "--json"}).json();
  EXPECT_NE(seeded.at("signature"), other.at("signature"));
  EXPECT_THAT(run({"perft", "--depth", "2"}).out, HasSubstr("signature "));
  EXPECT_EQ(refusal(run({"perft", "--depth", "0"})), "The depth must be from 1 to 64, not 0.");
}

TEST(BenchCommand, ReportsEveryFigureAndAllocatesNothing) {
  const Outcome outcome = run({"bench", "--games", "40", "--threads", "2", "--json"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const auto json = outcome.json();
  for (const char* key :
       {"games_per_second", "decisions_per_second", "turns_per_game", "copy_ns", "scaling"}) {
    EXPECT_GT(json.at(key).to_number<double>(), 0) << key;
  }
  EXPECT_EQ(json.at("allocations_per_game").to_number<double>(), 0);
  EXPECT_LE(json.at("state_bytes").as_int64(), 2048);
  EXPECT_TRUE(std::isfinite(json.at("score_mean").to_number<double>()));
  EXPECT_EQ(json.at("signature"), run({"bench", "--games", "40", "--json"}).json().at("signature"));
  EXPECT_NE(json.at("signature"),
            run({"bench", "--games", "40", "--seed", "2", "--json"}).json().at("signature"));
  EXPECT_THAT(refusal(run({"bench", "--games", "0"})), HasSubstr("not 0."));
}

}  // namespace games_test
}  // namespace drover::cli
