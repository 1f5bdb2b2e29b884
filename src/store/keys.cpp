#include "store/keys.h"

#include <cstdio>
#include <cstdlib>

#include <openssl/evp.h>
#include <openssl/rand.h>

namespace drover::store {

void fill_with_random(std::span<std::uint8_t> bytes) {
  if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) == 1) return;
  // Without random bytes every key could be guessed, so the program must not run.
  std::fputs("drover: the system gives no random bytes.\n", stderr);
  std::abort();
}

std::string random_key() { return table::random_key(fill_with_random); }
std::string random_id() { return table::random_id(fill_with_random); }

Digest digest_of(std::string_view key) {
  // Fetched once, because the lookup takes longer than hashing a short text.
  static const EVP_MD* const sha256 = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  Digest digest{};
  const int done = EVP_Digest(key.data(), key.size(), digest.data(), nullptr, sha256, nullptr);
  if (done == 1) return digest;
  // Returning a zero digest would admit anybody to a seat whose digest is missing.
  std::fputs("drover: SHA-256 is not available.\n", stderr);
  std::abort();
}

bool opens(const Digest& digest, std::string_view key) {
  return key.size() == kKeyLength && table::constant_time_equal(digest, digest_of(key));
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
