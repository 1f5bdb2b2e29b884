#include "trail/rules/automa.h"

#include <tuple>

#include "core/bits.h"
#include "core/selection.h"
#include "trail/rules/building.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/discs.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/movement.h"
#include "trail/rules/objectives.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/rules/turn.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

constexpr int kNone = -1;
constexpr int kFromSupply = 0xff;
constexpr int kNoWorkerSpent = 0xff;

const AutomaRow& row_of(const State& state) { return automa_row(state.options.automa); }

const AutomaLevelRow& level_of(const State& state) {
  return at(row_of(state).levels, state.options.level);
}

AutomaState& mine(Play& play) { return play.s.automa_of(play.s.current); }

void report_act(Play& play, AutomaAction action, AutomaReason why, int count = 0) {
  play.report(EventKind::kAutomaActs, static_cast<int>(action), count, static_cast<int>(why));
}
void report_nothing(Play& play, AutomaAction action, AutomaReason why) {
  play.report(EventKind::kAutomaNothing, static_cast<int>(action), 0, static_cast<int>(why));
}

// --- movement

// The rest of a way to Kansas City. Compares by fewest locations, then lowest fees, then fewest
// branches with risk spaces (D17).
struct Way {
  int locations = 0;
  int fees = 0;
  int risks = 0;
  friend bool operator<=(const Way& a, const Way& b) {
    return std::tie(a.locations, a.fees, a.risks) <= std::tie(b.locations, b.fees, b.risks);
  }
};

class ShortestWay {
 public:
  explicit ShortestWay(const State& state) : s_(state), map_(trail_map(state)) {}

  Space next(Space from) { return from_here(from).next; }

 private:
  struct Found {
    Way way;
    Space next = kNowhere;
    bool known = false;
  };

  const Found& from_here(Space from) {
    Found& found = found_[from];
    if (found.known) return found;
    const WaysOn& ways = map_.ways_on[from];
    for (std::size_t i = 0; i < ways.count; ++i) {
      const Space next = next_on(s_, ways.way[i]);
      Way way = next == kKansasCitySpace ? Way{} : from_here(next).way;
      way.locations += 1;
      way.fees += fee_at(s_, s_.current, next).dollars;
      way.risks += has_risk(ways.way[i].branch) ? 1 : 0;
      if (found.next != kNowhere && found.way <= way) continue;
      found.way = way;
      found.next = next;
    }
    found.known = true;
    return found;
  }

  bool has_risk(SpaceSet branch) const {
    for (const Space space : bits<Space>(branch)) {
      if (map_.risk[space] != Risk::kNone) return true;
    }
    return false;
  }

  const State& s_;
  const TrailMap& map_;
  std::array<Found, kSpaces> found_{};
};

// It pays nothing; the owner of a building it enters or passes gets the fee from the bank (D20).
void collect_fee(Play& play, Space space) {
  const Fee fee = fee_at(play.s, play.s.current, space);
  if (fee.dollars == 0 || fee.to == kNobody) return;
  PlayerState& owner = play.s.player[fee.to];
  owner.dollars = static_cast<std::uint16_t>(owner.dollars + fee.dollars);
  play.report(EventKind::kFeeFromBank, space, fee.to, 0, fee.dollars);
}

void walk(Play& play, int steps) {
  ShortestWay way(play.s);
  Space& herder = play.me().herder;
  for (; steps > 0 && herder != kKansasCitySpace; --steps) {
    herder = way.next(herder);
    play.report(EventKind::kHerderStepped, herder);
    collect_fee(play, herder);
  }
}

int most_buildings(const State& state) {
  std::array<int, kMaxPlayers> count{};
  for (const Space space : bits<Space>(state.occupied & kBuildingSpaces)) {
    ++count[private_owner(state.board[space])];
  }
  return *std::max_element(count.begin(), count.end());
}

