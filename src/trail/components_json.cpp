#include "trail/components_json.h"

#include <array>
#include <bit>
#include <cstddef>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>

#include "trail/events.h"
#include "trail/json.h"
#include "trail/names.h"

namespace drover::trail {

namespace {

namespace json = boost::json;

// ---- Words --------------------------------------------------------------------------------------

json::string text(std::string_view word) { return json::string(word); }
json::value text_or_null(std::string_view word) {
  return word.empty() ? json::value() : json::value(text(word));
}
json::string name(Names kind, std::uint8_t value) { return text(name_of(kind, value)); }

template <class Enum, std::size_t N>
json::value word(const std::array<std::string_view, N>& words, Enum value) {
  return text_or_null(words[static_cast<std::size_t>(value)]);
}

constexpr std::array<std::string_view, 6> kSpaceKindWords{"start",  "neutral", "building",
                                                          "hazard", "trade",   "kansas-city"};
constexpr std::array<std::string_view, 3> kRiskWords{"", "grey", "any"};
constexpr std::array<std::string_view, 2> kCornersWords{"light", "dark"};
constexpr std::array<std::string_view, 3> kTileClassWords{"worker", "trade", "hazard"};
constexpr std::array<std::string_view, 3> kSymbolWords{"", "rails", "orange"};
constexpr std::array<std::string_view, 6> kImmediateWords{"none",   "dollars", "draw",
                                                          "engine", "move",    "aux"};
constexpr std::array<std::string_view, 4> kMasterActionWords{"", "hazard-or-trade", "office",
                                                             "build-free"};
// In the order of StationMasterScore.
constexpr std::array<std::string_view, 12> kScoreWords{
    "worker",           "two-objectives", "two-hazards", "trade-pair",
    "two-certificates", "two-stations",   "building",    "nothing",
    "two-tokens",       "area",           "bonus-town",  "cattle-three-to-five"};
static_assert(static_cast<std::size_t>(StationMasterScore::kPerCattleThreeToFive) + 1 ==
              kScoreWords.size());
// In the order of Op.
constexpr std::array<std::string_view, 37> kOpWords{"discard-breed",
                                                    "discard-pair",
                                                    "discard-any",
                                                    "discard-objective",
                                                    "discard-breed-engine",
                                                    "discard-any-objective",
                                                    "discard-value-three",
                                                    "discard-breed-aux",
                                                    "gain",
                                                    "gain-per-woods",
                                                    "gain-per-engineer",
                                                    "gain-per-builder",
                                                    "gain-per-station",
                                                    "gain-per-trade-pair",
                                                    "gain-per-bell",
                                                    "certificates-to-limit",
                                                    "hire",
                                                    "build",
                                                    "build-free",
                                                    "buy-cattle",
                                                    "take-cattle-three",
                                                    "take-objective",
                                                    "engine",
                                                    "engine-per-engineer",
                                                    "engine-per-woods",
                                                    "engine-per-hazard",
                                                    "engine-back",
                                                    "trade",
                                                    "remove-hazard",
                                                    "remove-cards",
                                                    "aux",
                                                    "move-herder",
                                                    "draw-then-discard",
                                                    "extraordinary-delivery",
                                                    "upgrade-station-behind",
                                                    "copy-neighbour",
                                                    "found-office"};
static_assert(static_cast<std::size_t>(Op::kFoundOffice) + 1 == kOpWords.size());

// In the order of AutomaSteps.
constexpr std::array<std::string_view, 5> kStepsWords{"printed", "most-buildings", "cowboys",
                                                      "specialists", "your-limit"};
static_assert(static_cast<std::size_t>(AutomaSteps::kYourLimit) + 1 == kStepsWords.size());
// In the order of StartWorkers.
constexpr std::array<std::string_view, 5> kStartWorkersWords{
    "none", "one-specialist", "two-kinds", "one-of-each", "one-of-each-and-random"};
static_assert(static_cast<std::size_t>(StartWorkers::kOneOfEachAndRandom) + 1 ==
              kStartWorkersWords.size());

// Who made an automa; nobody is named for the official one.
json::array authors_of(Automa automa) {
  switch (automa) {
    case Automa::kGarth:
      return {"Steve Schlepphorst", "Wil Gerken", "David Lavoie"};
    case Automa::kBrisco:
      return {"Wil Gerken"};
    case Automa::kNone:
    case Automa::kSam:
      break;
  }
  return {};
}

constexpr bool names_breed(Op op) {
  return op == Op::kDiscardBreed || op == Op::kDiscardBreedEngine || op == Op::kDiscardBreedAux;
}

// What is not sure says so; the rest has no mark.
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

json::object marked(json::object object, Provenance from) {
  const std::string_view source = mark_word(from.source);
  if (!source.empty()) {
    object["mark"] = json::object{{"source", text(source)}, {"confidence", from.confidence}};
  }
  return object;
}

json::array hands_json(Hands hands) {
  json::array out;
  if ((hands & kGreenHand) != 0) out.emplace_back("green");
  if ((hands & kBlackHand) != 0) out.emplace_back("black");
  return out;
}

json::value town_or_null(int town) {
  return town == kNoTown ? json::value()
                         : json::value(name(Names::kTown, static_cast<std::uint8_t>(town)));
}

// ---- The parts ----------------------------------------------------------------------------------

// Writes the parts of one set-up, and remembers which actions they name.
class Writer {
 public:
  explicit Writer(const Options& options)
      : options_(options),
        trail_(kTrailMaps[static_cast<std::size_t>(options.edition)]),
        towns_(kTownMaps[static_cast<std::size_t>(options.edition)]),
        deliveries_(deliveries(options)) {}

