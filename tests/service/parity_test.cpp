// LocalServer and the server give identical answers, except for random ids and keys and for times.
#include <map>

#include <gtest/gtest.h>

#include "server/protocol.h"
#include "service/test_browser.h"

namespace drover::server::test {
namespace parity_test {

using service::Reply;
using service::test::TestBrowser;

class ServerParity : public Protocol {
 protected:
  // Replaces ids and secrets in the text by their names, and removes times.
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
  void remember_names(const json::object& made, std::map<std::string, std::string>& secrets,
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

  // Sends a request to both and compares the answers. {NAME} in a path, key or body stands for the
  // id or secret that each of them has under this name.
  Reply ask_both(std::string_view method, const std::string& path, const std::string& body = "",
                 const std::string& key = "", const std::string& prefix = "") {
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
    Reply here = browser_.request(method, with(path, 1), with(body, 1), with(key, 1));
    const std::uint32_t number = browser_.last_request();
    while (browser_.answer(number).status == 0 && browser_.run_tasks()) {
    }
    here = browser_.answer(number);
    if (!prefix.empty()) {
      remember_names(there.json(), there_, prefix);
      remember_names(service::test::object_of(here), here_, prefix);
    }
    EXPECT_EQ(there.status, here.status) << method << ' ' << path;
    EXPECT_EQ(plain(there.body, there_), plain(here.body, here_)) << method << ' ' << path;
    EXPECT_NE(there.headers.find("Content-Type: " + here.type), std::string::npos)
        << method << ' ' << path << ": " << here.type;
    return here;
  }
  // Sends a message in a session of both and compares what they send in return.
  void send_to_both(LiveClient& there, std::uint32_t session, const json::object& message) {
    there.send(message);
    browser_.send(session, message);
    const auto here = browser_.received(session);
    for (const std::string& text : here) {
      EXPECT_EQ(plain(there.receive_text(), there_), plain(text, here_))
          << json::serialize(message);
    }
    EXPECT_FALSE(here.empty()) << json::serialize(message);
  }

  TestBrowser browser_;
  std::map<std::string, std::string> there_;
  std::map<std::string, std::string> here_;
  std::map<std::string, std::vector<std::string>> names_;
};

constexpr const char* kTwo =
    R"({"game": "second", "players": 2, "seed": 11, "seats": [{"kind": "human", "name": "Ada"},
        {"kind": "human"}]})";

TEST_F(ServerParity, AnswersTableRequestsAlike) {
  ask_both("GET", "games");
  ask_both("GET", "games/elpaso/components?players=2");
  ask_both("GET", "games/nothing/components");
  ask_both("GET", "games/classic/components?players=x");
  ask_both("GET", "nothing");
  ask_both("DELETE", "tables");
  ask_both("POST", "tables", "{");
  ask_both("POST", "tables", R"({"game": "nothing"})");
  ask_both("POST", "tables", std::string(3'000'000, ' '));
  ask_both("POST", "tables", kTwo, "", "t.");
  const std::string table = "tables/{t.table}";
  const std::string seat = "{t.seat1}";
  ask_both("GET", table, "", seat);
  ask_both("GET", table, "", "{t.seat2}");
  ask_both("GET", table, "", "{t.spectator}");
  ask_both("GET", table, "", "{t.host}");
  ask_both("GET", table, "", std::string(32, 'a'));
  ask_both("GET", "tables/abcdefgh", "", seat);
  ask_both("GET", "tables/no", "", seat);
  ask_both("POST", table + "/move", R"({"after": 0, "move": "place A"})", seat);
  ask_both("POST", table + "/move", R"({"after": 0, "move": "place A"})", seat);
  ask_both("POST", table + "/move", R"({"after": 1, "move": "fly"})", seat);
  ask_both("POST", table + "/move", R"({"after": 1})", seat);
  ask_both("POST", table + "/move", R"({"after": 1, "after": 2, "move": "x"})", seat);
  ask_both("POST", table + "/move", R"({"after": 1, "move": "place A"})", "{t.spectator}");
  ask_both("POST", table + "/move", R"({"after": 1, "move": "place A"})", "{t.seat2}");
  ask_both("GET", table + "/why?after=1&move=place%20B", "", seat);
  ask_both("GET", table + "/why?after=1&el=nothing", "", seat);
  ask_both("GET", table + "/why?after=1", "", seat);
  ask_both("GET", table + "/log", "", seat);
  ask_both("GET", table + "/log?before=x", "", seat);
  ask_both("GET", table + "/history/0", "", seat);
  ask_both("GET", table + "/history/9", "", seat);
  ask_both("GET", table + "/history/x", "", seat);
  ask_both("GET", table + "/totals", "", "{t.spectator}");
  ask_both("GET", table + "/record", "", seat);
  ask_both("GET", table + "/review", "", seat);
  ask_both("GET", table + "/nothing", "", seat);
  ask_both("POST", table + "/hint", R"({"after": -1})", seat);
  ask_both("POST", table + "/hint", R"({"after": 1})", "{t.seat2}");
  ask_both("POST", table + "/hint", R"({"after": 1})", "{t.spectator}");
  ask_both("POST", table + "/clone", R"({"moves": 7})", seat);
  ask_both("POST", table + "/clone", R"({"moves": 1, "book": 7})", seat);
}

