// The automated opponents of a single player: Garth and Brisco, made by players for players, and
// Sam, the official one of the second edition, of whom only the set-up could be read.
//
// Garth 3.0 is by Steve Schlepphorst with Wil Gerken and David Lavoie, Brisco by Wil Gerken. Every
// card is one row: to correct a card, edit its row. Sam's rows stand by themselves, so that what is
// reconstructed can be corrected without touching Garth.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "trail/components/cities.h"
#include "trail/components/kansas_city_tiles.h"
#include "trail/components/provenance.h"
#include "trail/components/rails_map.h"

namespace drover::trail {

enum class Automa : std::uint8_t { kNone, kGarth, kSam, kBrisco };
inline constexpr std::array<std::string_view, 4> kAutomaNames{"none", "garth", "sam", "brisco"};
enum class AutomaLevel : std::uint8_t { kEasy, kMedium, kHard, kVeryHard };
inline constexpr int kAutomaLevels = 4;
inline constexpr std::array<std::string_view, kAutomaLevels> kAutomaLevelNames{"easy", "medium",
                                                                               "hard", "very-hard"};

// The sources of the automas' numbers.
inline constexpr Provenance kGarthCards{Source::kOneImplementation, 90};
inline constexpr Provenance kBriscoCards{Source::kOneImplementation, 90};
inline constexpr Provenance kSamDeck = reconstructed(75);
inline constexpr Provenance kSamDetails = reconstructed(50);
inline constexpr Provenance kSamRails = reconstructed(25);

// ---- Cards --------------------------------------------------------------------------------------

enum class AutomaAction : std::uint8_t {
  kNothing,
  kHireCheapest,      // the cheapest worker, the specialization first among equals
  kHireSpecialist,    // the specialization, else the kind most numerous in the market
  kHireEngineer,      // the cheapest engineer
  kMoveEngine,        // up to the engineers, the first station on the way stops it
  kTakeObjective,     // the open card with most points
  kTakeTrade,         // the teepee or outlaw on the space with the highest reward
  kTakeHazard,        // most points of the kind that lies on the trail most often
  kBuyCattle,         // one purchase with all cowboys
  kBuyCattleButOne,   // one purchase with all cowboys but one
  kDrawCattle,        // two cards into the market
  kPlaceBuilding,     // the dearest that the builders allow
  kEngineThree,       // three spaces; a station ahead of the opponent's engine stops it
  kBuildAtRandom,     // any building of the pool, on the next empty space
  kTakeCattleFewest,  // the card with fewest points
  kTakeCattleMost,    // the card with most points
  kTakeHazardMost,    // most points of all
  kFoundOffice,       // Rails to the North, before the card's own action
  kDeliver,           // in Kansas City; on no card
};
inline constexpr int kAutomaActions = 19;

enum class AutomaSteps : std::uint8_t {
  kPrinted,
  kMostBuildings,  // of any player on the trail, at least 1
  kCowboys,        // own ones
  kSpecialists,    // own workers of the specialization
  kYourLimit,      // the step limit of the player
};

inline constexpr std::uint8_t kAnySpecialization = 0xff;

struct AutomaCardRow {
  std::string_view slug;
  AutomaSteps rule;
  std::array<std::uint8_t, 3> steps;  // for 2, 3 and 4 seats
  bool office_first;                  // with Rails to the North
  std::uint8_t only_if;               // a Worker: acts only with this specialization
  std::array<AutomaAction, 2> actions;
  Provenance from;
};

namespace detail {
inline constexpr auto kForCowboy = static_cast<std::uint8_t>(Worker::kCowboy);
inline constexpr auto kForBuilder = static_cast<std::uint8_t>(Worker::kBuilder);
inline constexpr auto kForEngineer = static_cast<std::uint8_t>(Worker::kEngineer);
inline constexpr auto kAny = kAnySpecialization;
using Does = AutomaAction;
using Goes = AutomaSteps;
}  // namespace detail

inline constexpr int kGarthCardCount = 15;
// clang-format off
inline constexpr std::array<AutomaCardRow, kGarthCardCount> kGarthTable{{
    {"1",  detail::Goes::kPrinted, {1, 1, 3}, false, detail::kAny, {detail::Does::kHireCheapest}, kGarthCards},
    {"2",  detail::Goes::kPrinted, {1, 1, 1}, true,  detail::kAny, {detail::Does::kMoveEngine}, kGarthCards},
    {"3",  detail::Goes::kPrinted, {1, 1, 1}, true,  detail::kAny, {detail::Does::kTakeObjective}, kGarthCards},
    {"4",  detail::Goes::kPrinted, {1, 3, 3}, false, detail::kAny, {detail::Does::kTakeTrade}, kGarthCards},
    {"5",  detail::Goes::kPrinted, {1, 3, 3}, false, detail::kAny, {detail::Does::kTakeHazard}, kGarthCards},
    {"6",  detail::Goes::kPrinted, {1, 1, 3}, false, detail::kAny, {detail::Does::kHireSpecialist}, kGarthCards},
    {"7",  detail::Goes::kPrinted, {2, 2, 2}, true,  detail::kAny, {detail::Does::kMoveEngine}, kGarthCards},
    {"8",  detail::Goes::kPrinted, {2, 2, 2}, false, detail::kAny, {detail::Does::kBuyCattle}, kGarthCards},
    {"9",  detail::Goes::kPrinted, {2, 2, 2}, true,  detail::kAny, {detail::Does::kPlaceBuilding}, kGarthCards},
    {"10", detail::Goes::kMostBuildings, {}, false, detail::kForBuilder, {detail::Does::kPlaceBuilding}, kGarthCards},
    {"11", detail::Goes::kMostBuildings, {}, false, detail::kForEngineer, {detail::Does::kHireEngineer, detail::Does::kMoveEngine}, kGarthCards},
    {"12", detail::Goes::kCowboys, {}, false, detail::kForCowboy, {detail::Does::kDrawCattle, detail::Does::kBuyCattleButOne}, kGarthCards},
    {"13", detail::Goes::kCowboys, {}, false, detail::kForCowboy, {detail::Does::kBuyCattle}, kGarthCards},
    {"14", detail::Goes::kSpecialists, {}, false, detail::kForEngineer, {detail::Does::kMoveEngine}, kGarthCards},
    {"15", detail::Goes::kSpecialists, {}, false, detail::kForBuilder, {detail::Does::kPlaceBuilding}, kGarthCards},
}};

// clang-format on
namespace detail {
constexpr std::array<AutomaCardRow, kGarthCardCount> garths_column_for_two(Provenance from) {
  auto deck = kGarthTable;
  for (AutomaCardRow& row : deck) {
    row.steps.fill(row.steps[0]);
    row.from = from;
  }
  return deck;
}
}  // namespace detail

// Sam-R1: Garth's deck in its column for two, because taking out 13, 14 and 15 for the easy level
// is certain and fits no other list that is known.
inline constexpr auto kSamTable = detail::garths_column_for_two(kSamDeck);

// clang-format off
// The cards of Brisco have no numbers in print: these are ours. The plain ones come first, since
// levels take some of them out.
inline constexpr int kBriscoCardCount = 16;
inline constexpr std::array<AutomaCardRow, kBriscoCardCount> kBriscoTable{{
    {"1",  detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {}, kBriscoCards},
    {"2",  detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {}, kBriscoCards},
    {"3",  detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {}, kBriscoCards},
    {"4",  detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {}, kBriscoCards},
    {"5",  detail::Goes::kYourLimit, {}, false, detail::kAny, {}, kBriscoCards},
    {"6",  detail::Goes::kYourLimit, {}, false, detail::kAny, {}, kBriscoCards},
    {"7",  detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kEngineThree}, kBriscoCards},
    {"8",  detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kEngineThree}, kBriscoCards},
    {"9",  detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kBuildAtRandom}, kBriscoCards},
    {"10", detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kHireCheapest}, kBriscoCards},
    {"11", detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kHireCheapest}, kBriscoCards},
    {"12", detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kTakeObjective}, kBriscoCards},
    {"13", detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kTakeCattleFewest}, kBriscoCards},
    {"14", detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kTakeCattleMost}, kBriscoCards},
    {"15", detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kTakeTrade}, kBriscoCards},
    {"16", detail::Goes::kPrinted, {1, 1, 1}, false, detail::kAny, {detail::Does::kTakeHazardMost}, kBriscoCards},
}};
// clang-format on
inline constexpr int kMostAutomaCards = 16;

