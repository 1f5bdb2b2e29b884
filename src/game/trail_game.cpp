#include "game/trail_game.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "game/full_game.h"
#include "trail/heuristic/evaluation.h"
#include "trail/heuristic/heuristic.h"
#include "trail/heuristic/prospects.h"
#include "trail/presentation/describe.h"
#include "trail/presentation/view.h"
#include "trail/rules/rules.h"
#include "trail/serialization/consistency.h"
#include "trail/serialization/fields.h"
#include "trail/serialization/fingerprint.h"
#include "trail/serialization/json.h"
#include "trail/state/events.h"
#include "trail/state/options.h"
#include "trail/state/routes.h"
#include "trail/state/rule_changes.h"

namespace drover::game {

namespace {

constexpr std::array<Publication, 2> kFirstYears{{
    {"Great Western Trail", 2016},
    {"Rails to the North", 2018},
}};
// No source states the year of the second edition itself.
constexpr std::array<Publication, 1> kSecondYears{{{"Rails to the North, second edition", 2022}}};

constexpr std::array<WeightPart, 2> kFirstWeights{{
    {trail::kWeightTables[0], "rails", "without"},
    {trail::kWeightTables[1], "rails", "first"},
}};
constexpr std::array<WeightPart, 3> kSecondWeights{{
    {trail::kWeightTables[2], "rails", "without"},
    {trail::kWeightTables[3], "rails", "second"},
    {.title = trail::kWeightTables[4], .automas = true},
}};

constexpr std::array<std::string_view, 1> kFirstCatalogues{"trail"};
// The second catalogue holds the terms that the second edition renamed.
constexpr std::array<std::string_view, 2> kSecondCatalogues{"trail", "trail/second"};

GameInfo first_edition() {
  return {
      .name = trail::game_name(trail::Edition::kFirst),
      .title = "Great Western Trail",
      .edition = "first edition",
      .designer = "Alexander Pfister",
      .publisher = "eggertspiele",
      .years = kFirstYears,
      .min_players = trail::kMinPlayers,
      .max_players = trail::kMaxPlayers,
      // .minutes: no source states them
      .rules = "Great Western Trail, rule book of the first edition (English, German, Polish)",
      .stage = Stage::kExact,

      .family = "trail",
      .rules_version = trail::kRulesVersion,
      .oldest_rules_version = trail::kOldestRulesVersion,
      .rule_changes = trail::kRuleChanges,
      .state_bytes = sizeof(trail::State),
      .options = trail::option_infos(trail::Edition::kFirst),
      .categories = trail::kCategoryNames,
      .catalogues = kFirstCatalogues,
      .weights = kFirstWeights,
      .automas = trail::automa_infos(trail::Edition::kFirst),
  };
}

GameInfo second_edition() {
  return {
      .name = trail::game_name(trail::Edition::kSecond),
      .title = "Great Western Trail",
      .edition = "second edition",
      // .designer and .publisher: no source states them for this edition
      .years = kSecondYears,
      .min_players = trail::kMinPlayers,
      .max_players = trail::kMaxPlayers,
      // .minutes: no source states them
      .rules = "Great Western Trail, rule book of the second edition",
      .stage = Stage::kPartlyReconstructed,
      .based_on = trail::game_name(trail::Edition::kFirst),

      .family = "trail",
      .rules_version = trail::kRulesVersion,
      .oldest_rules_version = trail::kOldestRulesVersion,
      .rule_changes = trail::kRuleChanges,
      .state_bytes = sizeof(trail::State),
      .options = trail::option_infos(trail::Edition::kSecond),
      .categories = trail::kCategoryNames,
      .catalogues = kSecondCatalogues,
      .weights = kSecondWeights,
      .automas = trail::automa_infos(trail::Edition::kSecond),
  };
}

struct TrailTables : trail::GamePresenter {
  static constexpr const auto& kProspects = trail::kProspects;
  static constexpr auto& feature_names = trail::feature_names;
  static constexpr auto& state_from_json = trail::state_from_json;
  static int seats(const State& state) { return state.players(); }
  static std::uint64_t hash(const State& state) { return trail::fingerprint(state); }
  static HeuristicWeights heuristic_weights() {
    return {trail::multiplayer_weights(), trail::solo_weights(), &trail::solo_weights_layout()};
  }
};

class TrailGame final : public FullGame<TrailTables> {
 public:
  TrailGame(trail::Edition edition, const GameInfo& info) : edition_(edition), info_(info) {
    trail::load_weights();
    trail::solo_weights();
  }

  const GameInfo& info() const override { return info_; }
  std::uint64_t fingerprint(const Position& position) const override {
    return trail::fingerprint(inner(position), trail::kFirstLayoutBytes);
  }
  std::span<const Move> all_moves() const override { return trail::all_moves(); }
  Result<Position> from_json(const boost::json::value& value) const override {
    auto position = FullGame::from_json(value);
    if (position && inner(*position).edition() != edition_) {
      return Error{"The position belongs to another edition."};
    }
    return position;
  }
  Result<trail::Options> options_of(const Setup& setup) const override {
    if (auto error = check_setup(info_, setup)) return *error;
    trail::Options options;
    options.edition = edition_;
    choose(info_, setup, trail::option_rows(edition_), options);
    if (options.rules >= kOptionsNeedEffectSince && options.rails() &&
        options.has(trail::kExtraPromoMasters)) {
      return option_without_effect("promo-masters", "both belong to Rails to the North");
    }
    // A single player always has an opponent, by default Garth. Without an automa there is no seat
    // for one.
    const bool none = options.automa == trail::Automa::kNone;
    if (none && setup.players == 1) {
      options.automa = trail::Automa::kGarth;
    } else if (none && options.automas == 1) {
      options.automas = 0;
    }
    trail::seat_automas(options, setup.players);
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

 private:
  trail::Edition edition_;
  GameInfo info_;
};

}  // namespace

const Game& classic_game() {
  static const TrailGame game(trail::Edition::kFirst, first_edition());
  return game;
}

const Game& second_game() {
  static const TrailGame game(trail::Edition::kSecond, second_edition());
  return game;
}

}  // namespace drover::game
