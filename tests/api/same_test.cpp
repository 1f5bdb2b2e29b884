// A house and a server answer the same, to the last letter but for what is drawn at random.
#include <map>

#include <gtest/gtest.h>

#include "api/household.h"
#include "server/protocol.h"

namespace drover::server::test {
namespace same_test {

using api::Reply;
using api::test::Household;

class Same : public Protocol {
 protected:
  // A text in which names and secrets stand by what they are, and times are left out.
  static std::string plain(std::string text, const std::map<std::string, std::string>& secrets) {
    for (const auto& [secret, name] : secrets) {
      for (std::size_t at = text.find(secret); at != std::string::npos; at = text.find(secret)) {
        text.replace(at, secret.size(), name);
      }
    }
    for (const std::string_view key : {"\"time\":", "\"created\":"}) {
      std::size_t at = 0;
      while ((at = text.find(key, at)) != std::string::npos) {
        at += key.size();
        const std::size_t end = text.find_first_not_of("0123456789", at);
        text.erase(at, end - at);
      }
    }
    return text;
  }
  void learn(const json::object& made, std::map<std::string, std::string>& secrets,
             const std::string& prefix) {
    for (const char* key : {"table", "spectator", "host", "book", "key", "link"}) {
      const json::value* value = made.if_contains(key);
      if (value != nullptr && value->is_string()) {
        secrets[std::string(value->as_string())] = prefix + key;
        names_[prefix + key].push_back(std::string(value->as_string()));
      }
    }
    const json::value* seats = made.if_contains("seats");
    if (seats == nullptr || !seats->is_array()) return;
    for (const json::value& seat : seats->as_array()) {
      const json::value* key = seat.as_object().if_contains("key");
      if (key == nullptr) continue;
      const std::string name = prefix + "seat" + std::to_string(seat.at("seat").as_int64());
      secrets[std::string(key->as_string())] = name;
      names_[name].push_back(std::string(key->as_string()));
    }
  }

  // Asks both; where a path, key or body has NAME in braces, each gets what it calls so.
  Reply both(std::string_view method, const std::string& path, const std::string& body = "",
             const std::string& key = "", const std::string& learns = "") {
    const auto with = [&](std::string text, std::size_t of) {
      for (const auto& [name, values] : names_) {
        const std::string braced = "{" + name + "}";
        for (std::size_t at = text.find(braced); at != std::string::npos; at = text.find(braced)) {
          text.replace(at, braced.size(), values.at(of));
        }
      }
      return text;
    };
    const HttpAnswer there =
        http(port_, method, "/api/v1/" + with(path, 0), with(body, 0), with(key, 0));
    Reply here = home_.ask(method, with(path, 1), with(body, 1), with(key, 1));
    const std::uint32_t number = home_.last_asked();
    while (home_.answer(number).status == 0 && home_.think()) {
    }
    here = home_.answer(number);
    if (!learns.empty()) {
      learn(there.json(), there_, learns);
      learn(api::test::object_of(here), here_, learns);
    }
    EXPECT_EQ(there.status, here.status) << method << ' ' << path;
    EXPECT_EQ(plain(there.body, there_), plain(here.body, here_)) << method << ' ' << path;
    EXPECT_NE(there.headers.find("Content-Type: " + here.type), std::string::npos)
        << method << ' ' << path << ": " << here.type;
    return here;
  }
  // What both are told about a line's message.
  void both_say(LiveClient& there, std::uint32_t line, const json::object& message) {
    there.send(message);
    home_.say(line, message);
    const auto here = home_.heard(line);
    for (const std::string& text : here) {
      EXPECT_EQ(plain(there.receive_text(), there_), plain(text, here_))
          << json::serialize(message);
    }
    EXPECT_FALSE(here.empty()) << json::serialize(message);
  }

  Household home_;
  std::map<std::string, std::string> there_;
  std::map<std::string, std::string> here_;
  std::map<std::string, std::vector<std::string>> names_;
};

constexpr const char* kTwo =
    R"({"game": "second", "players": 2, "seed": 11, "seats": [{"kind": "human", "name": "Ada"},
        {"kind": "human"}]})";

