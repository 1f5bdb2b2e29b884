#include "learn/example_recorder.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "kit/fields.h"
#include "learn/reward.h"

namespace drover::learn {

namespace {

constexpr float kTwelfths = 12;
constexpr double kMaxHeuristicGap = 1000;

}  // namespace

ExampleMove example_move(net::Action action, double heuristic_gap) {
  ExampleMove move;
  move.action = static_cast<std::int16_t>(action);
  move.heuristic_gap = static_cast<float>(std::min(kMaxHeuristicGap, heuristic_gap));
  return move;
}

std::uint16_t in_65535ths(double part) {
  return static_cast<std::uint16_t>(std::lround(65535 * std::clamp(part, 0.0, 1.0)));
}

void ExampleRecorder::begin(std::uint32_t index, const game::Position& start) {
  records_ = {};
  turns_.clear();
  seats_.clear();
  index_ = index;
  fields_ = encoding_.fields_of(start);
  raw_.assign(fields_.size(), 0);
}

void ExampleRecorder::add(const game::Position& position, game::Move chosen, ExampleKind kind,
                          std::span<const ExampleMove> moves) {
  ExampleHead head;
  head.game = index_;
  head.players = static_cast<std::uint8_t>(game_.players(position));
  head.seats = static_cast<std::uint8_t>(head.players + game_.automas(position));
  head.chosen = static_cast<std::uint16_t>(actions_.number(chosen));
  head.kind = kind;
  head.moves = static_cast<std::uint16_t>(moves.size());
  records_.moves.insert(records_.moves.end(), moves.begin(), moves.end());
  ++records_.examples;
  records_.teacher_examples += kind == ExampleKind::kTeacher ? 1 : 0;
  records_.exploration_examples += kind == ExampleKind::kExploration ? 1 : 0;
  turns_.push_back(game_.turn(position));
  seats_.push_back(game_.actor(position));
  const std::size_t at = records_.positions.size();
  records_.positions.resize(at + stride_, kit::kUnobserved);
  std::memcpy(records_.positions.data() + at, &head, sizeof head);
  game_.observe(position, game_.actor(position), raw_.data());
  std::uint8_t* const numbers = records_.positions.data() + at + sizeof head;
  for (std::size_t i = 0; i < raw_.size(); ++i) {
    if (fields_[i] != net::Encoding::kNoField) numbers[fields_[i]] = raw_[i];
  }
}

// Fills in the scores, victories and the progress of the game, which are known only at its end.
SelfplayRecords ExampleRecorder::finish(const game::Position& end) {
  const auto scores = rewards_of(end, Reward::kScore);
  const auto wins = rewards_of(end, Reward::kWin);
  const int people = game_.players(end);
  const int seats = people + game_.automas(end);
  for (std::size_t i = 0; i < turns_.size(); ++i) {
    std::uint8_t* const at = records_.positions.data() + i * stride_;
    ExampleHead head;
    std::memcpy(&head, at, sizeof head);
    const kit::Viewpoint viewpoint{static_cast<kit::Seat>(seats_[i]), people};
    for (int place = 0; place < seats; ++place) {
      const auto p = static_cast<std::size_t>(place);
      const auto seat = static_cast<std::size_t>(viewpoint.absolute(place));
      head.scores[p] = static_cast<std::int16_t>(scores[seat]);
      head.wins[p] = static_cast<std::uint8_t>(std::lround(kTwelfths * wins[seat]));
    }
    head.progress = static_cast<std::uint8_t>(255 * turns_[i] / std::max(1, game_.turn(end)));
    std::memcpy(at, &head, sizeof head);
  }
  return std::move(records_);
}

}  // namespace drover::learn
