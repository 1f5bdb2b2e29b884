// Nets compute the same values as in training, on every machine, and refuse files that do not fit.
#include "net/network.h"

#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "support/game_setups.h"
#include "support/places.h"

namespace drover::net {
namespace network_test {

constexpr std::size_t kHeadBytes = 24;

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}
std::string shipped(std::string_view game) {
  return contents(drover::test::repository() / "src/net/weights" / (std::string(game) + ".net"));
}

class EveryNet : public ::testing::TestWithParam<const char*> {
 protected:
  const game::Game& game() const { return *game::find_game(GetParam()); }
};

// Fails when the encoding or the action numbering has changed. Then the net must be trained anew.
TEST_P(EveryNet, IsEmbeddedInTheProgram) { EXPECT_NE(Network::of(game()), nullptr); }

TEST_P(EveryNet, ForecastsAsInTraining) {
  const std::string data = drover::test::test_data() / "net/data" / GetParam();
  const std::string positions = contents(data + ".positions");
  const boost::json::value told = boost::json::parse(contents(data + ".forecasts.json"));
  const auto& forecasts = told.as_array();
  const std::size_t fields = Encoding::of(game()).fields().size();
  ASSERT_EQ(positions.size(), forecasts.size() * (kHeadBytes + fields));
  ASSERT_GE(forecasts.size(), 10U);
  Evaluator evaluator(*Network::of(game()));
  for (std::size_t i = 0; i < forecasts.size(); ++i) {
    const auto& expected = forecasts[i].as_object();
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(positions.data()) +
                        i * (kHeadBytes + fields) + kHeadBytes;
    const auto seats = static_cast<int>(expected.at("seats").as_int64());
    evaluator.set_fields({bytes, fields}, static_cast<int>(expected.at("players").as_int64()),
                         seats);
    const Forecast forecast = evaluator.forecast();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
      EXPECT_NEAR(forecast.points[seat], expected.at("points").as_array()[seat].to_number<double>(),
                  0.001);
      EXPECT_NEAR(forecast.chances[seat],
                  expected.at("chances").as_array()[seat].to_number<double>(), 0.0001);
    }
  }
}

// Compares the evaluation of an observation with AVX2 to the evaluation of all fields without it,
// for every viewer and every option.
TEST_P(EveryNet, ForecastsAlikeFromObservationsAndFieldsWithAndWithoutAvx2) {
  const Encoding& encoding = Encoding::of(game());
  Evaluator quick(*Network::of(game()));
  Evaluator plain(*Network::of(game()));
  const auto greedy = bots::make_bot("greedy");
  int compared = 0;
  for (const game::Position& start : game::test::starts_with_each_option(game())) {
    game::Position position = start;
    core::Rng rng = core::Rng::from_seed(3);
    const std::vector<Encoding::Field> places = encoding.fields_of(start);
    for (int i = 0; i < 60 && !game().over(position); ++i) {
      const int people = game().players(position);
      const int viewer = i % people;
      if (i % 12 == 11) {
        std::vector<std::uint8_t> raw(places.size());
        game().observe(position, viewer, raw.data());
        std::vector<std::uint8_t> fields(encoding.fields().size(), kit::kUnobserved);
        for (std::size_t k = 0; k < raw.size(); ++k) {
          ASSERT_NE(places[k], Encoding::kNoField);
          fields[places[k]] = raw[k];
        }
        const int seats = people + game().automas(position);
        Evaluator::use_avx2(true);
        quick.set_position(position, viewer);
        const Forecast forecast = quick.forecast();
        Evaluator::use_avx2(false);
        plain.set_fields(fields, people, seats);
        const Forecast other = plain.forecast();
        Evaluator::use_avx2(true);
        const kit::Viewpoint viewpoint{static_cast<kit::Seat>(viewer), people};
        float chances = 0;
        for (int place = 0; place < seats; ++place) {
          const auto seat = static_cast<std::size_t>(viewpoint.absolute(place));
          const auto p = static_cast<std::size_t>(place);
          ASSERT_EQ(forecast.points[seat], other.points[p]);
          ASSERT_NEAR(forecast.chances[seat], other.chances[p], 1e-6);
          chances += forecast.chances[seat];
        }
        ASSERT_NEAR(chances, 1, 1e-5);
        ++compared;
      }
      game().apply(position, bots::decide(*greedy, position, rng));
    }
  }
  EXPECT_GT(compared, 50);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryNet, ::testing::Values("classic", "second", "elpaso"),
                         [](const auto& tested) { return std::string(tested.param); });

