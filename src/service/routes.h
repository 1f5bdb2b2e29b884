// The routes: every request that a server answers, as rows of one table.
//
// Routing, the limits of bodies, rate limits, metrics, and the lists of routes in docs/api.md and
// docs/offline.md derive from these rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "api/answer.h"
#include "service/limits.h"

namespace drover::service {

// One operation for each row, in the order of the rows.
enum class Operation : std::uint8_t {
  kHealth,
  kReadiness,
  kMetrics,
  kGames,
  kOpenApi,
  kComponents,
  kLive,
  kCreateTable,
  kTable,
  kHistory,
  kLog,
  kTotals,
  kWhy,
  kRecord,
  kReview,
  kMove,
  kHint,
  kSit,
  kRenewLink,
  kHandToBot,
  kTakeBack,
  kOfferSeat,
  kWithdrawOffer,
  kStop,
  kClone,
  kImportRecord,
  kReadPosition,
  kLookAtPosition,
  kFollowLine,
  kPositionFields,
  kSearchPosition,
  kCreateBook,
  kBook,
  kBookResults,
  kExportBook,
  kRemoveResult,
  kRemoveBook,
  kExportAll,
  kImportAll,
  kRemoveTable,
};
inline constexpr std::size_t kOperations = 40;

enum class Method : std::uint8_t { kGet, kPost, kDelete };

// The key that a request needs in its header `Authorization`.
enum class RouteKey : std::uint8_t {
  kNone,
  kTable,         // any key of the table
  kSeat,          // the key of a seat
  kLink,          // the link of a seat
  kHost,          // the key of the table's host
  kBook,          // the secret of a record book
  kOptionalBook,  // none, or the secret of the record book that gets the result
};

// The servers that have the route.
enum class RouteHost : std::uint8_t {
  kEvery,
  kServer,     // a server with many visitors
  kHousehold,  // one household, in a browser (LocalServer)
};

struct Route {
  Operation operation;
  std::string_view name;  // of the operation, for metrics and OpenAPI
  Method method;
  std::string_view pattern;  // {id} stands for one segment of the path
  std::string_view query;    // keys of the query, separated by blanks
  RouteKey key;
  RouteHost host;
  std::size_t max_body;  // in bytes
  // Every request with an action counts as kRequest. One with another action counts as that, too,
  // when it is known to be valid; a hint or review only if it begins a search.
  std::optional<LimitedAction> action;
  std::string_view request;  // name of the schema of the body; empty: no body
  std::string_view answer;   // name of the schema of the answer; empty: no JSON
  std::string_view summary;  // one sentence
};

// All routes, ordered by operation.
std::span<const Route, kOperations> routes();
const Route& route_of(Operation operation);

// "GET", "POST", "DELETE".
std::string_view name_of(Method method);
// The most parameters of a pattern.
inline constexpr std::size_t kMaxParameters = 2;

// A route and the segments of the path that stand for its parameters.
struct RouteMatch {
  const Route* route;
  std::array<std::string_view, kMaxParameters> parameters{};
};
// Returns the route of a request, or the error "no such address" or "wrong method". HEAD is matched
// like GET. `target` is a path with or without a query; an empty last segment does not matter.
api::Answer<RouteMatch> find_route(std::string_view method, std::string_view target,
                                   RouteHost host);
// Returns the largest body that is read of a request; a small one if it has no route.
std::size_t max_body_bytes(std::string_view method, std::string_view target, RouteHost host);

// The parts of a target before and after its question mark.
std::string_view path_of(std::string_view target);
std::string_view query_of(std::string_view target);
// The last segment of a path or pattern.
std::string_view last_segment(std::string_view path);

}  // namespace drover::service
