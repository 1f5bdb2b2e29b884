// A game being played at the terminal: who sits where, every position so far, undo, and the record.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "game/record.h"

namespace drover::cli {

// A seat as it is written on the command line and in a record: "human", "human:Anna" or a bot.
struct Seat {
  std::string text;
  bool human = false;
  std::string name;  // for people: "Anna", or the bot
};
game::Result<Seat> parse_seat(std::string_view text);

class Playing {
 public:
  // The record may already hold moves; they are played first.
  static game::Result<Playing> begin(const game::Record& record, const std::vector<Seat>& seats);

  const game::Game& game() const { return position_.game(); }
  const game::Position& position() const { return position_; }
  const game::Record& record() const { return record_; }
  std::size_t moves() const { return before_.size(); }
  const Seat& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  int seats() const { return static_cast<int>(seats_.size()); }
  int humans() const;
  int actor() const { return game().actor(position_); }
  bool over() const { return game().over(position_); }

  // A legal move of whoever has to decide.
  void apply(game::Move move);
  // Lets the bot that has to decide make its move.
  void apply_bot_move();
  // Back to the last decision of a person; a sentence tells why that cannot be.
  std::optional<game::Error> undo();

  // What happened from move `from` on, as `viewer` may know it.
  std::vector<std::string> story(std::size_t from, int viewer) const;

 private:
  Playing(game::Record record, std::vector<Seat> seats, const game::Position& start);

  game::Record record_;
  std::vector<Seat> seats_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;  // none where a person sits
  game::Position position_;
  std::vector<game::Position> before_;  // the position before each move
  std::vector<game::Move> made_;
};

}  // namespace drover::cli
