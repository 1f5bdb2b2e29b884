#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/presentation/actions.h"
#include "elpaso/rules/actions.h"
#include "elpaso/serialization/json.h"
#include "elpaso/state/events.h"
#include "elpaso/state/names.h"
#include "elpaso/state/options.h"
#include "kit/components.h"

namespace drover::elpaso {

namespace {

using kit::each;
using kit::each_of;
using kit::word_of;
using kit::word_or_null;
using text::Array;
using text::Object;
using text::Value;

// ---- Words --------------------------------------------------------------------------------------

constexpr auto kSpaceKindWords = text::words("el-paso", "neutral", "building");
constexpr auto kPathWords = text::words("trunk", "outer", "inner");
constexpr auto kTileKindWords = text::words("objective", "bonus", "either");

std::string_view corners(bool dark) { return dark ? "dark" : "light"; }

// ---- Marks --------------------------------------------------------------------------------------

// Uncertain figures have a mark with their source; figures from the rule book or from the owner's
// box have none. A mark has no degree of confidence.
constexpr bool is_sure(Provenance from) {
  return from.source == Source::kRuleBook || from.source == Source::kOwnersBox;
}
// A rank of sources, to find the least certain one: 0 for reconstructed figures, 1 for public
// pages.
constexpr int certainty(Provenance from) {
  return from.source == Source::kReconstructed ? 0 : from.source == Source::kWeb ? 1 : 2;
}

Object mark(Provenance from) {
  const bool web = from.source == Source::kWeb;
  Object out{{"source", web ? "public-page" : "reconstructed"}};
  if (web) out["page"] = "W" + std::to_string(from.page);
  return out;
}

// The provenance of the figures of one object, by key. In the JSON, "marks" has the mark of each
// uncertain figure, and "mark" is the mark of the least certain one.
using Figures = std::initializer_list<std::pair<std::string_view, Provenance>>;

Object marked(Object object, Figures figures) {
  Object marks;
  Provenance least = kRuleBook;
  for (const auto& [key, from] : figures) {
    if (is_sure(from)) continue;
    marks[key] = mark(from);
    if (certainty(from) < certainty(least)) least = from;
  }
  if (marks.empty()) return object;
  object["mark"] = mark(least);
  object["marks"] = marks;
  return object;
}

// Two of each kind of public building, as public_buildings.h says beside the number.
constexpr Provenance kCopiesOfBuildingsFrom = web(4);
// 8 A and 3 B cards, as automa_cards.h says at its top.
constexpr Provenance kDeckOfAutomaCardsFrom = kReconstructed;

// ---- The parts ----------------------------------------------------------------------------------

Array slugs(ActionSpan span) {
  return each_of(span.count, [&](std::size_t i) { return kActionTable[span.first + i].slug; });
}

Array spaces() {
  return each(kSpaceTable, [](const SpaceRow& row) {
    Array next;
    next.push_back(row.next);
    if (!row.other_next.empty()) next.push_back(row.other_next);
    const bool neutral = row.kind == SpaceKind::kNeutral;
    Object space{{"id", row.slug},
                 {"kind", word_of(kSpaceKindWords, row.kind)},
                 {"path", word_of(kPathWords, row.path)},
                 {"next", next},
                 {"cost", row.cost},
                 {"letter", word_or_null(neutral ? std::string_view(&row.letter, 1) : "")}};
    return marked(space,
                  {{"next", row.layout_from}, {neutral ? "letter" : "cost", row.figure_from}});
  });
}

Array neutral_buildings() {
  return each_of(kNeutralTable.size(), [](std::size_t i) {
    const NeutralRow& row = kNeutralTable[i];
    return marked({{"id", row.slug}, {"theme", row.theme}, {"actions", slugs(kNeutralSpans[i])}},
                  {{"theme", row.theme_from}});
  });
}

// Both sides of every tile. An option or the set-up decides which side is up.
Array buildings() {
  return each_of(kBuildingTable.size(), [](std::size_t i) {
    const BuildingRow& row = kBuildingTable[i];
    return marked({{"number", i / 2 + 1},
                   {"side", i % 2 == 0 ? "a" : "b"},
                   {"id", row.slug},
                   {"copies", kCopiesOfEachBuilding},
                   {"builders", row.builders},
                   {"dollars", row.builders * kDollarsPerBuilder},
                   {"points", row.points},
                   {"actions", slugs(kBuildingSpans[i])}},
                  {{"copies", kCopiesOfBuildingsFrom},
                   {"builders", row.builders_from},
                   {"points", row.points_from}});
  });
}

Array trains() {
  return each_of(kTrainTable.size(), [](std::size_t i) {
    const TrainRow& row = kTrainTable[i];
    return marked({{"number", i / 2 + 1},
                   {"side", i % 2 == 0 ? "front" : "star"},
                   {"id", row.slug},
                   {"engineers", row.engineers},
                   {"dollars", row.engineers * kDollarsPerEngineer},
                   {"actions", slugs(kTrainSpans[i])}},
                  {{"engineers", row.engineers_from}});
  });
}

Value card_json(CardMatch match) {
  switch (match.fits) {
    case Fits::kNothing:
      return nullptr;
    case Fits::kBreed:
      return Object{{"card", breed_row(match.breed).slug}};
    case Fits::kValue:
      return Object{{"value", match.value}};
    case Fits::kAny:
      return Object{{"any", true}};
  }
  return nullptr;
}

// Figures that an action does not have are 0 or null.
Object actions() {
  Object out;
  for (const ActionRow& row : kActionTable) {
    const Action& action = row.action;
    Object one{{"op", op_row(action.op).name},
               {"amount", action.amount},
               {"times_value", action.times_value},
               {"price", action.pay},
               {"second", action.second == kNoSecond ? Value() : Value(action.second)},
               {"takes", card_json(action.card)},
               {"tile", action.op == Op::kTakeTile ? Value(word_of(kTileKindWords, action.tile))
                                                   : Value()}};
    add_pictogram(action, one);
    // Figures that the action does not have need no mark.
    const auto only_if = [](bool has, std::string_view key) {
      return has ? key : std::string_view("op");
    };
    out[row.slug] =
        marked(one, {{"op", row.from},
                     {only_if(action.amount > 0 || action.op == Op::kHire, "amount"), row.from},
                     {only_if(action.times_value, "times_value"), row.from},
                     {only_if(action.pay > 0, "price"), row.from},
                     {only_if(action.second != kNoSecond, "second"), row.from},
                     {only_if(action.card.fits != Fits::kNothing, "takes"), row.from},
                     {only_if(action.op == Op::kTakeTile, "tile"), row.from}});
  }
  return out;
}

Array cattle() {
  return each(kBreedTable, [](const BreedRow& row) {
    const bool sold = row.market_cowboys > 0;
    Object one{{"card", row.slug},
               {"name", row.name},
               {"colour", row.colour},
               {"value", row.value},
               {"points", row.points},
               {"cards", row.cards},
               {"in_each_herd", row.in_each_herd},
               {"cowboys", sold ? Value(row.market_cowboys) : Value()},
               {"dollars", sold ? Value(row.market_cowboys * kDollarsPerCowboy) : Value()}};
    return marked(one, {{"colour", row.colour_from},
                        {"value", row.value_from},
                        {"points", row.points_from},
                        {"cards", row.cards_from},
                        {"cowboys", row.price_from}});
  });
}

Array workers() {
  return each(kWorkerTable, [](const WorkerRow& row) {
    return marked(
        {{"card", row.slug},
         {"name", row.name},
         {"cards", row.cards},
         {"points", row.points},
         {"bonus", Object{{"price", row.bonus_pay},
                          {"dollars", row.bonus_dollars},
                          {"certificates", row.bonus_certificates},
                          {"steps", row.bonus_steps}}}},
        {{"cards", row.cards_from}, {"points", row.points_from}, {"bonus", row.bonus_from}});
  });
}

Array posts() {
  return each_of(kPostTable.size(), [](std::size_t i) {
    const PostRow& row = kPostTable[i];
    return marked({{"value", row.value},
                   {"corners", corners(row.dark)},
                   {"repeatable", row.repeatable},
                   {"points", row.points},
                   {"actions", slugs(kPostSpans[i])}},
                  {{"value", row.value_from},
                   {"corners", row.dark_from},
                   {"repeatable", row.repeatable_from},
                   {"points", row.points_from},
                   {"actions", row.effect_from}});
  });
}

Array objectives() {
  return each(kObjectiveTable, [](const ObjectiveRow& row) {
    Object needs;
    for (const Need need : row.needs) {
      if (need.count > 0) needs[element_word(need.element)] = need.count;
    }
    return marked({{"id", row.slug}, {"points", row.points}, {"needs", needs}},
                  {{"points", row.points_from}, {"needs", row.needs_from}});
  });
}

Array bonus_tiles() {
  return each_of(kBonusTable.size(), [](std::size_t i) {
    const BonusRow& row = kBonusTable[i];
    return marked(
        {{"id", row.slug},
         {"copies", row.copies},
         {"points", row.points},
         {"permanent_certificates", row.permanent_certificates},
         {"duplicate_cards", row.duplicate_cards},
         {"actions", slugs(kBonusSpans[i])}},
        {{"copies", row.copies_from}, {"points", row.points_from}, {"actions", row.effect_from}});
  });
}

Array disc_spaces() {
  return each(kDiscTable, [](const DiscRow& row) {
    return marked({{"id", row.slug},
                   {"corners", corners(row.dark)},
                   {"dollars", row.dollars},
                   {"permanent_certificates", row.permanent_certificates},
                   {"hand_limit", row.hand_limit},
                   {"step_limit", row.step_limit}},
                  {{"corners", row.dark_from},
                   {"dollars", row.dollars_from},
                   {"permanent_certificates", row.effect_from},
                   {"hand_limit", row.effect_from},
                   {"step_limit", row.effect_from}});
  });
}

Array aux() {
  return each_of(kAuxTable.size(), [](std::size_t i) {
    const AuxRow& row = kAuxTable[i];
    return marked({{"number", i + 1},
                   {"disc_space", at(kDiscTable, row.disc).slug},
                   {"open_at_start", row.open_at_start},
                   {"actions", slugs(kAuxSpans[i])}},
                  {{"open_at_start", row.open_from}});
  });
}

Array starts(const Options& options) {
  return each_of(options.players, [](std::size_t seat) {
    const StartRow& row = kStartTable[seat];
    return marked({{"dollars", row.dollars}, {"exchange_tokens", row.tokens}},
                  {{"dollars", row.from}});
  });
}

int seats_of(const Options& options) {
  State state{};
  state.options = options;
  return state.seats();
}
bool sue_plays(const Options& options) { return seats_of(options) > options.players; }

Array automa_cards(const Options& options) {
  Array out;
  for (const AutomaRow& row : kAutomaTable) {
    // B cards are drawn at random, so with one of them each may be the one.
    if (row.deck == 'B' && options.sue_b_cards == 0) continue;
    const bool per_worker = row.steps == 0;
    Object one{{"id", row.slug},
               {"deck", std::string_view(&row.deck, 1)},
               {"steps", per_worker ? Value() : Value(row.steps)},
               {"step_per", per_worker ? Value(worker_row(row.per_worker).slug) : Value()},
               {"action", sue_action_name(row.action)},
               {"cards", row.cards}};
    out.push_back(
        marked(one, {{"deck", kDeckOfAutomaCardsFrom},
                     {per_worker ? "step_per" : "steps", row.move_from},
                     {"action", row.action_from},
                     {row.action == SueAction::kSupply ? "cards" : "action", row.action_from}}));
  }
  return out;
}

Object sue() {
  Object supply;
  for (const Breed breed : kSueSupplyBreeds) supply[breed_row(breed).slug] = kSueSupplyOfEachBreed;
  for (const WorkerRow& row : kWorkerTable) supply[row.slug] = kSueSupplyOfEachWorker;
  const Array cattle_by_cowboys =
      each(kSueCattle, [](Breed breed) { return breed_row(breed).slug; });
  return {{"supply", supply},
          {"cattle_by_cowboys", cattle_by_cowboys},
          {"train_cattle", breed_row(kSueTrainBreed).slug},
          {"instead_of_building", breed_row(kSueInsteadOfBuilding).slug},
          {"start_disc_on", kSueStartDiscOn},
          {"first_delivery", kSueFirstDelivery},
          {"discs", kDiscs},
          {"joker_ignores_types_with", kSueJokerIgnoresTypesWith},
          {"buildings", kSueMostBuildings}};
}

Object figures(const Options& options) {
  return {{"hand_limit", kHandLimitAtStart},
          {"step_limit", kStepLimitAtStart},
          {"certificate_limit", kMostCertificates},
          {"starting_hand", kStartingHand},
          {"starting_workers_of_each_type", kStartingWorkersOfEachType},
          {"discs", kDiscs},
          {"ownership_markers", kOwnershipMarkers},
          {"face_up_tiles", kFaceUpTiles},
          {"simmental_cards", at(kSimmentalCards, seats_of(options) - 2)},
          {"dollars_per_cowboy", kDollarsPerCowboy},
          {"dollars_per_engineer", kDollarsPerEngineer},
          {"dollars_per_builder", kDollarsPerBuilder},
          {"joker_surcharge", kJokerSurcharge},
          {"dollars_per_point", kDollarsPerPoint}};
}

Object everything(const Options& options) {
  Object out;
  out["game"] = kGameName;
  out["options"] = OptionsFormat{}.write(options);
  out["spaces"] = spaces();
  out["el_paso"] =
      Object{{"dollars", kElPasoDollars}, {"simmental_space_points", kSimmentalSpacePoints}};
  out["neutral_buildings"] = neutral_buildings();
  out["buildings"] = buildings();
  out["trains"] = trains();
  out["actions"] = actions();
  out["cattle"] = cattle();
  out["workers"] = workers();
  out["posts"] = posts();
  out["objectives"] = objectives();
  out["bonus_tiles"] = bonus_tiles();
  out["disc_spaces"] = disc_spaces();
  out["aux"] = aux();
  out["starts"] = starts(options);
  out["figures"] = figures(options);
  if (sue_plays(options)) {
    out["automa_cards"] = automa_cards(options);
    out["sue"] = sue();
  }
  return out;
}

}  // namespace

std::string_view tile_kind_word(TileKind kind) { return at(kTileKindWords, kind); }
std::string element_word(Element element) {
  if (element < kCardKinds) return std::string(name_of(Names::kCard, element));
  if (element == kBuildingElement) return "building";
  if (element == kDarkDiscElement) return "dark-disc";
  if (element == kBonusTileElement) return "bonus-tile";
  const auto post = static_cast<std::uint8_t>(element - kFirstPostElement);
  return "disc-on-" + std::string(name_of(Names::kPost, post));
}

boost::json::object components_json(const Options& options) {
  return text::to_boost_object([&] { return everything(options); });
}

}  // namespace drover::elpaso
