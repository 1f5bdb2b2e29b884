// Setting up a game (rule book pp. 4, 5; solo p. 15).
#include <utility>

#include "elpaso/components/setup_figures.h"
#include "elpaso/rules/cards.h"
#include "elpaso/rules/play.h"
#include "elpaso/rules/rules.h"
#include "elpaso/rules/sue.h"
#include "elpaso/rules/tiles.h"
#include "elpaso/state/options.h"

namespace drover::elpaso {

namespace {

// The tile of each letter belongs on the space of that letter, or anywhere if they are shuffled.
void place_neutral_tiles(Play& play) {
  std::array<Space, kNeutralTiles> spaces{};
  std::size_t count = 0;
  for (const Space space : bits<Space>(kNeutralSpaces)) spaces[count++] = space;
  std::array<std::uint8_t, kNeutralTiles> tiles{};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    for (std::uint8_t tile = 0; tile < kNeutralTiles; ++tile) {
      if (kNeutralTable[tile].slug[0] == kSpaceTable[spaces[i]].letter) tiles[i] = tile;
    }
  }
  if (play.s.options.neutral == NeutralSetup::kShuffled) {
    for (std::size_t i = tiles.size(); i > 1; --i) {
      std::swap(tiles[i - 1], tiles[play.s.rng.below(static_cast<std::uint32_t>(i))]);
    }
  }
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    play.put_on_board(spaces[i], neutral_on_board(tiles[i]));
  }
}

std::uint8_t sides(std::uint8_t wanted, int cards, core::Rng& rng) {
  if (wanted != kRandomSides) return wanted;
  return static_cast<std::uint8_t>(rng.below(1U << cards));
}

void fill_markets(State& s) {
  for (std::size_t breed = 0; breed < kBreeds; ++breed) {
    if (kBreedTable[breed].market_cowboys > 0) s.market[breed] = kBreedTable[breed].cards;
  }
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    s.worker_stacks[worker] = kWorkerTable[worker].cards;
  }
  s.building_stacks.fill(kCopiesOfEachBuilding);
  s.simmental = at(kSimmentalCards, s.seats() - 2);
}

void deal(Play& play, Seat seat) {
  State& s = play.s;
  PlayerState& player = s.player[seat];
  player.herder = kNowhere;
  player.discs = (1U << kDiscs) - 1;
  player.dollars = kStartTable[seat].dollars;
  player.tokens = kStartTable[seat].tokens;
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    player.workers[worker] = kStartingWorkersOfEachType;
    s.worker_stacks[worker] =
        static_cast<std::uint8_t>(s.worker_stacks[worker] - kStartingWorkersOfEachType);
  }
  for (std::size_t breed = 0; breed < kBreeds; ++breed) {
    player.draw[breed] = kBreedTable[breed].in_each_herd;
  }
  s.current = seat;
  for (int i = 0; i < kStartingHand; ++i) draw_cattle(play);
}

}  // namespace

State setup(const Options& options, std::uint64_t seed) {
  assert(is_valid(options));
  State s = kit::blank_state<State>(options, seed);
  Play play(s, nullptr);
  s.finisher = kNobody;
  s.objective_display.fill(kNoTile);
  s.bonus_display.fill(kNoTile);
  s.occupied = bit(kElPaso);

  place_neutral_tiles(play);
  s.star_trains = sides(options.star_trains, kTrainCards, s.rng);
  s.b_buildings = sides(options.b_buildings, kBuildingKinds, s.rng);
  s.objective_stack = (ObjectiveSet{1} << kObjectives) - 1;
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    s.bonus_stack[kind] = kBonusTable[kind].copies;
  }
  refill_displays(play);
  fill_markets(s);
  for (Seat seat = 0; seat < options.players; ++seat) deal(play, seat);
  for (Seat seat = options.players; seat < kMaxPlayers; ++seat) s.player[seat].herder = kNowhere;
  if (s.has_sue()) set_up_sue(play);
  s.current = 0;
  play.push(DecisionKind::kDraftObjective);
  return s;
}

}  // namespace drover::elpaso
