// The whole table as text: trail, Kansas City, markets, railroad, town map, players.
//
// Marks: <1> belongs to player 1, @1 is the herder of player 1. Colours only repeat what the text
// says.
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/text_page.h"
#include "trail/describe.h"
#include "trail/describe_automa.h"
#include "trail/describe_words.h"
#include "trail/engine.h"
#include "trail/names.h"
#include "trail/rules/limits.h"
#include "trail/rules/offices.h"

namespace drover::trail {

using text::Ink;
using text::inked;
using text::Piece;
using text::plain;
using text::seat_ink;
using text::TextPage;
using text::Word;

namespace {

constexpr std::size_t kWidth = TextPage::kWidth;
constexpr std::size_t kLabel = TextPage::kLabel;
constexpr std::size_t kCellsFrom = kLabel - 3;  // ten stations fit into a line

Piece owner_mark(int seat) { return {fmt::format("<{}>", seat + 1), seat_ink(seat)}; }

std::string_view hand_name(Hands hands) {
  if (hands == (kGreenHand | kBlackHand)) return "green+black";
  return hands == kGreenHand ? "green" : hands == kBlackHand ? "black" : "";
}

// ---- The trail ----------------------------------------------------------------------------------

void add_herders(const State& state, Space space, Word& word) {
  for (int seat = 0; seat < state.players(); ++seat) {
    if (state.player[static_cast<std::size_t>(seat)].herder != space) continue;
    word.push_back({fmt::format(" @{}", seat + 1), seat_ink(seat)});
  }
}

Word space_word(const State& state, Space space) {
  const SpaceRow& row = kSpaceTable[space];
  const BoardTile tile = state.board[space];
  const Risk risk = trail_map(state).risk[space];
  Word word;
  word.push_back({fmt::format("{}{}{}", row.slug, row.woods ? "~" : "",
                              risk == Risk::kNone          ? ""
                              : risk == Risk::kDiscardGrey ? "!"
                                                           : "!!"),
                  tile == kEmptySpace ? Ink::kDim : Ink::kPlain});
  if (row.kind == SpaceKind::kTrade) {
    const int dollars = trail_map(state).trade_dollars[space];
    const bool token = trail_map(state).trade_tokens[space] > 0;
    word.push_back(
        {token ? " +token"
               : fmt::format(" {}${}", dollars < 0 ? "-" : "+", dollars < 0 ? -dollars : dollars),
         Ink::kDim});
  }
  if (tile == kEmptySpace) {
    word.push_back({" .", Ink::kDim});
  } else if (row.kind == SpaceKind::kBuilding) {
    const PrivateSide& building = private_row(state, private_owner(tile), private_number(tile));
    word.push_back({fmt::format(" {}", building.slug), Ink::kTitle});
    word.push_back(owner_mark(private_owner(tile)));
    if (building.hands != kNoHand) word.push_back({fmt::format("({})", hand_name(building.hands))});
  } else {
    const TileRow& kind = kTileTable[static_cast<std::size_t>(kansas_tile(tile))];
    if (kind.kind == TileClass::kHazard) {
      word.push_back({fmt::format(" {} {}vp({})", kHazardNames[kind.which], kind.victory_points,
                                  hand_name(kind.hands)),
                      Ink::kCost});
    } else {
      const auto colour = static_cast<TradeColour>(kind.which);
      word.push_back({fmt::format(" {}({})", trade_colour_words(state.edition(), colour),
                                  hand_name(kind.hands)),
                      Ink::kGain});
    }
  }
  add_herders(state, space, word);
  return word;
}

void put_branch(TextPage& page, const State& state, std::string_view first, std::string_view last,
                std::string_view exit) {
  std::vector<Word> words;
  for (Space space = space_named(first); space <= space_named(last); ++space) {
    words.push_back(space_word(state, space));
  }
  words.push_back(inked(fmt::format("-> {}", exit), Ink::kDim));
  page.row("", words, 2, 4);
}

void put_neutral(TextPage& page, const State& state, std::string_view slug) {
  const Space space = space_named(slug);
  const NeutralRow& tile =
      kNeutralTable[static_cast<std::size_t>(neutral_letter(state.board[space]))];
  Word head{{fmt::format(" {} ", slug), Ink::kTitle},
            {fmt::format("[{}]", tile.slug), Ink::kTitle}};
  add_herders(state, space, head);
  page.put(head);
  page.pad_to(kLabel);
  page.text_row("", actions_words(state.edition(), tile.actions));
}

void put_trail(TextPage& page, const State& state) {
  const FeeRow& fee = kFeeTable[static_cast<std::size_t>(state.players() - 2)];
  page.title("THE TRAIL",
             fmt::format("hands: green ${}, black ${}   <1> owner  @1 herder  ~ woods  "
                         "risk: ! grey, !! any cattle",
                         fee.green_hand, fee.black_hand));
  Word start{{" START", Ink::kTitle}};
  add_herders(state, kStart, start);
  add_herders(state, kNowhere, start);
  page.put(start);
  page.end_line();
  put_neutral(page, state, "A");
  put_branch(page, state, "A1", "A3", "B");
  put_branch(page, state, "FL1", "FLR2", "B");
  put_neutral(page, state, "B");
  put_branch(page, state, "B1", "B3", "C");
  put_branch(page, state, "DR1", "DRR1", "C");
  put_neutral(page, state, "C");
  put_branch(page, state, "CU1", "CU2", "E");
  if (state.edition() == Edition::kFirst) {
    put_branch(page, state, "CL", "CL", "D, or O4");
    put_neutral(page, state, "D");
  } else {
    page.row("", {inked("-> D", Ink::kDim)}, 2, 4);
    put_neutral(page, state, "D");
    put_branch(page, state, "DX", "DX", "E");
  }
  put_branch(page, state, "O4", "OR2", "E");
  std::vector<Word> beside;
  for (std::size_t i = 0; i < 3; ++i) beside.push_back(space_word(state, kTradeSlots[i]));
  page.row("    beside:", beside);
  put_neutral(page, state, "E");
  put_branch(page, state, "E1", "E2", "F");
  put_branch(page, state, "RF1", "RFR2", "F");
  put_neutral(page, state, "F");
  put_branch(page, state, "F1", "F2", "G, by one of the two");
  put_neutral(page, state, "G");
  put_branch(page, state, "G1", "G2", "KC, by one of the two");
  Word kansas{{" KC", Ink::kTitle}};
  add_herders(state, kKansasCitySpace, kansas);
  page.put(kansas);
  page.end_line();
}

// ---- Kansas City and the markets ----------------------------------------------------------------

// A tile in one word.
std::string tile_name(Edition edition, int tile) {
  const TileRow& row = kTileTable[static_cast<std::size_t>(tile)];
  if (edition == Edition::kFirst || row.kind != TileClass::kTrade) return std::string(row.name);
  return fmt::format("outlaw-{}", trade_colour_words(edition, static_cast<TradeColour>(row.which)));
}

void put_kansas_city(TextPage& page, const State& state) {
  page.title("KANSAS CITY", "");
  std::vector<Word> foresight;
  for (std::size_t column = 0; column < 3; ++column) {
    std::vector<std::string> tiles;
    for (std::size_t i = column * 2; i < column * 2 + 2; ++i) {
      tiles.push_back(
          state.foresight[i] == kNoTile ? "-" : tile_name(state.edition(), state.foresight[i]));
    }
    foresight.push_back(plain(fmt::format("{}: {} | {}", column + 1, tiles[0], tiles[1])));
  }
  page.row("foresight", foresight, 4);
  page.row("supply", {plain(fmt::format("{} + {} + {} tiles left", state.supply[0].total(),
                                        state.supply[1].total(), state.supply[2].total()))});

  constexpr std::size_t kCell = 7;
  std::vector<Word> rows;
  std::vector<Word> costs;
  std::array<std::vector<Word>, kWorkerKinds> kinds;
  for (int row = 0; row < kJobRows; ++row) {
    const bool here = row == state.token_row;
    rows.push_back(inked(fmt::format("{}{}{}", here ? ">" : " ", row + 1, here ? "<" : ""),
                         here ? Ink::kTitle : Ink::kDim));
    const JobRow& job = kJobMarketTable[static_cast<std::size_t>(row)];
    costs.push_back(
        plain(fmt::format(" ${}{}", job.hiring_cost, job.refills_cattle_market ? "*" : "")));
    for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
      const int count = state.job(row, static_cast<Worker>(kind));
      kinds[kind].push_back(count == 0 ? inked(" .", Ink::kDim)
                                       : inked(fmt::format(" {}", count),
                                               row < state.token_row ? Ink::kGain : Ink::kPlain));
    }
  }
  page.columns("job row", rows, kCell, kCellsFrom);
  page.columns("price", costs, kCell, kCellsFrom);
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    page.columns(fmt::format("{}s", kWorkerNames[kind]), kinds[kind], kCell, kCellsFrom);
  }
  page.row("", {inked(state.token_row < kJobRows
                          ? "hire above the token ><; * the token leaving refills the cattle market"
                          : fmt::format("the token is with {}: last turns",
                                        seat_name(state, state.token_holder)),
                      Ink::kDim)});
}

