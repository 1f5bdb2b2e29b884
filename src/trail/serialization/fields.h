// The fields of a position in the order of its JSON (docs/formats.md): name and format of each. One
// list serves writing, reading and observations (kit/fields.h).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/same_bytes.h"
#include "kit/fields.h"
#include "kit/hidden.h"
#include "text/json_reader.h"
#include "trail/rules/hidden.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/serialization/consistency.h"
#include "trail/serialization/decision_json.h"
#include "trail/state/names.h"
#include "trail/state/options.h"
#include "trail/state/state.h"

namespace drover::trail {

namespace formats {

using kit::counted;
using kit::counts;
using kit::kAnyCount;
using kit::LargeNumber;
using kit::ListOf;
using kit::name;
using kit::number;
using kit::OrNull;
using kit::RowsOf;
using kit::set_of;
using kit::set_of_numbers;
using kit::SetOf;
using text::for_each_named;
using text::Value;

// The highest number of a private building in play.
inline int highest_building(const Options& options) {
  return std::bit_width(buildings_in_play(options));
}
// Objective cards in play that are not dealt at the start.
inline int dealt_objectives(const Options& options) {
  return std::popcount(objectives_in_play(options) & ~kStartingObjectives);
}

// An objective card by its index.
struct ObjectiveIndex {
  static std::string_view word(int index) { return card_name(objective_card(index)); }
  Value write(int index) const { return word(index); }
  void read(const JsonNode& node, std::uint8_t& index) const;
};
struct ObjectiveCard {
  Value write(Card card) const { return card_name(card); }
  void read(const JsonNode& node, Card& card) const;
  template <class Out>
  void observe(Out& out, Card card) const {
    out.category(objective_index(card), kObjectives, ObjectiveIndex::word);
  }
};
inline constexpr SetOf<ObjectiveIndex> kObjectiveCards{{}, kObjectives};

// A pile: its cattle cards by number, and its objective cards.
struct Cards {
  Value write(const Pile& pile) const;
  void read(const JsonNode& node, Pile& pile) const;
  template <class Out>
  void observe(Out& out, const Pile& pile) const {
    counts(Names::kCattle).observe(out, pile.cattle);
    kObjectiveCards.observe(out, pile.objectives);
  }
};

struct Local {
  Value write(LocalAction local) const;
  void read(const JsonNode& node, LocalAction& local) const;
  template <class Out>
  void observe(Out& out, LocalAction local) const {
    kit::observe(name(Names::kAction), out, local.action);
    out.in("at", [&] { kit::observe(name(Names::kSpace), out, local.space); });
  }
};

// The tiles on the trail.
struct TrailTiles {
  static constexpr Names kSpaces = Names::kSpace;
  static constexpr SpaceSet kAlways = 0;
  static Value write(Space space, BoardTile tile);
  static BoardTile read(const Options& options, Space space, const JsonNode& node);
  template <class Out>
  static void observe(Out& out, Space space, BoardTile tile) {
    switch (kSpaceTable[space].kind) {
      case SpaceKind::kNeutral:
        return kit::observe(name(Names::kNeutral), out, neutral_letter(tile));
      case SpaceKind::kBuilding:
        return out.where(tile != kEmptySpace,
                         [&] { building(tile).observe(out, kPrivateBuildings); });
      case SpaceKind::kHazard:
      case SpaceKind::kTrade:
        return kit::observe(name(Names::kTile), out, kansas_tile(tile));
      case SpaceKind::kStart:
      case SpaceKind::kKansasCity:
        break;  // nothing can lie there
    }
  }

