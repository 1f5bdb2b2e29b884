// Checks of the reasons why moves cannot be made.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "kit/sentences.h"
#include "text/catalogue.h"

namespace drover::test {

// The reason against a move as "key: sentence" in English, or "" for a legal move. A missing move
// fails the test.
template <class GamePresenter>
std::string key_and_sentence(const typename GamePresenter::State& state,
                             const std::optional<kit::Move>& move) {
  if (!move) {
    ADD_FAILURE() << "that is no move";
    return {};
  }
  const auto reason = why_not(state, *move);
  if (!reason) return {};
  return std::string(reason->key) + ": " +
         kit::reason_sentence<GamePresenter>(state, *reason, text::Language::kEnglish);
}

// The keys of all reasons in a catalogue.
inline std::set<std::string> reasons_in(std::string_view catalogue) {
  constexpr std::string_view kReason = "reason.";
  std::set<std::string> keys;
  for (const auto& [key, message] :
       text::Catalogue::of(catalogue, text::Language::kEnglish).messages()) {
    if (key.starts_with(kReason)) keys.insert(key.substr(kReason.size()));
  }
  return keys;
}

}  // namespace drover::test