std::string pile_words(const CattleCounts& cattle, ObjectiveSet objectives) {
  std::vector<std::string> words;
  for (Card card = 0; card < kCattleKinds; ++card) {
    const int count = cattle[card];
    if (count == 1) words.emplace_back(card_name(card));
    if (count > 1) words.push_back(fmt::format("{} x{}", card_name(card), count));
  }
  for (; objectives != 0; objectives &= objectives - 1) {
    words.emplace_back(card_name(lowest_objective(objectives)));
  }
  return words.empty() ? "-" : fmt::format("{}", fmt::join(words, ", "));
}

void put_markets(TextPage& page, const State& state) {
  page.title("MARKETS", "");
  std::vector<Word> cattle;
  for (Card card = 0; card < kCattleKinds; ++card) {
    if (state.cattle_market[card] == 0) continue;
    cattle.push_back(
        plain(fmt::format("{} x{} ({}, {}vp)", card_name(card), state.cattle_market[card],
                          breeding_value(card), cattle_row(card).victory_points)));
  }
  cattle.push_back(inked(fmt::format("{} in the stack", state.market_stack.total()), Ink::kDim));
  page.row("cattle", cattle, 3);
  if (state.options.has(kExtraSimmental)) {
    std::vector<Word> ready;
    for (const Card card : {kSimmentalHeifer, kSimmentalCow}) {
      ready.push_back(plain(fmt::format("{} x{} ({}, {}vp)", card_name(card),
                                        state.kansas_city_cattle[card - kSimmentalHeifer],
                                        breeding_value(card), cattle_row(card).victory_points)));
    }
    ready.push_back(inked("lie ready in Kansas City", Ink::kDim));
    page.row("grown cattle", ready, 3);
  }
  std::string label = "objectives";
  for (const Card card : state.objective_display) {
    if (card == kNoCard) continue;
    page.text_row(label,
                  fmt::format("{}: {}", card_name(card), objective_words(state.edition(), card)));
    label.clear();
  }
  page.row(label, {inked(fmt::format("{} in the stack", std::popcount(state.objective_stack)),
                         Ink::kDim)});
}

