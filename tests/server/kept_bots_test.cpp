#include "server/kept_bots.h"

#include <gtest/gtest.h>

namespace drover::server::test {
namespace {

TEST(KeptBots, ASearchIsAskedAgainByTheSeatItThoughtFor) {
  KeptBots bots;
  auto search = bots.take("table1", 0, "search");
  const bots::Bot* first = search.get();
  ASSERT_NE(first, nullptr);
  bots.put_back("table1", 0, std::move(search));
  EXPECT_NE(bots.take("table1", 1, "search").get(), first);
  EXPECT_NE(bots.take("table2", 0, "search").get(), first);
  EXPECT_EQ(bots.take("table1", 0, "search").get(), first);
  EXPECT_EQ(bots.size(), 0U);
}

TEST(KeptBots, WhoRemembersNothingIsNotKept) {
  KeptBots bots;
  bots.put_back("table1", 0, bots.take("table1", 0, "greedy"));
  EXPECT_EQ(bots.size(), 0U);
}

TEST(KeptBots, WhoThoughtLongestAgoLeavesFirst) {
  KeptBots bots;
  std::vector<const bots::Bot*> all;
  const auto think_at = [&](int table) {
    const std::string name = "table" + std::to_string(table);
    auto bot = bots.take(name, 0, "search");
    const bots::Bot* which = bot.get();
    bots.put_back(name, 0, std::move(bot));
    return which;
  };
  const int most = KeptBots::kMost;
  for (int table = 0; table < most; ++table) all.push_back(think_at(table));
  EXPECT_EQ(think_at(0), all[0]);  // and now table 1 has waited longest
  think_at(most);
  EXPECT_EQ(bots.size(), KeptBots::kMost);
  EXPECT_EQ(think_at(0), all[0]);
  EXPECT_EQ(think_at(2), all[2]);
  // Table 1 begins anew, at the cost of table 3.
  EXPECT_NE(bots.take("table1", 0, "search"), nullptr);
  EXPECT_EQ(bots.size(), KeptBots::kMost);
}

}  // namespace
}  // namespace drover::server::test