 private:
  static kit::OwnedBuilding building(BoardTile tile) {
    return {private_number(tile), private_owner(tile)};
  }
};

// The buildings used this turn: neutral ones by letter, private ones by number.
struct UsedThisTurn {
  Value write(const State& state) const;
  void read(const JsonNode& node, State& state) const;
  template <class Out>
  void observe(Out& out, const State& state) const {
    set_of(Names::kNeutral).observe(out, state.letters_used);
    set_of_numbers(kPrivateBuildings).observe(out, state.numbers_used);
  }
};

struct JobToken {
  Value write(const State& state) const;
  void read(const JsonNode& node, State& state) const;
  template <class Out>
  void observe(Out& out, const State& state) const {
    out.in("row", [&] { OrNull{counted(kJobRows), kJobRows}.observe(out, state.token_row); });
    out.in("holder", [&] { kit::seat_or_null(kMaxPlayers).observe(out, state.token_holder); });
  }
};

// A station master space: its tile, the worker appointed there, or an automa's marker.
struct StationMaster {
  Value write(std::uint8_t place) const;
  void read(const JsonNode& node, std::uint8_t& place) const;
  // Categories: tiles first, then appointed workers and the marker.
  template <class Out>
  void observe(Out& out, std::uint8_t place) const {
    const int tiles = table_of(Names::kStationMaster).limit;
    const auto appointed = [](int i) {
      return static_cast<std::uint8_t>(kWorkerAsStationMaster | i);
    };
    const bool is_tile = (place & kWorkerAsStationMaster) == 0;
    out.category(is_tile ? place : tiles + (place & ~kWorkerAsStationMaster),
                 tiles + kWorkerKinds + 1, [&](int i) {
                   return word(i < tiles ? static_cast<std::uint8_t>(i) : appointed(i - tiles));
                 });
  }

 private:
  static std::string_view word(std::uint8_t place);
};

// The bonus tile of each medium town.
struct BonusTiles {
  Value write(const State& state) const;
  void read(const JsonNode& node, State& state) const;
  template <class Out>
  void observe(Out& out, const State& state) const {
    const auto& towns = town_map(state).bonus_town;
    out.each(
        kBonusPlaces, [&](std::size_t i) { return name_of(Names::kTown, towns[i]); },
        [&](std::size_t i) { kit::observe(name(Names::kBonusTile), out, state.bonus_tile[i]); });
  }
};

inline kit::CountsAmong kansas_city_cattle() {
  return {&table_of(Names::kCattle), kSimmentalHeifer,
          "this card does not lie ready in Kansas City"};
}

struct Offices {
  Value write(const PlayerState& player) const;
  void read(const JsonNode& node, PlayerState& player) const;
  template <class Out>
  void observe(Out& out, const PlayerState& player) const {
    out.each(
        kTowns, [](std::size_t i) { return name_of(Names::kTown, i); },
        [&](std::size_t i) {
          const auto town = static_cast<Town>(i);
          const bool there = (player.offices & town_bit(town)) != 0;
          out.number(there ? space_of_office(player, town) + 1 : 0, 0, kOfficeSpaces);
        });
  }
};

// The place on the certificate track by its number of certificates; there is no space for 5.
struct Certificates {
  Value write(std::uint8_t place) const { return kCertificateTrack[place].certificates; }
  void read(const JsonNode& node, std::uint8_t& place) const;
  template <class Out>
  void observe(Out& out, std::uint8_t place) const {
    out.number(kCertificateTrack[place].certificates, 0, kCertificateTrack.back().certificates);
  }
};

// Trade tiles by name. Older positions have them by colour.
struct TradeTiles {
  using Tiles = decltype(PlayerState::trade_tiles);
  Value write(const Tiles& tiles) const { return counts(Names::kTradeTile).write(tiles); }
  void read(const JsonNode& node, Tiles& tiles) const;
  template <class Out>
  void observe(Out& out, const Tiles& tiles) const {
    counts(Names::kTradeTile).observe(out, tiles);
  }
};

inline auto automa_card(Automa automa) {
  return kit::Listed{static_cast<int>(automa_row(automa).cards.size()),
                     [automa](int card) { return at(automa_row(automa).cards, card).slug; }};
}
// A branch office card of Sam, by its town.
inline constexpr kit::Listed kOfficeCard{kSamOfficeCards,
                                         [](int card) { return at(kSamOfficeTable, card).town; }};

// The buildings of an automa's pool that are not placed; the others never leave the store.
struct AutomasBuildings {
  Seat seat;
  Value write(const State& state) const;
  void read(const JsonNode& node, State& state) const;
  template <class Out>
  void observe(Out& out, const State& state) const {
    set_of_numbers(kPrivateBuildings).observe(out, listed(state));
  }

