#include "trail/describe.h"

#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "trail/describe_automa.h"
#include "trail/describe_words.h"
#include "trail/engine.h"
#include "trail/rules/building.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/offices.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

template <class Table>
const auto& row_of(const Table& table, int index) {
  return table[static_cast<std::size_t>(index)];
}

constexpr std::uint8_t kLeftOut = 0xff;  // of a prospect

std::string_view slug(Space space) { return kSpaceTable[space].slug; }
std::string_view worker_name(int worker) { return row_of(kWorkerNames, worker); }
std::string_view city_name(int city) { return row_of(kCityNames, city).name; }
std::string track_station_words(int station) { return fmt::format("station {}", station + 1); }
// Every card of the second edition bears the name of its breed, too.
std::string breed_words(Edition edition, Breed breed) {
  const BreedRow& row = row_of(kBreedTable, static_cast<int>(breed));
  if (edition == Edition::kFirst) return std::string(row.colour);
  return fmt::format("{} ({})", row.colour, row.second_name);
}
std::string_view corners_name(Corners corners) {
  return corners == Corners::kLight ? "light" : "dark";
}

std::string points(int count) { return counted(count, "point"); }

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

std::string gain_words(int dollars, int certificates, int tokens = 0) {
  std::vector<std::string> gains;
  if (dollars > 0) gains.push_back(fmt::format("${}", dollars));
  if (certificates > 0) gains.push_back(counted(certificates, "certificate"));
  if (tokens > 0) gains.push_back(counted(tokens, "exchange token"));
  return gains.empty() ? "nothing" : listed(gains);
}

std::string_view with_article(std::string_view word) {
  return word == "engineer" ? "an engineer" : word == "builder" ? "a builder" : "a cowboy";
}

// "trade tile", and what the second edition has in its place.
std::string_view trade_thing(Edition edition) {
  return edition == Edition::kFirst ? "trade tile" : "outlaw";
}
std::string trade_pair_words(Edition edition) {
  return fmt::format("pair of {} and {} {}s", trade_colour_words(edition, TradeColour::kGreen),
                     trade_colour_words(edition, TradeColour::kBlue), trade_thing(edition));
}

std::string fee_receiver(const State& state, Seat seat) {
  return seat == kNobody ? "the bank" : seat_name(state, seat);
}

// ---- Towns --------------------------------------------------------------------------------------

std::string town_words(const State& state, Town town) {
  const TownRow& row = town_map(state).town[town];
  return fmt::format("{} ({}{})", row.name, row.slug, sign(row.from));
}

// A station of the railroad, or that of a town.
std::string station_words(const State& state, int station) {
  if (station < kStations) return track_station_words(station);
  const Town town = town_map(state).station_town[static_cast<std::size_t>(station - kStations)];
  return fmt::format("the station of {}", town_words(state, town));
}

std::string aux_words(Edition edition, Aux aux, int times);

// What clearing a disc space opens.
std::string disc_space_words(Edition edition, DiscSpace space) {
  switch (space) {
    case DiscSpace::kAuxDollar:
      return "the double auxiliary action \"gain $2\"";
    case DiscSpace::kAuxDraw:
      return "the double auxiliary action \"draw 2, discard 2\"";
    case DiscSpace::kAuxCertificate:
      return "the auxiliary action \"pay, engine back, certificate\" (single, then double)";
    case DiscSpace::kAuxEngine:
      return "the auxiliary action \"pay, engine forward\" (single, then double)";
    case DiscSpace::kAuxRemove:
      return "the auxiliary action \"engine back, remove a card\" (single, then double)";
    case DiscSpace::kCertificateFour:
      return "up to 4 temporary certificates";
    case DiscSpace::kStepDollars:
      return "longer walks, and $3 at once";
    case DiscSpace::kStepPoints:
      return "longer walks, and 3 points at the end";
    case DiscSpace::kHand:
      return "one more card in hand, for $5 now";
    case DiscSpace::kCertificateSix:
      return "up to 6 temporary certificates, once 4 are open";
    case DiscSpace::kAuxOffice: {
      const DiscSpaceRow& row = disc_space_row(edition, static_cast<std::size_t>(space));
      return fmt::format(
          "the double auxiliary action \"{}\", {}{}", aux_words(edition, Aux::kOffice, 2),
          row.pay > 0 ? fmt::format("for ${} now", row.pay) : "free of charge", sign(row.from));
    }
  }
  return {};
}

std::string aux_words(Edition edition, Aux aux, int times) {
  const AuxRow& row = aux_row(edition, aux);
  switch (aux) {
    case Aux::kDollar:
      return fmt::format("gain ${}", row.dollars * times);
    case Aux::kDraw:
      return fmt::format("draw {}, then discard as many", counted(times, "card"));
    case Aux::kCertificate:
      return fmt::format("pay ${}, move your engine back exactly {}, gain {}", row.pay * times,
                         counted(row.engine_back * times, "space"),
                         counted(row.certificates * times, "certificate"));
    case Aux::kEngine:
      return fmt::format("pay ${}, move your engine forward up to {}", row.pay * times,
                         counted(row.engine_forward * times, "space"));
    case Aux::kRemove:
      return fmt::format("move your engine back exactly {}, {}remove {} from the game",
                         counted(row.engine_back * times, "space"),
                         row.dollars > 0 ? fmt::format("gain ${}, ", row.dollars * times) : "",
                         counted(row.remove_cards * times, "hand card"));
    case Aux::kOffice:
      return fmt::format("{}discard {} of value 2, found {}",
                         row.pay > 0 ? fmt::format("pay ${}, ", row.pay * times) : "",
                         counted(row.offices * times, "cattle card"),
                         counted(row.offices * times, "branch office"));
  }
  return {};
}

std::string task_words(Edition edition, Task task, int count) {
  switch (task) {
    case Task::kCattleThree:
      return fmt::format("{} cattle of value 3", count);
    case Task::kBrownCattle:
      return fmt::format("{} {} cattle", count, breed_words(edition, Breed::kBrown));
    case Task::kPurpleCattle:
      return fmt::format("{} {} cattle", count, breed_words(edition, Breed::kPurple));
    case Task::kOrangeCattle:
      return fmt::format("{} orange cattle", count);
    case Task::kBuilding:
      return counted(count, "building");
    case Task::kGreenTrade:
    case Task::kBlueTrade: {
      const auto colour = task == Task::kGreenTrade ? TradeColour::kGreen : TradeColour::kBlue;
      return counted(
          count, fmt::format("{} {}", trade_colour_words(edition, colour), trade_thing(edition)));
    }
    case Task::kHazard:
      return counted(count, "hazard");
    case Task::kStation:
      return counted(count, "station");
    case Task::kLastCity:
      return fmt::format("a disc on {}",
                         city_name(kDeliveries[printing_of(edition, false)].last_city));
    case Task::kBonusTown:
      return fmt::format("{} in bonus towns", counted(count, "office"));
    case Task::kBell:
      return fmt::format("{} cleared", counted(count, "bell"));
    case Task::kLargeTown:
      return fmt::format("{} on large towns", counted(count, "disc"));
  }
  return {};
}

std::string discard_what(Edition edition, int what) {
  if (what == kDiscardAnyCattle) return "a cattle card";
  if (what == kDiscardCattlePair) return "two cattle cards of one breed";
  if (what == kDiscardAnObjective) return "an objective card";
  if (what == kDiscardCattleOfThree) return "a cattle card of value 3";
  return fmt::format("a {} card", breed_words(edition, static_cast<Breed>(what)));
}

