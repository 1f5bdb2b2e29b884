// Perturbation: random changes to a position that mostly keep the number of pieces, so that many
// results are consistent positions that no game would reach.
#pragma once

#include <utility>

#include "core/rng.h"
#include "trail/rules/rules.h"

namespace drover::trail::test {

class Perturbation {
 public:
  Perturbation(State& state, core::Rng& rng) : s_(state), rng_(rng) {}

  void change_something() {
    switch (rng_.below(19)) {
      case 0:
        someone().dollars =
            static_cast<std::uint16_t>(rng_.below(2) == 0 ? rng_.below(4) : rng_.below(60));
        break;
      case 1:
        someone().certificates = any(6);
        break;
      case 2:
        someone().workers[any(kWorkerKinds)] = static_cast<std::uint8_t>(1 + any(kWorkerRowLength));
        break;
      case 3:
        someone().engine = any(kTrackPlaces);
        break;
      case 4:
        someone().herder = any(kSpaces);
        break;
      case 5:
        move_disc();
        break;
      case 6:
        change_building();
        break;
      case 7:
        change_slot();
        break;
      case 8:
      case 9:
        change_decision();
        break;
      case 10:
        change_local_actions();
        break;
      case 11:
        move_cattle();
        break;
      case 12:
        move_objective();
        break;
      case 13:
        change_job_market();
        break;
      case 14:
        s_.foresight[any(6)] = rng_.below(3) == 0 ? kNoTile : any(kTileKinds);
        s_.supply[any(3)] = TileCounts{};
        break;
      case 15:
        change_offices();
        break;
      case 16:
        change_extras();
        break;
      case 17:
        change_automa();
        break;
      default:
        change_turn();
    }
  }

 private:
  std::uint8_t any(int bound) {
    return static_cast<std::uint8_t>(rng_.below(static_cast<std::uint32_t>(bound)));
  }
  PlayerState& someone() { return s_.player[any(s_.players())]; }

  void move_disc() {
    PlayerState& player = someone();
    std::uint8_t& from = player.discs[any(kDiscSpaces)];
    if (from == 0) return;
    --from;
    const auto station = static_cast<std::uint16_t>(1U << any(stations_in_play(s_.options)));
    if (rng_.below(2) == 0 && (player.stations & station) == 0) {
      player.stations = static_cast<std::uint16_t>(player.stations | station);
    } else {
      ++player.cities[rng_.below(2) == 0 ? some_city() : std::uint8_t{kKansasCity}];
    }
  }

  City some_city() {
    City city = any(kCities);
    while ((deliveries(s_).in_play & city_bit(city)) == 0) city = any(kCities);
    return city;
  }

  void change_offices() {
    PlayerState& player = someone();
    const Town town = any(kTowns);
    player.offices ^= town_bit(town);
    player.office_spaces &= ~(std::uint64_t{3} << (2U * town));
    if ((player.offices & town_bit(town)) != 0) {
      player.office_spaces |= std::uint64_t{any(kOfficeSpaces)} << (2U * town);
    }
  }

  // Changes components that only some editions or expansions have.
  void change_extras() {
    switch (rng_.below(6)) {
      case 0:
        someone().tokens = any(4);
        break;
      case 1:
        s_.bonus_tile[any(kBonusPlaces)] = any(kBonusKinds);
        break;
      case 2:
        s_.kansas_city_cattle[any(2)] = any(9);
        break;
      case 3:
        s_.letters_used = any(1 << kNeutralBuildings);
        s_.numbers_used = static_cast<BuildingSet>(rng_.below(1U << kPrivateBuildings) &
                                                   buildings_in_play(s_.options));
        break;
      case 4:
        move_station_master();
        break;
      default:
        s_.options.extras = static_cast<std::uint8_t>(s_.options.extras ^ 1U << any(8));
    }
  }

  // Changes the deck, the supply or the office cards of an automa, or its level.
  void change_automa() {
    if (s_.options.automas == 0) return;
    AutomaState& automa = s_.automa_of(static_cast<Seat>(s_.people() + any(s_.options.automas)));
    switch (rng_.below(7)) {
      case 0:
        std::swap(automa.deck, automa.discard);
        break;
      case 1: {
        const auto card = static_cast<std::uint16_t>(1U << any(kMostAutomaCards));
        automa.deck = static_cast<std::uint16_t>(automa.deck ^ card);
        automa.discard = static_cast<std::uint16_t>(automa.discard ^ card);
        break;
      }
      case 2:
        automa.card = rng_.below(4) == 0 ? kNoTile : any(kMostAutomaCards);
        break;
      case 3:
        automa.specialization = static_cast<Worker>(any(kWorkerKinds));
        break;
      case 4:
        deliver_for(automa);
        break;
      case 5:
        move_office_card(automa);
        break;
      default:
        s_.options.level = static_cast<AutomaLevel>(any(kAutomaLevels));
    }
  }

  void deliver_for(AutomaState& automa) {
    if (automa.discs == 0) return;
    --automa.discs;
    ++s_.player[1 + static_cast<std::size_t>(&automa - s_.automa.data())].cities[some_city()];
  }

