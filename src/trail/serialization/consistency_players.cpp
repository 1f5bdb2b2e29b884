// Checks of what people and automas own.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "trail/rules/offices.h"
#include "trail/serialization/consistency_parts.h"
#include "trail/state/names.h"

namespace drover::trail::consistency {

namespace {

// ---- Players: ranges ----------------------------------------------------------------------------

std::string check_pile(const State& s, const Pile& pile, std::string_view what, int seat) {
  return problem_unless((pile.objectives & ~dealt_objectives(s)) == 0,
                        "Seat {}: the {} holds a starting objective, or one that does not exist.",
                        seat_number(seat), what);
}

// True if `all` holds at least the cards of `part`.
bool contains(const Pile& all, const Pile& part) {
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    if (part.cattle[card] > all.cattle[card]) return false;
  }
  return (part.objectives & ~all.objectives) == 0;
}

std::string check_cards_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  const std::pair<const Pile*, std::string_view> piles[]{{&p.hand, "hand"},
                                                         {&p.draw, "draw stack"},
                                                         {&p.discard, "discard pile"},
                                                         {&p.known, "known part of the hand"}};
  for (const auto& [pile, what] : piles) {
    if (auto sentence = check_pile(s, *pile, what, seat); !sentence.empty()) return sentence;
  }
  if (!contains(p.hand, p.known)) {
    return fmt::format("Seat {}: the known cards are not all in the hand.", seat_number(seat));
  }
  if ((p.secret_objectives & ~p.hand.objectives) != 0) {
    return fmt::format("Seat {}: the secret objectives are not all in the hand.",
                       seat_number(seat));
  }
  if ((p.secret_objectives & p.known.objectives) != 0) {
    return fmt::format("Seat {}: an objective cannot be secret and known at once.",
                       seat_number(seat));
  }
  if ((p.objectives & ~objectives_in_play(s.options)) != 0 ||
      std::popcount(p.objectives & starting_objectives(s)) != 1) {
    return fmt::format("Seat {}: one starting objective belongs to the objectives played.",
                       seat_number(seat));
  }
  return no_problem();
}

std::string check_hidden_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  auto sentence = kit::problem_of_hiding(s, seat, p.hidden_hand + p.hidden_objectives,
                                         p.hand == p.known && p.secret_objectives == 0);
  if (!sentence.empty()) return sentence;
  return problem_unless(p.hidden_hand <= p.draw.size(),
                        "Seat {}: {} cards of the hand are hidden in a draw stack of {}.",
                        seat_number(seat), p.hidden_hand, p.draw.size());
}

// An automa delivers to the cities of its level, and Garth to San Francisco, without an office.
bool automa_reaches_city(const State& s, const PlayerState& p, int city) {
  if (reaches_city(s, p, city)) return true;
  if (s.options.automa == Automa::kGarth && city == deliveries(s).last_city) return true;
  const FirstDeliveries& first = level_row(s).first[printing_of(s.edition(), s.options.rails())];
  return std::find(first.begin(), first.end(), at(kCityNames, city).slug) != first.end();
}
std::string check_discs_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  for (int station = kStations; station < kAllStations; ++station) {
    if ((p.stations >> station & 1U) != 0 && !reaches_station(s, p, station)) {
      return fmt::format("Seat {} has a disc on station {} without an office in its town.",
                         seat_number(seat), station + 1);
    }
  }
  for (std::size_t i = 0; i < kDiscSpaces; ++i) {
    const DiscSpaceRow& row = disc_space_row(s.edition(), i);
    const bool there = i < kBaseDiscSpaces || s.options.rails();
    const int room = there ? row.discs : 0;
    if (p.discs[i] > room) {
      return fmt::format("Seat {} has {} discs on the disc space {}, which holds {}.",
                         seat_number(seat), p.discs[i], row.slug, room);
    }
  }
  for (std::uint8_t city = 0; city < kCities; ++city) {
    if (p.cities[city] == 0) continue;
    const std::string_view name = kCityNames[city].slug;
    if ((deliveries(s).in_play & city_bit(city)) == 0) {
      return fmt::format("Seat {} has a disc in {}, which is not in the game.", seat_number(seat),
                         name);
    }
    const bool automa = s.is_automa(seat);
    if (automa ? !automa_reaches_city(s, p, city) : !reaches_city(s, p, city)) {
      return fmt::format("Seat {} has a disc in {} without an office there.", seat_number(seat),
                         name);
    }
    if (p.cities[city] > 1 && !city_row(s, city).crest.repeatable) {
      return fmt::format("Seat {} has {} discs in {}, where only one can lie.", seat_number(seat),
                         p.cities[city], name);
    }
  }
  const bool automa = s.is_automa(seat);
  const int supply = automa ? s.automa_of(seat).discs : sum_of(p.discs);
  const int discs = supply + sum_of(p.cities) + std::popcount(p.stations);
  if (discs != discs_per_player(s.options)) {
    return fmt::format("Seat {} has {} discs {}, in cities and at stations; it must be {}.",
                       seat_number(seat), discs, automa ? "in its supply" : "on the player board",
                       discs_per_player(s.options));
  }
  return no_problem();
}

