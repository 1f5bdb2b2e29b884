// The contract every game meets, behind one type-erased handle. Rooms above (bots, tables, command
// line) know games only through this file.
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

// A value, or a sentence that tells a person what is wrong.
struct Error {
  std::string sentence;
};
template <class T>
using Result = core::Result<T, Error>;

using kit::Move;
using kit::MoveList;
using kit::ObservedNumber;
using kit::ObservedPart;

inline constexpr int kNoSeat = -1;  // a spectator, or nobody

class Game;

// A position of any game: the game's state inline, copied as bytes, never on the heap.
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
  // `bytes` are those of a position of the game.
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

// One table of fitted weights: for games that always have an option, and for whose seats.
struct WeightPart {
  std::string_view title;
  std::string_view option{};  // empty: none in particular
  std::string_view value{};
  bool automas = false;
};

struct GameInfo {
  std::string_view name;     // "classic", as on the command line
  std::string_view title;    // for people
  std::string_view edition;  // for people
  int min_players;
  int max_players;
  int rules_version = 1;         // of new games
  int oldest_rules_version = 1;  // games of this one and all since are played on as they began
  std::span<const core::RuleChange> rule_changes{};
  std::size_t state_bytes{};
  std::span<const OptionInfo> options{};
  std::span<const std::string_view> categories{};  // of the score
  std::string_view family{};  // games that share an engine: its folder below src
  std::span<const std::string_view> catalogues{};  // of its words; later ones win
  std::span<const WeightPart> weights{};           // its part of the family's weights, in order
  // The first is whom a single person meets who names nobody.
  std::span<const AutomaInfo> automas{};
};

struct Setup {
  int players = 2;
  std::uint64_t seed = 1;
  std::map<std::string, std::string> options;  // only what differs from the default need be named
  int rules_version = 0;                       // 0: the newest
};

inline constexpr int kMaxSeats = 4;
inline constexpr int kMaxCategories = 16;
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

// What each seat may expect to score in the end, by the categories of `scores`.
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

// What came of a game in which every move was drawn at random.
struct PlayedOut {
  std::int64_t decisions = 0;
  int turns = 0;
  int score = 0;           // of all seats together
  std::uint64_t hash = 0;  // over its end and its scores
};

// Something worth naming that may come of a move: four bytes whose meaning only the game knows.
struct Prospect {
  std::uint32_t raw = 0;
  friend constexpr bool operator==(const Prospect&, const Prospect&) = default;
  friend constexpr bool operator<(Prospect a, Prospect b) { return a.raw < b.raw; }
};

// What the rules of thumb go by: at a table of people, and where one person plays against automas,
// first as the game begins and then as it ends (`drover tune`).
struct ThumbFigures {
  std::span<const double> people{};
  std::span<const double> alone{};
};

class Game {
 public:
  virtual ~Game() = default;

  virtual const GameInfo& info() const = 0;
  virtual Result<Position> setup(const Setup& setup) const = 0;
  // A new game with the options of another one; nothing on the heap.
  virtual Position again(const Position& like, std::uint64_t seed) const = 0;

  // Every printed figure of the parts that a set-up brings into play, with where it comes from
  // (docs/api.md, "Components").
  virtual Result<boost::json::object> components(const Setup& setup) const = 0;

  // Seats of people and bots. Seats from here on belong to automas: opponents run by the rules
  // themselves, who play their turns inside apply and never have to decide. Scores, winners and
  // views count them.
  virtual int players(const Position& position) const = 0;
  virtual int automas(const Position& position) const {
    (void)position;
    return 0;
  }
  virtual int actor(const Position& position) const = 0;
  virtual bool over(const Position& position) const = 0;
  virtual int turn(const Position& position) const = 0;
  virtual void legal(const Position& position, MoveList& list) const = 0;
  virtual void apply(Position& position, Move move) const = 0;  // must be legal
  virtual bool try_apply(Position& position, Move move) const = 0;
  // Empty if the position could stand on a table, otherwise one sentence about what is wrong. Every
  // position that comes out of this program is sound, views included.
  virtual std::string inconsistency(const Position& position) const = 0;
  // Why `seat` cannot make a move that has a notation; nothing if it can. Tells what the position
  // holds: for a player it is asked of the view.
  virtual std::optional<text::Reason> why_not(const Position& position, int seat,
                                              Move move) const = 0;
  // The same of a thing of the board: why `seat` can choose nothing by it, as views name it
  // (docs/api.md, "Elements and events"); nothing if it can. `view` is what the seat may see.
  virtual std::optional<text::Reason> why_not_at(const Position& view, int seat,
                                                 std::string_view element) const = 0;
  // What such a reason says; the position is the one it was asked of.
  virtual std::string reason_sentence(const Position& view, const text::Reason& reason,
                                      text::Language language) const = 0;
  // Carries out a legal move and tells, in order, what happened, as structured events that `viewer`
  // may see: each an object with "event", "seat" and what belongs to it. In the arena, or to keep.
  virtual text::Array events_of(Position& position, Move move, int viewer) const = 0;
  boost::json::array apply_with_events(Position& position, Move move, int viewer) const {
    return text::kept_array([&] { return events_of(position, move, viewer); });
  }
  // The same for people: one sentence for each event worth telling.
  virtual std::vector<std::string> apply_in_words(Position& position, Move move, int viewer,
                                                  text::Language language) const = 0;