// ---- The railroad -------------------------------------------------------------------------------

// Names that don't fit into a column.
std::string short_city_name(City city) {
  struct ShortName {
    std::string_view slug;
    std::string_view name;
  };
  constexpr std::array<ShortName, 12> kShort{{{"kansas-city", "KansasC."},
                                              {"colorado-springs", "Colorado"},
                                              {"albuquerque", "Albuq."},
                                              {"san-diego", "SanDiego"},
                                              {"sacramento", "Sacram."},
                                              {"san-francisco", "SanFran."},
                                              {"st-louis", "St.Louis"},
                                              {"bloomington", "Bloom."},
                                              {"pittsburgh", "Pittsb."},
                                              {"philadelphia", "Philad."},
                                              {"cleveland", "Clevel."},
                                              {"minneapolis", "Minneap."}}};
  for (const ShortName& entry : kShort) {
    if (entry.slug == kCityNames[city].slug) return std::string(entry.name);
  }
  return std::string(kCityNames[city].name);
}

// Who has a disc on a city, and how many.
Word city_discs(const State& state, City city) {
  Word on_it;
  for (int seat = 0; seat < state.players(); ++seat) {
    const int count = state.player[static_cast<std::size_t>(seat)].cities[city];
    if (count == 0) continue;
    on_it.push_back({fmt::format("{}{}", seat + 1, count > 1 ? fmt::format("x{}", count) : ""),
                     seat_ink(seat)});
    on_it.push_back({" "});
  }
  return on_it.empty() ? inked(".", Ink::kDim) : on_it;
}
// The same for a station.
Word station_discs(const State& state, int station) {
  Word on_it;
  for (int seat = 0; seat < state.players(); ++seat) {
    if ((state.player[static_cast<std::size_t>(seat)].stations >> station & 1U) == 0) continue;
    on_it.push_back({fmt::format("{} ", seat + 1), seat_ink(seat)});
  }
  return on_it.empty() ? inked(".", Ink::kDim) : on_it;
}

