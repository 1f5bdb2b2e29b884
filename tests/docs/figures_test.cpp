// Figures, counts and lists in the documents are those of the tables and of the program.
#include <functional>
#include <map>

#include <gtest/gtest.h>

#include "docs/document.h"
#include "elpaso/serialization/decision_json.h"
#include "elpaso/serialization/json.h"
#include "elpaso/state/events.h"
#include "elpaso/state/names.h"
#include "table/daily.h"
#include "trail/serialization/decision_json.h"
#include "trail/state/events.h"
#include "trail/state/names.h"
#include "trail/state/state.h"

namespace drover::docs {
namespace figures_test {

namespace json = boost::json;

// "1,440" as a number.
long number_in(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), ','), text.end());
  return std::stol(text);
}

// A figure in a document, by the words around it: the group of the pattern is the figure.
struct Figure {
  const char* document;
  const char* words;
  std::size_t told;
};

std::vector<Figure> figures() {
  using namespace trail;
  const char* const engine = "docs/rules.md";
  const State state{};
  const PlayerState& player = state.player[0];
  return {
      {engine, "State, ([0-9,]+) bytes", sizeof(State)},
      {engine, "rng ([0-9]+) ", sizeof state.rng},
      {engine, "occupied ([0-9]+) ", sizeof state.occupied},
      {engine, "supply 3x([0-9]+) ", sizeof state.supply[0]},
      {engine, "market stack ([0-9]+) ", sizeof state.market_stack},
      {engine, "cattle market ([0-9]+) ", sizeof state.cattle_market},
      {engine, "player 0 .. ([0-9]+)", kMaxPlayers - 1},
      {engine, "player 0 .. 3, ([0-9]+) bytes each", sizeof(PlayerState)},
      {engine, "discs\\[([0-9]+)\\]", sizeof player.discs},
      {engine, "cities\\[([0-9]+)\\]", sizeof player.cities},
      {engine, "hazards\\[([0-9]+)\\]", sizeof player.hazards},
      {engine, "trade tiles\\[([0-9]+)\\]", sizeof player.trade_tiles},
      {engine, "workers\\[([0-9]+)\\]", sizeof player.workers},
      {engine, "decision stack: up to ([0-9]+) x", state.stack.capacity()},
      {engine, "decision stack: up to 24 x ([0-9]+) bytes", sizeof(Decision)},
      {engine, "local actions left: up to ([0-9]+) x", state.local.capacity()},
      {engine, "local actions left: up to 8 x ([0-9]+) bytes", sizeof(LocalAction)},
      {engine, "job market ([0-9]+)x3", kJobRows},
      {engine, "foresight ([0-9]+),", sizeof state.foresight},
      {engine, "objective display ([0-9]+),", kObjectiveDisplay},
      {engine, "station masters ([0-9]+),", kAllStationMasterSpaces},
      {engine, "board ([0-9]+) ", kSpaces},
      {engine, "bonus tiles ([0-9]+),", kBonusPlaces},
      {engine, "automa 1 .. ([0-9]+)", kMaxAutomas},
      {engine, "automa 1 .. 3, ([0-9]+) bytes each", sizeof(AutomaState)},
      {engine, "\\(([0-9]+) cities,", kCities},
      {engine, " ([0-9]+) spaces,", kSpaces},
      {engine, " ([0-9]+) actions\\)", kActionTable.size()},
      {"docs/performance.md", "size of a position \\| ([0-9,]+) bytes", sizeof(State)},
      {"docs/performance.md", "--game elpaso` \\(([0-9,]+) bytes\\)", sizeof(elpaso::State)},
  };
}

TEST(DocumentFigures, SizesAndCountsAreThoseOfTheEngine) {
  for (const Figure& figure : figures()) {
    const std::vector<std::string> found =
        all_matches(document(figure.document).text, std::regex(figure.words));
    ASSERT_EQ(found.size(), 1U) << figure.document << ": " << figure.words;
    EXPECT_EQ(number_in(found[0]), static_cast<long>(figure.told))
        << figure.document << ": " << figure.words;
  }
}

