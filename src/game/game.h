// The interface of every game. The rooms above (bots, tables, command line) know games only through
// this file.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "core/result.h"
#include "core/rng.h"
#include "core/rule_change.h"
#include "kit/observation.h"
#include "kit/options.h"
#include "kit/types.h"
#include "text/catalogue.h"
#include "text/json_tree.h"
#include "text/language.h"
#include "text/reason.h"

namespace drover::game {

// A sentence that tells a person what is wrong.
struct Error {
  std::string sentence;
};
template <class T>
using Result = core::Result<T, Error>;

using kit::Move;
using kit::MoveList;
using kit::ObservedNumber;
using kit::ObservedPart;

inline constexpr int kNoSeat = -1;  // a spectator, or no seat

class Game;

// A position of any game: the game's state stored inline and copied as bytes, without heap memory.
class Position {
 public:
  static constexpr std::size_t kCapacity = 2048;

  Position() = default;
  Position(const Position& other) { assign(other); }
  Position& operator=(const Position& other) {
    if (this != &other) assign(other);
    return *this;
  }

  const Game& game() const { return *game_; }
  bool valid() const { return game_ != nullptr; }
  std::span<const std::byte> bytes() const { return {storage_, size_}; }

  template <class State>
  static Position of(const Game& game, const State& state) {
    static_assert(sizeof(State) <= kCapacity && alignof(State) <= 8);
    Position position;
    position.game_ = &game;
    position.size_ = sizeof(State);
    std::memcpy(position.storage_, &state, sizeof(State));
    return position;
  }
  // A position from its bytes. Precondition: `bytes` came from a position of `game`.
  static Position of_bytes(const Game& game, std::span<const std::byte> bytes) {
    assert(bytes.size() <= kCapacity);
    Position position;
    position.game_ = &game;
    position.size_ = bytes.size();
    std::memcpy(position.storage_, bytes.data(), bytes.size());
    return position;
  }
  template <class State>
  const State& as() const {
    return *reinterpret_cast<const State*>(storage_);
  }
  template <class State>
  State& as() {
    return *reinterpret_cast<State*>(storage_);
  }

  // Positions of one game with equal bytes are equal positions.
  friend bool operator==(const Position& a, const Position& b) {
    return a.game_ == b.game_ && a.size_ == b.size_ &&
           std::memcmp(a.storage_, b.storage_, a.size_) == 0;
  }

 private:
  void assign(const Position& other) {
    game_ = other.game_;
    size_ = other.size_;
    std::memcpy(storage_, other.storage_, other.size_);
  }

  const Game* game_ = nullptr;
  std::size_t size_ = 0;
  alignas(8) std::byte storage_[kCapacity];
};

using kit::AutomaInfo;
using kit::kGrades;
using kit::OptionChoice;
using kit::OptionInfo;

// One table of fitted evaluation weights (`drover fit`): the games it is fitted on, all of which
// have one option at one value, and whether it is for the seats of automas.
struct WeightPart {
  std::string_view title;
  std::string_view option{};  // empty: games with any options
  std::string_view value{};
  bool automas = false;
};

inline constexpr int kMaxSeats = 4;

// A year in which the game, or an expansion that can be played here, was published.
struct Publication {
  std::string_view title;
  int year;
};
// How long a game takes, as printed on the box; 0 if no source states it.
struct Minutes {
  int least = 0;
  int most = 0;
};
enum class Stage : std::uint8_t {
  kExact,                // all figures come from printed parts or rule books
  kPartlyReconstructed,  // some figures are reconstructed (docs/reconstructed.md)
};

// The card of a game. The first part describes the published game for people. It is taken from the
// sources of the rules; a member is empty where no source states it. The second part describes the
// implementation.
struct GameInfo {
  std::string_view name{};  // the key of the game on the command line and in JSON: "classic"
  std::string_view title{};
  std::string_view edition{};
  std::string_view designer{};
  std::string_view publisher{};
  std::span<const Publication> years{};  // oldest first
  int min_players = 1;                   // people and bots; automas come on top
  int max_players = kMaxSeats;
  Minutes minutes{};
  std::string_view rules{};  // a link to the rules, or the title of the rule book
  Stage stage = Stage::kExact;
  std::string_view based_on{};  // the name of the game that it builds on; empty: none

