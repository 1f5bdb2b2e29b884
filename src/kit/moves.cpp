#include "kit/moves.h"

#include <algorithm>
#include <cassert>

#include "text/words.h"

namespace drover::kit {

namespace {

// Calls `use` for each argument. The arguments that depend on the first one are skipped if that one
// does not fit its format.
template <class Use>
void for_each_argument(const MoveRow& row, const Move& move, Use use) {
  for (const Argument& argument : row.arguments) {
    if (argument.byte != nullptr) use(argument);
  }
  if (row.more == nullptr || !fits(row.arguments[0].format, move.*row.arguments[0].byte)) return;
  for (const Argument& argument : row.more(move)) use(argument);
}

constexpr std::array<std::uint8_t Move::*, 3> kBytes{&Move::a, &Move::b, &Move::c};

// One more than the highest value of each byte; 1 for unused bytes.
std::array<int, 3> limits_of(const MoveRow& row, Move move) {
  std::array<int, 3> limits{1, 1, 1};
  for (std::size_t i = 0; i < limits.size(); ++i) {
    limits[i] = std::max(limits[i], row.limits[i]);
    for_each_argument(row, move, [&](const Argument& argument) {
      if (argument.byte == kBytes[i]) limits[i] = std::max(limits[i], limit_of(argument.format));
    });
  }
  return limits;
}

bool is_move(const MoveRow& row, Move move) {
  bool all_fit = true;
  for_each_argument(row, move, [&](const Argument& argument) {
    all_fit = all_fit && fits(argument.format, move.*argument.byte);
  });
  if (!all_fit) return false;
  const std::array<int, 3> limits = limits_of(row, move);
  for (std::size_t i = 0; i < limits.size(); ++i) {
    if (move.*kBytes[i] >= limits[i]) return false;
  }
  return row.fits == nullptr || row.fits(move);
}

void add_moves(const MoveRow& row, std::vector<Move>& all) {
  Move move{row.kind};
  const int first = limits_of(row, move)[0];
  for (int a = 0; a < first; ++a) {
    move.a = static_cast<std::uint8_t>(a);
    const std::array<int, 3> limits = limits_of(row, move);
    for (int b = 0; b < limits[1]; ++b) {
      for (int c = 0; c < limits[2]; ++c) {
        move.b = static_cast<std::uint8_t>(b);
        move.c = static_cast<std::uint8_t>(c);
        if (is_move(row, move)) all.push_back(move);
      }
    }
  }
}

void read_argument(const Argument& argument, MoveTokens& words, Move& move) {
  const bool left_out = argument.format.absent >= 0 && words.at_end();
  move.*argument.byte =
      left_out ? static_cast<std::uint8_t>(argument.format.absent) : words.take(argument.format);
  if (!left_out && move.*argument.byte == argument.format.absent) words.fail();
}

void read_arguments(const MoveRow& row, MoveTokens& words, Move& move) {
  for_each_argument(row, move,
                    [&](const Argument& argument) { read_argument(argument, words, move); });
  if (row.read != nullptr && !words.failed()) row.read(words, move);
}

}  // namespace

// ---- Tokens of the notation ---------------------------------------------------------------------

MoveTokens::MoveTokens(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  std::size_t at = text.find_first_not_of(kBlanks);
  while (at != std::string_view::npos) {
    std::size_t end = text.find_first_of(kBlanks, at);
    if (end == std::string_view::npos) end = text.size();
    if (words_.full()) {
      failed_ = true;
      return;
    }
    words_.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(kBlanks, end);
  }
}

std::string_view MoveTokens::take() {
  if (failed_ || at_end()) {
    failed_ = true;
    return {};
  }
  return words_[next_++];
}

bool MoveTokens::accept(std::string_view word) {
  if (failed_ || at_end() || !text::same_word(words_[next_], word)) return false;
  ++next_;
  return true;
}

void MoveTokens::expect(std::string_view word) {
  if (!accept(word)) failed_ = true;
}

std::uint8_t MoveTokens::take(const ByteFormat& format) {
  std::string_view word = take();
  const std::string_view sign = format.before.substr(1);
  if (!word.starts_with(sign)) return fail();
  word.remove_prefix(sign.size());
  auto byte = byte_in(format, word);
  if (!byte && format.names != nullptr && !failed_ && !at_end()) {
    byte = byte_in(format, std::string(word) + ' ' + std::string(take()));
  }
  return byte ? *byte : fail();
}

// ---- The table ----------------------------------------------------------------------------------

MoveTable::MoveTable(std::span<const MoveRow> rows) : rows_(rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    assert(rows[i].kind.byte() == i);
    add_moves(rows[i], all_);
  }
}

bool MoveTable::has(Move move) const {
  return move.kind.byte() < rows_.size() && is_move(row(move.kind), move);
}

std::string MoveTable::text(Move move) const {
  if (!has(move)) return "?";
  const MoveRow& words = row(move.kind);
  std::string text(words.verb);
  for_each_argument(words, move, [&](const Argument& argument) {
    const std::uint8_t byte = move.*argument.byte;
    if (byte == argument.format.absent) return;
    text += argument.format.before;
    text += word_of(argument.format, byte);
  });
  if (words.write != nullptr) words.write(move, text);
  return text;
}

// Tries all kinds: some share a verb and differ in their arguments.
std::optional<Move> MoveTable::parse(std::string_view text) const {
  const MoveTokens all(text);
  if (all.failed()) return std::nullopt;
  for (const MoveRow& row : rows_) {
    MoveTokens words = all;
    const std::size_t blank = row.verb.find(' ');
    words.expect(row.verb.substr(0, blank));
    if (blank != std::string_view::npos) words.expect(row.verb.substr(blank + 1));
    if (words.failed()) continue;
    Move move{row.kind};
    read_arguments(row, words, move);
    if (words.all_read() && is_move(row, move)) return move;
  }
  return std::nullopt;
}

std::string MoveTable::element(Move move) const {
  const MoveRow& words = row(move.kind);
  std::string element(words.element);
  if (element.empty()) return element;
  for (const Argument& argument : words.arguments) {
    if (argument.byte == nullptr || move.*argument.byte == argument.format.absent) continue;
    element += ':';
    element += word_of(argument.format, move.*argument.byte);
  }
  return element;
}

}  // namespace drover::kit
