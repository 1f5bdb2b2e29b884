// Tests that serve and think refuse invalid options with a sentence and create nothing.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace serve_test {

using test::refusal;
using test::run;
using test::TemporaryFolder;
using ::testing::AnyOf;
using ::testing::HasSubstr;

TEST(ServeCommand, RefusesAFolderAsStore) {
  const TemporaryFolder folder;
  for (const char* command : {"serve", "think"}) {
    const std::string sentence = refusal(run({command, "--store", folder.file("tables")}));
    EXPECT_THAT(sentence, HasSubstr("postgresql://")) << command;
  }
  EXPECT_FALSE(std::filesystem::exists(folder.file("tables")));
}

TEST(ServeCommand, RefusesThinkElsewhereWithoutStore) {
  const TemporaryFolder folder;
  EXPECT_THAT(refusal(run({"serve", "--data", folder.file("tables"), "--think-elsewhere"})),
              HasSubstr("--think-elsewhere needs --store"));
  EXPECT_FALSE(std::filesystem::exists(folder.file("tables")));
}

TEST(ServeCommand, ReportsAnUnreachableDatabase) {
  for (const char* command : {"serve", "think"}) {
    EXPECT_THAT(refusal(run({command, "--store", "postgresql:///tables?host=/nowhere/at/all"})),
                AnyOf(HasSubstr("cannot be reached"), HasSubstr("built without PostgreSQL")))
        << command;
  }
}

}  // namespace serve_test
}  // namespace drover::cli
