// Counters for the host, in the Prometheus text format. Written by the network thread only.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>

#include "store/store.h"

namespace drover::server {

class Metrics {
 public:
  std::uint64_t requests_by_class[6] = {};  // HTTP status / 100
  std::uint64_t connections_opened = 0;
  std::uint64_t live_connections = 0;
  std::uint64_t live_refused = 0;  // too slow, too fast, or not speaking the protocol
  std::uint64_t tables_created = 0;
  std::uint64_t tables_in_memory = 0;
  std::uint64_t books_created = 0;
  std::uint64_t moves = 0;
  std::uint64_t refused = 0;
  std::uint64_t bots_thinking = 0;
  std::uint64_t hints = 0;
  std::uint64_t reviews_running = 0;

  // From the arrival of a move to its acknowledgement.
  void note_latency(std::chrono::steady_clock::duration time);

  std::string text(const store::Counters& store) const;

 private:
  static constexpr std::array<double, 9> kBounds{0.001, 0.0025, 0.005, 0.01, 0.025,
                                                 0.05,  0.1,    0.25,  1.0};
  std::array<std::uint64_t, 10> latency_{};
  double latency_sum_ = 0;
  std::uint64_t latency_count_ = 0;
};

}  // namespace drover::server
