#include "elpaso/options.h"

#include <array>

#include "elpaso/engine.h"

namespace drover::elpaso {

namespace {

using engine::OptionValue;
using Row = engine::OptionRow<Options>;

constexpr std::array<OptionValue, 2> kNeutralValues{{
    {"fixed", "every neutral building on the space with its letter, as for a first game"},
    {"shuffled", "the six neutral buildings are dealt onto their spaces at random"},
}};
constexpr std::array<OptionValue, 3> kTrainValues{{
    {"front", "the front of every train card, as for a first game"},
    {"star", "the side with the star of every train card"},
    {"random", "each train card is turned at random"},
}};
constexpr std::array<OptionValue, 3> kBuildingValues{{
    {"a", "side a of every building, as for a first game"},
    {"b", "side b of every building"},
    {"random", "each stack of buildings is turned at random"},
}};
constexpr std::array<OptionValue, 2> kSueValues{{
    {"solo", "Sue plays against a single person only, as in the rule book"},
    {"joins", "Sue also joins two or three people as the last seat; a variant of this program"},
}};
constexpr std::array<OptionValue, 4> kDifficultyValues{{
    {"0", "easy: none of the B cards in her deck"},
    {"1", "one of the B cards, drawn at random"},
    {"2", "two of the B cards, drawn at random"},
    {"3", "hard: all three B cards"},
}};
static_assert(kDifficultyValues.size() == kMostBCards + 1);
constexpr std::array<OptionValue, 2> kAfterMoveValues{{
    {"lost", "the location reached replaces the one left; its other actions are lost"},
    {"waiting", "they wait until the location reached is done; El Paso ends the turn all the same"},
}};
constexpr std::array<OptionValue, 2> kDarkDiscValues{{
    {"strict", "onto dark trading posts only"},
    {"when-none-else", "onto a light trading post too, once no light disc is left"},
}};

template <auto member>
constexpr Row plain(engine::OptionInfo info) {
  return engine::byte_option<member, Options>(info);
}

// Sides as a bit set: all of the first kind, all of the second, at random, or a letter for each.
template <std::uint8_t Options::*member, int parts>
constexpr Row sides(engine::OptionInfo info) {
  constexpr int kAll = (1 << parts) - 1;
  enum { kFront, kBack, kRandom };
  return {info,
          [](const Options& o) -> int {
            const int bits = o.*member;
            if (bits == kRandomSides) return kRandom;
            return bits == 0 ? kFront : bits == kAll ? kBack : engine::kEachPart + bits;
          },
          [](Options& o, int value) {
            const int bits = value == kRandom  ? kRandomSides
                             : value == kBack  ? kAll
                             : value == kFront ? 0
                                               : value - engine::kEachPart;
            o.*member = static_cast<std::uint8_t>(bits);
          }};
}

constexpr std::array kRows{
    plain<&Options::neutral>({"neutral", "where the neutral buildings stand", kNeutralValues}),
    sides<&Options::star_trains, kTrainCards>({"trains", "which sides of the train cards are up",
                                               kTrainValues, false, "fs", kTrainCards}),
    sides<&Options::b_buildings, kBuildingKinds>({"buildings",
                                                  "which sides of the public buildings are up",
                                                  kBuildingValues, false, "ab", kBuildingKinds}),
    plain<&Options::extra_sue>(
        {"sue", "when Sue, the automated opponent, takes part", kSueValues, true}),
    plain<&Options::sue_b_cards>(
        {"sue-difficulty", "how strong Sue is: B cards in her deck", kDifficultyValues, true}),
    plain<&Options::after_move>({"after-move",
                                 "what becomes of a tile's other actions after its move action",
                                 kAfterMoveValues, true}),
    plain<&Options::dark_discs>(
        {"dark-discs", "where discs from dark spaces may go", kDarkDiscValues, true}),
};
constexpr auto kInfos = engine::infos_of(kRows);
constexpr const engine::OptionInfo& kSue = kInfos[3];
constexpr const engine::OptionInfo& kDifficulty = kInfos[4];

constexpr engine::OptionChoice kSueJoins{kSue.key, kSueValues[1].value};
constexpr std::array<engine::AutomaInfo, 1> kAutomas{{{
    .name = "sue",
    .title = "Sue",
    .explanation = "Sue, the opponent of the rule book, with a deck of cards of her own",
    .level_option = kDifficulty.key,
    .levels = static_cast<int>(kDifficultyValues.size()),
    .joins = true,
    .joining = {&kSueJoins, 1},
}}};

}  // namespace

std::span<const Row> option_rows() { return kRows; }
std::span<const engine::OptionInfo> option_infos() { return kInfos; }
std::span<const engine::AutomaInfo> automa_infos() { return kAutomas; }

namespace {

constexpr engine::OptionForm<Options> kForm{kRows, kMinPlayers, kMaxPlayers};

}  // namespace

text::Value OptionWords::write(const Options& options) const { return kForm.write(options); }

void OptionWords::read(const text::JsonNode& node, Options& options) const {
  kForm.read(node, options);
  if (node.problem->found()) return;
  if (!is_valid(options)) {
    node.report("there is no such game: Sue can join two or three people");
  } else if (options.sue_b_cards > 0 && options.players > 1 && options.extra_sue == 0) {
    node.report("\"sue-difficulty\" says how strong Sue is, and she does not play");
  }
}

}  // namespace drover::elpaso
