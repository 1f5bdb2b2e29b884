#include "trail/json.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "text/json_reader.h"
#include "text/json_tree.h"
#include "trail/consistency.h"
#include "trail/decision_json.h"
#include "trail/engine.h"
#include "trail/names.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/offices.h"

namespace drover::trail {

using text::for_each_named;
using text::JsonProblem;

namespace {

constexpr std::string_view kGameNames[kEditions]{"classic", "second"};
constexpr std::string_view kNeutralWords[]{"fixed", "shuffled"};
constexpr std::string_view kSidesWords[]{"a", "random"};
constexpr std::string_view kSeatWords[]{"1", "2", "3"};  // of automas
static_assert(std::size(kSeatWords) == kMaxAutomas);
// Where a station master was: an automa took it and none of its workers.
constexpr std::string_view kAutomaMarker = "automa";

// An option that most games leave at its default. Its words in order: the default, and then for
// each set of extras that it can stand for.
struct ExtraOption {
  std::string_view key;
  Editions editions;
  struct {
    std::string_view word;
    std::uint8_t extras;
  } values[4];
  std::size_t count;
};
constexpr ExtraOption kExtraOptions[]{
    {"promo-buildings", kFirstOnly, {{"without", 0}, {"with", kExtraPromoBuildings}}, 2},
    {"promo-masters", kFirstOnly, {{"without", 0}, {"with", kExtraPromoMasters}}, 2},
    {"rails", kFirstOnly, {{"without", 0}, {"first", kExtraRails}}, 2},
    {"rails", kSecondOnly, {{"without", 0}, {"second", kExtraRails}}, 2},
    {"cattle",
     kSecondOnly,
     {{"standard", 0},
      {"simmental", kExtraSimmental},
      {"brahman", kExtraBrahman},
      {"both", kOrangeCattle}},
     4},
    {"orange-objectives", kSecondOnly, {{"without", 0}, {"with", kExtraOrangeObjectives}}, 2},
};
// All extras an option decides about.
constexpr std::uint8_t mask_of(const ExtraOption& option) {
  std::uint8_t mask = 0;
  for (const auto& value : option.values) mask = static_cast<std::uint8_t>(mask | value.extras);
  return mask;
}

// Objective cards in play that are not dealt at the start.
int dealt_objectives(const Options& options) {
  return std::popcount(objectives_in_play(options) & ~kStartingObjectives);
}

// The highest number of a private building in play.
int highest_building(const Options& options) { return std::bit_width(buildings_in_play(options)); }
constexpr int kMostOfAKind = 99;  // a rough bound; `inconsistency` knows the exact one
constexpr Card kFirstKansasCityCard = kSimmentalHeifer;

constexpr std::uint8_t small(int value) { return static_cast<std::uint8_t>(value); }

// ---- Writing ------------------------------------------------------------------------------------

text::Value name(Names kind, std::uint8_t value) { return name_of(kind, value); }

text::Value seat_or_null(Seat seat) {
  if (seat == kNobody) return nullptr;
  return seat + 1;
}

text::Value write_viewer(Seat viewer) {
  if (viewer == kSpectator) return "spectator";
  return seat_or_null(viewer);
}

// Kinds that are there, with their number.
template <class Counts>
text::Object write_counts(Names kind, const Counts& counts, std::size_t kinds) {
  text::Object out;
  for (std::size_t i = 0; i < kinds; ++i) {
    if (counts[i] > 0) out[name_of(kind, small(static_cast<int>(i)))] = counts[i];
  }
  return out;
}

text::Array write_objectives(ObjectiveSet set) {
  text::Array out;
  for (; set != 0; set &= set - 1) out.push_back(card_name(lowest_objective(set)));
  return out;
}

text::Object write_pile(const Pile& pile) {
  text::Object out = write_counts(Names::kCattle, pile.cattle, kCattleKinds);
  for (ObjectiveSet set = pile.objectives; set != 0; set &= set - 1) {
    out[card_name(lowest_objective(set))] = 1;
  }
  return out;
}

// The set bits as numbers that people count from 1.
text::Array write_numbers(unsigned bits) {
  text::Array out;
  for (; bits != 0; bits &= bits - 1) out.push_back(std::countr_zero(bits) + 1);
  return out;
}

text::Array write_names(Names kind, unsigned bits) {
  text::Array out;
  for (; bits != 0; bits &= bits - 1) out.push_back(name(kind, small(std::countr_zero(bits))));
  return out;
}

text::Array write_decisions(const State& state) {
  text::Array out;
  for (const Decision& decision : state.stack) out.push_back(decision_table().tree(decision));
  return out;
}

text::Array write_local_actions(const State& state) {
  text::Array out;
  for (const LocalAction local : state.local) {
    text::Object action;
    action["action"] = name(Names::kAction, local.action);
    action["at"] = name(Names::kSpace, local.space);
    out.push_back(action);
  }
  return out;
}

text::Value write_board_tile(Space space, BoardTile tile) {
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kNeutral:
      return name(Names::kNeutral, small(neutral_letter(tile)));
    case SpaceKind::kBuilding: {
      text::Object building;
      building["building"] = private_number(tile) + 1;
      building["owner"] = private_owner(tile) + 1;
      return building;
    }
    default:
      return name(Names::kTile, small(kansas_tile(tile)));
  }
}

text::Object write_board(const State& state) {
  text::Object out;
  for (Space space = 0; space < kSpaces; ++space) {
    const BoardTile tile = state.board[space];
    if (tile != kEmptySpace) out[name_of(Names::kSpace, space)] = write_board_tile(space, tile);
  }
  return out;
}

text::Array write_foresight(const State& state) {
  text::Array out;
  for (int column = 0; column < kColumns; ++column) {
    text::Array places;
    for (int which = 0; which < kPlacesPerColumn; ++which) {
      const std::uint8_t tile =
          state.foresight[static_cast<std::size_t>(column * kPlacesPerColumn + which)];
      places.push_back(tile == kNoTile ? text::Value() : text::Value(name(Names::kTile, tile)));
    }
    out.push_back(places);
  }
  return out;
}

text::Object write_job_token(const State& state) {
  text::Object out;
  out["row"] = state.token_row < kJobRows ? text::Value(state.token_row + 1) : text::Value();
  out["holder"] = seat_or_null(state.token_holder);
  return out;
}

text::Array write_job_market(const State& state) {
  text::Array out;
  for (std::size_t row = 0; row < kJobRows; ++row) {
    out.push_back(
        write_counts(Names::kWorker, state.jobs.data() + row * kWorkerKinds, kWorkerKinds));
  }
  return out;
}

text::Value write_station_master(std::uint8_t place) {
  if (place == kAutomaAsStationMaster) return kAutomaMarker;
  if ((place & kWorkerAsStationMaster) == 0) return name(Names::kStationMaster, place);
  return name(Names::kWorker, small(place & ~kWorkerAsStationMaster));
}

// The tile that lies at a station, the worker appointed there, or what an automa left.
text::Array write_station_masters(const State& state) {
  text::Array out;
  const auto spaces = static_cast<std::size_t>(station_master_spaces(state.options));
  for (std::size_t i = 0; i < spaces; ++i) {
    out.push_back(write_station_master(state.station_master[i]));
  }
  return out;
}

std::string write_sides(const State& state) {
  std::string sides;
  for (unsigned left = buildings_in_play(state.options); left != 0; left &= left - 1) {
    sides += (state.building_sides >> std::countr_zero(left) & 1U) != 0 ? 'b' : 'a';
  }
  return sides;
}

// Neutral buildings by letter, private ones by number.
text::Array write_used_this_turn(const State& state) {
  text::Array out = write_names(Names::kNeutral, state.letters_used);
  for (unsigned left = state.numbers_used; left != 0; left &= left - 1) {
    out.push_back(std::to_string(std::countr_zero(left) + 1));
  }
  return out;
}

text::Object write_bonus_tiles(const State& state) {
  text::Object out;
  for (std::size_t place = 0; place < kBonusPlaces; ++place) {
    const Town town = town_map(state).bonus_town[place];
    out[name_of(Names::kTown, town)] = name(Names::kBonusTile, state.bonus_tile[place]);
  }
  return out;
}

text::Object write_kansas_city_cattle(const State& state) {
  text::Object out;
  for (std::size_t i = 0; i < state.kansas_city_cattle.size(); ++i) {
    const Card card = small(kFirstKansasCityCard + static_cast<int>(i));
    if (state.kansas_city_cattle[i] > 0) out[card_name(card)] = state.kansas_city_cattle[i];
  }
  return out;
}

text::Object write_offices(const PlayerState& player) {
  text::Object out;
  for (TownSet left = player.offices; left != 0; left &= left - 1) {
    const auto town = static_cast<Town>(std::countr_zero(left));
    out[name_of(Names::kTown, town)] = space_of_office(player, town) + 1;
  }
  return out;
}

// What people and automas have alike, in the middle of their objects.
void write_gains(const PlayerState& player, text::Object& out) {
  out["cities"] = write_counts(Names::kCity, player.cities, kCities);
  out["stations"] = write_numbers(player.stations);
  out["station_masters"] = write_names(Names::kStationMaster, player.station_masters);
  out["hazards"] = write_counts(Names::kHazardTile, player.hazards,
                                static_cast<std::size_t>(name_limit(Names::kHazardTile)));
  out["trade_tiles"] = write_counts(Names::kTradeTile, player.trade_tiles, kTradeColours);
}

text::Object write_person(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  text::Object out;
  out["seat"] = seat + 1;
  out["dollars"] = player.dollars;
  out["herder"] =
      player.herder == kNowhere ? text::Value() : text::Value(name(Names::kSpace, player.herder));
  out["engine"] = name(Names::kTrackPlace, player.engine);
  out["certificates"] = kCertificateTrack[player.certificates].certificates;
  out["workers"] = write_counts(Names::kWorker, player.workers, kWorkerKinds);
  out["hand"] = write_pile(player.hand);
  out["known"] = write_pile(player.known);
  out["draw"] = write_pile(player.draw);
  out["discard"] = write_pile(player.discard);
  if (state.viewer != kNobody) {
    out["hidden_hand"] = player.hidden_hand;
    out["hidden_objectives"] = player.hidden_objectives;
  }
  out["objectives"] = write_objectives(player.objectives);
  out["secret_objectives"] = write_objectives(player.secret_objectives);
  out["buildings"] = write_numbers(player.buildings);
  out["discs"] = write_counts(Names::kDiscSpace, player.discs, kDiscSpaces);
  write_gains(player, out);
  if (state.options.tokens()) out["exchange_tokens"] = player.tokens;
  if (state.options.rails()) out["offices"] = write_offices(player);
  return out;
}

bool founds_by_card(const Options& options) {
  return options.automa == Automa::kSam && options.rails();
}

text::Value write_automa_card(const State& state, std::uint8_t card) {
  if (card == kNoTile) return nullptr;
  return automa_row(state.options.automa).cards[card].slug;
}

text::Array write_automa_cards(const State& state, unsigned cards) {
  text::Array out;
  for (; cards != 0; cards &= cards - 1) {
    out.push_back(write_automa_card(state, small(std::countr_zero(cards))));
  }
  return out;
}

// By their towns.
void write_office_cards(const AutomaState& automa, text::Object& out) {
  const auto town = [](std::size_t card) { return kSamOfficeTable[card].town; };
  out["office_card"] =
      automa.office_card == kNoTile ? text::Value() : text::Value(town(automa.office_card));
  text::Array to_come;
  for (unsigned left = automa.office_cards; left != 0; left &= left - 1) {
    to_come.push_back(town(static_cast<std::size_t>(std::countr_zero(left))));
  }
  out["office_cards"] = to_come;
  text::Array under;
  for (const std::uint8_t card : automa.office_cards_under) under.push_back(town(card));
  out["office_cards_under"] = under;
}

text::Object write_automa(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  const AutomaState& automa = state.automa_of(seat);
  text::Object out;
  out["seat"] = seat + 1;
  out["automa"] = kAutomaNames[static_cast<std::size_t>(state.options.automa)];
  out["herder"] = name(Names::kSpace, player.herder);
  out["engine"] = name(Names::kTrackPlace, player.engine);
  out["workers"] = write_counts(Names::kWorker, player.workers, kWorkerKinds);
  if (state.options.automa != Automa::kBrisco) {
    out["specialization"] = name(Names::kWorker, static_cast<std::uint8_t>(automa.specialization));
  }
  out["cattle"] = write_counts(Names::kCattle, player.discard.cattle, kCattleKinds);
  out["objectives"] = write_objectives(player.objectives);
  out["buildings"] = write_numbers(player.buildings & building_pool(state, seat));
  out["discs"] = automa.discs;
  write_gains(player, out);
  if (state.options.rails()) out["offices"] = write_offices(player);
  out["card"] = write_automa_card(state, automa.card);
  out["deck"] = write_automa_cards(state, automa.deck);
  out["discard"] = write_automa_cards(state, automa.discard);
  if (founds_by_card(state.options)) write_office_cards(automa, out);
  return out;
}

// ---- Reading ------------------------------------------------------------------------------------

template <class Counts>
void read_counts(const JsonNode& node, Names kind, Counts&& counts) {
  for_each_named(node, kind, [&](std::uint8_t value, const JsonNode& member) {
    counts[value] = small(member.number(0, kMostOfAKind));
  });
}

void read_pile(const JsonNode& node, Pile& pile) {
  for_each_named(node, Names::kCard, [&](std::uint8_t card, const JsonNode& member) {
    if (!is_objective(card)) {
      pile.cattle[card] = small(member.number(0, kMostOfAKind));
    } else if (member.number(0, 1) == 1) {
      pile.objectives |= objective_bit(card);
    }
  });
}

// Calls `read(element)` for each element, which returns a small number to put into a set of bits.
template <class Read>
std::uint64_t read_set(const JsonNode& node, std::size_t most, Read read) {
  std::uint64_t bits = 0;
  const std::size_t size = node.array_size(0, most);
  for (std::size_t i = 0; i < size; ++i) {
    const JsonNode element = node.element(i);
    const std::uint64_t bit_of_element = std::uint64_t{1} << read(element);
    if ((bits & bit_of_element) != 0) element.report("is listed twice");
    bits |= bit_of_element;
  }
  return bits;
}

std::uint16_t read_numbers(const JsonNode& node, int highest) {
  return static_cast<std::uint16_t>(
      read_set(node, static_cast<std::size_t>(highest),
               [&](const JsonNode& element) { return element.number(1, highest) - 1; }));
}

std::uint16_t read_names(const JsonNode& node, Names kind) {
  return static_cast<std::uint16_t>(
      read_set(node, static_cast<std::size_t>(name_limit(kind)),
               [&](const JsonNode& element) { return element.named(kind); }));
}

Card read_objective(const JsonNode& node) {
  const Card card = node.named(Names::kCard);
  if (is_objective(card)) return card;
  node.report_unexpected("an objective card");
  return kFirstObjective;
}

ObjectiveSet read_objectives(const JsonNode& node) {
  return read_set(node, kObjectives,
                  [](const JsonNode& element) { return objective_index(read_objective(element)); });
}

Seat read_seat_or_null(const JsonNode& node) {
  return node.is_null() ? kNobody : small(node.number(1, kMaxPlayers) - 1);
}

Seat read_viewer(const JsonNode& node) {
  if (!node.is_string()) return read_seat_or_null(node);
  constexpr std::string_view kWords[]{"spectator"};
  node.one_of(kWords);
  return kSpectator;
}

core::Rng read_rng(const JsonNode& node) {
  const std::string_view digits = node.text();
  std::uint64_t state = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, state, 16);
  if (digits.size() != 16 || error != std::errc{} || stop != end) {
    node.report_unexpected("16 hexadecimal digits");
  }
  return core::Rng::from_state(state);
}

