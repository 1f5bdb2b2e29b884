// docs/architecture.md, "Adding a row": existing rows are spelled where the document says.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "docs/document.h"

namespace drover::docs {
namespace places_test {

using ::testing::ElementsAre;

// The files below src that contain the words, apart from the schema's samples.
std::vector<std::string> files_with(const std::string& words, const std::string& folder) {
  const std::regex wanted(words);
  std::set<std::string> found;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(repository() / folder)) {
    const std::string ending = entry.path().extension().string();
    if (ending != ".h" && ending != ".cpp" && ending != ".json") continue;
    if (!std::regex_search(cli::test::read_file(entry.path().string()), wanted)) continue;
    found.insert(fs::relative(entry.path(), repository() / folder).generic_string());
  }
  return {found.begin(), found.end()};
}

// The places that the document names for a kind of row.
std::vector<std::string> places_of(const std::string& kind) {
  for (const Cells& row : rows_of(section(document("docs/architecture.md"), "Adding a row"))) {
    if (row.front() == kind) return code_in(row.back());
  }
  return {};
}

TEST(Places, OfAnOptionAreItsRowItsMemberAndItsSentences) {
  const std::vector<std::string> named = places_of("an option");
  EXPECT_THAT(named, ElementsAre("src/<game>/state/options.cpp", "src/<game>/state/state.h",
                                 "src/<game>/words/en.json", "src/<game>/words/de.json",
                                 "src/<game>/words/pl.json"));
  for (const char* key : {"after-move", "dark-discs"}) {
    EXPECT_THAT(files_with(key, "src/elpaso"),
                ElementsAre("state/options.cpp", "words/de.json", "words/en.json", "words/pl.json"))
        << key;
    for (const char* room : {"api", "bots", "cli", "game", "kit", "server", "service", "table"}) {
      EXPECT_TRUE(files_with(key, std::string("src/") + room).empty()) << key << ": " << room;
    }
  }
}

TEST(Places, OfARouteAreItsNameItsRowAndItsCase) {
  const std::vector<std::string> named = places_of("a route");
  EXPECT_THAT(named, ElementsAre("src/service/routes.h", "src/service/routes.cpp",
                                 "src/service/site.cpp", "src/service/table_requests.cpp"));
  EXPECT_THAT(files_with("\\bkTotals\\b", "src"),
              ElementsAre("service/routes.cpp", "service/routes.h", "service/table_requests.cpp"));
  EXPECT_THAT(files_with("\\bkWhy\\b", "src"),
              ElementsAre("service/routes.cpp", "service/routes.h", "service/table_requests.cpp"));
  EXPECT_THAT(files_with("\\bkGames\\b", "src/service"),
              ElementsAre("routes.cpp", "routes.h", "site.cpp"));
}

TEST(Places, OfAnAnswerAreItsRowAndTheRouteThatAnswersWithIt) {
  const std::vector<std::string> named = places_of("a message or answer");
  EXPECT_THAT(named, ElementsAre("src/api/schema_table.cpp", "src/api/schema_answers.cpp",
                                 "src/service/routes.cpp"));
  for (const char* shape : {"WhyAnswer", "SeqAnswer"}) {
    EXPECT_THAT(files_with(std::string("\\b") + shape + "\\b", "src"),
                ElementsAre("api/schema_answers.cpp", "service/routes.cpp"))
        << shape;
  }
}

}  // namespace places_test
}  // namespace drover::docs