 private:
  unsigned listed(const State& state) const {
    return state.player[seat].buildings & building_pool(state, seat);
  }
};

}  // namespace formats

inline bool founds_by_card(const Options& options) {
  return options.automa == Automa::kSam && options.rails();
}

// NOLINTBEGIN(google-build-using-namespace): these lists are written in the formats

// The fields of gains that people and automas share.
template <class Player, class Visit>
void gain_fields(const Options& options, Player& p, Visit& visit) {
  using namespace formats;
  visit("cities", p.cities, counts(Names::kCity));
  visit("stations", p.stations, set_of_numbers(stations_in_play(options)));
  visit("station_masters", p.station_masters, set_of(Names::kStationMaster));
  visit("hazards", p.hazards, counts(Names::kHazardTile));
  visit("trade_tiles", p.trade_tiles, TradeTiles{});
}

// True if each of the members has equal bytes in `a` and `b`.
template <class Whole, class... Members>
bool have_same_bytes(const Whole& a, const Whole& b, Members... members) {
  return (core::same_bytes(a.*members, b.*members) && ...);
}

inline bool have_same_cards(const PlayerState& a, const PlayerState& b) {
  return have_same_bytes(a, b, &PlayerState::hand, &PlayerState::draw, &PlayerState::discard,
                         &PlayerState::known, &PlayerState::objectives,
                         &PlayerState::secret_objectives, &PlayerState::hidden_hand,
                         &PlayerState::hidden_objectives);
}
// Compares the gains of a player, and the buildings and discs left to place.
inline bool have_same_gains(const PlayerState& a, const PlayerState& b) {
  return have_same_bytes(a, b, &PlayerState::buildings, &PlayerState::discs, &PlayerState::cities,
                         &PlayerState::stations, &PlayerState::station_masters,
                         &PlayerState::hazards, &PlayerState::trade_tiles, &PlayerState::tokens,
                         &PlayerState::offices, &PlayerState::office_spaces);
}

template <class State, class Visit>
void card_fields(State& s, Seat seat, Visit& visit) {
  using namespace formats;
  auto& p = s.player[seat];
  auto&& held = kit::held_cards(p, seat, visit);
  visit("hand", held.hand, Cards{});
  visit("known", p.known, Cards{});
  visit("draw", held.draw, Cards{});
  visit("discard", p.discard, Cards{});
  if (kit::Observing<Visit> || s.viewer != kNobody) {
    visit("hidden_hand", held.hidden_hand, kAnyCount);
    visit("hidden_objectives", held.hidden_objectives, number(0, dealt_objectives(s.options)));
  }
  visit("objectives", p.objectives, kObjectiveCards);
  visit("secret_objectives", held.secret_objectives, kObjectiveCards);
}

// The fields of a person. Cards and gains are separate parts, because most moves change neither.
template <class State, class Visit>
void person_fields(State& s, Seat seat, Visit& visit) {
  using namespace formats;
  auto& p = s.player[seat];
  visit.constant("seat", seat + 1);
  visit("dollars", p.dollars, LargeNumber{0, kMostDollars});
  visit("herder", p.herder, OrNull{name(Names::kSpace), kNowhere});
  visit("engine", p.engine, name(Names::kTrackPlace));
  visit("certificates", p.certificates, Certificates{});
  visit("workers", p.workers, counts(Names::kWorker));
  const bool same_cards = visit.unchanged_for_seat(
      seat, [&](const auto& before) { return have_same_cards(before.player[seat], p); });
  visit.part(same_cards, [&] { card_fields(s, seat, visit); });
  const bool same_gains = visit.unchanged_for_everybody(
      [&](const auto& before) { return have_same_gains(before.player[seat], p); });
  visit.part(same_gains, [&] {
    visit("buildings", p.buildings, set_of_numbers(highest_building(s.options)));
    visit("discs", p.discs, counts(Names::kDiscSpace));
    gain_fields(s.options, p, visit);
    if (s.options.tokens()) visit("exchange_tokens", p.tokens, number(0, kMostTokens));
    if (s.options.rails()) visit("offices", p, Offices{});
  });
}

template <class State, class Visit>
void automa_fields(State& s, Seat seat, Visit& visit) {
  using namespace formats;
  auto& p = s.player[seat];
  auto& automa = s.automa_of(seat);
  const auto card = automa_card(s.options.automa);
  const SetOf cards{card, card.kinds};
  visit.constant("seat", seat + 1);
  visit.constant("automa", at(kAutomaNames, s.options.automa));
  visit("herder", p.herder, name(Names::kSpace));
  visit("engine", p.engine, name(Names::kTrackPlace));
  visit("workers", p.workers, counts(Names::kWorker));
  if (s.options.automa != Automa::kBrisco) {
    visit("specialization", automa.specialization, name(Names::kWorker));
  }
  visit("cattle", p.discard.cattle, counts(Names::kCattle));
  visit("objectives", p.objectives, kObjectiveCards);
  visit("buildings", s, AutomasBuildings{seat});
  visit("discs", automa.discs, number(0, discs_per_player(s.options)));
  gain_fields(s.options, p, visit);
  if (s.options.rails()) visit("offices", p, Offices{});
  visit("card", automa.card, OrNull{card, kNoTile});
  visit("deck", automa.deck, cards);
  visit("discard", automa.discard, cards);
  if (founds_by_card(s.options)) {
    visit("office_card", automa.office_card, OrNull{kOfficeCard, kNoTile});
    visit("office_cards", automa.office_cards, SetOf{kOfficeCard, kSamOfficeCards});
    visit("office_cards_under", automa.office_cards_under, ListOf{kOfficeCard});
  } else {
    visit.implied(automa.office_card, kNoTile);
  }
}

// Compares the objective stack together with the blind objectives in hands, since a view shows
// those in the stack.
inline bool same_objective_stack(const State& a, const State& b) {
  ObjectiveSet changed = a.objective_stack ^ b.objective_stack;
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    changed |= a.player[seat].secret_objectives ^ b.player[seat].secret_objectives;
  }
  return changed == 0;
}
// Compares everything public on the table. Most of it lies in two contiguous ranges of members.
inline bool same_table(const State& a, const State& b) {
  return core::same_bytes(a, b, &State::token_row, &State::kansas_city_cattle) &&
         core::same_bytes(a, b, &State::supply, &State::cattle_market) &&
         have_same_bytes(a, b, &State::building_sides, &State::token_holder,
                         &State::spare_masters) &&
         same_objective_stack(a, b);
}

