// Requests that belong to no table: games, new tables, record books, analyses. These functions have
// no state: a driver carries out the outcome and answers with it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <boost/json/value.hpp>

#include "api/analysis.h"
#include "service/effects.h"
#include "service/events.h"
#include "service/limits.h"
#include "service/routes.h"
#include "service/table_service.h"
#include "table/book.h"

namespace drover::service {

// A request with a route. Its texts are valid while it is handled.
struct SiteRequest {
  Operation operation{};
  std::string_view parameter;  // the first of its path
  std::string_view query;
  std::string_view body;
  std::string_view key;
  std::string_view visitor;
};

// ---- Outcomes -----------------------------------------------------------------------------------

// Store a new table; answer with created_reply().
struct CreateTable {
  table::TableData data;
  std::optional<std::string> book;
};
// Store a new record book; answer with new_book_reply().
struct CreateBook {};
// Read a part of the book with the secret of the request; answer with book_reply().
struct ReadBook {
  table::ResultsPage part;
  bool as_csv = false;
};
// Answer with done_reply().
struct RemoveBook {};
struct RemoveResult {
  std::string table;
};
// Search a position; answer with analysis_reply().
struct SearchPosition {
  api::AnalysisRequest request;
  boost::json::value body;
  Reservation reservation;
};
using SiteOutcome = std::variant<Reply, CreateTable, CreateBook, ReadBook, RemoveBook, RemoveResult,
                                 SearchPosition>;

// Answers a request of an operation for which is_of_site() holds.
SiteOutcome answer_site_request(const SiteRequest& request, const DriverOptions& options,
                                const Moment& moment);
// Returns whether the operation is answered here, and not by a table or by the driver itself.
bool is_of_site(Operation operation);

// ---- Replies ------------------------------------------------------------------------------------

Reply json_reply(const boost::json::value& value, unsigned status = 200);
Reply error_reply(const ApiError& error);
Reply created_reply(const table::CreatedTable& created, const std::vector<table::Seat>& seats);
Reply new_book_reply(std::string_view secret);
Reply book_reply(Operation operation, const ReadBook& read, const table::Book& book);
Reply done_reply();
// `result` is the text of a JSON object, or empty if nothing was found in time.
Reply analysis_reply(std::string result);

}  // namespace drover::service
