// The list of reconstructed figures in docs/ agrees with the component tables.
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <boost/json/object.hpp>
#include <gtest/gtest.h>

#include "elpaso/serialization/json.h"
#include "support/places.h"

namespace drover::elpaso {
namespace provenance_test {

namespace json = boost::json;

std::string name_in(const json::object& part, std::string_view fallback) {
  for (const std::string_view key : {"id", "card", "value", "number"}) {
    const json::value* name = part.if_contains(key);
    if (name == nullptr) continue;
    if (const auto* text = name->if_string()) return std::string(*text);
    return std::to_string(name->to_number<int>());
  }
  return std::string(fallback);
}

void collect(const json::value& value, std::string_view name, std::set<std::string>& names) {
  if (const auto* list = value.if_array()) {
    for (const json::value& element : *list) collect(element, "", names);
    return;
  }
  const json::object* part = value.if_object();
  if (part == nullptr) return;
  const json::value* mark = part->if_contains("mark");
  if (mark == nullptr) {
    for (const auto& member : *part) collect(member.value(), member.key(), names);
  } else if (mark->at("source") == "reconstructed") {
    names.insert(name.empty() ? name_in(*part, name) : std::string(name));
  }
}

// The reconstructed figures of the tables. In a solo game with every B card all of Sue's cards are
// in play.
std::set<std::string> reconstructed_in_tables() {
  Options options;
  options.players = 1;
  options.sue_b_cards = kMostBCards;
  std::set<std::string> names;
  collect(components_json(options), "", names);
  return names;
}

// The reconstructed figures of the document: the second word of each line of the list.
std::set<std::string> reconstructed_in_document() {
  std::ifstream file(drover::test::repository() / "docs/reconstructed-el-paso.md");
  std::set<std::string> names;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string kind;
    std::string name;
    std::string source;
    words >> kind >> name >> source;
    if (source == "reconstructed") names.insert(name);
  }
  return names;
}

TEST(ElPasoProvenance, DocumentListsExactlyTheReconstructedFigures) {
  const std::set<std::string> tables = reconstructed_in_tables();
  EXPECT_GT(tables.size(), 100U);
  EXPECT_EQ(reconstructed_in_document(), tables);
}

}  // namespace provenance_test
}  // namespace drover::elpaso
