// Hidden information: everything a viewer gets depends only on what the viewer may know.
//
// Two tables hold positions that differ only in what one viewer cannot know (Game::determinize
// makes the second from the first). Everything the viewer gets from them must be identical byte for
// byte, now and after every move that looks the same to the viewer.
#include <gtest/gtest.h>

#include "game/presenter.h"
#include "table/helpers.h"
#include "table/table.h"

namespace drover::table::test {
namespace hidden_test {

namespace json = boost::json;

struct Counts {
  int pairs = 0;         // of positions that are really different
  int updates = 0;       // compared after a move
  int after_chance = 0;  // of these, where something was drawn
};

void expect_same(const json::value& a, const json::value& b, const std::string& what) {
  ASSERT_EQ(json::serialize(a), json::serialize(b)) << what;
}

// Plays one move at both tables and compares all messages to the viewer, unless the move reveals a
// difference between the positions.
void compare_after(const Table& first, const Table& second, const std::string& move, int viewer,
                   Counts& counts) {
  const auto one = first.play(first.actor(), 0, move, kNow);
  const auto two = second.play(second.actor(), 0, move, kNow);
  if (!one || !two) {
    // Hidden hands may decide which moves other seats have, but not which the viewer has.
    ASSERT_NE(first.actor(), viewer) << move;
    return;
  }
  Table a = first;
  Table b = second;
  a.append(*one);
  b.append(*two);
  const game::Game& game = some_game();
  const game::Position after_a = true_position(a);
  const game::Position after_b = true_position(b);
  const game::Position before_a = true_position(first);
  const bool chance = game.chance_between(before_a, after_a);
  const bool looks_same = game.redact(after_a, viewer) == game.redact(after_b, viewer);
  // Moves of other seats may reveal their cards, and the end of the game reveals all. The viewer's
  // own move has equal results unless it draws something.
  if (first.actor() == viewer && !chance && !game.over(after_a)) {
    ASSERT_TRUE(looks_same) << move << " shows what it may not show";
  }
  if (!looks_same) return;
  ++counts.updates;
  if (chance) ++counts.after_chance;
  expect_same(update(a, viewer), update(b, viewer), "update after " + move);
  expect_same(table_message(a, viewer, 1), table_message(b, viewer, 1), "table after " + move);
}

void compare(const game::Position& truth, int viewer, core::Rng& rng, Counts& counts) {
  const game::Game& game = truth.game();
  const int players = game.players(truth);
  const game::Position other = game.determinize(truth, viewer, rng);
  const Table first = table_at(truth, humans(players));
  const Table second = table_at(other, humans(players));
  ASSERT_EQ(first.frozen(), "");
  ASSERT_EQ(second.frozen(), "");
  // The generators always differ. The test is meaningful only if hidden cards differ, too.
  if (game.to_json(truth).at("players") != game.to_json(other).at("players")) ++counts.pairs;

  expect_same(first.view(viewer), second.view(viewer), "view");
  expect_same(must(first.view_at(0, viewer)), must(second.view_at(0, viewer)), "history");
  expect_same(table_message(first, viewer, 3), table_message(second, viewer, 3), "table");
  expect_same(first.totals(viewer), second.totals(viewer), "totals");

  // A clone reveals neither hidden cards nor the seed.
  const TableData clone_a = must(first.clone(viewer, 0, 99));
  const TableData clone_b = must(second.clone(viewer, 0, 99));
  ASSERT_EQ(clone_a.start.position, clone_b.start.position);
  ASSERT_EQ(clone_a.start.setup.seed, clone_b.start.setup.seed);
  ASSERT_EQ(sentence_of(first.record(viewer)), sentence_of(second.record(viewer)));

  if (first.actor() == viewer) {
    game::MoveList legal;
    game.legal(truth, legal);
    for (const game::Move move : legal) {
      compare_after(first, second, game.move_text(move), viewer, counts);
    }
  } else {
    // Out of turn, legal and illegal moves are refused alike.
    const game::Move move = random_move(truth, rng);
    if (viewer != game::kNoSeat) {
      ASSERT_EQ(sentence_of(first.play(viewer, 0, game.move_text(move), kNow)),
                sentence_of(second.play(viewer, 0, "nonsense", kNow)));
    }
    compare_after(first, second, game.move_text(move), viewer, counts);
  }
}

TEST(HiddenInformation, IsNotVisibleInAnythingShown) {
  Counts counts;
  for (int round = 0; round < repetitions(12); ++round) {
    const int players = 2 + round % 3;
    game::Setup setup;
    setup.players = players;
    setup.seed = static_cast<std::uint64_t>(round) + 40;
    game::Position position = must(some_game().setup(setup));
    core::Rng rng = core::Rng::from_seed(setup.seed);
    for (int move = 0; !some_game().over(position); ++move) {
      if (move % 11 == 0) {
        for (int viewer = game::kNoSeat; viewer < players; ++viewer) {
          compare(position, viewer, rng, counts);
          if (HasFatalFailure()) return;
        }
      }
      some_game().apply(position, random_move(position, rng));
    }
  }
  EXPECT_GT(counts.pairs, repetitions(500));
  EXPECT_GT(counts.updates, repetitions(1000));
  EXPECT_GT(counts.after_chance, repetitions(20));
}

// ---- One move, two hands ------------------------------------------------------------------------

// A move of another seat may reveal parts of its hand (D49 of docs/rulings.md, E19 of the rulings
// of El Paso): cards that leave it, its value when it is shown, and whether a decision is left. Two
// deals that look the same may differ from such a move on.
bool shows_the_hand(std::string_view event) {
  return event == "card_discarded" || event == "income" || event == "hand_shown";
}
// If only one deal has such a decision, the other goes on with the decision that follows in both.
bool comes_next(std::string_view event) {
  return shows_the_hand(event) || event == "turn_began" || event == "card_drawn" ||
         event == "worker_drawn";
}

struct MoveCounts {
  int compared = 0;
  int different = 0;  // of these, whose events differ
};

void compare_events(const game::Position& truth, const game::Position& other, game::Move move,
                    int viewer, MoveCounts& counts) {
  const game::Game& game = truth.game();
  game::Position a = truth;
  game::Position b = other;
  if (!game.try_apply(b, move)) return;
  b = other;
  const json::array one = game.presenter().apply_with_events(a, move, viewer);
  const json::array two = game.presenter().apply_with_events(b, move, viewer);
  // Draws are random in both deals, and the end of the game reveals all cards.
  if (game.chance_between(truth, a) || game.chance_between(other, b) || game.over(a)) return;
  ++counts.compared;
  std::size_t same = 0;
  while (same < one.size() && same < two.size() && one[same] == two[same]) ++same;
  if (same == one.size() && same == two.size()) return;
  ++counts.different;
  const auto name_at = [&](const json::array& events) {
    return same < events.size() ? std::string(events[same].at("event").as_string()) : "";
  };
  const std::string first = name_at(one);
  const std::string second = name_at(two);
  const std::string what = std::string(game.info().name) + ", " + game.move_text(move) + ": \"" +
                           first + "\" and \"" + second + "\"";
  if (first.empty() || second.empty()) {
    ASSERT_TRUE(comes_next(first + second)) << what;
  } else {
    ASSERT_EQ(first, second) << what;
    ASSERT_TRUE(shows_the_hand(first)) << what;
  }
  ASSERT_NE(game.redact(a, viewer), game.redact(b, viewer)) << what;
}

TEST(HiddenInformation, ChangesOnlyEventsThatShowTheHand) {
  for (const game::Game* game : game::all_games()) {
    MoveCounts counts;
    for (int round = 0; round < repetitions(60); ++round) {
      game::Setup setup;
      setup.players = 2 + round % 3;
      setup.seed = static_cast<std::uint64_t>(round) + 7;
      game::Position position = must(game->setup(setup));
      core::Rng rng = core::Rng::from_seed(setup.seed);
      while (!game->over(position)) {
        const game::Move move = random_move(position, rng);
        for (int viewer = game::kNoSeat; viewer < setup.players; ++viewer) {
          if (viewer == game->actor(position)) continue;
          compare_events(position, game->determinize(position, viewer, rng), move, viewer, counts);
          if (HasFatalFailure()) return;
        }
        game->apply(position, move);
      }
    }
    EXPECT_GT(counts.compared, repetitions(10'000)) << game->info().name;
    EXPECT_GT(counts.different, repetitions(100)) << game->info().name;
  }
}

// Bots are held to the same rule: their turns hold no hidden information.
TEST(HiddenInformation, IsNotGivenToBots) {
  game::Setup setup;
  setup.players = 3;
  game::Position position = must(some_game().setup(setup));
  core::Rng rng = core::Rng::from_seed(8);
  int compared = 0;
  for (int i = 0; i < 200 && !some_game().over(position); ++i) {
    const int actor = some_game().actor(position);
    const game::Position other = some_game().determinize(position, actor, rng);
    std::vector<Seat> seats = {bot("greedy"), bot("greedy"), bot("greedy")};
    const auto first = table_at(position, seats).bot_turn();
    const auto second = table_at(other, seats).bot_turn();
    ASSERT_TRUE(first && second);
    ASSERT_EQ(first->view, second->view);
    ASSERT_EQ(first->seed, second->seed);
    ASSERT_EQ(think_afresh(*first), think_afresh(*second));
    if (position != other) ++compared;
    some_game().apply(position, random_move(position, rng));
  }
  EXPECT_GT(compared, 100);
}

}  // namespace hidden_test
}  // namespace drover::table::test
