#include "kit/defaults.h"

#include <boost/json/serialize.hpp>

#include "text/text_page.h"

namespace drover::kit::defaults {

namespace {

namespace json = boost::json;

// A JSON value as plain text: {"trot":2,"canter":1} becomes "2 trot, canter".
std::string words(const json::value& value) {
  if (const json::object* counts = value.if_object()) {
    std::string out;
    for (const auto& [key, count] : *counts) {
      if (!out.empty()) out += ", ";
      if (!count.is_number() || count.to_number<int>() != 1) out += words(count) + " ";
      out += key;
    }
    return out.empty() ? "-" : out;
  }
  if (const json::array* list = value.if_array()) {
    std::string out;
    for (const json::value& one : *list) out += (out.empty() ? "" : ", ") + words(one);
    return out;
  }
  return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

const json::array& players_of(const json::object& position) {
  return position.at("players").as_array();
}

}  // namespace

std::string table_text(const json::object& position, bool colour) {
  text::TextPage page(colour);
  for (const auto& [key, value] : position) {
    if (key != "players" && key != "rng") page.text_row(std::string(key), words(value));
  }
  for (const json::value& player : players_of(position)) {
    page.title(fmt::format("{}", words(player.at("seat"))), "");
    for (const auto& [key, value] : player.as_object()) {
      if (key != "seat") page.text_row(std::string(key), words(value));
    }
  }
  return page.take();
}

std::string seat_text(const json::object& position, Seat seat) {
  std::string out;
  for (const auto& [key, value] : players_of(position).at(seat).as_object()) {
    if (key == "seat") continue;
    out += fmt::format("{}{}: {}", out.empty() ? "" : "; ", std::string_view(key), words(value));
  }
  return out;
}

}  // namespace drover::kit::defaults
