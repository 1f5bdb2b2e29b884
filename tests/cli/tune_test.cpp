// Tests drover tune, which optimises the heuristic weights against automas.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace tune_test {

using test::Outcome;
using test::read_file;
using test::refusal;
using test::run;
using test::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string file_of(const TemporaryFolder& folder) {
  return folder.file("trail/heuristic/solo_weights.ini");
}

Outcome tune(const TemporaryFolder& folder, const std::vector<std::string>& more) {
  std::filesystem::create_directories(folder.file("trail/heuristic"));
  std::vector<std::string> arguments{"tune", "--into",  folder.path(), "--steps", "2", "--trials",
                                     "3",    "--games", "2",           "--check", "4"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(arguments);
}

TEST(TuneCommand, WeightsDoNotDependOnThreads) {
  const TemporaryFolder one;
  const TemporaryFolder three;
  const TemporaryFolder other;
  const Outcome tuned = tune(one, {"--threads", "1"});
  EXPECT_EQ(tuned.code, 0) << tuned.err;
  EXPECT_EQ(tuned.err, "");
  EXPECT_EQ(tune(three, {"--threads", "3"}).code, 0);
  EXPECT_EQ(tune(other, {"--threads", "3", "--seed", "2"}).code, 0);
  const std::string figures = read_file(file_of(one));
  EXPECT_THAT(figures, StartsWith("# Written by `drover tune`"));
  EXPECT_EQ(read_file(file_of(three)), figures);
  EXPECT_NE(read_file(file_of(other)), figures);
  // The report has a row for every automa.
  for (const char* opponent :
       {"Garth, classic", "Brisco, classic", "Garth, second", "Sam, second"}) {
    EXPECT_THAT(tuned.out, HasSubstr(opponent));
  }
}

TEST(TuneCommand, RefusesInvalidArguments) {
  EXPECT_EQ(
      refusal(run({"tune", "--family", "elpaso"})),
      "There is no family \"elpaso\" with figures of its own for one person against automas.");
  EXPECT_THAT(refusal(run({"tune", "--steps", "0"})), HasSubstr("--steps"));
  const TemporaryFolder folder;
  EXPECT_EQ(refusal(run({"tune", "--into", folder.path()})),
            "There is no folder " + folder.file("trail/heuristic") + ".");
}

}  // namespace tune_test
}  // namespace drover::cli
