// New tables: from requests, from records and as clones of other tables. Records of tables.
#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <span>
#include <utility>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bots/bot.h"
#include "game/record.h"
#include "table/json_members.h"
#include "table/table.h"
#include "table/user_text.h"

namespace drover::table {

namespace json = boost::json;

namespace {

bool is_taken(std::span<const Seat> seats, std::string_view name) {
  return std::any_of(seats.begin(), seats.end(),
                     [&](const Seat& seat) { return has_name(seat, name); });
}

// Returns "Ada", or "Ada 2", "Ada 3", ... if that name is taken.
std::string numbered_name(std::span<const Seat> seats, std::string_view base) {
  constexpr std::size_t kRoomForNumber = 4;
  std::string name(base);
  for (int number = 2; is_taken(seats, name); ++number) {
    name = fmt::format("{} {}", truncated(base, kMaxNameCharacters - kRoomForNumber), number);
  }
  return name;
}

char initial_of(std::string_view name) {
  return name.empty() ? '\0' : static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
}

std::string default_name(std::span<const Seat> seats, std::size_t index) {
  return seats[index].kind == SeatKind::kBot ? bot_name(seats, seats[index].level)
                                             : person_name(seats, index);
}

// Tells check_seats whether to refuse a name that two seats share or to number it.
enum class DuplicateNames : std::uint8_t { kRefused, kNumbered };

std::optional<Refusal> check_seats(std::vector<Seat>& seats, DuplicateNames duplicates) {
  for (Seat& seat : seats) {
    if (seat.kind == SeatKind::kHuman) seat.level.clear();
    if (seat.kind == SeatKind::kBot && !bots::is_bot(seat.level)) {
      return unknown_level(seat.level);
    }
    if (seat.name.empty()) continue;
    auto name = checked_name(seat.name);
    if (!name) return std::move(name).error();
    seat.name = *std::move(name);
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    Seat& seat = seats[i];
    if (seat.name.empty()) {
      seat.name = default_name(seats, i);
    } else if (is_taken(std::span(seats).first(i), seat.name)) {
      if (duplicates == DuplicateNames::kRefused) {
        return Refusal{Code::kNameTaken, fmt::format("Two seats cannot have the same name: {}.",
                                                     quote_safely(seat.name))};
      }
      const std::string base = std::exchange(seat.name, {});
      seat.name = numbered_name(seats, base);
    }
  }
  return std::nullopt;
}

// ---- Requests -----------------------------------------------------------------------------------

Checked<Seat> parse_seat(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return bad_request("A seat is an object with a kind.");
  if (auto refusal = refuse_unknown_members(*object, {"kind", "name", "level"}, "A seat"))
    return *refusal;
  Seat seat;
  auto kind = text_member(*object, "kind");
  auto name = text_member(*object, "name");
  auto level = text_member(*object, "level");
  for (auto* part : {&kind, &name, &level}) {
    if (!*part) return std::move(*part).error();
  }
  const auto known = seat_kind_named(*kind);
  if (!known) return bad_request("A seat's kind is \"human\" or \"bot\".");
  seat.kind = *known;
  seat.name = *std::move(name);
  seat.level = *std::move(level);
  return seat;
}

Checked<std::vector<Seat>> parse_seats(const json::object& object) {
  const json::value* value = object.if_contains("seats");
  const json::array* array = value == nullptr ? nullptr : value->if_array();
  if (array == nullptr || array->empty() || array->size() > game::kMaxSeats) {
    return bad_request(
        fmt::format("\"seats\" must be a list of one to {} seats.", game::kMaxSeats));
  }
  std::vector<Seat> seats;
  for (const json::value& one : *array) {
    auto seat = parse_seat(one);
    if (!seat) return std::move(seat).error();
    seats.push_back(*std::move(seat));
  }
  return seats;
}

// ---- Records ------------------------------------------------------------------------------------

// Returns a name for the record: one that its line of seats can hold and that names no bot.
std::string record_name(const Seat& seat, std::size_t index) {
  if (seat.kind == SeatKind::kBot) return seat.level;
  std::string name = seat.name;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ',' || c == '#'; }, ' ');
  name = normalized_line(name);
  if (bots::is_bot(name)) name = "human " + name;
  name = normalized_line(truncated(name, game::kMaxSeatName));
  return game::is_seat_name(name) ? name : fmt::format("human {}", index + 1);
}

}  // namespace

