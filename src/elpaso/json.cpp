#include "elpaso/json.h"

#include <array>
#include <bit>
#include <charconv>
#include <cstddef>

#include <fmt/format.h>

#include "elpaso/consistency.h"
#include "elpaso/decision_json.h"
#include "elpaso/engine.h"
#include "elpaso/names.h"
#include "text/json_reader.h"
#include "text/json_tree.h"

namespace drover::elpaso {

using text::for_each_named;
using text::JsonProblem;

namespace {

constexpr std::string_view kGameWords[]{kGameName};
constexpr std::string_view kAutomaWords[]{"sue"};
constexpr std::string_view kNeutralWords[]{"fixed", "shuffled"};
constexpr std::string_view kSueWords[]{"solo", "joins"};
constexpr std::string_view kDifficultyWords[]{"0", "1", "2", "3"};
static_assert(std::size(kDifficultyWords) == kMostBCards + 1);
constexpr std::string_view kAfterMoveWords[]{"lost", "waiting"};
constexpr std::string_view kDarkDiscsWords[]{"strict", "when-none-else"};

// Sides of cards or tiles, a letter for each.
struct Sides {
  int count;
  char front;
  char back;
  std::string_view all_front;  // as an option
  std::string_view all_back;
};
constexpr std::string_view kRandom = "random";
constexpr Sides kTrainSides{kTrainCards, 'f', 's', "front", "star"};
constexpr Sides kBuildingSides{kBuildingKinds, 'a', 'b', "a", "b"};

constexpr int kMostOfAKind = 99;  // a rough bound; `inconsistency` knows the exact one

constexpr std::uint8_t small(int value) { return static_cast<std::uint8_t>(value); }

// ---- Writing ------------------------------------------------------------------------------------

text::Value name(Names kind, std::uint8_t value) { return name_of(kind, value); }

text::Value seat_or_null(Seat seat) {
  if (seat == kNobody) return nullptr;
  return seat + 1;
}

text::Value write_viewer(Seat viewer) {
  if (viewer == kSpectator) return "spectator";
  return seat_or_null(viewer);
}

std::string write_sides(const Sides& sides, unsigned bits) {
  std::string letters;
  for (int i = 0; i < sides.count; ++i) {
    letters += (bits >> i & 1U) != 0 ? sides.back : sides.front;
  }
  return letters;
}

text::Value write_sides_option(const Sides& sides, std::uint8_t bits) {
  if (bits == kRandomSides) return kRandom;
  if (bits == 0) return sides.all_front;
  if (bits == (1U << sides.count) - 1) return sides.all_back;
  return write_sides(sides, bits);
}

// Kinds that are there, with their number.
template <class Counts>
text::Object write_counts(Names kind, const Counts& counts) {
  text::Object out;
  for (int i = 0; i < name_limit(kind); ++i) {
    const auto count = counts[static_cast<std::size_t>(i)];
    if (count > 0) out[name_of(kind, small(i))] = count;
  }
  return out;
}

text::Array write_set(Names kind, unsigned bits) {
  text::Array out;
  for (; bits != 0; bits &= bits - 1) out.push_back(name(kind, small(std::countr_zero(bits))));
  return out;
}

text::Array write_display(Names kind, const std::array<std::uint8_t, kFaceUpTiles>& display) {
  text::Array out;
  for (const std::uint8_t tile : display) {
    out.push_back(tile == kNoTile ? text::Value() : text::Value(name(kind, tile)));
  }
  return out;
}

text::Object write_board(const State& state) {
  text::Object out;
  for (Space space = 0; space < kSpaces; ++space) {
    const BoardTile tile = state.board[space];
    if (tile == kEmptySpace) continue;
    if (is_building(tile)) {
      out[name_of(Names::kSpace, space)] =
          text::Object{{"building", building_kind(tile) + 1}, {"owner", building_owner(tile) + 1}};
    } else {
      out[name_of(Names::kSpace, space)] = name(Names::kNeutral, small(neutral_tile(tile)));
    }
  }
  return out;
}

text::Object write_person(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  text::Object out;
  out["seat"] = seat + 1;
  out["dollars"] = player.dollars;
  out["herder"] =
      player.herder == kNowhere ? text::Value() : text::Value(name(Names::kSpace, player.herder));
  out["certificates"] = player.certificates;
  out["exchange_tokens"] = player.tokens;
  out["workers"] = write_counts(Names::kWorker, player.workers);
  out["hand"] = write_counts(Names::kCard, player.hand);
  out["known"] = write_counts(Names::kCard, player.known);
  out["draw"] = write_counts(Names::kCard, player.draw);
  out["discard"] = write_counts(Names::kCard, player.discard);
  if (state.viewer != kNobody) out["hidden_hand"] = player.hidden_hand;
  out["objectives"] = write_set(Names::kObjective, player.objectives);
  out["bonus_tiles"] = write_counts(Names::kBonus, player.bonus_tiles);
  out["discs"] = write_set(Names::kDisc, player.discs);
  out["posts"] = write_counts(Names::kPost, player.posts);
  return out;
}

text::Object write_sue(const State& state) {
  const PlayerState& player = state.player[state.sue_seat()];
  const SueState& sue = state.sue;
  text::Object out;
  out["seat"] = state.sue_seat() + 1;
  out["automa"] = kAutomaWords[0];
  out["herder"] = name(Names::kSpace, player.herder);
  text::Array row;
  for (const Worker worker : sue.row) {
    row.push_back(name(Names::kWorker, static_cast<std::uint8_t>(worker)));
  }
  out["row"] = row;
  out["workers"] = write_counts(Names::kWorker, player.workers);
  text::Object jokers;
  for (std::uint8_t worker = 0; worker < kSpecialists; ++worker) {
    if (sue.jokers[worker] > 0) jokers[name_of(Names::kWorker, worker)] = sue.jokers[worker];
  }
  out["jokers"] = jokers;
  out["cattle"] = write_counts(Names::kCattle, player.discard);
  out["objectives"] = write_set(Names::kObjective, player.objectives);
  out["bonus_tiles"] = write_counts(Names::kBonus, player.bonus_tiles);
  out["discs"] = sue.discs;
  out["posts"] = write_counts(Names::kPost, player.posts);
  out["next_post"] = post_value(sue.next_post);
  out["supply"] = write_counts(Names::kCard, sue.supply);
  out["deck"] = write_set(Names::kAutoma, sue.deck);
  out["discard"] = write_set(Names::kAutoma, sue.discard);
  return out;
}

// ---- Reading ------------------------------------------------------------------------------------

template <class Counts>
void read_counts(const JsonNode& node, Names kind, Counts& counts) {
  for_each_named(node, kind, [&](std::uint8_t value, const JsonNode& member) {
    counts[value] = small(member.number(0, kMostOfAKind));
  });
}

unsigned read_set(const JsonNode& node, Names kind) {
  unsigned bits = 0;
  const std::size_t size = node.array_size(0, static_cast<std::size_t>(name_limit(kind)));
  for (std::size_t i = 0; i < size; ++i) {
    const JsonNode element = node.element(i);
    const unsigned bit_of_element = 1U << element.named(kind);
    if ((bits & bit_of_element) != 0) element.report("is listed twice");
    bits |= bit_of_element;
  }
  return bits;
}

void read_display(const JsonNode& node, Names kind,
                  std::array<std::uint8_t, kFaceUpTiles>& display) {
  display.fill(kNoTile);
  const std::size_t size = node.array_size(display.size(), display.size());
  for (std::size_t i = 0; i < size; ++i) {
    const JsonNode tile = node.element(i);
    if (!tile.is_null()) display[i] = tile.named(kind);
  }
}

Seat read_seat_or_null(const JsonNode& node) {
  return node.is_null() ? kNobody : small(node.number(1, kMaxPlayers) - 1);
}

Seat read_viewer(const JsonNode& node) {
  if (!node.is_string()) return read_seat_or_null(node);
  static constexpr std::string_view kWords[]{"spectator"};
  node.one_of(kWords);
  return kSpectator;
}

core::Rng read_rng(const JsonNode& node) {
  constexpr std::size_t kDigits = 16;
  const std::string_view digits = node.text();
  std::uint64_t state = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), state, kDigits);
  if (digits.size() != kDigits || error != std::errc{} || end != digits.data() + digits.size()) {
    node.report_unexpected("16 hexadecimal digits");
  }
  return core::Rng::from_state(state);
}