// ---- Levels -------------------------------------------------------------------------------------

enum class StartWorkers : std::uint8_t {
  kNone,
  kOneSpecialist,       // one of the specialization
  kTwoKinds,            // two, of different kinds, at random
  kOneOfEach,           // a cowboy, a builder, an engineer
  kOneOfEachAndRandom,  // those and one more at random
};
constexpr int count_of(StartWorkers workers) {
  constexpr std::array<std::uint8_t, 5> kCounts{0, 1, 2, 3, 4};
  return kCounts[static_cast<std::size_t>(workers)];
}

// The first deliveries of a level, by printing (base game and Rails to the North of the first
// edition, then of the second), in order. Afterwards always the next higher crest.
using FirstDeliveries = std::array<std::string_view, 2>;

struct AutomaLevelRow {
  AutomaLevel level;
  std::uint32_t cards_out;     // bit per card
  StartWorkers extra_workers;  // not taken from the supply
  std::uint16_t buildings;     // bit per number: those of the pool that may be used
  std::array<FirstDeliveries, kPrintings> first;
  Provenance from;
  Provenance first_from;
};

inline constexpr std::uint16_t kAllBuildings = 0xffff;
inline constexpr std::uint32_t kCards13To15 = 7U << 12;
// clang-format off
inline constexpr std::array<AutomaLevelRow, 4> kGarthLevels{{
    {AutomaLevel::kEasy, 0, StartWorkers::kNone, kAllBuildings,
     {{{"wichita"}, {"chicago"}, {"st-louis"}, {"bloomington"}}}, kImplementations, kGarthCards},
    {AutomaLevel::kMedium, 0, StartWorkers::kOneSpecialist, kAllBuildings,
     {{{"colorado-springs"}, {"chicago", "cleveland"}, {"bloomington"}, {"bloomington", "toledo"}}}, kImplementations, kGarthCards},
    {AutomaLevel::kHard, 0, StartWorkers::kTwoKinds, kAllBuildings,
     {{{"albuquerque"}, {"cleveland"}, {"chicago"}, {"toledo"}}}, kImplementations, kGarthCards},
    {AutomaLevel::kVeryHard, 0, StartWorkers::kOneOfEachAndRandom, kAllBuildings,
     {{{"albuquerque"}, {"cleveland"}, {"chicago"}, {"toledo"}}}, kImplementations, kGarthCards},
}};
// Sam plays the second edition only.
inline constexpr std::array<AutomaLevelRow, 3> kSamLevels{{
    {AutomaLevel::kEasy, kCards13To15, StartWorkers::kNone, kAllBuildings,
     {{{}, {}, {"st-louis"}, {"bloomington"}}}, kRuleBook, kSamDetails},
    {AutomaLevel::kMedium, 0, StartWorkers::kNone, kAllBuildings,
     {{{}, {}, {"bloomington"}, {"bloomington", "toledo"}}}, kRuleBook, kSamDetails},
    {AutomaLevel::kHard, 0, StartWorkers::kOneOfEach, kAllBuildings,
     {{{}, {}, {"chicago"}, {"toledo"}}}, kRuleBook, kSamDetails},
}};
// Brisco plays the base game of the first edition only. Its "normal" is our medium.
inline constexpr std::array<AutomaLevelRow, 3> kBriscoLevels{{
    {AutomaLevel::kEasy, 0, StartWorkers::kNone, 0x001f,
     {{{"wichita"}, {}, {}, {}}}, kBriscoCards, kBriscoCards},
    {AutomaLevel::kMedium, 1, StartWorkers::kNone, kAllBuildings,
     {{{"colorado-springs"}, {}, {}, {}}}, kBriscoCards, kBriscoCards},
    {AutomaLevel::kHard, 3, StartWorkers::kNone, 0x03e0,
     {{{"santa-fe"}, {}, {}, {}}}, kBriscoCards, kBriscoCards},
}};
// clang-format on

