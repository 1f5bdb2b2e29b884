#include "elpaso/presentation/actions.h"

#include <algorithm>
#include <array>

#include "elpaso/rules/actions.h"
#include "elpaso/rules/offers.h"
#include "elpaso/rules/workers.h"
#include "elpaso/state/names.h"
#include "kit/pictogram.h"
#include "kit/why.h"

namespace drover::elpaso {

namespace {

namespace glyph = kit::glyph;
using kit::Badge;
using kit::brief_sign;
using kit::make_reason;
using kit::named;
using text::Object;
using text::Params;
using text::Reason;

using Chosen = const ChosenAction&;
using Elements = std::vector<std::string>;

text::Value text_of(std::string_view words) { return words; }

// ---- Choices ------------------------------------------------------------------------------------

void add_amount(Chosen chosen, Choice& choice) {
  choice.params["amount"] = chosen.action.amount;
  choice.params["price"] = chosen.action.pay;
}

void add_card(Chosen chosen, Choice& choice) {
  choice.params["card"] = text_of(card_name(chosen.card()));
}

void add_sale(Chosen chosen, Choice& choice) {
  choice.key = "sell";
  add_card(chosen, choice);
  choice.params["amount"] = sale_dollars(chosen.action, chosen.card());
}

void add_removal(Chosen chosen, Choice& choice) {
  // An auxiliary action keeps its own key.
  if (choice.key != "aux") choice.key = "remove";
  add_card(chosen, choice);
}

void add_taken_cattle(Chosen chosen, Choice& choice) {
  choice.params["card"] = text_of(breed_row(chosen.action.card.breed).slug);
  choice.params["amount"] = 1;
  choice.params["price"] = chosen.action.pay;
}

void add_hiring(Chosen chosen, Choice& choice) {
  const auto worker = static_cast<Worker>(chosen.move.b);
  choice.key = "hire";
  choice.params["worker"] = text_of(worker_row(worker).slug);
  choice.params["price"] = hire_price(chosen.action, chosen.used, worker);
  choice.params["second"] = chosen.used != 0;
}

void add_purchase(Chosen chosen, Choice& choice) {
  const int cowboys = at(kBreedTable, chosen.move.b).market_cowboys;
  choice.key = "buy";
  add_card(chosen, choice);
  choice.params["cowboys"] = cowboys;
  choice.params["price"] = cowboys * kDollarsPerCowboy;
}

void add_train(Chosen chosen, Choice& choice) {
  const int engineers = train_engineers(chosen.state, chosen.move.b);
  choice.key = "train";
  choice.params["train"] = chosen.move.b + 1;
  choice.params["star"] = train_row_index(chosen.state, chosen.move.b) % 2 == 1;
  choice.params["engineers"] = engineers;
  choice.params["price"] = engineers * kDollarsPerEngineer;
}

void add_tile(Chosen chosen, Choice& choice) {
  const TileChoice tile = chosen.move.b;
  const bool bonus = names_bonus(tile);
  const bool stack = tile == kObjectiveStack || tile == kBonusStack;
  const std::string_view kind = bonus ? "bonus" : "objective";
  choice.key = bonus ? "take_bonus" : "take_objective";
  std::string_view name = "stack";
  if (!stack) {
    name = bonus ? at(kBonusTable, tile - kFirstBonusChoice).slug : at(kObjectiveTable, tile).slug;
    choice.params["points"] =
        bonus ? at(kBonusTable, tile - kFirstBonusChoice).points : at(kObjectiveTable, tile).points;
  }
  choice.params[kind] = text_of(name);
  choice.params["price"] = chosen.action.pay;
}

void add_building(Chosen chosen, Choice& choice) {
  const State& view = chosen.state;
  const int kind = chosen.move.b;
  const Space space = chosen.move.c;
  const SiteOffer offer = site_offer(view, kind, space);
  choice.key = "build";
  choice.params["building"] = text_of(building_row(view, kind).slug);
  choice.params["number"] = kind + 1;
  choice.params["space"] = text_of(kSpaceTable[space].slug);
  choice.params["builders"] = offer.builders;
  choice.params["price"] = offer.dollars;
  choice.params["space_cost"] = offer.space_cost;
  choice.params["points"] = building_row(view, kind).points;
  if (offer.replaced >= 0) {
    choice.params["replaces"] = text_of(building_row(view, offer.replaced).slug);
  }
}

void add_moving_on(Chosen chosen, Choice& choice) {
  choice.key = "move_on";
  add_walk(chosen.state, choice, chosen.move.b, chosen.move.c);
}

// ---- Elements -----------------------------------------------------------------------------------

std::string tile_element(TileChoice tile) {
  const std::string_view kind = names_bonus(tile) ? "bonus" : "objective";
  if (tile == kObjectiveStack || tile == kBonusStack) return std::string(kind) + ":stack";
  return element_named(kind, Names::kTileChoice, tile);
}

Elements no_elements(Move) { return {}; }
Elements card_elements(Move move) { return {element_named("card", Names::kCard, move.b)}; }
Elements worker_elements(Move move) { return {element_named("hire", Names::kWorker, move.b)}; }
Elements market_elements(Move move) { return {element_named("market", Names::kCard, move.b)}; }
Elements train_elements(Move move) { return {element_named("train", Names::kTrain, move.b)}; }
Elements tile_elements(Move move) { return {tile_element(move.b)}; }
Elements site_elements(Move move) {
  return {element_named("building", Names::kBuilding, move.b),
          element_named("space", Names::kSpace, move.c)};
}
Elements walk_elements(Move move) { return {element_named("space", Names::kSpace, move.b)}; }

// ---- Sentences of the terminal ------------------------------------------------------------------

void add_told_card(Chosen chosen, const Voice& say, std::string_view, Params& params) {
  params["card"] = say.card(chosen.card());
}

void add_site(Chosen chosen, const Voice& say, std::string_view, Params& params) {
  const State& state = chosen.state;
  const int kind = chosen.move.b;
  const Space space = chosen.move.c;
  const SiteOffer offer = site_offer(state, kind, space);
  const BuildingRow& row = building_row(state, kind);
  params["points"] = figure(row.points, row.points_from);
  params["builders"] = figure(offer.builders, row.builders_from);
  params["space_cost"] = figure(offer.space_cost, kSpaceTable[space].figure_from);
  params["actions"] = say.actions(at(kBuildingSpans, building_row_index(state, kind)));
}

// ---- Reasons ------------------------------------------------------------------------------------

std::optional<Reason> too_expensive(Chosen chosen) {
  return kit::too_expensive(chosen.state, chosen.move);
}
Reason space_reason(std::string_view why, Space space) {
  return make_reason(why, {{"space", named(Names::kSpace, space)}});
}
Reason worker_reason(std::string_view why, int worker) {
  return make_reason(why, {{"worker", named(Names::kWorker, worker)}});
}
Reason card_reason(std::string_view why, Card card) {
  return make_reason(why, {{"card", named(Names::kCard, card)}});
}

// The reason against paying workers and dollars: too few workers, otherwise too few dollars.
std::optional<Reason> why_not_paid_for(Chosen chosen, Worker specialist, int needs) {
  const int has = hands_for(chosen.state.me(), specialist);
  if (needs <= has) return too_expensive(chosen);
  return make_reason("workers", {{"worker", named(Names::kWorker, static_cast<int>(specialist))},
                                 {"needs", needs},
                                 {"has", has}});
}

std::optional<Reason> why_no_certificates(Chosen chosen) {
  if (chosen.state.me().certificates >= kMostCertificates) return make_reason("certificate_limit");
  return too_expensive(chosen);
}

std::optional<Reason> why_no_exchange(Chosen) { return make_reason("nothing_to_draw"); }

std::optional<Reason> why_not_taken(Chosen chosen) {
  const Card card = card_of(chosen.action.card.breed);
  if (chosen.state.market[card] == 0) return card_reason("not_on_offer", card);
  return too_expensive(chosen);
}

std::optional<Reason> why_not_in_hand(Chosen chosen) {
  return card_reason("hand_card", chosen.move.b);
}

std::optional<Reason> why_not_hired(Chosen chosen) {
  const int worker = chosen.move.b;
  if ((chosen.used >> worker & 1U) != 0) return worker_reason("same_worker", worker);
  if (at(chosen.state.worker_stacks, worker) == 0) return worker_reason("nobody_to_hire", worker);
  return too_expensive(chosen);
}

std::optional<Reason> why_not_bought(Chosen chosen) {
  const Card card = chosen.move.b;
  if (chosen.state.market[card] == 0) return card_reason("not_on_offer", card);
  return why_not_paid_for(chosen, Worker::kCowboy, kBreedTable[card].market_cowboys);
}

std::optional<Reason> why_no_train(Chosen chosen) {
  return why_not_paid_for(chosen, Worker::kEngineer, train_engineers(chosen.state, chosen.move.b));
}

std::optional<Reason> why_no_tile(Chosen chosen) {
  const State& state = chosen.state;
  const TileChoice choice = chosen.move.b;
  if (choice == kObjectiveStack ? state.objective_stack == 0
                                : choice == kBonusStack && state.bonus_stack.empty()) {
    return make_reason("stack_empty");
  }
  const auto shown = [](const auto& display, int tile) {
    return std::find(display.begin(), display.end(), tile) != display.end();
  };
  const bool open = choice >= kObjectiveStack ||
                    (names_bonus(choice) ? shown(state.bonus_display, choice - kFirstBonusChoice)
                                         : shown(state.objective_display, choice));
  if (!open) return make_reason("not_displayed", {{"tile", named(Names::kTileChoice, choice)}});
  return too_expensive(chosen);
}

std::optional<Reason> why_not_built(Chosen chosen) {
  const State& state = chosen.state;
  const int kind = chosen.move.b;
  const Space space = chosen.move.c;
  if (at(state.building_stacks, kind) == 0) {
    return make_reason("no_building_left", {{"building", named(Names::kBuilding, kind)}});
  }
  const BoardTile old = state.board[space];
  if (old == kEmptySpace) {
    if (buildings_of(state, state.current) >= kOwnershipMarkers) return make_reason("no_marker");
  } else {
    if (building_owner(old) != state.current) return space_reason("space_taken", space);
    if (builders_needed(state, kind, space) <= 0) return space_reason("not_stronger", space);
  }
  return why_not_paid_for(chosen, Worker::kBuilder, builders_needed(state, kind, space));
}

std::optional<Reason> why_not_walked(Chosen chosen) {
  return why_not_reached(chosen.state, chosen.action.amount, chosen.move.b);
}

// ---- Pictograms ---------------------------------------------------------------------------------

// The pictogram of one action.
struct Drawing : kit::Pictogram {
  explicit Drawing(const Action& of) : action(of) {}