void put_strip(TextPage& page, const State& state) {
  const Deliveries& all = deliveries(state);
  const auto cities = static_cast<std::size_t>(all.strip_length);
  const std::size_t cell = (kWidth - kLabel + 4) / cities;
  std::vector<Word> names;
  std::vector<Word> values;
  std::vector<Word> discs;
  std::vector<Word> arrows;
  for (std::size_t i = 0; i < cities; ++i) {
    const CityRow& row = city_row(state, all.strip[i]);
    names.push_back(inked(short_city_name(all.strip[i]), Ink::kTitle));
    values.push_back(plain(fmt::format(
        "{} {}{}", row.value, row.corners == Corners::kLight ? "light" : "dark", sign(row.from))));
    discs.push_back(city_discs(state, all.strip[i]));
    std::string crest;
    if (row.crest.victory_points != 0) crest += fmt::format("{:+}vp", row.crest.victory_points);
    if (row.crest.objective_card) crest += "card";
    if (row.crest.station_master) crest += " master";
    if (!crest.empty()) crest += sign(row.from);
    if (i + 1 < cities) {
      const CityArrowRow& arrow = all.arrow[i];
      if (arrow.victory_points != 0) crest += fmt::format("{:+}>", arrow.victory_points);
      if (arrow.objective_card) crest += "card>";
      if (arrow.tokens > 0) crest += "token>";
      if (crest.ends_with('>')) crest += sign(arrow.from);
    }
    arrows.push_back(inked(crest, Ink::kDim));
  }
  page.columns("city", names, cell, kCellsFrom);
  page.columns("value", values, cell, kCellsFrom);
  page.columns("discs", discs, cell, kCellsFrom);
  page.columns("vp, arrows", arrows, cell, kCellsFrom);
}

void put_station_master(TextPage& page, const State& state, std::string_view where, int space) {
  const std::uint8_t master = state.station_master[static_cast<std::size_t>(space)];
  if ((master & kWorkerAsStationMaster) != 0) return;
  page.text_row(fmt::format("master {}", where),
                fmt::format("{}: {}", kStationMasterTable[master].slug,
                            station_master_words(state.edition(), master)));
}

void put_railroad(TextPage& page, const State& state) {
  page.title("RAILROAD", "");
  put_strip(page, state);

  constexpr std::size_t kCell = 9;
  std::vector<Word> stations;
  std::vector<Word> places;
  std::vector<Word> costs;
  std::vector<Word> owners;
  for (std::size_t station = 0; station < kStations; ++station) {
    const StationRow& row = kStationTable[station];
    stations.push_back(inked(fmt::format("{}", station + 1), Ink::kTitle));
    places.push_back(plain(row.after_space == kLastTrackSpace
                               ? fmt::format("{}", row.after_space)
                               : fmt::format("{}/{}", row.after_space, row.after_space + 1)));
    costs.push_back(plain(fmt::format("${} {}vp{}", row.upgrade_cost, row.victory_points,
                                      row.corners == Corners::kDark ? "#" : "")));
    owners.push_back(station_discs(state, static_cast<int>(station)));
  }
  page.columns("station", stations, kCell, kCellsFrom);
  page.columns("at space", places, kCell, kCellsFrom);
  page.columns("upgrade", costs, kCell, kCellsFrom);
  page.columns("discs", owners, kCell, kCellsFrom);
  for (int station = 0; station < kStationMasterSpaces; ++station) {
    put_station_master(page, state, fmt::format("{}", station + 1), station);
  }
  std::vector<Word> engines;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(state.players()); ++seat) {
    engines.push_back(
        {owner_mark(static_cast<int>(seat)), {" " + place_words(state.player[seat].engine)}});
  }
  page.row("engines", engines, 3);
}

// ---- The town map of Rails to the North ---------------------------------------------------------

// What a branch-office space shows while it is free.
Piece office_space_piece(const OfficeSpace& space) {
  if (space.pay > 0) return {fmt::format("-${}", space.pay), Ink::kCost};
  if (space.dollars > 0) return {fmt::format("+${}", space.dollars), Ink::kGain};
  if (space.tokens > 0) return {"tok", Ink::kGain};
  if (space.certificates > 0) return {"cer", Ink::kGain};
  if (space.objective_card) return {"obj", Ink::kGain};
  return {".", Ink::kDim};
}

// Where the tracks of a town lead.
std::string town_tracks(const State& state, Town town) {
  const TownMap& map = town_map(state);
  std::vector<std::string> places;
  if ((map.at_headquarters & town_bit(town)) != 0) places.emplace_back("HQ");
  for (const City city : deliveries(state).strip) {
    if ((map.next_to_city[city] & town_bit(town)) != 0) places.push_back(short_city_name(city));
  }
  for (Town other = 0; other < kTowns; ++other) {
    if ((map.next[town] & town_bit(other)) != 0) places.emplace_back(map.town[other].slug);
  }
  return fmt::format("{}", fmt::join(places, " "));
}

