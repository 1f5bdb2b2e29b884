#include "game/trail_game.h"

#include <array>
#include <bit>

#include "trail/advice.h"
#include "trail/describe.h"
#include "trail/engine.h"
#include "trail/event_json.h"
#include "trail/json.h"
#include "trail/view.h"

namespace drover::game {

namespace {

constexpr std::string_view kName = "classic";

constexpr std::array<OptionValue, 2> kNeutralValues{{
    {"fixed", "building A on space A, B on B and so on, as recommended for a first game"},
    {"shuffled", "the seven neutral buildings are dealt onto their spaces at random"},
}};
constexpr std::array<OptionValue, 2> kBuildingValues{{
    {"a", "everybody plays with side a of every private building, as in a first game"},
    {"random", "for each number one side is drawn at random, the same for all players"},
}};
constexpr std::array<OptionInfo, 2> kOptions{{
    {"neutral", "where the neutral buildings stand", kNeutralValues},
    {"buildings", "which sides of the private buildings are in play", kBuildingValues},
}};

constexpr GameInfo kInfo{
    kName,
    "Great Western Trail",
    "first edition",
    trail::kMinPlayers,
    trail::kMaxPlayers,
    trail::kRulesVersion,
    sizeof(trail::State),
    kOptions,
    trail::kCategoryNames,
};

trail::Move inner(Move move) { return std::bit_cast<trail::Move>(move.raw); }
Move outer(trail::Move move) { return {std::bit_cast<std::uint32_t>(move)}; }
trail::Seat inner_seat(int seat) {
  return seat == kNoSeat ? trail::kSpectator : static_cast<trail::Seat>(seat);
}
const trail::State& inner(const Position& position) { return position.as<trail::State>(); }
trail::State& inner(Position& position) { return position.as<trail::State>(); }

class TrailGame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  Result<Position> setup(const Setup& setup) const override {
    if (auto error = check_setup(kInfo, setup)) return *error;
    trail::Options options;
    options.players = static_cast<std::uint8_t>(setup.players);
    if (option_value(kInfo, setup, "neutral") == "shuffled") {
      options.neutral = trail::NeutralSetup::kShuffled;
    }
    if (option_value(kInfo, setup, "buildings") == "random") {
      options.sides = trail::BuildingSides::kRandom;
    }
    return Position::of(*this, trail::setup(options, setup.seed));
  }

  int players(const Position& position) const override { return inner(position).players(); }
  int actor(const Position& position) const override { return trail::actor(inner(position)); }
  bool over(const Position& position) const override { return trail::over(inner(position)); }
  int turn(const Position& position) const override { return inner(position).turn; }

  void legal(const Position& position, MoveList& list) const override {
    trail::MoveList moves;
    trail::legal_moves(inner(position), moves);
    list.reset();
    for (const trail::Move move : moves) list.push_back(outer(move));
  }
  void apply(Position& position, Move move) const override {
    trail::apply(inner(position), inner(move));
  }
  bool try_apply(Position& position, Move move) const override {
    return trail::try_apply(inner(position), inner(move));
  }
  boost::json::array apply_with_events(Position& position, Move move, int viewer) const override {
    boost::json::array told;
    for (const trail::Event& event : seen_events(position, move, viewer)) {
      told.emplace_back(trail::to_json(event));
    }
    return told;
  }
  std::vector<std::string> apply_in_words(Position& position, Move move,
                                          int viewer) const override {
    const trail::EventList events = seen_events(position, move, viewer);
    return trail::event_sentences(inner(position), events);
  }

  Scores scores(const Position& position) const override {
    Scores scores;
    scores.seats = players(position);
    scores.categories = trail::kCategories;
    for (int seat = 0; seat < scores.seats; ++seat) {
      const trail::Score score = trail::score(inner(position), inner_seat(seat));
      for (std::size_t c = 0; c < score.by_category.size(); ++c) {
        scores.points[seat][c] = score.by_category[c];
      }
    }
    return scores;
  }
  std::uint32_t winners(const Position& position) const override {
    return trail::winners(inner(position));
  }

  boost::json::object view(const Position& position, int viewer) const override {
    return trail::view_json(inner(position), inner_seat(viewer));
  }
  Position redact(const Position& position, int viewer) const override {
    return Position::of(*this, trail::redact(inner(position), inner_seat(viewer)));
  }
  Position determinize(const Position& position, int viewer, core::Rng& rng) const override {
    return Position::of(*this, trail::determinize(inner(position), inner_seat(viewer), rng));
  }
  bool chance_between(const Position& before, const Position& after) const override {
    return !(inner(before).rng == inner(after).rng);
  }

  std::string move_text(Move move) const override { return trail::to_text(inner(move)); }
  std::optional<Move> parse_move(std::string_view text) const override {
    const auto move = trail::parse_move(text);
    if (!move) return std::nullopt;
    return outer(*move);
  }
  boost::json::object to_json(const Position& position) const override {
    return trail::to_json(inner(position));
  }
  Result<Position> from_json(const boost::json::value& value) const override {
    auto state = trail::state_from_json(value);
    if (const auto* sentence = std::get_if<std::string>(&state)) return Error{*sentence};
    return Position::of(*this, std::get<trail::State>(state));
  }

  std::string decision_sentence(const Position& position) const override {
    return trail::decision_sentence(inner(position));
  }
  std::string move_sentence(const Position& position, Move move) const override {
    return trail::move_sentence(inner(position), inner(move));
  }
  std::string table_text(const Position& position, bool colour) const override {
    return trail::table_text(inner(position), colour);
  }
  std::string seat_text(const Position& position, int seat) const override {
    return trail::seat_text(inner(position), inner_seat(seat));
  }
  void rules_of_thumb(const Position& view, const MoveList& moves, double* out) const override {
    trail::MoveList list;
    for (const Move move : moves) list.push_back(inner(move));
    trail::rules_of_thumb(inner(view), list, out);
  }

 private:
  static trail::EventList seen_events(Position& position, Move move, int viewer) {
    trail::EventList events;
    trail::apply(inner(position), inner(move), &events);
    for (trail::Event& event : events) event = trail::redact(event, inner_seat(viewer));
    return events;
  }
};

}  // namespace

const Game& classic_game() {
  static const TrailGame game;
  return game;
}

}  // namespace drover::game
