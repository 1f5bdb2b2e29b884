#include "server/routes.h"

#include <algorithm>
#include <optional>

#include <boost/json/array.hpp>

#include "bots/bot.h"
#include "game/record.h"
#include "server/advice_routes.h"
#include "server/book_routes.h"
#include "server/page.h"
#include "server/requests.h"

namespace drover::server {

namespace {

namespace json = boost::json;

constexpr std::string_view kApi = "/api/v1/";

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
  return {{"games", games}, {"levels", levels}};
}

json::object created_json(const store::Created& created, const std::vector<table::Seat>& seats) {
  json::array out;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    json::object one{
        {"seat", seat + 1}, {"kind", table::name_of(seats[seat].kind)}, {"name", seats[seat].name}};
    if (!created.seat_keys[seat].empty()) one["key"] = created.seat_keys[seat];
    if (!seats[seat].level.empty()) one["level"] = seats[seat].level;
    out.push_back(std::move(one));
  }
  return {{"table", created.id}, {"seats", out}, {"spectator", created.spectator_key}};
}

// `book` is the record book that the table's result goes to.
asio::awaitable<Response> create(Context& context, const Request& request,
                                 const std::string& address, table::Checked<table::TableData> data,
                                 std::optional<std::string> book) {
  if (const auto* refusal = std::get_if<table::Refusal>(&data)) {
    co_return error_response(request, error_of(*refusal));
  }
  if (!context.new_tables.allow(address, std::chrono::steady_clock::now())) {
    co_return error_response(request, too_fast());
  }
  const std::vector<table::Seat> seats = std::get<table::TableData>(data).seats;
  const auto made = co_await wait_for<Answer<store::Created>>([&](auto done) {
    context.hub.create(std::move(std::get<table::TableData>(data)), std::move(book),
                       std::move(done));
  });
  if (const auto* error = std::get_if<ApiError>(&made)) co_return error_response(request, *error);
  co_return json_response(request, created_json(std::get<store::Created>(made), seats),
                          http::status::created);
}

asio::awaitable<Response> make_table(Context& context, const Request& request,
                                     const std::string& address) {
  const Answer<json::value> body = parse_body(request);
  if (const auto* error = std::get_if<ApiError>(&body)) co_return error_response(request, *error);
  const auto& wanted = std::get<json::value>(body);
  co_return co_await create(context, request, address,
                            table::table_from_request(wanted, store::random_seed()),
                            text_in(wanted, "book"));
}

asio::awaitable<Response> play_move(Context& context, const Request& request, Opened opened) {
  const Answer<json::value> body = parse_body(request);
  if (const auto* error = std::get_if<ApiError>(&body)) co_return error_response(request, *error);
  const auto after = number_in(std::get<json::value>(body), "after");
  const auto move = text_in(std::get<json::value>(body), "move");
  if (!after || *after < 0 || *after > UINT32_MAX || !move) {
    co_return error_response(request, bad_request("A move needs \"after\", a sequence number, and "
                                                  "\"move\", a text."));
  }
  if (opened.viewer == game::kNoSeat) {
    co_return error_response(request, {403, "not_allowed", "Spectators don't play."});
  }
  const auto played = co_await wait_for<Answer<std::uint32_t>>([&](auto done) {
    context.hub.play(opened.table, opened.viewer, static_cast<std::uint32_t>(*after), *move,
                     std::move(done));
  });
  if (const auto* error = std::get_if<ApiError>(&played)) co_return error_response(request, *error);
  co_return json_response(request, {{"seq", std::get<std::uint32_t>(played)}});
}

asio::awaitable<Response> clone(Context& context, const Request& request,
                                const std::string& address, Opened opened) {
  const Answer<json::value> body = parse_body(request);
  if (const auto* error = std::get_if<ApiError>(&body)) co_return error_response(request, *error);
  const auto& wanted = std::get<json::value>(body);
  const auto moves = number_in(wanted, "moves");
  if (!moves || *moves < 0 || *moves > INT32_MAX) {
    co_return error_response(request, bad_request("A clone needs \"moves\", a number."));
  }
  const auto book = text_in(wanted, "book");
  if (!book && wanted.as_object().contains("book")) {
    co_return error_response(request, bad_request("\"book\" must be a text."));
  }
  co_return co_await create(
      context, request, address,
      opened.table->table.clone(opened.viewer, static_cast<int>(*moves), store::random_seed()),
      book);
}