std::uint8_t read_sides(const Sides& sides, const JsonNode& node) {
  const std::string_view letters = node.text();
  unsigned bits = 0;
  bool good = letters.size() == static_cast<std::size_t>(sides.count);
  for (std::size_t i = 0; good && i < letters.size(); ++i) {
    good = letters[i] == sides.front || letters[i] == sides.back;
    if (letters[i] == sides.back) bits |= 1U << i;
  }
  if (!good) {
    node.report_unexpected(
        fmt::format("{} letters {} or {}", sides.count, sides.front, sides.back));
  }
  return static_cast<std::uint8_t>(bits);
}

std::uint8_t read_sides_option(const Sides& sides, const JsonNode& node) {
  const std::string_view words[]{sides.all_front, sides.all_back, kRandom};
  const std::uint8_t bits[]{0, small((1 << sides.count) - 1), kRandomSides};
  for (std::size_t i = 0; node.is_string() && i < std::size(words); ++i) {
    if (node.text() == words[i]) return bits[i];
  }
  // Some turned and some not: a letter for each.
  if (node.is_string() && node.text().size() == static_cast<std::size_t>(sides.count)) {
    return read_sides(sides, node);
  }
  return bits[node.one_of(words)];
}

Options read_options(const JsonNode& node) {
  Options options;
  JsonObject in(node);
  options.players = small(in["players"].number(kMinPlayers, kMaxPlayers));
  options.neutral = static_cast<NeutralSetup>(in["neutral"].one_of(kNeutralWords));
  options.star_trains = read_sides_option(kTrainSides, in["trains"]);
  options.b_buildings = read_sides_option(kBuildingSides, in["buildings"]);
  if (in.has("sue")) options.extra_sue = in["sue"].one_of(kSueWords);
  if (in.has("sue-difficulty")) {
    options.sue_b_cards = in["sue-difficulty"].one_of(kDifficultyWords);
  }
  if (in.has("after-move")) {
    options.after_move = static_cast<AfterMove>(in["after-move"].one_of(kAfterMoveWords));
  }
  if (in.has("dark-discs")) {
    options.dark_discs = static_cast<DarkDiscs>(in["dark-discs"].one_of(kDarkDiscsWords));
  }
  in.finish();
  if (node.problem->found()) return options;
  if (!is_valid(options)) {
    node.report("there is no such game: Sue can join two or three people");
  } else if (options.sue_b_cards > 0 && options.players > 1 && options.extra_sue == 0) {
    node.report("\"sue-difficulty\" says how strong Sue is, and she does not play");
  }
  return options;
}

