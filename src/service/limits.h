// Limits per visitor: actions with a rate, resources with a quota. Visitors are households or
// addresses; a driver counts them (server/visitor_limiter.h). A household has no limits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace drover::service {

// Actions with a rate limit.
enum class LimitedAction : std::uint8_t {
  kRequest,
  kNewTable,  // a table or record book is made
  kAdvice,    // a hint or review is begun
  kStudy,     // an analysis: a search, or a whole tree of moves
  kChat,
  kBotMove,  // at a table where only bots sit
};
inline constexpr std::size_t kLimitedActions = 6;

// Resources with a quota: a visitor may hold a limited amount at a time.
enum class LimitedResource : std::uint8_t {
  kConnection,
  kPendingConnection,  // a connection that has not sent a whole request yet
  kRequestBytes,       // of requests that are being read or answered
  kHint,               // a hint or study in progress
  kReview,             // a review in progress
};
inline constexpr std::size_t kLimitedResources = 5;

// A reserved resource, until its last copy is destroyed; null if the quota did not allow it.
using Reservation = std::shared_ptr<void>;

// Implementations may be called from any thread.
class Limiter {
 public:
  Limiter() = default;
  Limiter(const Limiter&) = delete;
  Limiter& operator=(const Limiter&) = delete;
  virtual ~Limiter() = default;

  // Counts an action. Returns false if it exceeds the visitor's rate.
  virtual bool acquire(const std::string& visitor, LimitedAction action) = 0;
  virtual Reservation reserve(const std::string& visitor, LimitedResource resource) = 0;
};

// Allows everything.
class NoLimiter final : public Limiter {
 public:
  bool acquire(const std::string&, LimitedAction) override { return true; }
  Reservation reserve(const std::string&, LimitedResource) override { return allowed_; }

 private:
  Reservation allowed_ = std::make_shared<int>();
};

}  // namespace drover::service
