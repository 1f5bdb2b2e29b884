#include "server/visitors.h"

#include <gtest/gtest.h>

namespace drover::server::test {
namespace visitors_test {

namespace ip = boost::asio::ip;
using std::chrono::milliseconds;
using std::chrono::minutes;

Rates rates(Act act, Rate rate) {
  Rates all{};
  all[static_cast<std::size_t>(act)] = rate;
  return all;
}
Amounts amounts(Good good, std::size_t most) {
  Amounts all{};
  all[static_cast<std::size_t>(good)] = most;
  return all;
}

TEST(VisitorOf, IsTheAddressOrTheSixtyFourOfIpv6) {
  EXPECT_EQ(visitor_of(ip::make_address("203.0.113.7")), "203.0.113.7");
  EXPECT_EQ(visitor_of(ip::make_address("::ffff:203.0.113.7")), "203.0.113.7");
  EXPECT_EQ(visitor_of(ip::make_address("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_of(ip::make_address("2001:db8:1:2::9")), "2001:db8:1:2::/64");
  EXPECT_NE(visitor_of(ip::make_address("2001:db8:1:3::9")), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_of(ip::make_address("::1")), "::1");
}

TEST(VisitorNamed, ReadsWhatAProxyWrites) {
  EXPECT_EQ(visitor_named("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_named("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(visitor_named("unknown"), "unknown");
  EXPECT_EQ(visitor_named(std::string(500, 'x')).size(), 64U);
}

TEST(Visitors, EachHasARateOfItsOwn) {
  Visitors visitors(rates(Act::kNewTable, {1, 2}), {}, {});
  const auto now = Visitors::Clock::now();
  EXPECT_TRUE(visitors.allows("a", Act::kNewTable, now));
  EXPECT_TRUE(visitors.allows("a", Act::kNewTable, now));
  EXPECT_FALSE(visitors.allows("a", Act::kNewTable, now));
  EXPECT_TRUE(visitors.allows("b", Act::kNewTable, now));
  EXPECT_TRUE(visitors.allows("a", Act::kRequest, now)) << "another act is not counted";
  EXPECT_FALSE(visitors.allows("a", Act::kNewTable, now + milliseconds(900)));
  EXPECT_TRUE(visitors.allows("a", Act::kNewTable, now + milliseconds(2000)));
}

TEST(Visitors, HaveOnlySoMuchAtATimeEachAndTogether) {
  Visitors visitors({}, amounts(Good::kHint, 2), amounts(Good::kHint, 3));
  Visitors::Hold first = visitors.hold("a", Good::kHint);
  Visitors::Hold second = visitors.hold("a", Good::kHint);
  EXPECT_TRUE(first);
  EXPECT_TRUE(second);
  EXPECT_FALSE(visitors.hold("a", Good::kHint)) << "of its own";
  Visitors::Hold third = visitors.hold("b", Good::kHint);
  EXPECT_TRUE(third);
  EXPECT_FALSE(visitors.hold("b", Good::kHint)) << "of all";
  EXPECT_EQ(visitors.held(Good::kHint), 3U);
  first.release();
  first.release();
  EXPECT_TRUE(visitors.hold("b", Good::kHint));
  EXPECT_EQ(visitors.held(Good::kHint), 2U);
}

TEST(Visitors, AmountsAreCounted) {
  Visitors visitors({}, amounts(Good::kBytes, 100), {});
  Visitors::Hold most = visitors.hold("a", Good::kBytes, 90);
  EXPECT_TRUE(most);
  EXPECT_FALSE(visitors.hold("a", Good::kBytes, 11));
  EXPECT_TRUE(visitors.hold("a", Good::kBytes, 10));
  EXPECT_FALSE(visitors.hold("b", Good::kBytes, SIZE_MAX)) << "no sum overflows";
}

TEST(Visitors, WhoIsNotKnownYetCountsOnlyAmongAll) {
  Visitors visitors({}, amounts(Good::kConnection, 1), amounts(Good::kConnection, 2));
  Visitors::Hold first = visitors.hold("", Good::kConnection);
  Visitors::Hold second = visitors.hold("", Good::kConnection);
  EXPECT_TRUE(first);
  EXPECT_TRUE(second);
  EXPECT_FALSE(visitors.hold("", Good::kConnection));
}

TEST(Visitors, WhoHasSomethingIsNotForgotten) {
  Visitors visitors(rates(Act::kRequest, {1, 1}), amounts(Good::kHint, 1), {});
  const auto now = Visitors::Clock::now();
  Visitors::Hold hold = visitors.hold("a", Good::kHint);
  EXPECT_TRUE(visitors.allows("b", Act::kRequest, now));
  visitors.tidy(now + minutes(10));
  EXPECT_FALSE(visitors.hold("a", Good::kHint));
  EXPECT_TRUE(visitors.allows("b", Act::kRequest, now)) << "forgotten, so its bucket is full";
}

}  // namespace visitors_test
}  // namespace drover::server::test
