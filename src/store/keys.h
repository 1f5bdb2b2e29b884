// Keys: who holds one may play a seat or watch. 128 random bits, written as 32 hexadecimal digits.
//
// The first key of a seat is a link, made to be sent around. Whoever claims the seat with it gets a
// key of his own, and the link is worth nothing any more; until then it opens the seat itself. The
// host's key opens nothing: who holds it may give a seat a new link.
//
// Whoever holds a seat may leave it to a bot, and watches with his key until he takes the seat
// back. He may offer it to somebody else by a link that shows what spectators see, until it is
// claimed; then the key he had is one for watching.
//
// Only their SHA-256 is stored. A key is random and long, so nothing slower is needed: there is
// nothing to guess.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace drover::store {

using Digest = std::array<std::uint8_t, 32>;

struct SeatKey {
  Digest digest{};
  bool claimed = false;           // a person's own; otherwise a link
  bool away = false;              // a bot plays for whoever has it
  std::optional<Digest> offer{};  // a link for whoever is to have the seat next
};

struct KeyDigests {
  Digest spectator{};
  std::optional<Digest> host;                 // none where the table is older than hosts are
  std::vector<std::optional<SeatKey>> seats;  // none for a bot
  std::vector<Digest> former;                 // of those who handed their seat on
};

// What a key is good for. Seats are counted from 0.
struct Rights {
  int viewer = game::kNoSeat;   // the seat it plays; game::kNoSeat: it watches
  int away = game::kNoSeat;     // the seat that a bot plays for its holder
  int invited = game::kNoSeat;  // the seat that its holder may sit down at

  friend bool operator==(const Rights&, const Rights&) = default;
};

inline constexpr std::size_t kKeyLength = 32;
inline constexpr std::size_t kIdLength = 8;

std::string random_key();
// A short name for a table: eight of 0-9 and a-z without the letters i, l, o, u. No secret.
std::string random_id();
// 64 unpredictable bits, for seeds.
std::uint64_t random_seed();

bool is_id(std::string_view text);
Digest digest_of(std::string_view key);
// Takes as long whether it does or not.
bool opens(const Digest& digest, std::string_view key);
// Nothing for a key that is nobody's. Takes as long whichever it is.
std::optional<Rights> rights_with(const KeyDigests& keys, const Digest& digest);
// Whom it lets see the table: a seat, or game::kNoSeat for a spectator.
std::optional<int> viewer_with_key(const KeyDigests& keys, std::string_view key);
bool is_host_key(const KeyDigests& keys, std::string_view key);

}  // namespace drover::store
