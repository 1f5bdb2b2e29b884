#include "elpaso/think/advice.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <tuple>
#include <utility>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/engine.h"
#include "elpaso/offers.h"
#include "elpaso/rules/location.h"

namespace drover::elpaso {

namespace {

// What things are worth, in victory points unless said otherwise. "Per trip" values count once for
// every delivery the player can still expect to make.
struct Weights {
  // The clock.
  double turn = 2.2;       // what a turn brings on average: the price of every stop
  double future = 0.61;    // how far later stops can be relied upon
  double pocket = 2.19;    // dollars that come in until the stop after the next
  double first_lap = 0.5;  // trips that a lap just begun still counts for

  // Dollars: the rate of the final scoring, and what early dollars earn on top of it.
  double dollar_at_end = 0.2;
  double dollar_early = 0.25;
  double dollar_plenty = 25;    // with this many dollars the extra worth has halved
  double time_to_spend = 1.11;  // trips from which on early dollars have their full worth

  // Workers, by type: per trip for the first, second, ... owned, wherever the card is. Everybody
  // begins with one of each.
  std::array<std::array<double, 7>, kWorkers> worker_per_trip{{
      {1, 0.86, 0.37, 0.9, 0.61, 0.11, 0.17},
      {0.7, 0.7, 0.6, 0.47, 0.1, 0.06, 0.03},
      {0.8, 1.31, 0.8, 0.61, 1.55, 0.35, 0.06},
      {1.14, 1.2, 0.92, 0.99, 0.5, 1.42, 0.06},
  }};
  // A worker spent comes back later: what is lost until then.
  std::array<double, kWorkers> worker_spent{0.86, 0.6, 0.42, 1.12};

  // Cattle.
  double breeding = 0.2;     // a point of breeding value in a delivery to come
  double in_hand = 0.36;     // how often a card of the herd is in hand when it matters
  double common_card = 2;    // breeding value a card has to beat
  double removed = 0.35;     // per trip and point below the common card, for a card removed
  double fresh_card = 0.99;  // breeding value of the card drawn for one that was discarded
  double held_near = 0.81;   // part of a hand card's value that counts with El Paso in reach
  double held_far = 0.37;    // and with stops before it
  double chosen = 1.4;       // breeding value that choosing and exchanging add to a typical hand

  // Deliveries.
  double certificate = 0.7;
  double token = 0.6;
  double permanent_certificate = 0.8;  // per trip
  double duplicate_tile = 1.17;        // per trip
  std::array<double, kDiscs> disc_per_trip{0.17, 0.21, 0.49, 0.5, 0.8, 2.35, 0.4};

  // Buildings: what their actions add per trip, beside their points; kind * 2 + side.
  std::array<double, kBuildingKinds * 2> building_per_trip{0.68, 0.49, 0.9,  0.7,  1,    0.91,
                                                           1.2,  1.2,  0.38, 1.87, 2.89, 1.39};
  double bypassed = 0.3;  // part of that on a space that can be walked around

  // Stops.
  double walk_on = 2.4;  // a step of a move action, at a stop still to be reached
  double aux_instead = 0.4;

