// Rules: the part of a game that decides: set-up, legal moves, their effects, scores, hidden
// information, and moves and positions as text and as numbers. Every room that plays needs it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "core/result.h"
#include "core/rng.h"
#include "game/info.h"
#include "game/position.h"
#include "kit/observation.h"
#include "kit/types.h"

namespace drover::game {

// A sentence that tells a person what is wrong.
struct Error {
  std::string sentence;
};
template <class T>
using Result = core::Result<T, Error>;

using kit::Event;
using kit::EventList;
using kit::Move;
using kit::MoveList;
using kit::ObservedNumber;
using kit::ObservedPart;

inline constexpr int kNoSeat = -1;  // a spectator, or no seat

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

// The result of a game in which every move was drawn at random.
struct RandomGameResult {
  std::int64_t decisions = 0;
  int turns = 0;
  int score = 0;           // the sum over all seats
  std::uint64_t hash = 0;  // of the final position and the scores
};

class Rules {
 public:
  virtual ~Rules() = default;

  virtual const GameInfo& info() const = 0;
  virtual Result<Position> setup(const Setup& setup) const = 0;
  // The start of a new game with the options of `like`. Does not allocate.
  virtual Position new_game_like(const Position& like, std::uint64_t seed) const = 0;

  // The number of seats of people and bots: 0 to players() - 1.
  virtual int players(const Position& position) const = 0;
  // The number of seats of automas, which follow those of the players. An automa is played by the
  // rules inside apply() and never decides. Scores, winners and views include it.
  virtual int automas(const Position& position) const = 0;
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
  // Carries out a legal move and adds its events to `events`.
  virtual void apply_reporting(Position& position, Move move, EventList& events) const = 0;
  // Empty if the rules allow the position, otherwise one sentence about the first problem. Every
  // position and view made by this program is consistent.
  virtual std::string inconsistency(const Position& position) const = 0;

  virtual Scores scores(const Position& position) const = 0;
  virtual std::uint32_t winners(const Position& position) const = 0;  // bit per seat

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
  // JSON with the members of to_json(like) and values that play seldom or never leads to, such as
  // an empty display. It is no position. The schema of positions is made from it.
  virtual boost::json::array json_examples(const Position& like) const {
    (void)like;
    return {};
  }
};

}  // namespace drover::game
