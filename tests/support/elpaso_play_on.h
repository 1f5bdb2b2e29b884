// El Paso, playing on at random from a position that was accepted, watching that it stays sound:
// for tests and fuzzers of mutated positions. And whole games to take such positions from.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "core/rng.h"
#include "elpaso/consistency.h"
#include "elpaso/decision_json.h"
#include "elpaso/engine.h"
#include "elpaso/json.h"

namespace drover::elpaso::test {

// Every number of people with every value of every option, sides turned one by one among them.
inline std::vector<Options> options_in_all_words() {
  std::vector<Options> all;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Options options;
    options.players = players;
    all.push_back(options);
    options.neutral = NeutralSetup::kShuffled;
    options.star_trains = options.b_buildings = kRandomSides;
    options.after_move = AfterMove::kWaiting;
    options.dark_discs = DarkDiscs::kWhenNoneElse;
    options.sue_b_cards = players == 1 ? 2 : 0;
    all.push_back(options);
    options.star_trains = 0b1010;
    options.b_buildings = 0b111111;
    options.extra_sue = players < kMaxPlayers ? 1 : 0;
    const bool with_sue = players < kMaxPlayers;
    options.sue_b_cards = with_sue ? 3 : 0;
    all.push_back(options);
    options.star_trains = 0b1111;
    options.b_buildings = 0b010010;
    options.sue_b_cards = with_sue ? 1 : 0;
    all.push_back(options);
  }
  return all;
}

// Random players are poor, so every other game starts with full pockets and one more worker of each
// type.
inline State rich_or_poor_start(const Options& options, std::uint64_t seed) {
  State state = setup(options, seed);
  if (seed % 2 != 0) return state;
  for (Seat seat = 0; seat < state.people(); ++seat) {
    state.player[seat].dollars = 200;
    for (std::size_t worker = 0; worker < kWorkers; ++worker) {
      if (state.worker_stacks[worker] == 0) continue;
      --state.worker_stacks[worker];
      ++state.player[seat].workers[worker];
    }
  }
  return state;
}

// Drawn at random, but mostly something else than throwing things away or ending early.
inline Move sparing_move(const MoveList& list, core::Rng& rng) {
  Move move;
  for (int attempt = 0; attempt < 4; ++attempt) {
    move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    if (move.kind != MoveKind::kBonus && move.kind != MoveKind::kEnd &&
        move.kind != MoveKind::kExchange) {
      break;
    }
  }
  return move;
}

// Plays a random game; `visit(state)` sees every position, the last one included.
template <class Visit>
void visit_random_game(const Options& options, std::uint64_t seed, Visit visit) {
  State state = rich_or_poor_start(options, seed);
  core::Rng rng = core::Rng::from_seed(~seed);
  MoveList list;
  visit(state);
  while (!over(state)) {
    legal_moves(state, list);
    if (list.empty()) return;
    apply(state, sparing_move(list, rng));
    visit(state);
  }
}

// Far enough below the limits of `inconsistency` that no play of a few hundred moves reaches them.
inline bool near_a_limit(const State& state) {
  bool near = state.turn > kMostTurns / 2;
  for (const PlayerState& player : state.player) {
    near |= player.dollars > kMostDollars / 2 || player.tokens > kMostTokens / 2;
  }
  return near;
}

// What is wrong with a position that should be sound; empty if nothing is.
inline std::string unsound(const State& state) {
  if (std::string sentence = inconsistency(state); !sentence.empty()) return sentence;
  MoveList list;
  legal_moves(state, list);
  if (list.empty() != over(state)) {
    return fmt::format("no legal move at {}", decision_name(state.stack.back().kind));
  }
  for (const Move move : list) {
    if (parse_move(to_text(move)) != move) return "The move has no text: " + to_text(move);
  }
  return {};
}

// What goes wrong within `moves` random moves; empty if nothing does.
inline std::string problem_playing_on(State state, std::uint64_t seed, int moves) {
  if (near_a_limit(state)) return {};
  core::Rng rng = core::Rng::from_seed(seed);
  MoveList list;
  for (int i = 0; i < moves && !over(state); ++i) {
    legal_moves(state, list);
    const Move move = sparing_move(list, rng);
    const State before = state;
    EventList events;
    apply(state, move, &events);
    if (std::string sentence = unsound(state); !sentence.empty()) {
      return fmt::format("{} After \"{}\" in {}", sentence, to_text(move),
                         boost::json::serialize(to_json(before)));
    }
  }
  for (Seat seat = 0; seat < state.seats(); ++seat) static_cast<void>(score(state, seat));
  static_cast<void>(winners(state));
  return {};
}

// The same for anything that was accepted: a view is filled up at random first.
inline std::string problem_with_accepted(const State& accepted, std::uint64_t seed, int moves) {
  const auto again = state_from_json(to_json(accepted));
  if (!again) {
    return "Not accepted again: " + again.error();
  }
  if (!(*again == accepted)) return "Not the same after a round trip.";
  if (accepted.viewer == kNobody) return problem_playing_on(accepted, seed, moves);
  MoveList list;
  legal_moves(accepted, list);  // whatever it says of a view, it must not break
  core::Rng rng = core::Rng::from_seed(seed);
  const State full = determinize(accepted, accepted.viewer, rng);
  // In a view made by hand another seat may have nothing to choose, however the cards are dealt.
  legal_moves(full, list);
  if (list.empty()) return {};
  if (std::string sentence = unsound(full); !sentence.empty()) return sentence;
  return problem_playing_on(full, seed, moves);
}

}  // namespace drover::elpaso::test
