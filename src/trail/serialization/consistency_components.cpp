// Checks that no component is there more often than in the box, and that its place exists.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "trail/rules/kansas_city.h"
#include "trail/rules/railroad.h"
#include "trail/serialization/consistency_parts.h"
#include "trail/state/names.h"

namespace drover::trail::consistency {

namespace {

// ---- Conservation -------------------------------------------------------------------------------

}  // namespace

std::string check_cattle(const State& s) {
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    const CattleRow& row = kCattleTable[card];
    int all = s.cattle_market[card] + s.market_stack[card];
    if (row.in_the_market == 0 && all > 0) {
      return fmt::format("{} cattle are not sold in the market.", row.name);
    }
    if (row.in_kansas_city > 0) all += s.kansas_city_cattle[card - kSimmentalHeifer];
    for (Seat seat = 0; seat < s.players(); ++seat) {
      const PlayerState& p = s.player[seat];
      const int own = p.hand.cattle[card] + p.draw.cattle[card] + p.discard.cattle[card];
      const int in_herd = s.is_automa(seat) ? 0 : row.in_each_herd;
      all += own;
      if (row.in_each_herd == 0) continue;
      auto sentence = kit::problem_of_herd(seat, own, row.name, in_herd);
      if (!sentence.empty()) return sentence;
    }
    if (row.in_each_herd > 0) continue;
    // Cards that have grown leave the game, so there may be fewer.
    const int most = cattle_in_play(s.options, row) ? row.in_the_market + row.in_kansas_city : 0;
    auto sentence = kit::problem_of_count("cards", all, row.name, most);
    if (!sentence.empty()) return sentence;
  }
  return no_problem();
}

std::string check_objectives(const State& s) {
  ObjectiveSet seen = 0;
  const auto add = [&](ObjectiveSet set) {
    const ObjectiveSet twice = seen & set;
    seen |= set;
    if (twice == 0) return no_problem();
    return fmt::format("The objective {} is in play twice.", card_name(lowest_objective(twice)));
  };
  if ((s.objective_stack & ~dealt_objectives(s)) != 0) {
    return "The objective stack holds a starting objective, or one that does not exist.";
  }
  if (auto sentence = add(s.objective_stack); !sentence.empty()) return sentence;
  for (const Card card : s.objective_display) {
    if (card == kNoCard) continue;
    if (!is_objective(card) || !is_card(card) || (dealt_objectives(s) & objective_bit(card)) == 0) {
      return "The objective display holds something that is no objective card of the stack.";
    }
    if (auto sentence = add(objective_bit(card)); !sentence.empty()) return sentence;
  }
  int hidden = 0;
  for (Seat seat = 0; seat < s.players(); ++seat) {
    const PlayerState& p = s.player[seat];
    for (const ObjectiveSet set :
         {p.hand.objectives, p.draw.objectives, p.discard.objectives, p.objectives}) {
      if (auto sentence = add(set); !sentence.empty()) return sentence;
    }
    hidden += p.hidden_objectives;
  }
  const int stack = std::popcount(s.objective_stack);
  if (hidden > stack) {
    return fmt::format("{} objectives are hidden in an objective stack of {}.", hidden, stack);
  }
  const bool gap = std::find(s.objective_display.begin(), s.objective_display.end(), kNoCard) !=
                   s.objective_display.end();
  if (gap && stack > hidden) {
    return "The objective display has an empty place although the stack is not empty.";
  }
  return no_problem();
}

