#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "kit/components.h"
#include "text/names.h"
#include "trail/presentation/actions.h"
#include "trail/serialization/json.h"
#include "trail/state/events.h"
#include "trail/state/names.h"
#include "trail/state/options.h"

namespace drover::trail {

namespace {

using kit::each;
using kit::each_in;
using kit::each_of;
using kit::list_of;
using kit::word_of;
using kit::word_or_null;
using text::Array;
using text::Object;
using text::Value;

// ---- Words --------------------------------------------------------------------------------------

constexpr auto kSpaceKindWords =
    text::words("start", "neutral", "building", "hazard", "trade", "kansas-city");
constexpr auto kRiskWords = text::words("", "grey", "any");
constexpr auto kCornersWords = text::words("light", "dark");
constexpr auto kTileClassWords = text::words("worker", "trade", "hazard");
constexpr auto kSymbolWords = text::words("", "rails", "orange");
constexpr auto kImmediateWords = text::words("none", "dollars", "draw", "engine", "move", "aux");
constexpr auto kMasterActionWords = text::words("", "hazard-or-trade", "office", "build-free");
// In the order of StationMasterScore.
constexpr auto kScoreWords = text::words(
    "worker", "two-objectives", "two-hazards", "trade-pair", "two-certificates", "two-stations",
    "building", "nothing", "two-tokens", "area", "bonus-town", "cattle-three-to-five");
static_assert(static_cast<std::size_t>(StationMasterScore::kPerCattleThreeToFive) + 1 ==
              kScoreWords.size());
// In the order of AutomaSteps.
constexpr auto kStepsWords =
    text::words("printed", "most-buildings", "cowboys", "specialists", "your-limit");
static_assert(static_cast<std::size_t>(AutomaSteps::kYourLimit) + 1 == kStepsWords.size());
// In the order of StartWorkers.
constexpr auto kStartWorkersWords =
    text::words("none", "one-specialist", "two-kinds", "one-of-each", "one-of-each-and-random");
static_assert(static_cast<std::size_t>(StartWorkers::kOneOfEachAndRandom) + 1 ==
              kStartWorkersWords.size());

// The author of an automa; empty for the official one.
constexpr auto kGarthsAuthors = text::words("Steve Schlepphorst", "Wil Gerken", "David Lavoie");
constexpr auto kBriscosAuthors = text::words("Wil Gerken");
constexpr std::span<const std::string_view> authors_of(Automa automa) {
  if (automa == Automa::kGarth) return kGarthsAuthors;
  if (automa == Automa::kBrisco) return kBriscosAuthors;
  return {};
}

// Marks numbers from uncertain sources.
constexpr std::string_view mark_word(Source source) {
  switch (source) {
    case Source::kReconstructed:
      return "reconstructed";
    case Source::kInvented:
      return "ours";
    case Source::kOneImplementation:
      return "one-implementation";
    default:
      return {};
  }
}

Object marked(Object object, Provenance from) {
  const std::string_view source = mark_word(from.source);
  if (!source.empty()) {
    object["mark"] = Object{{"source", source}, {"confidence", from.confidence}};
  }
  return object;
}

Array hands_json(Hands hands) {
  Array out;
  if ((hands & kGreenHand) != 0) out.push_back("green");
  if ((hands & kBlackHand) != 0) out.push_back("black");
  return out;
}

Value town_or_null(int town) {
  return town == kNoTown ? Value() : Value(name_of(Names::kTown, town));
}

// ---- The parts ----------------------------------------------------------------------------------

// Writes the components of one set-up and collects the actions that they name.
class Writer {
 public:
  explicit Writer(const Options& options)
      : options_(options),
        trail_(at(kTrailMaps, options.edition)),
        towns_(at(kTownMaps, options.edition)),
        deliveries_(deliveries(options)) {}

