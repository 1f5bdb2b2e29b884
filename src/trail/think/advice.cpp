#include "trail/think/advice.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <utility>

#include "trail/engine.h"
#include "trail/rules/auxiliary.h"
#include "trail/rules/building.h"
#include "trail/rules/cards.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/objectives.h"
#include "trail/rules/offices.h"
#include "trail/rules/play.h"
#include "trail/rules/railroad.h"
#include "trail/rules/workers.h"
#include "trail/tasks.h"

namespace drover::trail {

namespace {

// What things are worth, in victory points unless said otherwise. "Per trip" values count once for
// every delivery the player can still expect to make.
struct Weights {
  // The clock.
  // Workers a visit to Kansas City puts into the job market. There are nearly two; a lower figure
  // makes everything that pays per trip count for more while the game is young.
  double tiles_per_visit = 1.11;
  // Visits of an automa for each of a player, in the order of Automa: about what was counted in
  // games of this advice against easy and hard levels.
  std::array<double, 4> automa_pace{0, 1.2, 1.2, 0.88};
  double turns_per_trip = 4.36;  // turns between two deliveries, to tell rounds from visits
  double turn = 0.86;            // what a turn brings on average: the price of every stop
  double spent = 0.4;            // what can still be bought after the dollars have been spent
  double future = 0.93;          // how far the stop after this one can be relied upon

  // Dollars: the rate of the final scoring, and what early dollars earn on top of it.
  double dollar_at_end = 0.19;
  double dollar_early = 0.63;
  double dollar_plenty = 26;  // with this many dollars the extra worth has halved

  // Workers on the second to the sixth space of their row.
  std::array<std::array<double, 5>, kWorkerKinds> worker_per_trip{{
      {2.55, 2.11, 1.0, 1.1, 0.41},    // cowboys: cheaper and better cattle
      {0.75, 0.73, 0.23, 0.82, 0.08},  // builders: larger buildings
      {1.13, 0.46, 1.05, 1.47, 0.45},  // engineers: a longer way with each engine action
  }};
  std::array<std::array<double, 5>, kWorkerKinds> worker_at_once{{
      {0.0, 0.0, 6.22, 6.44, 4.7},  // a free hazard; points; points and a trade tile
      {0.0, 0.0, 2.8, 2.72, 4.58},  // a cheap building; points; both
      {0.27, 0.24, 1.81, 2.16,
       3.27},  // cards turned into certificates and dollars; a cheap hire; points
  }};

  // Cattle.
  double breeding_floor = 0.21;  // a point of breeding value in the next delivery, at least
  double breeding_slope = 0.18;  // how much of the way to a better city counts for it
  double cattle_in_hand = 0.59;  // how often a bought card is in the hand when it matters
  double common_card = 1.89;     // breeding value a bought card has to beat
  double cowboy_kept = 0.2;      // for buying something else in the same action
  double market_draw = -0.19;    // new cards in the cattle market, for everybody
  double remove_grey = 1.41;     // a card of breeding value 1 gone for good
  double remove_low = 0.44;      // the same for breeding value 2
  double draw_repeat = 0.4;      // second and further cards of one draw, compared with the first
  double grown_at_once = 0.5;    // what growing one stage adds to later deliveries

  // Deliveries.
  // A disc on a low city is one that never comes to a high one, in the order of the strip.
  std::array<double, kLongestStrip> city{-1.44, -0.16, -0.79, 0, 0, 0, 0, 0, 0, 0};
  double arrow_hope = 0.28;      // part of an arrow that counts before its second city is reached
  double objective_card = 0.51;  // a card gained on the way
  double permanent_certificate = 0.65;  // per trip
  double token = 1;                     // an exchange token, while there are deliveries to come
  double token_unwanted = 1;            // for a token used when nothing is sold

  // Disc spaces, in the order of DiscSpace.
  std::array<double, kDiscSpaces> disc_per_trip{0.32, 0.29, 0.25, 0.17, 0.09, 0.23,
                                                0.43, 0.33, 2.32, 0.18, 0.7};
  double no_disc = -3.4;      // none left: one has to come from a station
  double second_disc = 0.97;  // the second of two alike, except for the hand

  // Buildings, by edition, number and side: what their actions add per trip, beside their points.
  std::array<std::array<double, kPrivateBuildings * 2>, kEditions> building_per_trip{{
      {0.17, 0.1,  1.23, 0.23, 0.39, 0.53, 0.63, 0.58, 1.04, 0.42, 0.17, 0.33, 0.21,
       0.33, 0.94, 0.7,  0.4,  2.22, 0.49, 0.68, 1.5,  0.5,  0.4,  1.0,  0.5,  0.6},
      {0.17, 0.1,  1.23, 0.3, 0.39, 0.53, 0.63, 0.58, 0.3, 0.42, 1.04, 0.7, 0.21,
       0.33, 0.94, 0.45, 0.4, 2.22, 0.49, 0.68, 2.5,  0.5, 0.5,  0.6,  0.4, 1.0},
  }};
  double off_the_road = 0.2;  // part of that on a branch with hazards or trade tiles
  double own_detour = 0.34;   // per trip: a building on the way is a step for its owner too
  double hand_income = 0.15;  // per trip and opponent: fees of the others
  double woods = 0.57;        // per trip: buildings that count woods

  // The railroad.
  double engine_actions = 0.87;  // per trip, each as far as there are engineers
  double station_hope = 1.05;    // a station ahead, compared with one reached
  double transport = 0.24;       // part of a cross that is saved per trip

  // Station masters: how much of what they count is still to come, per trip.
  std::array<double, kStationMasters> station_master_growth{0.68, 0.32, 0.28, 0.29, 0.12, 0.25, 0.3,
                                                            0,    0,    0.1,  0.3,  0.3,  0.7};
  double master_hazard = 3;  // a hazard or a trade tile at once
  double master_office = 2;  // an office at once
  double master_build = 3;   // a small building at once

  // Objectives: how likely one missing thing is still found, in the order of Task.
  std::array<double, kTasks> task_chance{0.44, 0.93, 0.75, 0.71, 0.55, 0.73, 0.39,
                                         0.57, 0.2,  0.6,  0.6,  0.5,  0.5};
  double task_worth = 0.73;  // part of a card's points that its last missing thing brings
  double hand_clog = 0.35;   // an objective card in the herd instead of cattle

  // Tiles.
  double free_way = 0.13;          // a hazard or trade tile less on the trail
  double foresight_worker = 0.01;  // a worker of the wanted kind in the job market
  double foresight_delay = 0.16;   // a tile that does not bring the end nearer

  // Branch offices.
  double found_price = 1;      // what founding costs when it is not done now: an action, a card
  double next_town = 0.15;     // part of a town that counts when it only comes within reach
  double bonus_tile = 1.75;    // a bonus tile in a town still to be reached
  double delivery_target = 1;  // one more city to deliver to
  double bell_hope = 0.18;     // part of the points per bell before there is a disc for them
  double herd_part = 0.56;     // part of the best hand of the herd that a delivery can count on
  double herd_spread = 12;     // how far deliveries lie apart, in breeding value
};
constexpr Weights kWeights{};

constexpr double kNever = -1e6;
// A part of a trip that makes one more delivery as good as certain.
constexpr double kTripInHand = 0.6;
// With this many trips to come there is time for what is planned.
constexpr double kTimeEnough = 2;
constexpr double kTimeForTasks = 1.5;
constexpr double kTimeForTokens = 1;
constexpr double kTimeForOffices = 3;
// What a station master pays for two tokens.
constexpr double kTokenPair = 5;
// Station masters pay for every second thing: what one of them is worth.
constexpr double kHalfPair = 1.5;
constexpr double kTieBreak = 0.001;

template <class E>
constexpr std::size_t index(E value) {
  return static_cast<std::size_t>(value);
}

// The tiles that pay for something in the end.
constexpr auto kMastersWith = [] {
  std::array<unsigned, kStationMasters> masters{};  // there are fewer things than tiles
  for (std::size_t i = 0; i < kStationMasters; ++i) {
    masters[index(kStationMasterTable[i].score)] |= 1U << i;
  }
  return masters;
}();

constexpr int kDearestCity = [] {
  int value = 0;
  for (const Deliveries& printing : kDeliveries) {
    for (const CityRow& row : printing.city) value = std::max<int>(value, row.value);
  }
  return value;
}();

// The best that can be made of a decision: its worth, and the dollars it takes.
struct Offer {
  double value = kNever;
  int price = 0;
};

// What a location offers: gains that cost nothing, gains that are paid for, and their price.
struct Gains {
  double free = 0;
  double bought = 0;
  int price = 0;
  double all() const { return free + bought; }
};

// Everything a player weighs in one decision. The position is a scratch copy: decisions that lie
// ahead are put on its stack to ask the rules what would be legal then.
class Advisor {
 public:
  // In a turn of an automa the first player decides what is left open, for the own good.
  explicit Advisor(const State& view)
      : s_(view), for_automa_(view.is_automa(view.current)), purse_(0) {
    s_.current = actor(view);
    purse_ = me().dollars;
    read_clock();
    read_herd();
    read_tasks();
    read_discs();
    token_ = kWeights.token * std::min(1.0, trips_ / kTimeForTokens) +
             (scores(StationMasterScore::kPerTwoTokens) ? kTokenPair / 2 : 0);
    if (s_.options.rails()) read_map();
    read_cities();
    read_hand();
  }

