// The table of a game's moves: one row for each kind. From the rows come the notation of a move,
// the parsing of notation, the list of all moves (the action space), and the board element of a
// move.
//
// Writing and parsing share the rows: a move whose bytes fit its row has exactly one text, and
// parsing yields only such moves. No position is needed for either.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fixed_vector.h"
#include "kit/byte_format.h"
#include "kit/types.h"

namespace drover::kit {

// The words of a move's notation, taken one after the other; case and extra blanks do not matter.
// After the first failure all further calls fail.
class MoveTokens {
 public:
  explicit MoveTokens(std::string_view text);

  bool failed() const { return failed_; }
  bool at_end() const { return next_ == words_.size(); }
  bool all_read() const { return !failed_ && at_end(); }

  // The next word; fails at the end.
  std::string_view take();
  // Takes the next word if it equals `word`.
  bool accept(std::string_view word);
  // Takes the next word; fails if it does not equal `word`.
  void expect(std::string_view word);
  // Takes one word, or two if the name has two, and returns its byte; fails if it does not fit the
  // format.
  std::uint8_t take(const ByteFormat& format);
  std::uint8_t fail() {
    failed_ = true;
    return 0;
  }

 private:
  core::FixedVector<std::string_view, 12> words_;  // no move is longer
  std::size_t next_ = 0;
  bool failed_ = false;
};

// An argument of a move: one of its bytes with its format.
struct Argument {
  std::uint8_t Move::*byte = nullptr;
  ByteFormat format{};
};

// One kind of move.
struct MoveRow {
  Kind kind;
  std::string_view verb;  // one word or two
  std::array<Argument, 3> arguments{};
  // The prefix of the board element that it points at; the arguments follow: "space:FL2". Empty: it
  // points at none.
  std::string_view element{};
  // The arguments that depend on the first one.
  std::span<const Argument> (*more)(Move) = nullptr;
  // Writes and reads what arguments cannot express, after them. `limits` is one more than the
  // highest value of each byte concerned.
  void (*write)(Move, std::string& text) = nullptr;
  void (*read)(MoveTokens&, Move&) = nullptr;
  std::array<int, 3> limits{};
  // A further condition on the bytes; nullptr: none.
  bool (*fits)(Move) = nullptr;
};

// The rows of a game's moves, in the order of their kinds. They must outlive the table.
class MoveTable {
 public:
  explicit MoveTable(std::span<const MoveRow> rows);

  const MoveRow& row(Kind kind) const { return rows_[kind.byte()]; }
  // True if the bytes are a move of the game, legal in some position.
  bool has(Move move) const;
  std::string text(Move move) const;  // "?" if the bytes are no move
  std::optional<Move> parse(std::string_view text) const;
  // All moves of the game by kind: its action space.
  std::span<const Move> all() const { return all_; }
  // The verb of a move. Precondition: has(move).
  std::string_view verb(Move move) const { return row(move.kind).verb; }
  // The board element that the move points at; empty if it points at none.
  std::string element(Move move) const;

 private:
  std::span<const MoveRow> rows_;
  std::vector<Move> all_;
};

// The board element of a move as a list of at most one.
inline std::vector<std::string> elements_of(const MoveTable& moves, Move move) {
  std::string element = moves.element(move);
  return element.empty() ? std::vector<std::string>{} : std::vector{std::move(element)};
}

}  // namespace drover::kit
