// What people read and pages are given, for tests. `GamePresenter` is that of the game
// (kit/view.h).
#pragma once

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "kit/sentences.h"
#include "kit/view.h"
#include "text/utf8.h"

namespace drover::test {

template <class GamePresenter>
boost::json::object view_json(const typename GamePresenter::State& state, kit::Seat viewer) {
  return text::to_boost_object([&] { return kit::view_tree<GamePresenter>(state, viewer); });
}

inline const boost::json::object& choice_of(const boost::json::object& view,
                                            std::string_view move) {
  for (const boost::json::value& choice : view.at("decision").at("choices").as_array()) {
    if (choice.at("move").as_string() == move) return choice.as_object();
  }
  throw std::runtime_error("no choice " + std::string(move));
}

// Nobody is shown what another deal of what is hidden would change.
template <class GamePresenter>
void expect_nothing_hidden_is_shown(const typename GamePresenter::State& state, core::Rng& rng) {
  for (int i = 0; i <= state.people(); ++i) {
    const kit::Seat viewer = i == state.people() ? kit::kSpectator : static_cast<kit::Seat>(i);
    const auto other = determinize(state, viewer, rng);
    EXPECT_EQ(boost::json::serialize(view_json<GamePresenter>(state, viewer)),
              boost::json::serialize(view_json<GamePresenter>(other, viewer)));
  }
}

// Whole words: nothing is left open, and no key stands where its message should.
inline void expect_words(const std::string& text, const std::string& about) {
  ASSERT_FALSE(text.empty()) << about;
  EXPECT_EQ(text.find("  "), std::string::npos) << about << ": " << text;
  EXPECT_EQ(text.find(" 1 spaces"), std::string::npos) << about << ": " << text;
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << about << ": " << text;
}
inline void expect_sentence(const std::string& text, const std::string& about) {
  expect_words(text, about);
  EXPECT_TRUE(text.back() == '.' || text.back() == '?') << about << ": " << text;
}

// What is to be decided and what each legal move does, the same to the player and in full, and
// telling it changes nothing.
template <class GamePresenter>
void expect_sentences(const typename GamePresenter::State& state, const kit::MoveList& legal,
                      text::Language language) {
  const auto view = redact(state, actor(state));
  const auto before = view;
  expect_sentence(kit::decision_sentence<GamePresenter>(view, language), "decision");
  for (const kit::Move move : legal) {
    const std::string text = move_sentence(view, move, language);
    expect_words(text, GamePresenter::moves().text(move));
    EXPECT_EQ(text, move_sentence(state, move, language));
  }
  EXPECT_TRUE(view == before);
}

// What is said of one event alone.
template <class State>
std::string told(const State& after, const kit::Event& event,
                 text::Language language = text::Language::kEnglish) {
  kit::EventList events;
  events.push_back(event);
  const auto sentences = event_sentences(after, events, language);
  return sentences.size() == 1 ? sentences[0] : std::string();
}
// Of each event, as everybody sees it too, and of all together. `untold(event)`: what follows says
// enough.
template <class GamePresenter, class Untold>
void expect_sentences(const typename GamePresenter::State& after, const kit::EventList& events,
                      text::Language language, Untold untold) {
  for (const kit::Event& event : events) {
    if (untold(event)) continue;
    expect_sentence(told(after, event, language), "event");
    const kit::Event seen = GamePresenter::events().redact(event, kit::kSpectator);
    expect_sentence(told(after, seen, language), "event");
  }
  for (const std::string& text : event_sentences(after, events, language)) {
    expect_sentence(text, "events");
  }
}

// The whole table fits a terminal, and colour only adds to it; a seat has one line.
template <class GamePresenter>
void expect_table(const typename GamePresenter::State& state, text::Language language) {
  const auto view = redact(state, actor(state));
  const std::string plain = table_text(view, false, language);
  std::size_t begin = 0;
  while (begin < plain.size()) {
    const std::size_t end = plain.find('\n', begin);
    ASSERT_NE(end, std::string::npos) << "the last line ends as well";
    const std::string line = plain.substr(begin, end - begin);
    // A letter with an accent is several bytes.
    EXPECT_LE(std::count_if(line.begin(), line.end(), std::not_fn(text::is_continuation_byte)), 100)
        << line;
    EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << line;
    begin = end + 1;
  }
  EXPECT_EQ(plain.find('\x1b'), std::string::npos);
  std::string coloured = table_text(view, true, language);
  for (std::size_t at = coloured.find('\x1b'); at != std::string::npos;
       at = coloured.find('\x1b')) {
    coloured.erase(at, coloured.find('m', at) - at + 1);
  }
  EXPECT_EQ(coloured, plain);
  for (kit::Seat seat = 0; seat < GamePresenter::seats(state); ++seat) {
    EXPECT_EQ(seat_text(state, seat, language).find('\n'), std::string::npos);
  }
}

}  // namespace drover::test
