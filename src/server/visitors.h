// What each visitor takes of the server, and how much a visitor may have.
//
// A visitor is an IPv4 address, or the /64 of an IPv6 one: that is the least that a household is
// given, and whoever has it has all its addresses.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <boost/asio/ip/address.hpp>

#include "server/rate_limit.h"

namespace drover::server {

std::string visitor_of(const boost::asio::ip::address& address);
// The same from what a proxy writes; a text that is no address stands for itself, cut short.
std::string visitor_named(std::string_view address);

// What can be done only so often.
enum class Act : std::uint8_t {
  kRequest,
  kNewTable,  // or a record book
  kAdvice,    // a hint or review is begun
  kStudy,     // a search for an analysis, or a whole tree of moves that is told
  kChat,
  kBotMove,  // at a table where only bots sit
};
inline constexpr std::size_t kActs = 6;
using Rates = std::array<Rate, kActs>;

// What can be had only so much of at a time.
enum class Good : std::uint8_t {
  kConnection,
  kUnfinished,  // connections that have not come to the point yet
  kBytes,       // of requests that are being read or answered
  kHint,        // that is sought
  kReview,
};
inline constexpr std::size_t kGoods = 5;
using Amounts = std::array<std::size_t, kGoods>;  // 0: no limit

class Visitors {
 public:
  using Clock = std::chrono::steady_clock;

  // `each` is what one visitor may have, `all` what they may have together.
  Visitors(const Rates& rates, const Amounts& each, const Amounts& all)
      : rates_(rates), each_(each), all_(all) {}
  Visitors(const Visitors&) = delete;
  Visitors& operator=(const Visitors&) = delete;

  // From any thread.
  bool allows(const std::string& visitor, Act act, Clock::time_point now = Clock::now());

  // Something that a visitor has, until it goes. False where there was no more to be had.
  class Hold {
   public:
    Hold() = default;
    Hold(Hold&& other) noexcept { swap(other); }
    Hold& operator=(Hold&& other) noexcept {
      swap(other);
      return *this;
    }
    ~Hold() { release(); }
    explicit operator bool() const { return visitors_ != nullptr; }
    void release();

   private:
    friend class Visitors;
    Hold(Visitors& visitors, std::string visitor, Good good, std::size_t amount)
        : visitors_(&visitors), visitor_(std::move(visitor)), good_(good), amount_(amount) {}
    void swap(Hold& other) noexcept {
      std::swap(visitors_, other.visitors_);
      std::swap(visitor_, other.visitor_);
      std::swap(good_, other.good_);
      std::swap(amount_, other.amount_);
    }

    Visitors* visitors_ = nullptr;
    std::string visitor_;
    Good good_{};
    std::size_t amount_ = 0;
  };
  // Without a name, as long as nobody knows for whom it is, it counts only among all.
  Hold hold(const std::string& visitor, Good good, std::size_t amount = 1);

  std::size_t held(Good good) const;  // by all

  // Forgets those who have nothing and have not been here for a while.
  void tidy(Clock::time_point now = Clock::now());

 private:
  struct Visitor {
    std::array<TokenBucket, kActs> buckets;
    Amounts has{};
    Clock::time_point seen{};
  };
  static constexpr std::size_t kMost = 100'000;

  Visitor& find(const std::string& visitor, Clock::time_point now);
  void forget_idle(Clock::time_point now);
  void give_back(const std::string& visitor, Good good, std::size_t amount);

  mutable std::mutex mutex_;
  Rates rates_;
  Amounts each_;
  Amounts all_;
  Amounts have_{};
  std::unordered_map<std::string, Visitor> visitors_;
};

}  // namespace drover::server
