// The whole table as text: trail, Kansas City, markets, railroad, town map, players.
//
// Marks: <1> belongs to player 1, @1 is the herder of player 1. Colours carry no extra information.
#include <bit>

#include <fmt/format.h>

#include "kit/table_text.h"
#include "trail/presentation/describe.h"
#include "trail/presentation/voice.h"
#include "trail/rules/automa.h"
#include "trail/rules/limits.h"
#include "trail/rules/offices.h"
#include "trail/rules/rules.h"
#include "trail/state/events.h"
#include "trail/state/names.h"

namespace drover::trail {

namespace {

namespace json = boost::json;
using kit::times;
using text::Ink;
using text::inked;
using text::Params;
using text::Piece;
using text::plain;
using text::seat_ink;
using text::TextPage;
using text::Word;

constexpr std::size_t kWidth = TextPage::kWidth;
constexpr std::size_t kLabel = TextPage::kLabel;
constexpr std::size_t kCellsFrom = kLabel - 3;  // ten stations fit into a line

// Shortens a text to a column of that width, with a gap behind it.
std::string fitted(const std::string& text, std::size_t width) {
  if (text::columns_of(text) < width) return text;
  std::string out;
  std::size_t columns = 0;
  for (const char byte : text) {
    if ((static_cast<unsigned char>(byte) & 0xc0U) != 0x80U && ++columns > width - 2) break;
    out += byte;
  }
  return out + ".";
}

std::string pile_words(const CattleCounts& cattle, ObjectiveSet objectives) {
  std::string words = kit::counted_words(
      cattle, kCattleKinds, [](int card) { return card_name(static_cast<Card>(card)); });
  for (const Card card : objectives_in(objectives)) {
    words =
        words == "-" ? std::string(card_name(card)) : fmt::format("{}, {}", words, card_name(card));
  }
  return words;
}

// Returns the name of a city, shortened to the width of a column.
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

class TableText final : kit::BasicTable<State, Voice> {
 public:
  TableText(const State& state, bool colour, text::Language language)
      : BasicTable(state, state.players(), colour, language) {}

 private:
  void columns(std::string_view key, const std::vector<Word>& cells, std::size_t width) {
    page_.columns(fitted(words(key), kCellsFrom), cells, width, kCellsFrom);
  }
  std::string points(int count) const { return words("points", {{"points", count}}); }
  std::string signed_points(int count) const {
    return fmt::format("{}{}", count > 0 ? "+" : "", points(count));
  }
  std::string corners(Corners corners) const {
    return words(corners == Corners::kLight ? "light" : "dark");
  }
  std::string tile(int tile) const {
    const std::string_view name = at(kTileTable, tile).name;
    return say_.formatter().name("offer", name).value_or(say_.tile(tile));
  }
  std::string trade(int colour) const {
    return say_(colour == 0 ? "offer.trade-green" : "offer.trade-blue");
  }

  std::string objective_words(Card card) const {
    return fmt::format("{}: {}", card_name(card), say_.objective(card));
  }
  std::string master_words(int tile) const {
    return fmt::format("{}: {}", at(kStationMasterTable, tile).slug, say_.master(tile));
  }

  void put_player(Seat seat) { state_.is_automa(seat) ? put_automa(seat) : put_person(seat); }

  std::string hands(Hands hands) const {
    std::vector<std::string> colours;
    if ((hands & kGreenHand) != 0) colours.push_back(words("hand.green"));
    if ((hands & kBlackHand) != 0) colours.push_back(words("hand.black"));
    return fmt::format("{}", fmt::join(colours, "+"));
  }

  // ---- The trail ----