// What a large town's crest shows.
std::vector<Word> crest_words(const CityRow& row) {
  std::vector<Word> parts;
  parts.push_back(plain(fmt::format(
      "{} {}{}", row.value, row.corners == Corners::kLight ? "light" : "dark", sign(row.from))));
  if (row.crest.victory_points != 0) {
    parts.push_back(plain(fmt::format("{:+}vp", row.crest.victory_points)));
  }
  if (row.crest.points_per_bell > 0) {
    parts.push_back(plain(fmt::format("+{}vp per bell", row.crest.points_per_bell)));
  }
  if (row.crest.objective_card) parts.push_back(plain("card"));
  if (row.crest.dollars > 0) parts.push_back(plain(fmt::format("${}", row.crest.dollars)));
  if (row.crest.repeatable) parts.push_back(plain("repeatable"));
  return parts;
}

std::string_view town_label(const TownRow& row) {
  switch (row.kind) {
    case TownKind::kSmall:
      return "small";
    case TownKind::kStation:
      return "station";
    case TownKind::kMedium:
      return "bonus";
    case TownKind::kLarge:
      return row.name;
  }
  return {};
}

// What a town gives beside its office spaces, and the discs on it.
void put_town_reward(TextPage& page, const State& state, Town town, std::size_t column) {
  const TownMap& map = town_map(state);
  const TownRow& row = map.town[town];
  const auto put_with_discs = [&](std::vector<Word> words, const Word& on_it) {
    words.push_back(inked("discs ", Ink::kDim));
    words.back().insert(words.back().end(), on_it.begin(), on_it.end());
    // The gap behind the last disc belongs to a table of columns, not to the end of a line.
    std::string& last = words.back().back().text;
    if (last.back() == ' ') last.pop_back();
    page.row("", words, 2, column);
  };
  if (row.kind == TownKind::kLarge) {
    const City city = map.city_of_town[town];
    put_with_discs(crest_words(city_row(state, city)), city_discs(state, city));
  } else if (row.kind == TownKind::kStation) {
    const int station = map.station_of_town[town];
    const StationRow& upgrade = station_row(state, station);
    put_with_discs(
        {plain(fmt::format("${} {}vp{}{}", upgrade.upgrade_cost, upgrade.victory_points,
                           upgrade.corners == Corners::kDark ? "#" : "", sign(upgrade.from)))},
        station_discs(state, station));
  } else if (row.kind == TownKind::kMedium) {
    page.text_row("", bonus_tile_words(state, town), column);
  } else {
    page.end_line();
  }
}

void put_towns(TextPage& page, const State& state, Seat own) {
  page.title("TOWN MAP",
             fmt::format("* within reach of player {}; four office spaces each: <1> an office, "
                         "$, tok, cer, obj",
                         own + 1));
  const TownMap& map = town_map(state);
  const TownSet reach = accessible_towns(state, own);
  constexpr std::size_t kSpacesAt = 21;
  constexpr std::size_t kSpaceWidth = 4;
  constexpr std::size_t kTracksAt = 38;
  constexpr std::size_t kRewardAt = 67;
  for (Town town = 0; town < kTowns; ++town) {
    const TownRow& row = map.town[town];
    if (town == 0 || map.town[town - 1U].area != row.area) {
      page.put({fmt::format(" {}", kAreaNames[static_cast<std::size_t>(row.area)]), Ink::kDim});
      page.end_line();
    }
    page.put(plain((reach & town_bit(town)) != 0 ? " * " : "   "));
    page.put(inked(std::string(row.slug), Ink::kTitle));
    page.put(plain(fmt::format("{} {}", sign(row.from), town_label(row))));
    for (int space = 0; space < kOfficeSpaces; ++space) {
      page.pad_to(kSpacesAt + static_cast<std::size_t>(space) * kSpaceWidth);
      const Seat owner = office_at(state, town, space);
      page.put(owner == kNobody ? office_space_piece(office_space(state, town, space))
                                : owner_mark(owner));
    }
    page.pad_to(kTracksAt);
    page.put({town_tracks(state, town), Ink::kDim});
    page.pad_to(kRewardAt);
    put_town_reward(page, state, town, kRewardAt);
  }
  for (std::size_t i = 0; i < kTownStations; ++i) {
    put_station_master(page, state, map.town[map.station_town[i]].slug,
                       kStationMasterSpaces + static_cast<int>(i));
  }
  std::string label = "left over";
  for (unsigned set = state.spare_masters; set != 0; set &= set - 1) {
    const int tile = std::countr_zero(set);
    page.text_row(label,
                  fmt::format("{}: {}", kStationMasterTable[static_cast<std::size_t>(tile)].slug,
                              station_master_words(state.edition(), tile)));
    label.clear();
  }
}

