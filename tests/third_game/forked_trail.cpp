// The smallest game built on the kit, in one file: two herders race along a trail that forks.
// In a turn the player plays one of three hand cards, which gives the number of steps. At the fork
// a short way costs a toll and a long way pays dollars. Some spaces have a printed action, such as
// buying a bell, which a player who stops there may carry out. When a herder is home, the round is
// finished and the game ends. A single player races against the automa Dusty, who turns over cards
// of the deck.
#include "third_game/forked_trail.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>

#include "core/byte_counts.h"
#include "core/byte_hash.h"
#include "game/minimal_game.h"
#include "kit/fields.h"
#include "kit/hidden.h"
#include "kit/pictogram.h"
#include "kit/play.h"
#include "kit/rows.h"
#include "kit/score.h"
#include "kit/why.h"

namespace drover::forked {

using namespace kit;  // NOLINT(google-build-using-namespace): the kit is all that is used here
// ---- Components ---------------------------------------------------------------------------------

// The kinds of printed actions. Their rows are kOpRows.
enum class Op : std::uint8_t { kBuyBell, kSellBell };

struct SpaceRow {
  std::string_view slug;
  std::uint8_t next;
  std::uint8_t dollars;        // gained by stopping there
  std::uint8_t points;         // scored for reaching it
  std::optional<Op> action{};  // that is printed there
};
constexpr std::uint8_t kForkSpace = 2, kToll = 3, kLongWay = 5, kHome = 11;
constexpr std::array<SpaceRow, 12> kTrail{{
    {"start", 1, 0, 0},
    {"creek", 2, 1, 1},
    {"fork", kToll, 0, 2},
    {"gate", 4, 0, 3},
    {"ridge", 8, 0, 5},
    {"ford", 6, 2, 3},
    {"meadow", 7, 1, 4},
    {"bend", 8, 2, 5},
    {"mill", 9, 0, 6, Op::kBuyBell},
    {"hill", 10, 1, 7, Op::kSellBell},
    {"town", kHome, 0, 8, Op::kBuyBell},
    {"home", kHome, 0, 12},
}};
constexpr std::array<std::string_view, 3> kCardNames{"trot", "canter", "gallop"};
constexpr std::array<std::uint8_t, 3> kCopies{8, 6, 4};
constexpr std::array<std::string_view, 2> kWayNames{"short", "long"};
constexpr int kHand = 3, kBellPrice = 2, kBellPoints = 3, kBellSale = 3, kDollarsPerPoint = 2;
constexpr int kSeats = 2, kRulesVersion = 1, kMostTurns = 999, kMostDollars = 999;

constexpr text::NameTable kSpaceTable{"space of the trail", kTrail.size(),
                                      [](std::uint8_t v) { return kTrail[v].slug; }};
constexpr text::NameTable kCardTable = text::names_in<kCardNames>("card");
constexpr text::NameTable kWayTable = text::names_in<kWayNames>("way");
constexpr Counts kCards{&kCardTable};
struct Options {
  std::uint8_t players = 2;
  std::uint8_t high_toll = 0;
  std::uint8_t rules = kRulesVersion;
};
constexpr std::string_view kTolls[]{"low", "high"};
constexpr std::array kOptionRows{byte_option<&Options::high_toll, Options>({"toll", kTolls})};

// ---- The position -------------------------------------------------------------------------------

using Cards = core::ByteCounts<8>;

struct PlayerState {
  Cards hand;
  std::uint16_t dollars;
  std::uint8_t space;
  std::uint8_t bells;
  std::uint8_t hidden_hand;  // in a view: hidden cards, which the view counts in the deck
  std::uint8_t unused[3];
};

struct State {
  core::Rng rng;
  Cards deck;
  Cards discard;
  std::array<PlayerState, kSeats> player;
  std::uint16_t turn;
  Seat viewer;
  Seat current;
  Options options;
  DecisionStack stack;