  double value(Move move) { return value(s_.stack.back(), move); }

  // What a token brings now, compared with what there is to decide. Only what is about to be sold
  // is worth the exchange.
  double exchange_worth(int cards) const {
    if (s_.stack.back().kind != DecisionKind::kIncome) return -token_ - kWeights.token_unwanted;
    return hope_of_exchange(cards) - delivery_worth() - token_;
  }

 private:
  const PlayerState& me() const { return s_.player[s_.current]; }
  PlayerState& me() { return s_.player[s_.current]; }

  // ---- The clock ----

  // Workers still to come until the job market is full tell how many deliveries are left.
  void read_clock() {
    if (s_.token_row < kJobRows) {
      job_spaces_ = (kJobRows - s_.token_row) * s_.players();
      for (int kind = 0; kind < kWorkerKinds; ++kind) {
        job_spaces_ -= s_.job(s_.token_row, static_cast<Worker>(kind));
      }
    }
    trips_ = job_spaces_ / (kWeights.tiles_per_visit * (1 + others_on_the_trail()));
    const double rounds = trips_ * kWeights.turns_per_trip;
    another_turn_ = s_.token_row < kJobRows ? kWeights.future * rounds / (rounds + 0.7) : 0;
    another_trip_ = std::min(1.0, trips_ / kTripInHand);
    const double plenty = kWeights.dollar_plenty / (kWeights.dollar_plenty + me().dollars);
    dollar_ = kWeights.dollar_at_end +
              kWeights.dollar_early * std::min(1.0, trips_ / kTimeEnough) * plenty;
  }

  // How many others walk along, measured by how often they come to Kansas City.
  double others_on_the_trail() const {
    const int automas = s_.players() - s_.people();
    return s_.people() - 1 + automas * kWeights.automa_pace[index(s_.options.automa)];
  }

  // ---- Cattle and hand ----

  void read_herd() {
    for (Card card = 0; card < kCattleKinds; ++card) {
      const int copies = me().hand.cattle[card];
      in_hand_[index(breed_of(card))] += copies;
    }
  }

  // What one more point of breeding value would bring, and what a new card can be hoped to add.
  void read_hand() {
    const int value = herd_value(me()) + temporary_certificates(me());
    constexpr int kLook = 3;
    const double slope = (best_city(value + kLook) - best_city(value)) / kLook;
    breeding_ = another_trip_ *
                (std::max(kWeights.breeding_floor, kWeights.breeding_slope * slope) + dollar_);
    const Pile& pile = me().draw.empty() ? me().discard : me().draw;
    double sum = 0;
    double better = 0;
    const double worst = worst_in_hand();
    for (Card card = 0; card < kCattleKinds; ++card) {
      const double adds = in_hand_[index(breed_of(card))] == 0 ? breeding_value(card) : 0;
      sum += pile.cattle[card] * adds;
      better += pile.cattle[card] * std::max(0.0, adds - worst);
    }
    const double cards = std::max(1.0, static_cast<double>(pile.size()));
    new_card_ = sum / cards;
    card_swap_ = better / cards;
  }

  // Breeding value the hand loses with the card: a breed counts once.
  double counts_in_hand(Card card) const {
    if (is_objective(card)) return 0;
    if (breed_of(card) == Breed::kOrange) return orange_counts(card);
    return in_hand_[index(breed_of(card))] == 1 ? breeding_value(card) : 0;
  }

  // Of several orange cards the best one counts.
  double orange_counts(Card card) const {
    int best_other = 0;
    for (Card other = kFirstOrange; other < kCattleKinds; ++other) {
      const int copies = me().hand.cattle[other] - (other == card ? 1 : 0);
      if (copies > 0) best_other = std::max(best_other, breeding_value(other));
    }
    return std::max(0, breeding_value(card) - best_other);
  }

  // What a card in the hand brings in Kansas City beside its breeding value.
  double sale_worth(Card card) const {
    if (is_objective(card)) return 0;
    const CattleRow& row = cattle_row(card);
    return dollar_ * row.dollars + (row.grows_into != 0 ? growth_worth(card) : 0);
  }
  double growth_worth(Card card) const {
    const CattleRow& row = cattle_row(card);
    const CattleRow& into = cattle_row(row.grows_into);
    return into.victory_points - row.victory_points + kWeights.grown_at_once;
  }

  double worst_in_hand() const {
    if (me().hand.objectives != 0) return 0;
    double worst = 5;
    for (Card card = 0; card < kCattleKinds; ++card) {
      if (me().hand.cattle[card] > 0) worst = std::min(worst, counts_in_hand(card));
    }
    return worst;
  }

  // A card makes room for a new one.
  double discard_worth(Card card) const {
    return breeding_ * (new_card_ - counts_in_hand(card)) - kTieBreak * keep_rank(card) -
           another_trip_ * sale_worth(card);
  }
  double keep_rank(Card card) const { return is_objective(card) ? 0 : breeding_value(card); }
  double discard_pair_worth(Card first, Card second) const {
    const bool last = in_hand_[index(breed_of(first))] == 2;
    return breeding_ * (2 * new_card_ - (last ? breeding_value(first) : 0)) -
           kTieBreak * (cattle_row(first).victory_points + cattle_row(second).victory_points);
  }

  double draw_worth(int cards) const {
    return breeding_ * card_swap_ * (1 + kWeights.draw_repeat * (cards - 1));
  }

  // A card for the herd: its points, and what it adds to the deliveries after the next shuffle.
  double cattle_worth(Card card) const {
    const double adds = breeding_value(card) - kWeights.common_card;
    const double trips = std::max(0.0, trips_ - kTripInHand);
    const double worth =
        cattle_row(card).victory_points + task_worth_[index(task_of(card))] +
        adds * trips * kWeights.cattle_in_hand * (kWeights.breeding_floor + dollar_);
    return breed_of(card) == Breed::kOrange ? worth + orange_worth(card, trips) : worth;
  }

  // Simmental grows with every sale, Brahman pays with every sale.
  double orange_worth(Card card, double trips) const {
    double sales = trips * kWeights.cattle_in_hand;
    double worth = dollar_ * cattle_row(card).dollars * sales;
    for (Card stage = card; cattle_row(stage).grows_into != 0;
         stage = cattle_row(stage).grows_into) {
      const Card into = cattle_row(stage).grows_into;
      const double grows = std::min(1.0, sales);
      sales = std::max(0.0, sales - 1);
      const int better = breeding_value(into) - breeding_value(stage);
      worth += grows * (cattle_row(into).victory_points - cattle_row(stage).victory_points) +
               better * sales * (kWeights.breeding_floor + dollar_);
    }
    return worth;
  }

  double remove_worth(Card card) const {
    if (is_objective(card)) return kWeights.hand_clog - objective_worth(card);
    if (breed_of(card) == Breed::kOrange) return -cattle_worth(card);
    switch (breeding_value(card)) {
      case 1:
        return kWeights.remove_grey * std::min(1.0, trips_ / 3);
      case 2:
        return kWeights.remove_low * std::min(1.0, trips_ / 3);
      default:
        return -cattle_worth(card);
    }
  }

  double certificates_worth(int steps) const {
    const int reached = std::min(me().certificates + steps, certificate_limit(me()));
    if (reached <= me().certificates) return 0;
    return certificate_worth() *
           (kCertificateTrack[index(reached)].certificates - temporary_certificates(me()));
  }
  double certificate_worth() const {
    return breeding_ + (scores(StationMasterScore::kPerTwoCertificates) ? 1.0 : 0.0);
  }

  // ---- Objectives ----

  bool scores(StationMasterScore what) const {
    return (me().station_masters & kMastersWith[index(what)]) != 0;
  }

