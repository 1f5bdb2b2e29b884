// The analysis over HTTP: answers, refusals and limits.
#include <future>

#include <gtest/gtest.h>

#include "server/protocol.h"

namespace drover::server::test {
namespace analysis_test {

class AnalysisRoutes : public Protocol {
 protected:
  HttpAnswer ask(std::string_view what, const json::value& body) {
    return http(port_, "POST", "/api/v1/analysis/" + std::string(what), json::serialize(body));
  }
  static json::object begin() { return {{"game", "classic"}, {"players", 2}, {"seed", "7"}}; }
};

TEST_F(AnalysisRoutes, EveryRouteAnswers) {
  const HttpAnswer look = ask("look", {{"start", begin()}, {"moves", {"place A"}}});
  ASSERT_EQ(look.status, 200U) << look.body;
  EXPECT_EQ(look.json().at("moves").as_int64(), 1);
  EXPECT_EQ(ask("line", {{"start", begin()}, {"tree", json::array{json::array{0, "place A"}}}})
                .json()
                .at("nodes")
                .as_array()
                .size(),
            1U);
  EXPECT_EQ(ask("fields", {{"start", begin()}}).status, 200U);
  EXPECT_EQ(ask("read", {{"text", json::serialize(look.json().at("position"))}}).status, 200U);
  const HttpAnswer think = ask("think", {{"start", begin()}, {"iterations", 12}});
  ASSERT_EQ(think.status, 200U) << think.body;
  EXPECT_EQ(think.json().at("iterations").as_int64(), 12);
  EXPECT_NE(http(port_, "GET", "/metrics").body.find("\ndrover_studies_total 1\n"),
            std::string::npos);
}

TEST_F(AnalysisRoutes, InvalidPositionsAndMovesAreRefusedWithASentence) {
  json::object position = ask("look", {{"start", begin()}}).json().at("position").as_object();
  position["turn"] = 2;
  const HttpAnswer misfit = ask("look", {{"start", {{"position", position}}}});
  EXPECT_EQ(misfit.status, 400U);
  EXPECT_EQ(misfit.json().at("error").at("sentence").as_string(),
            "Turn 2 of 2 players is a turn of seat 2, not of seat 1.");
  const HttpAnswer illegal = ask("look", {{"start", begin()}, {"moves", {"place A", "end"}}});
  EXPECT_EQ(illegal.status, 409U);
  EXPECT_EQ(error_code(illegal), "illegal_move");
  EXPECT_EQ(illegal.json().at("error").at("reason").at("key").as_string(), "must_act");
  EXPECT_EQ(ask("dance", {{"start", begin()}}).status, 404U);
  EXPECT_EQ(http(port_, "GET", "/api/v1/analysis/look").status, 404U);
  EXPECT_EQ(http(port_, "POST", "/api/v1/analysis/look", "{").status, 400U);
  EXPECT_EQ(ask("think", {{"start", begin()}, {"milliseconds", 60'000}}).status, 400U);
}

TEST_F(AnalysisRoutes, BodySizeIsLimited) {
  EXPECT_EQ(ask("read", {{"text", std::string(100'000, 'x')}}).status, 400U);
  EXPECT_EQ(ask("read", {{"text", std::string(2 << 20U, 'x')}}).status, 413U);
}

class LimitedAnalysis : public AnalysisRoutes {
 protected:
  void SetUp() override {
    options_.studies = {0.001, 3};
    AnalysisRoutes::SetUp();
  }
};

TEST_F(LimitedAnalysis, SearchesAndTreesAreRateLimited) {
  const json::object question{{"start", begin()}, {"iterations", 1}};
  EXPECT_EQ(ask("think", question).status, 200U);
  EXPECT_EQ(ask("line", {{"start", begin()}}).status, 200U);
  EXPECT_EQ(ask("think", question).status, 200U);
  for (const std::string_view what : {"think", "line"}) {
    const json::object body = what == "think" ? question : json::object{{"start", begin()}};
    const HttpAnswer answer = ask(what, body);
    EXPECT_EQ(answer.status, 429U) << what;
    EXPECT_EQ(error_code(answer), "too_fast");
  }
  EXPECT_EQ(ask("look", {{"start", begin()}}).status, 200U) << "stepping goes on";
}

class BusyAnalysis : public AnalysisRoutes {
 protected:
  void SetUp() override {
    options_.visitor_hints = 1;
    options_.bot_threads = 1;
    AnalysisRoutes::SetUp();
  }
};

TEST_F(BusyAnalysis, SearchesInProgressAreLimitedPerVisitor) {
  auto first = std::async(std::launch::async, [&] {
    return ask("think", {{"start", begin()}, {"milliseconds", 1500}}).status;
  });
  // Waits until the first search has begun; then a second one exceeds the quota.
  unsigned refused = 0;
  for (int i = 0; i < 100 && refused != 429U; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    if (http(port_, "GET", "/metrics").body.find("drover_studies_total 1") == std::string::npos) {
      continue;
    }
    refused = ask("think", {{"start", begin()}, {"iterations", 1}}).status;
  }
  EXPECT_EQ(refused, 429U);
  EXPECT_EQ(first.get(), 200U);
}

TEST_F(BusyAnalysis, RunningSearchDoesNotDelayTheServersStop) {
  auto asked = std::async(std::launch::async, [&] {
    try {
      ask("think", {{"start", begin()}, {"milliseconds", 4000}});
    } catch (const std::exception&) {
      // Expected: the server closes the connection.
    }
  });
  for (int i = 0; i < 200; ++i) {
    if (http(port_, "GET", "/metrics").body.find("drover_studies_total 1") != std::string::npos) {
      break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  const auto began = std::chrono::steady_clock::now();
  server_->stop();
  thread_.join();
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::milliseconds(3500));
  server_.reset();
  asked.get();
  Protocol::start();  // TearDown() stops it
}

}  // namespace analysis_test
}  // namespace drover::server::test
