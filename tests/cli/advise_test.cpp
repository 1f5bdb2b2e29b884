// drover advise: the best moves of a position, and what speaks for them.
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/places.h"

namespace drover::cli {
namespace advise_test {

using test::Outcome;
using test::refusal;
using test::run;
using ::testing::HasSubstr;

std::string position(const std::vector<std::string>& arguments) {
  std::vector<std::string> words{"new"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return run(words).out;
}

TEST(Advise, NamesTheBestMovesWithWhatSpeaksForThem) {
  const std::string start = position({"--players", "2", "--seed", "2"});
  const Outcome outcome =
      run({"advise", "--iterations", "400", "--threads", "1", "--moves", "3"}, start);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  for (const char* words : {"Turn 1, seat 1:", "400 iterations in", "per second.", "share", "score",
                            "wins", "points from", "difference", "cattle", "place "}) {
    EXPECT_THAT(outcome.out, HasSubstr(words));
  }
}

// The best of 59 iterations leaves no other move 30 of them.
TEST(Advise, TellsNoFiguresOfWhatItHasHardlyLookedAt) {
  const std::string start = position({"--players", "2", "--seed", "2"});
  const Outcome outcome =
      run({"advise", "--iterations", "59", "--threads", "1", "--moves", "3"}, start);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  std::vector<std::string> rows;
  std::istringstream lines(outcome.out);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("place ") && line.find('%') != std::string::npos) rows.push_back(line);
  }
  ASSERT_EQ(rows.size(), 3U) << outcome.out;
  EXPECT_THAT(rows[0], ::testing::EndsWith(" %"));
  for (const std::size_t runner_up : {1, 2}) {
    EXPECT_THAT(rows[runner_up], ::testing::ContainsRegex("% +- +-$"));
  }
  EXPECT_THAT(outcome.out, HasSubstr("Moves are sorted by share"));
  EXPECT_THAT(outcome.out, ::testing::Not(HasSubstr("difference")));
}

TEST(Advise, AsJsonAddsUpAndPutsTheBestMoveFirst) {
  for (const std::string game : {"classic", "second", "elpaso"}) {
    const std::string start = position({"--game", game, "--players", "2", "--seed", "5"});
    const Outcome outcome =
        run({"advise", "--iterations", "80", "--threads", "1", "--moves", "100", "--json"}, start);
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const boost::json::value json = outcome.json();
    EXPECT_EQ(json.at("iterations").to_number<int>(), 80);
    EXPECT_GT(json.at("iterations_per_second").to_number<double>(), 0);
    double share = 0;
    double last = 1;
    int iterations = 0;
    for (const boost::json::value& move : json.at("moves").as_array()) {
      EXPECT_LE(move.at("share").to_number<double>(), last);
      last = move.at("share").to_number<double>();
      share += last;
      iterations += move.at("iterations").to_number<int>();
      if (!move.as_object().contains("score")) continue;
      double points = 0;
      for (const auto& [name, value] : move.at("categories").as_object()) {
        points += value.to_number<double>();
      }
      EXPECT_NEAR(points, move.at("score").to_number<double>(), 1e-6);
      EXPECT_GE(move.at("win_chance").to_number<double>(), 0);
      EXPECT_LE(move.at("win_chance").to_number<double>(), 1);
    }
    EXPECT_NEAR(share, 1, 1e-9);
    EXPECT_EQ(iterations, 80);
    const Outcome legal = run({"legal", "--json"}, start);
    EXPECT_EQ(json.at("moves").as_array().size(), legal.json().at("moves").as_array().size());
  }
}

TEST(Advise, IsTheSameForTheSameIterationsOnOneThread) {
  const std::string start = position({"--players", "3", "--seed", "2"});
  const auto moves = [&] {
    return run({"advise", "--iterations", "50", "--threads", "1", "--json"}, start)
        .json()
        .at("moves");
  };
  EXPECT_EQ(moves(), moves());
}

TEST(Advise, TakesTheViewOfTheSeatThatDecides) {
  const std::string start = position({"--players", "2", "--seed", "5"});
  const std::string own = run({"show", "--as", "1", "--json"}, start).out;
  const auto moves = [](const std::string& from) {
    return run({"advise", "--iterations", "40", "--threads", "1", "--json"}, from)
        .json()
        .at("moves");
  };
  EXPECT_EQ(moves(own), moves(start));
}

TEST(Advise, PlaysAloneAgainstAnAutoma) {
  const std::string start = position({"--game", "elpaso", "--players", "1"});
  const Outcome outcome = run({"advise", "--iterations", "30", "--json"}, start);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
}

TEST(Advise, KeepsToItsTime) {
  const std::string start = position({"--players", "2"});
  const Outcome outcome = run({"advise", "--time", "50ms", "--json"}, start);
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_GE(outcome.json().at("seconds").to_number<double>(), 0.05);
  EXPECT_LT(outcome.json().at("seconds").to_number<double>(), 2);
}

TEST(Advise, RefusesBadInputWithASentence) {
  const std::string start = position({"--players", "2"});
  const std::string other = run({"show", "--as", "2", "--json"}, start).out;
  const auto refused = [](std::vector<std::string> arguments, const std::string& input) {
    arguments.insert(arguments.begin(), "advise");
    return refusal(run(arguments, input));
  };
  for (const char* time : {"soon", "0s", "2", "-1s", "nans", "601s"}) {
    EXPECT_EQ(refused({"--time", time}, start),
              std::string("A time to think looks like 2s or 500ms, up to 600s, not like \"") +
                  time + "\".");
  }
  EXPECT_EQ(refused({"--moves", "0"}, start), "At least 1 move must be asked for, not 0.");
  EXPECT_EQ(refused({"--iterations", "-4"}, start),
            "The number of iterations must be from 1 to 100000000, not -4.");
  EXPECT_EQ(refused({"--threads", "-1"}, start),
            "The number of threads must be from 1 to 1024, not -1.");
  EXPECT_EQ(refused({}, other),
            "Seat 1 has to decide, but this is another player’s view of the position.");
  EXPECT_THAT(refused({}, "{}"), HasSubstr("is no position"));
}

TEST(Advise, HasNothingToSayOnceTheGameIsOver) {
  const std::string record = drover::test::test_data() / "golden/v2/classic-2p-fixed-a.txt";
  const auto moves = run({"replay", record, "--json"}).json().at("moves").to_number<int>();
  const Outcome end = run({"replay", record, "--json", "--to", std::to_string(moves)});
  EXPECT_EQ(refusal(run({"advise"}, end.out)),
            "The game is over: there is nothing left to decide.");
}

}  // namespace advise_test
}  // namespace drover::cli