  // Objectives: how likely one missing thing is still found, by kind of element.
  double find_cattle = 0.26;
  double find_hereford = 0;
  double find_simmental = 0.75;
  double find_worker = 0.37;
  double find_building = 0.2;
  double find_dark_disc = 0.65;
  double find_bonus_tile = 0.41;
  double find_last_post = 0.46;
  double task_worth = 0.7;  // part of a tile's points that its last missing thing brings
};
constexpr Weights kWeights{};

constexpr double kNever = -1e6;
constexpr double kUnwanted = -1e5;  // possible at any time, but no help now
// What brings dollars, cards or certificates comes before what they are spent on, and a move action
// after everything else.
constexpr double kFirst = 1000;
constexpr double kThen = 100;
// With this many trips to come there is time for what is planned.
constexpr double kTimeEnough = 1.5;
constexpr int kMostTotal = 40;

using Elements = std::array<int, kElements>;

template <class Table>
const auto& row_of(const Table& table, int index) {
  return table[static_cast<std::size_t>(index)];
}

bool is_income(Op op) {
  return op == Op::kGainDollars || op == Op::kDiscardForDollars || op == Op::kGainCertificates ||
         op == Op::kGainTokens || op == Op::kExchange || op == Op::kRemoveCattle;
}

// What a tile needs of each element, in the order of elements. A disc on a dark post is also a dark
// disc.
using Needs = core::FixedVector<Need, 2 * std::tuple_size_v<decltype(ObjectiveRow::needs)>>;
constexpr std::array<Needs, kObjectives> kNeeds = [] {
  std::array<Needs, kObjectives> all{};
  for (std::size_t tile = 0; tile < kObjectives; ++tile) {
    std::array<std::uint8_t, kElements> needs{};
    for (const Need need : kObjectiveTable[tile].needs) {
      needs[need.element] = static_cast<std::uint8_t>(needs[need.element] + need.count);
      if (need.element >= kFirstPostElement && kPostTable[need.element - kFirstPostElement].dark) {
        needs[kDarkDiscElement] = static_cast<std::uint8_t>(needs[kDarkDiscElement] + need.count);
      }
    }
    for (Element element = 0; element < kElements; ++element) {
      if (needs[element] > 0) all[tile].push_back({element, needs[element]});
    }
  }
  return all;
}();

double chance_of(Element element) {
  const Weights& w = kWeights;
  if (element == card_of(Breed::kSimmental)) return w.find_simmental;
  if (element == card_of(Breed::kHereford)) return w.find_hereford;
  if (element < kBreeds) return w.find_cattle;
  if (element < kBuildingElement) return w.find_worker;
  if (element == kBuildingElement) return w.find_building;
  if (element == kDarkDiscElement) return w.find_dark_disc;
  if (element == kBonusTileElement) return w.find_bonus_tile;
  return w.find_last_post;
}

class Advisor {
 public:
  explicit Advisor(const State& view) : s_(view), me_(view.me()), what_if_(view) {
    const int arrivals = s_.finisher == kNobody ? s_.simmental + 1 : 0;
    trips_ = static_cast<double>(arrivals) / s_.seats();
    last_turn_ = s_.finisher != kNobody;
    rich_ = std::min(1.0, trips_ / kWeights.time_to_spend);
    count_cards();
    count_elements();
  }

  double value(Move move) {
    switch (MoveKind(move.kind)) {
      case MoveKind::kObjective:
        return objective_value(move.a);
      case MoveKind::kPlace:
        return stop_now(move.a);
      case MoveKind::kMove:
        return stop_now(move.a) - move.b * spent(Worker::kCowboy);
      case MoveKind::kUse:
        return use_value(move);
      case MoveKind::kAux:
        return aux_value(move);
      case MoveKind::kEnd:
      case MoveKind::kSkip:
        return 0;
      case MoveKind::kExchange:
        return token_value();
      case MoveKind::kAgain:
        return exchange_gain();
      case MoveKind::kDiscard:
        return hand_value_without(move.a);
      case MoveKind::kBonus:
        return bonus_value(static_cast<Worker>(move.a));
      case MoveKind::kPay:
        return -move.b;
      case MoveKind::kDeliver:
        return post_value(move.a) - move.b * certificate_kept();
      case MoveKind::kDisc:
        return disc_value(move.a);
    }
    return 0;
  }

 private:
  // ---- What is owned ----------------------------------------------------------------------------

  void count_cards() {
    for (std::size_t card = 0; card < kCardKinds; ++card) {
      owned_[card] = me_.hand[card] + me_.draw[card] + me_.discard[card];
      if (card >= kFirstWorker) owned_[card] += me_.workers[card - kFirstWorker];
      if (card < kBreeds) cattle_ += owned_[card];
    }
  }

  // What is owned, less what the objectives fulfilled already need.
  void count_elements() {
    for (std::size_t card = 0; card < kCardKinds; ++card) free_[card] = owned_[card];
    free_[kBuildingElement] = buildings_of(s_, s_.current);
    free_[kBonusTileElement] = static_cast<int>(me_.bonus_tiles.total());
    for (std::size_t post = 0; post < kPosts; ++post) {
      free_[kFirstPostElement + post] = me_.posts[post];
      if (kPostTable[post].dark) free_[kDarkDiscElement] += me_.posts[post];
    }
    open_objectives_ = me_.objectives;
    if (me_.objectives == 0) return;
    const ObjectiveSet fulfilled = fulfilled_objectives(s_, s_.current);
    open_objectives_ &= ~fulfilled;
    for (ObjectiveSet set = fulfilled; set != 0; set &= set - 1) {
      for (const Need need : row_of(kNeeds, std::countr_zero(set))) {
        free_[need.element] -= need.count;
      }
    }
    for (ObjectiveSet set = open_objectives_; set != 0; set &= set - 1) {
      pursue(std::countr_zero(set));
    }
  }

