// Position: a position of any game.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstring>
#include <span>

namespace drover::game {

class Game;

// A position of any game: the game's state stored inline and copied as bytes, without heap memory.
class Position {
 public:
  static constexpr std::size_t kCapacity = 2048;

  Position() = default;
  Position(const Position& other) { assign(other); }
  Position& operator=(const Position& other) {
    if (this != &other) assign(other);
    return *this;
  }

  const Game& game() const { return *game_; }
  bool valid() const { return game_ != nullptr; }
  std::span<const std::byte> bytes() const { return {storage_, size_}; }

  template <class State>
  static Position of(const Game& game, const State& state) {
    static_assert(sizeof(State) <= kCapacity && alignof(State) <= 8);
    Position position;
    position.game_ = &game;
    position.size_ = sizeof(State);
    std::memcpy(position.storage_, &state, sizeof(State));
    return position;
  }
  // A position from its bytes. Precondition: `bytes` came from a position of `game`.
  static Position of_bytes(const Game& game, std::span<const std::byte> bytes) {
    assert(bytes.size() <= kCapacity);
    Position position;
    position.game_ = &game;
    position.size_ = bytes.size();
    std::memcpy(position.storage_, bytes.data(), bytes.size());
    return position;
  }
  template <class State>
  const State& as() const {
    return *reinterpret_cast<const State*>(storage_);
  }
  template <class State>
  State& as() {
    return *reinterpret_cast<State*>(storage_);
  }

  // Positions of one game with equal bytes are equal positions.
  friend bool operator==(const Position& a, const Position& b) {
    return a.game_ == b.game_ && a.size_ == b.size_ &&
           std::memcmp(a.storage_, b.storage_, a.size_) == 0;
  }

 private:
  void assign(const Position& other) {
    game_ = other.game_;
    size_ = other.size_;
    std::memcpy(storage_, other.storage_, other.size_);
  }

  const Game* game_ = nullptr;
  std::size_t size_ = 0;
  alignas(8) std::byte storage_[kCapacity];
};

}  // namespace drover::game
