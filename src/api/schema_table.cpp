// Schema rows of views and of a table's messages (table/table_messages.cpp, kit/view.h).
#include "api/schema.h"

namespace drover::api {

namespace {

SchemaShape event_shape() {
  return {"GameEvent",
          "Something that happened; a line of the log.",
          {{"event", "string", "the kind of event"},
           {"seat?", "integer|null", "the seat that it happened to"}},
          Extent::kOpen};
}

SchemaShape choice_shape() {
  return {"Choice",
          "A move that the viewer can choose.",
          {{"move", "string", "the move in notation"},
           {"key", "string", "the kind of choice, which names its message"},
           {"params", "{any}", "the parameters of the message"},
           {"elements", "string[]",
            "the elements of the board that can be clicked for it; the page makes exactly these "
            "glow. A "
            "click that fits several choices opens a list of them"},
           {"group?", "string", "an element that several choices share, which are listed together"},
           {"dollars", "integer", "the immediate change of one's own money; 0 if none"},
           {"path?", "string[]", "drawn while the pointer is on the choice"},
           {"effects", "GameEvent[]",
            "the events that the choice causes at once, up to where chance or another player takes "
            "over"},
           {"final", "boolean",
            "the choice reveals something hidden or ends the turn, so it cannot be undone"}}};
}

std::vector<SchemaShape> view_shapes() {
  return {
      event_shape(),
      choice_shape(),
      {"Decision",
       "The decision that a seat has to make.",
       {{"seat", "integer", "the seat that decides"},
        {"for?", "integer", "the automa's seat, if its rules leave the decision to a player"},
        {"key", "string", "the kind of decision, which names its message"},
        {"params", "{any}", "the parameters of the message"},
        {"choices?", "Choice[]", "only if the viewer decides"}}},
      {"SeatScore",
       "The points of a seat.",
       {{"seat", "integer"},
        {"total", "integer"},
        {"categories", "{integer}", "the points by category"}}},
      {"View",
       "The position as a seat may see it, with everything that a page needs to draw it.",
       {{"game", "string", "the name of the game"},
        {"players", "integer", "the number of seats of people and bots"},
        {"automas", "integer",
         "the number of automas. Their seats come last. They never decide, but are in `scores` and "
         "`winners`"},
        {"viewer", "integer|'spectator'", "a seat, or `\"spectator\"`"},
        {"over", "boolean", "the game has ended"},
        {"turn", "integer", "the number of the turn"},
        {"actor", "integer|null",
         "the seat that decides. Seat 1 decides what an automa's rules leave open (Brisco's tiles, "
         "and when he begins); then `decision.for` is the automa's seat"},
        {"position", "Family:Position", "the redacted [position](formats.md#views)"},
        {"figures", "Family:Figures",
         "derived numbers that the game wants shown: limits, prices, fees, values of herds. In "
         "Great "
         "Western Trail `objectives_fulfilled` and `objectives_failed` of a player are the cards "
         "that `scores` counts for and against them; a card in neither counts nothing"},
        {"scores", "SeatScore[]", "public points so far"},
        {"winners", "integer[]", "filled when the game is over"},
        {"decision", "Decision|null",
         "the current decision; `choices` only if the viewer decides"}}}};
}

std::vector<SchemaShape> log_shapes() {
  return {
      {"Undo",
       "How far the viewer may take moves back.",
       {{"to", "integer|null", "the least number of moves that an undo by this seat can leave"},
        {"why", "'turn_passed'|'hidden_revealed'|'not_yours'|'nothing'|'too_many'|'stopped'|null",
         "the reason if there is none"}}},
      {"Note",
       "Something that happened to a seat or to the game at the table.",
       {{"seq", "integer", "the number of its entry in the log"},
        {"time", "integer", "seconds since 1970"},
        {"seat", "integer|null", "the seat that it concerns"},
        {"note", "string", "the kind of note"},
        {"from?", "string", "the person who had the seat or who acts"},
        {"to?", "string", "the one who has the seat now"},
        {"level?", "string", "the level of the bot that has the seat now"}}},
      {"Proposal",
       "An open proposal to stop the game. All people at the table must agree.",
       {{"seq", "integer", "the number of the proposal"},
        {"seat", "integer", "the seat that proposed"},
        {"agreed", "integer[]", "the seats that have agreed"},
        {"waiting", "integer[]", "the seats that have not answered"}}},
      {"Chat",
       "A chat message.",
       {{"seq", "integer", "the number of its entry in the log"},
        {"time", "integer", "seconds since 1970"},
        {"seat", "integer|null", "the seat that wrote it"},
        {"text", "string"}}},
      {"Update",
       "An entry of the log. Sent for each new one.",
       {{"type", "'update'"},
        {"seq", "integer", "the number of the entry"},
        {"moves", "integer", "the number of moves that were not undone, after it"},
        {"time", "integer", "seconds since 1970"},
        {"what", "'move'|'undo'|'chat'|'note'", "the kind of entry"},
        {"seat", "integer|null", "the seat that acted"},
        {"move?", "string", "the move in notation"},
        {"events", "GameEvent[]", "the events of the move"},
        {"chat?", "Chat", "the chat message"},
        {"note?", "string", "the kind of note, with `from`, `to` and `level` as in a `Note`"},
        {"from?", "string"},
        {"to?", "string"},
        {"level?", "string"},
        {"undone?", "boolean", "true for a missed move that has been undone since"},
        {"stopped?", "boolean", "as in the `table` message; not in pages of the log"},
        {"proposal?", "Proposal|null", "as in the `table` message; not in pages of the log"},
        {"undo?", "Undo", "as in the `table` message; not in pages of the log"},
        {"view?", "View|null",
         "the position after the entry, as the key may see it; not in pages of the log"}}}};
}

SchemaShape table_shape() {
  return {
      "TableMessage",
      "The whole state of a table, as the key may see it. Sent after `hello`, and when the rights "
      "of "
      "the key change.",
      {{"type", "'table'"},
       {"table", "string", "the id of the table"},
       {"seq", "integer", "the number of the newest entry of the log"},
       {"seat", "integer|null", "the seat of the key; null for a spectator"},
       {"seats", "SeatInfo[]", "everybody at the table"},
       {"moves", "integer", "the number of moves that were not undone"},
       {"undo", "Undo", "how far this seat may take moves back"},
       {"hints", "boolean", "true if players may ask for [hints](#hints)"},
       {"seed_named", "boolean",
        "the seed was named, by the creator or by the record, so the game could be foreseen"},
       {"resumed", "boolean", "the game continues another table or a record"},
       {"daily?", "string",
        "only for a [daily deal](playing.md#the-daily-deal) played from its beginning: its date, "
        "`\"2026-11-18\"`"},
       {"stopped", "boolean",
        "the people have [agreed to stop](#stop-a-game); the view then has null for `actor` and "
        "`decision`, and `over` stays false"},
       {"proposal", "Proposal|null", "an open proposal to stop"},
       {"family?", "string", "the family of the game, as in the list of [games](#games)"},
       {"view", "View|null", "the position; null if the table is frozen"},
       {"frozen?", "string", "why the log cannot be replayed under the current rules"},
       {"chat", "Chat[]", "the last 200 chat messages"},
       {"notes", "Note[]", "the latest notes"},
       {"log_from", "integer", "the number of moves before the first of `log`"},
       {"log", "Update[]",
        "the newest moves that were not undone, at most 60, as a page of [the log](#log-pages)"},
       {"away?", "integer",
        "only for a key whose seat [a bot plays](#leave-a-seat): the number of the seat"},
       {"kept_until?", "integer",
        "only if the server deletes old tables: the time of deletion if nobody plays or chats, in "
        "seconds since 1970"}}};
}

std::vector<SchemaShape> message_shapes() {
  return {{"SeatInfo",
           "A seat of a person or a bot.",
           {{"seat", "integer"},
            {"kind", "'human'|'bot'"},
            {"name", "string"},
            {"connected?", "boolean", "of a person: somebody is there now"},
            {"taken?", "boolean", "of a person: somebody has sat down with a key of their own"},
            {"level?", "string", "of a bot: its level"},
            {"person?", "string", "the name of the person for whom the bot plays"},
            {"offered?", "boolean", "the holder has given out a link to the seat"}}},
          table_shape(),
          {"SeatsMessage",
           "Sent when somebody connects or disconnects, a name changes or a seat changes hands.",
           {{"type", "'seats'"}, {"seats", "SeatInfo[]"}}},
          {"ThinkingMessage",
           "Sent when a bot begins to search for longer than a moment.",
           {{"type", "'thinking'"}, {"seat", "integer"}}},
          {"OkMessage",
           "Sent after the update, when the change is stored durably.",
           {{"type", "'ok'"},
            {"re", "number|null", "repeats the `id` of the client's message"},
            {"seq", "integer", "the number of the new entry of the log"}}},
          {"ErrorMessage",
           "Sent if a message of the client is refused.",
           {{"type", "'error'"},
            {"re", "number|null", "repeats the `id` of the client's message"},
            {"code", "ErrorCode"},
            {"sentence", "string", "the error in English"},
            {"reason?", "Reason", "why a move was refused"}}},
          {"PongMessage", "Answers `ping`.", {{"type", "'pong'"}}}};
}

std::vector<SchemaShape> client_message_shapes() {
  constexpr std::string_view kId = "a number that the answer repeats as `re`";
  return {{"HelloMessage",
           "The first message of a client.",
           {{"type", "'hello'"},
            {"table", "string", "the id of the table"},
            {"key", "string"},
            {"after?", "integer", "the last sequence number that the client has seen"},
            {"id?", "number", kId}}},
          {"MoveMessage",
           "Makes a move; refused with `stale` if a move or an undo was stored after `after` (chat "
           "and notes do not count).",
           {{"type", "'move'"}, {"id?", "number", kId}, {"after", "integer"}, {"move", "string"}}},
          {"UndoMessage",
           "Undoes moves until `to` are left; `to` as offered or later.",
           {{"type", "'undo'"}, {"id?", "number", kId}, {"after", "integer"}, {"to", "integer"}}},
          {"ChatMessage",
           "Sends a chat message of up to 500 characters; seats only.",
           {{"type", "'chat'"}, {"id?", "number", kId}, {"text", "string"}}},
          {"RenameMessage",
           "Changes the name of one's own seat, up to 40 characters; `name_taken` if another seat "
           "has it.",
           {{"type", "'rename'"}, {"id?", "number", kId}, {"name", "string"}}},
          {"PingMessage", "Is answered by `pong`.", {{"type", "'ping'"}, {"id?", "number", kId}}}};
}

}  // namespace

std::vector<SchemaShape> table_shapes() {
  std::vector<SchemaShape> all{
      {"Reason",
       "Why something cannot be done.",
       {{"key", "string", "a key of the tables of reasons"},
        {"params", "{string|number|boolean|null}", "the parameters of its message"}}},
      {"Refusal",
       "An error for programs and people.",
       {{"code", "ErrorCode"},
        {"sentence", "string", "the error in English"},
        {"reason?", "Reason", "why a move was refused"}}},
      {"ErrorAnswer", "The body of an answer that refuses a request.", {{"error", "Refusal"}}}};
  for (const auto& shapes :
       {view_shapes(), log_shapes(), message_shapes(), client_message_shapes()}) {
    all.insert(all.end(), shapes.begin(), shapes.end());
  }
  return all;
}

std::vector<SchemaAlias> aliases() {
  return {
      {"HistoryAnswer", "The view after the first moves.", "View"},
      {"ComponentsAnswer", "Every printed figure of a game's components.", "Family:Components"},
      {"RecordText", "A game as text.", "string"},
      {"OpenApiDocument", "An OpenAPI 3.1 document.", "{any}"},
      {"ErrorCode", "The codes of errors.",
       "'bad_request'|'unknown_table'|'bad_key'|'not_your_turn'|'stale'|'illegal_move'|'no_undo'"
       "|'too_large'|'too_fast'|'not_allowed'|'rules_changed'|'name_taken'|'seat_taken'|'damaged'"
       "|'internal'|'unknown_book'|'unknown_result'"},
      {"ServerMessage", "A message of the server over WebSocket.",
       "TableMessage|Update|SeatsMessage|ThinkingMessage|OkMessage|ErrorMessage|PongMessage"},
      {"ClientMessage", "A message of the client over WebSocket.",
       "HelloMessage|MoveMessage|UndoMessage|ChatMessage|RenameMessage|PingMessage"}};
}

}  // namespace drover::api
