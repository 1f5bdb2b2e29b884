// What is played: a series of deals between bots, each in every seating of the design.
//
// A deal is a function of the series, its own number and nothing else, as long as no bot plays
// against the clock. Whoever plays it, and in which order, makes no difference.
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
  game::Setup setup;              // its seed is that of the whole series
  std::vector<std::string> bots;  // as make_bot understands them
  Design design;
  std::int64_t deals = 0;

  std::int64_t games() const { return deals * design.games_per_deal(); }
  // Of the game that is dealt.
  std::uint64_t deal_seed(std::int64_t deal) const;
};

inline constexpr std::int64_t kMostGames = 1'000'000;
// One of at least so many games, rounded up to whole deals; a sentence if there is none with such
// bots and players.
game::Result<Series> make_series(const game::Game& game, const game::Setup& setup,
                                 std::vector<std::string> bots, std::int64_t games);
// Whether none of its bots thinks against time.
bool is_repeatable(const Series& series);

// The bots' names, with a number behind those that are named more than once.
std::vector<std::string> labels_of(const std::vector<std::string>& bots);

// What a bot is called in a record, where a comma parts the seats and names are short.
std::string seat_name(std::string_view bot);

// What a seat's decisions took.
struct Effort {
  std::int64_t decisions = 0;
  std::int64_t nanoseconds = 0;
  std::int64_t longest = 0;  // nanoseconds of one decision

  void add(std::int64_t spent);
  void add(const Effort& other);
};

// Copied as bytes between processes.
struct GameResult {
  game::Scores scores;  // of every seat, automas too
  std::uint32_t winners = 0;
  std::int32_t turns = 0;
  std::array<Effort, game::kMaxSeats> effort;
};
static_assert(std::is_trivially_copyable_v<GameResult>);

// What a seat has of the victory: those who share it have equal parts.
double win_share(const GameResult& result, int seat);

// One result for each game of the design, in its order.
using DealResult = std::vector<GameResult>;

// The bot's mean share of the victory over the games of a deal that it takes part in.
double share_of_bot(int bot, const Design& design, std::int64_t deal, const DealResult& result);

// Keeps the record of a finished game, the so-manieth of its deal; a sentence if that failed.
// Called from several threads.
using KeepRecord = std::function<std::optional<game::Error>(const game::Record& record,
                                                            std::int64_t deal, int game)>;

// Plays deals, one after the other, with bots of its own.
class Dealer {
 public:
  // Records are made only if somebody keeps them. `abandoned` ends a game before its time. All of
  // them must outlive the dealer.
  Dealer(const Series& series, const KeepRecord& keep, const std::atomic<bool>& abandoned);

  // Nothing if it was abandoned.
  std::optional<game::Result<DealResult>> play(std::int64_t deal);

 private:
  std::vector<std::string> seat_names(const Seating& seating) const;
  bool play_game(game::Position& position, const Seating& seating, std::uint64_t number,
                 GameResult& result, game::Record* record);

  const Series& series_;
  const KeepRecord& keep_;
  const std::atomic<bool>& abandoned_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
};

}  // namespace drover::arena
