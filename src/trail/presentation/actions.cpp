#include "trail/presentation/actions.h"

#include <array>
#include <string>

#include "kit/pictogram.h"
#include "kit/why.h"
#include "trail/rules/actions.h"
#include "trail/rules/limits.h"
#include "trail/rules/offices.h"
#include "trail/state/names.h"

namespace drover::trail {

namespace {

namespace glyph = kit::glyph;
using kit::Badge;
using kit::brief_sign;
using kit::make_reason;
using text::Object;
using text::Reason;
using text::Value;

// ---- Glyphs -------------------------------------------------------------------------------------

Object arrow() { return glyph::plain("arrow"); }
Object each() { return glyph::plain("each"); }

// The pictogram of one printed action, as drawn in one edition.
struct Drawing : kit::Pictogram {
  Drawing(const ActionRow& row, Edition of) : printed(row), edition(of) {}

  Object card() const {
    const BreedRow& row = at(kBreedTable, printed.breed);
    return glyph::card(row.colour, row.breeding_value);
  }
  // An empty colour: a trade tile of either colour.
  Object trade_tile(std::string_view colour) const {
    const bool second = edition == Edition::kSecond;
    return {{"g", "trade"},
            {"look", second ? "poster" : "tent"},
            {"colour", kit::word_or_null(colour)}};
  }
  Drawing& draw_trade_pair() {
    draw(trade_tile("green"), trade_tile(edition == Edition::kSecond ? "orange" : "blue"));
    return *this;
  }
  void draw_gains() {
    if (printed.certificates > 0) draw(glyph::numbered("certificate", printed.certificates));
    if (printed.dollars > 0) draw(glyph::coin(printed.dollars));
    if (printed.tokens > 0) draw(glyph::numbered("token", printed.tokens));
  }
  Drawing& draw_price() {
    if (printed.price > 0) draw(glyph::price(printed.price), arrow());
    return *this;
  }
  Object engine() const { return glyph::numbered("engine", printed.amount); }