  Object everything() {
    Object out;
    out["game"] = game_name(options_.edition);
    out["options"] = OptionsFormat{}.write(options_);
    out["spaces"] = spaces();
    out["forks"] = forks();
    out["neutral_buildings"] = neutral_buildings();
    out["buildings"] = buildings();
    out["worker_spaces"] = worker_spaces();
    if (options_.rails()) {
      out["towns"] = towns();
      out["bonus_tiles"] = bonus_tiles();
      out["extension"] = extension();
    }
    out["actions"] = actions_;
    out["risk_actions"] = Object{{"grey", action(kRiskTable[0])}, {"any", action(kRiskTable[1])}};
    out["cattle"] = cattle();
    out["purchases"] = purchases();
    out["market_size"] = market_size();
    out["cities"] = cities();
    out["arrows"] = arrows();
    out["stations"] = stations();
    out["crosses"] = crosses();
    out["station_masters"] = station_masters();
    out["objectives"] = objectives();
    out["disc_spaces"] = disc_spaces();
    out["aux"] = aux();
    out["certificate_track"] = certificate_track();
    out["worker_points"] = kWorkerPoints;
    out["job_market"] = job_market();
    out["tiles"] = tiles();
    out["fees"] = fees();
    out["step_limits"] = step_limits();
    out["starting_hand"] = list_of(at(kStartingHand, options_.edition));
    out["exchange_tokens"] = options_.tokens() ? kStartingTokens : 0;
    if (options_.automas > 0) out["automa"] = automa();
    return out;
  }

 private:
  bool second() const { return options_.edition == Edition::kSecond; }

  Provenance source_of(const SpaceRow& row) const {
    for (const SecondSpaceRow& changed : kSecondSpaceTable) {
      if (second() && changed.slug == row.slug) return changed.from;
    }
    return row.from;
  }

  Array spaces() const {
    Array out;
    for (Space space = 0; space < kSpaces; ++space) {
      const SpaceRow& row = kSpaceTable[space];
      if ((kBuildingSpaces & ~trail_.building_spaces & bit(space)) != 0) continue;
      const bool hazard = row.kind == SpaceKind::kHazard;
      out.push_back(marked({{"id", row.slug},
                            {"kind", word_of(kSpaceKindWords, row.kind)},
                            {"hazard", hazard ? Value(kHazardNames[row.section]) : Value()},
                            {"woods", row.woods},
                            {"risk", word_of(kRiskWords, trail_.risk[space])},
                            {"dollars", trail_.trade_dollars[space]},
                            {"token", trail_.trade_tokens[space] > 0}},
                           source_of(row)));
    }
    return out;
  }

  Array forks() const {
    Array out;
    for (const ForkRow& row : kForkTable) {
      if (!belongs_to(row.editions, options_.edition)) continue;
      out.push_back(marked({{"at", row.at}, {"via", row.second_branch}}, row.from));
    }
    return out;
  }

  Object action(const ActionRow& row) const {
    return marked(action_json(row, options_.edition), row.from);
  }
  std::string_view remember(const ActionRow& row) {
    actions_[row.slug] = action(row);
    return row.slug;
  }
  Array remember(ActionSpan span) {
    return each_of(span.count,
                   [&](std::size_t i) { return remember(kActionTable[span.first + i]); });
  }

  Array neutral_buildings() {
    return each(kNeutralTable, [&](const NeutralRow& row) {
      return marked({{"id", row.slug}, {"actions", remember(row.actions)}}, row.from);
    });
  }

  Array buildings() {
    Array out;
    for (const std::size_t number : bits<std::size_t>(buildings_in_play(options_))) {
      for (std::size_t side = 0; side < 2; ++side) {
        const PrivateSide& row = at(kPrivateSides, options_.edition)[number * 2 + side];
        out.push_back(marked({{"number", number + 1},
                              {"side", side == 0 ? "a" : "b"},
                              {"id", row.slug},
                              {"builders", row.builders},
                              {"points", row.victory_points},
                              {"hands", hands_json(row.hands)},
                              {"actions", remember(row.actions)}},
                             row.from));
      }
    }
    return out;
  }

  Object worker_spaces() {
    Object out;
    for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
      out[kWorkerNames[kind]] = each(kWorkerSpaceTable[kind], [&](const WorkerSpaceRow& space) {
        return space.has_action ? Value(remember(space.action)) : Value();
      });
    }
    return out;
  }

  // The breed's printed name. Orange cards are one breed with two names.
  std::string_view breed_name(const CattleRow& row) const {
    if (row.variant == CattleVariant::kBrahman) return "Brahman";
    const BreedRow& breed = at(kBreedTable, row.breed);
    return second() ? breed.second_name : breed.name;
  }

  Array cattle() const {
    Array out;
    for (Card card = 0; card < kCattleKinds; ++card) {
      const CattleRow& row = kCattleTable[card];
      if (!cattle_in_play(options_, row)) continue;
      Object one{{"card", row.name},
                 {"breed", name_of(Names::kBreed, row.breed)},
                 {"name", breed_name(row)},
                 {"value", breeding_value(card)},
                 {"points", row.victory_points},
                 {"in_each_herd", row.in_each_herd},
                 {"in_the_market", row.in_the_market},
                 {"in_kansas_city", row.in_kansas_city}};
      if (row.dollars > 0) one["dollars"] = row.dollars;
      if (row.grows_into != 0) one["grows_into"] = name_of(Names::kCattle, row.grows_into);
      out.push_back(marked(one, row.from));
    }
    return out;
  }