// ---- Players ------------------------------------------------------------------------------------

void put_buildings(TextPage& page, const State& state) {
  page.title("BUILDINGS", "number and side, builders needed, points, hands, local actions");
  for (unsigned set = buildings_in_play(state.options); set != 0; set &= set - 1) {
    const PrivateSide& row = private_row(state, 0, std::countr_zero(set));
    page.text_row(
        fmt::format(" {:>3} {:>2} {:>2}vp{}", row.slug, row.builders, row.victory_points,
                    sign(row.from)),
        fmt::format("{}{}", row.hands == kNoHand ? "" : fmt::format("({}) ", hand_name(row.hands)),
                    actions_words(state.edition(), row.actions)));
  }
}

std::string disc_words_of(const State& state, const PlayerState& player) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < kDiscSpaces; ++i) {
    if (player.discs[i] == 0) continue;
    const std::string_view slug = disc_space_row(state.edition(), i).slug;
    words.push_back(player.discs[i] == 1 ? std::string(slug)
                                         : fmt::format("{} x{}", slug, player.discs[i]));
  }
  return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
}

std::string building_words_of(const State& state, Seat seat) {
  std::vector<std::string_view> left;
  const unsigned buildings = state.player[seat].buildings & building_pool(state, seat);
  for (unsigned set = buildings; set != 0; set &= set - 1) {
    left.push_back(private_row(state, seat, std::countr_zero(set)).slug);
  }
  std::vector<std::string> placed;
  for (Space space = 0; space < kSpaces; ++space) {
    const BoardTile tile = state.board[space];
    if (kSpaceTable[space].kind != SpaceKind::kBuilding || tile == kEmptySpace) continue;
    if (private_owner(tile) != seat) continue;
    placed.push_back(fmt::format("{} on {}", private_row(state, seat, private_number(tile)).slug,
                                 kSpaceTable[space].slug));
  }
  return fmt::format("placed: {};  left: {}",
                     placed.empty() ? "none" : fmt::format("{}", fmt::join(placed, ", ")),
                     left.empty() ? "none" : fmt::format("{}", fmt::join(left, " ")));
}

std::string tile_words_of(const State& state, const PlayerState& player) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < static_cast<std::size_t>(kTileKinds - kFirstHazardTile); ++i) {
    const int count = player.hazards[i];
    if (count == 0) continue;
    const std::string_view name = kTileTable[i + kFirstHazardTile].name;
    words.push_back(count == 1 ? std::string(name) : fmt::format("{} x{}", name, count));
  }
  for (std::size_t colour = 0; colour < kTradeColours; ++colour) {
    if (player.trade_tiles[colour] == 0) continue;
    words.push_back(fmt::format(
        "{} {} x{}", trade_colour_words(state.edition(), static_cast<TradeColour>(colour)),
        state.edition() == Edition::kFirst ? "trade" : "outlaw", player.trade_tiles[colour]));
  }
  for (std::size_t tile = 0; tile < kStationMasters; ++tile) {
    if ((player.station_masters >> tile & 1U) == 0) continue;
    words.push_back(fmt::format("station master \"{}\"", kStationMasterTable[tile].slug));
  }
  return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
}

std::string hand_words_of(const PlayerState& player) {
  std::string text = pile_words(player.hand.cattle, player.hand.objectives);
  const int hidden = player.hidden_hand + player.hidden_objectives;
  if (hidden == 0) return text;
  const std::string unseen = fmt::format("{} unseen", hidden);
  return player.hand.empty() ? unseen : fmt::format("{}, {}", text, unseen);
}

std::string office_words_of(const State& state, const PlayerState& player) {
  std::vector<std::string_view> towns;
  for (TownSet set = player.offices; set != 0; set &= set - 1) {
    towns.push_back(town_map(state).town[static_cast<std::size_t>(std::countr_zero(set))].slug);
  }
  return fmt::format("{};  {} left;  bells cleared: {}",
                     towns.empty() ? "none" : fmt::format("{}", fmt::join(towns, " ")),
                     offices_left(player), bells(player));
}

std::string upper(std::string text) {
  for (char& letter : text) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 32);
  }
  return text;
}

