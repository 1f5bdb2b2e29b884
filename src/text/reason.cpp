#include "text/reason.h"

#include <cassert>

#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace drover::text {

namespace {

// What stands between braces: a parameter, perhaps with the thing it counts.
std::string filled(std::string_view slot, const boost::json::object& params) {
  const std::size_t blank = slot.find(' ');
  const boost::json::value* value = params.if_contains(slot.substr(0, blank));
  assert(value != nullptr);
  if (value == nullptr) return {};
  if (value->is_string()) return std::string(value->get_string());
  const auto number = value->to_number<std::int64_t>();
  if (blank == std::string_view::npos) return std::to_string(number);
  return fmt::format("{} {}{}", number, slot.substr(blank + 1), number == 1 ? "" : "s");
}

}  // namespace

boost::json::object to_json(const Reason& reason) {
  return {{"key", reason.key}, {"params", reason.params}};
}

Reason make_reason(const ReasonRow& row, boost::json::object params) {
  std::string sentence;
  for (std::string_view rest = row.english; !rest.empty();) {
    const std::size_t open = rest.find('{');
    sentence += rest.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = rest.find('}', open);
    assert(close != std::string_view::npos);
    sentence += filled(rest.substr(open + 1, close - open - 1), params);
    rest.remove_prefix(close + 1);
  }
  return {row.key, std::move(params), std::move(sentence), row.vague};
}

Reason against_decision(const ReasonRow& row, std::string_view key, std::string_view sentence) {
  Reason reason = make_reason(row, {{"decision", key}});
  reason.sentence = fmt::format("To be decided now: {} {}", sentence, reason.sentence);
  return reason;
}

std::int64_t needs_of(const Reason& reason) {
  const boost::json::value* needs = reason.params.if_contains("needs");
  return needs == nullptr ? 0 : needs->to_number<std::int64_t>();
}

bool tells_more(const Reason& one, const Reason& other) {
  if (one.vague != other.vague) return other.vague;
  return one.key == other.key && needs_of(one) < needs_of(other);
}

Reason too_few_dollars(int needs, int has) {
  const Known<kCommonReasons> why = "dollars";
  return make_reason(why.row(), {{"needs", needs}, {"has", has}});
}

Reason not_your_turn(int seat, int actor) {
  const Known<kCommonReasons> why = "not_your_turn";
  return make_reason(why.row(), {{"seat", seat + 1}, {"actor", actor + 1}});
}

Reason game_over() {
  const Known<kCommonReasons> why = "game_over";
  return make_reason(why.row(), {});
}

Reason only_after(std::string_view move) {
  const Known<kCommonReasons> why = "first";
  return make_reason(why.row(), {{"move", move}});
}

Reason never_chosen() {
  const Known<kCommonReasons> why = "never_chosen";
  return make_reason(why.row(), {});
}

std::string catalogue_key(std::string_view name) {
  std::string key(name);
  for (char& letter : key) {
    if (letter == '-') letter = '_';
  }
  return key;
}

}  // namespace drover::text
