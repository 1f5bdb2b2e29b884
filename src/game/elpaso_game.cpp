#include "game/elpaso_game.h"

#include <array>
#include <bit>
#include <span>

#include "elpaso/advice.h"
#include "elpaso/components_json.h"
#include "elpaso/describe.h"
#include "elpaso/engine.h"
#include "elpaso/event_json.h"
#include "elpaso/json.h"
#include "elpaso/view.h"

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
    {"trains", "which sides of the train cards are up", kTrainValues},
    {"buildings", "which sides of the public buildings are up", kBuildingValues},
    {"sue", "when Sue, the automated opponent, takes part", kSueValues, true},
    {"sue-difficulty", "how strong Sue is: B cards in her deck", kDifficultyValues, true},
    {"after-move", "what becomes of a tile's other actions after its move action", kAfterMoveValues,
     true},
    {"dark-discs", "where discs from dark spaces may go", kDarkDiscValues, true},
}};

constexpr GameInfo kInfo{"elpaso",
                         "Great Western Trail: El Paso",
                         "2025",
                         elpaso::kMinPlayers,
                         elpaso::kMaxPlayers,
                         elpaso::kRulesVersion,
                         sizeof(elpaso::State),
                         kOptions,
                         elpaso::kCategoryNames};

elpaso::Move inner(Move move) { return std::bit_cast<elpaso::Move>(move.raw); }
Move outer(elpaso::Move move) { return {std::bit_cast<std::uint32_t>(move)}; }
elpaso::Seat inner_seat(int seat) {
  return seat == kNoSeat ? elpaso::kSpectator : static_cast<elpaso::Seat>(seat);
}
const elpaso::State& inner(const Position& position) { return position.as<elpaso::State>(); }
elpaso::State& inner(Position& position) { return position.as<elpaso::State>(); }

Result<elpaso::Options> options_of(const Setup& setup) {
  if (auto error = check_setup(kInfo, setup)) return *error;
  const auto chosen = [&](std::string_view key) { return option_value(kInfo, setup, key); };
  elpaso::Options options;
  options.players = static_cast<std::uint8_t>(setup.players);
  if (chosen("neutral") == "shuffled") options.neutral = elpaso::NeutralSetup::kShuffled;
  if (chosen("trains") == "star") options.star_trains = (1U << elpaso::kTrainCards) - 1;
  if (chosen("trains") == "random") options.star_trains = elpaso::kRandomSides;
  if (chosen("buildings") == "b") options.b_buildings = (1U << elpaso::kBuildingKinds) - 1;
  if (chosen("buildings") == "random") options.b_buildings = elpaso::kRandomSides;
  // In a solo game she plays anyway.
  const bool joins = chosen("sue") == "joins" && setup.players > 1;
  if (joins && setup.players == elpaso::kMaxPlayers) {
    return Error{"Sue can join two or three people: four leave no seat for her."};
  }
  options.extra_sue = joins ? 1 : 0;
  if (joins || setup.players == 1) {
    options.sue_b_cards = static_cast<std::uint8_t>(chosen("sue-difficulty")[0] - '0');
  }
  if (chosen("after-move") == "waiting") options.after_move = elpaso::AfterMove::kWaiting;
  if (chosen("dark-discs") == "when-none-else") {
    options.dark_discs = elpaso::DarkDiscs::kWhenNoneElse;
  }
  return options;
}

