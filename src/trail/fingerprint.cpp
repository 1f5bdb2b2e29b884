#include "trail/fingerprint.h"

#include <type_traits>

#include "core/byte_hash.h"

namespace drover::trail {

namespace {

// The layout of the first release, which knew only the first edition. Never changes.
struct FirstPile {
  std::array<std::uint8_t, 16> cattle;
  std::uint32_t objectives;
};
struct FirstPlayer {
  FirstPile hand;
  FirstPile draw;
  FirstPile discard;
  FirstPile known;
  std::uint32_t objectives;
  std::uint32_t secret_objectives;
  std::uint16_t dollars;
  std::uint16_t buildings;
  std::uint16_t stations;
  std::uint16_t station_masters;
  std::array<std::uint8_t, 10> discs;
  std::array<std::uint8_t, 10> cities;
  std::array<std::uint8_t, 16> hazards;
  std::array<std::uint8_t, 2> trade_tiles;
  std::array<std::uint8_t, 3> workers;
  std::uint8_t herder;
  std::uint8_t engine;
  std::uint8_t certificates;
  std::uint8_t hidden_hand;
  std::uint8_t hidden_objectives;
  std::uint8_t unused[2];
};
struct FirstState {
  std::uint64_t rng;
  std::uint64_t occupied;
  std::array<std::array<std::uint8_t, 24>, 3> supply;
  std::array<std::uint8_t, 16> market_stack;
  std::array<std::uint8_t, 16> cattle_market;
  std::uint32_t objective_stack;
  std::array<FirstPlayer, kMaxPlayers> player;
  std::array<std::uint8_t, 3> options;
  std::uint8_t viewer;
  std::uint16_t building_sides;
  std::uint16_t turn;
  std::uint8_t current;
  std::uint8_t token_holder;
  core::FixedVector<Decision, 14> stack;
  core::FixedVector<LocalAction, 8> local;
  std::uint8_t acted;
  std::uint8_t copies_used;
  std::uint8_t token_row;
  std::array<std::uint8_t, 36> jobs;
  std::array<std::uint8_t, 6> foresight;
  std::array<std::uint8_t, 4> objective_display;
  std::array<std::uint8_t, 5> station_master;
  std::array<std::uint8_t, 52> board;
  std::uint8_t unused[8];
};
static_assert(sizeof(FirstState) == kFirstLayoutBytes &&
              std::has_unique_object_representations_v<FirstState>);

// What of `from` has a place in `to`.
template <std::size_t N, class From>
void copy_front(std::array<std::uint8_t, N>& to, const From& from) {
  for (std::size_t i = 0; i < N; ++i) to[i] = from[i];
}

FirstPile first_pile(const Pile& pile) {
  FirstPile first{};
  copy_front(first.cattle, pile.cattle);
  first.objectives = static_cast<std::uint32_t>(pile.objectives);
  return first;
}

FirstPlayer first_player(const PlayerState& player) {
  FirstPlayer first{};
  first.hand = first_pile(player.hand);
  first.draw = first_pile(player.draw);
  first.discard = first_pile(player.discard);
  first.known = first_pile(player.known);
  first.objectives = static_cast<std::uint32_t>(player.objectives);
  first.secret_objectives = static_cast<std::uint32_t>(player.secret_objectives);
  first.dollars = player.dollars;
  first.buildings = player.buildings;
  first.stations = player.stations;
  first.station_masters = player.station_masters;
  copy_front(first.discs, player.discs);
  copy_front(first.cities, player.cities);
  copy_front(first.hazards, player.hazards);
  first.trade_tiles = player.trade_tiles;
  first.workers = player.workers;
  first.herder = player.herder;
  first.engine = player.engine;
  first.certificates = player.certificates;
  first.hidden_hand = player.hidden_hand;
  first.hidden_objectives = player.hidden_objectives;
  return first;
}

FirstState first_state(const State& state) {
  FirstState first{};
  first.rng = state.rng.state();
  first.occupied = state.occupied;
  for (std::size_t i = 0; i < first.supply.size(); ++i) {
    copy_front(first.supply[i], state.supply[i]);
  }
  copy_front(first.market_stack, state.market_stack);
  copy_front(first.cattle_market, state.cattle_market);
  first.objective_stack = static_cast<std::uint32_t>(state.objective_stack);
  for (std::size_t seat = 0; seat < first.player.size(); ++seat) {
    first.player[seat] = first_player(state.player[seat]);
  }
  first.options = {state.options.players, static_cast<std::uint8_t>(state.options.neutral),
                   static_cast<std::uint8_t>(state.options.sides)};
  first.viewer = state.viewer;
  first.building_sides = state.building_sides;
  first.turn = state.turn;
  first.current = state.current;
  first.token_holder = state.token_holder;
  for (const Decision& decision : state.stack) {
    if (!first.stack.full()) first.stack.push_back(decision);
  }
  first.local = state.local;
  first.acted = state.acted;
  first.copies_used = state.copies_used;
  first.token_row = state.token_row;
  first.jobs = state.jobs;
  first.foresight = state.foresight;
  first.objective_display = state.objective_display;
  copy_front(first.station_master, state.station_master);
  copy_front(first.board, state.board);
  return first;
}

// What was added since, mixed value by value: independent of any layout.
class Mixer {
 public:
  explicit Mixer(std::uint64_t hash) : hash_(hash) {}
  void add(std::uint64_t value) { hash_ = core::mixed_hash(hash_, value); }
  void add(const Pile& pile) {
    for (std::size_t card = 16; card < kCattleKinds; ++card) add(pile.cattle[card]);
    add(pile.objectives >> 32);
  }
  void add(const PlayerState& player) {
    for (const Pile* pile : {&player.hand, &player.draw, &player.discard, &player.known}) {
      add(*pile);
    }
    add(player.objectives >> 32);
    add(player.secret_objectives >> 32);
    add(player.office_spaces);
    add(player.offices);
    add(player.tokens);
    for (std::size_t i = 10; i < kDiscSpaces; ++i) add(player.discs[i]);
    for (std::size_t i = 10; i < kCities; ++i) add(player.cities[i]);
  }
  void add(const AutomaState& automa) {
    add(automa.deck);
    add(automa.discard);
    add(automa.office_cards);
    add(automa.office_cards_under.size());
    for (const std::uint8_t card : automa.office_cards_under) add(card);
    add(automa.office_card);
    add(automa.card);
    add(static_cast<std::uint64_t>(automa.specialization));
    add(automa.discs);
  }
  std::uint64_t hash() const { return hash_; }