template <class State, class Visit>
void station_fields(State& s, Visit& visit) {
  using namespace formats;
  const auto spaces = static_cast<std::size_t>(station_master_spaces(s.options));
  const auto masters = std::span(s.station_master).first(spaces);
  for (std::size_t i = spaces; i < s.station_master.size(); ++i) {
    visit.implied(s.station_master[i], kNoStationMaster);
  }
  visit("station_masters", masters, ListOf{StationMaster{}});
  if (keeps_spare_masters(s.options)) {
    visit("spare_station_masters", s.spare_masters, set_of(Names::kStationMaster));
  }
  if (s.options.rails()) visit("bonus_tiles", s, BonusTiles{});
  if (s.options.has(kExtraSimmental)) {
    visit("kansas_city_cattle", s.kansas_city_cattle, kansas_city_cattle());
  }
}

template <class State, class Visit>
void table_fields(State& s, Visit& visit) {
  using namespace formats;
  const auto unchanged_for_everybody = [&](auto... members) {
    return visit.unchanged_for_everybody(
        [&](const auto& before) { return have_same_bytes(before, s, members...); });
  };
  visit.part(unchanged_for_everybody(&State::building_sides), [&] {
    visit("building_sides", s.building_sides, kit::Sides{buildings_in_play(s.options), 'a', 'b'});
  });
  visit.part(
      visit.unchanged([&](const auto& before) { return core::same_bytes(before.board, s.board); }),
      [&] { visit("board", s, kit::BoardOf<TrailTiles>{}); });
  visit.part(unchanged_for_everybody(&State::foresight, &State::supply), [&] {
    const OrNull tile{name(Names::kTile), kNoTile};
    visit("foresight", s.foresight, RowsOf{ListOf{tile}, kPlacesPerColumn});
    visit("supply", s.supply, ListOf{counts(Names::kTile)});
  });
  const bool same_token = visit.unchanged([&](const auto& before) {
    return have_same_bytes(before, s, &State::token_row, &State::token_holder);
  });
  visit.part(same_token, [&] { visit("job_token", s, JobToken{}); });
  const bool same_offers = unchanged_for_everybody(&State::jobs, &State::cattle_market,
                                                   &State::market_stack, &State::objective_display);
  visit.part(same_offers, [&] {
    visit("job_market", s.jobs, RowsOf{counts(Names::kWorker), kWorkerKinds});
    visit("cattle_market", s.cattle_market, counts(Names::kCattle));
    visit("market_stack", s.market_stack, counts(Names::kCattle));
    visit("objective_display", s.objective_display, ListOf{OrNull{ObjectiveCard{}, kNoCard}});
  });
  visit.part(visit.unchanged([&](const auto& before) { return same_objective_stack(before, s); }),
             [&] {
               auto&& objective_stack = seen_objective_stack(s, visit);
               visit("objective_stack", objective_stack, kObjectiveCards);
             });
  const bool same_stations =
      unchanged_for_everybody(&State::station_master, &State::spare_masters, &State::bonus_tile,
                              &State::kansas_city_cattle);
  visit.part(same_stations, [&] { station_fields(s, visit); });
}