namespace {

// Returns the number of tiles of a kind in all places. Tiles out of the game are not tracked.
int tiles_in_play(const State& s, std::size_t tile) {
  const TileRow& row = kTileTable[tile];
  int all = 0;
  for (const TileCounts& stack : s.supply) all += stack[tile];
  all += static_cast<int>(std::count(s.foresight.begin(), s.foresight.end(), tile));
  for (Space space = 0; space < kSpaces; ++space) {
    if (((kHazardSlotSet | kTradeSlotSet) & bit(space)) == 0) continue;
    if (s.board[space] == kansas_tile_on_board(static_cast<int>(tile))) ++all;
  }
  for (Seat seat = 0; seat < s.players(); ++seat) {
    const PlayerState& p = s.player[seat];
    if (row.kind == TileClass::kWorker) all += p.workers[row.which] - 1;  // one is printed
    if (row.kind == TileClass::kTrade) all += p.trade_tiles[row.which];
    if (row.kind == TileClass::kHazard) all += p.hazards[tile - kFirstHazardTile];
  }
  if (row.kind != TileClass::kWorker) return all;
  const auto kind = static_cast<Worker>(row.which);
  for (int job_row = 0; job_row < kJobRows; ++job_row) all += s.job(job_row, kind);
  const auto appointed = static_cast<std::uint8_t>(kWorkerAsStationMaster | row.which);
  all += static_cast<int>(std::count(s.station_master.begin(), s.station_master.end(), appointed));
  return all;
}

}  // namespace

std::string check_foresight(const State& s) {
  for (std::size_t place = 0; place < s.foresight.size(); ++place) {
    const std::uint8_t tile = s.foresight[place];
    const std::size_t column = place / kPlacesPerColumn;
    if (tile == kNoTile) {
      // Refilled when the herder leaves Kansas City.
      if (!s.supply[column].empty() && !visits_kansas_city(s)) {
        return fmt::format(
            "Foresight column {} has an empty place although its stack is not empty.", column + 1);
      }
      continue;
    }
    if (tile >= kTileKinds || kTileTable[tile].in_stack[column] == 0) {
      return fmt::format("Foresight column {} holds a tile that its stack does not have.",
                         column + 1);
    }
  }
  return no_problem();
}

namespace {

// Checks the workers beyond the supply: those that automas began with do not come from it. Of the
// ones drawn at random only the number is known.
std::string check_workers_beyond_supply(const State& s,
                                        const std::array<int, kWorkerKinds>& beyond) {
  const ExtraWorkers extra = extra_workers(level_row(s).extra_workers);
  int at_random = 0;
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    const int drawn = std::max(0, beyond[kind] - s.options.automas * extra.of_each);
    const int most = extra.at_random > 0 ? s.options.automas : 0;
    if (drawn > most) {
      return fmt::format("There are {} tiles {} too many in play.", drawn - most,
                         kWorkerNames[kind]);
    }
    at_random += drawn;
  }
  if (at_random > s.options.automas * extra.at_random) {
    return "There are more workers in play than the game has.";
  }
  return no_problem();
}

}  // namespace

std::string check_tiles(const State& s) {
  std::array<int, kWorkerKinds> beyond{};  // workers more than the supply had
  for (std::size_t tile = 0; tile < kTileKinds; ++tile) {
    const TileRow& row = kTileTable[tile];
    for (std::size_t stack = 0; stack < s.supply.size(); ++stack) {
      const auto* first = s.foresight.data() + stack * kPlacesPerColumn;
      const int seen = static_cast<int>(std::count(first, first + kPlacesPerColumn, tile));
      if (s.supply[stack][tile] + seen > row.in_stack[stack]) {
        return fmt::format("Supply stack {} and its foresight column hold {} tiles {}, of {}.",
                           stack + 1, s.supply[stack][tile] + seen, row.name, row.in_stack[stack]);
      }
    }
    const int all = tiles_in_play(s, tile);
    const int most = sum_of(row.in_stack);
    if (row.kind == TileClass::kWorker && s.options.automas > 0) {
      beyond[row.which] = all - most;
    } else if (auto sentence = kit::problem_of_count("tiles", all, row.name, most);
               !sentence.empty()) {
      return sentence;
    }
  }
  return s.options.automas > 0 ? check_workers_beyond_supply(s, beyond) : no_problem();
}

