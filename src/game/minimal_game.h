// MinimalGame: a Game with rules only. Its sentences and tables are the kit's defaults
// (kit/defaults.h), its evaluation is the current score. Besides the rules the game has only a
// heuristic for its moves.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/kit_presenter.h"
#include "game/rules_game.h"
#include "game/thinker.h"
#include "kit/defaults.h"

namespace drover::game {

// A presenter with the kit's defaults.
template <class Tables>
class MinimalPresenter final : public KitPresenter<Tables> {
  using Base = KitPresenter<Tables>;
  using Base::inner;
  using Base::seen_events;
  using typename Base::State;

 public:
  // `game` must outlive the presenter.
  explicit MinimalPresenter(const RulesGame<Tables>& game) : game_(game) {}

  Result<boost::json::object> components(const Setup& setup) const override {
    const auto options = game_.options_of(setup);
    if (!options) return options.error();
    return text::to_boost_object([&] {
      text::Object all = Tables::components(*options);
      all["game"] = game_.info().name;
      return all;
    });
  }
  std::optional<text::Reason> why_not_at(const Position& view, int seat,
                                         std::string_view element) const override {
    std::optional<text::Reason> reason = text::never_chosen();
    for (const Move move : Tables::moves().all()) {
      if (Tables::moves().element(move) != element) continue;
      reason = this->why_not(view, seat, move);
      if (!reason) break;
    }
    return reason;
  }
  std::vector<std::string> apply_in_words(Position& position, Move move, int viewer,
                                          text::Language language) const override {
    const auto events = seen_events(position, move, viewer);
    return kit::defaults::event_sentences<Tables>(inner(position), events, language);
  }
  std::string move_sentence(const Position& position, Move move,
                            text::Language language) const override {
    return kit::defaults::move_sentence<Tables>(inner(position), move, language);
  }
  std::string table_text(const Position& position, bool colour,
                         text::Language /*language*/) const override {
    return kit::defaults::table_text(game_.to_json(position), colour);
  }
  std::string seat_text(const Position& position, int seat,
                        text::Language /*language*/) const override {
    return kit::defaults::seat_text(game_.to_json(position), static_cast<kit::Seat>(seat));
  }
  // A minimal game has no prospects.
  boost::json::object prospect_json(const Position& /*view*/,
                                    Prospect /*prospect*/) const override {
    return {};
  }
  std::string prospect_words(const Position& /*view*/, Prospect /*prospect*/,
                             text::Language /*language*/) const override {
    return {};
  }

 private:
  std::optional<text::Reason> reason_against(const State& state, Move move) const override {
    return kit::defaults::why_not<Tables>(state, move);
  }

  const RulesGame<Tables>& game_;
};

// A thinker with a heuristic only: it expects the current score, and knows no features and no
// prospects.
template <class Tables>
class MinimalThinker final : public Thinker {
 public:
  // `rules` must outlive the thinker.
  explicit MinimalThinker(const Rules& rules) : rules_(rules) {}

  void heuristic(const Position& view, const MoveList& moves, double* out) const override {
    const auto& state = StateAccess<Tables>::inner(view);
    for (std::size_t i = 0; i < moves.size(); ++i) out[i] = Tables::heuristic(state, moves[i]);
  }
  void estimate_scores(const Position& position, Expectation& out) const override {
    const Scores now = rules_.scores(position);
    out.seats = now.seats;
    out.categories = now.categories;
    for (int seat = 0; seat < now.seats; ++seat) {
      for (int c = 0; c < now.categories; ++c) out.points[seat][c] = now.points[seat][c];
    }
  }
  std::span<const std::string_view> feature_names() const override { return {}; }
  void features(const Position& /*position*/, int /*seat*/, float* /*out*/) const override {}
  void apply_with_prospects(Position& position, Move move, const Position& /*view*/, int /*viewer*/,
                            std::vector<Prospect>& /*out*/) const override {
    rules_.apply(position, move);
  }
  std::optional<Prospect> without_details(Prospect /*prospect*/) const override { return {}; }
  int weight(Prospect /*prospect*/) const override { return 0; }

 private:
  const Rules& rules_;
};

// `Tables` has the members that RulesGame needs and these: kCatalogue, the name of its catalogue;
// option_rows(); heuristic(view, move), the heuristic value of a legal move.
template <class Tables>
class MinimalGame final : public RulesGame<Tables> {
  using Base = RulesGame<Tables>;
  using Base::inner;
  using typename Base::Options;
  using typename Base::State;

 public:
  // `info` is the game's card. Its members that follow from the rules (options, categories,
  // state_bytes, rules versions, family, catalogues) are filled in here.
  explicit MinimalGame(const GameInfo& info) : info_(info) {
    for (const auto& row : Tables::option_rows()) options_.push_back(row.info);
    info_.options = options_;
    info_.categories = Tables::kCategoryNames;
    info_.state_bytes = sizeof(State);
    info_.rules_version = info_.oldest_rules_version = Options{}.rules;
    info_.family = info_.name;
    info_.catalogues = {&Tables::kCatalogue, 1};
  }

  const GameInfo& info() const override { return info_; }
  const Presenter& presenter() const override { return presenter_; }
  const Thinker& thinker() const override { return thinker_; }

  Result<Options> options_of(const Setup& setup) const override {
    if (auto error = check_setup(info_, setup)) return *error;
    Options options;
    choose(info_, setup, Tables::option_rows(), options);
    options.players = static_cast<std::uint8_t>(setup.players);
    return options;
  }
  std::uint64_t fingerprint(const Position& position) const override {
    return Tables::hash(inner(position));
  }

 private:
  std::vector<OptionInfo> options_;
  GameInfo info_;
  MinimalPresenter<Tables> presenter_{*this};
  MinimalThinker<Tables> thinker_{*this};
};

}  // namespace drover::game