// "players" are people; the seats of automas come on top of them.
void read_automas(JsonObject& in, Options& options) {
  if (!in.has("automa")) return;
  const std::string_view* names = kAutomaNames.data() + 1;  // "none" is not said
  options.automa = static_cast<Automa>(in["automa"].one_of(names, kAutomaNames.size() - 1) + 1);
  options.level = static_cast<AutomaLevel>(
      in["level"].one_of(kAutomaLevelNames.data(), kAutomaLevelNames.size()));
  options.automas = small(in["automas"].one_of(kSeatWords) + 1);
  options.players = small(options.players + options.automas);
}

void read_options(const JsonNode& node, Options& options) {
  JsonObject in(node);
  options.players = small(in["players"].number(kMinPlayers, kMaxPlayers));
  options.neutral = static_cast<NeutralSetup>(in["neutral"].one_of(kNeutralWords));
  options.sides = static_cast<BuildingSides>(in["buildings"].one_of(kSidesWords));
  for (const ExtraOption& option : kExtraOptions) {
    if (!belongs_to(option.editions, options.edition) || !in.has(option.key)) continue;
    std::array<std::string_view, std::extent_v<decltype(ExtraOption::values)>> words{};
    for (std::size_t i = 0; i < option.count; ++i) words[i] = option.values[i].word;
    const std::uint8_t chosen = in[option.key].one_of(words.data(), option.count);
    options.extras = small(options.extras | option.values[chosen].extras);
  }
  read_automas(in, options);
  in.finish();
}