bool has_name(const Seat& seat, std::string_view name) {
  return is_same_name(seat.name, name) || (!seat.person.empty() && is_same_name(seat.person, name));
}

std::string person_name(std::span<const Seat> seats, std::size_t index) {
  std::size_t number = index + 1;
  while (is_taken(seats, fmt::format("Player {}", number))) ++number;
  return fmt::format("Player {}", number);
}

// Prefers a name with an initial that no other seat has; "Hank 2" when all of its level are taken.
std::string bot_name(std::span<const Seat> seats, std::string_view level) {
  const auto& names = bots::find_bot(level)->names;
  const auto begins_alike = [&](std::string_view name) {
    return std::any_of(seats.begin(), seats.end(),
                       [&](const Seat& seat) { return initial_of(seat.name) == initial_of(name); });
  };
  for (const std::string_view name : names) {
    if (!begins_alike(name) && !is_taken(seats, name)) return std::string(name);
  }
  for (const std::string_view name : names) {
    if (!is_taken(seats, name)) return std::string(name);
  }
  return numbered_name(seats, names.front());
}

Refusal unknown_level(std::string_view level) {
  std::vector<std::string_view> levels;
  for (const bots::BotInfo& bot : bots::all_bots()) levels.push_back(bot.name);
  return bad_request(fmt::format("There is no bot of level {}; there are {}.", quote_safely(level),
                                 fmt::join(levels, ", ")));
}

Checked<std::string> checked_name(std::string_view name) {
  std::string trimmed = normalized_line(name);
  const auto length = count_characters(trimmed);
  if (!length || trimmed.empty() || has_control_characters(trimmed)) {
    return bad_request("A name is text in UTF-8, and not empty.");
  }
  if (*length > kMaxNameCharacters) {
    return Refusal{Code::kTooLarge,
                   fmt::format("A name has at most {} characters.", kMaxNameCharacters)};
  }
  return trimmed;
}

Checked<TableData> new_table(const game::Game& game, const game::Setup& setup,
                             std::vector<Seat> seats) {
  if (static_cast<int>(seats.size()) != setup.players) {
    return bad_request(
        fmt::format("There are {} players but {} seats.", setup.players, seats.size()));
  }
  if (auto refusal = check_seats(seats, DuplicateNames::kRefused)) return *refusal;
  const auto position = game.setup(setup);
  if (!position) return bad_request(position.error().sentence);
  TableData data;
  data.start.game = game.info().name;
  data.start.setup = game::with_defaults(game.info(), setup);
  data.seats = std::move(seats);
  return data;
}

Checked<TableData> table_from_request(const json::value& body, std::uint64_t seed) {
  const json::object* object = body.if_object();
  if (object == nullptr) return bad_request("A new table is described by an object.");
  if (auto refusal = refuse_unknown_members(
          *object, {"game", "players", "options", "seed", "seats", "hints", "book"},
          "A new table")) {
    return *refusal;
  }
  auto book = text_member(*object, "book");
  if (!book) return std::move(book).error();
  auto name = text_member(*object, "game");
  if (!name) return std::move(name).error();
  const auto game = game::require_game(*name);
  if (!game) return bad_request(game.error().sentence);

  auto seats = parse_seats(*object);
  if (!seats) return std::move(seats).error();
  auto& sitting = *seats;
  auto players = number_member(*object, "players", sitting.size());
  if (!players) return std::move(players).error();
  if (*players != sitting.size()) {
    return bad_request(fmt::format("There are {} players but {} seats.", *players, sitting.size()));
  }
  auto chosen_seed = number_member(*object, "seed", seed);
  if (!chosen_seed) return std::move(chosen_seed).error();
  auto hints = flag_member(*object, "hints", true);
  if (!hints) return std::move(hints).error();
  auto options = options_member(*object);
  if (!options) return std::move(options).error();

  game::Setup setup;
  setup.players = static_cast<int>(sitting.size());
  setup.seed = *chosen_seed;
  setup.options = *std::move(options);
  auto table = new_table(**game, setup, std::move(sitting));
  if (table) {
    table->start.seed_named = object->contains("seed");
    table->start.hints = *hints;
  }
  return table;
}

