// Whole random games of every set-up with an automa: what holds at every decision.
#include <bit>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/automa_scenario.h"
#include "support/random_games.h"

namespace drover::trail::test {
namespace automa_games_test {

using enum AutomaLevel;

std::vector<Options> every_game() {
  std::vector<Options> all;
  const auto add = [&](const Options& options) { all.push_back(shuffled(options)); };
  for (const AutomaLevel level : {kEasy, kMedium, kHard, kVeryHard}) {
    for (int people = 1; people <= 3; ++people) {
      for (int automas = 1; people + automas <= kMaxPlayers; ++automas) {
        add(with_automa(first_edition(people), Automa::kGarth, level, automas));
        add(with_automa(second_edition(people), Automa::kGarth, level, automas));
        add(with_automa(rails(Edition::kFirst, people), Automa::kGarth, level, automas));
        add(with_automa(rails(Edition::kSecond, people, kOrangeCattle), Automa::kGarth, level,
                        automas));
      }
    }
    if (level == kVeryHard) continue;
    add(sam(level));
    add(sam_with_rails(level));
    add(brisco(level));
    add(with_automa(promos(1), Automa::kBrisco, level));
  }
  return all;
}

// Plays from the start, without the full pockets and headstarts of other random games.
template <class Visit>
State play_out(const Options& options, std::uint64_t seed, Visit visit) {
  State state = setup(options, seed);
  core::Rng rng = core::Rng::from_seed(~seed);
  MoveList list;
  for (int decisions = 0; !over(state) && decisions <= kMostDecisions; ++decisions) {
    legal_moves(state, list);
    visit(state);
    if (list.empty()) break;
    apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return state;
}

void expect_sound(const State& state, Seat seat) {
  const PlayerState& player = state.player[seat];
  const AutomaState& automa = state.automa_of(seat);
  const AutomaRow& row = automa_row(state.options.automa);
  const AutomaLevelRow& level = row.levels[static_cast<std::size_t>(state.options.level)];
  EXPECT_EQ(player.dollars + player.tokens + player.certificates, 0);
  EXPECT_EQ(player.hand.size() + player.draw.size(), 0U);
  for (const int discs : player.discs) EXPECT_EQ(discs, 0);
  for (const int count : player.workers) {
    EXPECT_GE(count, 1);
    EXPECT_LE(count, kWorkerRowLength);
  }
  const unsigned all = ((1U << row.cards.size()) - 1U) & ~level.cards_out;
  EXPECT_EQ(automa.deck & automa.discard, 0);
  EXPECT_EQ(unsigned{automa.deck} | automa.discard, all);
  int discs = automa.discs + std::popcount(player.stations);
  for (const int on_city : player.cities) discs += on_city;
  EXPECT_EQ(discs, discs_per_player(state.options));
  EXPECT_LE(std::popcount(player.offices), kOfficesPerPlayer);
  EXPECT_NE(player.engine, kTrackEnd) << "it leaves space 39 at once";
  EXPECT_NE(player.herder, kNowhere);
  EXPECT_EQ(player.discard.objectives, 0U);
}

// A card of Sam leaves the game only with an office in its town.
void expect_office_cards(const State& state, Seat seat) {
  const AutomaState& sam = state.automa_of(seat);
  unsigned seen = sam.office_cards;
  for (const std::uint8_t card : sam.office_cards_under) seen |= 1U << card;
  if (sam.office_card != kNoTile) seen |= 1U << sam.office_card;
  for (std::size_t card = 0; card < kSamOfficeTable.size(); ++card) {
    const bool reached =
        (state.player[seat].offices & town_bit(town_named(kSamOfficeTable[card].town))) != 0;
    EXPECT_TRUE(reached || (seen >> card & 1U) != 0) << kSamOfficeTable[card].town;
  }
}

TEST(AutomaGames, EveryRandomGameEndsAndIsSoundAtEveryDecision) {
  for (const Options& options : every_game()) {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(games_to_play(10)); ++seed) {
      SCOPED_TRACE(name_of(options) + ", seed " + std::to_string(seed));
      const State last = play_out(options, seed, [](const State& state) {
        EXPECT_FALSE(state.is_automa(actor(state))) << "people decide";
        for (auto seat = static_cast<Seat>(state.people()); seat < state.players(); ++seat) {
          expect_sound(state, seat);
          if (state.options.automa == Automa::kSam && state.options.rails()) {
            expect_office_cards(state, seat);
          }
        }
      });
      ASSERT_TRUE(over(last));
      EXPECT_EQ(last.token_row, kJobRows);
      EXPECT_NE(winners(last), 0);
      if (testing::Test::HasFailure()) return;
    }
  }
}

TEST(AutomaGames, EqualSeedsGiveEqualGames) {
  for (const Options& options : {garth(kHard), sam_with_rails(kMedium), brisco(kHard)}) {
    const auto nothing = [](const State&) {};
    EXPECT_EQ(play_out(options, 7, nothing), play_out(options, 7, nothing));
  }
}

}  // namespace automa_games_test
}  // namespace drover::trail::test