void read_decisions(const JsonNode& node, State& state) {
  const std::size_t size = node.array_size(1, state.stack.capacity());
  for (std::size_t i = 0; i < size; ++i)
    state.stack.push_back(decision_table().read(node.element(i)));
}

void read_local_actions(const JsonNode& node, State& state) {
  const std::size_t size = node.array_size(0, state.local.capacity());
  for (std::size_t i = 0; i < size; ++i) {
    JsonObject in(node.element(i));
    const std::uint8_t action = in["action"].named(Names::kAction);
    state.local.push_back({action, in["at"].named(Names::kSpace)});
    in.finish();
  }
}

BoardTile read_board_tile(const Options& options, Space space, const JsonNode& node) {
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kNeutral:
      return neutral_on_board(node.named(Names::kNeutral));
    case SpaceKind::kBuilding: {
      JsonObject in(node);
      const int number = in["building"].number(1, highest_building(options)) - 1;
      const Seat owner = small(in["owner"].number(1, kMaxPlayers) - 1);
      in.finish();
      return private_on_board(owner, number);
    }
    case SpaceKind::kHazard:
    case SpaceKind::kTrade:
      return kansas_tile_on_board(node.named(Names::kTile));
    case SpaceKind::kStart:
    case SpaceKind::kKansasCity:
      break;
  }
  node.report("nothing can lie here");
  return kEmptySpace;
}

