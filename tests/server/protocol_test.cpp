// The protocol over HTTP and WebSocket, spoken by a real client: answers and refusals.
#include "server/protocol.h"

#include <gtest/gtest.h>

namespace drover::server::test {
namespace protocol_test {

TEST_F(Protocol, PageIsServedWithStrictHeaders) {
  const HttpAnswer page = http(port_, "GET", "/");
  EXPECT_EQ(page.status, 200U);
  EXPECT_NE(page.body.find("<title>Drover"), std::string::npos);
  EXPECT_NE(page.headers.find("script-src 'self'"), std::string::npos);
  EXPECT_EQ(page.headers.find("unsafe-inline"), std::string::npos);
  // WebAssembly may run, but eval() may not.
  EXPECT_NE(page.headers.find("script-src 'self' 'wasm-unsafe-eval';"), std::string::npos);
  EXPECT_EQ(page.headers.find("'unsafe-eval'"), std::string::npos);
  EXPECT_NE(page.headers.find("X-Content-Type-Options: nosniff"), std::string::npos);
  EXPECT_NE(page.headers.find("frame-ancestors 'none'"), std::string::npos);
  // A table's link is the page, too; it may preload more files.
  const HttpAnswer table = http(port_, "GET", "/t/abcdefgh");
  EXPECT_EQ(table.status, 200U);
  EXPECT_TRUE(table.body.starts_with(page.body.substr(0, page.body.find("  </head>"))));
  EXPECT_EQ(http(port_, "HEAD", "/").status, 200U);
  EXPECT_EQ(http(port_, "GET", "/no/such/file").status, 404U);
  EXPECT_EQ(http(port_, "DELETE", "/").status, 405U);
}

TEST_F(Protocol, PageIsInstallableAndItsServiceWorkerIsNotCached) {
  const auto has = [](const HttpAnswer& answer, std::string_view header) {
    return answer.headers.find(header) != std::string::npos;
  };
  const HttpAnswer worker = http(port_, "GET", "/sw.js");
  ASSERT_EQ(worker.status, 200U) << "the page is not built: scripts/build-page";
  // Browsers compile the WebAssembly program while it arrives only if it has this content type.
  if (const auto end = worker.body.find(".wasm\""); end != std::string::npos) {
    const auto begin = worker.body.rfind('"', end) + 1;
    const HttpAnswer program = http(port_, "GET", "/" + worker.body.substr(begin, end + 5 - begin));
    EXPECT_EQ(program.status, 200U);
    EXPECT_TRUE(has(program, "Content-Type: application/wasm"));
  }
  EXPECT_TRUE(has(worker, "Content-Type: text/javascript"));
  EXPECT_TRUE(has(worker, "Cache-Control: no-cache"));
  // The service worker caches the files of this page, and no API responses.
  EXPECT_TRUE(worker.body.starts_with("self.DROVER_FILES="));
  EXPECT_NE(worker.body.find("\"assets/page-"), std::string::npos);
  EXPECT_EQ(worker.body.substr(0, worker.body.find('\n')).find("api/"), std::string::npos);
  const HttpAnswer manifest = http(port_, "GET", "/manifest.webmanifest");
  EXPECT_TRUE(has(manifest, "Content-Type: application/manifest+json"));
  EXPECT_TRUE(has(manifest, "Cache-Control: no-cache"));
  EXPECT_TRUE(has(manifest, "manifest-src 'self'"));
  EXPECT_NE(http(port_, "GET", "/").body.find("rel=\"manifest\""), std::string::npos);
  EXPECT_TRUE(has(http(port_, "GET", "/icons/icon-192.png"), "Content-Type: image/png"));
}

TEST_F(Protocol, PageFilesAreSentInTheSmallestAcceptedEncoding) {
  const std::string page = http(port_, "GET", "/").body;
  const std::size_t from = page.find("/assets/page-");
  ASSERT_NE(from, std::string::npos) << "the page is not built: scripts/build-page";
  const std::string script = page.substr(from, page.find('"', from) - from);
  const auto ask = [&](const std::string& headers) {
    return http(port_, "GET", script, "", "", headers);
  };
  const auto has = [](const HttpAnswer& answer, std::string_view header) {
    return answer.headers.find(header) != std::string::npos;
  };
  const HttpAnswer plain = ask("");
  const HttpAnswer gzip = ask("Accept-Encoding: gzip, deflate\r\n");
  const HttpAnswer brotli = ask("Accept-Encoding: gzip, deflate, br\r\n");
  EXPECT_FALSE(has(plain, "Content-Encoding"));
  EXPECT_TRUE(has(gzip, "Content-Encoding: gzip"));
  EXPECT_TRUE(has(brotli, "Content-Encoding: br"));
  EXPECT_LT(2 * gzip.body.size(), plain.body.size());
  EXPECT_LT(brotli.body.size(), gzip.body.size());
  for (const HttpAnswer* answer : {&plain, &gzip, &brotli}) {
    EXPECT_TRUE(has(*answer, "Vary: Accept-Encoding"));
    EXPECT_TRUE(has(*answer, "immutable"));
    EXPECT_TRUE(has(*answer, "Content-Type: text/javascript"));
  }
  EXPECT_FALSE(has(ask("Accept-Encoding: br;q=0, gzip; q=0.000\r\n"), "Content-Encoding"));
  EXPECT_TRUE(has(ask("Accept-Encoding: br;q=0, GZIP;q=0.5\r\n"), "Content-Encoding: gzip"));
  EXPECT_EQ(http(port_, "GET", script + ".br").status, 404U)
      << "an encoding has no path of its own";
  // Each encoding has its own ETag, and a request with it gets 304.
  const std::size_t tag = brotli.headers.find("ETag: ") + 6;
  const std::string known = brotli.headers.substr(tag, brotli.headers.find('\n', tag) - tag);
  const std::string same = "If-None-Match: " + known + "\r\n";
  EXPECT_EQ(ask(same + "Accept-Encoding: br\r\n").status, 304U);
  EXPECT_EQ(ask(same).status, 200U);
}

TEST_F(Protocol, GamesOptionsAndLevelsAreListed) {
  const json::object answer = http(port_, "GET", "/api/v1/games").json();
  const json::value& classic = answer.at("games").as_array().at(0);
  EXPECT_EQ(classic.at("name").as_string(), "classic");
  for (const json::value& option : classic.at("options").as_array()) {
    EXPECT_FALSE(option.at("explanation").as_string().empty());
    EXPECT_GE(option.at("values").as_array().size(), 2U);
  }
  EXPECT_EQ(classic.at("family").as_string(), "trail");
  for (const json::value& automa : classic.at("automas").as_array()) {
    EXPECT_FALSE(automa.at("explanation").as_string().empty());
    EXPECT_GE(automa.at("levels").as_array().size(), 2U);
  }
  EXPECT_GE(answer.at("levels").as_array().size(), 2U);
}

TEST_F(Protocol, MalformedRequestsGetAnErrorAndHaveNoEffect) {
  EXPECT_EQ(error_code(http(port_, "POST", "/api/v1/tables", "{")), "bad_request");
  EXPECT_EQ(error_code(http(port_, "POST", "/api/v1/tables", "[]")), "bad_request");
  const std::string twice =
      R"({"game": "classic", "options": {"neutral": "fixed", "neutral": "fixed"}})";
  const auto refused = http(port_, "POST", "/api/v1/tables", twice);
  EXPECT_EQ(error_code(refused), "bad_request");
  EXPECT_NE(refused.body.find(R"(options: the key \"neutral\" is there twice.)"), std::string::npos)
      << refused.body;
  EXPECT_EQ(error_code(http(port_, "POST", "/api/v1/tables", R"({"game":"chess"})")),
            "bad_request");
  EXPECT_EQ(http(port_, "POST", "/api/v1/tables", std::string(2'000'000, ' ')).status, 413U);
  EXPECT_EQ(http(port_, "GET", "/" + std::string(40'000, 'x')).status, 413U);
  EXPECT_EQ(error_code(http(port_, "POST", "/api/v1/records", "nonsense")), "bad_request");
  EXPECT_EQ(http(port_, "PUT", "/api/v1/tables", "{}").status, 405U);
  EXPECT_EQ(http(port_, "GET", "/api/v1/nothing").status, 404U);
  EXPECT_NE(raw(port_, "\x16\x03\x01 this is no HTTP\r\n\r\n").find("400"), std::string::npos);
  EXPECT_NE(raw(port_, "GET / HTTP/9.9\r\n\r\n").find("400"), std::string::npos);
  raw(port_, "");
  raw(port_, "GET / HTTP/1.1\r\nHost");
  EXPECT_EQ(http(port_, "GET", "/healthz").body, R"({"status":"ok"})");
  EXPECT_NE(http(port_, "GET", "/metrics").body.find("drover_tables_created_total 0"),
            std::string::npos);
}

TEST_F(Protocol, CrossSiteRequestsAreRefused) {
  const std::string body =
      R"({"game":"classic","players":2,"seats":[{"kind":"human"},{"kind":"human"}]})";
  EXPECT_EQ(
      http(port_, "POST", "/api/v1/tables", body, "", "Origin: http://evil.example\r\n").status,
      403U);
  const std::string own = "Origin: http://localhost:" + std::to_string(port_) + "\r\n";
  EXPECT_EQ(http(port_, "POST", "/api/v1/tables", body, "", own).status, 201U);
  EXPECT_FALSE(LiveClient(port_, "http://evil.example").connected());
  EXPECT_TRUE(LiveClient(port_, "http://localhost:" + std::to_string(port_)).connected());
}

TEST_F(Protocol, KeyOpensOnlyItsOwnTable) {
  const TestTable one = make("hg");
  const TestTable other = make("hg");
  const std::string path = "/api/v1/tables/" + one.table;
  EXPECT_EQ(http(port_, "GET", path, "", one.keys[0]).status, 200U);
  EXPECT_EQ(http(port_, "GET", path, "", one.spectator).status, 200U);
  EXPECT_EQ(error_code(http(port_, "GET", path, "", other.keys[0])), "bad_key");
  EXPECT_EQ(error_code(http(port_, "GET", path)), "bad_key");
  EXPECT_EQ(error_code(http(port_, "GET", path, "", std::string(32, '0'))), "bad_key");
  EXPECT_EQ(error_code(http(port_, "GET", path, "", std::string(5000, 'a'))), "bad_key");
  EXPECT_EQ(error_code(http(port_, "GET", "/api/v1/tables/zzzzzzzz", "", one.keys[0])),
            "unknown_table");
  EXPECT_EQ(error_code(http(port_, "GET", "/api/v1/tables/..%2f..", "", one.keys[0])),
            "unknown_table");

  LiveClient client = join(one, other.keys[0]);
  EXPECT_EQ(code_of(client.receive("error")), "bad_key");
  EXPECT_TRUE(client.closed());
}

TEST_F(Protocol, MoveIsSentToAllClientsAndAcknowledged) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  LiveClient bob = join(made, made.keys[1]);
  LiveClient guest = join(made, made.spectator);
  const json::object table = ada.receive("table");
  EXPECT_EQ(table.at("seat").as_int64(), 1);
  EXPECT_EQ(bob.receive("table").at("seat").as_int64(), 2);
  EXPECT_TRUE(guest.receive("table").at("seat").is_null());
  EXPECT_FALSE(table.at("view").at("decision").at("choices").as_array().empty());

  ada.send({{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}});
  for (LiveClient* client : {&ada, &bob, &guest}) {
    const json::object update = client->receive("update");
    EXPECT_EQ(update.at("move").as_string(), "place A");
    EXPECT_EQ(update.at("seq").as_int64(), 1);
    EXPECT_EQ(update.at("view").at("decision").as_object().contains("choices"), client == &ada);
  }
  const json::object ok = ada.receive("ok");
  EXPECT_EQ(ok.at("re").as_int64(), 1);
  EXPECT_EQ(ok.at("seq").as_int64(), 1);
}

TEST_F(Protocol, RefusedMoveSaysWhyOverHttpAndWebSocket) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  LiveClient bob = join(made, made.keys[1]);
  ada.receive("table");
  bob.receive("table");
  bob.send({{"type", "move"}, {"id", 3}, {"after", 0}, {"move", "place A"}});
  const json::object out_of_turn = bob.receive("error");
  EXPECT_EQ(out_of_turn.at("re").as_int64(), 3);
  EXPECT_EQ(out_of_turn.at("reason"),
            (json::value{{"key", "not_your_turn"}, {"params", {{"seat", 2}, {"actor", 1}}}}));

  const json::value other_decision{{"key", "other_decision"},
                                   {"params", {{"decision", "place_herder"}}}};
  ada.send({{"type", "move"}, {"after", 0}, {"move", "move KC"}});
  const json::object live = ada.receive("error");
  EXPECT_EQ(live.at("reason"), other_decision);
  EXPECT_EQ(live.at("sentence").as_string(),
            "\"move KC\" is not legal now. Another decision comes first. Place your cattleman "
            "on a neutral building and begin there.");
  const auto answer = http(port_, "POST", "/api/v1/tables/" + made.table + "/move",
                           R"({"after": 0, "move": "move KC"})", made.keys[0]);
  EXPECT_EQ(answer.json().at("error").at("reason"), other_decision);
  EXPECT_EQ(answer.json().at("error").at("sentence"), live.at("sentence"));
  // Other errors have no reason.
  ada.send({{"type", "dance"}});
  EXPECT_FALSE(ada.receive("error").contains("reason"));
}

TEST_F(Protocol, WhyExplainsAnIllegalChoiceWithoutPlayingIt) {
  const TestTable made = make("hh");
  const std::string path = "/api/v1/tables/" + made.table + "/why";
  const auto ask = [&](const std::string& query, const std::string& key) {
    return http(port_, "GET", path + query, "", key);
  };
  EXPECT_EQ(ask("?after=0&el=space:A", made.keys[0]).body, R"({"possible":true})");
  const json::object other = ask("?after=0&el=job%3A1%3Acowboy", made.keys[0]).json();
  EXPECT_FALSE(other.at("possible").as_bool());
  EXPECT_EQ(other.at("reason").at("key").as_string(), "other_decision");
  EXPECT_EQ(other.at("reason").at("params").at("decision").as_string(), "place_herder");
  EXPECT_FALSE(other.at("sentence").as_string().empty());
  const json::object turn = ask("?after=0&el=space:A", made.keys[1]).json();
  EXPECT_EQ(turn.at("reason").at("key").as_string(), "not_your_turn");
  EXPECT_EQ(turn.at("reason").at("params").at("actor").as_int64(), 1);
  EXPECT_TRUE(ask("?after=0&move=place+A", made.keys[0]).json().at("possible").as_bool());

  EXPECT_EQ(error_code(ask("?after=3&el=space:A", made.keys[0])), "stale");
  EXPECT_EQ(error_code(ask("?after=0&el=space:A", made.spectator)), "not_allowed");
  for (const char* query : {"", "?after=0", "?el=space:A", "?after=x&el=space:A", "?after=-1&el=a",
                            "?after=0&el=a&move=b", "?after=0&move=hop", "?after=0&what=a"}) {
    EXPECT_EQ(error_code(ask(query, made.keys[0])), "bad_request") << query;
  }
}

TEST_F(Protocol, RefusedMessagesGetAnErrorCode) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  LiveClient bob = join(made, made.keys[1]);
  LiveClient guest = join(made, made.spectator);
  ada.receive("table");
  bob.receive("table");
  guest.receive("table");
  const auto ask = [](LiveClient& client, json::object message) {
    message["id"] = 5;
    client.send(message);
    return code_of(client.receive("error"));
  };
  EXPECT_EQ(ask(bob, {{"type", "move"}, {"after", 0}, {"move", "place A"}}), "not_your_turn");
  EXPECT_EQ(ask(ada, {{"type", "move"}, {"after", 0}, {"move", "place KC"}}), "illegal_move");
  EXPECT_EQ(ask(ada, {{"type", "move"}, {"after", 0}, {"move", "hop"}}), "illegal_move");
  EXPECT_EQ(ask(ada, {{"type", "move"}, {"after", 7}, {"move", "place A"}}), "stale");
  EXPECT_EQ(ask(ada, {{"type", "move"}, {"move", "place A"}}), "bad_request");
  EXPECT_EQ(ask(ada, {{"type", "move"}, {"after", "x"}, {"move", "place A"}}), "bad_request");
  EXPECT_EQ(ask(ada, {{"type", "dance"}}), "bad_request");
  EXPECT_EQ(ask(ada, {{"type", "undo"}, {"after", 0}, {"to", 0}}), "no_undo");
  EXPECT_EQ(ask(guest, {{"type", "move"}, {"after", 0}, {"move", "place A"}}), "not_allowed");
  EXPECT_EQ(ask(guest, {{"type", "chat"}, {"text", "hello"}}), "not_allowed");
  ada.send("not json");
  EXPECT_EQ(code_of(ada.receive("error")), "bad_request");
  ada.send("[1,2,3]");
  EXPECT_EQ(code_of(ada.receive("error")), "bad_request");
  ada.send("{}", true);
  EXPECT_EQ(code_of(ada.receive("error")), "bad_request");
  EXPECT_EQ(http(port_, "GET", "/api/v1/tables/" + made.table, "", made.keys[0])
                .json()
                .at("seq")
                .as_int64(),
            0);
}

TEST_F(Protocol, RepeatedMessageIsStale) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  ada.receive("table");
  const json::object message{{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}};
  ada.send(message);
  ada.receive("ok");
  ada.send(message);
  EXPECT_EQ(code_of(ada.receive("error")), "stale");
}

TEST_F(Protocol, OversizedMessageEndsTheConnection) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  ada.receive("table");
  ada.send(std::string(200'000, 'x'));
  EXPECT_TRUE(ada.closed());
  EXPECT_EQ(join(made, made.keys[0]).receive("table").at("seq").as_int64(), 0);
}

TEST_F(Protocol, FirstMessageMustBeAHello) {
  LiveClient client(port_);
  client.send({{"type", "move"}, {"after", 0}, {"move", "place A"}});
  EXPECT_EQ(code_of(client.receive("error")), "bad_request");
  EXPECT_TRUE(client.closed());
}

TEST_F(Protocol, TwoClientsOfOneSeatGetTheSameUpdates) {
  const TestTable made = make("hh");
  LiveClient first = join(made, made.keys[0]);
  LiveClient second = join(made, made.keys[0]);
  first.receive("table");
  second.receive("table");
  first.send({{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}});
  const json::object one = first.receive("update");
  const json::object two = second.receive("update");
  EXPECT_EQ(json::serialize(one), json::serialize(two));
  second.send({{"type", "move"}, {"id", 2}, {"after", 1}, {"move", "aux dollar"}});
  EXPECT_EQ(second.receive("ok").at("seq").as_int64(), 2);
  EXPECT_EQ(first.receive("update").at("seq").as_int64(), 2);
}

TEST_F(Protocol, ReconnectedClientGetsMissedUpdates) {
  const TestTable made = make("hh");
  LiveClient bob = join(made, made.keys[1]);
  bob.receive("table");
  LiveClient ada = join(made, made.keys[0]);
  ada.receive("table");
  // The connection breaks right after the move was sent.
  ada.send({{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}});
  ada.drop();
  EXPECT_EQ(bob.receive("update").at("seq").as_int64(), 1);
  bob.drop();
  LiveClient again(port_);
  again.hello(made.table, made.keys[0], 0);
  const json::object missed = again.receive("update");
  EXPECT_EQ(missed.at("move").as_string(), "place A");
  EXPECT_EQ(again.receive("table").at("seq").as_int64(), 1);
  again.send({{"type", "move"}, {"id", 2}, {"after", 1}, {"move", "aux dollar"}});
  EXPECT_EQ(again.receive("ok").at("seq").as_int64(), 2);
}

TEST_F(Protocol, UndoIsSentToAllClients) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  LiveClient bob = join(made, made.keys[1]);
  ada.receive("table");
  bob.receive("table");
  ada.send({{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}});
  EXPECT_EQ(ada.receive("update").at("undo").at("to").as_int64(), 0);
  bob.receive("update");
  ada.send({{"type", "undo"}, {"id", 2}, {"after", 1}, {"to", 0}});
  const json::object update = bob.receive("update");
  EXPECT_EQ(update.at("what").as_string(), "undo");
  EXPECT_EQ(update.at("moves").as_int64(), 0);
  EXPECT_EQ(update.at("seq").as_int64(), 2);
}

TEST_F(Protocol, MissedMoveThatWasTakenBackIsMarkedUndone) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  ada.receive("table");
  ada.send({{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}});
  ada.send({{"type", "undo"}, {"id", 2}, {"after", 1}, {"to", 0}});
  ada.send({{"type", "move"}, {"id", 3}, {"after", 2}, {"move", "place B"}});
  while (ada.receive("ok").at("seq").as_int64() < 3) continue;
  LiveClient bob(port_);
  bob.hello(made.table, made.keys[1], 0);
  const json::object undone = bob.receive("update");
  EXPECT_TRUE(undone.at("undone").as_bool());
  EXPECT_FALSE(undone.contains("move"));
  EXPECT_EQ(bob.receive("update").at("what").as_string(), "undo");
  EXPECT_EQ(bob.receive("update").at("move").as_string(), "place B");
  EXPECT_EQ(bob.receive("table").at("log").as_array().size(), 1U);
}

