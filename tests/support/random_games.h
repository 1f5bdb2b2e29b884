// src/trail: lists of set-ups, random games, and the number of games that a test plays.
#pragma once

#include <bit>
#include <cstdlib>
#include <vector>

#include "core/bits.h"
#include "support/options.h"
#include "trail/rules/limits.h"
#include "trail/rules/offices.h"
#include "trail/rules/rules.h"

namespace drover::trail::test {

// Every edition with every combination of its expansions, variants and promos, for 2 players and
// with nothing shuffled. The first entry is the first edition alone.
inline std::vector<Options> all_configurations() {
  std::vector<Options> all;
  const auto add = [&](Edition edition, int extras) {
    all.push_back(edition == Edition::kFirst ? first_edition(2, extras)
                                             : second_edition(2, extras));
  };
  for (const int with_rails : {0, int{kExtraRails}}) {
    for (const int promo : {0, int{kExtraPromoBuildings}, int{kExtraPromoMasters},
                            int{kExtraPromoBuildings} | int{kExtraPromoMasters}}) {
      add(Edition::kFirst, with_rails | promo);
    }
  }
  for (const int with_rails : {0, int{kExtraRails}}) {
    add(Edition::kSecond, with_rails);
    for (const int cattle : {int{kExtraSimmental}, int{kExtraBrahman}, int{kOrangeCattle}}) {
      for (const int objectives : {0, int{kExtraOrangeObjectives}}) {
        add(Edition::kSecond, with_rails | cattle | objectives);
      }
    }
  }
  return all;
}

// The twelve set-ups of a configuration: every player count with every way to arrange the
// buildings.
inline std::vector<Options> all_setups(Options configuration) {
  std::vector<Options> all;
  for (std::uint8_t players = kMinSeats; players <= kMaxPlayers; ++players) {
    for (const NeutralSetup neutral : {NeutralSetup::kFixed, NeutralSetup::kShuffled}) {
      for (const BuildingSides sides : {BuildingSides::kAllA, BuildingSides::kRandom}) {
        configuration.players = players;
        configuration.neutral = neutral;
        configuration.sides = sides;
        all.push_back(configuration);
      }
    }
  }
  return all;
}

// All set-ups of all configurations.
inline std::vector<Options> all_options() {
  std::vector<Options> all;
  for (const Options& configuration : all_configurations()) {
    for (const Options& options : all_setups(configuration)) all.push_back(options);
  }
  return all;
}

// Every level of an automa in a game, with every number of people and automas that it can play
// with; every other one shuffled.
inline std::vector<Options> all_automa_setups(Options configuration, Automa automa) {
  std::vector<Options> all;
  const bool solo = automa != Automa::kGarth;
  for (const AutomaLevelRow& level : automa_row(automa).levels) {
    for (int people = kMinPlayers; people < (solo ? 2 : kMaxPlayers); ++people) {
      for (int automas = 1; automas <= (solo ? 1 : kMaxPlayers - people); ++automas) {
        configuration.players = static_cast<std::uint8_t>(people);
        const Options options = with_automa(configuration, automa, level.level, automas);
        all.push_back(all.size() % 2 == 0 ? options : shuffled(options));
      }
    }
  }
  return all;
}

// The games with an automa, each with all levels and numbers of seats.
inline std::vector<std::vector<Options>> all_automa_games() {
  return {all_automa_setups(first_edition(), Automa::kGarth),
          all_automa_setups(rails(Edition::kFirst, 1, kExtraPromoBuildings), Automa::kGarth),
          all_automa_setups(with_orange_objectives(kOrangeCattle), Automa::kGarth),
          all_automa_setups(rails(Edition::kSecond), Automa::kGarth),
          all_automa_setups(with_cattle(kExtraSimmental), Automa::kSam),
          all_automa_setups(rails(Edition::kSecond, 1, kExtraBrahman), Automa::kSam),
          all_automa_setups(promos(), Automa::kBrisco)};
}

inline std::vector<Options> all_automa_options() {
  std::vector<Options> all;
  for (const std::vector<Options>& setups : all_automa_games()) {
    all.insert(all.end(), setups.begin(), setups.end());
  }
  return all;
}

// The first and the last set-up of each game with an automa: the easiest level against one person,
// and the hardest level.
inline std::vector<Options> some_automa_options() {
  std::vector<Options> some;
  for (const std::vector<Options>& setups : all_automa_games()) {
    some.push_back(setups.front());
    some.push_back(setups.back());
  }
  return some;
}

// True if DROVER_QUICK_TESTS is set: sanitizer builds play fewer games, because each is many times
// slower.
inline bool quick_tests() { return std::getenv("DROVER_QUICK_TESTS") != nullptr; }
inline int games_to_play(int games) { return quick_tests() ? (games + 9) / 10 : games; }

// Far more decisions than a random game has; a game with more would never end.
inline constexpr int kMostDecisions = 5000;

// Changes a start position into one well under way. Random players earn little and move slowly;
// without this, large buildings, far stations, good herds and distant towns would not come into
// play.
namespace detail {

class GameUnderWay {
 public:
  GameUnderWay(State& state, core::Rng& rng) : s_(state), rng_(rng) {}

  void arrange() {
    s_.token_row = kJobTokenStartRow + 6;
    for (Seat seat = 0; seat < s_.players(); ++seat) {
      PlayerState& player = s_.player[seat];
      const bool automa = s_.is_automa(seat);
      hire(player);
      build(seat);
      buy(automa ? player.discard : player.draw);
      player.engine = static_cast<std::uint8_t>(kTrackEnd - 2 - 3 * seat);
      if (!automa) {
        deliver(player);
        player.certificates = kCertificateLimitWithFour;
        if (s_.options.tokens()) player.tokens = static_cast<std::uint8_t>(rng_.below(4));
      }
      if (s_.options.rails()) found(seat);
    }
  }