  // What one more of something brings that the tile still lacks.
  void pursue(int tile) {
    const Needs& needs = row_of(kNeeds, tile);
    int missing = 0;
    for (const Need need : needs) missing += std::max(0, need.count - free_[need.element]);
    for (const Need need : needs) {
      if (need.count <= free_[need.element]) continue;
      element_worth_[need.element] +=
          row_of(kObjectiveTable, tile).points * kWeights.task_worth / missing;
    }
  }

  // ---- Small things -----------------------------------------------------------------------------

  double dollars(double amount, double holding) const {
    const Weights& w = kWeights;
    const double middle = std::max(0.0, holding + amount / 2);
    const double extra = w.dollar_early * rich_ * w.dollar_plenty / (w.dollar_plenty + middle);
    return amount * (w.dollar_at_end + extra);
  }
  double dollars(double amount) const { return dollars(amount, me_.dollars); }

  double time() const { return std::min(1.0, trips_ / kTimeEnough); }
  double token() const { return kWeights.token * time(); }
  double certificate() const { return kWeights.certificate * std::min(1.0, trips_); }
  // At a delivery: certificates are worth keeping only for one more.
  double certificate_kept() const {
    return kWeights.certificate * std::clamp(trips_ - 1, 0.0, 1.0);
  }
  double certificates(int amount) const {
    return certificate() * std::min(amount, kMostCertificates - me_.certificates);
  }
  double spent(Worker worker) const {
    return kWeights.worker_spent[static_cast<std::size_t>(worker)] * time();
  }

  // One more of something that objectives count.
  double element(Element element) const { return element_worth_[element]; }

  double objective_value(int tile) {
    double& worth = objective_worth_[static_cast<std::size_t>(tile)];
    if ((objectives_known_ >> tile & 1U) == 0) {
      objectives_known_ |= ObjectiveSet{1} << tile;
      double chance = 1;
      for (const Need need : row_of(kNeeds, tile)) {
        const double each = chance_of(need.element) * time();
        for (int missing = need.count - free_[need.element]; missing > 0; --missing) chance *= each;
      }
      worth = row_of(kObjectiveTable, tile).points * chance;
    }
    return worth;
  }

  double worker_value(Worker worker) const {
    const auto type = static_cast<std::size_t>(worker);
    const auto& row = kWeights.worker_per_trip[type];
    const auto have = std::min<std::size_t>(static_cast<std::size_t>(owned_[kFirstWorker + type]),
                                            row.size() - 1);
    return kWorkerTable[type].points + row[have] * trips_ + element(card_of(worker));
  }

  double cattle_value(Card card) const {
    const double better = breeding_value(card) - kWeights.common_card;
    return points_of(card) + element(card) + better * kWeights.breeding * kWeights.in_hand * trips_;
  }

  double bonus_tile_value(int kind) {
    double& worth = bonus_worth_[static_cast<std::size_t>(kind)];
    if ((bonuses_known_ >> kind & 1U) == 0) {
      bonuses_known_ |= 1U << kind;
      worth = bonus_tile_prospect(kind);
    }
    return worth;
  }
  double bonus_tile_prospect(int kind) {
    const BonusRow& row = row_of(kBonusTable, kind);
    double worth = row.points + element(kBonusTileElement);
    worth += row.permanent_certificates * kWeights.permanent_certificate * trips_;
    worth += row.duplicate_cards * kWeights.duplicate_tile * trips_;
    const ActionSpan actions = row_of(kBonusSpans, kind);
    // Judged by the workers at hand, whatever is being tried.
    const auto workers = std::exchange(what_if_.me().workers, me_.workers);
    for (int i = 0; i < actions.count; ++i)
      worth += best_choice(me_.dollars, actions.first + i, 0).value;
    what_if_.me().workers = workers;
    return worth;
  }

  double tile_value(TileChoice choice) {
    if (choice == kObjectiveStack) {
      double sum = 0;
      int count = 0;
      for (ObjectiveSet set = s_.objective_stack; set != 0; set &= set - 1, ++count) {
        sum += objective_value(std::countr_zero(set));
      }
      return count > 0 ? sum / count : 0;
    }
    if (choice == kBonusStack) {
      double sum = 0;
      for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
        if (s_.bonus_stack[kind] == 0) continue;
        sum += s_.bonus_stack[kind] * bonus_tile_value(static_cast<int>(kind));
      }
      return sum / static_cast<double>(std::max<std::size_t>(1, s_.bonus_stack.total()));
    }
    if (names_bonus(choice)) return bonus_tile_value(choice - kFirstBonusChoice);
    return objective_value(choice);
  }