TEST_F(Protocol, LogIsReadInPages) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  EXPECT_EQ(ada.receive("table").at("log_from").as_int64(), 0);
  ada.send({{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}});
  ada.send({{"type", "move"}, {"id", 2}, {"after", 1}, {"move", "aux dollar"}});
  while (ada.receive("ok").at("seq").as_int64() < 2) continue;
  const auto page = [&](const std::string& query) {
    return http(port_, "GET", "/api/v1/tables/" + made.table + "/log" + query, "", made.spectator);
  };
  const json::object whole = page("").json();
  EXPECT_EQ(whole.at("from").as_int64(), 0);
  EXPECT_EQ(whole.at("log").as_array().size(), 2U);
  EXPECT_EQ(page("?before=1").json().at("log").at(0).at("move").as_string(), "place A");
  const json::object last = page("?before=2&limit=1").json();
  EXPECT_EQ(last.at("from").as_int64(), 1);
  EXPECT_EQ(last.at("log").at(0).at("move").as_string(), "aux dollar");
  for (const std::string query : {"?before=3", "?before=-1", "?before=x", "?limit=0", "?limit=201",
                                  "?after=1", "?before=1&before=1", "?before=99999999999"}) {
    EXPECT_EQ(page(query).status, 400U) << query;
    EXPECT_EQ(error_code(page(query)), "bad_request") << query;
  }
  EXPECT_EQ(http(port_, "GET", "/api/v1/tables/" + made.table + "/log").status, 403U);
}

