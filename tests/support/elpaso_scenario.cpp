#include "support/elpaso_scenario.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "elpaso/rules/location.h"
#include "elpaso/rules/play.h"
#include "elpaso/serialization/consistency.h"
#include "elpaso/state/names.h"

namespace drover::elpaso::test {

namespace {

std::uint8_t named(Names kind, std::string_view name) {
  const auto value = value_named(kind, name);
  EXPECT_TRUE(value.has_value()) << "nothing is called " << name;
  return value.value_or(0);
}

Space space_called(std::string_view name) { return named(Names::kSpace, name); }

void lower(std::uint8_t& count) {
  if (count > 0) --count;
}

}  // namespace

Card card_called(std::string_view name) { return named(Names::kCard, name); }
int objective_called(std::string_view name) { return named(Names::kObjective, name); }
int bonus_called(std::string_view name) { return named(Names::kBonus, name); }
Disc disc_called(std::string_view name) { return static_cast<Disc>(named(Names::kDisc, name)); }
ActionId action_called(std::string_view name) { return named(Names::kAction, name); }
int automa_called(std::string_view name) {
  for (int card = 0; card < kAutomaCards; ++card) {
    if (kAutomaTable[static_cast<std::size_t>(card)].slug == name) return card;
  }
  ADD_FAILURE() << "no automa card is called " << name;
  return 0;
}

Options people(int players) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}
Options solo(int b_cards) {
  Options options = people(1);
  options.sue_b_cards = static_cast<std::uint8_t>(b_cards);
  return options;
}
Options with_sue(int players) {
  Options options = people(players);
  options.extra_sue = 1;
  return options;
}
Options waiting(int players) {
  Options options = people(players);
  options.after_move = AfterMove::kWaiting;
  return options;
}
Options lax_discs(int players) {
  Options options = people(players);
  options.dark_discs = DarkDiscs::kWhenNoneElse;
  return options;
}
Options sides(int b_buildings, int stars) {
  Options options = people(2);
  options.b_buildings = static_cast<std::uint8_t>(b_buildings);
  options.star_trains = static_cast<std::uint8_t>(stars);
  return options;
}

Options by_rules(int version, Options options) {
  options.rules = static_cast<std::uint8_t>(version);
  return options;
}

Scenario::Scenario(const Options& options, std::uint64_t seed) : s(setup(options, seed)) {
  MoveList list;
  while (deciding() == DecisionKind::kDraftObjective) {
    legal_moves(s, list);
    apply(s, list[0]);
  }
  for (int seat = 0; seat < s.people(); ++seat) {
    PlayerState& p = player(seat);
    p.draw.add_all(p.hand);
    p.hand = Pile{};
    p.known = Pile{};
    p.dollars = 0;
    p.tokens = 0;
    p.herder = space_called("N1");
    for (std::size_t worker = 0; worker < kWorkers; ++worker) {
      s.worker_stacks[worker] =
          static_cast<std::uint8_t>(s.worker_stacks[worker] + std::exchange(p.workers[worker], 0));
    }
  }
  if (s.has_sue()) s.sue.row = {Worker::kCowboy, Worker::kEngineer, Worker::kBuilder};
  begin_turn_of(0);
}

Scenario& Scenario::dollars(int seat, int amount) {
  player(seat).dollars = static_cast<std::uint16_t>(amount);
  return *this;
}

Scenario& Scenario::tokens(int seat, int count) {
  player(seat).tokens = static_cast<std::uint8_t>(count);
  return *this;
}

Scenario& Scenario::certificates(int seat, int space) {
  player(seat).certificates = static_cast<std::uint8_t>(space);
  return *this;
}

Pile Scenario::taken(int seat, std::initializer_list<std::string_view> cards) {
  Pile pile;
  for (const std::string_view name : cards) {
    const Card card = card_called(name);
    pile.add(card);
    if (player(seat).draw[card] > 0) {
      player(seat).draw.remove(card);
    } else if (is_worker(card)) {
      lower(s.worker_stacks[card - kFirstWorker]);
    } else if (card == card_of(Breed::kSimmental)) {
      lower(s.simmental);
    } else {
      lower(s.market[card]);
    }
  }
  return pile;
}

