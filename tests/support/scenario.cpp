#include "support/scenario.h"

#include <algorithm>

#include "trail/rules/location.h"
#include "trail/rules/offices.h"
#include "trail/rules/play.h"

namespace drover::trail::test {

namespace {

int tile_named(std::string_view slug) {
  for (std::size_t i = 0; i < kTileTable.size(); ++i) {
    if (kTileTable[i].name == slug) return static_cast<int>(i);
  }
  ADD_FAILURE() << "no tile is called " << slug;
  return 0;
}

Space space_of(std::string_view slug) {
  const Space space = space_named(slug);
  EXPECT_NE(space, 0xff) << "no space is called " << slug;
  return space;
}

// Number of a private building from 0, and whether it is side b, in the printing in play.
std::pair<int, bool> building_named(const State& state, std::string_view slug) {
  const auto& sides = kPrivateSides[static_cast<std::size_t>(state.edition())];
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (sides[i].slug != slug) continue;
    const auto number = static_cast<int>(i / 2);
    EXPECT_NE(buildings_in_play(state.options) >> number & 1, 0) << slug << " is not in this game";
    return {number, i % 2 == 1};
  }
  ADD_FAILURE() << "no building is called " << slug;
  return {0, false};
}

City city_of(const State& state, std::string_view slug) {
  const City city = city_named(slug);
  if (city == kNoCity) {
    ADD_FAILURE() << "no city is called " << slug;
    return kKansasCity;
  }
  EXPECT_NE(deliveries(state).in_play & city_bit(city), 0U) << slug << " is not in this game";
  return city;
}

Town town_of(const State& state, std::string_view slug) {
  EXPECT_TRUE(state.options.rails()) << "towns need Rails to the North";
  const Town town = town_named(slug);
  if (town < kTowns) return town;
  ADD_FAILURE() << "no town is called " << slug;
  return 0;
}

int station_master_named(const State& state, std::string_view slug) {
  for (std::size_t i = 0; i < kStationMasterTable.size(); ++i) {
    if (kStationMasterTable[i].slug != slug) continue;
    EXPECT_NE(masters_in_play(state.options) >> i & 1, 0) << slug << " is not in this game";
    return static_cast<int>(i);
  }
  ADD_FAILURE() << "no station master is called " << slug;
  return 0;
}

Pile pile_of(std::initializer_list<std::string_view> cards) {
  Pile pile;
  for (const std::string_view name : cards) pile.add(card_named(name));
  return pile;
}

std::vector<std::string> towns_in(TownSet set) {
  std::vector<std::string> names;
  for (; set != 0; set &= set - 1) {
    names.emplace_back(kTownMaps[0].town[static_cast<std::size_t>(std::countr_zero(set))].slug);
  }
  return names;
}

std::vector<std::string> masters_in(unsigned set) {
  std::vector<std::string> names;
  for (; set != 0; set &= set - 1) {
    names.emplace_back(kStationMasterTable[static_cast<std::size_t>(std::countr_zero(set))].slug);
  }
  std::sort(names.begin(), names.end());
  return names;
}

// Tiles on the board, left over in sight, or owned, as a bit set.
StationMasterSet masters_in_sight(const State& state) {
  unsigned set = state.spare_masters;
  for (const std::uint8_t tile : state.station_master) {
    if (tile < kStationMasters) set |= 1U << tile;
  }
  for (const PlayerState& player : state.player) set |= player.station_masters;
  return static_cast<StationMasterSet>(set);
}

}  // namespace

Card card_named(std::string_view name) {
  for (int card = 0; card < 256; ++card) {
    if (is_card(static_cast<Card>(card)) && card_name(static_cast<Card>(card)) == name) {
      return static_cast<Card>(card);
    }
  }
  ADD_FAILURE() << "no card is called " << name;
  return 0;
}

Scenario::Scenario(int players, std::uint64_t seed) : Scenario(first_edition(players), seed) {}

Scenario::Scenario(const Options& options, std::uint64_t seed) : s(setup(options, seed)) {
  Play play(s, nullptr);
  for (SpaceSet set = s.occupied & (kHazardSlotSet | kTradeSlotSet); set != 0; set &= set - 1) {
    const Space space = first_of(set);
    s.supply[0].add(static_cast<std::size_t>(kansas_tile(s.board[space])));
    play.take_off_board(space);
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    player(seat).draw.add_all(player(seat).hand);
    player(seat).hand = Pile{};
    player(seat).dollars = 0;
    player(seat).tokens = 0;
  }
}