TEST_F(Protocol, TableSaysThatTheSeedWasChosen) {
  const TestTable named = make("hh");
  LiveClient guest = join(named, named.spectator);
  EXPECT_TRUE(guest.receive("table").at("seed_named").as_bool());
  const std::string body = R"({"game":"classic","seats":[{"kind":"human"},{"kind":"human"}]})";
  const json::object made = http(port_, "POST", "/api/v1/tables", body).json();
  LiveClient bob(port_);
  bob.hello(std::string(made.at("table").as_string()),
            std::string(made.at("seats").at(1).at("key").as_string()));
  const json::object table = bob.receive("table");
  EXPECT_FALSE(table.at("seed_named").as_bool());
  EXPECT_FALSE(table.at("resumed").as_bool());
}

TEST_F(Protocol, DuplicateNameIsRefused) {
  const HttpAnswer twice = http(
      port_, "POST", "/api/v1/tables",
      R"({"game":"classic","seats":[{"kind":"human","name":"Ada"},{"kind":"human","name":"ADA"}]})");
  EXPECT_EQ(twice.status, 409U);
  EXPECT_EQ(error_code(twice), "name_taken");
  const TestTable made = make("hg");
  LiveClient ada = join(made, made.keys[0]);
  const json::object table = ada.receive("table");
  ada.send({{"type", "rename"}, {"id", 2}, {"name", table.at("seats").at(1).at("name")}});
  EXPECT_EQ(code_of(ada.receive("error")), "name_taken");
}