Scenario& Scenario::hand(int seat, std::initializer_list<std::string_view> cards) {
  player(seat).draw.add_all(player(seat).hand);
  player(seat).known = Pile{};
  player(seat).hand = taken(seat, cards);
  return *this;
}

Scenario& Scenario::draw_pile(int seat, std::initializer_list<std::string_view> cards) {
  const Pile pile = taken(seat, cards);
  player(seat).draw = pile;
  return *this;
}

Scenario& Scenario::discard(int seat, std::initializer_list<std::string_view> cards) {
  player(seat).draw.add_all(player(seat).discard);
  player(seat).discard = taken(seat, cards);
  return *this;
}

Scenario& Scenario::workers(int seat, int cowboys, int engineers, int builders, int jokers) {
  const std::array<int, kWorkers> wanted{cowboys, engineers, builders, jokers};
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    std::uint8_t& here = player(seat).workers[worker];
    s.worker_stacks[worker] =
        static_cast<std::uint8_t>(s.worker_stacks[worker] + here - wanted[worker]);
    here = static_cast<std::uint8_t>(wanted[worker]);
  }
  return *this;
}

Scenario& Scenario::objectives(int seat, std::initializer_list<std::string_view> tiles) {
  s.objective_stack |= player(seat).objectives;
  player(seat).objectives = 0;
  for (const std::string_view name : tiles) {
    const int tile = objective_called(name);
    player(seat).objectives |= objective_bit(tile);
    for (int other = 0; other < s.seats(); ++other) {
      if (other != seat) player(other).objectives &= ~objective_bit(tile);
    }
    s.objective_stack &= ~objective_bit(tile);
    std::replace(s.objective_display.begin(), s.objective_display.end(),
                 static_cast<std::uint8_t>(tile), kNoTile);
  }
  // No gap in the display while the stack lasts.
  for (std::uint8_t& place : s.objective_display) {
    if (place != kNoTile || s.objective_stack == 0) continue;
    place = static_cast<std::uint8_t>(std::countr_zero(s.objective_stack));
    s.objective_stack &= ~objective_bit(place);
  }
  return *this;
}

Scenario& Scenario::bonus(int seat, std::initializer_list<std::string_view> kinds) {
  s.bonus_stack.add_all(player(seat).bonus_tiles);
  player(seat).bonus_tiles.clear();
  for (const std::string_view name : kinds) {
    const auto kind = static_cast<std::size_t>(bonus_called(name));
    if (s.bonus_stack[kind] > 0) {
      s.bonus_stack.remove(kind);
    } else {
      const auto open = std::find(s.bonus_display.begin(), s.bonus_display.end(), kind);
      EXPECT_NE(open, s.bonus_display.end()) << "no bonus tile " << name << " is left";
      if (open != s.bonus_display.end())
        *open = static_cast<std::uint8_t>(s.bonus_stack.draw(s.rng));
    }
    player(seat).bonus_tiles.add(kind);
  }
  return *this;
}

Scenario& Scenario::posts(int seat, std::initializer_list<int> values) {
  PlayerState& p = player(seat);
  p.posts.fill(0);
  for (const int value : values) ++p.posts[static_cast<std::size_t>(post_of_value(value))];
  return *this;
}

Scenario& Scenario::discs(int seat, std::initializer_list<std::string_view> names) {
  PlayerState& p = player(seat);
  unsigned set = 0;
  for (const std::string_view name : names) set |= 1U << static_cast<int>(disc_called(name));
  p.discs = static_cast<std::uint8_t>(set);
  int away = kDiscs - std::popcount(set);
  for (const int on_post : p.posts) away -= on_post;
  EXPECT_GE(away, 0) << "too many discs on posts";
  // Dark discs need a dark post.
  int dark = 0;
  for (std::size_t i = 0; i < kDiscs; ++i) {
    dark += kDiscTable[i].dark && (set >> i & 1U) == 0 ? 1 : 0;
  }
  for (std::size_t post = 0; post < kPosts; ++post)
    dark -= kPostTable[post].dark ? p.posts[post] : 0;
  dark = std::clamp(dark, 0, std::max(away, 0));
  const auto dark_post = static_cast<std::size_t>(post_of_value(12));
  p.posts[dark_post] = static_cast<std::uint8_t>(p.posts[dark_post] + dark);
  p.posts[0] = static_cast<std::uint8_t>(p.posts[0] + away - dark);
  return *this;
}

