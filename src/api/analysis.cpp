#include "api/analysis.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "bots/search/advice_search.h"
#include "game/presenter.h"
#include "game/record.h"
#include "game/turn_history.h"
#include "table/advice_reasons.h"
#include "table/json_members.h"
#include "table/move_history.h"
#include "table/rounding.h"
#include "table/user_text.h"
#include "text/json_text.h"
#include "text/json_tree.h"
#include "text/reason.h"

namespace drover::api {

namespace json = boost::json;

namespace {

constexpr std::size_t kMaxAdvisedMoves = 8;
constexpr std::int64_t kDefaultMilliseconds = 1'000;

table::Refusal refusal_of(const game::Error& error) { return table::bad_request(error.sentence); }

table::Checked<const json::object*> require_object(const json::value& body,
                                                   std::string_view of_what) {
  if (const json::object* object = body.if_object()) return object;
  return table::bad_request(fmt::format("{} is asked for by an object.", of_what));
}

// ---- The start of a request ---------------------------------------------------------------------

// Returns a seed, given as a number or, since 64 bits do not fit into a number of JavaScript, as
// text.
table::Checked<std::uint64_t> seed_member(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_string()) return table::number_member(object, key, 1);
  const std::string_view digits = value->get_string();
  std::uint64_t seed = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, seed);
  if (digits.empty() || error != std::errc{} || stop != end) {
    return table::bad_request(fmt::format("\"{}\" must be a whole number, not negative.", key));
  }
  return seed;
}

table::Checked<game::Position> set_up(const json::object& start) {
  if (auto refusal = table::refuse_unknown_members(
          start, {"game", "players", "options", "seed", "rules_version"}, "The set-up of a game")) {
    return *refusal;
  }
  auto name = table::text_member(start, "game");
  if (!name) return std::move(name).error();
  const auto game = game::require_game(*name);
  if (!game) return refusal_of(game.error());
  auto players = table::number_member(start, "players", 2);
  if (!players) return std::move(players).error();
  auto seed = seed_member(start, "seed");
  if (!seed) return std::move(seed).error();
  auto version = table::number_member(start, "rules_version", 0);
  if (!version) return std::move(version).error();
  auto options = table::options_member(start);
  if (!options) return std::move(options).error();
  constexpr std::uint64_t kMost = 1'000'000;  // avoids overflow; no valid number is as high
  game::Setup setup;
  setup.players = static_cast<int>(std::min(*players, kMost));
  setup.seed = *seed;
  setup.options = *std::move(options);
  setup.rules_version = static_cast<int>(std::min(*version, kMost));
  auto position = (*game)->setup(setup);
  if (!position) return refusal_of(position.error());
  return *position;
}

// Returns the viewer of a view: a seat, or kNoSeat for a spectator.
int viewer_of(const game::Position& view) {
  const json::object json = view.game().to_json(view);
  const json::value& viewer = json.at("viewer");
  return viewer.is_int64() ? static_cast<int>(viewer.get_int64()) - 1 : game::kNoSeat;
}

// Deals what the view hides at random.
table::Checked<game::Position> deal_hidden(const game::Position& view, std::uint64_t seed) {
  const game::Game& game = view.game();
  core::Rng rng = core::Rng::from_seed(seed);
  const game::Position whole = game.determinize(view, viewer_of(view), rng);
  game::MoveList legal;
  if (!game.over(whole)) game.legal(whole, legal);
  if (game.over(whole) || !legal.empty()) return whole;
  return table::bad_request("There is nothing to choose, however the hidden cards are dealt.");
}

table::Checked<game::TurnHistory> parse_start(const json::object& request) {
  const json::value* value = request.if_contains("start");
  const json::object* start = value == nullptr ? nullptr : value->if_object();
  if (start == nullptr) {
    return table::bad_request(
        "\"start\" must be an object: the set-up of a game, or one with a \"position\".");
  }
  const json::value* given = start->if_contains("position");
  if (given == nullptr) {
    auto position = set_up(*start);
    if (!position) return std::move(position).error();
    return game::TurnHistory(*position);
  }
  if (auto refusal = table::refuse_unknown_members(*start, {"position", "deal"}, "A start"))
    return *refusal;
  auto turn = game::turn_history_from_json(*given);
  if (!turn) return refusal_of(turn.error());
  if (!start->contains("deal") || !turn->game().is_view(turn->position())) return *std::move(turn);
  auto seed = seed_member(*start, "deal");
  if (!seed) return std::move(seed).error();
  auto dealt = deal_hidden(turn->position(), *seed);
  if (!dealt) return std::move(dealt).error();
  return game::TurnHistory(*dealt);
}