  // Hands out what is owned to the objectives and finds out what one more thing of a kind brings.
  void read_tasks() {
    for (SpaceSet set = s_.occupied & kBuildingSpaces; set != 0; set &= set - 1) {
      if (private_owner(s_.board[first_of(set)]) == s_.current) ++own_buildings_;
    }
    Pile herd = me().draw;
    herd.add_all(me().discard);
    herd.add_all(me().hand);
    const Owned owned = owned_for_tasks(s_, me(), herd.cattle, own_buildings_);
    std::copy(owned.begin(), owned.end(), owned_.begin());
    const ObjectiveSet deck = me().hand.objectives | me().draw.objectives | me().discard.objectives;
    for (ObjectiveSet set = me().objectives; set != 0; set &= set - 1) {
      const Card card = lowest_objective(set);
      pursue(card, objective_row(card).victory_points + objective_row(card).penalty);
    }
    for (ObjectiveSet set = deck; set != 0; set &= set - 1) {
      const Card card = lowest_objective(set);
      pursue(card, objective_row(card).victory_points);
    }
    const double hazard = scores(StationMasterScore::kPerTwoHazards) ? kHalfPair : 0;
    const double trade = scores(StationMasterScore::kPerTradePair) ? kHalfPair : 0;
    task_worth_[index(Task::kHazard)] += hazard;
    task_worth_[index(Task::kGreenTrade)] += trade;
    task_worth_[index(Task::kBlueTrade)] += trade;
    if (s_.options.edition == Edition::kSecond || s_.options.rails()) add_master_tasks();
  }

  // Station masters that came later.
  void add_master_tasks() {
    if (scores(StationMasterScore::kPerTwoStations))
      task_worth_[index(Task::kStation)] += kHalfPair;
    if (scores(StationMasterScore::kPerBuilding)) task_worth_[index(Task::kBuilding)] += 2;
    if (scores(StationMasterScore::kPerBonusTown)) task_worth_[index(Task::kBonusTown)] += 2;
    if (scores(StationMasterScore::kPerCattleThreeToFive)) {
      for (const Task task : {Task::kCattleThree, Task::kBrownCattle, Task::kPurpleCattle}) {
        task_worth_[index(task)] += 1;
      }
    }
  }

  void pursue(Card card, int points) {
    const ObjectiveRow& row = objective_row(card);
    int missing = 0;
    for (std::size_t i = 0; i < kTasks; ++i) {
      missing += std::max(0, row.tasks[i] - owned_[i]);
    }
    for (std::size_t i = 0; i < kTasks; ++i) {
      if (row.tasks[i] > owned_[i] && missing <= 1 + static_cast<int>(trips_ * 2)) {
        const double worth = kWeights.task_worth * points / missing;
        task_worth_[i] = std::max(task_worth_[i], worth);
      }
      if (missing == 0) owned_[i] -= row.tasks[i];
    }
    if (missing == 0) met_ |= objective_bit(card);
  }

  double fulfil_chance(const ObjectiveRow& row) const {
    const double time = std::min(1.0, trips_ / kTimeForTasks);
    double chance = 1;
    for (std::size_t i = 0; i < kTasks; ++i) {
      for (int missing = row.tasks[i] - owned_[i]; missing > 0; --missing) {
        chance *= kWeights.task_chance[i] * time;
      }
    }
    return chance;
  }

  double objective_worth(Card card) const {
    const ObjectiveRow& row = objective_row(card);
    const double pairs = scores(StationMasterScore::kPerTwoObjectives) ? 1.0 : 0;
    return row.victory_points * fulfil_chance(row) + pairs - kWeights.hand_clog;
  }

  // Playing a card of the hand: its immediate action and a free place in the hand, against the risk
  // of the penalty; in the herd an unfulfilled card costs nothing.
  double play_worth(Move move) {
    const Card card = move.a;
    const ObjectiveRow& row = objective_row(card);
    const bool met = (met_ & objective_bit(card)) != 0;
    const double risk = met ? 0 : (1 - fulfil_chance(row)) * row.penalty;
    const double pairs = scores(StationMasterScore::kPerTwoObjectives) ? 1.0 : 0;
    const double action = move.b == kForfeitAction ? 0 : immediate_worth(row.immediate);
    return action + breeding_ * new_card_ + pairs - risk;
  }

  double immediate_worth(ImmediateAction action) {
    switch (action.kind) {
      case Immediate::kNone:
        return 0;
      case Immediate::kDollars:
        return dollar_ * action.amount;
      case Immediate::kDrawThenDiscard:
        return draw_worth(action.amount);
      case Immediate::kEngine:
        return std::max(0.0, best({DecisionKind::kEngineForward, action.amount}).value);
      case Immediate::kFreeMove:
        return free_move_worth(action.amount);
      case Immediate::kAux:
        return std::max(0.0, best({DecisionKind::kAux}).value);
    }
    return 0;
  }

  // ---- Workers, buildings ----

  double worker_worth(Worker kind) const {
    const auto place = index(workers(me(), kind) - 1);
    return kWeights.worker_per_trip[index(kind)][place] * trips_ +
           kWeights.worker_at_once[index(kind)][place] +
           (scores(StationMasterScore::kPerWorker) ? 1.0 : 0.0);
  }
  // Giving up the last worker of a row; the immediate actions are gone anyway.
  double worker_loss(Worker kind) const {
    const int count = workers(me(), kind);
    return kWeights.worker_per_trip[index(kind)][index(count - 2)] * trips_ +
           (count > kWorkerRowLength - 2 ? kWorkerPoints : 0);
  }

  double building_worth(int number, Space space) const {
    const PrivateSide& row = private_row(s_, s_.current, number);
    const int side = (s_.building_sides >> number) & 1;
    const double actions =
        kWeights.building_per_trip[index(s_.edition())][index(number * 2 + side)];
    const bool on_the_road = (bit(space) & kOnTheRoad) != 0;
    const double per_trip =
        (on_the_road ? actions - kWeights.own_detour : actions * kWeights.off_the_road) +
        (kSpaceTable[space].woods ? kWeights.woods : 0) +
        (on_the_road ? kWeights.hand_income * fee_of(row.hands, s_.players()) *
                           others_on_the_trail() * dollar_
                     : 0);
    return row.victory_points + per_trip * trips_;
  }

  double site_worth(int number, Space space, int dollars_per_builder) const {
    double worth = building_worth(number, space) -
                   dollar_ * dollars_per_builder * builders_needed(s_, number, space);
    if (s_.board[space] != kEmptySpace) {
      worth -= building_worth(private_number(s_.board[space]), space);
    } else {
      worth += task_worth_[index(Task::kBuilding)];
    }
    return worth;
  }

  // ---- Deliveries, discs ----

  double disc_worth(std::size_t space) const {
    const DiscSpaceRow& row = disc_space_row(s_.edition(), space);
    double per_trip = kWeights.disc_per_trip[space];
    if (row.discs == 2 && me().discs[space] == 1 && space != index(DiscSpace::kHand)) {
      per_trip *= kWeights.second_disc;
    }
    return per_trip * trips_ + row.victory_points + dollar_ * (row.gain - row.pay);
  }

  void read_discs() {
    for (std::size_t i = 0; i < kDiscSpaces; ++i) {
      if (me().discs[i] == 0) continue;
      disc_worth_[i] = disc_worth(i);
      const Corners corners = disc_space_row(s_.edition(), i).corners;
      double& best = corners == Corners::kLight ? light_disc_ : dark_disc_;
      best = std::max(best, disc_worth_[i]);
    }
  }

  // A dark target takes any disc, a light one a dark disc only when no light one is left. Without
  // discs one has to come from a station.
  double best_disc(Corners corners) const {
    if (corners == Corners::kLight && light_disc_ > kNever) return light_disc_;
    return std::max({light_disc_, dark_disc_, kWeights.no_disc});
  }

  // The arrow between two neighbours of the strip, by their places.
  double arrow_worth(int place, int other) const {
    const Deliveries& all = deliveries(s_);
    if (other < 0 || other >= all.strip_length) return 0;
    const CityArrowRow& row = all.arrow[index(std::min(place, other))];
    const double sure = me().cities[all.strip[index(other)]] > 0 ? 1 : 0;
    const double hope = sure > 0 ? sure : kWeights.arrow_hope * std::min(1.0, trips_ / kTimeEnough);
    return hope * (row.victory_points + (row.objective_card ? kWeights.objective_card : 0) +
                   token_ * row.tokens);
  }

  double city_worth(int city) const {
    const CityRow& row = city_row(s_, city);
    const int place = deliveries(s_).place[index(city)];
    const bool on_strip = place >= 0;
    const double worth =
        row.crest.victory_points + (on_strip ? kWeights.city[index(place)] : 0) +
        dollar_ * (row.crest.dollars - transport_cost(s_, city, me().engine)) +
        (on_strip ? arrow_worth(place, place - 1) : 0) +
        (on_strip ? arrow_worth(place, place + 1) : 0) +
        (city == deliveries(s_).last_city ? task_worth_[index(Task::kLastCity)] : 0) +
        best_disc(row.corners);
    return s_.options.rails() ? worth + crest_extras(city) : worth;
  }

  // What Rails to the North adds to a delivery: other rewards, and the towns beside the city.
  double crest_extras(int city) const {
    const Crest& crest = city_row(s_, city).crest;
    double worth = crest.points_per_bell * bells_to_come() +
                   (crest.objective_card ? kWeights.objective_card : 0);
    if (crest.station_master) worth += best_spare_master();
    if (deliveries(s_).town[index(city)] >= 0) worth += task_worth_[index(Task::kLargeTown)];
    if (me().cities[index(city)] == 0) worth += opening(town_map(s_).next_to_city[index(city)]);
    return worth;
  }