 private:
  // Two of each kind: as many as six rows of the job market hold.
  void hire(PlayerState& player) {
    for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
      for (int i = 0; i < 2; ++i) {
        TileCounts& stack = s_.supply[s_.supply[1][kind] > 0 ? 1 : 2];
        stack.remove(kind);
        ++player.workers[kind];
      }
    }
  }

  // Places expensive buildings on spaces drawn at random.
  void build(Seat seat) {
    for (int number = 5; number < kPrivateBuildings; ++number) {
      const auto tile = static_cast<BuildingSet>(1U << number);
      if ((building_pool(s_, seat) & s_.player[seat].buildings & tile) == 0) continue;
      if (rng_.below(3) == 0) continue;
      const Space space = random_site();
      if (space == kNowhere) return;
      s_.board[space] = private_on_board(seat, number);
      s_.occupied |= bit(space);
      s_.player[seat].buildings = static_cast<BuildingSet>(s_.player[seat].buildings & ~tile);
    }
  }
  Space random_site() {
    const SpaceSet sites = trail_map(s_).building_spaces & ~s_.occupied;
    if (sites == 0) return kNowhere;
    auto space = static_cast<Space>(rng_.below(kSpaces));
    while ((sites & bit(space)) == 0) space = static_cast<Space>(rng_.below(kSpaces));
    return space;
  }

  void buy(Pile& pile) {
    for (int i = 0; i < 8; ++i) {
      if (!s_.market_stack.empty()) pile.add(static_cast<Card>(s_.market_stack.draw(rng_)));
    }
  }

  // Removes all but a few discs from the player board, those of the hand and the certificates
  // first.
  void deliver(PlayerState& player) {
    int stations = 0;
    for (std::size_t space = kDiscSpaces; space-- > 0;) {
      const bool keep =
          space == static_cast<std::size_t>(DiscSpace::kAuxDraw) || rng_.below(3) == 0;
      const bool wanted = space >= static_cast<std::size_t>(DiscSpace::kCertificateFour);
      const bool dark = disc_space_row(s_.edition(), space).corners == Corners::kDark;
      for (; player.discs[space] > 0 && (wanted || !keep); --player.discs[space]) {
        if (dark) {
          put_dark_disc(player);
        } else if (stations < 3) {
          player.stations = static_cast<std::uint16_t>(player.stations | 1U << stations++);
        } else {
          ++player.cities[s_.options.rails() ? light_city(player) : std::size_t{kKansasCity}];
        }
      }
    }
  }

  // Kansas City, or a city next to a town.
  std::size_t light_city(const PlayerState& player) {
    const Deliveries& map = deliveries(s_);
    for (CitySet left = map.in_play; left != 0 && rng_.below(4) != 0; left &= left - 1) {
      const auto city = static_cast<std::size_t>(std::countr_zero(left));
      const bool open = map.town[city] == kNoTown && town_map(s_).next_to_city[city] != 0;
      if (open && map.city[city].corners == Corners::kLight && player.cities[city] == 0) {
        return city;
      }
    }
    return kKansasCity;
  }

  // Places a dark disc where it may go while light discs are left: in a city that takes several,
  // else in an empty dark city, else on a dark station.
  void put_dark_disc(PlayerState& player) {
    const Deliveries& map = deliveries(s_);
    for (const bool repeatable : {true, false}) {
      for (CitySet left = map.in_play; left != 0; left &= left - 1) {
        const auto city = static_cast<std::size_t>(std::countr_zero(left));
        const CityRow& row = map.city[city];
        if (row.corners != Corners::kDark || map.town[city] != kNoTown || row.crest.station_master)
          continue;
        if (row.crest.repeatable != repeatable || (!repeatable && player.cities[city] > 0))
          continue;
        ++player.cities[city];
        return;
      }
    }
    int station = 0;
    while (station_row(s_, station).corners != Corners::kDark ||
           (player.stations >> station & 1U) != 0) {
      ++station;
    }
    player.stations = static_cast<std::uint16_t>(player.stations | 1U << station);
  }

  void found(Seat seat) {
    PlayerState& player = s_.player[seat];
    const auto offices = 2 + rng_.below(6);
    for (std::uint32_t i = 0; i < offices; ++i) {
      const TownSet open = accessible_towns(s_, seat);
      if (open == 0) return;
      const auto town = static_cast<Town>(core::random_bit(open, rng_));
      // Each seat uses its own space of a town, so that no space is used twice.
      player.offices |= town_bit(town);
      player.office_spaces |= std::uint64_t{seat} << (2U * town);
    }
  }

  State& s_;
  core::Rng& rng_;
};

}  // namespace detail

inline State begin_random_game(const Options& options, std::uint64_t seed) {
  State state = setup(options, seed);
  core::Rng rng = core::Rng::from_seed(seed ^ 0x5eed);
  if (seed % 3 == 0) detail::GameUnderWay(state, rng).arrange();
  if (seed % 2 == 0) {
    for (Seat seat = 0; seat < state.people(); ++seat) state.player[seat].dollars = 400;
  }
  return state;
}

// Plays a random game. Calls visit(state, legal) before every move.
template <class Visit>
State random_game(const Options& options, std::uint64_t seed, Visit visit) {
  State state = begin_random_game(options, seed);
  core::Rng rng = core::Rng::from_seed(~seed);
  MoveList list;
  for (int decisions = 0; !over(state) && decisions <= kMostDecisions; ++decisions) {
    legal_moves(state, list);
    visit(state, list);
    if (list.empty()) break;
    apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return state;
}

}  // namespace drover::trail::test
