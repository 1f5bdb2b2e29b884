// The interface of games (game.h), for every game with every combination of its options: set-up,
// play, record, replay, JSON, views.
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/game.h"
#include "game/presenter.h"
#include "game/record.h"
#include "game/thinker.h"
#include "support/random_games.h"
#include "third_game/register.h"

namespace drover::game {
namespace game_contract_test {

// Set-ups with every combination of option values, all named.
std::vector<game::Setup> all_setups(const GameInfo& info) {
  std::vector<game::Setup> all{game::Setup{}};
  for (const OptionInfo& option : info.options) {
    std::vector<game::Setup> longer;
    for (const game::Setup& setup : all) {
      for (const std::string_view value : option.values) {
        longer.push_back(setup);
        longer.back().options[std::string(option.key)] = value;
      }
    }
    all = longer;
  }
  return all;
}

std::string words(const GameInfo& info, const game::Setup& setup) {
  std::string text = std::string(info.name) + " " + std::to_string(setup.players);
  for (const auto& [key, value] : setup.options) text.append(" ").append(key + "=" + value);
  return text;
}

bool has_chosen(const game::Setup& setup, const std::string& key, const std::string& value) {
  const auto found = setup.options.find(key);
  return found != setup.options.end() && found->second == value;
}

// True if the options ask for automas that the game cannot seat. A single player always has one.
bool seats_wrong_automas(const game::Setup& setup) {
  if (!setup.options.contains("automa")) return false;
  const bool single = has_chosen(setup, "automas", "1");
  if (has_chosen(setup, "automa", "none") && setup.players > 1) {
    return !has_chosen(setup, "level", "easy") || !single;
  }
  if (has_chosen(setup, "automa", "brisco") && has_chosen(setup, "rails", "first")) return true;
  if (has_chosen(setup, "automa", "sam") || has_chosen(setup, "automa", "brisco")) {
    return setup.players > 1 || !single || has_chosen(setup, "level", "very-hard");
  }
  return setup.players + std::stoi(setup.options.at("automas")) > kMaxSeats;
}

// True if an option of the set-up would change nothing.
bool has_no_effect(const game::Setup& setup) {
  const bool sue = has_chosen(setup, "sue", "joins");
  if (sue && setup.players == 1) return true;
  if (setup.options.contains("sue-difficulty") && !has_chosen(setup, "sue-difficulty", "0") &&
      !sue && setup.players > 1) {
    return true;
  }
  return has_chosen(setup, "rails", "first") && has_chosen(setup, "promo-masters", "with");
}

// True if the options cannot be chosen together. The game must accept all other set-ups.
bool contradicts_itself(const game::Setup& setup) {
  const bool no_seat_for_sue = has_chosen(setup, "sue", "joins") && setup.players == kMaxSeats;
  return no_seat_for_sue || seats_wrong_automas(setup) || has_no_effect(setup) ||
         (has_chosen(setup, "orange-objectives", "with") &&
          has_chosen(setup, "cattle", "standard"));
}

// True for set-ups of which for_each_setup takes only a sample: levels and numbers of automas
// multiply the set-ups of a game.
bool is_one_of_many(const game::Setup& setup) {
  return setup.options.contains("automa") &&
         !(has_chosen(setup, "automa", "none") && has_chosen(setup, "level", "easy") &&
           has_chosen(setup, "automas", "1"));
}

class GameContract : public ::testing::TestWithParam<const Game*> {
 protected:
  // Calls with(setup, start) for every combination of options that the game accepts, with a sample
  // of those with automas. The number of players varies from set-up to set-up.
  template <class With>
  void for_each_setup(With with) {
    constexpr std::uint64_t kOneIn = 23;
    const Game& game = *GetParam();
    std::uint64_t seed = 0;
    for (game::Setup setup : all_setups(game.info())) {
      const int counts = game.info().max_players - game.info().min_players + 1;
      setup.players = game.info().min_players + static_cast<int>(seed) % counts;
      setup.seed = ++seed;
      if (is_one_of_many(setup) && seed % kOneIn != 0) continue;
      if (contradicts_itself(setup)) continue;
      SCOPED_TRACE(words(game.info(), setup));
      const Result<Position> start = game.setup(setup);
      ASSERT_TRUE(start) << start.error().sentence;
      with(setup, *start);
      if (HasFailure()) return;
    }
  }
};

// Plays random moves to the end, calling visit(position, legal) at every decision.
template <class Visit>
Position random_end(const Game& game, Position position, std::uint64_t seed, Visit visit) {
  core::Rng rng = core::Rng::from_seed(seed);
  MoveList list;
  for (int i = 0; i < trail::test::kMostDecisions && !game.over(position); ++i) {
    game.legal(position, list);
    visit(position, list);
    game.apply(position, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return position;
}

TEST_P(GameContract, EveryCombinationOfOptionsIsPlayedOrRefusedWithASentence) {
  const Game& game = *GetParam();
  for (game::Setup setup : all_setups(game.info())) {
    for (int players = game.info().min_players; players <= game.info().max_players; ++players) {
      setup.players = players;
      const Result<Position> start = game.setup(setup);
      EXPECT_EQ(!start, contradicts_itself(setup)) << words(game.info(), setup);
      if (!start) {
        EXPECT_EQ(start.error().sentence.back(), '.');
      } else {
        EXPECT_EQ(game.players(*start), players);
      }
    }
  }
}

TEST_P(GameContract, RecordSurvivesItsTextAndReplaysToTheSameEnd) {
  const Game& game = *GetParam();
  for_each_setup([&](const game::Setup& setup, const Position& start) {
    std::vector<std::string> seats;
    for (int seat = 0; seat < setup.players; ++seat) seats.emplace_back("random");
    Record record = begin_record(game, setup, seats);
    core::Rng rng = core::Rng::from_seed(~setup.seed);
    Position position = start;
    MoveList list;
    while (!game.over(position)) {
      game.legal(position, list);
      const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      add_move(record, position, move);
      ASSERT_TRUE(game.try_apply(position, move));
    }
    note_result(record, position);

    const std::string text = to_text(record);
    const Result<Record> parsed = parse_record(text);
    ASSERT_TRUE(parsed) << parsed.error().sentence;
    EXPECT_EQ(to_text(*parsed), text);
    const Result<Position> end = replay(*parsed);
    ASSERT_TRUE(end) << end.error().sentence;
    EXPECT_TRUE(*end == position);
    EXPECT_EQ(game.fingerprint(*end), game.fingerprint(position));
  });
}

TEST_P(GameContract, MovesAndPositionsSurviveNotationAndJson) {
  const Game& game = *GetParam();
  for_each_setup([&](const game::Setup& setup, const Position& start) {
    int decisions = 0;
    random_end(game, start, setup.seed, [&](const Position& position, const MoveList& list) {
      // A few positions of each game.
      if (++decisions % 40 != 1) return;
      std::set<std::string> texts;
      for (const Move move : list) {
        ASSERT_TRUE(texts.insert(game.move_text(move)).second) << game.move_text(move);
        ASSERT_EQ(game.parse_move(game.move_text(move)), move) << game.move_text(move);
      }
      const Result<Position> back = position_from_json(game.to_json(position));
      ASSERT_TRUE(back) << back.error().sentence;
      ASSERT_TRUE(*back == position);
    });
  });
}

TEST_P(GameContract, PositionOfAnotherGameIsRefused) {
  const Game& game = *GetParam();
  const Result<Position> start = game.setup({game.info().min_players, 5, {}});
  ASSERT_TRUE(start);
  const boost::json::object text = game.to_json(*start);
  for (const Game* other : all_games()) {
    const Result<Position> read = other->from_json(text);
    EXPECT_EQ(static_cast<bool>(read), other == &game) << other->info().name;
  }
}

TEST_P(GameContract, EveryDecisionCanBeSeenDescribedAndAdvised) {
  const Game& game = *GetParam();
  for_each_setup([&](const game::Setup& setup, const Position& start) {
    int decisions = 0;
    random_end(game, start, setup.seed + 1, [&](const Position& position, const MoveList& list) {
      if (++decisions % 60 != 1) return;
      const int actor = game.actor(position);
      for (int viewer = kNoSeat; viewer < game.players(position); ++viewer) {
        const boost::json::object view = game.presenter().view(position, viewer);
        ASSERT_EQ(view.at("game").as_string(), game.info().name);
      }
      const auto language = static_cast<text::Language>(game.turn(position) % 3);
      ASSERT_FALSE(game.presenter().decision_sentence(position, language).empty());
      ASSERT_FALSE(game.presenter().table_text(position, false, language).empty());
      ASSERT_FALSE(game.presenter().seat_text(position, actor, language).empty());
      std::vector<double> worth(list.size(), -1e300);
      game.thinker().heuristic(game.redact(position, actor), list, worth.data());
      for (std::size_t i = 0; i < list.size(); ++i) {
        ASSERT_FALSE(game.presenter().move_sentence(position, list[i], language).empty())
            << game.move_text(list[i]);
        ASSERT_GT(worth[i], -1e299) << game.move_text(list[i]) << " got no value";
        Position reported = position;
        Position silent = position;
        const boost::json::array events =
            game.presenter().apply_with_events(reported, list[i], actor);
        game.apply(silent, list[i]);
        ASSERT_TRUE(reported == silent);
        for (const auto& event : events) ASSERT_TRUE(event.at("event").is_string());
      }
    });
  });
}

TEST_P(GameContract, ComponentsExistForEveryCombinationOfOptions) {
  const Game& game = *GetParam();
  for_each_setup([&](const game::Setup& setup, const Position&) {
    const auto components = game.presenter().components(setup);
    ASSERT_TRUE(components);
    ASSERT_EQ(components->at("game").as_string(), game.info().name);
  });
}

INSTANTIATE_TEST_SUITE_P(Games, GameContract,
                         ::testing::ValuesIn(forked::register_forked_trail().begin(),
                                             forked::register_forked_trail().end()),
                         [](const ::testing::TestParamInfo<const Game*>& test) {
                           std::string name;
                           for (const char letter : test.param->info().name) {
                             if (std::isalnum(static_cast<unsigned char>(letter)) != 0) {
                               name += letter;
                             }
                           }
                           return name;
                         });

}  // namespace game_contract_test
}  // namespace drover::game
