// The vocabulary of actions that buildings, train cards, trading posts, bonus tiles and player
// boards are written in. What stands on which component is in the component's own file.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "elpaso/components/cattle.h"
#include "elpaso/components/provenance.h"

namespace drover::elpaso {

enum class Op : std::uint8_t {
  kGainDollars,        // amount
  kDiscardForDollars,  // discard one card that fits `card`: gain `amount`, or its value times
                       // `amount`
  kGainCertificates,   // pay, then the marker up to `amount` forward
  kGainTokens,         // pay, then `amount` exchange tokens
  kExchange,           // up to `amount` exchanges, one after the other
  kHire,               // one worker for `amount`; then, if `second` is a price, another type for it
  kBuyCattle,          // one card at the market's price
  kTakeCattle,         // pay, then the card of `card` from the market; no cowboys
  kRemoveCattle,       // one card that fits `card` from the hand out of the game
  kUseTrain,           // one train card
  kTakeTile,           // pay, then a tile of `tile` from the train supply
  kPlaceBuilding,      // place or replace one public building
  kAuxiliary,          // one auxiliary action; with `amount` 2 two different ones
  kMoveHerder,         // 1 to `amount` steps, then use the new location
};
inline constexpr int kOps = static_cast<int>(Op::kMoveHerder) + 1;

// Which cattle cards an action takes.
enum class Fits : std::uint8_t { kNothing, kBreed, kValue, kAny };
struct CardMatch {
  Fits fits = Fits::kNothing;
  Breed breed = Breed::kCriollo;  // of kBreed
  std::uint8_t value = 0;         // of kValue
};
constexpr bool fits(CardMatch match, Breed breed) {
  switch (match.fits) {
    case Fits::kNothing:
      return false;
    case Fits::kBreed:
      return match.breed == breed;
    case Fits::kValue:
      return breed_row(breed).value == match.value;
    case Fits::kAny:
      return true;
  }
  return false;
}

// Which tiles of the train supply an action gives.
enum class TileKind : std::uint8_t { kObjective, kBonus, kEither };

inline constexpr std::uint8_t kNoSecond = 0xff;

struct Action {
  Op op = Op::kGainDollars;
  std::uint8_t amount = 0;
  std::uint8_t pay = 0;  // dollars to pay in full, or the action cannot be done
  std::uint8_t second = kNoSecond;
  CardMatch card{};
  bool times_value = false;
  TileKind tile = TileKind::kEither;
};

// One printed action: its word in the notation (component, colon, action), what it does, and where
// that is known from.
struct ActionRow {
  std::string_view slug;
  Action action;
  Provenance from;
};

// The words the tables are written in.
constexpr std::uint8_t to_byte(int number) { return static_cast<std::uint8_t>(number); }
constexpr CardMatch any_cattle() { return {Fits::kAny, Breed::kCriollo, 0}; }
constexpr CardMatch any_of_value(int value) {
  return {Fits::kValue, Breed::kCriollo, to_byte(value)};
}
constexpr CardMatch one(Breed breed) { return {Fits::kBreed, breed, 0}; }
constexpr Action gain_dollars(int amount) {
  return {.op = Op::kGainDollars, .amount = to_byte(amount)};
}
constexpr Action discard_for(CardMatch card, int dollars) {
  return {.op = Op::kDiscardForDollars, .amount = to_byte(dollars), .card = card};
}
constexpr Action discard_for_value_times(CardMatch card, int factor) {
  return {
      .op = Op::kDiscardForDollars, .amount = to_byte(factor), .card = card, .times_value = true};
}
constexpr Action gain_certificates(int amount, int pay = 0) {
  return {.op = Op::kGainCertificates, .amount = to_byte(amount), .pay = to_byte(pay)};
}
constexpr Action gain_tokens(int amount, int pay = 0) {
  return {.op = Op::kGainTokens, .amount = to_byte(amount), .pay = to_byte(pay)};
}
constexpr Action exchange(int amount) { return {.op = Op::kExchange, .amount = to_byte(amount)}; }
constexpr Action hire(int price) { return {.op = Op::kHire, .amount = to_byte(price)}; }
constexpr Action hire_two_different(int price, int second_price) {
  return {.op = Op::kHire, .amount = to_byte(price), .second = to_byte(second_price)};
}
constexpr Action buy_cattle() { return {.op = Op::kBuyCattle}; }
constexpr Action take_cattle(Breed breed, int pay = 0) {
  return {.op = Op::kTakeCattle, .pay = to_byte(pay), .card = one(breed)};
}
constexpr Action remove_cattle(CardMatch card) { return {.op = Op::kRemoveCattle, .card = card}; }
constexpr Action use_train() { return {.op = Op::kUseTrain}; }
constexpr Action take_tile(TileKind kind, int pay = 0) {
  return {.op = Op::kTakeTile, .pay = to_byte(pay), .tile = kind};
}
constexpr Action place_building() { return {.op = Op::kPlaceBuilding}; }
constexpr Action auxiliary(int count) { return {.op = Op::kAuxiliary, .amount = to_byte(count)}; }
constexpr Action move_herder(int steps) {
  return {.op = Op::kMoveHerder, .amount = to_byte(steps)};
}

}  // namespace drover::elpaso
