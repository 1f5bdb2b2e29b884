#include "table/advice_reasons.h"

#include "core/at.h"
#include "game/presenter.h"
#include "table/rounding.h"
#include "text/names.h"

namespace drover::table {

namespace {

namespace json = boost::json;
using bots::search::Reason;
using bots::search::ReasonKey;
using bots::search::When;

constexpr auto kReasonKeys =
    text::enum_names<ReasonKey::kClose>("leads_to", "plan", "category", "rather_than", "close");

void add_prospect(const game::Position& view, const Reason& reason, json::object& out) {
  out["event"] = view.game().presenter().prospect_json(view, reason.prospect);
  out["when"] = when_name(reason.when);
  out["chance"] = round_chance(reason.chance);
}

json::object reason_json(const game::Position& view, const Reason& reason) {
  const game::Game& game = view.game();
  json::object out{{"key", core::at(kReasonKeys, reason.key)}};
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
  static constexpr auto kNames = text::enum_names<When::kLater>("this_turn", "next_turn", "later");
  return core::at(kNames, when);
}

json::array advice_reasons_json(const game::Position& view, const std::vector<Reason>& reasons) {
  json::array out;
  for (const Reason& reason : reasons) out.push_back(reason_json(view, reason));
  return out;
}

}  // namespace drover::table