  std::string_view family{};     // the folder below src that holds its rules; games may share one
  int rules_version = 1;         // the version that new games are played under
  int oldest_rules_version = 1;  // the oldest version under which a stored game can be continued
  std::span<const core::RuleChange> rule_changes{};
  std::size_t state_bytes = 0;
  std::span<const OptionInfo> options{};
  std::span<const std::string_view> categories{};  // of the score
  std::span<const std::string_view> catalogues{};  // of its sentences; later ones take precedence
  std::span<const WeightPart> weights{};           // its part of the family's weights, in order
  // The automas that can be chosen. The first one is the opponent of a single person by default.
  std::span<const AutomaInfo> automas{};
};

// The parameters of a new game.
struct Setup {
  int players = 2;
  std::uint64_t seed = 1;
  std::map<std::string, std::string> options;  // options left out have their default
  int rules_version = 0;                       // 0: the newest
};

inline constexpr int kMaxCategories = 16;
// The points of every seat, by category.
struct Scores {
  int seats = 0;
  int categories = 0;
  std::int16_t points[kMaxSeats][kMaxCategories]{};
  int total(int seat) const {
    int sum = 0;
    for (int c = 0; c < categories; ++c) sum += points[seat][c];
    return sum;
  }
};

// The estimated final score of every seat, by the categories of Scores.
struct Expectation {
  int seats = 0;
  int categories = 0;
  float points[kMaxSeats][kMaxCategories]{};
  float total(int seat) const {
    float sum = 0;
    for (int c = 0; c < categories; ++c) sum += points[seat][c];
    return sum;
  }
};

// The result of a game in which every move was drawn at random.
struct RandomGameResult {
  std::int64_t decisions = 0;
  int turns = 0;
  int score = 0;           // the sum over all seats
  std::uint64_t hash = 0;  // of the final position and the scores
};

// A possible outcome of a move that is worth naming in a hint, such as a delivery: four bytes that
// only the game can decode.
struct Prospect {
  std::uint32_t raw = 0;
  friend constexpr bool operator==(const Prospect&, const Prospect&) = default;
  friend constexpr bool operator<(Prospect a, Prospect b) { return a.raw < b.raw; }
};

// The weights of a heuristic that has separate ones for games of one person against automas.
// `people`: the weights of all other games. `alone`: two sets, early game, then late game, tuned by
// `drover tune`.
struct HeuristicWeights {
  std::span<const double> people{};
  std::span<const double> alone{};
};

class Game {
 public:
  virtual ~Game() = default;

  virtual const GameInfo& info() const = 0;
  virtual Result<Position> setup(const Setup& setup) const = 0;
  // The start of a new game with the options of `like`. Does not allocate.
  virtual Position new_game_like(const Position& like, std::uint64_t seed) const = 0;

  // Every printed figure of the components that a set-up uses, each with its source (docs/api.md,
  // "Components").
  virtual Result<boost::json::object> components(const Setup& setup) const = 0;

  // The number of seats of people and bots: 0 to players() - 1.
  virtual int players(const Position& position) const = 0;
  // The number of seats of automas, which follow those of the players. An automa is played by the
  // rules inside apply() and never decides. Scores, winners and views include it.
  virtual int automas(const Position& position) const {
    (void)position;
    return 0;
  }
  // The seat that decides next.
  virtual int actor(const Position& position) const = 0;
  virtual bool over(const Position& position) const = 0;
  // The number of the current turn.
  virtual int turn(const Position& position) const = 0;
  // Replaces `list` by the legal moves, each listed once; none if the game is over.
  virtual void legal(const Position& position, MoveList& list) const = 0;
  // Carries out a move. Precondition: the move is legal.
  virtual void apply(Position& position, Move move) const = 0;
  // Carries out a move if it is legal; otherwise returns false and leaves the position unchanged.
  virtual bool try_apply(Position& position, Move move) const = 0;
  // Empty if the rules allow the position, otherwise one sentence about the first problem. Every
  // position and view made by this program is consistent.
  virtual std::string inconsistency(const Position& position) const = 0;
  // The reason why `seat` cannot make a move of all_moves(); none if it can. The reason may reveal
  // anything in the position: for a player, pass the player's view.
  virtual std::optional<text::Reason> why_not(const Position& position, int seat,
                                              Move move) const = 0;
  // The reason why `seat` can make no move by choosing an element of the board, named as in views
  // (docs/api.md, "Elements and events"); none if it can. `view` is the seat's view.
  virtual std::optional<text::Reason> why_not_at(const Position& view, int seat,
                                                 std::string_view element) const = 0;
  // The sentence for a reason from why_not or why_not_at; `view` is the position passed there.
  virtual std::string reason_sentence(const Position& view, const text::Reason& reason,
                                      text::Language language) const = 0;
  // Carries out a legal move and returns its events in order, without what `viewer` may not see:
  // objects with "event", "seat" and the members of that event. The result lives in the current
  // text::JsonArena.
  virtual text::Array events_of(Position& position, Move move, int viewer) const = 0;
  // Calls events_of and returns the events as a value that needs no arena.
  boost::json::array apply_with_events(Position& position, Move move, int viewer) const {
    return text::to_boost_array([&] { return events_of(position, move, viewer); });
  }
  // Carries out a legal move and returns one sentence for each event that has one, as far as
  // `viewer` may see it.
  virtual std::vector<std::string> apply_in_words(Position& position, Move move, int viewer,
                                                  text::Language language) const = 0;

