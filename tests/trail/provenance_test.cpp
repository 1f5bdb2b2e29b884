// Every number of the tables has a source, and docs/reconstructed.md lists all reconstructed and
// invented ones.
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/places.h"
#include "trail/state/state.h"

namespace drover::trail::test {
namespace provenance_test {

// A row of a component table, with the word that a person would look for.
struct Figure {
  std::string table;
  std::string id;
  Provenance from;
};

std::string between(std::string_view first, std::string_view second) {
  return std::string(first) + " - " + std::string(second);
}

class Figures {
 public:
  template <class Table, class IdOf>
  void add(const std::string& table, const Table& rows, IdOf id_of) {
    for (const auto& row : rows) all_.push_back({table, id_of(row), row.from});
  }
  template <class Table>
  void add_slugs(const std::string& table, const Table& rows) {
    add(table, rows, [](const auto& row) { return std::string(row.slug); });
  }
  // An arrow is called by the two cities it joins.
  template <class Strip, class Arrows>
  void add_strip(const std::string& table, const Strip& strip, const Arrows& arrows) {
    add_slugs(table, strip);
    for (std::size_t i = 0; i < arrows.size(); ++i) {
      all_.push_back(
          {table + " arrows", between(strip[i].slug, strip[i + 1].slug), arrows[i].from});
    }
  }
  // Rows without a name are counted from 1.
  template <class Table>
  void add_numbered(const std::string& table, const Table& rows) {
    int number = 0;
    for (const auto& row : rows) {
      all_.push_back({table, table + " " + std::to_string(++number), row.from});
    }
  }
  void add_one(const std::string& table, const std::string& id, Provenance from) {
    all_.push_back({table, id, from});
  }
  // Cards, levels with their first deliveries, and what else tells it apart: "sam card 3".
  void add_automa(const std::string& name, const AutomaRow& row) {
    add_one("automas", name, row.from);
    for (const AutomaCardRow& card : row.cards) {
      add_one("cards of automas", name + " card " + std::string(card.slug), card.from);
    }
    for (const AutomaLevelRow& level : row.levels) {
      const auto which = static_cast<std::size_t>(level.level);
      const std::string id = name + " " + std::string(kAutomaLevelNames[which]);
      add_one("levels of automas", id, level.from);
      add_one("first deliveries of automas", id, level.first_from);
    }
  }
  const std::vector<Figure>& all() const { return all_; }

