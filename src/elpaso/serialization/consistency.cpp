#include "elpaso/serialization/consistency.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

#include "elpaso/components/setup_figures.h"
#include "elpaso/rules/building.h"
#include "elpaso/rules/cattle_market.h"
#include "elpaso/rules/decisions.h"
#include "elpaso/rules/offers.h"
#include "elpaso/rules/rules.h"
#include "elpaso/rules/train.h"
#include "elpaso/serialization/decision_json.h"
#include "elpaso/state/names.h"
#include "elpaso/state/options.h"
#include "elpaso/state/rule_changes.h"
#include "kit/consistency.h"

namespace drover::elpaso {

namespace {

using K = DecisionKind;

using kit::first_problem;
using kit::no_problem;
using kit::problem_unless;
using kit::seat_number;
using kit::sum_of;

const PlayerState& player_of(const State& s, int seat) { return at(s.player, seat); }

// ---- The frame: options, seats, clock -----------------------------------------------------------

std::string check_options(const State& s) {
  if (s.options.players < kMinPlayers || s.options.players > kMaxPlayers) {
    return fmt::format("The game is for {} to {} players, not {}.", kMinPlayers, kMaxPlayers,
                       s.options.players);
  }
  if (!is_valid(s.options)) return "An option has a value that does not exist.";
  if (s.star_trains >> kTrainCards != 0 || s.b_buildings >> kBuildingKinds != 0) {
    return "Sides are given for more train cards or buildings than there are.";
  }
  if (s.options.star_trains != kRandomSides && s.options.star_trains != s.star_trains) {
    return "The sides of the train cards are not those that the option \"trains\" says.";
  }
  if (s.options.b_buildings != kRandomSides && s.options.b_buildings != s.b_buildings) {
    return "The sides of the buildings are not those that the option \"buildings\" says.";
  }
  return no_problem();
}

std::string check_seats(const State& s) {
  if (s.current >= s.people()) return fmt::format("Seat {} has no player.", seat_number(s.current));
  if (auto sentence = kit::problem_of_viewer(s); !sentence.empty()) return sentence;
  if (s.finisher != kNobody && s.finisher >= s.seats()) {
    return fmt::format("Seat {} cannot have finished: nobody sits there.", seat_number(s.finisher));
  }
  if (s.turn > kMostTurns) {
    return fmt::format("The turn must be a number from 0 to {}.", kMostTurns);
  }
  return no_problem();
}

// ---- Decisions: their order ---------------------------------------------------------------------

bool on_stack(const State& s, K kind) { return kit::times_on_stack(s.stack, kind) > 0; }

std::string check_stack_shape(const State& s) {
  // After a move action the old location waits only if the option for ruling 4 says so.
  const bool waits = s.options.after_move == AfterMove::kWaiting;
  auto sentence = decision_table().problem_of(s.stack, waits);
  if (!sentence.empty()) return sentence;
  if (!decision_table().stack_rule(s.stack[0].kind).below.empty()) {
    return fmt::format("The decision {} cannot be the first.", decision_name(s.stack[0].kind));
  }
  const K top = s.stack.back().kind;
  const bool asks = top < kFirstAutomatic ||
                    (top == K::kEndDelivery && applies(s, RulesChange::kBonusesAfterDelivery));
  return problem_unless(asks, "The last decision must be one that a player makes, not {}.",
                        decision_name(s.stack.back().kind));
}

// The number of the turn determines the seat. After the end, `current` is the person who decided
// last.
std::string check_turn(const State& s) {
  const K first = s.stack[0].kind;
  if ((first == K::kDraftObjective) != (s.turn == 0)) {
    return "Turn 0 is the choice of the first objectives, and that only.";
  }
  if (s.turn == 0) return no_problem();
  int seat = (s.turn - 1) % s.seats();
  if (first == K::kGameOver) {
    if (s.finisher == kNobody || s.turn % s.seats() != s.finisher) {
      return "The game is over only when every other seat had a turn after the first to finish.";
    }
    if (seat == s.sue_seat()) --seat;
  }
  return problem_unless(seat == s.current,
                        "Turn {} of {} seats is a turn of seat {}, not of seat {}.", s.turn,
                        s.seats(), seat_number(seat), seat_number(s.current));
}

std::string check_finish(const State& s) {
  if (s.finisher == kNobody) {
    return problem_unless(s.stack[0].kind != K::kLastChance,
                          "The decision last-chance comes up only after somebody has finished.");
  }
  if (s.simmental > 0) {
    return fmt::format("Seat {} has finished although Simmental cards are left.",
                       seat_number(s.finisher));
  }
  if (s.turn == 0) return "Nobody can have finished before the first turn.";
  if (player_of(s, s.finisher).herder != kElPaso) {
    return fmt::format("Seat {} has finished, and its herder is not in El Paso.",
                       seat_number(s.finisher));
  }
  const bool acts = s.stack[0].kind == K::kDrawPhase && !on_stack(s, K::kEndDelivery);
  return problem_unless(s.finisher != s.current || !acts,
                        "Seat {} has finished and has no more turns.", seat_number(s.finisher));
}

// No card is exchanged after the delivery was made, because the hand has been shown.
std::string check_hand_shown(const State& s) {
  const bool delivered = on_stack(s, K::kEndDelivery) && !on_stack(s, K::kDeliver);
  return problem_unless(!delivered || s.hand_shown != 0,
                        "Seat {} has delivered, and its hand was not shown.",
                        seat_number(s.current));
}

// ---- The board ----------------------------------------------------------------------------------

std::string check_neutral_tiles(const State& s) {
  std::array<bool, kNeutralTiles> seen{};
  for (const std::size_t space : bits<std::size_t>(kNeutralSpaces)) {
    const int tile = neutral_tile(s.board[space]);
    if (tile < 0 || tile >= kNeutralTiles) {
      return fmt::format("There is no neutral building on space {}.", kSpaceTable[space].slug);
    }
    const auto index = static_cast<std::size_t>(tile);
    if (seen[index]) {
      return fmt::format("The neutral building {} is on the board twice.",
                         kNeutralTable[index].slug);
    }
    seen[index] = true;
    const char letter = kSpaceTable[space].letter;
    if (s.options.neutral == NeutralSetup::kFixed && kNeutralTable[index].slug[0] != letter) {
      return fmt::format("With the option \"neutral\": \"fixed\" building {} belongs on space {}.",
                         letter, kSpaceTable[space].slug);
    }
  }
  return no_problem();
}

std::string check_buildings(const State& s) {
  std::array<int, kMaxPlayers> owned{};
  std::array<int, kBuildingKinds> tiles{};
  for (std::size_t kind = 0; kind < tiles.size(); ++kind) tiles[kind] = s.building_stacks[kind];
  for (const std::size_t space : bits<std::size_t>(kBuildingSpaces)) {
    const BoardTile tile = s.board[space];
    if (tile == kEmptySpace) continue;
    if (is_building(tile) && building_owner(tile) >= s.seats()) {
      return fmt::format("The building on space {} belongs to seat {}, and there are {} seats.",
                         kSpaceTable[space].slug, seat_number(building_owner(tile)), s.seats());
    }
    if (!is_building(tile) || building_kind(tile) >= kBuildingKinds) {
      return fmt::format("There is no such building as the one on space {}.",
                         kSpaceTable[space].slug);
    }
    ++at(tiles, building_kind(tile));
    const Seat owner = building_owner(tile);
    const int most = owner == s.sue_seat() ? kSueMostBuildings : kOwnershipMarkers;
    if (++owned[owner] > most) {
      return fmt::format("Seat {} has more than {} buildings on the board.", seat_number(owner),
                         most);
    }
  }
  for (std::size_t kind = 0; kind < tiles.size(); ++kind) {
    auto sentence = kit::problem_of_count("buildings", tiles[kind], std::to_string(kind + 1),
                                          kCopiesOfEachBuilding);
    if (!sentence.empty()) return sentence;
  }
  return no_problem();
}

std::string check_herders(const State& s) {
  for (int seat = 0; seat < s.seats(); ++seat) {
    const Space herder = player_of(s, seat).herder;
    const bool placing = seat == s.current && on_stack(s, K::kPlaceHerder);
    // Sue begins in El Paso, people come one after the other during the first round.
    const bool entered = seat == s.sue_seat() || (seat < s.turn && !placing);
    auto sentence = kit::problem_of_entering(seat, s.turn, herder != kNowhere, placing,
                                             s.turn > seat_number(seat), entered);
    if (!sentence.empty()) return sentence;
    if (herder == kNowhere) continue;
    if (herder >= kSpaces || (s.occupied & bit(herder)) == 0) {
      return fmt::format("Seat {}: the herder does not stand on a location.", seat_number(seat));
    }
  }
  const bool in_el_paso = s.me().herder == kElPaso;
  if (on_stack(s, K::kEndDelivery) && !in_el_paso) {
    return fmt::format("Seat {} delivers, and its herder is not in El Paso.",
                       seat_number(s.current));
  }
  return problem_unless(!on_stack(s, K::kUseLocation) || !in_el_paso,
                        "Seat {}: there is no building to use in El Paso.", seat_number(s.current));
}

// ---- Players ------------------------------------------------------------------------------------

std::string check_pile(const Pile& pile, int kinds, std::string_view what, int seat) {
  for (std::size_t card = static_cast<std::size_t>(kinds); card < Pile::kinds(); ++card) {
    if (pile[card] != 0) {
      return fmt::format("Seat {}: the {} holds a card that cannot be there.", seat_number(seat),
                         what);
    }
  }
  return no_problem();
}

std::string check_cards_of(const State& s, Seat seat) {
  const PlayerState& p = player_of(s, seat);
  struct {
    const Pile* pile;
    int kinds;
    std::string_view what;
  } const piles[]{{&p.hand, kBreeds, "hand"},
                  {&p.known, kBreeds, "known part of the hand"},
                  {&p.draw, kCardKinds, "draw pile"},
                  {&p.discard, kCardKinds, "discard pile"}};
  for (const auto& one : piles) {
    if (auto sentence = check_pile(*one.pile, one.kinds, one.what, seat); !sentence.empty()) {
      return sentence;
    }
  }
  for (std::size_t card = 0; card < kBreeds; ++card) {
    if (p.known[card] > p.hand[card]) {
      return fmt::format("Seat {}: the known cards are not all in the hand.", seat_number(seat));
    }
  }
  return no_problem();
}

std::string check_hidden_of(const State& s, Seat seat) {
  const PlayerState& p = player_of(s, seat);
  auto sentence = kit::problem_of_hiding(s, seat, p.hidden_hand, p.hand == p.known);
  if (!sentence.empty()) return sentence;
  int cattle = 0;
  for (std::size_t card = 0; card < kBreeds; ++card) cattle += p.draw[card];
  return problem_unless(
      p.hidden_hand <= cattle,
      "Seat {}: {} cards of the hand are hidden in a draw pile with {} of cattle.",
      seat_number(seat), p.hidden_hand, cattle);
}

std::string check_posts_of(const State& s, Seat seat) {
  for (std::size_t post = 0; post < kPosts; ++post) {
    const int discs = player_of(s, seat).posts[post];
    if (discs > 1 && !kPostTable[post].repeatable) {
      return fmt::format("Seat {} has {} discs on post {}, where only one can lie.",
                         seat_number(seat), discs, kPostTable[post].value);
    }
  }
  return no_problem();
}

std::string check_figures_of(const State& s, Seat seat) {
  const PlayerState& p = player_of(s, seat);
  auto sentence =
      kit::problem_of_figures(seat, {{p.dollars, kMostDollars, "dollars"},
                                     {p.tokens, kMostTokens, "exchange tokens"},
                                     {p.certificates, kMostCertificates, "certificates"}});
  if (!sentence.empty()) return sentence;
  if (p.discs >> kDiscs != 0) return fmt::format("Seat {} has an unknown disc.", seat_number(seat));
  const int discs = std::popcount(p.discs) + sum_of(p.posts);
  if (discs != kDiscs) {
    return fmt::format("Seat {} has {} discs on the player board and on posts; it must be {}.",
                       seat_number(seat), discs, kDiscs);
  }
  return no_problem();
}

// During an exchange the hand may exceed the limit by one card until a card is discarded.
std::string check_hand_of(const State& s, Seat seat) {
  const PlayerState& p = player_of(s, seat);
  const int cards = static_cast<int>(p.hand.total()) + p.hidden_hand;
  const bool exchanging = seat == s.current && s.stack.back().kind == K::kExchangeDiscard;
  const int most = hand_limit(p) + (exchanging ? 1 : 0);
  return problem_unless(cards <= most, "Seat {} has {} cards in the hand, and can have {} now.",
                        seat_number(seat), cards, most);
}

std::string check_people(const State& s) {
  static constexpr std::array kChecks{check_cards_of, check_hidden_of, check_posts_of,
                                      check_figures_of, check_hand_of};
  return kit::first_problem_of_seats(kChecks, s, 0, s.people());
}

// ---- Sue ----------------------------------------------------------------------------------------

std::string check_sues_workers(const State& s) {
  unsigned row = 0;
  for (const Worker worker : s.sue.row) {
    if (static_cast<int>(worker) < kSpecialists) row |= 1U << static_cast<int>(worker);
  }
  if (row != (1U << kSpecialists) - 1) return "Sue's row has one place for each type of worker.";
  for (std::size_t worker = 0; worker < kSpecialists; ++worker) {
    // She begins with one of each and never gives one away.
    if (player_of(s, s.sue_seat()).workers[worker] == 0) {
      return fmt::format("Sue has no {}, and she always has at least one worker of each type.",
                         name_of(Names::kWorker, worker));
    }
    if (s.sue.jokers[worker] > player_of(s, s.sue_seat()).workers[worker]) {
      return "Sue has more jokers than workers they are counted among.";
    }
  }
  for (std::size_t card = 0; card < Pile::kinds(); ++card) {
    const bool bred = card < kBreeds && std::count(kSueSupplyBreeds.begin(), kSueSupplyBreeds.end(),
                                                   static_cast<Breed>(card)) > 0;
    const bool worker = card >= kFirstWorker && card < kCardKinds;
    const int most = bred ? kSueSupplyOfEachBreed : worker ? kSueSupplyOfEachWorker : 0;
    if (s.sue.supply[card] > most) return "Sue's supply holds a card that was never put there.";
  }
  return no_problem();
}

std::string check_sues_deck(const State& s) {
  if ((s.sue.deck & s.sue.discard) != 0) return "An automa card lies in two places.";
  const unsigned cards = s.sue.deck | s.sue.discard;
  unsigned a_cards = 0;
  for (unsigned card = 0; card < kAutomaCards; ++card) {
    if (kAutomaTable[card].deck == 'A') a_cards |= 1U << card;
  }
  if (cards >> kAutomaCards != 0 || (cards & a_cards) != a_cards ||
      std::popcount(cards & ~a_cards) != s.options.sue_b_cards) {
    return fmt::format("Sue's automa cards must be all A cards and {} B cards.",
                       s.options.sue_b_cards);
  }
  return no_problem();
}

// Sue delivers to the posts in order, so the number of discs in her reserve determines her posts.
std::string check_sues_discs(const State& s) {
  constexpr int kReserve = kDiscs - 1;
  if (s.sue.discs > kReserve) return "Sue has more discs than there are.";
  std::array<std::uint8_t, kPosts> posts{};
  at(posts, post_of_value(kSueStartDiscOn)) = 1;
  int next = post_of_value(kSueFirstDelivery);
  for (int discs = kReserve; discs > s.sue.discs; --discs) {
    ++at(posts, next);
    next = std::min(next + 1, kPosts - 1);
  }
  return problem_unless(posts == player_of(s, s.sue_seat()).posts && next == s.sue.next_post,
                        "Sue's discs do not lie where {} in her reserve would have left them.",
                        s.sue.discs);
}

std::string check_sue(const State& s) {
  static constexpr std::array kChecks{check_sues_workers, check_sues_deck, check_sues_discs};
  return s.has_sue() ? first_problem(kChecks, s) : no_problem();
}

// ---- Conservation -------------------------------------------------------------------------------

int cards_of(const PlayerState& player, std::size_t card) {
  return player.hand[card] + player.draw[card] + player.discard[card];
}

std::string check_cattle(const State& s) {
  for (std::size_t card = kBreeds; card < Pile::kinds(); ++card) {
    if (s.box[card] != 0) return "The box holds a card that is never removed from the game.";
  }
  for (std::size_t card = 0; card < kBreeds; ++card) {
    const BreedRow& row = kBreedTable[card];
    if (row.market_cowboys == 0 && s.market[card] > 0) {
      return fmt::format("{} cards are not sold in the market.", row.name);
    }
    const bool simmental = card == card_of(Breed::kSimmental);
    int all = s.market[card] + s.box[card] + s.sue.supply[card] + (simmental ? s.simmental : 0);
    for (int seat = 0; seat < s.seats(); ++seat) {
      const int own = cards_of(player_of(s, seat), card);
      const int most = seat == s.sue_seat() ? 0 : row.in_each_herd;
      all += own;
      if (row.in_each_herd == 0) continue;
      auto sentence = kit::problem_of_herd(seat, own, row.name, most);
      if (!sentence.empty()) return sentence;
    }
    const int most = row.in_each_herd > 0 ? row.in_each_herd * s.people()
                     : simmental          ? at(kSimmentalCards, s.seats() - 2)
                                          : row.cards;
    auto sentence = kit::problem_of_count("cards", all, row.name, most);
    if (!sentence.empty()) return sentence;
  }
  return no_problem();
}

std::string check_workers(const State& s) {
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    const std::size_t card = kFirstWorker + worker;
    int all = s.worker_stacks[worker] + s.sue.supply[card];
    for (int seat = 0; seat < s.seats(); ++seat) {
      all += player_of(s, seat).workers[worker] + cards_of(player_of(s, seat), card);
    }
    // Sue's jokers are counted among the workers they stand for.
    all += worker < kSpecialists ? -s.sue.jokers[worker] : sum_of(s.sue.jokers);
    const WorkerRow& row = kWorkerTable[worker];
    auto sentence = kit::problem_of_count("cards", all, row.slug, row.cards);
    if (!sentence.empty()) return sentence;
  }
  return no_problem();
}

std::string check_objectives(const State& s) {
  constexpr ObjectiveSet kAll = (ObjectiveSet{1} << kObjectives) - 1;
  ObjectiveSet seen = 0;
  const auto add = [&](ObjectiveSet set) {
    if ((set & ~kAll) != 0) return std::string("There is an objective that does not exist.");
    const ObjectiveSet twice = seen & set;
    seen |= set;
    if (twice == 0) return no_problem();
    return fmt::format("The objective {} is in play twice.",
                       at(kObjectiveTable, std::countr_zero(twice)).slug);
  };
  if (auto sentence = add(s.objective_stack); !sentence.empty()) return sentence;
  int open = 0;
  for (const std::uint8_t tile : s.objective_display) {
    if (tile == kNoTile) continue;
    if (tile >= kObjectives) return "The objective display holds something unknown.";
    if (auto sentence = add(objective_bit(tile)); !sentence.empty()) return sentence;
    ++open;
  }
  for (int seat = 0; seat < s.seats(); ++seat) {
    if (auto sentence = add(player_of(s, seat).objectives); !sentence.empty()) return sentence;
  }
  if (open < kFaceUpTiles && s.objective_stack != 0) {
    return "The objective display has an empty place although the stack is not empty.";
  }
  if (s.turn == 0 && open + std::popcount(s.objective_stack) < s.people() - s.current) {
    return "There are too few objectives for everybody to choose one.";
  }
  return no_problem();
}

std::string check_bonus_tiles(const State& s) {
  int open = 0;
  for (const std::uint8_t kind : s.bonus_display) {
    if (kind == kNoTile) continue;
    if (kind >= kBonusKinds) return "The bonus display holds something unknown.";
    ++open;
  }
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    int all = s.bonus_stack[kind] +
              static_cast<int>(std::count(s.bonus_display.begin(), s.bonus_display.end(), kind));
    for (int seat = 0; seat < s.seats(); ++seat) all += player_of(s, seat).bonus_tiles[kind];
    const BonusRow& row = kBonusTable[kind];
    auto sentence = kit::problem_of_count("bonus tiles", all, row.slug, row.copies);
    if (!sentence.empty()) return sentence;
  }
  if (open < kFaceUpTiles && !s.bonus_stack.empty()) {
    return "The bonus display has an empty place although the stack is not empty.";
  }
  return no_problem();
}