  double disc_value(int disc) const {
    const double later = std::max(0.0, trips_ - 1) + kWeights.first_lap * time();
    return row_of(kWeights.disc_per_trip, disc) * later + dollars(row_of(kDiscTable, disc).dollars);
  }

  // ---- Deliveries -------------------------------------------------------------------------------

  // The best disc that may go there; nothing placed is worth nothing.
  double best_disc(int post) const {
    double best = kNever;
    bool light_left = false;
    for (int disc = 0; disc < kDiscs; ++disc) {
      if ((me_.discs >> disc & 1U) != 0 && !row_of(kDiscTable, disc).dark) light_left = true;
    }
    const bool dark_too = row_of(kPostTable, post).dark ||
                          (s_.options.dark_discs == DarkDiscs::kWhenNoneElse && !light_left);
    for (int disc = 0; disc < kDiscs; ++disc) {
      if ((me_.discs >> disc & 1U) == 0) continue;
      if (row_of(kDiscTable, disc).dark && !dark_too) continue;
      if (me_.dollars + kElPasoDollars + row_of(kDiscTable, disc).dollars < 0) continue;
      best = std::max(best, disc_value(disc));
    }
    return best;
  }

  // A delivery there, without the certificates it takes.
  double post_value(int post) {
    const PostRow& row = row_of(kPostTable, post);
    const double disc = best_disc(post);
    if (disc == kNever) return kNever;
    double worth = row.points + disc;
    worth += element(static_cast<Element>(kFirstPostElement + post));
    if (row.dark) worth += element(kDarkDiscElement);
    const ActionSpan actions = row_of(kPostSpans, post);
    for (int i = 0; i < actions.count; ++i) {
      worth += best_choice(me_.dollars, actions.first + i, 0).value;
    }
    return worth;
  }

  // The best delivery with a hand of that value, and some certificates more or fewer.
  double delivery(int total, int more_certificates = 0) {
    if (!posts_known_) {
      posts_known_ = true;
      for (int post = 0; post < kPosts; ++post) {
        const bool taken = row_of(me_.posts, post) > 0 && !row_of(kPostTable, post).repeatable;
        posts_[static_cast<std::size_t>(post)] = taken ? kNever : post_value(post);
      }
    }
    const int certificates = std::min<int>(me_.certificates + more_certificates, kMostCertificates);
    double best = 0;
    for (int post = 0; post < kPosts; ++post) {
      const int needed = std::max(0, row_of(kPostTable, post).value - total);
      if (needed > certificates) continue;
      best = std::max(best, row_of(posts_, post) - needed * certificate_kept());
    }
    return best;
  }
  double delivery_between(double total) {
    const int low = std::clamp(static_cast<int>(total), 0, kMostTotal);
    const double part = std::clamp(total - low, 0.0, 1.0);
    return delivery(low) * (1 - part) + delivery(low + 1) * part;
  }

  // An arrival at El Paso apart from the delivery itself.
  double arrival() const {
    double worth = dollars(kElPasoDollars);
    if (s_.simmental > 0) {
      worth += cattle_value(card_of(Breed::kSimmental));
    } else if (s_.finisher == kNobody) {
      worth += kSimmentalSpacePoints;
    }
    return worth;
  }

  // The value a hand drawn from the whole herd has on average.
  double typical_hand() const {
    const int limit = hand_limit(me_);
    double sum = permanent_certificates(me_) + kWeights.chosen;
    for (Card card = 0; card < kBreeds; ++card) {
      if (owned_[card] == 0) continue;
      const double missing = std::pow(1 - static_cast<double>(owned_[card]) / cattle_, limit);
      sum += breeding_value(card) * (1 - missing);
    }
    return sum;
  }

  // ---- The hand ---------------------------------------------------------------------------------

  bool at_delivery() const {
    for (const Decision& decision : s_.stack) {
      if (decision.kind == DecisionKind::kDeliver) return true;
    }
    return false;
  }

  // How much of the next delivery's value a hand card counts for now.
  double held() const {
    if (me_.herder == kNowhere) return kWeights.held_far;
    return steps_to(s_, me_.herder, kElPaso) <= step_limit(me_) ? kWeights.held_near
                                                                : kWeights.held_far;
  }

  int value_without(Card card) const {
    PlayerState copy = me_;
    copy.hand.remove(card);
    return delivery_value(copy);
  }