void read_board(const JsonNode& node, State& state) {
  for_each_named(node, Names::kSpace, [&](Space space, const JsonNode& member) {
    state.board[space] = read_board_tile(state.options, space, member);
    if (state.board[space] != kEmptySpace) state.occupied |= bit(space);
  });
}

void read_foresight(const JsonNode& node, State& state) {
  const std::size_t columns = node.array_size(kColumns, kColumns);
  for (std::size_t column = 0; column < columns; ++column) {
    const JsonNode places = node.element(column);
    const std::size_t size = places.array_size(kPlacesPerColumn, kPlacesPerColumn);
    for (std::size_t which = 0; which < size; ++which) {
      const JsonNode tile = places.element(which);
      state.foresight[column * kPlacesPerColumn + which] =
          tile.is_null() ? kNoTile : tile.named(Names::kTile);
    }
  }
}

void read_job_token(const JsonNode& node, State& state) {
  JsonObject in(node);
  const JsonNode row = in["row"];
  state.token_row = row.is_null() ? small(kJobRows) : small(row.number(1, kJobRows) - 1);
  state.token_holder = read_seat_or_null(in["holder"]);
  in.finish();
}

void read_station_master(const JsonNode& node, std::uint8_t& place) {
  if (node.is_string()) {
    if (node.text() == kAutomaMarker) {
      place = kAutomaAsStationMaster;
      return;
    }
    if (const auto worker = value_named(Names::kWorker, node.text())) {
      place = small(kWorkerAsStationMaster | *worker);
      return;
    }
  }
  place = node.named(Names::kStationMaster);
}

