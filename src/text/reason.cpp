#include "text/reason.h"

#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace drover::text {

boost::json::object to_json(const Reason& reason) {
  return {{"key", reason.key}, {"params", reason.params}};
}

std::string sentence_of(const Reason& reason, const MessageFormatter& say,
                        std::string_view decision) {
  Params params = reason.params;
  if (params.contains("decision")) params["now"] = boost::json::string(decision);
  if (const boost::json::value* move = reason.params.if_contains("move")) params["what"] = *move;
  return say(fmt::format("reason.{}", reason.key), params);
}

Reason against_decision(std::string_view key, std::string_view decision) {
  return {key, {{"decision", catalogue_key(decision)}}, true};
}

std::int64_t needed_amount(const Reason& reason) {
  const boost::json::value* needs = reason.params.if_contains("needs");
  return needs == nullptr ? 0 : needs->to_number<std::int64_t>();
}

bool is_more_specific(const Reason& one, const Reason& other) {
  if (one.vague != other.vague) return other.vague;
  return one.key == other.key && needed_amount(one) < needed_amount(other);
}

Reason too_few_dollars(int needs, int has) { return {"dollars", {{"needs", needs}, {"has", has}}}; }

Reason not_your_turn(int seat, int actor) {
  return {"not_your_turn", {{"seat", seat + 1}, {"actor", actor + 1}}};
}

Reason game_over() { return {"game_over"}; }

Reason only_after(std::string_view move) { return {"first", {{"move", move}}}; }

Reason never_chosen() { return {"never_chosen"}; }

std::string catalogue_key(std::string_view name) {
  std::string key(name);
  for (char& letter : key) {
    if (letter == '-') letter = '_';
  }
  return key;
}

}  // namespace drover::text
