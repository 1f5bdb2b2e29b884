// TextPage: text for a terminal in at most 100 columns, with or without colours. It lays out
// titles, labels, wrapped rows of words, and columns. Colours carry no information of their own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/at.h"
#include "text/language.h"
#include "text/names.h"
#include "text/reconstructed.h"

namespace drover::text {

enum class Ink : std::uint8_t {
  kPlain,
  kTitle,
  kDim,
  kGain,
  kCost,
  kSeat1,
  kSeat2,
  kSeat3,
  kSeat4
};

constexpr std::string_view ansi(Ink ink) {
  constexpr auto kCodes = enum_names<Ink::kSeat4>("", "\x1b[1m", "\x1b[2m", "\x1b[32m", "\x1b[31m",
                                                  "\x1b[94m", "\x1b[91m", "\x1b[93m", "\x1b[92m");
  return core::at(kCodes, ink);
}
constexpr Ink seat_ink(int seat) { return static_cast<Ink>(static_cast<int>(Ink::kSeat1) + seat); }

// A piece of text in one colour. A Word is made of pieces and is never broken across lines.
struct Piece {
  std::string text;
  Ink ink = Ink::kPlain;
};
using Word = std::vector<Piece>;

inline Word plain(std::string text) { return {{std::move(text), Ink::kPlain}}; }
inline Word inked(std::string text, Ink ink) { return {{std::move(text), ink}}; }

// The number of columns of a UTF-8 text.
inline std::size_t columns_of(std::string_view text) {
  std::size_t sum = 0;
  for (const char byte : text) sum += (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U ? 1 : 0;
  return sum;
}
inline std::size_t columns_of(const Word& word) {
  std::size_t sum = 0;
  for (const Piece& piece : word) sum += columns_of(piece.text);
  return sum;
}

// Collects lines and keeps track of the column, not counting colour codes.
class TextPage {
 public:
  static constexpr std::size_t kWidth = 100;
  static constexpr std::size_t kLabel = 14;  // the column of labels on the left

  explicit TextPage(bool colour) : colour_(colour) {}

  void put(const Piece& piece) {
    const std::string_view code = colour_ && !piece.text.empty() ? ansi(piece.ink) : "";
    text_ += code;
    text_ += piece.text;
    if (!code.empty()) text_ += "\x1b[0m";
    column_ += columns_of(piece.text);
  }
  void put(const Word& word) {
    for (const Piece& piece : word) put(piece);
  }
  void pad_to(std::size_t column) {
    while (column_ < column) {
      text_ += ' ';
      ++column_;
    }
  }
  void end_line() {
    while (!text_.empty() && text_.back() == ' ') text_.pop_back();
    text_ += '\n';
    column_ = 0;
  }
  void title(std::string text, const std::string& note) {
    if (!text_.empty()) end_line();
    put({std::move(text), Ink::kTitle});
    if (!note.empty()) {
      pad_to(std::max(kLabel, column_ + 1));
      put({note, Ink::kDim});
    }
    end_line();
  }
  // Writes a label with words behind it, wrapped into as many lines as needed.
  void row(const std::string& label, const std::vector<Word>& words, std::size_t gap = 2,
           std::size_t indent = kLabel) {
    put_label(label, indent);
    bool first = true;
    for (const Word& word : words) {
      if (!first && column_ + gap + columns_of(word) > kWidth) {
        end_line();
        pad_to(indent);
        first = true;
      }
      if (!first) pad_to(column_ + gap);
      put(word);
      first = false;
    }
    end_line();
  }
  void text_row(const std::string& label, const std::string& text, std::size_t indent = kLabel) {
    std::vector<Word> words;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      words.push_back(plain(text.substr(at, end - at)));
      at = end + 1;
    }
    row(label, words, 1, indent);
  }
  // Writes a label with cells behind it in columns of equal width.
  void columns(const std::string& label, const std::vector<Word>& cells, std::size_t cell_width,
               std::size_t indent = kLabel) {
    put_label(label, indent);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      pad_to(indent + i * cell_width);
      put(cells[i]);
    }
    end_line();
  }
  std::string take() { return std::move(text_); }

 private:
  // Keeps a space behind a label that fills its column.
  void put_label(const std::string& label, std::size_t indent) {
    put({label, Ink::kDim});
    if (column_ >= indent && !label.empty() && label.back() != ' ') pad_to(column_ + 1);
    pad_to(indent);
  }

  bool colour_;
  std::string text_;
  std::size_t column_ = 0;
};

// Writes the other seats, then the board and the viewer's own seat, and returns the whole page. The
// most important parts come last, next to the prompt that follows.
template <class PutSeat, class PutBoard>
std::string end_of_table(TextPage& page, int own, int seats, Language language, PutSeat put_seat,
                         PutBoard put_board) {
  for (int i = 1; i < seats; ++i) put_seat((own + i) % seats);
  put_board();
  put_seat(own);
  return with_legend(page.take(), language);
}

}  // namespace drover::text