  // A card leaves the hand and another will be drawn for it.
  double leaving_hand(Card card) {
    if (last_turn_) return 0;
    if ((leaving_known_ >> card & 1U) == 0) {
      leaving_known_ |= 1U << card;
      const double lost = delivery_value(me_) - value_without(card) - kWeights.fresh_card;
      leaving_[card] = -lost * kWeights.breeding * held() * std::min(1.0, trips_);
    }
    return leaving_[card];
  }

  double hand_value_without(Card card) {
    const int total = value_without(card);
    // Among equals the card that is worth less goes.
    const double little = -0.01 * breeding_value(card);
    return (at_delivery() ? delivery(total) : total * kWeights.breeding * held()) + little;
  }

  // Draw one card, then discard the one that is missed least.
  double exchange_gain() {
    if (last_turn_ && !at_delivery()) return 0;
    const bool delivering = at_delivery();
    const Pile& pile = me_.draw.empty() ? me_.discard : me_.draw;
    const int now = delivery_value(me_);
    const double before = delivering ? delivery(now) : now;
    double sum = 0;
    int cards = 0;
    for (Card drawn = 0; drawn < kBreeds; ++drawn) {
      if (pile[drawn] == 0) continue;
      PlayerState copy = me_;
      copy.hand.add(drawn);
      double best = kNever;
      for (Card gone = 0; gone < kBreeds; ++gone) {
        if (copy.hand[gone] == 0) continue;
        copy.hand.remove(gone);
        const int total = delivery_value(copy);
        best = std::max(best, delivering ? delivery(total) : total);
        copy.hand.add(gone);
      }
      sum += pile[drawn] * (best - before);
      cards += pile[drawn];
    }
    if (cards == 0) return 0;
    const double mean = sum / cards;
    return delivering ? mean : mean * kWeights.breeding * held();
  }

  // Tokens are kept for deliveries: only there does an exchange show what it brings.
  double token_value() {
    if (s_.stack.back().kind != DecisionKind::kDeliver) return kUnwanted;
    const double gain = exchange_gain() - token();
    return gain > 0 ? gain + kFirst : kUnwanted;
  }

  // ---- Actions ----------------------------------------------------------------------------------

  struct Chosen {
    double value = 0;
    int dollars = 0;  // gained, or paid if negative
  };

  // The position with other dollars.
  const State& with(int holding) {
    what_if_.me().dollars = static_cast<std::uint16_t>(holding);
    return what_if_;
  }

  // What an action brings with the choice made for it, to somebody who holds so many dollars.
  Chosen choice(int holding, const Action& action, unsigned used, int first, int second) {
    const auto paying = [&](int price, double worth) {
      return Chosen{worth + dollars(-price, holding), -price};
    };
    switch (action.op) {
      case Op::kGainDollars:
        return {dollars(action.amount, holding), action.amount};
      case Op::kDiscardForDollars: {
        const auto card = static_cast<Card>(first);
        const int gained = sale_dollars(action, card);
        return {dollars(gained, holding) + leaving_hand(card), gained};
      }
      case Op::kGainCertificates:
        return paying(action.pay, certificates(action.amount));
      case Op::kGainTokens:
        return paying(action.pay, action.amount * token());
      case Op::kExchange:
        return {std::max(0.0, cheap_exchange_) * action.amount, 0};
      case Op::kHire:
        return paying(hire_price(action, used, static_cast<Worker>(first)),
                      worker_value(static_cast<Worker>(first)));
      case Op::kBuyCattle: {
        const int cowboys = row_of(kBreedTable, first).market_cowboys;
        return paying(cowboys * kDollarsPerCowboy,
                      cattle_value(static_cast<Card>(first)) - cowboys * spent(Worker::kCowboy));
      }
      case Op::kTakeCattle:
        return paying(action.pay, cattle_value(card_of(action.card.breed)));
      case Op::kRemoveCattle:
        return {removal_value(static_cast<Card>(first)), 0};
      case Op::kUseTrain:
        return train_value(holding, first);
      case Op::kTakeTile:
        return paying(action.pay, tile_value(static_cast<TileChoice>(first)));
      case Op::kPlaceBuilding:
        return building_value(holding, first, static_cast<Space>(second));
      case Op::kAuxiliary:
      case Op::kMoveHerder:
        return {};
    }
    return {};
  }

