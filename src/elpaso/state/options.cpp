#include "elpaso/state/options.h"

#include <array>

#include "text/names.h"

namespace drover::elpaso {

namespace {

using Row = kit::OptionRow<Options>;

constexpr auto kNeutralValues = text::words("fixed", "shuffled");
constexpr auto kTrainValues = text::words("front", "star", "random");
constexpr auto kBuildingValues = text::words("a", "b", "random");
constexpr auto kSueValues = text::words("solo", "joins");
constexpr auto kDifficultyValues = text::words("0", "1", "2", "3");
static_assert(kDifficultyValues.size() == kMostBCards + 1);
constexpr auto kAfterMoveValues = text::words("lost", "waiting");
constexpr auto kDarkDiscValues = text::words("strict", "when-none-else");

template <auto member>
constexpr Row plain(kit::OptionInfo info) {
  return kit::byte_option<member, Options>(info);
}

// An option for the sides of components, stored as a bit set: all front, all back, random, or a
// letter for each component.
template <std::uint8_t Options::*member, int parts>
constexpr Row sides(kit::OptionInfo info) {
  constexpr int kAll = (1 << parts) - 1;
  enum { kFront, kBack, kRandom };
  return {info,
          [](const Options& o) -> int {
            const int bits = o.*member;
            if (bits == kRandomSides) return kRandom;
            return bits == 0 ? kFront : bits == kAll ? kBack : kit::kEachPart + bits;
          },
          [](Options& o, int value) {
            const int bits = value == kRandom  ? kRandomSides
                             : value == kBack  ? kAll
                             : value == kFront ? 0
                                               : value - kit::kEachPart;
            o.*member = static_cast<std::uint8_t>(bits);
          }};
}

constexpr std::array kRows{
    plain<&Options::neutral>({"neutral", kNeutralValues}),
    sides<&Options::star_trains, kTrainCards>({"trains", kTrainValues, false, "fs", kTrainCards}),
    sides<&Options::b_buildings, kBuildingKinds>(
        {"buildings", kBuildingValues, false, "ab", kBuildingKinds}),
    plain<&Options::extra_sue>({"sue", kSueValues, true}),
    plain<&Options::sue_b_cards>({"sue-difficulty", kDifficultyValues, true}),
    plain<&Options::after_move>({"after-move", kAfterMoveValues, true}),
    plain<&Options::dark_discs>({"dark-discs", kDarkDiscValues, true}),
};
constexpr auto kInfos = kit::infos_of(kRows);
constexpr const kit::OptionInfo& kSue = kInfos[3];
constexpr const kit::OptionInfo& kDifficulty = kInfos[4];

constexpr kit::OptionChoice kSueJoins{kSue.key, kSueValues[1]};
constexpr std::array<kit::AutomaInfo, 1> kAutomas{{{
    .name = "sue",
    .title = "Sue",
    .level_option = kDifficulty.key,
    .levels = static_cast<int>(kDifficultyValues.size()),
    .joins = true,
    .joining = {&kSueJoins, 1},
}}};

}  // namespace

std::span<const Row> option_rows() { return kRows; }
std::span<const kit::OptionInfo> option_infos() { return kInfos; }
std::span<const kit::AutomaInfo> automa_infos() { return kAutomas; }

namespace {

constexpr kit::OptionForm<Options> kFormat{kRows, kMinPlayers, kMaxPlayers};

}  // namespace

text::Value OptionsFormat::write(const Options& options) const { return kFormat.write(options); }

void OptionsFormat::read(const text::JsonNode& node, Options& options) const {
  kFormat.read(node, options);
  if (node.problem->found()) return;
  if (!is_valid(options)) {
    node.report("there is no such game: Sue can join two or three people");
  } else if (options.sue_b_cards > 0 && options.players > 1 && options.extra_sue == 0) {
    node.report("\"sue-difficulty\" says how strong Sue is, and she does not play");
  }
}

bool is_valid(const Options& options) {
  const int players = options.players;
  if (players < kMinPlayers || players > kMaxPlayers) return false;
  if (options.extra_sue > 1 || (options.extra_sue == 1 && players == kMaxPlayers)) return false;
  if (options.sue_b_cards > kMostBCards) return false;
  if (options.star_trains >> kTrainCards != 0 && options.star_trains != kRandomSides) return false;
  if (options.b_buildings >> kBuildingKinds != 0 && options.b_buildings != kRandomSides) {
    return false;
  }
  return options.neutral <= NeutralSetup::kShuffled && options.after_move <= AfterMove::kWaiting &&
         options.dark_discs <= DarkDiscs::kWhenNoneElse;
}

}  // namespace drover::elpaso