  // Carries out a legal move in a determinization for `viewer` and adds to `out` what that seat
  // gains by it, as far as it is worth naming. Cards and tiles hidden in `view`, the viewer's own
  // view, are left out of the prospects: the determinization only guessed them.
  virtual void apply_with_prospects(Position& position, Move move, const Position& view, int viewer,
                                    std::vector<Prospect>& out) const = 0;
  // The prospect without its details, such as "hire a worker" for "hire a cowboy"; none if it is
  // not worth naming without them.
  virtual std::optional<Prospect> without_details(Prospect prospect) const = 0;
  // How important a prospect is as a reason for a move, compared with others of the game.
  virtual int weight(Prospect prospect) const = 0;
  // The prospect as an event of the log, without the members that are left out.
  virtual boost::json::object prospect_json(const Position& view, Prospect prospect) const = 0;
  // The prospect for people: "deliver to Topeka".
  virtual std::string prospect_words(const Position& view, Prospect prospect,
                                     text::Language language) const = 0;

  virtual Scores scores(const Position& position) const = 0;
  virtual std::uint32_t winners(const Position& position) const = 0;  // bit per seat

  // The static evaluation: the estimated final scores of all seats, automas included. Takes true
  // positions, determinizations and views. Exact once the game is over. Takes about a microsecond
  // and does not allocate.
  virtual void estimate_scores(const Position& position, Expectation& out) const = 0;
  // The names of the features that the static evaluation is fitted on.
  virtual std::span<const std::string_view> feature_names() const = 0;
  // Writes the features of a seat to out[0], out[1], ..., in the order of feature_names().
  virtual void features(const Position& position, int seat, float* out) const = 0;

  // The view of `viewer` as JSON, with all that a page needs to draw it and to offer its choices
  // (docs/api.md). It is made from the redacted position, so it cannot reveal hidden things. The
  // result lives in the current text::JsonArena.
  virtual text::Object view_tree(const Position& position, int viewer) const = 0;
  // Calls view_tree and returns the view as a value that needs no arena.
  boost::json::object view(const Position& position, int viewer) const {
    return text::to_boost_object([&] { return view_tree(position, viewer); });
  }
  // One of the choices listed in the view of the seat that decides. `view` is that seat's view.
  virtual text::Object choice_tree(const Position& view, Move move) const = 0;

  // The position as `viewer` may know it, without everything hidden from that seat.
  virtual Position redact(const Position& position, int viewer) const = 0;
  // A random full position that agrees with everything `viewer` knows.
  virtual Position determinize(const Position& position, int viewer, core::Rng& rng) const = 0;
  // True for the result of redact(). Moves must not be applied to a view, only to a determinization
  // of it.
  virtual bool is_view(const Position& position) const = 0;
  // Plays a new game with the options of `like` to its end with uniformly random legal moves,
  // without going through this interface for each move. `drover bench` measures it.
  virtual RandomGameResult play_at_random(const Position& like, std::uint64_t seed,
                                          core::Rng& rng) const = 0;
  // A hash of the position's meaning. It is stable across releases that play by one rules version;
  // signatures consist of these hashes.
  virtual std::uint64_t fingerprint(const Position& position) const = 0;
  // True if the random generator was used between the two positions, so that something random or
  // hidden became known.
  virtual bool chance_between(const Position& before, const Position& after) const = 0;

  // Every move that is legal in some position: the action space. The order is fixed within a
  // release.
  virtual std::span<const Move> all_moves() const = 0;
  // The verb of a move of all_moves().
  virtual std::string_view move_verb(Move move) const = 0;
  // The element of the board that a move of all_moves() points at; empty if it points at none.
  virtual std::string move_element(Move move) const = 0;
  // The meaning of each number of an observation (kit/observation.h) in games with the options of
  // `like`. It does not depend on the viewer.
  virtual std::vector<ObservedNumber> observed_numbers(const Position& like) const = 0;
  // Writes the observation of `viewer`, a seat of a person or bot, to out[0], out[1], ...
  virtual void observe(const Position& position, int viewer, std::uint8_t* out) const = 0;
  // Updates an observation in place: writes only the parts that may have changed. `out` must hold
  // what the seat `seen_by` observed of `before`, a position with equal options; `parts` is the
  // result of observed_parts().
  virtual void observe_after(const Position& before, int seen_by, const Position& position,
                             int viewer, std::span<const ObservedPart> parts,
                             std::uint8_t* out) const = 0;
  // The parts of an observation that observe_after can skip, in games with the options of `like`.
  virtual std::vector<ObservedPart> observed_parts(const Position& like) const = 0;

