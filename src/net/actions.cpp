#include "net/actions.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <map>
#include <memory>
#include <mutex>

#include <fmt/format.h>

#include "text/json_reader.h"

namespace drover::net {

const Actions& Actions::of(const game::Game& game) {
  static std::mutex mutex;
  static std::map<const game::Game*, std::unique_ptr<const Actions>> made;
  const std::lock_guard lock(mutex);
  auto& actions = made[&game];
  if (!actions) actions.reset(new Actions(game));
  return *actions;
}

Actions::Actions(const game::Game& game) : game_(&game), moves_(game.all_moves()) {
  assert(moves_.size() <= std::numeric_limits<std::int16_t>::max());
  number_moves();
  describe_moves();
  name_elements();
}

void Actions::number_moves() {
  for (const game::Move move : moves_) {
    Range& range = ranges_[move.kind.byte()];
    range.a = std::max(range.a, move.a + 1U);
    range.b = std::max(range.b, move.b + 1U);
    range.c = std::max(range.c, move.c + 1U);
  }
  std::size_t places = 0;
  for (Range& range : ranges_) {
    range.first = places;
    places += std::size_t{range.a} * range.b * range.c;
  }
  numbers_.assign(places, static_cast<std::int16_t>(kNoAction));
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const game::Move move = moves_[i];
    const Range& range = ranges_[move.kind.byte()];
    const std::size_t place =
        range.first + (std::size_t{move.a} * range.b + move.b) * range.c + move.c;
    numbers_[place] = static_cast<std::int16_t>(i);
    for (const char letter : game_->move_text(move)) {
      version_ = game::chained_hash(version_, static_cast<unsigned char>(letter));
    }
    version_ = game::chained_hash(version_, '\n');
  }
}

void Actions::describe_moves() {
  // Several kinds of move can have one verb. Their names are numbered.
  std::array<int, kKinds> column{};
  column.fill(-1);
  std::map<std::string_view, int> kinds_of_verb;
  for (const game::Move move : moves_) {
    int& place = column[move.kind.byte()];
    if (place >= 0) continue;
    place = static_cast<int>(feature_names_.size());
    const std::string_view verb = game_->move_verb(move);
    const int kind = ++kinds_of_verb[verb];
    feature_names_.push_back(kind == 1 ? std::string(verb) : fmt::format("{} ({})", verb, kind));
  }
  const std::size_t kinds = feature_names_.size();
  for (std::size_t i = 1; i <= kArguments; ++i) {
    feature_names_.push_back(fmt::format("argument {}", i));
  }
  const auto part = [](unsigned byte, unsigned limit) {
    return limit > 1 ? static_cast<float>(byte) / static_cast<float>(limit - 1) : 0.0F;
  };
  features_.assign(moves_.size() * feature_names_.size(), 0);
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const game::Move move = moves_[i];
    const Range& range = ranges_[move.kind.byte()];
    float* row = features_.data() + i * feature_names_.size();
    row[column[move.kind.byte()]] = 1;
    row[kinds] = part(move.a, range.a);
    row[kinds + 1] = part(move.b, range.b);
    row[kinds + 2] = part(move.c, range.c);
  }
}

void Actions::name_elements() {
  std::map<std::string, std::int32_t> places;
  for (const game::Move move : moves_) {
    std::string element = game_->move_element(move);
    if (element.empty()) {
      element_of_.push_back(kNoAction);
      continue;
    }
    const auto [place, is_new] =
        places.emplace(element, static_cast<std::int32_t>(elements_.size()));
    if (is_new) elements_.push_back(std::move(element));
    element_of_.push_back(place->second);
  }
}

void Actions::list_legal(const game::Position& position, ActionList& out) const {
  game::MoveList legal;
  game_->legal(position, legal);
  out.reset();
  for (const game::Move move : legal) out.push_back(static_cast<std::int16_t>(number(move)));
}

game::Result<Action> action_of_text(const game::Game& game, std::string_view text) {
  const auto move = game.parse_move(text);
  if (!move) {
    return game::Error{fmt::format("{} has no move {}.", game.info().name, text::quoted(text))};
  }
  const Action action = Actions::of(game).number(*move);
  if (action != kNoAction) return action;
  return game::Error{fmt::format("{} is never legal in {}.", text::quoted(text), game.info().name)};
}

game::Result<game::Move> legal_move(const game::Position& position, Action action) {
  const game::Game& game = position.game();
  const Actions& actions = Actions::of(game);
  if (!actions.has(action)) {
    return game::Error{fmt::format("{} has actions 0 to {}, not {}.", game.info().name,
                                   actions.count() - 1, action)};
  }
  if (game.is_view(position)) {
    return game::Error{"This is one seat's view; determinize it before you play on."};
  }
  if (game.over(position)) return game::Error{"The game is over: there is nothing to decide."};
  const game::Move move = actions.move(action);
  game::MoveList legal;
  game.legal(position, legal);
  if (legal.contains(move)) return move;
  const int seat = game.actor(position);
  const game::Position view = game.redact(position, seat);
  return game::Error{fmt::format(
      "Action {}, {}, is not legal here. {}", action, text::quoted(game.move_text(move)),
      game::sentence_against(view, seat, move, text::Language::kEnglish))};
}

}  // namespace drover::net
