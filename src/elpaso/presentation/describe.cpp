#include "elpaso/presentation/describe.h"

#include <fmt/format.h>

#include "elpaso/presentation/actions.h"
#include "elpaso/presentation/view.h"
#include "elpaso/presentation/voice.h"
#include "elpaso/rules/offers.h"
#include "elpaso/rules/rules.h"
#include "elpaso/serialization/decision_json.h"
#include "kit/sentences.h"

namespace drover::elpaso {

namespace {

namespace json = boost::json;
using text::Language;
using text::Params;

// ---- Moves --------------------------------------------------------------------------------------

void add_delivery(const State& state, const Voice& say, int post, Params& params) {
  const PostRow& row = at(kPostTable, post);
  params["post"] = figure(row.value, row.value_from);
  params["points"] = figure(row.points, row.points_from);
  params["corners"] = row.dark ? "dark" : "light";
  params["reward"] = say.reward(post);
  params["repeatable"] = row.repeatable;
  params["value"] = delivery_value(state.me());
}

void add_move_params(const State& state, const Voice& say, std::string_view key, Move move,
                     Params& params) {
  const DecisionKind decision = state.stack.back().kind;
  const auto add_action_of = [&](const ActionRow& row) {
    // The messages "use" and "aux" name the action, and the name has its own sign.
    if (key != "use" && key != "aux") params["sign"] = json::string(sign(row.from));
    add_action_params({state, row.action, 0, move}, say, key, params);
  };
  switch (MoveKind(move.kind)) {
    case MoveKind::kPlace:
      params["actions"] = say.actions(at(kNeutralSpans, neutral_tile(state.board[move.a])));
      return;
    case MoveKind::kUse:
      return add_action_of(kActionTable[move.a]);
    case MoveKind::kAux:
      return add_action_of(kActionTable[aux_action(state.me(), move.a)]);
    case MoveKind::kEnd:
      if (decision != DecisionKind::kUseTrain && decision != DecisionKind::kLastChance) {
        params["limit"] = hand_limit(state.me());
      }
      return;
    case MoveKind::kDiscard:
      params["card"] = say.card(move.a);
      return;
    case MoveKind::kDeliver:
      return add_delivery(state, say, move.a, params);
    default:
      return;
  }
}

// ---- Events -------------------------------------------------------------------------------------

void add_event_params(const Voice& say, std::string_view event, Params& params) {
  if (event == "train_used") {
    const auto side = value_named(Names::kTrainSide, params.at("train").get_string());
    params["actions"] = say.actions(at(kTrainSpans, *side));
  }
}

}  // namespace

std::string move_sentence(const State& state, Move move, Language language) {
  const Voice say(state, language);
  auto choice = kit::choice_message<GamePresenter>(state, move, say.formatter());
  Params& params = choice.params;
  add_move_params(state, say, choice.key, move, params);
  std::string sentence = say(choice.message(), params);
  if (!choice.has_terminal_form) sentence += text::plain_text(params["sign"]);
  // The message of its operation does not say that the move is an auxiliary action.
  if (move.kind != MoveKind::kAux || choice.key == "aux") {
    return text::capitalised(std::move(sentence));
  }
  params["what"] = text::in_sentence(std::move(sentence), language);
  return say("choice.as_aux", params);
}

std::vector<std::string> event_sentences(const State& after, const EventList& events,
                                         Language language) {
  const Voice say(after, language);
  return kit::sentences_of_events<GamePresenter>(
      after, events, say.formatter(),
      [&](std::string_view event, Params& params) { add_event_params(say, event, params); });
}

}  // namespace drover::elpaso