 private:
  std::vector<Figure> all_;
};

std::vector<Figure> all_figures() {
  Figures figures;
  figures.add_slugs("spaces", kSpaceTable);
  figures.add_slugs("spaces, second edition", kSecondSpaceTable);
  figures.add("forks", kForkTable,
              [](const ForkRow& row) { return between(row.at, row.second_branch); });
  figures.add_slugs("local actions", kActionTable);
  figures.add_slugs("risk actions", kRiskTable);
  figures.add_slugs("neutral buildings", kNeutralTable);
  figures.add_slugs("private buildings", kPrivateTable);
  figures.add_slugs("bonus tiles", kBonusTileTable);
  for (const auto& row : kWorkerSpaceTable) {
    std::vector<ActionRow> actions;
    for (const WorkerSpaceRow& space : row) actions.push_back(space.action);
    figures.add_slugs("worker spaces", actions);
  }
  figures.add("breeds", kBreedTable, [](const BreedRow& row) { return std::string(row.colour); });
  figures.add("cattle cards", kCattleTable,
              [](const CattleRow& row) { return std::string(row.name); });
  figures.add_numbered("purchase option", kPurchaseTable);
  figures.add_numbered("market size", kMarketSizeTable);
  figures.add_strip("first strip", kFirstStrip, kFirstArrows);
  figures.add_strip("second strip", kSecondStrip, kSecondArrows);
  figures.add_strip("first rails strip", kFirstRailsStrip, kFirstRailsArrows);
  figures.add_strip("second rails strip", kSecondRailsStrip, kSecondRailsArrows);
  figures.add_numbered("job market row", kJobMarketTable);
  figures.add("tiles", kTileTable, [](const TileRow& row) { return std::string(row.name); });
  figures.add_numbered("fee", kFeeTable);
  figures.add_slugs("objectives", kObjectiveTable);
  figures.add_slugs("disc spaces", kDiscSpaceTable);
  figures.add_slugs("disc space of the extension", kOfficeDiscSpaceTable);
  figures.add_slugs("auxiliary actions", kAuxTable);
  figures.add_slugs("auxiliary actions, second edition", std::vector<AuxRow>{kSecondAuxRemove});
  figures.add_slugs("auxiliary action of the extension", kAuxOfficeTable);
  figures.add_numbered("certificate space", kCertificateTrack);
  figures.add_numbered("step limit", kStepLimitTable);
  figures.add_numbered("station", kStationTable);
  figures.add_numbered("cross", kCrossTable);
  figures.add_slugs("station masters", kStationMasterTable);
  for (const TownMap& map : kTownMaps) {
    figures.add_slugs("towns", map.town);
    figures.add("tracks", map.track,
                [](const TownTrackRow& row) { return between(row.from_place, row.to); });
    figures.add_slugs("large towns", map.crest);
    std::size_t town = 0;
    figures.add("stations of towns", map.station, [&](const StationRow&) {
      return "station of " + std::string(map.town[map.station_town[town++]].slug);
    });
  }
  for (const auto& rows : kOfficeRowTable) {
    figures.add("rows of the extension board", rows,
                [](const OfficeRowRow& row) { return "row " + std::to_string(row.row); });
  }
  for (std::size_t i = 1; i < kAutomaTable.size(); ++i) {
    figures.add_automa(std::string(kAutomaNames[i]), kAutomaTable[i]);
  }
  figures.add_one("automas", "towns of garth", kGarthTownsSource);
  figures.add("Sam's office cards", kSamOfficeTable,
              [](const SamOfficeRow& row) { return "sam office " + std::string(row.town); });
  return figures.all();
}

TEST(Provenance, EveryRowOfEveryTableHasASource) {
  std::set<std::string> tables;
  for (const Figure& figure : all_figures()) {
    tables.insert(figure.table);
    EXPECT_NE(figure.from.source, Source::kOurs) << figure.table << ", " << figure.id;
    EXPECT_LE(figure.from.confidence, 100) << figure.table << ", " << figure.id;
    // Invented numbers have a confidence of 0: they cannot match the printed ones.
    EXPECT_EQ(figure.from.confidence == 0, figure.from.source == Source::kInvented)
        << figure.table << ", " << figure.id;
  }
  EXPECT_GT(tables.size(), 30U);
}

TEST(Provenance, NothingOfTheFirstEditionAndItsExpansionIsReconstructed) {
  constexpr Edition edition = Edition::kFirst;
  const auto sure = [](Provenance from) {
    return from.source != Source::kReconstructed && from.source != Source::kInvented;
  };
  for (const PrivateSide& side : kPrivateSides[static_cast<std::size_t>(edition)]) {
    EXPECT_TRUE(sure(side.from)) << side.slug;
  }
  for (const ActionRow& row : kActionTable) {
    if (belongs_to(row.editions, edition)) {
      EXPECT_TRUE(sure(row.from)) << row.slug;
    }
  }
  const TownMap& map = kTownMaps[static_cast<std::size_t>(edition)];
  for (const TownRow& row : map.town) EXPECT_TRUE(sure(row.from)) << row.slug;
  for (const CityRow& row : map.crest) EXPECT_TRUE(sure(row.from)) << row.slug;
  for (const CityRow& row : kFirstRailsStrip) EXPECT_TRUE(sure(row.from)) << row.slug;
  for (std::size_t i = 0; i < kObjectives; ++i) {
    if ((objectives_in_play({2, {}, {}, edition, kExtraRails}) >> i & 1U) != 0) {
      EXPECT_TRUE(sure(kObjectiveTable[i].from)) << kObjectiveTable[i].slug;
    }
  }
}

// ---- docs/reconstructed.md ----------------------------------------------------------------------

// A row of one of its tables, cell by cell.
using Cells = std::vector<std::string>;

std::vector<Cells> rows_of_the_document() {
  std::ifstream in(drover::test::repository() / "docs/reconstructed.md");
  std::vector<Cells> rows;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("| ")) continue;
    Cells cells;
    std::istringstream stream(line.substr(1));
    for (std::string cell; std::getline(stream, cell, '|');) cells.push_back(cell);
    rows.push_back(cells);
  }
  return rows;
}

