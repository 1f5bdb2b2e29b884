// A game record: a text file that a person can read, edit and comment. It holds the options, the
// seed, the seats, every move in its notation with one line for each turn, and the result. The
// format is described in docs/formats.md.
//
//   drover-record: 1
//   game: classic
//   rules-version: 1
//   players: 2
//   option: buildings=a
//   option: neutral=fixed
//   seed: 7
//   seats: human, greedy
//   result: unfinished
//
//   1. 1: place C; use C:engine; engine 1; end
//   2. 2: place A            # a comment runs to the end of its line
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace drover::game {

inline constexpr int kRecordFormat = 1;
// Longer texts are refused before they are parsed. No real game comes near this length.
inline constexpr std::size_t kMaxRecordBytes = std::size_t{1} << 20;
inline constexpr std::size_t kMaxSeatName = 40;

struct RecordedTurn {
  int number = 0;
  int seat = 0;
  std::vector<Move> moves;
  int line = 0;  // its line in the text that was parsed; 0 if it was not parsed
};

struct RecordedResult {
  Scores scores;
  std::uint32_t winners = 0;  // bit per seat
};

struct Record {
  const Game* game = nullptr;
  Setup setup;
  std::vector<std::string> seats;  // the name of the bot or person at each seat
  std::vector<RecordedTurn> turns;
  std::optional<RecordedResult> result;  // none if the game was not finished

  std::size_t moves() const;
};

// A record without moves. Precondition: the game accepts the set-up.
Record begin_record(const Game& game, const Setup& setup, std::vector<std::string> seats);
// Adds a move made in `before`. Precondition: the move is legal there.
void add_move(Record& record, const Position& before, Move move);
// Removes the last move. Precondition: there is one.
void remove_last_move(Record& record);
// Sets the result if the game is over in `position`, removes it otherwise.
void note_result(Record& record, const Position& position);

// True if `name` may stand in the line of seats: it has no comma, no # and no control character, is
// not empty or too long, and has no blanks around it.
bool is_seat_name(std::string_view name);

std::string to_text(const Record& record);
Result<Record> parse_record(std::string_view text);

// Plays a record move by move and checks it. The record must outlive the Replay.
class Replay {
 public:
  // Sets the game up. Fails if the record was made under a rules version that this program does not
  // play. `language` is the language of later error sentences.
  static Result<Replay> begin(const Record& record,
                              text::Language language = text::Language::kEnglish);

  const Position& position() const { return position_; }
  std::size_t moves_played() const { return played_; }
  bool at_end() const { return turn_ == record_->turns.size(); }
  Move next_move() const { return record_->turns[turn_].moves[move_]; }

  // Plays the next move. If it is wrong, returns an error that names the place in the record, and
  // changes nothing. Precondition: not at_end().
  std::optional<Error> step();
  // Checks the recorded result against the position. Call it at the end of the moves.
  std::optional<Error> check_result() const;

 private:
  Replay(const Record& record, const Position& position, text::Language language)
      : record_(&record), position_(position), language_(language) {}
  Error wrong(std::string_view key, const text::Params& params = {}) const;

  const Record* record_;
  Position position_;
  text::Language language_;
  std::size_t turn_ = 0;
  std::size_t move_ = 0;
  std::size_t played_ = 0;
};

// Replays the whole record. Returns the final position if every move is legal and the result is
// right.
Result<Position> replay(const Record& record, text::Language language = text::Language::kEnglish);

}  // namespace drover::game
