// Keys: a key lets its holder play a seat or watch a table. It has 128 random bits, written as 32
// hexadecimal digits.
//
// The first key of a seat is its link, to be sent to a player. The link opens the seat until
// somebody claims the seat with it. The claimant then gets a key of their own, and the link opens
// nothing any more. The host's key opens no seat; its holder may give a seat a new link.
//
// The holder of a seat may leave it to a bot, and then watches with the seat's key until taking the
// seat back. The holder may also offer the seat with a second link. The holder of that link sees
// what spectators see until claiming the seat; from then on the former holder's key only watches.
//
// A Digest stands for a key in this room. A server stores the SHA-256 digest of the key
// (store/keys.h); a browser stores the key itself (api/local_records.h).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "table/log.h"
#include "table/refusal.h"

namespace drover::table {

using Digest = std::array<std::uint8_t, 32>;

struct SeatKey {
  Digest digest{};
  bool claimed = false;           // false: the digest is that of the seat's link
  bool away = false;              // a bot plays the seat for the holder
  std::optional<Digest> offer{};  // the link by which the seat is offered

  friend bool operator==(const SeatKey&, const SeatKey&) = default;
};

struct KeyDigests {
  Digest spectator{};
  std::optional<Digest> host;                 // none: the table is older than host keys
  std::vector<std::optional<SeatKey>> seats;  // none for a bot
  std::vector<Digest> former;                 // of former holders of seats, who may watch

  friend bool operator==(const KeyDigests&, const KeyDigests&) = default;
};

// The rights that a key gives. Seats are counted from 0; game::kNoSeat means none.
struct Rights {
  int viewer = game::kNoSeat;   // the seat that the holder plays; none: watches
  int away = game::kNoSeat;     // the seat that a bot plays for the holder
  int invited = game::kNoSeat;  // the seat that was offered to the holder

  // Returns the seat that the key belongs to, even if a bot plays it; game::kNoSeat if none.
  int held_seat() const { return away == game::kNoSeat ? viewer : away; }

  friend bool operator==(const Rights&, const Rights&) = default;
};

// Changes of the keys of a seat.
enum class KeyChange : std::uint8_t {
  kNone,
  kNewLink,   // a new link opens the seat; its old key and its offer open nothing any more
  kOffer,     // a new link offers the seat; an earlier offer opens nothing any more
  kWithdraw,  // the offer opens nothing any more
  kPassOn,    // the holder of the offer gets a new key to the seat; the old key only watches
};

// A change of a seat: a store saves all of it in one transaction.
struct SeatChange {
  Entry note{};
  Seat seat{};  // the seat after the change
  KeyChange keys = KeyChange::kNone;
  std::string link{};  // for kPassOn: the link of the person who takes over
};

// A new table's keys. A server cannot show them again, because it stores only digests.
struct CreatedTable {
  std::string id;
  std::vector<std::string> seat_keys;  // links; empty for a bot
  std::string spectator_key;
  std::string host_key;
};

inline constexpr std::size_t kKeyLength = 32;
inline constexpr std::size_t kIdLength = 8;

// Fills a buffer with unpredictable bytes.
using Entropy = std::function<void(std::span<std::uint8_t>)>;

std::string random_key(const Entropy& entropy);
// Returns a new id of a table: eight of 0-9 and a-z without i, l, o, u. It is no secret.
std::string random_id(const Entropy& entropy);
// Returns 64 unpredictable bits.
std::uint64_t random_seed(const Entropy& entropy);

bool is_id(std::string_view text);
// Compares in constant time, so that an attacker learns nothing from the duration.
bool constant_time_equal(const Digest& a, const Digest& b);
// Returns the rights of a key; nothing if it opens nothing. Takes equally long for all keys.
std::optional<Rights> rights_with(const KeyDigests& keys, const Digest& digest);

// Return why the link does not give its holder the seat; nothing if it does.
std::optional<std::string> refuse_claim(const SeatKey& seat, const Digest& link);
std::optional<std::string> refuse_offer(const SeatKey& seat, const Digest& link);
// Applies the change to the keys. `secret` is the digest of the new link or key.
void change_keys(KeyDigests& keys, const SeatChange& change, const Digest& secret);

}  // namespace drover::table
