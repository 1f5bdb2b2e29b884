#include "elpaso/components_json.h"

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/array.hpp>

#include "elpaso/components/el_paso_tile.h"
#include "elpaso/components/setup_figures.h"
#include "elpaso/events.h"
#include "elpaso/json.h"
#include "elpaso/names.h"

namespace drover::elpaso {

namespace {

namespace json = boost::json;

// ---- Words --------------------------------------------------------------------------------------

json::string text(std::string_view word) { return json::string(word); }
json::value text_or_null(std::string_view word) {
  return word.empty() ? json::value() : json::value(text(word));
}

template <class Enum, std::size_t N>
json::string word(const std::array<std::string_view, N>& words, Enum value) {
  return text(words[static_cast<std::size_t>(value)]);
}

constexpr std::array<std::string_view, 3> kSpaceKindWords{"el-paso", "neutral", "building"};
constexpr std::array<std::string_view, 3> kPathWords{"trunk", "outer", "inner"};
constexpr std::array<std::string_view, 3> kTileKindWords{"objective", "bonus", "either"};
// In the order of Op.
constexpr std::array<std::string_view, 14> kOpWords{
    "gain-dollars", "discard-for-dollars", "gain-certificates", "gain-tokens",   "exchange",
    "hire",         "buy-cattle",          "take-cattle",       "remove-cattle", "use-train",
    "take-tile",    "place-building",      "auxiliary",         "move-herder"};
static_assert(static_cast<std::size_t>(Op::kMoveHerder) + 1 == kOpWords.size());

std::string_view corners(bool dark) { return dark ? "dark" : "light"; }

// ---- Marks --------------------------------------------------------------------------------------

// What is not sure says so; the rest has no mark. Sources are known, but nobody has judged how sure
// a single figure is, so marks carry no confidence.
constexpr bool is_sure(Provenance from) {
  return from.source == Source::kRuleBook || from.source == Source::kOwnersBox;
}
// A public page is one witness; a reconstructed figure has none.
constexpr int witnesses(Provenance from) {
  return from.source == Source::kReconstructed ? 0 : from.source == Source::kWeb ? 1 : 2;
}

json::object mark(Provenance from) {
  const bool web = from.source == Source::kWeb;
  json::object out{{"source", web ? "public-page" : "reconstructed"}};
  if (web) out["page"] = "W" + std::to_string(from.page);
  return out;
}

// Where the figures of one object come from, by key. "marks" names each that is not sure, "mark" is
// that of the least sure one.
using Figures = std::initializer_list<std::pair<std::string_view, Provenance>>;

json::object marked(json::object object, Figures figures) {
  json::object marks;
  Provenance least = kRuleBook;
  for (const auto& [key, from] : figures) {
    if (is_sure(from)) continue;
    marks[key] = mark(from);
    if (witnesses(from) < witnesses(least)) least = from;
  }
  if (marks.empty()) return object;
  object["mark"] = mark(least);
  object["marks"] = std::move(marks);
  return object;
}

// Two of each kind of public building, as public_buildings.h says beside the number.
constexpr Provenance kCopiesOfBuildingsFrom = web(4);
// 8 A and 3 B cards, as automa_cards.h says at its top.
constexpr Provenance kDeckOfAutomaCardsFrom = kReconstructed;

// ---- The parts ----------------------------------------------------------------------------------

json::array slugs(ActionSpan span) {
  json::array out;
  for (std::size_t i = 0; i < span.count; ++i) {
    out.emplace_back(text(kActionTable[span.first + i].slug));
  }
  return out;
}

json::array spaces() {
  json::array out;
  for (const SpaceRow& row : kSpaceTable) {
    json::array next{text(row.next)};
    if (!row.other_next.empty()) next.emplace_back(text(row.other_next));
    const bool neutral = row.kind == SpaceKind::kNeutral;
    json::object space{{"id", text(row.slug)},
                       {"kind", word(kSpaceKindWords, row.kind)},
                       {"path", word(kPathWords, row.path)},
                       {"next", std::move(next)},
                       {"cost", row.cost},
                       {"letter", text_or_null(neutral ? std::string_view(&row.letter, 1) : "")}};
    out.emplace_back(marked(std::move(space), {{"next", row.layout_from},
                                               {neutral ? "letter" : "cost", row.figure_from}}));
  }
  return out;
}

json::array neutral_buildings() {
  json::array out;
  for (std::size_t i = 0; i < kNeutralTable.size(); ++i) {
    const NeutralRow& row = kNeutralTable[i];
    out.emplace_back(marked(
        {{"id", text(row.slug)}, {"theme", text(row.theme)}, {"actions", slugs(kNeutralSpans[i])}},
        {{"theme", row.theme_from}}));
  }
  return out;
}

// Both sides of every tile: which one is up is drawn at set-up, or an option.
json::array buildings() {
  json::array out;
  for (std::size_t i = 0; i < kBuildingTable.size(); ++i) {
    const BuildingRow& row = kBuildingTable[i];
    out.emplace_back(marked({{"number", i / 2 + 1},
                             {"side", i % 2 == 0 ? "a" : "b"},
                             {"id", text(row.slug)},
                             {"copies", kCopiesOfEachBuilding},
                             {"builders", row.builders},
                             {"dollars", row.builders * kDollarsPerBuilder},
                             {"points", row.points},
                             {"actions", slugs(kBuildingSpans[i])}},
                            {{"copies", kCopiesOfBuildingsFrom},
                             {"builders", row.builders_from},
                             {"points", row.points_from}}));
  }
  return out;
}

json::array trains() {
  json::array out;
  for (std::size_t i = 0; i < kTrainTable.size(); ++i) {
    const TrainRow& row = kTrainTable[i];
    out.emplace_back(marked({{"number", i / 2 + 1},
                             {"side", i % 2 == 0 ? "front" : "star"},
                             {"id", text(row.slug)},
                             {"engineers", row.engineers},
                             {"dollars", row.engineers * kDollarsPerEngineer},
                             {"actions", slugs(kTrainSpans[i])}},
                            {{"engineers", row.engineers_from}}));
  }
  return out;
}

json::value card_json(CardMatch match) {
  switch (match.fits) {
    case Fits::kNothing:
      return nullptr;
    case Fits::kBreed:
      return {{"card", text(breed_row(match.breed).slug)}};
    case Fits::kValue:
      return {{"value", match.value}};
    case Fits::kAny:
      return {{"any", true}};
  }
  return nullptr;
}

// Figures an action does not have are 0 or null.
json::object actions() {
  json::object out;
  for (const ActionRow& row : kActionTable) {
    const Action& action = row.action;
    json::object one{
        {"op", word(kOpWords, action.op)},
        {"amount", action.amount},
        {"times_value", action.times_value},
        {"price", action.pay},
        {"second", action.second == kNoSecond ? json::value() : json::value(action.second)},
        {"takes", card_json(action.card)},
        {"tile", action.op == Op::kTakeTile ? json::value(word(kTileKindWords, action.tile))
                                            : json::value()}};
    // Figures that the action does not have need no mark.
    const auto only_if = [](bool has, std::string_view key) {
      return has ? key : std::string_view("op");
    };
    out[row.slug] = marked(
        std::move(one), {{"op", row.from},
                         {only_if(action.amount > 0 || action.op == Op::kHire, "amount"), row.from},
                         {only_if(action.times_value, "times_value"), row.from},
                         {only_if(action.pay > 0, "price"), row.from},
                         {only_if(action.second != kNoSecond, "second"), row.from},
                         {only_if(action.card.fits != Fits::kNothing, "takes"), row.from},
                         {only_if(action.op == Op::kTakeTile, "tile"), row.from}});
  }
  return out;
}

json::array cattle() {
  json::array out;
  for (const BreedRow& row : kBreedTable) {
    const bool sold = row.market_cowboys > 0;
    json::object one{
        {"card", text(row.slug)},
        {"name", text(row.name)},
        {"colour", text(row.colour)},
        {"value", row.value},
        {"points", row.points},
        {"cards", row.cards},
        {"in_each_herd", row.in_each_herd},
        {"cowboys", sold ? json::value(row.market_cowboys) : json::value()},
        {"dollars", sold ? json::value(row.market_cowboys * kDollarsPerCowboy) : json::value()}};
    out.emplace_back(marked(std::move(one), {{"colour", row.colour_from},
                                             {"value", row.value_from},
                                             {"points", row.points_from},
                                             {"cards", row.cards_from},
                                             {"cowboys", row.price_from}}));
  }
  return out;
}

json::array workers() {
  json::array out;
  for (const WorkerRow& row : kWorkerTable) {
    out.emplace_back(marked(
        {{"card", text(row.slug)},
         {"name", text(row.name)},
         {"cards", row.cards},
         {"points", row.points},
         {"bonus",
          {{"price", row.bonus_pay},
           {"dollars", row.bonus_dollars},
           {"certificates", row.bonus_certificates},
           {"steps", row.bonus_steps}}}},
        {{"cards", row.cards_from}, {"points", row.points_from}, {"bonus", row.bonus_from}}));
  }
  return out;
}

json::array posts() {
  json::array out;
  for (std::size_t i = 0; i < kPostTable.size(); ++i) {
    const PostRow& row = kPostTable[i];
    out.emplace_back(marked({{"value", row.value},
                             {"corners", text(corners(row.dark))},
                             {"repeatable", row.repeatable},
                             {"points", row.points},
                             {"actions", slugs(kPostSpans[i])}},
                            {{"value", row.value_from},
                             {"corners", row.dark_from},
                             {"repeatable", row.repeatable_from},
                             {"points", row.points_from},
                             {"actions", row.effect_from}}));
  }
  return out;
}

// What an objective counts: a card by its name, "building", "dark-disc", "bonus-tile", or
// "disc-on-16".
std::string element_word(Element element) {
  if (element < kCardKinds) return std::string(name_of(Names::kCard, element));
  if (element == kBuildingElement) return "building";
  if (element == kDarkDiscElement) return "dark-disc";
  if (element == kBonusTileElement) return "bonus-tile";
  const auto post = static_cast<std::uint8_t>(element - kFirstPostElement);
  return "disc-on-" + std::string(name_of(Names::kPost, post));
}

json::array objectives() {
  json::array out;
  for (const ObjectiveRow& row : kObjectiveTable) {
    json::object needs;
    for (const Need need : row.needs) {
      if (need.count > 0) needs[element_word(need.element)] = need.count;
    }
    out.emplace_back(
        marked({{"id", text(row.slug)}, {"points", row.points}, {"needs", std::move(needs)}},
               {{"points", row.points_from}, {"needs", row.needs_from}}));
  }
  return out;
}

json::array bonus_tiles() {
  json::array out;
  for (std::size_t i = 0; i < kBonusTable.size(); ++i) {
    const BonusRow& row = kBonusTable[i];
    out.emplace_back(marked(
        {{"id", text(row.slug)},
         {"copies", row.copies},
         {"points", row.points},
         {"permanent_certificates", row.permanent_certificates},
         {"duplicate_cards", row.duplicate_cards},
         {"actions", slugs(kBonusSpans[i])}},
        {{"copies", row.copies_from}, {"points", row.points_from}, {"actions", row.effect_from}}));
  }
  return out;
}

json::array disc_spaces() {
  json::array out;
  for (const DiscRow& row : kDiscTable) {
    out.emplace_back(marked({{"id", text(row.slug)},
                             {"corners", text(corners(row.dark))},
                             {"dollars", row.dollars},
                             {"permanent_certificates", row.permanent_certificates},
                             {"hand_limit", row.hand_limit},
                             {"step_limit", row.step_limit}},
                            {{"corners", row.dark_from},
                             {"dollars", row.dollars_from},
                             {"permanent_certificates", row.effect_from},
                             {"hand_limit", row.effect_from},
                             {"step_limit", row.effect_from}}));
  }
  return out;
}

json::array aux() {
  json::array out;
  for (std::size_t i = 0; i < kAuxTable.size(); ++i) {
    const AuxRow& row = kAuxTable[i];
    out.emplace_back(
        marked({{"number", i + 1},
                {"disc_space", text(kDiscTable[static_cast<std::size_t>(row.disc)].slug)},
                {"open_at_start", row.open_at_start},
                {"actions", slugs(kAuxSpans[i])}},
               {{"open_at_start", row.open_from}}));
  }
  return out;
}

json::array starts(const Options& options) {
  json::array out;
  for (std::size_t seat = 0; seat < options.players; ++seat) {
    const StartRow& row = kStartTable[seat];
    out.emplace_back(marked({{"dollars", row.dollars}, {"exchange_tokens", row.tokens}},
                            {{"dollars", row.from}}));
  }
  return out;
}

int seats_of(const Options& options) {
  State state{};
  state.options = options;
  return state.seats();
}
bool sue_plays(const Options& options) { return seats_of(options) > options.players; }

json::array automa_cards(const Options& options) {
  json::array out;
  for (const AutomaRow& row : kAutomaTable) {
    // B cards are drawn at random, so with one of them each may be the one.
    if (row.deck == 'B' && options.sue_b_cards == 0) continue;
    const bool per_worker = row.steps == 0;
    json::object one{{"id", text(row.slug)},
                     {"deck", text(std::string_view(&row.deck, 1))},
                     {"steps", per_worker ? json::value() : json::value(row.steps)},
                     {"step_per", per_worker ? json::value(text(worker_row(row.per_worker).slug))
                                             : json::value()},
                     {"action", text(sue_action_name(row.action))},
                     {"cards", row.cards}};
    out.emplace_back(marked(std::move(one), {{"deck", kDeckOfAutomaCardsFrom},
                                             {per_worker ? "step_per" : "steps", row.move_from},
                                             {"action", row.action_from},
                                             {row.action == SueAction::kSupply ? "cards" : "action",
                                              row.action_from}}));
  }
  return out;
}

json::object sue() {
  json::object supply;
  for (const Breed breed : kSueSupplyBreeds) supply[breed_row(breed).slug] = kSueSupplyOfEachBreed;
  for (const WorkerRow& row : kWorkerTable) supply[row.slug] = kSueSupplyOfEachWorker;
  json::array cattle_by_cowboys;
  for (const Breed breed : kSueCattle) cattle_by_cowboys.emplace_back(text(breed_row(breed).slug));
  return {{"supply", std::move(supply)},
          {"cattle_by_cowboys", std::move(cattle_by_cowboys)},
          {"train_cattle", text(breed_row(kSueTrainBreed).slug)},
          {"instead_of_building", text(breed_row(kSueInsteadOfBuilding).slug)},
          {"start_disc_on", kSueStartDiscOn},
          {"first_delivery", kSueFirstDelivery},
          {"discs", kDiscs},
          {"joker_ignores_types_with", kSueJokerIgnoresTypesWith},
          {"buildings", kSueMostBuildings}};
}

json::object figures(const Options& options) {
  return {{"hand_limit", kHandLimitAtStart},
          {"step_limit", kStepLimitAtStart},
          {"certificate_limit", kMostCertificates},
          {"starting_hand", kStartingHand},
          {"starting_workers_of_each_type", kStartingWorkersOfEachType},
          {"discs", kDiscs},
          {"ownership_markers", kOwnershipMarkers},
          {"face_up_tiles", kFaceUpTiles},
          {"simmental_cards", kSimmentalCards[static_cast<std::size_t>(seats_of(options) - 2)]},
          {"dollars_per_cowboy", kDollarsPerCowboy},
          {"dollars_per_engineer", kDollarsPerEngineer},
          {"dollars_per_builder", kDollarsPerBuilder},
          {"joker_surcharge", kJokerSurcharge},
          {"dollars_per_point", kDollarsPerPoint}};
}

}  // namespace

json::object components_json(const Options& options) {
  json::object out;
  out["game"] = text(kGameName);
  out["options"] = options_json(options);
  out["spaces"] = spaces();
  out["el_paso"] =
      json::object{{"dollars", kElPasoDollars}, {"simmental_space_points", kSimmentalSpacePoints}};
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

}  // namespace drover::elpaso
