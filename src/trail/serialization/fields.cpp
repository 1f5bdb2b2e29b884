#include "trail/serialization/fields.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

namespace drover::trail::formats {

namespace {

// The word for a station master space whose tile an automa took.
constexpr std::string_view kAutomaMarker = "automa";

constexpr std::uint8_t small(int value) { return static_cast<std::uint8_t>(value); }

}  // namespace

void ObjectiveCard::read(const JsonNode& node, Card& card) const {
  card = node.named(Names::kCard);
  if (is_objective(card)) return;
  node.report_unexpected("an objective card");
  card = kFirstObjective;
}

void ObjectiveIndex::read(const JsonNode& node, std::uint8_t& index) const {
  Card card = kFirstObjective;
  ObjectiveCard{}.read(node, card);
  index = small(objective_index(card));
}

Value Cards::write(const Pile& pile) const {
  text::Object out = counts(Names::kCattle).write(pile.cattle).object();
  for (const Card card : objectives_in(pile.objectives)) {
    out[card_name(card)] = 1;
  }
  return out;
}

void Cards::read(const JsonNode& node, Pile& pile) const {
  for_each_named(node, Names::kCard, [&](std::uint8_t card, const JsonNode& member) {
    if (!is_objective(card)) {
      read_into(kAnyCount, member, pile.cattle[card]);
    } else if (member.number(0, 1) == 1) {
      pile.objectives |= objective_bit(card);
    }
  });
}

Value Local::write(LocalAction local) const {
  return text::Object{{"action", name_of(Names::kAction, local.action)},
                      {"at", name_of(Names::kSpace, local.space)}};
}

void Local::read(const JsonNode& node, LocalAction& local) const {
  JsonObject in(node);
  local.action = in["action"].named(Names::kAction);
  local.space = in["at"].named(Names::kSpace);
  in.finish();
}

Value TrailTiles::write(Space space, BoardTile tile) {
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kNeutral:
      return name_of(Names::kNeutral, neutral_letter(tile));
    case SpaceKind::kBuilding:
      return building(tile).tree();
    default:
      return name_of(Names::kTile, kansas_tile(tile));
  }
}

