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
// What stands for a key here is up to whoever keeps it: a server its digest (store/keys.h), a
// browser, which has the keys anyway, the key itself.
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
  bool claimed = false;           // a person's own; otherwise a link
  bool away = false;              // a bot plays for whoever has it
  std::optional<Digest> offer{};  // a link for whoever is to have the seat next

  friend bool operator==(const SeatKey&, const SeatKey&) = default;
};

struct KeyDigests {
  Digest spectator{};
  std::optional<Digest> host;                 // none where the table is older than hosts are
  std::vector<std::optional<SeatKey>> seats;  // none for a bot
  std::vector<Digest> former;                 // of those who handed their seat on

  friend bool operator==(const KeyDigests&, const KeyDigests&) = default;
};

// What a key is good for. Seats are counted from 0.
struct Rights {
  int viewer = game::kNoSeat;   // the seat it plays; game::kNoSeat: it watches
  int away = game::kNoSeat;     // the seat that a bot plays for its holder
  int invited = game::kNoSeat;  // the seat that its holder may sit down at

  // The seat whose key it is, whoever plays there now; game::kNoSeat if it is none's.
  int holds() const { return away == game::kNoSeat ? viewer : away; }

  friend bool operator==(const Rights&, const Rights&) = default;
};

// What becomes of the keys of a seat.
enum class KeyChange : std::uint8_t {
  kNone,
  kNewLink,   // a link that opens the seat; its key and what was offered open nothing any more
  kOffer,     // a link beside the key; one that was offered before opens nothing any more
  kWithdraw,  // what was offered opens nothing any more
  kPassOn,    // a key of their own for whoever has the link that was offered; the old one watches
};

// Something that is done about a seat: all of it is stored, or nothing.
struct SeatChange {
  Entry note{};
  Seat seat{};  // what it is from then on
  KeyChange keys = KeyChange::kNone;
  std::string link{};  // to pass it on: with which somebody has come
};

// The only time that keys are seen: they cannot be read back.
struct Created {
  std::string id;
  std::vector<std::string> seat_keys;  // links; empty for a bot
  std::string spectator_key;
  std::string host_key;
};

inline constexpr std::size_t kKeyLength = 32;
inline constexpr std::size_t kIdLength = 8;

// Fills what it is given with bytes that nobody can foresee.
using Entropy = std::function<void(std::span<std::uint8_t>)>;

std::string random_key(const Entropy& entropy);
// A short name for a table: eight of 0-9 and a-z without the letters i, l, o, u. No secret.
std::string random_id(const Entropy& entropy);
// 64 unpredictable bits, for seeds.
std::uint64_t random_seed(const Entropy& entropy);

bool is_id(std::string_view text);
// Takes as long whether they are or not.
bool same(const Digest& a, const Digest& b);
// Nothing for a key that is nobody's. Takes as long whichever it is.
std::optional<Rights> rights_with(const KeyDigests& keys, const Digest& digest);

// Why the link does not give its holder the seat; nothing if it does.
std::optional<std::string> refuse_claim(const SeatKey& seat, const Digest& link);
std::optional<std::string> refuse_offer(const SeatKey& seat, const Digest& link);
// What the change makes of the keys; `secret` is the link or key that came of it.
void change_keys(KeyDigests& keys, const SeatChange& change, const Digest& secret);

}  // namespace drover::table
