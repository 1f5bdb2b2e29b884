// Why something cannot be done: a key with parameters, from which a page makes a sentence in its
// own language, and the same sentence in English for everybody else.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

namespace drover::text {

struct Reason {
  std::string_view key;
  boost::json::object params;
  std::string sentence;
  bool vague = false;
};

// {"key": ..., "params": {...}}, as choices and decisions are written.
boost::json::object to_json(const Reason& reason);

// A row of a catalogue of reasons. In its sentence {needs} stands for a parameter and
// {needs builder} for a number of things: "1 builder", "3 builders".
struct ReasonRow {
  std::string_view key;
  std::string_view english;
  // It says that something else is meant, or speaks of an action rather than of what is chosen for
  // it: where several reasons hold, the others tell more.
  bool vague = false;
};
inline constexpr bool kVague = true;

Reason make_reason(const ReasonRow& row, boost::json::object params);

// Reasons that any game of turns and decisions has.
inline constexpr std::array kCommonReasons{
    ReasonRow{"game_over", "The game is over."},
    ReasonRow{"not_your_turn", "It is seat {actor} that has to decide now, not {seat}."},
    ReasonRow{"other_decision", "The move is for another decision.", kVague},
    ReasonRow{"must_decide", "That cannot be declined.", kVague},
    ReasonRow{"no_choice", "The move is not among the choices.", kVague},
    ReasonRow{"first", "That comes only after \"{move}\"."},
    ReasonRow{"never_chosen", "Nothing is ever chosen by that."},
    ReasonRow{"dollars", "That takes ${needs}, and you have ${has}."},
};

// A row of a game's own catalogue or of the common one, looked up while the program is compiled, so
// that no key can be mistyped: `const Known<kReasons> why = "dollars"`.
template <const auto& Own>
class Known {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a key stands for its row.
  consteval Known(const char* key) : row_(&find(key)) {}
  constexpr const ReasonRow& row() const { return *row_; }

 private:
  static consteval const ReasonRow& find(std::string_view key) {
    for (const ReasonRow& row : kCommonReasons) {
      if (row.key == key) return row;
    }
    for (const ReasonRow& row : Own) {
      if (row.key == key) return row;
    }
    throw "there is no reason of that key";
  }

  const ReasonRow* row_;
};

// A reason that lies in what is being decided: `key` names that, `sentence` tells it.
Reason against_decision(const ReasonRow& row, std::string_view key, std::string_view sentence);

// Its parameter "needs": how much of something there must be; 0 if it tells nothing of the kind.
std::int64_t needs_of(const Reason& reason);

// Whether `one` tells more than `other`: the less vague, and of one kind what is nearer to being
// possible.
bool tells_more(const Reason& one, const Reason& other);

// If dollars alone are missing: how many there must be. `works(n)`: whether n of them would do; no
// price of any game is higher than kDearest.
Reason too_few_dollars(int needs, int has);
inline constexpr int kDearest = 99;
template <class Works>
std::optional<Reason> too_dear(int has, Works works) {
  for (int needs = has + 1; needs <= kDearest; ++needs) {
    if (works(needs)) return too_few_dollars(needs, has);
  }
  return std::nullopt;
}

// The seats are counted from 0; `actor` has to decide.
Reason not_your_turn(int seat, int actor);
Reason game_over();
// It can be chosen once the move of that text is made.
Reason only_after(std::string_view move);
Reason never_chosen();

// The key under which a page knows something that has a name: with underscores, like those of
// choices and events.
std::string catalogue_key(std::string_view name);

}  // namespace drover::text
