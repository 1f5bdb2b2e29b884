#include "store/keys.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <span>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

namespace drover::store {

namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";
// Crockford's base 32: nothing that looks like something else.
constexpr std::string_view kIdDigits = "0123456789abcdefghjkmnpqrstvwxyz";

void fill_with_random(std::span<std::uint8_t> bytes) {
  if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) == 1) return;
  // Without randomness there are no secrets: better no server than one anybody can enter.
  std::fputs("drover: the system gives no random bytes.\n", stderr);
  std::abort();
}

bool same(const Digest& a, const Digest& b) {
  return CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace

std::string random_key() {
  std::array<std::uint8_t, kKeyLength / 2> bytes;
  fill_with_random(bytes);
  std::string key;
  for (const std::uint8_t byte : bytes) {
    key += kHexDigits[byte >> 4];
    key += kHexDigits[byte & 15];
  }
  return key;
}

std::string random_id() {
  std::array<std::uint8_t, kIdLength> bytes;
  fill_with_random(bytes);
  std::string id;
  for (const std::uint8_t byte : bytes) id += kIdDigits[byte % kIdDigits.size()];
  return id;
}

std::uint64_t random_seed() {
  std::array<std::uint8_t, 8> bytes;
  fill_with_random(bytes);
  std::uint64_t seed = 0;
  for (const std::uint8_t byte : bytes) seed = seed << 8 | byte;
  return seed;
}

bool is_id(std::string_view text) {
  return text.size() == kIdLength && text.find_first_not_of(kIdDigits) == std::string_view::npos;
}

Digest digest_of(std::string_view key) {
  // To look it up takes longer than to use it on a short text.
  static const EVP_MD* const sha256 = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  Digest digest{};
  const int done = EVP_Digest(key.data(), key.size(), digest.data(), nullptr, sha256, nullptr);
  if (done == 1) return digest;
  // A zero digest would open every seat whose digest is missing.
  std::fputs("drover: SHA-256 is not available.\n", stderr);
  std::abort();
}

bool opens(const Digest& digest, std::string_view key) {
  return key.size() == kKeyLength && same(digest, digest_of(key));
}

std::optional<Rights> rights_with(const KeyDigests& keys, const Digest& digest) {
  std::optional<Rights> rights;
  for (const Digest& former : keys.former) {
    if (same(digest, former)) rights.emplace();
  }
  for (std::size_t i = 0; i < keys.seats.size(); ++i) {
    const auto seat = static_cast<int>(i);
    const SeatKey key = keys.seats[i].value_or(SeatKey{});
    const bool holds = same(digest, key.digest);
    const bool is_offered = same(digest, key.offer.value_or(Digest{}));
    if (holds && keys.seats[i]) {
      rights.emplace();
      (key.away ? rights->away : rights->viewer) = seat;
    }
    if (is_offered && key.offer) rights.emplace().invited = seat;
  }
  if (same(digest, keys.spectator)) rights.emplace();
  return rights;
}

std::optional<int> viewer_with_key(const KeyDigests& keys, std::string_view key) {
  if (key.size() != kKeyLength) return std::nullopt;
  const auto rights = rights_with(keys, digest_of(key));
  return rights ? std::optional(rights->viewer) : std::nullopt;
}

bool is_host_key(const KeyDigests& keys, std::string_view key) {
  return keys.host && opens(*keys.host, key);
}

}  // namespace drover::store