// ---- Playing moves ------------------------------------------------------------------------------

// A given position may hold numbers near their limits, which moves then exceed. This is checked
// after every so many moves and at the end.
constexpr std::size_t kCheckedEvery = 64;
std::optional<table::Refusal> refuse_overflow(const game::Position& position) {
  std::string sentence = position.game().inconsistency(position);
  if (sentence.empty()) return std::nullopt;
  return table::bad_request(std::move(sentence));
}

// Parses the move and returns it if it is legal in the position.
table::Checked<game::Move> legal_move(const game::Position& position, std::string_view text) {
  const game::Game& game = position.game();
  if (game.is_view(position)) {
    return table::bad_request("This is only one seat's view: deal the hidden cards to play on.");
  }
  const auto move = table::parse_move_text(game, text);
  if (!move)
    return table::Refusal{table::Code::kIllegalMove,
                          fmt::format("{} is no move.", table::quote_safely(text))};
  if (game.over(position)) {
    return table::Refusal{
        table::Code::kIllegalMove,
        fmt::format("{} is not legal now. The game is over.", table::quote_safely(text))};
  }
  game::Position after = position;
  if (game.try_apply(after, *move)) return *move;
  const int seat = game.actor(position);
  return table::illegal_move_refusal(game.redact(position, seat), seat, *move, text);
}

table::Checked<const json::array*> list_member(const json::object& request, std::string_view key) {
  static const json::array kNone;
  const json::value* value = request.if_contains(key);
  if (value == nullptr) return &kNone;
  const json::array* list = value->if_array();
  if (list == nullptr) return table::bad_request(fmt::format("\"{}\" must be a list.", key));
  if (list->size() > kMaxAnalysedMoves) {
    return table::Refusal{table::Code::kTooLarge,
                          fmt::format("An analysis has at most {} moves.", kMaxAnalysedMoves)};
  }
  return list;
}

// Prefixes the sentence with the number of the move that is wrong.
table::Refusal with_move_number(std::size_t number, table::Refusal refusal) {
  refusal.sentence = fmt::format("Move {}: {}", number, refusal.sentence);
  return refusal;
}

struct ReachedPosition {
  game::TurnHistory turn;
  game::Position before;           // before the last move
  std::optional<game::Move> last;  // none: the request has no moves
  std::size_t moves = 0;

  const game::Position& position() const { return turn.position(); }
};

// Parses the start and the moves of the request and plays the moves.
table::Checked<ReachedPosition> parse_and_play(const json::object& request) {
  auto start = parse_start(request);
  if (!start) return std::move(start).error();
  const auto moves = list_member(request, "moves");
  if (!moves) return moves.error();
  ReachedPosition reached{*start, start->position(), std::nullopt, (*moves)->size()};
  std::size_t number = 0;
  for (const json::value& one : **moves) {
    ++number;
    if (!one.is_string())
      return with_move_number(number, table::bad_request("A move must be a text."));
    const auto move = legal_move(reached.position(), one.get_string());
    if (!move) return with_move_number(number, move.error());
    reached.before = reached.position();
    reached.last = *move;
    reached.turn.apply(*move);
    if (number % kCheckedEvery == 0 || number == reached.moves) {
      if (auto refusal = refuse_overflow(reached.position()))
        return with_move_number(number, *refusal);
    }
  }
  return reached;
}

// ---- look ---------------------------------------------------------------------------------------

// Selects what an answer shows of the position: everything if `open`; otherwise what `viewer` may
// know, a seat or kNoSeat for a spectator.
struct Perspective {
  bool open = true;
  int viewer = game::kNoSeat;
};

table::Checked<Perspective> parse_perspective(const json::object& request,
                                              const game::Position& position) {
  const game::Game& game = position.game();
  if (game.is_view(position)) return Perspective{false, viewer_of(position)};
  const json::value* viewer = request.if_contains("viewer");
  if (viewer == nullptr || viewer->is_null()) return Perspective{};
  if (viewer->is_string() && viewer->get_string() == "spectator") return Perspective{false};
  const std::int64_t* seat = viewer->if_int64();
  if (seat != nullptr && *seat >= 1 && *seat <= game.players(position)) {
    return Perspective{false, static_cast<int>(*seat) - 1};
  }
  return table::bad_request(
      fmt::format("\"viewer\" is a seat from 1 to {}, \"spectator\" or null: everything open.",
                  game.players(position)));
}

