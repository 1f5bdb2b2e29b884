#include "service/routes.h"

#include <algorithm>
#include <limits>

#include "game/record.h"

namespace drover::service {

namespace {

// Far above any body but those that hold a whole game.
constexpr std::size_t kSmallBody = 16 * 1024;
constexpr std::size_t kGameBody = game::kMaxRecordBytes;
constexpr std::size_t kAnyBody = std::numeric_limits<std::size_t>::max();

constexpr std::string_view kApiRoot = "/api/v1/";

using A = LimitedAction;
using H = RouteHost;
using K = RouteKey;
using M = Method;
using O = Operation;

// clang-format off
constexpr std::array<Route, kOperations> kRoutes{{
    {O::kHealth, "health", M::kGet, "/healthz", "", K::kNone, H::kServer, kSmallBody, std::nullopt,
     "", "HealthAnswer", "Returns whether the last move could be stored."},
    {O::kReadiness, "readiness", M::kGet, "/readyz", "", K::kNone, H::kServer, kSmallBody,
     std::nullopt, "", "HealthAnswer", "Returns whether something could be stored just now."},
    {O::kMetrics, "metrics", M::kGet, "/metrics", "", K::kNone, H::kServer, kSmallBody, A::kRequest,
     "", "", "Returns metrics in the Prometheus text format."},
    {O::kGames, "games", M::kGet, "/api/v1/games", "", K::kNone, H::kEvery, kSmallBody, A::kRequest,
     "", "GamesAnswer",
     "Returns the games, their options and automas, the daily deals, and the levels of bots."},
    {O::kOpenApi, "openapi", M::kGet, "/api/v1/openapi.json", "", K::kNone, H::kEvery, kSmallBody,
     A::kRequest, "", "OpenApiDocument", "Returns the OpenAPI document of the API."},
    {O::kComponents, "components", M::kGet, "/api/v1/games/{name}/components", "players *",
     K::kNone, H::kEvery, kSmallBody, A::kRequest, "", "ComponentsAnswer",
     "Returns every printed figure of a game's components."},
    {O::kLive, "live", M::kGet, "/api/v1/live", "", K::kNone, H::kServer, kSmallBody, A::kRequest,
     "", "", "Opens a WebSocket connection to a table."},
    {O::kCreateTable, "create_table", M::kPost, "/api/v1/tables", "", K::kNone, H::kEvery,
     kGameBody, A::kNewTable, "NewTableRequest", "NewTableAnswer",
     "Creates a table; returns its id and all its keys."},
    {O::kTable, "table", M::kGet, "/api/v1/tables/{id}", "", K::kTable, H::kEvery, kSmallBody,
     A::kRequest, "", "TableMessage", "Returns the table as the key may see it."},
    {O::kHistory, "history", M::kGet, "/api/v1/tables/{id}/history/{n}", "", K::kTable, H::kEvery,
     kSmallBody, A::kRequest, "", "HistoryAnswer", "Returns the view after the first N moves."},
    {O::kLog, "log", M::kGet, "/api/v1/tables/{id}/log", "before limit", K::kTable, H::kEvery,
     kSmallBody, A::kRequest, "", "LogAnswer", "Returns a page of the log."},
    {O::kTotals, "totals", M::kGet, "/api/v1/tables/{id}/totals", "", K::kTable, H::kEvery,
     kSmallBody, A::kRequest, "", "TotalsAnswer", "Returns everybody's points over the game."},
    {O::kWhy, "why", M::kGet, "/api/v1/tables/{id}/why", "after el move", K::kSeat, H::kEvery,
     kSmallBody, A::kRequest, "", "WhyAnswer",
     "Returns why a move or an element cannot be chosen now."},
    {O::kRecord, "record", M::kGet, "/api/v1/tables/{id}/record", "", K::kTable, H::kEvery,
     kSmallBody, A::kRequest, "", "",
     "Returns the game as a record; of a game in progress only if no other person plays."},
    {O::kReview, "review", M::kGet, "/api/v1/tables/{id}/review", "", K::kTable, H::kEvery,
     kSmallBody, A::kAdvice, "", "ReviewAnswer",
     "Returns the review of a finished or stopped game."},
    {O::kMove, "move", M::kPost, "/api/v1/tables/{id}/move", "", K::kSeat, H::kEvery, kSmallBody,
     A::kRequest, "MoveRequest", "SeqAnswer", "Makes a move, as over WebSocket."},
    {O::kHint, "hint", M::kPost, "/api/v1/tables/{id}/hint", "", K::kSeat, H::kEvery, kSmallBody,
     A::kAdvice, "HintRequest", "HintAnswer", "Returns a hint."},
    {O::kSit, "sit", M::kPost, "/api/v1/tables/{id}/sit", "", K::kLink, H::kEvery, kSmallBody,
     A::kRequest, "", "SeatKeyAnswer", "Takes a seat: exchanges its link for a key."},
    {O::kRenewLink, "renew_link", M::kPost, "/api/v1/tables/{id}/seats/{n}/link", "", K::kHost,
     H::kEvery, kSmallBody, A::kRequest, "", "SeatLinkAnswer", "Gives seat N a new link."},
    {O::kHandToBot, "hand_to_bot", M::kPost, "/api/v1/tables/{id}/seat/bot", "", K::kSeat,
     H::kEvery, kSmallBody, A::kRequest, "HandToBotRequest", "SeatAnswer", "Lets a bot play on."},
    {O::kTakeBack, "take_back", M::kPost, "/api/v1/tables/{id}/seat/back", "", K::kSeat, H::kEvery,
     kSmallBody, A::kRequest, "", "SeatAnswer", "Takes the seat back from the bot."},
    {O::kOfferSeat, "offer_seat", M::kPost, "/api/v1/tables/{id}/seat/offer", "", K::kSeat,
     H::kEvery, kSmallBody, A::kRequest, "", "SeatLinkAnswer",
     "Returns a link for the person who shall have the seat."},
    {O::kWithdrawOffer, "withdraw_offer", M::kPost, "/api/v1/tables/{id}/seat/keep", "", K::kSeat,
     H::kEvery, kSmallBody, A::kRequest, "", "SeatAnswer", "Withdraws that link."},
    {O::kStop, "stop", M::kPost, "/api/v1/tables/{id}/stop", "", K::kSeat, H::kEvery, kSmallBody,
     A::kRequest, "StopRequest", "SeqAnswer",
     "Proposes to stop the game, or answers the proposal."},
    {O::kClone, "clone", M::kPost, "/api/v1/tables/{id}/clone", "", K::kTable, H::kEvery,
     kSmallBody, A::kNewTable, "CloneRequest", "NewTableAnswer",
     "Creates a table from the position after N moves."},
    {O::kImportRecord, "import_record", M::kPost, "/api/v1/records", "", K::kOptionalBook,
     H::kEvery, kGameBody, A::kNewTable, "RecordText", "NewTableAnswer",
     "Creates a table with the game of a record."},
    {O::kReadPosition, "read_position", M::kPost, "/api/v1/analysis/read", "", K::kNone, H::kEvery,
     kGameBody, A::kRequest, "ReadPositionRequest", "ReadPositionAnswer",
     "Reads a position, a record or moves from a text."},
    {O::kLookAtPosition, "look_at_position", M::kPost, "/api/v1/analysis/look", "", K::kNone,
     H::kEvery, kGameBody, A::kRequest, "LookRequest", "LookAnswer",
     "Returns the view and the moves of a position."},
    {O::kFollowLine, "follow_line", M::kPost, "/api/v1/analysis/line", "", K::kNone, H::kEvery,
     kGameBody, A::kStudy, "LineRequest", "LineAnswer", "Plays a whole tree of moves."},
    {O::kPositionFields, "position_fields", M::kPost, "/api/v1/analysis/fields", "", K::kNone,
     H::kEvery, kGameBody, A::kRequest, "FieldsRequest", "FieldsAnswer",
     "Returns the fields of a position, to edit them."},
    {O::kSearchPosition, "search_position", M::kPost, "/api/v1/analysis/think", "", K::kNone,
     H::kEvery, kGameBody, A::kStudy, "SearchRequest", "SearchAnswer", "Searches a position."},
    {O::kCreateBook, "create_book", M::kPost, "/api/v1/books", "", K::kNone, H::kEvery, kSmallBody,
     A::kNewTable, "", "NewBookAnswer", "Creates a record book; returns its secret."},
    {O::kBook, "book", M::kGet, "/api/v1/book", "", K::kBook, H::kEvery, kSmallBody, A::kRequest,
     "", "BookAnswer", "Returns a summary of the book's games."},
    {O::kBookResults, "book_results", M::kGet, "/api/v1/book/results", "skip limit", K::kBook,
     H::kEvery, kSmallBody, A::kRequest, "", "BookResultsAnswer",
     "Returns the results, newest first."},
    {O::kExportBook, "export_book", M::kGet, "/api/v1/book/export", "format", K::kBook, H::kEvery,
     kSmallBody, A::kRequest, "", "WholeBookAnswer", "Returns the whole book."},
    {O::kRemoveResult, "remove_result", M::kDelete, "/api/v1/book/results/{id}", "", K::kBook,
     H::kEvery, kSmallBody, A::kRequest, "", "StatusAnswer", "Deletes the result of that table."},
    {O::kRemoveBook, "remove_book", M::kDelete, "/api/v1/book", "", K::kBook, H::kEvery, kSmallBody,
     A::kRequest, "", "StatusAnswer", "Deletes the book and everything in it."},
    {O::kExportAll, "export_all", M::kGet, "/api/v1/kept", "", K::kNone, H::kHousehold, kSmallBody,
     A::kRequest, "", "StoredTexts", "Returns everything that is stored."},
    {O::kImportAll, "import_all", M::kPost, "/api/v1/kept", "", K::kNone, H::kHousehold, kAnyBody,
     A::kRequest, "StoredTexts", "ImportAnswer", "Imports such an object."},
    {O::kRemoveTable, "remove_table", M::kDelete, "/api/v1/kept/{id}", "", K::kTable, H::kHousehold,
     kSmallBody, A::kRequest, "", "StatusAnswer", "Deletes the table."},
}};
// clang-format on

constexpr bool are_in_order() {
  for (std::size_t i = 0; i < kRoutes.size(); ++i) {
    if (kRoutes[i].operation != static_cast<Operation>(i)) return false;
  }
  return true;
}
static_assert(are_in_order());

// Removes the first segment of the path, which begins with a slash, and returns it.
std::string_view take_segment(std::string_view& path) {
  path.remove_prefix(1);
  const std::size_t end = std::min(path.find('/'), path.size());
  const std::string_view segment = path.substr(0, end);
  path.remove_prefix(end);
  return segment;
}

bool has_segments(std::string_view path) { return !path.empty() && path != "/"; }

bool matches(const Route& route, std::string_view path, RouteMatch& match) {
  std::string_view pattern = route.pattern;
  std::size_t parameter = 0;
  while (!pattern.empty()) {
    if (!has_segments(path)) return false;
    const std::string_view expected = take_segment(pattern);
    const std::string_view segment = take_segment(path);
    if (!expected.starts_with('{')) {
      if (segment != expected) return false;
    } else if (segment.empty()) {
      return false;
    } else {
      match.parameters[parameter++] = segment;
    }
  }
  return !has_segments(path);
}

bool is_at(const Route& route, RouteHost host) {
  return route.host == RouteHost::kEvery || route.host == host;
}

// Returns the first segment below /api/v1/.
std::string_view collection_of(std::string_view path) {
  if (!path.starts_with(kApiRoot)) return {};
  path.remove_prefix(kApiRoot.size());
  return path.substr(0, path.find('/'));
}

// Returns whether an address that has no route is refused for its method: GET and POST are methods
// of all addresses, others only of those in a collection that has a route with them.
bool is_method_wrong(std::string_view method, std::string_view path, RouteHost host) {
  if (method == "GET" || method == "POST") return false;
  return std::none_of(kRoutes.begin(), kRoutes.end(), [&](const Route& route) {
    return name_of(route.method) == method && is_at(route, host) &&
           collection_of(route.pattern) == collection_of(path);
  });
}

}  // namespace

std::span<const Route, kOperations> routes() { return kRoutes; }

const Route& route_of(Operation operation) { return kRoutes[static_cast<std::size_t>(operation)]; }

std::string_view name_of(Method method) {
  switch (method) {
    case Method::kGet:
      return "GET";
    case Method::kPost:
      return "POST";
    case Method::kDelete:
      break;
  }
  return "DELETE";
}

api::Answer<RouteMatch> find_route(std::string_view method, std::string_view target,
                                   RouteHost host) {
  const std::string_view path = path_of(target);
  if (method == "HEAD") method = "GET";
  if (path.starts_with('/')) {
    for (const Route& route : kRoutes) {
      RouteMatch match{&route};
      if (name_of(route.method) == method && is_at(route, host) && matches(route, path, match)) {
        return match;
      }
    }
  }
  if (is_method_wrong(method, path, host)) return api::wrong_method();
  return api::no_such_address();
}

std::size_t max_body_bytes(std::string_view method, std::string_view target, RouteHost host) {
  const auto match = find_route(method, target, host);
  return match ? match->route->max_body : kSmallBody;
}

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

std::string_view query_of(std::string_view target) {
  const std::size_t mark = target.find('?');
  return mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1);
}

std::string_view last_segment(std::string_view path) { return path.substr(path.rfind('/') + 1); }

}  // namespace drover::service
