// src/trail: positions written as JSON and read back.
#pragma once

#include <string>
#include <variant>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "trail/serialization/consistency.h"
#include "trail/serialization/json.h"

namespace drover::trail::test {

inline boost::json::value json_of(const State& state) { return boost::json::value(to_json(state)); }

// The sentence with which a text is refused; empty if it is a position.
inline std::string refusal(const boost::json::value& value) {
  const auto state = state_from_json(value);
  return state ? std::string() : state.error();
}

inline ::testing::AssertionResult round_trips(const State& state) {
  const std::string text = boost::json::serialize(to_json(state));
  if (std::string sentence = inconsistency(state); !sentence.empty()) {
    return ::testing::AssertionFailure() << sentence << "\n" << text;
  }
  const auto again = state_from_json(boost::json::parse(text));
  if (!again) {
    return ::testing::AssertionFailure() << again.error() << "\n" << text;
  }
  if (!(*again == state)) {
    return ::testing::AssertionFailure() << "other bytes\n"
                                         << text << "\n"
                                         << boost::json::serialize(to_json(*again));
  }
  return ::testing::AssertionSuccess();
}

}  // namespace drover::trail::test