Checked<TableData> table_from_record(std::string_view text, std::int64_t time) {
  if (!count_characters(text)) return bad_request("A record is text in UTF-8.");
  const auto parsed = game::parse_record(text);
  if (!parsed) return bad_request(parsed.error().sentence);
  const auto& record = *parsed;
  if (record.moves() > static_cast<std::size_t>(Limits{}.moves)) {
    return Refusal{Code::kTooLarge, "The record has more moves than a table can hold."};
  }
  // A record of rules that this version does not play cannot be checked; its table is frozen.
  if (!game::check_rules_version(record.game->info(), record.setup.rules_version)) {
    const auto end = game::replay(record);
    if (!end) return bad_request(end.error().sentence);
  }

  TableData data;
  data.start.game = record.game->info().name;
  data.start.setup = record.setup;
  data.start.seed_named = true;
  data.start.resumed = true;
  for (const std::string& name : record.seats) {
    Seat seat;
    seat.kind = bots::is_bot(name) ? SeatKind::kBot : SeatKind::kHuman;
    (seat.kind == SeatKind::kBot ? seat.level : seat.name) = name;
    data.seats.push_back(std::move(seat));
  }
  if (auto refusal = check_seats(data.seats, DuplicateNames::kNumbered)) return *refusal;
  for (const game::RecordedTurn& turn : record.turns) {
    for (const game::Move move : turn.moves) {
      const auto count = static_cast<int>(data.log.size()) + 1;
      data.log.push_back({static_cast<std::uint32_t>(count), time, EntryKind::kMove, turn.seat,
                          count, record.game->move_text(move)});
    }
  }
  return data;
}

Checked<std::string> Table::record(int viewer) const {
  if (!history_) return Refusal{Code::kRulesChanged, frozen_};
  if (!ended() && !is_only_human(viewer)) {
    return Refusal{Code::kNotAllowed,
                   "A record shows all hidden cards, so a game between people can be saved only "
                   "when it is over."};
  }
  if (!start_.position.empty()) {
    return Refusal{Code::kNotAllowed,
                   "This game began in the middle of another one, but a record must begin "
                   "with the set-up."};
  }
  std::vector<std::string> names;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    names.push_back(record_name(seats_[i], i));
  }
  const game::Game& game = history_->game();
  game::Record record = game::begin_record(game, start_.setup, std::move(names));
  game::Position position = history_->start();
  for (int i = 0; i < history_->moves(); ++i) {
    game::add_move(record, position, history_->move_at(i).move);
    game.apply(position, history_->move_at(i).move);
  }
  game::note_result(record, position);
  return game::to_text(record);
}

// ---- Clones -------------------------------------------------------------------------------------

TableData Table::data() const {
  TableData data{start_, seats_, {}};
  // In the copy, every bot plays for itself.
  for (Seat& seat : data.seats) seat.person.clear();
  for (int i = 0; i < moves_; ++i) {
    data.log.push_back(entry_of_move(i));
    data.log.back().seq = static_cast<std::uint32_t>(i + 1);
  }
  return data;
}

Checked<TableData> Table::clone(int viewer, int moves, std::uint64_t entropy) const {
  if (!history_) return Refusal{Code::kRulesChanged, frozen_};
  if (moves < 0 || moves > moves_) return bad_request("The game does not have that many moves.");
  TableData copy = data();
  copy.start.resumed = true;
  if (ended() || is_only_human(viewer)) {
    copy.log.resize(static_cast<std::size_t>(moves));
    return copy;
  }
  copy.log.clear();
  // Everything that the viewer may not know is removed before it is dealt anew. So is the seed,
  // since it determines the game.
  const game::Game& game = history_->game();
  core::Rng rng = core::Rng::from_seed(entropy);
  const game::Position known = game.redact(history_->position_after(moves), viewer);
  const game::Position dealt = game.determinize(known, viewer, rng);
  copy.start.setup.seed = rng.next();
  copy.start.seed_named = false;
  copy.start.position = json::serialize(game.to_json(dealt));
  return copy;
}

}  // namespace drover::table