 private:
  std::uint64_t hash_;
};

std::uint64_t with_later_parts(std::uint64_t hash, const State& state) {
  Mixer mixer(hash);
  mixer.add(static_cast<std::uint64_t>(state.edition()));
  mixer.add(state.options.extras);
  for (std::size_t card = 16; card < kCattleKinds; ++card) {
    mixer.add(state.market_stack[card]);
    mixer.add(state.cattle_market[card]);
  }
  mixer.add(state.objective_stack >> 32);
  for (const PlayerState& player : state.player) mixer.add(player);
  for (std::size_t i = 14; i < state.stack.size(); ++i) {
    const Decision& decision = state.stack[i];
    mixer.add(decision.kind.byte());
    for (const std::uint8_t byte : {decision.a, decision.b, decision.c, decision.flags}) {
      mixer.add(byte);
    }
  }
  for (std::size_t i = 5; i < state.station_master.size(); ++i) mixer.add(state.station_master[i]);
  for (std::size_t i = 52; i < state.board.size(); ++i) mixer.add(state.board[i]);
  for (const std::uint8_t tile : state.bonus_tile) mixer.add(tile);
  for (const std::uint8_t cards : state.kansas_city_cattle) mixer.add(cards);
  mixer.add(state.spare_masters);
  mixer.add(state.letters_used);
  mixer.add(state.numbers_used);
  return mixer.hash();
}

std::uint64_t with_automas(std::uint64_t hash, const State& state) {
  Mixer mixer(hash);
  mixer.add(static_cast<std::uint64_t>(state.options.automa));
  mixer.add(static_cast<std::uint64_t>(state.options.level));
  mixer.add(state.options.automas);
  for (auto seat = static_cast<Seat>(state.people()); seat < state.players(); ++seat) {
    mixer.add(state.automa_of(seat));
  }
  return mixer.hash();
}

}  // namespace

// Each part joins only where the game has it, so that fingerprints outlive what is added.
std::uint64_t fingerprint(const State& state, std::uint64_t salt) {
  std::uint64_t hash = core::hash_of_value(first_state(state), salt);
  const bool first = state.edition() == Edition::kFirst && state.options.extras == 0;
  if (!first) hash = with_later_parts(hash, state);
  if (state.options.automas > 0) hash = with_automas(hash, state);
  return state.options.rules == 1 ? hash : core::mixed_hash(hash, state.options.rules);
}

}  // namespace drover::trail