  json::object everything() {
    json::object out;
    out["game"] = text(game_name(options_.edition));
    out["options"] = options_json(options_);
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
    out["risk_actions"] =
        json::object{{"grey", action(kRiskTable[0])}, {"any", action(kRiskTable[1])}};
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
    const auto& hand = kStartingHand[static_cast<std::size_t>(options_.edition)];
    out["starting_hand"] = json::array(hand.begin(), hand.end());
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

  json::array spaces() const {
    json::array out;
    for (Space space = 0; space < kSpaces; ++space) {
      const SpaceRow& row = kSpaceTable[space];
      if ((kBuildingSpaces & ~trail_.building_spaces & bit(space)) != 0) continue;
      const bool hazard = row.kind == SpaceKind::kHazard;
      out.emplace_back(
          marked({{"id", text(row.slug)},
                  {"kind", word(kSpaceKindWords, row.kind)},
                  {"hazard", hazard ? json::value(text(kHazardNames[row.section])) : nullptr},
                  {"woods", row.woods},
                  {"risk", word(kRiskWords, trail_.risk[space])},
                  {"dollars", trail_.trade_dollars[space]},
                  {"token", trail_.trade_tokens[space] > 0}},
                 source_of(row)));
    }
    return out;
  }

  json::array forks() const {
    json::array out;
    for (const ForkRow& row : kForkTable) {
      if (!belongs_to(row.editions, options_.edition)) continue;
      out.emplace_back(marked({{"at", text(row.at)}, {"via", text(row.second_branch)}}, row.from));
    }
    return out;
  }

  static json::object action(const ActionRow& row) {
    return marked(
        {{"op", word(kOpWords, row.op)},
         {"breed", names_breed(row.op)
                       ? json::value(name(Names::kBreed, static_cast<std::uint8_t>(row.breed)))
                       : nullptr},
         {"amount", row.amount},
         {"price", row.price},
         {"dollars", row.dollars},
         {"certificates", row.certificates},
         {"tokens", row.tokens},
         {"choice", row.choice}},
        row.from);
  }
  json::string remember(const ActionRow& row) {
    actions_[row.slug] = action(row);
    return text(row.slug);
  }
  json::array remember(ActionSpan span) {
    json::array out;
    for (std::size_t i = 0; i < span.count; ++i) {
      out.emplace_back(remember(kActionTable[span.first + i]));
    }
    return out;
  }

  json::array neutral_buildings() {
    json::array out;
    for (const NeutralRow& row : kNeutralTable) {
      out.emplace_back(
          marked({{"id", text(row.slug)}, {"actions", remember(row.actions)}}, row.from));
    }
    return out;
  }

  json::array buildings() {
    json::array out;
    for (unsigned left = buildings_in_play(options_); left != 0; left &= left - 1) {
      const auto number = static_cast<std::size_t>(std::countr_zero(left));
      for (std::size_t side = 0; side < 2; ++side) {
        const PrivateSide& row =
            kPrivateSides[static_cast<std::size_t>(options_.edition)][number * 2 + side];
        out.emplace_back(marked({{"number", number + 1},
                                 {"side", side == 0 ? "a" : "b"},
                                 {"id", text(row.slug)},
                                 {"builders", row.builders},
                                 {"points", row.victory_points},
                                 {"hands", hands_json(row.hands)},
                                 {"actions", remember(row.actions)}},
                                row.from));
      }
    }
    return out;
  }

  json::object worker_spaces() {
    json::object out;
    for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
      json::array spaces;
      for (const WorkerSpaceRow& space : kWorkerSpaceTable[kind]) {
        spaces.emplace_back(space.has_action ? json::value(remember(space.action)) : nullptr);
      }
      out[kWorkerNames[kind]] = std::move(spaces);
    }
    return out;
  }

