#include "api/requests.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "api/books.h"
#include "bots/bot.h"
#include "game/presenter.h"
#include "game/record.h"
#include "table/daily.h"
#include "text/json_text.h"

namespace drover::api {

namespace json = boost::json;

namespace {

// Far above any body but those that hold a whole game.
constexpr std::size_t kSmallBodyBytes = 16 * 1024;
constexpr int kDefaultResultsPerPage = 50;
constexpr int kMaxResultsPerPage = 200;

// Resolves the escapes of a query: "+" is a blank, "%41" an A. Boost.URL is not used: it refuses
// "[" and "{", which browsers send unescaped, and would make the page's program 19 kB larger.
std::optional<std::string> unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i] == '+' ? ' ' : text[i];
      continue;
    }
    const std::string_view digits = text.substr(i + 1, 2);
    unsigned code = 0;
    const auto [stop, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (digits.size() != 2 || error != std::errc() || stop != digits.data() + 2) {
      return std::nullopt;
    }
    out += static_cast<char>(code);
    i += 2;
  }
  return out;
}

// Returns a member that is a sequence number.
std::optional<std::uint32_t> seq_member(const json::value& body, std::string_view key) {
  const auto number = number_member(body, key);
  if (!number || *number < 0 || *number > UINT32_MAX) return std::nullopt;
  return static_cast<std::uint32_t>(*number);
}

}  // namespace

std::size_t max_body_bytes(std::string_view target) {
  const bool takes_a_game = target == "/api/v1/tables" || target == "/api/v1/records" ||
                            target.starts_with("/api/v1/analysis/");
  return takes_a_game ? game::kMaxRecordBytes : kSmallBodyBytes;
}

// ---- Parts of a request -------------------------------------------------------------------------

Answer<json::value> parse_body(std::string_view body) {
  boost::system::error_code error;
  json::value value = json::parse(body, error);
  if (error) return bad_request("The body is not JSON.");
  if (std::string wrong = text::repeated_key(body); !wrong.empty()) {
    return bad_request(std::move(wrong));
  }
  return value;
}

std::optional<std::int64_t> number_member(const json::value& body, std::string_view key) {
  const json::object* object = body.if_object();
  const json::value* member = object != nullptr ? object->if_contains(key) : nullptr;
  if (member == nullptr) return std::nullopt;
  if (const auto* number = member->if_int64()) return *number;
  return std::nullopt;
}

std::optional<std::string> text_member(const json::value& body, std::string_view key) {
  const json::object* object = body.if_object();
  const json::value* member = object != nullptr ? object->if_contains(key) : nullptr;
  if (member == nullptr || !member->is_string()) return std::nullopt;
  return std::string(member->get_string());
}

std::optional<std::map<std::string, std::string>> parse_query(std::string_view query) {
  std::map<std::string, std::string> options;
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view pair = query.substr(0, end);
    query = end == std::string_view::npos ? std::string_view() : query.substr(end + 1);
    if (pair.empty()) continue;
    const std::size_t equals = std::min(pair.find('='), pair.size());
    const auto key = unescaped(pair.substr(0, equals));
    const auto value = unescaped(pair.substr(std::min(equals + 1, pair.size())));
    if (!key || !value || !options.emplace(*key, *value).second) return std::nullopt;
  }
  return options;
}

std::optional<int> parse_whole_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

std::string_view take_path_segment(std::string_view& path) {
  const std::size_t slash = path.find('/');
  const std::string_view part = path.substr(0, slash);
  path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
  return part;
}

// ---- Requests -----------------------------------------------------------------------------------

Answer<NewTableRequest> parse_new_table_request(std::string_view body, std::uint64_t seed) {
  const Answer<json::value> parsed = parse_body(body);
  if (!parsed) return parsed.error();
  return NewTableRequest{table::table_from_request(*parsed, seed), text_member(*parsed, "book")};
}

Answer<MoveRequest> parse_move_request(std::string_view body, const table::Rights& rights) {
  const Answer<json::value> parsed = parse_body(body);
  if (!parsed) return parsed.error();
  const auto after = seq_member(*parsed, "after");
  auto move = text_member(*parsed, "move");
  if (!after || !move) {
    return bad_request("A move needs \"after\", a sequence number, and \"move\", a text.");
  }
  if (rights.viewer == game::kNoSeat) return not_allowed("Spectators don't play.");
  return MoveRequest{*after, *std::move(move)};
}