void read_decisions(const JsonNode& node, State& state) {
  const std::size_t size = node.array_size(1, state.stack.capacity());
  for (std::size_t i = 0; i < size; ++i) read_decision(node.element(i), state);
}

BoardTile read_board_tile(Space space, const JsonNode& node) {
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kNeutral:
      return neutral_on_board(node.named(Names::kNeutral));
    case SpaceKind::kBuilding: {
      JsonObject in(node);
      const int kind = in["building"].number(1, kBuildingKinds) - 1;
      const Seat owner = small(in["owner"].number(1, kMaxPlayers) - 1);
      in.finish();
      return building_on_board(owner, kind);
    }
    case SpaceKind::kElPaso:
      break;
  }
  node.report("nothing can lie here");
  return kEmptySpace;
}

void read_board(const JsonNode& node, State& state) {
  state.occupied = bit(kElPaso);
  for_each_named(node, Names::kSpace, [&](Space space, const JsonNode& member) {
    state.board[space] = read_board_tile(space, member);
    if (state.board[space] == kEmptySpace) return;
    state.occupied = static_cast<SpaceSet>(state.occupied | bit(space));
  });
}

void read_markets(JsonObject& in, State& state) {
  state.simmental = small(in["simmental"].number(0, kMostOfAKind));
  read_counts(in["cattle_market"], Names::kCattle, state.market);
  read_counts(in["worker_stacks"], Names::kWorker, state.worker_stacks);
  read_counts(in["building_stacks"], Names::kBuilding, state.building_stacks);
  read_display(in["objective_display"], Names::kObjective, state.objective_display);
  state.objective_stack = read_set(in["objective_stack"], Names::kObjective);
  read_display(in["bonus_display"], Names::kBonus, state.bonus_display);
  read_counts(in["bonus_stack"], Names::kBonus, state.bonus_stack);
  read_counts(in["box"], Names::kCattle, state.box);
}