  // The breed's name for people; the orange cards are one breed under two names.
  std::string_view breed_name(const CattleRow& row) const {
    if (row.variant == CattleVariant::kBrahman) return "Brahman";
    const BreedRow& breed = kBreedTable[static_cast<std::size_t>(row.breed)];
    return second() ? breed.second_name : breed.name;
  }

  json::array cattle() const {
    json::array out;
    for (Card card = 0; card < kCattleKinds; ++card) {
      const CattleRow& row = kCattleTable[card];
      if (!cattle_in_play(options_, row)) continue;
      json::object one{{"card", text(row.name)},
                       {"breed", name(Names::kBreed, static_cast<std::uint8_t>(row.breed))},
                       {"name", text(breed_name(row))},
                       {"value", breeding_value(card)},
                       {"points", row.victory_points},
                       {"in_each_herd", row.in_each_herd},
                       {"in_the_market", row.in_the_market},
                       {"in_kansas_city", row.in_kansas_city}};
      if (row.dollars > 0) one["dollars"] = row.dollars;
      if (row.grows_into != 0) one["grows_into"] = name(Names::kCattle, row.grows_into);
      out.emplace_back(marked(std::move(one), row.from));
    }
    return out;
  }

  json::array purchases() const {
    json::array out;
    for (std::size_t i = 0; i < kPurchaseOptions; ++i) {
      if (i >= kStandardPurchaseOptions && !options_.has(kOrangeCattle)) break;
      const PurchaseRow& row = kPurchaseTable[i];
      out.emplace_back(marked({{"cowboys", row.cowboys},
                               {"dollars", row.dollars},
                               {"cards", row.cards},
                               {"value", row.breeding_value}},
                              row.from));
    }
    return out;
  }

  json::object market_size() const {
    json::object out;
    for (const MarketSizeRow& row : kMarketSizeTable) {
      out[std::to_string(row.players)] = options_.has(kOrangeCattle) ? row.with_orange : row.cards;
    }
    return out;
  }

