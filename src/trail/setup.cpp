// Setting up a game (1st ed. pp. 4, 5).
#include <utility>

#include "trail/engine.h"
#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/objectives.h"
#include "trail/rules/play.h"
#include "trail/rules/turn.h"

namespace drover::trail {

namespace {

constexpr int kTilesOnBoard = 7;

template <class T, std::size_t N>
void shuffle(std::array<T, N>& items, core::Rng& rng) {
  for (std::size_t i = N; i > 1; --i) {
    std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
  }
}

void place_station_masters(State& s) {
  for (std::size_t i = 0; i < s.station_master.size(); ++i) {
    s.station_master[i] = static_cast<std::uint8_t>(i);
  }
  shuffle(s.station_master, s.rng);
}

void place_neutral_buildings(Play& play) {
  std::array<std::uint8_t, kNeutralBuildings> letters{};
  for (std::size_t i = 0; i < letters.size(); ++i) letters[i] = static_cast<std::uint8_t>(i);
  if (play.s.options.neutral == NeutralSetup::kShuffled) shuffle(letters, play.s.rng);
  for (std::size_t i = 0; i < letters.size(); ++i) {
    play.put_on_board(kNeutralSpaces[i], neutral_on_board(letters[i]));
  }
}

void fill_supply(State& s) {
  for (std::size_t tile = 0; tile < kTileKinds; ++tile) {
    for (std::size_t stack = 0; stack < s.supply.size(); ++stack) {
      s.supply[stack][tile] = kTileTable[tile].in_stack[stack];
    }
  }
}

// Seven tiles of the first stack go onto the board; one whose section is full returns to the supply
// and another is drawn (R75), before foresight is filled (R76).
void place_first_tiles(Play& play) {
  State& s = play.s;
  for (int placed = 0; placed < kTilesOnBoard;) {
    const auto tile = static_cast<int>(s.supply[0].draw(s.rng));
    const Space slot = slot_for(s, tile);
    if (slot == kNowhere) {
      s.supply[0].add(static_cast<std::size_t>(tile));
      continue;
    }
    play.put_on_board(slot, kansas_tile_on_board(tile));
    ++placed;
  }
}

// The first row, and the second up to the token on its last space.
void place_first_workers(State& s) {
  for (int i = 0; i < 2 * s.players() - 1; ++i) {
    const auto tile = s.supply[1].draw(s.rng);
    ++s.job(i / s.players(), static_cast<Worker>(kTileTable[tile].which));
  }
  s.token_row = kJobTokenStartRow;
}

void deal(Play& play, Seat seat, Card starting_objective) {
  PlayerState& player = play.s.player[seat];
  for (std::size_t i = 0; i < kDiscSpaces; ++i) player.discs[i] = kDiscSpaceTable[i].discs;
  player.workers = {1, 1, 1};
  player.buildings = (1U << kPrivateBuildings) - 1;
  player.herder = kNowhere;
  player.engine = kTrackStart;
  player.dollars = kStartingDollars[seat];
  player.objectives = objective_bit(starting_objective);
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    player.draw.cattle[card] = kCattleTable[card].in_each_herd;
  }
  play.s.current = seat;
  draw_cards(play, kStartingHand);
}

}  // namespace

State setup(const Options& options, std::uint64_t seed) {
  State s{};
  Play play(s, nullptr);
  s.rng = core::Rng::from_seed(seed);
  s.options = options;
  s.viewer = kNobody;
  s.token_holder = kNobody;
  s.foresight.fill(kNoTile);
  s.objective_display.fill(kNoCard);

  place_station_masters(s);
  place_neutral_buildings(play);
  if (options.sides == BuildingSides::kRandom) {
    s.building_sides = static_cast<std::uint16_t>(s.rng.below(1U << kPrivateBuildings));
  }
  fill_supply(s);
  place_first_tiles(play);
  place_first_workers(s);
  refill_foresight(play);
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    s.market_stack[card] = kCattleTable[card].in_the_market;
  }
  refill_cattle_market(play);
  s.objective_stack = (ObjectiveSet{1} << kDealtObjectives) - 1;
  refill_objective_display(play);

  std::array<Card, kStartingObjectives> starting{};
  for (std::size_t i = 0; i < starting.size(); ++i) {
    starting[i] = objective_card(kDealtObjectives + static_cast<int>(i));
  }
  shuffle(starting, s.rng);
  for (Seat seat = 0; seat < options.players; ++seat) deal(play, seat, starting[seat]);
  begin_turn(play, 0);
  return s;
}

}  // namespace drover::trail