// One letter for each number in play.
BuildingSet read_sides(const JsonNode& node, const Options& options) {
  const std::string_view sides = node.text();
  const BuildingSet in_play = buildings_in_play(options);
  unsigned bits = 0;
  bool good = sides.size() == static_cast<std::size_t>(std::popcount(in_play));
  unsigned left = in_play;
  for (std::size_t i = 0; good && i < sides.size(); ++i, left &= left - 1) {
    good = sides[i] == 'a' || sides[i] == 'b';
    if (sides[i] == 'b') bits |= 1U << std::countr_zero(left);
  }
  if (!good) node.report_unexpected(fmt::format("{} letters a or b", std::popcount(in_play)));
  return static_cast<BuildingSet>(bits);
}

// A letter from 0 on, then the private buildings: all that can be used in one turn.
int read_used(const JsonNode& node) {
  for (int number = 1; node.is_string() && number <= kPrivateBuildings; ++number) {
    if (node.text() == std::to_string(number)) return kNeutralBuildings + number - 1;
  }
  return node.named(Names::kNeutral);
}

void read_used_this_turn(const JsonNode& node, State& state) {
  constexpr int kAll = kNeutralBuildings + kPrivateBuildings;
  const std::uint64_t used = read_set(node, kAll, read_used);
  state.letters_used = small(static_cast<int>(used & ((1U << kNeutralBuildings) - 1)));
  state.numbers_used = static_cast<BuildingSet>(used >> kNeutralBuildings);
}

// Every town with a bonus tile must be there.
void read_bonus_tiles(const JsonNode& node, State& state) {
  JsonObject in(node);
  for (std::size_t place = 0; place < kBonusPlaces; ++place) {
    const Town town = town_map(state).bonus_town[place];
    state.bonus_tile[place] = in[name_of(Names::kTown, town)].named(Names::kBonusTile);
  }
  in.finish();
}

void read_kansas_city_cattle(const JsonNode& node, State& state) {
  for_each_named(node, Names::kCattle, [&](Card card, const JsonNode& member) {
    if (cattle_row(card).in_kansas_city == 0) {
      member.report("this card does not lie ready in Kansas City");
      return;
    }
    state.kansas_city_cattle[card - kFirstKansasCityCard] = small(member.number(0, kMostOfAKind));
  });
}

void read_offices(const JsonNode& node, PlayerState& player) {
  for_each_named(node, Names::kTown, [&](Town town, const JsonNode& member) {
    const auto space = static_cast<std::uint64_t>(member.number(1, kOfficeSpaces) - 1);
    player.offices |= town_bit(town);
    player.office_spaces |= space << (2U * town);
  });
}

// The marker's place on the track, which has no space for 5.
std::uint8_t read_certificates(const JsonNode& node) {
  const int wanted = node.number(0, kCertificateTrack.back().certificates);
  for (std::size_t i = 0; i < kCertificateTrack.size(); ++i) {
    if (kCertificateTrack[i].certificates == wanted) return small(static_cast<int>(i));
  }
  node.report("the certificate track has the numbers 0, 1, 2, 3, 4 and 6");
  return 0;
}

