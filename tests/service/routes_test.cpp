// Every request has one row: it is found by its method and path, and only at hosts that have it.
#include "service/routes.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "game/record.h"

namespace drover::service::test {
namespace routes_test {

// Returns the operation and parameters as text: "move k3v9q2xw"; or the status of the error.
std::string found(std::string_view method, std::string_view target,
                  RouteHost host = RouteHost::kServer) {
  const auto match = find_route(method, target, host);
  if (!match) return std::to_string(match.error().status);
  std::string text(match->route->name);
  for (const std::string_view parameter : match->parameters) {
    if (!parameter.empty()) text += " " + std::string(parameter);
  }
  return text;
}

TEST(Routes, AreFoundByMethodAndPath) {
  EXPECT_EQ(found("GET", "/api/v1/tables/k3v9q2xw"), "table k3v9q2xw");
  EXPECT_EQ(found("HEAD", "/api/v1/tables/k3v9q2xw?a=b"), "table k3v9q2xw");
  EXPECT_EQ(found("GET", "/api/v1/tables/k3v9q2xw/history/7"), "history k3v9q2xw 7");
  EXPECT_EQ(found("POST", "/api/v1/tables/k3v9q2xw/move"), "move k3v9q2xw");
  EXPECT_EQ(found("POST", "/api/v1/tables/k3v9q2xw/move/"), "move k3v9q2xw");
  EXPECT_EQ(found("POST", "/api/v1/tables/k3v9q2xw/seats/2/link"), "renew_link k3v9q2xw 2");
  EXPECT_EQ(found("GET", "/api/v1/games/elpaso/components?players=2"), "components elpaso");
  EXPECT_EQ(found("DELETE", "/api/v1/book/results/k3v9q2xw"), "remove_result k3v9q2xw");
  EXPECT_EQ(found("GET", "/healthz"), "health");
}

TEST(Routes, OthersAreRefusedForTheirAddressOrTheirMethod) {
  EXPECT_EQ(found("GET", "/api/v1/nothing"), "404");
  EXPECT_EQ(found("GET", "/api/v1/tables"), "404");
  EXPECT_EQ(found("GET", "/api/v1/tables//move"), "404");
  EXPECT_EQ(found("POST", "/api/v1/tables/k3v9q2xw/seat/nothing"), "404");
  EXPECT_EQ(found("GET", ""), "404");
  EXPECT_EQ(found("GET", "*"), "404");
  EXPECT_EQ(found("DELETE", "/api/v1/tables/k3v9q2xw"), "405");
  EXPECT_EQ(found("DELETE", "/api/v1/book/nothing"), "404");
  EXPECT_EQ(found("PATCH", "/api/v1/games"), "405");
}

TEST(Routes, ExistOnlyAtTheirHosts) {
  EXPECT_EQ(found("GET", "/api/v1/kept"), "404");
  EXPECT_EQ(found("DELETE", "/api/v1/kept/k3v9q2xw"), "405");
  EXPECT_EQ(found("GET", "/api/v1/kept", RouteHost::kHousehold), "export_all");
  EXPECT_EQ(found("DELETE", "/api/v1/kept/k3v9q2xw", RouteHost::kHousehold),
            "remove_table k3v9q2xw");
  EXPECT_EQ(found("GET", "/metrics", RouteHost::kHousehold), "404");
}

TEST(Routes, HaveDifferentNamesAndAddresses) {
  std::set<std::string_view> names;
  std::set<std::string> addresses;
  for (const Route& route : routes()) {
    EXPECT_TRUE(names.insert(route.name).second) << route.name;
    const std::string address =
        std::string(name_of(route.method)) + " " + std::string(route.pattern);
    EXPECT_TRUE(addresses.insert(address).second) << address;
    EXPECT_TRUE(route.summary.ends_with('.')) << route.name;
    EXPECT_EQ(&route_of(route.operation), &route);
  }
}

TEST(Routes, OnlyAFewTakeAWholeGame) {
  const auto most = [](std::string_view method, std::string_view target) {
    return max_body_bytes(method, target, RouteHost::kServer);
  };
  EXPECT_EQ(most("POST", "/api/v1/tables"), game::kMaxRecordBytes);
  EXPECT_EQ(most("POST", "/api/v1/analysis/look"), game::kMaxRecordBytes);
  EXPECT_EQ(most("POST", "/api/v1/tables/k3v9q2xw/move"), 16U * 1024);
  EXPECT_EQ(most("POST", "/api/v1/nothing"), 16U * 1024);
}

}  // namespace routes_test
}  // namespace drover::service::test
