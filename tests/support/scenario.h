// src/trail: Scenario, a game that a rule test arranges by hand and plays with moves in the
// notation.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/options.h"
#include "trail/rules/rules.h"

namespace drover::trail::test {

// A game that a test arranges. It starts as a bare table: no hazard, trade tile or private building
// on the trail, empty hands (all cards in the draw stacks), no dollars, no exchange tokens, no
// herder placed.
//
//   Scenario game(3);                                     // first edition
//   Scenario game(second_edition(3));                     // options: support/options.h
//   Scenario game(rails(Edition::kFirst));
//   Scenario game(with_cattle(kExtraSimmental, 4));
class Scenario {
 public:
  explicit Scenario(int players = 2, std::uint64_t seed = 1);
  explicit Scenario(const Options& options, std::uint64_t seed = 1);

  State s;
  EventList events;  // of the last move

  PlayerState& player(int seat) { return s.player[static_cast<std::size_t>(seat)]; }

  // Components on the table. Tiles by slug ("flood-2-green", "trade-blue", "5a"); spaces by slug
  // ("FL1"). Only components of the edition and expansions in play: "13a" is a different tile in
  // each edition, and is unknown without its promo or expansion.
  Scenario& tile(std::string_view space, std::string_view slug);
  Scenario& building(int seat, std::string_view slug,
                     std::string_view space);  // flips the side for all
  Scenario& neutral(std::string_view letter,
                    std::string_view space);           // swaps it with the tile there
  Scenario& job(int row, Worker kind, int count = 1);  // row counted from 1
  Scenario& market(
      std::initializer_list<std::string_view> cards);  // exactly these; rest to the stack
  Scenario& foresight(int column, std::string_view left,
                      std::string_view right);  // column from 1; "" none
  Scenario& side(std::string_view slug);        // the side of this building faces up for all
  Scenario& objective_stack(std::initializer_list<std::string_view> cards);  // exactly these

  // Belongings of a player.
  Scenario& dollars(int seat, int amount);
  Scenario& hand(int seat, std::initializer_list<std::string_view> cards);  // exactly these
  Scenario& discard(int seat, std::initializer_list<std::string_view> cards);
  Scenario& draw_stack(int seat, std::initializer_list<std::string_view> cards);  // exactly these
  Scenario& workers(int seat, int cowboys, int builders, int engineers);
  Scenario& engine(int seat, std::string_view place);  // "12" or "station 3"
  Scenario& clear(int seat, DiscSpace space, int count = 1);
  Scenario& cities(int seat, std::initializer_list<std::string_view> slugs);  // adds discs
  Scenario& objective_area(int seat,
                           std::initializer_list<std::string_view> cards);     // exactly these
  Scenario& hazards(int seat, std::initializer_list<std::string_view> tiles);  // adds them
  Scenario& trade_tiles(int seat, int green, int blue);                        // exactly
  Scenario& station_masters(int seat,
                            std::initializer_list<std::string_view> tiles);  // owned, adds
  Scenario& stations(int seat, std::initializer_list<int> numbers);  // own discs there; from 1
  Scenario& certificates(int seat, int space);  // where the marker stands: 0 to 5
  Scenario& only_discs(int seat, std::initializer_list<DiscSpace> spaces);  // one for each mention
  Scenario& objective_display(std::initializer_list<std::string_view> cards);  // rest to the stack

  // More components on the table.
  Scenario& no_jobs();           // empties the job market
  Scenario& job_token(int row);  // row counted from 1
  // Station from 1 (11 and 12: the station towns). Swaps the tile there with the one named, or puts
  // it there if it is in the game but in sight nowhere.
  Scenario& station_master(int station, std::string_view slug);
  Scenario& market_stack(std::initializer_list<std::string_view> cards);  // exactly these

  // Exchange tokens, Rails to the North, orange cattle. Towns "T01" to "T28".
  Scenario& tokens(int seat, int count);  // exactly
  Scenario& offices(int seat,
                    std::initializer_list<std::string_view> towns);    // adds; first free space
  Scenario& office(int seat, std::string_view town, int space);        // space from 1
  Scenario& bonus_tile(std::string_view town, std::string_view tile);  // "B1" to "B5"
  Scenario& spare_masters(
      std::initializer_list<std::string_view> tiles);   // exactly these left over
  Scenario& kansas_city_cattle(int heifers, int cows);  // Simmental cards lying ready

  // Phases: `seat` is about to move from `space`, or to use the location on it.
  Scenario& moving(int seat, std::string_view space);
  Scenario& using_location(int seat, std::string_view space);
  Scenario& deciding(int seat, Decision decision);  // just this one on top of phase C

  // Moves, in the notation.
  void play(std::string_view text);  // fails the test if it is not legal
  void play(std::initializer_list<std::string_view> texts);
  bool can(std::string_view text) const;   // fails the test if the text is no move at all
  std::vector<std::string> legal() const;  // sorted texts
  std::vector<std::string> legal(std::string_view prefix) const;  // those that begin so
  DecisionKind deciding() const { return s.stack.back().kind; }

  // Events of the last move.
  const Event* event(EventKind kind, int index = 0) const;  // null if there is none

  // The state of components, with names as in the notation.
  int dollars(int seat) const { return at(seat).dollars; }
  int workers(int seat, Worker kind) const {
    return at(seat).workers[static_cast<std::size_t>(kind)];
  }
  int discs(int seat, DiscSpace space) const {
    return at(seat).discs[static_cast<std::size_t>(space)];
  }
  int city_discs(int seat, std::string_view slug) const;
  bool has_station(int seat, int number) const {
    return (at(seat).stations >> (number - 1) & 1) != 0;
  }
  std::string herder(int seat) const;
  std::string engine(int seat) const;
  std::vector<std::string> hand(int seat) const { return cards_in(at(seat).hand); }
  std::vector<std::string> discard(int seat) const { return cards_in(at(seat).discard); }
  std::vector<std::string> draw_stack(int seat) const { return cards_in(at(seat).draw); }
  std::vector<std::string> market() const;  // cards on offer, sorted
  int tokens(int seat) const { return at(seat).tokens; }
  std::vector<std::string> offices(int seat) const;         // towns, sorted
  int office_space(int seat, std::string_view town) const;  // from 1; 0 without an office there
  std::vector<std::string> accessible(int seat) const;  // towns where the seat may found, sorted
  std::vector<std::string> spare_masters() const;       // sorted
  std::vector<std::string> station_masters(int seat) const;  // owned, sorted
  std::string station_master(int station) const;  // tile, or the worker appointed; station from 1
  int heifers_in_kansas_city() const { return s.kansas_city_cattle[0]; }
  int cows_in_kansas_city() const { return s.kansas_city_cattle[1]; }
  // Events of the last move: the number of events of a kind, and the sum of their amounts.
  int happened(EventKind kind) const;
  int amount(EventKind kind) const;

 private:
  const PlayerState& at(int seat) const { return s.player[static_cast<std::size_t>(seat)]; }
  static std::vector<std::string> cards_in(const Pile& pile);  // sorted names
};

Card card_named(std::string_view name);

}  // namespace drover::trail::test