// By the names that the tiles have everywhere, or, as older positions have it, by their colours.
void read_trade_tiles(const JsonNode& node, PlayerState& player) {
  const JsonObject in(node);
  const bool by_colour = std::any_of(kTradeColourNames.begin(), kTradeColourNames.end(),
                                     [&](std::string_view colour) { return in.has(colour); });
  read_counts(node, by_colour ? Names::kTradeColour : Names::kTradeTile, player.trade_tiles);
}

void read_gains(JsonObject& in, const Options& options, PlayerState& player) {
  read_counts(in["cities"], Names::kCity, player.cities);
  player.stations = read_numbers(in["stations"], stations_in_play(options));
  player.station_masters = read_names(in["station_masters"], Names::kStationMaster);
  read_counts(in["hazards"], Names::kHazardTile, player.hazards);
  read_trade_tiles(in["trade_tiles"], player);
}

void read_person(const JsonNode& node, State& state, Seat seat) {
  PlayerState& player = state.player[seat];
  JsonObject in(node);
  in["seat"].number(seat + 1, seat + 1);
  player.dollars = static_cast<std::uint16_t>(in["dollars"].number(0, kMostDollars));
  const JsonNode herder = in["herder"];
  player.herder = herder.is_null() ? kNowhere : herder.named(Names::kSpace);
  player.engine = in["engine"].named(Names::kTrackPlace);
  player.certificates = read_certificates(in["certificates"]);
  read_counts(in["workers"], Names::kWorker, player.workers);
  read_pile(in["hand"], player.hand);
  read_pile(in["known"], player.known);
  read_pile(in["draw"], player.draw);
  read_pile(in["discard"], player.discard);
  if (state.viewer != kNobody) {
    player.hidden_hand = small(in["hidden_hand"].number(0, kMostOfAKind));
    player.hidden_objectives =
        small(in["hidden_objectives"].number(0, dealt_objectives(state.options)));
  }
  player.objectives = read_objectives(in["objectives"]);
  player.secret_objectives = read_objectives(in["secret_objectives"]);
  player.buildings = read_numbers(in["buildings"], highest_building(state.options));
  read_counts(in["discs"], Names::kDiscSpace, player.discs);
  read_gains(in, state.options, player);
  if (state.options.tokens()) {
    player.tokens = small(in["exchange_tokens"].number(0, kMostTokens));
  }
  if (state.options.rails()) read_offices(in["offices"], player);
  in.finish();
}

std::uint8_t read_automa_card(const JsonNode& node, const Options& options) {
  const auto cards = automa_row(options.automa).cards;
  std::array<std::string_view, kMostAutomaCards> slugs{};
  for (std::size_t card = 0; card < cards.size(); ++card) slugs[card] = cards[card].slug;
  return node.one_of(slugs.data(), cards.size());
}

std::uint16_t read_automa_cards(const JsonNode& node, const Options& options) {
  return static_cast<std::uint16_t>(
      read_set(node, automa_row(options.automa).cards.size(),
               [&](const JsonNode& element) { return read_automa_card(element, options); }));
}

std::uint8_t read_office_card(const JsonNode& node) {
  std::array<std::string_view, kSamOfficeCards> towns{};
  for (std::size_t card = 0; card < towns.size(); ++card) towns[card] = kSamOfficeTable[card].town;
  return node.one_of(towns.data(), towns.size());
}

void read_office_cards(JsonObject& in, AutomaState& automa) {
  const JsonNode open = in["office_card"];
  automa.office_card = open.is_null() ? kNoTile : read_office_card(open);
  automa.office_cards =
      static_cast<std::uint16_t>(read_set(in["office_cards"], kSamOfficeCards, read_office_card));
  const JsonNode under = in["office_cards_under"];
  const std::size_t size = under.array_size(0, kSamOfficeCards);
  for (std::size_t i = 0; i < size; ++i) {
    automa.office_cards_under.push_back(read_office_card(under.element(i)));
  }
}

// Those outside the pool never leave the store. Older positions list them too, all or none.
void read_automas_buildings(const JsonNode& node, State& state, Seat seat) {
  const BuildingSet listed = read_numbers(node, highest_building(state.options));
  const unsigned beside = buildings_in_play(state.options) & ~building_pool(state, seat);
  const unsigned strange = listed & beside;
  if (strange != 0 && strange != beside) {
    node.report(fmt::format("building {} is not in the pool of this automa",
                            std::countr_zero(strange) + 1));
  }
  state.player[seat].buildings = static_cast<BuildingSet>(listed | beside);
}

