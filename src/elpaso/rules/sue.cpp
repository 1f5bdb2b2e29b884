#include "elpaso/rules/sue.h"

#include <utility>

#include "core/selection.h"
#include "elpaso/rules/building.h"
#include "elpaso/rules/cattle_market.h"
#include "elpaso/rules/el_paso.h"
#include "elpaso/rules/tiles.h"
#include "elpaso/state/rule_changes.h"

namespace drover::elpaso {

namespace {

constexpr int kNothing = -1;
constexpr int kDelivery = 0xff;  // in events: not an action of her card, but her delivery
constexpr int about(SueAction action) { return static_cast<int>(action); }

// `about`: a SueAction, or kDelivery.
void report_nothing(Play& play, int about, SueReason why) {
  play.report(EventKind::kSueNothing, about, 0, static_cast<int>(why));
}

// --- movement

// Locations from each space to El Paso by the shortest way, the space itself counted if it is one.
std::array<int, kSpaces> locations_to_el_paso(const State& s) {
  std::array<int, kSpaces> left{};
  for (std::size_t space = kSpaces; space-- > 1;) {
    int best = kSpaces;
    for (const Space next : kWaysOn[space].to) {
      if (next != kNowhere) best = std::min(best, next == kElPaso ? 0 : left[next]);
    }
    left[space] = best + ((s.occupied >> space & 1) != 0 ? 1 : 0);
  }
  return left;
}

// At a fork the branch with fewer locations (ruling 42), the inner one if they are equal.
Space way_on(const std::array<int, kSpaces>& left, Space from) {
  const Space first = kWaysOn[from].to[0];
  const Space second = kWaysOn[from].to[1];
  if (second == kNowhere) return first;
  const int by_first = first == kElPaso ? 0 : left[first];
  const int by_second = second == kElPaso ? 0 : left[second];
  if (by_first != by_second) return by_first < by_second ? first : second;
  return kSpaceTable[second].path == Path::kInner ? second : first;
}

void walk_sue(Play& play, int steps) {
  const std::array<int, kSpaces> left = locations_to_el_paso(play.s);
  Space& herder = play.me().herder;
  for (; steps > 0; --steps) {
    do {
      herder = way_on(left, herder);
    } while ((play.s.occupied & bit(herder)) == 0);
    play.report(EventKind::kHerderStepped, herder);
    if (herder == kElPaso) return;
  }
}

// Spaces from the herder to a space clockwise, empty ones counted (ruling 41).
int spaces_ahead(Space from, Space target) {
  if (from == target) return 0;
  std::array<int, kSpaces> to{};
  to.fill(2 * kSpaces);
  to[from] = 0;
  int el_paso = 2 * kSpaces;
  const auto spread = [&](std::size_t first) {
    for (std::size_t space = first; space < kSpaces; ++space) {
      for (const Space next : kWaysOn[space].to) {
        if (next == kNowhere) continue;
        int& best = next == kElPaso ? el_paso : to[next];
        best = std::min(best, to[space] + 1);
      }
    }
  };
  spread(from);
  if (to[target] < 2 * kSpaces) return to[target];
  to[kElPaso] = el_paso;
  spread(kElPaso);
  return to[target];
}

// Nearer, or as near and on the inner path, as where she walks (ruling 41).
bool nearer(const State& s, Space a, Space b) {
  const Space herder = s.me().herder;
  const int to_a = spaces_ahead(herder, a);
  const int to_b = spaces_ahead(herder, b);
  if (to_a != to_b) return to_a < to_b;
  const bool a_inner = kSpaceTable[a].path == Path::kInner;
  const bool b_inner = kSpaceTable[b].path == Path::kInner;
  return a_inner != b_inner && a_inner == applies(s, RulesChange::kSueUpgradesInner);
}

// --- supply

// The type a joker joins: the one she has most of, types with four or more left out unless all have
// as many (ruling 32); leftmost if tied.
Worker joker_joins(const State& s, SueReason& why) {
  const PlayerState& me = s.me();
  int most = -1;
  int most_of_all = -1;
  Worker joins = s.sue.row[0];
  Worker joins_full = s.sue.row[0];
  bool tie = false;
  bool left_out = false;
  for (const Worker worker : s.sue.row) {
    const int count = workers(me, worker);
    if (count > most_of_all) {
      most_of_all = count;
      joins_full = worker;
    }
    if (count >= kSueJokerIgnoresTypesWith) {
      left_out = true;
    } else if (count > most) {
      most = count;
      joins = worker;
      tie = false;
    } else if (count == most) {
      tie = true;
    }
  }
  if (most < 0) {
    why = SueReason::kAllFull;
    return joins_full;
  }
  why = tie        ? SueReason::kTieLeftmost
        : left_out ? SueReason::kRestIgnored
                   : SueReason::kMostWorkers;
  return joins;
}

void draw_supply(Play& play, SueReason why) {
  State& s = play.s;
  if (s.sue.supply.empty())
    return report_nothing(play, about(SueAction::kSupply), SueReason::kSoldOut);
  const auto card = static_cast<Card>(s.sue.supply.draw(s.rng));
  if (!is_worker(card)) {
    play.me().discard.add(card);
    play.report(EventKind::kSueSupply, card, 0, static_cast<int>(why));
    return;
  }
  Worker joins = worker_of(card);
  if (joins == Worker::kJoker) {
    joins = joker_joins(s, why);
    ++at(s.sue.jokers, joins);
  }
  ++at(play.me().workers, joins);
  play.report(EventKind::kSueSupply, card, static_cast<int>(joins), static_cast<int>(why));
}

// --- cattle market

// The breed, or the next lower one that is in stock (ruling 30).
void take_cattle_or_lower(Play& play, int step, SueAction action) {
  while (step >= 0 && play.s.market[card_of(at(kSueCattle, step))] == 0) {
    --step;
  }
  if (step < 0) return report_nothing(play, about(action), SueReason::kSoldOut);
  take_from_market(play, card_of(at(kSueCattle, step)));
}

void visit_market(Play& play) {
  const int cowboys = workers(play.me(), Worker::kCowboy);
  take_cattle_or_lower(play, std::min<int>(cowboys, kSueCattle.size()) - 1,
                       SueAction::kCattleMarket);
}

// --- tiles and train

// The open tile with the most points, from the left, objectives before bonus tiles (ruling 27). She
// does not use the effect of a bonus tile (ruling 29).
void take_best_tile(Play& play, TileKind kind, int context) {
  const State& s = play.s;
  core::Best<TileChoice, int> best({});
  if (kind != TileKind::kBonus) {
    for (const std::uint8_t tile : s.objective_display) {
      if (tile != kNoTile) best.consider(objective_choice(tile), kObjectiveTable[tile].points);
    }
  }
  if (kind != TileKind::kObjective) {
    for (const std::uint8_t tile : s.bonus_display) {
      if (tile != kNoTile) best.consider(bonus_choice(tile), kBonusTable[tile].points);
    }
  }
  if (!best.found()) return report_nothing(play, context, SueReason::kSoldOut);
  if (names_bonus(best.thing())) {
    take_bonus(play, best.thing());
  } else {
    take_objective(play, best.thing());
  }
}

// Of all actions only a tile, whatever it costs others (ruling 28), a Corriente, and a card of her
// supply for a worker.
void take_rewards(Play& play, ActionSpan actions, int context) {
  for (int i = 0; i < actions.count; ++i) {
    const Action& action = at(kActionTable, actions.first + i).action;
    if (action.op == Op::kTakeTile) take_best_tile(play, action.tile, context);
    if (action.op == Op::kHire) draw_supply(play, SueReason::kReward);
    if (action.op == Op::kTakeCattle && action.card.breed == kSueTrainBreed) {
      if (can_take_cattle(play.s, action)) {
        take_from_market(play, card_of(kSueTrainBreed));
      } else {
        report_nothing(play, context, SueReason::kSoldOut);
      }
    }
  }
}

// The card for her engineers, the highest one if she has more (ruling 31).
void use_train_with_engineers(Play& play) {
  const int engineers = workers(play.me(), Worker::kEngineer);
  core::Best<int, int> best(kNothing);
  for (int card = 0; card < kTrainCards; ++card) {
    const int row = train_row_index(play.s, card);
    const int needed = at(kTrainTable, row).engineers;
    if (needed <= engineers) best.consider(row, needed);
  }
  if (!best.found()) {
    return report_nothing(play, about(SueAction::kTrain), SueReason::kNoneAffordable);
  }
  play.report(EventKind::kTrainUsed, best.thing());
  take_rewards(play, at(kTrainSpans, best.thing()), about(SueAction::kTrain));
}

// --- buildings

// The dearest kind in stock with more than `above` and at most `limit` builders.
int dearest_kind(const State& s, int above, int limit) {
  core::Best<int, int> best(kNothing);
  for (int kind = 0; kind < kBuildingKinds; ++kind) {
    const int builders = building_row(s, kind).builders;
    if (at(s.building_stacks, kind) == 0 || builders > limit) continue;
    if (builders > above) best.consider(kind, builders);
  }
  return best.thing();
}

void place_new_building(Play& play, int builders) {
  const int kind = dearest_kind(play.s, 0, builders);
  if (kind == kNothing) {
    return report_nothing(play, about(SueAction::kBuilding), SueReason::kNoneAffordable);
  }
  Space site = kNowhere;
  for (const Space space : bits<Space>(kBuildingSpaces & ~play.s.occupied)) {
    const bool better =
        site == kNowhere || kSpaceTable[space].cost > kSpaceTable[site].cost ||
        (kSpaceTable[space].cost == kSpaceTable[site].cost && nearer(play.s, space, site));
    if (better) site = space;
  }
  if (site == kNowhere)
    return report_nothing(play, about(SueAction::kBuilding), SueReason::kNoSpace);
  swap_in_building(play, kind, site);
}

void upgrade_building(Play& play, int builders) {
  const State& s = play.s;
  Space site = kNowhere;
  int kind_there = kNothing;
  int largest_step = 0;
  bool at_the_top = true;
  for (const Space space : bits<Space>(s.occupied & kBuildingSpaces)) {
    if (building_owner(s.board[space]) != s.current) continue;
    const int now = building_row(s, building_kind(s.board[space])).builders;
    if (dearest_kind(s, now, 0xff) != kNothing) at_the_top = false;
    const int kind = dearest_kind(s, now, now + builders);
    if (kind == kNothing) continue;
    const int step = building_row(s, kind).builders - now;
    if (step > largest_step || (step == largest_step && nearer(s, space, site))) {
      site = space;
      kind_there = kind;
      largest_step = step;
    }
  }
  if (site != kNowhere) return swap_in_building(play, kind_there, site);
  // Nothing dearer is left for either: they count as finished (ruling 34).
  if (!at_the_top) {
    return report_nothing(play, about(SueAction::kBuilding), SueReason::kNoneAffordable);
  }
  report_nothing(play, about(SueAction::kBuilding), SueReason::kTopReached);
  take_cattle_or_lower(play, static_cast<int>(kSueCattle.size()) - 1, SueAction::kBuilding);
}

void build_with_builders(Play& play) {
  const int builders = workers(play.me(), Worker::kBuilder);
  if (buildings_of(play.s, play.s.current) < kSueMostBuildings) {
    place_new_building(play, builders);
  } else {
    upgrade_building(play, builders);
  }
}

// --- her turn

constexpr Worker worker_for(SueAction action) {
  return action == SueAction::kTrain      ? Worker::kEngineer
         : action == SueAction::kBuilding ? Worker::kBuilder
                                          : Worker::kCowboy;
}
constexpr SueAction action_for(Worker worker) {
  return worker == Worker::kEngineer  ? SueAction::kTrain
         : worker == Worker::kBuilder ? SueAction::kBuilding
                                      : SueAction::kCattleMarket;
}

SueAction best_of_three(const State& s, SueReason& why) {
  const PlayerState& me = s.me();
  Worker best = s.sue.row[0];
  for (const Worker worker : s.sue.row) {
    if (workers(me, worker) > workers(me, best)) best = worker;
  }
  int as_many = 0;
  for (const Worker worker : s.sue.row) as_many += workers(me, worker) == workers(me, best) ? 1 : 0;
  why = as_many > 1 ? SueReason::kTieLeftmost : SueReason::kMostWorkers;
  return action_for(best);
}

void act(Play& play, const AutomaRow& card) {
  SueReason why = SueReason::kCardSays;
  SueAction action = card.action;
  if (action == SueAction::kBestOfThree) action = best_of_three(play.s, why);
  const int count = action == SueAction::kSupply ? 0 : workers(play.me(), worker_for(action));
  play.report(EventKind::kSueActs, static_cast<int>(action), count, static_cast<int>(why));
  switch (action) {
    case SueAction::kSupply:
      for (int i = 0; i < card.cards; ++i) draw_supply(play, SueReason::kCardSays);
      return;
    case SueAction::kCattleMarket:
      return visit_market(play);
    case SueAction::kTrain:
      return use_train_with_engineers(play);
    case SueAction::kBuilding:
    case SueAction::kBestOfThree:
      return build_with_builders(play);
  }
}

// After the card's action: a Simmental, then the next higher post, the last one again and again
// while she has discs (ruling 36).
void deliver(Play& play) {
  State& s = play.s;
  play.report(EventKind::kArrived);
  take_simmental(play);
  if (s.sue.discs == 0) return report_nothing(play, kDelivery, SueReason::kNoDiscs);
  const std::size_t post = s.sue.next_post;
  --s.sue.discs;
  ++play.me().posts[post];
  play.report(EventKind::kDelivered, static_cast<int>(post));
  play.report(EventKind::kDiscPlaced, static_cast<int>(post), 0xff);
  if (post + 1 < kPosts) ++s.sue.next_post;
  take_rewards(play, kPostSpans[post], kDelivery);
}

}  // namespace

void set_up_sue(Play& play) {
  State& s = play.s;
  SueState& sue = s.sue;
  PlayerState& me = s.player[s.sue_seat()];
  const auto take_worker = [&](Worker worker, int cards) {
    std::uint8_t& stack = at(s.worker_stacks, worker);
    stack = static_cast<std::uint8_t>(stack - cards);
  };
  for (std::size_t i = 0; i < kWorkers; ++i) {
    take_worker(static_cast<Worker>(i), kSueSupplyOfEachWorker);
    sue.supply[kFirstWorker + i] = kSueSupplyOfEachWorker;
  }
  for (const Breed breed : kSueSupplyBreeds) {
    std::uint8_t& stack = s.market[card_of(breed)];
    stack = static_cast<std::uint8_t>(stack - kSueSupplyOfEachBreed);
    sue.supply[card_of(breed)] = kSueSupplyOfEachBreed;
  }
  for (std::size_t i = 0; i < kSpecialists; ++i) {
    sue.row[i] = static_cast<Worker>(i);
    take_worker(sue.row[i], 1);
    me.workers[i] = 1;
  }
  for (std::size_t i = kSpecialists; i > 1; --i) {
    std::swap(sue.row[i - 1], sue.row[s.rng.below(static_cast<std::uint32_t>(i))]);
  }
  // All A cards, and as many B cards as the difficulty says, drawn at random (ruling 38).
  unsigned b_cards = 0;
  for (int card = 0; card < kAutomaCards; ++card) {
    const bool in_a = at(kAutomaTable, card).deck == 'A';
    if (in_a) {
      sue.deck = static_cast<std::uint16_t>(sue.deck | 1U << card);
    } else {
      b_cards |= 1U << card;
    }
  }
  for (int i = 0; i < s.options.sue_b_cards; ++i) {
    const int card = core::take_random_bit(b_cards, s.rng);
    sue.deck = static_cast<std::uint16_t>(sue.deck | 1U << card);
  }
  me.herder = kElPaso;
  at(me.posts, post_of_value(kSueStartDiscOn)) = 1;
  sue.discs = kDiscs - 1;
  sue.next_post = static_cast<std::uint8_t>(post_of_value(kSueFirstDelivery));
}

void play_sue(Play& play) {
  SueState& sue = play.s.sue;
  const int card = core::turn_card(sue.deck, sue.discard, play.s.rng,
                                   [&] { play.report(EventKind::kAutomaShuffled); });
  play.report(EventKind::kAutomaDrawn, card);
  const AutomaRow& row = at(kAutomaTable, card);
  walk_sue(play, row.steps > 0 ? row.steps : workers(play.me(), row.per_worker));
  act(play, row);
  if (play.me().herder == kElPaso) deliver(play);
}

}  // namespace drover::elpaso