// What a move costs and brings at once, read off the events of the move carried out on a copy. Only
// for moves that reveal nothing.
struct Effect {
  int paid = 0;
  int gained = 0;
  EventList events;
};
Effect effect_of(const State& state, Move move) {
  Effect effect;
  State copy = state;
  apply(copy, move, &effect.events);
  for (const Event& event : effect.events) {
    if (event.seat != state.current) continue;
    if (event.kind == EventKind::kDollarsPaid) effect.paid += event.amount;
    if (event.kind == EventKind::kDollarsGained) effect.gained += event.amount;
  }
  return effect;
}

// ---- Moves --------------------------------------------------------------------------------------

std::string walk_words(const State& state, Move move) {
  const bool free = state.stack.back().kind == DecisionKind::kFreeMove;
  const Path path = path_of(state, state.me().herder, move.a, move.b);
  std::vector<std::string> passed;
  int owed = 0;
  for (const Space space : path) {
    if (space != move.a) passed.emplace_back(slug(space));
    owed += fee_at(state, state.current, space).dollars;
  }
  std::string text = fmt::format("Walk {} to {}", counted(static_cast<int>(path.size()), "step"),
                                 location_words(state, move.a));
  if (!passed.empty()) text += " past " + listed(passed);
  if (free) return text + ", without fees.";
  std::vector<std::string> fees;
  int paid = 0;
  for (const Event& event : effect_of(state, move).events) {
    if (event.kind != EventKind::kFeePaid) continue;
    paid += event.amount;
    fees.push_back(
        fmt::format("${} to {} for {}", event.amount, fee_receiver(state, event.b), slug(event.a)));
  }
  if (owed == 0) return text + "; no fee.";
  if (fees.empty()) return text + fmt::format("; the fee of ${} is more than you have.", owed);
  text += "; pay " + listed(fees);
  if (paid < owed) text += fmt::format(", all you have of ${}", owed);
  return text + ".";
}

std::string use_words(const State& state, Move move) {
  if (kActionTable[move.a].op == Op::kCopyNeighbour) {
    return fmt::format("Copy the local actions of {}.", location_words(state, move.b));
  }
  const ActionRow& row = action_row(state, {move.a, move.b});
  std::string text = capitalised(action_words(state.edition(), row));
  const Effect effect = effect_of(state, move);
  switch (row.op) {
    case Op::kGainPerWoods:
    case Op::kGainPerEngineer:
    case Op::kGainPerBuilder:
    case Op::kGainPerStation:
    case Op::kGainPerBell:
    case Op::kGainPerTradePair:
      return fmt::format("{}: ${} now.", text, effect.gained);
    case Op::kEnginePerEngineer:
      return fmt::format("{}: up to {}.", text,
                         counted(workers(state.me(), Worker::kEngineer), "space"));
    case Op::kEnginePerWoods:
      return fmt::format("{}: up to {}.", text,
                         counted(woods_buildings(state, state.current), "space"));
    case Op::kEnginePerHazard:
      return fmt::format("{}: up to {}.", text,
                         counted(static_cast<int>(state.me().hazards.total()), "space"));
    case Op::kBuyCattle:
      return fmt::format("{} with {}.", text,
                         counted(workers(state.me(), Worker::kCowboy), "cowboy"));
    default:
      return text + ".";
  }
}

std::string hire_words(const State& state, Move move) {
  const int modifier = state.stack.back().a - kHireModifierBase;
  const int have = workers(state.me(), static_cast<Worker>(move.b));
  std::string text =
      fmt::format("Hire {} from row {} for ${}; your number {}", with_article(worker_name(move.b)),
                  move.a + 1, hiring_cost(move.a, modifier), have + 1);
  const WorkerSpaceRow& space = kWorkerSpaceTable[move.b][static_cast<std::size_t>(have - 1)];
  if (space.has_action) {
    text += fmt::format(", which lets you {}", action_words(state.edition(), space.action));
  }
  if (have + 1 > kWorkerRowLength - 2) text += fmt::format(", worth {}", points(kWorkerPoints));
  return text + ".";
}

std::string build_words(const State& state, Move move) {
  const int price = state.stack.back().a;
  const PrivateSide& row = private_row(state, state.current, move.a);
  return fmt::format("Building {} ({}, {}{}; ${} on an empty space): {}.", row.slug,
                     counted(row.builders, "builder"), points(row.victory_points), sign(row.from),
                     row.builders * price, actions_words(state.edition(), row.actions));
}

std::string site_words(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const int price = builders_needed(state, decision.b, move.a) * decision.a;
  const std::string_view tile = private_row(state, state.current, decision.b).slug;
  const BoardTile old = state.board[move.a];
  std::string text =
      old == kEmptySpace
          ? fmt::format("Put {} on {} for ${}", tile, slug(move.a), price)
          : fmt::format("Put {} on {} in place of your {} for ${}", tile, slug(move.a),
                        private_row(state, private_owner(old), private_number(old)).slug, price);
  if (kSpaceTable[move.a].woods) text += "; in the woods";
  if (trail_map(state).risk[move.a] != Risk::kNone) {
    text += "; with its risk action: " +
            action_words(state.edition(), action_row(state, {kRiskAction, move.a}));
  }
  return text + ".";
}

std::string buy_words(const State& state, Move move) {
  const PurchaseRow& option = row_of(kPurchaseTable, move.a);
  const std::string price =
      fmt::format("{} and ${}", counted(option.cowboys, "cowboy"), option.dollars);
  if (move.kind == MoveKind::kBuyTwo) {
    return fmt::format("Buy {} and {} with {}.", card_words(state.edition(), move.b),
                       card_words(state.edition(), move.c), price);
  }
  return fmt::format("Buy {} with {}.", card_words(state.edition(), move.b), price);
}

std::string upgrade_offer(const State& state, int station) {
  const StationRow& row = station_row(state, station);
  return fmt::format("${} to upgrade, {}, {} corners{}", row.upgrade_cost,
                     points(row.victory_points), corners_name(row.corners), sign(row.from));
}

std::string engine_words(const State& state, Move move) {
  const bool back = move.a < state.me().engine;
  std::string text =
      fmt::format("Move your engine {} to {}", back ? "back" : "forward", place_words(move.a));
  const std::int8_t station = kTrack[move.a].station;
  if (station >= 0) {
    const bool own = (state.me().stations >> station & 1) != 0;
    text += own ? " (already upgraded)" : fmt::format(" ({})", upgrade_offer(state, station));
  }
  const Decision& decision = state.stack.back();
  if (decision.kind == DecisionKind::kEngineBack &&
      static_cast<BackReward>(decision.b) == BackReward::kDollars) {
    text += fmt::format("; gain ${}", decision.c);
  }
  if (decision.kind == DecisionKind::kEngineHome)
    text += fmt::format("; gain ${}", kTrackEndDollars);
  return text + ".";
}

std::string disc_words(const State& state, Move move) {
  return fmt::format("Take a disc from {}: opens {}.", disc_space_row(state.edition(), move.a).slug,
                     disc_space_words(state.edition(), static_cast<DiscSpace>(move.a)));
}

std::string foresight_words(const State& state, Move move) {
  const int tile = state.foresight[static_cast<std::size_t>(move.a * 2 + move.b)];
  std::string where = "out of the game: there is no room";
  for (const Event& event : effect_of(state, move).events) {
    if (event.kind == EventKind::kTilePlaced) {
      where = fmt::format("onto {}", slug(event.a));
      break;
    }
    if (event.kind == EventKind::kWorkerOffered) {
      where = fmt::format("into row {} of the job market", event.b + 1);
      break;
    }
  }
  return fmt::format("Bring {} {}.", tile_words(state.edition(), tile), where);
}

