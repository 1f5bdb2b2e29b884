// The fields of a position in the order of its JSON (docs/formats.md), each with its key and the
// format of its value.
#pragma once

#include "core/same_bytes.h"
#include "elpaso/rules/hidden.h"
#include "elpaso/serialization/consistency.h"
#include "elpaso/serialization/decision_json.h"
#include "elpaso/state/names.h"
#include "elpaso/state/options.h"
#include "elpaso/state/state.h"
#include "kit/fields.h"
#include "kit/hidden.h"

namespace drover::elpaso {

namespace formats {

using kit::counted;
using kit::counts;
using kit::kAnyCount;
using kit::LargeNumber;
using kit::ListOf;
using kit::name;
using kit::number;
using kit::OrNull;
using kit::set_of;
using text::Value;

// The decision stack, with the open actions that belong to each decision.
struct Decisions {
  Value write(const State& state) const;
  void read(const JsonNode& node, State& state) const;
  // The actions of all decisions in one list; byte a of a decision is the index of its first
  // action.
  template <class Out>
  void observe(Out& out, const State& state) const {
    kit::Decisions{&decision_table()}.observe(out, state.stack);
    out.in("actions", [&] { ListOf{Action{}}.observe(out, state.local); });
  }

 private:
  struct Action {
    template <class Out>
    void observe(Out& out, LocalAction local) const {
      kit::observe(name(Names::kAction), out, local.action);
      out.in("used", [&] { out.number(local.used, 0, kUsedLimit); });
    }
    static constexpr int kUsedLimit = 254;
  };
};

struct LoopTiles {
  static constexpr Names kSpaces = Names::kSpace;
  static constexpr SpaceSet kAlways = bit(kElPaso);
  static Value write(Space space, BoardTile tile);
  static BoardTile read(const Options& options, Space space, const JsonNode& node);
  template <class Out>
  static void observe(Out& out, Space space, BoardTile tile) {
    switch (kSpaceTable[space].kind) {
      case SpaceKind::kNeutral:
        return kit::observe(name(Names::kNeutral), out, neutral_tile(tile));
      case SpaceKind::kBuilding:
        return out.where(tile != 0, [&] { building(tile).observe(out, kBuildingKinds); });
      case SpaceKind::kElPaso:
        break;  // nothing can lie there
    }
  }

