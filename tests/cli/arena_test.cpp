// Tests arena: its output, its refusals, and that results do not depend on threads and processes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace arena_test {

using test::lines_of;
using test::Outcome;
using test::read_file;
using test::refusal;
using test::run;
using test::run_shell;
using test::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::vector<std::string> small(const std::vector<std::string>& more) {
  std::vector<std::string> arguments{"arena",   "--bots", "greedy,random", "--players", "2",
                                     "--games", "12",     "--seed",        "3"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

boost::json::value report_of(std::vector<std::string> arguments) {
  const TemporaryFolder folder;
  arguments.insert(arguments.end(), {"--json", folder.file("report.json")});
  const Outcome outcome = run(arguments);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  return boost::json::parse(read_file(folder.file("report.json")));
}

TEST(ArenaCommand, PrintsItsReport) {
  const Outcome outcome = run(small({"--ladder"}));
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out, StartsWith("6 deals, each played in 2 seatings: 12 games of "));
  for (const char* part : {"win share", "margin", "points from", "in seat 2", "decisions a game",
                           "longest", "ladder", "greedy - random", "Intervals are at 95 %"}) {
    EXPECT_THAT(outcome.out, HasSubstr(part));
  }
  EXPECT_THAT(outcome.out, Not(HasSubstr("cannot be repeated")));
}

TEST(ArenaCommand, WritesAReportAsJson) {
  const auto json = report_of(small({"--ladder", "--option", "neutral=shuffled"}));
  EXPECT_EQ(json.at("game").as_string(), "classic");
  EXPECT_EQ(json.at("options").at("neutral").as_string(), "shuffled");
  EXPECT_EQ(json.at("deals").as_int64(), 6);
  EXPECT_EQ(json.at("games").as_int64(), 12);
  EXPECT_EQ(json.at("repeatable").as_bool(), true);
  EXPECT_EQ(json.at("interrupted").as_bool(), false);
  const auto& greedy = json.at("bots").at(0);
  EXPECT_EQ(greedy.at("bot").as_string(), "greedy");
  EXPECT_GT(greedy.at("win_share").at("mean").to_number<double>(), 0.5);
  EXPECT_LT(greedy.at("score").at("ci").at(0).to_number<double>(),
            greedy.at("score").at("mean").to_number<double>());
  EXPECT_EQ(json.at("ladder").at(0).as_string(), "greedy");
  EXPECT_EQ(json.at("pairs").at(0).at("deals_won").as_int64() +
                json.at("pairs").at(0).at("deals_even").as_int64() +
                json.at("pairs").at(0).at("deals_lost").as_int64(),
            6);
}

TEST(ArenaCommand, WritesALineForEachSeatOfEachGame) {
  const TemporaryFolder folder;
  const std::string path = folder.file("games.csv");
  ASSERT_EQ(run(small({"--csv", path})).code, 0);
  const auto lines = lines_of(read_file(path));
  ASSERT_EQ(lines.size(), 1U + 12 * 2);
  EXPECT_THAT(lines[0], StartsWith("deal,game,seed,seat,bot,score,place,win_share,decisions,"));
  const auto commas = std::count(lines[0].begin(), lines[0].end(), ',');
  for (const std::string& line : lines) {
    EXPECT_EQ(std::count(line.begin(), line.end(), ','), commas) << line;
  }
  EXPECT_THAT(lines[1], StartsWith("1,1,"));
  EXPECT_THAT(lines[1], HasSubstr(",1,greedy,"));
  EXPECT_THAT(lines[3], HasSubstr(",1,random,"));  // in the second game the seats are swapped
}

TEST(ArenaCommand, RefusesToDrawAndNamesTheScriptThatDoes) {
  const TemporaryFolder folder;
  EXPECT_EQ(refusal(run(small({"--svg", folder.file("a.svg")}))),
            "The arena no longer draws. Write --json report.json and --csv games.csv, then run "
            "examples/plot_arena.py report.json games.csv picture.svg.");
  EXPECT_TRUE(std::filesystem::exists(drover::test::repository() / "examples/plot_arena.py"));
  EXPECT_THAT(run({"arena", "--help"}).out, Not(HasSubstr("--svg")));
}

TEST(ArenaCommand, SavesRecordsThatReplay) {
  const TemporaryFolder folder;
  ASSERT_EQ(run(small({"--records", folder.file("games")})).code, 0);
  for (const char* name : {"deal-000001-1.txt", "deal-000006-2.txt"}) {
    const Outcome outcome = run({"replay", folder.file("games") + "/" + name, "--check"});
    EXPECT_EQ(outcome.code, 0) << name << outcome.err;
  }
}

TEST(ArenaCommand, ReportDoesNotDependOnThreads) {
  const TemporaryFolder folder;
  const auto files = [&](const std::string& threads) {
    const Outcome outcome = run(small(
        {"--ladder", "--threads", threads, "--csv", folder.file("c"), "--json", folder.file("j")}));
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return read_file(folder.file("c")) + read_file(folder.file("j"));
  };
  const std::string one = files("1");
  EXPECT_EQ(one, files("3"));
  EXPECT_FALSE(one.empty());
}

TEST(ArenaCommand, ReportDoesNotDependOnProcesses) {
  const Outcome alone = run(small({"--mpi"}));
  if (alone.code != 0) {
    EXPECT_EQ(refusal(alone),
              "This drover was built without MPI; install libopenmpi-dev and openmpi-bin and build "
              "it again.");
    return;
  }
  const TemporaryFolder folder;
  const auto files = [&](const std::string& how, const std::string& more) {
    const Outcome outcome =
        run_shell(how +
                  " \"$DROVER\" arena --bots greedy,random,random --players 2 --games 60 --seed 3 "
                  "--ladder --csv " +
                  folder.file("c") + " --json " + folder.file("j") + more);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, StartsWith("10 deals, each played in 6 seatings"));
    EXPECT_EQ(outcome.out.find("10 deals", 1), std::string::npos);  // only process 0 reports
    return read_file(folder.file("c")) + read_file(folder.file("j"));
  };
  const std::string mpirun = "mpirun --allow-run-as-root --oversubscribe -np 3";
  const std::string one = files("", "");
  EXPECT_EQ(one, files(mpirun, " --mpi"));
  EXPECT_EQ(one, files(mpirun, " --mpi --threads 2"));
}

