#include "trail/rules/kansas_city.h"

#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/limits.h"
#include "trail/rules/objectives.h"
#include "trail/rules/railroad.h"

namespace drover::trail {

namespace {

int workers_in_row(const State& state, int row) {
  int sum = 0;
  for (int i = 0; i < kWorkerKinds; ++i) sum += state.job(row, static_cast<Worker>(i));
  return sum;
}

// The row of the token is filled from the left; the last space pushes the token down (1st ed. p.
// 7).
void offer_worker(Play& play, Worker kind) {
  State& s = play.s;
  const int row = s.token_row;
  ++s.job(row, kind);
  play.report(EventKind::kWorkerOffered, static_cast<int>(kind), row);
  if (workers_in_row(s, row) < s.players()) return;
  ++s.token_row;
  if (s.token_row == kJobRows) {
    s.token_holder = s.current;
    play.report(EventKind::kJobTokenTaken);
    return;
  }
  play.report(EventKind::kJobTokenMoved, s.token_row);
  if (at(kJobMarketTable, row).refills_cattle_market) {
    refill_cattle_market(play);
  }
}

void place_tile(Play& play, int tile) {
  const TileRow& row = at(kTileTable, tile);
  if (row.kind == TileClass::kWorker) {
    offer_worker(play, static_cast<Worker>(row.which));
    return;
  }
  const Space slot = slot_for(play.s, tile);
  if (slot == kNowhere) {
    play.report(EventKind::kTileOut, 0, tile);  // no room: out of the game (R74)
    return;
  }
  play.put_on_board(slot, kansas_tile_on_board(tile));
  play.report(EventKind::kTilePlaced, slot, tile);
}

bool choosable(const State& state, std::size_t place) {
  const std::uint8_t tile = state.foresight[place];
  if (tile == kNoTile) return false;
  // Once the job market is full no worker may be chosen any more (R88).
  return state.token_row < kJobRows || kTileTable[tile].kind != TileClass::kWorker;
}

// The space of the certificate track the marker moves back to: whole steps (R57).
std::uint8_t certificates_after(const PlayerState& player, int used) {
  const int left = temporary_certificates(player) - used;
  std::uint8_t index = player.certificates;
  while (kCertificateTrack[index].certificates > left) --index;
  return index;
}

// On the player board or on a station: one that could be moved to a city.
bool owns_a_disc(const PlayerState& player) {
  return player.stations != 0 ||
         std::any_of(player.discs.begin(), player.discs.end(), [](int discs) { return discs > 0; });
}

// Places a disc on a city and carries out what follows; `keep` dollars must remain for transport.
void place_city_disc(Play& play, int city, int keep) {
  // The dollars of the crest come first, so they can pay for the disc (R46); they are for the disc,
  // so without any disc left there are none (R44).
  if (owns_a_disc(play.me())) play.gain_dollars(city_row(play.s, city).crest.dollars);
  play.push(DecisionKind::kDisc, static_cast<int>(DiscTarget::kCity), city, keep);
}

// New York of the first printing of Rails to the North; for the disc, like the dollars. The tile
// comes after the transport was paid: what it does may cost dollars that were owed.
void offer_spare_master(Play& play, int city) {
  if (!city_row(play.s, city).crest.station_master || !owns_a_disc(play.me())) return;
  play.push(DecisionKind::kTakeStationMaster);
}

// The card a Simmental card in the hand may become now; kNoCard if it cannot grow.
Card grown(const State& state, Card card, int heifers_made) {
  const Card into = cattle_row(card).grows_into;
  if (into == 0 || state.kansas_city_cattle[into - kSimmentalHeifer] == 0) return kNoCard;
  const PlayerState& me = state.me();
  int cards = me.hand.cattle[card];
  if (card == kSimmentalHeifer) {
    // A token may bring a heifer of this very visit into the hand. Cards of a kind are alike, so
    // those outside the hand are taken to be the new ones.
    const int outside = me.draw.cattle[card] + me.discard.cattle[card];
    cards -= std::max(0, heifers_made - outside);
  }
  return cards > 0 ? into : kNoCard;
}

int dollars_of_brahman(const PlayerState& player) {
  int dollars = 0;
  for (Card card = kSimmentalHeifer; card < kCattleKinds; ++card) {
    dollars += player.hand.cattle[card] * cattle_row(card).dollars;
  }
  return dollars;
}

// An objective card played before the subphase that waits (R77).
bool play_between_subphases(Play& play, const Decision& waiting, Move move) {
  if (move.kind != MoveKind::kPlayObjective) return false;
  play.push(waiting);
  play_objective(play, move);
  return true;
}

}  // namespace

void enter_kansas_city(Play& play) {
  play.push(DecisionKind::kLeaveKansasCity);
  play.push(DecisionKind::kIncome);
  for (int column = kColumns; column-- > 0;) play.push(DecisionKind::kForesight, column);
}

bool can_choose_tile(const State& state, int column) {
  const auto first = static_cast<std::size_t>(column * kPlacesPerColumn);
  return choosable(state, first) || choosable(state, first + 1);
}

void legal_foresight(const State& state, const Decision& decision, MoveList& list) {
  for (std::uint8_t which = 0; which < kPlacesPerColumn; ++which) {
    if (choosable(state, static_cast<std::size_t>(decision.a * kPlacesPerColumn + which))) {
      list.push_back({MoveKind::kForesight, decision.a, which});
    }
  }
  if (can_play_objective_in_kansas_city(state)) list_playable_objectives(state, list);
}

void apply_foresight(Play& play, const Decision& decision, Move move) {
  if (play_between_subphases(play, decision, move)) return;
  const int place = move.a * kPlacesPerColumn + move.b;
  std::uint8_t& tile = at(play.s.foresight, place);
  const int chosen = tile;
  tile = kNoTile;
  play.report(EventKind::kTileChosen, place, chosen);
  place_tile(play, chosen);
}

void refill_foresight(Play& play) {
  State& s = play.s;
  for (std::size_t place = 0; place < s.foresight.size(); ++place) {
    TileCounts& stack = s.supply[place / kPlacesPerColumn];
    if (s.foresight[place] != kNoTile || stack.empty()) continue;
    s.foresight[place] = static_cast<std::uint8_t>(stack.draw(s.rng));
    play.report(EventKind::kTileRevealed, static_cast<int>(place), s.foresight[place]);
  }
}

// Orange cards are one breed and count once, with the best of them (R85).
int herd_value(const PlayerState& player) {
  unsigned breeds = 0;
  int orange = 0;
  for (const Card card : bits<Card>(player.hand.cattle.kinds_present())) {
    breeds |= 1U << static_cast<unsigned>(breed_of(card));
    if (breed_of(card) == Breed::kOrange) orange = std::max(orange, breeding_value(card));
  }
  int value = permanent_certificates(player) + orange;
  for (const std::size_t breed : bits<std::size_t>(breeds)) {
    value += kBreedTable[breed].breeding_value;
  }
  return value;
}

// As many temporary certificates as wanted, also beyond the need of any city (R49).
void legal_income(const State& state, const Decision&, MoveList& list) {
  for (int used = 0; used <= temporary_certificates(state.me()); ++used) {
    list.push_back({MoveKind::kCertificates, static_cast<std::uint8_t>(used)});
  }
  if (can_play_objective_in_kansas_city(state)) list_playable_objectives(state, list);
}

void apply_income(Play& play, const Decision& decision, Move move) {
  if (play_between_subphases(play, decision, move)) return;
  PlayerState& me = play.me();
  const int value = herd_value(me) + move.a;
  if (move.a > 0) {
    me.certificates = certificates_after(me, move.a);
    play.report(EventKind::kCertificatesMoved, me.certificates);
  }
  play.report(EventKind::kIncome, 0, 0, 0, value);
  play.gain_dollars(value);
  play.push(DecisionKind::kDeliver, value);
  if (!play.s.options.has(kOrangeCattle)) {
    discard_hand(play);
    return;
  }
  // Brahman pays without adding to the breeding value; Simmental grows before the hand goes (R84).
  play.gain_dollars(dollars_of_brahman(me));
  play.push(DecisionKind::kDiscardHand);
  if (can_grow(play.s, 0)) play.offer(DecisionKind::kGrowCattle);
}

bool can_grow(const State& state, int heifers_made) {
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (grown(state, card, heifers_made) != kNoCard) return true;
  }
  return false;
}

