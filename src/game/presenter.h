// Presenter: the part of a game that people see: components, views, choices, events, and the
// sentences about them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "game/prospect.h"
#include "game/rules.h"
#include "text/json_tree.h"
#include "text/language.h"
#include "text/reason.h"

namespace drover::game {

class Presenter {
 public:
  virtual ~Presenter() = default;

  // Every printed figure of the components that a set-up uses, each with its source (docs/api.md,
  // "Components").
  virtual Result<boost::json::object> components(const Setup& setup) const = 0;

  // The view of `viewer` as JSON, with all that a page needs to draw it and to offer its choices
  // (docs/api.md). It is made from the redacted position, so it cannot reveal hidden things. The
  // result lives in the current text::JsonArena.
  virtual text::Object view_tree(const Position& position, int viewer) const = 0;
  // Calls view_tree and returns the view as a value that needs no arena.
  boost::json::object view(const Position& position, int viewer) const {
    return text::to_boost_object([&] { return view_tree(position, viewer); });
  }
  // One of the choices listed in the view of the seat that decides. `view` is that seat's view.
  virtual text::Object choice_tree(const Position& view, Move move) const = 0;

  // The events of a move in order, without what `viewer` may not see: objects with "event", "seat"
  // and the members of that event. `after` is the position after the move. The result lives in the
  // current text::JsonArena.
  virtual text::Array events_tree(const Position& after, std::span<const Event> events,
                                  int viewer) const = 0;
  // Carries out a legal move and returns its events_tree.
  virtual text::Array events_of(Position& position, Move move, int viewer) const = 0;
  // Calls events_of and returns the events as a value that needs no arena.
  boost::json::array apply_with_events(Position& position, Move move, int viewer) const {
    return text::to_boost_array([&] { return events_of(position, move, viewer); });
  }
  // Carries out a legal move and returns one sentence for each event that has one, as far as
  // `viewer` may see it.
  virtual std::vector<std::string> apply_in_words(Position& position, Move move, int viewer,
                                                  text::Language language) const = 0;

  // The reason why `seat` cannot make a move of all_moves(); none if it can. The reason may reveal
  // anything in the position: for a player, pass the player's view.
  virtual std::optional<text::Reason> why_not(const Position& position, int seat,
                                              Move move) const = 0;
  // The reason why `seat` can make no move by choosing an element of the board, named as in views
  // (docs/api.md, "Elements and events"); none if it can. `view` is the seat's view.
  virtual std::optional<text::Reason> why_not_at(const Position& view, int seat,
                                                 std::string_view element) const = 0;
  // The sentence for a reason from why_not or why_not_at; `view` is the position passed there.
  virtual std::string reason_sentence(const Position& view, const text::Reason& reason,
                                      text::Language language) const = 0;
  // The sentence that asks for the current decision.
  virtual std::string decision_sentence(const Position& position,
                                        text::Language language) const = 0;
  // The sentence for a legal move: its effect and its cost.
  virtual std::string move_sentence(const Position& position, Move move,
                                    text::Language language) const = 0;
  // The whole table as text for a terminal; `colour` adds ANSI colours.
  virtual std::string table_text(const Position& position, bool colour,
                                 text::Language language) const = 0;
  // One line of text with the resources of a seat, such as its dollars and its hand.
  virtual std::string seat_text(const Position& position, int seat,
                                text::Language language) const = 0;

  // The prospect as an event of the log, without the members that are left out.
  virtual boost::json::object prospect_json(const Position& view, Prospect prospect) const = 0;
  // The prospect for people: "deliver to Topeka".
  virtual std::string prospect_words(const Position& view, Prospect prospect,
                                     text::Language language) const = 0;
};

}  // namespace drover::game