int steps_of(const State& state, const AutomaCardRow& card) {
  const PlayerState& me = state.me();
  switch (card.rule) {
    case AutomaSteps::kPrinted:
      return at(card.steps, state.players() - kMinSeats);
    case AutomaSteps::kMostBuildings:
      return std::max(1, most_buildings(state));
    case AutomaSteps::kCowboys:
      return workers(me, Worker::kCowboy);
    case AutomaSteps::kSpecialists:
      return workers(me, state.automa_of(state.current).specialization);
    case AutomaSteps::kYourLimit:
      return step_limit(state, state.player[0]);
  }
  return 0;
}

// --- workers

// No card of Brisco asks for a specialization.
bool specializes(const State& state) { return state.options.automa != Automa::kBrisco; }

void specialize(Play& play, Worker kind) {
  if (!specializes(play.s)) return;
  AutomaState& automa = mine(play);
  if (workers(play.me(), kind) <= workers(play.me(), automa.specialization)) return;
  automa.specialization = kind;
  play.report(EventKind::kSpecialized, static_cast<int>(kind));
}

// Rows above the token, with room on its own board.
bool on_offer(const State& state, int row, Worker kind) {
  return state.job(row, kind) > 0 && workers(state.me(), kind) < kWorkerRowLength;
}

// Workers of the kind in rows above the token, whether or not there is room for them.
int count_on_offer(const State& state, Worker kind) {
  int count = 0;
  for (int row = 0; row < state.token_row; ++row) count += state.job(row, kind);
  return count;
}

// The row with the cheapest worker of the kind, the topmost of equals.
int cheapest_row(const State& state, Worker kind) {
  core::Least<int, int> best(kNone);
  for (int row = 0; row < state.token_row; ++row) {
    if (on_offer(state, row, kind)) best.consider(row, hiring_cost(row, 0));
  }
  return best.thing();
}

// Neither paid for nor followed by what the covered space shows.
void hire(Play& play, AutomaAction action, AutomaReason why, Worker kind) {
  const int row = cheapest_row(play.s, kind);
  report_act(play, action, why);
  --play.s.job(row, kind);
  ++at(play.me().workers, kind);
  play.report(EventKind::kWorkerHired, static_cast<int>(kind), row);
  specialize(play, kind);
}

// `offered`: how many of those that it would have taken are on offer.
void report_no_worker(Play& play, AutomaAction action, int offered) {
  report_nothing(play, action, offered > 0 ? AutomaReason::kNoRoom : AutomaReason::kNoneOnOffer);
}

int anybody_on_offer(const State& state) {
  int count = 0;
  for (int kind = 0; kind < kWorkerKinds; ++kind) count += count_on_offer(state, Worker(kind));
  return count;
}

// Among workers of the lowest price the specialization, then the topmost row, then cowboys before
// builders before engineers: the job market does not know who stands left of whom (D24).
void hire_cheapest(Play& play) {
  const State& s = play.s;
  const Worker special = s.automa_of(s.current).specialization;
  core::Least<Worker, std::tuple<int, int, int>> best(special);
  for (int i = 0; i < kWorkerKinds; ++i) {
    const auto kind = static_cast<Worker>(i);
    const int row = cheapest_row(s, kind);
    const int preferred = specializes(s) && kind == special ? 0 : 1;
    if (row != kNone) best.consider(kind, {hiring_cost(row, 0), preferred, row});
  }
  constexpr AutomaAction kAction = AutomaAction::kHireCheapest;
  if (!best.found()) return report_no_worker(play, kAction, anybody_on_offer(s));
  hire(play, kAction, AutomaReason::kCheapest, best.thing());
}

void hire_engineer(Play& play) {
  constexpr AutomaAction kAction = AutomaAction::kHireEngineer;
  constexpr Worker kKind = Worker::kEngineer;
  if (cheapest_row(play.s, kKind) == kNone) {
    return report_no_worker(play, kAction, count_on_offer(play.s, kKind));
  }
  hire(play, kAction, AutomaReason::kCardSays, kKind);
}

void hire_specialist(Play& play) {
  const State& s = play.s;
  const Worker special = s.automa_of(s.current).specialization;
  constexpr AutomaAction kAction = AutomaAction::kHireSpecialist;
  if (cheapest_row(s, special) != kNone) {
    return hire(play, kAction, AutomaReason::kSpecialization, special);
  }
  core::Best<Worker, int> most(special);
  for (int i = 0; i < kWorkerKinds; ++i) {
    const auto kind = static_cast<Worker>(i);
    if (cheapest_row(s, kind) != kNone) most.consider(kind, count_on_offer(s, kind));
  }
  if (!most.found()) return report_no_worker(play, kAction, anybody_on_offer(s));
  hire(play, kAction, AutomaReason::kMostNumerous, most.thing());
}

