#include "game/turn_history.h"

#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "game/presenter.h"
#include "text/json_reader.h"

namespace drover::game {

namespace {

constexpr std::string_view kMoves = "moves";

// Reads a position as it stands, without moves.
Result<Position> start_from_json(const boost::json::object& object) {
  const boost::json::value* name = object.if_contains("game");
  if (name == nullptr || !name->is_string()) {
    return Error{"The position lacks the member \"game\"."};
  }
  const auto game = require_game(std::string_view(name->get_string()));
  if (!game) return game.error();
  return (*game)->from_json(object);
}

// Returns the move with that text, or a sentence that says why it cannot be made.
Result<Move> legal_move(const Position& position, const boost::json::value& value) {
  if (!value.is_string()) return Error{"a move must be a text."};
  const Game& game = position.game();
  const std::string_view text = value.get_string();
  const auto move = game.parse_move(text);
  if (!move) return Error{fmt::format("{} is no move.", text::quoted(text))};
  if (game.over(position)) return Error{"the game is over."};
  Position after = position;
  if (game.try_apply(after, *move)) return *move;
  const auto reason = game.presenter().why_not(position, game.actor(position), *move);
  const std::string why =
      reason ? " " + game.presenter().reason_sentence(position, *reason, text::Language::kEnglish)
             : "";
  return Error{fmt::format("{} is not legal there.{}", text::quoted(text), why)};
}

}  // namespace

void TurnHistory::apply(Move move) {
  Position after = position_;
  game().apply(after, move);
  add(move, after);
}

void TurnHistory::add(Move move, const Position& after) {
  position_ = after;
  if (game().turn(after) == game().turn(start_) && !game().over(after)) {
    moves_.push_back(move);
    return;
  }
  start_ = after;
  moves_.clear();
}

boost::json::object TurnHistory::to_json() const {
  boost::json::object out = game().to_json(start_);
  if (moves_.empty()) return out;
  boost::json::array& moves = (out[kMoves] = boost::json::array()).get_array();
  for (const Move move : moves_) moves.emplace_back(game().move_text(move));
  return out;
}

Result<TurnHistory> turn_history_from_json(const boost::json::value& value) {
  const boost::json::object* object = value.if_object();
  if (object == nullptr) return Error{"A position must be a JSON object."};
  const boost::json::value* moves = object->if_contains(kMoves);
  if (moves == nullptr) {
    const auto position = start_from_json(*object);
    if (!position) return position.error();
    return TurnHistory(*position);
  }
  if (!moves->is_array() || moves->get_array().size() > kMaxMovesOfATurn) {
    return Error{fmt::format("moves: expected a list of at most {} moves.", kMaxMovesOfATurn)};
  }
  boost::json::object rest = *object;
  rest.erase(kMoves);
  const auto start = start_from_json(rest);
  if (!start) return start.error();
  if (start->game().is_view(*start)) {
    return Error{"A view has no moves: what it hides may decide what they lead to."};
  }
  TurnHistory turn(*start);
  std::size_t index = 0;
  for (const boost::json::value& one : moves->get_array()) {
    const auto move = legal_move(turn.position(), one);
    if (!move) return Error{fmt::format("moves[{}]: {}", index, move.error().sentence)};
    turn.apply(*move);
    ++index;
  }
  // A start with numbers near their limits may have exceeded them.
  if (std::string sentence = turn.game().inconsistency(turn.position()); !sentence.empty()) {
    return Error{std::move(sentence)};
  }
  return turn;
}

Result<Position> position_from_json(const boost::json::value& value) {
  const auto turn = turn_history_from_json(value);
  if (!turn) return turn.error();
  return turn->position();
}

}  // namespace drover::game