TEST(Network, IsRefusedForAnotherGame) {
  const auto net = Network::read(shipped("classic"), *game::find_game("second"));
  ASSERT_FALSE(net);
  EXPECT_EQ(net.error().sentence, "This net plays classic, not second.");
}

TEST(Network, IsRefusedWithAnotherEncoding) {
  std::string file = shipped("elpaso");
  file[24] = static_cast<char>(file[24] ^ 1);
  const auto net = Network::read(file, *game::find_game("elpaso"));
  ASSERT_FALSE(net);
  EXPECT_TRUE(
      net.error().sentence.starts_with("This net of elpaso was trained with another encoding"))
      << net.error().sentence;
}

TEST(Network, IsRefusedWhenTheFileIsDamaged) {
  const game::Game& game = *game::find_game("elpaso");
  const std::string file = shipped("elpaso");
  ASSERT_TRUE(Network::read(file, game));
  EXPECT_FALSE(Network::read("", game));
  EXPECT_FALSE(Network::read("DROVERN0" + file.substr(8), game));
  for (const std::size_t size : {9UL, 30UL, 50UL, 75UL, 76UL, 500UL, 20000UL, file.size() - 1}) {
    EXPECT_FALSE(Network::read(file.substr(0, size), game)) << size;
  }
  EXPECT_FALSE(Network::read(file + "x", game));
  // Any byte in the sizes and tables gives a net or an error with a sentence, never a crash.
  for (std::size_t at = 40; at < 400; ++at) {
    for (const int value : {0, 1, 127, 255}) {
      std::string changed = file;
      changed[at] = static_cast<char>(value);
      const auto net = Network::read(changed, game);
      EXPECT_TRUE(net || !net.error().sentence.empty()) << at;
    }
  }
}

// A file in the first version of the format, whose header has no flags.
std::string in_first_version(const std::string& file) {
  return "DROVERN1" + file.substr(8, 32) + file.substr(44);
}

TEST(Network, SaysInItsHeaderIfItSupportsAutomas) {
  const game::Game& game = *game::find_game("elpaso");
  std::string file = shipped("elpaso");
  EXPECT_TRUE(Network::read(file, game)->supports_automas());
  file[40] = 0;
  EXPECT_FALSE(Network::read(file, game)->supports_automas());
  EXPECT_FALSE(Network::read(shipped("classic"), *game::find_game("classic"))->supports_automas());
}

TEST(Network, IsReadFromAFileOfTheFirstVersion) {
  const game::Game& game = *game::find_game("elpaso");
  const auto net = Network::read(in_first_version(shipped("elpaso")), game);
  ASSERT_TRUE(net) << net.error().sentence;
  EXPECT_FALSE(net->supports_automas());
  const auto newest = Network::read(shipped("elpaso"), game);
  Evaluator old(*net);
  Evaluator current(*newest);
  game::Setup setup;
  setup.seed = 3;
  const game::Position start = *game.setup(setup);
  old.set_position(start, 0);
  current.set_position(start, 0);
  EXPECT_EQ(old.forecast().points, current.forecast().points);
}

TEST(Network, IsNotReplacedByAdd) {
  const game::Game& game = *game::find_game("elpaso");
  const Network* const network = Network::of(game);
  EXPECT_FALSE(Network::add(shipped("elpaso")));
  EXPECT_EQ(Network::of(game), network);
}

}  // namespace network_test
}  // namespace drover::net