TEST_F(ServerParity, AnswersAnalysesAlike) {
  const std::string start = R"({"start": {"game": "second", "players": 2, "seed": "11"})";
  ask_both("POST", "analysis/look", start + R"(, "moves": ["place A"]})");
  ask_both("POST", "analysis/look", start + R"(, "moves": ["place A", "end"]})");
  ask_both("POST", "analysis/look", start + R"(, "viewer": 7})");
  ask_both("POST", "analysis/line", start + R"(, "tree": [[0, "place A"], [0, "place B"]]})");
  ask_both("POST", "analysis/fields", start + "}");
  ask_both("POST", "analysis/read", R"({"text": "hello"})");
  ask_both("POST", "analysis/think", start + R"(, "iterations": 9})");
  ask_both("POST", "analysis/think", start + R"(, "milliseconds": 9000})");
  ask_both("POST", "analysis/dance", start + "}");
  ask_both("GET", "analysis/look");
  ask_both("POST", "analysis/look", "{");
}

TEST_F(ServerParity, AnswersSeatRequestsAlike) {
  ask_both("POST", "tables", kTwo, "", "t.");
  const std::string table = "tables/{t.table}";
  ask_both("POST", table + "/sit", "", "{t.spectator}");
  ask_both("POST", table + "/sit", "", "{t.seat1}", "own.");
  ask_both("POST", table + "/sit", "", "{t.seat1}");
  ask_both("POST", table + "/sit", "", "{own.key}");
  ask_both("GET", table, "", "{own.key}");
  ask_both("POST", table + "/seats/2/link", "", "{own.key}");
  ask_both("POST", table + "/seats/9/link", "", "{t.host}");
  ask_both("POST", table + "/seats/2/link", "", "{t.host}", "new.");
  ask_both("GET", table, "", "{t.seat2}");
  ask_both("GET", table, "", "{new.link}");
  ask_both("POST", table + "/seat/bot", "{}", "{own.key}");
  ask_both("POST", table + "/seat/bot", R"({"level": "nobody"})", "{own.key}");
  ask_both("POST", table + "/seat/nothing", "", "{own.key}");
  ask_both("POST", table + "/seat/offer", "", "{t.spectator}");
  ask_both("POST", table + "/seat/offer", "", "{own.key}", "offer.");
  ask_both("POST", table + "/seat/keep", "", "{own.key}");
  ask_both("POST", table + "/sit", "", "{offer.link}");
  ask_both("POST", table + "/seat/offer", "", "{own.key}", "again.");
  ask_both("POST", table + "/sit", "", "{again.link}", "heir.");
  ask_both("GET", table, "", "{own.key}");
  ask_both("GET", table, "", "{heir.key}");
  ask_both("POST", table + "/stop", "{}", "{heir.key}");
  ask_both("POST", table + "/stop", R"({"proposal": 99, "agree": true})", "{new.link}");
  ask_both("POST", table + "/stop", "7", "{new.link}");
  ask_both("POST", table + "/stop", "{}", "{t.spectator}");
}