std::string certificates_words(const State& state, Move move) {
  int value = 0;
  for (const Event& event : effect_of(state, move).events) {
    if (event.kind == EventKind::kIncome) value = event.amount;
  }
  const std::string used = move.a == 0
                               ? "Use no temporary certificate"
                               : fmt::format("Use {}", counted(move.a, "temporary certificate"));
  return fmt::format("{}: breeding value {}, income ${}.", used, value, value);
}

// What the arrow between two neighbours of the strip gives, once both bear a disc.
void add_arrow(const State& state, int city, int neighbour, std::vector<std::string>& parts) {
  const Deliveries& all = deliveries(state);
  if (neighbour < 0 || neighbour >= all.strip_length) return;
  const City other = row_of(all.strip, neighbour);
  if (state.me().cities[other] == 0) return;
  const int place = row_of(all.place, city);
  const CityArrowRow& arrow = row_of(all.arrow, std::min(place, neighbour));
  const auto by_the_arrow = [&](const std::string& what) {
    parts.push_back(
        fmt::format("{}{} by the arrow with {}", what, sign(arrow.from), city_name(other)));
  };
  if (arrow.objective_card) by_the_arrow("an objective card");
  if (arrow.tokens > 0) by_the_arrow(counted(arrow.tokens, "exchange token"));
  if (arrow.victory_points != 0) by_the_arrow(points(arrow.victory_points));
}

std::string deliver_words(const State& state, Move move) {
  const CityRow& row = city_row(state, move.a);
  const Crest& crest = row.crest;
  const bool extraordinary = state.stack.back().kind == DecisionKind::kExtraordinaryCity;
  std::vector<std::string> parts;
  const std::string_view unsure = sign(row.from);
  parts.push_back(fmt::format("Deliver to {} (value {}, {} corners{})", city_name(move.a),
                              row.value, corners_name(row.corners), unsure));
  if (crest.dollars > 0) parts.push_back(fmt::format("gain ${}{}", crest.dollars, unsure));
  if (!extraordinary) {
    parts.push_back(
        fmt::format("transport cost ${}", transport_cost(state, move.a, state.me().engine)));
  }
  if (crest.victory_points != 0) {
    parts.push_back(fmt::format("{}{}", points(crest.victory_points), unsure));
  }
  if (crest.points_per_bell > 0) {
    parts.push_back(fmt::format("{}{} per bell, {} now", points(crest.points_per_bell), unsure,
                                crest.points_per_bell * bells(state.me())));
  }
  if (crest.objective_card) parts.push_back(fmt::format("an objective card{}", unsure));
  if (crest.station_master && state.spare_masters != 0) {
    parts.emplace_back("one of the station masters left over");
  }
  const int place = row_of(deliveries(state).place, move.a);
  if (place >= 0) {
    add_arrow(state, move.a, place - 1, parts);
    add_arrow(state, move.a, place + 1, parts);
  }
  return fmt::format("{}.", fmt::join(parts, "; "));
}

// What a branch-office space shows, and what the town gives at once.
std::string found_words(const State& state, Move move) {
  const TownRow& row = town_map(state).town[move.a];
  const OfficeSpace& space = office_space(state, move.a, move.b);
  std::vector<std::string> parts;
  parts.push_back(
      fmt::format("Found a branch office in {}, space {}", town_words(state, move.a), move.b + 1));
  if (space.pay > 0) parts.push_back(fmt::format("pay ${}", space.pay));
  const std::string gain = gain_words(space.dollars, space.certificates, space.tokens);
  if (gain != "nothing") parts.push_back("gain " + gain);
  if (space.objective_card) parts.emplace_back("take an objective card");
  switch (row.kind) {
    case TownKind::kSmall:
      break;
    case TownKind::kStation:
      parts.push_back(
          fmt::format("its station: {}",
                      upgrade_offer(state, row_of(town_map(state).station_of_town, move.a))));
      break;
    case TownKind::kMedium:
      parts.push_back(fmt::format("its bonus tile: {}", bonus_tile_words(state, move.a)));
      break;
    case TownKind::kLarge: {
      const CityRow& city = city_row(state, row_of(town_map(state).city_of_town, move.a));
      parts.push_back(
          fmt::format("opens deliveries to it (value {}{})", city.value, sign(city.from)));
      break;
    }
  }
  return fmt::format("{}.", fmt::join(parts, "; "));
}

std::string skip_words(const State& state) {
  const Decision& decision = state.stack.back();
  switch (DecisionKind(decision.kind)) {
    case DecisionKind::kUpgradeStation:
      return fmt::format("Leave {} as it is.", station_words(state, decision.a));
    case DecisionKind::kStationMaster:
      return "Appoint nobody; the tile stays for others.";
    case DecisionKind::kEngineForward:
      return "Leave your engine where it is.";
    case DecisionKind::kRemoveCards:
      return "Keep the rest of your hand.";
    case DecisionKind::kGrowCattle:
      return "Let nothing more grow.";
    default:
      return "Do without it.";
  }
}

std::string discard_words(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  std::string text = move.kind == MoveKind::kDiscardPair
                         ? fmt::format("Discard {} and {}", card_name(move.a), card_name(move.b))
                         : fmt::format("Discard {}", card_words(state.edition(), move.a));
  if (decision.kind == DecisionKind::kDiscardForGain) {
    text += "; gain " + gain_words(decision.b, decision.c & ~kThenObjective);
    if ((decision.c & kThenObjective) != 0) text += ", then take an objective card into your hand";
  }
  return text + ".";
}

// What a station master counts.
std::string station_master_unit(Edition edition, StationMasterScore score) {
  switch (score) {
    case StationMasterScore::kPerWorker:
      return "worker";
    case StationMasterScore::kPerTwoObjectives:
      return "2 played objective cards";
    case StationMasterScore::kPerTwoHazards:
      return "2 hazard tiles";
    case StationMasterScore::kPerTradePair:
      return trade_pair_words(edition);
    case StationMasterScore::kPerTwoCertificates:
      return "2 certificates";
    case StationMasterScore::kPerTwoStations:
      return "2 own stations";
    case StationMasterScore::kPerBuilding:
      return "own building on the trail";
    case StationMasterScore::kPerTwoTokens:
      return "2 exchange tokens left";
    case StationMasterScore::kPerArea:
      return "area with an own office";
    case StationMasterScore::kPerBonusTown:
      return "bonus town with an own office";
    case StationMasterScore::kPerCattleThreeToFive:
      return "cattle card of value 3 to 5";
    case StationMasterScore::kNothing:
      break;
  }
  return {};
}

// ---- Events -------------------------------------------------------------------------------------

std::string drawn_words(std::uint8_t card) {
  return card == kNoCard ? "a card" : std::string(card_name(card));
}

// What several events of one kind in a row have in common: they are told in one sentence.
std::string_view verb_for_many(EventKind kind) {
  switch (kind) {
    case EventKind::kCardDrawn:
      return "draws";
    case EventKind::kCardDiscarded:
      return "discards";
    case EventKind::kCardRemoved:
      return "removes from the game";
    case EventKind::kHerderStepped:
      return "walks to";
    default:
      return {};
  }
}