  Word space_word(Space space) const {
    const SpaceRow& row = kSpaceTable[space];
    const BoardTile tile = state_.board[space];
    const Risk risk = trail_map(state_).risk[space];
    Word word;
    word.push_back({fmt::format("{}{}{}", row.slug, row.woods ? "~" : "",
                                risk == Risk::kNone          ? ""
                                : risk == Risk::kDiscardGrey ? "!"
                                                             : "!!"),
                    tile == kEmptySpace ? Ink::kDim : Ink::kPlain});
    if (row.kind == SpaceKind::kTrade) {
      const int dollars = trail_map(state_).trade_dollars[space];
      const bool token = trail_map(state_).trade_tokens[space] > 0;
      word.push_back(
          {" " + (token ? words("token") : (dollars < 0 ? "" : "+") + money(dollars)), Ink::kDim});
    }
    if (tile == kEmptySpace) {
      word.push_back({" .", Ink::kDim});
    } else if (row.kind == SpaceKind::kBuilding) {
      const PrivateSide& building = private_row(state_, private_owner(tile), private_number(tile));
      word.push_back({fmt::format(" {}", building.slug), Ink::kTitle});
      word.push_back(owner_mark(private_owner(tile)));
      if (building.hands != kNoHand) word.push_back({fmt::format("({})", hands(building.hands))});
    } else {
      const TileRow& kind = at(kTileTable, kansas_tile(tile));
      if (kind.kind == TileClass::kHazard) {
        word.push_back(
            {fmt::format(" {} {}({})", *say_.formatter().name("hazard", kHazardNames[kind.which]),
                         points(kind.victory_points), hands(kind.hands)),
             Ink::kCost});
      } else {
        word.push_back({fmt::format(" {}({})", trade(kind.which), hands(kind.hands)), Ink::kGain});
      }
    }
    add_herders(space, word);
    return word;
  }

  void put_branch(std::string_view first, std::string_view last, const std::string& exit) {
    std::vector<Word> spaces;
    for (Space space = space_named(first); space <= space_named(last); ++space) {
      spaces.push_back(space_word(space));
    }
    spaces.push_back(inked(fmt::format("-> {}", exit), Ink::kDim));
    page_.row("", spaces, 2, 4);
  }

  void put_neutral(std::string_view slug) {
    const Space space = space_named(slug);
    const NeutralRow& tile = at(kNeutralTable, neutral_letter(state_.board[space]));
    Word head{{fmt::format(" {} ", slug), Ink::kTitle},
              {fmt::format("[{}]", tile.slug), Ink::kTitle}};
    add_herders(space, head);
    page_.put(head);
    page_.pad_to(kLabel);
    page_.text_row("", say_.actions(tile.actions));
  }

  void put_trail() {
    const FeeRow& fee = at(kFeeTable, state_.players() - 2);
    title("trail", {{"green", fee.green_hand},
                    {"black", fee.black_hand},
                    {"edition", state_.edition() == Edition::kFirst ? "first" : "second"}});
    Word start{{" START", Ink::kTitle}};
    add_herders(kStart, start);
    add_herders(kNowhere, start);
    page_.put(start);
    page_.end_line();
    const auto one_of_two = [&](std::string_view place) {
      return words("one_of_two", {{"place", json::string(place)}});
    };
    put_neutral("A");
    put_branch("A1", "A3", "B");
    put_branch("FL1", "FLR2", "B");
    put_neutral("B");
    put_branch("B1", "B3", "C");
    put_branch("DR1", "DRR1", "C");
    put_neutral("C");
    put_branch("CU1", "CU2", "E");
    if (state_.edition() == Edition::kFirst) {
      put_branch("CL", "CL", words("or", {{"first", "D"}, {"second", "O4"}}));
      put_neutral("D");
    } else {
      page_.row("", {inked("-> D", Ink::kDim)}, 2, 4);
      put_neutral("D");
      put_branch("DX", "DX", "E");
    }
    put_branch("O4", "OR2", "E");
    std::vector<Word> beside;
    for (std::size_t i = 0; i < 3; ++i) beside.push_back(space_word(kTradeSlots[i]));
    page_.row("    " + words("beside"), beside);
    put_neutral("E");
    put_branch("E1", "E2", "F");
    put_branch("RF1", "RFR2", "F");
    put_neutral("F");
    put_branch("F1", "F2", one_of_two("G"));
    put_neutral("G");
    put_branch("G1", "G2", one_of_two("KC"));
    Word kansas{{" KC", Ink::kTitle}};
    add_herders(kKansasCitySpace, kansas);
    page_.put(kansas);
    page_.end_line();
  }

