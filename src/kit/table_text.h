// BasicTable: base class of the games' tables as text. Labels and words are the messages
// "table.KEY" of the game's catalogue.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "kit/types.h"
#include "text/catalogue.h"
#include "text/text_page.h"

namespace drover::kit {

// A name with its count: "hand", "hand x2".
inline std::string times(std::string_view name, int count) {
  return count == 1 ? std::string(name) : fmt::format("{} x{}", name, count);
}
// The names of all kinds with a count above 0: "guernsey, angus x2"; a dash if there is none.
template <class Counts, class Name>
std::string counted_words(const Counts& counts, int kinds, Name name) {
  std::vector<std::string> words;
  for (int kind = 0; kind < kinds; ++kind) {
    const int count = counts[static_cast<std::size_t>(kind)];
    if (count > 0) words.push_back(times(name(kind), count));
  }
  return words.empty() ? "-" : fmt::format("{}", fmt::join(words, ", "));
}

// The state must outlive it. `Voice` is the game's Voice (voice.h).
template <class State, class Voice>
class BasicTable {
 protected:
  BasicTable(const State& state, int seats, bool colour, text::Language language)
      : state_(state), seats_(seats), say_(state, language), page_(colour) {}
  ~BasicTable() = default;

  // The sign of a seat in marks: <1> belongs to player 1, @1 is the herder of player 1.
  virtual std::string sign_of(Seat seat) const { return fmt::format("{}", seat + 1); }
  text::Piece owner_mark(Seat seat) const {
    return {fmt::format("<{}>", sign_of(seat)), text::seat_ink(seat)};
  }
  void add_herders(std::uint8_t space, text::Word& word) const {
    for (Seat seat = 0; seat < seats_; ++seat) {
      if (state_.player[seat].herder != space) continue;
      word.push_back({fmt::format(" @{}", sign_of(seat)), text::seat_ink(seat)});
    }
  }

  std::string words(std::string_view key, const text::Params& params = {}) const {
    return say_(fmt::format("table.{}", key), params);
  }
  // A label for the left column.
  std::string label(std::string_view key, std::size_t indent = 2) const {
    return std::string(indent, ' ') + words(key);
  }
  void title(std::string_view key, const text::Params& params = {}) {
    const std::string note = fmt::format("table.{}.note", key);
    page_.title(words(key), say_.formatter().has(note) ? say_(note, params) : std::string());
  }
  std::string money(int dollars) const { return text::money(dollars, say_.formatter().language()); }
  template <class List>
  std::string joined(const List& list, std::string_view comma = ", ") const {
    return list.empty() ? words("none") : fmt::format("{}", fmt::join(list, comma));
  }
  // name(member) of each member of a set, joined.
  template <class Members, class Name>
  std::string named_words(const Members& members, Name name, std::string_view comma) const {
    std::vector<std::string> all;
    for (const auto member : members) all.emplace_back(name(member));
    return joined(all, comma);
  }
  // Writes a row tell(one) for each element, with the label `head` before the first row; empty
  // texts are skipped. Returns the label if no row was written, otherwise an empty text.
  template <class List, class Tell>
  std::string each_row(std::string head, const List& list, Tell tell) {
    for (const auto one : list) {
      const std::string text = tell(one);
      if (text.empty()) continue;
      page_.text_row(head, text);
      head.clear();
    }
    return head;
  }

  // The visible cards of a hand and the number of hidden ones.
  std::string hand_words(const std::string& seen, bool none_seen, int hidden) const {
    if (hidden == 0) return seen;
    const std::string unseen = words("unseen", {{"count", hidden}});
    return none_seen ? unseen : fmt::format("{}, {}", seen, unseen);
  }
  // Writes the head line of a seat: its mark and name, then `figures` on the same line.
  void put_head(Seat seat, const std::string& name, const std::string& figures) {
    text::Word head{owner_mark(seat), {" " + name, text::seat_ink(seat)}};
    if (seat == state_.viewer) head.push_back({words("you")});
    if (seat == actor(state_) && !over(state_)) {
      head.push_back({words("to_decide"), text::Ink::kTitle});
    }
    page_.end_line();
    page_.put(head);
    page_.pad_to(32);
    page_.put(text::plain(figures));
    page_.end_line();
  }

  const State& state_;
  const int seats_;
  Voice say_;
  text::TextPage page_;
};

}  // namespace drover::kit
