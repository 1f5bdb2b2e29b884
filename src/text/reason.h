// Why something cannot be done: a key with parameters. What it says in a language stands in the
// catalogues (src/*/words) as "reason.KEY", for pages and for the program alike.
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
  // It says that something else is meant, or speaks of an action rather than of what is chosen for
  // it: where several reasons hold, the others tell more.
  bool vague = false;
};

// {"key": ..., "params": {...}}, as choices and decisions are written.
boost::json::object to_json(const Reason& reason);

// The sentence. `decision`: what is being decided, told by a reason that lies in that. A move goes
// by its notation, which can be typed.
std::string sentence_of(const Reason& reason, const Speaker& say, std::string_view decision = {});

// A reason that lies in what is being decided, which has that name: always a vague one.
Reason against_decision(std::string_view key, std::string_view decision);

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