json::object view_for(const game::Position& position, const Perspective& perspective) {
  const game::Game& game = position.game();
  if (!perspective.open) return game.presenter().view(position, perspective.viewer);
  // The choices of the seat that has to decide, and the complete position.
  json::object view =
      game.presenter().view(position, game.over(position) ? 0 : game.actor(position));
  view["position"] = game.to_json(position);
  return view;
}

table::Checked<json::object> answer_look(const json::object& request) {
  if (auto refusal = table::refuse_unknown_members(request, {"start", "moves", "viewer"}, "A look"))
    return *refusal;
  auto found = parse_and_play(request);
  if (!found) return std::move(found).error();
  const auto& reached = *found;
  const auto perspective = parse_perspective(request, reached.position());
  if (!perspective) return perspective.error();
  const game::Game& game = reached.turn.game();
  json::array events;
  if (reached.last) {
    game::Position before = reached.before;
    const int viewer = perspective->open ? game.actor(before) : perspective->viewer;
    events = game.presenter().apply_with_events(before, *reached.last, viewer);
  }
  return json::object{{"family", game.info().family},
                      {"moves", reached.moves},
                      {"whole", !game.is_view(reached.position())},
                      {"position", reached.turn.to_json()},
                      {"view", view_for(reached.position(), *perspective)},
                      {"events", std::move(events)}};
}

// ---- line ---------------------------------------------------------------------------------------

// Adds the kind of the decision, and the seat it is made for if that is another one than decides. A
// choice without parameters, such as "skip", can only be described with them.
void add_decision(const game::Position& before, json::object& out) {
  const game::Game& game = before.game();
  const json::object position = game.to_json(before);
  const json::value* decisions = position.if_contains("decisions");
  if (decisions == nullptr || !decisions->is_array() || decisions->get_array().empty()) return;
  const json::value& last = decisions->get_array().back();
  if (!last.is_object() || !last.get_object().contains("decision")) return;
  out["decision"] = text::catalogue_key(last.at("decision").as_string());
  const json::value* current = position.if_contains("current");
  if (current != nullptr && *current != game.actor(before) + 1) out["for"] = *current;
}

json::object move_json(const game::Position& before, game::Move move, bool over) {
  const game::Game& game = before.game();
  const int seat = game.actor(before);
  const game::Position view = game.redact(before, seat);
  json::object choice = text::to_boost_object([&] {
    const text::Object whole = game.presenter().choice_tree(view, move);
    return text::Object{{"key", whole.at("key")}, {"params", whole.at("params")}};
  });
  json::object out{{"move", game.move_text(move)},
                   {"seat", seat + 1},
                   {"turn", game.turn(before)},
                   {"over", over}};
  if (choice.at("params").as_object().empty()) add_decision(before, out);
  out["choice"] = std::move(choice);
  return out;
}

// The tree is a list of [parent, move], such as [[0, "place A"], [1, "end"], [1, "use A:hire"]].
// Nodes count from 1 in the order of the list; 0 is the start.
table::Checked<json::object> answer_line(const json::object& request) {
  if (auto refusal = table::refuse_unknown_members(request, {"start", "tree"}, "A line"))
    return *refusal;
  auto start = parse_start(request);
  if (!start) return std::move(start).error();
  const auto tree = list_member(request, "tree");
  if (!tree) return tree.error();
  std::vector<game::Position> nodes{start->position()};
  json::array nodes_json;
  for (const json::value& one : **tree) {
    const json::array* pair = one.if_array();
    const std::int64_t* parent =
        pair != nullptr && pair->size() == 2 ? (*pair)[0].if_int64() : nullptr;
    const json::string* text = parent != nullptr ? (*pair)[1].if_string() : nullptr;
    if (text == nullptr || *parent < 0 || static_cast<std::size_t>(*parent) >= nodes.size()) {
      return with_move_number(
          nodes.size(), table::bad_request("It is told by the number of an earlier one that it "
                                           "follows, or 0, and its text."));
    }
    const game::Position& before = nodes[static_cast<std::size_t>(*parent)];
    const auto move = legal_move(before, *text);
    if (!move) return with_move_number(nodes.size(), move.error());
    game::Position after = before;
    after.game().apply(after, *move);
    if (auto refusal = refuse_overflow(after)) return with_move_number(nodes.size(), *refusal);
    nodes_json.push_back(move_json(before, *move, after.game().over(after)));
    nodes.push_back(after);
  }
  return json::object{{"family", start->game().info().family}, {"nodes", std::move(nodes_json)}};
}

// ---- read ---------------------------------------------------------------------------------------