// The words written as code: `T03`.
std::vector<std::string> code_in(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t open = text.find('`'); open != std::string::npos;) {
    const std::size_t close = text.find('`', open + 1);
    words.push_back(text.substr(open + 1, close - open - 1));
    open = text.find('`', close + 1);
  }
  return words;
}

bool is_marked(Provenance from) {
  return from.source == Source::kReconstructed || from.source == Source::kInvented;
}

// Figures whose rows have no name of their own: the document names their table instead, and the
// tracks stand in the rows of their towns.
const std::map<std::string, std::string> kNamedByTable{
    {"second rails strip arrows", "kSecondRailsArrows"},
    {"stations of towns", "kSecondTownStations"},
    {"rows of the extension board", "kOfficeRowTable"},
    {"tracks", "kSecondTownTracks"},
};

TEST(Reconstructed, DocumentListsEveryReconstructedOrInventedNumber) {
  std::set<std::string> named;
  std::string text;
  for (const Cells& cells : rows_of_the_document()) {
    for (const std::string& cell : cells) {
      text += cell;
      for (const std::string& word : code_in(cell)) named.insert(word);
    }
  }
  int figures = 0;
  for (const Figure& figure : all_figures()) {
    if (!is_marked(figure.from)) continue;
    ++figures;
    const auto table = kNamedByTable.find(figure.table);
    if (table == kNamedByTable.end()) {
      EXPECT_TRUE(named.contains(figure.id)) << figure.table << ": `" << figure.id << "`";
    } else {
      EXPECT_NE(text.find(table->second), std::string::npos) << table->second;
    }
  }
  EXPECT_GT(figures, 90);
}

TEST(Reconstructed, DocumentListsNothingElseAndAgreesWithTheTablesConfidence) {
  std::map<std::string, std::set<int>> marked;  // confidence
  for (const Figure& figure : all_figures()) {
    if (is_marked(figure.from)) marked[figure.id].insert(figure.from.confidence);
  }
  int rows = 0;
  for (const Cells& cells : rows_of_the_document()) {
    for (const std::string& id : code_in(cells.front())) {
      ++rows;
      EXPECT_TRUE(marked.contains(id)) << "`" << id << "` is no longer reconstructed";
      const std::size_t sign = cells.back().find(" %");
      if (sign == std::string::npos) continue;
      EXPECT_TRUE(marked[id].contains(std::stoi(cells.back().substr(0, sign))))
          << "`" << id << "` is said to be sure by" << cells.back();
    }
  }
  EXPECT_GT(rows, 50);
}

TEST(Reconstructed, DocumentHasTheTracksOfEveryTown) {
  const TownMap& map = kTownMaps[static_cast<std::size_t>(Edition::kSecond)];
  std::map<std::string, std::set<std::string>> expected;
  for (const TownTrackRow& row : map.track) {
    const std::string from = row.from_place == "HQ" ? "headquarters" : std::string(row.from_place);
    expected[std::string(row.to)].insert(from);
    if (town_named(from) < kTowns) expected[from].insert(std::string(row.to));
  }
  std::map<std::string, std::set<std::string>> found;
  for (const Cells& cells : rows_of_the_document()) {
    const std::vector<std::string> ids = code_in(cells.front());
    if (cells.size() < 6 || ids.size() != 1 || town_named(ids[0]) >= kTowns) continue;
    std::istringstream tracks(cells[4]);
    for (std::string place; std::getline(tracks, place, ',');) {
      const std::size_t first = place.find_first_not_of(' ');
      found[ids[0]].insert(place.substr(first, place.find_last_not_of(' ') + 1 - first));
    }
  }
  EXPECT_EQ(found, expected);
}

}  // namespace provenance_test
}  // namespace drover::trail::test
