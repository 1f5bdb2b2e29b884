// Keys: who holds one may play a seat or watch. 128 random bits, written as 32 hexadecimal digits.
//
// The first key of a seat is a link, made to be sent around. Whoever claims the seat with it gets a
// key of his own, and the link is worth nothing any more; until then it opens the seat itself. The
// host's key opens nothing: who holds it may give a seat a new link.
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

namespace drover::store {

using Digest = std::array<std::uint8_t, 32>;

struct SeatKey {
  Digest digest{};
  bool claimed = false;  // a person's own; otherwise a link
};

struct KeyDigests {
  Digest spectator{};
  std::optional<Digest> host;                 // none where the table is older than hosts are
  std::vector<std::optional<SeatKey>> seats;  // none for a bot
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
// Whose key it is: a seat counted from 0, game::kNoSeat for the spectators', or nobody's. Takes as
// long whichever it is.
std::optional<int> viewer_with_key(const KeyDigests& keys, std::string_view key);
bool is_host_key(const KeyDigests& keys, std::string_view key);

}  // namespace drover::store
