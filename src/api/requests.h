// Requests of the API (docs/api.md): parses paths, queries and bodies, and makes the JSON of
// answers. The server and LocalServer both use these functions, so they refuse with identical
// sentences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "api/answer.h"
#include "table/book.h"
#include "table/keys.h"
#include "table/table.h"

namespace drover::api {

// ---- Parts of a request -------------------------------------------------------------------------

Answer<boost::json::value> parse_body(std::string_view body);
// Return a member of a body; nothing if it is missing or of another type.
std::optional<std::int64_t> number_member(const boost::json::value& body, std::string_view key);
std::optional<std::string> text_member(const boost::json::value& body, std::string_view key);
// Parses a query, the part of a target after the question mark, and resolves its escapes. Returns
// nothing if an escape is malformed or a key occurs twice.
std::optional<std::map<std::string, std::string>> parse_query(std::string_view query);
// Parses a whole number of a path or a query; returns nothing if the text is none.
std::optional<int> parse_whole_number(std::string_view text);

// ---- Requests -----------------------------------------------------------------------------------

// POST /api/v1/tables
struct NewTableRequest {
  table::Checked<table::TableData> data;
  std::optional<std::string> book;  // the record book that gets the result
};
// `seed` is used if the body holds none.
Answer<NewTableRequest> parse_new_table_request(std::string_view body, std::uint64_t seed);

struct MoveRequest {
  std::uint32_t after = 0;  // the last sequence number that the client has seen
  std::string move;
};
Answer<MoveRequest> parse_move_request(std::string_view body, const table::Rights& rights);

// Asks why something cannot be chosen: ?after=SEQ&el=ELEMENT or ?after=SEQ&move=TEXT.
struct WhyRequest {
  std::uint32_t after = 0;
  bool of_move = false;  // true: `what` is a move; false: an element of the board
  std::string what;
};
Answer<WhyRequest> parse_why_request(std::string_view query);

struct CloneRequest {
  int moves = 0;
  std::optional<std::string> book;
};
Answer<CloneRequest> parse_clone_request(std::string_view body);

// ?before=N&limit=N. Without `before` the newest page, without `limit` the longest.
struct LogRequest {
  std::optional<int> before;
  int limit = table::kMaxLogPage;
};
Answer<LogRequest> parse_log_request(std::string_view query);

// Parses the number of moves after which a position is to be shown.
Answer<int> parse_history_request(std::string_view number);
// Returns the last sequence number that the client has seen.
Answer<std::uint32_t> parse_hint_request(std::string_view body, const table::Rights& rights);

// A proposal to stop the game, or the answer to one.
struct StopRequest {
  std::optional<std::uint32_t> proposal;  // the entry of the proposal to answer; none: proposes
  bool agree = false;
};
Answer<StopRequest> parse_stop_request(std::string_view body, const table::Rights& rights);

// Actions of the holder of a seat: leave it to a bot, take it back, offer it by a link,
// withdraw the offer.
enum class SeatAction : std::uint8_t { kBot, kTakeBack, kOffer, kWithdrawOffer };
struct SeatRequest {
  SeatAction act = SeatAction::kBot;
  int seat = 0;
  std::string level;  // of the bot, for kBot
};
Answer<SeatRequest> parse_seat_request(SeatAction act, std::string_view body,
                                       const table::Rights& rights);
// Returns the seat that the holder of a link may claim.
Answer<int> claimable_seat(const table::Rights& rights);

// Parses the page of results: ?skip=N&limit=N.
Answer<table::ResultsPage> parse_results_page(std::string_view query);
// Returns whether the query asks for CSV (?format=csv) rather than JSON (?format=json).
Answer<bool> asks_for_csv(std::string_view query);

// ---- Answers ------------------------------------------------------------------------------------

boost::json::object games_json();
// The answer to GET /api/v1/games/NAME/components?players=N&KEY=VALUE&...
Answer<boost::json::object> components_json(std::string_view name, std::string_view query);
boost::json::object created_json(const table::CreatedTable& created,
                                 const std::vector<table::Seat>& seats);
table::Checked<boost::json::object> why_json(const table::Table& table, int seat,
                                             const WhyRequest& request);
table::Checked<boost::json::object> log_json(const table::Table& table, int viewer,
                                             const LogRequest& request);
boost::json::object book_json(const table::Book& book);
boost::json::object book_page_json(const table::Book& book);
boost::json::object whole_book_json(const table::Book& book);

}  // namespace drover::api
