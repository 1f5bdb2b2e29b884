#include "trail/describe_automa.h"

#include <string_view>
#include <vector>

#include "trail/describe.h"
#include "trail/describe_words.h"
#include "trail/rules/automa.h"

namespace drover::trail {

namespace {

std::string_view worker_word(Worker kind) { return kWorkerNames[static_cast<std::size_t>(kind)]; }

std::string_view trade_word(const State& state) {
  return state.edition() == Edition::kFirst ? "trade tile" : "outlaw";
}

std::string town_name(const State& state, Town town) {
  const TownRow& row = town_map(state).town[town];
  return fmt::format("{} ({}{})", row.name, row.slug, sign(row.from));
}

// ---- Cards --------------------------------------------------------------------------------------

std::string steps_words(const State& state, Seat seat, AutomaSteps rule, int steps) {
  std::string count = counted(steps, "step");
  switch (rule) {
    case AutomaSteps::kPrinted:
      return count;
    case AutomaSteps::kMostBuildings:
      return fmt::format("{} (as many as anybody has buildings on the trail, at least 1)", count);
    case AutomaSteps::kCowboys:
      return fmt::format("{} (one for each of his cowboys)", count);
    case AutomaSteps::kSpecialists:
      return fmt::format("{} (one for each of his {}s)", count,
                         worker_word(state.automa_of(seat).specialization));
    case AutomaSteps::kYourLimit:
      return fmt::format("{} (as many as {} may walk)", count, seat_name(state, 0));
  }
  return {};
}

// What a card asks for. Empty: nothing.
std::string action_of_card(const State& state, AutomaAction action) {
  switch (action) {
    case AutomaAction::kNothing:
      return {};
    case AutomaAction::kHireCheapest:
      return "hire the cheapest worker";
    case AutomaAction::kHireSpecialist:
      return "hire a worker of his specialization";
    case AutomaAction::kHireEngineer:
      return "hire an engineer";
    case AutomaAction::kMoveEngine:
      return "move the engine";
    case AutomaAction::kTakeObjective:
      return "take an objective card";
    case AutomaAction::kTakeTrade:
      return fmt::format("take the {} with the highest reward", trade_word(state));
    case AutomaAction::kTakeHazard:
      return "take a hazard of the kind there are most of";
    case AutomaAction::kBuyCattle:
      return "buy cattle with all cowboys";
    case AutomaAction::kBuyCattleButOne:
      return "buy cattle with the other cowboys";
    case AutomaAction::kDrawCattle:
      return "bring new cards into the cattle market with one cowboy";
    case AutomaAction::kPlaceBuilding:
      return "place a building";
    case AutomaAction::kEngineThree:
      return fmt::format("move the engine {}", counted(kBriscoEngineSpaces, "space"));
    case AutomaAction::kBuildAtRandom:
      return "place a building drawn at random";
    case AutomaAction::kTakeCattleFewest:
      return "take the cattle card with fewest points";
    case AutomaAction::kTakeCattleMost:
      return "take the cattle card with most points";
    case AutomaAction::kTakeHazardMost:
      return "take the hazard with most points";
    case AutomaAction::kFoundOffice:
      return "found a branch office";
    case AutomaAction::kDeliver:
      return "deliver";
  }
  return {};
}

// ---- What is done, and why ----------------------------------------------------------------------

std::string_view verb(AutomaAction action) {
  switch (action) {
    case AutomaAction::kNothing:
      return "does nothing more";
    case AutomaAction::kHireCheapest:
    case AutomaAction::kHireSpecialist:
    case AutomaAction::kHireEngineer:
      return "hires a worker";
    case AutomaAction::kMoveEngine:
    case AutomaAction::kEngineThree:
      return "moves the engine";
    case AutomaAction::kTakeObjective:
      return "takes an objective card";
    case AutomaAction::kTakeTrade:
      return "takes a tile from the trail";
    case AutomaAction::kTakeHazard:
    case AutomaAction::kTakeHazardMost:
      return "takes a hazard";
    case AutomaAction::kBuyCattle:
    case AutomaAction::kBuyCattleButOne:
      return "buys cattle";
    case AutomaAction::kDrawCattle:
      return "brings new cards into the cattle market";
    case AutomaAction::kPlaceBuilding:
    case AutomaAction::kBuildAtRandom:
      return "places a building";
    case AutomaAction::kTakeCattleFewest:
    case AutomaAction::kTakeCattleMost:
      return "takes a cattle card";
    case AutomaAction::kFoundOffice:
      return "founds a branch office";
    case AutomaAction::kDeliver:
      return "delivers";
  }
  return {};
}

std::string_view verb_for_nothing(AutomaAction action) {
  switch (action) {
    case AutomaAction::kNothing:
      return "does nothing more";
    case AutomaAction::kHireCheapest:
    case AutomaAction::kHireSpecialist:
      return "hires nobody";
    case AutomaAction::kHireEngineer:
      return "hires no engineer";
    case AutomaAction::kMoveEngine:
    case AutomaAction::kEngineThree:
      return "leaves the engine where it is";
    case AutomaAction::kTakeObjective:
      return "takes no objective card";
    case AutomaAction::kTakeTrade:
      return "takes no tile from the trail";
    case AutomaAction::kTakeHazard:
    case AutomaAction::kTakeHazardMost:
      return "takes no hazard";
    case AutomaAction::kBuyCattle:
    case AutomaAction::kBuyCattleButOne:
      return "buys no cattle";
    case AutomaAction::kDrawCattle:
      return "brings no new cards into the cattle market";
    case AutomaAction::kPlaceBuilding:
    case AutomaAction::kBuildAtRandom:
      return "builds nothing";
    case AutomaAction::kTakeCattleFewest:
    case AutomaAction::kTakeCattleMost:
      return "takes no cattle card";
    case AutomaAction::kFoundOffice:
      return "founds no branch office";
    case AutomaAction::kDeliver:
      return "delivers nothing";
  }
  return {};
}

std::string_view none_on_offer_words(AutomaAction action) {
  switch (action) {
    case AutomaAction::kHireCheapest:
    case AutomaAction::kHireSpecialist:
      return "nobody is on offer";
    case AutomaAction::kTakeObjective:
      return "none is on display";
    case AutomaAction::kTakeTrade:
    case AutomaAction::kTakeHazard:
    case AutomaAction::kTakeHazardMost:
      return "none lies on the trail";
    case AutomaAction::kDrawCattle:
      return "the stack is empty";
    case AutomaAction::kBuyCattle:
    case AutomaAction::kBuyCattleButOne:
    case AutomaAction::kTakeCattleFewest:
    case AutomaAction::kTakeCattleMost:
      return "the market is empty";
    case AutomaAction::kHireEngineer:
      return "none is on offer";
    default:
      return "none is left";
  }
}

std::string nothing_words(const State& after, const Event& event) {
  const auto action = static_cast<AutomaAction>(event.a);
  const auto why = static_cast<AutomaReason>(event.c);
  const std::string who = seat_name(after, event.seat);
  // The card asked for another specialization, whatever its action.
  if (why == AutomaReason::kOtherSpecialization) {
    return fmt::format("{} only walks: {}.", who, automa_reason_words(after, event));
  }
  return fmt::format("{} {}: {}.", who, verb_for_nothing(action),
                     automa_reason_words(after, event));
}

}  // namespace

std::string automa_card_words(const State& state, Seat seat, int card, int steps) {
  const AutomaCardRow& row = automa_row(state.options.automa).cards[static_cast<std::size_t>(card)];
  std::vector<std::string> actions;
  if (row.office_first && state.options.rails()) {
    actions.push_back(action_of_card(state, AutomaAction::kFoundOffice));
  }
  for (const AutomaAction action : row.actions) {
    std::string words = action_of_card(state, action);
    if (!words.empty()) actions.push_back(std::move(words));
  }
  std::string text = fmt::format("{}{}", steps_words(state, seat, row.rule, steps), sign(row.from));
  if (actions.empty()) return text;
  if (row.only_if != kAnySpecialization) {
    text += fmt::format(", then, if specialized in {}s,", worker_word(Worker(row.only_if)));
  } else {
    text += ", then";
  }
  return fmt::format("{} {}{}", text, listed(actions), sign(row.from));
}

std::string deliveries_words(const State& state, Seat seat) {
  const int discs = state.automa_of(seat).discs;
  if (discs == 0) return "no disc left to deliver with";
  const NextDelivery next = next_delivery(state, seat);
  const Event event{EventKind::kAutomaActs, seat, static_cast<std::uint8_t>(AutomaAction::kDeliver),
                    0, static_cast<std::uint8_t>(next.why)};
  const CityRow& city = city_row(state, next.city);
  return fmt::format("{};  next {} (value {}{}): {}", counted(discs, "disc"),
                     kCityNames[next.city].name, city.value, sign(city.from),
                     automa_reason_words(state, event));
}

EventKind outcome_of(AutomaAction action) {
  switch (action) {
    case AutomaAction::kHireCheapest:
    case AutomaAction::kHireSpecialist:
    case AutomaAction::kHireEngineer:
      return EventKind::kWorkerHired;
    case AutomaAction::kMoveEngine:
    case AutomaAction::kEngineThree:
      return EventKind::kEngineMoved;
    case AutomaAction::kTakeObjective:
      return EventKind::kObjectiveTaken;
    case AutomaAction::kTakeTrade:
      return EventKind::kTradeTileTaken;
    case AutomaAction::kTakeHazard:
    case AutomaAction::kTakeHazardMost:
      return EventKind::kHazardTaken;
    case AutomaAction::kBuyCattle:
    case AutomaAction::kBuyCattleButOne:
    case AutomaAction::kTakeCattleFewest:
    case AutomaAction::kTakeCattleMost:
      return EventKind::kCattleBought;
    case AutomaAction::kDrawCattle:
      return EventKind::kMarketCardShown;
    case AutomaAction::kPlaceBuilding:
    case AutomaAction::kBuildAtRandom:
      return EventKind::kBuildingPlaced;
    case AutomaAction::kFoundOffice:
      return EventKind::kOfficeFounded;
    case AutomaAction::kDeliver:
      return EventKind::kDelivered;
    case AutomaAction::kNothing:
      break;
  }
  return EventKind::kAutomaNothing;
}

std::string automa_reason_words(const State& after, const Event& event) {
  const auto action = static_cast<AutomaAction>(event.a);
  const int count = event.b;
  switch (static_cast<AutomaReason>(event.c)) {
    case AutomaReason::kCardSays:
      return "as the card says";
    case AutomaReason::kCheapest:
      return "the cheapest worker on offer";
    case AutomaReason::kSpecialization:
      return "the kind he is specialized in";
    case AutomaReason::kMostNumerous:
      return action == AutomaAction::kTakeHazard
                 ? "the most points among the kind of hazard there are most of"
                 : "none of his specialization is to be had, and of these there are most";
    case AutomaReason::kStation:
      return action == AutomaAction::kEngineThree
                 ? fmt::format("of the next {} this is a new station for him, ahead of {}'s engine",
                               counted(count, "space"), seat_name(after, 0))
                 : fmt::format("the first new station within {}", counted(count, "space"));
    case AutomaReason::kAsFarAsPossible:
      return fmt::format("no station to stop at within {}, so as far as that goes",
                         counted(count, "space"));
    case AutomaReason::kEndOfTrack:
      return "from the end of the track back to the first station without his disc, or one space";
    case AutomaReason::kMostPoints:
      switch (action) {
        case AutomaAction::kBuyCattle:
        case AutomaAction::kBuyCattleButOne:
          return fmt::format("with {} the purchase with most points", counted(count, "cowboy"));
        case AutomaAction::kTakeHazardMost:
          return "the hazard with most points";
        default:
          return "the open card with most points";
      }
    case AutomaReason::kFewestPoints:
      return "the card with fewest points";
    case AutomaReason::kHighestReward:
      return "nowhere on the trail is the reward higher";
    case AutomaReason::kMostBuilders:
      return fmt::format("the best use of {}", counted(count, "builder"));
    case AutomaReason::kAtRandom:
      return "drawn at random";
    case AutomaReason::kTownList:
      return "the first town of his list that is open to him";
    case AutomaReason::kTownCard:
      return "the next town on the shortest way to the one on his card";
    case AutomaReason::kReward:
      return "a reward";
    case AutomaReason::kSchedule:
      return fmt::format(
          "a first delivery of the {} level{}",
          kAutomaLevelNames[static_cast<std::size_t>(after.options.level)],
          sign(automa_level_row(after.options.automa, after.options.level).first_from));
    case AutomaReason::kNextHigher:
      return "the lowest crest open to him above his first deliveries";
    case AutomaReason::kLastCityAgain:
      return "no other city is left to him";
    case AutomaReason::kOtherSpecialization:
      return fmt::format("he is specialized in {}s",
                         worker_word(after.automa_of(event.seat).specialization));
    case AutomaReason::kNoneOnOffer:
      return std::string(none_on_offer_words(action));
    case AutomaReason::kNoRoom:
      return "he has no room for anybody on offer";
    case AutomaReason::kTooDear:
      return action == AutomaAction::kPlaceBuilding
                 ? "none of his tiles is within reach of his builders"
                 : fmt::format("nothing is within reach of his cowboys and ${}",
                               kAutomaMostDollars);
    case AutomaReason::kNoSpace:
      return "there is no space for it";
    case AutomaReason::kNoWay:
      return action == AutomaAction::kFoundOffice ? "no town he wants is open to him"
                                                  : "there is no free place ahead within reach";
    case AutomaReason::kNoDiscs:
      return "he has no disc left";
  }
  return {};
}

std::string automa_event_sentence(const State& after, const Event& event) {
  const std::string who = seat_name(after, event.seat);
  switch (EventKind(event.kind)) {
    case EventKind::kAutomaShuffled:
      return fmt::format("{}'s discards become his new deck.", who);
    case EventKind::kAutomaCard:
      return fmt::format(
          "{} turns over card {}: {}.", who,
          automa_row(after.options.automa).cards[static_cast<std::size_t>(event.a)].slug,
          automa_card_words(after, event.seat, event.a, event.amount));
    case EventKind::kAutomaActs:
      return fmt::format("{} {}: {}.", who, verb(static_cast<AutomaAction>(event.a)),
                         automa_reason_words(after, event));
    case EventKind::kAutomaNothing:
      return nothing_words(after, event);
    case EventKind::kSpecialized:
      return fmt::format("{} is specialized in {}s from now on.", who,
                         worker_word(static_cast<Worker>(event.a)));
    case EventKind::kFeeFromBank:
      return fmt::format("The bank pays {} ${} for {}: {} walks free of charge.",
                         seat_name(after, event.b), event.amount, kSpaceTable[event.a].slug, who);
    case EventKind::kOfficeCardTurned:
      return fmt::format("{} turns over the office card of {}: he founds towards it from now on.",
                         who, town_name(after, event.a));
    case EventKind::kOfficeCardPutUnder:
      return fmt::format("There is no way to {}: the card goes under {}'s other office cards.",
                         town_name(after, event.a), who);
    default:
      return {};
  }
}

}  // namespace drover::trail
