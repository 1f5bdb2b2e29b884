// Every component table against the lists of the rule book and the collected facts. The expected
// figures are repeated here, independently of the tables, so that a mistake in either shows.
#include <map>
#include <set>
#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/rules/rules.h"
#include "elpaso/serialization/json.h"
#include "elpaso/state/names.h"
#include "support/elpaso_play_on.h"

namespace drover::elpaso {
namespace components_test {

namespace json = boost::json;

// ---- Counts -------------------------------------------------------------------------------------

TEST(ElPasoComponents, CountsOfTheRuleBook) {
  int cattle = 0;
  int personal = 0;
  int market = 0;
  for (const BreedRow& row : kBreedTable) {
    cattle += row.cards;
    personal += row.in_each_herd * 4;
    if (row.market_cowboys > 0) market += row.cards;
  }
  EXPECT_EQ(cattle, 91);
  EXPECT_EQ(personal, 40);
  EXPECT_EQ(market, 32);
  EXPECT_EQ(breed_row(Breed::kSimmental).cards, 19);
  int workers = 0;
  for (const WorkerRow& row : kWorkerTable) workers += row.cards;
  EXPECT_EQ(workers, 48);
  int bonus = 0;
  for (const BonusRow& row : kBonusTable) bonus += row.copies;
  EXPECT_EQ(bonus, 20);
  EXPECT_EQ(kObjectiveTable.size(), 20U);
  EXPECT_EQ(kFaceUpTiles, 3);
  EXPECT_EQ(kTrainTable.size(), 4U * 2);
  EXPECT_EQ(kNeutralTable.size(), 6U);
  EXPECT_EQ(kBuildingTable.size() / 2 * kCopiesOfEachBuilding, 12U);
  EXPECT_EQ(kOwnershipMarkers, 2);
  EXPECT_EQ(kDiscTable.size(), 7U);
  EXPECT_EQ(kAutomaTable.size(), 11U);
  EXPECT_EQ(kPostTable.size(), 8U);
  EXPECT_EQ(kAuxTable.size(), 4U);
}

TEST(ElPasoComponents, FiguresOfSetUpAndScoring) {
  const std::vector<std::pair<int, int>> starts{{4, 1}, {5, 1}, {4, 2}, {5, 2}};
  for (std::size_t i = 0; i < starts.size(); ++i) {
    EXPECT_EQ(kStartTable[i].dollars, starts[i].first);
    EXPECT_EQ(kStartTable[i].tokens, starts[i].second);
    EXPECT_EQ(kStartTable[i].from, kRuleBook);
  }
  EXPECT_EQ(kSimmentalCards[0], 9);
  EXPECT_EQ(kSimmentalCards[1], 14);
  EXPECT_EQ(kSimmentalCards[2], 19);
  EXPECT_EQ(kStartingHand, 4);
  EXPECT_EQ(kStartingWorkersOfEachType, 1);
  EXPECT_EQ(kDollarsPerPoint, 5);
  EXPECT_EQ(kElPasoDollars, 5);
  EXPECT_EQ(kSimmentalSpacePoints, 2);
  EXPECT_EQ(kHandLimitAtStart, 4);
  EXPECT_EQ(kStepLimitAtStart, 3);
  EXPECT_EQ(kMostCertificates, 4);
  EXPECT_EQ(kDollarsPerCowboy, 2);
  EXPECT_EQ(kDollarsPerEngineer, 2);
  EXPECT_EQ(kDollarsPerBuilder, 2);
  EXPECT_EQ(kJokerSurcharge, 4);
}

TEST(ElPasoComponents, CountsOnTheTableByNumberOfPlayers) {
  const std::map<int, int> simmental{{1, 9}, {2, 9}, {3, 14}, {4, 19}};
  for (const auto& [players, cards] : simmental) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    const State state = setup(options, 3);
    EXPECT_EQ(state.simmental, cards) << players;
    // One of each type for each person; Sue's row has three and her supply three of each.
    for (std::size_t worker = 0; worker < kWorkers; ++worker) {
      const int sues = players > 1 ? 0 : worker < kSpecialists ? 4 : 3;
      EXPECT_EQ(state.worker_stacks[worker], 12 - players - sues) << players;
    }
    const int for_sue = players > 1 ? 0 : 3;
    EXPECT_EQ(state.market[card_of(Breed::kBlackAngus)], 8 - for_sue);
    EXPECT_EQ(state.market[card_of(Breed::kCorriente)], 10 - for_sue);
    EXPECT_EQ(state.market[card_of(Breed::kShorthorn)], 8);
    EXPECT_EQ(state.market[card_of(Breed::kHereford)], 6);
    for (const int stack : state.building_stacks) EXPECT_EQ(stack, 2);
  }
}

// ---- Where a figure comes from: R rule book, W and the page, X reconstructed --------------------

std::string source(Provenance from) {
  switch (from.source) {
    case Source::kRuleBook:
      return "R";
    case Source::kWeb:
      return "W" + std::to_string(from.page);
    case Source::kReconstructed:
      return "X";
    case Source::kOwnersBox:
      return "box";
  }
  return "?";
}

// ---- Cards --------------------------------------------------------------------------------------

TEST(ElPasoComponents, Cattle) {
  // colour, value, points, cards, in each herd, cowboys: each with its source
  const std::map<std::string, std::string> expected{
      {"criollo", "Criollo: grey R, value 1 X, 0 points W5, 16 cards R, 4 each, 0 cowboys"},
      {"pineywoods", "Pineywoods: black R, value 2 X, 0 points W5, 8 cards R, 2 each, 0 cowboys"},
      {"galloway", "Galloway: white R, value 2 X, 0 points W5, 8 cards R, 2 each, 0 cowboys"},
      {"santa-gertrudis",
       "Santa Gertrudis: green R, value 2 R, 0 points W5, 8 cards R, 2 each, 0 cowboys"},
      {"black-angus", "Black Angus: yellow R, value 3 R, 2 points X, 8 cards R, 0 each, 1 cowboys"},
      {"corriente", "Corriente: blue R, value 3 R, 3 points X, 10 cards R, 0 each, 2 cowboys"},
      {"shorthorn", "Shorthorn: brown X, value 4 X, 5 points X, 8 cards R, 0 each, 3 cowboys"},
      {"hereford", "Hereford: purple X, value 5 X, 7 points X, 6 cards R, 0 each, 4 cowboys"},
      {"simmental", "Simmental: orange W2, value 3 X, 2 points X, 19 cards R, 0 each, 0 cowboys"},
  };
  std::map<std::string, std::string> found;
  for (const BreedRow& row : kBreedTable) {
    found[std::string(row.slug)] =
        fmt::format("{}: {} {}, value {} {}, {} points {}, {} cards {}, {} each, {} cowboys",
                    row.name, row.colour, source(row.colour_from), row.value,
                    source(row.value_from), row.points, source(row.points_from), row.cards,
                    source(row.cards_from), row.in_each_herd, row.market_cowboys);
    EXPECT_EQ(row.price_from, kRuleBook);
  }
  EXPECT_EQ(found, expected);
}

TEST(ElPasoComponents, Workers) {
  const std::map<std::string, std::string> expected{
      {"cowboy", "12 cards, 2 points, pay 0, 0 dollars, 0 certificates, 1 steps"},
      {"engineer", "12 cards, 2 points, pay 0, 1 dollars, 0 certificates, 0 steps"},
      {"builder", "12 cards, 2 points, pay 2, 0 dollars, 1 certificates, 0 steps"},
      {"joker", "12 cards, 2 points, pay 0, 2 dollars, 0 certificates, 0 steps"},
  };
  std::map<std::string, std::string> found;
  for (const WorkerRow& row : kWorkerTable) {
    found[std::string(row.slug)] = fmt::format(
        "{} cards, {} points, pay {}, {} dollars, {} certificates, {} steps", row.cards, row.points,
        row.bonus_pay, row.bonus_dollars, row.bonus_certificates, row.bonus_steps);
    EXPECT_EQ(source(row.cards_from) + source(row.points_from) + source(row.bonus_from), "RW1R");
  }
  EXPECT_EQ(found, expected);
}

// ---- Actions ------------------------------------------------------------------------------------

std::string words(CardMatch match) {
  switch (match.fits) {
    case Fits::kNothing:
      return "nothing";
    case Fits::kBreed:
      return std::string(breed_row(match.breed).slug);
    case Fits::kValue:
      return fmt::format("value {}", match.value);
    case Fits::kAny:
      return "any";
  }
  return "?";
}

std::string words(const Action& action) {
  const std::string pay = action.pay > 0 ? fmt::format("pay {}: ", action.pay) : "";
  const int n = action.amount;
  switch (action.op) {
    case Op::kGainDollars:
      return fmt::format("{} dollars", n);
    case Op::kDiscardForDollars:
      return fmt::format("discard {} for {}{}", words(action.card), action.times_value ? "x" : "",
                         n);
    case Op::kGainCertificates:
      return pay + fmt::format("{} certificates", n);
    case Op::kGainTokens:
      return pay + fmt::format("{} tokens", n);
    case Op::kExchange:
      return fmt::format("{} exchanges", n);
    case Op::kHire:
      return action.second == kNoSecond ? fmt::format("hire {}", n)
                                        : fmt::format("hire {}, {}", n, action.second);
    case Op::kBuyCattle:
      return "buy cattle";
    case Op::kTakeCattle:
      return pay + "take " + words(action.card);
    case Op::kRemoveCattle:
      return "remove " + words(action.card);
    case Op::kUseTrain:
      return "train";
    case Op::kTakeTile:
      return pay + (action.tile == TileKind::kObjective ? "objective"
                    : action.tile == TileKind::kBonus   ? "bonus"
                                                        : "either");
    case Op::kPlaceBuilding:
      return "build";
    case Op::kAuxiliary:
      return fmt::format("{} auxiliary", n);
    case Op::kMoveHerder:
      return fmt::format("move {}", n);
  }
  return "?";
}

// All actions of a component in order, with their sources.
std::string words(ActionSpan span) {
  std::string text;
  for (std::size_t i = 0; i < span.count; ++i) {
    const ActionRow& row = kActionTable[span.first + i];
    text += (text.empty() ? "" : "; ") + words(row.action) + ' ' + source(row.from);
  }
  return text;
}

template <class Table, class Spans>
std::map<std::string, std::string> actions_of(const Table& table, const Spans& spans) {
  std::map<std::string, std::string> found;
  for (std::size_t i = 0; i < table.size(); ++i) {
    found[std::string(table[i].slug)] = words(spans[i]);
  }
  return found;
}

using Printed = std::map<std::string, std::string>;

TEST(ElPasoComponents, NeutralBuildings) {
  EXPECT_EQ(actions_of(kNeutralTable, kNeutralSpans),
            (Printed{{"B", "discard galloway for 4 X; hire 5, 8 R"},
                     {"C", "1 certificates X; 2 auxiliary X"},
                     {"D", "discard pineywoods for 4 X; buy cattle W2"},
                     {"E", "discard santa-gertrudis for 4 X; build W2"},
                     {"F", "discard criollo for 2 X; train W2"},
                     {"G", "discard any for x2 X; 1 certificates X; pay 1: 1 tokens X"}}));
}

TEST(ElPasoComponents, PublicBuildings) {
  EXPECT_EQ(actions_of(kBuildingTable, kBuildingSpans),
            (Printed{{"1a", "discard value 2 for 5 X; pay 1: 1 tokens X"},
                     {"2a", "remove criollo W7; 3 dollars X; 1 auxiliary X"},
                     {"3a", "hire 5 X; 2 certificates X"},
                     {"4a", "buy cattle X; move 3 X"},
                     {"5a", "train X; 4 dollars X"},
                     {"6a", "either X; 2 certificates X; move 3 X"},
                     {"1b", "2 dollars X; move 1 X"},
                     {"2b", "discard any for 4 X; 1 tokens X"},
                     {"3b", "take black-angus X; 1 auxiliary X"},
                     {"4b", "build X; pay 2: bonus X"},
                     {"5b", "hire 0 X; remove any X; move 2 X"},
                     {"6b", "pay 2: take shorthorn X; 3 certificates X; objective X"}}));
  // builders, points
  const std::map<std::string, std::pair<int, int>> expected{
      {"1a", {1, 1}}, {"1b", {1, 1}}, {"2a", {2, 3}},  {"2b", {2, 3}},
      {"3a", {3, 4}}, {"3b", {3, 4}}, {"4a", {4, 6}},  {"4b", {4, 6}},
      {"5a", {5, 8}}, {"5b", {5, 8}}, {"6a", {6, 10}}, {"6b", {6, 10}}};
  std::map<std::string, std::pair<int, int>> found;
  for (const BuildingRow& row : kBuildingTable) {
    found[std::string(row.slug)] = {row.builders, row.points};
    EXPECT_EQ(source(row.builders_from), row.slug[0] == '2' ? "R" : "X") << row.slug;
    EXPECT_EQ(source(row.points_from), "X") << row.slug;
  }
  EXPECT_EQ(found, expected);
}

TEST(ElPasoComponents, TrainCards) {
  EXPECT_EQ(actions_of(kTrainTable, kTrainSpans),
            (Printed{{"train1", "pay 2: bonus X; 1 certificates X"},
                     {"train2", "objective X; 1 tokens X"},
                     {"train3", "bonus X; take corriente X; 1 tokens X"},
                     {"train4", "3 certificates R; either R; move 2 R"},
                     {"train1star", "pay 2: bonus X; 1 auxiliary X"},
                     {"train2star", "hire 0 X; 2 certificates X"},
                     {"train3star", "objective X; pay 2: take shorthorn X; remove any X"},
                     {"train4star", "objective X; bonus X; hire 0 X"}}));
  for (std::size_t i = 0; i < kTrainTable.size(); ++i) {
    EXPECT_EQ(kTrainTable[i].engineers, i / 2 + 1);
    EXPECT_EQ(kTrainTable[i].engineers_from, kRuleBook);
  }
}

TEST(ElPasoComponents, TradingPosts) {
  EXPECT_EQ(actions_of(kPostTable, kPostSpans), (Printed{{"post0", ""},
                                                         {"post5", "2 dollars X"},
                                                         {"post7", "objective X"},
                                                         {"post9", "hire 0 X"},
                                                         {"post10", "2 dollars X"},
                                                         {"post12", ""},
                                                         {"post14", "objective X"},
                                                         {"post16", ""}}));
  const std::vector<std::string> expected{
      "0 R light R repeatable 0 points R", "5 R light R once 0 points R",
      "7 R light R once 0 points R",       "9 R light R once 0 points R",
      "10 R dark R once 2 points X",       "12 R dark R repeatable 4 points X",
      "14 X dark R once 6 points X",       "16 R dark R repeatable 8 points X"};
  std::vector<std::string> found;
  for (const PostRow& row : kPostTable) {
    found.push_back(fmt::format("{} {} {} {} {} {} points {}", row.value, source(row.value_from),
                                row.dark ? "dark" : "light", source(row.dark_from),
                                row.repeatable ? "repeatable" : "once", row.points,
                                source(row.points_from)));
    EXPECT_EQ(row.repeatable_from, kRuleBook);
    EXPECT_EQ(row.effect_from, kReconstructed);
  }
  EXPECT_EQ(found, expected);
}

TEST(ElPasoComponents, BonusTiles) {
  EXPECT_EQ(actions_of(kBonusTable, kBonusSpans), (Printed{{"permanent-certificate", ""},
                                                           {"duplicate-breed", ""},
                                                           {"money", "5 dollars X"},
                                                           {"certificates", "2 certificates X"},
                                                           {"worker", "hire 0 X"},
                                                           {"black-angus", "take black-angus X"},
                                                           {"tokens", "2 tokens X"},
                                                           {"points", ""}}));
  // copies, points, permanent certificates, duplicate cards; source of the effect
  const Printed expected{{"permanent-certificate", "4 1 1 0 R"},
                         {"duplicate-breed", "3 1 0 1 R"},
                         {"money", "2 3 0 0 X"},
                         {"certificates", "2 3 0 0 X"},
                         {"worker", "2 1 0 0 X"},
                         {"black-angus", "2 1 0 0 X"},
                         {"tokens", "2 3 0 0 X"},
                         {"points", "3 4 0 0 X"}};
  Printed found;
  for (const BonusRow& row : kBonusTable) {
    found[std::string(row.slug)] =
        fmt::format("{} {} {} {} {}", row.copies, row.points, row.permanent_certificates,
                    row.duplicate_cards, source(row.effect_from));
    EXPECT_EQ(source(row.copies_from) + source(row.points_from), "XX");
  }
  EXPECT_EQ(found, expected);
}

TEST(ElPasoComponents, PlayerBoard) {
  EXPECT_EQ(actions_of(kAuxTable, kAuxSpans), (Printed{{"aux1", "1 dollars R; 3 dollars R"},
                                                       {"aux2", "pay 1: 1 certificates X"},
                                                       {"aux3", "1 exchanges R; 2 exchanges R"},
                                                       {"aux4", "remove any X"}}));
  for (std::size_t i = 0; i < kAuxTable.size(); ++i) {
    EXPECT_EQ(kAuxTable[i].open_at_start, i == 0 || i == 2);
    EXPECT_EQ(static_cast<std::size_t>(kAuxTable[i].disc), i);
    EXPECT_EQ(kAuxTable[i].open_from, kRuleBook);
  }
  // corners, dollars, what it opens
  const Printed expected{{"aux1", "light X 0 X 0 0 0"},
                         {"aux2", "light X 0 X 0 0 0"},
                         {"aux3", "light X 0 X 0 0 0"},
                         {"aux4", "light X 0 X 0 0 0"},
                         {"permanent-certificate", "dark X 1 R 1 0 0"},
                         {"hand-limit", "dark W8 -4 R 0 1 0"},
                         {"step-limit", "dark X 2 R 0 0 1"}};
  Printed found;
  for (const DiscRow& row : kDiscTable) {
    found[std::string(row.slug)] = fmt::format(
        "{} {} {} {} {} {} {}", row.dark ? "dark" : "light", source(row.dark_from), row.dollars,
        source(row.dollars_from), row.permanent_certificates, row.hand_limit, row.step_limit);
    EXPECT_EQ(row.effect_from, kRuleBook);
  }
  EXPECT_EQ(found, expected);
}

// ---- Objectives, map, Sue -----------------------------------------------------------------------

// The components JSON, with which these tests check tables and names together.
json::object components(int players = 1, int b_cards = 1) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.sue_b_cards = static_cast<std::uint8_t>(b_cards);
  return components_json(options);
}