std::string check_offices_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  if (std::popcount(p.offices) > kOfficesPerPlayer) {
    return fmt::format("Seat {} has {} offices, there are {} for each player.", seat_number(seat),
                       std::popcount(p.offices), kOfficesPerPlayer);
  }
  for (const Town town : bits<Town>(p.offices)) {
    const int space = space_of_office(p, town);
    // office_at() returns the first seat with an office there.
    if (office_at(s, town, space) != seat) {
      return fmt::format("Seats {} and {} have offices on the same space of {}.",
                         seat_number(office_at(s, town, space)), seat_number(seat),
                         name_of(Names::kTown, town));
    }
  }
  return no_problem();
}

// Checks the hand size. Cards drawn to discard as many may exceed the limit, and so may the larger
// starting hands of later seats in the second edition until their first turn (R21). An objective
// card that may still be taken needs a free place, since a card was discarded for it.
std::string check_hand_of(const State& s, Seat seat) {
  if (s.is_automa(seat)) return no_problem();
  const PlayerState& p = s.player[seat];
  int most = hand_limit(p);
  using K = DecisionKind;
  const Decision& top = s.stack.back();
  if (seat == s.current) {
    if (top.kind == K::kDiscardCards) most += top.a;
    for (const Decision& d : s.stack) most -= d.kind == K::kTakeObjective && d.a != 0 ? 1 : 0;
  } else if (p.herder == kNowhere) {
    most = at(at(kStartingHand, s.edition()), seat);
  }
  return problem_unless(hand_size(p) <= most,
                        "Seat {} has {} cards in the hand, and can have {} now.", seat_number(seat),
                        hand_size(p), most);
}

std::string check_figures_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  auto sentence = kit::problem_of_figures(
      seat, {{p.dollars, kMostDollars, "dollars"}, {p.tokens, kMostTokens, "exchange tokens"}});
  if (!sentence.empty()) return sentence;
  if ((p.buildings & ~buildings_in_play(s.options)) != 0) {
    return fmt::format("Seat {} has a building that does not exist.", seat_number(seat));
  }
  if ((p.station_masters & ~masters_in_play(s.options)) != 0) {
    return fmt::format("Seat {} has a station master tile that does not exist.", seat_number(seat));
  }
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    if (p.workers[kind] < 1 || p.workers[kind] > kWorkerRowLength) {
      return fmt::format("Seat {} has {} workers in the row {}; it must be 1 to {}.",
                         seat_number(seat), p.workers[kind], kWorkerNames[kind], kWorkerRowLength);
    }
  }
  if (p.certificates > certificate_limit(p)) {
    return fmt::format("Seat {} has more certificates than its discs allow.", seat_number(seat));
  }
  return no_problem();
}

}  // namespace

std::string check_players(const State& s) {
  static constexpr std::array kChecks{check_cards_of, check_hidden_of, check_offices_of,
                                      check_discs_of, check_hand_of,   check_figures_of};
  return kit::first_problem_of_seats(kChecks, s, 0, s.players());
}

