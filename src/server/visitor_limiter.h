// Rate limits and quotas per visitor, and quotas for all visitors together.
//
// A visitor is an IPv4 address, or the /64 network of an IPv6 address: a household is given at
// least a /64 and may use all addresses in it.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <boost/asio/ip/address.hpp>

#include "server/rate_limit.h"
#include "service/limits.h"

namespace drover::server {

std::string visitor_from_address(const boost::asio::ip::address& address);
// The visitor for the text of an address, as a proxy writes it in X-Forwarded-For. A text that is
// no address is used as the name of the visitor, cut to 64 characters.
std::string visitor_from_text(std::string_view address);

using service::kLimitedActions;
using service::kLimitedResources;
using service::LimitedAction;
using service::LimitedResource;
using Rates = std::array<Rate, kLimitedActions>;
using Quotas = std::array<std::size_t, kLimitedResources>;  // 0: no limit

// All functions may be called from any thread. Reservations must not outlive their limiter.
class VisitorLimiter {
 public:
  using Clock = std::chrono::steady_clock;

  VisitorLimiter(const Rates& rates, const Quotas& per_visitor, const Quotas& total)
      : rates_(rates), quota_per_visitor_(per_visitor), total_quota_(total) {}
  VisitorLimiter(const VisitorLimiter&) = delete;
  VisitorLimiter& operator=(const VisitorLimiter&) = delete;

  // Counts an action. Returns false if it exceeds the visitor's rate.
  bool try_acquire(const std::string& visitor, LimitedAction action,
                   Clock::time_point now = Clock::now());

  // An amount of a resource, reserved until release() or destruction. False if the quota did not
  // allow it.
  class Reservation {
   public:
    Reservation() = default;
    Reservation(Reservation&& other) noexcept { swap(other); }
    Reservation& operator=(Reservation&& other) noexcept {
      swap(other);
      return *this;
    }
    ~Reservation() { release(); }
    explicit operator bool() const { return limiter_ != nullptr; }
    void release();

   private:
    friend class VisitorLimiter;
    Reservation(VisitorLimiter& limiter, std::string visitor, LimitedResource resource,
                std::size_t amount)
        : limiter_(&limiter), visitor_(std::move(visitor)), resource_(resource), amount_(amount) {}
    void swap(Reservation& other) noexcept {
      std::swap(limiter_, other.limiter_);
      std::swap(visitor_, other.visitor_);
      std::swap(resource_, other.resource_);
      std::swap(amount_, other.amount_);
    }

    VisitorLimiter* limiter_ = nullptr;
    std::string visitor_;
    LimitedResource resource_{};
    std::size_t amount_ = 0;
  };
  // An empty `visitor` (not known yet) counts toward the total quota only.
  Reservation reserve(const std::string& visitor, LimitedResource resource, std::size_t amount = 1);

  // Amount that all visitors together have reserved.
  std::size_t reserved(LimitedResource resource) const;

  // Forgets visitors that hold nothing and have not been seen for two minutes.
  void tidy(Clock::time_point now = Clock::now());

 private:
  struct Visitor {
    std::array<TokenBucket, kLimitedActions> buckets;
    Quotas reserved{};
    Clock::time_point last_seen{};
  };
  static constexpr std::size_t kMaxVisitors = 100'000;

  // The caller holds the lock.
  Visitor& find(const std::string& visitor, Clock::time_point now);
  void forget_idle(Clock::time_point now);

  void release(const std::string& visitor, LimitedResource resource, std::size_t amount);

  mutable std::mutex mutex_;
  Rates rates_;
  Quotas quota_per_visitor_;
  Quotas total_quota_;
  Quotas total_reserved_{};
  std::unordered_map<std::string, Visitor> visitors_;
};

// The limits of the visitors, for tables and for requests without a table.
class ServiceLimiter final : public service::Limiter {
 public:
  explicit ServiceLimiter(VisitorLimiter& limiter) : limiter_(limiter) {}

  bool acquire(const std::string& visitor, LimitedAction action) override {
    return limiter_.try_acquire(visitor, action);
  }
  service::Reservation reserve(const std::string& visitor, LimitedResource resource) override {
    VisitorLimiter::Reservation reserved = limiter_.reserve(visitor, resource);
    if (!reserved) return nullptr;
    return std::make_shared<VisitorLimiter::Reservation>(std::move(reserved));
  }

 private:
  VisitorLimiter& limiter_;
};

}  // namespace drover::server