  double removal_value(Card card) {
    const double worse = kWeights.common_card - breeding_value(card);
    return worse * kWeights.removed * trips_ - points_of(card) - element_lost(card) +
           leaving_hand(card);
  }
  double element_lost(Card card) const { return owned_[card] <= 1 ? element(card) : 0; }

  Chosen building_value(int holding, int kind, Space space) const {
    const SiteOffer offer = site_offer(s_, kind, space);
    const auto use = [&](int of_kind) {
      return row_of(kWeights.building_per_trip, building_row_index(s_, of_kind));
    };
    double worth = building_row(s_, kind).points;
    double actions = use(kind);
    if (offer.replaced >= 0) {
      worth -= building_row(s_, offer.replaced).points;
      actions -= use(offer.replaced);
    } else {
      worth += element(kBuildingElement);
    }
    if (kSpaceTable[space].path != Path::kTrunk) actions *= kWeights.bypassed;
    worth += actions * trips_ - offer.builders * spent(Worker::kBuilder);
    return {worth + dollars(-offer.dollars, holding), -offer.dollars};
  }

  Chosen train_value(int holding, int card) {
    const int row = train_row_index(s_, card);
    const int engineers = row_of(kTrainTable, row).engineers;
    const int price = engineers * kDollarsPerEngineer;
    const int after = std::max(0, holding - price);
    double worth = dollars(-price, holding) - engineers * spent(Worker::kEngineer);
    const ActionSpan actions = row_of(kTrainSpans, row);
    for (int i = 0; i < actions.count; ++i) {
      const Action& action = row_of(kActionTable, actions.first + i).action;
      worth += action.op == Op::kMoveHerder  ? action.amount * kWeights.walk_on
               : action.op == Op::kAuxiliary ? action.amount * kWeights.aux_instead
                                             : best_choice(after, actions.first + i, 0).value;
    }
    return {worth, -price};
  }

  // The best way to carry out an action; nothing if it is better left out.
  Chosen best_choice(int holding, int id, unsigned used) {
    const Action& action = row_of(kActionTable, id).action;
    if (action.op == Op::kExchange) return choice(holding, action, used, 0, 0);
    MoveList list;
    list_choices(with(holding), action, used, {MoveKind::kUse, static_cast<std::uint8_t>(id)},
                 list);
    Chosen best;
    for (const Move move : list) {
      const Chosen one = choice(holding, action, used, move.b, move.c);
      if (one.value > best.value) best = one;
    }
    return best;
  }

  Chosen best_aux(int holding) {
    Chosen best;
    for (int slot = 0; slot < kAuxActions; ++slot) {
      const ActionId id = aux_action(me_, slot);
      if (id == kNoAction) continue;
      const Chosen one = best_choice(holding, id, 0);
      if (one.value > best.value) best = one;
    }
    return best;
  }

  // ---- Stops ------------------------------------------------------------------------------------

  // All that a tile offers, income first, then what the dollars are best spent on.
  double actions_value(ActionSpan actions, int holding) {
    double worth = 0;
    std::array<bool, kMostActions> done{};
    for (int i = 0; i < actions.count; ++i) {
      const int id = actions.first + i;
      const Action& action = row_of(kActionTable, id).action;
      done[static_cast<std::size_t>(i)] = true;
      if (action.op == Op::kMoveHerder) {
        worth += action.amount * kWeights.walk_on;
      } else if (action.op == Op::kAuxiliary) {
        worth += best_aux(holding).value * (action.amount == 2 ? 1.6 : 1.0);
      } else if (is_income(action.op)) {
        const Chosen best = best_choice(holding, id, 0);
        worth += best.value;
        holding = std::max(0, holding + best.dollars);
      } else {
        done[static_cast<std::size_t>(i)] = false;
      }
    }
    for (;;) {
      int which = -1;
      Chosen most;
      for (int i = 0; i < actions.count; ++i) {
        if (done[static_cast<std::size_t>(i)]) continue;
        const Chosen best = best_choice(holding, actions.first + i, 0);
        if (best.value > most.value) {
          most = best;
          which = i;
        }
      }
      if (which < 0) break;
      done[static_cast<std::size_t>(which)] = true;
      worth += most.value;
      holding = std::max(0, holding + most.dollars);
      // Of two workers the second, of another type, for its own price.
      const Action& action = row_of(kActionTable, actions.first + which).action;
      if (action.op == Op::kHire && action.second != kNoSecond) {
        worth += best_choice(holding, actions.first + which, 1U << static_cast<int>(Worker::kJoker))
                     .value;
      }
    }
    return worth;
  }