namespace {

// ---- Automas ------------------------------------------------------------------------------------

// Buildings outside an automa's pool lie beside the board for the whole game.
std::string check_automas_buildings(const State& s, Seat seat) {
  const unsigned beside = buildings_in_play(s.options) & ~building_pool(s, seat);
  const unsigned missing = beside & ~s.player[seat].buildings;
  return problem_unless(missing == 0,
                        "Building {} of seat {} is missing: an automa never places it.",
                        std::countr_zero(missing) + 1, seat_number(seat));
}

std::string check_automas_workers(const State& s, Seat seat) {
  const auto& workers = s.player[seat].workers;
  const ExtraWorkers extra = extra_workers(level_row(s).extra_workers);
  const int drawn = automa_row(s.options.automa).worker_drawn ? 1 : 0;
  const int least = kWorkerKinds * (1 + extra.of_each) + extra.at_random + drawn;
  const int fewest = *std::min_element(workers.begin(), workers.end());
  if (fewest < 1 + extra.of_each || sum_of(workers) < least) {
    return fmt::format("Seat {} has fewer workers than it began with.", seat_number(seat));
  }
  const auto special = static_cast<std::size_t>(s.automa_of(seat).specialization);
  if (s.options.automa == Automa::kBrisco) return no_problem();
  return problem_unless(workers[special] == *std::max_element(workers.begin(), workers.end()),
                        "Seat {} is specialized in the {} and has more workers of another kind.",
                        seat_number(seat), kWorkerNames[special]);
}

std::string check_automas_deck(const State& s, Seat seat) {
  const AutomaState& automa = s.automa_of(seat);
  const unsigned all = (1U << automa_row(s.options.automa).cards.size()) - 1;
  if ((automa.deck & automa.discard) != 0) {
    return fmt::format("Seat {}: an automa card lies in the deck and among the discards.",
                       seat_number(seat));
  }
  if ((automa.deck | automa.discard) != (all & ~level_row(s).cards_out)) {
    return fmt::format("Seat {}: deck and discards are not the automa cards of the level.",
                       seat_number(seat));
  }
  const bool turned = automa.card < kMostAutomaCards && (automa.discard >> automa.card & 1U) != 0;
  return problem_unless(turned || (automa.card == kNoTile && automa.discard == 0),
                        "Seat {}: the automa card turned last lies on top of the discards.",
                        seat_number(seat));
}

// Checks Sam's nine branch office cards: a card leaves the game only when he has an office in its
// town.
std::string check_office_cards(const State& s, Seat seat) {
  const AutomaState& automa = s.automa_of(seat);
  if (s.options.automa != Automa::kSam || !s.options.rails()) return no_problem();
  int cards = std::popcount(automa.office_cards);
  unsigned seen = automa.office_cards;
  const auto add = [&](std::uint8_t card) {
    ++cards;
    seen |= card < kSamOfficeCards ? 1U << card : 1U << kSamOfficeCards;
  };
  for (const std::uint8_t card : automa.office_cards_under) add(card);
  if (automa.office_card != kNoTile) add(automa.office_card);
  if (cards != std::popcount(seen) || seen >= 1U << kSamOfficeCards) {
    return "A branch office card is unknown, or in two places.";
  }
  for (std::size_t card = 0; card < kSamOfficeCards; ++card) {
    const std::string_view town = kSamOfficeTable[card].town;
    if ((seen >> card & 1U) != 0 || (s.player[seat].offices & town_bit(town_named(town))) != 0) {
      continue;
    }
    return fmt::format("The branch office card of {} is missing, and Sam has no office there.",
                       town);
  }
  return no_problem();
}

}  // namespace

std::string check_automas(const State& s) {
  static constexpr std::array kChecks{check_automas_buildings, check_automas_workers,
                                      check_automas_deck, check_office_cards};
  return kit::first_problem_of_seats(kChecks, s, s.people(), s.players());
}

}  // namespace drover::trail::consistency