  // The notation of a move, and the move of a notation.
  virtual std::string move_text(Move move) const = 0;
  virtual std::optional<Move> parse_move(std::string_view text) const = 0;
  // The position or view as it stands, with the decisions that wait. A complete position is better
  // written by TurnHistory (turn_history.h).
  virtual boost::json::object to_json(const Position& position) const = 0;
  virtual Result<Position> from_json(const boost::json::value& value) const = 0;

  // The sentence that asks for the current decision.
  virtual std::string decision_sentence(const Position& position,
                                        text::Language language) const = 0;
  // The sentence for a legal move: its effect and its cost.
  virtual std::string move_sentence(const Position& position, Move move,
                                    text::Language language) const = 0;
  // The whole table as text for a terminal; `colour` adds ANSI colours.
  virtual std::string table_text(const Position& position, bool colour,
                                 text::Language language) const = 0;
  // One line of text with the resources of a seat, such as its dollars and its hand.
  virtual std::string seat_text(const Position& position, int seat,
                                text::Language language) const = 0;

  // The heuristic value of each legal move, higher is better, written to out[0], out[1], ... It
  // uses only what the actor may know.
  virtual void heuristic(const Position& view, const MoveList& moves, double* out) const = 0;
  // The weights of the heuristic. Empty if it has none for games of one person against automas.
  virtual HeuristicWeights heuristic_weights() const { return {}; }
  // The heuristic for games of one person against automas, with `alone` in place of the weights of
  // that name. A heuristic without such weights ignores `alone`.
  virtual void solo_heuristic(const Position& view, const MoveList& moves, double* out,
                              std::span<const double> alone) const {
    (void)alone;
    heuristic(view, moves, out);
  }
};

// All games of this program.
std::span<const Game* const> all_games();
// The game of that name; nullptr if there is none.
const Game* find_game(std::string_view name);
// Adds a game from outside this room, which must outlive the program. Call it before any other
// thread runs and before all_games() is used.
void register_game(const Game& game);
// The game of that name, or a sentence that lists the known names.
Result<const Game*> require_game(std::string_view name);

// Reads a position of the game named by its member "game" and plays its "moves" (turn_history.h).
Result<Position> position_from_json(const boost::json::value& value);

// Checks the rules version, the number of players, and that each option and value exists. Returns
// the first problem.
std::optional<Error> check_setup(const GameInfo& info, const Setup& setup);
// Checks that games under that rules version can be played.
std::optional<Error> check_rules_version(const GameInfo& info, int version);
// The rules version of a set-up, with 0 replaced by the newest.
constexpr int rules_version_of(const GameInfo& info, const Setup& setup) {
  return setup.rules_version == 0 ? info.rules_version : setup.rules_version;
}
// The description of a game as JSON, for the command line and the API (docs/api.md, "Games").
boost::json::object info_json(const GameInfo& info);
// The first `count` values of an option of the game.
std::span<const std::string_view> first_values(const GameInfo& info, std::string_view key,
                                               int count);
// Since this rules version a set-up is refused if one of its options would change nothing. Older
// set-ups may hold such an option; it is ignored there.
constexpr int kOptionsNeedEffectSince = 2;
// The error for an option that would change nothing.
Error option_without_effect(std::string_view option, std::string_view why);
// The value chosen for an option of the game, or its default.
std::string_view option_value(const GameInfo& info, const Setup& setup, std::string_view key);
// The set-up with its rules version and every option filled in, except extra options at their
// default.
Setup with_defaults(const GameInfo& info, const Setup& setup);

// The sentences of a game for a terminal.
text::MessageFormatter formatter_of(const GameInfo& info, text::Language language);
// The English explanation of an option (`value` = "text") or of one of its values.
std::string option_words(const GameInfo& info, const OptionInfo& option, std::string_view value);
// The name of a category of the score.
std::string category_name(const Game& game, int category, text::Language language);

// A hash of a position's bytes: equal positions have equal hashes on every run and machine.
std::uint64_t hash_of(const Position& position);

// A separate seed for each game of a series (`index`) and for each purpose within it (`stream`),
// such as one bot.
constexpr std::uint64_t derive_seed(std::uint64_t seed, std::uint64_t index, std::uint64_t stream) {
  core::Rng rng = core::Rng::from_seed(seed);
  rng = core::Rng::from_seed(rng.next() ^ index);
  rng = core::Rng::from_seed(rng.next() ^ stream);
  return rng.next();
}

// Appends a value to a chain of hashes. Signatures are such chains over positions, scores and
// games.
constexpr std::uint64_t chained_hash(std::uint64_t hash, std::uint64_t value) {
  return core::Rng::from_state(hash ^ value).next();
}

}  // namespace drover::game