Scenario& Scenario::tile(std::string_view space, std::string_view slug) {
  const int kind = tile_named(slug);
  for (TileCounts& stack : s.supply) {
    if (stack[static_cast<std::size_t>(kind)] > 0) {
      stack.remove(static_cast<std::size_t>(kind));
      break;
    }
  }
  Play(s, nullptr).put_on_board(space_of(space), kansas_tile_on_board(kind));
  return *this;
}

Scenario& Scenario::building(int seat, std::string_view slug, std::string_view space) {
  const auto [number, side_b] = building_named(s, slug);
  const auto mask = static_cast<std::uint16_t>(1U << number);
  s.building_sides =
      static_cast<std::uint16_t>(side_b ? s.building_sides | mask : s.building_sides & ~mask);
  player(seat).buildings = static_cast<std::uint16_t>(player(seat).buildings & ~mask);
  Play(s, nullptr).put_on_board(space_of(space), private_on_board(static_cast<Seat>(seat), number));
  return *this;
}

Scenario& Scenario::neutral(std::string_view letter, std::string_view space) {
  const BoardTile wanted = neutral_on_board(letter[0] - 'A');
  for (const Space other : kNeutralSpaces) {
    if (s.board[other] == wanted) std::swap(s.board[other], s.board[space_of(space)]);
  }
  return *this;
}

Scenario& Scenario::job(int row, Worker kind, int count) {
  s.job(row - 1, kind) = static_cast<std::uint8_t>(count);
  return *this;
}

Scenario& Scenario::market(std::initializer_list<std::string_view> cards) {
  s.market_stack.add_all(s.cattle_market);
  s.cattle_market.clear();
  for (const std::string_view name : cards) {
    const Card card = card_named(name);
    s.market_stack.remove(card);
    s.cattle_market.add(card);
  }
  return *this;
}

Scenario& Scenario::foresight(int column, std::string_view left, std::string_view right) {
  const auto first = static_cast<std::size_t>((column - 1) * 2);
  const auto put = [&](std::size_t place, std::string_view slug) {
    s.foresight[place] = slug.empty() ? kNoTile : static_cast<std::uint8_t>(tile_named(slug));
  };
  put(first, left);
  put(first + 1, right);
  return *this;
}

Scenario& Scenario::dollars(int seat, int amount) {
  player(seat).dollars = static_cast<std::uint16_t>(amount);
  return *this;
}

Scenario& Scenario::hand(int seat, std::initializer_list<std::string_view> cards) {
  player(seat).draw.add_all(player(seat).hand);
  player(seat).hand = pile_of(cards);
  for (const std::string_view name : cards) {
    const Card card = card_named(name);
    if (player(seat).draw.count(card) > 0) player(seat).draw.remove(card);
    if (is_objective(card)) {
      s.objective_stack &= ~objective_bit(card);
      std::replace(s.objective_display.begin(), s.objective_display.end(), card, kNoCard);
    }
  }
  return *this;
}

Scenario& Scenario::discard(int seat, std::initializer_list<std::string_view> cards) {
  player(seat).discard = pile_of(cards);
  return *this;
}

Scenario& Scenario::draw_stack(int seat, std::initializer_list<std::string_view> cards) {
  player(seat).draw = pile_of(cards);
  return *this;
}

Scenario& Scenario::workers(int seat, int cowboys, int builders, int engineers) {
  player(seat).workers = {static_cast<std::uint8_t>(cowboys), static_cast<std::uint8_t>(builders),
                          static_cast<std::uint8_t>(engineers)};
  return *this;
}

Scenario& Scenario::engine(int seat, std::string_view place) {
  constexpr std::string_view kStationWord = "station ";
  const bool station = place.substr(0, kStationWord.size()) == kStationWord;
  const int number = std::stoi(std::string(station ? place.substr(kStationWord.size()) : place));
  player(seat).engine = station ? track_place_of_station(number - 1) : track_place_of_space(number);
  return *this;
}

