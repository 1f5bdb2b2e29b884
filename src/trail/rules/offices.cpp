#include "trail/rules/offices.h"

#include "trail/rules/cards.h"
#include "trail/rules/exchange.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"

namespace drover::trail {

namespace {

// The spaces of a town that carry an office of anybody, as a bit set.
unsigned taken_spaces(const State& state, Town town) {
  unsigned taken = 0;
  for (int seat = 0; seat < state.players(); ++seat) {
    const PlayerState& player = at(state.player, seat);
    if ((player.offices & town_bit(town)) != 0) taken |= 1U << space_of_office(player, town);
  }
  return taken;
}

// Calls `use(space)` for every space of the town that can be paid until `use` returns true. Of
// equal spaces only the first free one is used.
template <class Use>
bool any_space(const State& state, Town town, int dollars, Use use) {
  const OfficeSpaces& spaces = town_map(state).town[town].spaces;
  const unsigned taken = taken_spaces(state, town);
  for (unsigned i = 0; i < kOfficeSpaces; ++i) {
    if ((taken >> i & 1U) != 0 || spaces[i].pay > dollars) continue;
    bool seen = false;
    for (unsigned before = 0; before < i; ++before) {
      seen |= (taken >> before & 1U) == 0 && spaces[before] == spaces[i];
    }
    if (!seen && use(i)) return true;
  }
  return false;
}

// An emptied row of the extension board may give exchange tokens, after the town's effect.
void empty_row(Play& play) {
  const int founded = offices_founded(play.me());
  if (founded % kOfficesPerRow != 0) return;
  const auto row = static_cast<std::size_t>(founded / kOfficesPerRow - 1);
  const int tokens = at(kOfficeRowTable, play.s.edition())[row].tokens;
  if (tokens > 0) play.push(DecisionKind::kGainTokens, tokens);
}

void offer_town(Play& play, Town town) {
  const TownMap& map = town_map(play.s);
  switch (map.town[town].kind) {
    case TownKind::kSmall:
    case TownKind::kLarge:
      break;
    case TownKind::kStation:
      play.offer(DecisionKind::kUpgradeStation, map.station_of_town[town]);
      break;
    case TownKind::kMedium:
      play.offer(DecisionKind::kBonusTile, town);
      break;
  }
}

}  // namespace

TownSet accessible_towns(const State& state, Seat seat) {
  const TownMap& map = town_map(state);
  const Deliveries& strip = deliveries(state);
  const PlayerState& player = state.player[seat];
  TownSet reached = map.at_headquarters;
  for (int i = 0; i < strip.strip_length; ++i) {
    const City city = at(strip.strip, i);
    if (player.cities[city] > 0) reached |= map.next_to_city[city];
  }
  for (const Town town : bits<Town>(player.offices)) reached |= map.next[town];
  return reached & ~player.offices;
}

Seat office_at(const State& state, Town town, int space) {
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const PlayerState& player = state.player[seat];
    if ((player.offices & town_bit(town)) != 0 && space_of_office(player, town) == space) {
      return seat;
    }
  }
  return kNobody;
}

bool can_found(const State& state, int spent) {
  if (!state.options.rails() || offices_left(state.me()) == 0) return false;
  for (const Town town : bits<Town>(accessible_towns(state, state.current))) {
    if (any_space(state, town, state.me().dollars - spent, [](unsigned) { return true; })) {
      return true;
    }
  }
  return false;
}

void legal_found_office(const State& state, const Decision&, MoveList& list) {
  for (const Town town : bits<Town>(accessible_towns(state, state.current))) {
    any_space(state, town, state.me().dollars, [&](unsigned space) {
      list.push_back({MoveKind::kFound, town, static_cast<std::uint8_t>(space)});
      return false;
    });
  }
}

int first_free_space(const State& state, Town town) {
  return std::countr_one(taken_spaces(state, town));
}

void place_office(Play& play, Town town, int space) {
  PlayerState& me = play.me();
  me.offices |= town_bit(town);
  me.office_spaces |= static_cast<std::uint64_t>(space) << (2U * town);
  play.report(EventKind::kOfficeFounded, town, space);
}

// Price and reward of the space, then the town, then the emptied row.
void apply_found_office(Play& play, const Decision&, Move move) {
  const Town town = move.a;
  const OfficeSpace& space = office_space(play.s, town, move.b);
  place_office(play, town, move.b);
  play.pay_dollars(space.pay);
  play.gain_dollars(space.dollars);
  gain_certificates(play, space.certificates);
  gain_tokens(play, space.tokens);
  empty_row(play);
  offer_town(play, town);
  if (space.objective_card) play.offer(DecisionKind::kTakeObjective, 0);
}

int cards_of_value_two(const PlayerState& player) {
  int cards = 0;
  for (const Card card : bits<Card>(kCattleOfValue[2])) {
    cards += player.hand.cattle[card];
  }
  return cards;
}

// Asks for the discards, which the offices depend on: without the cards nothing is founded.
void discard_for_offices(Play& play, int cards, int offices) {
  const Decision decision{DecisionKind::kOfficeDiscard, static_cast<std::uint8_t>(cards),
                          static_cast<std::uint8_t>(offices), 0, 0};
  MoveList list;
  legal_office_discard(play.s, decision, list);
  if (list.size() == 1) {
    apply_office_discard(play, decision, list[0]);
  } else {
    play.push(decision);
  }
}

void legal_office_discard(const State& state, const Decision&, MoveList& list) {
  const CattleSet present = state.me().hand.cattle.kinds_present() & kCattleOfValue[2];
  kit::list_each(MoveKind::kDiscard, bits<Card>(present), list);
}

void apply_office_discard(Play& play, const Decision& decision, Move move) {
  discard_card(play, move.a);
  if (decision.a > 1) {
    discard_for_offices(play, decision.a - 1, decision.b);
    return;
  }
  for (int i = 0; i < decision.b; ++i) play.offer(DecisionKind::kFoundOffice);
}

int bonus_tile_of(const State& state, Town town) {
  const int place = town_map(state).bonus_place[town];
  return at(state.bonus_tile, place);
}

bool can_use_bonus_tile(const State& state, Town town) {
  const ActionSpan actions = bonus_actions(state, bonus_tile_of(state, town));
  for (unsigned i = 0; i < actions.count; ++i) {
    if (can_perform(state, kActionTable[actions.first + i])) return true;
  }
  return false;
}

void legal_bonus_tile(const State& state, const Decision& decision, MoveList& list) {
  const ActionSpan actions = bonus_actions(state, bonus_tile_of(state, decision.a));
  for (unsigned i = 0; i < actions.count; ++i) {
    const auto action = static_cast<ActionId>(actions.first + i);
    if (can_perform(state, kActionTable[action])) list.push_back({MoveKind::kBonus, action});
  }
}

void apply_bonus_tile(Play& play, const Decision& decision, Move move) {
  play.report(EventKind::kBonusTileUsed, decision.a, bonus_tile_of(play.s, decision.a));
  perform(play, kActionTable[move.a], false);
}

}  // namespace drover::trail