Response history(const Request& request, const Opened& opened, std::string_view number) {
  const auto moves = whole_number(number);
  if (!moves || *moves < 0) {
    return error_response(request, bad_request("History needs a number of moves."));
  }
  const auto view = opened.table->table.view_at(*moves, opened.viewer);
  if (const auto* refusal = std::get_if<table::Refusal>(&view)) {
    return error_response(request, error_of(*refusal));
  }
  return json_response(request, std::get<json::object>(view));
}

// ?before=N&limit=N; left out: the newest page, and as much of it as there can be.
Response log_page(const Request& request, const Opened& opened, std::string_view query) {
  const auto options = options_in(query);
  if (!options) return error_response(request, bad_request("The query cannot be read."));
  const table::Table& table = opened.table->table;
  int before = table.moves();
  int limit = table::kLogPage;
  for (const auto& [key, value] : *options) {
    const auto number = whole_number(value);
    if (!number || (key != "before" && key != "limit")) {
      return error_response(request,
                            bad_request("The log takes \"before\" and \"limit\", two numbers."));
    }
    (key == "before" ? before : limit) = *number;
  }
  const auto page = table.log_page(before, limit, opened.viewer);
  if (const auto* refusal = std::get_if<table::Refusal>(&page)) {
    return error_response(request, error_of(*refusal));
  }
  return json_response(request, std::get<json::object>(page));
}

Response record(const Request& request, const Opened& opened) {
  auto text = opened.table->table.record(opened.viewer);
  if (const auto* refusal = std::get_if<table::Refusal>(&text)) {
    return error_response(request, error_of(*refusal));
  }
  return text_response(request, std::move(std::get<std::string>(text)));
}

// /api/v1/games/NAME/components?players=N&KEY=VALUE&...
Response components(const Request& request, std::string_view name, std::string_view query) {
  const auto game = game::require_game(name);
  if (const auto* error = std::get_if<game::Error>(&game)) {
    return error_response(request, {404, "bad_request", error->sentence});
  }
  const game::Game& found = *std::get<const game::Game*>(game);
  auto options = options_in(query);
  if (!options) {
    return error_response(request, bad_request("The options cannot be read: they are written "
                                               "KEY=VALUE&KEY=VALUE, each key once."));
  }
  game::Setup setup;
  setup.players = found.info().max_players;
  // Parts are the same under all rules, and an older table may name an option without effect.
  setup.rules_version = found.info().oldest_rules_version;
  if (const auto wanted = options->find("players"); wanted != options->end()) {
    const auto players = whole_number(wanted->second);
    if (!players) {
      return error_response(request, bad_request("The number of players must be a number."));
    }
    setup.players = *players;
    options->erase(wanted);
  }
  setup.options = std::move(*options);
  auto answer = found.components(setup);
  if (const auto* error = std::get_if<game::Error>(&answer)) {
    return error_response(request, bad_request(error->sentence));
  }
  return json_response(request, std::get<json::object>(answer));
}

// /api/v1/tables/ID[/...]
asio::awaitable<Response> table_route(Context& context, const Request& request,
                                      const std::string& address, std::string_view path,
                                      std::string_view query) {
  const std::string_view id = next_part(path);
  const std::string_view what = next_part(path);
  const Answer<Opened> found = context.hub.open(id, key_of(request));
  if (const auto* error = std::get_if<ApiError>(&found)) co_return error_response(request, *error);
  const auto& opened = std::get<Opened>(found);
  const bool get = request.method() == http::verb::get;
  const bool post = request.method() == http::verb::post;
  if (what.empty() && get) {
    co_return json_response(request, opened.table->table.table_message(
                                         opened.viewer, context.hub.connected(opened.table)));
  }
  if (what == "history" && get) co_return history(request, opened, path);
  if (what == "log" && path.empty() && get) co_return log_page(request, opened, query);
  if (what == "record" && path.empty() && get) co_return record(request, opened);
  if (what == "move" && path.empty() && post)
    co_return co_await play_move(context, request, opened);
  if (what == "hint" && path.empty() && post) {
    co_return co_await hint_route(context, request, address, opened);
  }
  if (what == "review" && path.empty() && get) {
    co_return review_route(context, request, address, opened);
  }
  if (what == "clone" && path.empty() && post) {
    co_return co_await clone(context, request, address, opened);
  }
  co_return not_found(request);
}