// ---- Decisions: their parameters ----------------------------------------------------------------
//
// A position in the middle of a turn may lie beside every game: only the range of each value is
// checked, and the relations without which the rules would read outside their tables or leave a
// seat without a move.

template <std::size_t N>
bool is_of_one(ActionId action, const std::array<ActionSpan, N>& spans) {
  return std::any_of(spans.begin(), spans.end(), [&](ActionSpan span) {
    return action >= span.first && action < span.first + span.count;
  });
}

// True if a component that the decision is about has the action.
bool may_open(const Decision& d, ActionId action) {
  switch (DecisionKind(d.kind)) {
    case K::kUseLocation:
      return is_of_one(action, kNeutralSpans) || is_of_one(action, kBuildingSpans);
    case K::kUseTrain:
      return is_of_one(action, std::array{at(kTrainSpans, d.b)});
    default:
      return is_of_one(action, kPostSpans) || is_of_one(action, kBonusSpans);
  }
}

// True if a part of the action is left.
bool has_part_left(LocalAction local) {
  const Action& action = kActionTable[local.action].action;
  const bool two_hires = action.op == Op::kHire && action.second != kNoSecond;
  const int parts = action.op == Op::kAuxiliary ? action.amount : two_hires ? 2 : 1;
  return std::popcount(local.used) < parts;
}

