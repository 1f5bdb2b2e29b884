// A game that is played at the terminal: its seats, all positions so far, undo, and the record.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "game/record.h"

namespace drover::cli {

// A seat as written on the command line and in a record: "human", "human:Anna" or the name of a
// bot.
struct Seat {
  std::string text;
  bool human = false;
  std::string name;  // of the person or the bot; may be empty for a person
};
game::Result<Seat> parse_seat(std::string_view text);

// The state of a game at the terminal; does no input or output.
class TerminalGame {
 public:
  // Starts a game. The moves that the record already has are played first.
  static game::Result<TerminalGame> begin(const game::Record& record,
                                          const std::vector<Seat>& seats);

  const game::Game& game() const { return position_.game(); }
  const game::Position& position() const { return position_; }
  const game::Record& record() const { return record_; }
  std::size_t moves() const { return positions_.size(); }
  const Seat& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  int seats() const { return static_cast<int>(seats_.size()); }
  int humans() const;
  int actor() const { return game().actor(position_); }
  bool over() const { return game().over(position_); }

  // Applies a legal move of the seat that has to decide.
  void apply(game::Move move);
  // Applies the move of the bot that has to decide.
  void apply_bot_move();
  // Goes back to the last decision of a person; an error if there is none, or if chance has
  // revealed something since.
  std::optional<game::Error> undo();

  // Sentences about the moves from number `from` on, as `viewer` may know them.
  std::vector<std::string> event_sentences(std::size_t from, int viewer) const;

 private:
  TerminalGame(game::Record record, std::vector<Seat> seats, const game::Position& start);

  game::Record record_;
  std::vector<Seat> seats_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;  // by seat; null for people
  game::Position position_;
  std::vector<game::Position> positions_;  // the position before each move
  std::vector<game::Move> moves_;
};

}  // namespace drover::cli