Scenario& Scenario::clear(int seat, DiscSpace space, int count) {
  auto& discs = player(seat).discs[static_cast<std::size_t>(space)];
  EXPECT_GE(discs, count);
  discs = static_cast<std::uint8_t>(discs - count);
  return *this;
}

Scenario& Scenario::cities(int seat, std::initializer_list<std::string_view> slugs) {
  for (const std::string_view slug : slugs) ++player(seat).cities[city_of(s, slug)];
  return *this;
}

Scenario& Scenario::stations(int seat, std::initializer_list<int> numbers) {
  player(seat).stations = 0;
  for (const int number : numbers) {
    EXPECT_LE(number, stations_in_play(s.options));
    player(seat).stations = static_cast<std::uint16_t>(player(seat).stations | 1U << (number - 1));
  }
  return *this;
}

Scenario& Scenario::certificates(int seat, int space) {
  player(seat).certificates = static_cast<std::uint8_t>(space);
  return *this;
}

Scenario& Scenario::only_discs(int seat, std::initializer_list<DiscSpace> spaces) {
  player(seat).discs.fill(0);
  for (const DiscSpace space : spaces) ++player(seat).discs[static_cast<std::size_t>(space)];
  return *this;
}

Scenario& Scenario::objective_display(std::initializer_list<std::string_view> cards) {
  for (Card& card : s.objective_display) {
    if (card != kNoCard) s.objective_stack |= objective_bit(card);
    card = kNoCard;
  }
  std::size_t place = 0;
  for (const std::string_view name : cards) {
    s.objective_display[place] = card_named(name);
    s.objective_stack &= ~objective_bit(s.objective_display[place]);
    ++place;
  }
  return *this;
}

Scenario& Scenario::no_jobs() {
  s.jobs.fill(0);
  return *this;
}

Scenario& Scenario::job_token(int row) {
  s.token_row = static_cast<std::uint8_t>(row - 1);
  return *this;
}

Scenario& Scenario::station_master(int station, std::string_view slug) {
  const int space = station_master_space(station - 1);
  if (space < 0 || space >= station_master_spaces(s.options)) {
    ADD_FAILURE() << "station " << station << " has no station master";
    return *this;
  }
  auto& here = s.station_master[static_cast<std::size_t>(space)];
  const auto wanted = static_cast<std::uint8_t>(station_master_named(s, slug));
  for (std::uint8_t& other : s.station_master) {
    if (other == wanted) {
      std::swap(here, other);
      return *this;
    }
  }
  if ((s.spare_masters >> wanted & 1) != 0) {
    unsigned spare = s.spare_masters & ~(1U << wanted);
    if (here < kStationMasters) spare |= 1U << here;
    s.spare_masters = static_cast<StationMasterSet>(spare);
  }
  EXPECT_EQ((masters_in_sight(s) >> wanted & 1), 0) << slug << " belongs to a player";
  here = wanted;
  return *this;
}

Scenario& Scenario::market_stack(std::initializer_list<std::string_view> cards) {
  s.market_stack.clear();
  for (const std::string_view name : cards) s.market_stack.add(card_named(name));
  return *this;
}

Scenario& Scenario::objective_area(int seat, std::initializer_list<std::string_view> cards) {
  player(seat).objectives = 0;
  for (const std::string_view name : cards) {
    const Card card = card_named(name);
    player(seat).objectives |= objective_bit(card);
    s.objective_stack &= ~objective_bit(card);
    std::replace(s.objective_display.begin(), s.objective_display.end(), card, kNoCard);
  }
  return *this;
}

Scenario& Scenario::hazards(int seat, std::initializer_list<std::string_view> tiles) {
  for (const std::string_view slug : tiles) {
    player(seat).hazards.add(static_cast<std::size_t>(tile_named(slug) - kFirstHazardTile));
  }
  return *this;
}

Scenario& Scenario::trade_tiles(int seat, int green, int blue) {
  player(seat).trade_tiles = {static_cast<std::uint8_t>(green), static_cast<std::uint8_t>(blue)};
  return *this;
}

Scenario& Scenario::station_masters(int seat, std::initializer_list<std::string_view> tiles) {
  for (const std::string_view slug : tiles) {
    player(seat).station_masters = static_cast<std::uint16_t>(player(seat).station_masters |
                                                              1U << station_master_named(s, slug));
  }
  return *this;
}