asio::awaitable<Response> api_route(Context& context, const Request& request,
                                    const std::string& address, std::string_view path,
                                    std::string_view query) {
  const bool get = request.method() == http::verb::get;
  const bool post = request.method() == http::verb::post;
  const bool is_book = path == "book" || path.starts_with("book/");
  const bool forgets = is_book && request.method() == http::verb::delete_;
  if (!get && !post && !forgets) co_return method_not_allowed(request);
  if (is_book) {
    next_part(path);
    co_return co_await book_route(context, request, path, query);
  }
  if (path == "books" && post) co_return co_await make_book(context, request, address);
  if (path == "games" && get) co_return json_response(request, games_json());
  if (path.starts_with("games/") && get) {
    path.remove_prefix(6);
    const std::string_view name = next_part(path);
    if (path == "components") co_return components(request, name, query);
    co_return not_found(request);
  }
  if (path == "tables" && post) co_return co_await make_table(context, request, address);
  if (path == "records" && post) {
    std::optional<std::string> book;
    if (!key_of(request).empty()) book = key_of(request);
    co_return co_await create(
        context, request, address,
        table::table_from_record(request.body(), static_cast<std::int64_t>(std::time(nullptr))),
        std::move(book));
  }
  if (path.starts_with("tables/")) {
    co_return co_await table_route(context, request, address, path.substr(7), query);
  }
  co_return not_found(request);
}

Response page_response(const Request& request, const PageFile& file) {
  const auto known = request[http::field::if_none_match];
  const bool same = std::string_view(known.data(), known.size()) == file.tag;
  Response out = response(request, same ? http::status::not_modified : http::status::ok, file.type,
                          same ? std::string() : std::string(file.contents));
  out.set(http::field::etag, file.tag);
  out.set(http::field::cache_control,
          file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (request.method() == http::verb::head) {
    const std::size_t size = file.contents.size();
    out.body().clear();
    out.content_length(size);
  }
  return out;
}

}  // namespace

bool is_foreign(const Request& request) {
  const auto origin = request[http::field::origin];
  if (origin.empty()) return false;  // no browser, or a plain visit
  const std::string_view text(origin.data(), origin.size());
  const std::size_t host = text.find("://");
  const auto own = request[http::field::host];
  return host == std::string_view::npos ||
         !beast::iequals({text.data() + host + 3, text.size() - host - 3}, own);
}

asio::awaitable<Response> answer(Context& context, const Request& request,
                                 const std::string& address) {
  const auto target = request.target();
  std::string_view path(target.data(), target.size());
  const std::size_t mark = std::min(path.find('?'), path.size());
  const std::string_view query = path.substr(std::min(mark + 1, path.size()));
  path = path.substr(0, mark);
  if (path == "/healthz") co_return json_response(request, {{"status", "ok"}});
  if (!context.requests.allow(address, std::chrono::steady_clock::now())) {
    co_return error_response(request, too_fast());
  }
  if (path == "/metrics") {
    co_return text_response(request, context.metrics.text(context.store.counters()));
  }
  if (path.starts_with(kApi)) {
    if (request.method() != http::verb::get && is_foreign(request)) {
      co_return error_response(
          request, {403, "not_allowed", "This request comes from a page of another site."});
    }
    co_return co_await api_route(context, request, address, path.substr(kApi.size()), query);
  }
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    co_return method_not_allowed(request);
  }
  // A table's link is the page, too; which table is its own business.
  const bool is_table_link = path.starts_with("/t/");
  if (const auto file = page_file(is_table_link ? "/" : path)) {
    co_return page_response(request, *file);
  }
  co_return not_found(request);
}

}  // namespace drover::server
