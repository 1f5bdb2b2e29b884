#include "game/trail_game.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "game/engine_game.h"
#include "trail/consistency.h"
#include "trail/describe.h"
#include "trail/events.h"
#include "trail/fields.h"
#include "trail/fingerprint.h"
#include "trail/json.h"
#include "trail/options.h"
#include "trail/routes.h"
#include "trail/rule_changes.h"
#include "trail/rules.h"
#include "trail/think/advice.h"
#include "trail/think/evaluation.h"
#include "trail/think/prospects.h"
#include "trail/view.h"

namespace drover::game {

namespace {

constexpr std::array<WeightPart, 2> kFirstWeights{{
    {"first edition", "rails", "without"},
    {"first edition, Rails to the North", "rails", "first"},
}};
constexpr std::array<WeightPart, 3> kSecondWeights{{
    {"second edition", "rails", "without"},
    {"second edition, Rails to the North", "rails", "second"},
    {.title = "automas", .automas = true},
}};

// The second edition names some things otherwise.
constexpr std::array<std::string_view, 2> kCatalogues{"trail", "trail/second"};

GameInfo info_of(trail::Edition edition, std::string_view edition_name,
                 std::span<const WeightPart> weights) {
  return {trail::game_name(edition),
          "Great Western Trail",
          edition_name,
          trail::kMinPlayers,
          trail::kMaxPlayers,
          trail::kRulesVersion,
          trail::kOldestRulesVersion,
          trail::kRuleChanges,
          sizeof(trail::State),
          trail::option_infos(edition),
          trail::kCategoryNames,
          "trail",
          std::span(kCatalogues).first(edition == trail::Edition::kSecond ? 2 : 1),
          weights,
          trail::automa_infos(edition)};
}

struct TrailEngine : trail::Shown {
  static constexpr const auto& kProspects = trail::kProspects;
  static constexpr std::span<const std::string_view> kFeatureNames = trail::kFeatureNames;
  static constexpr auto& state_from_json = trail::state_from_json;
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
  std::span<const Move> all_moves() const override { return trail::all_moves(); }
  Result<Position> from_json(const boost::json::value& value) const override {
    auto position = EngineGame::from_json(value);
    if (position && inner(*position).edition() != edition_) {
      return Error{"The position belongs to another edition."};
    }
    return position;
  }
  ThumbFigures thumb_figures() const override {
    return {trail::people_figures(), trail::alone_figures()};
  }
  void rules_of_thumb_alone(const Position& view, const MoveList& moves, double* out,
                            std::span<const double> alone) const override {
    trail::rules_of_thumb_alone(inner(view), moves, out, alone);
  }

 private:
  int seats(const Position& position) const override { return inner(position).players(); }
  Result<trail::Options> options_of(const Setup& setup) const override {
    if (auto error = check_setup(info_, setup)) return *error;
    trail::Options options;
    options.edition = edition_;
    choose(info_, setup, trail::option_rows(edition_), options);
    if (options.rules >= kOptionsNeedEffectSince && options.rails() &&
        options.has(trail::kExtraPromoMasters)) {
      return no_effect("promo-masters", "both belong to Rails to the North");
    }
    // A single player always has an opponent, and nobody plays no seat.
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

  trail::Edition edition_;
  GameInfo info_;
};

}  // namespace

const Game& classic_game() {
  static const TrailGame game(trail::Edition::kFirst,
                              info_of(trail::Edition::kFirst, "first edition", kFirstWeights));
  return game;
}

const Game& second_game() {
  static const TrailGame game(trail::Edition::kSecond,
                              info_of(trail::Edition::kSecond, "second edition", kSecondWeights));
  return game;
}

}  // namespace drover::game