void read_person(const JsonNode& node, State& state, Seat seat) {
  PlayerState& player = state.player[seat];
  JsonObject in(node);
  in["seat"].number(seat + 1, seat + 1);
  player.dollars = static_cast<std::uint16_t>(in["dollars"].number(0, kMostDollars));
  const JsonNode herder = in["herder"];
  player.herder = herder.is_null() ? kNowhere : herder.named(Names::kSpace);
  player.certificates = small(in["certificates"].number(0, kMostCertificates));
  player.tokens = small(in["exchange_tokens"].number(0, kMostTokens));
  read_counts(in["workers"], Names::kWorker, player.workers);
  read_counts(in["hand"], Names::kCard, player.hand);
  read_counts(in["known"], Names::kCard, player.known);
  read_counts(in["draw"], Names::kCard, player.draw);
  read_counts(in["discard"], Names::kCard, player.discard);
  if (state.viewer != kNobody) {
    player.hidden_hand = small(in["hidden_hand"].number(0, kMostOfAKind));
  }
  player.objectives = read_set(in["objectives"], Names::kObjective);
  read_counts(in["bonus_tiles"], Names::kBonus, player.bonus_tiles);
  player.discs = static_cast<std::uint8_t>(read_set(in["discs"], Names::kDisc));
  read_counts(in["posts"], Names::kPost, player.posts);
  in.finish();
}

void read_sue(const JsonNode& node, State& state, Seat seat) {
  PlayerState& player = state.player[seat];
  SueState& sue = state.sue;
  JsonObject in(node);
  in["seat"].number(seat + 1, seat + 1);
  in["automa"].one_of(kAutomaWords);
  player.herder = in["herder"].named(Names::kSpace);
  const JsonNode row = in["row"];
  const std::size_t places = row.array_size(sue.row.size(), sue.row.size());
  for (std::size_t i = 0; i < places; ++i) {
    sue.row[i] = static_cast<Worker>(row.element(i).named(Names::kWorker));
  }
  read_counts(in["workers"], Names::kWorker, player.workers);
  for_each_named(in["jokers"], Names::kWorker, [&](std::uint8_t worker, const JsonNode& member) {
    if (worker < kSpecialists) {
      sue.jokers[worker] = small(member.number(0, kMostOfAKind));
    } else {
      member.report("a joker stands in for another type of worker");
    }
  });
  read_counts(in["cattle"], Names::kCattle, player.discard);
  player.objectives = read_set(in["objectives"], Names::kObjective);
  read_counts(in["bonus_tiles"], Names::kBonus, player.bonus_tiles);
  sue.discs = small(in["discs"].number(0, kDiscs));
  read_counts(in["posts"], Names::kPost, player.posts);
  sue.next_post = read_post(in["next_post"]);
  read_counts(in["supply"], Names::kCard, sue.supply);
  sue.deck = static_cast<std::uint16_t>(read_set(in["deck"], Names::kAutoma));
  sue.discard = static_cast<std::uint16_t>(read_set(in["discard"], Names::kAutoma));
  in.finish();
}

void read_players(const JsonNode& node, State& state) {
  for (PlayerState& player : state.player) player.herder = kNowhere;
  const auto seats = static_cast<std::size_t>(state.seats());
  const std::size_t size = node.array_size(seats, seats);
  for (std::size_t i = 0; i < size; ++i) {
    const Seat seat = small(static_cast<int>(i));
    if (seat == state.sue_seat()) {
      read_sue(node.element(i), state, seat);
    } else {
      read_person(node.element(i), state, seat);
    }
  }
}

State read_state(const JsonNode& node) {
  State state{};
  JsonObject in(node);
  in["game"].one_of(kGameWords);
  const int rules = in["rules_version"].number(kOldestRulesVersion, kRulesVersion);
  state.options = read_options(in["options"]);
  state.options.rules = small(rules);
  if (node.problem->found()) return state;  // the rest depends on who plays
  state.viewer = read_viewer(in["viewer"]);
  state.rng = read_rng(in["rng"]);
  state.turn = static_cast<std::uint16_t>(in["turn"].number(0, kMostTurns));
  state.current = small(in["current"].number(1, kMaxPlayers) - 1);
  state.finisher = read_seat_or_null(in["finisher"]);
  state.hand_shown = in["hand_shown"].flag() ? 1 : 0;
  state.star_trains = read_sides(kTrainSides, in["train_sides"]);
  state.b_buildings = read_sides(kBuildingSides, in["building_sides"]);
  read_decisions(in["decisions"], state);
  read_board(in["board"], state);
  read_markets(in, state);
  read_players(in["players"], state);
  in.finish();
  return state;
}