template <class State, class Visit>
void fields(State& s, Visit& visit) {
  using namespace formats;
  const bool same_options = visit.unchanged_for_everybody(
      [&](const auto& before) { return core::same_bytes(before.options, s.options); });
  visit.part(same_options, [&] {
    visit("game", s.options.edition, kit::OneOf{kGameNames});
    visit("rules_version", s.options.rules, number(kOldestRulesVersion, kRulesVersion));
    visit("options", s.options, OptionsFormat{});
  });
  // All further fields depend on the players.
  if (!visit.may_continue() || !visit.may_continue([&] { return automa_problem(s.options); }))
    return;
  visit("viewer", s.viewer, kit::Viewer{kMaxPlayers});
  visit("rng", s.rng, kit::RngFormat{});
  // An automa's first turn may not have begun.
  visit("turn", s.turn, LargeNumber{automa_row(s.options.automa).begins ? 0 : 1, kMostTurns});
  visit("current", s.current, kit::seat(kMaxPlayers));
  visit("decisions", s.stack, kit::Decisions{&decision_table()});
  visit("local_actions", s.local, ListOf{Local{}});
  visit("acted", s.acted, kit::flag());
  const bool same_use = visit.unchanged([&](const auto& before) {
    return have_same_bytes(before, s, &State::copies_used, &State::letters_used,
                           &State::numbers_used);
  });
  visit.part(same_use, [&] {
    visit("copies_used", s.copies_used, kit::set_of_seats(kMaxPlayers));
    if (s.edition() == Edition::kSecond) visit("used_this_turn", s, UsedThisTurn{});
  });
  visit.part(visit.unchanged([&](const auto& before) { return same_table(before, s); }),
             [&] { table_fields(s, visit); });
  const auto visit_player = [&](auto& player, Seat seat) {
    if (s.is_automa(seat)) {
      automa_fields(s, seat, player);
    } else {
      person_fields(s, seat, player);
    }
  };
  visit.objects("players", s.players(), visit_player, [&](const auto& before, Seat seat) {
    return core::same_bytes(before.player[seat], s.player[seat]);
  });
}

// NOLINTEND(google-build-using-namespace)

}  // namespace drover::trail
