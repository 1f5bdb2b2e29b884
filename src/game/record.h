// A game as a text file that a person can read, mend and comment: options, seed, seats, every move
// in its notation, a line for each turn, and the result. docs/formats.md shows one.
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
// No game comes near; a longer text is refused before it costs anything.
inline constexpr std::size_t kMaxRecordBytes = std::size_t{1} << 20;
inline constexpr std::size_t kMaxSeatName = 40;

struct RecordedTurn {
  int number = 0;
  int seat = 0;
  std::vector<Move> moves;
  int line = 0;  // where it stood in the text; 0 if it never did
};

struct RecordedResult {
  Scores scores;
  std::uint32_t winners = 0;  // bit per seat
};

struct Record {
  const Game* game = nullptr;
  Setup setup;
  std::vector<std::string> seats;  // who sat there: the name of a bot, or of a person
  std::vector<RecordedTurn> turns;
  std::optional<RecordedResult> result;  // none: the game was not finished

  std::size_t moves() const;
};

// A record without moves. The set-up must be one the game accepts.
Record begin_record(const Game& game, const Setup& setup, std::vector<std::string> seats);
// Adds a move made in `before`; the game must accept it.
void add_move(Record& record, const Position& before, Move move);
// Takes the last move off again. There must be one.
void remove_last_move(Record& record);
// Notes the result if the game is over in `position`, forgets it otherwise.
void note_result(Record& record, const Position& position);

// Whether `name` may stand in the line of seats: no comma, no comment, no blanks around it.
bool is_seat_name(std::string_view name);

std::string to_text(const Record& record);
Result<Record> parse_record(std::string_view text);

// Plays a record move by move and checks what it says. The record must outlive it.
class Replay {
 public:
  // Sets the game up, unless the record was made under rules that this program does not play.
  // `language`: of what is said about moves and a result that are wrong.
  static Result<Replay> begin(const Record& record,
                              text::Language language = text::Language::kEnglish);

  const Position& position() const { return position_; }
  std::size_t moves_played() const { return played_; }
  bool at_end() const { return turn_ == record_->turns.size(); }
  Move next_move() const { return record_->turns[turn_].moves[move_]; }

  // Plays the next move; an error tells where the record goes wrong, and nothing has changed then.
  std::optional<Error> step();
  // At the end of the moves: whether the recorded result is the true one.
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

// The position after the last move, if every move is legal and the result is right.
Result<Position> replay(const Record& record, text::Language language = text::Language::kEnglish);

}  // namespace drover::game