// --- engine and stations

bool place_disc(Play& play, DiscTarget target, int where) {
  std::uint8_t& discs = mine(play).discs;
  if (discs == 0) return false;
  --discs;
  play.report(EventKind::kDiscTaken, kFromSupply);
  play.report(EventKind::kDiscPlaced, static_cast<int>(target), where);
  return true;
}

bool wants_station(const State& state, int station) {
  return station >= 0 && (state.me().stations >> station & 1U) == 0 &&
         state.automa_of(state.current).discs > 0;
}

// The tile has neither effect nor points for it, but nobody else gets it (D28).
void take_station_master(Play& play, int station) {
  const int space = station_master_space(station);
  if (space < 0) return;
  std::uint8_t& place = at(play.s.station_master, space);
  if ((place & kWorkerAsStationMaster) != 0) return;
  const std::uint8_t tile = place;
  place = kAutomaAsStationMaster;
  play.me().station_masters = static_cast<StationMasterSet>(play.me().station_masters | 1U << tile);
  play.report(EventKind::kStationMasterWon, station, tile, kNoWorkerSpent);
}

void upgrade(Play& play, int station) {
  if (!wants_station(play.s, station)) return;
  play.report(EventKind::kStationUpgraded, station);
  place_disc(play, DiscTarget::kStation, station);
  play.me().stations = static_cast<std::uint16_t>(play.me().stations | 1U << station);
  const bool town = station >= kStations;
  if (!town || row_of(play.s).takes_town_masters) take_station_master(play, station);
}

void drive_to(Play& play, std::uint8_t place) {
  move_engine(play, place);
  upgrade(play, kTrack[place].station);
}

// The lowest place of the set whose station it wants; kNone if there is none.
int first_station(const State& state, TrackSet places, int beyond = kNone) {
  for (const int place : bits<int>(places)) {
    if (place > beyond && wants_station(state, at(kTrack, place).station)) {
      return place;
    }
  }
  return kNone;
}

// From space 39 to the first station without its disc, or one space back (D27).
void drive_home(Play& play) {
  const TrackSet behind = free_behind_engine(play.s);
  const int station = first_station(play.s, behind);
  report_act(play, AutomaAction::kMoveEngine, AutomaReason::kEndOfTrack);
  drive_to(play,
           static_cast<std::uint8_t>(station != kNone ? station : 63 - std::countl_zero(behind)));
}

// `beyond`: only stations after this place stop the engine (D26, D36).
void drive(Play& play, AutomaAction action, int spaces, int beyond = kNone) {
  const TrackSet reach = engine_forward_reach(play.s, spaces);
  if (reach == 0) return report_nothing(play, action, AutomaReason::kNoWay);
  const int station = first_station(play.s, reach, beyond);
  const int target = station != kNone ? station : 63 - std::countl_zero(reach);
  report_act(play, action,
             station != kNone ? AutomaReason::kStation : AutomaReason::kAsFarAsPossible, spaces);
  drive_to(play, static_cast<std::uint8_t>(target));
  if (target == kTrackEnd) drive_home(play);
}

// --- tiles and cards

void take_objective(Play& play, AutomaReason why) {
  constexpr AutomaAction kAction = AutomaAction::kTakeObjective;
  const auto& display = play.s.objective_display;
  if (std::all_of(display.begin(), display.end(), [](Card card) { return card == kNoCard; })) {
    return report_nothing(play, kAction, AutomaReason::kNoneOnOffer);
  }
  report_act(play, kAction, why);
  take_best_objective(play);
}

