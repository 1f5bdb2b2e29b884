// Setting up a game (1st ed. pp. 4, 5; what the second edition and Rails to the North change).
#include <utility>

#include "trail/rules/automa.h"
#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/objectives.h"
#include "trail/rules/play.h"
#include "trail/rules/rules.h"
#include "trail/rules/turn.h"

namespace drover::trail {

namespace {

constexpr int kTilesOnBoard = 7;

template <class Items>
void shuffle(Items& items, core::Rng& rng) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
  }
}

// Tiles left over go back to the box; in the first printing of Rails to the North they stay as New
// York's reward.
void place_station_masters(State& s) {
  core::FixedVector<std::uint8_t, kStationMasters> tiles;
  for (const std::uint8_t tile : bits<std::uint8_t>(masters_in_play(s.options))) {
    tiles.push_back(tile);
  }
  shuffle(tiles, s.rng);
  s.station_master.fill(kNoStationMaster);
  const auto spaces = static_cast<std::size_t>(station_master_spaces(s.options));
  for (std::size_t i = 0; i < spaces; ++i) s.station_master[i] = tiles[i];
  if (!s.options.rails() || s.edition() != Edition::kFirst) return;
  for (std::size_t i = spaces; i < tiles.size(); ++i) {
    s.spare_masters = static_cast<StationMasterSet>(s.spare_masters | 1U << tiles[i]);
  }
}

void place_bonus_tiles(State& s) {
  core::FixedVector<std::uint8_t, kBonusKinds * 2> tiles;
  for (std::uint8_t kind = 0; kind < kBonusKinds; ++kind) {
    for (int copy = 0; copy < kBonusTileTable[kind].copies; ++copy) tiles.push_back(kind);
  }
  shuffle(tiles, s.rng);
  for (std::size_t i = 0; i < s.bonus_tile.size(); ++i) s.bonus_tile[i] = tiles[i];
}

// Draws one random bit for each building number in play, the lowest number first.
BuildingSet random_sides(State& s) {
  const BuildingSet numbers = buildings_in_play(s.options);
  unsigned drawn = s.rng.below(1U << std::popcount(numbers));
  unsigned sides = 0;
  for (unsigned set = numbers; set != 0; set &= set - 1, drawn >>= 1) {
    if ((drawn & 1U) != 0) sides |= set & (0U - set);
  }
  return static_cast<BuildingSet>(sides);
}

void stack_cattle(State& s) {
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    const CattleRow& row = kCattleTable[card];
    if (!cattle_in_play(s.options, row)) continue;
    s.market_stack[card] = row.in_the_market;
    if (row.in_kansas_city > 0) {
      s.kansas_city_cattle[card - kSimmentalHeifer] = row.in_kansas_city;
    }
  }
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

// Sets up the parts that people and automas share.
void take_places(Play& play, Seat seat, Card starting_objective) {
  PlayerState& player = play.s.player[seat];
  player.workers = {1, 1, 1};
  player.buildings = buildings_in_play(play.s.options);
  player.engine = kTrackStart;
  player.objectives = objective_bit(starting_objective);
}

// `order`: the seat's place in the turn order, which determines its dollars and cards.
void deal(Play& play, Seat seat, std::size_t order) {
  PlayerState& player = play.s.player[seat];
  for (std::size_t i = 0; i < kBaseDiscSpaces; ++i) player.discs[i] = kDiscSpaceTable[i].discs;
  if (play.s.options.rails()) {
    at(player.discs, DiscSpace::kAuxOffice) =
        disc_space_row(play.s.edition(), static_cast<std::size_t>(DiscSpace::kAuxOffice)).discs;
  }
  if (play.s.options.tokens()) player.tokens = kStartingTokens;
  player.herder = kNowhere;
  player.dollars = kStartingDollars[order];
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    player.draw.cattle[card] = kCattleTable[card].in_each_herd;
  }
  play.s.current = seat;
  draw_cards(play, at(kStartingHand, play.s.edition())[order]);
}

}  // namespace

State setup(const Options& options, std::uint64_t seed) {
  State s = kit::blank_state<State>(options, seed);
  Play play(s, nullptr);
  s.token_holder = kNobody;
  s.foresight.fill(kNoTile);
  s.objective_display.fill(kNoCard);

  place_station_masters(s);
  place_neutral_buildings(play);
  if (options.sides == BuildingSides::kRandom) {
    s.building_sides = random_sides(s);
  }
  fill_supply(s);
  place_first_tiles(play);
  place_first_workers(s);
  refill_foresight(play);
  stack_cattle(s);
  refill_cattle_market(play);
  s.objective_stack = objectives_in_play(options) & ~kStartingObjectives;
  refill_objective_display(play);
  if (options.rails()) place_bonus_tiles(s);

  core::FixedVector<Card, 8> starting;
  for (const Card card : objectives_in(objectives_in_play(options) & kStartingObjectives)) {
    starting.push_back(card);
  }
  shuffle(starting, s.rng);
  for (Seat seat = 0; seat < options.players; ++seat) take_places(play, seat, starting[seat]);
  const bool automa_begins = options.automas > 0 && automa_row(options.automa).begins;
  for (Seat seat = 0; seat < s.people(); ++seat) deal(play, seat, seat + (automa_begins ? 1U : 0U));
  for (Seat seat = options.players; seat-- > s.people();) set_up_automa(play, seat);
  if (automa_begins) {
    wait_for_begin(play);
  } else {
    begin_turn(play, 0);
  }
  return s;
}

}  // namespace drover::trail
