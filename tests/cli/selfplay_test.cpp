// drover selfplay: its options under their former names.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli::test {
namespace selfplay_command_test {

using testing::HasSubstr;
using testing::Not;

class SelfplayCommand : public testing::Test {
 protected:
  Outcome write_examples(const std::string& name, const std::vector<std::string>& options) const {
    std::vector<std::string> arguments{"selfplay",  "--game", "elpaso", "--games",         "3",
                                       "--threads", "1",      "--out",  folder_.file(name)};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }
  std::string examples(const std::string& name) const {
    return read_file(folder_.file(name + ".positions"));
  }

 private:
  TemporaryFolder folder_;
};

TEST_F(SelfplayCommand, AcceptsFormerNamesOfOptionsAndNamesThePresentOnes) {
  const Outcome now = write_examples("now", {"--exploration", "60", "--random-options", "0"});
  EXPECT_EQ(now.code, 0) << now.err;
  EXPECT_EQ(now.err, "");
  const Outcome formerly = write_examples("formerly", {"--stray", "60", "--drawn=0"});
  EXPECT_EQ(formerly.code, 0) << formerly.err;
  EXPECT_THAT(formerly.err, HasSubstr("--stray is now called --exploration."));
  EXPECT_THAT(formerly.err, HasSubstr("--drawn is now called --random-options."));
  EXPECT_EQ(formerly.out, now.out);
  EXPECT_EQ(examples("formerly"), examples("now"));
  EXPECT_FALSE(examples("now").empty());
}

TEST_F(SelfplayCommand, AcceptsTheFormerNameOfAFlag) {
  const Outcome formerly = write_examples("flag", {"--practice"});
  EXPECT_THAT(formerly.err, HasSubstr("--practice is now called --net-selfplay."));
  const Outcome now = write_examples("now", {"--net-selfplay"});
  EXPECT_EQ(formerly.code, now.code);
  EXPECT_EQ(formerly.out, now.out);
  EXPECT_EQ(examples("flag"), examples("now"));
}

TEST_F(SelfplayCommand, ChecksTheValueOfAFormerName) {
  const std::vector<std::vector<std::string>> wrong{{"--stray", "2000"},
                                                    {"--stray"},
                                                    {"--stray", "20", "--stray", "30"},
                                                    {"--exploration", "20", "--stray", "30"}};
  for (const std::vector<std::string>& options : wrong) {
    const Outcome outcome = write_examples("wrong", options);
    EXPECT_NE(outcome.code, 0);
    EXPECT_THAT(outcome.err, HasSubstr("drover: --exploration: ")) << options.size();
  }
}

TEST_F(SelfplayCommand, HelpShowsOnlyPresentNames) {
  const std::string help = run({"selfplay", "--help"}).out;
  EXPECT_THAT(help, HasSubstr("--exploration-turns"));
  EXPECT_THAT(help, Not(HasSubstr("--adventures")));
}

}  // namespace selfplay_command_test
}  // namespace drover::cli::test