TEST_F(Same, RequestsAboutATable) {
  both("GET", "games");
  both("GET", "games/elpaso/components?players=2");
  both("GET", "games/nothing/components");
  both("GET", "games/classic/components?players=x");
  both("GET", "nothing");
  both("DELETE", "tables");
  both("POST", "tables", "{");
  both("POST", "tables", R"({"game": "nothing"})");
  both("POST", "tables", std::string(3'000'000, ' '));
  both("POST", "tables", kTwo, "", "t.");
  const std::string table = "tables/{t.table}";
  const std::string seat = "{t.seat1}";
  both("GET", table, "", seat);
  both("GET", table, "", "{t.seat2}");
  both("GET", table, "", "{t.spectator}");
  both("GET", table, "", "{t.host}");
  both("GET", table, "", std::string(32, 'a'));
  both("GET", "tables/abcdefgh", "", seat);
  both("GET", "tables/no", "", seat);
  both("POST", table + "/move", R"({"after": 0, "move": "place A"})", seat);
  both("POST", table + "/move", R"({"after": 0, "move": "place A"})", seat);
  both("POST", table + "/move", R"({"after": 1, "move": "fly"})", seat);
  both("POST", table + "/move", R"({"after": 1})", seat);
  both("POST", table + "/move", R"({"after": 1, "after": 2, "move": "x"})", seat);
  both("POST", table + "/move", R"({"after": 1, "move": "place A"})", "{t.spectator}");
  both("POST", table + "/move", R"({"after": 1, "move": "place A"})", "{t.seat2}");
  both("GET", table + "/why?after=1&move=place%20B", "", seat);
  both("GET", table + "/why?after=1&el=nothing", "", seat);
  both("GET", table + "/why?after=1", "", seat);
  both("GET", table + "/log", "", seat);
  both("GET", table + "/log?before=x", "", seat);
  both("GET", table + "/history/0", "", seat);
  both("GET", table + "/history/9", "", seat);
  both("GET", table + "/history/x", "", seat);
  both("GET", table + "/totals", "", "{t.spectator}");
  both("GET", table + "/record", "", seat);
  both("GET", table + "/review", "", seat);
  both("GET", table + "/nothing", "", seat);
  both("POST", table + "/hint", R"({"after": -1})", seat);
  both("POST", table + "/hint", R"({"after": 1})", "{t.seat2}");
  both("POST", table + "/hint", R"({"after": 1})", "{t.spectator}");
  both("POST", table + "/clone", R"({"moves": 7})", seat);
  both("POST", table + "/clone", R"({"moves": 1, "book": 7})", seat);
}

TEST_F(Same, Analyses) {
  const std::string start = R"({"start": {"game": "second", "players": 2, "seed": "11"})";
  both("POST", "analysis/look", start + R"(, "moves": ["place A"]})");
  both("POST", "analysis/look", start + R"(, "moves": ["place A", "end"]})");
  both("POST", "analysis/look", start + R"(, "viewer": 7})");
  both("POST", "analysis/line", start + R"(, "tree": [[0, "place A"], [0, "place B"]]})");
  both("POST", "analysis/fields", start + "}");
  both("POST", "analysis/read", R"({"text": "hello"})");
  both("POST", "analysis/think", start + R"(, "iterations": 9})");
  both("POST", "analysis/think", start + R"(, "milliseconds": 9000})");
  both("POST", "analysis/dance", start + "}");
  both("GET", "analysis/look");
  both("POST", "analysis/look", "{");
}