// A size that no row above knows would be one that nobody keeps true.
TEST(DocumentFigures, EverySizeInBytesIsOneOfThose) {
  std::set<long> told{2, 5};  // parts of the rows of the stack and the local actions
  for (const Figure& figure : figures()) told.insert(static_cast<long>(figure.told));
  for (const Document& document : documents()) {
    if (document.name == "CHANGELOG.md") continue;
    for (const std::string& size : all_matches(document.text, std::regex("([0-9,]+) bytes"))) {
      EXPECT_TRUE(told.contains(number_in(size))) << document.name << ": " << size << " bytes";
    }
  }
}

TEST(DocumentFigures, GamesTellTheSizesToo) {
  const json::value answer = cli::test::run({"games", "--json"}).json();
  for (const json::value& game : answer.at("games").as_array()) {
    EXPECT_EQ(game.at("state_bytes").to_number<std::size_t>(),
              game.at("name") == "elpaso" ? sizeof(elpaso::State) : sizeof(trail::State));
  }
}

// Results of random games do not depend on the machine: 600 games show whether a figure is out of
// date.
TEST(DocumentFigures, DecisionsAndTurnsOfAGameAreThoseThatTheBenchCounts) {
  const Document& performance = document("docs/performance.md");
  const auto counted = [](const std::string& options) {
    return run_shown("drover bench " + options + " --games 600 --json").json();
  };
  const auto near = [](double one, double told) { return std::abs(one - told) < told / 25; };
  int rows = 0;
  for (const Cells& row : rows_of(section(performance, "Rules"))) {
    if (row[0] == "turns a game") {
      const double turns = counted("").at("turns_per_game").to_number<double>();
      EXPECT_TRUE(near(turns, std::stod(row[1]))) << turns;
      ++rows;
    }
    const std::vector<std::string> options = code_in(row[0]);
    if (options.empty() || row.size() < 4) continue;
    const double decisions = counted(options[0]).at("decisions_per_game").to_number<double>();
    EXPECT_TRUE(near(decisions, std::stod(row[3]))) << options[0] << ": " << decisions;
    ++rows;
  }
  EXPECT_EQ(rows, 8);
}

// A measured figure cannot be compared here, but its section must contain the command that measures
// it.
TEST(DocumentFigures, MeasuredTablesStandWithTheCommandThatMeasures) {
  static const std::regex kMeasured("^\\|.*[0-9]\\.[0-9].*");
  int measured = 0;
  for (const char* name : {"docs/performance.md", "docs/solo.md", "docs/bots.md"}) {
    std::string doubtful;  // the first measured row of the section
    bool command = false;
    const auto end_section = [&] {
      EXPECT_TRUE(command || doubtful.empty()) << name << ": " << doubtful;
      doubtful.clear();
      command = false;
    };
    for (const std::string& line : cli::test::lines_of(document(name).text)) {
      if (line.starts_with("## ")) end_section();
      if (line.find("drover ") != std::string::npos) command = true;
      if (!std::regex_match(line, kMeasured)) continue;
      ++measured;
      if (doubtful.empty()) doubtful = line;
    }
    end_section();
  }
  EXPECT_GT(measured, 60);
}

// ---- Lists --------------------------------------------------------------------------------------

// The words written as code in the first column below a heading.
std::set<std::string> first_column(const Document& document, const std::string& heading) {
  std::set<std::string> words;
  for (const Cells& row : rows_of(section(document, heading))) {
    for (const std::string& word : code_in(row[0])) words.insert(word);
  }
  return words;
}

template <class Kind>
std::set<std::string> all_names(std::string_view (*name_of)(Kind)) {
  std::set<std::string> names;
  for (int kind = 0; kind < 256; ++kind) {
    const std::string_view name = name_of(static_cast<Kind>(kind));
    if (name.empty()) break;
    names.emplace(name);
  }
  return names;
}

std::set<std::string> all_names(const kit::EventTable& events) {
  std::set<std::string> names;
  for (const kit::EventRow& row : events.rows()) names.emplace(row.name);
  return names;
}

// Sections of the two games share their names: those of El Paso come later.
std::string part_of_formats(bool elpaso) {
  const std::string& prose = document("docs/formats.md").prose;
  const std::size_t at = prose.find("\n## El Paso\n");
  return elpaso ? prose.substr(at) : prose.substr(0, at);
}
Document formats(bool elpaso) {
  Document part = document("docs/formats.md");
  part.prose = part_of_formats(elpaso);
  return part;
}