  Drawing& draw_price() {
    if (action.pay > 0) draw(glyph::price(action.pay), arrow());
    return *this;
  }
  Object card() const {
    const CardMatch& match = action.card;
    if (match.fits == Fits::kBreed) {
      const BreedRow& row = breed_row(match.breed);
      return glyph::card(row.colour, row.value);
    }
    if (match.fits == Fits::kValue) return glyph::card("", match.value);
    return glyph::card("");
  }
  static Object arrow() { return glyph::plain("arrow"); }
  Badge priced() const {
    return action.pay > 0 ? Badge{"loss", std::to_string(action.pay)} : Badge{};
  }
  Badge number() const { return {"number", std::to_string(action.amount)}; }

  const Action& action;
};

Object plain_worker() { return glyph::worker(""); }
// Draws workers of a type, an arrow and the thing that they pay for.
void draw_paid_by(Drawing& d, std::string_view worker, const Object& thing) {
  d.draw(glyph::worker(worker), Drawing::arrow(), thing);
}
template <auto make>
void draw_priced(Drawing& d) {
  d.draw_price().draw(make(d));
}
template <auto make>
Object priced_sign(const Drawing& d) {
  return brief_sign(make(d), d.priced());
}
Object coin(const Drawing& d) { return glyph::coin(d.action.amount); }
Object certificates(const Drawing& d) { return glyph::numbered("certificate", d.action.amount); }
Object tokens(const Drawing& d) { return glyph::numbered("token", d.action.amount); }
Object token_for_price(const Drawing& d) {
  return glyph::numbered("token", d.action.pay > 0 ? 1 : d.action.amount);
}
Object cards_drawn(const Drawing& d) { return glyph::numbered("draw", d.action.amount); }
Object card_taken(const Drawing& d) { return d.card(); }

void draw_sale(Drawing& d) {
  d.draw(d.card(), Drawing::arrow(), coin(d));
  if (d.action.times_value) d.draw(glyph::plain("each"));
}
Object sale_sign(const Drawing& d) {
  const std::string dollars = std::to_string(d.action.amount);
  return brief_sign(d.card(), {"coin", d.action.times_value ? "×" + dollars : dollars});
}
void draw_hiring(Drawing& d) {
  d.draw(glyph::price(d.action.amount), Drawing::arrow(), plain_worker());
  if (d.action.second != kNoSecond && d.action.second > 0) d.draw(plain_worker());
}
void draw_tile(Drawing& d) {
  d.draw_price();
  if (d.action.tile != TileKind::kBonus) d.draw(glyph::plain("objective"));
  if (d.action.tile == TileKind::kEither) d.draw(glyph::plain("slash"));
  if (d.action.tile != TileKind::kObjective) d.draw(glyph::plain("bonus"));
}
Object tile_sign(const Drawing& d) {
  const Badge either = d.action.tile == TileKind::kEither ? Badge{"number", "/"} : Badge{};
  return brief_sign(glyph::plain(d.action.tile == TileKind::kObjective ? "objective" : "bonus"),
                    d.action.pay > 0 ? d.priced() : either);
}

// ---- The rows -----------------------------------------------------------------------------------

struct OpPresentation {
  kit::Kind kind;
  void (*choice)(Chosen, Choice&);
  Elements (*elements)(Move);
  kit::OptionalFunction<std::optional<Reason>(Chosen)> reason;
  void (*draw)(Drawing&);
  kit::OptionalFunction<Object(const Drawing&)> brief;  // not set: the first glyph
  kit::OptionalFunction<void(Chosen, const Voice&, std::string_view key, Params&)> words{};
};

constexpr auto kPresentations = std::to_array<OpPresentation>({
    {Op::kGainDollars, add_amount, no_elements, too_expensive, draw_priced<coin>,
     priced_sign<coin>},
    {Op::kDiscardForDollars, add_sale, card_elements, why_not_in_hand, draw_sale, sale_sign,
     add_told_card},
    {Op::kGainCertificates, add_amount, no_elements, why_no_certificates, draw_priced<certificates>,
     priced_sign<certificates>},
    {Op::kGainTokens, add_amount, no_elements, too_expensive, draw_priced<tokens>,
     priced_sign<token_for_price>},
    {Op::kExchange, add_amount, no_elements, why_no_exchange, draw_priced<cards_drawn>,
     [](const Drawing& d) { return brief_sign(glyph::numbered("draw", nullptr), d.number()); }},
    {Op::kHire, add_hiring, worker_elements, why_not_hired, draw_hiring,
     [](const Drawing& d) {
       return brief_sign(plain_worker(), {"loss", std::to_string(d.action.amount)});
     }},
    {Op::kBuyCattle, add_purchase, market_elements, why_not_bought,
     [](Drawing& d) { draw_paid_by(d, "cowboy", glyph::card("")); },
     [](const Drawing&) { return brief_sign(glyph::cow()); }, add_told_card},
    {Op::kTakeCattle, add_taken_cattle, no_elements, why_not_taken, draw_priced<card_taken>,
     [](const Drawing& d) {
       return brief_sign(d.card(), d.action.pay > 0 ? d.priced() : Badge{"number", "+1"});
     }},
    {Op::kRemoveCattle, add_removal, card_elements, why_not_in_hand,
     [](Drawing& d) { d.draw(d.card(), Drawing::arrow(), glyph::plain("bin")); },
     [](const Drawing&) { return brief_sign(glyph::plain("bin")); },
     [](Chosen chosen, const Voice& say, std::string_view key, Params& params) {
       if (key == "remove") add_told_card(chosen, say, key, params);
     }},
    {Op::kUseTrain, add_train, train_elements, why_no_train,
     [](Drawing& d) { draw_paid_by(d, "engineer", glyph::numbered("engine", nullptr)); },
     [](const Drawing&) { return brief_sign(glyph::numbered("engine", nullptr)); },
     [](Chosen chosen, const Voice& say, std::string_view, Params& params) {
       params["actions"] =
           say.actions(at(kTrainSpans, train_row_index(chosen.state, chosen.move.b)));
     }},
    {Op::kTakeTile, add_tile, tile_elements, why_no_tile, draw_tile, tile_sign},
    {Op::kPlaceBuilding, add_building, site_elements, why_not_built,
     [](Drawing& d) { draw_paid_by(d, "builder", glyph::numbered("build", 0)); },
     [](const Drawing&) { return brief_sign(glyph::numbered("build", 0)); }, add_site},
    {Op::kAuxiliary,
     add_amount,
     no_elements,
     {},
     [](Drawing& d) { d.draw(glyph::auxiliary(d.action.amount < 2)); },
     {}},
    {Op::kMoveHerder, add_moving_on, walk_elements, why_not_walked,
     [](Drawing& d) { d.draw(glyph::numbered("herder", d.action.amount)); },
     [](const Drawing& d) { return brief_sign(glyph::numbered("herder", nullptr), d.number()); },
     [](Chosen chosen, const Voice&, std::string_view, Params& params) {
       params["lost"] = chosen.state.options.after_move == AfterMove::kLost;
     }},
});
static_assert(kPresentations.size() == kOps && kit::in_order(kPresentations));

}  // namespace

void add_pictogram(const Action& action, Object& out) {
  const OpPresentation& row = at(kPresentations, action.op);
  Drawing drawing(action);
  row.draw(drawing);
  out["glyphs"] = drawing.glyphs();
  out["brief"] = row.brief.is_set() ? row.brief(drawing) : brief_sign(drawing.glyphs().front());
}

void add_action(Chosen chosen, Choice& choice) {
  at(kPresentations, chosen.action.op).choice(chosen, choice);
}

std::vector<std::string> argument_elements(Op op, Move move) {
  return at(kPresentations, op).elements(move);
}

void add_action_params(Chosen chosen, const Voice& say, std::string_view key, Params& params) {
  const OpPresentation& row = at(kPresentations, chosen.action.op);
  if (row.words.is_set()) row.words(chosen, say, key, params);
}

std::optional<Reason> reason_against(Chosen chosen) {
  const OpPresentation& row = at(kPresentations, chosen.action.op);
  return row.reason.is_set() ? row.reason(chosen) : std::nullopt;
}

std::string element_named(std::string_view kind, Names names, int value) {
  return std::string(kind).append(":").append(name_of(names, value));
}

Reason why_not_reached(const State& state, int limit, Space target) {
  if ((state.occupied & bit(target)) == 0) return space_reason("no_location", target);
  const int needs = steps_to(state, state.me().herder, target);
  if (needs == 0) return space_reason("not_ahead", target);
  const int has = workers(state.me(), Worker::kCowboy);
  const int extra = std::max(0, needs - limit);
  if (extra <= has) {
    return make_reason("cowboys_exactly",
                       {{"space", named(Names::kSpace, target)}, {"needs", extra}});
  }
  return kit::about_place(state, "steps", target, name_of(Names::kSpace, target),
                          {{"needs", needs}, {"limit", limit}, {"has", has}});
}

void add_walk(const State& view, Choice& choice, Space target, int cowboys) {
  choice.params["space"] = text_of(kSpaceTable[target].slug);
  add_place(view, target, kit::addressed(view), choice.params);
  choice.params["steps"] = steps_to(view, view.me().herder, target);
  choice.params["cowboys"] = cowboys;
}

}  // namespace drover::elpaso