// ---- Branch offices -----------------------------------------------------------------------------

// Garth founds in the first town of his list that is open to him.
inline constexpr int kGarthTowns = 13;
using GarthTowns = std::array<std::string_view, kGarthTowns>;
inline constexpr GarthTowns kGarthTownsGentle{"T04", "T03", "T01", "T15", "T14", "T16", "T13",
                                              "T17", "T21", "T22", "T20", "T19", "T23"};
inline constexpr GarthTowns kGarthTownsFierce{"T04", "T03", "T01", "T23", "T21", "T22", "T17",
                                              "T19", "T20", "T16", "T15", "T14", "T13"};
constexpr const GarthTowns& garth_towns(AutomaLevel level) {
  return level <= AutomaLevel::kMedium ? kGarthTownsGentle : kGarthTownsFierce;
}
inline constexpr Provenance kGarthTownsSource{Source::kOneImplementation, 70};

// Sam turns over one of nine cards and founds towards its town until he has an office there.
inline constexpr int kSamOfficeCards = 9;
struct SamOfficeRow {
  std::string_view town;
  Provenance from;
};
inline constexpr std::array<SamOfficeRow, kSamOfficeCards> kSamOfficeTable{{
    {"T04", kSamRails},
    {"T03", kSamRails},
    {"T13", kSamRails},
    {"T16", kSamRails},
    {"T15", kSamRails},
    {"T22", kSamRails},
    {"T20", kSamRails},
    {"T23", kSamRails},
    {"T12", kSamRails},
}};