Scenario& Scenario::side(std::string_view slug) {
  const auto [number, side_b] = building_named(s, slug);
  const auto mask = static_cast<std::uint16_t>(1U << number);
  s.building_sides =
      static_cast<std::uint16_t>(side_b ? s.building_sides | mask : s.building_sides & ~mask);
  return *this;
}

Scenario& Scenario::tokens(int seat, int count) {
  EXPECT_TRUE(s.options.tokens()) << "this game has no exchange tokens";
  player(seat).tokens = static_cast<std::uint8_t>(count);
  return *this;
}

Scenario& Scenario::office(int seat, std::string_view town, int space) {
  const Town at_town = town_of(s, town);
  EXPECT_TRUE(space >= 1 && space <= kOfficeSpaces) << "a town has four spaces";
  EXPECT_EQ(trail::office_at(s, at_town, space - 1), kNobody) << town << " " << space;
  EXPECT_EQ(player(seat).offices & town_bit(at_town), 0U) << "a second office in " << town;
  player(seat).offices |= town_bit(at_town);
  player(seat).office_spaces |= static_cast<std::uint64_t>(space - 1) << (2U * at_town);
  return *this;
}

Scenario& Scenario::offices(int seat, std::initializer_list<std::string_view> towns) {
  for (const std::string_view town : towns) {
    int space = 1;
    while (space < kOfficeSpaces && trail::office_at(s, town_of(s, town), space - 1) != kNobody) {
      ++space;
    }
    office(seat, town, space);
  }
  return *this;
}

// The old tile goes to the place of the named one if there would be too many of a kind.
Scenario& Scenario::bonus_tile(std::string_view town, std::string_view tile) {
  const int place = town_map(s).bonus_place[town_of(s, town)];
  std::uint8_t kind = 0;
  while (kind < kBonusKinds && kBonusTileTable[kind].slug != tile) ++kind;
  if (place < 0 || kind == kBonusKinds) {
    ADD_FAILURE() << "no bonus tile " << tile << " in " << town;
    return *this;
  }
  std::uint8_t& here = s.bonus_tile[static_cast<std::size_t>(place)];
  const std::uint8_t before = here;
  if (before == kind) return *this;
  if (std::count(s.bonus_tile.begin(), s.bonus_tile.end(), kind) == kBonusTileTable[kind].copies) {
    *std::find(s.bonus_tile.begin(), s.bonus_tile.end(), kind) = before;
  }
  here = kind;
  return *this;
}

// A tile on the board is exchanged for a spare one.
Scenario& Scenario::spare_masters(std::initializer_list<std::string_view> tiles) {
  unsigned wanted = 0;
  for (const std::string_view slug : tiles) wanted |= 1U << station_master_named(s, slug);
  for (std::uint8_t& here : s.station_master) {
    if (here >= kStationMasters || (wanted >> here & 1U) == 0) continue;
    const unsigned others =
        masters_in_play(s.options) & ~wanted &
        ~(static_cast<unsigned>(masters_in_sight(s)) & ~static_cast<unsigned>(s.spare_masters));
    if (others == 0) {
      ADD_FAILURE() << "too many station masters left over";
      break;
    }
    here = static_cast<std::uint8_t>(std::countr_zero(others));
  }
  s.spare_masters = static_cast<StationMasterSet>(wanted);
  return *this;
}

Scenario& Scenario::kansas_city_cattle(int heifers, int cows) {
  EXPECT_TRUE(s.options.has(kExtraSimmental)) << "this game has no Simmental cattle";
  s.kansas_city_cattle = {static_cast<std::uint8_t>(heifers), static_cast<std::uint8_t>(cows)};
  return *this;
}

Scenario& Scenario::objective_stack(std::initializer_list<std::string_view> cards) {
  s.objective_stack = 0;
  for (const std::string_view name : cards) s.objective_stack |= objective_bit(card_named(name));
  return *this;
}

Scenario& Scenario::deciding(int seat, Decision decision) {
  s.current = static_cast<Seat>(seat);
  s.stack.clear();
  s.local.clear();
  s.acted = 0;
  s.copies_used = 0;
  s.letters_used = 0;
  s.numbers_used = 0;
  s.stack.push_back({DecisionKind::kDrawPhase});
  s.stack.push_back(decision);
  return *this;
}