TEST_F(Same, RequestsAboutSeats) {
  both("POST", "tables", kTwo, "", "t.");
  const std::string table = "tables/{t.table}";
  both("POST", table + "/sit", "", "{t.spectator}");
  both("POST", table + "/sit", "", "{t.seat1}", "own.");
  both("POST", table + "/sit", "", "{t.seat1}");
  both("POST", table + "/sit", "", "{own.key}");
  both("GET", table, "", "{own.key}");
  both("POST", table + "/seats/2/link", "", "{own.key}");
  both("POST", table + "/seats/9/link", "", "{t.host}");
  both("POST", table + "/seats/2/link", "", "{t.host}", "new.");
  both("GET", table, "", "{t.seat2}");
  both("GET", table, "", "{new.link}");
  both("POST", table + "/seat/bot", "{}", "{own.key}");
  both("POST", table + "/seat/bot", R"({"level": "nobody"})", "{own.key}");
  both("POST", table + "/seat/nothing", "", "{own.key}");
  both("POST", table + "/seat/offer", "", "{t.spectator}");
  both("POST", table + "/seat/offer", "", "{own.key}", "offer.");
  both("POST", table + "/seat/keep", "", "{own.key}");
  both("POST", table + "/sit", "", "{offer.link}");
  both("POST", table + "/seat/offer", "", "{own.key}", "again.");
  both("POST", table + "/sit", "", "{again.link}", "heir.");
  both("GET", table, "", "{own.key}");
  both("GET", table, "", "{heir.key}");
  both("POST", table + "/stop", "{}", "{heir.key}");
  both("POST", table + "/stop", R"({"proposal": 99, "agree": true})", "{new.link}");
  both("POST", table + "/stop", "7", "{new.link}");
  both("POST", table + "/stop", "{}", "{t.spectator}");
}

TEST_F(Same, RecordBooks) {
  both("POST", "books", "", "", "b.");
  both("GET", "book", "", "{b.book}");
  both("GET", "book", "", std::string(32, 'a'));
  both("GET", "book/results?skip=0&limit=9", "", "{b.book}");
  both("GET", "book/results?limit=0", "", "{b.book}");
  both("GET", "book/results?limit=9999", "", "{b.book}");
  both("GET", "book/export?format=csv", "", "{b.book}");
  both("GET", "book/export?format=json", "", "{b.book}");
  both("GET", "book/export", "", "{b.book}");
  both("GET", "book/nothing", "", "{b.book}");
  both("DELETE", "book/results/abcdefgh", "", "{b.book}");
  both("DELETE", "book", "", "{b.book}");
  both("DELETE", "book", "", "{b.book}");
}

TEST_F(Same, WhatIsToldLive) {
  both("POST", "tables", kTwo, "", "t.");
  const std::string& id_there = names_.at("t.table").at(0);
  const std::string& id_here = names_.at("t.table").at(1);
  LiveClient there(port_);
  there.hello(id_there, names_.at("t.seat1").at(0));
  const std::uint32_t line = home_.line(id_here, names_.at("t.seat1").at(1));
  for (const std::string& text : home_.heard(line)) {
    EXPECT_EQ(plain(there.receive_text(), there_), plain(text, here_));
  }
  both_say(there, line, {{"type", "ping"}});
  both_say(there, line, {{"type", "nothing"}, {"id", 1}});
  both_say(there, line, {{"type", "move"}, {"id", 2}, {"after", 0}, {"move", "fly"}});
  both_say(there, line, {{"type", "move"}, {"id", 2}, {"move", "place A"}});
  both_say(there, line, {{"type", "move"}, {"id", 3}, {"after", 0}, {"move", "place A"}});
  both_say(there, line, {{"type", "chat"}, {"id", 4}, {"text", "Howdy!"}});
  both_say(there, line, {{"type", "rename"}, {"id", 5}, {"name", "Bea"}});
  both_say(there, line, {{"type", "rename"}, {"id", 6}, {"name", ""}});
  both_say(there, line, {{"type", "undo"}, {"id", 7}, {"after", 2}});
  both_say(there, line, {{"type", "undo"}, {"id", 8}, {"after", 2}, {"to", 0}});
  // Somebody who comes back has missed all that.
  LiveClient later(port_);
  later.hello(id_there, names_.at("t.spectator").at(0), 0);
  const std::uint32_t watching = home_.line(id_here, names_.at("t.spectator").at(1), 0);
  for (const std::string& text : home_.heard(watching)) {
    EXPECT_EQ(plain(later.receive_text(), there_), plain(text, here_));
  }
  both_say(later, watching, {{"type", "chat"}, {"id", 1}, {"text", "Me too!"}});
  // Strangers are told why, and the line ends.
  LiveClient stranger(port_);
  stranger.hello(id_there, std::string(32, 'b'));
  const std::uint32_t refused = home_.line(id_here, std::string(32, 'b'));
  for (const std::string& text : home_.heard(refused)) {
    EXPECT_EQ(stranger.receive_text(), text);
  }
  EXPECT_TRUE(home_.ended(refused));
}

}  // namespace same_test
}  // namespace drover::server::test