TEST_F(Protocol, ChatAndNamesReachAllClients) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  LiveClient bob = join(made, made.keys[1]);
  ada.receive("table");
  bob.receive("table");
  ada.send({{"type", "chat"}, {"id", 1}, {"text", "  Howdy \xF0\x9F\x90\x84 "}});
  const json::object update = bob.receive("update");
  EXPECT_EQ(update.at("what").as_string(), "chat");
  ada.send({{"type", "rename"}, {"id", 2}, {"name", "Ada Lovelace"}});
  ada.receive("ok");
  const json::object seats = bob.receive("seats");
  EXPECT_EQ(seats.at("seats").as_array().at(0).at("name").as_string(), "Ada Lovelace");
  ada.send({{"type", "chat"}, {"id", 3}, {"text", std::string(501, 'x')}});
  EXPECT_EQ(code_of(ada.receive("error")), "too_large");
}

TEST_F(Protocol, BotsMoveWithoutRequest) {
  const TestTable made = make("hgr");
  LiveClient ada = join(made, made.keys[0]);
  ada.receive("table");
  ada.send({{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}});
  ada.send({{"type", "move"}, {"id", 2}, {"after", 1}, {"move", "aux dollar"}});
  ada.send({{"type", "move"}, {"id", 3}, {"after", 2}, {"move", "end"}});
  bool second = false;
  bool third = false;
  for (;;) {
    const json::object update = ada.receive("update");
    ASSERT_FALSE(update.empty());
    second |= update.at("seat").as_int64() == 2;
    third |= update.at("seat").as_int64() == 3;
    if (update.at("view").at("decision").at("seat").as_int64() == 1 && third) break;
  }
  EXPECT_TRUE(second);
}

