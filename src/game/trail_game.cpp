#include "game/trail_game.h"

#include <array>
#include <bit>
#include <span>

#include "trail/advice.h"
#include "trail/components_json.h"
#include "trail/describe.h"
#include "trail/engine.h"
#include "trail/event_json.h"
#include "trail/fingerprint.h"
#include "trail/json.h"
#include "trail/view.h"

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
constexpr OptionInfo kNeutral{"neutral", "where the neutral buildings stand", kNeutralValues};
constexpr OptionInfo kBuildings{"buildings", "which sides of the private buildings are in play",
                                kBuildingValues};
constexpr std::array<OptionInfo, 5> kFirstOptions{{
    kNeutral,
    kBuildings,
    {"rails", "the expansion Rails to the North", kFirstRailsValues, true},
    {"promo-buildings", "promotional private buildings", kPromoBuildingValues, true},
    {"promo-masters", "promotional station masters", kPromoMasterValues, true},
}};
constexpr std::array<OptionInfo, 5> kSecondOptions{{
    kNeutral,
    kBuildings,
    {"rails", "the expansion Rails to the North", kSecondRailsValues, true},
    {"cattle", "orange cattle in the market", kCattleValues, true},
    {"orange-objectives", "objective cards about orange cattle", kOrangeValues, true},
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

constexpr GameInfo info_of(std::string_view name, std::string_view edition,
                           std::span<const OptionInfo> options) {
  return {name,
          "Great Western Trail",
          edition,
          trail::kMinPlayers,
          trail::kMaxPlayers,
          trail::kRulesVersion,
          sizeof(trail::State),
          options,
          trail::kCategoryNames};
}

trail::Move inner(Move move) { return std::bit_cast<trail::Move>(move.raw); }
Move outer(trail::Move move) { return {std::bit_cast<std::uint32_t>(move)}; }
trail::Seat inner_seat(int seat) {
  return seat == kNoSeat ? trail::kSpectator : static_cast<trail::Seat>(seat);
}
const trail::State& inner(const Position& position) { return position.as<trail::State>(); }
trail::State& inner(Position& position) { return position.as<trail::State>(); }

class TrailGame final : public Game {
 public:
  TrailGame(trail::Edition edition, const GameInfo& info) : edition_(edition), info_(info) {}

  const GameInfo& info() const override { return info_; }

  Result<Position> setup(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    return Position::of(*this, trail::setup(std::get<trail::Options>(options), setup.seed));
  }
  Result<boost::json::object> components(const Setup& setup) const override {
    const auto options = options_of(setup);
    if (const auto* error = std::get_if<Error>(&options)) return *error;
    return trail::components_json(std::get<trail::Options>(options));
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
  std::uint64_t fingerprint(const Position& position) const override {
    return trail::fingerprint(inner(position), trail::kFirstLayoutBytes);
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
    const trail::State& read = std::get<trail::State>(state);
    if (read.edition() != edition_) return Error{"The position belongs to another edition."};
    return Position::of(*this, read);
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
  Result<trail::Options> options_of(const Setup& setup) const {
    if (auto error = check_setup(info_, setup)) return *error;
    trail::Options options;
    options.edition = edition_;
    options.players = static_cast<std::uint8_t>(setup.players);
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
    if (options.has(trail::kExtraOrangeObjectives) && !options.has(trail::kOrangeCattle)) {
      return Error{
          "Objective cards about orange cattle need the option cattle=simmental, "
          "cattle=brahman or cattle=both."};
    }
    return options;
  }

  static trail::EventList seen_events(Position& position, Move move, int viewer) {
    trail::EventList events;
    trail::apply(inner(position), inner(move), &events);
    for (trail::Event& event : events) event = trail::redact(event, inner_seat(viewer));
    return events;
  }

  trail::Edition edition_;
  GameInfo info_;
};

}  // namespace

const Game& classic_game() {
  static const TrailGame game(trail::Edition::kFirst,
                              info_of("classic", "first edition", kFirstOptions));
  return game;
}

const Game& second_game() {
  static const TrailGame game(trail::Edition::kSecond,
                              info_of("second", "second edition", kSecondOptions));
  return game;
}

}  // namespace drover::game
