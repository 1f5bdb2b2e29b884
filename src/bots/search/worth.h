// What an outcome is worth to every seat.
#pragma once

#include "bots/search/tree.h"
#include "bots/search/tuning.h"
#include "game/game.h"
#include "net/network.h"

namespace drover::bots::search {

// Each seat's chance to win, given what everybody may expect. Of points that are final it still
// says how clear a victory is, which tells a search more than won or lost.
Worth win_chances(const game::Expectation& expected, const Tuning& tuning);

// The chance to win mixed with the own points. Chances alone would leave a seat that is far behind
// or far ahead without a reason to play well; points alone would never stop a rival.
Worth worth_of(const game::Expectation& expected, const Tuning& tuning);
// The same of what a net expects.
Worth worth_of(const net::Forecast& forecast, const Tuning& tuning);

}  // namespace drover::bots::search
