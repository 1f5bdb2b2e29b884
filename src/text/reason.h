// Reasons why something cannot be done: a key with parameters. The sentence is the message
// "reason.KEY" of the catalogues (src/*/words), in the page and in the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "text/catalogue.h"

namespace drover::text {

struct Reason {
  std::string_view key;
  boost::json::object params{};
  // The reason is general: something else is being decided, or the whole action is impossible. If
  // several reasons hold, one that is not vague is preferred.
  bool vague = false;
};

// The reason as JSON: {"key": ..., "params": {...}}.
boost::json::object to_json(const Reason& reason);

// The sentence of a reason. `decision` is the sentence for the current decision, used by reasons
// that name it. Moves are written in notation, so that they can be typed.
std::string sentence_of(const Reason& reason, const MessageFormatter& say,
                        std::string_view decision = {});

// A vague reason that names the current decision.
Reason against_decision(std::string_view key, std::string_view decision);

// The parameter "needs" of a reason: the amount that would be needed; 0 if it has none.
std::int64_t needed_amount(const Reason& reason);

// True if `one` is more helpful than `other`: it is less vague, or has the same key and a smaller
// needed amount.
bool is_more_specific(const Reason& one, const Reason& other);

// The reason "too few dollars".
Reason too_few_dollars(int needs, int has);
inline constexpr int kHighestPrice = 99;  // no price of any game is higher
// Finds the smallest number of dollars for which works(dollars) is true; none if there is none.
template <class Works>
std::optional<Reason> too_expensive(int has, Works works) {
  for (int needs = has + 1; needs <= kHighestPrice; ++needs) {
    if (works(needs)) return too_few_dollars(needs, has);
  }
  return std::nullopt;
}

// The reason if another seat, `actor`, has to decide. Seats count from 0.
Reason not_your_turn(int seat, int actor);
Reason game_over();
// The reason if another move, given in notation, has to be made first.
Reason only_after(std::string_view move);
// The reason for an element of the board at which no move is ever chosen.
Reason never_chosen();

// The catalogue key for a name: with underscores instead of hyphens.
std::string catalogue_key(std::string_view name);

}  // namespace drover::text