  // ---- Kansas City and the markets ----

  void put_kansas_city() {
    title("kansas_city");
    std::vector<Word> foresight;
    for (std::size_t column = 0; column < 3; ++column) {
      std::vector<std::string> tiles;
      for (std::size_t i = column * 2; i < column * 2 + 2; ++i) {
        tiles.push_back(state_.foresight[i] == kNoTile ? "-" : tile(state_.foresight[i]));
      }
      foresight.push_back(plain(fmt::format("{}: {} | {}", column + 1, tiles[0], tiles[1])));
    }
    page_.row(words("foresight"), foresight, 4);
    page_.row(words("supply"),
              {plain(words("supply.left", {{"first", state_.supply[0].total()},
                                           {"second", state_.supply[1].total()},
                                           {"third", state_.supply[2].total()}}))});

    constexpr std::size_t kCell = 7;
    std::vector<Word> rows;
    std::vector<Word> costs;
    std::array<std::vector<Word>, kWorkerKinds> kinds;
    for (int row = 0; row < kJobRows; ++row) {
      const bool here = row == state_.token_row;
      rows.push_back(inked(fmt::format("{}{}{}", here ? ">" : " ", row + 1, here ? "<" : ""),
                           here ? Ink::kTitle : Ink::kDim));
      const JobRow& job = at(kJobMarketTable, row);
      costs.push_back(plain(
          fmt::format(" {}{}", money(job.hiring_cost), job.refills_cattle_market ? "*" : "")));
      for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
        const int count = state_.job(row, static_cast<Worker>(kind));
        kinds[kind].push_back(count == 0
                                  ? inked(" .", Ink::kDim)
                                  : inked(fmt::format(" {}", count),
                                          row < state_.token_row ? Ink::kGain : Ink::kPlain));
      }
    }
    columns("job_row", rows, kCell);
    columns("price", costs, kCell);
    for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
      const std::string many = *say_.formatter().name("many", kWorkerNames[kind]);
      page_.columns(fitted(many, kCellsFrom), kinds[kind], kCell, kCellsFrom);
    }
    Params token;
    if (state_.token_row >= kJobRows) token["seat"] = state_.token_holder + 1;
    page_.row("", {inked(words("job.note", token), Ink::kDim)});
  }

  std::string card_figures(Card card, int count) const {
    return fmt::format("{} x{} ({}, {})", card_name(card), count, breeding_value(card),
                       points(cattle_row(card).victory_points));
  }

  void put_markets() {
    title("markets");
    std::vector<Word> cattle;
    for (Card card = 0; card < kCattleKinds; ++card) {
      if (state_.cattle_market[card] > 0) {
        cattle.push_back(plain(card_figures(card, state_.cattle_market[card])));
      }
    }
    const auto in_stack = [&](int count) {
      return inked(words("in_stack", {{"count", count}}), Ink::kDim);
    };
    cattle.push_back(in_stack(static_cast<int>(state_.market_stack.total())));
    page_.row(words("cattle"), cattle, 3);
    if (state_.options.has(kExtraSimmental)) {
      std::vector<Word> ready;
      for (const Card card : {kSimmentalHeifer, kSimmentalCow}) {
        ready.push_back(
            plain(card_figures(card, state_.kansas_city_cattle[card - kSimmentalHeifer])));
      }
      ready.push_back(inked(words("ready"), Ink::kDim));
      page_.row(words("grown"), ready, 3);
    }
    const std::string head = each_row(
        words("objectives"), state_.objective_display,
        [&](Card card) { return card == kNoCard ? std::string() : objective_words(card); });
    page_.row(head, {in_stack(std::popcount(state_.objective_stack))});
  }

  // ---- The railroad ----

