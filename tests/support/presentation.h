// Checks of views and sentences, for the tests of all games. The template parameter is the game's
// GamePresenter (kit/view.h).
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

// Checks that the view of each seat and of a spectator is equal for two determinizations, that is,
// that it shows nothing hidden.
template <class GamePresenter>
void expect_view_shows_nothing_hidden(const typename GamePresenter::State& state, core::Rng& rng) {
  for (int i = 0; i <= state.people(); ++i) {
    const kit::Seat viewer = i == state.people() ? kit::kSpectator : static_cast<kit::Seat>(i);
    const auto other = determinize(state, viewer, rng);
    EXPECT_EQ(boost::json::serialize(view_json<GamePresenter>(state, viewer)),
              boost::json::serialize(view_json<GamePresenter>(other, viewer)));
  }
}

// Checks that a text has no unfilled parameters and no double spaces.
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

// Checks the sentences about the current decision and about each legal move. They must be equal for
// the player's view and the full position, and must not change the position.
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

// The sentence about one event alone; empty if there is none.
template <class State>
std::string sentence_of_event(const State& after, const kit::Event& event,
                              text::Language language = text::Language::kEnglish) {
  kit::EventList events;
  events.push_back(event);
  const auto sentences = event_sentences(after, events, language);
  return sentences.size() == 1 ? sentences[0] : std::string();
}
// Checks the sentences about each event, also as a spectator sees it, and about all events
// together. Events with `has_no_sentence(event)` are skipped.
template <class GamePresenter, class HasNoSentence>
void expect_sentences(const typename GamePresenter::State& after, const kit::EventList& events,
                      text::Language language, HasNoSentence has_no_sentence) {
  for (const kit::Event& event : events) {
    if (has_no_sentence(event)) continue;
    expect_sentence(sentence_of_event(after, event, language), "event");
    const kit::Event seen = GamePresenter::events().redact(event, kit::kSpectator);
    expect_sentence(sentence_of_event(after, seen, language), "event");
  }
  for (const std::string& text : event_sentences(after, events, language)) {
    expect_sentence(text, "events");
  }
}

// Checks that the table fits a terminal of 100 columns, that colours change nothing else, and that
// the text of a seat is one line.
template <class GamePresenter>
void expect_table(const typename GamePresenter::State& state, text::Language language) {
  const auto view = redact(state, actor(state));
  const std::string plain = table_text(view, false, language);
  std::size_t begin = 0;
  while (begin < plain.size()) {
    const std::size_t end = plain.find('\n', begin);
    ASSERT_NE(end, std::string::npos) << "the last line ends as well";
    const std::string line = plain.substr(begin, end - begin);
    // Counts characters: a letter with an accent has several bytes.
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
