// What is asked (docs/api.md), read from paths, queries and bodies: the same sentences wherever it
// is answered.
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

inline constexpr std::string_view kApi = "/api/v1/";
// The most that the body of a request to this target may have.
std::size_t most_body_bytes(std::string_view target);

// ---- Parts of a request -------------------------------------------------------------------------

Answer<boost::json::value> parse_body(std::string_view body);
// A member of a body; nothing if it is missing or something else.
std::optional<std::int64_t> number_in(const boost::json::value& body, std::string_view key);
std::optional<std::string> text_in(const boost::json::value& body, std::string_view key);
// The part after the question mark with its escapes resolved; nothing if an escape is broken or a
// key comes twice.
std::optional<std::map<std::string, std::string>> options_in(std::string_view query);
// A number as it stands in a path or a query; nothing if it is none.
std::optional<int> whole_number(std::string_view text);
// The next part of a path, taken off its front.
std::string_view next_part(std::string_view& path);

// ---- Questions ----------------------------------------------------------------------------------

struct AskedTable {
  table::Checked<table::TableData> data;
  std::optional<std::string> book;  // that its result goes to
};
// `seed` is used if the body names none.
Answer<AskedTable> new_table_in(std::string_view body, std::uint64_t seed);

struct AskedMove {
  std::uint32_t after = 0;
  std::string move;
};
Answer<AskedMove> move_in(std::string_view body, const table::Rights& rights);

// ?after=SEQ&el=ELEMENT or ?after=SEQ&move=TEXT
struct AskedWhy {
  std::uint32_t after = 0;
  bool of_move = false;  // otherwise of a thing of the board
  std::string what;
};
Answer<AskedWhy> why_in(std::string_view query);

struct AskedClone {
  int moves = 0;
  std::optional<std::string> book;
};
Answer<AskedClone> clone_in(std::string_view body);

// ?before=N&limit=N; left out: the newest page, and as much of it as there can be.
struct AskedLog {
  std::optional<int> before;
  int limit = table::kLogPage;
};
Answer<AskedLog> log_in(std::string_view query);

Answer<int> history_in(std::string_view number);
// Behind which entry.
Answer<std::uint32_t> hint_in(std::string_view body, const table::Rights& rights);

// To end the game here, or the answer to that.
struct AskedStop {
  std::optional<std::uint32_t> proposal;
  bool agree = false;
};
Answer<AskedStop> stop_in(std::string_view body, const table::Rights& rights);

// What whoever holds a seat does with it.
enum class SeatAct : std::uint8_t { kBot, kBack, kOffer, kKeep };
struct AskedSeat {
  SeatAct act = SeatAct::kBot;
  int seat = 0;
  std::string level;  // of the bot
};
Answer<AskedSeat> seat_in(std::string_view what, std::string_view body,
                          const table::Rights& rights);
// The seat that a link is good for.
Answer<int> sit_in(const table::Rights& rights);

// ?skip=N&limit=N
Answer<table::Part> part_in(std::string_view query);
// ?format=csv or ?format=json: whether it is the former.
Answer<bool> csv_in(std::string_view query);

// ---- Answers ------------------------------------------------------------------------------------

boost::json::object games_json();
// /api/v1/games/NAME/components?players=N&KEY=VALUE&...
Answer<boost::json::object> components_json(std::string_view name, std::string_view query);
boost::json::object created_json(const table::Created& created,
                                 const std::vector<table::Seat>& seats);
table::Checked<boost::json::object> why_json(const table::Table& table, int seat,
                                             const AskedWhy& asked);
table::Checked<boost::json::object> log_json(const table::Table& table, int viewer,
                                             const AskedLog& asked);
boost::json::object book_json(const table::Book& book);
boost::json::object book_page_json(const table::Book& book);
boost::json::object whole_book_json(const table::Book& book);

}  // namespace drover::api
