// MinimalGame: a Game with rules only. Its sentences and tables are the kit's defaults
// (kit/defaults.h), its evaluation is the current score. Besides the rules the game has only a
// heuristic for its moves.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/rules_game.h"
#include "kit/defaults.h"

namespace drover::game {

// `Rules` has the members that RulesGame needs and these: kCatalogue, the name of its catalogue;
// option_rows(); heuristic(view, move), the heuristic value of a legal move.
template <class Rules>
class MinimalGame final : public RulesGame<Rules> {
  using Base = RulesGame<Rules>;
  using Base::inner;
  using Base::inner_seat;
  using Base::seen_events;
  using typename Base::Options;
  using typename Base::State;

 public:
  using Base::actor;
  using Base::over;

  // `info` is the game's card. Its members that follow from the rules (options, categories,
  // state_bytes, rules versions, family, catalogues) are filled in here.
  explicit MinimalGame(const GameInfo& info) : info_(info) {
    for (const auto& row : Rules::option_rows()) options_.push_back(row.info);
    info_.options = options_;
    info_.categories = Rules::kCategoryNames;
    info_.state_bytes = sizeof(State);
    info_.rules_version = info_.oldest_rules_version = Options{}.rules;
    info_.family = info_.name;
    info_.catalogues = {&Rules::kCatalogue, 1};
  }

  const GameInfo& info() const override { return info_; }
  int players(const Position& position) const override { return inner(position).people(); }
  int automas(const Position& position) const override {
    return seats(position) - players(position);
  }
  std::uint64_t fingerprint(const Position& position) const override {
    return Rules::hash(inner(position));
  }
  Result<boost::json::object> components(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (!options) return options.error();
    return text::to_boost_object([&] {
      text::Object all = Rules::components(*options);
      all["game"] = info_.name;
      return all;
    });
  }

  std::optional<text::Reason> why_not(const Position& position, int seat,
                                      Move move) const override {
    if (!over(position) && seat != actor(position)) {
      return text::not_your_turn(seat, actor(position));
    }
    return kit::defaults::why_not<Rules>(inner(position), move);
  }
  std::optional<text::Reason> why_not_at(const Position& view, int seat,
                                         std::string_view element) const override {
    std::optional<text::Reason> reason = text::never_chosen();
    for (const Move move : Rules::moves().all()) {
      if (Rules::moves().element(move) != element) continue;
      reason = why_not(view, seat, move);
      if (!reason) break;
    }
    return reason;
  }

  std::vector<std::string> apply_in_words(Position& position, Move move, int viewer,
                                          text::Language language) const override {
    const auto events = seen_events(position, move, viewer);
    return kit::defaults::event_sentences<Rules>(inner(position), events, language);
  }
  // A minimal game has no prospects.
  void apply_with_prospects(Position& position, Move move, const Position& /*view*/, int /*viewer*/,
                            std::vector<Prospect>& /*out*/) const override {
    this->apply(position, move);
  }
  std::optional<Prospect> without_details(Prospect /*prospect*/) const override { return {}; }
  int weight(Prospect /*prospect*/) const override { return 0; }
  boost::json::object prospect_json(const Position& /*view*/,
                                    Prospect /*prospect*/) const override {
    return {};
  }
  std::string prospect_words(const Position& /*view*/, Prospect /*prospect*/,
                             text::Language /*language*/) const override {
    return {};
  }

  void estimate_scores(const Position& position, Expectation& out) const override {
    const Scores now = this->scores(position);
    out.seats = now.seats;
    out.categories = now.categories;
    for (int seat = 0; seat < now.seats; ++seat) {
      for (int c = 0; c < now.categories; ++c) out.points[seat][c] = now.points[seat][c];
    }
  }
  std::span<const std::string_view> feature_names() const override { return {}; }
  void features(const Position& /*position*/, int /*seat*/, float* /*out*/) const override {}
  void heuristic(const Position& view, const MoveList& moves, double* out) const override {
    for (std::size_t i = 0; i < moves.size(); ++i) out[i] = Rules::heuristic(inner(view), moves[i]);
  }

  std::string move_sentence(const Position& position, Move move,
                            text::Language language) const override {
    return kit::defaults::move_sentence<Rules>(inner(position), move, language);
  }
  std::string table_text(const Position& position, bool colour,
                         text::Language /*language*/) const override {
    return kit::defaults::table_text(this->to_json(position), colour);
  }
  std::string seat_text(const Position& position, int seat,
                        text::Language /*language*/) const override {
    return kit::defaults::seat_text(this->to_json(position), static_cast<kit::Seat>(seat));
  }

 private:
  Result<Options> options_of(const Setup& setup) const override {
    if (auto error = check_setup(info_, setup)) return *error;
    Options options;
    choose(info_, setup, Rules::option_rows(), options);
    options.players = static_cast<std::uint8_t>(setup.players);
    return options;
  }
  int seats(const Position& position) const override { return Rules::seats(inner(position)); }

  std::vector<OptionInfo> options_;
  GameInfo info_;
};

}  // namespace drover::game
