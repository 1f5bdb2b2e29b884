// Helpers for tests of tables: make tables, play moves, read messages.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "core/result.h"
#include "game/game.h"
#include "table/table.h"
#include "text/json_tree.h"

namespace drover::table::test {

inline constexpr std::int64_t kNow = 1'763'000'000;

// Returns a tenth of the repetitions in sanitizer builds.
inline int repetitions(int full) {
  return std::getenv("DROVER_QUICK_TESTS") != nullptr ? (full + 9) / 10 : full;
}

inline const game::Game& some_game() { return *game::all_games().front(); }

inline Seat human(std::string name) { return {SeatKind::kHuman, std::move(name), ""}; }
inline Seat bot(std::string level) { return {SeatKind::kBot, "", std::move(level)}; }
inline std::vector<Seat> humans(int count) {
  std::vector<Seat> seats;
  for (int i = 0; i < count; ++i) seats.push_back(human("Person " + std::to_string(i + 1)));
  return seats;
}

// Messages of a table as Boost.JSON values.
inline boost::json::object update(const Table& table, int viewer) {
  return text::to_boost_object([&] { return table.update(viewer); });
}
inline std::vector<boost::json::object> updates_after(const Table& table, std::uint32_t after,
                                                      int viewer) {
  const text::JsonArena arena;
  std::vector<boost::json::object> kept;
  for (const text::Object one : table.updates_after(after, viewer)) {
    kept.push_back(text::to_boost_object([&] { return one; }));
  }
  return kept;
}
inline boost::json::object seats_message(const Table& table, std::uint32_t connected) {
  return text::to_boost_object([&] { return table.seats_message(connected); });
}
inline boost::json::object table_message(const Table& table, int viewer, std::uint32_t connected,
                                         std::uint32_t taken = 0) {
  return text::to_boost_object([&] { return table.table_message(viewer, connected, taken); });
}

// Returns the value of a Checked or Result; fails the test if there is none.
template <class T, class Problem>
T must(core::Result<T, Problem> checked) {
  if (!checked) {
    ADD_FAILURE() << checked.error().sentence;
    std::abort();
  }
  return *std::move(checked);
}

template <class T>
Code code_of(const Checked<T>& checked) {
  if (!checked) {
    EXPECT_FALSE(checked.error().sentence.empty());
    EXPECT_EQ(checked.error().sentence.back(), '.') << checked.error().sentence;
    return checked.error().code;
  }
  ADD_FAILURE() << "was not refused";
  return Code::kBadRequest;
}

template <class T>
std::string sentence_of(const Checked<T>& checked) {
  return checked ? "(was not refused)" : checked.error().sentence;
}

inline TableData data_for(std::vector<Seat> seats, std::uint64_t seed,
                          const game::Game& game = some_game()) {
  game::Setup setup;
  setup.players = static_cast<int>(seats.size());
  setup.seed = seed;
  return must(new_table(game, setup, std::move(seats)));
}

inline Table table_for(std::vector<Seat> seats, std::uint64_t seed) {
  return Table("testid00", data_for(std::move(seats), seed));
}

// Returns a table that begins with this position.
inline Table table_at(const game::Position& position, std::vector<Seat> seats) {
  TableData data = data_for(std::move(seats), 1, position.game());
  data.start.position = boost::json::serialize(position.game().to_json(position));
  return Table("testid00", std::move(data));
}

// A table together with its data and its whole log, as a store keeps it.
struct LoggedTable {
  explicit LoggedTable(TableData data) : stored(data), table("testid00", std::move(data)) {}

  void append(const LogChange& change) {
    stored.log.push_back(change);
    table.append(change);
  }

  TableData stored;
  Table table;
};

// Returns the true position, which a table never shows, by replaying the stored moves.
inline game::Position true_position(const TableData& data) {
  const game::Game& game = *game::find_game(data.start.game);
  std::vector<std::string> moves;
  for (const Entry& entry : data.log) {
    if (entry.what == EntryKind::kMove) moves.push_back(entry.text);
    if (entry.what == EntryKind::kUndo) moves.resize(static_cast<std::size_t>(entry.moves));
  }
  game::Position position = data.start.position.empty()
                                ? must(game.setup(data.start.setup))
                                : must(game.from_json(boost::json::parse(data.start.position)));
  for (const std::string& move : moves)
    EXPECT_TRUE(game.try_apply(position, *game.parse_move(move)));
  return position;
}
inline game::Position true_position(const Table& table) { return true_position(table.data()); }

// Returns the move of a new bot, which has no search tree from earlier turns.
inline game::Move think_afresh(const BotTurn& turn) {
  bots::Clock clock;
  return think(turn, *bots::make_bot(turn.level), clock);
}

inline game::Move random_move(const game::Position& position, core::Rng& rng) {
  game::MoveList legal;
  position.game().legal(position, legal);
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

// Returns a checked random move of the seat to decide.
inline LogChange random_entry(const Table& table, const game::Position& position, core::Rng& rng) {
  const std::string text = position.game().move_text(random_move(position, rng));
  return must(table.play(table.actor(), table.seq(), text, kNow));
}
inline void apply_entry(game::Position& position, const Entry& entry) {
  position.game().apply(position, *position.game().parse_move(entry.text));
}
inline void play_random_move(Table& table, game::Position& position, core::Rng& rng) {
  const Entry entry = random_entry(table, position, rng);
  table.append(entry);
  apply_entry(position, entry);
}

// Plays at most `moves` random moves, fewer if the game ends.
inline void play_random_moves(Table& table, int moves, std::uint64_t seed) {
  core::Rng rng = core::Rng::from_seed(seed);
  game::Position position = true_position(table);
  for (int i = 0; i < moves && !table.over(); ++i) play_random_move(table, position, rng);
}

inline void play_to_the_end(Table& table, std::uint64_t seed) {
  constexpr int kMostMoves = 10'000;
  play_random_moves(table, kMostMoves, seed);
  ASSERT_TRUE(table.over());
}

}  // namespace drover::table::test
