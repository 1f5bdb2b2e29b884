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

#include "bots/search/deliberation.h"
#include "game/record.h"
#include "table/because.h"
#include "table/figures.h"
#include "table/line.h"
#include "table/request.h"
#include "table/text.h"
#include "text/json_text.h"
#include "text/json_tree.h"
#include "text/reason.h"

namespace drover::api {

namespace json = boost::json;

namespace {

constexpr std::size_t kMovesTold = 8;
constexpr std::int64_t kUsualMilliseconds = 1'000;

table::Refusal misfit(const game::Error& error) { return table::bad_request(error.sentence); }

table::Checked<const json::object*> object_in(const json::value& body, std::string_view of_what) {
  if (const json::object* object = body.if_object()) return object;
  return table::bad_request(fmt::format("{} is asked for by an object.", of_what));
}

// ---- Where it begins ----------------------------------------------------------------------------

// Written as a text where it has more digits than a page can count.
table::Checked<std::uint64_t> seed_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_string()) return table::number_in(object, key, 1);
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
  if (auto refusal = table::only_these(
          start, {"game", "players", "options", "seed", "rules_version"}, "The set-up of a game")) {
    return *refusal;
  }
  auto name = table::text_in(start, "game");
  if (!name) return std::move(name).error();
  const auto game = game::require_game(*name);
  if (!game) return misfit(game.error());
  auto players = table::number_in(start, "players", 2);
  if (!players) return std::move(players).error();
  auto seed = seed_in(start, "seed");
  if (!seed) return std::move(seed).error();
  auto version = table::number_in(start, "rules_version", 0);
  if (!version) return std::move(version).error();
  auto options = table::options_in(start);
  if (!options) return std::move(options).error();
  constexpr std::uint64_t kMost = 1'000'000;  // whatever is higher is as wrong
  game::Setup setup;
  setup.players = static_cast<int>(std::min(*players, kMost));
  setup.seed = *seed;
  setup.options = *std::move(options);
  setup.rules_version = static_cast<int>(std::min(*version, kMost));
  auto position = (*game)->setup(setup);
  if (!position) return misfit(position.error());
  return *position;
}

// A seat, or kNoSeat, of a position that is somebody's view.
int viewer_of(const game::Position& view) {
  const json::object json = view.game().to_json(view);
  const json::value& viewer = json.at("viewer");
  return viewer.is_int64() ? static_cast<int>(viewer.get_int64()) - 1 : game::kNoSeat;
}

// What a view hides is dealt at random.
table::Checked<game::Position> dealt(const game::Position& view, std::uint64_t seed) {
  const game::Game& game = view.game();
  core::Rng rng = core::Rng::from_seed(seed);
  const game::Position whole = game.determinize(view, viewer_of(view), rng);
  game::MoveList legal;
  if (!game.over(whole)) game.legal(whole, legal);
  if (game.over(whole) || !legal.empty()) return whole;
  return table::bad_request("There is nothing to choose, however the hidden cards are dealt.");
}

table::Checked<game::Position> start_in(const json::object& question) {
  const json::value* value = question.if_contains("start");
  const json::object* start = value == nullptr ? nullptr : value->if_object();
  if (start == nullptr) {
    return table::bad_request(
        "\"start\" must be an object: the set-up of a game, or one with a \"position\".");
  }
  const json::value* given = start->if_contains("position");
  if (given == nullptr) return set_up(*start);
  if (auto refusal = table::only_these(*start, {"position", "deal"}, "A start")) return *refusal;
  auto position = game::position_from_json(*given);
  if (!position) return misfit(position.error());
  if (!start->contains("deal") || !position->game().is_view(*position)) return *position;
  auto seed = seed_in(*start, "deal");
  if (!seed) return std::move(seed).error();
  return dealt(*position, *seed);
}

// ---- Playing on ---------------------------------------------------------------------------------

// A position whose numbers are near their limits can be played beyond them.
constexpr std::size_t kCheckedEvery = 64;
std::optional<table::Refusal> beyond(const game::Position& position) {
  std::string sentence = position.game().inconsistency(position);
  if (sentence.empty()) return std::nullopt;
  return table::bad_request(std::move(sentence));
}