TEST_F(Protocol, WholeGameAndItsRecord) {
  const TestTable made = make("hg", 11);
  const std::string path = "/api/v1/tables/" + made.table;
  LiveClient ada = join(made, made.keys[0]);
  json::object state = ada.receive("table");
  std::int64_t seq = state.at("seq").as_int64();
  json::value view = state.at("view");
  std::uint64_t pick = 1;
  int moves = 0;
  while (!view.at("over").as_bool()) {
    const json::object& decision = view.at("decision").as_object();
    if (decision.contains("choices")) {
      const json::array& choices = decision.at("choices").as_array();
      pick = pick * 6364136223846793005ULL + 1442695040888963407ULL;
      const json::value& choice = choices[(pick >> 33) % choices.size()];
      ada.send({{"type", "move"}, {"after", seq}, {"move", choice.at("move")}});
    }
    const json::object update = ada.receive("update");
    ASSERT_FALSE(update.empty());
    seq = update.at("seq").as_int64();
    view = update.at("view");
    ASSERT_LT(++moves, 5000);
  }
  EXPECT_FALSE(view.at("winners").as_array().empty());
  const HttpAnswer record = http(port_, "GET", path + "/record", "", made.keys[0]);
  ASSERT_EQ(record.status, 200U);
  EXPECT_NE(record.body.find("result: finished"), std::string::npos);
  const HttpAnswer imported = http(port_, "POST", "/api/v1/records", record.body);
  EXPECT_EQ(imported.status, 201U) << imported.body;
  const HttpAnswer half = http(port_, "GET", path + "/history/10", "", made.keys[0]);
  EXPECT_EQ(half.status, 200U);
  EXPECT_EQ(http(port_, "GET", path + "/history/x", "", made.keys[0]).status, 400U);
  EXPECT_EQ(http(port_, "GET", path + "/history/99999", "", made.keys[0]).status / 100, 4U);
  const HttpAnswer clone = http(port_, "POST", path + "/clone", R"({"moves":10})", made.keys[0]);
  EXPECT_EQ(clone.status, 201U) << clone.body;
}

