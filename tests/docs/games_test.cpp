// The pages of docs/games: their tables have the names, players, options and figures of the games.
#include <functional>
#include <map>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "docs/document.h"
#include "game/game.h"

namespace drover::docs {
namespace games_test {

namespace json = boost::json;

using game::GameInfo;

// Appended to a figure that is reconstructed.
constexpr std::string_view kMark = "°";

// The rows of the table "At a glance": the second cell by the first one.
std::map<std::string, std::string> card_of(const Document& page) {
  std::map<std::string, std::string> card;
  for (const Cells& row : rows_of(section(page, "At a glance"))) {
    if (row.size() > 1) card[row[0]] = row[1];
  }
  return card;
}

// The page of a game; nullptr if there is none.
const Document* page_of(std::string_view game) {
  for (const Document& page : documents()) {
    if (!page.name.starts_with("docs/games/")) continue;
    if (card_of(page)["name on the command line"] == fmt::format("`{}`", game)) return &page;
  }
  return nullptr;
}

// The rows of a table by the names of its columns, which are those of the row above the line of
// dashes. A section may have several tables.
using Row = std::map<std::string, std::string>;
std::vector<Row> named_rows_of(const Document& page, const std::string& heading) {
  std::vector<Row> named;
  Cells columns;
  Cells above;
  for (const std::string& line : cli::test::lines_of(section(page, heading))) {
    if (line.starts_with("|---")) columns = above;
    if (!line.starts_with("| ")) {
      if (!line.starts_with("|")) columns.clear();
      continue;
    }
    above = rows_of(line)[0];
    if (columns.empty()) continue;
    Row row;
    for (std::size_t i = 0; i < columns.size() && i < above.size(); ++i) {
      row[columns[i]] = above[i];
    }
    named.push_back(row);
  }
  return named;
}

// The components of a set-up as JSON, from the options of `drover components`.
json::value components(const std::string& options) {
  return run_shown("drover components " + options).json();
}

// The element of a list whose member `key` is `id`; null if there is none.
json::value element(const json::value& list, const char* key, const std::string& id) {
  for (const json::value& one : list.as_array()) {
    if (one.at(key) == json::value(id)) return one;
  }
  return nullptr;
}

// Checks a figure and, if the part has marks, that it bears the sign of reconstructed figures.
void expect_figure(const std::string& cell, const json::value& part, const char* key) {
  const std::multiset<int> expected{part.at(key).to_number<int>()};
  EXPECT_EQ(numbers_in(cell), expected) << key << ": " << json::serialize(part);
  const json::value* marks = part.as_object().if_contains("marks");
  const bool is_marked = marks != nullptr && marks->as_object().contains(key) &&
                         marks->at(key).at("source") == "reconstructed";
  EXPECT_EQ(cell.ends_with(kMark), is_marked) << key << ": " << json::serialize(part);
}

// ---- At a glance --------------------------------------------------------------------------------

TEST(GamePages, EveryGameHasOne) {
  for (const game::Game* game : game::all_games()) {
    EXPECT_NE(page_of(game->info().name), nullptr) << game->info().name;
  }
}

TEST(GamePages, CardIsThatOfTheGame) {
  for (const game::Game* game : game::all_games()) {
    const GameInfo& info = game->info();
    SCOPED_TRACE(info.name);
    const Document* page = page_of(info.name);
    ASSERT_NE(page, nullptr);
    std::map<std::string, std::string> card = card_of(*page);
    // A member that no source states has no row.
    EXPECT_EQ(card["title"], info.title);
    EXPECT_EQ(card["edition"], info.edition);
    EXPECT_EQ(card["designer"], info.designer);
    EXPECT_EQ(card["publisher"], info.publisher);
    std::vector<std::string> years;
    for (const game::Publication& publication : info.years) {
      years.push_back(fmt::format("{} {}", publication.title, publication.year));
    }
    EXPECT_EQ(card["published"], fmt::format("{}", fmt::join(years, ", ")));
    EXPECT_EQ(card["players"], fmt::format("{} to {}", info.min_players, info.max_players));
    std::vector<std::string> options;
    for (const game::OptionInfo& option : info.options) options.emplace_back(option.key);
    EXPECT_EQ(code_in(card["options"]), options);
    std::vector<std::string_view> opponents;
    for (const game::AutomaInfo& automa : info.automas) opponents.push_back(automa.title);
    EXPECT_EQ(card["solo opponents"], fmt::format("{}", fmt::join(opponents, ", ")));
    if (info.based_on.empty()) {
      EXPECT_FALSE(card.contains("builds on"));
    } else {
      const Document* base = page_of(info.based_on);
      ASSERT_NE(base, nullptr);
      const std::string file = fs::path(base->name).filename().string();
      EXPECT_NE(card["builds on"].find("(" + file + ")"), std::string::npos) << card["builds on"];
    }
    const bool is_exact = info.stage == game::Stage::kExact;
    EXPECT_TRUE(card["stage"].starts_with(is_exact ? "exact" : "partly reconstructed"))
        << card["stage"];
    EXPECT_EQ(card["stage"].find("](../reconstructed") == std::string::npos, is_exact);
  }
}

TEST(GamePages, OptionsHaveTheValuesOfTheGame) {
  for (const game::Game* game : game::all_games()) {
    const GameInfo& info = game->info();
    SCOPED_TRACE(info.name);
    const Document* page = page_of(info.name);
    ASSERT_NE(page, nullptr);
    const std::vector<Row> rows = named_rows_of(*page, "Options");
    ASSERT_EQ(rows.size(), info.options.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const game::OptionInfo& option = info.options[i];
      EXPECT_EQ(rows[i].at("option"), fmt::format("`{}`", option.key));
      const std::vector<std::string> values(option.values.begin(), option.values.end());
      EXPECT_EQ(code_in(rows[i].at("values")), values) << option.key;
    }
  }
}

TEST(GamePages, CategoriesOfTheScoreAreThoseOfTheGame) {
  for (const char* name : {"classic", "elpaso"}) {
    const std::span<const std::string_view> categories = game::find_game(name)->info().categories;
    std::vector<std::string> listed;
    for (const Row& row : named_rows_of(*page_of(name), "Scoring")) {
      listed.push_back(code_in(row.at("category")).at(0));
    }
    EXPECT_EQ(listed, std::vector<std::string>(categories.begin(), categories.end())) << name;
  }
}

// The expansion is an option of two games, so its table has a column for each.
TEST(GamePages, CardOfTheExpansionIsThatOfItsGames) {
  const Document& page = document("docs/games/rails-to-the-north.md");
  std::map<std::string, Row> rows;
  for (const Row& row : named_rows_of(page, "At a glance")) rows[row.at("item")] = row;
  for (const std::string printing : {"first printing", "second printing"}) {
    SCOPED_TRACE(printing);
    const std::vector<std::string> words = code_in(rows["game and option"][printing]);
    ASSERT_EQ(words.size(), 2U);
    const game::Game* game = game::find_game(words[0]);
    ASSERT_NE(game, nullptr);
    const GameInfo& info = game->info();
    game::Setup setup;
    const std::size_t equals = words[1].find('=');
    setup.options[words[1].substr(0, equals)] = words[1].substr(equals + 1);
    EXPECT_FALSE(game::check_setup(info, setup));
    const auto published = std::find_if(
        info.years.begin(), info.years.end(),
        [](const game::Publication& one) { return one.title.starts_with("Rails to the North"); });
    ASSERT_NE(published, info.years.end());
    EXPECT_EQ(rows["published"][printing], std::to_string(published->year));
    EXPECT_EQ(rows["players"][printing],
              fmt::format("{} to {}", info.min_players, info.max_players));
    std::vector<std::string_view> opponents;
    for (const game::AutomaInfo& automa : info.automas) {
      const bool is_kept_out =
          std::any_of(automa.fixed.begin(), automa.fixed.end(),
                      [](const kit::OptionChoice& one) { return one.option == "rails"; });
      if (!is_kept_out) opponents.push_back(automa.title);
    }
    EXPECT_EQ(rows["solo opponents"][printing], fmt::format("{}", fmt::join(opponents, ", ")));
    const bool is_exact = rows["stage"][printing] == "exact";
    const std::string marked =
        run_shown(fmt::format("drover components --game {} --option {} --reconstructed", words[0],
                              words[1]))
            .out;
    EXPECT_EQ(marked.starts_with("Nothing"), is_exact) << marked;
  }
}

// ---- Figures ------------------------------------------------------------------------------------

// A row with one name is a city: "| `sacramento` Sacramento | 16 | dark | 6 points |". A row with
// two is the arrow between them: "| `topeka` to `wichita` | -3 points, objective card |".
void expect_cities(const Document& page, const std::string& heading, const std::string& options) {
  SCOPED_TRACE(page.name + ": " + heading);
  const json::value parts = components(options);
  std::size_t cities = 0;
  std::size_t arrows = 0;
  for (const Row& row : named_rows_of(page, heading)) {
    if (row.contains("city")) {
      const json::value city = element(parts.at("cities"), "id", code_in(row.at("city")).at(0));
      ASSERT_FALSE(city.is_null()) << row.at("city");
      ++cities;
      EXPECT_EQ(row.at("value"), std::to_string(city.at("value").to_number<int>()));
      EXPECT_EQ(row.at("corners"), std::string_view(city.at("corners").as_string()));
      std::multiset<int> expected;
      for (const char* key : {"points", "dollars", "points_per_bell"}) {
        const int figure = city.at(key).to_number<int>();
        if (figure != 0) expected.insert(figure);
      }
      const std::string& crest = row.at("crest");
      EXPECT_EQ(numbers_in(crest), expected) << row.at("city");
      const auto shows = [&](const char* words) { return crest.find(words) != std::string::npos; };
      EXPECT_EQ(shows("repeatable"), city.at("repeatable").as_bool()) << row.at("city");
      EXPECT_EQ(shows("objective card"), city.at("objective").as_bool()) << row.at("city");
      EXPECT_EQ(shows("station master"), city.at("station_master").as_bool()) << row.at("city");
      EXPECT_EQ(shows("bell"), city.at("points_per_bell").to_number<int>() > 0) << row.at("city");
      EXPECT_EQ(row.at("city").find("large town") != std::string::npos,
                city.as_object().contains("town") && !city.at("town").is_null())
          << row.at("city");
    } else if (row.contains("arrow")) {
      const std::vector<std::string> ends = code_in(row.at("arrow"));
      ASSERT_EQ(ends.size(), 2U);
      const json::value arrow = element(parts.at("arrows"), "from", ends[0]);
      ASSERT_FALSE(arrow.is_null()) << ends[0];
      ++arrows;
      EXPECT_EQ(arrow.at("to"), json::value(ends[1]));
      const std::string& effect = row.at("effect");
      const int points = arrow.at("points").to_number<int>();
      EXPECT_EQ(numbers_in(effect), points == 0 ? std::multiset<int>{} : std::multiset{points});
      EXPECT_EQ(effect.find("objective card") != std::string::npos,
                arrow.at("objective").as_bool());
      EXPECT_EQ(effect.find("exchange token") != std::string::npos, arrow.at("token").as_bool());
    }
  }
  EXPECT_EQ(cities, parts.at("cities").as_array().size());
  EXPECT_EQ(arrows, parts.at("arrows").as_array().size());
}

TEST(GamePages, CitiesAndArrowsAreThoseThatTheProgramPrints) {
  const Document& rails = document("docs/games/rails-to-the-north.md");
  expect_cities(*page_of("classic"), "Cities", "--game classic");
  expect_cities(*page_of("second"), "Cities", "--game second");
  expect_cities(rails, "Cities of the first printing", "--game classic --option rails=first");
  expect_cities(rails, "Cities of the second printing", "--game second --option rails=second");
}

TEST(GamePages, BuildingsAreThoseThatTheProgramPrints) {
  const json::value promos = components("--game classic --option promo-buildings=with");
  const json::value second = components("--game second");
  const json::value first_rails = components("--game classic --option rails=first");
  const json::value second_rails = components("--game second --option rails=second");
  int buildings = 0;
  const auto expect = [&](const Row& row, const json::value& parts) {
    const std::string id = code_in(row.at("building")).at(0);
    const json::value building = element(parts.at("buildings"), "id", id);
    ASSERT_FALSE(building.is_null()) << id;
    ++buildings;
    const auto builders = row.contains("craftsmen") ? row.at("craftsmen") : row.at("builders");
    EXPECT_EQ(builders, std::to_string(building.at("builders").to_number<int>())) << id;
    EXPECT_EQ(row.at("points"), std::to_string(building.at("points").to_number<int>())) << id;
  };
  for (const Row& row : named_rows_of(*page_of("classic"), "Promos")) expect(row, promos);
  for (const Row& row : named_rows_of(*page_of("second"), "Private buildings")) expect(row, second);
  for (const Row& row : named_rows_of(document("docs/games/rails-to-the-north.md"), "Buildings")) {
    expect(row, row.at("printing") == "first" ? first_rails : second_rails);
  }
  EXPECT_EQ(buildings, 4 + 9 + 6);
}

TEST(GamePages, StationsOfTownsAreThoseThatTheProgramPrints) {
  for (const char* options :
       {"--game classic --option rails=first", "--game second --option rails=second"}) {
    const json::value parts = components(options);
    int stations = 0;
    for (const Row& row :
         named_rows_of(document("docs/games/rails-to-the-north.md"), "Stations of towns")) {
      const json::value station =
          element(parts.at("stations"), "town", code_in(row.at("town")).at(0));
      ASSERT_FALSE(station.is_null());
      ++stations;
      EXPECT_EQ(row.at("upgrade"), fmt::format("${}", station.at("cost").to_number<int>()));
      EXPECT_EQ(row.at("points"), std::to_string(station.at("points").to_number<int>()));
      EXPECT_EQ(row.at("corners"), std::string_view(station.at("corners").as_string()));
    }
    EXPECT_EQ(stations, 2);
  }
}

// Lists of prices and points in sentences and cells: "$6, $6, $7, ...".
TEST(GamePages, PricesOfTheFirstEditionAreThoseThatTheProgramPrints) {
  const json::value parts = components("--game classic");
  const std::string page = on_one_line(page_of("classic")->prose);
  const auto listed = [&](const char* list, const char* key, const char* sign) {
    std::vector<std::string> figures;
    for (const json::value& one : parts.at(list).as_array()) {
      figures.push_back(fmt::format("{}{}", sign, one.at(key).to_number<int>()));
    }
    return fmt::format(" {} ", fmt::join(figures, ", "));
  };
  for (const std::string& figures :
       {listed("job_market", "cost", "$"), listed("stations", "cost", "$"),
        listed("stations", "points", "")}) {
    EXPECT_NE(page.find(figures), std::string::npos) << figures;
  }
  std::map<std::string, Row> set_up;
  for (const Row& row : named_rows_of(*page_of("classic"), "Set-up")) set_up[row.at("")] = row;
  for (const char* players : {"2", "3", "4"}) {
    const std::string column = std::string(players) + " players";
    const auto figure = [&](const json::value& value) { return value.to_number<int>(); };
    EXPECT_EQ(set_up["step limit"][column],
              std::to_string(figure(parts.at("step_limits").at(players).at("start"))));
    EXPECT_EQ(set_up["fee of a green hand"][column],
              fmt::format("${}", figure(parts.at("fees").at(players).at("green"))));
    EXPECT_EQ(set_up["fee of a black hand"][column],
              fmt::format("${}", figure(parts.at("fees").at(players).at("black"))));
    EXPECT_EQ(set_up["cards in the cattle market"][column],
              std::to_string(figure(parts.at("market_size").at(players))));
  }
}

TEST(GamePages, OrangeCattleIsThatWhichTheProgramPrints) {
  const json::value parts = components("--game second --option cattle=both");
  const std::vector<Row> rows = named_rows_of(*page_of("second"), "Orange cattle");
  EXPECT_EQ(rows.size(), 4U);
  for (const Row& row : rows) {
    const std::string id = code_in(row.at("card")).at(0);
    const json::value card = element(parts.at("cattle"), "card", id);
    ASSERT_FALSE(card.is_null()) << id;
    expect_figure(row.at("breeding value"), card, "value");
    expect_figure(row.at("points"), card, "points");
    const bool is_in_market = row.at("cards").find("market") != std::string::npos;
    expect_figure(row.at("cards"), card, is_in_market ? "in_the_market" : "in_kansas_city");
  }
}

TEST(GamePages, FiguresOfElPasoAreThoseThatTheProgramPrintsWithTheirMarks) {
  const json::value parts = components("--game elpaso");
  const Document& page = *page_of("elpaso");
  const std::vector<Row> cattle = named_rows_of(page, "Cattle");
  EXPECT_EQ(cattle.size(), parts.at("cattle").as_array().size());
  for (const Row& row : cattle) {
    const json::value card = element(parts.at("cattle"), "card", code_in(row.at("breed")).at(0));
    ASSERT_FALSE(card.is_null()) << row.at("breed");
    expect_figure(row.at("breeding value"), card, "value");
    expect_figure(row.at("points"), card, "points");
    expect_figure(row.at("cards"), card, "cards");
    std::multiset<int> price;
    for (const char* key : {"cowboys", "dollars"}) {
      if (!card.at(key).is_null()) price.insert(card.at(key).to_number<int>());
    }
    EXPECT_EQ(numbers_in(row.at("price at the market")), price) << row.at("breed");
  }
  std::size_t posts = 0;
  for (const Row& row : named_rows_of(page, "El Paso")) {
    if (!row.contains("trading post")) continue;
    ASSERT_LT(posts, parts.at("posts").as_array().size());
    const json::value& post = parts.at("posts").as_array()[posts++];
    expect_figure(row.at("trading post"), post, "value");
    EXPECT_EQ(row.at("corners"), std::string_view(post.at("corners").as_string()));
    expect_figure(row.at("points"), post, "points");
    EXPECT_EQ(row.at("effect").starts_with("none"), post.at("actions").as_array().empty());
    EXPECT_TRUE(row.at("effect").ends_with(kMark)) << row.at("trading post");
  }
  EXPECT_EQ(posts, parts.at("posts").as_array().size());
}

}  // namespace games_test
}  // namespace drover::docs