TEST(DocumentLists, DecisionsAreThoseOfTheEngines) {
  EXPECT_EQ(first_column(formats(false), "Decisions"), all_names(trail::decision_name));
  EXPECT_EQ(first_column(formats(true), "Decisions of El Paso"), all_names(elpaso::decision_name));
}

TEST(DocumentLists, EventsAreThoseOfTheEngines) {
  EXPECT_EQ(first_column(formats(false), "Events"), all_names(trail::event_table()));
  EXPECT_EQ(first_column(formats(true), "Events"), all_names(elpaso::event_table()));
}

TEST(DocumentLists, ActionsAndReasonsOfAutomasAreNamed) {
  const auto named = [](const std::string& text, const std::set<std::string>& names) {
    for (const std::string& name : names) {
      EXPECT_NE(text.find(name), std::string::npos) << name;
    }
  };
  const std::string events = section(formats(false), "Events");
  std::set<std::string> actions = all_names(trail::automa_action_name);
  actions.erase("nothing");
  named(events, actions);
  named(events, all_names(trail::automa_reason_name));
  named(section(formats(true), "Events"), all_names(elpaso::reason_name));
}

// The words of a cell of names, with what it draws together: "FL1 to FL4", "A to G",
// "money-1 to -5", "flood-, drought- ...: -2-green".
std::set<std::string> names_in(const std::string& cell) {
  std::set<std::string> names;
  std::vector<std::string> words = all_matches(cell, std::regex("([\\w-]+)"));
  std::vector<std::string> heads;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    names.insert(word);
    if (word.ends_with('-')) heads.push_back(word);
    if (word.starts_with('-')) {
      for (const std::string& head : heads) names.insert(head + word.substr(1));
    }
    if (i + 2 >= words.size() || (words[i + 1] != "to" && words[i + 1] != "and")) continue;
    if (words[i + 1] == "and" && !words[i + 2].starts_with('-')) continue;
    std::string next = word;
    const char last = words[i + 2].back();
    const bool two_digits = word.size() > 1 && std::isdigit(word[word.size() - 2]) != 0;
    const int limit = two_digits ? 100 : 26;
    for (int step = 0; step < limit && next.back() != '\0'; ++step) {
      names.insert(next);
      if (next == words[i + 2] || (words[i + 2].starts_with('-') && next.back() == last)) break;
      const std::size_t digits = next.find_last_not_of("0123456789") + 1;
      if (digits == next.size()) {
        ++next.back();
      } else {
        std::string count = std::to_string(std::stoi(next.substr(digits)) + 1);
        while (count.size() < next.size() - digits) count.insert(0, "0");
        next = next.substr(0, digits) + count;
      }
    }
  }
  return names;
}

template <class Names>
void expect_named(const Document& document, const std::string& row_name, Names kind) {
  std::set<std::string> listed;
  for (const Cells& row : rows_of(section(document, "Names"))) {
    if (row[0] == row_name) listed = names_in(row[1]);
  }
  EXPECT_FALSE(listed.empty()) << row_name;
  for (int value = 0; value < text::name_limit(kind); ++value) {
    const std::string name(text::name_of(kind, value));
    EXPECT_TRUE(name.empty() || listed.contains(name)) << row_name << ": " << name;
  }
}

TEST(DocumentLists, NamesAreThoseOfTheNotation) {
  using trail::Names;
  for (const auto& [row, kind] :
       std::map<std::string, Names>{{"spaces", Names::kSpace},
                                    {"cattle", Names::kCattle},
                                    {"tiles", Names::kTile},
                                    {"cities", Names::kCity},
                                    {"towns", Names::kTown},
                                    {"bonus tiles", Names::kBonusTile},
                                    {"auxiliary actions", Names::kAux},
                                    {"disc spaces", Names::kDiscSpace},
                                    {"station masters", Names::kStationMaster}}) {
    expect_named(formats(false), row, kind);
  }
  using Other = elpaso::Names;
  for (const auto& [row, kind] :
       std::map<std::string, Other>{{"spaces", Other::kSpace},
                                    {"cattle", Other::kCattle},
                                    {"workers", Other::kWorker},
                                    {"neutral buildings", Other::kNeutral},
                                    {"train cards", Other::kTrainSide},
                                    {"trading posts", Other::kPost},
                                    {"objectives", Other::kObjective},
                                    {"bonus tiles", Other::kBonus},
                                    {"discs", Other::kDisc},
                                    {"automa cards", Other::kAutoma}}) {
    expect_named(formats(true), row, kind);
  }
}