Scenario& Scenario::building(int seat, int number, std::string_view space) {
  const auto kind = static_cast<std::size_t>(number - 1);
  EXPECT_GT(s.building_stacks[kind], 0) << "no building " << number << " is left";
  lower(s.building_stacks[kind]);
  Play(s, nullptr)
      .put_on_board(space_called(space), building_on_board(static_cast<Seat>(seat), number - 1));
  return *this;
}

Scenario& Scenario::neutral(std::string_view letter, std::string_view space) {
  const BoardTile wanted = neutral_on_board(named(Names::kNeutral, letter));
  s.options.neutral = NeutralSetup::kShuffled;
  for (Space other = 0; other < kSpaces; ++other) {
    if (s.board[other] == wanted) {
      std::swap(s.board[other], s.board[space_called(space)]);
      break;
    }
  }
  return *this;
}

Scenario& Scenario::objective_display(std::initializer_list<std::string_view> tiles) {
  for (std::uint8_t& place : s.objective_display) {
    if (place != kNoTile) s.objective_stack |= objective_bit(place);
    place = kNoTile;
  }
  std::size_t place = 0;
  for (const std::string_view name : tiles) {
    const int tile = objective_called(name);
    for (int seat = 0; seat < s.seats(); ++seat) player(seat).objectives &= ~objective_bit(tile);
    s.objective_stack &= ~objective_bit(tile);
    s.objective_display[place++] = static_cast<std::uint8_t>(tile);
  }
  return *this;
}

Scenario& Scenario::bonus_display(std::initializer_list<std::string_view> kinds) {
  for (std::uint8_t& place : s.bonus_display) {
    if (place != kNoTile) s.bonus_stack.add(place);
    place = kNoTile;
  }
  std::size_t place = 0;
  for (const std::string_view name : kinds) {
    const int kind = bonus_called(name);
    s.bonus_stack.remove(static_cast<std::size_t>(kind));
    s.bonus_display[place++] = static_cast<std::uint8_t>(kind);
  }
  return *this;
}

Scenario& Scenario::objective_stack(std::initializer_list<std::string_view> tiles) {
  s.objective_stack = 0;
  for (const std::string_view name : tiles) {
    s.objective_stack |= objective_bit(objective_called(name));
  }
  return *this;
}

Scenario& Scenario::bonus_stack(std::initializer_list<std::string_view> kinds) {
  s.bonus_stack.clear();
  for (const std::string_view name : kinds) {
    s.bonus_stack.add(static_cast<std::size_t>(bonus_called(name)));
  }
  return *this;
}

Scenario& Scenario::no_stacks() {
  s.objective_stack = 0;
  s.bonus_stack.clear();
  return *this;
}

Scenario& Scenario::simmental(int cards) {
  s.simmental = static_cast<std::uint8_t>(cards);
  return *this;
}

Scenario& Scenario::sold_out(std::string_view card) {
  const Card which = card_called(card);
  (is_worker(which) ? s.worker_stacks[which - kFirstWorker] : s.market[which]) = 0;
  return *this;
}

// The number of the turn determines the seat.
void Scenario::begin_turn_of(int seat) {
  s.current = static_cast<Seat>(seat);
  s.turn = static_cast<std::uint16_t>(s.seats() + seat + 1);
  s.hand_shown = 0;
  s.stack.clear();
  s.local.clear();
  s.stack.push_back({DecisionKind::kDrawPhase});
  s.stack.push_back({DecisionKind::kMove});
}

Scenario& Scenario::moving(int seat, std::string_view space) {
  begin_turn_of(seat);
  player(seat).herder = space_called(space);
  return *this;
}