// The move as the engine knows it, if it can be made there.
table::Checked<game::Move> legal_move(const game::Position& position, std::string_view text) {
  const game::Game& game = position.game();
  if (game.is_view(position)) {
    return table::bad_request("This is only one seat's view: deal the hidden cards to play on.");
  }
  const auto move = table::parsed_move(game, text);
  if (!move)
    return table::Refusal{table::Code::kIllegalMove,
                          fmt::format("{} is no move.", table::in_quotes(text))};
  if (game.over(position)) {
    return table::Refusal{
        table::Code::kIllegalMove,
        fmt::format("{} is not legal now. The game is over.", table::in_quotes(text))};
  }
  game::Position after = position;
  if (game.try_apply(after, *move)) return *move;
  const int seat = game.actor(position);
  return table::illegal_move(game.redact(position, seat), seat, *move, text);
}

table::Checked<const json::array*> list_in(const json::object& question, std::string_view key) {
  static const json::array kNone;
  const json::value* value = question.if_contains(key);
  if (value == nullptr) return &kNone;
  const json::array* list = value->if_array();
  if (list == nullptr) return table::bad_request(fmt::format("\"{}\" must be a list.", key));
  if (list->size() > kMostStudiedMoves) {
    return table::Refusal{table::Code::kTooLarge,
                          fmt::format("An analysis has at most {} moves.", kMostStudiedMoves)};
  }
  return list;
}

// Which one of many is wrong.
table::Refusal at_move(std::size_t number, table::Refusal refusal) {
  refusal.sentence = fmt::format("Move {}: {}", number, refusal.sentence);
  return refusal;
}

struct Reached {
  game::Position position;
  game::Position before;           // the last move
  std::optional<game::Move> last;  // none: nothing was played
  std::size_t moves = 0;
};

// The position after the moves of the question.
table::Checked<Reached> reached_in(const json::object& question) {
  auto start = start_in(question);
  if (!start) return std::move(start).error();
  const auto moves = list_in(question, "moves");
  if (!moves) return moves.error();
  Reached reached{*start, *start, std::nullopt, (*moves)->size()};
  std::size_t number = 0;
  for (const json::value& one : **moves) {
    ++number;
    if (!one.is_string()) return at_move(number, table::bad_request("A move must be a text."));
    const auto move = legal_move(reached.position, one.get_string());
    if (!move) return at_move(number, move.error());
    reached.before = reached.position;
    reached.last = *move;
    reached.position.game().apply(reached.position, *move);
    if (number % kCheckedEvery == 0 || number == reached.moves) {
      if (auto refusal = beyond(reached.position)) return at_move(number, *refusal);
    }
  }
  return reached;
}

// ---- Looking ------------------------------------------------------------------------------------

// As a seat or a spectator sees it; with nothing named everything lies open.
struct Looking {
  bool open = true;
  int viewer = game::kNoSeat;
};

table::Checked<Looking> looking_in(const json::object& question, const game::Position& position) {
  const game::Game& game = position.game();
  if (game.is_view(position)) return Looking{false, viewer_of(position)};
  const json::value* viewer = question.if_contains("viewer");
  if (viewer == nullptr || viewer->is_null()) return Looking{};
  if (viewer->is_string() && viewer->get_string() == "spectator") return Looking{false};
  const std::int64_t* seat = viewer->if_int64();
  if (seat != nullptr && *seat >= 1 && *seat <= game.players(position)) {
    return Looking{false, static_cast<int>(*seat) - 1};
  }
  return table::bad_request(
      fmt::format("\"viewer\" is a seat from 1 to {}, \"spectator\" or null: everything open.",
                  game.players(position)));
}

json::object view_for(const game::Position& position, const Looking& looking) {
  const game::Game& game = position.game();
  if (!looking.open) return game.view(position, looking.viewer);
  // What whoever decides is offered, and all the rest as it is.
  json::object view = game.view(position, game.over(position) ? 0 : game.actor(position));
  view["position"] = game.to_json(position);
  return view;
}

table::Checked<json::object> look(const json::object& question) {
  if (auto refusal = table::only_these(question, {"start", "moves", "viewer"}, "A look"))
    return *refusal;
  auto found = reached_in(question);
  if (!found) return std::move(found).error();
  const auto& reached = *found;
  const auto looking = looking_in(question, reached.position);
  if (!looking) return looking.error();
  const game::Game& game = reached.position.game();
  json::array events;
  if (reached.last) {
    game::Position before = reached.before;
    const int viewer = looking->open ? game.actor(before) : looking->viewer;
    events = game.apply_with_events(before, *reached.last, viewer);
  }
  return json::object{{"family", game.info().family},
                      {"moves", reached.moves},
                      {"whole", !game.is_view(reached.position)},
                      {"position", game.to_json(reached.position)},
                      {"view", view_for(reached.position, *looking)},
                      {"events", std::move(events)}};
}

// ---- Lines in words -----------------------------------------------------------------------------

// What is being decided, and for whom if that is somebody else: it says what "skip" means, and
// other choices that name nothing.
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

