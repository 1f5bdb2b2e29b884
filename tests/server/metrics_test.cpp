// Metrics of the server: requests are counted by their route.
#include <gtest/gtest.h>

#include "server/protocol.h"

namespace drover::server::test {
namespace metrics_test {

class RouteMetrics : public Protocol {
 protected:
  bool has_metric(const std::string& line) {
    return http(port_, "GET", "/metrics").body.find("\ndrover_" + line + "\n") != std::string::npos;
  }
};

TEST_F(RouteMetrics, CountRequestsByTheirRoute) {
  const TestTable made = make("hh");
  http(port_, "GET", "/api/v1/games");
  http(port_, "GET", "/api/v1/games?a=b");
  http(port_, "GET", "/api/v1/tables/" + made.table + "/totals", "", made.spectator);
  EXPECT_TRUE(has_metric(R"(route_requests_total{route="games"} 2)"));
  EXPECT_TRUE(has_metric(R"(route_requests_total{route="totals"} 1)"));
  EXPECT_TRUE(has_metric(R"(route_requests_total{route="create_table"} 1)"));
  EXPECT_TRUE(has_metric(R"(route_requests_total{route="move"} 0)"));
}

}  // namespace metrics_test
}  // namespace drover::server::test