void read_automa(const JsonNode& node, State& state, Seat seat) {
  PlayerState& player = state.player[seat];
  AutomaState& automa = state.automa_of(seat);
  JsonObject in(node);
  in["seat"].number(seat + 1, seat + 1);
  in["automa"].one_of(&kAutomaNames[static_cast<std::size_t>(state.options.automa)], 1);
  player.herder = in["herder"].named(Names::kSpace);
  player.engine = in["engine"].named(Names::kTrackPlace);
  read_counts(in["workers"], Names::kWorker, player.workers);
  if (state.options.automa != Automa::kBrisco) {
    automa.specialization = static_cast<Worker>(in["specialization"].named(Names::kWorker));
  }
  read_counts(in["cattle"], Names::kCattle, player.discard.cattle);
  player.objectives = read_objectives(in["objectives"]);
  read_automas_buildings(in["buildings"], state, seat);
  automa.discs = small(in["discs"].number(0, discs_per_player(state.options)));
  read_gains(in, state.options, player);
  if (state.options.rails()) read_offices(in["offices"], player);
  const JsonNode card = in["card"];
  automa.card = card.is_null() ? kNoTile : read_automa_card(card, state.options);
  automa.deck = read_automa_cards(in["deck"], state.options);
  automa.discard = read_automa_cards(in["discard"], state.options);
  automa.office_card = kNoTile;
  if (founds_by_card(state.options)) read_office_cards(in, automa);
  in.finish();
}

void read_players(const JsonNode& node, State& state) {
  const auto seats = static_cast<std::size_t>(state.players());
  const std::size_t size = node.array_size(seats, seats);
  for (std::size_t i = 0; i < size; ++i) {
    const Seat seat = small(static_cast<int>(i));
    if (state.is_automa(seat)) {
      read_automa(node.element(i), state, seat);
    } else {
      read_person(node.element(i), state, seat);
    }
  }
}

void read_copies_used(const JsonNode& node, State& state) {
  state.copies_used = small(read_numbers(node, kMaxPlayers));
}

void read_station_masters(JsonObject& in, State& state) {
  const JsonNode masters = in["station_masters"];
  const auto spaces = static_cast<std::size_t>(station_master_spaces(state.options));
  const std::size_t stations = masters.array_size(spaces, spaces);
  state.station_master.fill(kNoStationMaster);
  for (std::size_t i = 0; i < stations; ++i) {
    read_station_master(masters.element(i), state.station_master[i]);
  }
  if (keeps_spare_masters(state.options)) {
    state.spare_masters = read_names(in["spare_station_masters"], Names::kStationMaster);
  }
}

void read_markets(JsonObject& in, State& state) {
  read_foresight(in["foresight"], state);
  const JsonNode supply = in["supply"];
  const std::size_t stacks = supply.array_size(state.supply.size(), state.supply.size());
  for (std::size_t i = 0; i < stacks; ++i) {
    read_counts(supply.element(i), Names::kTile, state.supply[i]);
  }
  read_job_token(in["job_token"], state);
  const JsonNode jobs = in["job_market"];
  const std::size_t rows = jobs.array_size(kJobRows, kJobRows);
  for (std::size_t row = 0; row < rows; ++row) {
    read_counts(jobs.element(row), Names::kWorker, state.jobs.data() + row * kWorkerKinds);
  }
  read_counts(in["cattle_market"], Names::kCattle, state.cattle_market);
  read_counts(in["market_stack"], Names::kCattle, state.market_stack);
  const JsonNode display = in["objective_display"];
  const std::size_t places = display.array_size(kObjectiveDisplay, kObjectiveDisplay);
  for (std::size_t i = 0; i < places; ++i) {
    const JsonNode card = display.element(i);
    state.objective_display[i] = card.is_null() ? kNoCard : read_objective(card);
  }
  state.objective_stack = read_objectives(in["objective_stack"]);
  read_station_masters(in, state);
  if (state.options.rails()) read_bonus_tiles(in["bonus_tiles"], state);
  if (state.options.has(kExtraSimmental)) {
    read_kansas_city_cattle(in["kansas_city_cattle"], state);
  }
}

State read_state(const JsonNode& node) {
  State state{};
  JsonObject in(node);
  state.options.edition = static_cast<Edition>(in["game"].one_of(kGameNames));
  const int rules = in["rules_version"].number(kOldestRulesVersion, kRulesVersion);
  read_options(in["options"], state.options);
  state.options.rules = small(rules);
  // The rest depends on who plays; `inconsistency` says what is wrong with them.
  if (node.problem->found() || !automa_problem(state.options).empty()) return state;
  state.viewer = read_viewer(in["viewer"]);
  state.rng = read_rng(in["rng"]);
  const int first_turn = automa_row(state.options.automa).begins ? 0 : 1;  // not yet begun
  state.turn = static_cast<std::uint16_t>(in["turn"].number(first_turn, kMostTurns));
  state.current = small(in["current"].number(1, kMaxPlayers) - 1);
  read_decisions(in["decisions"], state);
  read_local_actions(in["local_actions"], state);
  state.acted = in["acted"].flag() ? 1 : 0;
  read_copies_used(in["copies_used"], state);
  if (state.edition() == Edition::kSecond) read_used_this_turn(in["used_this_turn"], state);
  state.building_sides = read_sides(in["building_sides"], state.options);
  read_board(in["board"], state);
  read_markets(in, state);
  read_players(in["players"], state);
  in.finish();
  return state;
}

