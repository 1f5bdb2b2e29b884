// TurnHistory: the start of the turn in progress and the moves made since. A complete position is
// written in this form (docs/formats.md, "Positions"), as chess writes positions between moves: the
// rules lead to the middle of a turn, so nothing has to be checked of it.
#pragma once

#include <cstddef>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "game/game.h"

namespace drover::game {

// More moves in one position are refused when it is read. No real turn has nearly as many.
inline constexpr std::size_t kMaxMovesOfATurn = 2'000;

class TurnHistory {
 public:
  // A position whose turn has no known history: it counts as the start.
  explicit TurnHistory(const Position& start) : start_(start), position_(start) {}

  const Game& game() const { return position_.game(); }
  const Position& position() const { return position_; }
  const Position& start() const { return start_; }
  const std::vector<Move>& moves() const { return moves_; }

  // Carries out a legal move.
  void apply(Move move);
  // Adds a legal move whose resulting position is known.
  void add(Move move, const Position& after);

  // The start of the turn, with the member "moves" if there are any.
  boost::json::object to_json() const;

 private:
  Position start_;
  std::vector<Move> moves_;
  Position position_;
};

// Reads a position of the game named by its member "game" and plays its "moves".
Result<TurnHistory> turn_history_from_json(const boost::json::value& value);

}  // namespace drover::game
