// Undo: possible until hidden information was revealed or another seat has acted.
#include "table/undo.h"

#include <gtest/gtest.h>

#include "game/presenter.h"
#include "table/helpers.h"

namespace drover::table::test {
namespace undo_test {

namespace json = boost::json;

struct Offer {
  std::optional<int> to;
  std::string why;
};
Offer offer_to(const Table& table, int viewer) {
  const json::object offer = table.undo_offer(viewer);
  Offer out;
  if (!offer.at("to").is_null()) out.to = offer.at("to").to_number<int>();
  if (!offer.at("why").is_null()) out.why = offer.at("why").as_string();
  EXPECT_NE(out.to.has_value(), !out.why.empty());
  return out;
}

// A simple second implementation of the rule: how far `seat` may go back along these positions.
int oracle(const std::vector<game::Position>& positions, int seat) {
  const game::Game& game = some_game();
  std::size_t to = positions.size() - 1;
  while (to > 0 && !game.over(positions[to]) && game.actor(positions[to - 1]) == seat &&
         !game.chance_between(positions[to - 1], positions[to])) {
    --to;
  }
  return static_cast<int>(to);
}

TEST(Undo, IsImpossibleBeforeTheFirstMove) {
  const Table table = table_for(humans(2), 7);
  EXPECT_EQ(offer_to(table, 0).why, "nothing");
  EXPECT_EQ(offer_to(table, game::kNoSeat).why, "nothing");
  EXPECT_EQ(code_of(table.undo(table.actor(), 0, 0, kNow)), Code::kNoUndo);
}

TEST(Undo, GoesBackExactlyAsFarAsAllowed) {
  int offered = 0;
  int several = 0;
  for (int round = 0; round < repetitions(30); ++round) {
    const int players = 2 + round % 3;
    Table table = table_for(humans(players), static_cast<std::uint64_t>(round));
    core::Rng rng = core::Rng::from_seed(static_cast<std::uint64_t>(round) + 500);
    std::vector<game::Position> positions{true_position(table)};
    while (!table.over()) {
      game::Position next = positions.back();
      play_random_move(table, next, rng);
      positions.push_back(next);
      const int mover = table.data().log.back().seat;
      for (int seat = game::kNoSeat; seat < players; ++seat) {
        const int limit = oracle(positions, seat);
        const Offer offer = offer_to(table, seat);
        if (limit == table.moves()) {
          ASSERT_FALSE(offer.to);
          ASSERT_EQ(offer.why == "not_yours", seat != mover);
          if (seat == game::kNoSeat) continue;
          ASSERT_EQ(code_of(table.undo(seat, table.seq(), table.moves() - 1, kNow)), Code::kNoUndo);
        } else {
          ++offered;
          if (limit < table.moves() - 1) ++several;
          ASSERT_EQ(offer.to, limit);
          ASSERT_EQ(code_of(table.undo(seat, table.seq(), limit - 1, kNow)), Code::kNoUndo);
          ASSERT_EQ(code_of(table.undo(seat, table.seq(), table.moves(), kNow)), Code::kNoUndo);
          for (int to = limit; to < table.moves(); ++to) {
            ASSERT_EQ(must(table.undo(seat, table.seq(), to, kNow)).moves, to);
          }
        }
      }
    }
  }
  EXPECT_GT(offered, 100);
  EXPECT_GT(several, 50);
}

// Plays with frequent undo and compares every step with recorded positions.
TEST(Undo, RestoresTheExactPosition) {
  int taken_back = 0;
  for (int round = 0; round < repetitions(20); ++round) {
    LoggedTable logged(data_for(humans(2), static_cast<std::uint64_t>(round)));
    const Table& table = logged.table;
    core::Rng rng = core::Rng::from_seed(static_cast<std::uint64_t>(round) + 900);
    std::vector<game::Position> positions{true_position(table)};
    std::uint32_t seq = 0;
    while (!table.over()) {
      const int seat = table.actor();
      const Offer offer = offer_to(table, seat);
      if (offer.to && rng.below(3) == 0) {
        const int spread = table.moves() - *offer.to;
        const int to = *offer.to + static_cast<int>(rng.below(static_cast<std::uint32_t>(spread)));
        logged.append(must(table.undo(seat, table.seq(), to, kNow)));
        positions.resize(static_cast<std::size_t>(to) + 1);
        ++taken_back;
      } else {
        const Entry entry = random_entry(table, positions.back(), rng);
        logged.append(entry);
        positions.push_back(positions.back());
        apply_entry(positions.back(), entry);
      }
      ASSERT_EQ(table.seq(), ++seq);
      ASSERT_EQ(table.moves() + 1, static_cast<int>(positions.size()));
      ASSERT_EQ(table.actor(), table.over() ? game::kNoSeat : some_game().actor(positions.back()));
      if (seq % 10 != 0) continue;
      ASSERT_EQ(table.view(seat),
                some_game().presenter().view(some_game().redact(positions.back(), seat), seat));
    }
    ASSERT_EQ(true_position(table), positions.back());
    // Moves taken back stay in the log, and the log replays.
    const Table again("testid00", logged.stored);
    ASSERT_EQ(again.frozen(), "");
    ASSERT_EQ(again.moves(), table.moves());
    ASSERT_EQ(json::serialize(table_message(again, 0, 0)),
              json::serialize(table_message(table, 0, 0)));
    for (int i = 0; i <= table.moves(); i += 37) {
      ASSERT_EQ(json::value(must(again.view_at(i, 0))),
                some_game().presenter().view(
                    some_game().redact(positions[static_cast<std::size_t>(i)], 0), 0));
    }
  }
  EXPECT_GT(taken_back, 100);
}

TEST(Undo, GivesTheReasonForARefusal) {
  bool passed = false;
  bool revealed = false;
  Table table = table_for(humans(2), 7);
  core::Rng rng = core::Rng::from_seed(1);
  game::Position position = true_position(table);
  while (!table.over()) {
    const game::Position before = position;
    const int seat = table.actor();
    play_random_move(table, position, rng);
    const Offer offer = offer_to(table, seat);
    const bool shown = table.over() || some_game().chance_between(before, position);
    if (!shown) {
      ASSERT_TRUE(offer.to) << "nothing was revealed, and nobody else has acted";
    } else if (table.over() || table.actor() != seat) {
      ASSERT_EQ(offer.why, "turn_passed");
      ASSERT_NE(sentence_of(table.undo(seat, table.seq(), table.moves() - 1, kNow)).find("turn"),
                std::string::npos);
      passed = true;
    } else {
      ASSERT_EQ(offer.why, "hidden_revealed");
      ASSERT_NE(sentence_of(table.undo(seat, table.seq(), table.moves() - 1, kNow)).find("hidden"),
                std::string::npos);
      revealed = true;
    }
    ASSERT_EQ(offer_to(table, 1 - seat).why, "not_yours");
    ASSERT_EQ(offer_to(table, game::kNoSeat).why, "not_yours");
  }
  EXPECT_TRUE(passed);
  EXPECT_TRUE(revealed);
}

TEST(Undo, ReopensATurnThatRevealedNothing) {
  int opened = 0;
  for (int seed = 0; seed < 20; ++seed) {
    Table table = table_for(humans(2), static_cast<std::uint64_t>(seed));
    core::Rng rng = core::Rng::from_seed(static_cast<std::uint64_t>(seed));
    game::Position position = true_position(table);
    while (!table.over()) {
      const game::Position before = position;
      const int seat = table.actor();
      play_random_move(table, position, rng);
      if (table.over() || table.actor() == seat) continue;
      if (some_game().chance_between(before, position)) continue;
      ++opened;
      const int passed = table.moves();
      EXPECT_LT(*offer_to(table, seat).to, passed);
      table.append(must(table.undo(seat, table.seq(), passed - 1, kNow)));
      EXPECT_EQ(true_position(table), before);
      EXPECT_EQ(table.actor(), seat);
      // The other seat acts first this time.
      const std::uint32_t seen = table.seq();
      position = before;
      play_random_move(table, position, rng);
      while (table.actor() == seat) play_random_move(table, position, rng);
      if (table.over()) break;
      play_random_move(table, position, rng);
      EXPECT_EQ(offer_to(table, seat).why, "not_yours");
      EXPECT_EQ(code_of(table.undo(seat, seen, passed - 1, kNow)), Code::kStale);
    }
  }
  EXPECT_GT(opened, 20);
}

TEST(Undo, IsRefusedWhenStale) {
  Table table = table_for(humans(2), 7);
  core::Rng rng = core::Rng::from_seed(1);
  game::Position position = true_position(table);
  while (!offer_to(table, table.actor()).to) play_random_move(table, position, rng);
  const int to = *offer_to(table, table.actor()).to;
  const int seat = table.actor();
  EXPECT_EQ(code_of(table.undo(seat, table.seq() - 1, to, kNow)), Code::kStale);
  const std::uint32_t before = table.seq();
  table.append(must(table.undo(seat, before, to, kNow)));
  // A repeated message is stale.
  EXPECT_EQ(code_of(table.undo(seat, before, to, kNow)), Code::kStale);
}

// ---- Allowance ----------------------------------------------------------------------------------

// Lets seat 0 take back and replay moves until undo is refused; returns how often it succeeded.
int undo_repeatedly(LoggedTable& logged, int most) {
  const Table& table = logged.table;
  game::MoveList legal;
  some_game().legal(true_position(table), legal);
  const std::string move = some_game().move_text(legal[0]);
  for (int i = 0; i < most; ++i) {
    logged.append(must(table.play(table.actor(), table.seq(), move, kNow)));
    const int seat = logged.stored.log.back().seat;
    const auto undo = table.undo(seat, table.seq(), table.moves() - 1, kNow);
    if (!undo) {
      EXPECT_EQ(code_of(undo), Code::kNoUndo);
      EXPECT_EQ(offer_to(table, seat).why, "too_many");
      return i;
    }
    logged.append(*undo);
  }
  return most;
}

LoggedTable with_limits(const TableData& data, const Limits& limits) {
  LoggedTable logged(data);
  logged.table = Table("testid00", data, limits);
  return logged;
}

TEST(Undo, GivesEachSeatAnEqualAllowance) {
  constexpr Limits kLimits{.taken_back = 20};
  LoggedTable logged = with_limits(data_for(humans(2), 7), kLimits);
  EXPECT_EQ(undo_repeatedly(logged, 100), 10);
  const Table again("testid00", logged.stored, kLimits);
  EXPECT_EQ(again.undo_offer(0), logged.table.undo_offer(0));
  core::Rng rng = core::Rng::from_seed(1);
  while (logged.table.actor() == 0) {
    logged.append(random_entry(logged.table, true_position(logged.table), rng));
  }
  EXPECT_EQ(undo_repeatedly(logged, 100), 10)
      << "what one seat has used up is not missed by another";
}

TEST(Undo, GoesNoFurtherBackThanTheAllowance) {
  int cut_short = 0;
  for (int seed = 0; seed < 30; ++seed) {
    Table table("testid00", data_for(humans(2), static_cast<std::uint64_t>(seed)),
                {.taken_back = 2 * 2});
    core::Rng rng = core::Rng::from_seed(static_cast<std::uint64_t>(seed));
    game::Position position = true_position(table);
    int furthest = 0;
    for (int i = 0; i < 60 && !table.over(); ++i) {
      play_random_move(table, position, rng);
      const Table unlimited("testid00", table.data());
      const Offer offer = offer_to(table, table.actor());
      const Offer without = offer_to(unlimited, table.actor());
      ASSERT_EQ(offer.to.has_value(), without.to.has_value());
      if (!offer.to) continue;
      ASSERT_EQ(*offer.to, std::max(*without.to, table.moves() - 2));
      furthest = std::max(furthest, table.moves() - *without.to);
    }
    if (furthest > 2) ++cut_short;
  }
  EXPECT_GT(cut_short, 10);
}

}  // namespace undo_test
}  // namespace drover::table::test
