// Reasons for an advised move, as facts that can be put into words.
//
// A search only has sums over many playouts. To find out what it counts on, the advised move and
// another one are each played out in the same determinizations ("worlds") for some turns: first
// along the most visited paths of the search tree, then by the heuristic. A prospect that comes
// about after the one move nearly always, and after the other seldom, is a reason; unless it also
// comes about after the other move when all later moves are copied from the first: then later moves
// brought it about. So a reason never rests on one determinization, and what a determinization made
// up is never named (Game::apply_with_prospects).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/search/advice.h"
#include "bots/search/search.h"
#include "game/game.h"
#include "game/prospect.h"

namespace drover::bots::search {

enum class ReasonKey : std::uint8_t {
  kLeadsTo,     // the prospect follows from the move, and seldom from the other one
  kPlan,        // the prospect follows from the move and from the other one as well
  kCategory,    // the move promises more, or fewer, points of a category
  kRatherThan,  // the prospect follows from the other move instead
  kClose,       // the other move promises about as much
};

// The seat's own turn until whose end a prospect comes about.
enum class When : std::uint8_t { kThisTurn, kNextTurn, kLater };

struct Reason {
  ReasonKey key = ReasonKey::kPlan;
  game::Move other;  // the move that the advised one is compared with
  // For kLeadsTo, kPlan and kRatherThan:
  game::Prospect prospect{};
  When when = When::kThisTurn;
  double chance = 0;  // share of the worlds in which the prospect comes about
  // For kCategory:
  int category = 0;
  double gain = 0;  // points more, negative if fewer
};

// The most reasons given for one move.
inline constexpr std::size_t kMostReasons = 4;

// Reasons for `best` in comparison with the first of the others that differs from it; if none does,
// the weightiest prospect of `best` (kPlan). The weightiest reason comes first. Precondition:
// `search` has searched the view.
std::vector<Reason> reasons_for(const Search& search, const game::Position& view,
                                const AdvisedMove& best, std::span<const AdvisedMove> others,
                                std::uint64_t seed);

// The category in which `best` promises most points more than `other`. If there is one, then also
// the category in which it promises most points fewer. Differences that noise can explain are left
// out.
std::vector<Reason> category_reasons(const AdvisedMove& best, const AdvisedMove& other);

}  // namespace drover::bots::search