// A view of somebody else's turn may not know what that player can choose from.
bool knows_choices(const State& state) {
  return state.viewer == kNobody || state.viewer == actor(state);
}

}  // namespace

std::string_view game_name(Edition edition) {
  return kGameNames[static_cast<std::size_t>(edition)];
}

text::Object options_tree(const Options& options) {
  text::Object out;
  out["players"] = options.players - options.automas;
  out["neutral"] = kNeutralWords[static_cast<std::size_t>(options.neutral)];
  out["buildings"] = kSidesWords[static_cast<std::size_t>(options.sides)];
  for (const ExtraOption& option : kExtraOptions) {
    if (!belongs_to(option.editions, options.edition)) continue;
    const int chosen = options.extras & mask_of(option);
    for (std::size_t i = 1; i < option.count; ++i) {
      if (option.values[i].extras == chosen) out[option.key] = option.values[i].word;
    }
  }
  if (options.automas > 0) {
    out["automa"] = kAutomaNames[static_cast<std::size_t>(options.automa)];
    out["level"] = kAutomaLevelNames[static_cast<std::size_t>(options.level)];
    out["automas"] = kSeatWords[options.automas - 1U];
  }
  return out;
}

text::Object tree_of(const State& state) {
  text::Object out;
  out["game"] = game_name(state.edition());
  out["rules_version"] = int{state.options.rules};
  out["options"] = options_tree(state.options);
  out["viewer"] = write_viewer(state.viewer);
  out["rng"] = fmt::format("{:016x}", state.rng.state());
  out["turn"] = state.turn;
  out["current"] = state.current + 1;
  out["decisions"] = write_decisions(state);
  out["local_actions"] = write_local_actions(state);
  out["acted"] = state.acted != 0;
  out["copies_used"] = write_numbers(state.copies_used);
  if (state.edition() == Edition::kSecond) out["used_this_turn"] = write_used_this_turn(state);
  out["building_sides"] = write_sides(state);
  out["board"] = write_board(state);
  out["foresight"] = write_foresight(state);
  text::Array supply;
  for (const TileCounts& stack : state.supply) {
    supply.push_back(write_counts(Names::kTile, stack, kTileKinds));
  }
  out["supply"] = supply;
  out["job_token"] = write_job_token(state);
  out["job_market"] = write_job_market(state);
  out["cattle_market"] = write_counts(Names::kCattle, state.cattle_market, kCattleKinds);
  out["market_stack"] = write_counts(Names::kCattle, state.market_stack, kCattleKinds);
  text::Array display;
  for (const Card card : state.objective_display) {
    display.push_back(card == kNoCard ? text::Value() : text::Value(name(Names::kCard, card)));
  }
  out["objective_display"] = display;
  out["objective_stack"] = write_objectives(state.objective_stack);
  out["station_masters"] = write_station_masters(state);
  if (keeps_spare_masters(state.options)) {
    out["spare_station_masters"] = write_names(Names::kStationMaster, state.spare_masters);
  }
  if (state.options.rails()) out["bonus_tiles"] = write_bonus_tiles(state);
  if (state.options.has(kExtraSimmental)) {
    out["kansas_city_cattle"] = write_kansas_city_cattle(state);
  }
  text::Array players;
  for (Seat seat = 0; seat < state.players(); ++seat) {
    players.push_back(state.is_automa(seat) ? write_automa(state, seat)
                                            : write_person(state, seat));
  }
  out["players"] = players;
  return out;
}

std::variant<State, std::string> state_from_json(const boost::json::value& value) {
  JsonProblem problem;
  const State state = read_state({&value, {}, &problem});
  if (problem.found()) return problem.sentence();
  if (std::string sentence = inconsistency(state); !sentence.empty()) return sentence;
  if (over(state) || !knows_choices(state)) return state;
  MoveList list;
  legal_moves(state, list);
  // An exchange token only puts off what is to be decided.
  const bool stuck = std::all_of(list.begin(), list.end(),
                                 [](Move move) { return move.kind == MoveKind::kExchange; });
  if (stuck) {
    return fmt::format("Seat {} has no legal move: the decision {} cannot be made.",
                       actor(state) + 1, decision_name(state.stack.back().kind));
  }
  return state;
}

}  // namespace drover::trail
