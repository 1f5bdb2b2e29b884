// Access to seats: links that can be claimed once, keys, and links that the host renews.
#include <gtest/gtest.h>

#include "server/protocol.h"
#include "store/sqlite.h"

namespace drover::server::test {
namespace seats_test {

class Seats : public Protocol {
 protected:
  // Makes a table with a random seed.
  TestTable invite(std::string_view seats = "hh") { return make(seats, std::nullopt); }
  HttpAnswer sit(const TestTable& made, std::string_view link) {
    return http(port_, "POST", "/api/v1/tables/" + made.table + "/sit", "", link);
  }
  HttpAnswer renew(const TestTable& made, std::string_view seat, std::string_view host) {
    return http(port_, "POST",
                "/api/v1/tables/" + made.table + "/seats/" + std::string(seat) + "/link", "", host);
  }
  HttpAnswer look(const TestTable& made, std::string_view key) {
    return http(port_, "GET", "/api/v1/tables/" + made.table, "", key);
  }
};

TEST_F(Seats, LinkIsReplacedByAKeyWhenClaimed) {
  const TestTable made = invite();
  EXPECT_FALSE(look(made, made.spectator).json().at("seats").at(1).at("taken").as_bool());
  const HttpAnswer sat = sit(made, made.keys[1]);
  ASSERT_EQ(sat.status, 200U) << sat.body;
  EXPECT_EQ(sat.json().at("seat").as_int64(), 2);
  const std::string key(sat.json().at("key").as_string());
  EXPECT_EQ(error_code(look(made, made.keys[1])), "bad_key") << "the link was claimed";
  EXPECT_EQ(look(made, key).json().at("seat").as_int64(), 2);
  EXPECT_TRUE(look(made, made.spectator).json().at("seats").at(1).at("taken").as_bool());
  EXPECT_FALSE(look(made, made.spectator).json().at("seats").at(0).at("taken").as_bool());
  EXPECT_EQ(error_code(sit(made, key)), "seat_taken") << "a key cannot be claimed again";
  EXPECT_EQ(look(made, key).status, 200U);
  EXPECT_EQ(error_code(sit(made, made.spectator)), "not_allowed");
  // The claim is stored.
  stop();
  start();
  EXPECT_EQ(look(made, key).json().at("seat").as_int64(), 2);
  EXPECT_EQ(error_code(look(made, made.keys[1])), "bad_key");
}

TEST_F(Seats, GameIsNotLoadedWithoutAValidKey) {
  const TestTable made = invite();
  stop();
  {
    // Damages the log: loading it fails.
    store::Database database(folder_ / "drover.db");
    database.execute("UPDATE heads SET seq = seq + 1");
  }
  start();
  EXPECT_EQ(error_code(look(made, "0123456789abcdef0123456789abcdef")), "bad_key");
  EXPECT_EQ(error_code(renew(made, "1", made.spectator)), "bad_key");
  EXPECT_EQ(look(made, made.spectator).status, 500U);
  EXPECT_EQ(look(made, made.keys[0]).status, 500U);
}

TEST_F(Seats, RenewedLinkIsAnnouncedToAllClients) {
  const TestTable made = invite();
  const std::string key(sit(made, made.keys[1]).json().at("key").as_string());
  LiveClient guest = join(made, key);
  guest.receive("table");
  LiveClient other = join(made, made.keys[0]);
  other.receive("table");
  const HttpAnswer renewed = renew(made, "2", made.host);
  ASSERT_EQ(renewed.status, 200U) << renewed.body;
  const std::string link(renewed.json().at("link").as_string());
  const json::object update = other.receive("update");
  EXPECT_EQ(update.at("what").as_string(), "note");
  EXPECT_EQ(update.at("note").as_string(), "link_renewed");
  EXPECT_EQ(update.at("seat").as_int64(), 2);
  EXPECT_EQ(code_of(guest.receive("error")), "bad_key");
  EXPECT_TRUE(guest.closed());
  EXPECT_EQ(error_code(look(made, key)), "bad_key");
  const json::object table = look(made, made.spectator).json();
  EXPECT_EQ(table.at("notes").at(0).at("note").as_string(), "link_renewed");
  EXPECT_FALSE(table.at("seats").at(1).at("taken").as_bool());
  EXPECT_EQ(sit(made, link).json().at("seat").as_int64(), 2);
}

TEST_F(Seats, OnlyTheHostRenewsLinksAndOnlyOfHumanSeats) {
  const TestTable made = invite("hg");
  EXPECT_EQ(error_code(renew(made, "1", made.keys[0])), "bad_key");
  EXPECT_EQ(error_code(renew(made, "1", made.spectator)), "bad_key");
  EXPECT_EQ(error_code(renew(made, "1", "")), "bad_key");
  EXPECT_EQ(error_code(look(made, made.host)), "bad_key") << "the host key opens no seat";
  EXPECT_EQ(error_code(renew(made, "2", made.host)), "not_allowed");
  for (const char* seat : {"0", "3", "-1", "x", "99999999999"}) {
    EXPECT_GE(renew(made, seat, made.host).status, 400U) << seat;
  }
  EXPECT_EQ(renew(made, "1", made.host).status, 200U);
}

TEST_F(Seats, TableSaysThatTheSeedWasChosen) {
  const TestTable plain = invite();
  EXPECT_FALSE(look(plain, plain.spectator).json().at("seed_named").as_bool());
  const TestTable named = make("hh", 7);
  EXPECT_TRUE(look(named, named.spectator).json().at("seed_named").as_bool());
}

TEST_F(Seats, ServerIsReadyWhenTheStoreCanWrite) {
  for (int i = 0; i < 3; ++i) {
    const HttpAnswer answer = http(port_, "GET", "/readyz");
    EXPECT_EQ(answer.status, 200U);
    EXPECT_EQ(answer.json().at("status").as_string(), "ready");
  }
}

class Retention : public Seats {
 protected:
  void SetUp() override {
    options_.retention.abandoned_days = 30;
    Seats::SetUp();
  }
};

TEST_F(Retention, TableSaysWhenItWillBeRemoved) {
  const TestTable made = invite();
  const std::int64_t now = std::time(nullptr);
  const std::int64_t until = look(made, made.spectator).json().at("kept_until").as_int64();
  EXPECT_NEAR(static_cast<double>(until - now), 30.0 * 24 * 60 * 60, 60);
}

}  // namespace seats_test
}  // namespace drover::server::test