BoardTile TrailTiles::read(const Options& options, Space space, const JsonNode& node) {
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kNeutral:
      return neutral_on_board(node.named(Names::kNeutral));
    case SpaceKind::kBuilding: {
      const auto read = kit::OwnedBuilding::read(node, highest_building(options), kMaxPlayers);
      return private_on_board(read.owner, read.number);
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

Value UsedThisTurn::write(const State& state) const {
  text::Array out;
  for (const int letter : bits<int>(state.letters_used)) {
    out.push_back(name_of(Names::kNeutral, letter));
  }
  for (const int number : bits<int>(state.numbers_used)) {
    out.push_back(std::to_string(number + 1));
  }
  return out;
}

void UsedThisTurn::read(const JsonNode& node, State& state) const {
  // Bits: the neutral buildings from 0 on, then the private buildings.
  struct Used {
    void read(const JsonNode& element, std::uint8_t& used) const {
      for (int number = 1; element.is_string() && number <= kPrivateBuildings; ++number) {
        if (element.text() != std::to_string(number)) continue;
        used = small(kNeutralBuildings + number - 1);
        return;
      }
      used = element.named(Names::kNeutral);
    }
  };
  std::uint64_t used = 0;
  SetOf<Used>{{}, kNeutralBuildings + kPrivateBuildings}.read(node, used);
  state.letters_used = small(static_cast<int>(used & ((1U << kNeutralBuildings) - 1)));
  state.numbers_used = static_cast<BuildingSet>(used >> kNeutralBuildings);
}

Value JobToken::write(const State& state) const {
  return text::Object{{"row", OrNull{counted(kJobRows), kJobRows}.write(state.token_row)},
                      {"holder", kit::seat_or_null(kMaxPlayers).write(state.token_holder)}};
}

void JobToken::read(const JsonNode& node, State& state) const {
  JsonObject in(node);
  OrNull{counted(kJobRows), kJobRows}.read(in["row"], state.token_row);
  kit::seat_or_null(kMaxPlayers).read(in["holder"], state.token_holder);
  in.finish();
}

std::string_view StationMaster::word(std::uint8_t place) {
  if (place == kAutomaAsStationMaster) return kAutomaMarker;
  if ((place & kWorkerAsStationMaster) == 0) return name_of(Names::kStationMaster, place);
  return name_of(Names::kWorker, place & ~kWorkerAsStationMaster);
}

Value StationMaster::write(std::uint8_t place) const { return word(place); }

void StationMaster::read(const JsonNode& node, std::uint8_t& place) const {
  if (node.is_string() && node.text() == kAutomaMarker) {
    place = kAutomaAsStationMaster;
  } else if (const auto worker =
                 node.is_string() ? value_named(Names::kWorker, node.text()) : std::nullopt) {
    place = small(kWorkerAsStationMaster | *worker);
  } else {
    place = node.named(Names::kStationMaster);
  }
}

Value BonusTiles::write(const State& state) const {
  text::Object out;
  for (std::size_t place = 0; place < kBonusPlaces; ++place) {
    const Town town = town_map(state).bonus_town[place];
    out[name_of(Names::kTown, town)] = name_of(Names::kBonusTile, state.bonus_tile[place]);
  }
  return out;
}

void BonusTiles::read(const JsonNode& node, State& state) const {
  JsonObject in(node);
  for (std::size_t place = 0; place < kBonusPlaces; ++place) {
    const Town town = town_map(state).bonus_town[place];
    state.bonus_tile[place] = in[name_of(Names::kTown, town)].named(Names::kBonusTile);
  }
  in.finish();
}

Value Offices::write(const PlayerState& player) const {
  text::Object out;
  for (const Town town : bits<Town>(player.offices)) {
    out[name_of(Names::kTown, town)] = space_of_office(player, town) + 1;
  }
  return out;
}

void Offices::read(const JsonNode& node, PlayerState& player) const {
  for_each_named(node, Names::kTown, [&](Town town, const JsonNode& member) {
    const auto space = static_cast<std::uint64_t>(member.number(1, kOfficeSpaces) - 1);
    player.offices |= town_bit(town);
    player.office_spaces |= space << (2U * town);
  });
}

void Certificates::read(const JsonNode& node, std::uint8_t& place) const {
  const int wanted = node.number(0, kCertificateTrack.back().certificates);
  for (std::size_t i = 0; i < kCertificateTrack.size(); ++i) {
    if (kCertificateTrack[i].certificates != wanted) continue;
    place = small(static_cast<int>(i));
    return;
  }
  node.report("the certificate track has the numbers 0, 1, 2, 3, 4 and 6");
}

void TradeTiles::read(const JsonNode& node, Tiles& tiles) const {
  const JsonObject in(node);
  const bool by_colour = std::any_of(kTradeColourNames.begin(), kTradeColourNames.end(),
                                     [&](std::string_view colour) { return in.has(colour); });
  counts(by_colour ? Names::kTradeColour : Names::kTradeTile).read(node, tiles);
}

Value AutomasBuildings::write(const State& state) const {
  return set_of_numbers(highest_building(state.options)).write(listed(state));
}

// Older positions also list the buildings outside the pool: all or none.
void AutomasBuildings::read(const JsonNode& node, State& state) const {
  unsigned listed = 0;
  set_of_numbers(highest_building(state.options)).read(node, listed);
  const unsigned beside = buildings_in_play(state.options) & ~building_pool(state, seat);
  const unsigned strange = listed & beside;
  if (strange != 0 && strange != beside) {
    node.report(fmt::format("building {} is not in the pool of this automa",
                            std::countr_zero(strange) + 1));
  }
  state.player[seat].buildings = static_cast<BuildingSet>(listed | beside);
}

}  // namespace drover::trail::formats