  // Carries out a legal move of a position that `viewer` has imagined, and adds to `out` what that
  // seat gets by it and is worth naming as what a move leads to. `view` is what the viewer may see:
  // cards and tiles that are hidden there are not named, for they were only imagined.
  virtual void apply_with_prospects(Position& position, Move move, const Position& view, int viewer,
                                    std::vector<Prospect>& out) const = 0;
  // The same without its particulars: to hire, whomever. Nothing if that says nothing.
  virtual std::optional<Prospect> without_particulars(Prospect prospect) const = 0;
  // How much it says about a move, compared with others.
  virtual int weight(Prospect prospect) const = 0;
  // As an event of the log without what is left out, and for people: "deliver to Topeka".
  virtual boost::json::object prospect_json(const Position& view, Prospect prospect) const = 0;
  virtual std::string prospect_words(const Position& view, Prospect prospect,
                                     text::Language language) const = 0;

  virtual Scores scores(const Position& position) const = 0;
  virtual std::uint32_t winners(const Position& position) const = 0;  // bit per seat

  // What every seat, automas included, may expect to score in the end: from a true position, a
  // determinization or a view alike. Exact once the game is over; about a microsecond, and nothing
  // on the heap.
  virtual void expect(const Position& position, Expectation& out) const = 0;
  // What the expectation is fitted on: the numbers a seat's position is described by, into out[0],
  // out[1], ..., as many as there are names.
  virtual std::span<const std::string_view> feature_names() const = 0;
  virtual void features(const Position& position, int seat, float* out) const = 0;

  // What `viewer` may see with all a page needs to draw it and to offer its choices (docs/api.md).
  // Nothing of it is made from what the viewer may not see: the position is redacted first.
  virtual text::Object view_tree(const Position& position, int viewer) const = 0;
  boost::json::object view(const Position& position, int viewer) const {
    return text::kept_object([&] { return view_tree(position, viewer); });
  }
  // One of the choices that it offers to whoever decides, from a position as that seat sees it.
  virtual text::Object choice_tree(const Position& view, Move move) const = 0;

  virtual Position redact(const Position& position, int viewer) const = 0;
  virtual Position determinize(const Position& position, int viewer, core::Rng& rng) const = 0;
  // Whether it is what somebody may know and not a whole position: it is never played on, only a
  // determinization of it.
  virtual bool is_view(const Position& position) const = 0;
  // A new game with the options of another one, played to its end straight on the engine, every
  // move drawn from the legal list: what `drover bench` measures.
  virtual PlayedOut play_at_random(const Position& like, std::uint64_t seed,
                                   core::Rng& rng) const = 0;
  // A hash of what the position means, the same in every release that plays by the same rules:
  // signatures are made of these.
  virtual std::uint64_t fingerprint(const Position& position) const = 0;
  // Whether the generator was used between the two: what was random or hidden has shown itself.
  virtual bool chance_between(const Position& before, const Position& after) const = 0;

  // Every move that there is in some position, in an order that never changes within a release.
  virtual std::span<const Move> all_moves() const = 0;
  // Of such a move: its verb, and the thing of the board it points at; empty if its row names none.
  virtual std::string_view move_verb(Move move) const = 0;
  virtual std::string move_element(Move move) const = 0;
  // What a seat of a person may know, as small numbers (kit/observation.h): what each of them is
  // in games with the options of this one, whoever looks; and all of them into out[0], out[1], ...
  virtual std::vector<ObservedNumber> observed_numbers(const Position& like) const = 0;
  virtual void observe(const Position& position, int viewer, std::uint8_t* out) const = 0;
  // The same where `out` holds what the seat `seen_by` has observed of `before`, a position with
  // the same options: what has not changed is not written again. `parts` is what observed_parts
  // says.
  virtual void observe_after(const Position& before, int seen_by, const Position& position,
                             int viewer, std::span<const ObservedPart> parts,
                             std::uint8_t* out) const = 0;
  virtual std::vector<ObservedPart> observed_parts(const Position& like) const = 0;

