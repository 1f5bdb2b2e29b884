#include "server/visitor_limiter.h"

#include <gtest/gtest.h>

namespace drover::server::test {
namespace visitors_test {

namespace ip = boost::asio::ip;
using std::chrono::milliseconds;
using std::chrono::minutes;

Rates rates(LimitedAction act, Rate rate) {
  Rates all{};
  all[static_cast<std::size_t>(act)] = rate;
  return all;
}
Quotas amounts(LimitedResource good, std::size_t most) {
  Quotas all{};
  all[static_cast<std::size_t>(good)] = most;
  return all;
}

TEST(VisitorOf, IsTheAddressOrTheSixtyFourOfIpv6) {
  EXPECT_EQ(visitor_from_address(ip::make_address("203.0.113.7")), "203.0.113.7");
  EXPECT_EQ(visitor_from_address(ip::make_address("::ffff:203.0.113.7")), "203.0.113.7");
  EXPECT_EQ(visitor_from_address(ip::make_address("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_from_address(ip::make_address("2001:db8:1:2::9")), "2001:db8:1:2::/64");
  EXPECT_NE(visitor_from_address(ip::make_address("2001:db8:1:3::9")), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_from_address(ip::make_address("::1")), "::1");
}

TEST(VisitorNamed, ReadsWhatAProxyWrites) {
  EXPECT_EQ(visitor_from_text("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_from_text("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(visitor_from_text("unknown"), "unknown");
  EXPECT_EQ(visitor_from_text(std::string(500, 'x')).size(), 64U);
}

TEST(VisitorLimiter, EachHasARateOfItsOwn) {
  VisitorLimiter visitors(rates(LimitedAction::kNewTable, {1, 2}), {}, {});
  const auto now = VisitorLimiter::Clock::now();
  EXPECT_TRUE(visitors.try_acquire("a", LimitedAction::kNewTable, now));
  EXPECT_TRUE(visitors.try_acquire("a", LimitedAction::kNewTable, now));
  EXPECT_FALSE(visitors.try_acquire("a", LimitedAction::kNewTable, now));
  EXPECT_TRUE(visitors.try_acquire("b", LimitedAction::kNewTable, now));
  EXPECT_TRUE(visitors.try_acquire("a", LimitedAction::kRequest, now)) << "another act is not counted";
  EXPECT_FALSE(visitors.try_acquire("a", LimitedAction::kNewTable, now + milliseconds(900)));
  EXPECT_TRUE(visitors.try_acquire("a", LimitedAction::kNewTable, now + milliseconds(2000)));
}

TEST(VisitorLimiter, HaveOnlySoMuchAtATimeEachAndTogether) {
  VisitorLimiter visitors({}, amounts(LimitedResource::kHint, 2), amounts(LimitedResource::kHint, 3));
  VisitorLimiter::Reservation first = visitors.reserve("a", LimitedResource::kHint);
  VisitorLimiter::Reservation second = visitors.reserve("a", LimitedResource::kHint);
  EXPECT_TRUE(first);
  EXPECT_TRUE(second);
  EXPECT_FALSE(visitors.reserve("a", LimitedResource::kHint)) << "of its own";
  VisitorLimiter::Reservation third = visitors.reserve("b", LimitedResource::kHint);
  EXPECT_TRUE(third);
  EXPECT_FALSE(visitors.reserve("b", LimitedResource::kHint)) << "of all";
  EXPECT_EQ(visitors.reserved(LimitedResource::kHint), 3U);
  first.release();
  first.release();
  EXPECT_TRUE(visitors.reserve("b", LimitedResource::kHint));
  EXPECT_EQ(visitors.reserved(LimitedResource::kHint), 2U);
}

TEST(VisitorLimiter, AmountsAreCounted) {
  VisitorLimiter visitors({}, amounts(LimitedResource::kRequestBytes, 100), {});
  VisitorLimiter::Reservation most = visitors.reserve("a", LimitedResource::kRequestBytes, 90);
  EXPECT_TRUE(most);
  EXPECT_FALSE(visitors.reserve("a", LimitedResource::kRequestBytes, 11));
  EXPECT_TRUE(visitors.reserve("a", LimitedResource::kRequestBytes, 10));
  EXPECT_FALSE(visitors.reserve("b", LimitedResource::kRequestBytes, SIZE_MAX)) << "no sum overflows";
}

TEST(VisitorLimiter, WhoIsNotKnownYetCountsOnlyAmongAll) {
  VisitorLimiter visitors({}, amounts(LimitedResource::kConnection, 1), amounts(LimitedResource::kConnection, 2));
  VisitorLimiter::Reservation first = visitors.reserve("", LimitedResource::kConnection);
  VisitorLimiter::Reservation second = visitors.reserve("", LimitedResource::kConnection);
  EXPECT_TRUE(first);
  EXPECT_TRUE(second);
  EXPECT_FALSE(visitors.reserve("", LimitedResource::kConnection));
}

TEST(VisitorLimiter, WhoHasSomethingIsNotForgotten) {
  VisitorLimiter visitors(rates(LimitedAction::kRequest, {1, 1}), amounts(LimitedResource::kHint, 1), {});
  const auto now = VisitorLimiter::Clock::now();
  VisitorLimiter::Reservation hold = visitors.reserve("a", LimitedResource::kHint);
  EXPECT_TRUE(visitors.try_acquire("b", LimitedAction::kRequest, now));
  visitors.tidy(now + minutes(10));
  EXPECT_FALSE(visitors.reserve("a", LimitedResource::kHint));
  EXPECT_TRUE(visitors.try_acquire("b", LimitedAction::kRequest, now)) << "forgotten, so its bucket is full";
}

}  // namespace visitors_test
}  // namespace drover::server::test
