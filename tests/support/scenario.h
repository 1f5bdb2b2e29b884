// Positions put up by hand, and moves written in the notation: the words rule tests are written in.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "trail/engine.h"

namespace drover::trail::test {

// A game to be arranged by a test. It starts as a bare table: no hazard, trade tile or private building on
// the trail, empty hands (all cards in the draw stacks), empty pockets, nobody's herder placed.
class Scenario {
 public:
  explicit Scenario(int players = 2, std::uint64_t seed = 1);

  State s;
  EventList events;  // of the last move

  PlayerState& player(int seat) { return s.player[static_cast<std::size_t>(seat)]; }

  // Things on the table. Tiles by slug ("flood-2-green", "trade-blue", "5a"); spaces by slug ("FL1").
  Scenario& tile(std::string_view space, std::string_view slug);
  Scenario& building(int seat, std::string_view slug, std::string_view space);  // flips the side for all
  Scenario& neutral(std::string_view letter, std::string_view space);  // swaps it with the tile there
  Scenario& job(int row, Worker kind, int count = 1);                  // row counted from 1
  Scenario& market(std::initializer_list<std::string_view> cards);     // exactly these; rest to the stack
  Scenario& foresight(int column, std::string_view left, std::string_view right);  // column from 1; "" none

  // Things of a player.
  Scenario& dollars(int seat, int amount);
  Scenario& hand(int seat, std::initializer_list<std::string_view> cards);  // exactly these
  Scenario& discard(int seat, std::initializer_list<std::string_view> cards);
  Scenario& draw_stack(int seat, std::initializer_list<std::string_view> cards);  // exactly these
  Scenario& workers(int seat, int cowboys, int builders, int engineers);
  Scenario& engine(int seat, std::string_view place);  // "12" or "station 3"
  Scenario& clear(int seat, DiscSpace space, int count = 1);
  Scenario& cities(int seat, std::initializer_list<std::string_view> slugs);  // adds discs

  // Phases: `seat` is about to move from `space`, or to use the location on it.
  Scenario& moving(int seat, std::string_view space);
  Scenario& using_location(int seat, std::string_view space);
  Scenario& deciding(int seat, Decision decision);  // just this one on top of phase C

  // Moves, in the notation.
  void play(std::string_view text);  // fails the test if it is not legal
  void play(std::initializer_list<std::string_view> texts);
  bool can(std::string_view text) const;  // fails the test if the text is no move at all
  std::vector<std::string> legal() const;  // sorted texts
  DecisionKind deciding() const { return s.stack.back().kind; }
};

Card card_named(std::string_view name);

}  // namespace drover::trail::test
