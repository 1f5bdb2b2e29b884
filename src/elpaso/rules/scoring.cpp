// Final scoring in seven categories (rule book p. 14), with the best use of everything for
// objectives.
#include <algorithm>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/rules/rules.h"
#include "elpaso/rules/tasks.h"

namespace drover::elpaso {

namespace {

constexpr std::array<Elements, kObjectives> make_needs() {
  std::array<Elements, kObjectives> all{};
  for (std::size_t tile = 0; tile < kObjectives; ++tile) {
    for (const Need need : kObjectiveTable[tile].needs) {
      std::uint8_t& count = all[tile][need.element];
      count = static_cast<std::uint8_t>(count + need.count);
      if (need.element < kFirstPostElement) continue;
      const std::size_t post = static_cast<std::size_t>(need.element) - kFirstPostElement;
      std::uint8_t& dark = all[tile][kDarkDiscElement];
      if (kPostTable[post].dark) dark = static_cast<std::uint8_t>(dark + need.count);
    }
  }
  return all;
}
constexpr std::array<Elements, kObjectives> kNeeds = make_needs();

// Finds the best set of objectives to fulfil with the elements that a player owns. Each element
// serves one objective only.
class ObjectiveAssignment {
 public:
  ObjectiveAssignment(ObjectiveSet tiles, const Elements& have) {
    for (const int tile : bits<int>(tiles)) {
      if (core::covers(have, at(kNeeds, tile))) {
        tiles_[count_++] = static_cast<std::uint8_t>(tile);
      }
    }
    // Tiles with the most points come first: good assignments are found early, so the bound prunes
    // more.
    std::sort(tiles_.begin(), tiles_.begin() + count_, [](std::uint8_t a, std::uint8_t b) {
      return points(a) != points(b) ? points(a) > points(b) : a < b;
    });
    for (std::size_t i = count_; i-- > 0;)
      points_from_[i] = points_from_[i + 1] + points(tiles_[i]);
    search(0, have, 0, 0);
  }

  ObjectiveSet best_set() const { return best_set_; }

 private:
  static int points(std::uint8_t tile) { return kObjectiveTable[tile].points; }

  void search(std::size_t index, const Elements& have, int gained, ObjectiveSet set) {
    if (gained > best_) {
      best_ = gained;
      best_set_ = set;
    }
    if (index == count_ || gained + points_from_[index] <= best_) return;
    const std::uint8_t tile = tiles_[index];
    const Elements& need = kNeeds[tile];
    if (core::covers(have, need)) {
      search(index + 1, core::without(have, need), gained + points(tile),
             set | objective_bit(tile));
    }
    search(index + 1, have, gained, set);
  }

  std::array<std::uint8_t, kObjectives> tiles_{};
  std::array<int, kObjectives + 1> points_from_{};
  std::size_t count_ = 0;
  int best_ = 0;
  ObjectiveSet best_set_ = 0;
};

int building_points(const State& state, Seat seat) {
  int points = 0;
  for (const Space space : bits<Space>(state.occupied & kBuildingSpaces)) {
    const BoardTile tile = state.board[space];
    if (building_owner(tile) == seat) points += building_row(state, building_kind(tile)).points;
  }
  return points;
}

int worker_points(const State& state, Seat seat, const Pile& cards) {
  int points = 0;
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    points += cards[kFirstWorker + worker] * kWorkerTable[worker].points;
  }
  if (seat == state.sue_seat()) {
    // Her jokers are counted among the workers they stand for, but are printed as jokers.
    for (std::size_t worker = 0; worker < kSpecialists; ++worker) {
      points += state.sue.jokers[worker] *
                (worker_row(Worker::kJoker).points - kWorkerTable[worker].points);
    }
  }
  return points;
}

int points_of_all(ObjectiveSet tiles) {
  int points = 0;
  for (const std::size_t tile : bits<std::size_t>(tiles)) {
    points += kObjectiveTable[tile].points;
  }
  return points;
}

}  // namespace

Score score(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  const Pile cards = all_cards(player);
  Score result;
  result.set(Category::kDollars, player.dollars / kDollarsPerPoint);
  result.set(Category::kBuildings, building_points(state, seat));
  int posts = 0;
  for (std::size_t post = 0; post < kPosts; ++post) {
    posts += player.posts[post] * kPostTable[post].points;
  }
  result.set(Category::kPosts, posts);
  result.set(Category::kWorkers, worker_points(state, seat, cards));
  int cattle = state.finisher == seat ? kSimmentalSpacePoints : 0;
  for (std::size_t card = 0; card < kBreeds; ++card)
    cattle += cards[card] * kBreedTable[card].points;
  result.set(Category::kCattle, cattle);
  int bonus = 0;
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    bonus += player.bonus_tiles[kind] * kBonusTable[kind].points;
  }
  result.set(Category::kBonusTiles, bonus);
  result.set(Category::kObjectives, points_of_all(fulfilled_objectives(state, seat)));
  return result;
}

ObjectiveSet fulfilled_objectives(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  // All of Sue's count as fulfilled.
  if (seat == state.sue_seat()) return player.objectives;
  return ObjectiveAssignment(player.objectives,
                             owned_for_tasks(player, all_cards(player), buildings_of(state, seat)))
      .best_set();
}

std::uint8_t winners(const State& state) {
  // Dollars left are fewer than kDollarsPerPoint, so they only decide between equal totals.
  return kit::highest_seats(state.seats(), [&](Seat seat) {
    return score(state, seat).total() * kDollarsPerPoint +
           state.player[seat].dollars % kDollarsPerPoint;
  });
}

}  // namespace drover::elpaso