TEST(ElPasoComponents, Objectives) {
  const std::map<std::string, std::string> expected{
      {"O01", R"(5 {"corriente":1,"shorthorn":1})"},
      {"O02", R"(4 {"corriente":1,"building":1})"},
      {"O03", R"(4 {"black-angus":1,"corriente":1})"},
      {"O04", R"(5 {"black-angus":1,"hereford":1})"},
      {"O05", R"(6 {"shorthorn":1,"hereford":1})"},
      {"O06", R"(3 {"simmental":3})"},
      {"O07", R"(3 {"simmental":2,"dark-disc":1})"},
      {"O08", R"(3 {"dark-disc":2})"},
      {"O09", R"(5 {"dark-disc":2,"building":1})"},
      {"O10", R"(5 {"disc-on-16":1})"},
      {"O11", R"(4 {"cowboy":3})"},
      {"O12", R"(4 {"engineer":3})"},
      {"O13", R"(4 {"builder":3})"},
      {"O14", R"(4 {"cowboy":2,"engineer":2})"},
      {"O15", R"(3 {"builder":2,"joker":1})"},
      {"O16", R"(3 {"joker":2})"},
      {"O17", R"(5 {"building":2})"},
      {"O18", R"(4 {"bonus-tile":2})"},
      {"O19", R"(4 {"bonus-tile":1,"building":1})"},
      {"O20", R"(5 {"bonus-tile":1,"hereford":1})"},
  };
  std::map<std::string, std::string> found;
  const json::object all = components();
  for (const json::value& tile : all.at("objectives").as_array()) {
    found[std::string(tile.at("id").as_string())] =
        json::serialize(tile.at("points")) + ' ' + json::serialize(tile.at("needs"));
  }
  EXPECT_EQ(found, expected);
  for (const ObjectiveRow& row : kObjectiveTable) {
    EXPECT_EQ(source(row.points_from) + source(row.needs_from), "XX");
  }
}