// Checks that the open actions of each decision are those of its kind of component, each at most
// once and in the order of the table.
std::string check_local_actions(const State& s) {
  for (std::size_t i = 0; i < s.stack.size(); ++i) {
    const Decision& d = s.stack[i];
    if (!holds_local_actions(d.kind)) continue;
    int last = -1;
    for (std::size_t k = d.a; k < end_of_actions(s, i); ++k) {
      const ActionId action = s.local[k].action;
      if (!may_open(d, action)) {
        return fmt::format("The decision {} has actions that do not belong to it.",
                           decision_name(d.kind));
      }
      if (action <= last || !has_part_left(s.local[k])) {
        return fmt::format("The action {} is open twice, out of order, or in parts it lacks.",
                           kActionTable[action].slug);
      }
      last = action;
    }
  }
  return no_problem();
}

// The number of workers that the purchase takes; 0 if it cannot be made.
int workers_for(const State& s, const Decision& d) {
  MoveList list;
  const Move move{MoveKind::kUse};
  switch (static_cast<Worker>(d.a)) {
    case Worker::kCowboy:
      list_purchases(s, move, list);
      return list.contains({move.kind, move.a, d.c}) ? kBreedTable[d.c].market_cowboys : 0;
    case Worker::kEngineer:
      list_train_cards(s, move, list);
      return list.contains({move.kind, move.a, d.c}) ? train_engineers(s, d.c) : 0;
    default: {
      const int kind = packed_kind(d.c);
      const Space space = packed_space(d.c);
      list_sites(s, move, list);
      const Move wanted{move.kind, move.a, static_cast<std::uint8_t>(kind), space};
      return list.contains(wanted) ? site_offer(s, kind, space).builders : 0;
    }
  }
}