std::string many_words(const State& after, const Event* first, const Event* last) {
  std::vector<std::string> things;
  int unseen = 0;
  for (const Event* event = first; event != last; ++event) {
    if (first->kind == EventKind::kHerderStepped) {
      things.emplace_back(slug(event->a));
    } else if (event->a == kNoCard) {
      ++unseen;
    } else {
      things.emplace_back(card_name(event->a));
    }
  }
  if (unseen > 0) things.push_back(counted(unseen, "card"));
  return fmt::format("{} {} {}.", seat_name(after, first->seat), verb_for_many(first->kind),
                     listed(things));
}

// An automa's purchase, or what Brisco is given.
std::string cattle_words(const State& after, const Event* first, const Event* last) {
  const bool gift = after.is_automa(first->seat) && after.options.automa == Automa::kBrisco;
  std::vector<std::string> cards;
  for (const Event* event = first; event != last; ++event) {
    cards.push_back(card_words(after.edition(), event->a));
  }
  return fmt::format("{} {} {}.", seat_name(after, first->seat), gift ? "takes" : "buys",
                     listed(cards));
}

// An action of an automa, what came of it and why, in one sentence. Puts `event` behind it.
std::string action_words_of(const State& after, const Event*& event, const Event* end) {
  const Event& acts = *event;
  const EventKind outcome = outcome_of(static_cast<AutomaAction>(acts.a));
  const auto is_outcome = [&](const Event* at) {
    return at != end && at->kind == outcome && at->seat == acts.seat;
  };
  ++event;
  std::string text;
  if (event != end && event->kind == EventKind::kBuildingRemoved) {
    text = event_sentence(after, *event++) + " ";
  }
  if (!is_outcome(event)) return text + event_sentence(after, acts);
  const Event* first = event++;
  if (outcome == EventKind::kCattleBought) {
    while (is_outcome(event)) ++event;
    text += cattle_words(after, first, event);
  } else {
    text += event_sentence(after, *first);
  }
  text.back() = ':';
  return fmt::format("{} {}.", text, automa_reason_words(after, acts));
}

// A disc of an automa always comes from its supply: where it goes says enough.
bool is_told_by_next(const State& after, const Event* event, const Event* end) {
  return event->kind == EventKind::kDiscTaken && after.is_automa(event->seat) && event + 1 != end &&
         event[1].kind == EventKind::kDiscPlaced;
}

// Who chose a tile, on whose behalf.
std::string chosen_words(const State& after, const Event& event) {
  const std::string who = seat_name(after, event.seat);
  const std::string tile = tile_words(after.edition(), event.b);
  if (!after.is_automa(event.seat)) return fmt::format("{} chooses {} in Kansas City.", who, tile);
  if (!automa_row(after.options.automa).you_choose_tiles) {
    return fmt::format("{} draws {} at random in Kansas City.", who, tile);
  }
  return fmt::format("{} chooses {} in Kansas City for {}.", seat_name(after, 0), tile, who);
}

std::string objective_taken_words(const State& after, const Event& event) {
  const std::string card =
      event.a == kNoCard ? "an unseen objective card" : "objective " + drawn_words(event.a);
  std::string_view where = event.c == 1 ? " into the hand" : " onto the discard pile";
  if (after.is_automa(event.seat)) where = ", which counts for him in any case";
  return fmt::format("{} takes {}{}{}.", seat_name(after, event.seat), card,
                     event.b == 0xff ? " from the stack" : "", where);
}

std::string master_won_words(const State& after, const Event& event) {
  const std::string who = seat_name(after, event.seat);
  const std::string station = station_words(after, event.a);
  const std::string tile = station_master_words(after.edition(), event.b);
  if (after.is_automa(event.seat)) {
    return fmt::format("{} takes the master of {} out of everybody's reach ({}).", who, station,
                       tile);
  }
  return fmt::format("{} appoints {} as master of {} ({}).", who,
                     with_article(worker_name(event.c)), station, tile);
}

std::string disc_taken_words(const State& after, const Event& event) {
  const std::string who = seat_name(after, event.seat);
  if (after.is_automa(event.seat)) return fmt::format("{} takes a disc from his supply.", who);
  return fmt::format("{} takes a disc from {}.", who,
                     disc_space_row(after.edition(), event.a).slug);
}

}  // namespace

std::string card_words(Edition edition, Card card) {
  if (is_objective(card)) return fmt::format("objective {}", card_name(card));
  const Breed breed = breed_of(card);
  const int vp = cattle_row(card).victory_points;
  // The names of orange cards name the breed already.
  const bool named = edition == Edition::kSecond && breed != Breed::kOrange;
  return fmt::format(
      "{} ({}value {}{})", card_name(card),
      named ? fmt::format("{}, ", row_of(kBreedTable, static_cast<int>(breed)).second_name) : "",
      breeding_value(card), vp > 0 ? ", " + points(vp) : "");
}

std::string_view trade_colour_words(Edition edition, TradeColour colour) {
  if (edition == Edition::kSecond && colour == TradeColour::kBlue) return "orange";
  return row_of(kTradeColourNames, static_cast<int>(colour));
}

std::string bonus_tile_words(const State& state, Town town) {
  const int place = row_of(town_map(state).bonus_place, town);
  const int tile = row_of(state.bonus_tile, place);
  return fmt::format("{}, {}", row_of(kBonusTileTable, tile).slug,
                     actions_words(state.edition(), bonus_actions(state, tile)));
}

namespace {

std::string plain_action_words(Edition edition, const ActionRow& row) {
  const std::string gain = gain_words(row.dollars, row.certificates, row.tokens);
  switch (row.op) {
    case Op::kDiscardBreed:
      return fmt::format("discard a {} card: gain {}", breed_words(edition, row.breed), gain);
    case Op::kDiscardPair:
      return fmt::format("discard two cattle cards of one breed: gain {}", gain);
    case Op::kDiscardAny:
      return fmt::format("discard a cattle card: gain {}", gain);
    case Op::kDiscardObjective:
      return fmt::format("discard an objective card: gain {}", gain);
    case Op::kDiscardBreedEngine:
      return fmt::format("discard a {} card: engine forward up to {}",
                         breed_words(edition, row.breed), row.amount);
    case Op::kDiscardAnyObjective:
      return fmt::format("discard a cattle card: gain {} and take an objective card into the hand",
                         gain);
    case Op::kDiscardValueThree:
      return fmt::format("discard a cattle card of value 3: gain {}", gain);
    case Op::kDiscardBreedAux:
      return fmt::format("discard a {} card: one single auxiliary action",
                         breed_words(edition, row.breed));
    case Op::kGain:
      return fmt::format("gain {}", gain);
    case Op::kGainPerWoods:
      return fmt::format("gain {} for each own building in the woods", gain);
    case Op::kGainPerEngineer:
      return fmt::format("gain {} for each engineer", gain);
    case Op::kGainPerBuilder:
      return fmt::format("gain {} for each builder", gain);
    case Op::kGainPerStation:
      return fmt::format("gain {} for each own station", gain);
    case Op::kGainPerTradePair:
      return fmt::format("gain {} for each {}", gain, trade_pair_words(edition));
    case Op::kGainPerBell:
      return fmt::format("gain {} for each bell cleared", gain);
    case Op::kCertificatesToLimit:
      return "gain certificates up to the limit";
    case Op::kHire:
      if (row.amount > 0) return fmt::format("hire a worker for ${} more", row.amount);
      if (row.amount < 0) return fmt::format("hire a worker for ${} less", -row.amount);
      return "hire a worker";
    case Op::kBuild:
      return fmt::format("place or replace a building at ${} per builder", row.amount);
    case Op::kBuildFree:
      return fmt::format("place or replace a building of at most {} free of charge",
                         counted(row.amount, "builder"));
    case Op::kBuyCattle:
      return "buy cattle";
    case Op::kTakeCattleThree:
      return "take a cattle card of value 3 from the market";
    case Op::kTakeObjective:
      return "take an objective card";
    case Op::kEngine:
      return row.price > 0 ? fmt::format("pay ${}: engine forward up to {}", row.price, row.amount)
                           : fmt::format("engine forward up to {}", row.amount);
    case Op::kEnginePerEngineer:
      return "engine forward, 1 per engineer";
    case Op::kEnginePerWoods:
      return "engine forward, 1 per own building in the woods";
    case Op::kEnginePerHazard:
      return "engine forward, 1 per own hazard tile";
    case Op::kEngineBack:
      return fmt::format("engine back exactly {}: gain {}", row.amount, gain);
    case Op::kTrade:
      return fmt::format("take {} {}", edition == Edition::kFirst ? "a" : "an",
                         trade_thing(edition));
    case Op::kRemoveHazard:
      return row.price > 0 ? fmt::format("remove a hazard for ${}", row.price)
                           : "remove a hazard free of charge";
    case Op::kRemoveCards:
      return fmt::format("remove up to {} from the game", counted(row.amount, "hand card"));
    case Op::kAux:
      return "auxiliary action, single or double";
    case Op::kMoveHerder:
      return fmt::format("move the herder up to {}", row.amount);
    case Op::kDrawThenDiscard:
      return "draw up to 1 card per cowboy, then discard as many";
    case Op::kExtraordinaryDelivery:
      return "extraordinary delivery";
    case Op::kUpgradeStationBehind:
      return "upgrade a station behind the engine";
    case Op::kCopyNeighbour:
      return "copy the local actions of an adjacent building";
    case Op::kFoundOffice:
      return "found a branch office";
  }
  return {};
}

}  // namespace

