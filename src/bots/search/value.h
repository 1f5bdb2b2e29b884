// The value of an outcome to every seat, as the search maximises it.
#pragma once

#include "bots/search/tree.h"
#include "bots/search/tuning.h"
#include "game/game.h"
#include "game/thinker.h"
#include "net/network.h"

namespace drover::bots::search {

// Each seat's chance to win, given the expected points: a softmax over the totals. Final points are
// treated alike: a clear victory then counts for more than a narrow one, which guides the search
// better than 0 or 1.
SeatValues win_chances(const game::Expectation& expected, const Tuning& tuning);

// The value of expected points to every seat, 0 to 1: a mix of the chance to win and the own
// points. Chances alone would leave a seat that is far behind or far ahead without a reason to play
// well; points alone would never stop a rival.
SeatValues seat_values(const game::Expectation& expected, const Tuning& tuning);
// The value of a net's forecast to every seat, 0 to 1: its chances mixed with its points.
SeatValues seat_values(const net::Forecast& forecast, const Tuning& tuning);

}  // namespace drover::bots::search