Scenario& Scenario::moving(int seat, std::string_view space) {
  player(seat).herder = space_of(space);
  return deciding(seat, {DecisionKind::kMove});
}

Scenario& Scenario::using_location(int seat, std::string_view space) {
  moving(seat, space);
  s.stack.pop_back();
  Play play(s, nullptr);
  use_location(play);
  return *this;
}

void Scenario::play(std::string_view text) {
  const std::optional<Move> move = parse_move(text);
  ASSERT_TRUE(move.has_value()) << "\"" << text << "\" is no move";
  events.clear();
  ASSERT_TRUE(try_apply(s, *move, &events))
      << "\"" << text << "\" is not legal here; legal: " << ::testing::PrintToString(legal());
}

void Scenario::play(std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    play(text);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

bool Scenario::can(std::string_view text) const {
  const std::optional<Move> move = parse_move(text);
  EXPECT_TRUE(move.has_value()) << "\"" << text << "\" is no move";
  return move.has_value() && is_legal(s, *move);
}

std::vector<std::string> Scenario::legal() const {
  MoveList list;
  legal_moves(s, list);
  std::vector<std::string> texts;
  for (const Move move : list) texts.push_back(to_text(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> Scenario::legal(std::string_view prefix) const {
  std::vector<std::string> texts = legal();
  std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(prefix); });
  return texts;
}

int Scenario::city_discs(int seat, std::string_view slug) const {
  return at(seat).cities[city_of(s, slug)];
}

std::vector<std::string> Scenario::market() const {
  Pile pile;
  pile.cattle = s.cattle_market;
  return cards_in(pile);
}

std::vector<std::string> Scenario::offices(int seat) const { return towns_in(at(seat).offices); }

int Scenario::office_space(int seat, std::string_view town) const {
  const Town at_town = town_of(s, town);
  if ((at(seat).offices & town_bit(at_town)) == 0) return 0;
  return space_of_office(at(seat), at_town) + 1;
}

std::vector<std::string> Scenario::accessible(int seat) const {
  return towns_in(accessible_towns(s, static_cast<Seat>(seat)));
}

std::vector<std::string> Scenario::spare_masters() const { return masters_in(s.spare_masters); }

std::vector<std::string> Scenario::station_masters(int seat) const {
  return masters_in(at(seat).station_masters);
}

std::string Scenario::station_master(int station) const {
  const int space = station_master_space(station - 1);
  if (space < 0 || space >= station_master_spaces(s.options)) return "";
  const std::uint8_t here = s.station_master[static_cast<std::size_t>(space)];
  if ((here & kWorkerAsStationMaster) != 0) {
    return std::string(kWorkerNames[static_cast<std::size_t>(here & ~kWorkerAsStationMaster)]);
  }
  return std::string(kStationMasterTable[here].slug);
}

std::string Scenario::herder(int seat) const {
  const Space space = at(seat).herder;
  return space == kNowhere ? "nowhere" : std::string(kSpaceTable[space].slug);
}

std::string Scenario::engine(int seat) const {
  const TrackPlace& place = kTrack[at(seat).engine];
  return place.turnout ? "station " + std::to_string(place.station + 1)
                       : std::to_string(place.space);
}

std::vector<std::string> Scenario::cards_in(const Pile& pile) {
  std::vector<std::string> names;
  for (int card = 0; card < 256; ++card) {
    if (!is_card(static_cast<Card>(card))) continue;
    for (int copies = pile.count(static_cast<Card>(card)); copies > 0; --copies) {
      names.emplace_back(card_name(static_cast<Card>(card)));
    }
  }
  std::sort(names.begin(), names.end());
  return names;
}

int Scenario::happened(EventKind kind) const {
  return static_cast<int>(std::count_if(events.begin(), events.end(),
                                        [&](const Event& event) { return event.kind == kind; }));
}

int Scenario::amount(EventKind kind) const {
  int sum = 0;
  for (const Event& event : events) {
    if (event.kind == kind) sum += event.amount;
  }
  return sum;
}

const Event* Scenario::event(EventKind kind, int index) const {
  for (const Event& event : events) {
    if (event.kind == kind && index-- == 0) return &event;
  }
  return nullptr;
}

}  // namespace drover::trail::test
