#include "game/trail_game.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "game/engine_game.h"
#include "trail/components_json.h"
#include "trail/consistency.h"
#include "trail/describe.h"
#include "trail/elements.h"
#include "trail/engine.h"
#include "trail/events.h"
#include "trail/fingerprint.h"
#include "trail/json.h"
#include "trail/rule_changes.h"
#include "trail/think/advice.h"
#include "trail/think/evaluation.h"
#include "trail/think/prospects.h"
#include "trail/view.h"
#include "trail/why.h"

namespace drover::game {

namespace {

constexpr std::array<OptionValue, 2> kNeutralValues{{
    {"fixed", "building A on space A, B on B and so on, as recommended for a first game"},
    {"shuffled", "the seven neutral buildings are dealt onto their spaces at random"},
}};
constexpr std::array<OptionValue, 2> kBuildingValues{{
    {"a", "everybody plays with side a of every private building, as in a first game"},
    {"random", "for each number one side is drawn at random, the same for all players"},
}};
constexpr std::array<OptionValue, 2> kPromoBuildingValues{{
    {"without", "private buildings 1 to 10"},
    {"with", "the promotional buildings 11 and 13 as well"},
}};
constexpr std::array<OptionValue, 2> kPromoMasterValues{{
    {"without", "the five station masters of the box"},
    {"with", "seven to draw five from: one more gives two permanent certificates, one $12"},
}};
constexpr std::array<OptionValue, 2> kFirstRailsValues{{
    {"without", "the base game"},
    {"first", "Rails to the North: branch offices, the town map, large towns, exchange tokens"},
}};
constexpr std::array<OptionValue, 2> kSecondRailsValues{{
    {"without", "the base game"},
    {"second",
     "Rails to the North, second printing; figures of its map are reconstructed and marked"},
}};
constexpr std::array<OptionValue, 4> kCattleValues{{
    {"standard", "the cattle of the base game"},
    {"simmental", "Simmental cattle join the market and grow in Kansas City"},
    {"brahman", "Brahman cattle join the market and pay $4 each in Kansas City"},
    {"both", "Simmental and Brahman together; the publisher advises against it"},
}};
constexpr std::array<OptionValue, 2> kOrangeValues{{
    {"without", "no objective cards about orange cattle"},
    {"with", "five more objective cards about orange cattle (needs Simmental or Brahman)"},
}};
constexpr std::array<OptionValue, 3> kFirstAutomaValues{{
    {"none", "nobody joins; a single player meets Garth"},
    {"garth", "Garth, an automated opponent made by players: alone, or with two or three people"},
    {"brisco", "Brisco, an older and simpler one: against a single player, in the base game"},
}};
constexpr std::array<OptionValue, 3> kSecondAutomaValues{{
    {"none", "nobody joins; a single player meets Garth"},
    {"garth", "Garth, an automated opponent made by players: alone, or with two or three people"},
    {"sam",
     "Sam, the publisher's: against a single player; his cards are reconstructed and marked"},
}};
constexpr std::array<OptionValue, 4> kLevelValues{{
    {"easy", "the easiest"},
    {"medium", "the usual one; Brisco's normal"},
    {"hard", "with better workers, deliveries or buildings, as the opponent has it"},
    {"very-hard", "four more workers; Garth only"},
}};
constexpr std::array<OptionValue, 3> kAutomasValues{{
    {"1", "one seat"},
    {"2", "two seats; Garth only"},
    {"3", "three seats; Garth only"},
}};
constexpr OptionInfo kLevel{"level", "how strong the automated opponent is", kLevelValues, true};
constexpr OptionInfo kAutomas{"automas", "how many seats the automated opponent plays",
                              kAutomasValues, true};
constexpr OptionInfo kNeutral{"neutral", "where the neutral buildings stand", kNeutralValues};
constexpr OptionInfo kBuildings{"buildings", "which sides of the private buildings are in play",
                                kBuildingValues};
constexpr std::array<OptionInfo, 8> kFirstOptions{{
    kNeutral,
    kBuildings,
    {"rails", "the expansion Rails to the North", kFirstRailsValues, true},
    {"promo-buildings", "promotional private buildings", kPromoBuildingValues, true},
    {"promo-masters", "promotional station masters", kPromoMasterValues, true},
    {"automa", "an automated opponent", kFirstAutomaValues, true},
    kLevel,
    kAutomas,
}};
constexpr std::array<OptionInfo, 8> kSecondOptions{{
    kNeutral,
    kBuildings,
    {"rails", "the expansion Rails to the North", kSecondRailsValues, true},
    {"cattle", "orange cattle in the market", kCattleValues, true},
    {"orange-objectives", "objective cards about orange cattle", kOrangeValues, true},
    {"automa", "an automated opponent", kSecondAutomaValues, true},
    kLevel,
    kAutomas,
}};

// An option value that brings extras into the game.
struct ExtraWord {
  std::string_view key;
  std::string_view value;
  std::uint8_t extras;
};
constexpr std::array<ExtraWord, 8> kExtraWords{{
    {"rails", "first", trail::kExtraRails},
    {"rails", "second", trail::kExtraRails},
    {"promo-buildings", "with", trail::kExtraPromoBuildings},
    {"promo-masters", "with", trail::kExtraPromoMasters},
    {"cattle", "simmental", trail::kExtraSimmental},
    {"cattle", "brahman", trail::kExtraBrahman},
    {"cattle", "both", trail::kOrangeCattle},
    {"orange-objectives", "with", trail::kExtraOrangeObjectives},
}};

constexpr std::array<WeightPart, 2> kFirstWeights{{
    {"first edition", "rails", "without"},
    {"first edition, Rails to the North", "rails", "first"},
}};
constexpr std::array<WeightPart, 3> kSecondWeights{{
    {"second edition", "rails", "without"},
    {"second edition, Rails to the North", "rails", "second"},
    {.title = "automas", .automas = true},
}};

constexpr GameInfo info_of(std::string_view name, std::string_view edition,
                           std::span<const OptionInfo> options,
                           std::span<const WeightPart> weights) {
  return {name,
          "Great Western Trail",
          edition,
          trail::kMinPlayers,
          trail::kMaxPlayers,
          trail::kRulesVersion,
          trail::kOldestRulesVersion,
          trail::kRuleChanges,
          sizeof(trail::State),
          options,
          trail::kCategoryNames,
          "trail",
          weights};
}

struct TrailEngine {
  using State = trail::State;
  using Options = trail::Options;
  static constexpr int kCategories = trail::kCategories;
  static constexpr const auto& kProspects = trail::kProspects;
  static constexpr std::span<const std::string_view> kFeatureNames = trail::kFeatureNames;
  static const engine::MoveTable& moves() { return trail::move_table(); }
  static const engine::EventTable& events() { return trail::event_table(); }
  static auto state_from_json(const boost::json::value& value) {
    return trail::state_from_json(value);
  }
  static std::uint64_t hash(const State& state) { return trail::fingerprint(state); }
};

class TrailGame final : public EngineGame<TrailEngine> {
 public:
  TrailGame(trail::Edition edition, const GameInfo& info) : edition_(edition), info_(info) {}