namespace {

std::string_view lowest_master(unsigned set) {
  return at(kStationMasterTable, std::countr_zero(set)).slug;
}

// True if an automa may have left its marker at the station: one has its disc there.
bool automa_marks(const State& s, int station) {
  if (station >= kStations && !automa_row(s.options.automa).takes_town_masters) return false;
  for (int seat = s.people(); seat < s.players(); ++seat) {
    if ((at(s.player, seat).stations >> station & 1U) != 0) return true;
  }
  return false;
}

std::string marker_problem(const State& s, int station) {
  if (s.options.automas == 0) {
    return fmt::format(
        "The station master place of station {} holds the marker of an automa, and none plays.",
        station + 1);
  }
  const std::string_view name = automa_row(s.options.automa).name;
  if (station >= kStations && !automa_row(s.options.automa).takes_town_masters) {
    return fmt::format(
        "The station master place of station {} holds the marker of {}, who takes none in a town.",
        station + 1, name);
  }
  return fmt::format(
      "The station master place of station {} holds the marker of {}, who has no disc there.",
      station + 1, name);
}

// Checks that automas have one tile for each marker; they may also own tiles left over at set-up.
std::string check_markers(const State& s) {
  const auto markers =
      std::count(s.station_master.begin(), s.station_master.end(), kAutomaAsStationMaster);
  int tiles = 0;
  for (int seat = s.people(); seat < s.players(); ++seat) {
    tiles += std::popcount(at(s.player, seat).station_masters);
  }
  return problem_unless(tiles == markers || (tiles > markers && keeps_spare_masters(s.options)),
                        "Automas have {} station master tiles and {} markers at stations.", tiles,
                        markers);
}

}  // namespace

std::string check_station_masters(const State& s) {
  const unsigned in_play = masters_in_play(s.options);
  const int spaces = station_master_spaces(s.options);
  unsigned seen = 0;
  for (int station = 0; station < stations_in_play(s.options); ++station) {
    const int space = station_master_space(station);
    if (space < 0) continue;
    const int byte = at(s.station_master, space);
    if ((byte & kWorkerAsStationMaster) != 0) {
      if ((byte & ~kWorkerAsStationMaster) < kWorkerKinds) continue;
      if (byte == kAutomaAsStationMaster) {
        if (automa_marks(s, station)) continue;
        return marker_problem(s, station);
      }
    } else if (byte < kStationMasters && ((in_play & ~seen) >> byte & 1U) != 0) {
      seen |= 1U << byte;
      continue;
    }
    return fmt::format("The station master place of station {} holds an unknown or a second tile.",
                       station + 1);
  }
  if (auto sentence = check_markers(s); !sentence.empty()) return sentence;
  for (int seat = 0; seat <= s.players(); ++seat) {
    const unsigned tiles =
        seat == s.players() ? s.spare_masters : at(s.player, seat).station_masters;
    if ((seen & tiles) != 0) {
      return fmt::format("The station master tile {} is in two places.",
                         lowest_master(seen & tiles));
    }
    seen |= tiles;
  }
  if ((seen & ~in_play) != 0 || (!keeps_spare_masters(s.options) && s.spare_masters != 0)) {
    return "A station master tile is left over that does not belong there.";
  }
  // Tiles left over at set-up go back to the box unless a crest can give them.
  const int placed = keeps_spare_masters(s.options) ? std::popcount(in_play) : spaces;
  if (placed == std::popcount(in_play) && seen != in_play) {
    return fmt::format("The station master tile {} is missing.", lowest_master(in_play & ~seen));
  }
  if (std::popcount(seen) != placed) {
    return fmt::format(
        "There are {} station master tiles on the board and with players; it must "
        "be {}.",
        std::popcount(seen), placed);
  }
  return no_problem();
}

std::string check_bonus_tiles(const State& s) {
  std::array<int, kBonusKinds> seen{};
  if (!s.options.rails()) return no_problem();
  for (const std::uint8_t tile : s.bonus_tile) {
    if (tile >= kBonusKinds || ++seen[tile] > kBonusTileTable[tile].copies) {
      return "A town holds an unknown bonus tile, or one too many of a kind.";
    }
  }
  return no_problem();
}

}  // namespace drover::trail::consistency