TEST(ArenaCommand, ProcessesAgreeOnARefusal) {
  if (run(small({"--mpi"})).code != 0) return;
  const Outcome outcome = run_shell(
      "mpirun --allow-run-as-root --oversubscribe -np 2 \"$DROVER\" arena --mpi --bots "
      "bogus,greedy");
  EXPECT_NE(outcome.code, 0);
  const std::string sentence = "drover: There is no bot called \"bogus\"";
  const std::size_t found = outcome.err.find(sentence);
  ASSERT_NE(found, std::string::npos) << outcome.err;
  EXPECT_EQ(outcome.err.find(sentence, found + 1), std::string::npos);
}

TEST(ArenaCommand, StopsWhenTheTestIsDecided) {
  const auto json = report_of({"arena", "--bots", "greedy,random", "--games", "2000", "--sprt",
                               "p0=0.5,p1=0.8", "--seed", "2"});
  EXPECT_EQ(json.at("test").at("verdict").as_string(), "p1");
  EXPECT_LT(json.at("deals").as_int64(), 50);
  EXPECT_EQ(json.at("interrupted").as_bool(), false);
  const Outcome undecided = run(small({"--sprt", "p0=0.5,p1=0.501"}));
  EXPECT_THAT(undecided.out, HasSubstr("Undecided: more games are needed."));
}