Answer<WhyRequest> parse_why_request(std::string_view query) {
  const auto options = parse_query(query).value_or(std::map<std::string, std::string>());
  const int after =
      options.contains("after") ? parse_whole_number(options.at("after")).value_or(-1) : -1;
  const bool move = options.contains("move");
  if (after < 0 || options.size() != 2 || move == options.contains("el")) {
    return bad_request(
        "The question why needs \"after\", a sequence number, and either \"el\" or \"move\".");
  }
  return WhyRequest{static_cast<std::uint32_t>(after), move, options.at(move ? "move" : "el")};
}

Answer<CloneRequest> parse_clone_request(std::string_view body) {
  const Answer<json::value> parsed = parse_body(body);
  if (!parsed) return parsed.error();
  const auto moves = number_member(*parsed, "moves");
  if (!moves || *moves < 0 || *moves > INT32_MAX) {
    return bad_request("A clone needs \"moves\", a number.");
  }
  auto book = text_member(*parsed, "book");
  if (!book && parsed->as_object().contains("book")) return bad_request("\"book\" must be a text.");
  return CloneRequest{static_cast<int>(*moves), std::move(book)};
}

Answer<LogRequest> parse_log_request(std::string_view query) {
  const auto options = parse_query(query);
  if (!options) return bad_request("The query cannot be read.");
  LogRequest out;
  for (const auto& [key, value] : *options) {
    const auto number = parse_whole_number(value);
    if (!number || (key != "before" && key != "limit")) {
      return bad_request("The log takes \"before\" and \"limit\", two numbers.");
    }
    if (key == "before") {
      out.before = *number;
    } else {
      out.limit = *number;
    }
  }
  return out;
}

Answer<int> parse_history_request(std::string_view number) {
  const auto moves = parse_whole_number(number);
  if (!moves || *moves < 0) return bad_request("History needs a number of moves.");
  return *moves;
}

Answer<std::uint32_t> parse_hint_request(std::string_view body, const table::Rights& rights) {
  const Answer<json::value> parsed = parse_body(body);
  if (!parsed) return parsed.error();
  const auto after = seq_member(*parsed, "after");
  if (!after) return bad_request("A hint needs \"after\", a sequence number.");
  if (rights.viewer == game::kNoSeat) return not_allowed("Spectators don't play.");
  return *after;
}

Answer<StopRequest> parse_stop_request(std::string_view body, const table::Rights& rights) {
  const Answer<json::value> parsed = parse_body(body);
  if (!parsed) return parsed.error();
  const json::object* object = parsed->if_object();
  const auto proposal = number_member(*parsed, "proposal");
  const json::value* agree = object == nullptr ? nullptr : object->if_contains("agree");
  const bool answers = proposal && *proposal > 0 && *proposal <= UINT32_MAX &&
                       object->size() == 2 && agree != nullptr && agree->is_bool();
  if (object == nullptr || (!answers && !object->empty())) {
    return bad_request(
        "A proposal to stop is an empty object; the answer to one has \"proposal\", its number, "
        "and \"agree\".");
  }
  if (rights.viewer == game::kNoSeat) {
    return not_allowed("Only those who play can agree to stop.");
  }
  StopRequest out;
  if (answers) {
    out.proposal = static_cast<std::uint32_t>(*proposal);
    out.agree = agree->as_bool();
  }
  return out;
}

Answer<SeatRequest> parse_seat_request(std::string_view what, std::string_view body,
                                       const table::Rights& rights) {
  SeatRequest out;
  if (what == "bot") {
    out.act = SeatAction::kBot;
  } else if (what == "back") {
    out.act = SeatAction::kTakeBack;
  } else if (what == "offer") {
    out.act = SeatAction::kOffer;
  } else if (what == "keep") {
    out.act = SeatAction::kWithdrawOffer;
  } else {
    return no_such_address();
  }
  out.seat = rights.held_seat();
  if (out.seat == game::kNoSeat) return not_allowed("Spectators hold no seat.");
  if (out.act != SeatAction::kBot) return out;
  const Answer<json::value> parsed = parse_body(body);
  if (!parsed) return parsed.error();
  auto level = text_member(*parsed, "level");
  if (!level) return bad_request("A bot needs \"level\", a text.");
  out.level = *std::move(level);
  return out;
}

Answer<int> claimable_seat(const table::Rights& rights) {
  const int seat = rights.invited != game::kNoSeat ? rights.invited : rights.viewer;
  if (seat == game::kNoSeat) return not_allowed("Spectators take no seat.");
  return seat;
}

