#include "store/keys.h"

#include <set>

#include <gtest/gtest.h>

#include "game/game.h"

namespace drover::store {
namespace keys_test {

TEST(Keys, AreLongAndUnique) {
  std::set<std::string> keys;
  for (int i = 0; i < 1000; ++i) {
    const std::string key = random_key();
    EXPECT_EQ(key.size(), 32U);
    EXPECT_EQ(key.find_first_not_of("0123456789abcdef"), std::string::npos);
    keys.insert(key);
  }
  EXPECT_EQ(keys.size(), 1000U);
}

TEST(Keys, IdsAreShortAndEasyToRead) {
  std::set<std::string> ids;
  std::set<char> letters;
  for (int i = 0; i < 1000; ++i) {
    const std::string id = random_id();
    EXPECT_TRUE(is_id(id)) << id;
    letters.insert(id.begin(), id.end());
    ids.insert(id);
  }
  EXPECT_EQ(ids.size(), 1000U);
  EXPECT_EQ(letters.size(), 32U);
  EXPECT_EQ(letters.count('l') + letters.count('o') + letters.count('i') + letters.count('u'), 0U);
  for (const std::string_view bad :
       {"", "abcdefg", "abcdefghj", "abcdefgl", "ABCDEFGH", "abcd'fgh"}) {
    EXPECT_FALSE(is_id(bad)) << bad;
  }
}

TEST(Keys, SeedsAreDifferentAndNeverZero) {
  std::set<std::uint64_t> seeds;
  for (int i = 0; i < 1000; ++i) seeds.insert(table::random_seed(fill_with_random));
  EXPECT_EQ(seeds.size(), 1000U);
  EXPECT_FALSE(seeds.contains(0));
}

TEST(Keys, DigestIsSha256) {
  // FIPS 180-2, appendix B.1.
  const Digest abc = digest_of("abc");
  EXPECT_EQ(abc[0], 0xba);
  EXPECT_EQ(abc[1], 0x78);
  EXPECT_EQ(abc[31], 0xad);
}

TEST(Keys, OpenTheirOwnSeatOnly) {
  const std::string first = random_key();
  const std::string third = random_key();
  const std::string watching = random_key();
  KeyDigests keys;
  keys.seats = {SeatKey{digest_of(first), true}, std::nullopt, SeatKey{digest_of(third)}};
  keys.spectator = digest_of(watching);
  EXPECT_EQ(viewer_with_key(keys, first), 0);
  EXPECT_EQ(viewer_with_key(keys, third), 2);
  EXPECT_EQ(viewer_with_key(keys, watching), game::kNoSeat);
  EXPECT_EQ(viewer_with_key(keys, random_key()), std::nullopt);
  EXPECT_EQ(viewer_with_key(keys, ""), std::nullopt);
  EXPECT_EQ(viewer_with_key(keys, first.substr(1)), std::nullopt);
  EXPECT_EQ(viewer_with_key(keys, first + "0"), std::nullopt);
  EXPECT_EQ(viewer_with_key(keys, std::string(1'000'000, '0')), std::nullopt);
  EXPECT_EQ(viewer_with_key({}, first), std::nullopt);
}

TEST(Keys, HostKeyOpensNoSeat) {
  const std::string first = random_key();
  const std::string host = random_key();
  KeyDigests keys;
  keys.seats = {SeatKey{digest_of(first)}};
  EXPECT_FALSE(is_host_key(keys, host)) << "an older table has none";
  EXPECT_FALSE(is_host_key(keys, ""));
  keys.host = digest_of(host);
  EXPECT_TRUE(is_host_key(keys, host));
  EXPECT_EQ(viewer_with_key(keys, host), std::nullopt);
  for (const std::string& other :
       {first, random_key(), host.substr(1), host + "0", std::string()}) {
    EXPECT_FALSE(is_host_key(keys, other)) << other;
  }
}

}  // namespace keys_test
}  // namespace drover::store
