// Fingerprints of positions do not depend on the memory layout.
#include "trail/serialization/fingerprint.h"

#include <functional>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "support/options.h"
#include "trail/rules/rules.h"

namespace drover::trail {
namespace fingerprint_test {

// Parts added by later releases must not change fingerprints of games without them.
TEST(Fingerprint, IsStableForGamesWithoutAutomas) {
  EXPECT_EQ(fingerprint(setup(test::by_rules(1, test::first_edition(2)), 7)),
            0xbcfe5c89033324c2ULL);
  EXPECT_EQ(fingerprint(setup(test::by_rules(1, test::rails(Edition::kSecond, 3)), 7)),
            0x3c10d4c78311d1c2ULL);
}

TEST(Fingerprint, DiffersBetweenVersionsOfTheRules) {
  EXPECT_NE(fingerprint(setup(test::by_rules(1), 7)), fingerprint(setup(test::by_rules(2), 7)));
}

TEST(Fingerprint, DependsOnEveryMemberOfAnAutoma) {
  const State sam = setup(test::with_automa(test::rails(Edition::kSecond, 1), Automa::kSam), 7);
  const auto automa = [](State& s) -> AutomaState& { return s.automa_of(1); };
  const std::vector<std::function<void(State&)>> changes{
      [](State&) {},
      [](State& s) { s.options.automa = Automa::kGarth; },
      [](State& s) { s.options.level = AutomaLevel::kHard; },
      [](State& s) { s.options.automas = 0; },
      [&](State& s) { automa(s).deck ^= 1; },
      [&](State& s) { automa(s).discard ^= 1; },
      [&](State& s) { automa(s).card = 3; },
      [&](State& s) { automa(s).office_card = 3; },
      [&](State& s) { automa(s).office_cards ^= 1; },
      [&](State& s) { automa(s).office_cards_under.push_back(0); },
      [&](State& s) { automa(s).office_cards_under.push_back(1); },
      [&](State& s) { automa(s).discs ^= 1; },
      [&](State& s) {
        automa(s).specialization =
            automa(s).specialization == Worker::kBuilder ? Worker::kCowboy : Worker::kBuilder;
      },
  };
  std::set<std::uint64_t> seen;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    State state = sam;
    changes[i](state);
    EXPECT_TRUE(seen.insert(fingerprint(state)).second) << "change " << i;
  }
}

}  // namespace fingerprint_test
}  // namespace drover::trail