  PlayerState& me() { return player[current]; }
  const PlayerState& me() const { return player[current]; }
  int people() const { return options.players; }
};
static_assert(std::has_unique_object_representations_v<State>);

enum class DecisionKind : std::uint8_t { kGameOver, kRide, kUse, kEndTurn };
enum class MoveKind : std::uint8_t { kRide, kUse, kPass };
enum class EventKind : std::uint8_t {
  kRode,
  kDollarsGained,
  kDollarsPaid,
  kActionUsed,
  kForfeited,
  kCardDrawn,
  kGameEnded
};
using K = DecisionKind;
using E = EventKind;
using Play = BasicPlay<State, EventKind>;

bool over(const State& s) { return s.stack.back().kind == K::kGameOver; }
Seat actor(const State& s) { return s.current; }
bool can_decide(const State& /*state*/) { return true; }

// ---- Rules --------------------------------------------------------------------------------------

// The end of a ride, and whether it passes the fork and the toll gate.
struct Ride {
  std::uint8_t space;
  bool forks = false;
  bool toll = false;
};
// A ride of `steps` steps.
Ride ride(std::uint8_t from, int steps, bool long_way) {
  Ride end{from};
  for (; steps > 0; --steps) {
    const bool fork = end.space == kForkSpace;
    end.forks |= fork;
    end.space = fork && long_way ? kLongWay : kTrail[end.space].next;
    end.toll |= end.space == kToll;
  }
  return end;
}

int draw(Play& play) {
  if (play.s.deck.empty()) std::swap(play.s.deck, play.s.discard);
  return static_cast<int>(play.s.deck.draw(play.s.rng));
}

void travel(Play& play, int card, bool long_way) {
  play.s.discard.add(static_cast<std::size_t>(card));
  const Ride end = ride(play.me().space, card + 1, long_way);
  play.me().space = end.space;
  play.report(E::kRode, end.space, card);
  const int toll = end.toll ? 1 + play.s.options.high_toll : 0;
  play.pay_dollars(std::min<int>(toll, play.me().dollars));
  play.gain_dollars(kTrail[end.space].dollars);
}

// ---- Printed actions ----------------------------------------------------------------------------

// One kind of printed action: its word (the message "action.<name>"), its condition with the key of
// the reason if it fails, its effect, its value to the heuristic, and its pictogram.
struct OpRow {
  Kind kind;
  std::string_view name;
  bool (*possible)(const State&);
  std::string_view missing;
  void (*perform)(Play&);
  double value;
  void (*draw)(Pictogram&);
};
constexpr auto kOpRows = std::to_array<OpRow>({
    {Op::kBuyBell, "buy-bell", [](const State& s) { return s.me().dollars >= kBellPrice; },
     "too_poor",
     [](Play& play) {
       play.pay_dollars(kBellPrice);
       ++play.me().bells;
     },
     1,
     [](Pictogram& p) {
       p.draw(glyph::price(kBellPrice), glyph::plain("arrow"), glyph::plain("bell"));
     }},
    {Op::kSellBell, "sell-bell", [](const State& s) { return s.me().bells > 0; }, "no_bell",
     [](Play& play) {
       --play.me().bells;
       play.gain_dollars(kBellSale);
     },
     -1,
     [](Pictogram& p) {
       p.draw(glyph::plain("bell"), glyph::plain("arrow"), glyph::coin(kBellSale));
     }},
});
static_assert(in_order(kOpRows));
constexpr text::NameTable kActionTable{"printed action", kOpRows.size(),
                                       [](std::uint8_t v) { return kOpRows[v].name; }};

bool can_perform(const State& s, Op op) {
  return at_row<kOpRows>(op, [&]<std::size_t i>() { return kOpRows[i].possible(s); });
}
void perform(Play& play, Op op) {
  play.report(E::kActionUsed, static_cast<int>(op));
  at_row<kOpRows>(op, [&]<std::size_t i>() { kOpRows[i].perform(play); });
}
// The action printed where the active herder stands.
std::optional<Op> action_here(const State& s) { return kTrail[s.me().space].action; }
bool can_use(const State& s, const Decision& /*decision*/) {
  return action_here(s) && can_perform(s, *action_here(s));
}

bool anybody_home(const State& s) {
  return s.player[0].space == kHome || s.player[1].space == kHome;
}

void begin_turn(Play& play);

void end_turn(Play& play) {
  State& s = play.s;
  if (s.current < s.people()) {
    const int card = draw(play);
    play.me().hand.add(static_cast<std::size_t>(card));
    play.report(E::kCardDrawn, card);
  }
  if (s.current == kSeats - 1 && anybody_home(s)) {
    s.current = static_cast<Seat>(s.people() - 1);
    play.push(K::kGameOver);
    play.report(E::kGameEnded);
    return;
  }
  s.current = static_cast<Seat>(1 - s.current);
  begin_turn(play);
}

// Begins a turn. Dusty's turn is played at once: the automa takes the short way and buys if it can.
void begin_turn(Play& play) {
  ++play.s.turn;
  if (play.s.current < play.s.people()) {
    play.push(K::kEndTurn);
    play.push(K::kRide);
    return;
  }
  travel(play, draw(play), false);
  if (action_here(play.s) == Op::kBuyBell && can_use(play.s, {})) perform(play, Op::kBuyBell);
  end_turn(play);
}

void legal_ride(const State& s, const Decision& /*decision*/, MoveList& list) {
  for (std::uint8_t card = 0; card < kCardNames.size(); ++card) {
    if (s.me().hand[card] == 0) continue;
    list.push_back({MoveKind::kRide, card});
    if (ride(s.me().space, card + 1, false).forks) list.push_back({MoveKind::kRide, card, 1});
  }
}
void apply_ride(Play& play, const Decision& /*decision*/, Move move) {
  play.me().hand.remove(move.a);
  play.offer(K::kUse);
  travel(play, move.a, move.b != 0);
}

// ---- Tables -------------------------------------------------------------------------------------

constexpr auto kRows = std::to_array<DecisionRow<State, Play>>({
    final_row<State, Play>(word(K::kGameOver, "game-over")),
    {word(K::kRide, "ride", follows({K::kEndTurn})), legal_ride, apply_ride},
    {word(K::kUse, "use", follows({K::kEndTurn}, {}, Declining::kAlways)),
     [](const State& s, const Decision&, MoveList& list) {
       list.push_back({MoveKind::kUse, Kind(*action_here(s)).byte()});
     },
     [](Play& play, const Decision&, Move move) { perform(play, static_cast<Op>(move.a)); },
     can_use, [](Play&, const Decision&) {}},
    automatic<State, Play>(word(K::kEndTurn, "end-turn"),
                           [](Play& play, const Decision&) { end_turn(play); }),
});
constexpr MoveRow kMoves[]{
    {MoveKind::kRide,
     "ride",
     {{{&Move::a, name(kCardTable)}, {&Move::b, name(kWayTable).absent_if(0)}}},
     "card"},
    {MoveKind::kUse, "use", {{{&Move::a, name(kActionTable)}}}, "action"},
    {MoveKind::kPass, "pass"},
};
constexpr Move kPass{MoveKind::kPass};
const DecisionTable kDecisions(kRows);
const MoveTable kMoveTable(kMoves);
constexpr EventByte kA{&Event::a};
constexpr EventByte kB{&Event::b};
constexpr EventRow kEvents[]{
    {E::kRode, "rode", parts(kA("space", name(kSpaceTable)), kB("card", name(kCardTable)))},
    {E::kDollarsGained, "dollars_gained", {}, "amount"},
    {E::kDollarsPaid, "dollars_paid", {}, "amount"},
    {E::kActionUsed, "action_used", parts(kA("action", name(kActionTable)))},
    {E::kForfeited, "forfeited"},
    private_event({E::kCardDrawn, "card_drawn", parts(kA("card", name(kCardTable)))}),
    {E::kGameEnded, "game_ended"},
};
constexpr EventTable kEventTable(kEvents);
enum class Category : std::uint8_t { kTrail, kBells, kDollars };
constexpr std::array<std::string_view, 3> kCategoryNames{"trail", "bells", "dollars"};
using Points = Score<Category, kCategoryNames.size()>;

// ---- Set-up, moves, hidden information, score ---------------------------------------------------

State setup(const Options& options, std::uint64_t seed) {
  State s{};
  s.rng = core::Rng::from_seed(seed);
  s.options = options;
  s.viewer = kNobody;
  for (std::size_t card = 0; card < kCopies.size(); ++card) s.deck[card] = kCopies[card];
  for (int i = 0; i < s.people() * kHand; ++i) {
    s.player[static_cast<std::size_t>(i / kHand)].hand.add(s.deck.draw(s.rng));
  }
  Play play(s, nullptr);
  begin_turn(play);
  return s;
}

void legal_moves(const State& s, MoveList& list) { list_answers<kRows>(s, kPass, list); }
void apply(State& s, Move move, EventList* events) {
  Play play(s, events);
  answer<kRows>(play, move, kPass);
  settle<kRows>(play);
}

// Hidden cards are counted in the deck, from which determinize deals them again.
State redact(const State& state, Seat viewer) {
  return redacted(state, viewer, state.people(), [](State& view, Seat seat) {
    PlayerState& player = view.player[seat];
    player.hidden_hand = static_cast<std::uint8_t>(player.hand.total());
    view.deck.add_all(player.hand);
    player.hand.clear();
  });
}
State determinize(const State& state, Seat viewer, core::Rng& rng) {
  return determinized(redact(state, viewer), state.people(), rng, [&](State& full, Seat seat) {
    PlayerState& player = full.player[seat];
    for (; player.hidden_hand > 0; --player.hidden_hand) player.hand.add(full.deck.draw(rng));
  });
}

Points score(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  return {{kTrail[p.space].points, static_cast<std::int16_t>(p.bells * kBellPoints),
           static_cast<std::int16_t>(p.dollars / kDollarsPerPoint)}};
}
std::uint8_t winners(const State& s) { return highest_totals(s, kSeats); }

// ---- Fields and consistency ---------------------------------------------------------------------

template <class State, class Visit>
void fields(State& s, Visit& visit) {
  visit.constant("game", "forked");
  visit("rules_version", s.options.rules, number(kRulesVersion, kRulesVersion));
  visit("options", s.options, OptionForm<Options>{kOptionRows, 1, kSeats});
  visit("viewer", s.viewer, Viewer{kSeats});
  visit("rng", s.rng, RngFormat{});
  visit("turn", s.turn, LargeNumber{1, kMostTurns});
  visit("current", s.current, seat(kSeats));
  visit("decisions", s.stack, Decisions{&kDecisions});
  visit("deck", s.deck, kCards);
  visit("discard", s.discard, kCards);
  visit.objects("players", kSeats, [&](auto& player, Seat seat) {
    auto& p = s.player[seat];
    player.constant("seat", seat + 1);
    player("space", p.space, name(kSpaceTable));
    player("dollars", p.dollars, LargeNumber{0, kMostDollars});
    player("bells", p.bells, kAnyCount);
    player("hand", p.hand, kCards);
    if (s.viewer != kNobody) player("hidden_hand", p.hidden_hand, number(0, kHand));
  });
}
text::Object tree_of(const State& state) { return tree_of_fields(state); }

std::string inconsistency(const State& s) {
  if (s.current >= s.people()) return "Somebody has to decide who does not play.";
  if (s.viewer != kNobody && s.rng.state() != 0) return "A view knows nothing of chance.";
  if (auto sentence = kDecisions.problem_of(s.stack); !sentence.empty()) return sentence;
  const K top = s.stack.back().kind;
  const bool ends = over(s);
  if (s.stack.size() != (ends ? 1 : 2)) return "A turn is something to decide and its end.";
  if (ends ? s.turn % kSeats != 0 || !anybody_home(s) : (s.turn + 1) % kSeats != s.current) {
    return "It is the turn of another seat.";
  }
  if (top == K::kUse && !can_use(s, {})) return "Nothing can be done here.";
  Cards all = s.deck;
  all.add_all(s.discard);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const PlayerState& p = s.player[seat];
    const bool rode = seat == s.current && top == K::kUse;
    const int wanted = seat >= s.people() ? 0 : rode ? kHand - 1 : kHand;
    if (static_cast<int>(p.hand.total()) + p.hidden_hand != wanted)
      return "A hand has three cards.";
    if (p.space == kHome && seat == s.current && !ends) return "Nobody rides on from home.";
    all.add_all(p.hand);
  }
  for (std::size_t card = 0; card < kCopies.size(); ++card) {
    if (all[card] != kCopies[card]) return "A card is missing, or there is one too many.";
  }
  return {};
}

