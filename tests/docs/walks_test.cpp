// docs/architecture.md: the walks of a change through the rooms.
#include <gtest/gtest.h>

#include "docs/document.h"

namespace drover::docs {
namespace walks_test {

constexpr std::size_t kMostHops = 10;

// The sections of docs/architecture.md that are walks: their first table is one of files and
// functions.
std::vector<std::string> walks() {
  std::vector<std::string> found;
  for (const std::string& heading : document("docs/architecture.md").headings) {
    if (heading.starts_with("Walk: ")) found.push_back(heading);
  }
  return found;
}

// The steps of a walk: its table without the head.
std::vector<Cells> steps(const std::string& heading) {
  const auto rows = rows_of(section(document("docs/architecture.md"), heading));
  std::vector<Cells> found;
  for (const Cells& row : rows) {
    if (row.size() >= 3 && row.front() != "step") found.push_back(row);
  }
  return found;
}

// "handle" for "TableService::handle".
std::string own_name(const std::string& function) {
  const std::size_t colons = function.rfind("::");
  return colons == std::string::npos ? function : function.substr(colons + 2);
}

TEST(Walks, NameFunctionsThatTheirFilesHave) {
  ASSERT_GE(walks().size(), 5U);
  for (const std::string& heading : walks()) {
    for (const Cells& row : steps(heading)) {
      const std::vector<std::string> file = code_in(row.at(1));
      const std::vector<std::string> function = code_in(row.at(2));
      ASSERT_EQ(file.size(), 1U) << heading << ": " << row.at(1);
      ASSERT_EQ(function.size(), 1U) << heading << ": " << row.at(2);
      ASSERT_TRUE(fs::exists(repository() / file.front())) << file.front();
      const std::string text = cli::test::read_file((repository() / file.front()).string());
      const std::regex called(own_name(function.front()) + R"(\b)");
      EXPECT_TRUE(std::regex_search(text, called)) << file.front() << ": " << function.front();
    }
  }
}

TEST(Walks, HaveAtMostTenHopsAndVisitNoneTwice) {
  for (const std::string& heading : walks()) {
    std::set<std::string> visited;
    std::size_t hops = 0;
    for (const Cells& row : steps(heading)) {
      ++hops;
      EXPECT_TRUE(visited.insert(row.at(1) + row.at(2)).second) << heading << ": " << row.at(2);
    }
    EXPECT_GT(hops, 2U) << heading;
    EXPECT_LE(hops, kMostHops) << heading;
  }
}

}  // namespace walks_test
}  // namespace drover::docs