json::object start_of(const game::Record& record) {
  json::object options;
  for (const auto& [key, value] : record.setup.options) options[key] = value;
  return {{"game", record.game->info().name},
          {"players", record.setup.players},
          {"options", std::move(options)},
          {"seed", std::to_string(record.setup.seed)},
          {"rules_version", game::rules_version_of(record.game->info(), record.setup)}};
}

table::Checked<json::object> read_record(std::string_view text) {
  const auto parsed = game::parse_record(text);
  if (!parsed) return refusal_of(parsed.error());
  const auto& record = *parsed;
  if (record.moves() > kMaxAnalysedMoves) {
    return table::Refusal{table::Code::kTooLarge,
                          fmt::format("An analysis has at most {} moves.", kMaxAnalysedMoves)};
  }
  const auto end = game::replay(record);
  if (!end) return refusal_of(end.error());
  json::array moves;
  for (const game::RecordedTurn& turn : record.turns) {
    for (const game::Move move : turn.moves) moves.emplace_back(record.game->move_text(move));
  }
  json::array seats;
  for (const std::string& name : record.seats) seats.emplace_back(name);
  return json::object{{"start", start_of(record)}, {"moves", moves}, {"seats", seats}};
}

table::Checked<json::object> read_position(std::string_view text) {
  boost::system::error_code error;
  const json::value value = json::parse(text, error);
  if (error) return table::bad_request("This begins like a position, but it is not JSON.");
  if (std::string wrong = text::repeated_key(text); !wrong.empty()) {
    return table::bad_request(std::move(wrong));
  }
  const auto turn = game::turn_history_from_json(value);
  if (!turn) return refusal_of(turn.error());
  return json::object{{"start", {{"position", turn->to_json()}}},
                      {"moves", json::array()},
                      {"seats", json::array()}};
}

// Parses the text of a record or of a position.
table::Checked<json::object> answer_read(const json::object& request) {
  if (auto refusal = table::refuse_unknown_members(request, {"text"}, "A text")) return *refusal;
  auto text = table::text_member(request, "text");
  if (!text) return std::move(text).error();
  if (text->size() > game::kMaxRecordBytes) {
    return table::Refusal{table::Code::kTooLarge, "No record and no position is as long as that."};
  }
  if (!table::count_characters(*text)) return table::bad_request("A record is text in UTF-8.");
  const std::size_t first = text->find_first_not_of(" \t\r\n");
  const bool is_json = first != std::string::npos && (*text)[first] == '{';
  return is_json ? read_position(*text) : read_record(*text);
}

// ---- fields -------------------------------------------------------------------------------------

// Lists the numbers that observations hold, in the order of the seats, each with its range. Lists
// of words stand once in "words"; the fields refer to them by index.
table::Checked<json::object> answer_fields(const json::object& request) {
  if (auto refusal = table::refuse_unknown_members(request, {"start"}, "A list of fields"))
    return *refusal;
  auto start = parse_start(request);
  if (!start) return std::move(start).error();
  const game::Game& game = start->game();
  if (game.is_view(start->position())) {
    return table::bad_request("This is only one seat's view: deal the hidden cards to change it.");
  }
  json::array words;
  std::map<std::vector<std::string>, std::size_t> known;
  json::object out;
  for (const kit::ObservedNumber& number : game.observed_numbers(start->position())) {
    using Kind = kit::ObservedNumber::Kind;
    json::array& form = (out[number.name] = json::array()).get_array();
    if (number.kind == Kind::kCategory) {
      const auto [at, fresh] = known.try_emplace(number.words, words.size());
      if (fresh) words.push_back(json::array(number.words.begin(), number.words.end()));
      form = {"word", at->second};
    } else if (number.kind == Kind::kNumber) {
      form = {"number", number.low, number.high};
    } else {
      form = {number.kind == Kind::kFlag ? "flag" : "seat"};
    }
  }
  return json::object{{"words", std::move(words)}, {"fields", std::move(out)}};
}

// ---- think --------------------------------------------------------------------------------------

json::object categories_json(const game::Game& game, const std::vector<double>& points) {
  json::object out;
  for (std::size_t c = 0; c < points.size(); ++c) {
    out[game.info().categories[c]] = table::round_points(points[c]);
  }
  return out;
}

json::object advised_json(const game::Game& game, const bots::search::Advice& advice,
                          std::size_t place) {
  const bots::search::AdvisedMove& move = advice.moves[place];
  json::object out{{"move", game.move_text(move.move)},
                   {"visits", table::round_chance(move.share)},
                   {"iterations", move.iterations}};
  if (!advice.is_reliable(place)) return out;
  out["expected"] = table::round_points(move.score);
  out["win"] = table::round_chance(move.win_chance);
  out["categories"] = categories_json(game, move.categories);
  return out;
}

