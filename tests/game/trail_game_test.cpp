#include "game/trail_game.h"

#include <gtest/gtest.h>

#include "bots/match.h"
#include "game/presenter.h"
#include "trail/rules/rules.h"

namespace drover::game {
namespace trail_game_test {

Position start(int players, std::uint64_t seed, std::map<std::string, std::string> options = {}) {
  return *classic_game().setup({players, seed, std::move(options)});
}

TEST(TrailGame, OptionsReachTheRules) {
  const auto options_of = [](const Position& position) {
    return position.as<trail::State>().options;
  };
  EXPECT_EQ(options_of(start(3, 1)),
            (trail::Options{3, trail::NeutralSetup::kFixed, trail::BuildingSides::kAllA}));
  EXPECT_EQ(options_of(start(2, 1, {{"neutral", "shuffled"}, {"buildings", "random"}})),
            (trail::Options{2, trail::NeutralSetup::kShuffled, trail::BuildingSides::kRandom}));
}

TEST(TrailGame, RefusesABadSetupWithASentence) {
  const auto position = classic_game().setup({7, 1, {}});
  ASSERT_FALSE(position);
  EXPECT_EQ(position.error().sentence, "classic is for 1 to 4 players, not 7.");
}

trail::Options options_with(const Game& game, int players,
                            std::map<std::string, std::string> options) {
  const auto position = game.setup({players, 1, std::move(options)});
  return position->as<trail::State>().options;
}

TEST(TrailGame, SinglePlayerMeetsGarthByDefault) {
  for (const Game* game : {&classic_game(), &second_game()}) {
    const trail::Options options = options_with(*game, 1, {});
    EXPECT_EQ(options.automa, trail::Automa::kGarth);
    EXPECT_EQ(options.level, trail::AutomaLevel::kEasy);
    EXPECT_EQ(options.automas, 1);
    EXPECT_EQ(options.players, 2);
  }
  EXPECT_EQ(options_with(classic_game(), 1, {{"automa", "brisco"}}).automa, trail::Automa::kBrisco);
  EXPECT_EQ(options_with(second_game(), 1, {{"automa", "sam"}}).automa, trail::Automa::kSam);
  EXPECT_EQ(options_with(classic_game(), 2, {}).automas, 0);
}

TEST(TrailGame, AutomasFollowThePeopleAndAreScored) {
  const Position position =
      start(2, 1, {{"automa", "garth"}, {"automas", "2"}, {"level", "very-hard"}});
  EXPECT_EQ(position.as<trail::State>().options.level, trail::AutomaLevel::kVeryHard);
  EXPECT_EQ(classic_game().players(position), 2);
  EXPECT_EQ(classic_game().automas(position), 2);
  EXPECT_EQ(classic_game().scores(position).seats, 4);
  EXPECT_EQ(classic_game().automas(start(3, 1)), 0);
}

TEST(TrailGame, RefusesAutomasThatCannotPlay) {
  struct Case {
    const Game& game;
    int players;
    std::map<std::string, std::string> options;
    std::string sentence;
  };
  const std::vector<Case> cases{
      {classic_game(), 2, {{"level", "hard"}}, "A level needs the option \"automa\"."},
      {classic_game(), 2, {{"automas", "2"}}, "Seats of an automa need the option \"automa\"."},
      {classic_game(),
       4,
       {{"automa", "garth"}},
       "4 people and 1 of Garth need more than the 4 seats of the game."},
      {second_game(),
       2,
       {{"automa", "garth"}, {"automas", "3"}},
       "2 people and 3 of Garth need more than the 4 seats of the game."},
      {second_game(), 2, {{"automa", "sam"}}, "Sam plays only against a single player."},
      {second_game(), 1, {{"automa", "sam"}, {"automas", "2"}}, "Sam plays a single seat."},
      {second_game(),
       1,
       {{"automa", "sam"}, {"level", "very-hard"}},
       "Sam has no level very-hard; only Garth has it."},
      {classic_game(), 3, {{"automa", "brisco"}}, "Brisco plays only against a single player."},
      {classic_game(),
       1,
       {{"automa", "brisco"}, {"rails", "first"}},
       "Brisco does not play with Rails to the North."},
      {classic_game(),
       1,
       {{"automa", "sam"}},
       "The option \"automa\" can be none or garth or brisco, not \"sam\"."},
  };
  for (const Case& wrong : cases) {
    const auto position = wrong.game.setup({wrong.players, 1, wrong.options});
    ASSERT_FALSE(position) << wrong.sentence;
    EXPECT_EQ(position.error().sentence, wrong.sentence);
  }
}

// Game adds nothing to the rules and loses nothing of them: both play one game in step.
TEST(TrailGame, PlaysExactlyAsTheRules) {
  const Game& game = classic_game();
  Position position = start(4, 11);
  trail::State state = position.as<trail::State>();
  core::Rng rng = core::Rng::from_seed(5);
  while (!trail::over(state)) {
    MoveList moves;
    trail::MoveList rules_moves;
    game.legal(position, moves);
    trail::legal_moves(state, rules_moves);
    ASSERT_EQ(moves.size(), rules_moves.size());
    const std::uint32_t choice = rng.below(static_cast<std::uint32_t>(moves.size()));
    ASSERT_EQ(game.move_text(moves[choice]), trail::to_text(rules_moves[choice]));
    ASSERT_EQ(game.parse_move(game.move_text(moves[choice])), moves[choice]);
    ASSERT_EQ(game.actor(position), trail::actor(state));
    ASSERT_TRUE(game.try_apply(position, moves[choice]));
    trail::apply(state, rules_moves[choice]);
    ASSERT_TRUE(position.as<trail::State>() == state);
  }
  EXPECT_TRUE(game.over(position));
  const Scores scores = game.scores(position);
  ASSERT_EQ(scores.seats, 4);
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(scores.total(seat), trail::score(state, static_cast<trail::Seat>(seat)).total());
  }
  EXPECT_EQ(game.winners(position), trail::winners(state));
}

TEST(TrailGame, RefusesAMoveThatIsNotLegal) {
  Position position = start(2, 1);
  const Position before = position;
  EXPECT_FALSE(classic_game().try_apply(position, *classic_game().parse_move("deliver topeka")));
  EXPECT_TRUE(position == before);
}

TEST(TrailGame, ChanceBetweenSeesDrawnCards) {
  const Game& game = classic_game();
  Position position = start(2, 1);
  const Position before = position;
  game.apply(position, *game.parse_move("place A"));
  EXPECT_FALSE(game.chance_between(before, position));
  game.apply(position, *game.parse_move("aux draw"));
  EXPECT_TRUE(game.chance_between(before, position));
}

TEST(TrailGame, EventsAndSentencesDescribeTheMove) {
  const Game& game = classic_game();
  Position told = start(2, 1);
  Position plain = told;
  const boost::json::array events =
      game.presenter().apply_with_events(told, *game.parse_move("place A"), 0);
  game.apply(plain, *game.parse_move("place A"));
  EXPECT_TRUE(told == plain);
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(events[0].at("seat").as_int64(), 1);
  Position again = start(2, 1);
  EXPECT_EQ(game.presenter().apply_in_words(again, *game.parse_move("place A"), 0,
                                            text::Language::kEnglish),
            (std::vector<std::string>{"Player 1 begins at neutral building A."}));
}

TEST(TrailGame, SentencesHideWhatOthersDraw) {
  const Game& game = classic_game();
  Position position = start(2, 1);
  game.apply(position, *game.parse_move("place A"));
  Position copy = position;
  const auto own = game.presenter().apply_in_words(copy, *game.parse_move("aux draw"), 0,
                                                   text::Language::kEnglish);
  copy = position;
  const auto others = game.presenter().apply_in_words(copy, *game.parse_move("aux draw"), 1,
                                                      text::Language::kEnglish);
  const auto contains = [](const std::vector<std::string>& story, std::string_view sentence) {
    return std::find(story.begin(), story.end(), sentence) != story.end();
  };
  EXPECT_TRUE(contains(others, "Player 1 draws a card."));
  EXPECT_FALSE(contains(own, "Player 1 draws a card."));
}

TEST(TrailGame, HashFollowsEquality) {
  const Position a = start(3, 1);
  const Position b = start(3, 1);
  const Position c = start(3, 2);
  EXPECT_TRUE(a == b);
  EXPECT_EQ(hash_of(a), hash_of(b));
  EXPECT_FALSE(a == c);
  EXPECT_NE(hash_of(a), hash_of(c));
}

TEST(TrailGame, RedactedForASpectatorHidesEveryHand) {
  const Position view = classic_game().redact(start(3, 1), kNoSeat);
  const auto& state = view.as<trail::State>();
  for (int seat = 0; seat < 3; ++seat) {
    const auto& player = state.player[static_cast<std::size_t>(seat)];
    EXPECT_TRUE(player.hand.empty());
    EXPECT_EQ(player.hidden_hand, 4);
  }
}

}  // namespace trail_game_test
}  // namespace drover::game