  double best_spare_master() const {
    double best = 0;
    for (unsigned set = s_.spare_masters; set != 0; set &= set - 1) {
      best = std::max(best, station_master_worth(std::countr_zero(set)));
    }
    return best;
  }

  // What a delivery is worth to each city still open, and to the best of them with a herd of some
  // value.
  void read_cities() {
    best_city_.fill(kNever);
    for (CitySet set = deliveries(s_).in_play; set != 0; set &= set - 1) {
      const int city = std::countr_zero(set);
      if (!may_deliver_to(s_, city, kDearestCity)) continue;
      city_worth_[index(city)] = city_worth(city);
      double& best = best_city_[index(city_row(s_, city).value)];
      best = std::max(best, city_worth_[index(city)]);
    }
    for (std::size_t value = 1; value < best_city_.size(); ++value) {
      best_city_[value] = std::max(best_city_[value], best_city_[value - 1]);
    }
  }

  double best_city(int value) const {
    return value < 0 ? kNever : best_city_[index(std::min(value, kDearestCity))];
  }

  double income_worth(int herd, int used) const {
    const int left = temporary_certificates(me()) - used;
    return dollar_ * used + best_city(herd + used) + certificate_worth() * left;
  }

  double delivery_worth() const { return delivery_worth(herd_value(me())); }
  double delivery_worth(int herd) const {
    double best = kNever;
    for (int used = 0; used <= temporary_certificates(me()); ++used) {
      best = std::max(best, income_worth(herd, used));
    }
    return best + dollar_ * herd - certificate_worth() * temporary_certificates(me());
  }

  // ---- Exchange tokens ----

  // The best that each breed of a hand counts.
  using BreedValues = std::array<int, kBreeds>;
  static void count_in(BreedValues& values, Card card) {
    int& of_breed = values[index(breed_of(card))];
    of_breed = std::max(of_breed, breeding_value(card));
  }

  // The delivery after a draw: as many cards as before stay, the best ones.
  double delivery_with(BreedValues values) const {
    const int room = static_cast<int>(me().hand.size());
    std::sort(values.begin(), values.end(), std::greater<>());
    int herd = permanent_certificates(me());
    for (int i = 0; i < std::min(room, kBreeds); ++i) herd += values[index(i)];
    return delivery_worth(herd);
  }

  // What the delivery is worth on average after drawing so many cards. An objective card adds
  // nothing; the second card comes from the same pile.
  double hope_of_exchange(int cards) const {
    BreedValues values{};
    for (Card card = 0; card < kCattleKinds; ++card) {
      if (me().hand.cattle[card] > 0) count_in(values, card);
    }
    Pile pile = me().draw;
    if (static_cast<int>(pile.size()) < cards) pile.add_all(me().discard);
    return hope_of_draw(values, pile, cards);
  }

  double hope_of_draw(const BreedValues& values, const Pile& pile, int cards) const {
    const double size = pile.size();
    if (cards == 0 || size == 0) return delivery_with(values);
    double sum = 0;
    const int blanks = std::popcount(pile.objectives);
    if (blanks > 0) {
      Pile rest = pile;
      rest.objectives &= rest.objectives - 1;
      sum += blanks * hope_of_draw(values, rest, cards - 1);
    }
    for (Card card = 0; card < kCattleKinds; ++card) {
      if (pile.cattle[card] == 0) continue;
      Pile rest = pile;
      rest.cattle.remove(card);
      BreedValues with = values;
      count_in(with, card);
      sum += pile.cattle[card] * hope_of_draw(with, rest, cards - 1);
    }
    return sum / size;
  }

  // ---- The railroad ----

  double station_master_worth(int tile) const {
    const StationMasterRow& row = kStationMasterTable[index(tile)];
    double count = kWeights.station_master_growth[index(tile)] * trips_;
    switch (row.score) {
      case StationMasterScore::kPerWorker:
        for (const int hired : me().workers) count += hired;
        break;
      case StationMasterScore::kPerTwoObjectives:
        count += 0.5 * std::popcount(me().objectives);
        break;
      case StationMasterScore::kPerTwoHazards:
        count += 0.5 * me().hazards.total();
        break;
      case StationMasterScore::kPerTradePair:
        count += trade_pairs(me());
        break;
      case StationMasterScore::kPerTwoCertificates:
        count += 0.5 * (permanent_certificates(me()) + 1 + certificate_limit(me()) - 1);
        break;
      case StationMasterScore::kPerTwoStations:
        count += 0.5 * stations_upgraded(me());
        break;
      case StationMasterScore::kPerBuilding:
        count += own_buildings_;
        break;
      case StationMasterScore::kPerTwoTokens:
        count += 0.5 * me().tokens;
        break;
      case StationMasterScore::kPerArea:
        count += std::popcount(areas_);
        break;
      case StationMasterScore::kPerBonusTown:
        count += std::popcount(me().offices & town_map(s_).medium);
        break;
      case StationMasterScore::kPerCattleThreeToFive:
        count += good_cattle();
        break;
      case StationMasterScore::kNothing:
        break;
    }
    return row.victory_points * count + dollar_ * row.dollars + master_action_worth(row.action) +
           kWeights.permanent_certificate * row.permanent_certificates * trips_ +
           certificates_worth(row.certificates) + token_ * row.tokens;
  }

  static double master_action_worth(StationMasterAction action) {
    switch (action) {
      case StationMasterAction::kNone:
        break;
      case StationMasterAction::kHazardOrTrade:
        return kWeights.master_hazard;
      case StationMasterAction::kFoundOffice:
        return kWeights.master_office;
      case StationMasterAction::kBuildFree:
        return kWeights.master_build;
    }
    return 0;
  }

  int good_cattle() const {
    int cards = 0;
    for (Card card = 0; card < kCattleKinds; ++card) {
      if (breeding_value(card) < 3) continue;
      cards += me().hand.cattle[card] + me().draw.cattle[card] + me().discard.cattle[card];
    }
    return cards;
  }

  double appoint_worth(int station, Worker kind) const {
    const int space = station_master_space(station);
    return station_master_worth(s_.station_master[index(space)]) - worker_loss(kind);
  }

  double station_worth(int station) const {
    const StationRow& row = station_row(s_, station);
    double worth = row.victory_points + best_disc(row.corners) +
                   task_worth_[index(Task::kStation)] - dollar_ * row.upgrade_cost;
    if (can_appoint(s_, station)) {
      double master = 0;
      for (int i = 0; i < kWorkerKinds; ++i) {
        const auto kind = static_cast<Worker>(i);
        if (workers(me(), kind) > 1) master = std::max(master, appoint_worth(station, kind));
      }
      worth += master;
    }
    return worth;
  }

  void read_stations() {
    if (stations_read_) return;
    stations_read_ = true;
    for (int station = 0; station < kStations; ++station) {
      const bool owned = (me().stations >> station & 1U) != 0;
      station_worth_[index(station)] = owned ? 0 : std::max(0.0, station_worth(station));
    }
    engine_now_ = engine_worth(me().engine);
  }

  double engine_worth(int place) {
    if ((engine_known_ >> place & 1U) == 0) {
      engine_known_ |= TrackSet{1} << place;
      engine_worth_[index(place)] = engine_prospect(place);
    }
    return engine_worth_[index(place)];
  }

  // What lies ahead of an engine, the nearer the better, and the crosses behind it.
  double engine_prospect(int place) const {
    const double reach = 1 + workers(me(), Worker::kEngineer) * kWeights.engine_actions * trips_;
    double worth = dollar_ * kWeights.transport * kTrack[index(place)].crosses * trips_;
    for (int station = 0; station < kStations; ++station) {
      const int distance = kStationPlace[index(station)] - place;
      if (distance <= 0) continue;
      worth += kWeights.station_hope * station_worth_[index(station)] *
               std::max(0.0, 1 - distance / reach);
    }
    return worth;
  }

  double engine_move_worth(int place) {
    read_stations();
    const auto station = kTrack[index(place)].station;
    const double upgrade =
        station >= 0 && can_upgrade(s_, station) ? station_worth_[index(station)] : 0;
    if (place == kTrackEnd)
      return upgrade + dollar_ * kTrackEndDollars + engine_home() - engine_now_;
    return upgrade + engine_worth(place) - engine_now_;
  }

  // From the end of the track the engine goes back to where most is left to do.
  double engine_home() {
    double best_place = 0;
    for (int place = 0; place < kTrackEnd; ++place) {
      best_place = std::max(best_place, engine_worth(place));
    }
    return best_place;
  }

  int engine_price(int place) const {
    const auto station = kTrack[index(place)].station;
    return station >= 0 && can_upgrade(s_, station) ? kStationTable[index(station)].upgrade_cost
                                                    : 0;
  }