  Array purchases() const {
    Array out;
    for (std::size_t i = 0; i < kPurchaseOptions; ++i) {
      if (i >= kStandardPurchaseOptions && !options_.has(kOrangeCattle)) break;
      const PurchaseRow& row = kPurchaseTable[i];
      out.push_back(marked({{"cowboys", row.cowboys},
                            {"dollars", row.dollars},
                            {"cards", row.cards},
                            {"value", row.breeding_value}},
                           row.from));
    }
    return out;
  }

  Object market_size() const {
    Object out;
    for (const MarketSizeRow& row : kMarketSizeTable) {
      out[std::to_string(row.players)] = options_.has(kOrangeCattle) ? row.with_orange : row.cards;
    }
    return out;
  }

  Object city(City city) const {
    const CityRow& row = deliveries_.city[city];
    return marked({{"id", row.slug},
                   {"name", kCityNames[city].name},
                   {"value", row.value},
                   {"corners", word_of(kCornersWords, row.corners)},
                   {"points", row.crest.victory_points},
                   {"points_per_bell", row.crest.points_per_bell},
                   {"dollars", row.crest.dollars},
                   {"repeatable", row.crest.repeatable},
                   {"objective", row.crest.objective_card},
                   {"station_master", row.crest.station_master},
                   {"town", town_or_null(deliveries_.town[city])}},
                  row.from);
  }
  // The strip in order, then the crests of large towns.
  Array cities() const {
    Array out;
    for (std::size_t i = 0; i < static_cast<std::size_t>(deliveries_.strip_length); ++i) {
      out.push_back(city(deliveries_.strip[i]));
    }
    if (!options_.rails()) return out;
    for (const City crest : towns_.city_of_crest) out.push_back(city(crest));
    return out;
  }

  // Only arrows with a reward.
  Array arrows() const {
    Array out;
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(deliveries_.strip_length); ++i) {
      const CityArrowRow& row = deliveries_.arrow[i];
      if (row.victory_points == 0 && !row.objective_card && row.tokens == 0) continue;
      out.push_back(marked({{"from", name_of(Names::kCity, deliveries_.strip[i])},
                            {"to", name_of(Names::kCity, deliveries_.strip[i + 1])},
                            {"points", row.victory_points},
                            {"objective", row.objective_card},
                            {"token", row.tokens > 0}},
                           row.from));
    }
    return out;
  }

  Array stations() const {
    return each_of(static_cast<std::size_t>(stations_in_play(options_)), [&](std::size_t station) {
      const bool in_town = station >= kStations;
      const std::size_t at = in_town ? station - kStations : station;
      const StationRow& row = in_town ? towns_.station[at] : kStationTable[at];
      return marked({{"number", station + 1},
                     {"after_space", in_town ? Value() : Value(row.after_space)},
                     {"cost", row.upgrade_cost},
                     {"points", row.victory_points},
                     {"corners", word_of(kCornersWords, row.corners)},
                     {"station_master", station_master_space(static_cast<int>(station)) >= 0},
                     {"town", in_town ? town_or_null(towns_.station_town[at]) : Value()}},
                    row.from);
    });
  }

  static Array crosses() {
    return each(kCrossTable, [](const CrossRow& row) { return row.after_space; });
  }

  Array station_masters() const {
    return each_in(masters_in_play(options_), [](std::size_t tile) {
      const StationMasterRow& row = kStationMasterTable[tile];
      return marked({{"id", row.slug},
                     {"dollars", row.dollars},
                     {"permanent_certificates", row.permanent_certificates},
                     {"certificates", row.certificates},
                     {"tokens", row.tokens},
                     {"action", word_of(kMasterActionWords, row.action)},
                     {"score", word_of(kScoreWords, row.score)},
                     {"points", row.victory_points}},
                    row.from);
    });
  }