// The first space of equals along the trail.
void take_trade(Play& play) {
  const State& s = play.s;
  core::Best<Space, int> best(kNowhere);
  for (const Space space : bits<Space>(s.occupied & kTradeSlotSet)) {
    best.consider(space, trail_map(s).trade_dollars[space]);
  }
  if (!best.found()) {
    return report_nothing(play, AutomaAction::kTakeTrade, AutomaReason::kNoneOnOffer);
  }
  report_act(play, AutomaAction::kTakeTrade, AutomaReason::kHighestReward);
  take_trade_tile(play, best.thing());
}

// With `by_kind` the kind that lies on the trail most often comes first (D31).
void take_hazard(Play& play, AutomaAction action, bool by_kind) {
  const State& s = play.s;
  const SpaceSet hazards = s.occupied & kHazardSlotSet;
  if (hazards == 0) return report_nothing(play, action, AutomaReason::kNoneOnOffer);
  const auto row_at = [&](Space space) -> const TileRow& {
    return at(kTileTable, kansas_tile(s.board[space]));
  };
  std::array<int, 8> count{};
  for (const Space space : bits<Space>(hazards)) ++count[row_at(space).which];
  core::Best<Space, std::tuple<int, int>> best(kNowhere);
  for (const Space space : bits<Space>(hazards)) {
    const TileRow& row = row_at(space);
    best.consider(space, {by_kind ? count[row.which] : 0, row.victory_points});
  }
  report_act(play, action, by_kind ? AutomaReason::kMostNumerous : AutomaReason::kMostPoints);
  apply_remove_hazard(play, {}, {MoveKind::kHazard, best.thing()});
}

// --- cattle

int points_of(Card card) { return kCattleTable[card].victory_points; }

// The card of the value with most points in the market, besides the one `taken` already; kNoCard if
// there is none.
Card best_card(const State& state, int value, Card taken) {
  core::Best<Card, int> best(kNoCard);
  const CattleSet set = state.cattle_market.kinds_present() & at(kCattleOfValue, value);
  for (const Card card : bits<Card>(set)) {
    if (card != taken || state.cattle_market[card] >= 2) best.consider(card, points_of(card));
  }
  return best.thing();
}

// One purchase: most points, then the highest breeding value, then the first of the table (D32).
void buy_cattle(Play& play, AutomaAction action, int cowboys) {
  const State& s = play.s;
  using Bought = std::pair<Card, Card>;
  core::Best<Bought, std::tuple<int, int>> best({kNoCard, kNoCard});
  for (int i = 0; i < purchase_options(s); ++i) {
    const PurchaseRow& row = at(kPurchaseTable, i);
    if (row.cowboys > cowboys || row.dollars > kAutomaMostDollars) continue;
    const Card one = best_card(s, row.breeding_value, kNoCard);
    if (one == kNoCard) continue;
    const Card two = row.cards == 2 ? best_card(s, row.breeding_value, one) : kNoCard;
    if (row.cards == 2 && two == kNoCard) continue;
    const int points = points_of(one) + (two != kNoCard ? points_of(two) : 0);
    best.consider({one, two}, {points, row.breeding_value});
  }
  const auto [first, second] = best.thing();
  if (first == kNoCard) {
    const bool sold_out = s.cattle_market.empty();
    return report_nothing(play, action,
                          sold_out ? AutomaReason::kNoneOnOffer : AutomaReason::kTooExpensive);
  }
  report_act(play, action, AutomaReason::kMostPoints, cowboys);
  take_from_market(play, first);
  if (second != kNoCard) take_from_market(play, second);
}

// A gift: the first of equals in the order of the cattle table.
void take_cattle(Play& play, AutomaAction action) {
  const bool most = action == AutomaAction::kTakeCattleMost;
  core::Best<Card, int> best(kNoCard);
  for (const Card card : bits<Card>(play.s.cattle_market.kinds_present())) {
    best.consider(card, most ? points_of(card) : -points_of(card));
  }
  if (!best.found()) return report_nothing(play, action, AutomaReason::kNoneOnOffer);
  report_act(play, action, most ? AutomaReason::kMostPoints : AutomaReason::kFewestPoints);
  take_from_market(play, best.thing());
}

void draw_cattle(Play& play) {
  if (play.s.market_stack.empty()) {
    return report_nothing(play, AutomaAction::kDrawCattle, AutomaReason::kNoneOnOffer);
  }
  report_act(play, AutomaAction::kDrawCattle, AutomaReason::kCardSays);
  draw_into_market(play);
}

