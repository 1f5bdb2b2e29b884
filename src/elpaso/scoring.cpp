// Final scoring in seven categories (rule book p. 14), with the best use of everything for
// objectives.
#include <algorithm>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/engine.h"

namespace drover::elpaso {

namespace {

// How many of each element are there, or needed. A disc on a dark post counts twice: for that post,
// and among the dark discs. So a sum of needs that fits below what is there can really be assigned.
using Elements = std::array<std::uint8_t, kElements>;

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

Pile all_cards(const PlayerState& player) {
  Pile cards = player.draw;
  cards.add_all(player.discard);
  cards.add_all(player.hand);
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    std::uint8_t& count = cards[kFirstWorker + worker];
    count = static_cast<std::uint8_t>(count + player.workers[worker]);
  }
  return cards;
}

Elements owned(const State& state, Seat seat, const Pile& cards) {
  const PlayerState& player = state.player[seat];
  Elements have{};
  for (std::size_t card = 0; card < kCardKinds; ++card) have[card] = cards[card];
  have[kBuildingElement] = static_cast<std::uint8_t>(buildings_of(state, seat));
  have[kBonusTileElement] = static_cast<std::uint8_t>(player.bonus_tiles.total());
  for (std::size_t post = 0; post < kPosts; ++post) {
    have[kFirstPostElement + post] = player.posts[post];
    std::uint8_t& dark = have[kDarkDiscElement];
    if (kPostTable[post].dark) dark = static_cast<std::uint8_t>(dark + player.posts[post]);
  }
  return have;
}

bool covers(const Elements& have, const Elements& need) {
  for (std::size_t i = 0; i < have.size(); ++i) {
    if (need[i] > have[i]) return false;
  }
  return true;
}

// Which objectives to fulfil with what a player owns, each element for one of them only.
class ObjectiveAssignment {
 public:
  ObjectiveAssignment(ObjectiveSet tiles, const Elements& have) {
    for (; tiles != 0; tiles &= tiles - 1) {
      const int tile = std::countr_zero(tiles);
      if (covers(have, kNeeds[static_cast<std::size_t>(tile)])) {
        tiles_[count_++] = static_cast<std::uint8_t>(tile);
      }
    }
    // The dearest first: good assignments are found early and the bound below bites.
    std::sort(tiles_.begin(), tiles_.begin() + count_, [](std::uint8_t a, std::uint8_t b) {
      return points(a) != points(b) ? points(a) > points(b) : a < b;
    });
    for (std::size_t i = count_; i-- > 0;)
      points_from_[i] = points_from_[i + 1] + points(tiles_[i]);
    search(0, have, 0, 0);
  }

  int best_points() const { return best_; }
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
    if (covers(have, need)) {
      Elements rest = have;
      for (std::size_t i = 0; i < rest.size(); ++i) {
        rest[i] = static_cast<std::uint8_t>(rest[i] - need[i]);
      }
      search(index + 1, rest, gained + points(tile), set | objective_bit(tile));
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
  for (unsigned set = state.occupied & kBuildingSpaces; set != 0; set &= set - 1) {
    const BoardTile tile = state.board[static_cast<std::size_t>(std::countr_zero(set))];
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
  for (; tiles != 0; tiles &= tiles - 1) {
    points += kObjectiveTable[static_cast<std::size_t>(std::countr_zero(tiles))].points;
  }
  return points;
}

}  // namespace

Score score(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  const Pile cards = all_cards(player);
  Score result;
  const auto set = [&](Category category, int points) {
    result[category] = static_cast<std::int16_t>(points);
  };
  set(Category::kDollars, player.dollars / kDollarsPerPoint);
  set(Category::kBuildings, building_points(state, seat));
  int posts = 0;
  for (std::size_t post = 0; post < kPosts; ++post) {
    posts += player.posts[post] * kPostTable[post].points;
  }
  set(Category::kPosts, posts);
  set(Category::kWorkers, worker_points(state, seat, cards));
  int cattle = state.finisher == seat ? kSimmentalSpacePoints : 0;
  for (std::size_t card = 0; card < kBreeds; ++card)
    cattle += cards[card] * kBreedTable[card].points;
  set(Category::kCattle, cattle);
  int bonus = 0;
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    bonus += player.bonus_tiles[kind] * kBonusTable[kind].points;
  }
  set(Category::kBonusTiles, bonus);
  set(Category::kObjectives, points_of_all(fulfilled_objectives(state, seat)));
  return result;
}

ObjectiveSet fulfilled_objectives(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  // All of Sue's count as fulfilled.
  if (seat == state.sue_seat()) return player.objectives;
  return ObjectiveAssignment(player.objectives, owned(state, seat, all_cards(player))).best_set();
}

std::uint8_t winners(const State& state) {
  std::uint8_t best = 0;
  int most = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    // Dollars left are fewer than kDollarsPerPoint, so they only decide between equal totals.
    const int rank = score(state, seat).total() * kDollarsPerPoint +
                     state.player[seat].dollars % kDollarsPerPoint;
    if (best == 0 || rank > most) {
      most = rank;
      best = 0;
    }
    if (rank == most) best = static_cast<std::uint8_t>(best | 1U << seat);
  }
  return best;
}

}  // namespace drover::elpaso
