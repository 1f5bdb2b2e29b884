// A house with somebody who keeps and thinks for it, as a browser does.
#pragma once

#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "api/house.h"
#include "api/thinker.h"

namespace drover::api::test {

namespace json = boost::json;

class Household {
 public:
  explicit Household(std::map<std::string, std::string> kept = {}) : kept_(std::move(kept)) {
    for (const auto& [name, text] : kept_) house_.restore(name, text);
  }

  // The answer; status 0 if there is none yet.
  Reply ask(std::string_view method, std::string_view path, std::string_view body = "",
            std::string_view key = "") {
    const std::uint32_t number = ++asked_;
    house_.request(number, method, "/api/v1/" + std::string(path), key, body);
    take();
    return answer(number);
  }
  Reply answer(std::uint32_t number) const {
    const auto found = answers_.find(number);
    return found == answers_.end() ? Reply{0, {}, {}} : found->second;
  }
  std::uint32_t last_asked() const { return asked_; }

  std::uint32_t line(std::string_view table, std::string_view key, int after = -1) {
    const std::uint32_t line = ++lines_;
    house_.open_line(line);
    json::object hello{{"type", "hello"}, {"table", table}, {"key", key}};
    if (after >= 0) hello["after"] = after;
    say(line, hello);
    return line;
  }
  void say(std::uint32_t line, const json::object& message) {
    house_.say(line, json::serialize(message));
    take();
  }
  void hang_up(std::uint32_t line) {
    house_.close_line(line);
    take();
  }
  // What was told there since the last time.
  std::vector<std::string> heard(std::uint32_t line) { return std::exchange(told_[line], {}); }
  bool ended(std::uint32_t line) const { return ended_.contains(line); }

  // Whether somebody had to think.
  bool think() {
    if (wanted_.empty()) return false;
    const auto jobs = std::exchange(wanted_, {});
    for (const auto& [job, text] : jobs) {
      house_.job_done(job, thinker_.think(text));
      take();
    }
    return true;
  }
  void tick() {
    house_.tick();
    take();
  }

  const std::map<std::string, std::string>& kept() const { return kept_; }
  const std::map<std::uint32_t, std::string>& wanted() const { return wanted_; }
  House& house() { return house_; }

 private:
  void take() {
    News news = house_.take_news();
    for (const News::Kept& one : news.kept) {
      if (one.text) {
        kept_[one.name] = *one.text;
      } else {
        kept_.erase(one.name);
      }
    }
    for (const News::Told& one : news.told) {
      if (one.text) {
        told_[one.line].push_back(*one.text);
      } else {
        ended_[one.line] = true;
      }
    }
    for (News::Answered& one : news.answered) answers_[one.request] = std::move(one.reply);
    for (News::Wanted& one : news.wanted) wanted_[one.job] = std::move(one.text);
    for (const std::uint32_t job : news.unwanted) wanted_.erase(job);
  }

  // Hints and reviews by a fixed number of looks, so that they are soon there.
  static AdviceBudgets short_budgets() {
    using std::chrono::milliseconds;
    AdviceBudgets budgets;
    budgets.hint = {milliseconds(0), 60, 1, false};
    for (ReviewBudget* budget : {&budgets.quick, &budgets.close}) {
      budget->find = {milliseconds(0), 20, 1, true};
      budget->judge = {milliseconds(0), 5, 1, false};
    }
    return budgets;
  }

  std::map<std::string, std::string> kept_;
  std::mt19937 random_{5};
  House house_{[this](std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_());
  }};
  Thinker thinker_{short_budgets()};
  std::map<std::uint32_t, Reply> answers_;
  std::map<std::uint32_t, std::vector<std::string>> told_;
  std::map<std::uint32_t, bool> ended_;
  std::map<std::uint32_t, std::string> wanted_;
  std::uint32_t asked_ = 0;
  std::uint32_t lines_ = 0;
};

inline json::object object_of(const Reply& reply) { return json::parse(reply.body).as_object(); }

}  // namespace drover::api::test
