// The metrics of the server, in the Prometheus text format. All members may be used from any
// thread.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

#include "service/routes.h"
#include "store/store.h"

namespace drover::server {

class Metrics {
 public:
  using Count = std::atomic<std::uint64_t>;

  std::array<Count, 6> requests_by_class{};  // HTTP status / 100
  std::array<Count, service::kOperations> requests_by_route{};
  Count connections_opened = 0;
  Count live_connections = 0;
  Count live_refused = 0;  // closed: too slow, too fast, or not speaking the protocol
  Count tables_created = 0;
  Count tables_in_memory = 0;
  Count books_created = 0;
  Count moves = 0;
  Count refused = 0;  // moves and other changes of tables
  Count bots_thinking = 0;
  Count hints = 0;
  Count studies = 0;
  Count reviews_running = 0;
  Count held_back = 0;  // connections and requests refused because of a quota

  std::atomic<bool> store_failing = false;  // the last entry could not be stored

  // Records the time from the arrival of a move to its acknowledgement.
  void observe_latency(std::chrono::steady_clock::duration time);

  // The response to /metrics.
  std::string text(const store::Counters& store) const;

 private:
  static constexpr std::array<double, 9> kBounds{0.001, 0.0025, 0.005, 0.01, 0.025,
                                                 0.05,  0.1,    0.25,  1.0};
  std::array<Count, 10> latency_{};
  std::atomic<double> latency_sum_ = 0;
  Count latency_count_ = 0;
};

}  // namespace drover::server