  virtual std::string move_text(Move move) const = 0;
  virtual std::optional<Move> parse_move(std::string_view text) const = 0;
  virtual boost::json::object to_json(const Position& position) const = 0;
  virtual Result<Position> from_json(const boost::json::value& value) const = 0;

  // For people: what is being decided, what a move does and costs, the whole table.
  virtual std::string decision_sentence(const Position& position,
                                        text::Language language) const = 0;
  virtual std::string move_sentence(const Position& position, Move move,
                                    text::Language language) const = 0;
  virtual std::string table_text(const Position& position, bool colour,
                                 text::Language language) const = 0;
  // One line with what a seat decides with: its dollars, its hand and the like.
  virtual std::string seat_text(const Position& position, int seat,
                                text::Language language) const = 0;

  // Rules of thumb for the greedy bot: how good each of the legal moves looks, higher is better,
  // into out[0], out[1], ... Looks only at what the actor may know.
  virtual void rules_of_thumb(const Position& view, const MoveList& moves, double* out) const = 0;
  // The figures by which they go, and the same by others: `alone` are twice as many as there are.
  // A game that does not play otherwise alone has none.
  virtual ThumbFigures thumb_figures() const { return {}; }
  virtual void rules_of_thumb_alone(const Position& view, const MoveList& moves, double* out,
                                    std::span<const double> alone) const {
    (void)alone;
    rules_of_thumb(view, moves, out);
  }
};

// Every game of the house, by name; nullptr if there is none of that name.
std::span<const Game* const> all_games();
const Game* find_game(std::string_view name);
// One more, for a program that is made to know it. Before anybody asks for games.
void join(const Game& game);
// The game, or a sentence that names those there are.
Result<const Game*> require_game(std::string_view name);

// A position of whatever game its member "game" names.
Result<Position> position_from_json(const boost::json::value& value);

// What every game checks alike: the version of the rules, the number of players, and that each
// option and value exists.
std::optional<Error> check_setup(const GameInfo& info, const Setup& setup);
// Whether games of that version of the rules can be played; a sentence if not.
std::optional<Error> check_rules_version(const GameInfo& info, int version);
// The version of the rules that a set-up asks for.
constexpr int rules_version_of(const GameInfo& info, const Setup& setup) {
  return setup.rules_version == 0 ? info.rules_version : setup.rules_version;
}
// All of it as JSON, for the command line and the API (docs/api.md, "Games").
boost::json::object info_json(const GameInfo& info);
// The first values of an option of the game, so many of them.
std::span<const std::string_view> first_values(const GameInfo& info, std::string_view key,
                                               int count);
// The sentence for an option that would change nothing in this set-up. Set-ups made under rules
// version 1 may hold one; it is passed over there, as it always was.
constexpr int kOptionsNeedEffectSince = 2;
Error no_effect(std::string_view option, std::string_view why);
// The value chosen for an option of the game, or its default.
std::string_view option_value(const GameInfo& info, const Setup& setup, std::string_view key);
// The same set-up with its rules version and every option named, but for extra ones at their
// default.
Setup complete(const GameInfo& info, const Setup& setup);

// The words of a game at a terminal.
text::Speaker speaker_of(const GameInfo& info, text::Language language);
// What an option decides about ("text") or what one of its values means, in English.
std::string option_words(const GameInfo& info, const OptionInfo& option, std::string_view value);
// What a category of the score is called.
std::string category_name(const Game& game, int category, text::Language language);

// Positions that are equal have equal hashes, on every run and machine.
std::uint64_t hash_of(const Position& position);

// A seed of its own for each game of a series and, by `stream`, for each bot in it.
constexpr std::uint64_t derive_seed(std::uint64_t seed, std::uint64_t index, std::uint64_t stream) {
  core::Rng rng = core::Rng::from_seed(seed);
  rng = core::Rng::from_seed(rng.next() ^ index);
  rng = core::Rng::from_seed(rng.next() ^ stream);
  return rng.next();
}

// Signatures are chains of hashes: of positions, scores and games.
constexpr std::uint64_t chained_hash(std::uint64_t hash, std::uint64_t value) {
  return core::Rng::from_state(hash ^ value).next();
}

}  // namespace drover::game