// ---- Other differences --------------------------------------------------------------------------

struct AutomaRow {
  std::string_view name;  // for people
  std::span<const AutomaCardRow> cards;
  std::span<const AutomaLevelRow> levels;
  bool side_b;                    // of every building of his
  bool begins;                    // before the player, who then starts as a second player does
  bool worker_drawn;              // one worker tile of the supply at the start
  bool you_choose_tiles;          // his foresight tiles are chosen by the player
  bool takes_town_masters;        // of a station town that he upgrades
  std::uint8_t last_city_points;  // for each disc on San Francisco; 0: as printed
  Provenance from;
};
inline constexpr std::array<AutomaRow, 4> kAutomaTable{{
    {"nobody", {}, {}, false, false, false, false, false, 0, kRuleBook},
    {"Garth", kGarthTable, kGarthLevels, true, false, false, false, false, 6, kGarthCards},
    {"Sam", kSamTable, kSamLevels, true, false, true, false, true, 0, kSamDetails},
    {"Brisco", kBriscoTable, kBriscoLevels, false, true, false, true, true, 0, kBriscoCards},
}};
constexpr const AutomaRow& automa_row(Automa automa) {
  return kAutomaTable[static_cast<std::size_t>(automa)];
}
constexpr const AutomaLevelRow& automa_level_row(Automa automa, AutomaLevel level) {
  return automa_row(automa).levels[static_cast<std::size_t>(level)];
}

inline constexpr int kAutomaMostDollars = 8;  // for a purchase of cattle
inline constexpr int kBriscoEngineSpaces = 3;

}  // namespace drover::trail