// The keys of what GET /api/v1/games/NAME/components answers.
std::set<std::string> keys_of(const std::vector<std::string>& arguments) {
  std::set<std::string> keys;
  const json::value answer = cli::test::run(arguments).json();
  for (const auto& member : answer.as_object()) keys.emplace(member.key());
  keys.erase("game");
  keys.erase("options");
  return keys;
}

TEST(DocumentLists, TheDealsOfTheWeekAreThoseOfTheProgram) {
  std::vector<Cells> rows = rows_of(section(document("docs/playing.md"), "The daily deal"));
  ASSERT_EQ(rows.size(), 8U);
  EXPECT_EQ(rows.front()[0], "day");
  // 2026-11-16 is a Monday.
  for (int day = 0; day < 7; ++day) {
    const auto deal = table::daily_deal("2026-11-" + std::to_string(16 + day));
    ASSERT_TRUE(deal);
    const Cells& row = rows[static_cast<std::size_t>(day + 1)];
    EXPECT_EQ(row[1], "`" + std::string(deal->game) + "`") << row[0];
    std::set<std::string> options;
    for (const auto& [key, value] : deal->setup.options) options.insert(key + "=" + value);
    const auto told = all_matches(row[2], std::regex("`([^`]+)`"));
    EXPECT_EQ(std::set<std::string>(told.begin(), told.end()), options) << row[0];
  }
}

TEST(DocumentLists, KeysOfTheComponentsAreThoseOfTheProgram) {
  const Document& api = document("docs/api.md");
  EXPECT_EQ(first_column(api, "Components"), keys_of({"components", "--game", "second", "--players",
                                                      "1", "--option", "rails=second"}));
  EXPECT_EQ(first_column(api, "El Paso"),
            keys_of({"components", "--game", "elpaso", "--players", "1"}));
}

// ---- Where figures come from --------------------------------------------------------------------

// A city's row, "3, light, $2 and an objective card", has the numbers that the program prints.
TEST(DocumentReconstructed, FiguresOfCitiesAreThoseThatTheProgramPrints) {
  std::map<std::string, json::value> cities;
  const json::value components =
      cli::test::run({"components", "--game", "second", "--option", "rails=second"}).json();
  for (const json::value& city : components.at("cities").as_array()) {
    cities[std::string(city.at("id").as_string())] = city;
  }
  int rows = 0;
  for (const Cells& row : rows_of(document("docs/reconstructed.md").prose)) {
    const std::vector<std::string> ids = code_in(row[0]);
    if (ids.size() != 1 || !cities.contains(ids[0]) || row.size() < 4) continue;
    ++rows;
    const json::value& city = cities[ids[0]];
    std::multiset<int> expected{city.at("value").to_number<int>()};
    for (const char* key : {"points", "dollars", "points_per_bell"}) {
      const int figure = city.at(key).to_number<int>();
      if (figure != 0) expected.insert(figure);
    }
    EXPECT_EQ(numbers_in(row[1]), expected) << ids[0];
    const std::string corners(city.at("corners").as_string());
    EXPECT_NE(row[1].find(corners), std::string::npos) << ids[0];
    EXPECT_EQ(row[1].find("objective card") != std::string::npos, city.at("objective").as_bool())
        << ids[0];
    EXPECT_EQ(row[1].find("repeatable") != std::string::npos, city.at("repeatable").as_bool())
        << ids[0];
  }
  EXPECT_EQ(rows, 16);
}

// Pages that figures of El Paso were read on, by their numbers.
TEST(DocumentReconstructed, EveryPublicPageStandsInTheDocumentAndNoOther) {
  std::set<std::string> used;
  const std::function<void(const json::value&)> look = [&](const json::value& value) {
    if (const auto* list = value.if_array()) std::for_each(list->begin(), list->end(), look);
    const json::object* object = value.if_object();
    if (object == nullptr) return;
    if (const json::value* page = object->if_contains("page")) {
      EXPECT_EQ(object->at("source"), "public-page");
      used.emplace(page->as_string());
    }
    for (const auto& member : *object) look(member.value());
  };
  look(elpaso::components_json({}));
  EXPECT_EQ(first_column(document("docs/reconstructed-el-paso.md"), "Figures from a single page"),
            used);
}

}  // namespace figures_test
}  // namespace drover::docs
