#include "server/visitor_limiter.h"

#include <gtest/gtest.h>

namespace drover::server::test {
namespace visitor_limiter_test {

namespace ip = boost::asio::ip;
using std::chrono::milliseconds;
using std::chrono::minutes;

Rates rates(LimitedAction action, Rate rate) {
  Rates all{};
  all[static_cast<std::size_t>(action)] = rate;
  return all;
}
Quotas quotas(LimitedResource resource, std::size_t most) {
  Quotas all{};
  all[static_cast<std::size_t>(resource)] = most;
  return all;
}

TEST(VisitorFromAddress, IsTheIpv4AddressOrTheIpv6Network) {
  EXPECT_EQ(visitor_from_address(ip::make_address("203.0.113.7")), "203.0.113.7");
  EXPECT_EQ(visitor_from_address(ip::make_address("::ffff:203.0.113.7")), "203.0.113.7");
  EXPECT_EQ(visitor_from_address(ip::make_address("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_from_address(ip::make_address("2001:db8:1:2::9")), "2001:db8:1:2::/64");
  EXPECT_NE(visitor_from_address(ip::make_address("2001:db8:1:3::9")), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_from_address(ip::make_address("::1")), "::1");
}

TEST(VisitorFromText, ParsesTheAddressThatAProxyNames) {
  EXPECT_EQ(visitor_from_text("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_from_text("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(visitor_from_text("unknown"), "unknown");
  EXPECT_EQ(visitor_from_text(std::string(500, 'x')).size(), 64U);
}

TEST(VisitorLimiter, RatesApplyPerVisitorAndAction) {
  VisitorLimiter limiter(rates(LimitedAction::kNewTable, {1, 2}), {}, {});
  const auto now = VisitorLimiter::Clock::now();
  EXPECT_TRUE(limiter.try_acquire("a", LimitedAction::kNewTable, now));
  EXPECT_TRUE(limiter.try_acquire("a", LimitedAction::kNewTable, now));
  EXPECT_FALSE(limiter.try_acquire("a", LimitedAction::kNewTable, now));
  EXPECT_TRUE(limiter.try_acquire("b", LimitedAction::kNewTable, now));
  EXPECT_TRUE(limiter.try_acquire("a", LimitedAction::kRequest, now))
      << "other actions have their own rate";
  EXPECT_FALSE(limiter.try_acquire("a", LimitedAction::kNewTable, now + milliseconds(900)));
  EXPECT_TRUE(limiter.try_acquire("a", LimitedAction::kNewTable, now + milliseconds(2000)));
}

TEST(VisitorLimiter, QuotasApplyPerVisitorAndInTotal) {
  VisitorLimiter limiter({}, quotas(LimitedResource::kHint, 2), quotas(LimitedResource::kHint, 3));
  VisitorLimiter::Reservation first = limiter.reserve("a", LimitedResource::kHint);
  VisitorLimiter::Reservation second = limiter.reserve("a", LimitedResource::kHint);
  EXPECT_TRUE(first);
  EXPECT_TRUE(second);
  EXPECT_FALSE(limiter.reserve("a", LimitedResource::kHint)) << "quota of the visitor";
  VisitorLimiter::Reservation third = limiter.reserve("b", LimitedResource::kHint);
  EXPECT_TRUE(third);
  EXPECT_FALSE(limiter.reserve("b", LimitedResource::kHint)) << "total quota";
  EXPECT_EQ(limiter.reserved(LimitedResource::kHint), 3U);
  first.release();
  first.release();
  EXPECT_TRUE(limiter.reserve("b", LimitedResource::kHint));
  EXPECT_EQ(limiter.reserved(LimitedResource::kHint), 2U);
}

TEST(VisitorLimiter, ReservationsCountTheirAmount) {
  VisitorLimiter limiter({}, quotas(LimitedResource::kRequestBytes, 100), {});
  VisitorLimiter::Reservation most = limiter.reserve("a", LimitedResource::kRequestBytes, 90);
  EXPECT_TRUE(most);
  EXPECT_FALSE(limiter.reserve("a", LimitedResource::kRequestBytes, 11));
  EXPECT_TRUE(limiter.reserve("a", LimitedResource::kRequestBytes, 10));
  EXPECT_FALSE(limiter.reserve("b", LimitedResource::kRequestBytes, SIZE_MAX))
      << "no sum overflows";
}

TEST(VisitorLimiter, UnknownVisitorCountsOnlyTowardTheTotal) {
  VisitorLimiter limiter({}, quotas(LimitedResource::kConnection, 1),
                         quotas(LimitedResource::kConnection, 2));
  VisitorLimiter::Reservation first = limiter.reserve("", LimitedResource::kConnection);
  VisitorLimiter::Reservation second = limiter.reserve("", LimitedResource::kConnection);
  EXPECT_TRUE(first);
  EXPECT_TRUE(second);
  EXPECT_FALSE(limiter.reserve("", LimitedResource::kConnection));
}

TEST(VisitorLimiter, VisitorWithAReservationIsNotForgotten) {
  VisitorLimiter limiter(rates(LimitedAction::kRequest, {1, 1}), quotas(LimitedResource::kHint, 1),
                         {});
  const auto now = VisitorLimiter::Clock::now();
  VisitorLimiter::Reservation reservation = limiter.reserve("a", LimitedResource::kHint);
  EXPECT_TRUE(limiter.try_acquire("b", LimitedAction::kRequest, now));
  limiter.tidy(now + minutes(10));
  EXPECT_FALSE(limiter.reserve("a", LimitedResource::kHint));
  EXPECT_TRUE(limiter.try_acquire("b", LimitedAction::kRequest, now))
      << "forgotten, so its bucket is full";
}

}  // namespace visitor_limiter_test
}  // namespace drover::server::test