// --- buildings

// The first empty building space at or after the herder of the next player, counted in spaces of
// the trail and on from the start after Kansas City; of two as near the one without risk (D34).
Space next_site(const State& state) {
  const TrailMap& map = trail_map(state);
  const auto next_seat = static_cast<std::size_t>((state.current + 1) % state.players());
  const Space herder = state.player[next_seat].herder;
  SpaceSet seen = 0;
  SpaceSet ring = bit(herder == kNowhere ? kStart : herder);
  const SpaceSet free = map.building_spaces & ~state.occupied;
  while (ring != 0) {
    core::Best<Space, bool> site(kNowhere);
    for (const Space space : bits<Space>(ring & free)) {
      site.consider(space, map.risk[space] == Risk::kNone);
    }
    if (site.found()) return site.thing();
    seen |= ring;
    SpaceSet ahead = 0;
    for (const Space from : bits<Space>(ring)) {
      if (from == kKansasCitySpace) ahead |= bit(kStart);
      const WaysOn& ways = map.ways_on[from];
      for (std::size_t i = 0; i < ways.count; ++i) {
        const WayOn& way = ways.way[i];
        ahead |= bit(way.branch != 0 ? first_of(way.branch) : way.exit);
      }
    }
    ring = ahead & ~seen;
  }
  return kNowhere;
}

// Builders used (the difference for a replacement), points gained, fee gained.
using BuildingWorth = std::tuple<int, int, int>;

BuildingWorth worth_of(const State& state, int number, Space space) {
  const auto figures = [&](int building) {
    const PrivateSide& row = private_row(state, state.current, building);
    return BuildingWorth{row.builders, row.victory_points, fee_of(row.hands, state.players())};
  };
  auto [builders, points, fee] = figures(number);
  const BoardTile old = state.board[space];
  if (old == kEmptySpace) return {builders, points, fee};
  const auto [old_builders, old_points, old_fee] = figures(private_number(old));
  return {builders - old_builders, points - old_points, fee - old_fee};
}

void place_building(Play& play) {
  const State& s = play.s;
  constexpr AutomaAction kAction = AutomaAction::kPlaceBuilding;
  const Space site = next_site(s);
  core::Best<std::pair<int, Space>, BuildingWorth> best({kNone, kNowhere});
  bool affordable = false;
  for (const int number : bits<int>(play.me().buildings)) {
    // It needs all builders of the tile, also where the tile replaces another (D33).
    if (private_row(s, s.current, number).builders > workers(play.me(), Worker::kBuilder)) continue;
    affordable = true;
    const auto consider = [&](Space space) {
      best.consider({number, space}, worth_of(s, number, space));
    };
    if (site != kNowhere) consider(site);
    for (const Space space : bits<Space>(s.occupied & kBuildingSpaces)) {
      if (owns_building_at(s, s.current, space) && builders_needed(s, number, space) > 0) {
        consider(space);
      }
    }
  }
  if (!best.found()) {
    return report_nothing(play, kAction,
                          affordable ? AutomaReason::kNoSpace : AutomaReason::kTooExpensive);
  }
  report_act(play, kAction, AutomaReason::kMostBuilders, workers(play.me(), Worker::kBuilder));
  put_building(play, best.thing().first, best.thing().second);
}

void build_at_random(Play& play) {
  constexpr AutomaAction kAction = AutomaAction::kBuildAtRandom;
  const unsigned pool = play.me().buildings & level_of(play.s).buildings;
  if (pool == 0) return report_nothing(play, kAction, AutomaReason::kNoneOnOffer);
  const Space site = next_site(play.s);
  if (site == kNowhere) return report_nothing(play, kAction, AutomaReason::kNoSpace);
  report_act(play, kAction, AutomaReason::kAtRandom);
  put_building(play, core::random_bit(pool, play.s.rng), site);
}

// --- branch offices