Scenario& Scenario::using_location(int seat, std::string_view space) {
  moving(seat, space);
  s.stack.pop_back();
  Play play(s, nullptr);
  use_location(play);
  return *this;
}

Scenario& Scenario::first_turn(int seat) {
  begin_turn_of(seat);
  s.turn = static_cast<std::uint16_t>(seat + 1);
  for (int other = seat; other < s.people(); ++other) player(other).herder = kNowhere;
  s.stack.back() = {DecisionKind::kPlaceHerder};
  return *this;
}

Scenario& Scenario::sue_at(std::string_view space) {
  sue().herder = space_called(space);
  return *this;
}

Scenario& Scenario::sue_row(Worker left, Worker middle, Worker right) {
  s.sue.row = {left, middle, right};
  return *this;
}

Scenario& Scenario::sue_workers(int cowboys, int engineers, int builders) {
  return workers(s.sue_seat(), cowboys, engineers, builders);
}

Scenario& Scenario::sue_supply(std::initializer_list<std::string_view> cards) {
  s.sue.supply = Pile{};
  for (const std::string_view name : cards) s.sue.supply.add(card_called(name));
  return *this;
}

Scenario& Scenario::sue_delivered(int discs) {
  s.sue.discs = kDiscs - 1;
  s.sue.next_post = static_cast<std::uint8_t>(post_of_value(kSueFirstDelivery));
  sue().posts.fill(0);
  ++sue().posts[static_cast<std::size_t>(post_of_value(kSueStartDiscOn))];
  for (; discs > 0; --discs) {
    --s.sue.discs;
    ++sue().posts[s.sue.next_post];
    if (s.sue.next_post + 1 < kPosts) ++s.sue.next_post;
  }
  return *this;
}

void Scenario::sue_plays(std::string_view card) {
  const auto one = static_cast<std::uint16_t>(1U << automa_called(card));
  const auto all = static_cast<std::uint16_t>(s.sue.deck | s.sue.discard);
  ASSERT_NE(all & one, 0) << card << " is not in this deck";
  s.sue.deck = one;
  s.sue.discard = static_cast<std::uint16_t>(all & ~one);
  // A location where nothing happens; Sue is the next seat.
  const std::string from = herder(s.people() - 1);
  using_location(s.people() - 1, from == "EP" ? "N1" : from);
  const int turn = s.turn;
  end_turn();
  ASSERT_EQ(s.turn, turn + (over(s) ? 1 : 2));
}

void Scenario::play(std::string_view text) {
  const std::optional<Move> move = parse_move(text);
  ASSERT_TRUE(move.has_value()) << "\"" << text << "\" is no move";
  ASSERT_EQ(inconsistency(s), "") << "before \"" << text << "\"";
  events.clear();
  ASSERT_TRUE(try_apply(s, *move, &events))
      << "\"" << text << "\" is not legal here; legal: " << ::testing::PrintToString(legal());
  ASSERT_EQ(inconsistency(s), "") << "after \"" << text << "\"";
}