TEST(ArenaCommand, RoundsGamesUpToWholeDealsAndReportsIt) {
  const Outcome outcome =
      run({"arena", "--bots", "random,random,random", "--games", "10", "--seed", "1"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, StartsWith("4 deals, each played in 3 seatings: 12 games"));
  EXPECT_THAT(outcome.out, HasSubstr("10 games were requested; 12 complete every deal"));
}

TEST(ArenaCommand, PlaysSoloGamesAgainstTheAutoma) {
  const auto json = report_of(
      {"arena", "--game", "elpaso", "--players", "1", "--bots", "greedy", "--games", "6"});
  EXPECT_EQ(json.at("games").as_int64(), 6);
  EXPECT_EQ(json.at("pairs").as_array().size(), 0U);
}

TEST(ArenaCommand, InterruptReportsTheDealsPlayed) {
  const Outcome outcome = run_shell(
      "timeout --preserve-status -s INT 1 \"$DROVER\" arena --bots random,random --games 1000000");
  EXPECT_EQ(outcome.code, 130);
  EXPECT_THAT(outcome.out, HasSubstr("win share"));
  EXPECT_THAT(outcome.err, HasSubstr("of 500000 deals."));
}

TEST(ArenaCommand, RefusesNonsense) {
  const auto refused = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "arena");
    return refusal(run(arguments));
  };
  EXPECT_THAT(refused({"--bots", "random,bogus"}),
              StartsWith("There is no bot called \"bogus\"; known are: random, hasty, greedy"));
  EXPECT_EQ(refused({"--bots", "random,greedy", "--players", "4"}),
            "4 players need at least as many bots, but 2 are named (one bot may be named "
            "repeatedly).");
  EXPECT_EQ(refused({"--bots", "random,random,random,random,random"}),
            "5 bots don't fit at one table of 4; choose the number of players with --players.");
  EXPECT_THAT(refused({"--bots", "random,random", "--players", "7"}), HasSubstr("7"));
  EXPECT_EQ(refused({"--bots", "random,random", "--games", "0"}),
            "The number of games must be from 1 to 1000000, not 0.");
  EXPECT_EQ(refused({"--bots", "random,random", "--threads", "-1"}),
            "The number of threads must be from 1 to 1024, not -1.");
  EXPECT_EQ(refused({"--game", "elpaso", "--players", "1", "--bots", "random", "--ladder"}),
            "A ladder needs at least two bots.");
  std::string many = "random";
  for (int i = 0; i < 12; ++i) many += ",random";
  EXPECT_EQ(refused({"--players", "2", "--bots", many}),
            "At most 12 bots can be compared at once, not 13.");
  EXPECT_THAT(refused({"--bots", "random,random", "--option", "neutral=maybe"}),
              HasSubstr("neutral"));
}

TEST(ArenaCommand, RefusesFilesItCannotWriteBeforeItPlays) {
  for (const char* option : {"--csv", "--json"}) {
    EXPECT_EQ(refusal(run(small({option, "/nowhere/file"}))),
              "/nowhere/file could not be written: No such file or directory.");
  }
  EXPECT_THAT(refusal(run(small({"--records", "/dev/null/x"}))),
              StartsWith("/dev/null/x could not be made: "));
}

TEST(ArenaCommand, RefusesInvalidSequentialTests) {
  const auto refused = [](const std::string& test) {
    return refusal(run(small({"--sprt", test})));
  };
  EXPECT_EQ(refused("p2=0.5"),
            "A sequential test looks like p0=0.5,p1=0.55,alpha=0.05,beta=0.05, not like "
            "\"p2=0.5\".");
  EXPECT_EQ(refused("p0=half"),
            "In a sequential test p0 is a number between 0 and 1, not \"half\".");
  EXPECT_EQ(refused("alpha=1.5"),
            "In a sequential test alpha is a number between 0 and 1, not \"1.5\".");
  EXPECT_EQ(refused("p0=0.6,p1=0.55"),
            "In a sequential test p0 must be below p1, but 0.6 is not below 0.55.");
  EXPECT_EQ(refused("alpha=0.5,beta=0.5"),
            "In a sequential test alpha and beta together must be below 1.");
  EXPECT_EQ(refusal(run({"arena", "--bots", "random,random,random", "--sprt", "p1=0.6"})),
            "A sequential test compares two bots at tables for two players.");
}

}  // namespace arena_test
}  // namespace drover::cli