table::Checked<std::int64_t> bounded_member(const json::object& request, std::string_view key,
                                            std::int64_t most) {
  auto number = table::number_member(request, key, 0);
  if (!number) return std::move(number).error();
  if (*number <= static_cast<std::uint64_t>(most)) return static_cast<std::int64_t>(*number);
  return table::bad_request(fmt::format("\"{}\" is at most {}.", key, most));
}

using AnswerFunction = table::Checked<json::object> (*)(const json::object&);
struct AnalysisKind {
  std::string_view what;
  AnswerFunction answer;
};

table::Checked<json::object> answer_think(const json::object& request) {
  const auto parsed = parse_analysis_request(request);
  if (!parsed) return parsed.error();
  return run_analysis(*parsed, bots::Clock());
}

constexpr std::array<AnalysisKind, 5> kAnalysisKinds{{
    {"read", answer_read},
    {"look", answer_look},
    {"line", answer_line},
    {"fields", answer_fields},
    {"think", answer_think},
}};

const AnalysisKind* find_kind(std::string_view what) {
  const auto* found = std::find_if(kAnalysisKinds.begin(), kAnalysisKinds.end(),
                                   [&](const AnalysisKind& one) { return one.what == what; });
  return found == kAnalysisKinds.end() ? nullptr : found;
}

}  // namespace

table::Checked<AnalysisRequest> parse_analysis_request(const json::value& body) {
  const auto object = require_object(body, "Thinking");
  if (!object) return object.error();
  const json::object& request = **object;
  if (auto refusal = table::refuse_unknown_members(
          request, {"start", "moves", "milliseconds", "iterations", "seed"}, "Thinking")) {
    return *refusal;
  }
  auto time = bounded_member(request, "milliseconds", kMaxAnalysisMilliseconds);
  if (!time) return std::move(time).error();
  auto iterations = bounded_member(request, "iterations", kMaxAnalysisIterations);
  if (!iterations) return std::move(iterations).error();
  auto seed = seed_member(request, "seed");
  if (!seed) return std::move(seed).error();
  auto reached = parse_and_play(request);
  if (!reached) return std::move(reached).error();
  const game::Position& position = reached->position();
  const game::Game& game = position.game();
  if (game.over(position))
    return table::bad_request("The game is over: there is nothing to decide.");
  const int seat = game.actor(position);
  if (game.is_view(position) && viewer_of(position) != seat) {
    return table::bad_request(
        fmt::format("Seat {} has to decide, but this is another player's view.", seat + 1));
  }
  AnalysisRequest out;
  out.position = game.redact(position, seat);
  out.budget.iterations = *iterations;
  // A number of iterations does not raise the limit of time.
  const std::int64_t most = *iterations == 0 ? kDefaultMilliseconds : kMaxAnalysisMilliseconds;
  out.budget.time = std::chrono::milliseconds(*time == 0 ? most : *time);
  out.budget.stop_early = false;
  out.seed = game::derive_seed(game::hash_of(out.position), *seed, 0);
  return out;
}

json::object run_analysis(const AnalysisRequest& request, const bots::Clock& clock) {
  const bots::search::AdviceSearch found(request.position, request.budget, request.seed, clock);
  return analysis_json(request.position, found);
}

json::object analysis_json(const game::Position& view, const bots::search::AdviceSearch& found) {
  const game::Game& game = view.game();
  const bots::search::Advice& advice = found.advice();
  json::array moves;
  for (std::size_t i = 0; i < std::min(kMaxAdvisedMoves, advice.moves.size()); ++i) {
    if (advice.moves[i].iterations == 0) break;
    moves.push_back(advised_json(game, advice, i));
  }
  json::array seats;
  for (const bots::search::SeatEstimate& figures : advice.moves[0].by_seat) {
    seats.push_back({{"seat", seats.size() + 1},
                     {"expected", table::round_points(figures.score)},
                     {"win", table::round_chance(figures.win_chance)},
                     {"categories", categories_json(game, figures.categories)}});
  }
  return {{"seat", advice.seat + 1},
          {"iterations", advice.iterations},
          {"moves", std::move(moves)},
          {"seats", std::move(seats)},
          {"because", table::advice_reasons_json(view, found.reasons())}};
}

table::Checked<json::object> analysis_answer(std::string_view what, const json::value& body) {
  const AnalysisKind* kind = find_kind(what);
  if (kind == nullptr) return table::bad_request("An analysis is asked for in another way.");
  const auto object = require_object(body, "An analysis");
  if (!object) return object.error();
  return kind->answer(**object);
}

}  // namespace drover::api
