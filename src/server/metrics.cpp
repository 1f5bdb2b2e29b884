#include "server/metrics.h"

#include <iterator>

#include <fmt/format.h>

namespace drover::server {

void Metrics::observe_latency(std::chrono::steady_clock::duration time) {
  const double seconds = std::chrono::duration<double>(time).count();
  std::size_t bucket = 0;
  while (bucket < kBounds.size() && seconds > kBounds[bucket]) ++bucket;
  ++latency_[bucket];
  latency_sum_ += seconds;
  ++latency_count_;
}

std::string Metrics::text(const store::Counters& store) const {
  std::string out;
  const auto line = [&](std::string_view name, std::string_view type, std::string_view help,
                        std::uint64_t value) {
    fmt::format_to(std::back_inserter(out),
                   "# HELP drover_{0} {1}\n# TYPE drover_{0} {2}\ndrover_{0} {3}\n", name, help,
                   type, value);
  };
  out += "# HELP drover_http_requests_total Answers by status class.\n";
  out += "# TYPE drover_http_requests_total counter\n";
  for (int status = 1; status < 6; ++status) {
    fmt::format_to(std::back_inserter(out), "drover_http_requests_total{{class=\"{}xx\"}} {}\n",
                   status, requests_by_class[static_cast<std::size_t>(status)].load());
  }
  out += "# HELP drover_route_requests_total Requests by route.\n";
  out += "# TYPE drover_route_requests_total counter\n";
  for (const service::Route& route : service::routes()) {
    if (route.host == service::RouteHost::kHousehold) continue;
    fmt::format_to(std::back_inserter(out), "drover_route_requests_total{{route=\"{}\"}} {}\n",
                   route.name, requests_by_route[static_cast<std::size_t>(route.operation)].load());
  }
  line("connections_total", "counter", "Connections accepted.", connections_opened);
  line("live_connections", "gauge", "Open WebSocket connections.", live_connections);
  line("live_refused_total", "counter", "WebSocket connections closed for bad behaviour.",
       live_refused);
  line("tables_created_total", "counter", "Tables made.", tables_created);
  line("tables_in_memory", "gauge", "Tables loaded now.", tables_in_memory);
  line("books_created_total", "counter", "Record books made.", books_created);
  line("moves_total", "counter", "Moves stored.", moves);
  line("refused_total", "counter", "Moves, undos and chats refused.", refused);
  line("bots_thinking", "gauge", "Bots thinking now.", bots_thinking);
  line("hints_total", "counter", "Hints searched for.", hints);
  line("studies_total", "counter", "Positions searched for an analysis.", studies);
  line("reviews_running", "gauge", "Games being reviewed now.", reviews_running);
  line("requests_held_back_total", "counter", "Visitors who were told to wait.", held_back);
  line("store_failing", "gauge", "1 while entries cannot be stored.", store_failing ? 1 : 0);
  line("store_written_total", "counter", "Durable writes.", store.written);
  line("store_failed_total", "counter", "Writes that failed.", store.failed);
  line("store_commits_total", "counter", "Transactions.", store.commits);
  line("store_queued", "gauge", "Writes waiting.", store.queued);
  out += "# HELP drover_move_seconds Time from a move's arrival to its acknowledgement.\n";
  out += "# TYPE drover_move_seconds histogram\n";
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    sum += latency_[i];
    fmt::format_to(std::back_inserter(out), "drover_move_seconds_bucket{{le=\"{}\"}} {}\n",
                   kBounds[i], sum);
  }
  fmt::format_to(std::back_inserter(out),
                 "drover_move_seconds_bucket{{le=\"+Inf\"}} {}\ndrover_move_seconds_sum {}\n"
                 "drover_move_seconds_count {}\n",
                 latency_count_.load(), latency_sum_.load(), latency_count_.load());
  return out;
}

}  // namespace drover::server
