// Keys and their digests. The store keeps only the SHA-256 of a key; a slow password hash is not
// needed because keys are long and random.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
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

// Fills the buffer with unpredictable bytes.
void fill_with_random(std::span<std::uint8_t> bytes);
std::string random_key();
std::string random_id();

Digest digest_of(std::string_view key);
// True if the digest is that of the key. The comparison takes constant time.
bool opens(const Digest& digest, std::string_view key);
// The viewer that a key admits to a table: a seat, or game::kNoSeat for a spectator; nothing if the
// key is not one of the table's.
std::optional<int> viewer_with_key(const KeyDigests& keys, std::string_view key);
bool is_host_key(const KeyDigests& keys, std::string_view key);

}  // namespace drover::store
