#include "server/because.h"

#include <string_view>

#include "server/figures.h"

namespace drover::server {

namespace {

namespace json = boost::json;
using bots::search::Reason;
using bots::search::ReasonKey;
using bots::search::When;

std::string_view key_name(ReasonKey key) {
  switch (key) {
    case ReasonKey::kLeadsTo:
      return "leads_to";
    case ReasonKey::kPlan:
      return "plan";
    case ReasonKey::kCategory:
      return "category";
    case ReasonKey::kRatherThan:
      return "rather_than";
    case ReasonKey::kClose:
      return "close";
  }
  return {};
}

std::string_view when_name(When when) {
  switch (when) {
    case When::kThisTurn:
      return "this_turn";
    case When::kNextTurn:
      return "next_turn";
    case When::kLater:
      return "later";
  }
  return {};
}

void add_prospect(const game::Game& game, const Reason& reason, json::object& out) {
  out["event"] = game.prospect_json(reason.prospect);
  out["when"] = when_name(reason.when);
  out["chance"] = chance_figure(reason.chance);
}

json::object reason_json(const game::Game& game, const Reason& reason) {
  json::object out{{"key", key_name(reason.key)}};
  if (reason.key != ReasonKey::kPlan) out["other"] = game.move_text(reason.other);
  switch (reason.key) {
    case ReasonKey::kLeadsTo:
    case ReasonKey::kPlan:
    case ReasonKey::kRatherThan:
      add_prospect(game, reason, out);
      break;
    case ReasonKey::kCategory:
      out["category"] = game.info().categories[static_cast<std::size_t>(reason.category)];
      out["gain"] = points_figure(reason.gain);
      break;
    case ReasonKey::kClose:
      break;
  }
  return out;
}

}  // namespace

json::array because_json(const game::Game& game, const std::vector<Reason>& reasons) {
  json::array out;
  for (const Reason& reason : reasons) out.push_back(reason_json(game, reason));
  return out;
}

}  // namespace drover::server