// `purse`: what is told before the score.
void put_head(TextPage& page, const State& state, Seat seat, std::string_view purse) {
  Word head{owner_mark(seat), {fmt::format(" {}", upper(seat_name(state, seat))), seat_ink(seat)}};
  if (seat == state.viewer) head.push_back({" (you)"});
  if (seat == actor(state) && !over(state)) head.push_back({" to decide", Ink::kTitle});
  page.end_line();
  page.put(head);
  page.pad_to(kLabel + 18);
  page.put(plain(fmt::format("{}   score {} if it ended now", purse, score(state, seat).total())));
  page.end_line();
}

std::vector<Word> worker_words_of(const PlayerState& player) {
  std::vector<Word> words;
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    words.push_back(plain(counted(player.workers[kind], kWorkerNames[kind])));
  }
  return words;
}

void put_objectives(TextPage& page, const State& state, Seat seat) {
  std::string label = "  objectives";
  for (ObjectiveSet set = state.player[seat].objectives; set != 0; set &= set - 1) {
    const Card card = lowest_objective(set);
    page.text_row(label,
                  fmt::format("{}: {}", card_name(card), objective_words(state.edition(), card)));
    label.clear();
  }
}

void put_person(TextPage& page, const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  put_head(page, state, seat, fmt::format("${}", player.dollars));
  std::vector<Word> workers_words = worker_words_of(player);
  workers_words.push_back(plain(fmt::format("steps {}", step_limit(state, player))));
  workers_words.push_back(plain(fmt::format("hand limit {}", hand_limit(player))));
  workers_words.push_back(plain(fmt::format(
      "certificates {} of {}{}", temporary_certificates(player),
      kCertificateTrack[static_cast<std::size_t>(certificate_limit(player))].certificates,
      permanent_certificates(player) > 0
          ? fmt::format(" + {} permanent", permanent_certificates(player))
          : "")));
  if (state.options.tokens()) {
    workers_words.push_back(plain(fmt::format("exchange tokens {}", player.tokens)));
  }
  page.row("  workers", workers_words, 3);
  page.text_row("  hand", hand_words_of(player));
  page.text_row("  stack",
                fmt::format("{} ({});  discard pile: {}", player.draw.size() - player.hidden_hand,
                            pile_words(player.draw.cattle, player.draw.objectives) +
                                (player.hidden_hand > 0 ? ", some of these in hand" : ""),
                            pile_words(player.discard.cattle, player.discard.objectives)));
  page.text_row("  discs on", disc_words_of(state, player));
  page.text_row("  buildings", building_words_of(state, seat));
  if (state.options.rails()) page.text_row("  offices", office_words_of(state, player));
  page.text_row("  tiles", tile_words_of(state, player));
  put_objectives(page, state, seat);
}

// The cards of a set by number: their order nobody knows.
std::string automa_cards(const State& state, unsigned set) {
  std::vector<std::string_view> cards;
  for (; set != 0; set &= set - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(set));
    cards.push_back(automa_row(state.options.automa).cards[card].slug);
  }
  return cards.empty() ? "none" : fmt::format("{}", fmt::join(cards, " "));
}

std::string office_card_words(const AutomaState& sam) {
  const auto town = [](int card) { return kSamOfficeTable[static_cast<std::size_t>(card)].town; };
  std::vector<std::string_view> to_come;
  for (unsigned set = sam.office_cards; set != 0; set &= set - 1) {
    to_come.push_back(town(std::countr_zero(set)));
  }
  std::vector<std::string_view> under;
  for (const std::uint8_t card : sam.office_cards_under) under.push_back(town(card));
  return fmt::format("open: {};  to come, in any order: {}{}",
                     sam.office_card == kNoTile ? "none" : town(sam.office_card),
                     to_come.empty() ? "none" : fmt::format("{}", fmt::join(to_come, " ")),
                     under.empty() ? "" : fmt::format(";  then {}", fmt::join(under, " ")));
}

// All of its cards count, whatever they ask for.
std::string automa_objectives(ObjectiveSet cards) {
  std::vector<std::string> words;
  for (; cards != 0; cards &= cards - 1) {
    const Card card = lowest_objective(cards);
    const ObjectiveRow& row = objective_row(card);
    words.push_back(fmt::format("{} {}vp{}", card_name(card), row.victory_points, sign(row.from)));
  }
  return words.empty() ? "none" : fmt::format("{}, in any case", fmt::join(words, ", "));
}

