// Games and positions of El Paso for tests of sentences, views and the heuristic.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elpaso/rules/rules.h"

namespace drover::elpaso::test {

// Options: every number of people with and without Sue, and each value of each option at least
// once.
inline std::vector<Options> all_options() {
  std::vector<Options> all;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (int variant = 0; variant < 4; ++variant) {
      Options options;
      options.players = static_cast<std::uint8_t>(players);
      options.neutral = variant % 2 != 0 ? NeutralSetup::kShuffled : NeutralSetup::kFixed;
      options.star_trains = variant >= 2 ? kRandomSides : 0;
      options.b_buildings = variant >= 1 ? kRandomSides : 0;
      options.extra_sue = variant == 3 && (players == 2 || players == 3) ? 1 : 0;
      const bool with_sue = players == 1 || options.extra_sue != 0;
      options.sue_b_cards = static_cast<std::uint8_t>(with_sue ? variant : 0);
      options.after_move = variant == 1 ? AfterMove::kWaiting : AfterMove::kLost;
      options.dark_discs = variant == 2 ? DarkDiscs::kWhenNoneElse : DarkDiscs::kStrict;
      all.push_back(options);
    }
  }
  return all;
}

// Plays a random game. Calls look(state, legal moves) before every move and after(state, events)
// behind it. Everybody begins with $60, because random players earn little.
template <class Look, class After>
void random_game(const Options& options, std::uint64_t seed, Look look, After after) {
  State state = setup(options, seed);
  for (Seat seat = 0; seat < state.people(); ++seat) state.player[seat].dollars = 60;
  core::Rng rng = core::Rng::from_seed(seed);
  MoveList list;
  while (!over(state)) {
    legal_moves(state, list);
    look(state, list);
    EventList events;
    apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))], &events);
    after(state, events);
  }
}
template <class Look>
void random_game(const Options& options, std::uint64_t seed, Look look) {
  random_game(options, seed, look, [](const State&, const EventList&) {});
}

inline Card card_named(std::string_view name) {
  Card card = 0;
  while (card < kCardKinds && card_name(card) != name) ++card;
  return card;
}

// A position in the middle of a game that a test changes at will. It is not checked for
// consistency.
struct Table {
  State s;

  explicit Table(int players = 2, std::uint64_t seed = 1) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    s = setup(options, seed);
    s.stack.pop_back();  // the draft
    s.stack.push_back({DecisionKind::kDrawPhase});
    s.turn = 9;
    for (Seat seat = 0; seat < players; ++seat) s.player[seat].herder = space_named("N1");
  }
  Table& hand(Seat seat, std::initializer_list<std::string_view> cards) {
    PlayerState& player = s.player[seat];
    player.draw.add_all(player.hand);
    player.hand = Pile{};
    for (const std::string_view name : cards) {
      const Card card = card_named(name);
      if (player.draw[card] > 0) player.draw.remove(card);
      player.hand.add(card);
    }
    return *this;
  }
  Table& dollars(int amount) {
    s.me().dollars = static_cast<std::uint16_t>(amount);
    return *this;
  }
  Table& workers(int cowboys, int engineers, int builders, int jokers) {
    s.me().workers = {static_cast<std::uint8_t>(cowboys), static_cast<std::uint8_t>(engineers),
                      static_cast<std::uint8_t>(builders), static_cast<std::uint8_t>(jokers)};
    return *this;
  }
  Table& tokens(int count) {
    s.me().tokens = static_cast<std::uint8_t>(count);
    return *this;
  }
  Table& disc_on(int post) {
    s.me().posts[static_cast<std::size_t>(post_of_value(post))] = 1;
    return *this;
  }
  Table& building(Seat owner, int number, std::string_view space) {
    const Space at = space_named(space);
    s.board[at] = building_on_board(owner, number - 1);
    s.occupied = static_cast<SpaceSet>(s.occupied | bit(at));
    --s.building_stacks[static_cast<std::size_t>(number - 1)];
    return *this;
  }
  Table& moving(std::string_view from) {
    s.me().herder = space_named(from);
    s.stack.push_back({DecisionKind::kMove});
    return *this;
  }
  // Puts the herder on a neutral building with all of its actions open.
  Table& using_neutral(std::string_view space) {
    s.me().herder = space_named(space);
    const auto tile = static_cast<std::size_t>(neutral_tile(s.board[s.me().herder]));
    s.stack.push_back({DecisionKind::kUseLocation});
    for (int i = 0; i < kNeutralSpans[tile].count; ++i) {
      s.local.push_back({static_cast<ActionId>(kNeutralSpans[tile].first + i), 0});
    }
    return *this;
  }
  Table& delivering() {
    s.me().herder = kElPaso;
    s.stack.push_back({DecisionKind::kEndDelivery});
    s.stack.push_back({DecisionKind::kDeliver});
    return *this;
  }
  // Makes this turn the very last one: the other seat has finished.
  Table& last_turn() {
    s.simmental = 0;
    s.finisher = static_cast<Seat>((s.current + 1) % s.seats());
    return *this;
  }
};

}  // namespace drover::elpaso::test