  // ---- Tiles on the trail ----

  double hazard_worth(Space space, int price) const {
    const TileRow& tile = kTileTable[index(kansas_tile(s_.board[space]))];
    return tile.victory_points + task_worth_[index(Task::kHazard)] + kWeights.free_way -
           dollar_ * price;
  }

  double trade_worth(Space space) const {
    const TileRow& tile = kTileTable[index(kansas_tile(s_.board[space]))];
    const Task task = static_cast<TradeColour>(tile.which) == TradeColour::kGreen
                          ? Task::kGreenTrade
                          : Task::kBlueTrade;
    return dollar_ * trail_map(s_).trade_dollars[space] + task_worth_[index(task)] +
           token_ * trail_map(s_).trade_tokens[space];
  }

  double foresight_worth(int tile) const {
    const TileRow& row = kTileTable[index(tile)];
    if (row.kind != TileClass::kWorker) return kWeights.foresight_delay;
    const double token = for_automa_ && job_spaces_ == 1 ? -kJobTokenVictoryPoints : 0;
    const auto kind = static_cast<Worker>(row.which);
    if (workers(me(), kind) >= kWorkerRowLength) return token;
    return kWeights.foresight_worker * worker_worth(kind) + token;
  }

  // ---- Branch offices ----

  // What lies on the map for later: towns as they look before they are within reach.
  void read_map() {
    const TownMap& map = town_map(s_);
    reach_ = accessible_towns(s_, s_.current);
    for (TownSet set = me().offices; set != 0; set &= set - 1) {
      areas_ |= 1U << index(map.town[index(std::countr_zero(set))].area);
    }
    herd_hope_ = kWeights.herd_part * best_of_herd() + permanent_certificates(me()) +
                 0.5 * kCertificateTrack[index(certificate_limit(me()))].certificates;
    for (std::size_t town = 0; town < kTowns; ++town) prospect_[town] = prospect(town);
  }

  // Breeding value of the best hand the whole herd could give.
  int best_of_herd() const {
    BreedValues values{};
    for (Card card = 0; card < kCattleKinds; ++card) {
      const int all = me().hand.cattle[card] + me().draw.cattle[card] + me().discard.cattle[card];
      if (all > 0) count_in(values, card);
    }
    std::sort(values.begin(), values.end(), std::greater<>());
    int sum = 0;
    for (int i = 0; i < hand_limit(me()); ++i) sum += values[index(i)];
    return sum;
  }

  double bells_to_come() const {
    return bells(me()) + kWeights.bell_hope * std::min(2.0, trips_ / kTimeForOffices);
  }

  // A city that can be reached only with an office: how much better it is than the others, and how
  // likely the herd is good enough for it.
  double crest_hope(int city) const {
    const CityRow& row = city_row(s_, city);
    const double likely =
        std::clamp(0.5 + (herd_hope_ - row.value) / kWeights.herd_spread, 0.0, 1.0);
    return likely * std::min(1.0, trips_ / kTimeForTasks) *
           (kWeights.delivery_target + row.crest.victory_points +
            row.crest.points_per_bell * bells_to_come() + dollar_ * row.crest.dollars +
            (row.crest.objective_card ? kWeights.objective_card : 0) +
            task_worth_[index(Task::kLargeTown)]);
  }

  double space_worth(const OfficeSpace& space) const {
    return dollar_ * (space.dollars - space.pay) + certificates_worth(space.certificates) +
           token_ * space.tokens + (space.objective_card ? kWeights.objective_card : 0);
  }

  double prospect(std::size_t town) const {
    const TownMap& map = town_map(s_);
    const TownRow& row = map.town[town];
    double worth = space_worth(row.spaces[kOfficeSpaces / 2]) - kWeights.found_price;
    switch (row.kind) {
      case TownKind::kSmall:
        break;
      case TownKind::kMedium:
        worth += kWeights.bonus_tile + task_worth_[index(Task::kBonusTown)];
        break;
      case TownKind::kStation:
        worth += std::max(0.0, station_worth(map.station_of_town[town]));
        break;
      case TownKind::kLarge:
        worth += crest_hope(map.city_of_town[town]);
        break;
    }
    return worth;
  }

  // What towns are worth that come within reach; the nearer the more.
  double opening(TownSet towns) const {
    return opening(towns & ~reach_ & ~me().offices, reach_ | me().offices, 3) *
           std::min(1.0, trips_ / kTimeForOffices);
  }
  double opening(TownSet towns, TownSet known, int depth) const {
    double worth = 0;
    known |= towns;
    for (TownSet set = towns; set != 0; set &= set - 1) {
      const auto town = index(std::countr_zero(set));
      const TownSet next = depth > 1 ? town_map(s_).next[town] & ~known : TownSet{0};
      const double all = prospect_[town] + (next != 0 ? opening(next, known, depth - 1) : 0);
      worth += std::max(0.0, all);
    }
    return kWeights.next_town * worth;
  }

  // The next office on the extension board: a third of a bell, or the rest of it.
  double next_office_worth() const {
    const int founded = offices_founded(me());
    const bool rings = founded % kOfficesPerRow == kOfficesPerRow - 1;
    if (rings) {
      const auto row = index(founded / kOfficesPerRow);
      return bell_worth() + task_worth_[index(Task::kBell)] +
             token_ * kOfficeRowTable[index(s_.edition())][row].tokens;
    }
    return (bell_worth() + task_worth_[index(Task::kBell)]) / (kOfficesPerRow + 1);
  }

  double bell_worth() const {
    double worth = 0;
    const TownMap& map = town_map(s_);
    for (std::size_t i = 0; i < map.crest.size(); ++i) {
      const int discs = me().cities[map.city_of_crest[i]];
      worth += map.crest[i].crest.points_per_bell * (discs > 0 ? discs : kWeights.bell_hope);
    }
    return worth;
  }

  // An office in a town within reach, apart from the space it stands on.
  double town_worth(Town town) {
    if ((towns_known_ & town_bit(town)) == 0) {
      towns_known_ |= town_bit(town);
      town_worth_[town] = town_reward(town) + opening(town_map(s_).next[town]) +
                          next_office_worth() + area_worth(town);
    }
    return town_worth_[town];
  }

  double area_worth(Town town) const {
    const auto area = index(town_map(s_).town[town].area);
    return scores(StationMasterScore::kPerArea) && (areas_ >> area & 1U) == 0 ? 2 : 0;
  }

  double town_reward(Town town) {
    const TownMap& map = town_map(s_);
    switch (map.town[town].kind) {
      case TownKind::kSmall:
        break;
      case TownKind::kLarge:
        return crest_hope(map.city_of_town[town]);
      case TownKind::kStation: {
        const int station = map.station_of_town[town];
        return can_upgrade(s_, station) ? std::max(0.0, station_worth(station)) : 0;
      }
      case TownKind::kMedium:
        return bonus_worth(town) + task_worth_[index(Task::kBonusTown)];
    }
    return 0;
  }

  // The better half of a bonus tile, if it can be used now.
  double bonus_worth(Town town) {
    const int place = town_map(s_).bonus_place[town];
    const ActionSpan actions = bonus_actions(s_, s_.bonus_tile[index(place)]);
    double worth = 0;
    for (unsigned i = 0; i < actions.count; ++i) {
      const ActionRow& row = kActionTable[actions.first + i];
      if (can_perform(s_, row)) worth = std::max(worth, action_offer(row).value);
    }
    return worth;
  }

  double found_worth(Town town, int space) {
    return town_worth(town) + space_worth(office_space(s_, town, space));
  }

  // The best towns for one or two offices; what the first one opens is not looked at again.
  double best_offices(int offices) {
    MoveList list;
    legal_found_office(s_, {DecisionKind::kFoundOffice}, list);
    double first = 0;
    double second = 0;
    Town taken = kTowns;
    for (const Move move : list) {
      const double worth = found_worth(move.a, move.b);
      if (worth > first) {
        if (move.a != taken) second = first;
        first = worth;
        taken = move.a;
      } else if (move.a != taken) {
        second = std::max(second, worth);
      }
    }
    return offices > 1 ? first + second : first;
  }

  // The cattle cards of value 2 that are missed least.
  double best_office_discards(int cards) const {
    double first = kNever;
    double second = kNever;
    for (Card card = 0; card < kCattleKinds; ++card) {
      if (breeding_value(card) != 2) continue;
      for (int copies = me().hand.cattle[card]; copies > 0; --copies) {
        const double worth = discard_worth(card);
        second = std::max(second, std::min(first, worth));
        first = std::max(first, worth);
      }
    }
    return cards > 1 ? first + second : first;
  }

  // ---- Auxiliary actions ----