// ---- The rules as one type ----------------------------------------------------------------------

std::vector<std::string> elements_of(const State& /*view*/, Move move) {
  return drover::kit::elements_of(kMoveTable, move);
}

struct Rules : defaults::Defaults<State> {
  using State = forked::State;
  using EventKind = forked::EventKind;
  using Options = forked::Options;
  using Voice = defaults::Voice<Rules, State>;
  static constexpr std::string_view kCatalogue = "forked";
  static constexpr const auto& kCategoryNames = forked::kCategoryNames;
  static constexpr int kCategories = static_cast<int>(kCategoryNames.size());

  static const DecisionTable& decisions() { return kDecisions; }
  static const MoveTable& moves() { return kMoveTable; }
  static const EventTable& events() { return kEventTable; }
  static std::span<const OptionRow<Options>> option_rows() { return kOptionRows; }
  static PositionResult<State> state_from_json(const boost::json::value& value) {
    return read_position<State>(value, kDecisions, [](Move) { return false; });
  }
  static std::uint64_t hash(const State& s) { return core::hash_of_value(s); }

  static std::string_view game(const State& /*view*/) { return kCatalogue; }
  static int seats(const State& /*view*/) { return kSeats; }
  static Choice choice_of(const State& view, Move move) {
    if (move.kind == MoveKind::kPass) return {"pass"};
    if (move.kind == MoveKind::kUse) return {"use", {{"action", kOpRows[move.a].name}}};
    const Ride end = ride(view.me().space, move.a + 1, move.b != 0);
    return {"ride", {{"card", kCardNames[move.a]}, {"space", kTrail[end.space].slug}}};
  }
  static Foreseen foresee(const Event& event) {
    return event.kind < Kind(E::kCardDrawn) ? Foreseen::kShown : Foreseen::kEnd;
  }
  static std::optional<text::Reason> why_not(const State& view, Move move) {
    if (move.kind != MoveKind::kUse) return std::nullopt;
    const auto op = static_cast<Op>(move.a);
    if (action_here(view) != op) return make_reason("not_here");
    return make_reason(kOpRows[move.a].missing);
  }
  static text::Object components(const Options& /*options*/) {
    text::Object actions;
    for (const OpRow& row : kOpRows) {
      Pictogram pictogram;
      row.draw(pictogram);
      actions[row.name] = text::Object{{"op", row.name},
                                       {"glyphs", pictogram.glyphs()},
                                       {"brief", brief_sign(pictogram.glyphs().front())}};
    }
    return {{"actions", actions}};
  }
  // A ride is valued by the points of the space it ends on, passing by 0.
  static double heuristic(const State& view, Move move) {
    if (move.kind != MoveKind::kRide)
      return move.kind == MoveKind::kUse ? kOpRows[move.a].value : 0;
    return kTrail[ride(view.me().space, move.a + 1, move.b != 0).space].points;
  }
};

constexpr std::array<AutomaInfo, 1> kAutomas{{{"dusty", "Dusty", "toll", 1}}};

const game::Game& game() {
  static const game::MinimalGame<Rules> forked({
      .name = "forked",
      .title = "The Forked Trail",
      .edition = "test",
      // .designer, .publisher, .years, .minutes: made for the tests and never published
      .min_players = 1,
      .max_players = kSeats,
      .rules = "tests/third_game/forked_trail.cpp",
      .stage = game::Stage::kExact,
      .automas = kAutomas,
  });
  return forked;
}

}  // namespace drover::forked