  // The seats with discs on a city, with their number of discs.
  Word city_discs(City city) const {
    Word on_it;
    for (int seat = 0; seat < state_.players(); ++seat) {
      const int count = at(state_.player, seat).cities[city];
      if (count == 0) continue;
      on_it.push_back({fmt::format("{}{}", seat + 1, count > 1 ? fmt::format("x{}", count) : ""),
                       seat_ink(seat)});
      on_it.push_back({" "});
    }
    return on_it.empty() ? inked(".", Ink::kDim) : on_it;
  }
  // The seats with a disc on a station.
  Word station_discs(int station) const {
    Word on_it;
    for (int seat = 0; seat < state_.players(); ++seat) {
      if ((at(state_.player, seat).stations >> station & 1U) == 0) continue;
      on_it.push_back({fmt::format("{} ", seat + 1), seat_ink(seat)});
    }
    return on_it.empty() ? inked(".", Ink::kDim) : on_it;
  }

  // The reward of a city and of the arrow to its right.
  std::string crest_mark(const CityRow& row, const CityArrowRow* arrow) const {
    std::string crest;
    if (row.crest.victory_points != 0) crest += signed_points(row.crest.victory_points);
    if (row.crest.objective_card) crest += words("card");
    if (row.crest.station_master) crest += words("master_mark");
    if (!crest.empty()) crest += sign(row.from);
    if (arrow == nullptr) return crest;
    if (arrow->victory_points != 0) crest += fmt::format("{:+}>", arrow->victory_points);
    if (arrow->objective_card) crest += words("card") + ">";
    if (arrow->tokens > 0) crest += words("token_mark") + ">";
    if (crest.ends_with('>')) crest += sign(arrow->from);
    return crest;
  }

  void put_strip() {
    const Deliveries& all = deliveries(state_);
    const auto cities = static_cast<std::size_t>(all.strip_length);
    const std::size_t cell = (kWidth - kLabel + 4) / cities;
    std::vector<Word> names;
    std::vector<Word> values;
    std::vector<Word> discs;
    std::vector<Word> arrows;
    for (std::size_t i = 0; i < cities; ++i) {
      const CityRow& row = city_row(state_, all.strip[i]);
      names.push_back(inked(short_city_name(all.strip[i]), Ink::kTitle));
      values.push_back(
          plain(fmt::format("{} {}{}", row.value, corners(row.corners), sign(row.from))));
      discs.push_back(city_discs(all.strip[i]));
      arrows.push_back(inked(crest_mark(row, i + 1 < cities ? &all.arrow[i] : nullptr), Ink::kDim));
    }
    columns("city", names, cell);
    columns("value", values, cell);
    columns("discs", discs, cell);
    columns("arrows", arrows, cell);
  }

  void put_station_master(std::string_view where, int space) {
    const std::uint8_t master = at(state_.station_master, space);
    if ((master & kWorkerAsStationMaster) != 0) return;
    page_.text_row(words("master", {{"station", json::string(where)}}), master_words(master));
  }

  std::string station_offer(const StationRow& row) const {
    return fmt::format("{} {}{}{}", money(row.upgrade_cost), points(row.victory_points),
                       row.corners == Corners::kDark ? "#" : "", sign(row.from));
  }