TEST(ElPasoComponents, Map) {
  // kind, path, ways on, cost, letter
  const std::vector<std::string> expected{
      R"(EP el-paso trunk ["N1"] 0 null)",     R"(N1 neutral trunk ["P1","P3"] 0 "B")",
      R"(P1 building outer ["P2"] 0 null)",    R"(P2 building outer ["N2"] 0 null)",
      R"(P3 building inner ["N2"] 1 null)",    R"(N2 neutral trunk ["P4"] 0 "C")",
      R"(P4 building trunk ["N3"] 2 null)",    R"(N3 neutral trunk ["P5","P6"] 0 "D")",
      R"(P5 building outer ["N4"] 0 null)",    R"(P6 building inner ["N4"] 1 null)",
      R"(N4 neutral trunk ["P7"] 0 "E")",      R"(P7 building trunk ["N5"] 3 null)",
      R"(N5 neutral trunk ["P8","P9"] 0 "F")", R"(P8 building outer ["N6"] 0 null)",
      R"(P9 building inner ["N6"] 1 null)",    R"(N6 neutral trunk ["EP"] 0 "G")"};
  std::vector<std::string> found;
  const json::object all = components();
  for (const json::value& space : all.at("spaces").as_array()) {
    const auto word = [&](const char* key) { return std::string(space.at(key).as_string()); };
    found.push_back(word("id") + ' ' + word("kind") + ' ' + word("path") + ' ' +
                    json::serialize(space.at("next")) + ' ' + json::serialize(space.at("cost")) +
                    ' ' + json::serialize(space.at("letter")));
  }
  EXPECT_EQ(found, expected);
}

