// Many games of one kind played side by side, for programs that learn: a step decides in all of
// them at once, and what there is to know afterwards is written into arrays of the caller.
//
// Game i of a batch is a function of the batch's seed, of i, of the actions it was given and of its
// bots, whatever the number of threads, as long as no bot thinks against time. A step allocates
// nothing; bots may.
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
#include "learn/workers.h"
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
  game::Setup setup;  // its seed is that of the whole batch
  std::size_t games = 1;
  int threads = 1;
  // A bot for each seat, or nothing where the caller decides. Without any the caller has all seats.
  // Bots that remember what they thought are asked afresh at every decision.
  std::vector<std::string> bots{};
  Reward reward = Reward::kWin;
  // Whether another game begins where one has ended, in the same step.
  bool auto_reset = true;
};

// Where a batch writes. Everything of a game stands together, games follow each other; what is
// empty is not wanted. From one step to the next only what changes is written: nobody else may
// write there.
struct Arrays {
  std::span<std::uint8_t> masks{};  // for each action: 1 if it is legal
  // What the seat that decides may know (Game::observe); 255 everywhere in a finished game.
  std::span<std::uint8_t> observations{};
  std::span<std::int8_t> actors{};   // the seat that decides; game::kNoSeat in a finished game
  std::span<float> rewards{};        // for each seat, of a game that has ended in this step; else 0
  std::span<std::uint8_t> ended{};   // 1 if the game has ended in this step
  std::span<std::int16_t> scores{};  // for each seat, of the game that has ended last
};

class Batch {
 public:
  // With all games at their beginning; a sentence if there is no such batch.
  static game::Result<std::unique_ptr<Batch>> make(const BatchPlan& plan);

  const game::Game& game() const { return *plan_.game; }
  const Actions& actions() const { return actions_; }
  std::size_t games() const { return games_.size(); }
  int seats() const { return seats_; }  // automas included
  // What each number of an observation is.
  std::span<const game::ObservedNumber> observed() const { return observed_; }
  int threads() const { return workers_.count(); }
  const game::Position& position(std::size_t index) const { return games_[index].position; }
  // How many games have ended since the beginning.
  std::uint64_t games_ended() const { return games_ended_; }

  // Writes there from now on, and the present state at once. A sentence if a size is wrong.
  std::optional<game::Error> write_to(const Arrays& arrays);

  // All games from their beginning, as a batch with that seed begins.
  void reset(std::uint64_t seed);
  // An action for each game; kNoAction for one that is over. If one is not legal nothing changes.
  std::optional<game::Error> step(std::span<const Action> actions);
  // For each game one of its legal actions, drawn by a generator of its own; kNoAction if it is
  // over.
  void draw_actions(std::span<Action> out);

  // All positions packed (learn/packed.h), one after the other.
  std::size_t packed_bytes() const;
  void save(std::span<std::byte> out);
  // Goes on from there. They must be whole positions of this game with its options; if one is
  // not, nothing changes.
  std::optional<game::Error> load(std::span<const std::byte> packed);

  // What a game takes, all told.
  static constexpr std::size_t bytes_per_game();

 private:
  struct Place {
    game::Position position;
    core::Rng rng;
    std::uint64_t episode = 0;
    bool has_ended = false;  // in the last step, as the arrays tell
    std::size_t drawn = 0;   // where among its legal actions the last one was that was drawn
  };

  Batch(const BatchPlan& plan, const game::Position& start);

  void begin(std::size_t index);
  void play_bots(std::size_t index, int worker);
  void tell(std::size_t index, const game::Position* told = nullptr);
  void tell_end(std::size_t index);
  void forget_end(std::size_t index);
  void clear(std::size_t index);
  bool is_legal(std::size_t index, Action action) const;
  std::optional<game::Error> refusal(std::size_t index, Action action) const;
  template <class Task>
  void for_each_game(Task task);

  BatchPlan plan_;
  const Actions& actions_;
  game::Position start_;
  int seats_;
  std::vector<game::ObservedNumber> observed_;
  std::vector<game::ObservedPart> parts_;  // of an observation
  Arrays arrays_;
  std::vector<Place> games_;
  std::vector<ActionList> legal_;  // of each game, empty when it is over
  std::vector<std::vector<std::unique_ptr<bots::Bot>>> bots_;  // for each worker and seat
  std::uint64_t games_ended_ = 0;
  Workers workers_;
};

constexpr std::size_t Batch::bytes_per_game() { return sizeof(Place) + sizeof(ActionList); }
static_assert(Batch::bytes_per_game() <= 4096);

}  // namespace drover::learn