// A view of somebody else's turn may not know what that player can choose from.
bool knows_choices(const State& state) {
  return state.viewer == kNobody || state.viewer == state.current;
}

}  // namespace

text::Object options_tree(const Options& options) {
  const Options usual;
  text::Object out;
  out["players"] = options.players;
  out["neutral"] = kNeutralWords[static_cast<std::size_t>(options.neutral)];
  out["trains"] = write_sides_option(kTrainSides, options.star_trains);
  out["buildings"] = write_sides_option(kBuildingSides, options.b_buildings);
  if (options.extra_sue != usual.extra_sue) out["sue"] = kSueWords[options.extra_sue];
  if (options.sue_b_cards != usual.sue_b_cards) {
    out["sue-difficulty"] = kDifficultyWords[options.sue_b_cards];
  }
  if (options.after_move != usual.after_move) {
    out["after-move"] = kAfterMoveWords[static_cast<std::size_t>(options.after_move)];
  }
  if (options.dark_discs != usual.dark_discs) {
    out["dark-discs"] = kDarkDiscsWords[static_cast<std::size_t>(options.dark_discs)];
  }
  return out;
}

std::variant<Options, std::string> options_from_json(const boost::json::value& value) {
  JsonProblem problem;
  const text::JsonPath path;
  const Options options = read_options({&value, path.key("options"), &problem});
  if (problem.found()) return problem.sentence();
  return options;
}

text::Object tree_of(const State& state) {
  text::Object out;
  out["game"] = kGameName;
  out["rules_version"] = int{state.options.rules};
  out["options"] = options_tree(state.options);
  out["viewer"] = write_viewer(state.viewer);
  out["rng"] = fmt::format("{:016x}", state.rng.state());
  out["turn"] = state.turn;
  out["current"] = state.current + 1;
  out["finisher"] = seat_or_null(state.finisher);
  text::Array decisions;
  for (std::size_t i = 0; i < state.stack.size(); ++i) {
    decisions.push_back(decision_tree(state, i));
  }
  out["decisions"] = decisions;
  out["hand_shown"] = state.hand_shown != 0;
  out["train_sides"] = write_sides(kTrainSides, state.star_trains);
  out["building_sides"] = write_sides(kBuildingSides, state.b_buildings);
  out["board"] = write_board(state);
  out["simmental"] = state.simmental;
  out["cattle_market"] = write_counts(Names::kCattle, state.market);
  out["worker_stacks"] = write_counts(Names::kWorker, state.worker_stacks);
  out["building_stacks"] = write_counts(Names::kBuilding, state.building_stacks);
  out["objective_display"] = write_display(Names::kObjective, state.objective_display);
  out["objective_stack"] = write_set(Names::kObjective, state.objective_stack);
  out["bonus_display"] = write_display(Names::kBonus, state.bonus_display);
  out["bonus_stack"] = write_counts(Names::kBonus, state.bonus_stack);
  out["box"] = write_counts(Names::kCattle, state.box);
  text::Array players;
  for (Seat seat = 0; seat < state.people(); ++seat) {
    players.push_back(write_person(state, seat));
  }
  if (state.has_sue()) players.push_back(write_sue(state));
  out["players"] = players;
  return out;
}

std::variant<State, std::string> state_from_json(const boost::json::value& value) {
  JsonProblem problem;
  const State state = read_state({&value, {}, &problem});
  if (problem.found()) return problem.sentence();
  if (std::string sentence = inconsistency(state); !sentence.empty()) return sentence;
  if (over(state) || !knows_choices(state)) return state;
  MoveList list;
  legal_moves(state, list);
  if (list.empty()) {
    return fmt::format("Seat {} has no legal move: the decision {} cannot be made.",
                       state.current + 1, decision_name(state.stack.back().kind));
  }
  return state;
}

}  // namespace drover::elpaso
