#include "support/apply_events.h"

#include <algorithm>

namespace drover::trail::test {

namespace {

void put_tile(State& table, Space space, BoardTile tile) {
  table.board[space] = tile;
  table.occupied |= bit(space);
}

void remove_tile(State& table, Space space) {
  table.board[space] = kEmptySpace;
  table.occupied &= ~bit(space);
}

void leave_hand(PlayerState& player, Card card) {
  player.hand.remove(card);
  if (player.known.count(card) > 0) player.known.remove(card);
  if (is_objective(card)) player.secret_objectives &= ~objective_bit(card);
}

void apply_card_event(State& table, PlayerState& player, const Event& event) {
  switch (EventKind(event.kind)) {
    case EventKind::kCardDrawn:
      player.draw.remove(event.a);
      player.hand.add(event.a);
      break;
    case EventKind::kDeckShuffled:
      player.draw = player.discard;
      player.discard = Pile{};
      player.known = player.hand;
      player.known.objectives &= ~player.secret_objectives;
      break;
    case EventKind::kCardDiscarded:
      leave_hand(player, event.a);
      player.discard.add(event.a);
      break;
    case EventKind::kCardRemoved:
      leave_hand(player, event.a);
      break;
    case EventKind::kObjectivePlayed:
      leave_hand(player, event.a);
      player.objectives |= objective_bit(event.a);
      break;
    case EventKind::kObjectiveTaken:
      if (event.b == 0xff) {
        table.objective_stack &= ~objective_bit(event.a);
      } else {
        table.objective_display[event.b] = kNoCard;
      }
      if (event.c == 2) {
        player.objectives |= objective_bit(event.a);
        break;
      }
      (event.c == 1 ? player.hand : player.discard).add(event.a);
      if (event.c == 1 && event.b == 0xff) player.secret_objectives |= objective_bit(event.a);
      if (event.c == 1 && event.b != 0xff) player.known.add(event.a);
      break;
    case EventKind::kObjectiveShown:
      table.objective_stack &= ~objective_bit(event.a);
      table.objective_display[event.b] = event.a;
      break;
    case EventKind::kCattleBought:
      table.cattle_market.remove(event.a);
      player.discard.add(event.a);
      break;
    case EventKind::kMarketCardShown:
      table.market_stack.remove(event.a);
      table.cattle_market.add(event.a);
      break;
    case EventKind::kCattleTaken:
      table.cattle_market.remove(event.a);
      player.discard.add(event.a);
      break;
    case EventKind::kCattleGrown:
      leave_hand(player, event.a);
      player.discard.add(event.b);
      --table.kansas_city_cattle[static_cast<std::size_t>(event.b - kSimmentalHeifer)];
      break;
    default:
      break;
  }
}

void apply_kansas_city_event(State& table, const Event& event) {
  switch (EventKind(event.kind)) {
    case EventKind::kTileChosen:
      table.foresight[event.a] = kNoTile;
      break;
    case EventKind::kTilePlaced:
      put_tile(table, event.a, kansas_tile_on_board(event.b));
      break;
    case EventKind::kWorkerOffered:
      ++table.job(event.b, static_cast<Worker>(event.a));
      break;
    case EventKind::kJobTokenMoved:
      table.token_row = event.a;
      break;
    case EventKind::kJobTokenTaken:
      table.token_row = kJobRows;
      table.token_holder = event.seat;
      break;
    case EventKind::kTileRevealed:
      table.supply[event.a / 2U].remove(event.b);
      table.foresight[event.a] = event.b;
      break;
    default:
      break;
  }
}

void apply_board_event(State& table, PlayerState& player, const Event& event) {
  const auto set = [](std::uint16_t& bits, int which, bool on) {
    bits = static_cast<std::uint16_t>(on ? bits | 1U << which : bits & ~(1U << which));
  };
  switch (EventKind(event.kind)) {
    case EventKind::kWorkerHired:
      --table.job(event.b, static_cast<Worker>(event.a));
      ++player.workers[event.a];
      break;
    case EventKind::kBuildingPlaced:
      put_tile(table, event.b, private_on_board(event.seat, event.a));
      set(player.buildings, event.a, false);
      break;
    case EventKind::kBuildingRemoved:
      remove_tile(table, event.b);
      break;
    case EventKind::kHazardTaken:
      remove_tile(table, event.a);
      player.hazards.add(static_cast<std::size_t>(event.b - kFirstHazardTile));
      break;
    case EventKind::kTradeTileTaken:
      remove_tile(table, event.a);
      ++player.trade_tiles[kTileTable[event.b].which];
      break;
    case EventKind::kEngineMoved:
      player.engine = event.a;
      break;
    case EventKind::kDiscTaken:
      --(event.a == 0xff ? table.automa_of(event.seat).discs : player.discs[event.a]);
      break;
    case EventKind::kStationDiscTaken:
      set(player.stations, event.a, false);
      break;
    case EventKind::kDiscPlaced:
      if (static_cast<DiscTarget>(event.a) == DiscTarget::kCity) {
        ++player.cities[event.b];
      } else {
        set(player.stations, event.b, true);
      }
      break;
    case EventKind::kStationMasterWon: {
      const bool marker = event.c == 0xff;
      table.station_master[static_cast<std::size_t>(station_master_space(event.a))] =
          marker ? kAutomaAsStationMaster
                 : static_cast<std::uint8_t>(kWorkerAsStationMaster | event.c);
      set(player.station_masters, event.b, true);
      if (!marker) --player.workers[event.c];
      break;
    }
    case EventKind::kStationMasterTaken:
      set(table.spare_masters, event.a, false);
      set(player.station_masters, event.a, true);
      break;
    case EventKind::kCertificatesMoved:
      player.certificates = event.a;
      break;
    case EventKind::kTokensGained:
      player.tokens = static_cast<std::uint8_t>(player.tokens + event.amount);
      break;
    case EventKind::kTokenUsed:
      --player.tokens;
      break;
    case EventKind::kOfficeFounded:
      player.offices |= town_bit(event.a);
      player.office_spaces |= static_cast<std::uint64_t>(event.b) << (2U * event.a);
      break;
    default:
      break;
  }
}

void apply_money_or_herder_event(State& table, PlayerState& player, const Event& event) {
  const auto change = [](PlayerState& who, int amount) {
    who.dollars = static_cast<std::uint16_t>(who.dollars + amount);
  };
  switch (EventKind(event.kind)) {
    case EventKind::kTurnBegan:
      table.current = event.seat;
      table.turn = static_cast<std::uint16_t>(event.amount);
      break;
    case EventKind::kHerderPlaced:
    case EventKind::kHerderStepped:
      player.herder = event.a;
      break;
    case EventKind::kHerderReturned:
      player.herder = kStart;
      break;
    case EventKind::kFeePaid:
      change(player, -event.amount);
      if (event.b != kNobody) change(table.player[event.b], event.amount);
      break;
    case EventKind::kFeeFromBank:
      change(table.player[event.b], event.amount);
      break;
    case EventKind::kDollarsGained:
      change(player, event.amount);
      break;
    case EventKind::kDollarsPaid:
      change(player, -event.amount);
      break;
    default:
      break;
  }
}

std::uint8_t office_card_of(Town town) {
  const auto named = [&](const SamOfficeRow& row) { return town_named(row.town) == town; };
  return static_cast<std::uint8_t>(
      std::find_if(kSamOfficeTable.begin(), kSamOfficeTable.end(), named) -
      kSamOfficeTable.begin());
}

void apply_automa_event(AutomaState& automa, const Event& event) {
  switch (EventKind(event.kind)) {
    case EventKind::kAutomaShuffled:
      automa.deck = automa.discard;
      automa.discard = 0;
      break;
    case EventKind::kAutomaCard:
      automa.deck = static_cast<std::uint16_t>(automa.deck & ~(1U << event.a));
      automa.discard = static_cast<std::uint16_t>(automa.discard | 1U << event.a);
      automa.card = event.a;
      break;
    case EventKind::kSpecialized:
      automa.specialization = static_cast<Worker>(event.a);
      break;
    case EventKind::kOfficeCardTurned: {
      const std::uint8_t card = office_card_of(event.a);
      if (automa.office_cards == 0) {
        automa.office_cards_under.erase_at(0);
      } else {
        automa.office_cards = static_cast<std::uint16_t>(automa.office_cards & ~(1U << card));
      }
      automa.office_card = card;
      break;
    }
    case EventKind::kOfficeCardPutUnder:
      automa.office_cards_under.push_back(automa.office_card);
      automa.office_card = kNoTile;
      break;
    default:
      break;
  }
}

}  // namespace

void apply_events(State& table, const EventList& events) {
  for (const Event& event : events) {
    PlayerState& player = table.player[event.seat];
    apply_money_or_herder_event(table, player, event);
    apply_card_event(table, player, event);
    apply_kansas_city_event(table, event);
    apply_board_event(table, player, event);
    if (table.is_automa(event.seat)) apply_automa_event(table.automa_of(event.seat), event);
  }
}

State part_known_from_events(State state) {
  state.rng = core::Rng{};
  state.stack.clear();
  state.local.clear();
  state.acted = 0;
  state.copies_used = 0;
  state.letters_used = 0;
  state.numbers_used = 0;
  return state;
}

}  // namespace drover::trail::test