// Rewards for the purse are nothing to it; a card it takes (D37).
void found(Play& play, Town town, AutomaReason why) {
  report_act(play, AutomaAction::kFoundOffice, why);
  const int space = first_free_space(play.s, town);
  place_office(play, town, space);
  if (office_space(play.s, town, space).objective_card) {
    take_objective(play, AutomaReason::kReward);
  }
  upgrade(play, town_map(play.s).station_of_town[town]);
}

bool founds_in_list(Play& play) {
  const TownSet open = accessible_towns(play.s, play.s.current);
  for (const std::string_view slug : garth_towns(play.s.options.level)) {
    const Town town = town_named(slug);
    if ((open & town_bit(town)) == 0) continue;
    found(play, town, AutomaReason::kTownList);
    return true;
  }
  return false;
}

Town town_of_card(std::uint8_t card) { return town_named(kSamOfficeTable[card].town); }

// Turns over the next card whose town has no office of his; false if there is none.
bool turn_office_card(Play& play) {
  AutomaState& sam = mine(play);
  while (sam.office_card == kNoTile ||
         (play.me().offices & town_bit(town_of_card(sam.office_card))) != 0) {
    if (sam.office_cards != 0) {
      const int card = core::take_random_bit(sam.office_cards, play.s.rng);
      sam.office_card = static_cast<std::uint8_t>(card);
    } else if (!sam.office_cards_under.empty()) {
      sam.office_card = sam.office_cards_under[0];
      sam.office_cards_under.erase_at(0);
    } else {
      sam.office_card = kNoTile;
      return false;
    }
    play.report(EventKind::kOfficeCardTurned, town_of_card(sam.office_card));
  }
  return true;
}

// The open town with the fewest towns left to the target (D38); kNone if no chain leads there.
int town_towards(const State& state, Town target) {
  const TownSet open = accessible_towns(state, state.current);
  TownSet seen = 0;
  for (TownSet ring = town_bit(target); ring != 0;) {
    if ((ring & open) != 0) return std::countr_zero(ring & open);
    seen |= ring;
    TownSet wider = 0;
    for (const Town town : bits<Town>(ring)) wider |= town_map(state).next[town];
    ring = wider & ~seen;
  }
  return kNone;
}

bool founds_towards_card(Play& play) {
  AutomaState& sam = mine(play);
  // Each card is tried once: those without a chain go under the others. A card leaves the game only
  // with an office in its town.
  auto tries =
      std::count_if(kSamOfficeTable.begin(), kSamOfficeTable.end(), [&](const SamOfficeRow& row) {
        return (play.me().offices & town_bit(town_named(row.town))) == 0;
      });
  for (; tries > 0 && turn_office_card(play); --tries) {
    const Town target = town_of_card(sam.office_card);
    const int town = town_towards(play.s, target);
    if (town != kNone) {
      found(play, static_cast<Town>(town), AutomaReason::kTownCard);
      return true;
    }
    sam.office_cards_under.push_back(sam.office_card);
    sam.office_card = kNoTile;
    play.report(EventKind::kOfficeCardPutUnder, target);
  }
  return false;
}

void found_office(Play& play) {
  const bool founded =
      offices_left(play.me()) > 0 &&
      (play.s.options.automa == Automa::kSam ? founds_towards_card(play) : founds_in_list(play));
  if (!founded) report_nothing(play, AutomaAction::kFoundOffice, AutomaReason::kNoWay);
}

// --- the turn