TEST(ElPasoComponents, AutomaCards) {
  // steps, one step per worker, action, cards
  const std::map<std::string, std::string> expected{
      {"A1", "2 null supply 1"},
      {"A2", "2 null supply 1"},
      {"A3", "3 null supply 1"},
      {"A4", "2 null cattle-market 0"},
      {"A5", "2 null train 0"},
      {"A6", "2 null building 0"},
      {"A7", R"(null "cowboy" supply 1)"},
      {"A8", R"(null "engineer" supply 1)"},
      {"B1", "2 null supply 2"},
      {"B2", R"(null "builder" best-of-three 0)"},
      {"B3", "1 null best-of-three 0"},
  };
  std::map<std::string, std::string> found;
  const json::object all = components();
  for (const json::value& card : all.at("automa_cards").as_array()) {
    found[std::string(card.at("id").as_string())] =
        json::serialize(card.at("steps")) + ' ' + json::serialize(card.at("step_per")) + ' ' +
        std::string(card.at("action").as_string()) + ' ' + json::serialize(card.at("cards"));
    EXPECT_EQ(card.at("deck").as_string()[0], card.at("id").as_string()[0]);
    EXPECT_EQ(card.at("mark").at("source"), "reconstructed");
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(kMostBCards, 3);
}

TEST(ElPasoComponents, SuesFigures) {
  EXPECT_EQ(components().at("sue"),
            json::parse(R"({"supply":{"black-angus":3,"corriente":3,"cowboy":3,"engineer":3,)"
                        R"("builder":3,"joker":3},"cattle_by_cowboys":["black-angus","corriente",)"
                        R"("shorthorn","hereford"],"train_cattle":"corriente",)"
                        R"("instead_of_building":"hereford","start_disc_on":5,"first_delivery":7,)"
                        R"("discs":7,"joker_ignores_types_with":4,"buildings":2})"));
}

// ---- As JSON ------------------------------------------------------------------------------------

TEST(ElPasoComponentsJson, HasOnlyComponentsInPlay) {
  const json::object pair = components(2);
  EXPECT_FALSE(pair.contains("sue"));
  EXPECT_FALSE(pair.contains("automa_cards"));
  EXPECT_EQ(pair.at("starts").as_array().size(), 2U);
  EXPECT_EQ(pair.at("figures").at("simmental_cards"), 9);
  EXPECT_EQ(components(4).at("figures").at("simmental_cards"), 19);
  EXPECT_EQ(components(1, 0).at("automa_cards").as_array().size(), 8U);
  EXPECT_EQ(components(1, 1).at("automa_cards").as_array().size(), 11U);
  EXPECT_EQ(pair.at("game"), "elpaso");
  EXPECT_EQ(pair.at("options").at("players"), 2);
}

TEST(ElPasoComponentsJson, ActionsHaveTheirFigures) {
  const json::value actions = components().at("actions");
  const auto text = [&](const char* slug) {
    json::object action = actions.at(slug).as_object();
    // Pictures have tests of their own (tests/conformance/printed_actions_test.cpp).
    for (const char* key : {"mark", "marks", "glyphs", "brief"}) action.erase(key);
    return json::serialize(action);
  };
  EXPECT_EQ(actions.as_object().size(), kActions);
  EXPECT_EQ(text("B:hire"), R"({"op":"hire","amount":5,"times_value":false,"price":0,"second":8,)"
                            R"("takes":null,"tile":null})");
  EXPECT_EQ(text("G:any"), R"({"op":"discard-for-dollars","amount":2,"times_value":true,"price":0,)"
                           R"("second":null,"takes":{"any":true},"tile":null})");
  EXPECT_EQ(text("1a:value-two"),
            R"({"op":"discard-for-dollars","amount":5,"times_value":false,"price":0,)"
            R"("second":null,"takes":{"value":2},"tile":null})");
  EXPECT_EQ(text("6b:shorthorn"),
            R"({"op":"take-cattle","amount":0,"times_value":false,"price":2,"second":null,)"
            R"("takes":{"card":"shorthorn"},"tile":null})");
  EXPECT_EQ(text("train4:tile"),
            R"({"op":"take-tile","amount":0,"times_value":false,"price":0,"second":null,)"
            R"("takes":null,"tile":"either"})");
}

// A figure has a mark if and only if it is not in the rule book.
TEST(ElPasoComponentsJson, UncertainFiguresHaveMarks) {
  const json::object all = components();
  const json::value& cattle = all.at("cattle");
  const auto mark = [](const json::value& object) { return json::serialize(object.at("mark")); };
  const std::string reconstructed = R"({"source":"reconstructed"})";
  EXPECT_EQ(mark(cattle.at(0)), reconstructed);
  EXPECT_EQ(json::serialize(cattle.at(0).at("marks")),
            R"({"value":)" + reconstructed + R"(,"points":{"source":"public-page","page":"W5"}})");
  EXPECT_EQ(mark(cattle.at(3)), R"({"source":"public-page","page":"W5"})");
  EXPECT_FALSE(all.at("actions").at("B:hire").as_object().contains("mark"));
  EXPECT_FALSE(all.at("actions").at("train4:tile").as_object().contains("mark"));
  EXPECT_EQ(mark(all.at("actions").at("B:galloway")), reconstructed);
  EXPECT_FALSE(all.at("trains").at(0).as_object().contains("mark"));
  EXPECT_FALSE(all.at("starts").at(0).as_object().contains("mark"));
}

TEST(ElPasoComponentsJson, EveryNamedActionIsListed) {
  const json::object all = components();
  std::set<std::string> named;
  for (const char* parts :
       {"neutral_buildings", "buildings", "trains", "posts", "bonus_tiles", "aux"}) {
    for (const json::value& part : all.at(parts).as_array()) {
      for (const json::value& slug : part.at("actions").as_array()) {
        EXPECT_TRUE(named.emplace(slug.as_string()).second) << slug;
      }
    }
  }
  std::set<std::string> known;
  for (const auto& member : all.at("actions").as_object()) known.emplace(member.key());
  EXPECT_EQ(named, known);
}

}  // namespace components_test
}  // namespace drover::elpaso
