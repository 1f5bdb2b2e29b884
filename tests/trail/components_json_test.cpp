// Components as JSON: every printed number, taken from the tables, with marks on uncertain ones.
#include <set>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "trail/serialization/json.h"
#include "trail/state/names.h"

namespace drover::trail {
namespace components_json_test {

namespace json = boost::json;

Options options_of(Edition edition, std::uint8_t extras) {
  Options options;
  options.edition = edition;
  options.extras = extras;
  return options;
}
const Options kFirst = options_of(Edition::kFirst, 0);
const Options kFirstRailsGame = options_of(Edition::kFirst, kExtraRails);
const Options kSecond = options_of(Edition::kSecond, 0);
const Options kSecondWithAll =
    options_of(Edition::kSecond, kExtraRails | kOrangeCattle | kExtraOrangeObjectives);

// The row of a list whose member `key` is `name`.
json::object row(const json::object& all, std::string_view list, std::string_view key,
                 std::string_view name) {
  for (const json::value& one : all.at(list).as_array()) {
    if (one.at(key) == json::value(name)) return one.as_object();
  }
  ADD_FAILURE() << name << " is not in " << list;
  return {};
}

TEST(ComponentsJson, TakesNumbersFromTheTables) {
  const json::object first = components_json(kFirst);
  EXPECT_EQ(first.at("game"), "classic");
  const json::object building = row(first, "buildings", "id", "10a");
  EXPECT_EQ(json::serialize(building),
            R"({"number":10,"side":"a","id":"10a","builders":9,"points":13,"hands":["black"],)"
            R"("actions":["10a:certificates","10a:move"]})");
  EXPECT_EQ(json::serialize(first.at("actions").at("A:hire+2")),
            R"({"op":"hire","breed":null,"amount":2,"price":0,"dollars":0,"certificates":0,)"
            R"("tokens":0,"choice":0,"glyphs":[{"g":"worker","kind":null,"n":"+2"}],)"
            R"("brief":{"main":{"g":"worker","kind":null},"badge":{"kind":"loss","text":"+2"}}})");
  EXPECT_EQ(row(first, "cattle", "card", "grey").at("name"), "Jersey");
  EXPECT_EQ(first.at("market_size").at("4"), 13);
  EXPECT_EQ(first.at("exchange_tokens"), 0);
}

TEST(ComponentsJson, DescribesEveryAction) {
  for (const Options& options : {kFirst, kFirstRailsGame, kSecond, kSecondWithAll}) {
    const json::object all = components_json(options);
    const json::object& actions = all.at("actions").as_object();
    for (const std::string_view list : {"neutral_buildings", "buildings"}) {
      for (const json::value& tile : all.at(list).as_array()) {
        EXPECT_FALSE(tile.at("actions").as_array().empty()) << tile;
        for (const json::value& slug : tile.at("actions").as_array()) {
          EXPECT_TRUE(actions.contains(slug.as_string())) << slug;
        }
      }
    }
    for (const auto& member : actions) {
      EXPECT_NE(member.value().at("op"), nullptr) << member.key();
      EXPECT_FALSE(member.value().at("glyphs").as_array().empty()) << member.key();
      EXPECT_TRUE(member.value().at("brief").as_object().contains("main")) << member.key();
    }
    EXPECT_EQ(all.contains("towns"), options.rails());
    EXPECT_EQ(all.contains("bonus_tiles"), options.rails());
    EXPECT_EQ(all.contains("extension"), options.rails());
  }
}

TEST(ComponentsJson, ListsOnlyComponentsInPlay) {
  const json::object first = components_json(kFirst);
  const json::object second = components_json(kSecond);
  const auto has_space = [](const json::object& all, std::string_view name) {
    for (const json::value& space : all.at("spaces").as_array()) {
      if (space.at("id") == json::value(name)) return true;
    }
    return false;
  };
  EXPECT_TRUE(has_space(first, "CL"));
  EXPECT_FALSE(has_space(first, "DX"));
  EXPECT_TRUE(has_space(second, "DX"));
  EXPECT_FALSE(has_space(second, "CL"));
  EXPECT_EQ(first.at("buildings").as_array().size(), 20U);
  EXPECT_EQ(second.at("buildings").as_array().size(), 24U);
  EXPECT_EQ(first.at("cities").as_array().size(), 10U);
  EXPECT_EQ(components_json(kFirstRailsGame).at("cities").as_array().size(), 16U);
  EXPECT_EQ(components_json(kFirstRailsGame).at("stations").as_array().size(), 12U);
  EXPECT_EQ(first.at("purchases").as_array().size(), 8U);
  EXPECT_EQ(components_json(kSecondWithAll).at("purchases").as_array().size(), 10U);
}

TEST(ComponentsJson, MarksUncertainNumbers) {
  const json::object first = components_json(kFirst);
  EXPECT_FALSE(row(first, "buildings", "id", "1a").contains("mark"));
  const json::object second = components_json(kSecondWithAll);
  EXPECT_EQ(json::serialize(row(second, "buildings", "id", "13a").at("mark")),
            R"({"source":"reconstructed","confidence":35})");
  EXPECT_EQ(row(second, "objectives", "card", "rails-1").at("mark").at("source"), "ours");
  EXPECT_EQ(row(second, "buildings", "id", "11a").at("mark").at("source"), "one-implementation");
}

TEST(ComponentsJson, JoinsTownsInBothDirections) {
  const json::object all = components_json(kFirstRailsGame);
  const json::object memphis = row(all, "towns", "id", "T03");
  EXPECT_EQ(json::serialize(memphis.at("tracks")), R"(["T01","T04","T05"])");
  EXPECT_EQ(json::serialize(memphis.at("cities")), R"(["st-louis","columbia"])");
  EXPECT_EQ(memphis.at("city"), "memphis");
  EXPECT_EQ(memphis.at("spaces").as_array().size(), 4U);
  EXPECT_EQ(row(all, "towns", "id", "T04").at("station"), 11);
  EXPECT_EQ(json::serialize(all.at("extension").at("token_rows")), "[2,5]");
}

// ---- Automas ------------------------------------------------------------------------------------

Options against(Options options, Automa automa, AutomaLevel level, int automas = 1) {
  options.automa = automa;
  options.level = level;
  options.automas = static_cast<std::uint8_t>(automas);
  options.players = static_cast<std::uint8_t>(1 + automas);
  return options;
}

json::object automa_of(const Options& options) {
  return components_json(options).at("automa").as_object();
}

TEST(ComponentsJson, HasAnAutomaOnlyIfOnePlays) {
  EXPECT_FALSE(components_json(kFirst).contains("automa"));
  EXPECT_TRUE(
      components_json(against(kFirst, Automa::kGarth, AutomaLevel::kEasy)).contains("automa"));
}

TEST(ComponentsJson, ListsEveryCardOfAnAutoma) {
  const json::object garth = automa_of(against(kFirst, Automa::kGarth, AutomaLevel::kEasy));
  EXPECT_EQ(garth.at("cards").as_array().size(), kGarthTable.size());
  EXPECT_EQ(json::serialize(row(garth, "cards", "id", "11")),
            R"({"id":"11","steps_rule":"most-buildings","steps":null,"office_first":false,)"
            R"("only_if":"engineer","actions":["hire-engineer","move-engine"],"in_deck":true,)"
            R"("mark":{"source":"one-implementation","confidence":90}})");
  EXPECT_EQ(row(garth, "cards", "id", "4").at("steps"), 1);
  EXPECT_EQ(row(garth, "cards", "id", "2").at("office_first"), false);
  const json::object three =
      automa_of(against(kFirstRailsGame, Automa::kGarth, AutomaLevel::kHard, 3));
  EXPECT_EQ(row(three, "cards", "id", "4").at("steps"), 3);
  EXPECT_EQ(row(three, "cards", "id", "2").at("office_first"), true);
  const json::object brisco = automa_of(against(kFirst, Automa::kBrisco, AutomaLevel::kHard));
  EXPECT_EQ(json::serialize(row(brisco, "cards", "id", "1").at("actions")), "[]");
  EXPECT_EQ(row(brisco, "cards", "id", "2").at("in_deck"), false);
  EXPECT_EQ(row(brisco, "cards", "id", "3").at("in_deck"), true);
}

TEST(ComponentsJson, ListsCardsWorkersBuildingsAndFirstDeliveriesOfALevel) {
  const json::object sam = automa_of(against(kSecond, Automa::kSam, AutomaLevel::kEasy));
  const json::object easy = row(sam, "levels", "id", "easy");
  EXPECT_EQ(json::serialize(easy.at("cards_out")), R"(["13","14","15"])");
  EXPECT_EQ(json::serialize(easy.at("first_deliveries")), R"(["st-louis"])");
  EXPECT_EQ(row(sam, "levels", "id", "hard").at("workers"), "one-of-each");
  EXPECT_EQ(row(sam, "levels", "id", "hard").at("worker_count"), 3);
  const json::object garth =
      automa_of(against(kFirstRailsGame, Automa::kGarth, AutomaLevel::kMedium));
  EXPECT_EQ(json::serialize(row(garth, "levels", "id", "medium").at("first_deliveries")),
            R"(["chicago","cleveland"])");
  const json::object brisco = automa_of(against(kFirst, Automa::kBrisco, AutomaLevel::kEasy));
  EXPECT_EQ(json::serialize(row(brisco, "levels", "id", "easy").at("buildings")), "[1,2,3,4,5]");
  EXPECT_EQ(json::serialize(row(brisco, "levels", "id", "hard").at("buildings")), "[6,7,8,9,10]");
}

TEST(ComponentsJson, NamesTheAuthorsAndRulesOfAutomas) {
  const json::object garth = automa_of(against(kFirst, Automa::kGarth, AutomaLevel::kEasy));
  EXPECT_EQ(json::serialize(garth.at("authors")),
            R"(["Steve Schlepphorst","Wil Gerken","David Lavoie"])");
  EXPECT_EQ(garth.at("official"), false);
  EXPECT_EQ(garth.at("side"), "b");
  EXPECT_EQ(garth.at("last_city_points"), 6);
  const json::object brisco = automa_of(against(kFirst, Automa::kBrisco, AutomaLevel::kEasy));
  EXPECT_EQ(json::serialize(brisco.at("authors")), R"(["Wil Gerken"])");
  EXPECT_EQ(brisco.at("begins"), true);
  EXPECT_EQ(brisco.at("chooses_tiles"), false);
  EXPECT_EQ(brisco.at("side"), "a");
  EXPECT_EQ(brisco.at("last_city_points"), nullptr);
}

TEST(ComponentsJson, MarksSamAsReconstructed) {
  const json::object sam = automa_of(against(kSecondWithAll, Automa::kSam, AutomaLevel::kHard));
  EXPECT_EQ(sam.at("official"), true);
  EXPECT_EQ(sam.at("mark").at("source"), "reconstructed");
  for (const char* list : {"cards", "office_cards"}) {
    for (const json::value& one : sam.at(list).as_array()) {
      EXPECT_EQ(one.at("mark").at("source"), "reconstructed") << one;
    }
  }
  // His levels are from the rule book, but not his first deliveries.
  const json::object hard = row(sam, "levels", "id", "hard");
  EXPECT_FALSE(hard.contains("mark"));
  EXPECT_EQ(hard.at("first_deliveries_mark").at("source"), "reconstructed");
  EXPECT_EQ(sam.at("office_cards").as_array().size(), static_cast<std::size_t>(kSamOfficeCards));
  EXPECT_FALSE(sam.contains("towns"));
}

TEST(ComponentsJson, GarthHasTheTownListOfHisLevel) {
  const json::object easy = automa_of(against(kFirstRailsGame, Automa::kGarth, AutomaLevel::kEasy));
  const json::object hard = automa_of(against(kFirstRailsGame, Automa::kGarth, AutomaLevel::kHard));
  EXPECT_EQ(easy.at("towns").at("list").as_array().at(3), "T15");
  EXPECT_EQ(hard.at("towns").at("list").as_array().at(3), "T23");
  EXPECT_EQ(hard.at("towns").at("mark").at("confidence"), 70);
  EXPECT_FALSE(easy.contains("office_cards"));
}

}  // namespace components_json_test
}  // namespace drover::trail