std::string action_words(Edition edition, const ActionRow& row) {
  return fmt::format("{}{}", plain_action_words(edition, row), sign(row.from));
}

std::string actions_words(Edition edition, ActionSpan actions) {
  std::string text;
  int choice = 0;
  for (int i = 0; i < actions.count; ++i) {
    const ActionRow& row = row_of(kActionTable, actions.first + i);
    if (i > 0) text += row.choice != 0 && row.choice == choice ? " OR " : "; ";
    text += action_words(edition, row);
    choice = row.choice;
  }
  return text;
}

namespace {

std::string immediate_words(ImmediateAction action) {
  switch (action.kind) {
    case Immediate::kNone:
      return "";
    case Immediate::kDollars:
      return fmt::format("gain ${}; ", action.amount);
    case Immediate::kDrawThenDiscard:
      return fmt::format("draw up to {}, then discard as many; ", action.amount);
    case Immediate::kEngine:
      return fmt::format("engine forward up to {}; ", action.amount);
    case Immediate::kFreeMove:
      return fmt::format("walk up to {} without fees; ", action.amount);
    case Immediate::kAux:
      return "one auxiliary action, single or double; ";
  }
  return "";
}

// What the card scores in the end.
std::string scoring_words(Edition edition, Card card) {
  const ObjectiveRow& row = objective_row(card);
  std::vector<std::string> tasks;
  for (std::size_t i = 0; i < row.tasks.size(); ++i) {
    if (row.tasks[i] > 0) {
      tasks.push_back(task_words(edition, static_cast<Task>(i), row.tasks[i]));
    }
  }
  return fmt::format("{} for {}{}{}", points(row.victory_points), listed(tasks),
                     row.penalty > 0 ? fmt::format(", else -{}", row.penalty) : "", sign(row.from));
}

std::string play_objective_words(Edition edition, Move move) {
  if (move.b == kForfeitAction) {
    return fmt::format("Play objective {} without its action: {}.", card_name(move.a),
                       scoring_words(edition, move.a));
  }
  return fmt::format("Play objective {}: {}.", card_name(move.a), objective_words(edition, move.a));
}

}  // namespace

std::string objective_words(Edition edition, Card card) {
  return immediate_words(objective_row(card).immediate) + scoring_words(edition, card);
}

std::string tile_words(Edition edition, int tile) {
  const TileRow& row = row_of(kTileTable, tile);
  switch (row.kind) {
    case TileClass::kWorker:
      return std::string(with_article(row.name));
    case TileClass::kTrade: {
      const std::string_view colour =
          trade_colour_words(edition, static_cast<TradeColour>(row.which));
      return fmt::format("{} {} {}", colour == "orange" ? "an" : "a", colour, trade_thing(edition));
    }
    case TileClass::kHazard:
      return fmt::format("a {} ({}, {} hand)", row_of(kHazardNames, row.which),
                         points(row.victory_points), row.hands == kGreenHand ? "green" : "black");
  }
  return {};
}

std::string location_words(const State& state, Space space) {
  if (space == kNowhere) return "beside the board";
  const BoardTile tile = state.board[space];
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kStart:
      return "the start of the trail";
    case SpaceKind::kKansasCity:
      return "Kansas City";
    case SpaceKind::kNeutral: {
      const std::string_view letter = row_of(kNeutralTable, neutral_letter(tile)).slug;
      return letter == slug(space) ? fmt::format("neutral building {}", letter)
                                   : fmt::format("neutral building {} on {}", letter, slug(space));
    }
    case SpaceKind::kBuilding: {
      if (tile == kEmptySpace) break;
      const Seat owner = private_owner(tile);
      return fmt::format("{} building {} on {}",
                         owner == actor(state) ? "your" : seat_name(state, owner) + "'s",
                         private_row(state, owner, private_number(tile)).slug, slug(space));
    }
    case SpaceKind::kHazard:
    case SpaceKind::kTrade:
      if (tile == kEmptySpace) break;
      return fmt::format("{} on {}", tile_words(state.edition(), kansas_tile(tile)), slug(space));
  }
  return fmt::format("the empty space {}", slug(space));
}

std::string place_words(std::uint8_t place) {
  const TrackPlace& at = kTrack[place];
  if (at.turnout) {
    return fmt::format("the turnout of {} between {} and {}", track_station_words(at.station),
                       at.space, at.space + 1);
  }
  if (place == kTrackStart) return "the start of the track";
  return fmt::format("space {}", at.space);
}

