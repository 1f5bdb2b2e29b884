#include "server/visitors.h"

#include <algorithm>

#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/address_v6.hpp>

namespace drover::server {

namespace {

namespace ip = boost::asio::ip;

constexpr std::size_t kNetworkBytes = 8;  // of an IPv6 address: /64
constexpr std::size_t kLongestName = 64;
// After this time every bucket of sane rates is full again, so nothing is lost with it.
constexpr std::chrono::minutes kForgetAfter{2};

template <class Kind>
std::size_t index(Kind kind) {
  return static_cast<std::size_t>(kind);
}

}  // namespace

std::string visitor_of(const ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const ip::address_v6 six = address.to_v6();
  if (six.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, six).to_string();
  if (six.is_loopback()) return six.to_string();
  ip::address_v6::bytes_type bytes = six.to_bytes();
  std::fill(bytes.begin() + kNetworkBytes, bytes.end(), std::uint8_t{0});
  return ip::address_v6(bytes).to_string() + "/64";
}

std::string visitor_named(std::string_view address) {
  boost::system::error_code error;
  const ip::address read = ip::make_address(std::string(address.substr(0, kLongestName)), error);
  return error ? std::string(address.substr(0, kLongestName)) : visitor_of(read);
}

void Visitors::Hold::release() {
  if (visitors_ == nullptr) return;
  std::exchange(visitors_, nullptr)->give_back(visitor_, good_, amount_);
}

Visitors::Visitor& Visitors::find(const std::string& visitor, Clock::time_point now) {
  if (visitors_.size() >= kMost) forget_idle(now);
  Visitor& found = visitors_[visitor];
  found.seen = now;
  return found;
}

bool Visitors::allows(const std::string& visitor, Act act, Clock::time_point now) {
  const Rate& rate = rates_[index(act)];
  if (rate.per_second <= 0) return true;
  const std::lock_guard guard(mutex_);
  return find(visitor, now).buckets[index(act)].take(rate, now);
}

Visitors::Hold Visitors::hold(const std::string& visitor, Good good, std::size_t amount) {
  const auto fits = [&](std::size_t has, std::size_t most) {
    return most == 0 || (amount <= most && has <= most - amount);
  };
  const std::size_t i = index(good);
  const std::lock_guard guard(mutex_);
  Visitor& found = find(visitor, Clock::now());
  if (!visitor.empty() && !fits(found.has[i], each_[i])) return {};
  if (!fits(have_[i], all_[i])) return {};
  found.has[i] += amount;
  have_[i] += amount;
  return {*this, visitor, good, amount};
}

void Visitors::give_back(const std::string& visitor, Good good, std::size_t amount) {
  const std::size_t i = index(good);
  const std::lock_guard guard(mutex_);
  have_[i] -= amount;
  visitors_.at(visitor).has[i] -= amount;
}

std::size_t Visitors::held(Good good) const {
  const std::lock_guard guard(mutex_);
  return have_[index(good)];
}

void Visitors::tidy(Clock::time_point now) {
  const std::lock_guard guard(mutex_);
  forget_idle(now);
}

void Visitors::forget_idle(Clock::time_point now) {
  const auto has_nothing = [](const Visitor& visitor) {
    return std::all_of(visitor.has.begin(), visitor.has.end(),
                       [](std::size_t amount) { return amount == 0; });
  };
  std::erase_if(visitors_, [&](const auto& entry) {
    return has_nothing(entry.second) && now - entry.second.seen > kForgetAfter;
  });
  // So many at once are no visitors: their rates begin anew, what they have stays counted.
  if (visitors_.size() < kMost) return;
  std::erase_if(visitors_, [&](const auto& entry) { return has_nothing(entry.second); });
}

}  // namespace drover::server
