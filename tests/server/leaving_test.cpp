// Leaving a table: handing the seat to a bot or a friend, and stopping the game by agreement.
#include <gtest/gtest.h>

#include "server/protocol.h"

namespace drover::server::test {
namespace leaving_test {

class Leaving : public Protocol {
 protected:
  HttpAnswer post(const TestTable& made, std::string_view what, std::string_view key,
                  std::string_view body = "{}") {
    return http(port_, "POST", "/api/v1/tables/" + made.table + "/" + std::string(what),
                std::string(body), key);
  }
  HttpAnswer look(const TestTable& made, std::string_view key) {
    return http(port_, "GET", "/api/v1/tables/" + made.table, "", key);
  }
  std::string sit(const TestTable& made, std::string_view link) {
    const HttpAnswer sat = post(made, "sit", link);
    EXPECT_EQ(sat.status, 200U) << sat.body;
    return std::string(sat.json().at("key").as_string());
  }
  HttpAnswer to_bot(const TestTable& made, std::string_view key,
                    std::string_view level = "greedy") {
    return post(made, "seat/bot", key, json::serialize(json::object{{"level", level}}));
  }
  static json::object next_note(LiveClient& client) {
    for (;;) {
      json::object update = client.receive("update");
      if (update.at("what").as_string() == "note") return update;
    }
  }
  // Returns the first move that the table message offers.
  static std::string first_choice(const json::object& table) {
    return std::string(table.at("view").at("decision").at("choices").at(0).at("move").as_string());
  }
};

TEST_F(Leaving, BotPlaysForTheSeatUntilItIsTakenBack) {
  const TestTable made = make("hh");
  const std::string ada = sit(made, made.keys[0]);
  const std::string bob = sit(made, made.keys[1]);
  LiveClient holder = join(made, ada);
  const json::object before = holder.receive("table");
  LiveClient other = join(made, bob);
  other.receive("table");
  const HttpAnswer handed = to_bot(made, ada);
  ASSERT_EQ(handed.status, 200U) << handed.body;
  EXPECT_EQ(handed.json().at("seat").as_int64(), 1);

  const json::object note = next_note(other);
  EXPECT_EQ(note.at("note").as_string(), "seat_to_bot");
  EXPECT_EQ(note.at("seat").as_int64(), 1);
  EXPECT_EQ(note.at("level").as_string(), "greedy");
  EXPECT_EQ(other.receive("seats").at("seats").at(0).at("kind").as_string(), "bot");
  // It was the seat's turn, so the bot plays it.
  EXPECT_EQ(other.receive("update").at("seat").as_int64(), 1);
  const json::object watching = holder.receive("table");
  EXPECT_TRUE(watching.at("seat").is_null());
  EXPECT_EQ(watching.at("away").as_int64(), 1);
  EXPECT_EQ(watching.at("view").at("viewer").as_string(), "spectator");
  EXPECT_EQ(look(made, ada).json().at("away").as_int64(), 1);
  EXPECT_EQ(code_of([&] {
              holder.send({{"type", "chat"}, {"id", 1}, {"text", "hello"}});
              return holder.receive("error");
            }()),
            "not_allowed");
  EXPECT_EQ(error_code(post(made, "move", ada, R"({"after": 0, "move": "place A"})")),
            "not_allowed");

  ASSERT_EQ(post(made, "seat/back", ada).status, 200U);
  EXPECT_EQ(next_note(other).at("note").as_string(), "seat_taken_back");
  const json::object back = holder.receive("table");
  EXPECT_EQ(back.at("seat").as_int64(), 1);
  EXPECT_FALSE(back.contains("away"));
  EXPECT_EQ(back.at("seats").at(0).at("name"), before.at("seats").at(0).at("name"));
  EXPECT_EQ(back.at("seats").at(0).at("kind").as_string(), "human");
}

TEST_F(Leaving, HandedOverSeatsSurviveARestart) {
  const TestTable made = make("hh");
  const std::string ada = sit(made, made.keys[0]);
  const std::string bob = sit(made, made.keys[1]);
  ASSERT_EQ(to_bot(made, ada, "random").status, 200U);
  const HttpAnswer offered = post(made, "seat/offer", bob);
  ASSERT_EQ(offered.status, 200U) << offered.body;
  const std::string link(offered.json().at("link").as_string());
  stop();
  start();
  EXPECT_EQ(look(made, ada).json().at("away").as_int64(), 1);
  EXPECT_EQ(look(made, bob).json().at("seat").as_int64(), 2) << "until the friend claims the seat";
  EXPECT_TRUE(look(made, link).json().at("seat").is_null());
  const std::string friends = sit(made, link);
  stop();
  start();
  EXPECT_EQ(look(made, friends).json().at("seat").as_int64(), 2);
  EXPECT_TRUE(look(made, bob).json().at("seat").is_null()) << "the former holder watches";
  EXPECT_EQ(error_code(look(made, link)), "bad_key");
  ASSERT_EQ(post(made, "seat/back", ada).status, 200U);
  EXPECT_EQ(look(made, ada).json().at("seat").as_int64(), 1);
}

TEST_F(Leaving, FriendTakesTheSeatAndTheFormerHolderWatches) {
  const TestTable made = make("hh");
  const std::string ada = sit(made, made.keys[0]);
  LiveClient holder = join(made, ada);
  const json::object table = holder.receive("table");
  const std::string link(post(made, "seat/offer", ada).json().at("link").as_string());
  EXPECT_EQ(next_note(holder).at("note").as_string(), "seat_offered");
  // The friend sees no hand yet, and the holder plays on.
  const json::object looked = look(made, link).json();
  EXPECT_EQ(looked.at("view").at("viewer").as_string(), "spectator");
  holder.send({{"type", "move"}, {"id", 1}, {"after", 1}, {"move", first_choice(table)}});
  EXPECT_EQ(holder.receive("ok").at("seq").as_int64(), 2);

  const std::string friends = sit(made, link);
  const json::object watching = holder.receive("table");
  EXPECT_TRUE(watching.at("seat").is_null());
  EXPECT_FALSE(watching.contains("away")) << "there is no way back";
  EXPECT_EQ(watching.at("notes").as_array().back().at("note").as_string(), "seat_passed_on");
  EXPECT_EQ(look(made, friends).json().at("seat").as_int64(), 1);
  EXPECT_EQ(error_code(post(made, "seat/back", ada)), "not_allowed");
  EXPECT_EQ(error_code(post(made, "sit", link)), "bad_key") << "the link was used";
}

TEST_F(Leaving, WithdrawnOfferIsInvalid) {
  const TestTable made = make("hh");
  const std::string link(post(made, "seat/offer", made.keys[0]).json().at("link").as_string());
  EXPECT_EQ(post(made, "seat/keep", made.keys[0]).status, 200U);
  EXPECT_EQ(error_code(post(made, "sit", link)), "bad_key");
  EXPECT_EQ(error_code(post(made, "seat/keep", made.keys[0])), "not_allowed");
}

TEST_F(Leaving, OnlyTheHolderHandsTheSeatOver) {
  const TestTable made = make("hg");
  for (const char* what : {"seat/bot", "seat/back", "seat/offer", "seat/keep", "stop"}) {
    EXPECT_EQ(error_code(post(made, what, made.host)), "bad_key") << what;
    EXPECT_EQ(error_code(post(made, what, "0123456789abcdef0123456789abcdef")), "bad_key") << what;
    EXPECT_EQ(error_code(post(made, what, made.spectator)), "not_allowed") << what;
  }
  EXPECT_EQ(error_code(to_bot(made, made.keys[0], "nobody")), "bad_request");
  for (const char* body : {"", "[]", "{}", R"({"level": 7})"}) {
    EXPECT_EQ(error_code(post(made, "seat/bot", made.keys[0], body)), "bad_request") << body;
  }
  EXPECT_EQ(post(made, "seat/dance", made.keys[0]).status, 404U);
  EXPECT_EQ(error_code(post(made, "seat/back", made.keys[0])), "not_allowed");
  EXPECT_EQ(look(made, made.spectator).json().at("seq").as_int64(), 0) << "nothing has changed";
}

TEST_F(Leaving, HostRenewsTheLinkOfASeatThatABotPlays) {
  const TestTable made = make("hh");
  const std::string bob = sit(made, made.keys[1]);
  ASSERT_EQ(to_bot(made, bob).status, 200U);
  const HttpAnswer renewed = post(made, "seats/2/link", made.host);
  ASSERT_EQ(renewed.status, 200U) << renewed.body;
  EXPECT_EQ(error_code(look(made, bob)), "bad_key");
  EXPECT_EQ(look(made, made.spectator).json().at("seats").at(1).at("kind").as_string(), "human");
  const std::string link(renewed.json().at("link").as_string());
  EXPECT_EQ(look(made, sit(made, link)).json().at("seat").as_int64(), 2);
}

TEST_F(Leaving, ClientsOfALinkAreDisconnectedWhenItIsClaimed) {
  const TestTable made = make("hh");
  LiveClient peeping = join(made, made.keys[1]);
  peeping.receive("table");
  sit(made, made.keys[1]);
  EXPECT_EQ(code_of(peeping.receive("error")), "bad_key");
  EXPECT_TRUE(peeping.closed());
}

// ---- Stopping -----------------------------------------------------------------------------------

TEST_F(Leaving, GameStopsWhenAllPlayersAgree) {
  const TestTable made = make("hhr");
  LiveClient ada = join(made, made.keys[0]);
  ada.receive("table");
  ASSERT_EQ(post(made, "stop", made.keys[1]).status, 200U);
  const json::object proposed = next_note(ada);
  EXPECT_EQ(proposed.at("note").as_string(), "stop_proposed");
  EXPECT_EQ(proposed.at("proposal").at("waiting").at(0).as_int64(), 1);
  const std::int64_t number = proposed.at("proposal").at("seq").as_int64();
  const auto answer = [&](int key, std::int64_t proposal, bool agree) {
    return post(made, "stop", made.keys[static_cast<std::size_t>(key)],
                json::serialize(json::object{{"proposal", proposal}, {"agree", agree}}));
  };
  EXPECT_EQ(error_code(answer(0, number + 1, true)), "stale");
  EXPECT_EQ(error_code(answer(1, number, true)), "not_allowed")
      << "the proposer has agreed already";
  for (const char* body : {"", "[]", R"({"agree": true})", R"({"proposal": 1})", "7"}) {
    EXPECT_EQ(error_code(post(made, "stop", made.keys[0], body)), "bad_request") << body;
  }
  ASSERT_EQ(answer(0, number, false).status, 200U);
  EXPECT_TRUE(next_note(ada).at("proposal").is_null());
  ASSERT_EQ(post(made, "stop", made.keys[0]).status, 200U);
  next_note(ada);
  ASSERT_EQ(post(made, "stop", made.keys[1]).status, 200U)
      << "a second proposal counts as agreement";
  const json::object stopped = next_note(ada);
  EXPECT_EQ(stopped.at("note").as_string(), "stopped");
  EXPECT_TRUE(stopped.at("stopped").as_bool());
  EXPECT_TRUE(stopped.at("view").at("decision").is_null());

  stop();
  start();
  const json::object table = look(made, made.keys[0]).json();
  EXPECT_TRUE(table.at("stopped").as_bool());
  EXPECT_EQ(error_code(post(
                made, "move", made.keys[0],
                json::serialize(json::object{{"after", table.at("seq")}, {"move", "place A"}}))),
            "not_allowed");
  EXPECT_EQ(error_code(to_bot(made, made.keys[0])), "not_allowed");
  const HttpAnswer record =
      http(port_, "GET", "/api/v1/tables/" + made.table + "/record", "", made.keys[0]);
  EXPECT_EQ(record.status, 200U);
  EXPECT_NE(record.body.find("result: unfinished"), std::string::npos);
}

TEST_F(Leaving, NoBotThinksAtAStoppedTable) {
  const TestTable made = make("hss");
  ASSERT_EQ(to_bot(made, made.keys[0], "search").status, 200U);
  LiveClient watching = join(made, made.keys[0]);
  watching.receive("table");
  watching.receive("update");  // all three seats are bots now; the first has moved
  ASSERT_EQ(post(made, "seat/back", made.keys[0]).status, 200U);
  ASSERT_EQ(post(made, "stop", made.keys[0]).status, 200U);
  const json::object table = look(made, made.keys[0]).json();
  ASSERT_TRUE(table.at("stopped").as_bool());
  LiveClient late = join(made, made.keys[0]);
  late.receive("table");
  // The result of a search that was running when the game stopped is discarded.
  late.send({{"type", "chat"}, {"id", 1}, {"text", "hello"}});
  late.receive("ok");
  EXPECT_EQ(look(made, made.keys[0]).json().at("moves"), table.at("moves"));
}

}  // namespace leaving_test
}  // namespace drover::server::test