  void put_railroad() {
    title("railroad");
    put_strip();

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
      costs.push_back(plain(station_offer(row)));
      owners.push_back(station_discs(static_cast<int>(station)));
    }
    columns("station", stations, kCell);
    columns("at_space", places, kCell);
    columns("upgrade", costs, kCell);
    columns("discs", owners, kCell);
    for (int station = 0; station < kStationMasterSpaces; ++station) {
      put_station_master(fmt::format("{}", station + 1), station);
    }
    std::vector<Word> engines;
    for (Seat seat = 0; seat < seats_; ++seat) {
      const std::uint8_t place = state_.player[seat].engine;
      engines.push_back(
          {owner_mark(seat),
           {" " + (place == kTrackStart ? words("track_start") : say_.place(place))}});
    }
    page_.row(words("engines"), engines, 3);
  }

  // ---- The town map of Rails to the North ----

  // The price or gain of a free branch office space.
  Piece office_space_piece(const OfficeSpace& space) const {
    if (space.pay > 0) return {fmt::format("-${}", space.pay), Ink::kCost};
    if (space.dollars > 0) return {fmt::format("+${}", space.dollars), Ink::kGain};
    if (space.tokens > 0) return {words("office.tokens"), Ink::kGain};
    if (space.certificates > 0) return {words("office.certificates"), Ink::kGain};
    if (space.objective_card) return {words("office.objective"), Ink::kGain};
    return {".", Ink::kDim};
  }

  // The places that the tracks of a town lead to.
  std::string town_tracks(Town town) const {
    const TownMap& map = town_map(state_);
    std::vector<std::string> places;
    if ((map.at_headquarters & town_bit(town)) != 0) places.push_back(words("headquarters"));
    for (const City city : deliveries(state_).strip) {
      if ((map.next_to_city[city] & town_bit(town)) != 0) places.push_back(short_city_name(city));
    }
    for (Town other = 0; other < kTowns; ++other) {
      if ((map.next[town] & town_bit(other)) != 0) places.emplace_back(map.town[other].slug);
    }
    return fmt::format("{}", fmt::join(places, " "));
  }

  // The value and rewards of a large town's crest.
  std::vector<Word> crest_words(const CityRow& row) const {
    std::vector<Word> parts;
    parts.push_back(plain(fmt::format("{} {}{}", row.value, corners(row.corners), sign(row.from))));
    if (row.crest.victory_points != 0)
      parts.push_back(plain(signed_points(row.crest.victory_points)));
    if (row.crest.points_per_bell > 0) {
      parts.push_back(
          plain(words("crest.per_bell", {{"points", points(row.crest.points_per_bell)}})));
    }
    if (row.crest.objective_card) parts.push_back(plain(words("card")));
    if (row.crest.dollars > 0) parts.push_back(plain(money(row.crest.dollars)));
    if (row.crest.repeatable) parts.push_back(plain(words("crest.repeatable")));
    return parts;
  }

  std::string town_label(const TownRow& row) const {
    if (row.kind == TownKind::kLarge) return std::string(row.name);
    return words("town", {{"kind", row.kind == TownKind::kSmall     ? "small"
                                   : row.kind == TownKind::kStation ? "station"
                                                                    : "medium"}});
  }

  // Writes the reward of a town besides its office spaces, and the discs on it.
  void put_town_reward(Town town, std::size_t column) {
    const TownMap& map = town_map(state_);
    const TownRow& row = map.town[town];
    const auto put_with_discs = [&](std::vector<Word> parts, const Word& on_it) {
      parts.push_back(inked(words("discs") + " ", Ink::kDim));
      parts.back().insert(parts.back().end(), on_it.begin(), on_it.end());
      // Removes the gap behind the last disc, which only columns need.
      std::string& last = parts.back().back().text;
      if (last.back() == ' ') last.pop_back();
      page_.row("", parts, 2, column);
    };
    if (row.kind == TownKind::kLarge) {
      const City city = map.city_of_town[town];
      put_with_discs(crest_words(city_row(state_, city)), city_discs(city));
    } else if (row.kind == TownKind::kStation) {
      const int station = map.station_of_town[town];
      put_with_discs({plain(station_offer(station_row(state_, station)))}, station_discs(station));
    } else if (row.kind == TownKind::kMedium) {
      page_.text_row("", say_.bonus_tile(town), column);
    } else {
      page_.end_line();
    }
  }

  void put_towns(Seat own) {
    title("towns", {{"seat", own + 1}});
    const TownMap& map = town_map(state_);
    const TownSet reach = accessible_towns(state_, own);
    constexpr std::size_t kSpacesAt = 21;
    constexpr std::size_t kSpaceWidth = 4;
    constexpr std::size_t kTracksAt = 38;
    constexpr std::size_t kRewardAt = 67;
    for (Town town = 0; town < kTowns; ++town) {
      const TownRow& row = map.town[town];
      if (town == 0 || map.town[town - 1U].area != row.area) {
        const std::string_view area = at(kAreaNames, row.area);
        page_.put(
            {fmt::format(" {}", say_.formatter().name("region", area).value_or(std::string(area))),
             Ink::kDim});
        page_.end_line();
      }
      page_.put(plain((reach & town_bit(town)) != 0 ? " * " : "   "));
      page_.put(inked(std::string(row.slug), Ink::kTitle));
      page_.put(plain(fmt::format("{} {}", sign(row.from), town_label(row))));
      for (int space = 0; space < kOfficeSpaces; ++space) {
        page_.pad_to(kSpacesAt + static_cast<std::size_t>(space) * kSpaceWidth);
        const Seat owner = office_at(state_, town, space);
        page_.put(owner == kNobody ? office_space_piece(office_space(state_, town, space))
                                   : owner_mark(owner));
      }
      page_.pad_to(kTracksAt);
      page_.put({town_tracks(town), Ink::kDim});
      page_.pad_to(kRewardAt);
      put_town_reward(town, kRewardAt);
    }
    for (std::size_t i = 0; i < kTownStations; ++i) {
      put_station_master(map.town[map.station_town[i]].slug,
                         kStationMasterSpaces + static_cast<int>(i));
    }
    each_row(words("left_over"), bits<int>(state_.spare_masters),
             [&](int tile) { return master_words(tile); });
  }

  // ---- Players ----

  void put_buildings() {
    title("buildings");
    for (const int number : bits<int>(buildings_in_play(state_.options))) {
      const PrivateSide& row = private_row(state_, 0, number);
      page_.text_row(
          fmt::format(" {:>3} {:>2} {:>4}{}", row.slug, row.builders, points(row.victory_points),
                      sign(row.from)),
          fmt::format("{}{}", row.hands == kNoHand ? "" : fmt::format("({}) ", hands(row.hands)),
                      say_.actions(row.actions)));
    }
  }

  std::string discs_of(const PlayerState& player) const {
    std::vector<std::string> discs;
    for (std::size_t i = 0; i < kDiscSpaces; ++i) {
      if (player.discs[i] > 0) {
        discs.push_back(times(disc_space_row(state_.edition(), i).slug, player.discs[i]));
      }
    }
    return joined(discs);
  }

  std::string buildings_of(Seat seat) const {
    std::vector<std::string_view> left;
    const unsigned buildings = state_.player[seat].buildings & building_pool(state_, seat);
    for (const int number : bits<int>(buildings)) {
      left.push_back(private_row(state_, seat, number).slug);
    }
    std::vector<std::string> placed;
    for (Space space = 0; space < kSpaces; ++space) {
      const BoardTile tile = state_.board[space];
      if (kSpaceTable[space].kind != SpaceKind::kBuilding || tile == kEmptySpace) continue;
      if (private_owner(tile) != seat) continue;
      placed.push_back(
          words("building_on",
                {{"building", json::string(private_row(state_, seat, private_number(tile)).slug)},
                 {"space", json::string(kSpaceTable[space].slug)}}));
    }
    return words("placed", {{"placed", joined(placed)}, {"left", joined(left, " ")}});
  }

  std::string tiles_of(const PlayerState& player) const {
    std::vector<std::string> tiles;
    for (int i = 0; i < kTileKinds - kFirstHazardTile; ++i) {
      const int count = at(player.hazards, i);
      if (count > 0) tiles.push_back(times(tile(i + kFirstHazardTile), count));
    }
    for (int colour = 0; colour < kTradeColours; ++colour) {
      const int count = at(player.trade_tiles, colour);
      if (count > 0) tiles.push_back(times(trade(colour), count));
    }
    for (std::size_t tile = 0; tile < kStationMasters; ++tile) {
      if ((player.station_masters >> tile & 1U) == 0) continue;
      tiles.push_back(
          words("master_tile", {{"master", json::string(kStationMasterTable[tile].slug)}}));
    }
    return joined(tiles);
  }

  std::string hand_of(const PlayerState& player) const {
    return hand_words(pile_words(player.hand.cattle, player.hand.objectives), player.hand.empty(),
                      player.hidden_hand + player.hidden_objectives);
  }

  std::string offices_of(const PlayerState& player) const {
    const std::string towns = named_words(
        bits<Town>(player.offices), [&](Town town) { return town_map(state_).town[town].slug; },
        " ");
    return words("offices.hold",
                 {{"towns", towns}, {"left", offices_left(player)}, {"bells", bells(player)}});
  }

  // `purse`: the text before the score.
  void put_head(Seat seat, const std::string& purse) {
    BasicTable::put_head(
        seat, say_.player(seat),
        words("score", {{"purse", purse}, {"points", score(state_, seat).total()}}));
  }

  std::vector<Word> workers_of(const PlayerState& player) const {
    std::vector<Word> all;
    for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
      all.push_back(plain(words("counted", {{"count", player.workers[kind]},
                                            {"worker", json::string(kWorkerNames[kind])}})));
    }
    return all;
  }

  void put_person(Seat seat) {
    const PlayerState& player = state_.player[seat];
    put_head(seat, money(player.dollars));
    std::vector<Word> workers = workers_of(player);
    workers.push_back(plain(words("steps", {{"limit", step_limit(state_, player)}})));
    workers.push_back(plain(words("hand_limit", {{"limit", hand_limit(player)}})));
    workers.push_back(plain(words(
        "certificates", {{"count", temporary_certificates(player)},
                         {"most", at(kCertificateTrack, certificate_limit(player)).certificates},
                         {"permanent", permanent_certificates(player)}})));
    if (state_.options.tokens()) {
      workers.push_back(plain(words("tokens", {{"count", player.tokens}})));
    }
    page_.row(label("workers"), workers, 3);
    page_.text_row(label("hand"), hand_of(player));
    page_.text_row(
        label("stack"),
        words("stack.holds",
              {{"count", player.draw.size() - player.hidden_hand},
               {"cards", pile_words(player.draw.cattle, player.draw.objectives)},
               {"hidden", player.hidden_hand > 0},
               {"discards", pile_words(player.discard.cattle, player.discard.objectives)}}));
    page_.text_row(label("discs_on"), discs_of(player));
    page_.text_row(label("own_buildings"), buildings_of(seat));
    if (state_.options.rails()) page_.text_row(label("offices"), offices_of(player));
    page_.text_row(label("tiles"), tiles_of(player));
    each_row(label("objectives"), objectives_in(player.objectives),
             [&](Card card) { return objective_words(card); });
  }

  // The cards of a set by number, since their order is hidden.
  std::string automa_cards(unsigned set) const {
    const auto cards = automa_row(state_.options.automa).cards;
    return named_words(
        bits<std::size_t>(set), [&](std::size_t card) { return cards[card].slug; }, " ");
  }

  std::string office_cards(const AutomaState& sam) const {
    const auto town = [](int card) { return at(kSamOfficeTable, card).town; };
    Params params{
        {"open", sam.office_card == kNoTile ? words("none") : std::string(town(sam.office_card))},
        {"deck", named_words(bits<int>(sam.office_cards), town, " ")}};
    if (!sam.office_cards_under.empty()) {
      params["under"] = named_words(sam.office_cards_under, town, " ");
    }
    return words("town_cards.hold", params);
  }

  // Objective cards of an automa score whether fulfilled or not.
  std::string automa_objectives(ObjectiveSet cards) const {
    std::vector<std::string> all;
    for (const Card card : objectives_in(cards)) {
      const ObjectiveRow& row = objective_row(card);
      all.push_back(
          fmt::format("{} {}{}", card_name(card), points(row.victory_points), sign(row.from)));
    }
    return all.empty() ? words("none") : words("in_any_case", {{"cards", joined(all)}});
  }

  // Discs left, and the city of the next delivery with the reason.
  std::string deliveries_of(Seat seat) const {
    Params params{{"discs", state_.automa_of(seat).discs}};
    if (state_.automa_of(seat).discs > 0) {
      const NextDelivery next = next_delivery(state_, seat);
      const CityRow& city = city_row(state_, next.city);
      params["city"] = json::string(kCityNames[next.city].slug);
      params["value"] = figure(city.value, city.from);
      params["why"] = say_.automa_word(
          "why", {{"action", "deliver"}, {"reason", json::string(automa_reason_name(next.why))}});
    }
    return words("deliveries.next", params);
  }

  void put_automa(Seat seat) {
    const PlayerState& player = state_.player[seat];
    const AutomaState& automa = state_.automa_of(seat);
    const std::string_view level = at(kAutomaLevelNames, state_.options.level);
    put_head(seat, words("level", {{"level", json::string(level)}}));
    std::vector<Word> workers = workers_of(player);
    if (state_.options.automa != Automa::kBrisco) {
      const auto kind = static_cast<std::size_t>(automa.specialization);
      workers.push_back(
          plain(words("specialized", {{"worker", json::string(kWorkerNames[kind])}})));
    }
    page_.row(label("workers"), workers, 3);
    // Cards are explained when they are turned over; the label marks an uncertain source.
    Params cards{{"deck", automa_cards(automa.deck)}, {"discard", automa_cards(automa.discard)}};
    if (automa.card != kNoTile) cards["last"] = automa_cards(1U << automa.card);
    const AutomaRow& row = automa_row(state_.options.automa);
    page_.text_row(label("cards") + std::string(sign(row.cards[0].from)),
                   words("cards.hold", cards));
    page_.text_row(label("deliveries"), deliveries_of(seat));
    page_.text_row(label("cattle"), pile_words(player.discard.cattle, 0));
    page_.text_row(label("own_buildings"), buildings_of(seat));
    if (state_.options.rails()) {
      page_.text_row(label("offices"), offices_of(player));
      if (state_.options.automa == Automa::kSam) {
        page_.text_row(label("town_cards") + std::string(sign(kSamOfficeTable[0].from)),
                       office_cards(automa));
      }
    }
    page_.text_row(label("tiles"), tiles_of(player));
    page_.text_row(label("objectives"), automa_objectives(player.objectives));
  }

 public:
  std::string seat(Seat seat) const {
    const PlayerState& player = state_.player[seat];
    std::vector<std::string> workers;
    for (const Word& word : workers_of(player)) workers.push_back(word[0].text);
    Params params{{"seat", seat + 1},
                  {"workers", joined(workers)},
                  {"engine", json::string(name_of(Names::kTrackPlace, player.engine))}};
    if (state_.is_automa(seat)) {
      params["discs"] = state_.automa_of(seat).discs;
      return words("seat.automa", params);
    }
    params["dollars"] = player.dollars;
    params["hand"] = hand_of(player);
    params["certificates"] = temporary_certificates(player) + permanent_certificates(player);
    if (state_.options.tokens()) params["tokens"] = player.tokens;
    if (state_.options.rails()) {
      params["offices"] = offices_founded(player);
      params["bells"] = bells(player);
    }
    return words("seat", params);
  }

  std::string whole() {
    const bool seated = state_.viewer < state_.players();
    const int own = seated ? state_.viewer : static_cast<int>(actor(state_));
    Params head{{"edition", state_.edition() == Edition::kFirst ? "first" : "second"},
                {"players", state_.people()},
                {"automas", state_.players() - state_.people()},
                {"automa", json::string(automa_row(state_.options.automa).name)},
                {"turn", state_.turn}};
    if (!over(state_)) head["seat"] = actor(state_) + 1;
    page_.title(words("title"), "      " + words("head", head));
    // Extras: expansion, cattle, promos.
    const Options& options = state_.options;
    std::vector<std::string> extras;
    if (options.rails()) extras.emplace_back("Rails to the North");
    if (options.has(kExtraSimmental)) extras.emplace_back("Simmental");
    if (options.has(kExtraBrahman)) extras.emplace_back("Brahman");
    if (options.has(kExtraPromoBuildings)) extras.push_back(words("promo_buildings"));
    if (options.has(kExtraPromoMasters)) extras.push_back(words("promo_masters"));
    if (!extras.empty()) page_.text_row(words("with"), joined(extras));
    put_buildings();
    put_railroad();
    if (options.rails()) put_towns(static_cast<Seat>(own));
    put_markets();
    put_kansas_city();
    return text::end_of_table(
        page_, own, state_.players(), say_.formatter().language(),
        [&](int seat) { put_player(static_cast<Seat>(seat)); }, [&] { put_trail(); });
  }
};

}  // namespace

std::string seat_text(const State& state, Seat seat, text::Language language) {
  return TableText(state, false, language).seat(seat);
}

std::string table_text(const State& state, bool colour, text::Language language) {
  return TableText(state, colour, language).whole();
}

}  // namespace drover::trail