void legal_grow_cattle(const State& state, const Decision& decision, MoveList& list) {
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (grown(state, card, decision.a) != kNoCard) list.push_back({MoveKind::kGrow, card});
  }
}

// The new card goes to the discard pile, so no card grows twice in one visit; the old one leaves
// the game.
void apply_grow_cattle(Play& play, const Decision& decision, Move move) {
  const Card into = cattle_row(move.a).grows_into;
  --play.s.kansas_city_cattle[into - kSimmentalHeifer];
  take_from_hand(play, move.a);
  play.me().discard.add(into);
  play.report(EventKind::kCattleGrown, move.a, into);
  const int heifers_made = decision.a + (into == kSimmentalHeifer ? 1 : 0);
  if (can_grow(play.s, heifers_made)) play.offer(DecisionKind::kGrowCattle, heifers_made);
}

// A large town takes deliveries only of players with an office there.
bool may_deliver_to(const State& state, int city, int value) {
  const Deliveries& map = deliveries(state);
  const auto at = static_cast<std::size_t>(city);
  const CityRow& row = map.city[at];
  if (row.value > value) return false;
  const int town = map.town[at];
  if (town >= 0 && (state.me().offices >> town & 1U) == 0) return false;
  return row.crest.repeatable || state.me().cities[at] == 0;
}