  Array objectives() const {
    Array out;
    for (const Card card : objectives_in(objectives_in_play(options_))) {
      const ObjectiveRow& row = objective_row(card);
      Value immediate;
      if (row.immediate.kind != Immediate::kNone) {
        immediate = Object{{"kind", word_of(kImmediateWords, row.immediate.kind)},
                           {"amount", row.immediate.amount}};
      }
      Object tasks;
      for (std::size_t task = 0; task < kTasks; ++task) {
        if (row.tasks[task] > 0) tasks[kTaskSlugs[task]] = row.tasks[task];
      }
      out.push_back(marked({{"card", row.slug},
                            {"symbol", word_of(kSymbolWords, row.symbol)},
                            {"starting", row.starting},
                            {"immediate", immediate},
                            {"tasks", tasks},
                            {"points", row.victory_points},
                            {"penalty", row.penalty}},
                           row.from));
    }
    return out;
  }

  Array disc_spaces() const {
    return each_of(options_.rails() ? kDiscSpaces : kBaseDiscSpaces, [&](std::size_t space) {
      const DiscSpaceRow& row = disc_space_row(options_.edition, space);
      return marked({{"id", row.slug},
                     {"discs", row.discs},
                     {"corners", word_of(kCornersWords, row.corners)},
                     {"pay", row.pay},
                     {"gain", row.gain},
                     {"points", row.victory_points}},
                    row.from);
    });
  }

  Array aux() const {
    return each_of(static_cast<std::size_t>(aux_actions(options_)), [&](std::size_t aux) {
      const AuxRow& row = aux_row(options_.edition, static_cast<Aux>(aux));
      return marked({{"id", row.slug},
                     {"disc_space", name_of(Names::kDiscSpace, row.disc_space)},
                     {"open", row.printed_open},
                     {"dollars", row.dollars},
                     {"draw", row.draw_then_discard},
                     {"pay", row.pay},
                     {"engine_back", row.engine_back},
                     {"engine_forward", row.engine_forward},
                     {"certificates", row.certificates},
                     {"remove", row.remove_cards},
                     {"discard_two", row.offices},  // one card of value 2 for each office
                     {"offices", row.offices}},
                    row.from);
    });
  }

  static Array certificate_track() {
    return each(kCertificateTrack, [](const CertificateRow& row) { return row.certificates; });
  }

  static Array job_market() {
    return each(kJobMarketTable, [&](const JobRow& row) {
      return marked({{"cost", row.hiring_cost}, {"refills", row.refills_cattle_market}}, row.from);
    });
  }

  static Array tiles() {
    return each(kTileTable, [&](const TileRow& row) {
      return marked({{"id", row.name},
                     {"kind", word_of(kTileClassWords, row.kind)},
                     {"hands", hands_json(row.hands)},
                     {"points", row.victory_points}},
                    row.from);
    });
  }

  static Object fees() {
    Object out;
    for (const FeeRow& row : kFeeTable) {
      out[std::to_string(row.players)] =
          Object{{"green", row.green_hand}, {"black", row.black_hand}};
    }
    return out;
  }

  static Object step_limits() {
    Object out;
    for (const StepLimitRow& row : kStepLimitTable) {
      out[std::to_string(row.players)] = Object{
          {"start", row.at_start}, {"dollars", row.step_dollars}, {"points", row.step_points}};
    }
    return out;
  }

  Array towns() const {
    return each_of(kTowns, [&](std::size_t i) {
      const TownRow& row = towns_.town[i];
      const Array tracks = each_in(
          towns_.next[i], [](std::size_t town) { return town_or_null(static_cast<int>(town)); });
      Array cities;
      for (City city = 0; city < kCities; ++city) {
        if ((towns_.next_to_city[city] >> i & 1U) != 0) {
          cities.push_back(name_of(Names::kCity, city));
        }
      }
      const Array spaces = each(row.spaces, [](const OfficeSpace& space) {
        return Object{{"pay", space.pay},
                      {"dollars", space.dollars},
                      {"certificates", space.certificates},
                      {"tokens", space.tokens},
                      {"objective", space.objective_card}};
      });
      const int station = towns_.station_of_town[i];
      return marked({{"id", row.slug},
                     {"name", row.name},
                     {"kind", word_of(kTownKindNames, row.kind)},
                     {"area", word_of(kAreaNames, row.area)},
                     {"headquarters", (towns_.at_headquarters >> i & 1U) != 0},
                     {"tracks", tracks},
                     {"cities", cities},
                     {"spaces", spaces},
                     {"city", word_or_null(row.crest)},
                     {"station", station < 0 ? Value() : Value(station + 1)}},
                    row.from);
    });
  }

  Array bonus_tiles() {
    return each_of(kBonusKinds, [&](std::size_t kind) {
      const BonusTileRow& row = kBonusTileTable[kind];
      const ActionSpan actions = at(kBonusActions, options_.edition)[kind];
      return marked({{"id", row.slug}, {"actions", remember(actions)}}, row.from);
    });
  }

