#include "table/advice_reasons.h"

#include <string_view>

#include "game/presenter.h"
#include "table/rounding.h"

namespace drover::table {

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

void add_prospect(const game::Position& view, const Reason& reason, json::object& out) {
  out["event"] = view.game().presenter().prospect_json(view, reason.prospect);
  out["when"] = when_name(reason.when);
  out["chance"] = round_chance(reason.chance);
}

json::object reason_json(const game::Position& view, const Reason& reason) {
  const game::Game& game = view.game();
  json::object out{{"key", key_name(reason.key)}};
  if (reason.key != ReasonKey::kPlan) out["other"] = game.move_text(reason.other);
  switch (reason.key) {
    case ReasonKey::kLeadsTo:
    case ReasonKey::kPlan:
    case ReasonKey::kRatherThan:
      add_prospect(view, reason, out);
      break;
    case ReasonKey::kCategory:
      out["category"] = game.info().categories[static_cast<std::size_t>(reason.category)];
      out["gain"] = round_points(reason.gain);
      break;
    case ReasonKey::kClose:
      break;
  }
  return out;
}

}  // namespace

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

json::array advice_reasons_json(const game::Position& view, const std::vector<Reason>& reasons) {
  json::array out;
  for (const Reason& reason : reasons) out.push_back(reason_json(view, reason));
  return out;
}

}  // namespace drover::table