class ElPasoGame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  Result<Position> setup(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    return Position::of(*this, elpaso::setup(std::get<elpaso::Options>(options), setup.seed));
  }
  Result<boost::json::object> components(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    return elpaso::components_json(std::get<elpaso::Options>(options));
  }

  int players(const Position& position) const override { return inner(position).people(); }
  int automas(const Position& position) const override {
    return inner(position).seats() - inner(position).people();
  }
  int actor(const Position& position) const override { return elpaso::actor(inner(position)); }
  bool over(const Position& position) const override { return elpaso::over(inner(position)); }
  int turn(const Position& position) const override { return inner(position).turn; }

  void legal(const Position& position, MoveList& list) const override {
    elpaso::MoveList moves;
    elpaso::legal_moves(inner(position), moves);
    list.reset();
    for (const elpaso::Move move : moves) list.push_back(outer(move));
  }
  void apply(Position& position, Move move) const override {
    elpaso::apply(inner(position), inner(move));
  }
  bool try_apply(Position& position, Move move) const override {
    return elpaso::try_apply(inner(position), inner(move));
  }
  boost::json::array apply_with_events(Position& position, Move move, int viewer) const override {
    boost::json::array told;
    for (const elpaso::Event& event : seen_events(position, move, viewer)) {
      told.emplace_back(elpaso::to_json(event));
    }
    return told;
  }
  std::vector<std::string> apply_in_words(Position& position, Move move,
                                          int viewer) const override {
    const elpaso::EventList events = seen_events(position, move, viewer);
    return elpaso::event_sentences(inner(position), events);
  }

  Scores scores(const Position& position) const override {
    Scores scores;
    scores.seats = inner(position).seats();
    scores.categories = elpaso::kCategories;
    for (int seat = 0; seat < scores.seats; ++seat) {
      const elpaso::Score score = elpaso::score(inner(position), inner_seat(seat));
      for (std::size_t c = 0; c < score.by_category.size(); ++c) {
        scores.points[seat][c] = score.by_category[c];
      }
    }
    return scores;
  }
  std::uint32_t winners(const Position& position) const override {
    return elpaso::winners(inner(position));
  }

  boost::json::object view(const Position& position, int viewer) const override {
    return elpaso::view_json(inner(position), inner_seat(viewer));
  }
  Position redact(const Position& position, int viewer) const override {
    return Position::of(*this, elpaso::redact(inner(position), inner_seat(viewer)));
  }
  Position determinize(const Position& position, int viewer, core::Rng& rng) const override {
    return Position::of(*this, elpaso::determinize(inner(position), inner_seat(viewer), rng));
  }
  std::uint64_t fingerprint(const Position& position) const override {
    return elpaso::hash_of(inner(position));
  }
  bool chance_between(const Position& before, const Position& after) const override {
    return !(inner(before).rng == inner(after).rng);
  }

  std::string move_text(Move move) const override { return elpaso::to_text(inner(move)); }
  std::optional<Move> parse_move(std::string_view text) const override {
    const auto move = elpaso::parse_move(text);
    if (!move) return std::nullopt;
    return outer(*move);
  }
  boost::json::object to_json(const Position& position) const override {
    return elpaso::to_json(inner(position));
  }
  Result<Position> from_json(const boost::json::value& value) const override {
    auto state = elpaso::state_from_json(value);
    if (const auto* sentence = std::get_if<std::string>(&state)) return Error{*sentence};
    return Position::of(*this, std::get<elpaso::State>(state));
  }

  std::string decision_sentence(const Position& position) const override {
    return elpaso::decision_sentence(inner(position));
  }
  std::string move_sentence(const Position& position, Move move) const override {
    return elpaso::move_sentence(inner(position), inner(move));
  }
  std::string table_text(const Position& position, bool colour) const override {
    return elpaso::table_text(inner(position), colour);
  }
  std::string seat_text(const Position& position, int seat) const override {
    return elpaso::seat_text(inner(position), inner_seat(seat));
  }
  void rules_of_thumb(const Position& view, const MoveList& moves, double* out) const override {
    elpaso::MoveList list;
    for (const Move move : moves) list.push_back(inner(move));
    elpaso::rules_of_thumb(inner(view), list, out);
  }

 private:
  static elpaso::EventList seen_events(Position& position, Move move, int viewer) {
    elpaso::EventList events;
    elpaso::apply(inner(position), inner(move), &events);
    for (elpaso::Event& event : events) event = elpaso::redact(event, inner_seat(viewer));
    return events;
  }
};

}  // namespace

const Game& elpaso_game() {
  static const ElPasoGame game;
  return game;
}

}  // namespace drover::game
