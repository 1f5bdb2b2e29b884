#include "server/bot_pool.h"

#include <gtest/gtest.h>

namespace drover::server::test {
namespace bot_pool_test {

constexpr std::size_t kNothing = 0;
constexpr std::size_t kPlenty = std::size_t{1} << 30;

std::size_t bytes_of_a_search() { return bots::make_bot("search")->bytes(); }

TEST(BotPool, ReturnsTheCachedBotToItsSeat) {
  BotPool bots(kPlenty);
  auto search = bots.acquire("table1", 0, "search");
  const bots::Bot* first = search.get();
  ASSERT_NE(first, nullptr);
  bots.release("table1", 0, "search", std::move(search));
  EXPECT_NE(bots.acquire("table1", 1, "search").get(), first);
  EXPECT_NE(bots.acquire("table2", 0, "search").get(), first);
  EXPECT_EQ(bots.acquire("table1", 0, "search").get(), first);
  EXPECT_EQ(bots.cached(), 0U);
}

TEST(BotPool, DropsTheCachedBotWhenTheLevelDiffers) {
  BotPool bots(kPlenty);
  bots.release("table1", 0, "search", bots.acquire("table1", 0, "search"));
  ASSERT_EQ(bots.cached(), 1U);
  const auto greedy = bots.acquire("table1", 0, "greedy");
  EXPECT_EQ(greedy->bytes(), 0U) << "only a search has a tree";
  EXPECT_EQ(bots.cached(), 0U);
  EXPECT_EQ(bots.bytes(), 0U);
}

TEST(BotPool, DoesNotCacheBotsThatUseNoMemory) {
  BotPool bots(kPlenty);
  bots.release("table1", 0, "greedy", bots.acquire("table1", 0, "greedy"));
  EXPECT_EQ(bots.cached(), 0U);
  EXPECT_EQ(bots.bytes(), 0U);
}

TEST(BotPool, CountsTheMemoryOfASearch) {
  // Two threads (one on a single core), each with a tree in two halves of 2^17 nodes, and a cache
  // of net outputs.
  EXPECT_GT(bytes_of_a_search(), 5'000'000U);
  EXPECT_LT(bytes_of_a_search(), 20U << 20);
  EXPECT_GT(bots::make_bot("search+")->bytes(), bytes_of_a_search());
  EXPECT_EQ(bots::make_bot("greedy")->bytes(), 0U);
}

TEST(BotPool, EvictsTheLeastRecentlyUsedBot) {
  constexpr std::size_t kRoom = 3;
  BotPool bots(kRoom * bytes_of_a_search());
  const auto think_at = [&](const std::string& table) {
    auto bot = bots.acquire(table, 0, "search");
    const bots::Bot* which = bot.get();
    bots.release(table, 0, "search", std::move(bot));
    return which;
  };
  const bots::Bot* first = think_at("table1");
  think_at("table2");
  const bots::Bot* third = think_at("table3");
  EXPECT_EQ(think_at("table1"), first);  // so the bot of table2 is the least recently used
  think_at("table4");
  EXPECT_EQ(bots.cached(), kRoom);
  EXPECT_EQ(think_at("table1"), first);
  EXPECT_EQ(think_at("table3"), third);
  EXPECT_EQ(bots.bytes(), kRoom * bytes_of_a_search());
}

TEST(BotPool, EvictsCachedBotsForBotsInUse) {
  BotPool bots(2 * bytes_of_a_search());
  bots.release("table1", 0, "search", bots.acquire("table1", 0, "search"));
  bots.release("table2", 0, "search", bots.acquire("table2", 0, "search"));
  EXPECT_EQ(bots.cached(), 2U);
  auto in_use = bots.acquire("table3", 0, "search");
  EXPECT_EQ(bots.cached(), 1U);
  {
    const BotPool::MemoryReservation advice(bots, bytes_of_a_search());
    EXPECT_EQ(bots.cached(), 0U);
    EXPECT_EQ(bots.bytes(), 2 * bytes_of_a_search());
  }
  EXPECT_EQ(bots.bytes(), bytes_of_a_search());
  bots.release("table3", 0, "search", std::move(in_use));
  EXPECT_EQ(bots.cached(), 1U);
}

TEST(BotPool, WithALimitOfZeroCachesNothingAndStillServes) {
  BotPool bots(kNothing);
  auto bot = bots.acquire("table1", 0, "search");
  ASSERT_NE(bot, nullptr);
  bots.release("table1", 0, "search", std::move(bot));
  EXPECT_EQ(bots.cached(), 0U);
  EXPECT_EQ(bots.bytes(), 0U);
}

}  // namespace bot_pool_test
}  // namespace drover::server::test