void act(Play& play, AutomaAction action) {
  const PlayerState& me = play.me();
  switch (action) {
    case AutomaAction::kNothing:
    case AutomaAction::kDeliver:
      return;
    case AutomaAction::kHireCheapest:
      return hire_cheapest(play);
    case AutomaAction::kHireSpecialist:
      return hire_specialist(play);
    case AutomaAction::kHireEngineer:
      return hire_engineer(play);
    case AutomaAction::kMoveEngine:
      return drive(play, action, workers(me, Worker::kEngineer));
    case AutomaAction::kEngineThree:
      return drive(play, action, kBriscoEngineSpaces, play.s.player[0].engine);
    case AutomaAction::kTakeObjective:
      return take_objective(play, AutomaReason::kMostPoints);
    case AutomaAction::kTakeTrade:
      return take_trade(play);
    case AutomaAction::kTakeHazard:
      return take_hazard(play, action, true);
    case AutomaAction::kTakeHazardMost:
      return take_hazard(play, action, false);
    case AutomaAction::kBuyCattle:
      return buy_cattle(play, action, workers(me, Worker::kCowboy));
    case AutomaAction::kBuyCattleButOne:
      return buy_cattle(play, action, workers(me, Worker::kCowboy) - 1);
    case AutomaAction::kDrawCattle:
      return draw_cattle(play);
    case AutomaAction::kPlaceBuilding:
      return place_building(play);
    case AutomaAction::kBuildAtRandom:
      return build_at_random(play);
    case AutomaAction::kTakeCattleFewest:
    case AutomaAction::kTakeCattleMost:
      return take_cattle(play, action);
    case AutomaAction::kFoundOffice:
      return found_office(play);
  }
}