std::string station_master_words(Edition edition, int tile) {
  const StationMasterRow& row = row_of(kStationMasterTable, tile);
  std::vector<std::string> parts;
  if (row.dollars > 0) parts.push_back(fmt::format("${} at once", row.dollars));
  if (row.permanent_certificates == 1) parts.emplace_back("a permanent certificate");
  if (row.permanent_certificates > 1) {
    parts.push_back(counted(row.permanent_certificates, "permanent certificate"));
  }
  if (row.certificates > 0) {
    parts.push_back(fmt::format("{} at once", counted(row.certificates, "certificate")));
  }
  if (row.tokens > 0) {
    parts.push_back(fmt::format("{} at once", counted(row.tokens, "exchange token")));
  }
  switch (row.action) {
    case StationMasterAction::kNone:
      break;
    case StationMasterAction::kHazardOrTrade:
      parts.push_back(fmt::format("a hazard or {} {} at once",
                                  edition == Edition::kFirst ? "a" : "an", trade_thing(edition)));
      break;
    case StationMasterAction::kFoundOffice:
      parts.emplace_back("a branch office founded at once");
      break;
    case StationMasterAction::kBuildFree: {
      const ActionRow& build = kActionTable[action_named("B5:build-free")];
      parts.push_back(fmt::format("{} at once", action_words(edition, build)));
      break;
    }
  }
  if (row.victory_points > 0) {
    parts.push_back(fmt::format("{} per {}", points(row.victory_points),
                                station_master_unit(edition, row.score)));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string seat_name(const State& state, Seat seat) {
  if (!state.is_automa(seat)) return fmt::format("Player {}", seat + 1);
  const std::string_view name = automa_row(state.options.automa).name;
  if (state.options.automas == 1) return std::string(name);
  return fmt::format("{} {}", name, seat - state.people() + 1);
}

std::string decision_sentence(const State& state) {
  const Decision& decision = state.stack.back();
  const PlayerState& me = state.me();
  const int a = decision.a;
  const std::string_view may = decision.optional() ? " You may decline." : "";
  const std::string_view a_trade_tile =
      state.edition() == Edition::kFirst ? "a trade tile" : "an outlaw";
  switch (DecisionKind(decision.kind)) {
    case DecisionKind::kGameOver:
      return "The game is over.";
    case DecisionKind::kPlaceHerder:
      return "Place your herder on a neutral building and use it.";
    case DecisionKind::kMove:
      return fmt::format("Walk your herder, at most {}.{}", counted(step_limit(state, me), "step"),
                         me.hand.objectives != 0 ? " You may play objective cards first." : "");
    case DecisionKind::kUseLocation: {
      const std::string here = location_words(state, me.herder);
      if (state.acted != 0) {
        return state.local.empty() ? "All done here: end your turn."
                                   : fmt::format("Go on using {}, or end your turn.", here);
      }
      if (state.local.empty()) return fmt::format("Choose one auxiliary action at {}.", here);
      return fmt::format("Use {}: its actions once each in any order, or one auxiliary action.",
                         here);
    }
    case DecisionKind::kMoveHerder:
      return fmt::format("Walk on, at most {}, and use the location you reach.{}",
                         counted(a, "step"), may);
    case DecisionKind::kFreeMove:
      return fmt::format("Walk at most {} without fees, but not into Kansas City.{}",
                         counted(a, "step"), may);
    case DecisionKind::kHire: {
      const int modifier = a - kHireModifierBase;
      if (modifier > 0) return fmt::format("Hire a worker for ${} more.{}", modifier, may);
      if (modifier < 0) return fmt::format("Hire a worker for ${} less.{}", -modifier, may);
      return fmt::format("Hire a worker.{}", may);
    }
    case DecisionKind::kBuildTile:
      if (decision.c > 0) {
        return fmt::format("Choose a building of at most {}; it is free of charge.{}",
                           counted(decision.c, "builder"), may);
      }
      return fmt::format("Choose a building, at ${} for each builder it needs.{}", a, may);
    case DecisionKind::kBuildSite:
      return fmt::format("Choose a space for building {}.{}",
                         private_row(state, state.current, decision.b).slug, may);
    case DecisionKind::kBuyCattle:
      return fmt::format("Buy cattle: {} left to use.", counted(a, "cowboy"));
    case DecisionKind::kEngineForward:
      return fmt::format("Move your engine forward, at most {}.{}", counted(a, "space"), may);
    case DecisionKind::kEngineBack:
      return fmt::format("Move your engine back exactly {}.{}", counted(a, "space"), may);
    case DecisionKind::kEngineHome:
      return fmt::format(
          "Your engine is at the end of the track: move it back to any free place and gain ${}.",
          kTrackEndDollars);
    case DecisionKind::kUpgradeStation:
      return fmt::format("Upgrade {}? ({})", station_words(state, a), upgrade_offer(state, a));
    case DecisionKind::kUpgradeBehind:
      return fmt::format("Choose a station behind your engine to upgrade.{}", may);
    case DecisionKind::kDisc:
      return fmt::format("Choose the disc that goes to {}.",
                         static_cast<DiscTarget>(a) == DiscTarget::kCity
                             ? std::string(city_name(decision.b))
                             : station_words(state, decision.b));
    case DecisionKind::kStationMaster:
      return fmt::format(
          "Appoint one of your workers as master of {}? ({})", station_words(state, a),
          station_master_words(state.edition(),
                               row_of(state.station_master, station_master_space(a))));
    case DecisionKind::kHazardOrTrade:
      return fmt::format("Remove a hazard free of charge, or take {}.{}", a_trade_tile, may);
    case DecisionKind::kRemoveHazard:
      return a > 0 ? fmt::format("Choose a hazard to remove for ${}.{}", a, may)
                   : fmt::format("Choose a hazard to remove free of charge.{}", may);
    case DecisionKind::kTrade:
      return fmt::format("Choose {}.{}", a_trade_tile, may);
    case DecisionKind::kTakeObjective:
      return fmt::format("Take an objective card{}.{}",
                         a != 0 ? " into your hand" : " onto your discard pile", may);
    case DecisionKind::kDrawCards:
      return fmt::format("Draw up to {}; you discard as many afterwards.{}", counted(a, "card"),
                         may);
    case DecisionKind::kDiscardCards:
      return fmt::format("Discard {}.", counted(a, "card"));
    case DecisionKind::kDiscardForGain:
      return fmt::format("Discard {} to gain {}.{}", discard_what(state.edition(), a),
                         gain_words(decision.b, decision.c & ~kThenObjective), may);
    case DecisionKind::kRemoveCards:
      return fmt::format("Remove up to {} from the game.", counted(a, "hand card"));
    case DecisionKind::kAux:
      return fmt::format("Choose an auxiliary action, {}.{}",
                         a != 0 ? "single only" : "single or double", may);
    case DecisionKind::kForesight:
      if (state.is_automa(state.current)) {
        const std::string who = seat_name(state, state.current);
        return fmt::format(
            "{} is in Kansas City, foresight {}: choose the tile that comes into play.", who,
            a + 1);
      }
      return fmt::format("Kansas City, foresight {}: choose the tile that comes into play.", a + 1);
    case DecisionKind::kIncome:
      return fmt::format(
          "Kansas City, income: your herd is worth {}; choose how many certificates to add.",
          herd_value(me));
    case DecisionKind::kDeliver:
      return fmt::format("Kansas City, delivery: choose a city of value {} at most.", a);
    case DecisionKind::kExtraordinaryMove:
      return fmt::format("Extraordinary delivery: choose how far your engine goes back.{}", may);
    case DecisionKind::kExtraordinaryCity:
      return fmt::format("Extraordinary delivery: choose a city of value {} at most.", a);
    case DecisionKind::kFoundOffice:
      return fmt::format("Found a branch office: choose a town within reach and a space.{}", may);
    case DecisionKind::kOfficeDiscard:
      return fmt::format("Discard {} of value 2 to found {}.", counted(a, "cattle card"),
                         counted(decision.b, "branch office"));
    case DecisionKind::kGrowCattle:
      return fmt::format("Kansas City: choose a Simmental card of your hand that grows.{}", may);
    case DecisionKind::kBonusTile:
      return fmt::format("Choose how to use the bonus tile of {}.{}", town_words(state, decision.a),
                         may);
    case DecisionKind::kTakeCattle:
      return fmt::format("Take a cattle card of value {} from the market, free of charge.{}", a,
                         may);
    case DecisionKind::kTakeStationMaster:
      return fmt::format("Take one of the station masters left over.{}", may);
    case DecisionKind::kBegin:
      return fmt::format("{} has the first turn.", seat_name(state, state.current));
    case DecisionKind::kTransportCost:
    case DecisionKind::kLeaveKansasCity:
    case DecisionKind::kDrawPhase:
    case DecisionKind::kDiscardHand:
    case DecisionKind::kGainTokens:
    case DecisionKind::kAutomaTurn:
    case DecisionKind::kAutomaDelivers:
    case DecisionKind::kBackReward:
      break;  // carried out without asking
  }
  return {};
}

std::string move_sentence(const State& state, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kPlace: {
      const ActionSpan actions = row_of(kNeutralTable, neutral_letter(state.board[move.a])).actions;
      return fmt::format("Begin at {}: {}.", location_words(state, move.a),
                         actions_words(state.edition(), actions));
    }
    case MoveKind::kMove:
      return walk_words(state, move);
    case MoveKind::kUse:
      return use_words(state, move);
    case MoveKind::kAux:
      return fmt::format("{}.",
                         capitalised(aux_words(state.edition(), static_cast<Aux>(move.a), move.b)));
    case MoveKind::kPlayObjective:
      return play_objective_words(state.edition(), move);
    case MoveKind::kEnd:
      return fmt::format("End your turn and draw up to {}.",
                         counted(hand_limit(state.me()), "card"));
    case MoveKind::kDone:
      return "Buy nothing more.";
    case MoveKind::kSkip:
      return skip_words(state);
    case MoveKind::kHire:
      return hire_words(state, move);
    case MoveKind::kBuild:
      return build_words(state, move);
    case MoveKind::kSite:
      return site_words(state, move);
    case MoveKind::kBuyOne:
    case MoveKind::kBuyTwo:
      return buy_words(state, move);
    case MoveKind::kMarketDraw:
      return fmt::format("Use {} to bring {} from the stack to the market.",
                         counted(kCowboysToDraw, "cowboy"), counted(kCardsPerMarketDraw, "card"));
    case MoveKind::kEngine:
      return engine_words(state, move);
    case MoveKind::kUpgrade:
      return fmt::format("Upgrade {} ({}).", station_words(state, move.a),
                         upgrade_offer(state, move.a));
    case MoveKind::kDisc:
      return disc_words(state, move);
    case MoveKind::kStationDisc:
      return fmt::format("Take your disc from {} instead; its {} are lost.",
                         station_words(state, move.a),
                         points(station_row(state, move.a).victory_points));
    case MoveKind::kAppoint:
      return fmt::format("Appoint {} and take the tile.", with_article(worker_name(move.a)));
    case MoveKind::kHazard: {
      const int price = effect_of(state, move).paid;
      return fmt::format("Take {} {}.", location_words(state, move.a),
                         price > 0 ? fmt::format("for ${}", price) : "free of charge");
    }
    case MoveKind::kTrade: {
      const std::int8_t dollars = trail_map(state).trade_dollars[move.a];
      const int tokens = trail_map(state).trade_tokens[move.a];
      if (tokens > 0) {
        return fmt::format("Take {} and gain {}.", location_words(state, move.a),
                           gain_words(dollars, 0, tokens));
      }
      return fmt::format("Take {} and {} ${}.", location_words(state, move.a),
                         dollars < 0 ? "pay" : "gain", dollars < 0 ? -dollars : dollars);
    }
    case MoveKind::kObjective:
      return fmt::format("Take {}: {}.", card_name(move.a),
                         objective_words(state.edition(), move.a));
    case MoveKind::kObjectiveStack:
      return fmt::format("Take the top card of the objective stack, unseen ({} left).",
                         std::popcount(state.objective_stack));
    case MoveKind::kDraw:
      return fmt::format("Draw {}, then discard as many.", counted(move.a, "card"));
    case MoveKind::kDiscard:
    case MoveKind::kDiscardPair:
      return discard_words(state, move);
    case MoveKind::kRemove:
      return fmt::format("Remove {} from the game.", card_words(state.edition(), move.a));
    case MoveKind::kForesight:
      return foresight_words(state, move);
    case MoveKind::kCertificates:
      return certificates_words(state, move);
    case MoveKind::kDeliver:
      return deliver_words(state, move);
    case MoveKind::kExchange:
      return fmt::format("Use an exchange token: draw {}, then discard as many.",
                         counted(move.a, "card"));
    case MoveKind::kFound:
      return found_words(state, move);
    case MoveKind::kGrow:
      return fmt::format("Let {} grow into {}.", card_name(move.a),
                         card_words(state.edition(), cattle_row(move.a).grows_into));
    case MoveKind::kBonus:
      return fmt::format("{}.", capitalised(action_words(state.edition(), kActionTable[move.a])));
    case MoveKind::kTakeCattle:
      return fmt::format("Take {} onto your discard pile.", card_words(state.edition(), move.a));
    case MoveKind::kTakeMaster:
      return fmt::format("Take station master \"{}\": {}.",
                         row_of(kStationMasterTable, move.a).slug,
                         station_master_words(state.edition(), move.a));
    case MoveKind::kBegin:
      return fmt::format("Let {} begin.", seat_name(state, state.current));
  }
  return {};
}

std::string event_sentence(const State& after, const Event& event) {
  const std::string who = seat_name(after, event.seat);
  const int amount = event.amount;
  switch (EventKind(event.kind)) {
    case EventKind::kTurnBegan:
      return fmt::format("Turn {}: {}.", amount, who);
    case EventKind::kHerderPlaced:
      return fmt::format("{} begins at {}.", who, location_words(after, event.a));
    case EventKind::kHerderStepped:
      return fmt::format("{} walks to {}.", who, slug(event.a));
    case EventKind::kFeePaid:
      return fmt::format("{} pays ${} to {} for {}.", who, amount, fee_receiver(after, event.b),
                         slug(event.a));
    case EventKind::kDollarsGained:
      return fmt::format("{} gains ${}.", who, amount);
    case EventKind::kDollarsPaid:
      return fmt::format("{} pays ${}.", who, amount);
    case EventKind::kLocalActionUsed:
      return fmt::format("{} uses {}: {}.", who, slug(event.b),
                         action_words(after.edition(), action_row(after, {event.a, event.b})));
    case EventKind::kAuxUsed:
      return fmt::format("{} takes a {} auxiliary action, {}.", who,
                         event.b == 2 ? "double" : "single",
                         aux_row(after.edition(), static_cast<Aux>(event.a)).slug);
    case EventKind::kForfeited:
      return fmt::format("{} does without a reward.", who);
    case EventKind::kCardDrawn:
      return fmt::format("{} draws {}.", who, drawn_words(event.a));
    case EventKind::kDeckShuffled:
      return fmt::format("{} shuffles the discard pile into a new draw stack.", who);
    case EventKind::kCardDiscarded:
      return fmt::format("{} discards {}.", who, drawn_words(event.a));
    case EventKind::kCardRemoved:
      return fmt::format("{} removes {} from the game.", who, drawn_words(event.a));
    case EventKind::kObjectiveTaken:
      return objective_taken_words(after, event);
    case EventKind::kObjectiveShown:
      return fmt::format("Objective {} is on display.", drawn_words(event.a));
    case EventKind::kObjectivePlayed:
      return fmt::format("{} plays objective {}.", who, drawn_words(event.a));
    case EventKind::kCattleBought:
      return cattle_words(after, &event, &event + 1);
    case EventKind::kMarketCardShown:
      return fmt::format("{} comes into the cattle market.",
                         capitalised(card_words(after.edition(), event.a)));
    case EventKind::kWorkerHired:
      return fmt::format("{} hires {} from row {}.", who, with_article(worker_name(event.a)),
                         event.b + 1);
    case EventKind::kBuildingPlaced:
      return fmt::format("{} builds {} on {}.", who, private_row(after, event.seat, event.a).slug,
                         slug(event.b));
    case EventKind::kBuildingRemoved:
      return fmt::format("{} gives up {} on {}.", who, private_row(after, event.seat, event.a).slug,
                         slug(event.b));
    case EventKind::kHazardTaken:
    case EventKind::kTradeTileTaken:
      return fmt::format("{} takes {} from {}.", who, tile_words(after.edition(), event.b),
                         slug(event.a));
    case EventKind::kEngineMoved:
      return fmt::format("{} moves the engine to {}.", who, place_words(event.a));
    case EventKind::kStationUpgraded:
      return fmt::format("{} upgrades {}.", who, station_words(after, event.a));
    case EventKind::kDiscTaken:
      return disc_taken_words(after, event);
    case EventKind::kStationDiscTaken:
      return fmt::format("{} takes the disc back from {}.", who, station_words(after, event.a));
    case EventKind::kDiscPlaced:
      return fmt::format("{} places a disc on {}.", who,
                         static_cast<DiscTarget>(event.a) == DiscTarget::kCity
                             ? std::string(city_name(event.b))
                             : station_words(after, event.b));
    case EventKind::kStationMasterWon:
      return master_won_words(after, event);
    case EventKind::kCertificatesMoved:
      return fmt::format(
          "{} now has {}.", who,
          counted(row_of(kCertificateTrack, event.a).certificates, "temporary certificate"));
    case EventKind::kTileChosen:
      return chosen_words(after, event);
    case EventKind::kTilePlaced:
      return fmt::format("It goes onto {}.", slug(event.a));
    case EventKind::kTileOut:
      return "There is no room for it: it leaves the game.";
    case EventKind::kWorkerOffered:
      return fmt::format("It goes into row {} of the job market.", event.b + 1);
    case EventKind::kJobTokenMoved:
      return fmt::format("The job market token moves to row {}.", event.a + 1);
    case EventKind::kJobTokenTaken:
      return fmt::format("{} takes the job market token: everybody else has one more turn.", who);
    case EventKind::kTileRevealed:
      return fmt::format("Foresight {} now offers {}.", event.a / 2 + 1,
                         tile_words(after.edition(), event.b));
    case EventKind::kIncome:
      return fmt::format("{} sells a herd of breeding value {}.", who, amount);
    case EventKind::kDelivered:
      return fmt::format("{} delivers to {}{}.", who, city_name(event.a),
                         amount > 0 ? fmt::format(", transport cost ${}", amount) : "");
    case EventKind::kHerderReturned:
      return fmt::format("{} returns to the start of the trail.", who);
    case EventKind::kGameEnded:
      return "The game is over.";
    case EventKind::kTokensGained:
      return fmt::format("{} gains {}.", who, counted(amount, "exchange token"));
    case EventKind::kTokenUsed:
      return fmt::format("{} uses an exchange token to draw {}.", who, counted(amount, "card"));
    case EventKind::kOfficeFounded:
      return fmt::format("{} founds a branch office in {}, space {}.", who,
                         town_words(after, event.a), event.b + 1);
    case EventKind::kCattleGrown:
      return fmt::format("{}'s {} grows into {}.", who, card_name(event.a),
                         card_words(after.edition(), event.b));
    case EventKind::kCattleTaken:
      return fmt::format("{} takes {} from the cattle market.", who,
                         card_words(after.edition(), event.a));
    case EventKind::kBonusTileUsed:
      return fmt::format("{} uses the bonus tile {} of {}.", who,
                         row_of(kBonusTileTable, event.b).slug, town_words(after, event.a));
    case EventKind::kStationMasterTaken:
      return fmt::format("{} takes station master \"{}\" ({}).", who,
                         row_of(kStationMasterTable, event.a).slug,
                         station_master_words(after.edition(), event.a));
    case EventKind::kAutomaShuffled:
    case EventKind::kAutomaCard:
    case EventKind::kAutomaActs:
    case EventKind::kAutomaNothing:
    case EventKind::kSpecialized:
    case EventKind::kFeeFromBank:
    case EventKind::kOfficeCardTurned:
    case EventKind::kOfficeCardPutUnder:
      return automa_event_sentence(after, event);
  }
  return {};
}

std::string prospect_words(const State& view, const Event& prospect) {
  const bool told = prospect.a != kLeftOut;
  const auto card = [&] { return card_words(view.edition(), prospect.a); };
  switch (EventKind(prospect.kind)) {
    case EventKind::kDelivered:
      return told ? fmt::format("deliver to {}", city_name(prospect.a)) : "deliver in Kansas City";
    case EventKind::kStationMasterWon:
      return fmt::format("appoint a station master for {}", station_words(view, prospect.a));
    case EventKind::kWorkerHired:
      return fmt::format("hire {}", told ? with_article(worker_name(prospect.a)) : "a worker");
    case EventKind::kBuildingPlaced:
      return told ? fmt::format("place building {}",
                                private_row(view, prospect.seat, prospect.a).slug)
                  : "place a building";
    case EventKind::kOfficeFounded:
      return fmt::format("found a branch office{}",
                         told ? " in " + town_words(view, prospect.a) : std::string());
    case EventKind::kStationUpgraded:
      return fmt::format("upgrade {}", told ? station_words(view, prospect.a) : "a station");
    case EventKind::kCattleBought:
      return fmt::format("buy {}", told ? card() : "cattle");
    case EventKind::kCattleTaken:
      return fmt::format("take {} from the cattle market", told ? card() : "a card");
    case EventKind::kHazardTaken:
      return told ? fmt::format("remove {} from {}", tile_words(view.edition(), prospect.b),
                                slug(prospect.a))
                  : "remove a hazard";
    case EventKind::kTradeTileTaken:
      return told ? fmt::format("take {} from {}", tile_words(view.edition(), prospect.b),
                                slug(prospect.a))
                  : fmt::format("take a {}", trade_thing(view.edition()));
    case EventKind::kObjectivePlayed:
      return "play an objective card";
    case EventKind::kObjectiveTaken:
      return "take an objective card";
    case EventKind::kCattleGrown:
      return "let cattle grow";
    case EventKind::kJobTokenTaken:
      return "take the job market token";
    case EventKind::kCertificatesMoved:
      return "gain certificates";
    case EventKind::kCardRemoved:
      return "remove cards from the game";
    default:
      return {};
  }
}

std::vector<std::string> event_sentences(const State& after, const EventList& events) {
  std::vector<std::string> sentences;
  for (const Event* event = events.begin(); event != events.end();) {
    if (event->kind == EventKind::kAutomaActs) {
      sentences.push_back(action_words_of(after, event, events.end()));
      continue;
    }
    const Event* last = event + 1;
    if (is_told_by_next(after, event, events.end())) {
      event = last;
      continue;
    }
    if (!verb_for_many(event->kind).empty()) {
      while (last != events.end() && last->kind == event->kind && last->seat == event->seat) ++last;
      sentences.push_back(many_words(after, event, last));
    } else {
      sentences.push_back(event_sentence(after, *event));
    }
    event = last;
  }
  return sentences;
}

}  // namespace drover::trail
