#include "game/elpaso_game.h"

#include <array>
#include <span>

#include "elpaso/components_json.h"
#include "elpaso/describe.h"
#include "elpaso/elements.h"
#include "elpaso/engine.h"
#include "elpaso/events.h"
#include "elpaso/json.h"
#include "elpaso/rule_changes.h"
#include "elpaso/think/advice.h"
#include "elpaso/think/evaluation.h"
#include "elpaso/think/prospects.h"
#include "elpaso/view.h"
#include "elpaso/why.h"
#include "game/engine_game.h"

namespace drover::game {

namespace {

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
constexpr std::array<OptionValue, 2> kAfterMoveValues{{
    {"lost", "the location reached replaces the one left; its other actions are lost"},
    {"waiting", "they wait until the location reached is done; El Paso ends the turn all the same"},
}};
constexpr std::array<OptionValue, 2> kDarkDiscValues{{
    {"strict", "onto dark trading posts only"},
    {"when-none-else", "onto a light trading post too, once no light disc is left"},
}};
constexpr std::array<OptionInfo, 7> kOptions{{
    {"neutral", "where the neutral buildings stand", kNeutralValues},
    {"trains", "which sides of the train cards are up", kTrainValues, false, "fs",
     elpaso::kTrainCards},
    {"buildings", "which sides of the public buildings are up", kBuildingValues, false, "ab",
     elpaso::kBuildingKinds},
    {"sue", "when Sue, the automated opponent, takes part", kSueValues, true},
    {"sue-difficulty", "how strong Sue is: B cards in her deck", kDifficultyValues, true},
    {"after-move", "what becomes of a tile's other actions after its move action", kAfterMoveValues,
     true},
    {"dark-discs", "where discs from dark spaces may go", kDarkDiscValues, true},
}};

constexpr std::array<WeightPart, 2> kWeights{{{"people"}, {.title = "Sue", .automas = true}}};

constexpr GameInfo kInfo{"elpaso",
                         "Great Western Trail: El Paso",
                         "2025",
                         elpaso::kMinPlayers,
                         elpaso::kMaxPlayers,
                         elpaso::kRulesVersion,
                         elpaso::kOldestRulesVersion,
                         elpaso::kRuleChanges,
                         sizeof(elpaso::State),
                         kOptions,
                         elpaso::kCategoryNames,
                         "elpaso",
                         kWeights};

// Sides as a bit set: all of the first kind, all of the second, at random, or a letter for each.
std::uint8_t sides(std::string_view chosen, std::string_view all_second, char second, int parts) {
  if (chosen == "random") return elpaso::kRandomSides;
  if (chosen == all_second) return static_cast<std::uint8_t>((1U << parts) - 1);
  unsigned bits = 0;
  if (chosen.size() == static_cast<std::size_t>(parts)) {
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (chosen[i] == second) bits |= 1U << i;
    }
  }
  return static_cast<std::uint8_t>(bits);
}

Result<elpaso::Options> elpaso_options(const Setup& setup) {
  if (auto error = check_setup(kInfo, setup)) return *error;
  const auto chosen = [&](std::string_view key) { return option_value(kInfo, setup, key); };
  elpaso::Options options;
  options.rules = static_cast<std::uint8_t>(rules_version_of(kInfo, setup));
  options.players = static_cast<std::uint8_t>(setup.players);
  if (chosen("neutral") == "shuffled") options.neutral = elpaso::NeutralSetup::kShuffled;
  options.star_trains = sides(chosen("trains"), "star", 's', elpaso::kTrainCards);
  options.b_buildings = sides(chosen("buildings"), "b", 'b', elpaso::kBuildingKinds);
  const bool checked = options.rules >= kOptionsNeedEffectSince;
  if (checked && setup.players == 1 && chosen("sue") == "joins") {
    return no_effect("sue", "against a single person Sue plays anyway");
  }
  const bool joins = chosen("sue") == "joins" && setup.players > 1;
  if (joins && setup.players == elpaso::kMaxPlayers) {
    return Error{"Sue can join two or three people: four leave no seat for her."};
  }
  options.extra_sue = joins ? 1 : 0;
  const int difficulty = chosen("sue-difficulty")[0] - '0';
  if (joins || setup.players == 1) {
    options.sue_b_cards = static_cast<std::uint8_t>(difficulty);
  } else if (checked && difficulty > 0) {
    return no_effect("sue-difficulty",
                     "Sue does not play; she joins two or three people with sue=joins");
  }
  if (chosen("after-move") == "waiting") options.after_move = elpaso::AfterMove::kWaiting;
  if (chosen("dark-discs") == "when-none-else") {
    options.dark_discs = elpaso::DarkDiscs::kWhenNoneElse;
  }
  return options;
}

struct ElPasoEngine {
  using State = elpaso::State;
  using Options = elpaso::Options;
  static constexpr int kCategories = elpaso::kCategories;
  static constexpr const auto& kProspects = elpaso::kProspects;
  static constexpr std::span<const std::string_view> kFeatureNames = elpaso::kFeatureNames;
  static const engine::MoveTable& moves() { return elpaso::move_table(); }
  static const engine::EventTable& events() { return elpaso::event_table(); }
  static auto state_from_json(const boost::json::value& value) {
    return elpaso::state_from_json(value);
  }
  static std::uint64_t hash(const State& state) { return elpaso::fingerprint(state); }
};

class ElPasoGame final : public EngineGame<ElPasoEngine> {
 public:
  const GameInfo& info() const override { return kInfo; }
  int players(const Position& position) const override { return inner(position).people(); }
  int automas(const Position& position) const override {
    return inner(position).seats() - inner(position).people();
  }
  std::uint64_t fingerprint(const Position& position) const override {
    return elpaso::fingerprint(inner(position));
  }

 private:
  Result<elpaso::Options> options_of(const Setup& setup) const override {
    return elpaso_options(setup);
  }
  int seats(const Position& position) const override { return inner(position).seats(); }
};

}  // namespace

const Game& elpaso_game() {
  static const ElPasoGame game;
  return game;
}

}  // namespace drover::game