  const GameInfo& info() const override { return info_; }
  int players(const Position& position) const override { return inner(position).people(); }
  int automas(const Position& position) const override { return inner(position).options.automas; }
  std::uint64_t fingerprint(const Position& position) const override {
    return trail::fingerprint(inner(position), trail::kFirstLayoutBytes);
  }
  Result<Position> from_json(const boost::json::value& value) const override {
    auto position = EngineGame::from_json(value);
    if (position && inner(*position).edition() != edition_) {
      return Error{"The position belongs to another edition."};
    }
    return position;
  }

 private:
  int seats(const Position& position) const override { return inner(position).players(); }
  Result<trail::Options> options_of(const Setup& setup) const override {
    if (auto error = check_setup(info_, setup)) return *error;
    trail::Options options;
    options.edition = edition_;
    options.rules = static_cast<std::uint8_t>(rules_version_of(info_, setup));
    if (option_value(info_, setup, "neutral") == "shuffled") {
      options.neutral = trail::NeutralSetup::kShuffled;
    }
    if (option_value(info_, setup, "buildings") == "random") {
      options.sides = trail::BuildingSides::kRandom;
    }
    for (const OptionInfo& option : info_.options) {
      const std::string_view value = option_value(info_, setup, option.key);
      for (const ExtraWord& word : kExtraWords) {
        if (word.key == option.key && word.value == value) options.extras |= word.extras;
      }
    }
    if (options.rules >= kOptionsNeedEffectSince && options.rails() &&
        options.has(trail::kExtraPromoMasters)) {
      return no_effect("promo-masters", "both belong to Rails to the North");
    }
    seat_automas(setup, options);
    if (std::string sentence = trail::automa_problem(options); !sentence.empty()) {
      return Error{std::move(sentence)};
    }
    if (options.has(trail::kExtraOrangeObjectives) && !options.has(trail::kOrangeCattle)) {
      return Error{
          "Objective cards about orange cattle need the option cattle=simmental, "
          "cattle=brahman or cattle=both."};
    }
    return options;
  }

  // A single player always has an opponent.
  void seat_automas(const Setup& setup, trail::Options& options) const {
    const auto chosen = [&](std::string_view key, auto& names) {
      const std::string_view value = option_value(info_, setup, key);
      return std::find(names.begin(), names.end(), value) - names.begin();
    };
    options.automa = static_cast<trail::Automa>(chosen("automa", trail::kAutomaNames));
    options.level = static_cast<trail::AutomaLevel>(chosen("level", trail::kAutomaLevelNames));
    const bool alone = options.automa == trail::Automa::kNone && setup.players == 1;
    if (alone) options.automa = trail::Automa::kGarth;
    const int automas = option_value(info_, setup, "automas")[0] - '0';
    const bool nobody = options.automa == trail::Automa::kNone && automas == 1;
    options.automas = static_cast<std::uint8_t>(nobody ? 0 : automas);
    options.players = static_cast<std::uint8_t>(setup.players + options.automas);
  }

  trail::Edition edition_;
  GameInfo info_;
};

}  // namespace

const Game& classic_game() {
  static const TrailGame game(trail::Edition::kFirst,
                              info_of("classic", "first edition", kFirstOptions, kFirstWeights));
  return game;
}

const Game& second_game() {
  static const TrailGame game(trail::Edition::kSecond,
                              info_of("second", "second edition", kSecondOptions, kSecondWeights));
  return game;
}

}  // namespace drover::game
