// The games a test can ask for: short words for every printing and expansion, and their names.
#pragma once

#include <string>

#include "trail/rules.h"

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
// The same game with so many more seats, which an automa plays: `people.players` are people.
inline Options with_automa(Options people, Automa automa, AutomaLevel level = AutomaLevel::kEasy,
                           int automas = 1) {
  people.automa = automa;
  people.level = level;
  people.automas = static_cast<std::uint8_t>(automas);
  people.players = static_cast<std::uint8_t>(people.players + automas);
  return people;
}
// The same game with neutral buildings shuffled and sides of private buildings drawn.
inline Options shuffled(Options options) {
  options.neutral = NeutralSetup::kShuffled;
  options.sides = BuildingSides::kRandom;
  return options;
}

// The same game by an older version of the rules.
inline Options by_rules(int version, Options options = {}) {
  options.rules = static_cast<std::uint8_t>(version);
  return options;
}

// "SecondRailsBrahman": letters and digits only, as names of tests must be.
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
// "SecondRailsBrahman4PlayersFixedSidesA", "FirstGarth2Players1AutomasHardFixedSidesA"
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