TEST_F(Protocol, RecordOfARunningGameBetweenPeopleIsRefused) {
  const TestTable made = make("hh");
  EXPECT_EQ(
      error_code(http(port_, "GET", "/api/v1/tables/" + made.table + "/record", "", made.keys[0])),
      "not_allowed");
}

TEST_F(Protocol, GamesSurviveARestart) {
  const TestTable made = make("hh");
  {
    LiveClient ada = join(made, made.keys[0]);
    ada.receive("table");
    ada.send({{"type", "move"}, {"id", 1}, {"after", 0}, {"move", "place A"}});
    ada.receive("ok");
    stop();
    EXPECT_TRUE(ada.closed());
  }
  start();
  LiveClient ada = join(made, made.keys[0]);
  EXPECT_EQ(ada.receive("table").at("moves").as_int64(), 1);
}

class Flood : public Protocol {
 protected:
  void SetUp() override {
    options_.messages = {5, 10};
    Protocol::SetUp();
  }
};

TEST_F(Flood, ConnectionIsClosedAfterTooManyMessages) {
  const TestTable made = make("hh");
  LiveClient ada = join(made, made.keys[0]);
  ada.receive("table");
  for (int i = 0; i < 100; ++i) ada.send({{"type", "ping"}});
  EXPECT_TRUE(ada.closed());
  EXPECT_EQ(join(made, made.keys[0]).receive("table").at("seq").as_int64(), 0);
}

}  // namespace protocol_test
}  // namespace drover::server::test