json::object told_move(const game::Position& before, game::Move move, bool over) {
  const game::Game& game = before.game();
  const int seat = game.actor(before);
  const game::Position view = game.redact(before, seat);
  json::object choice = text::kept_object([&] {
    const text::Object whole = game.choice_tree(view, move);
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

// [[0, "place A"], [1, "end"], [1, "use A:hire"]]: after which node, 0 for the start, and the move.
table::Checked<json::object> line(const json::object& question) {
  if (auto refusal = table::only_these(question, {"start", "tree"}, "A line")) return *refusal;
  auto start = start_in(question);
  if (!start) return std::move(start).error();
  const auto tree = list_in(question, "tree");
  if (!tree) return tree.error();
  std::vector<game::Position> nodes{*start};
  json::array told;
  for (const json::value& one : **tree) {
    const json::array* pair = one.if_array();
    const std::int64_t* parent =
        pair != nullptr && pair->size() == 2 ? (*pair)[0].if_int64() : nullptr;
    const json::string* text = parent != nullptr ? (*pair)[1].if_string() : nullptr;
    if (text == nullptr || *parent < 0 || static_cast<std::size_t>(*parent) >= nodes.size()) {
      return at_move(nodes.size(),
                     table::bad_request("It is told by the number of an earlier one that it "
                                        "follows, or 0, and its text."));
    }
    const game::Position& before = nodes[static_cast<std::size_t>(*parent)];
    const auto move = legal_move(before, *text);
    if (!move) return at_move(nodes.size(), move.error());
    game::Position after = before;
    after.game().apply(after, *move);
    if (auto refusal = beyond(after)) return at_move(nodes.size(), *refusal);
    told.push_back(told_move(before, *move, after.game().over(after)));
    nodes.push_back(after);
  }
  return json::object{{"family", start->game().info().family}, {"nodes", std::move(told)}};
}

// ---- Texts --------------------------------------------------------------------------------------

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
  if (!parsed) return misfit(parsed.error());
  const auto& record = *parsed;
  if (record.moves() > kMostStudiedMoves) {
    return table::Refusal{table::Code::kTooLarge,
                          fmt::format("An analysis has at most {} moves.", kMostStudiedMoves)};
  }
  const auto end = game::replay(record);
  if (!end) return misfit(end.error());
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
  const auto position = game::position_from_json(value);
  if (!position) return misfit(position.error());
  return json::object{{"start", {{"position", position->game().to_json(*position)}}},
                      {"moves", json::array()},
                      {"seats", json::array()}};
}

// A record or a position, whatever it is.
table::Checked<json::object> read(const json::object& question) {
  if (auto refusal = table::only_these(question, {"text"}, "A text")) return *refusal;
  auto text = table::text_in(question, "text");
  if (!text) return std::move(text).error();
  if (text->size() > game::kMaxRecordBytes) {
    return table::Refusal{table::Code::kTooLarge, "No record and no position is as long as that."};
  }
  if (!table::characters_in(*text)) return table::bad_request("A record is text in UTF-8.");
  const std::size_t first = text->find_first_not_of(" \t\r\n");
  const bool is_json = first != std::string::npos && (*text)[first] == '{';
  return is_json ? read_position(*text) : read_record(*text);
}

// ---- What a position is made of -----------------------------------------------------------------

// Its numbers as they are observed, but in the order of the seats: what each can be. Words that
// several of them share are told once.
table::Checked<json::object> fields(const json::object& question) {
  if (auto refusal = table::only_these(question, {"start"}, "A list of fields")) return *refusal;
  auto start = start_in(question);
  if (!start) return std::move(start).error();
  const game::Game& game = start->game();
  if (game.is_view(*start)) {
    return table::bad_request("This is only one seat's view: deal the hidden cards to change it.");
  }
  json::array words;
  std::map<std::vector<std::string>, std::size_t> known;
  json::object out;
  for (const kit::ObservedNumber& number : game.observed_numbers(*start)) {
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

// ---- Thinking -----------------------------------------------------------------------------------

json::object categories_json(const game::Game& game, const std::vector<double>& points) {
  json::object out;
  for (std::size_t c = 0; c < points.size(); ++c) {
    out[game.info().categories[c]] = table::points_figure(points[c]);
  }
  return out;
}

json::object advised_json(const game::Game& game, const bots::search::Advice& advice,
                          std::size_t place) {
  const bots::search::AdvisedMove& move = advice.moves[place];
  json::object out{{"move", game.move_text(move.move)},
                   {"visits", table::chance_figure(move.share)},
                   {"iterations", move.iterations}};
  if (!advice.tells(place)) return out;
  out["expected"] = table::points_figure(move.score);
  out["win"] = table::chance_figure(move.win_chance);
  out["categories"] = categories_json(game, move.categories);
  return out;
}

table::Checked<std::int64_t> bounded_in(const json::object& question, std::string_view key,
                                        std::int64_t most) {
  auto number = table::number_in(question, key, 0);
  if (!number) return std::move(number).error();
  if (*number <= static_cast<std::uint64_t>(most)) return static_cast<std::int64_t>(*number);
  return table::bad_request(fmt::format("\"{}\" is at most {}.", key, most));
}

using Answerer = table::Checked<json::object> (*)(const json::object&);
struct Question {
  std::string_view what;
  Answerer answer;
};

table::Checked<json::object> think_now(const json::object& question) {
  const auto asked = study_question(question);
  if (!asked) return asked.error();
  return study(*asked, bots::Clock());
}

constexpr std::array<Question, 5> kQuestions{{
    {"read", read},
    {"look", look},
    {"line", line},
    {"fields", fields},
    {"think", think_now},
}};

const Question* question_named(std::string_view what) {
  const auto* found = std::find_if(kQuestions.begin(), kQuestions.end(),
                                   [&](const Question& one) { return one.what == what; });
  return found == kQuestions.end() ? nullptr : found;
}

}  // namespace

table::Checked<StudyQuestion> study_question(const json::value& body) {
  const auto object = object_in(body, "Thinking");
  if (!object) return object.error();
  const json::object& question = **object;
  if (auto refusal = table::only_these(
          question, {"start", "moves", "milliseconds", "iterations", "seed"}, "Thinking")) {
    return *refusal;
  }
  auto time = bounded_in(question, "milliseconds", kMostStudyMilliseconds);
  if (!time) return std::move(time).error();
  auto iterations = bounded_in(question, "iterations", kMostStudyIterations);
  if (!iterations) return std::move(iterations).error();
  auto seed = seed_in(question, "seed");
  if (!seed) return std::move(seed).error();
  auto reached = reached_in(question);
  if (!reached) return std::move(reached).error();
  const game::Position& position = reached->position;
  const game::Game& game = position.game();
  if (game.over(position))
    return table::bad_request("The game is over: there is nothing to decide.");
  const int seat = game.actor(position);
  if (game.is_view(position) && viewer_of(position) != seat) {
    return table::bad_request(
        fmt::format("Seat {} has to decide, but this is another player's view.", seat + 1));
  }
  StudyQuestion out;
  out.position = game.redact(position, seat);
  out.budget.iterations = *iterations;
  // However many iterations are asked for, nobody waits longer.
  const std::int64_t most = *iterations == 0 ? kUsualMilliseconds : kMostStudyMilliseconds;
  out.budget.time = std::chrono::milliseconds(*time == 0 ? most : *time);
  out.budget.stop_early = false;
  out.seed = game::derive_seed(game::hash_of(out.position), *seed, 0);
  return out;
}

json::object study(const StudyQuestion& question, const bots::Clock& clock) {
  const bots::search::Deliberation found(question.position, question.budget, question.seed, clock);
  return study_json(question.position, found);
}

json::object study_json(const game::Position& view, const bots::search::Deliberation& found) {
  const game::Game& game = view.game();
  const bots::search::Advice& advice = found.advice();
  json::array moves;
  for (std::size_t i = 0; i < std::min(kMovesTold, advice.moves.size()); ++i) {
    if (advice.moves[i].iterations == 0) break;
    moves.push_back(advised_json(game, advice, i));
  }
  json::array seats;
  for (const bots::search::SeatFigures& figures : advice.moves[0].everybody) {
    seats.push_back({{"seat", seats.size() + 1},
                     {"expected", table::points_figure(figures.score)},
                     {"win", table::chance_figure(figures.win_chance)},
                     {"categories", categories_json(game, figures.categories)}});
  }
  return {{"seat", advice.seat + 1},
          {"iterations", advice.iterations},
          {"moves", std::move(moves)},
          {"seats", std::move(seats)},
          {"because", table::because_json(view, found.because())}};
}

bool is_analysis(std::string_view what) { return question_named(what) != nullptr; }

table::Checked<json::object> analysis_answer(std::string_view what, const json::value& body) {
  const Question* question = question_named(what);
  if (question == nullptr) return table::bad_request("An analysis is asked for in another way.");
  const auto object = object_in(body, "An analysis");
  if (!object) return object.error();
  return question->answer(**object);
}

}  // namespace drover::api
