// A vectorised environment: many games of one kind, stepped together, for reinforcement learning. A
// step applies one action in every game and writes the new state into arrays of the caller.
//
// Game i of a batch depends only on the seed of the batch, on i, on the actions it was given and on
// its bots, not on the number of threads, unless a bot has a time limit. A step does not allocate;
// bots may.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "game/game.h"
#include "learn/reward.h"
#include "learn/thread_pool.h"
#include "net/actions.h"

namespace drover::learn {

using net::Action;
using net::ActionList;
using net::Actions;
using net::kNoAction;
using net::legal_move;

inline constexpr std::size_t kMostGames = std::size_t{1} << 20;
inline constexpr int kMostThreads = 256;

struct BatchPlan {
  const game::Game* game = nullptr;
  game::Setup setup;  // its seed is the seed of the whole batch
  std::size_t games = 1;
  int threads = 1;
  // A bot for each seat, an empty name where the caller decides. An empty list gives the caller all
  // seats. Bots that keep a search tree start with an empty one at every decision.
  std::vector<std::string> bots{};
  Reward reward = Reward::kWin;
  // True if the step in which a game ends also begins the next one in its place.
  bool auto_reset = true;
};

// The arrays that a batch writes to, one row for each game; empty arrays are not written. A step
// only writes what has changed, so the caller must not write to them.
struct Arrays {
  std::span<std::uint8_t> masks{};  // by action: 1 if it is legal
  // The observation of the seat that decides (Game::observe); 255 everywhere in a finished game.
  std::span<std::uint8_t> observations{};
  std::span<std::int8_t> actors{};   // the seat that decides; game::kNoSeat in a finished game
  std::span<float> rewards{};        // by seat, if the game has ended in this step; otherwise 0
  std::span<std::uint8_t> ended{};   // 1 if the game has ended in this step
  std::span<std::int16_t> scores{};  // by seat, of the last game that has ended
};

class Batch {
 public:
  // Makes a batch with all games at their beginning, or returns an error if the plan is not valid.
  static game::Result<std::unique_ptr<Batch>> make(const BatchPlan& plan);

  const game::Game& game() const { return *plan_.game; }
  const Actions& actions() const { return actions_; }
  std::size_t games() const { return games_.size(); }
  int seats() const { return seats_; }  // automas included
  // The names and ranges of the numbers of an observation.
  std::span<const game::ObservedNumber> observed() const { return observed_; }
  int threads() const { return threads_.count(); }
  const game::Position& position(std::size_t index) const { return games_[index].position; }
  // The number of games that have ended since the beginning or the last reset().
  std::uint64_t games_ended() const { return games_ended_; }

  // Sets the arrays to write to and writes the present state. Returns an error, and keeps the old
  // arrays, if a size is wrong. The arrays must outlive the batch or the next call.
  std::optional<game::Error> write_to(const Arrays& arrays);

  // Begins all games anew, like a new batch with this seed.
  void reset(std::uint64_t seed);
  // Applies an action in each game; kNoAction in a game that is over. If one of them is not legal,
  // returns an error and changes nothing.
  std::optional<game::Error> step(std::span<const Action> actions);
  // Draws a random legal action for each game, by a generator of the game; kNoAction if it is over.
  void draw_actions(std::span<Action> out);

  // The size of all positions packed (learn/packed_position.h), one after the other.
  std::size_t packed_bytes() const;
  // Packs all positions into `out`, which must have that size.
  void save(std::span<std::byte> out);
  // Sets all positions from packed ones. They must be whole positions, not views, of this game with
  // its options. If one is not, returns an error and changes nothing.
  std::optional<game::Error> load(std::span<const std::byte> packed);

  // Bytes of memory for each game, without arrays and bots.
  static constexpr std::size_t bytes_per_game();

 private:
  struct GameSlot {
    game::Position position;
    core::Rng rng;
    std::uint64_t episode = 0;
    bool has_ended = false;  // in the last step, as the arrays have it
    std::size_t drawn = 0;   // index among the legal actions of the last random action
  };

  Batch(const BatchPlan& plan, const game::Position& start);

  void begin(std::size_t index);
  void play_bots(std::size_t index, int thread);
  void write_state(std::size_t index, const game::Position* previous = nullptr);
  void write_end(std::size_t index);
  void clear_end(std::size_t index);
  void clear_legal(std::size_t index);
  bool is_legal(std::size_t index, Action action) const;
  std::optional<game::Error> illegal_action_error(std::size_t index, Action action) const;
  template <class Task>
  void for_each_game(Task task);

  BatchPlan plan_;
  const Actions& actions_;
  game::Position start_;
  int seats_;
  std::vector<game::ObservedNumber> observed_;
  std::vector<game::ObservedPart> parts_;  // parts of an observation that can change alone
  Arrays arrays_;
  std::vector<GameSlot> games_;
  std::vector<ActionList> legal_;                              // by game, empty when it is over
  std::vector<std::vector<std::unique_ptr<bots::Bot>>> bots_;  // by thread and seat
  std::uint64_t games_ended_ = 0;
  ThreadPool threads_;
};

constexpr std::size_t Batch::bytes_per_game() { return sizeof(GameSlot) + sizeof(ActionList); }
static_assert(Batch::bytes_per_game() <= 4096);

}  // namespace drover::learn
