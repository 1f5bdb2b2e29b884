#include "game/elpaso_game.h"

#include <array>
#include <span>

#include "elpaso/heuristic/evaluation.h"
#include "elpaso/heuristic/heuristic.h"
#include "elpaso/heuristic/prospects.h"
#include "elpaso/presentation/describe.h"
#include "elpaso/presentation/view.h"
#include "elpaso/rules/rules.h"
#include "elpaso/serialization/consistency.h"
#include "elpaso/serialization/fields.h"
#include "elpaso/serialization/json.h"
#include "elpaso/state/events.h"
#include "elpaso/state/options.h"
#include "elpaso/state/rule_changes.h"
#include "game/full_game.h"

namespace drover::game {

namespace {

constexpr std::array<Publication, 1> kYears{{{"Great Western Trail: El Paso", 2025}}};

constexpr std::array<WeightPart, 2> kWeights{{
    {.title = elpaso::kWeightTables[0]},
    {.title = elpaso::kWeightTables[1], .automas = true},
}};

constexpr std::array<std::string_view, 1> kCatalogues{"elpaso"};

const GameInfo kInfo{
    .name = elpaso::kGameName,
    .title = "Great Western Trail: El Paso",
    .edition = "2025",
    .designer = "Alexander Pfister, Johannes Krenner",
    .publisher = "Lookout",
    .years = kYears,
    .min_players = elpaso::kMinPlayers,
    .max_players = elpaso::kMaxPlayers,
    // .minutes: no source states them
    .rules = "Great Western Trail: El Paso, rule book (German)",
    .stage = Stage::kPartlyReconstructed,
    .based_on = "classic",

    .family = "elpaso",
    .rules_version = elpaso::kRulesVersion,
    .oldest_rules_version = elpaso::kOldestRulesVersion,
    .rule_changes = elpaso::kRuleChanges,
    .state_bytes = sizeof(elpaso::State),
    .options = elpaso::option_infos(),
    .categories = elpaso::kCategoryNames,
    .catalogues = kCatalogues,
    .weights = kWeights,
    .automas = elpaso::automa_infos(),
};

Result<elpaso::Options> elpaso_options(const Setup& setup) {
  if (auto error = check_setup(kInfo, setup)) return *error;
  elpaso::Options options;
  choose(kInfo, setup, elpaso::option_rows(), options);
  options.players = static_cast<std::uint8_t>(setup.players);
  const bool joins = options.extra_sue != 0;
  const bool checked = options.rules >= kOptionsNeedEffectSince;
  if (joins && setup.players == elpaso::kMaxPlayers) {
    return Error{"Sue can join two or three people: four leave no seat for her."};
  }
  if (joins && setup.players == 1) {
    if (checked) return option_without_effect("sue", "against a single person Sue plays anyway");
    options.extra_sue = 0;
  }
  if (options.sue_b_cards > 0 && setup.players > 1 && !joins) {
    if (checked) {
      return option_without_effect(
          "sue-difficulty", "Sue does not play; she joins two or three people with sue=joins");
    }
    options.sue_b_cards = 0;
  }
  return options;
}

struct ElPasoTables : elpaso::GamePresenter {
  static constexpr const auto& kProspects = elpaso::kProspects;
  static constexpr auto& feature_names = elpaso::feature_names;
  static constexpr auto& state_from_json = elpaso::state_from_json;
  static int seats(const State& state) { return state.seats(); }
  static std::uint64_t hash(const State& state) { return elpaso::fingerprint(state); }
};

class ElPasoGame final : public FullGame<ElPasoTables> {
 public:
  ElPasoGame() { elpaso::load_weights(); }

  const GameInfo& info() const override { return kInfo; }
  std::uint64_t fingerprint(const Position& position) const override {
    return elpaso::fingerprint(inner(position));
  }
  Result<elpaso::Options> options_of(const Setup& setup) const override {
    return elpaso_options(setup);
  }
};

}  // namespace

const Game& elpaso_game() {
  static const ElPasoGame game;
  return game;
}

}  // namespace drover::game
