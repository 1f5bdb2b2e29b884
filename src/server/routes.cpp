#include "server/routes.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "bots/bot.h"
#include "game/record.h"
#include "server/page.h"

namespace drover::server {

namespace {

namespace json = boost::json;

constexpr std::string_view kApi = "/api/v1/";

Response response(const Request& request, http::status status, std::string_view type,
                  std::string body) {
  Response out(status, request.version());
  out.set(http::field::content_type, type);
  out.keep_alive(request.keep_alive());
  add_security_headers(out);
  out.body() = std::move(body);
  out.prepare_payload();
  return out;
}

Response json_response(const Request& request, const json::value& value,
                       http::status status = http::status::ok) {
  Response out = response(request, status, "application/json", json::serialize(value));
  out.set(http::field::cache_control, "no-store");
  return out;
}

Response text_response(const Request& request, std::string text) {
  Response out = response(request, http::status::ok, "text/plain; charset=utf-8", std::move(text));
  out.set(http::field::cache_control, "no-store");
  return out;
}

json::object games_json() {
  json::array games;
  for (const game::Game* game : game::all_games()) {
    const game::GameInfo& info = game->info();
    json::array options;
    for (const game::OptionInfo& option : info.options) {
      json::array values;
      for (const game::OptionValue& value : option.values) {
        values.push_back({{"value", value.value}, {"explanation", value.explanation}});
      }
      json::object one{
          {"key", option.key}, {"explanation", option.explanation}, {"values", values}};
      if (option.parts > 0) {
        one["letters"] = option.letters;
        one["parts"] = option.parts;
      }
      options.push_back(std::move(one));
    }
    games.push_back({{"name", info.name},
                     {"title", info.title},
                     {"edition", info.edition},
                     {"min_players", info.min_players},
                     {"max_players", info.max_players},
                     {"rules_version", info.rules_version},
                     {"categories", json::array(info.categories.begin(), info.categories.end())},
                     {"options", options}});
  }
  json::array levels;
  for (const bots::BotInfo& bot : bots::all_bots()) {
    levels.push_back({{"level", bot.name}, {"explanation", bot.explanation}});
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

std::string_view key_of(const Request& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const auto header = request[http::field::authorization];
  const std::string_view text(header.data(), header.size());
  return text.starts_with(kBearer) ? text.substr(kBearer.size()) : std::string_view();
}

Answer<json::value> parse_body(const Request& request) {
  boost::system::error_code error;
  json::value value = json::parse(request.body(), error);
  if (error) return bad_request("The body is not JSON.");
  return value;
}

std::optional<std::int64_t> number_in(const json::value& body, std::string_view key) {
  const json::object* object = body.if_object();
  const json::value* member = object != nullptr ? object->if_contains(key) : nullptr;
  if (member == nullptr) return std::nullopt;
  if (const auto* number = member->if_int64()) return *number;
  return std::nullopt;
}

std::optional<std::string> text_in(const json::value& body, std::string_view key) {
  const json::object* object = body.if_object();
  const json::value* member = object != nullptr ? object->if_contains(key) : nullptr;
  if (member == nullptr || !member->is_string()) return std::nullopt;
  return std::string(member->get_string());
}

// A piece of a query string: "+" is a blank, "%41" an A.
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

// The part after the question mark with its escapes resolved, as options of a game; nothing if an
// escape is broken or a key comes twice.
std::optional<std::map<std::string, std::string>> options_in(std::string_view query) {
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

// The next part of a path, taken off its front.
std::string_view next_part(std::string_view& path) {
  const std::size_t slash = path.find('/');
  const std::string_view part = path.substr(0, slash);
  path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
  return part;
}

Response not_found(const Request& request) {
  return error_response(request, {404, "bad_request", "There is nothing at this address."});
}

Response method_not_allowed(const Request& request) {
  return error_response(request, {405, "bad_request", "This address does not answer that method."});
}

asio::awaitable<Response> create(Context& context, const Request& request,
                                 const std::string& address,
                                 table::Checked<table::TableData> data) {
  if (const auto* refusal = std::get_if<table::Refusal>(&data)) {
    co_return error_response(request, error_of(*refusal));
  }
  if (!context.new_tables.allow(address, std::chrono::steady_clock::now())) {
    co_return error_response(request, too_fast());
  }
  const std::vector<table::Seat> seats = std::get<table::TableData>(data).seats;
  const auto made = co_await wait_for<Answer<store::Created>>([&](auto done) {
    context.hub.create(std::move(std::get<table::TableData>(data)), std::move(done));
  });
  if (const auto* error = std::get_if<ApiError>(&made)) co_return error_response(request, *error);
  co_return json_response(request, created_json(std::get<store::Created>(made), seats),
                          http::status::created);
}

asio::awaitable<Response> make_table(Context& context, const Request& request,
                                     const std::string& address) {
  const Answer<json::value> body = parse_body(request);
  if (const auto* error = std::get_if<ApiError>(&body)) co_return error_response(request, *error);
  co_return co_await create(
      context, request, address,
      table::table_from_request(std::get<json::value>(body), store::random_seed()));
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
  const auto moves = number_in(std::get<json::value>(body), "moves");
  if (!moves || *moves < 0 || *moves > INT32_MAX) {
    co_return error_response(request, bad_request("A clone needs \"moves\", a number."));
  }
  co_return co_await create(
      context, request, address,
      opened.table->table.clone(opened.viewer, static_cast<int>(*moves), store::random_seed()));
}

Response history(const Request& request, const Opened& opened, std::string_view number) {
  int moves = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), moves);
  if (error != std::errc() || end != number.data() + number.size() || moves < 0) {
    return error_response(request, bad_request("History needs a number of moves."));
  }
  const auto view = opened.table->table.view_at(moves, opened.viewer);
  if (const auto* refusal = std::get_if<table::Refusal>(&view)) {
    return error_response(request, error_of(*refusal));
  }
  return json_response(request, std::get<json::object>(view));
}

Response record(const Request& request, const Opened& opened) {
  auto text = opened.table->table.record(opened.viewer);
  if (const auto* refusal = std::get_if<table::Refusal>(&text)) {
    return error_response(request, error_of(*refusal));
  }
  return text_response(request, std::move(std::get<std::string>(text)));
}

// A number of players as it stands in a query; nothing if it is none.
std::optional<int> players_in(std::string_view text) {
  int players = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, players);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return players;
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
  if (const auto wanted = options->find("players"); wanted != options->end()) {
    const auto players = players_in(wanted->second);
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
                                      const std::string& address, std::string_view path) {
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
  if (what == "record" && path.empty() && get) co_return record(request, opened);
  if (what == "move" && path.empty() && post)
    co_return co_await play_move(context, request, opened);
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
  if (!get && !post) co_return method_not_allowed(request);
  if (path == "games" && get) co_return json_response(request, games_json());
  if (path.starts_with("games/") && get) {
    path.remove_prefix(6);
    const std::string_view name = next_part(path);
    if (path == "components") co_return components(request, name, query);
    co_return not_found(request);
  }
  if (path == "tables" && post) co_return co_await make_table(context, request, address);
  if (path == "records" && post) {
    co_return co_await create(
        context, request, address,
        table::table_from_record(request.body(), static_cast<std::int64_t>(std::time(nullptr))));
  }
  if (path.starts_with("tables/")) {
    co_return co_await table_route(context, request, address, path.substr(7));
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

void add_security_headers(http::fields& fields) {
  fields.set("Content-Security-Policy",
             "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
             "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
             "form-action 'none'; frame-ancestors 'none'");
  fields.set("X-Content-Type-Options", "nosniff");
  fields.set("Referrer-Policy", "no-referrer");
  fields.set("Cross-Origin-Opener-Policy", "same-origin");
  fields.set("Cross-Origin-Resource-Policy", "same-origin");
  fields.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

Response error_response(const Request& request, const ApiError& error) {
  return json_response(request, to_json(error), static_cast<http::status>(error.status));
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
    if (request.method() == http::verb::post && is_foreign(request)) {
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
