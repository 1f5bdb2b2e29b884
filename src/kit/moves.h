// The words of moves: a row for each kind, and from the rows the text of a move, the move of a
// text, the list of all moves there are and the thing of the board that a move points at.
//
// Both directions share the rows, so that they cannot drift apart: a move whose bytes fit its row
// has exactly one text, and only such moves come out of a text. No position is needed.
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
#include "kit/form.h"
#include "kit/types.h"

namespace drover::kit {

// The words of a text, taken one after the other; case and extra blanks don't matter. Once
// something does not fit, nothing fits any more.
class Words {
 public:
  explicit Words(std::string_view text);

  bool failed() const { return failed_; }
  bool at_end() const { return next_ == words_.size(); }
  bool all_read() const { return !failed_ && at_end(); }

  std::string_view take();
  bool accept(std::string_view word);
  void expect(std::string_view word);
  // One word as the form has it, or two if its names have two.
  std::uint8_t take(const Form& form);
  std::uint8_t fail() {
    failed_ = true;
    return 0;
  }

 private:
  core::FixedVector<std::string_view, 12> words_;  // no move is longer
  std::size_t next_ = 0;
  bool failed_ = false;
};

// One word of a move after its verb.
struct Argument {
  std::uint8_t Move::*byte = nullptr;
  Form form{};
};

struct MoveRow {
  Kind kind;
  std::string_view verb;  // one word or two
  std::array<Argument, 3> arguments{};
  // The things that it points at are called so, followed by its arguments: "space:FL2".
  std::string_view element{};
  // Arguments that depend on those before.
  std::span<const Argument> (*more)(Move) = nullptr;
  // What arguments cannot say, written and read after them, and one more than the highest value of
  // each byte it is about.
  void (*write)(Move, std::string& text) = nullptr;
  void (*read)(Words&, Move&) = nullptr;
  std::array<int, 3> limits{};
  // What the bytes must be besides.
  bool (*fits)(Move) = nullptr;
};

// All rows of a game, in the order of their kinds.
class MoveTable {
 public:
  explicit MoveTable(std::span<const MoveRow> rows);

  const MoveRow& row(Kind kind) const { return rows_[kind.byte()]; }
  // Whether the bytes make sense in some position.
  bool has(Move move) const;
  std::string text(Move move) const;  // "?" if they don't
  std::optional<Move> parse(std::string_view text) const;
  // All there are, by kind: the action space of the game.
  std::span<const Move> all() const { return all_; }
  // The verb of a move that there is.
  std::string_view verb(Move move) const { return row(move.kind).verb; }
  // The thing of the board that the row names; empty if it names none.
  std::string element(Move move) const;

 private:
  std::span<const MoveRow> rows_;
  std::vector<Move> all_;
};

// The thing that its row names, as a list.
inline std::vector<std::string> elements_of(const MoveTable& moves, Move move) {
  std::string element = moves.element(move);
  return element.empty() ? std::vector<std::string>{} : std::vector{std::move(element)};
}

}  // namespace drover::kit