  double aux_worth(Aux aux, int times) {
    const std::size_t at = index(aux) * 2 + index(times - 1);
    if ((aux_known_ >> at & 1U) == 0) {
      aux_known_ |= 1U << at;
      // Judged by the dollars at hand, not by those a location looked at first would leave.
      const std::uint16_t dollars = std::exchange(me().dollars, purse_);
      aux_worth_[at] = aux_prospect(aux, times);
      me().dollars = dollars;
    }
    return aux_worth_[at];
  }

  double aux_prospect(Aux aux, int times) {
    const AuxRow& row = aux_row(s_.edition(), aux);
    double worth = dollar_ * times * (row.dollars - row.pay);
    if (row.draw_then_discard > 0) worth += draw_worth(times);
    if (row.engine_forward > 0) worth += best_forward(row.engine_forward * times).value;
    if (row.engine_back > 0) worth += best_back(row.engine_back * times);
    if (row.certificates > 0) worth += certificates_worth(row.certificates * times);
    if (row.remove_cards > 0) worth += best_removal(times);
    if (row.offices > 0) worth += best_offices(times) + best_office_discards(times);
    return worth;
  }

  Offer best_forward(int most) {
    read_stations();
    Offer best_offer;
    for (TrackSet places = engine_forward_reach(s_, most); places != 0; places &= places - 1) {
      const int place = std::countr_zero(places);
      const double worth = engine_move_worth(place);
      if (worth > best_offer.value) best_offer = {worth, engine_price(place)};
    }
    return best_offer;
  }

  double best_back(int spaces) {
    read_stations();
    double worth = kNever;
    for (TrackSet places = engine_back_reach(s_, spaces); places != 0; places &= places - 1) {
      worth = std::max(worth, engine_move_worth(std::countr_zero(places)));
    }
    return worth;
  }

  double best_removal(int cards) const {
    double worth = 0;
    for (Card card = 0; card < kCattleKinds; ++card) {
      if (me().hand.cattle[card] > 0) {
        worth = std::max(worth, remove_worth(card) + discard_worth(card));
      }
    }
    return worth * cards;
  }

  // ---- Locations ----

  // The best move of a decision as if it had to be taken now.
  Offer best(Decision decision) {
    s_.stack.push_back(decision);
    MoveList list;
    legal_moves(s_, list);
    Offer found;
    for (const Move move : list) {
      if (move.kind == MoveKind::kExchange) continue;
      const double worth = value(decision, move);
      if (worth > found.value) found = {worth, price_of(decision, move)};
    }
    s_.stack.pop_back();
    return found;
  }

  int price_of(const Decision& decision, Move move) const {
    switch (MoveKind(move.kind)) {
      case MoveKind::kHire:
        return hiring_cost(move.a, decision.a - kHireModifierBase);
      case MoveKind::kBuild:
        return decision.a * std::min<int>(private_row(s_, s_.current, move.a).builders,
                                          workers(me(), Worker::kBuilder));
      case MoveKind::kHazard:
        return decision.a;
      case MoveKind::kFound:
        return office_space(s_, move.a, move.b).pay;
      default:
        return 0;
    }
  }

  double purchase_worth(Move move) const {
    const PurchaseRow& row = kPurchaseTable[move.a];
    double worth =
        cattle_worth(move.b) - dollar_ * row.dollars - kWeights.cowboy_kept * row.cowboys;
    if (move.kind == MoveKind::kBuyTwo) {
      const bool alike = breed_of(move.b) == breed_of(move.c);
      worth += cattle_worth(move.c) - (alike ? 0.3 : 0);
    }
    return worth;
  }

  // One purchase after the other, as long as one pays.
  Offer best_purchases() {
    const std::uint16_t dollars = me().dollars;
    int cowboys = workers(me(), Worker::kCowboy);
    Offer sum{0, 0};
    while (cowboys > 0) {
      s_.stack.push_back({DecisionKind::kBuyCattle, static_cast<std::uint8_t>(cowboys), 1});
      MoveList list;
      legal_moves(s_, list);
      s_.stack.pop_back();
      double found = 0;
      Move chosen{MoveKind::kDone};
      for (const Move move : list) {
        if (move.kind != MoveKind::kBuyOne && move.kind != MoveKind::kBuyTwo) continue;
        const double worth = purchase_worth(move);
        if (worth > found) {
          found = worth;
          chosen = move;
        }
      }
      if (chosen.kind == MoveKind::kDone) break;
      const PurchaseRow& row = kPurchaseTable[chosen.a];
      sum.value += found;
      sum.price += row.dollars;
      me().dollars = static_cast<std::uint16_t>(me().dollars - row.dollars);
      cowboys -= row.cowboys;
    }
    me().dollars = dollars;
    return sum;
  }

  Offer discard_for(int what, const ActionRow& row) {
    Offer offer = best({DecisionKind::kDiscardForGain, static_cast<std::uint8_t>(what), row.dollars,
                        row.certificates});
    offer.price = -row.dollars;
    return offer;
  }

  // A local action that can be performed now. Moving on is looked at apart.
  Offer action_offer(const ActionRow& row) {
    const auto amount = static_cast<std::uint8_t>(row.amount);
    switch (row.op) {
      case Op::kDiscardBreed:
        return discard_for(static_cast<int>(row.breed), row);
      case Op::kDiscardPair:
        return discard_for(kDiscardCattlePair, row);
      case Op::kDiscardAny:
        return discard_for(kDiscardAnyCattle, row);
      case Op::kDiscardObjective:
        return discard_for(kDiscardAnObjective, row);
      case Op::kDiscardBreedEngine: {
        Offer offer = best_forward(row.amount);
        offer.value = std::max(0.0, offer.value) + discard_worth(only_card_of(row.breed));
        return offer;
      }
      case Op::kDiscardAnyObjective: {
        Offer offer = discard_for(kDiscardAnyCattle, row);
        offer.value += std::max(0.0, best({DecisionKind::kTakeObjective, 1}).value);
        return offer;
      }
      case Op::kDiscardValueThree:
        return discard_for(kDiscardCattleOfThree, row);
      case Op::kDiscardBreedAux: {
        Offer offer = best({DecisionKind::kAux, 1});
        offer.value = std::max(0.0, offer.value) + discard_worth(only_card_of(row.breed));
        return offer;
      }
      case Op::kGain:
        return gain(row, 1);
      case Op::kGainPerWoods:
        return gain(row, woods_buildings(s_, s_.current));
      case Op::kGainPerEngineer:
        return gain(row, workers(me(), Worker::kEngineer));
      case Op::kGainPerBuilder:
        return gain(row, workers(me(), Worker::kBuilder));
      case Op::kGainPerStation:
        return gain(row, stations_upgraded(me()));
      case Op::kGainPerTradePair:
        return gain(row, trade_pairs(me()));
      case Op::kGainPerBell:
        return gain(row, bells(me()));
      case Op::kCertificatesToLimit:
        return {certificates_worth(certificate_limit(me())), 0};
      case Op::kHire:
        return best(
            {DecisionKind::kHire, static_cast<std::uint8_t>(row.amount + kHireModifierBase)});
      case Op::kBuild:
        return best({DecisionKind::kBuildTile, amount});
      case Op::kBuildFree:
        return best({DecisionKind::kBuildTile, 0, 0, amount});
      case Op::kBuyCattle:
        return best_purchases();
      case Op::kTakeCattleThree:
        return best({DecisionKind::kTakeCattle, 3});
      case Op::kTakeObjective:
        return best({DecisionKind::kTakeObjective});
      case Op::kEngine: {
        Offer offer = best_forward(row.amount);
        offer.value -= dollar_ * row.price;
        offer.price += row.price;
        return offer;
      }
      case Op::kEnginePerEngineer:
        return best_forward(workers(me(), Worker::kEngineer));
      case Op::kEnginePerWoods:
        return best_forward(woods_buildings(s_, s_.current));
      case Op::kEnginePerHazard:
        return best_forward(static_cast<int>(me().hazards.total()));
      case Op::kEngineBack:
        return {best_back(row.amount) + dollar_ * row.dollars, -row.dollars};
      case Op::kTrade:
        return best({DecisionKind::kTrade});
      case Op::kRemoveHazard:
        return best({DecisionKind::kRemoveHazard, row.price});
      case Op::kRemoveCards:
        return {best_removal(row.amount), 0};
      case Op::kFoundOffice:
        return best({DecisionKind::kFoundOffice});
      case Op::kAux:
        return best({DecisionKind::kAux});
      case Op::kDrawThenDiscard:
        return {draw_worth(workers(me(), Worker::kCowboy)), 0};
      case Op::kExtraordinaryDelivery:
        return best({DecisionKind::kExtraordinaryMove});
      case Op::kUpgradeStationBehind:
        return best({DecisionKind::kUpgradeBehind});
      case Op::kMoveHerder:
      case Op::kCopyNeighbour:
        return {};
    }
    return {};
  }

  Offer gain(const ActionRow& row, int times) const {
    return {dollar_ * row.dollars * times + certificates_worth(row.certificates * times) +
                token_ * row.tokens * times,
            -row.dollars * times};
  }

