// Printed actions are spelled where docs/adding-a-game.md says ("Printed actions").
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "docs/document.h"

namespace drover::docs {
namespace actions_test {

using ::testing::Contains;
using ::testing::IsEmpty;

std::string guide() { return section(document("docs/adding-a-game.md"), "Printed actions"); }

// Every source file below a folder that ends in one of the endings, without tests.
std::vector<std::string> sources_below(const std::string& folder,
                                       const std::set<std::string>& endings) {
  std::vector<std::string> found;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(repository() / folder)) {
    const std::string name = fs::relative(entry.path(), repository()).string();
    if (endings.contains(entry.path().extension().string()) &&
        name.find("/tests/") == std::string::npos) {
      found.push_back(name);
    }
  }
  return found;
}

std::string text_of(const std::string& name) {
  return cli::test::read_file((repository() / name).string());
}

class PrintedActions : public ::testing::TestWithParam<const char*> {};

TEST_P(PrintedActions, AreNamedElsewhereOnlyIfTheDocumentSaysSo) {
  const std::string folder = "src/" + std::string(GetParam());
  std::vector<std::string> places;
  for (const Cells& row : rows_of(guide())) {
    for (std::string place : code_in(row.front())) {
      places.push_back(std::regex_replace(place, std::regex("src/<game>"), folder));
    }
  }
  ASSERT_GE(places.size(), 5U);
  const std::vector<std::string> special = code_in(guide());
  int tables = 0;
  for (const std::string& file : sources_below(folder, {".h", ".cpp"})) {
    const bool named = std::any_of(places.begin(), places.end(), [&](const std::string& place) {
      return file.starts_with(place);
    });
    tables += named && file.ends_with("/actions.cpp") ? 1 : 0;
    // A decision of the position can come from an action; its check names the kinds.
    if (named || file.find("/serialization/") != std::string::npos) continue;
    for (const std::string& kind : all_matches(text_of(file), std::regex("\\bOp::(k\\w+)"))) {
      EXPECT_THAT(special, Contains(kind)) << file;
    }
  }
  EXPECT_EQ(tables, 3) << "the rows of the rules, the presentation and the heuristic";
}

TEST_P(PrintedActions, HaveASentenceInEachLanguage) {
  const std::string folder = "src/" + std::string(GetParam());
  const std::vector<std::string> words =
      all_matches(text_of(folder + "/rules/actions.cpp"), std::regex("\\.name = \"([a-z-]+)\""));
  ASSERT_GT(words.size(), 10U);
  for (const char* const language : {"en", "de", "pl"}) {
    std::string messages = text_of(folder + "/words/" + language + ".json");
    std::replace(messages.begin(), messages.end(), '_', '-');
    for (const std::string& word : words) {
      EXPECT_NE(messages.find("\"act." + word + "\":"), std::string::npos) << language << word;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, PrintedActions, ::testing::Values("trail", "elpaso"));

// The page uses the kind of an action only to find its message.
TEST(PrintedActionsOnThePage, AreNotSpelled) {
  static const std::regex kUse(R"(.*\.op\b.*)");
  static const std::regex kMessage(R"(.*`(act|caption)\.\$\{\w+\.op\}`.*)");
  std::vector<std::string> others;
  for (const std::string& file : sources_below("web/src/boards", {".ts", ".svelte"})) {
    for (const std::string& line : cli::test::lines_of(text_of(file))) {
      if (std::regex_match(line, kUse) && !std::regex_match(line, kMessage)) {
        others.push_back(file + ": " + line);
      }
    }
  }
  EXPECT_THAT(others, IsEmpty());
}

}  // namespace actions_test
}  // namespace drover::docs
