// Short functions for the options of every edition and expansion, and names for tests.
#pragma once

#include <string>

#include "trail/rules/rules.h"

namespace drover::trail::test {

// `extras`: a set of Extra.
inline Options first_edition(int players = 2, int extras = 0) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.extras = static_cast<std::uint8_t>(extras);
  return options;
}
inline Options second_edition(int players = 2, int extras = 0) {
  Options options = first_edition(players, extras);
  options.edition = Edition::kSecond;
  return options;
}
// Rails to the North in the printing of the edition.
inline Options rails(Edition edition, int players = 2, int extras = 0) {
  Options options = first_edition(players, extras | kExtraRails);
  options.edition = edition;
  return options;
}
// Second edition with kExtraSimmental, kExtraBrahman or both.
inline Options with_cattle(int orange_cattle, int players = 2) {
  return second_edition(players, orange_cattle);
}
inline Options with_orange_objectives(int orange_cattle, int players = 2) {
  return second_edition(players, orange_cattle | kExtraOrangeObjectives);
}
// First edition with private buildings 11 and 13 and seven station masters.
inline Options promos(int players = 2) {
  return first_edition(players, kExtraPromoBuildings | kExtraPromoMasters);
}
// Adds seats that an automa plays; `people.players` is the number of people.
inline Options with_automa(Options people, Automa automa, AutomaLevel level = AutomaLevel::kEasy,
                           int automas = 1) {
  people.automa = automa;
  people.level = level;
  people.automas = static_cast<std::uint8_t>(automas);
  people.players = static_cast<std::uint8_t>(people.players + automas);
  return people;
}
// Shuffles the neutral buildings and draws the sides of private buildings.
inline Options shuffled(Options options) {
  options.neutral = NeutralSetup::kShuffled;
  options.sides = BuildingSides::kRandom;
  return options;
}

// Sets the version of the rules.
inline Options by_rules(int version, Options options = {}) {
  options.rules = static_cast<std::uint8_t>(version);
  return options;
}

// A name of edition and expansions for tests (letters and digits only): "SecondRailsBrahman".
inline std::string name_of_game(const Options& options) {
  std::string name = options.edition == Edition::kFirst ? "First" : "Second";
  if (options.rails()) name += "Rails";
  if (options.has(kExtraSimmental)) name += "Simmental";
  if (options.has(kExtraBrahman)) name += "Brahman";
  if (options.has(kExtraOrangeObjectives)) name += "OrangeObjectives";
  if (options.has(kExtraPromoBuildings)) name += "PromoBuildings";
  if (options.has(kExtraPromoMasters)) name += "PromoMasters";
  if (options.automas > 0) name += automa_row(options.automa).name;
  return name;
}
// A name of all options for tests: "SecondRailsBrahman4PlayersFixedSidesA",
// "FirstGarth2Players1AutomasHardFixedSidesA".
inline std::string name_of(const Options& options) {
  std::string automas;
  if (options.automas > 0) {
    constexpr const char* kLevels[]{"Easy", "Medium", "Hard", "VeryHard"};
    automas = std::to_string(options.automas) + "Automas" +
              kLevels[static_cast<std::size_t>(options.level)];
  }
  return name_of_game(options) + std::to_string(options.players - options.automas) + "Players" +
         automas + (options.neutral == NeutralSetup::kFixed ? "Fixed" : "Shuffled") +
         (options.sides == BuildingSides::kAllA ? "SidesA" : "RandomSides") +
         (options.rules == kRulesVersion ? "" : "Rules" + std::to_string(options.rules));
}

}  // namespace drover::trail::test