 private:
  static kit::OwnedBuilding building(BoardTile tile) {
    return {building_kind(tile), building_owner(tile)};
  }
};

// Sue's jokers, by the type of worker that they stand in for.
inline kit::CountsAmong jokers() {
  return {&table_of(Names::kWorker), 0, "a joker stands in for another type of worker"};
}

// A trading post, written as its value.
struct Post {
  Value write(int post) const { return post_value(post); }
  void read(const JsonNode& node, std::uint8_t& post) const { post = read_post(node); }
  template <class Out>
  void observe(Out& out, std::uint8_t post) const {
    kit::observe(name(Names::kPost), out, post);
  }
};

}  // namespace formats

inline constexpr kit::Sides kTrainSides{(1U << kTrainCards) - 1, 'f', 's'};
inline constexpr kit::Sides kBuildingSides{(1U << kBuildingKinds) - 1, 'a', 'b'};

// NOLINTBEGIN(google-build-using-namespace): the formats make up most of these lists

template <class State, class Visit>
void person_fields(State& s, Seat seat, Visit& visit) {
  using namespace formats;
  auto& p = s.player[seat];
  visit.constant("seat", seat + 1);
  visit("dollars", p.dollars, LargeNumber{0, kMostDollars});
  visit("herder", p.herder, OrNull{name(Names::kSpace), kNowhere});
  visit("certificates", p.certificates, number(0, kMostCertificates));
  visit("exchange_tokens", p.tokens, number(0, kMostTokens));
  visit("workers", p.workers, counts(Names::kWorker));
  auto&& held = kit::held_cards(p, seat, visit);
  visit("hand", held.hand, counts(Names::kCard));
  visit("known", p.known, counts(Names::kCard));
  visit("draw", held.draw, counts(Names::kCard));
  visit("discard", p.discard, counts(Names::kCard));
  if (kit::Observing<Visit> || s.viewer != kNobody) {
    visit("hidden_hand", held.hidden_hand, kAnyCount);
  }
  visit("objectives", p.objectives, set_of(Names::kObjective));
  visit("bonus_tiles", p.bonus_tiles, counts(Names::kBonus));
  visit("discs", p.discs, set_of(Names::kDisc));
  visit("posts", p.posts, counts(Names::kPost));
}

template <class State, class Visit>
void sue_fields(State& s, Seat seat, Visit& visit) {
  using namespace formats;
  auto& p = s.player[seat];
  auto& sue = s.sue;
  visit.constant("seat", seat + 1);
  visit.constant("automa", "sue");
  visit("herder", p.herder, name(Names::kSpace));
  visit("row", sue.row, ListOf{name(Names::kWorker)});
  visit("workers", p.workers, counts(Names::kWorker));
  visit("jokers", sue.jokers, formats::jokers());
  visit("cattle", p.discard, counts(Names::kCattle));
  visit("objectives", p.objectives, set_of(Names::kObjective));
  visit("bonus_tiles", p.bonus_tiles, counts(Names::kBonus));
  visit("discs", sue.discs, number(0, kDiscs));
  visit("posts", p.posts, counts(Names::kPost));
  visit("next_post", sue.next_post, Post{});
  visit("supply", sue.supply, counts(Names::kCard));
  visit("deck", sue.deck, set_of(Names::kAutoma));
  visit("discard", sue.discard, set_of(Names::kAutoma));
}

// True if everything that market_fields() visits is equal. Most of it is two ranges of members.
inline bool markets_equal(const State& a, const State& b) {
  return core::same_bytes(a, b, &State::market, &State::bonus_display) &&
         core::same_bytes(a, b, &State::box, &State::objective_stack) && a.simmental == b.simmental;
}

template <class State, class Visit>
void market_fields(State& s, Visit& visit) {
  using namespace formats;
  visit("simmental", s.simmental, kAnyCount);
  visit("cattle_market", s.market, counts(Names::kCattle));
  visit("worker_stacks", s.worker_stacks, counts(Names::kWorker));
  visit("building_stacks", s.building_stacks, counts(Names::kBuilding));
  visit("objective_display", s.objective_display, ListOf{OrNull{name(Names::kObjective), kNoTile}});
  visit("objective_stack", s.objective_stack, set_of(Names::kObjective));
  visit("bonus_display", s.bonus_display, ListOf{OrNull{name(Names::kBonus), kNoTile}});
  visit("bonus_stack", s.bonus_stack, counts(Names::kBonus));
  visit("box", s.box, counts(Names::kCattle));
}

template <class State, class Visit>
void fields(State& s, Visit& visit) {
  using namespace formats;
  const bool same_options = visit.unchanged_for_everybody(
      [&](const auto& before) { return before.options == s.options; });
  visit.part(same_options, [&] {
    visit.constant("game", kGameName);
    visit("rules_version", s.options.rules, number(kOldestRulesVersion, kRulesVersion));
    visit("options", s.options, OptionsFormat{});
  });
  if (!visit.may_continue()) return;  // the rest depends on who plays
  visit("viewer", s.viewer, kit::Viewer{kMaxPlayers});
  visit("rng", s.rng, kit::RngFormat{});
  visit("turn", s.turn, LargeNumber{0, kMostTurns});
  visit("current", s.current, kit::seat(kMaxPlayers));
  visit("finisher", s.finisher, kit::seat_or_null(kMaxPlayers));
  visit("hand_shown", s.hand_shown, kit::flag());
  visit("train_sides", s.star_trains, kTrainSides);
  visit("building_sides", s.b_buildings, kBuildingSides);
  visit("decisions", s, Decisions{});
  visit.part(
      visit.unchanged([&](const auto& before) { return core::same_bytes(before.board, s.board); }),
      [&] { visit("board", s, kit::BoardOf<LoopTiles>{}); });
  visit.part(
      visit.unchanged_for_everybody([&](const auto& before) { return markets_equal(before, s); }),
      [&] { market_fields(s, visit); });
  for (auto seat = static_cast<Seat>(s.seats()); seat < kMaxPlayers; ++seat) {
    visit.implied(s.player[seat].herder, kNowhere);
  }
  const auto seat_fields = [&](auto& player, Seat seat) {
    if (seat == s.sue_seat()) {
      sue_fields(s, seat, player);
    } else {
      person_fields(s, seat, player);
    }
  };
  visit.objects("players", s.seats(), seat_fields, [&](const auto& before, Seat seat) {
    return core::same_bytes(before.player[seat], s.player[seat]);
  });
}

// NOLINTEND(google-build-using-namespace)

}  // namespace drover::elpaso