  double tile_there(Space space, double dollars_there) {
    const BoardTile tile = s_.board[space];
    ActionSpan actions;
    if (!is_building(tile)) {
      actions = row_of(kNeutralSpans, neutral_tile(tile));
    } else if (building_owner(tile) == s_.current) {
      actions = row_of(kBuildingSpans, building_row_index(s_, building_kind(tile)));
    }
    return std::max(actions_value(actions, static_cast<int>(dollars_there)), aux_now());
  }
  double aux_now() {
    if (!aux_known_) {
      aux_known_ = true;
      aux_now_ = best_aux(me_.dollars).value;
    }
    return aux_now_;
  }

  void look_ahead() {
    if (looked_) return;
    looked_ = true;
    const Weights& w = kWeights;
    const int steps = step_limit(me_);
    const double later_total = std::max<double>(delivery_value(me_), typical_hand());
    el_paso_later_ = arrival() + delivery_between(later_total);
    std::array<double, kSpaces> later{};
    for (std::size_t i = kSpaces; i-- > 1;) {
      const auto from = static_cast<Space>(i);
      if ((s_.occupied & bit(from)) == 0) continue;
      const StepsTo steps_there = steps_from(s_, from);
      double best = kNever;
      for (std::size_t j = 0; j < kSpaces; ++j) {
        const int needed = steps_there[j];
        if (needed == 0 || needed > steps) continue;
        best = std::max(best, j == kElPaso ? el_paso_later_ : later[j] + ahead_[j]);
      }
      ahead_[i] = w.future * best - w.turn;
      later[i] = tile_there(from, me_.dollars + w.pocket);
    }
  }

  // The stop itself and the best way on from there.
  double stop_now(Space space) {
    if ((stops_known_ & bit(space)) == 0) {
      stops_known_ |= bit(space);
      stops_[space] = stop_prospect(space);
    }
    return stops_[space];
  }
  double stop_prospect(Space space) {
    if (last_turn_) {
      if (space == kElPaso) return arrival() + delivery(delivery_value(me_));
      return tile_there(space, me_.dollars);
    }
    look_ahead();
    if (space == kElPaso) return arrival() + delivery(delivery_value(me_));
    return tile_there(space, me_.dollars) + ahead_[space];
  }

  // ---- Using a location -------------------------------------------------------------------------

  double use_value(Move move) {
    const Action& action = kActionTable[move.a].action;
    if (action.op == Op::kMoveHerder) {
      look_ahead();
      const double stay = ahead_[me_.herder];
      return stop_now(move.b) - (last_turn_ ? 0 : stay) - move.c * spent(Worker::kCowboy);
    }
    return in_order(action,
                    choice(me_.dollars, action, parts_used(s_, move.a), move.b, move.c).value);
  }

  double aux_value(Move move) {
    const Action& action = kActionTable[aux_action(me_, move.a)].action;
    if (action.op == Op::kExchange) cheap_exchange_ = exchange_gain();
    const double worth = choice(me_.dollars, action, 0, move.b, move.c).value;
    cheap_exchange_ = 0;
    if (aux_instead(s_)) return worth - open_actions_value();
    return in_order(action, worth);
  }

  static double in_order(const Action& action, double worth) {
    if (worth <= 0) return worth;
    return worth + (is_income(action.op) && action.pay == 0 ? kFirst : kThen);
  }

  // What the location still offers and an auxiliary action instead would give up.
  double open_actions_value() {
    double worth = 0;
    for (std::size_t i = s_.stack.back().a; i < s_.local.size(); ++i) {
      const ActionId id = s_.local[i].action;
      const Action& action = kActionTable[id].action;
      if (action.op == Op::kMoveHerder) {
        worth += action.amount * kWeights.walk_on;
      } else {
        worth += best_choice(me_.dollars, id, s_.local[i].used).value;
      }
    }
    return worth;
  }

  // ---- Bonuses of workers -----------------------------------------------------------------------

  // The best purchase open now with more dollars and fewer workers.
  double best_purchase(int more_dollars, int engineers, int jokers) {
    const auto workers = me_.workers;
    const auto use_up = [&](Worker worker, int count) {
      std::uint8_t& left = what_if_.me().workers[static_cast<std::size_t>(worker)];
      left = static_cast<std::uint8_t>(left - count);
    };
    use_up(Worker::kEngineer, engineers);
    use_up(Worker::kJoker, jokers);
    double best = 0;
    for (std::size_t i = s_.stack.back().a; i < s_.local.size(); ++i) {
      const ActionId id = s_.local[i].action;
      if (is_income(kActionTable[id].action.op)) continue;
      best = std::max(best, best_choice(me_.dollars + more_dollars, id, s_.local[i].used).value);
    }
    what_if_.me().workers = workers;
    return best;
  }