Answer<table::ResultsPage> parse_results_page(std::string_view query) {
  const auto values = parse_query(query);
  if (!values) return bad_request("The page cannot be read: it is written skip=N&limit=N.");
  int skip = 0;
  int limit = kDefaultResultsPerPage;
  for (const auto& [key, value] : *values) {
    const auto number = parse_whole_number(value);
    const bool known = key == "skip" || key == "limit";
    if (!known || !number || *number < (key == "skip" ? 0 : 1)) {
      return bad_request("A page of results has \"skip\", a number from 0, and \"limit\", from 1.");
    }
    (key == "skip" ? skip : limit) = *number;
  }
  if (limit > kMaxResultsPerPage) {
    return bad_request(fmt::format("A page has at most {} results.", kMaxResultsPerPage));
  }
  return table::ResultsPage{skip, limit};
}

Answer<bool> asks_for_csv(std::string_view query) {
  const auto values = parse_query(query);
  const bool csv = values && *values == std::map<std::string, std::string>{{"format", "csv"}};
  const bool as_json = values && *values == std::map<std::string, std::string>{{"format", "json"}};
  if (!csv && !as_json) return bad_request("A book is given as format=csv or format=json.");
  return csv;
}

// ---- Answers ------------------------------------------------------------------------------------

json::object games_json() {
  json::array games;
  for (const game::Game* game : game::all_games()) {
    games.emplace_back(game::info_json(game->info()));
  }
  json::array levels;
  for (const bots::BotInfo& bot : bots::all_bots()) {
    levels.push_back({{"level", bot.name},
                      {"label", bot.label},
                      {"explanation", bot.explanation},
                      {"milliseconds", bot.milliseconds}});
  }
  return {{"games", games}, {"levels", levels}, {"daily", table::daily_json()}};
}

Answer<json::object> components_json(std::string_view name, std::string_view query) {
  const auto game = game::require_game(name);
  if (!game) return ApiError{404, "bad_request", game.error().sentence};
  const game::Game& found = **game;
  auto options = parse_query(query);
  if (!options) {
    return bad_request(
        "The options cannot be read: they are written KEY=VALUE&KEY=VALUE, each key once.");
  }
  game::Setup setup;
  setup.players = found.info().max_players;
  // Components do not depend on the rules version. The oldest version accepts options of older
  // tables that have no effect any more.
  setup.rules_version = found.info().oldest_rules_version;
  if (const auto players_option = options->find("players"); players_option != options->end()) {
    const auto players = parse_whole_number(players_option->second);
    if (!players) return bad_request("The number of players must be a number.");
    setup.players = *players;
    options->erase(players_option);
  }
  setup.options = std::move(*options);
  auto answer = found.presenter().components(setup);
  if (!answer) return bad_request(answer.error().sentence);
  return *std::move(answer);
}

json::object created_json(const table::CreatedTable& created,
                          const std::vector<table::Seat>& seats) {
  json::array out;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    json::object one{
        {"seat", seat + 1}, {"kind", table::name_of(seats[seat].kind)}, {"name", seats[seat].name}};
    if (!created.seat_keys[seat].empty()) one["key"] = created.seat_keys[seat];
    if (!seats[seat].level.empty()) one["level"] = seats[seat].level;
    out.push_back(std::move(one));
  }
  return {{"table", created.id},
          {"seats", out},
          {"spectator", created.spectator_key},
          {"host", created.host_key}};
}

table::Checked<json::object> why_json(const table::Table& table, int seat,
                                      const WhyRequest& request) {
  const auto found = request.of_move ? table.why_not(seat, request.after, request.what)
                                     : table.why_not_at(seat, request.after, request.what);
  if (!found) return found.error();
  const std::optional<text::Reason>& reason = *found;
  json::object out{{"possible", !reason}};
  if (reason) {
    out["reason"] = text::to_json(*reason);
    out["sentence"] = table.english_sentence(*reason, seat);
  }
  return out;
}

table::Checked<json::object> log_json(const table::Table& table, int viewer,
                                      const LogRequest& request) {
  return table.log_page(request.before.value_or(table.moves()), request.limit, viewer);
}

json::object book_json(const table::Book& book) {
  return {
      {"created", book.created}, {"total", book.total}, {"summary", summary_json(book.results)}};
}

json::object book_page_json(const table::Book& book) {
  return {{"total", book.total}, {"results", results_json(book.results)}};
}

json::object whole_book_json(const table::Book& book) {
  json::object all = book_json(book);
  all["results"] = results_json(book.results);
  return all;
}

}  // namespace drover::api
