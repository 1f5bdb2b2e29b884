#include "trail/serialization/fingerprint.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "core/byte_hash.h"

namespace drover::trail {

namespace {

// The array sizes of State in the first release, which had only the first edition. They never
// change.
constexpr std::size_t kFirstCattle = 16;
constexpr std::size_t kFirstTiles = 24;
constexpr std::size_t kFirstDiscSpaces = 10;
constexpr std::size_t kFirstCities = 10;
constexpr std::size_t kFirstHazards = 16;
constexpr std::size_t kFirstDecisions = 14;
constexpr std::size_t kFirstStationMasters = 5;
constexpr std::size_t kFirstSpaces = 52;

// Writes values in the layout of the first release to `to` and returns the position behind them.
template <class... Values>
std::byte* put(std::byte* to, const Values&... values) {
  static_assert((std::has_unique_object_representations_v<Values> && ...));
  ((std::memcpy(to, &values, sizeof values), to += sizeof values), ...);
  return to;
}
// Writes the first `count` of `values`, a byte each, and returns the position behind them.
template <std::size_t count, class Values>
std::byte* put_front(std::byte* to, const Values& values) {
  static_assert(sizeof values[0] == 1 && sizeof values >= count);
  std::memcpy(to, &values, count);
  return to + count;
}
std::byte* put_pile(std::byte* to, const Pile& pile) {
  return put(put_front<kFirstCattle>(to, pile.cattle), static_cast<std::uint32_t>(pile.objectives));
}
std::byte* put_player(std::byte* to, const PlayerState& p) {
  for (const Pile* pile : {&p.hand, &p.draw, &p.discard, &p.known}) to = put_pile(to, *pile);
  to = put(to, static_cast<std::uint32_t>(p.objectives),
           static_cast<std::uint32_t>(p.secret_objectives), p.dollars, p.buildings, p.stations,
           p.station_masters);
  to = put_front<kFirstDiscSpaces>(to, p.discs);
  to = put_front<kFirstCities>(to, p.cities);
  to = put_front<kFirstHazards>(to, p.hazards);
  return put(to, p.trade_tiles, p.workers, p.herder, p.engine, p.certificates, p.hidden_hand,
             p.hidden_objectives, std::uint16_t{0});
}

std::uint64_t hash_of_first_parts(const State& s, std::uint64_t salt) {
  std::array<std::byte, kFirstLayoutBytes> bytes{};
  std::byte* to = put(bytes.data(), s.rng.state(), s.occupied);
  for (const TileCounts& stack : s.supply) to = put_front<kFirstTiles>(to, stack);
  to = put_front<kFirstCattle>(to, s.market_stack);
  to = put_front<kFirstCattle>(to, s.cattle_market);
  to = put(to, static_cast<std::uint32_t>(s.objective_stack));
  for (const PlayerState& player : s.player) to = put_player(to, player);
  core::FixedVector<Decision, kFirstDecisions> stack{};
  for (const Decision& decision : s.stack) {
    if (!stack.full()) stack.push_back(decision);
  }
  to = put(to, s.options.players, s.options.neutral, s.options.sides, s.viewer, s.building_sides,
           s.turn, s.current, s.token_holder, stack, s.local, s.acted, s.copies_used, s.token_row,
           s.jobs, s.foresight, s.objective_display);
  to = put_front<kFirstStationMasters>(to, s.station_master);
  to = put_front<kFirstSpaces>(to, s.board);
  to = put(to, std::uint64_t{0});
  assert(to == bytes.data() + bytes.size());
  return core::hash_of_bytes(bytes, salt);
}

// Mixes the values added after the first release into the hash, one by one.
class Mixer {
 public:
  explicit Mixer(std::uint64_t hash) : hash_(hash) {}
  void add(std::uint64_t value) { hash_ = core::mixed_hash(hash_, value); }
  void add(const Pile& pile) {
    for (std::size_t i = kFirstCattle; i < kCattleKinds; ++i) add(pile.cattle[i]);
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
    for (std::size_t i = kFirstDiscSpaces; i < kDiscSpaces; ++i) add(player.discs[i]);
    for (std::size_t i = kFirstCities; i < kCities; ++i) add(player.cities[i]);
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
  for (std::size_t card = kFirstCattle; card < kCattleKinds; ++card) {
    mixer.add(state.market_stack[card]);
    mixer.add(state.cattle_market[card]);
  }
  mixer.add(state.objective_stack >> 32);
  for (const PlayerState& player : state.player) mixer.add(player);
  for (std::size_t i = kFirstDecisions; i < state.stack.size(); ++i) {
    const Decision& decision = state.stack[i];
    mixer.add(decision.kind.byte());
    for (const std::uint8_t byte : {decision.a, decision.b, decision.c, decision.flags}) {
      mixer.add(byte);
    }
  }
  for (std::size_t i = kFirstStationMasters; i < state.station_master.size(); ++i) {
    mixer.add(state.station_master[i]);
  }
  for (std::size_t i = kFirstSpaces; i < state.board.size(); ++i) mixer.add(state.board[i]);
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
  std::uint64_t hash = hash_of_first_parts(state, salt);
  const bool first = state.edition() == Edition::kFirst && state.options.extras == 0;
  if (!first) hash = with_later_parts(hash, state);
  if (state.options.automas > 0) hash = with_automas(hash, state);
  return state.options.rules == 1 ? hash : core::mixed_hash(hash, state.options.rules);
}

}  // namespace drover::trail
