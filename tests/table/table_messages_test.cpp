// Table: views, updates and messages (docs/api.md).
#include <gtest/gtest.h>

#include "game/presenter.h"
#include "table/helpers.h"
#include "table/table.h"

namespace drover::table::test {
namespace shown_test {

namespace json = boost::json;

// Returns a table with moves, chat and undo, and no more entries than a client may miss.
LoggedTable lively_table(int players, std::uint64_t seed) {
  LoggedTable logged(data_for(humans(players), seed));
  const Table& table = logged.table;
  core::Rng rng = core::Rng::from_seed(seed);
  for (int i = 0; i < 150 && !table.over(); ++i) {
    const json::object offer = table.undo_offer(table.actor());
    if (i % 20 == 10) {
      logged.append(must(table.chat(i % players, "Line " + std::to_string(i), kNow + i)));
    } else if (!offer.at("to").is_null() && rng.below(3) == 0) {
      const int to = offer.at("to").to_number<int>();
      logged.append(must(table.undo(table.actor(), table.seq(), to, kNow + i)));
    } else {
      logged.append(random_entry(table, true_position(table), rng));
    }
  }
  return logged;
}

int count(const LoggedTable& logged, EntryKind what) {
  const auto& log = logged.stored.log;
  return static_cast<int>(std::count_if(log.begin(), log.end(),
                                        [&](const Entry& entry) { return entry.what == what; }));
}

TEST(Shown, ViewsAreThoseOfTheRedactedPosition) {
  const Table table = lively_table(3, 4).table;
  const game::Position position = true_position(table);
  for (int viewer = game::kNoSeat; viewer < 3; ++viewer) {
    EXPECT_EQ(table.view(viewer),
              some_game().presenter().view(some_game().redact(position, viewer), viewer));
    EXPECT_EQ(json::value(must(table.view_at(table.moves(), viewer))), table.view(viewer));
  }
}

TEST(Shown, ChoicesGoOnlyToTheSeatThatDecides) {
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
  const Table table = lively_table(2, 4).table;
  EXPECT_EQ(code_of(table.view_at(-1, 0)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.view_at(table.moves() + 1, 0)), Code::kBadRequest);
}

TEST(Shown, TableMessageHoldsEverything) {
  const LoggedTable logged = lively_table(3, 4);
  const Table& table = logged.table;
  const json::object message = table_message(table, 1, 0b001);
  EXPECT_EQ(message.at("type").as_string(), "table");
  EXPECT_EQ(message.at("table").as_string(), "testid00");
  EXPECT_EQ(message.at("seq").to_number<std::uint32_t>(), table.seq());
  EXPECT_EQ(message.at("seat").to_number<int>(), 2);
  EXPECT_EQ(message.at("moves").to_number<int>(), table.moves());
  EXPECT_EQ(message.at("undo"), table.undo_offer(1));
  EXPECT_EQ(message.at("view"), table.view(1));
  EXPECT_TRUE(message.at("hints").as_bool());
  EXPECT_FALSE(message.contains("frozen"));
  EXPECT_TRUE(table_message(table, game::kNoSeat, 0).at("seat").is_null());

  const auto& seats = message.at("seats").as_array();
  ASSERT_EQ(seats.size(), 3U);
  EXPECT_EQ(seats[0], json::value({{"seat", 1},
                                   {"kind", "human"},
                                   {"name", "Person 1"},
                                   {"connected", true},
                                   {"taken", false}}));
  EXPECT_FALSE(seats[1].at("connected").as_bool());

  EXPECT_EQ(static_cast<int>(message.at("chat").as_array().size()),
            count(logged, EntryKind::kChat));
  EXPECT_EQ(message.at("log_from").as_int64(), 0);
  ASSERT_GT(count(logged, EntryKind::kUndo), 3);
  ASSERT_EQ(static_cast<int>(message.at("log").as_array().size()), table.moves());
  for (const json::value& update : message.at("log").as_array()) {
    EXPECT_FALSE(update.as_object().contains("view"));
    EXPECT_EQ(update.at("what").as_string(), "move");
  }
  EXPECT_EQ(message.at("family").as_string(), "trail");
}

TEST(Shown, TableMessageTellsWhetherTheSeedWasNamed) {
  TableData data = data_for(humans(2), 4);
  const auto message_flag = [&](std::string_view key) {
    return table_message(Table("testid00", data), 0, 0).at(key).as_bool();
  };
  EXPECT_FALSE(message_flag("seed_named"));
  EXPECT_FALSE(message_flag("resumed"));
  data.start.seed_named = true;
  EXPECT_TRUE(message_flag("seed_named"));
  data.start.resumed = true;
  EXPECT_TRUE(message_flag("resumed"));
}

TEST(Shown, BotsHaveTheirLevel) {
  const Table table = table_for({human("Ada"), bot("greedy"), bot("greedy")}, 1);
  const json::object message = seats_message(table, 1);
  EXPECT_EQ(message.at("type").as_string(), "seats");
  EXPECT_EQ(message.at("seats").at(1),
            json::value({{"seat", 2}, {"kind", "bot"}, {"name", "Hank"}, {"level", "greedy"}}));
  EXPECT_EQ(message.at("seats").at(2).at("name").as_string(), "Clara");
}

// The updates and positions that a client gets that is connected all the time.
struct Live {
  std::vector<json::object> updates;
  std::vector<game::Position> positions;  // after each entry
};
Live live_through(const TableData& whole, int viewer) {
  TableData begun = whole;
  begun.log.clear();
  Table table("testid00", begun);
  Live live;
  for (const Entry& entry : whole.log) {
    table.append(entry);
    live.updates.push_back(update(table, viewer));
    live.positions.push_back(true_position(table));
  }
  return live;
}

TEST(Shown, UpdatesHoldEventsAndViews) {
  const LoggedTable logged = lively_table(3, 4);
  ASSERT_GT(count(logged, EntryKind::kUndo), 3);
  ASSERT_GT(count(logged, EntryKind::kChat), 3);
  const auto [updates, positions] = live_through(logged.stored, 1);
  game::Position before = must(some_game().setup(logged.stored.start.setup));
  for (std::size_t i = 0; i < updates.size(); ++i) {
    const Entry& entry = logged.stored.log[i];
    const json::object& update = updates[i];
    ASSERT_EQ(update.at("type").as_string(), "update");
    ASSERT_EQ(update.at("seq").to_number<std::size_t>(), i + 1);
    ASSERT_EQ(update.at("moves").to_number<int>(), entry.moves);
    ASSERT_EQ(update.at("time").to_number<std::int64_t>(), entry.time);
    ASSERT_EQ(update.at("what").as_string(), name_of(entry.what));
    ASSERT_EQ(update.at("seat").to_number<int>(), entry.seat + 1);
    ASSERT_EQ(update.contains("move"), entry.what == EntryKind::kMove);
    ASSERT_EQ(update.contains("chat"), entry.what == EntryKind::kChat);
    ASSERT_FALSE(update.contains("undone"));
    json::array events;
    if (entry.what == EntryKind::kMove) {
      ASSERT_EQ(update.at("move").as_string(), entry.text);
      events =
          some_game().presenter().apply_with_events(before, *some_game().parse_move(entry.text), 1);
    } else if (entry.what == EntryKind::kChat) {
      ASSERT_EQ(update.at("chat"), json::value({{"seq", entry.seq},
                                                {"time", entry.time},
                                                {"seat", entry.seat + 1},
                                                {"text", entry.text}}));
    }
    before = positions[i];
    ASSERT_EQ(update.at("events"), json::value(events));
    ASSERT_EQ(update.at("view"), some_game().presenter().view(some_game().redact(before, 1), 1));
  }
  EXPECT_EQ(updates.back().at("undo"), json::value(logged.table.undo_offer(1)));
}

// A late update has no view; that of a move taken back since does not even hold the move.
TEST(Shown, MissedUpdatesAreSentWithoutViews) {
  const LoggedTable logged = lively_table(2, 4);
  const Live live = live_through(logged.stored, 0);
  const Table again("testid00", logged.stored);
  int undone = 0;
  for (std::uint32_t after = 0; after <= logged.table.seq(); after += 7) {
    const auto missed = updates_after(logged.table, after, 0);
    ASSERT_EQ(missed, updates_after(again, after, 0)) << "a table is the same loaded as it was";
    ASSERT_EQ(missed.size(), logged.table.seq() - after);
    for (std::size_t i = 0; i < missed.size(); ++i) {
      json::object expected = live.updates[after + i];
      for (const char* own : {"view", "undo", "stopped", "proposal"}) expected.erase(own);
      if (missed[i].contains("undone")) {
        ++undone;
        expected.erase("move");
        expected["events"] = json::array();
        expected["undone"] = true;
      }
      ASSERT_EQ(missed[i], expected);
    }
  }
  EXPECT_GT(undone, 20);
  EXPECT_TRUE(updates_after(logged.table, logged.table.seq(), 0).empty());
  EXPECT_TRUE(updates_after(logged.table, logged.table.seq() + 5, 0).empty());

  // Exactly the moves taken back since are marked.
  int counted = 0;
  for (const json::object& update : updates_after(logged.table, 0, 0)) {
    counted += update.at("what").as_string() == "move" && !update.contains("undone") ? 1 : 0;
  }
  EXPECT_EQ(counted, logged.table.moves());
}

TEST(Shown, TooManyMissedUpdatesAreNotSent) {
  Table table = table_for(humans(2), 4);
  play_random_moves(table, 230, 1);
  ASSERT_EQ(table.seq(), 230U);
  EXPECT_EQ(updates_after(table, 30, 0).size(), kMaxMissedEntries);
  EXPECT_TRUE(updates_after(table, 29, 0).empty());
}

TEST(Shown, LogIsDividedIntoPages) {
  LoggedTable logged(data_for(humans(4), 4));
  core::Rng rng = core::Rng::from_seed(4);
  while (!logged.table.over()) {
    logged.append(random_entry(logged.table, true_position(logged.table), rng));
  }
  const Table& table = logged.table;
  ASSERT_GT(table.moves(), 2 * kMaxLogPage);
  const Live live = live_through(logged.stored, 2);

  const json::object message = table_message(table, 2, 0);
  int from = message.at("log_from").to_number<int>();
  EXPECT_EQ(from, table.moves() - kMovesInMessage);
  json::array log = message.at("log").as_array();
  while (from > 0) {
    const json::object page = must(table.log_page(from, kMaxLogPage, 2));
    json::array longer = page.at("log").as_array();
    EXPECT_EQ(static_cast<int>(longer.size()), std::min(kMaxLogPage, from));
    from = page.at("from").to_number<int>();
    longer.insert(longer.end(), log.begin(), log.end());
    log = longer;
  }
  ASSERT_EQ(log.size(), live.updates.size());
  for (std::size_t i = 0; i < log.size(); ++i) {
    json::object expected = live.updates[i];
    for (const char* own : {"view", "undo", "stopped", "proposal"}) expected.erase(own);
    ASSERT_EQ(log[i], expected);
  }

  const json::object few = must(table.log_page(100, 3, 2));
  EXPECT_EQ(few.at("from").as_int64(), 97);
  EXPECT_EQ(few.at("log"), json::value(json::array{log[97], log[98], log[99]}));
  EXPECT_TRUE(must(table.log_page(0, kMaxLogPage, 2)).at("log").as_array().empty());
  EXPECT_EQ(must(table.log_page(table.moves(), kMovesInMessage, 2)).at("log"), message.at("log"));
  EXPECT_EQ(code_of(table.log_page(-1, 10, 2)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.log_page(table.moves() + 1, 10, 2)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.log_page(10, 0, 2)), Code::kBadRequest);
  EXPECT_EQ(code_of(table.log_page(10, kMaxLogPage + 1, 2)), Code::kBadRequest);
}

TEST(Shown, LogPagesRevealNothingHidden) {
  Table table = table_for(humans(2), 4);
  play_random_moves(table, 120, 1);
  const auto drawn = [&](int viewer, bool known) {
    int cards = 0;
    const json::object page = must(table.log_page(120, 120, viewer));
    for (const json::value& update : page.at("log").as_array()) {
      for (const json::value& event : update.at("events").as_array()) {
        if (event.at("event").as_string() != "card_drawn") continue;
        if (event.at("card").is_null() != known) ++cards;
      }
    }
    return cards;
  };
  EXPECT_EQ(drawn(game::kNoSeat, true), 0);
  EXPECT_GT(drawn(game::kNoSeat, false), 20);
  EXPECT_GT(drawn(0, true), 10);
  EXPECT_GT(drawn(0, false), 10);
}

TEST(Shown, TotalsAreThoseOfTheViews) {
  Table table = table_for(humans(4), 4);
  core::Rng rng = core::Rng::from_seed(4);
  game::Position position = true_position(table);
  EXPECT_EQ(table.totals(0).at("totals").as_array().size(), 1U) << "the beginning";
  int turns = 0;
  while (!table.over()) {
    const int turn = some_game().turn(position);
    play_random_move(table, position, rng);
    if (table.over() || some_game().turn(position) != turn) ++turns;
  }
  for (const int viewer : {game::kNoSeat, 0, 3}) {
    const json::array totals = table.totals(viewer).at("totals").as_array();
    EXPECT_GE(static_cast<int>(totals.size()), std::min(turns, kMaxTotals / 2));
    EXPECT_LE(static_cast<int>(totals.size()), kMaxTotals);
    EXPECT_EQ(totals.front().at("moves").as_int64(), 0);
    EXPECT_EQ(totals.back().at("moves").as_int64(), table.moves());
    int before = -1;
    for (const json::value& one : totals) {
      const int moves = one.at("moves").to_number<int>();
      ASSERT_GT(moves, before);
      before = moves;
      const json::object view = must(table.view_at(moves, viewer));
      ASSERT_EQ(one.at("turn"), view.at("turn"));
      json::array expected;
      for (const json::value& score : view.at("scores").as_array()) {
        expected.push_back(score.at("total"));
      }
      ASSERT_EQ(one.at("scores"), json::value(expected)) << moves;
    }
  }
}

}  // namespace shown_test
}  // namespace drover::table::test