  static bool is_use_of(Move move, Op op) {
    return move.kind == MoveKind::kUse && kActionTable[move.a].op == op;
  }

  Offer use_offer(Move move) {
    if (is_use_of(move, Op::kCopyNeighbour)) return {copy_worth(move), 0};
    return action_offer(action_row(s_, {move.a, move.b}));
  }

  // The location as it would be with the neighbour's actions open.
  double copy_worth(Move move) {
    const State before = s_;
    apply(s_, move);
    const double worth = location_gains().all();
    s_ = before;
    return worth;
  }

  // All that can be gained with the actions now open: dollars are earned before they are spent,
  // and of a slash choice only the better half counts.
  Gains location_gains() {
    const std::uint16_t dollars = me().dollars;
    Gains sum;
    double aux = 0;
    const auto take = [&](const Offer& offer) {
      if (offer.value <= 0) return;
      (offer.price > 0 ? sum.bought : sum.free) += offer.value;
      sum.price += std::max(0, offer.price);
      spend(offer.price);
    };
    for (const bool earning : {true, false}) {
      if (earning && !earns_something()) continue;
      MoveList list;
      legal_moves(s_, list);
      Offer choice;
      for (const Move move : list) {
        if (move.kind == MoveKind::kAux && !earning) {
          aux = std::max(aux, aux_worth(static_cast<Aux>(move.a), move.b));
        }
        if (move.kind != MoveKind::kUse || is_use_of(move, Op::kMoveHerder)) continue;
        const ActionRow& row = action_row(s_, {move.a, move.b});
        if ((row.dollars > 0) != earning) continue;
        const Offer offer = use_offer(move);
        if (row.choice == 0) {
          take(offer);
        } else if (offer.value > choice.value) {
          choice = offer;
        }
      }
      take(choice);
    }
    me().dollars = dollars;
    return aux > sum.all() ? Gains{aux, 0, 0} : sum;
  }

  bool earns_something() const {
    return std::any_of(s_.local.begin(), s_.local.end(),
                       [this](LocalAction local) { return action_row(s_, local).dollars > 0; });
  }

  void spend(int price) {
    me().dollars = static_cast<std::uint16_t>(std::max(0, me().dollars - price));
  }

  // What stopping on `space` in a turn to come offers, and how far an action there moves on.
  Gains stop_gains(Space space, int& moves_on) {
    moves_on = 0;
    const bool neutral = kSpaceTable[space].kind == SpaceKind::kNeutral;
    if (!neutral && !owns_building_at(s_, s_.current, space)) {
      return {single_aux_, 0, 0};
    }
    const auto local = s_.local;
    const auto acted = s_.acted;
    const auto letters = std::exchange(s_.letters_used, std::uint8_t{0});
    const auto numbers = std::exchange(s_.numbers_used, BuildingSet{0});
    const Space herder = me().herder;
    me().herder = space;
    Play play(s_, nullptr);
    use_location(play);
    const Gains gains = location_gains();
    for (const LocalAction action : s_.local) {
      const ActionRow& row = kActionTable[action.action];
      if (row.op == Op::kMoveHerder) moves_on = std::max<int>(moves_on, row.amount);
    }
    s_.stack.pop_back();
    s_.local = local;
    s_.acted = acted;
    s_.letters_used = letters;
    s_.numbers_used = numbers;
    me().herder = herder;
    return gains;
  }

  // ---- The way to Kansas City ----

  // Works out, from Kansas City backwards, what each stop is worth together with the best of the
  // stops after it, each turn counted at its price. Dollars can be spent but once, so there are two
  // plans: with the dollars at hand, and without them.
  static constexpr int kLongestMove = 5;  // the longest move a building grants
  static constexpr int kLongestWalk = 7;
  struct Plan {
    std::array<double, kSpaces> stop;
    // The best that a walk of up to so many steps from a space leads to.
    std::array<std::array<double, kLongestWalk + 1>, kSpaces> on_foot;
  };

  void plan() {
    if (planned_) return;
    planned_ = true;
    read_single_aux();
    const int limit = step_limit(s_, me());
    const int most = std::max(limit, kLongestMove);
    const double delivery = delivery_worth();
    rich_.stop[kKansasCitySpace] = delivery;
    poor_.stop[kKansasCitySpace] = delivery;
    for (const Space space : kBackwards) {
      const bool location = (s_.occupied & bit(space)) != 0;
      if (!location && space != me().herder && space != kStart) continue;
      walk_from(space, most);
      if (!location) continue;
      int moves_on = 0;
      const Gains gains = stop_gains(space, moves_on);
      const double rich = onward(rich_, space, limit, moves_on);
      const double poor = onward(poor_, space, limit, moves_on);
      const double part =
          gains.price > 0 ? std::min(1.0, static_cast<double>(gains.price) / me().dollars) : 0;
      rich_.stop[space] =
          gains.free + std::max(rich, gains.bought + part * poor + (1 - part) * rich);
      poor_.stop[space] = gains.free + kWeights.spent * gains.bought + poor;
    }
  }

  double onward(const Plan& plan, Space space, int limit, int moves_on) const {
    const double rest = another_turn_ * (plan.on_foot[space][index(limit)] - kWeights.turn);
    return moves_on > 0 ? std::max(rest, plan.on_foot[space][index(moves_on)]) : rest;
  }

  double rest_at(Space space) const { return onward(rich_, space, step_limit(s_, me()), 0); }

  void walk_from(Space from, int most) {
    const WaysOn& ways = trail_map(s_).ways_on[from];
    rich_.on_foot[from].fill(kNever);
    poor_.on_foot[from].fill(kNever);
    for (std::size_t i = 0; i < ways.count; ++i) {
      const Space next = next_on(s_, ways.way[i]);
      const double fee = dollar_ * fee_at(s_, s_.current, next).dollars;
      for (Plan* plan : {&rich_, &poor_}) {
        for (int steps = 1; steps <= most; ++steps) {
          double worth = plan->stop[next];
          if (steps > 1 && next != kKansasCitySpace) {
            worth = std::max(worth, plan->on_foot[next][index(steps - 1)]);
          }
          double& best = plan->on_foot[from][index(steps)];
          best = std::max(best, worth - fee);
        }
      }
    }
  }

  void read_single_aux() {
    MoveList list;
    list_single_aux(s_, list);
    for (const Move move : list) {
      single_aux_ = std::max(single_aux_, aux_worth(static_cast<Aux>(move.a), move.b));
    }
  }

  bool before_phase_a() const {
    for (std::size_t i = s_.stack.size(); i-- > 0;) {
      if (s_.stack[i].kind == DecisionKind::kMove) return true;
      if (s_.stack[i].kind == DecisionKind::kUseLocation) return false;
    }
    return false;
  }

  // Standing on `space` when the free move is over: before phase A the usual move follows.
  double after_free_move(Space space) {
    plan();
    const double onward = rich_.on_foot[space][index(step_limit(s_, me()))];
    return before_phase_a() ? onward : another_turn_ * (onward - kWeights.turn);
  }

  double free_move_worth(std::uint8_t steps) {
    if (!can_move_freely(s_)) return 0;
    plan();
    MoveList list;
    legal_free_move(s_, {DecisionKind::kFreeMove, steps}, list);
    double found = kNever;
    for (const Move move : list) found = std::max(found, after_free_move(move.a));
    return std::max(0.0, found - after_free_move(me().herder));
  }

  double move_worth(const Decision& decision, Move move) {
    if (decision.kind == DecisionKind::kFreeMove) return after_free_move(move.a);
    plan();
    double worth = rich_.stop[move.a];
    for (const Space space : path_of(s_, me().herder, move.a, move.b)) {
      worth -= dollar_ * fee_at(s_, s_.current, space).dollars;
    }
    return worth;
  }

  // ---- Phase B ----

  double moving_on_worth(int steps) {
    plan();
    return rich_.on_foot[me().herder][index(steps)] - rest_at(me().herder);
  }

  // The value of the location as it is, moving on from it included.
  void read_location() {
    if (location_read_) return;
    location_read_ = true;
    here_ = location_gains().all();
    for (const LocalAction local : s_.local) {
      const ActionRow& row = kActionTable[local.action];
      if (row.op == Op::kMoveHerder) moving_on_ = std::max(0.0, moving_on_worth(row.amount));
    }
  }

  // Whatever pays will be used sooner or later, so a use that pays stands for the whole location;
  // among these, earning comes first. Moving on gives up what is left.
  double use_worth(Move move) {
    if (is_use_of(move, Op::kMoveHerder)) return moving_on_worth(kActionTable[move.a].amount);
    read_location();
    const Offer offer = use_offer(move);
    if (offer.value <= 0) return offer.value;
    const double order = offer.value + (offer.price < 0 ? 100 : 0);
    return std::max(here_, offer.value) + moving_on_ + kTieBreak * order;
  }