  Object extension() const {
    const auto& rows = at(kOfficeRowTable, options_.edition);
    Array token_rows;
    for (const OfficeRowRow& row : rows) {
      if (row.tokens > 0) token_rows.push_back(row.row);
    }
    return marked({{"offices", kOfficesPerPlayer},
                   {"rows", kOfficeRows},
                   {"per_row", kOfficesPerRow},
                   {"token_rows", token_rows}},
                  rows.front().from);
  }

  // ---- Automated opponents ----

  const AutomaRow& automa_in_play() const { return automa_row(options_.automa); }
  const AutomaLevelRow& level_in_play() const {
    return automa_level_row(options_.automa, options_.level);
  }

  Array automa_cards() const {
    Array out;
    const auto cards = automa_in_play().cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const AutomaCardRow& row = cards[i];
      const bool printed = row.rule == AutomaSteps::kPrinted;
      Array actions;
      for (const AutomaAction action : row.actions) {
        if (action != AutomaAction::kNothing) actions.push_back(automa_action_name(action));
      }
      out.push_back(
          marked({{"id", row.slug},
                  {"steps_rule", word_of(kStepsWords, row.rule)},
                  {"steps", printed ? Value(row.steps[options_.players - kMinSeats]) : Value()},
                  {"office_first", row.office_first && options_.rails()},
                  {"only_if", row.only_if == kAnySpecialization
                                  ? Value()
                                  : Value(name_of(Names::kWorker, row.only_if))},
                  {"actions", actions},
                  {"in_deck", (level_in_play().cards_out >> i & 1U) == 0}},
                 row.from));
    }
    return out;
  }

  Object automa_level(const AutomaLevelRow& row) const {
    const Array cards_out =
        each_in(row.cards_out, [&](std::size_t card) { return automa_in_play().cards[card].slug; });
    const unsigned pool = buildings_in_play(options_) & row.buildings;
    const Array buildings = each_in(pool, [](std::size_t number) { return number + 1; });
    Array first;
    for (const std::string_view city : row.first[printing_of(options_.edition, options_.rails())]) {
      if (!city.empty()) first.push_back(city);
    }
    Object out = marked({{"id", word_of(kAutomaLevelNames, row.level)},
                         {"cards_out", cards_out},
                         {"workers", word_of(kStartWorkersWords, row.extra_workers)},
                         {"worker_count", count_of(row.extra_workers)},
                         {"buildings", buildings},
                         {"first_deliveries", first}},
                        row.from);
    const Object sure = marked({}, row.first_from);
    if (!sure.empty()) out["first_deliveries_mark"] = sure.at("mark");
    return out;
  }

  Object automa() const {
    const AutomaRow& row = automa_in_play();
    Object out = marked(
        {{"id", word_of(kAutomaNames, options_.automa)},
         {"name", row.name},
         {"authors", list_of(authors_of(options_.automa))},
         {"official", options_.automa == Automa::kSam},
         {"level", word_of(kAutomaLevelNames, options_.level)},
         {"side", row.side_b ? "b" : "a"},
         {"begins", row.begins},
         {"worker_drawn", row.worker_drawn},
         {"chooses_tiles", !row.you_choose_tiles},
         {"takes_town_masters", row.takes_town_masters},
         {"last_city_points",
          row.last_city_points == 0 || second() ? Value() : Value(row.last_city_points)},
         {"most_dollars", kAutomaMostDollars},
         {"discs", discs_per_player(options_)},
         {"cards", automa_cards()},
         {"levels",
          each(row.levels, [&](const AutomaLevelRow& level) { return automa_level(level); })}},
        row.from);
    if (options_.rails()) add_automa_offices(out);
    return out;
  }

  // Garth founds offices by the list of his level, Sam by cards.
  void add_automa_offices(Object& out) const {
    if (options_.automa == Automa::kSam) {
      out["office_cards"] = each(kSamOfficeTable, [](const SamOfficeRow& row) {
        return marked({{"town", row.town}}, row.from);
      });
      return;
    }
    out["towns"] = marked({{"list", list_of(garth_towns(options_.level))}}, kGarthTownsSource);
  }

  const Options& options_;
  const TrailMap& trail_;
  const TownMap& towns_;
  const Deliveries& deliveries_;
  Object actions_;
};

}  // namespace

boost::json::object components_json(const Options& options) {
  return text::to_boost_object([&] { return Writer(options).everything(); });
}

}  // namespace drover::trail