  const ActionRow& printed;
  const Edition edition;
};

// Draws a cost, an arrow and the gains.
template <auto cost>
void draw_exchange(Drawing& d) {
  d.draw(cost(d), arrow());
  d.draw_gains();
}
// Draws a thing that is counted and its gains.
template <auto thing>
void draw_gain_per(Drawing& d) {
  d.draw(thing(d), each());
  d.draw_gains();
}
template <auto thing>
void draw_engine_per(Drawing& d) {
  d.draw(thing(d), each(), glyph::numbered("engine", 1));
}
template <auto thing>
void draw_one(Drawing& d) {
  d.draw(thing(d));
}

Object card(const Drawing& d) { return d.card(); }
Object any_card(const Drawing&) { return glyph::card(""); }
Object two_cards(const Drawing&) { return glyph::cards(2); }
Object card_of_three(const Drawing&) { return glyph::card("three", 3); }
Object objective(const Drawing&) { return glyph::plain("objective"); }
Object objective_in_hand(const Drawing&) { return {{"g", "objective"}, {"hand", true}}; }
Object tree(const Drawing&) { return glyph::plain("tree"); }
Object engineer(const Drawing&) { return glyph::worker("engineer"); }
Object builder(const Drawing&) { return glyph::worker("builder"); }
Object station(const Drawing&) { return glyph::plain("station"); }
Object bell(const Drawing&) { return glyph::plain("bell"); }
Object hazard(const Drawing&) { return glyph::hazard(); }
Object house(const Drawing& d) { return glyph::numbered("build", d.printed.amount); }
Object copy(const Drawing&) { return glyph::plain("copy"); }
Object office(const Drawing&) { return glyph::plain("office"); }
Object auxiliary(const Drawing&) { return glyph::plain("aux"); }
Object cow(const Drawing&) { return glyph::cow(); }
Object cow_of_three(const Drawing&) { return glyph::cow_of_value(3); }
Object all_certificates(const Drawing&) { return glyph::numbered("certificate", "max"); }
Object herder(const Drawing& d) { return glyph::numbered("herder", d.printed.amount); }
Object any_trade_tile(const Drawing& d) { return d.trade_tile(""); }

// ---- Brief signs --------------------------------------------------------------------------------

Badge number(int n) { return {"number", kit::signed_number(n)}; }
Badge loss(int dollars) { return {"loss", std::to_string(dollars)}; }
Badge reward(const ActionRow& printed) {
  if (printed.dollars > 0) return {"coin", std::to_string(printed.dollars)};
  if (printed.certificates > 0) return {"ribbon", std::to_string(printed.certificates)};
  return {};
}
Object plain_engine() { return glyph::numbered("engine", nullptr); }

Object first_with_reward(const Drawing& d) {
  return brief_sign(d.glyphs().front(), reward(d.printed));
}
Object first_with_certificates(const Drawing& d) {
  return brief_sign(d.glyphs().front(), {"ribbon", std::to_string(d.printed.certificates)});
}
Object first_with_amount(const Drawing& d) {
  return brief_sign(d.glyphs().front(), number(d.printed.amount));
}
Object hire_sign(const Drawing& d) {
  const int change = d.printed.amount;
  if (change == 0) return brief_sign(glyph::worker(""));
  return brief_sign(glyph::worker(""), {change > 0 ? "loss" : "coin", kit::signed_number(change)});
}
Object engine_sign(const Drawing& d) {
  return brief_sign(plain_engine(),
                    d.printed.price > 0 ? loss(d.printed.price) : number(d.printed.amount));
}
Object engine_per_engineer_sign(const Drawing&) {
  return brief_sign(plain_engine(), {"sign", "engineer"});
}
Object engine_per_woods_sign(const Drawing&) {
  return brief_sign(plain_engine(), {"sign", "tree"});
}
Object engine_per_hazard_sign(const Drawing&) {
  return brief_sign(plain_engine(), {"sign", "hazard"});
}

// ---- Reasons ------------------------------------------------------------------------------------

Reason nothing_to_discard(int what) {
  switch (what) {
    case kDiscardAnyCattle:
      return make_reason("hand_cattle");
    case kDiscardCattlePair:
      return make_reason("hand_pair");
    case kDiscardAnObjective:
      return make_reason("hand_objective");
    case kDiscardCattleOfThree:
      return make_reason("hand_value", {{"value", 3}, {"needs", 1}, {"has", 0}});
    default:
      return make_reason("hand_breed", {{"breed", kit::named(Names::kBreed, what)}});
  }
}

// ---- The rows -----------------------------------------------------------------------------------

struct OpPresentation {
  kit::Kind kind;
  void (*draw)(Drawing&);
  // Not set: the first glyph without a badge.
  kit::OptionalFunction<Object(const Drawing&)> brief{};
  // For a reason with parameters. Not set: the row of the rules has its key.
  kit::OptionalFunction<Reason(const State&, const ActionRow&)> reason{};
  CountNote note{};
};

constexpr CountNote kUpToSpaces{"up_to", "spaces"};

constexpr auto kPresentations = std::to_array<OpPresentation>({
    {Op::kDiscardBreed, draw_exchange<card>, first_with_reward},
    {Op::kDiscardPair, draw_exchange<two_cards>, first_with_reward},
    {Op::kDiscardAny, draw_exchange<any_card>, first_with_reward},
    {Op::kDiscardObjective, draw_exchange<objective>, first_with_reward},
    {Op::kDiscardBreedEngine, [](Drawing& d) { d.draw(d.card(), arrow(), d.engine()); },
     first_with_amount},
    {Op::kDiscardAnyObjective,
     [](Drawing& d) {
       draw_exchange<any_card>(d);
       d.draw(objective_in_hand(d));
     },
     [](const Drawing& d) { return brief_sign(objective_in_hand(d), reward(d.printed)); }},
    {Op::kDiscardValueThree, draw_exchange<card_of_three>, first_with_reward},
    {Op::kDiscardBreedAux, [](Drawing& d) { d.draw(d.card(), arrow(), glyph::auxiliary(true)); },
     [](const Drawing&) { return brief_sign(glyph::auxiliary(true), number(-1)); }},
    {Op::kGain, [](Drawing& d) { d.draw_gains(); }},
    {Op::kGainPerWoods, draw_gain_per<tree>, first_with_reward},
    {Op::kGainPerEngineer, draw_gain_per<engineer>, first_with_reward},
    {Op::kGainPerBuilder, draw_gain_per<builder>, first_with_reward},
    {Op::kGainPerStation, draw_gain_per<station>, first_with_reward},
    {Op::kGainPerTradePair,
     [](Drawing& d) {
       d.draw_trade_pair().draw(each());
       d.draw_gains();
     },
     first_with_certificates},
    {Op::kGainPerBell, draw_gain_per<bell>, first_with_certificates},
    {Op::kCertificatesToLimit, draw_one<all_certificates>},
    {Op::kHire, [](Drawing& d) { d.draw(glyph::worker("", kit::signed_number(d.printed.amount))); },
     hire_sign},
    {Op::kBuild, draw_one<house>,
     [](const Drawing& d) { return brief_sign(house(d), loss(d.printed.amount)); }},
    {Op::kBuildFree, draw_one<house>,
     [](const Drawing& d) { return brief_sign(house(d), loss(0)); }},
    {Op::kBuyCattle, draw_one<cow>, {}, {}, {"cowboys", "cowboys"}},
    {Op::kTakeCattleThree,
     draw_one<cow_of_three>,
     {},
     [](const State&, const ActionRow&) {
       return make_reason("no_such_value", {{"value", 3}});
     }},
    {Op::kTakeObjective, draw_one<objective>},
    {Op::kEngine, [](Drawing& d) { d.draw_price().draw(d.engine()); }, engine_sign},
    {Op::kEnginePerEngineer, draw_engine_per<engineer>, engine_per_engineer_sign, {}, kUpToSpaces},
    {Op::kEnginePerWoods, draw_engine_per<tree>, engine_per_woods_sign, {}, kUpToSpaces},
    {Op::kEnginePerHazard, draw_engine_per<hazard>, engine_per_hazard_sign, {}, kUpToSpaces},
    {Op::kEngineBack,
     [](Drawing& d) {
       d.draw(glyph::engine_back(d.printed.amount), arrow());
       d.draw_gains();
     },
     [](const Drawing& d) { return brief_sign(glyph::engine_back(nullptr), reward(d.printed)); },
     [](const State&, const ActionRow& printed) {
       return make_reason("engine_blocked", {{"needs", int{printed.amount}}});
     }},
    {Op::kTrade, draw_one<any_trade_tile>},
    {Op::kRemoveHazard, [](Drawing& d) { d.draw_price().draw(glyph::hazard()); },
     [](const Drawing& d) {
       return brief_sign(glyph::hazard(), d.printed.price > 0 ? loss(d.printed.price) : Badge{});
     }},
    {Op::kRemoveCards,
     [](Drawing& d) { d.draw(glyph::cards(d.printed.amount), glyph::plain("bin")); },
     [](const Drawing& d) {
       return brief_sign(glyph::plain("bin"), {"number", std::to_string(d.printed.amount)});
     }},
    {Op::kAux, draw_one<auxiliary>},
    {Op::kMoveHerder, draw_one<herder>,
     [](const Drawing& d) {
       return brief_sign(glyph::numbered("herder", nullptr), number(d.printed.amount));
     }},
    {Op::kDrawThenDiscard,
     [](Drawing& d) { d.draw(glyph::worker("cowboy"), each(), glyph::numbered("draw", 1)); },
     [](const Drawing&) {
       return brief_sign(glyph::numbered("draw", nullptr), {"sign", "cowboy"});
     },
     [](const State&, const ActionRow&) {
       return make_reason("nothing_to_draw", {{"has", 0}});
     }},
    {Op::kExtraordinaryDelivery,
     [](Drawing& d) { d.draw(glyph::engine_back(nullptr), arrow(), glyph::plain("city")); },
     [](const Drawing&) { return brief_sign(glyph::plain("city")); }},
    {Op::kUpgradeStationBehind, draw_one<station>},
    {Op::kCopyNeighbour, draw_one<copy>},
    {Op::kFoundOffice,
     draw_one<office>,
     {},
     [](const State& state, const ActionRow&) {
       return make_reason(offices_left(state.me()) == 0 ? "no_office_left" : "no_town");
     }},
});
static_assert(kPresentations.size() == kOps && kit::in_order(kPresentations));

}  // namespace

Object action_json(const ActionRow& printed, Edition edition) {
  const OpRow& rule = op_row(printed.op);
  const OpPresentation& row = at(kPresentations, printed.op);
  Drawing drawing(printed, edition);
  row.draw(drawing);
  const bool names_breed = rule.discards == kDiscardPrintedBreed;
  return {
      {"op", rule.name},
      {"breed", names_breed ? Value(name_of(Names::kBreed, printed.breed)) : Value()},
      {"amount", printed.amount},
      {"price", printed.price},
      {"dollars", printed.dollars},
      {"certificates", printed.certificates},
      {"tokens", printed.tokens},
      {"choice", printed.choice},
      {"glyphs", drawing.glyphs()},
      {"brief", row.brief.is_set() ? row.brief(drawing) : brief_sign(drawing.glyphs().front())}};
}

std::optional<Reason> reason_against(const State& state, const ActionRow& printed) {
  const OpRow& rule = op_row(printed.op);
  if (rule.discards != kDiscardNothing) return nothing_to_discard(cards_to_discard(rule, printed));
  const OpPresentation& row = at(kPresentations, printed.op);
  if (row.reason.is_set()) return row.reason(state, printed);
  if (rule.missing.empty()) return std::nullopt;
  return make_reason(rule.missing);
}

CountNote count_note(Op op) { return at(kPresentations, op).note; }

}  // namespace drover::trail
