// Keys as a store keeps them: only their SHA-256. A key is random and long, so nothing slower is
// needed: there is nothing to guess.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/keys.h"

namespace drover::store {

using table::Digest;
using table::is_id;
using table::KeyDigests;
using table::kIdLength;
using table::kKeyLength;
using table::Rights;
using table::rights_with;
using table::SeatKey;

std::string random_key();
std::string random_id();
std::uint64_t random_seed();

Digest digest_of(std::string_view key);
// Takes as long whether it does or not.
bool opens(const Digest& digest, std::string_view key);
// Whom it lets see the table: a seat, or game::kNoSeat for a spectator.
std::optional<int> viewer_with_key(const KeyDigests& keys, std::string_view key);
bool is_host_key(const KeyDigests& keys, std::string_view key);

}  // namespace drover::store