void put_automa(TextPage& page, const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  const AutomaState& automa = state.automa_of(seat);
  put_head(page, state, seat, kAutomaLevelNames[static_cast<std::size_t>(state.options.level)]);
  std::vector<Word> workers = worker_words_of(player);
  if (state.options.automa != Automa::kBrisco) {
    const auto kind = static_cast<std::size_t>(automa.specialization);
    workers.push_back(plain(fmt::format("specialized in {}s", kWorkerNames[kind])));
  }
  page.row("  workers", workers, 3);
  // What the cards show is told when they are turned over; here the label says how it is known.
  const AutomaRow& row = automa_row(state.options.automa);
  page.text_row(
      fmt::format("  cards{}", sign(row.cards[0].from)),
      fmt::format("to come, in any order: {};  turned over: {}{}", automa_cards(state, automa.deck),
                  automa_cards(state, automa.discard),
                  automa.card == kNoTile
                      ? ""
                      : fmt::format(", {} the last", automa_cards(state, 1U << automa.card))));
  page.text_row("  deliveries", deliveries_words(state, seat));
  page.text_row("  cattle", pile_words(player.discard.cattle, 0));
  page.text_row("  buildings", building_words_of(state, seat));
  if (state.options.rails()) {
    page.text_row("  offices", office_words_of(state, player));
    if (state.options.automa == Automa::kSam) {
      page.text_row(fmt::format("  town cards{}", sign(kSamOfficeTable[0].from)),
                    office_card_words(automa));
    }
  }
  page.text_row("  tiles", tile_words_of(state, player));
  page.text_row("  objectives", automa_objectives(player.objectives));
}

void put_player(TextPage& page, const State& state, Seat seat) {
  if (state.is_automa(seat)) {
    put_automa(page, state, seat);
  } else {
    put_person(page, state, seat);
  }
}

// "3 players", "1 player and Garth", "2 players and 2 times Garth".
std::string seats_words(const State& state) {
  const int automas = state.players() - state.people();
  std::string text = counted(state.people(), "player");
  if (automas == 0) return text;
  const std::string_view name = automa_row(state.options.automa).name;
  return text + (automas == 1 ? fmt::format(" and {}", name)
                              : fmt::format(" and {} times {}", automas, name));
}

// What joins the edition: expansion, cattle, promos.
std::string extras_words(const Options& options) {
  std::vector<std::string_view> parts;
  if (options.rails()) parts.emplace_back("Rails to the North");
  if (options.has(kExtraSimmental)) parts.emplace_back("Simmental");
  if (options.has(kExtraBrahman)) parts.emplace_back("Brahman");
  if (options.has(kExtraPromoBuildings)) parts.emplace_back("promo buildings");
  if (options.has(kExtraPromoMasters)) parts.emplace_back("promo station masters");
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

std::string seat_text(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  if (state.is_automa(seat)) {
    return fmt::format("{} | cowboys {}, builders {}, engineers {} | engine {} | discs {}",
                       seat_name(state, seat), player.workers[0], player.workers[1],
                       player.workers[2], name_of(Names::kTrackPlace, player.engine),
                       state.automa_of(seat).discs);
  }
  std::string text = fmt::format(
      "${} | {} | certificates {} | cowboys {}, builders {}, engineers {} | engine {}",
      player.dollars, hand_words_of(player),
      temporary_certificates(player) + permanent_certificates(player), player.workers[0],
      player.workers[1], player.workers[2], name_of(Names::kTrackPlace, player.engine));
  if (state.options.tokens()) text += fmt::format(" | tokens {}", player.tokens);
  if (state.options.rails()) {
    text += fmt::format(" | offices {}, bells {}", offices_founded(player), bells(player));
  }
  return text;
}

std::string table_text(const State& state, bool colour) {
  const bool seated = state.viewer < state.players();
  const int own = seated ? state.viewer : static_cast<int>(actor(state));
  TextPage page(colour);
  page.title(
      "GREAT WESTERN TRAIL",
      fmt::format("      {}, {}, turn {}{}",
                  state.edition() == Edition::kFirst ? "first edition" : "second edition",
                  seats_words(state), state.turn,
                  over(state) ? ", over" : fmt::format(", player {} to decide", actor(state) + 1)));
  const std::string extras = extras_words(state.options);
  if (!extras.empty()) page.text_row("with", extras);
  put_buildings(page, state);
  put_railroad(page, state);
  if (state.options.rails()) put_towns(page, state, static_cast<Seat>(own));
  put_markets(page, state);
  put_kansas_city(page, state);
  // What is looked at most comes last, nearest to the question that follows: the trail, and the
  // board of whoever looks.
  for (int i = 1; i < state.players(); ++i) {
    put_player(page, state, static_cast<Seat>((own + i) % state.players()));
  }
  put_trail(page, state);
  put_player(page, state, static_cast<Seat>(own));
  return text::with_legend(page.take());
}

}  // namespace drover::trail
