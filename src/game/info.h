// The card of a game, GameInfo, and the parameters of a new game, Setup.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "core/rule_change.h"
#include "kit/options.h"

namespace drover::game {

using kit::AutomaInfo;
using kit::kGrades;
using kit::OptionChoice;
using kit::OptionInfo;

// One table of fitted evaluation weights (`drover fit`): the games it is fitted on, all of which
// have one option at one value, and whether it is for the seats of automas.
struct WeightPart {
  std::string_view title;
  std::string_view option{};  // empty: games with any options
  std::string_view value{};
  bool automas = false;
};

inline constexpr int kMaxSeats = 4;

// A year in which the game, or an expansion that can be played here, was published.
struct Publication {
  std::string_view title;
  int year;
};
// How long a game takes, as printed on the box; 0 if no source states it.
struct Minutes {
  int least = 0;
  int most = 0;
};
enum class Stage : std::uint8_t {
  kExact,                // all figures come from printed parts or rule books
  kPartlyReconstructed,  // some figures are reconstructed (docs/reconstructed.md)
};

// The card of a game. The first part describes the published game for people. It is taken from the
// sources of the rules; a member is empty where no source states it. The second part describes the
// implementation.
struct GameInfo {
  std::string_view name{};  // the key of the game on the command line and in JSON: "classic"
  std::string_view title{};
  std::string_view edition{};
  std::string_view designer{};
  std::string_view publisher{};
  std::span<const Publication> years{};  // oldest first
  int min_players = 1;                   // people and bots; automas come on top
  int max_players = kMaxSeats;
  Minutes minutes{};
  std::string_view rules{};  // a link to the rules, or the title of the rule book
  Stage stage = Stage::kExact;
  std::string_view based_on{};  // the name of the game that it builds on; empty: none

  std::string_view family{};     // the folder below src that holds its rules; games may share one
  int rules_version = 1;         // the version that new games are played under
  int oldest_rules_version = 1;  // the oldest version under which a stored game can be continued
  std::span<const core::RuleChange> rule_changes{};
  std::size_t state_bytes = 0;
  std::span<const OptionInfo> options{};
  std::span<const std::string_view> categories{};  // of the score
  std::span<const std::string_view> catalogues{};  // of its sentences; later ones take precedence
  std::span<const WeightPart> weights{};           // its part of the family's weights, in order
  // The automas that can be chosen. The first one is the opponent of a single person by default.
  std::span<const AutomaInfo> automas{};
};

// The parameters of a new game.
struct Setup {
  int players = 2;
  std::uint64_t seed = 1;
  std::map<std::string, std::string> options;  // options left out have their default
  int rules_version = 0;                       // 0: the newest
};

}  // namespace drover::game