void Scenario::play(std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    play(text);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

void Scenario::end_turn() {
  const int turn = s.turn;
  while (s.turn == turn && !over(s)) {
    if (can("end")) {
      play("end");
    } else if (can("skip")) {
      play("skip");
    } else {
      play(legal().front());
    }
    if (::testing::Test::HasFatalFailure()) return;
  }
}

bool Scenario::can(std::string_view text) const {
  const std::optional<Move> move = parse_move(text);
  EXPECT_TRUE(move.has_value()) << "\"" << text << "\" is no move";
  return move.has_value() && is_legal(s, *move);
}

Texts Scenario::legal() const {
  MoveList list;
  legal_moves(s, list);
  Texts texts;
  for (const Move move : list) texts.push_back(to_text(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

Texts Scenario::legal(std::string_view prefix) const {
  Texts texts = legal();
  std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(prefix); });
  return texts;
}

int Scenario::price(std::string_view text) const {
  const std::optional<Move> move = parse_move(text);
  EXPECT_TRUE(move.has_value()) << "\"" << text << "\" is no move";
  if (!move.has_value()) return -1;
  State after = s;
  EventList paid;
  EXPECT_TRUE(try_apply(after, *move, &paid)) << "\"" << text << "\" is not legal here";
  // A decision about the workers may come before the dollars are paid.
  while (after.stack.back().kind == DecisionKind::kPayWorkers) {
    MoveList list;
    legal_moves(after, list);
    apply(after, list[0], &paid);
  }
  int dollars = 0;
  for (const Event& event : paid) {
    if (event.kind == EventKind::kDollarsPaid && event.seat == s.current) dollars += event.amount;
  }
  return dollars;
}

int Scenario::happened(EventKind kind) const {
  return static_cast<int>(std::count_if(events.begin(), events.end(),
                                        [&](const Event& event) { return event.kind == kind; }));
}

int Scenario::amount(EventKind kind) const {
  int sum = 0;
  for (const Event& event : events) {
    if (event.kind == kind) sum += event.amount;
  }
  return sum;
}

const Event* Scenario::event(EventKind kind, int index) const {
  for (const Event& event : events) {
    if (event.kind == kind && index-- == 0) return &event;
  }
  return nullptr;
}

bool Scenario::sue_had(SueReason why) const {
  return std::any_of(events.begin(), events.end(), [&](const Event& event) {
    const bool tells = event.kind == EventKind::kSueActs || event.kind == EventKind::kSueSupply ||
                       event.kind == EventKind::kSueNothing;
    return tells && event.c == static_cast<int>(why);
  });
}

std::array<int, kWorkers> Scenario::workers(int seat) const {
  std::array<int, kWorkers> counts{};
  std::copy(at(seat).workers.begin(), at(seat).workers.end(), counts.begin());
  return counts;
}

std::string Scenario::herder(int seat) const {
  const Space space = at(seat).herder;
  return space == kNowhere ? "nowhere" : std::string(kSpaceTable[space].slug);
}

std::string Scenario::tile_on(std::string_view space) const {
  const BoardTile tile = s.board[space_called(space)];
  if (tile == kEmptySpace) return "";
  if (!is_building(tile)) {
    return std::string(kNeutralTable[static_cast<std::size_t>(neutral_tile(tile))].slug);
  }
  return std::to_string(building_owner(tile)) + ": " +
         std::string(building_row(s, building_kind(tile)).slug);
}

int Scenario::discs_on(int seat, int post) const {
  return at(seat).posts[static_cast<std::size_t>(post_of_value(post))];
}

bool Scenario::has_disc(int seat, std::string_view name) const {
  return (at(seat).discs >> static_cast<int>(disc_called(name)) & 1) != 0;
}

bool Scenario::has_objective(int seat, std::string_view tile) const {
  return (at(seat).objectives & objective_bit(objective_called(tile))) != 0;
}

int Scenario::bonus_tiles(int seat, std::string_view kind) const {
  return at(seat).bonus_tiles[static_cast<std::size_t>(bonus_called(kind))];
}

Texts Scenario::objective_display() const {
  Texts names;
  for (const std::uint8_t tile : s.objective_display) {
    names.emplace_back(tile == kNoTile ? "" : kObjectiveTable[tile].slug);
  }
  return names;
}

Texts Scenario::bonus_display() const {
  Texts names;
  for (const std::uint8_t kind : s.bonus_display) {
    names.emplace_back(kind == kNoTile ? "" : kBonusTable[kind].slug);
  }
  return names;
}

int Scenario::market(std::string_view breed) const { return s.market[card_called(breed)]; }

int Scenario::worker_stack(std::string_view type) const {
  return s.worker_stacks[card_called(type) - kFirstWorker];
}

int Scenario::building_stack(int number) const {
  return s.building_stacks[static_cast<std::size_t>(number - 1)];
}

Texts Scenario::cards_in(const Pile& pile) {
  Texts names;
  for (Card card = 0; card < kCardKinds; ++card) {
    for (int copies = pile[card]; copies > 0; --copies) names.emplace_back(card_name(card));
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace drover::elpaso::test
