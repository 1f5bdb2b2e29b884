#include "server/visitor_limiter.h"

#include <algorithm>

#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/address_v6.hpp>

namespace drover::server {

namespace {

namespace ip = boost::asio::ip;

constexpr std::size_t kNetworkBytes = 8;  // network part of an IPv6 address: /64
constexpr std::size_t kMaxNameLength = 64;
// With sane rates every bucket is full again after this time, so forgetting it loses nothing.
constexpr std::chrono::minutes kForgetAfter{2};

template <class Kind>
std::size_t index(Kind kind) {
  return static_cast<std::size_t>(kind);
}

}  // namespace

std::string visitor_from_address(const ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const ip::address_v6 six = address.to_v6();
  if (six.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, six).to_string();
  if (six.is_loopback()) return six.to_string();
  ip::address_v6::bytes_type bytes = six.to_bytes();
  std::fill(bytes.begin() + kNetworkBytes, bytes.end(), std::uint8_t{0});
  return ip::address_v6(bytes).to_string() + "/64";
}

std::string visitor_from_text(std::string_view address) {
  boost::system::error_code error;
  const ip::address read = ip::make_address(std::string(address.substr(0, kMaxNameLength)), error);
  return error ? std::string(address.substr(0, kMaxNameLength)) : visitor_from_address(read);
}

void VisitorLimiter::Reservation::release() {
  if (limiter_ == nullptr) return;
  std::exchange(limiter_, nullptr)->release(visitor_, resource_, amount_);
}

VisitorLimiter::Visitor& VisitorLimiter::find(const std::string& visitor, Clock::time_point now) {
  if (visitors_.size() >= kMaxVisitors) forget_idle(now);
  Visitor& found = visitors_[visitor];
  found.last_seen = now;
  return found;
}

bool VisitorLimiter::try_acquire(const std::string& visitor, LimitedAction action,
                                 Clock::time_point now) {
  const Rate& rate = rates_[index(action)];
  if (rate.per_second <= 0) return true;
  const std::lock_guard guard(mutex_);
  return find(visitor, now).buckets[index(action)].try_take(rate, now);
}

VisitorLimiter::Reservation VisitorLimiter::reserve(const std::string& visitor,
                                                    LimitedResource resource, std::size_t amount) {
  const auto fits = [&](std::size_t reserved, std::size_t quota) {
    return quota == 0 || (amount <= quota && reserved <= quota - amount);
  };
  const std::size_t i = index(resource);
  const std::lock_guard guard(mutex_);
  Visitor& found = find(visitor, Clock::now());
  if (!visitor.empty() && !fits(found.reserved[i], quota_per_visitor_[i])) return {};
  if (!fits(total_reserved_[i], total_quota_[i])) return {};
  found.reserved[i] += amount;
  total_reserved_[i] += amount;
  return {*this, visitor, resource, amount};
}

void VisitorLimiter::release(const std::string& visitor, LimitedResource resource,
                             std::size_t amount) {
  const std::size_t i = index(resource);
  const std::lock_guard guard(mutex_);
  total_reserved_[i] -= amount;
  visitors_.at(visitor).reserved[i] -= amount;
}

std::size_t VisitorLimiter::reserved(LimitedResource resource) const {
  const std::lock_guard guard(mutex_);
  return total_reserved_[index(resource)];
}

void VisitorLimiter::tidy(Clock::time_point now) {
  const std::lock_guard guard(mutex_);
  forget_idle(now);
}

void VisitorLimiter::forget_idle(Clock::time_point now) {
  const auto holds_nothing = [](const Visitor& visitor) {
    return std::all_of(visitor.reserved.begin(), visitor.reserved.end(),
                       [](std::size_t amount) { return amount == 0; });
  };
  std::erase_if(visitors_, [&](const auto& entry) {
    return holds_nothing(entry.second) && now - entry.second.last_seen > kForgetAfter;
  });
  // Bounds the memory if an attacker uses very many addresses: their rate limits start afresh, but
  // their reservations stay counted.
  if (visitors_.size() < kMaxVisitors) return;
  std::erase_if(visitors_, [&](const auto& entry) { return holds_nothing(entry.second); });
}

}  // namespace drover::server