  void move_office_card(AutomaState& automa) {
    if (automa.office_card != kNoTile && !automa.office_cards_under.full()) {
      automa.office_cards_under.push_back(automa.office_card);
      automa.office_card = kNoTile;
      return;
    }
    automa.office_card = any(kSamOfficeCards);
    automa.office_cards =
        static_cast<std::uint16_t>(automa.office_cards & ~(1U << automa.office_card));
  }

  void move_station_master() {
    std::uint8_t& place = s_.station_master[any(kAllStationMasterSpaces)];
    if (place >= kStationMasters) return;
    PlayerState& player = someone();
    player.station_masters = static_cast<StationMasterSet>(player.station_masters | 1U << place);
    // The value behind the last type of worker is the marker of an automa.
    place = static_cast<std::uint8_t>(kWorkerAsStationMaster | any(kWorkerKinds + 1));
  }

  void set_tile(Space space, BoardTile tile) {
    s_.board[space] = tile;
    s_.occupied = tile == kEmptySpace ? s_.occupied & ~bit(space) : s_.occupied | bit(space);
  }

  void change_building() {
    const Space space = any(kSpaces);
    if (kSpaceTable[space].kind != SpaceKind::kBuilding) return;
    const Seat seat = any(s_.players());
    const int number = any(kPrivateBuildings);
    set_tile(space, rng_.below(4) == 0 ? kEmptySpace : private_on_board(seat, number));
    s_.player[seat].buildings =
        static_cast<std::uint16_t>(s_.player[seat].buildings & ~(1U << number));
    if (rng_.below(3) == 0) {
      s_.options.sides = BuildingSides::kRandom;
      s_.building_sides = static_cast<BuildingSet>(rng_.below(1U << kPrivateBuildings) &
                                                   buildings_in_play(s_.options));
    }
  }

  void change_slot() {
    const Space space = any(kSpaces);
    const SpaceRow& row = kSpaceTable[space];
    if (row.kind == SpaceKind::kHazard) {
      const int tile = kFirstHazardTile + row.section * kHazardVariants + any(kHazardVariants);
      set_tile(space, rng_.below(2) == 0 ? kEmptySpace : kansas_tile_on_board(tile));
    } else if (row.kind == SpaceKind::kTrade) {
      set_tile(space, rng_.below(2) == 0 ? kEmptySpace : kansas_tile_on_board(3 + any(2)));
    }
  }

  void change_decision() {
    if (rng_.below(3) == 0 && s_.stack.size() > 2) s_.stack.pop_back();
    if (s_.stack.size() > 1 && rng_.below(3) == 0) s_.stack.pop_back();
    if (s_.stack.full()) return;
    Decision decision;
    decision.kind = static_cast<DecisionKind>(any(kDecisionKinds));
    if (rng_.below(4) != 0) decision.a = any(rng_.below(4) == 0 ? 32 : 12);
    if (rng_.below(2) == 0) decision.b = any(12);
    if (rng_.below(3) == 0) decision.c = any(8);
    if (rng_.below(2) == 0) decision.flags = Decision::kOptional;
    s_.stack.push_back(decision);
  }

  void change_local_actions() {
    s_.acted = any(2);
    s_.copies_used = any(1 << s_.players());
    if (rng_.below(4) == 0) s_.local.clear();
    if (!s_.local.full()) {
      s_.local.push_back({any(static_cast<int>(kActionTable.size())), any(kSpaces)});
    }
  }

  Pile& some_pile() {
    PlayerState& player = someone();
    switch (rng_.below(3)) {
      case 0:
        return player.hand;
      case 1:
        return player.draw;
      default:
        return player.discard;
    }
  }

  void move_cattle() {
    const Card card = any(kCattleKinds);
    if (rng_.below(2) == 0) {
      Pile& from = some_pile();
      if (from.cattle[card] == 0) return;
      from.cattle.remove(card);
      for (PlayerState& player : s_.player) player.known = Pile{};
    } else if (s_.market_stack[card] > 0) {
      s_.market_stack.remove(card);
    } else {
      return;
    }
    some_pile().cattle.add(card);
  }

  void move_objective() {
    if (s_.objective_stack == 0) return;
    const Card card = lowest_objective(s_.objective_stack);
    s_.objective_stack &= ~objective_bit(card);
    if (rng_.below(3) == 0) {
      someone().objectives |= objective_bit(card);
    } else {
      some_pile().add(card);
    }
  }

  void change_job_market() {
    s_.token_row = any(kJobRows + 1);
    s_.token_holder = s_.token_row == kJobRows ? any(s_.players()) : kNobody;
    for (int row = s_.token_row; row < kJobRows; ++row) {
      for (const Worker kind : {Worker::kCowboy, Worker::kBuilder, Worker::kEngineer}) {
        s_.job(row, kind) = 0;
      }
    }
  }

  void change_turn() {
    s_.turn = static_cast<std::uint16_t>(s_.turn + any(8));
    s_.current = static_cast<Seat>((s_.turn - 1) % s_.players());
  }

  State& s_;
  core::Rng& rng_;
};

}  // namespace drover::trail::test
