#include "elpaso/rules/tiles.h"

#include "elpaso/rules/location.h"
#include "elpaso/rules/turn.h"

namespace drover::elpaso {

namespace {

constexpr int kFromStack = 0xff;

std::size_t place_of(const std::array<std::uint8_t, kFaceUpTiles>& display, int tile) {
  std::size_t place = 0;
  while (display[place] != tile) ++place;
  return place;
}

int draw_objective(State& s) {
  ObjectiveSet rest = s.objective_stack;
  for (auto skip = s.rng.below(static_cast<std::uint32_t>(std::popcount(rest))); skip > 0; --skip) {
    rest &= rest - 1;
  }
  const int tile = std::countr_zero(rest);
  s.objective_stack &= ~objective_bit(tile);
  return tile;
}

}  // namespace

void list_tiles(const State& state, TileKind kind, Move move, MoveList& list) {
  const auto list_one = [&](TileChoice choice) { list.push_back({move.kind, move.a, choice}); };
  if (kind != TileKind::kBonus) {
    for (const std::uint8_t tile : state.objective_display) {
      if (tile != kNoTile) list_one(objective_choice(tile));
    }
    if (state.objective_stack != 0) list_one(kObjectiveStack);
  }
  if (kind != TileKind::kObjective) {
    unsigned listed = 0;  // each kind is listed once
    for (const std::uint8_t tile : state.bonus_display) {
      if (tile == kNoTile || (listed >> tile & 1U) != 0) continue;
      listed |= 1U << tile;
      list_one(bonus_choice(tile));
    }
    if (!state.bonus_stack.empty()) list_one(kBonusStack);
  }
}

void take_objective(Play& play, TileChoice choice) {
  State& s = play.s;
  int tile = choice;
  int place = kFromStack;
  if (choice == kObjectiveStack) {
    tile = draw_objective(s);
  } else {
    place = static_cast<int>(place_of(s.objective_display, tile));
    at(s.objective_display, place) = kNoTile;
  }
  play.me().objectives |= objective_bit(tile);
  play.report(EventKind::kObjectiveTaken, tile, place);
  refill_displays(play);
}

int take_bonus(Play& play, TileChoice choice) {
  State& s = play.s;
  int kind = choice - kFirstBonusChoice;
  int place = kFromStack;
  if (choice == kBonusStack) {
    kind = static_cast<int>(s.bonus_stack.draw(s.rng));
  } else {
    place = static_cast<int>(place_of(s.bonus_display, kind));
    at(s.bonus_display, place) = kNoTile;
  }
  play.me().bonus_tiles.add(static_cast<std::size_t>(kind));
  play.report(EventKind::kBonusTaken, kind, place);
  refill_displays(play);
  return kind;
}

void take_tile_of_choice(Play& play, TileChoice choice) {
  if (names_bonus(choice)) {
    const int kind = take_bonus(play, choice);
    give_reward(play, at(kBonusSpans, kind));
  } else {
    take_objective(play, choice);
  }
}

void refill_displays(Play& play) {
  State& s = play.s;
  for (std::size_t place = 0; place < kFaceUpTiles; ++place) {
    if (s.objective_display[place] != kNoTile || s.objective_stack == 0) continue;
    s.objective_display[place] = static_cast<std::uint8_t>(draw_objective(s));
    play.report(EventKind::kObjectiveShown, s.objective_display[place], static_cast<int>(place));
  }
  for (std::size_t place = 0; place < kFaceUpTiles; ++place) {
    if (s.bonus_display[place] != kNoTile || s.bonus_stack.empty()) continue;
    s.bonus_display[place] = static_cast<std::uint8_t>(s.bonus_stack.draw(s.rng));
    play.report(EventKind::kBonusShown, s.bonus_display[place], static_cast<int>(place));
  }
}

void legal_draft_objective(const State& state, const Decision&, MoveList& list) {
  for (const std::uint8_t tile : state.objective_display) {
    if (tile != kNoTile) list.push_back({MoveKind::kObjective, tile});
  }
}

void apply_draft_objective(Play& play, const Decision&, Move move) {
  State& s = play.s;
  s.stack.pop_back();
  take_objective(play, objective_choice(move.a));
  if (s.current + 1 < s.people()) {
    ++s.current;
    play.push(DecisionKind::kDraftObjective);
  } else {
    begin_turn(play, 0);
  }
}

}  // namespace drover::elpaso