TEST_F(ServerParity, AnswersRecordBookRequestsAlike) {
  ask_both("POST", "books", "", "", "b.");
  ask_both("GET", "book", "", "{b.book}");
  ask_both("GET", "book", "", std::string(32, 'a'));
  ask_both("GET", "book/results?skip=0&limit=9", "", "{b.book}");
  ask_both("GET", "book/results?limit=0", "", "{b.book}");
  ask_both("GET", "book/results?limit=9999", "", "{b.book}");
  ask_both("GET", "book/export?format=csv", "", "{b.book}");
  ask_both("GET", "book/export?format=json", "", "{b.book}");
  ask_both("GET", "book/export", "", "{b.book}");
  ask_both("GET", "book/nothing", "", "{b.book}");
  ask_both("DELETE", "book/results/abcdefgh", "", "{b.book}");
  ask_both("DELETE", "book", "", "{b.book}");
  ask_both("DELETE", "book", "", "{b.book}");
}

TEST_F(ServerParity, SendsTheSameMessages) {
  ask_both("POST", "tables", kTwo, "", "t.");
  const std::string& id_there = names_.at("t.table").at(0);
  const std::string& id_here = names_.at("t.table").at(1);
  LiveClient there(port_);
  there.hello(id_there, names_.at("t.seat1").at(0));
  const std::uint32_t session = browser_.connect(id_here, names_.at("t.seat1").at(1));
  for (const std::string& text : browser_.received(session)) {
    EXPECT_EQ(plain(there.receive_text(), there_), plain(text, here_));
  }
  send_to_both(there, session, {{"type", "ping"}});
  send_to_both(there, session, {{"type", "nothing"}, {"id", 1}});
  send_to_both(there, session, {{"type", "move"}, {"id", 2}, {"after", 0}, {"move", "fly"}});
  send_to_both(there, session, {{"type", "move"}, {"id", 2}, {"move", "place A"}});
  send_to_both(there, session, {{"type", "move"}, {"id", 3}, {"after", 0}, {"move", "place A"}});
  send_to_both(there, session, {{"type", "chat"}, {"id", 4}, {"text", "Howdy!"}});
  send_to_both(there, session, {{"type", "rename"}, {"id", 5}, {"name", "Bea"}});
  send_to_both(there, session, {{"type", "rename"}, {"id", 6}, {"name", ""}});
  send_to_both(there, session, {{"type", "undo"}, {"id", 7}, {"after", 2}});
  send_to_both(there, session, {{"type", "undo"}, {"id", 8}, {"after", 2}, {"to", 0}});
  // A client that reconnects gets the updates it missed.
  LiveClient later(port_);
  later.hello(id_there, names_.at("t.spectator").at(0), 0);
  const std::uint32_t watching = browser_.connect(id_here, names_.at("t.spectator").at(1), 0);
  for (const std::string& text : browser_.received(watching)) {
    EXPECT_EQ(plain(later.receive_text(), there_), plain(text, here_));
  }
  send_to_both(later, watching, {{"type", "chat"}, {"id", 1}, {"text", "Me too!"}});
  // A client with an unknown key gets an error, and its session is closed.
  LiveClient stranger(port_);
  stranger.hello(id_there, std::string(32, 'b'));
  const std::uint32_t refused = browser_.connect(id_here, std::string(32, 'b'));
  for (const std::string& text : browser_.received(refused)) {
    EXPECT_EQ(stranger.receive_text(), text);
  }
  EXPECT_TRUE(browser_.is_closed(refused));
}

}  // namespace parity_test
}  // namespace drover::server::test
