#include "table/keys.h"

#include <cstddef>

namespace drover::table {

namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";
// Crockford's base 32, which leaves out letters that look like digits.
constexpr std::string_view kIdDigits = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr std::string_view kOtherLink = "This link is not the one that opens the seat now.";

}  // namespace

std::string random_key(const Entropy& entropy) {
  std::array<std::uint8_t, kKeyLength / 2> bytes{};
  entropy(bytes);
  std::string key;
  for (const std::uint8_t byte : bytes) {
    key += kHexDigits[byte >> 4];
    key += kHexDigits[byte & 15];
  }
  return key;
}

std::string random_id(const Entropy& entropy) {
  std::array<std::uint8_t, kIdLength> bytes{};
  entropy(bytes);
  std::string id;
  for (const std::uint8_t byte : bytes) id += kIdDigits[byte % kIdDigits.size()];
  return id;
}

std::uint64_t random_seed(const Entropy& entropy) {
  std::array<std::uint8_t, 8> bytes{};
  entropy(bytes);
  std::uint64_t seed = 0;
  for (const std::uint8_t byte : bytes) seed = seed << 8 | byte;
  return seed;
}

bool is_id(std::string_view text) {
  return text.size() == kIdLength && text.find_first_not_of(kIdDigits) == std::string_view::npos;
}

bool constant_time_equal(const Digest& a, const Digest& b) {
  // Volatile keeps the compiler from ending the loop early.
  volatile std::uint8_t difference = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    difference = static_cast<std::uint8_t>(difference | (a[i] ^ b[i]));
  }
  return difference == 0;
}

std::optional<Rights> rights_with(const KeyDigests& keys, const Digest& digest) {
  std::optional<Rights> rights;
  for (const Digest& former : keys.former) {
    if (constant_time_equal(digest, former)) rights.emplace();
  }
  for (std::size_t i = 0; i < keys.seats.size(); ++i) {
    const auto seat = static_cast<int>(i);
    const SeatKey key = keys.seats[i].value_or(SeatKey{});
    const bool holds = constant_time_equal(digest, key.digest);
    const bool is_offered = constant_time_equal(digest, key.offer.value_or(Digest{}));
    if (holds && keys.seats[i]) {
      rights.emplace();
      (key.away ? rights->away : rights->viewer) = seat;
    }
    if (is_offered && key.offer) rights.emplace().invited = seat;
  }
  if (constant_time_equal(digest, keys.spectator)) rights.emplace();
  return rights;
}

std::optional<std::string> refuse_claim(const SeatKey& seat, const Digest& link) {
  const bool fits = constant_time_equal(seat.digest, link);
  if (seat.claimed) return "This seat has been taken already.";
  if (!fits) return std::string(kOtherLink);
  return std::nullopt;
}

std::optional<std::string> refuse_offer(const SeatKey& seat, const Digest& link) {
  if (!seat.offer || !constant_time_equal(*seat.offer, link)) return std::string(kOtherLink);
  return std::nullopt;
}

void change_keys(KeyDigests& keys, const SeatChange& change, const Digest& secret) {
  auto& seat = keys.seats[static_cast<std::size_t>(change.note.seat)];
  if (!seat) return;
  seat->away = change.seat.kind == SeatKind::kBot;
  switch (change.keys) {
    case KeyChange::kNone:
      break;
    case KeyChange::kNewLink:
      *seat = {secret, false};
      break;
    case KeyChange::kOffer:
      seat->offer = secret;
      break;
    case KeyChange::kWithdraw:
      seat->offer.reset();
      break;
    case KeyChange::kPassOn:
      keys.former.push_back(seat->digest);
      *seat = {secret, true};
      break;
  }
}

}  // namespace drover::table
