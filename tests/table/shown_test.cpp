// Views, updates and messages, as docs/api.md describes them.
#include <gtest/gtest.h>

#include "table/helpers.h"
#include "table/table.h"

namespace drover::table::test {
namespace {

namespace json = boost::json;

// A table with moves, chat and moves taken back.
Table lively_table(int players, std::uint64_t seed) {
  Table table = table_for(humans(players), seed);
  core::Rng rng = core::Rng::from_seed(seed);
  game::Position position = true_position(table);
  for (int i = 0; i < 150 && !table.over(); ++i) {
    const json::object offer = table.undo_offer(table.actor());
    if (i % 20 == 10) {
      table.append(must(table.chat(i % players, "Line " + std::to_string(i), kNow + i)));
    } else if (!offer.at("to").is_null() && rng.below(3) == 0) {
      const int to = offer.at("to").to_number<int>();
      table.append(must(table.undo(table.actor(), table.seq(), to, kNow + i)));
      position = true_position(table);
    } else {
      play_random_move(table, position, rng);
    }
  }
  return table;
}

int count(const Table& table, What what) {
  return static_cast<int>(std::count_if(table.data().log.begin(), table.data().log.end(),
                                        [&](const Entry& entry) { return entry.what == what; }));
}

TEST(Shown, AViewIsTheGamesViewOfTheRedactedPosition) {
  const Table table = lively_table(3, 4);
  const game::Position position = true_position(table);
  for (int viewer = game::kNoSeat; viewer < 3; ++viewer) {
    EXPECT_EQ(table.view(viewer), some_game().view(some_game().redact(position, viewer), viewer));
    EXPECT_EQ(json::value(must(table.view_at(table.moves(), viewer))), table.view(viewer));
  }
}

TEST(Shown, ChoicesAreOnlyForTheSeatThatDecides) {
  Table table = table_for(humans(3), 4);
  play_random_moves(table, 30, 1);
  for (int viewer = game::kNoSeat; viewer < 3; ++viewer) {
    const json::object view = table.view(viewer).as_object();
    EXPECT_EQ(view.at("viewer"),
              viewer == game::kNoSeat ? json::value("spectator") : json::value(viewer + 1));
    EXPECT_EQ(view.at("decision").at("seat").to_number<int>(), table.actor() + 1);
    EXPECT_EQ(view.at("decision").as_object().contains("choices"), viewer == table.actor());
  }
}

TEST(Shown, EveryOfferedChoiceCanBePlayed) {
  Table table = table_for(humans(2), 9);
  core::Rng rng = core::Rng::from_seed(2);
  game::Position position = true_position(table);
  for (int i = 0; i < 200 && !table.over(); ++i) {
    const json::object view = table.view(table.actor()).as_object();
    game::MoveList legal;
    some_game().legal(position, legal);
    const auto& choices = view.at("decision").at("choices").as_array();
    ASSERT_EQ(choices.size(), legal.size());
    for (const json::value& choice : choices) {
      must(table.play(table.actor(), table.seq(), choice.at("move").as_string(), kNow));
    }
    play_random_move(table, position, rng);
  }
}

TEST(Shown, HistoryIsRefusedBeyondTheGame) {
  const Table table = lively_table(2, 4);
  EXPECT_EQ(code_of(table.view_at(-1, 0)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.view_at(table.moves() + 1, 0)), Code::kBadRequest);
}

TEST(Shown, TheTableMessageHoldsEverything) {
  Table table = lively_table(3, 4);
  const json::object message = table.table_message(1, 0b001);
  EXPECT_EQ(message.at("type").as_string(), "table");
  EXPECT_EQ(message.at("table").as_string(), "testid00");
  EXPECT_EQ(message.at("seq").to_number<std::uint32_t>(), table.seq());
  EXPECT_EQ(message.at("seat").to_number<int>(), 2);
  EXPECT_EQ(message.at("moves").to_number<int>(), table.moves());
  EXPECT_EQ(message.at("undo"), table.undo_offer(1));
  EXPECT_EQ(message.at("view"), table.view(1));
  EXPECT_TRUE(message.at("hints").as_bool());
  EXPECT_FALSE(message.contains("frozen"));
  EXPECT_TRUE(table.table_message(game::kNoSeat, 0).at("seat").is_null());

  const auto& seats = message.at("seats").as_array();
  ASSERT_EQ(seats.size(), 3U);
  EXPECT_EQ(
      seats[0],
      json::value({{"seat", 1}, {"kind", "human"}, {"name", "Person 1"}, {"connected", true}}));
  EXPECT_FALSE(seats[1].at("connected").as_bool());

  EXPECT_EQ(static_cast<int>(message.at("chat").as_array().size()), count(table, What::kChat));
  EXPECT_EQ(static_cast<int>(message.at("log").as_array().size()),
            count(table, What::kMove) + count(table, What::kUndo));
  for (const json::value& update : message.at("log").as_array()) {
    EXPECT_FALSE(update.as_object().contains("view"));
    EXPECT_NE(update.at("what").as_string(), "chat");
  }
}

TEST(Shown, BotsAreShownWithTheirLevel) {
  const Table table = table_for({human("Ada"), bot("greedy"), bot("greedy")}, 1);
  const json::object message = table.seats_message(1);
  EXPECT_EQ(message.at("type").as_string(), "seats");
  EXPECT_EQ(
      message.at("seats").at(1),
      json::value({{"seat", 2}, {"kind", "bot"}, {"name", "Ranch hand"}, {"level", "greedy"}}));
  EXPECT_EQ(message.at("seats").at(2).at("name").as_string(), "Ranch hand 2");
}

TEST(Shown, UpdatesTellWhatHappened) {
  const Table table = lively_table(3, 4);
  ASSERT_GT(count(table, What::kUndo), 3);
  ASSERT_GT(count(table, What::kChat), 3);
  const auto updates = table.updates_after(0, 1, true);
  ASSERT_EQ(updates.size(), table.seq());

  std::vector<game::Position> positions{must(some_game().setup(table.data().start.setup))};
  for (std::size_t i = 0; i < updates.size(); ++i) {
    const Entry& entry = table.data().log[i];
    const json::object& update = updates[i];
    ASSERT_EQ(update.at("type").as_string(), "update");
    ASSERT_EQ(update.at("seq").to_number<std::size_t>(), i + 1);
    ASSERT_EQ(update.at("time").to_number<std::int64_t>(), entry.time);
    ASSERT_EQ(update.at("what").as_string(), name_of(entry.what));
    ASSERT_EQ(update.at("seat").to_number<int>(), entry.seat + 1);
    ASSERT_EQ(update.contains("move"), entry.what == What::kMove);
    ASSERT_EQ(update.contains("chat"), entry.what == What::kChat);
    json::array events;
    if (entry.what == What::kMove) {
      game::Position next = positions.back();
      events = some_game().apply_with_events(next, *some_game().parse_move(entry.text), 1);
      positions.push_back(next);
    } else if (entry.what == What::kUndo) {
      positions.resize(static_cast<std::size_t>(entry.moves) + 1);
    } else {
      ASSERT_EQ(update.at("chat"), json::value({{"seq", entry.seq},
                                                {"time", entry.time},
                                                {"seat", entry.seat + 1},
                                                {"text", entry.text}}));
    }
    ASSERT_EQ(update.at("events"), json::value(events));
    ASSERT_EQ(update.at("moves").to_number<std::size_t>(), positions.size() - 1);
    ASSERT_EQ(update.at("view"), some_game().view(some_game().redact(positions.back(), 1), 1));
  }
  EXPECT_EQ(updates.back().at("undo"), json::value(table.undo_offer(1)));
}

TEST(Shown, AnUpdateIsTheSameLiveAndLater) {
  Table table = table_for(humans(2), 4);
  const Table whole = lively_table(2, 4);
  std::vector<json::object> live;
  for (const Entry& entry : whole.data().log) {
    table.append(entry);
    live.push_back(table.update(table.seq(), 0, true));
  }
  EXPECT_EQ(whole.updates_after(0, 0, true), live);
  EXPECT_EQ(whole.update(17, 0, true), live[16]);

  const auto missed = whole.updates_after(whole.seq() - 3, 0, false);
  ASSERT_EQ(missed.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    json::object plain = live[live.size() - 3 + i];
    plain.erase("view");
    plain.erase("undo");
    EXPECT_EQ(missed[i], plain);
  }
  EXPECT_TRUE(whole.updates_after(whole.seq(), 0, true).empty());
  EXPECT_TRUE(whole.updates_after(whole.seq() + 5, 0, true).empty());
}

}  // namespace
}  // namespace drover::table::test
