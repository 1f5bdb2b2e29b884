// El Paso: Scenario, a game that a rule test arranges by hand and plays with moves in the notation.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "elpaso/rules/rules.h"

namespace drover::elpaso::test {

using Texts = std::vector<std::string>;

// Options for tests.
Options people(int players);
Options solo(int b_cards = 0);
Options with_sue(int players);              // as the last seat besides two or three people
Options waiting(int players = 2);           // ruling 4, the other way
Options lax_discs(int players = 2);         // ruling 10, the other way
Options sides(int b_buildings, int stars);  // bit per stack, bit per train card
Options by_rules(int version, Options options);

// A game that a test arranges. It starts as a bare table in the second round: objectives are chosen
// and the people's herders stand on N1. Hands are empty (all cards are in the draw piles), there
// are no dollars and no exchange tokens, and worker areas are empty (the cards are in the stacks).
// Sue is as after the set-up, her row in the order cowboy, engineer, builder.
//
// Every position after a move is checked for consistency; a failed check fails the test.
class Scenario {
 public:
  explicit Scenario(int players = 2, std::uint64_t seed = 1) : Scenario(people(players), seed) {}
  explicit Scenario(const Options& options, std::uint64_t seed = 1);

  State s;
  EventList events;  // of the last move

  PlayerState& player(int seat) { return s.player[static_cast<std::size_t>(seat)]; }
  PlayerState& sue() { return s.player[s.sue_seat()]; }

  // Belongings of a player. Cards are taken from the draw pile or the market if they are there, so
  // set the draw pile last.
  Scenario& dollars(int seat, int amount);
  Scenario& tokens(int seat, int count);
  Scenario& certificates(int seat, int space);
  Scenario& hand(int seat, std::initializer_list<std::string_view> cards);       // exactly these
  Scenario& draw_pile(int seat, std::initializer_list<std::string_view> cards);  // exactly these
  Scenario& discard(int seat, std::initializer_list<std::string_view> cards);    // exactly these
  Scenario& workers(int seat, int cowboys, int engineers, int builders, int jokers = 0);
  Scenario& objectives(int seat, std::initializer_list<std::string_view> tiles);  // exactly these
  Scenario& bonus(int seat, std::initializer_list<std::string_view> kinds);       // exactly these
  Scenario& posts(int seat, std::initializer_list<int> values);  // own discs there; see discs
  // Leaves exactly these discs on the player board. Removed discs that lie on no post yet go to
  // post 0, dark ones to post 12.
  Scenario& discs(int seat, std::initializer_list<std::string_view> names);

  // Components on the table.
  Scenario& building(int seat, int number, std::string_view space);
  Scenario& neutral(std::string_view letter,
                    std::string_view space);  // swaps it with the one there
  Scenario& objective_display(std::initializer_list<std::string_view> tiles);  // from the left
  Scenario& bonus_display(std::initializer_list<std::string_view> kinds);
  Scenario& objective_stack(std::initializer_list<std::string_view> tiles);  // exactly these
  Scenario& bonus_stack(std::initializer_list<std::string_view> kinds);
  Scenario& no_stacks();  // neither objectives nor bonus tiles are left to refill from
  Scenario& simmental(int cards);
  Scenario& sold_out(std::string_view card);  // a breed of the market or a type of worker

  // Phases.
  Scenario& moving(int seat, std::string_view space);          // about to move from there
  Scenario& using_location(int seat, std::string_view space);  // just arrived there
  Scenario& first_turn(int seat);                              // about to place the herder

  // Sue: her herder and row; sue_plays() carries out her whole turn with one automa card.
  Scenario& sue_at(std::string_view space);
  Scenario& sue_row(Worker left, Worker middle, Worker right);
  Scenario& sue_workers(int cowboys, int engineers, int builders);
  Scenario& sue_supply(std::initializer_list<std::string_view> cards);  // exactly these
  Scenario& sue_delivered(int discs);                                   // after the one on 5
  void sue_plays(std::string_view card);  // the person before her does nothing in between

  // Moves, in the notation.
  void play(std::string_view text);  // fails the test if it is not legal
  void play(std::initializer_list<std::string_view> texts);
  void end_turn();                             // leaves everything out, until the turn is over
  bool can(std::string_view text) const;       // fails the test if the text is no move at all
  Texts legal() const;                         // sorted texts
  Texts legal(std::string_view prefix) const;  // those that begin so
  int price(std::string_view text) const;      // in dollars
  DecisionKind deciding() const { return s.stack.back().kind; }

  // Events of the last move (of Sue's turn after sue_plays).
  int happened(EventKind kind) const;
  int amount(EventKind kind) const;  // sum
  const Event* event(EventKind kind, int index = 0) const;
  bool sue_had(SueReason why) const;  // a reason of any of her events

  // The state of components.
  int dollars(int seat) const { return at(seat).dollars; }
  int tokens(int seat) const { return at(seat).tokens; }
  int certificates(int seat) const { return at(seat).certificates; }
  std::array<int, kWorkers> workers(int seat) const;
  Texts hand(int seat) const { return cards_in(at(seat).hand); }
  Texts draw_pile(int seat) const { return cards_in(at(seat).draw); }
  Texts discard(int seat) const { return cards_in(at(seat).discard); }
  Texts box() const { return cards_in(s.box); }
  std::string herder(int seat) const;
  std::string tile_on(std::string_view space) const;     // "B", "0: 4a", or "" where it is empty
  int discs_on(int seat, int post) const;                // by its value
  bool has_disc(int seat, std::string_view name) const;  // still on the player board
  bool has_objective(int seat, std::string_view tile) const;
  int bonus_tiles(int seat, std::string_view kind) const;
  Texts objective_display() const;
  Texts bonus_display() const;
  int market(std::string_view breed) const;
  int worker_stack(std::string_view type) const;
  int building_stack(int number) const;
  int points(int seat, Category category) const {
    return score(s, static_cast<Seat>(seat))[category];
  }

 private:
  const PlayerState& at(int seat) const { return s.player[static_cast<std::size_t>(seat)]; }
  void begin_turn_of(int seat);
  static Texts cards_in(const Pile& pile);  // sorted names
  // Returns a pile of these cards. They are removed from the draw pile or the table if they are
  // there.
  Pile taken(int seat, std::initializer_list<std::string_view> cards);
};

// Components by their names; an unknown name fails the test.
Card card_called(std::string_view name);
int objective_called(std::string_view name);
int bonus_called(std::string_view name);
int automa_called(std::string_view name);
Disc disc_called(std::string_view name);
ActionId action_called(std::string_view name);

}  // namespace drover::elpaso::test