// The reason why the parameters of a decision are outside the game, or an empty string.
std::string problem_of_parameters(const State& s, std::size_t index) {
  const Decision& d = s.stack[index];
  const int seat = seat_number(s.current);
  if (d.kind == K::kPayWorkers) {
    // A train card is used at a location only.
    const bool elsewhere =
        static_cast<Worker>(d.a) == Worker::kEngineer && s.stack[index - 1].kind != K::kUseLocation;
    const int workers = elsewhere ? 0 : workers_for(s, d);
    if (workers == 0) return fmt::format("seat {} cannot buy that", seat);
    return problem_unless(d.b == workers, "it takes {} workers, not {}", workers, d.b);
  }
  if (d.kind != K::kDisc) return no_problem();
  if (s.me().posts[d.a] > 0 && !kPostTable[d.a].repeatable) {
    return fmt::format("seat {} has a disc on post {} already", seat, post_value(d.a));
  }
  MoveList list;
  kit::list_moves<kDecisionRows>(s, d, list);
  return problem_unless(!list.empty(),
                        "seat {} has no disc that may go onto post {} and can be paid", seat,
                        post_value(d.a));
}

std::string check_decisions(const State& s) {
  return kit::problem_of_decisions(s, decision_table(), problem_of_parameters);
}

}  // namespace

std::string inconsistency(const State& state) {
  static constexpr std::array kChecks{check_options,       check_seats,      check_stack_shape,
                                      check_turn,          check_finish,     check_hand_shown,
                                      check_neutral_tiles, check_buildings,  check_herders,
                                      check_people,        check_sue,        check_cattle,
                                      check_workers,       check_objectives, check_bonus_tiles,
                                      check_local_actions, check_decisions};
  return first_problem(kChecks, state);
}

}  // namespace drover::elpaso