void choose_tiles_at_random(Play& play) {
  for (int column = 0; column < kColumns; ++column) {
    MoveList list;
    legal_foresight(play.s, {DecisionKind::kForesight, static_cast<std::uint8_t>(column), 0, 0, 0},
                    list);
    if (list.empty()) continue;
    apply_foresight(play, {}, list[play.s.rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
}

// The tiles come before the delivery (D39).
void enter_kansas_city_as_automa(Play& play) {
  play.push(DecisionKind::kAutomaDelivers);
  if (!row_of(play.s).you_choose_tiles) return choose_tiles_at_random(play);
  for (int column = kColumns; column-- > 0;) play.push(DecisionKind::kForesight, column);
}

bool is_open_to(const State& state, Seat seat, City city) {
  const int town = deliveries(state).town[city];
  if (town < 0 || (state.player[seat].offices >> town & 1U) != 0) return true;
  // San Francisco lies on the map of the first printing; Garth needs no office there (D40).
  return state.options.automa == Automa::kGarth && city == deliveries(state).last_city;
}

// Cards of the crest and its arrows, and New York's station master; nothing for the purse (D42).
void take_delivery_rewards(Play& play, City city) {
  State& s = play.s;
  const Crest& crest = city_row(s, city).crest;
  int cards = crest.objective_card ? 1 : 0;
  for_each_arrow(s, play.me(), city,
                 [&](const CityArrowRow& arrow) { cards += arrow.objective_card ? 1 : 0; });
  for (; cards > 0; --cards) take_objective(play, AutomaReason::kReward);
  if (!crest.station_master || s.spare_masters == 0) return;
  const int tile = core::take_random_bit(s.spare_masters, s.rng);
  play.me().station_masters = static_cast<StationMasterSet>(play.me().station_masters | 1U << tile);
  play.report(EventKind::kStationMasterTaken, tile);
}

// --- set-up

void add_start_worker(Play& play, Worker kind) { ++at(play.me().workers, kind); }

Worker random_worker(State& state) { return static_cast<Worker>(state.rng.below(kWorkerKinds)); }

void add_start_workers(Play& play, StartWorkers workers) {
  switch (workers) {
    case StartWorkers::kNone:
      return;
    case StartWorkers::kOneSpecialist:
      return add_start_worker(play, mine(play).specialization);
    case StartWorkers::kTwoKinds: {
      const Worker left_out = random_worker(play.s);
      for (int kind = 0; kind < kWorkerKinds; ++kind) {
        if (Worker(kind) != left_out) add_start_worker(play, Worker(kind));
      }
      return;
    }
    case StartWorkers::kOneOfEachAndRandom:
      add_start_worker(play, random_worker(play.s));
      [[fallthrough]];
    case StartWorkers::kOneOfEach:
      for (int kind = 0; kind < kWorkerKinds; ++kind) add_start_worker(play, Worker(kind));
  }
}

// With all of them in place: a kind that is more numerous by now, the first of equals (D22).
void specialize_in_most(Play& play) {
  const auto& rows = play.me().workers;
  specialize(play, Worker(std::max_element(rows.begin(), rows.end()) - rows.begin()));
}

}  // namespace

// The specialization is that of a worker tile marked 2: Garth puts it back, Sam keeps it. Workers
// of a level are not taken from the supply, else the game might not end (D23).
void set_up_automa(Play& play, Seat seat) {
  State& s = play.s;
  s.current = seat;
  AutomaState& automa = mine(play);
  const AutomaRow& row = row_of(s);
  const AutomaLevelRow& level = level_of(s);
  play.me().herder = kStart;
  automa.deck = static_cast<std::uint16_t>(((1U << row.cards.size()) - 1U) & ~level.cards_out);
  automa.card = kNoTile;
  automa.office_card = kNoTile;
  automa.discs = static_cast<std::uint8_t>(discs_per_player(s.options));
  if (s.options.automa == Automa::kBrisco) return;
  if (s.options.automa == Automa::kSam && s.options.rails()) {
    automa.office_cards = static_cast<std::uint16_t>((1U << kSamOfficeCards) - 1U);
  }
  const auto tile = s.supply[1].draw(s.rng);
  automa.specialization = static_cast<Worker>(kTileTable[tile].which);
  if (row.worker_drawn) {
    add_start_worker(play, automa.specialization);
  } else {
    s.supply[1].add(tile);
  }
  add_start_workers(play, level.extra_workers);
  specialize_in_most(play);
}

void wait_for_begin(Play& play) {
  play.s.current = static_cast<Seat>(play.s.people());
  play.push(DecisionKind::kBegin);
}

void legal_begin(const State&, const Decision&, MoveList& list) {
  list.push_back({MoveKind::kBegin});
}

void apply_begin(Play& play, const Decision&, Move) { begin_turn(play, play.s.current); }

void play_automa(Play& play) {
  State& s = play.s;
  AutomaState& automa = mine(play);
  const int number = core::turn_card(automa.deck, automa.discard, s.rng,
                                     [&] { play.report(EventKind::kAutomaShuffled); });
  automa.card = static_cast<std::uint8_t>(number);
  const AutomaCardRow& card = at(row_of(s).cards, number);
  const int steps = steps_of(s, card);
  play.report(EventKind::kAutomaCard, number, 0, 0, steps);
  walk(play, steps);
  if (card.office_first && s.options.rails()) found_office(play);
  const bool acts = card.only_if == kAnySpecialization ||
                    card.only_if == static_cast<std::uint8_t>(mine(play).specialization);
  if (acts) {
    for (const AutomaAction action : card.actions) act(play, action);
  } else {
    report_nothing(play, card.actions[0], AutomaReason::kOtherSpecialization);
  }
  if (play.me().herder == kKansasCitySpace) enter_kansas_city_as_automa(play);
}

NextDelivery next_delivery(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  const Deliveries& map = deliveries(state);
  const std::size_t printing = printing_of(state.edition(), state.options.rails());
  int above = 0;
  for (const std::string_view slug : level_of(state).first[printing]) {
    const City city = city_named(slug);
    if (city == kNoCity) continue;
    if (player.cities[city] == 0) return {city, AutomaReason::kSchedule};
    above = map.city[city].value;
  }
  // Of two crests of one value the one on the strip comes first: New York before San Francisco
  // (D40).
  core::Least<City, std::tuple<int, bool>> next(kNoCity);
  for (const City city : bits<City>(map.in_play)) {
    if (map.city[city].value <= above || player.cities[city] > 0) continue;
    if (is_open_to(state, seat, city))
      next.consider(city, {map.city[city].value, map.place[city] < 0});
  }
  if (!next.found()) return {map.last_city, AutomaReason::kLastCityAgain};
  return {next.thing(), AutomaReason::kNextHigher};
}

void automa_delivers(Play& play) {
  const NextDelivery next = next_delivery(play.s, play.s.current);
  if (mine(play).discs == 0) {
    report_nothing(play, AutomaAction::kDeliver, AutomaReason::kNoDiscs);
  } else {
    report_act(play, AutomaAction::kDeliver, next.why);
    play.report(EventKind::kDelivered, next.city);
    place_disc(play, DiscTarget::kCity, next.city);
    ++play.me().cities[next.city];
    take_delivery_rewards(play, next.city);
  }
  leave_kansas_city(play);
}

}  // namespace drover::trail