  // Dollars now only for what could not be paid otherwise.
  double dollars_bonus(Worker worker) {
    const DecisionKind kind = s_.stack.back().kind;
    if (kind == DecisionKind::kLastChance) {
      return dollars(worker_row(worker).bonus_dollars);
    }
    if (kind != DecisionKind::kUseLocation && kind != DecisionKind::kUseTrain &&
        kind != DecisionKind::kReward) {
      return kUnwanted;
    }
    constexpr int kMostAtOnce = 3;
    const int most_engineers =
        std::min<int>(kMostAtOnce, me_.workers[static_cast<std::size_t>(Worker::kEngineer)]);
    const int most_jokers =
        std::min<int>(kMostAtOnce, me_.workers[static_cast<std::size_t>(Worker::kJoker)]);
    const double now = best_purchase(0, 0, 0);
    double best = 0;
    bool helps = false;
    for (int engineers = 0; engineers <= most_engineers; ++engineers) {
      for (int jokers = 0; engineers + jokers <= kMostAtOnce && jokers <= most_jokers; ++jokers) {
        if (engineers + jokers == 0) continue;
        const int more = engineers * worker_row(Worker::kEngineer).bonus_dollars +
                         jokers * worker_row(Worker::kJoker).bonus_dollars;
        const double then = best_purchase(more, engineers, jokers);
        if (then <= now) continue;
        const double gain = then + dollars(more) - now - engineers * spent(Worker::kEngineer) -
                            jokers * spent(Worker::kJoker);
        if (gain > best) {
          best = gain;
          helps = worker == Worker::kEngineer ? engineers > 0 : jokers > 0;
        }
      }
    }
    // Before the purchase, but after all income.
    return helps ? best + kThen * 2 : kUnwanted;
  }

  double certificate_bonus() {
    if (s_.stack.back().kind != DecisionKind::kDeliver) return kUnwanted;
    const int total = delivery_value(me_);
    const int builders = me_.workers[static_cast<std::size_t>(Worker::kBuilder)];
    const int pay = worker_row(Worker::kBuilder).bonus_pay;
    const double now = delivery(total);
    double best = 0;
    for (int count = 1; count <= builders && count * pay <= me_.dollars; ++count) {
      if (me_.certificates + count > kMostCertificates) break;
      best = std::max(best, delivery(total, count) - now + dollars(-count * pay) -
                                count * spent(Worker::kBuilder));
    }
    return best > 0 ? best + kFirst : kUnwanted;
  }

  double bonus_value(Worker worker) {
    return worker_row(worker).bonus_certificates > 0 ? certificate_bonus() : dollars_bonus(worker);
  }

  const State& s_;
  const PlayerState& me_;
  State what_if_;  // see with()
  double trips_ = 0;
  double rich_ = 0;
  bool last_turn_ = false;
  std::array<int, kCardKinds> owned_{};
  int cattle_ = 0;
  Elements free_{};
  ObjectiveSet open_objectives_ = 0;
  std::array<double, kElements> element_worth_{};
  ObjectiveSet objectives_known_ = 0;  // tiles whose worth is in objective_worth_
  std::array<double, kObjectives> objective_worth_;
  unsigned bonuses_known_ = 0;  // kinds whose worth is in bonus_worth_
  std::array<double, kBonusKinds> bonus_worth_;
  unsigned leaving_known_ = 0;  // cards whose worth is in leaving_
  std::array<double, kBreeds> leaving_;
  SpaceSet stops_known_ = 0;  // spaces whose worth is in stops_
  std::array<double, kSpaces> stops_;
  bool aux_known_ = false;
  double aux_now_ = 0;
  bool posts_known_ = false;
  std::array<double, kPosts> posts_{};
  bool looked_ = false;
  double el_paso_later_ = 0;
  std::array<double, kSpaces> ahead_{};
  double cheap_exchange_ = 0;
};

}  // namespace

double rule_of_thumb(const State& view, Move move) { return Advisor(view).value(move); }

void rules_of_thumb(const State& view, const MoveList& moves, double* out) {
  Advisor advisor(view);
  for (const Move move : moves) *out++ = advisor.value(move);
}

}  // namespace drover::elpaso