  json::object city(City city) const {
    const CityRow& row = deliveries_.city[city];
    return marked({{"id", text(row.slug)},
                   {"name", text(kCityNames[city].name)},
                   {"value", row.value},
                   {"corners", word(kCornersWords, row.corners)},
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
  json::array cities() const {
    json::array out;
    for (std::size_t i = 0; i < static_cast<std::size_t>(deliveries_.strip_length); ++i) {
      out.emplace_back(city(deliveries_.strip[i]));
    }
    if (!options_.rails()) return out;
    for (const City crest : towns_.city_of_crest) out.emplace_back(city(crest));
    return out;
  }

  // Only those that show something.
  json::array arrows() const {
    json::array out;
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(deliveries_.strip_length); ++i) {
      const CityArrowRow& row = deliveries_.arrow[i];
      if (row.victory_points == 0 && !row.objective_card && row.tokens == 0) continue;
      out.emplace_back(marked({{"from", name(Names::kCity, deliveries_.strip[i])},
                               {"to", name(Names::kCity, deliveries_.strip[i + 1])},
                               {"points", row.victory_points},
                               {"objective", row.objective_card},
                               {"token", row.tokens > 0}},
                              row.from));
    }
    return out;
  }

  json::array stations() const {
    json::array out;
    for (int station = 0; station < stations_in_play(options_); ++station) {
      const bool in_town = station >= kStations;
      const auto at = static_cast<std::size_t>(in_town ? station - kStations : station);
      const StationRow& row = in_town ? towns_.station[at] : kStationTable[at];
      out.emplace_back(
          marked({{"number", station + 1},
                  {"after_space", in_town ? json::value() : json::value(row.after_space)},
                  {"cost", row.upgrade_cost},
                  {"points", row.victory_points},
                  {"corners", word(kCornersWords, row.corners)},
                  {"station_master", station_master_space(station) >= 0},
                  {"town", in_town ? town_or_null(towns_.station_town[at]) : json::value()}},
                 row.from));
    }
    return out;
  }

  static json::array crosses() {
    json::array out;
    for (const CrossRow& row : kCrossTable) out.emplace_back(row.after_space);
    return out;
  }

  json::array station_masters() const {
    json::array out;
    for (unsigned left = masters_in_play(options_); left != 0; left &= left - 1) {
      const auto& row = kStationMasterTable[static_cast<std::size_t>(std::countr_zero(left))];
      out.emplace_back(marked({{"id", text(row.slug)},
                               {"dollars", row.dollars},
                               {"permanent_certificates", row.permanent_certificates},
                               {"certificates", row.certificates},
                               {"tokens", row.tokens},
                               {"action", word(kMasterActionWords, row.action)},
                               {"score", word(kScoreWords, row.score)},
                               {"points", row.victory_points}},
                              row.from));
    }
    return out;
  }

  json::array objectives() const {
    json::array out;
    for (ObjectiveSet left = objectives_in_play(options_); left != 0; left &= left - 1) {
      const ObjectiveRow& row = objective_row(lowest_objective(left));
      json::value immediate;
      if (row.immediate.kind != Immediate::kNone) {
        immediate = json::object{{"kind", word(kImmediateWords, row.immediate.kind)},
                                 {"amount", row.immediate.amount}};
      }
      json::object tasks;
      for (std::size_t task = 0; task < kTasks; ++task) {
        if (row.tasks[task] > 0) tasks[kTaskSlugs[task]] = row.tasks[task];
      }
      out.emplace_back(marked({{"card", text(row.slug)},
                               {"symbol", word(kSymbolWords, row.symbol)},
                               {"starting", row.starting},
                               {"immediate", std::move(immediate)},
                               {"tasks", std::move(tasks)},
                               {"points", row.victory_points},
                               {"penalty", row.penalty}},
                              row.from));
    }
    return out;
  }

  json::array disc_spaces() const {
    json::array out;
    const std::size_t spaces = options_.rails() ? kDiscSpaces : kBaseDiscSpaces;
    for (std::size_t space = 0; space < spaces; ++space) {
      const DiscSpaceRow& row = disc_space_row(options_.edition, space);
      out.emplace_back(marked({{"id", text(row.slug)},
                               {"discs", row.discs},
                               {"corners", word(kCornersWords, row.corners)},
                               {"pay", row.pay},
                               {"gain", row.gain},
                               {"points", row.victory_points}},
                              row.from));
    }
    return out;
  }

  json::array aux() const {
    json::array out;
    for (int i = 0; i < aux_actions(options_); ++i) {
      const AuxRow& row = aux_row(options_.edition, static_cast<Aux>(i));
      out.emplace_back(marked(
          {{"id", text(row.slug)},
           {"disc_space", name(Names::kDiscSpace, static_cast<std::uint8_t>(row.disc_space))},
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
          row.from));
    }
    return out;
  }

  static json::array certificate_track() {
    json::array out;
    for (const CertificateRow& row : kCertificateTrack) out.emplace_back(row.certificates);
    return out;
  }

  static json::array job_market() {
    json::array out;
    for (const JobRow& row : kJobMarketTable) {
      out.emplace_back(
          marked({{"cost", row.hiring_cost}, {"refills", row.refills_cattle_market}}, row.from));
    }
    return out;
  }

  static json::array tiles() {
    json::array out;
    for (const TileRow& row : kTileTable) {
      out.emplace_back(marked({{"id", text(row.name)},
                               {"kind", word(kTileClassWords, row.kind)},
                               {"hands", hands_json(row.hands)},
                               {"points", row.victory_points}},
                              row.from));
    }
    return out;
  }

  static json::object fees() {
    json::object out;
    for (const FeeRow& row : kFeeTable) {
      out[std::to_string(row.players)] =
          json::object{{"green", row.green_hand}, {"black", row.black_hand}};
    }
    return out;
  }

  static json::object step_limits() {
    json::object out;
    for (const StepLimitRow& row : kStepLimitTable) {
      out[std::to_string(row.players)] = json::object{
          {"start", row.at_start}, {"dollars", row.step_dollars}, {"points", row.step_points}};
    }
    return out;
  }

  json::array towns() const {
    json::array out;
    for (std::size_t i = 0; i < kTowns; ++i) {
      const TownRow& row = towns_.town[i];
      json::array tracks;
      for (TownSet left = towns_.next[i]; left != 0; left &= left - 1) {
        tracks.emplace_back(town_or_null(std::countr_zero(left)));
      }
      json::array cities;
      for (City city = 0; city < kCities; ++city) {
        if ((towns_.next_to_city[city] >> i & 1U) != 0) {
          cities.emplace_back(name(Names::kCity, city));
        }
      }
      json::array spaces;
      for (const OfficeSpace& space : row.spaces) {
        spaces.push_back({{"pay", space.pay},
                          {"dollars", space.dollars},
                          {"certificates", space.certificates},
                          {"tokens", space.tokens},
                          {"objective", space.objective_card}});
      }
      const int station = towns_.station_of_town[i];
      out.emplace_back(marked({{"id", text(row.slug)},
                               {"name", text(row.name)},
                               {"kind", word(kTownKindNames, row.kind)},
                               {"area", word(kAreaNames, row.area)},
                               {"headquarters", (towns_.at_headquarters >> i & 1U) != 0},
                               {"tracks", std::move(tracks)},
                               {"cities", std::move(cities)},
                               {"spaces", std::move(spaces)},
                               {"city", text_or_null(row.crest)},
                               {"station", station < 0 ? json::value() : json::value(station + 1)}},
                              row.from));
    }
    return out;
  }

  json::array bonus_tiles() {
    json::array out;
    for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
      const BonusTileRow& row = kBonusTileTable[kind];
      const ActionSpan actions = kBonusActions[static_cast<std::size_t>(options_.edition)][kind];
      out.emplace_back(marked({{"id", text(row.slug)}, {"actions", remember(actions)}}, row.from));
    }
    return out;
  }

  json::object extension() const {
    const auto& rows = kOfficeRowTable[static_cast<std::size_t>(options_.edition)];
    json::array token_rows;
    for (const OfficeRowRow& row : rows) {
      if (row.tokens > 0) token_rows.emplace_back(row.row);
    }
    return marked({{"offices", kOfficesPerPlayer},
                   {"rows", kOfficeRows},
                   {"per_row", kOfficesPerRow},
                   {"token_rows", std::move(token_rows)}},
                  rows.front().from);
  }

  // ---- Automated opponents ----

  const AutomaRow& automa_in_play() const { return automa_row(options_.automa); }
  const AutomaLevelRow& level_in_play() const {
    return automa_level_row(options_.automa, options_.level);
  }

  json::array automa_cards() const {
    json::array out;
    const auto cards = automa_in_play().cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const AutomaCardRow& row = cards[i];
      const bool printed = row.rule == AutomaSteps::kPrinted;
      json::array actions;
      for (const AutomaAction action : row.actions) {
        if (action != AutomaAction::kNothing)
          actions.emplace_back(text(automa_action_name(action)));
      }
      out.emplace_back(marked(
          {{"id", text(row.slug)},
           {"steps_rule", word(kStepsWords, row.rule)},
           {"steps", printed ? json::value(row.steps[options_.players - kMinSeats]) : nullptr},
           {"office_first", row.office_first && options_.rails()},
           {"only_if", row.only_if == kAnySpecialization
                           ? nullptr
                           : json::value(name(Names::kWorker, row.only_if))},
           {"actions", std::move(actions)},
           {"in_deck", (level_in_play().cards_out >> i & 1U) == 0}},
          row.from));
    }
    return out;
  }

  json::object automa_level(const AutomaLevelRow& row) const {
    json::array cards_out;
    for (std::uint32_t left = row.cards_out; left != 0; left &= left - 1) {
      const auto card = static_cast<std::size_t>(std::countr_zero(left));
      cards_out.emplace_back(text(automa_in_play().cards[card].slug));
    }
    json::array buildings;
    for (unsigned left = buildings_in_play(options_) & row.buildings; left != 0; left &= left - 1) {
      buildings.emplace_back(std::countr_zero(left) + 1);
    }
    json::array first;
    for (const std::string_view city : row.first[printing_of(options_.edition, options_.rails())]) {
      if (!city.empty()) first.emplace_back(text(city));
    }
    const json::object sure = marked({}, row.first_from);
    json::object out = marked({{"id", word(kAutomaLevelNames, row.level)},
                               {"cards_out", std::move(cards_out)},
                               {"workers", word(kStartWorkersWords, row.extra_workers)},
                               {"worker_count", count_of(row.extra_workers)},
                               {"buildings", std::move(buildings)},
                               {"first_deliveries", std::move(first)}},
                              row.from);
    if (const auto* mark = sure.if_contains("mark")) out["first_deliveries_mark"] = *mark;
    return out;
  }

  json::object automa() const {
    const AutomaRow& row = automa_in_play();
    json::array levels;
    for (const AutomaLevelRow& level : row.levels) levels.emplace_back(automa_level(level));
    json::object out = marked(
        {{"id", word(kAutomaNames, options_.automa)},
         {"name", text(row.name)},
         {"authors", authors_of(options_.automa)},
         {"official", options_.automa == Automa::kSam},
         {"level", word(kAutomaLevelNames, options_.level)},
         {"side", row.side_b ? "b" : "a"},
         {"begins", row.begins},
         {"worker_drawn", row.worker_drawn},
         {"chooses_tiles", !row.you_choose_tiles},
         {"takes_town_masters", row.takes_town_masters},
         {"last_city_points",
          row.last_city_points == 0 || second() ? nullptr : json::value(row.last_city_points)},
         {"most_dollars", kAutomaMostDollars},
         {"discs", discs_per_player(options_)},
         {"cards", automa_cards()},
         {"levels", std::move(levels)}},
        row.from);
    if (options_.rails()) add_automa_offices(out);
    return out;
  }

  // Garth goes by a list of his level, Sam by cards.
  void add_automa_offices(json::object& out) const {
    if (options_.automa == Automa::kSam) {
      json::array cards;
      for (const SamOfficeRow& row : kSamOfficeTable) {
        cards.emplace_back(marked({{"town", text(row.town)}}, row.from));
      }
      out["office_cards"] = std::move(cards);
      return;
    }
    json::array list;
    for (const std::string_view town : garth_towns(options_.level)) list.emplace_back(text(town));
    out["towns"] = marked({{"list", std::move(list)}}, kGarthTownsSource);
  }

  const Options& options_;
  const TrailMap& trail_;
  const TownMap& towns_;
  const Deliveries& deliveries_;
  json::object actions_;
};

}  // namespace

json::object components_json(const Options& options) { return Writer(options).everything(); }

}  // namespace drover::trail
