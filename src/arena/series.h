// A series: deals between bots, each played in every seating of the experimental design.
//
// The result of a deal depends only on the series and the number of the deal, unless a bot has a
// time limit. So deals can be played in any order, by any thread or process.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "arena/design.h"
#include "bots/bot.h"
#include "game/record.h"

namespace drover::arena {

struct Series {
  const game::Game* game = nullptr;
  game::Setup setup;              // its seed is the seed of the whole series
  std::vector<std::string> bots;  // names for make_bot()
  Design design;
  std::int64_t deals = 0;

  std::int64_t games() const { return deals * design.games_per_deal(); }
  // The seed of the game for this deal.
  std::uint64_t deal_seed(std::int64_t deal) const;
};

inline constexpr std::int64_t kMostGames = 1'000'000;
// Makes a series of at least `games` games, rounded up to whole deals. Returns an error if a bot,
// the set-up or a number is not valid.
game::Result<Series> make_series(const game::Game& game, const game::Setup& setup,
                                 std::vector<std::string> bots, std::int64_t games);
// True if no bot of the series has a time limit.
bool is_repeatable(const Series& series);

// Labels of the bots: their names, with a number behind names that occur more than once.
std::vector<std::string> labels_of(const std::vector<std::string>& bots);

// The bot's name as it stands in a record: without commas, which separate seats there, and cut to
// the length that records allow.
std::string seat_name(std::string_view bot);

// The thinking time of a seat's decisions.
struct Effort {
  std::int64_t decisions = 0;
  std::int64_t nanoseconds = 0;
  std::int64_t longest = 0;  // nanoseconds of one decision

  void add(std::int64_t spent);
  void add(const Effort& other);
};

// The result of a game. It is sent between processes as bytes.
struct GameResult {
  game::Scores scores;  // by seat, automas included
  std::uint32_t winners = 0;
  std::int32_t turns = 0;
  std::array<Effort, game::kMaxSeats> effort;
};
static_assert(std::is_trivially_copyable_v<GameResult>);

// The seat's share of the victory: 1, an equal share among several winners, or 0.
double win_share(const GameResult& result, int seat);

// The results of a deal: one for each game of the design, in its order.
using DealResult = std::vector<GameResult>;

// The bot's mean share of the victory in the games of a deal that it takes part in.
double share_of_bot(int bot, const Design& design, std::int64_t deal, const DealResult& result);

// Stores the record of a finished game, given the deal and the index of the game in it. Returns an
// error if that failed. Called from several threads.
using RecordSink = std::function<std::optional<game::Error>(const game::Record& record,
                                                            std::int64_t deal, int game)>;

// Plays deals, one after the other, with bots of its own. For one thread.
class DealPlayer {
 public:
  // Records are made only if `record_sink` is not empty. Setting `abandoned` stops play() in the
  // middle of a game. All arguments must outlive the object.
  DealPlayer(const Series& series, const RecordSink& record_sink,
             const std::atomic<bool>& abandoned);

  // Plays all games of the deal. Returns nothing if it was abandoned, an error if a record could
  // not be stored.
  std::optional<game::Result<DealResult>> play(std::int64_t deal);

 private:
  std::vector<std::string> seat_names(const Seating& seating) const;
  bool play_game(game::Position& position, const Seating& seating, std::uint64_t number,
                 GameResult& result, game::Record* record);

  const Series& series_;
  const RecordSink& record_sink_;
  const std::atomic<bool>& abandoned_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
};

}  // namespace drover::arena