void legal_deliver(const State& state, const Decision& decision, MoveList& list) {
  for (const City city : bits<City>(deliveries(state).in_play)) {
    if (may_deliver_to(state, city, decision.a)) list.push_back({MoveKind::kDeliver, city});
  }
}

// Disc with its cost or gain, then arrows, then transport (R47).
void apply_deliver(Play& play, const Decision&, Move move) {
  const int cost = transport_cost(play.s, move.a, play.me().engine);
  play.report(EventKind::kDelivered, move.a, 0, 0, cost);
  offer_spare_master(play, move.a);
  play.push(DecisionKind::kTransportCost, move.a);
  place_city_disc(play, move.a, cost);
}

// The dollars were kept when the disc was placed; only a position from outside can lack them.
void pay_transport(Play& play, const Decision& decision) {
  const int cost = transport_cost(play.s, decision.a, play.me().engine);
  play.pay_dollars(std::min<int>(cost, play.me().dollars));
}

void leave_kansas_city(Play& play) {
  play.me().herder = kStart;
  play.report(EventKind::kHerderReturned);
  refill_foresight(play);
}

void legal_extraordinary_move(const State& state, const Decision&, MoveList& list) {
  kit::list_each(MoveKind::kEngine, bits<std::uint8_t>(free_behind_engine(state)), list);
}

void apply_extraordinary_move(Play& play, const Decision&, Move move) {
  const int value = spaces_back(play.s, move.a);
  move_engine(play, move.a);
  // The station comes after the delivery with its disc and arrows (R54).
  offer_upgrade_here(play);
  play.push(DecisionKind::kExtraordinaryCity, value);
}

// No income and no transport cost, but Kansas City pays its dollars (R54, R55).
void apply_extraordinary_city(Play& play, const Decision&, Move move) {
  play.report(EventKind::kDelivered, move.a);
  offer_spare_master(play, move.a);
  place_city_disc(play, move.a, 0);
}

}  // namespace drover::trail
