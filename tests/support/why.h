// What is said about a move that cannot be made.
#pragma once

#include <optional>
#include <string>

#include <gtest/gtest.h>

namespace drover::test {

// "key: sentence", or "" for a legal move. Nothing instead of a move fails the test.
template <class State, class Move>
std::string key_and_sentence(const State& state, const std::optional<Move>& move) {
  if (!move) {
    ADD_FAILURE() << "that is no move";
    return {};
  }
  const auto reason = why_not(state, *move);
  return reason ? std::string(reason->key) + ": " + reason->sentence : std::string();
}

}  // namespace drover::test