  double play_objective_worth(const Decision& decision, Move move) {
    const double worth = play_worth(move);
    if (decision.kind == DecisionKind::kMove) {
      plan();
      return rich_.on_foot[me().herder][index(step_limit(s_, me()))] + worth;
    }
    if (decision.kind == DecisionKind::kForesight || decision.kind == DecisionKind::kIncome) {
      return worth + best_besides_objectives(decision);
    }
    read_location();
    const bool walks_off =
        move.b != kForfeitAction && objective_row(move.a).immediate.kind == Immediate::kFreeMove;
    return worth + (walks_off && worth > 0 ? 0 : here_ + moving_on_);
  }

  // In Kansas City: what the subphase that waits is worth.
  double best_besides_objectives(const Decision& decision) {
    MoveList list;
    if (decision.kind == DecisionKind::kForesight) {
      legal_foresight(s_, decision, list);
    } else {
      legal_income(s_, decision, list);
    }
    double most = kNever;
    for (const Move move : list) {
      if (move.kind != MoveKind::kPlayObjective) most = std::max(most, value(decision, move));
    }
    return most;
  }

  // ---- Every decision ----

  double value(const Decision& decision, Move move) {
    switch (MoveKind(move.kind)) {
      case MoveKind::kPlace:
        plan();
        return rich_.stop[move.a];
      case MoveKind::kMove:
        return move_worth(decision, move);
      case MoveKind::kUse:
        return use_worth(move);
      case MoveKind::kAux:
        return aux_worth(static_cast<Aux>(move.a), move.b);
      case MoveKind::kPlayObjective:
        return play_objective_worth(decision, move);
      case MoveKind::kEnd:
      case MoveKind::kDone:
      case MoveKind::kBegin:
        return 0;
      case MoveKind::kSkip:
        return decision.kind == DecisionKind::kFreeMove ? after_free_move(me().herder) : 0;
      case MoveKind::kHire:
        return worker_worth(static_cast<Worker>(move.b)) -
               dollar_ * hiring_cost(move.a, decision.a - kHireModifierBase);
      case MoveKind::kBuild:
        return best({DecisionKind::kBuildSite, decision.a, move.a, decision.c}).value;
      case MoveKind::kSite:
        return site_worth(decision.b, move.a, decision.a);
      case MoveKind::kBuyOne:
      case MoveKind::kBuyTwo:
        return purchase_worth(move);
      case MoveKind::kMarketDraw:
        return kWeights.market_draw;
      case MoveKind::kEngine:
        if (decision.kind == DecisionKind::kExtraordinaryMove) {
          return best_city(spaces_back(s_, move.a)) + engine_move_worth(move.a);
        }
        return engine_move_worth(move.a);
      case MoveKind::kUpgrade:
        return station_worth(move.a);
      case MoveKind::kDisc:
        return disc_worth_[move.a];
      case MoveKind::kStationDisc:
        return -station_row(s_, move.a).victory_points;
      case MoveKind::kAppoint:
        return appoint_worth(decision.a, static_cast<Worker>(move.a));
      case MoveKind::kHazard:
        return hazard_worth(move.a, decision.kind == DecisionKind::kRemoveHazard ? decision.a : 0);
      case MoveKind::kTrade:
        return trade_worth(move.a);
      case MoveKind::kObjective:
        return objective_worth(move.a);
      case MoveKind::kObjectiveStack:
        return kWeights.objective_card - kWeights.hand_clog;
      case MoveKind::kDraw:
        return draw_worth(move.a);
      case MoveKind::kDiscard:
        return discard_worth(move.a) + discard_gain(decision);
      case MoveKind::kDiscardPair:
        return discard_pair_worth(move.a, move.b) + discard_gain(decision);
      case MoveKind::kRemove:
        return remove_worth(move.a) + discard_worth(move.a);
      case MoveKind::kForesight:
        return foresight_worth(s_.foresight[index(move.a * 2 + move.b)]);
      case MoveKind::kCertificates:
        return income_worth(herd_value(me()), move.a);
      case MoveKind::kDeliver:
        return city_worth_[move.a];
      case MoveKind::kFound:
        return found_worth(move.a, move.b);
      case MoveKind::kGrow:
        return growth_worth(move.a);
      case MoveKind::kBonus:
        return action_offer(kActionTable[move.a]).value;
      case MoveKind::kTakeCattle:
        return cattle_worth(move.a);
      case MoveKind::kTakeMaster:
        return station_master_worth(move.a);
      case MoveKind::kExchange:
        break;  // compared with everything else by exchange_worth
    }
    return 0;
  }

  double discard_gain(const Decision& decision) const {
    if (decision.kind != DecisionKind::kDiscardForGain) return 0;
    return dollar_ * decision.b + certificates_worth(decision.c & ~kThenObjective);
  }

  static constexpr SpaceSet kOnTheRoad = [] {
    SpaceSet set = 0;
    for (const std::string_view slug : {"A1", "A2", "A3", "B1", "B2", "B3", "CU1", "CU2", "CL",
                                        "DX", "E1", "E2", "F1", "F2", "G1", "G2"}) {
      set |= bit(space_named(slug));
    }
    return set;
  }();
  // Spaces of the trail, every one after all that can be reached from it: the numbers downwards,
  // but DX lies between D and E.
  static constexpr std::array<Space, kKansasCitySpace + 1> kBackwards = [] {
    std::array<Space, kKansasCitySpace + 1> order{};
    std::size_t at = 0;
    for (int space = kKansasCitySpace - 1; space >= kStart; --space) {
      if (space == space_named("D")) order[at++] = space_named("DX");
      order[at++] = static_cast<Space>(space);
    }
    return order;
  }();
  static constexpr Card kFirstOrange = only_card_of(Breed::kOrange);
  static constexpr std::array<int, kStations> kStationPlace = [] {
    std::array<int, kStations> places{};
    for (int i = 0; i < kStations; ++i) places[index(i)] = track_place_of_station(i);
    return places;
  }();

  State s_;
  bool for_automa_;
  std::uint16_t purse_;
  int job_spaces_ = 0;       // in the job market, until the token leaves it
  double trips_ = 0;         // deliveries still to be expected
  double another_trip_ = 0;  // chance of at least one
  double another_turn_ = 0;
  double dollar_ = 0;
  double breeding_ = 0;   // a point of breeding value in the hand
  double new_card_ = 0;   // breeding value a card drawn blindly adds to the hand
  double card_swap_ = 0;  // the same when the worst card goes for it
  std::array<int, kBreeds> in_hand_{};
  std::array<int, kTasks> owned_{};  // beyond what fulfilled objectives take
  std::array<double, kTasks> task_worth_{};
  ObjectiveSet met_ = 0;
  std::array<double, kDiscSpaces> disc_worth_{};
  double light_disc_ = kNever;  // the best of the light discs left
  double dark_disc_ = kNever;
  std::array<double, kCities> city_worth_;  // of those still open
  std::array<double, kDearestCity + 1> best_city_;
  double token_ = 0;
  int own_buildings_ = 0;
  TownSet reach_ = 0;   // towns where an office could be founded
  unsigned areas_ = 0;  // areas with an own office
  double herd_hope_ = 0;
  std::array<double, kTowns> prospect_;
  TownSet towns_known_ = 0;  // towns whose worth is in town_worth_
  std::array<double, kTowns> town_worth_;
  bool stations_read_ = false;
  std::array<double, kStations> station_worth_{};
  double engine_now_ = 0;
  TrackSet engine_known_ = 0;  // places whose worth is in engine_worth_
  std::array<double, kTrackPlaces> engine_worth_;
  unsigned aux_known_ = 0;  // single and double forms whose worth is in aux_worth_
  std::array<double, kAuxActions * 2> aux_worth_;
  bool planned_ = false;
  double single_aux_ = 0;
  // Filled for occupied spaces by plan(); clearing them first would cost more than the rest.
  Plan rich_;
  Plan poor_;
  bool location_read_ = false;
  double here_ = 0;
  double moving_on_ = 0;
};

}  // namespace

double rule_of_thumb(const State& view, Move move) {
  if (move.kind != MoveKind::kExchange) return Advisor(view).value(move);
  // A token can be used whatever is to be decided, so it is compared with all of it.
  MoveList list;
  legal_moves(view, list);
  std::array<double, MoveList::capacity()> values;
  rules_of_thumb(view, list, values.data());
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i] == move) return values[i];
  }
  return kNever;
}

void rules_of_thumb(const State& view, const MoveList& moves, double* out) {
  Advisor advisor(view);
  double best = kNever;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].kind == MoveKind::kExchange) continue;
    out[i] = advisor.value(moves[i]);
    best = std::max(best, out[i]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].kind == MoveKind::kExchange) out[i] = best + advisor.exchange_worth(moves[i].a);
  }
}

}  // namespace drover::trail
