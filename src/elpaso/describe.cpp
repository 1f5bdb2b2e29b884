#include "elpaso/describe.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "elpaso/engine.h"
#include "elpaso/offers.h"

namespace drover::elpaso {

namespace {

constexpr std::uint8_t kFromStack = 0xff;
constexpr std::uint8_t kLeftOut = 0xff;  // of a prospect

template <class Table>
const auto& row_of(const Table& table, int index) {
  return table[static_cast<std::size_t>(index)];
}

std::string_view slug(Space space) { return kSpaceTable[space].slug; }
std::string_view breed_name(int breed) { return row_of(kBreedTable, breed).name; }
std::string_view worker_slug(int worker) { return row_of(kWorkerTable, worker).slug; }
std::string_view building_slug(const State& state, int kind) {
  return building_row(state, kind).slug;
}

// "3 cards", "1 card".
std::string counted(int count, std::string_view thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}
std::string points(int count) { return counted(count, "point"); }

std::string with_article(std::string_view noun) {
  const bool vowel = std::string_view("aeio").find(noun[0]) != std::string_view::npos;
  return fmt::format("{} {}", vowel ? "an" : "a", noun);
}
std::string a_worker(int worker) { return with_article(worker_slug(worker)); }

// "A", "A and B", "A, B and C".
std::string listed(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
    text += items[i];
  }
  return text;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

std::string match_words(CardMatch match) {
  switch (match.fits) {
    case Fits::kNothing:
      break;
    case Fits::kBreed:
      return fmt::format("a {}", breed_row(match.breed).name);
    case Fits::kValue:
      return fmt::format("a cattle card of value {}", match.value);
    case Fits::kAny:
      return "a cattle card";
  }
  return "nothing";
}

std::string_view tile_kind_words(TileKind kind) {
  switch (kind) {
    case TileKind::kObjective:
      return "an objective tile";
    case TileKind::kBonus:
      return "a bonus tile";
    case TileKind::kEither:
      return "an objective or bonus tile";
  }
  return "";
}

std::string price_words(int dollars) {
  return dollars == 0 ? std::string("free of charge") : fmt::format("for ${}", dollars);
}

std::string element_words(Need need) {
  const int count = need.count;
  if (need.element < kBreeds) return fmt::format("{} {}", count, breed_name(need.element));
  if (need.element < kBuildingElement) {
    return counted(count, worker_slug(need.element - kFirstWorker));
  }
  if (need.element == kBuildingElement) return counted(count, "building");
  if (need.element == kDarkDiscElement) return counted(count, "disc") + " on dark posts";
  if (need.element == kBonusTileElement) return counted(count, "bonus tile");
  return fmt::format("{} on post {}", counted(count, "disc"),
                     row_of(kPostTable, need.element - kFirstPostElement).value);
}

std::string objective_slug(int tile) { return std::string(row_of(kObjectiveTable, tile).slug); }

std::string tile_choice_words(TileChoice choice) {
  if (choice == kObjectiveStack) return "the top tile of the objective stack, unseen";
  if (choice == kBonusStack) return "the top tile of the bonus stack, unseen";
  if (names_bonus(choice)) {
    const int kind = choice - kFirstBonusChoice;
    return fmt::format("bonus tile \"{}\": {}", row_of(kBonusTable, kind).slug, bonus_words(kind));
  }
  return fmt::format("objective {}: {}", objective_slug(choice), objective_words(choice));
}

// How far, where, and who is discarded for it.
std::string walk_words(const State& state, Space target, int cowboys) {
  std::string text =
      fmt::format("{} to {}", counted(steps_to(state, state.me().herder, target), "step"),
                  location_words(state, target));
  if (cowboys > 0) text += fmt::format(", discarding {}", counted(cowboys, "cowboy"));
  return text;
}

std::string train_words(const State& state, int card) {
  const int row = train_row_index(state, card);
  return fmt::format("train card {}{}", card + 1, row % 2 == 1 ? "*" : "");
}

// ---- Moves --------------------------------------------------------------------------------------

std::string build_words(const State& state, int kind, Space space) {
  const SiteOffer offer = site_offer(state, kind, space);
  const BuildingRow& row = building_row(state, kind);
  std::string text = fmt::format("Put building {} ({}{}) on {}", row.slug, points(row.points),
                                 sign(row.points_from), slug(space));
  if (offer.replaced >= 0) {
    text += fmt::format(" in place of your {}", building_slug(state, offer.replaced));
  }
  text += fmt::format(" for {}{} and ${}", counted(offer.builders, "builder"),
                      sign(row.builders_from), offer.dollars);
  if (offer.space_cost > 0) {
    text += fmt::format(" (${}{} of it for the space)", offer.space_cost,
                        sign(kSpaceTable[space].figure_from));
  }
  return fmt::format("{}: {}.", text,
                     actions_words(row_of(kBuildingSpans, building_row_index(state, kind))));
}

// An action with what the move chose for it. If it is reconstructed that there is such an action,
// the sign stands behind its verb, else behind the amount.
std::string chosen_words(const State& state, const ActionRow& row, unsigned used, int first,
                         int second) {
  const Action& action = row.action;
  const std::string_view unsure = sign(row.from);
  const std::string pay = action.pay > 0 ? fmt::format(" for ${}", action.pay) : "";
  switch (action.op) {
    case Op::kDiscardForDollars: {
      const auto card = static_cast<Card>(first);
      return fmt::format("Discard a {}: gain ${}{}.", card_words(card), sale_dollars(action, card),
                         unsure);
    }
    case Op::kRemoveCattle:
      return fmt::format("Remove{} a {} from the game.", unsure,
                         card_words(static_cast<Card>(first)));
    case Op::kHire:
      return fmt::format("Hire {} {}{}.", a_worker(first),
                         price_words(hire_price(action, used, static_cast<Worker>(first))), unsure);
    case Op::kBuyCattle: {
      const int cowboys = row_of(kBreedTable, first).market_cowboys;
      return fmt::format("Buy{} a {} for {} and ${}.", unsure, card_words(static_cast<Card>(first)),
                         counted(cowboys, "cowboy"), cowboys * kDollarsPerCowboy);
    }
    case Op::kTakeCattle:
      return fmt::format("Take{} a {}{}.", unsure, card_words(card_of(action.card.breed)), pay);
    case Op::kUseTrain: {
      const int engineers = train_engineers(state, first);
      return fmt::format("Use{} {} for {} and ${}: {}.", unsure, train_words(state, first),
                         counted(engineers, "engineer"), engineers * kDollarsPerEngineer,
                         actions_words(row_of(kTrainSpans, train_row_index(state, first))));
    }
    case Op::kTakeTile:
      return fmt::format("Take{}{} {}.", unsure, pay,
                         tile_choice_words(static_cast<TileChoice>(first)));
    case Op::kPlaceBuilding:
      return build_words(state, first, static_cast<Space>(second));
    case Op::kMoveHerder:
      return fmt::format(
          "Walk on{} {}, and use it{}.", unsure,
          walk_words(state, static_cast<Space>(first), second),
          state.options.after_move == AfterMove::kLost ? "; what is left here is lost" : "");
    case Op::kGainDollars:
    case Op::kGainCertificates:
    case Op::kGainTokens:
    case Op::kExchange:
    case Op::kAuxiliary:
      break;
  }
  return capitalised(action_words(row)) + ".";
}

std::string aux_move_words(const State& state, Move move) {
  const ActionId id = aux_action(state.me(), move.a);
  const std::string text = chosen_words(state, kActionTable[id], 0, move.b, move.c);
  const std::string head = fmt::format("Auxiliary action {}{}: ", move.a + 1,
                                       aux_instead(state) ? " instead of the tile's actions" : "");
  std::string rest = text;
  if (rest[0] >= 'A' && rest[0] <= 'Z') rest[0] = static_cast<char>(rest[0] + 32);
  return head + rest;
}

std::string bonus_move_words(int worker) {
  const WorkerRow& row = row_of(kWorkerTable, worker);
  std::vector<std::string> gains;
  if (row.bonus_dollars > 0) gains.push_back(fmt::format("${}", row.bonus_dollars));
  if (row.bonus_certificates > 0) gains.push_back(counted(row.bonus_certificates, "certificate"));
  if (row.bonus_steps > 0) gains.push_back(counted(row.bonus_steps, "step"));
  return fmt::format("Discard {}{} for its bonus: gain {}.", a_worker(worker),
                     row.bonus_pay > 0 ? fmt::format(" and pay ${}", row.bonus_pay) : "",
                     listed(gains));
}

std::string purchase_words(const State& state, const Decision& decision) {
  switch (static_cast<Worker>(decision.a)) {
    case Worker::kCowboy:
      return with_article(breed_name(decision.c));
    case Worker::kEngineer:
      return train_words(state, decision.c);
    default:
      return fmt::format("building {} on {}", building_slug(state, packed_kind(decision.c)),
                         slug(packed_space(decision.c)));
  }
}

std::string pay_words(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  std::vector<std::string> given;
  if (move.a > 0) given.push_back(counted(move.a, worker_slug(decision.a)));
  if (move.b > 0) given.push_back(counted(move.b, "joker"));
  return fmt::format("Give {} for {}.", given.empty() ? "nobody" : listed(given),
                     purchase_words(state, decision));
}

std::string deliver_words(const State& state, Move move) {
  const PostRow& row = row_of(kPostTable, move.a);
  std::string text =
      fmt::format("Deliver to post {}{} ({}), your hand being worth {}", row.value,
                  sign(row.value_from), post_words(move.a), delivery_value(state.me()));
  if (move.b > 0) text += fmt::format(", with {}", counted(move.b, "certificate"));
  return text + ".";
}

std::string end_words(const State& state) {
  switch (DecisionKind(state.stack.back().kind)) {
    case DecisionKind::kUseTrain:
      return "Leave the rest of the train card.";
    case DecisionKind::kLastChance:
      return "End your last turn.";
    default:
      return fmt::format("Done here: end your turn and draw up to {}.",
                         counted(hand_limit(state.me()), "card"));
  }
}

std::string skip_words(const State& state) {
  switch (DecisionKind(state.stack.back().kind)) {
    case DecisionKind::kExchangeMore:
      return "Exchange no more.";
    case DecisionKind::kDeliver:
      return "Show your hand; no disc can be placed.";
    default:
      return "Do without the reward.";
  }
}

// ---- Events -------------------------------------------------------------------------------------

std::string_view sue_worker(SueAction action) {
  switch (action) {
    case SueAction::kCattleMarket:
      return "cowboy";
    case SueAction::kTrain:
      return "engineer";
    case SueAction::kBuilding:
      return "builder";
    case SueAction::kSupply:
    case SueAction::kBestOfThree:
      break;
  }
  return "worker";
}

std::string sue_acts_words(const Event& event) {
  const auto action = static_cast<SueAction>(event.a);
  const auto why = static_cast<SueReason>(event.c);
  if (action == SueAction::kSupply) return "Sue draws from her supply, as her card says.";
  const std::string_view what = action == SueAction::kCattleMarket ? "visits the cattle market"
                                : action == SueAction::kTrain      ? "uses a train card"
                                                                   : "builds";
  const std::string with = counted(event.b, sue_worker(action));
  switch (why) {
    case SueReason::kMostWorkers:
      return fmt::format("Sue {} with {}: of these workers she has most.", what, with);
    case SueReason::kTieLeftmost:
      return fmt::format("Sue {} with {}: no others are more, and they stand leftmost in her row.",
                         what, with);
    default:
      return fmt::format("Sue {} with {}, as her card says.", what, with);
  }
}

std::string sue_supply_words(const Event& event) {
  const auto card = static_cast<Card>(event.a);
  const auto why = static_cast<SueReason>(event.c);
  const std::string_view from =
      why == SueReason::kReward ? "As a reward, her supply" : "Her supply";
  if (!is_worker(card)) {
    return fmt::format("{} gives Sue {} for her cattle pile.", from,
                       with_article(breed_name(card)));
  }
  if (worker_of(card) != Worker::kJoker) {
    return fmt::format("{} gives Sue {}, who joins her row.", from,
                       a_worker(static_cast<int>(worker_of(card))));
  }
  const std::string_view type = worker_slug(event.b);
  std::string_view reason;
  switch (why) {
    case SueReason::kTieLeftmost:
      reason = "no type has more, and this one stands leftmost in her row";
      break;
    case SueReason::kRestIgnored:
      reason = "she has most of these among the types with fewer than four";
      break;
    case SueReason::kAllFull:
      reason = "every type has four or more, and she has most of these";
      break;
    default:
      reason = "she has most of these";
  }
  return fmt::format("Her supply gives Sue a joker, who counts as {} from now on: {}.",
                     with_article(type), reason);
}

std::string sue_nothing_words(const Event& event) {
  switch (static_cast<SueReason>(event.c)) {
    case SueReason::kNoneAffordable:
      return "Sue builds nothing: no tile on offer is within her builders' reach.";
    case SueReason::kNoSpace:
      return "Sue builds nothing: there is no empty space.";
    case SueReason::kTopReached:
      return "Sue's buildings cannot get any better: she takes cattle instead.";
    case SueReason::kNoDiscs:
      return "Sue has no disc left to deliver with.";
    default:
      break;
  }
  return static_cast<SueAction>(event.a) == SueAction::kSupply
             ? "Sue gets nothing: nothing of it is left."
             : "Sue gets nothing for it: nothing is left to take.";
}

std::string drawn_words(std::uint8_t card) {
  return card == kNoCard ? std::string("a card") : with_article(breed_name(card));
}

// What several events of one kind in a row have in common: they are told in one sentence.
std::string_view verb_for_many(EventKind kind) {
  switch (kind) {
    case EventKind::kCardDrawn:
      return "draws";
    case EventKind::kCardDiscarded:
      return "discards";
    case EventKind::kHerderStepped:
      return "walks to";
    case EventKind::kWorkerDrawn:
      return "draws, into the worker area,";
    case EventKind::kWorkerDiscarded:
      return "gives";
    default:
      return {};
  }
}

bool tell_together(const Event& a, const Event& b) {
  return a.kind == b.kind && a.seat == b.seat &&
         (a.kind != EventKind::kWorkerDiscarded || a.b == b.b);
}

std::string many_words(const State& after, const Event* first, const Event* last) {
  if (first->kind == EventKind::kHerderStepped) {
    std::vector<std::string> places;
    for (const Event* event = first; event != last; ++event) {
      places.push_back(event->a == kElPaso ? "El Paso" : std::string(slug(event->a)));
    }
    return fmt::format("{} walks to {}.", seat_words(after, first->seat), listed(places));
  }
  const bool workers =
      first->kind == EventKind::kWorkerDrawn || first->kind == EventKind::kWorkerDiscarded;
  std::array<int, kCardKinds> count{};
  int unseen = 0;
  for (const Event* event = first; event != last; ++event) {
    if (!workers && event->a == kNoCard) {
      ++unseen;
    } else {
      ++count[static_cast<std::size_t>(event->a + (workers ? kFirstWorker : 0))];
    }
  }
  std::vector<std::string> things;
  for (Card card = 0; card < kCardKinds; ++card) {
    if (count[card] == 0) continue;
    if (is_worker(card)) {
      things.push_back(counted(count[card], card_name(card)));
    } else {
      things.push_back(fmt::format("{} {}", count[card], breed_name(card)));
    }
  }
  if (unseen > 0) things.push_back(counted(unseen, "card"));
  std::string_view verb = verb_for_many(first->kind);
  std::string_view end = ".";
  if (first->kind == EventKind::kWorkerDiscarded) {
    const auto use = static_cast<WorkerUse>(first->b);
    if (use != WorkerUse::kCost) verb = "discards";
    end = use == WorkerUse::kCost    ? " as a price."
          : use == WorkerUse::kBonus ? " for the bonus."
                                     : " for more steps.";
  }
  return fmt::format("{} {} {}{}", seat_words(after, first->seat), verb, listed(things), end);
}

}  // namespace

std::string seat_words(const State& state, Seat seat) {
  return seat == state.sue_seat() ? std::string("Sue") : fmt::format("Player {}", seat + 1);
}

std::string card_words(Card card) {
  if (is_worker(card)) return std::string(card_name(card));
  const int vp = points_of(card);
  const BreedRow& row = row_of(kBreedTable, card);
  return fmt::format("{} (value {}{}{})", breed_name(card), breeding_value(card),
                     sign(row.value_from),
                     vp > 0 ? fmt::format(", {}{}", points(vp), sign(row.points_from)) : "");
}

namespace {

std::string plain_action_words(const Action& action) {
  const std::string pay = action.pay > 0 ? fmt::format("pay ${}: ", action.pay) : "";
  const int amount = action.amount;
  switch (action.op) {
    case Op::kGainDollars:
      return fmt::format("{}gain ${}", pay, amount);
    case Op::kDiscardForDollars:
      return action.times_value
                 ? fmt::format("discard {}: gain ${} times its value", match_words(action.card),
                               amount)
                 : fmt::format("discard {}: gain ${}", match_words(action.card), amount);
    case Op::kGainCertificates:
      return fmt::format("{}gain {}", pay, counted(amount, "certificate"));
    case Op::kGainTokens:
      return fmt::format("{}gain {}", pay, counted(amount, "exchange token"));
    case Op::kExchange:
      return amount == 1 ? std::string("exchange a card")
                         : fmt::format("exchange up to {}", counted(amount, "card"));
    case Op::kHire:
      if (action.second != kNoSecond) {
        return fmt::format("hire a worker for ${}, and one of another type for ${}", amount,
                           action.second);
      }
      return fmt::format("hire a worker {}", price_words(amount));
    case Op::kBuyCattle:
      return "buy cattle";
    case Op::kTakeCattle:
      return fmt::format("{}take {}", pay, match_words(action.card));
    case Op::kRemoveCattle:
      return fmt::format("remove {} from the game", match_words(action.card));
    case Op::kUseTrain:
      return "use a train card";
    case Op::kTakeTile:
      return fmt::format("{}take {}", pay, tile_kind_words(action.tile));
    case Op::kPlaceBuilding:
      return "place or replace a building";
    case Op::kAuxiliary:
      return amount == 1 ? "an auxiliary action" : "two different auxiliary actions";
    case Op::kMoveHerder:
      return fmt::format("walk on up to {}", amount);
  }
  return {};
}

}  // namespace

std::string action_words(const ActionRow& row) {
  return fmt::format("{}{}", plain_action_words(row.action), sign(row.from));
}

std::string actions_words(ActionSpan actions) {
  std::vector<std::string> words;
  words.reserve(actions.count);
  for (int i = 0; i < actions.count; ++i) {
    words.push_back(action_words(row_of(kActionTable, actions.first + i)));
  }
  return words.empty() ? std::string("nothing") : fmt::format("{}", fmt::join(words, "; "));
}

std::string objective_words(int tile) {
  const ObjectiveRow& row = row_of(kObjectiveTable, tile);
  std::vector<std::string> needs;
  for (const Need need : row.needs) {
    if (need.count > 0) needs.push_back(element_words(need));
  }
  return fmt::format("{}{} for {}{}", points(row.points), sign(row.points_from), listed(needs),
                     sign(row.needs_from));
}

std::string bonus_words(int kind) {
  const BonusRow& row = row_of(kBonusTable, kind);
  std::string text = fmt::format("{}{}", points(row.points), sign(row.points_from));
  if (row.permanent_certificates > 0) {
    text += fmt::format(", {}{}", counted(row.permanent_certificates, "permanent certificate"),
                        sign(row.effect_from));
  }
  if (row.duplicate_cards > 0) {
    text += fmt::format(", a second card of a breed counts at deliveries{}", sign(row.effect_from));
  }
  const ActionSpan actions = row_of(kBonusSpans, kind);
  if (actions.count > 0) text += fmt::format(", {} at once", actions_words(actions));
  return text;
}

std::string reward_words(int post) {
  const ActionSpan actions = row_of(kPostSpans, post);
  if (actions.count > 0) return actions_words(actions);
  return fmt::format("no reward{}", sign(row_of(kPostTable, post).effect_from));
}

std::string post_words(int post) {
  const PostRow& row = row_of(kPostTable, post);
  std::string text = row.dark ? "dark" : "light";
  if (row.points > 0) text += fmt::format(", {}{}", points(row.points), sign(row.points_from));
  text += fmt::format(", {}", reward_words(post));
  if (row.repeatable) text += ", again and again";
  return text;
}

std::string disc_words(int disc) {
  const DiscRow& row = row_of(kDiscTable, disc);
  std::vector<std::string> parts;
  if (row.permanent_certificates > 0) parts.emplace_back("a permanent certificate");
  if (row.hand_limit > 0) parts.emplace_back("one more card in hand");
  if (row.step_limit > 0) parts.emplace_back("one more step a turn");
  for (int slot = 0; slot < kAuxActions; ++slot) {
    if (static_cast<int>(row_of(kAuxTable, slot).disc) != disc) continue;
    const ActionSpan span = row_of(kAuxSpans, slot);
    parts.push_back(fmt::format("the auxiliary action \"{}\"",
                                action_words(row_of(kActionTable, span.first + span.count - 1))));
  }
  const std::string_view unsure = sign(row.dollars_from);
  if (row.dollars > 0) parts.push_back(fmt::format("${}{} at once", row.dollars, unsure));
  if (row.dollars < 0) parts.push_back(fmt::format("for ${}{} now", -row.dollars, unsure));
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string automa_words(int card) {
  const AutomaRow& row = row_of(kAutomaTable, card);
  const std::string moves =
      row.steps > 0 ? counted(row.steps, "step")
                    : fmt::format("one step for each {}", worker_row(row.per_worker).slug);
  std::string action;
  switch (row.action) {
    case SueAction::kSupply:
      action = fmt::format("draws {} from her supply", counted(row.cards, "card"));
      break;
    case SueAction::kCattleMarket:
      action = "visits the cattle market";
      break;
    case SueAction::kTrain:
      action = "uses a train card";
      break;
    case SueAction::kBuilding:
      action = "builds";
      break;
    case SueAction::kBestOfThree:
      action = "does what she has most workers for: cattle market, train or building";
      break;
  }
  return fmt::format("walks {}{}, then {}{}", moves, sign(row.move_from), action,
                     sign(row.action_from));
}

std::string location_words(const State& state, Space space) {
  if (space == kNowhere) return "beside the board";
  if (space == kElPaso) return "El Paso";
  const BoardTile tile = state.board[space];
  if (tile == kEmptySpace) return fmt::format("the empty space {}", slug(space));
  if (!is_building(tile)) {
    return fmt::format("neutral building {} on {}", row_of(kNeutralTable, neutral_tile(tile)).slug,
                       slug(space));
  }
  const Seat owner = building_owner(tile);
  return fmt::format("{} building {} on {}",
                     owner == state.current ? "your" : seat_words(state, owner) + "'s",
                     building_slug(state, building_kind(tile)), slug(space));
}

std::string decision_sentence(const State& state) {
  const Decision& decision = state.stack.back();
  const PlayerState& me = state.me();
  switch (DecisionKind(decision.kind)) {
    case DecisionKind::kGameOver:
      return "The game is over.";
    case DecisionKind::kDraftObjective:
      return "Choose your first objective tile.";
    case DecisionKind::kPlaceHerder:
      return "Place your herder on a neutral building and use it.";
    case DecisionKind::kMove:
      return fmt::format("Walk your herder, at most {}{}.", counted(step_limit(me), "step"),
                         me.workers[static_cast<std::size_t>(Worker::kCowboy)] > 0
                             ? " and one more for each cowboy you discard"
                             : "");
    case DecisionKind::kUseLocation: {
      const std::string here = location_words(state, me.herder);
      const bool used_up = state.local.size() <= decision.a;
      if (decision.b != 0) {
        return used_up ? "All done here: end your turn."
                       : fmt::format("Go on using {}, or end your turn.", here);
      }
      if (used_up) return fmt::format("Choose one auxiliary action at {}.", here);
      return fmt::format("Use {}: its actions once each in any order, or one auxiliary action.",
                         here);
    }
    case DecisionKind::kUseTrain:
      return fmt::format("Use {}: its actions once each in any order.",
                         train_words(state, decision.b / 2));
    case DecisionKind::kReward:
      return "Take your reward, or do without it.";
    case DecisionKind::kPayWorkers:
      return fmt::format("Pay {} for {}: choose how many of them are jokers.",
                         counted(decision.b, worker_slug(decision.a)),
                         purchase_words(state, decision));
    case DecisionKind::kExchangeDiscard:
      return "Exchange: discard a card.";
    case DecisionKind::kExchangeMore:
      return fmt::format("Exchange another card? Up to {} more.", decision.a);
    case DecisionKind::kDeliver:
      return fmt::format("El Paso: your hand is worth {}, and you have {}. Choose a trading post.",
                         delivery_value(me), counted(me.certificates, "certificate"));
    case DecisionKind::kDisc:
      return fmt::format("Choose the disc that goes to post {}.",
                         row_of(kPostTable, decision.a).value);
    case DecisionKind::kLastChance:
      return "Your last turn is done: workers may still be discarded for their bonus.";
    case DecisionKind::kEndDelivery:
      return "Your delivery is done: workers may still be discarded for their bonus.";
    case DecisionKind::kDrawPhase:
      break;  // carried out without asking
  }
  return {};
}

std::string move_sentence(const State& state, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kObjective:
      return fmt::format("Choose objective {}: {}.", objective_slug(move.a),
                         objective_words(move.a));
    case MoveKind::kPlace:
      return fmt::format("Begin at {}: {}.", location_words(state, move.a),
                         actions_words(row_of(kNeutralSpans, neutral_tile(state.board[move.a]))));
    case MoveKind::kMove:
      return fmt::format("Walk {}.", walk_words(state, move.a, move.b));
    case MoveKind::kUse:
      return chosen_words(state, kActionTable[move.a], parts_used(state, move.a), move.b, move.c);
    case MoveKind::kAux:
      return aux_move_words(state, move);
    case MoveKind::kEnd:
      return end_words(state);
    case MoveKind::kSkip:
      return skip_words(state);
    case MoveKind::kExchange:
      return fmt::format("Use an exchange token (you have {}): draw a card, then discard one.",
                         state.me().tokens);
    case MoveKind::kAgain:
      return "Exchange one more: draw a card, then discard one.";
    case MoveKind::kDiscard:
      return fmt::format("Discard a {}.", card_words(move.a));
    case MoveKind::kBonus:
      return bonus_move_words(move.a);
    case MoveKind::kPay:
      return pay_words(state, move);
    case MoveKind::kDeliver:
      return deliver_words(state, move);
    case MoveKind::kDisc:
      return fmt::format("Take the disc {}: {}.", row_of(kDiscTable, move.a).slug,
                         disc_words(move.a));
  }
  return {};
}

std::string event_sentence(const State& after, const Event& event) {
  const std::string who = seat_words(after, event.seat);
  const int amount = event.amount;
  switch (EventKind(event.kind)) {
    case EventKind::kTurnBegan:
      return fmt::format("Turn {}: {}.", amount, who);
    case EventKind::kHerderPlaced:
      return fmt::format("{} begins at {}.", who, slug(event.a));
    case EventKind::kDollarsGained:
      return fmt::format("{} gains ${}.", who, amount);
    case EventKind::kDollarsPaid:
      return fmt::format("{} pays ${}.", who, amount);
    case EventKind::kActionUsed:
      return fmt::format("{} uses {}: {}.", who, kActionTable[event.a].slug,
                         action_words(kActionTable[event.a]));
    case EventKind::kAuxUsed:
      return fmt::format("{} takes auxiliary action {}.", who, event.a + 1);
    case EventKind::kForfeited:
      return fmt::format("{} does without.", who);
    case EventKind::kTokensGained:
      return fmt::format("{} gains {}.", who, counted(amount, "exchange token"));
    case EventKind::kTokenUsed:
      return fmt::format("{} uses an exchange token.", who);
    case EventKind::kHerderStepped:
    case EventKind::kCardDrawn:
    case EventKind::kWorkerDrawn:
    case EventKind::kCardDiscarded:
    case EventKind::kWorkerDiscarded:
      return many_words(after, &event, &event + 1);
    case EventKind::kDeckShuffled:
      return fmt::format("{} shuffles the discard pile into a new draw pile.", who);
    case EventKind::kCardRemoved:
      return fmt::format("{} removes {} from the game.", who, drawn_words(event.a));
    case EventKind::kWorkerHired:
      return fmt::format("{} hires {} {}.", who, a_worker(event.a), price_words(amount));
    case EventKind::kCattleTaken:
      return fmt::format("{} takes a {} from the cattle market.", who, card_words(event.a));
    case EventKind::kSimmentalTaken:
      return fmt::format("{} takes a Simmental.", who);
    case EventKind::kEndTriggered:
      return "That was the last Simmental: the next to reach El Paso finishes.";
    case EventKind::kObjectiveTaken:
      return fmt::format("{} takes objective {}{}: {}.", who, objective_slug(event.a),
                         event.b == kFromStack ? " from the stack" : "", objective_words(event.a));
    case EventKind::kObjectiveShown:
      return fmt::format("Objective {} is on display.", objective_slug(event.a));
    case EventKind::kBonusTaken:
      return fmt::format("{} takes bonus tile \"{}\"{}: {}.", who,
                         row_of(kBonusTable, event.a).slug,
                         event.b == kFromStack ? " from the stack" : "", bonus_words(event.a));
    case EventKind::kBonusShown:
      return fmt::format("Bonus tile \"{}\" is on display.", row_of(kBonusTable, event.a).slug);
    case EventKind::kTrainUsed:
      return fmt::format("{} uses train card {}{}: {}.", who, event.a / 2 + 1,
                         event.a % 2 == 1 ? "*" : "", actions_words(row_of(kTrainSpans, event.a)));
    case EventKind::kBuildingPlaced:
      return fmt::format("{} puts building {} on {}.", who, building_slug(after, event.a),
                         slug(event.b));
    case EventKind::kBuildingRemoved:
      return fmt::format("{} takes building {} off {}.", who, building_slug(after, event.a),
                         slug(event.b));
    case EventKind::kCertificatesMoved:
      return fmt::format("{} now has {}.", who, counted(event.a, "certificate"));
    case EventKind::kArrived:
      return fmt::format("{} arrives at El Paso.", who);
    case EventKind::kHandShown:
      return fmt::format("{} shows a hand of breeding value {}.", who, amount);
    case EventKind::kDelivered:
      return fmt::format(
          "{} delivers to post {}{}.", who, row_of(kPostTable, event.a).value,
          event.b > 0 ? fmt::format(" with {}", counted(event.b, "certificate")) : "");
    case EventKind::kDiscPlaced:
      if (event.b >= kDiscs) return fmt::format("{} puts a disc there.", who);
      return fmt::format("{} opens {}.", who, disc_words(event.b));
    case EventKind::kFinished:
      return fmt::format(
          "{} stands on the Simmental space and has finished: everybody else has one last turn.",
          who);
    case EventKind::kGameEnded:
      return "The game is over.";
    case EventKind::kAutomaShuffled:
      return "Sue's deck is shuffled again.";
    case EventKind::kAutomaDrawn:
      return fmt::format("Sue turns over card {}: she {}.", row_of(kAutomaTable, event.a).slug,
                         automa_words(event.a));
    case EventKind::kSueActs:
      return sue_acts_words(event);
    case EventKind::kSueSupply:
      return sue_supply_words(event);
    case EventKind::kSueNothing:
      return sue_nothing_words(event);
  }
  return {};
}

std::string prospect_words(const State& view, const Event& prospect) {
  const bool told = prospect.a != kLeftOut;
  switch (EventKind(prospect.kind)) {
    case EventKind::kDelivered:
      return told ? fmt::format("deliver to post {}", row_of(kPostTable, prospect.a).value)
                  : "deliver in El Paso";
    case EventKind::kSimmentalTaken:
      return "take a Simmental";
    case EventKind::kTrainUsed:
      return told ? fmt::format("use train card {}{}", prospect.a / 2 + 1,
                                prospect.a % 2 == 1 ? "*" : "")
                  : "use a train card";
    case EventKind::kBuildingPlaced:
      return told ? fmt::format("place building {}", building_slug(view, prospect.a))
                  : "place a building";
    case EventKind::kWorkerHired:
      return fmt::format("hire {}", told ? a_worker(prospect.a) : "a worker");
    case EventKind::kCattleTaken:
      return told ? fmt::format("take a {}", card_words(prospect.a)) : "take a cattle card";
    case EventKind::kObjectiveTaken:
      return "take an objective tile";
    case EventKind::kBonusTaken:
      return "take a bonus tile";
    case EventKind::kFinished:
      return "finish on the Simmental space";
    case EventKind::kCertificatesMoved:
      return "gain certificates";
    case EventKind::kCardRemoved:
      return "remove a card from the game";
    default:
      return {};
  }
}

std::vector<std::string> event_sentences(const State& after, const EventList& events) {
  std::vector<std::string> sentences;
  for (const Event* event = events.begin(); event != events.end();) {
    const Event* last = event + 1;
    if (!verb_for_many(event->kind).empty()) {
      while (last != events.end() && tell_together(*event, *last)) ++last;
      sentences.push_back(many_words(after, event, last));
    } else {
      std::string sentence = event_sentence(after, *event);
      if (!sentence.empty()) sentences.push_back(std::move(sentence));
    }
    event = last;
  }
  return sentences;
}

}  // namespace drover::elpaso
