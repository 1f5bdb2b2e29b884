#include "service/site.h"

#include <utility>

#include <boost/json/serialize.hpp>

#include "api/books.h"
#include "api/requests.h"
#include "service/openapi.h"

namespace drover::service {

namespace json = boost::json;

namespace {

SiteOutcome create_table(const SiteRequest& request, const DriverOptions& options,
                         table::Checked<table::TableData> data, std::optional<std::string> book) {
  if (!data) return error_reply(api::error_of(data.error()));
  const LimitedAction action = *route_of(request.operation).action;
  if (!options.limiter.acquire(std::string(request.visitor), action)) {
    return error_reply(api::too_fast());
  }
  return CreateTable{*std::move(data), std::move(book)};
}

SiteOutcome search_position(const SiteRequest& request, const DriverOptions& options,
                            json::value body) {
  auto parsed = api::parse_analysis_request(body);
  if (!parsed) return error_reply(api::error_of(parsed.error()));
  if (!options.searches_positions) {
    return error_reply({503, "not_allowed",
                        "This server leaves searches to others, which do not support analyses."});
  }
  const std::string visitor(request.visitor);
  if (!options.limiter.acquire(visitor, *route_of(request.operation).action)) {
    return error_reply(api::too_fast());
  }
  Reservation reservation = options.limiter.reserve(visitor, LimitedResource::kHint);
  if (!reservation) return error_reply(api::too_fast());
  return SearchPosition{*std::move(parsed), std::move(body), std::move(reservation)};
}

SiteOutcome answer_analysis(const SiteRequest& request, const DriverOptions& options) {
  auto body = api::parse_body(request.body);
  if (!body) return error_reply(body.error());
  if (request.operation == Operation::kSearchPosition) {
    return search_position(request, options, *std::move(body));
  }
  const Route& route = route_of(request.operation);
  // Describing a whole tree of moves takes long enough to need a rate limit; a single step does
  // not.
  if (route.action != LimitedAction::kRequest &&
      !options.limiter.acquire(std::string(request.visitor), *route.action)) {
    return error_reply(api::too_fast());
  }
  const auto answer = api::analysis_answer(last_segment(route.pattern), *body);
  if (!answer) return error_reply(api::error_of(answer.error()));
  return json_reply(*answer);
}

SiteOutcome import_record(const SiteRequest& request, const DriverOptions& options,
                          const Moment& moment) {
  std::optional<std::string> book;
  if (!request.key.empty()) book = request.key;
  return create_table(request, options, table::table_from_record(request.body, moment.seconds),
                      std::move(book));
}

SiteOutcome read_results(const SiteRequest& request) {
  const auto part = api::parse_results_page(request.query);
  if (!part) return error_reply(part.error());
  return ReadBook{*part};
}

SiteOutcome export_book(const SiteRequest& request) {
  const auto csv = api::asks_for_csv(request.query);
  if (!csv) return error_reply(csv.error());
  return ReadBook{{}, *csv};
}

}  // namespace

bool is_of_site(Operation operation) {
  const Route& route = route_of(operation);
  return route.key == RouteKey::kNone || route.key == RouteKey::kBook ||
         route.key == RouteKey::kOptionalBook;
}

SiteOutcome answer_site_request(const SiteRequest& request, const DriverOptions& options,
                                const Moment& moment) {
  switch (request.operation) {
    case Operation::kGames:
      return json_reply(api::games_json());
    case Operation::kOpenApi:
      return Reply{200, "application/json", openapi_text()};
    case Operation::kComponents: {
      const auto components = api::components_json(request.parameter, request.query);
      if (!components) return error_reply(components.error());
      return json_reply(*components);
    }
    case Operation::kCreateTable: {
      auto parsed = api::parse_new_table_request(request.body, table::random_seed(options.entropy));
      if (!parsed) return error_reply(parsed.error());
      return create_table(request, options, std::move(parsed->data), std::move(parsed->book));
    }
    case Operation::kImportRecord:
      return import_record(request, options, moment);
    case Operation::kReadPosition:
    case Operation::kLookAtPosition:
    case Operation::kFollowLine:
    case Operation::kPositionFields:
    case Operation::kSearchPosition:
      return answer_analysis(request, options);
    case Operation::kCreateBook:
      if (!options.limiter.acquire(std::string(request.visitor),
                                   *route_of(request.operation).action)) {
        return error_reply(api::too_fast());
      }
      return CreateBook{};
    case Operation::kBook:
      return ReadBook{};
    case Operation::kBookResults:
      return read_results(request);
    case Operation::kExportBook:
      return export_book(request);
    case Operation::kRemoveResult:
      return RemoveResult{std::string(request.parameter)};
    case Operation::kRemoveBook:
      return RemoveBook{};
    default:
      return error_reply(api::no_such_address());
  }
}

// ---- Replies ------------------------------------------------------------------------------------

Reply json_reply(const json::value& value, unsigned status) {
  return {status, "application/json", json::serialize(value)};
}

Reply error_reply(const ApiError& error) { return json_reply(api::to_json(error), error.status); }

Reply created_reply(const table::CreatedTable& created, const std::vector<table::Seat>& seats) {
  return json_reply(api::created_json(created, seats), 201);
}

Reply new_book_reply(std::string_view secret) { return json_reply({{"book", secret}}, 201); }

Reply book_reply(Operation operation, const ReadBook& read, const table::Book& book) {
  if (operation == Operation::kBook) return json_reply(api::book_json(book));
  if (operation == Operation::kBookResults) return json_reply(api::book_page_json(book));
  if (read.as_csv) return {200, "text/csv; charset=utf-8", api::to_csv(book.results)};
  return json_reply(api::whole_book_json(book));
}

Reply done_reply() { return json_reply({{"status", "ok"}}); }

Reply analysis_reply(std::string result) {
  if (!result.empty()) return {200, "application/json", std::move(result)};
  return error_reply({503, "too_fast", "The search did not finish in time. Try again soon."});
}

}  // namespace drover::service
