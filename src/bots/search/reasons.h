// Why a move is advised, in facts that can be put into words.
//
// A search plays a great many imagined games, and its figures are sums over them. What it counts on
// is seen by imagining some more: the advised move and another one are each followed into the same
// worlds, first along the paths that the search has visited most, then by the rule of thumb, for
// some turns. What comes of the one nearly always and of the other seldom is a reason, unless it
// comes of the other too when all else is played as after the first: then it was only a matter of
// taste. So a reason never rests on what a single imagined deal happened to bring, and what an
// imagined deal brought is never named (Game::apply_with_prospects).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/search/advice.h"
#include "bots/search/search.h"
#include "game/game.h"

namespace drover::bots::search {

enum class ReasonKey : std::uint8_t {
  kLeadsTo,     // something comes of the move, and seldom of the other one
  kPlan,        // something comes of it, and of the other one as well
  kCategory,    // it promises more, or fewer, points of a category
  kRatherThan,  // something comes of the other move instead
  kClose,       // the other move promises about as much
};

enum class When : std::uint8_t { kThisTurn, kNextTurn, kLater };

struct Reason {
  ReasonKey key = ReasonKey::kPlan;
  game::Move other;  // what the move is compared with
  // Of what it leads to:
  game::Prospect prospect{};
  When when = When::kThisTurn;  // of the seat's own turns
  double chance = 0;            // that it comes to that
  // Of a category:
  int category = 0;
  double gain = 0;
};

// More would not be read.
inline constexpr std::size_t kMostReasons = 4;

// Why `best`, and not one of the others: they are looked at in turn until one is found that leads
// to something else. `search` has thought about the view. The weightiest reason comes first.
std::vector<Reason> reasons_for(const Search& search, const game::Position& view,
                                const AdvisedMove& best, std::span<const AdvisedMove> others,
                                std::uint64_t seed);

// The category in which a move promises most more points than the other, and the one in which it
// promises most fewer in return; nothing that luck may explain.
std::vector<Reason> category_reasons(const AdvisedMove& best, const AdvisedMove& other);

}  // namespace drover::bots::search
