#include "api/local_records.h"

#include <algorithm>
#include <charconv>
#include <exception>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace drover::api {

namespace json = boost::json;

namespace {

constexpr std::size_t kSeqDigits = 8;

std::string key_text(const table::Digest& digest) {
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

// The functions below throw exceptions of Boost.JSON and std::out_of_range if a value is missing or
// malformed; read_or_nothing() catches them.
table::Digest key_from(const json::value& value) {
  const json::string& text = value.as_string();
  if (text.size() != table::kKeyLength) throw std::out_of_range("no key");
  return digest_of(text);
}

std::string text_at(const json::value& value, std::string_view key) {
  return std::string(value.at(key).as_string());
}

template <class Number>
Number number_at(const json::value& value, std::string_view key) {
  return value.at(key).to_number<Number>();
}

json::object start_json(const table::Start& start) {
  json::object options;
  for (const auto& [key, value] : start.setup.options) options[key] = value;
  return {{"game", start.game},
          {"rules_version", start.setup.rules_version},
          {"players", start.setup.players},
          {"options", std::move(options)},
          // As text: 64 bits do not fit into a number of JavaScript.
          {"seed", std::to_string(start.setup.seed)},
          {"position", start.position},
          {"seed_named", start.seed_named},
          {"resumed", start.resumed},
          {"hints", start.hints}};
}

table::Start start_from(const json::value& value) {
  table::Start out;
  out.game = text_at(value, "game");
  out.setup.rules_version = number_at<int>(value, "rules_version");
  out.setup.players = number_at<int>(value, "players");
  for (const auto& [key, option] : value.at("options").as_object()) {
    out.setup.options.emplace(key, option.as_string());
  }
  const std::string seed = text_at(value, "seed");
  const char* end = seed.data() + seed.size();
  if (std::from_chars(seed.data(), end, out.setup.seed).ptr != end || seed.empty()) {
    throw std::out_of_range("no seed");
  }
  out.position = text_at(value, "position");
  out.seed_named = value.at("seed_named").as_bool();
  out.resumed = value.at("resumed").as_bool();
  out.hints = value.at("hints").as_bool();
  return out;
}

json::object seat_json(const table::Seat& seat, const std::optional<table::SeatKey>& key) {
  json::object out{{"kind", table::name_of(seat.kind)},
                   {"name", seat.name},
                   {"level", seat.level},
                   {"person", seat.person}};
  if (key) {
    out["key"] = key_text(key->digest);
    out["claimed"] = key->claimed;
    if (key->offer) out["offer"] = key_text(*key->offer);
  }
  return out;
}

void read_seat(const json::value& value, StoredTable& out) {
  table::Seat& seat = out.seats.emplace_back();
  const auto kind = table::seat_kind_named(text_at(value, "kind"));
  if (!kind) throw std::out_of_range("no seat");
  seat = {*kind, text_at(value, "name"), text_at(value, "level"), text_at(value, "person")};
  std::optional<table::SeatKey>& key = out.keys.seats.emplace_back();
  const json::value* digest = value.as_object().if_contains("key");
  if (digest == nullptr) return;
  key.emplace();
  key->digest = key_from(*digest);
  key->claimed = value.at("claimed").as_bool();
  key->away = *kind == table::SeatKind::kBot;
  if (const json::value* offer = value.as_object().if_contains("offer")) {
    key->offer = key_from(*offer);
  }
}

json::value version_checked(std::string_view text) {
  json::value value = json::parse(text);
  if (number_at<int>(value, "version") != kLocalRecordVersion)
    throw std::out_of_range("no such version");
  return value;
}

json::object result_json(const table::BookResult& result) {
  json::array categories;
  for (const auto& [name, points] : result.result.categories) {
    categories.push_back(json::array{name, points});
  }
  return {{"table", result.table},
          {"finished", result.finished},
          {"start", start_json(result.start)},
          {"player", result.player},
          {"score", result.result.score},
          {"best_opponent", result.result.best_opponent},
          {"won", result.result.won},
          {"turns", result.result.turns},
          {"moves", result.result.moves},
          {"categories", std::move(categories)}};
}

table::BookResult result_from(const json::value& value) {
  table::BookResult out;
  out.table = text_at(value, "table");
  out.finished = number_at<std::int64_t>(value, "finished");
  out.start = start_from(value.at("start"));
  out.player = text_at(value, "player");
  out.result.score = number_at<int>(value, "score");
  out.result.best_opponent = number_at<int>(value, "best_opponent");
  out.result.won = value.at("won").as_bool();
  out.result.turns = number_at<int>(value, "turns");
  out.result.moves = number_at<int>(value, "moves");
  for (const json::value& category : value.at("categories").as_array()) {
    out.result.categories.emplace_back(category.at(0).as_string(), category.at(1).to_number<int>());
  }
  return out;
}

// Returns read(), or nothing if it throws: exceptions of Boost.JSON have several types.
template <class Read>
auto read_or_nothing(Read read) -> std::optional<decltype(read())> {
  try {
    return read();
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace

table::Digest digest_of(std::string_view key) {
  table::Digest digest{};
  std::copy_n(key.begin(), std::min(key.size(), digest.size()), digest.begin());
  return digest;
}

std::string text_of(const StoredTable& table) {
  json::array seats;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    seats.push_back(seat_json(table.seats[i], table.keys.seats[i]));
  }
  json::array former;
  for (const table::Digest& key : table.keys.former) former.emplace_back(key_text(key));
  return json::serialize(json::object{
      {"version", kLocalRecordVersion},
      {"created", table.created},
      {"book", table.book},
      {"start", start_json(table.start)},
      {"seats", std::move(seats)},
      {"spectator", key_text(table.keys.spectator)},
      {"host", table.keys.host ? json::value(key_text(*table.keys.host)) : json::value(nullptr)},
      {"former", std::move(former)}});
}

std::optional<StoredTable> parse_stored_table(std::string_view text) {
  return read_or_nothing([&] {
    const json::value value = version_checked(text);
    StoredTable out;
    out.created = number_at<std::int64_t>(value, "created");
    out.book = text_at(value, "book");
    out.start = start_from(value.at("start"));
    for (const json::value& seat : value.at("seats").as_array()) read_seat(seat, out);
    const bool seated = !out.seats.empty() && out.seats.size() <= std::size_t{game::kMaxSeats} &&
                        out.start.setup.players == static_cast<int>(out.seats.size());
    if (!seated || game::find_game(out.start.game) == nullptr) throw std::out_of_range("no table");
    out.keys.spectator = key_from(value.at("spectator"));
    if (const json::value& host = value.at("host"); !host.is_null()) out.keys.host = key_from(host);
    for (const json::value& key : value.at("former").as_array()) {
      out.keys.former.push_back(key_from(key));
    }
    return out;
  });
}

std::string text_of(const table::Entry& entry) {
  return json::serialize(json::object{{"time", entry.time},
                                      {"what", table::name_of(entry.what)},
                                      {"seat", entry.seat},
                                      {"moves", entry.moves},
                                      {"text", entry.text}});
}

std::optional<table::Entry> parse_stored_entry(std::uint32_t seq, std::string_view text) {
  return read_or_nothing([&] {
    const json::value value = json::parse(text);
    table::Entry out;
    out.seq = seq;
    out.time = number_at<std::int64_t>(value, "time");
    const auto what = table::entry_kind_named(text_at(value, "what"));
    if (!what) throw std::out_of_range("no entry");
    out.what = *what;
    out.seat = number_at<int>(value, "seat");
    out.moves = number_at<int>(value, "moves");
    out.text = text_at(value, "text");
    if (out.seat < 0 || out.seat >= game::kMaxSeats || out.moves < 0) {
      throw std::out_of_range("no entry");
    }
    return out;
  });
}

std::string text_of(const table::Book& book) {
  json::array results;
  for (const table::BookResult& result : book.results) results.push_back(result_json(result));
  return json::serialize(json::object{{"version", kLocalRecordVersion},
                                      {"created", book.created},
                                      {"results", std::move(results)}});
}

std::optional<table::Book> parse_stored_book(std::string_view text) {
  return read_or_nothing([&] {
    const json::value value = version_checked(text);
    table::Book out;
    out.created = number_at<std::int64_t>(value, "created");
    for (const json::value& result : value.at("results").as_array()) {
      out.results.push_back(result_from(result));
    }
    out.total = static_cast<std::int64_t>(out.results.size());
    return out;
  });
}

std::string table_record_name(std::string_view id) { return fmt::format("table/{}", id); }

std::string entry_record_name(std::string_view id, std::uint32_t seq) {
  return fmt::format("entry/{}/{:0{}}", id, seq, kSeqDigits);
}

std::string book_record_name(std::string_view secret) { return fmt::format("book/{}", secret); }

std::optional<RecordName> parse_record_name(std::string_view name) {
  RecordName out;
  const std::size_t slash = std::min(name.find('/'), name.size());
  const std::string_view kind = name.substr(0, slash);
  std::string_view rest = name.substr(std::min(slash + 1, name.size()));
  if (kind == "book") {
    out.kind = RecordName::Kind::kBook;
    out.id = rest;
    if (rest.size() != table::kKeyLength) return std::nullopt;
    return out;
  }
  if (kind != "table" && kind != "entry") return std::nullopt;
  out.id = rest.substr(0, table::kIdLength);
  if (!table::is_id(out.id)) return std::nullopt;
  rest.remove_prefix(table::kIdLength);
  if (kind == "table") return rest.empty() ? std::optional(out) : std::nullopt;
  out.kind = RecordName::Kind::kEntry;
  if (rest.size() != kSeqDigits + 1 || rest.front() != '/') return std::nullopt;
  const char* end = rest.data() + rest.size();
  const auto [stop, error] = std::from_chars(rest.data() + 1, end, out.seq);
  if (error != std::errc{} || stop != end || out.seq == 0) return std::nullopt;
  return out;
}

}  // namespace drover::api
