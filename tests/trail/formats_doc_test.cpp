// docs/formats.md is correct and complete: its example moves parse, and it lists every key and
// name.
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "support/options.h"
#include "support/places.h"
#include "trail/components/trail_map.h"
#include "trail/rules/rules.h"
#include "trail/serialization/decision_json.h"
#include "trail/serialization/json.h"
#include "trail/state/events.h"
#include "trail/state/moves.h"

namespace drover::trail {
namespace formats_doc_test {

std::string formats_doc() {
  std::ifstream file(drover::test::repository() / "docs/formats.md");
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The part between a heading and the next one of any level.
std::string section(const std::string& doc, const std::string& heading) {
  const std::size_t begin = doc.find("\n" + heading + "\n");
  if (begin == std::string::npos) return {};
  const std::size_t end = doc.find("\n#", begin + heading.size() + 1);
  return doc.substr(begin, end == std::string::npos ? end : end - begin);
}

// Everything between single backquotes in the lines of a table.
std::vector<std::string> words_in_tables(const std::string& text) {
  std::vector<std::string> words;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    at = end + 1;
    if (line.empty() || line[0] != '|') continue;
    for (std::size_t open = line.find('`'); open != std::string::npos;) {
      const std::size_t close = line.find('`', open + 1);
      if (close == std::string::npos) break;
      words.push_back(line.substr(open + 1, close - open - 1));
      open = line.find('`', close + 1);
    }
  }
  return words;
}

bool names(const std::string& text, std::string_view word) {
  return text.find('`' + std::string(word) + '`') != std::string::npos;
}

TEST(FormatsDoc, ListsMovesOfEveryKindThatParse) {
  std::vector<bool> seen(kMoveKinds);
  for (const std::string& word : words_in_tables(section(formats_doc(), "## Moves"))) {
    if (word == "left" || word == "right") continue;
    const auto move = parse_move(word);
    ASSERT_TRUE(move) << word;
    EXPECT_EQ(to_text(*move), word);
    seen[move->kind.byte()] = true;
  }
  for (std::size_t kind = 0; kind < seen.size(); ++kind) EXPECT_TRUE(seen[kind]) << kind;
}

TEST(FormatsDoc, NamesEveryBranchOfTheTrail) {
  const std::string routes = section(formats_doc(), "### Routes");
  for (const ForkRow& fork : kForkTable) EXPECT_TRUE(names(routes, fork.second_branch));
}

TEST(FormatsDoc, NamesEveryKeyOfAPosition) {
  const std::string doc = formats_doc();
  Options first_rails{2};
  first_rails.extras = kExtraRails;
  Options second{2};
  second.edition = Edition::kSecond;
  second.extras = kExtraRails | kOrangeCattle | kExtraOrangeObjectives;
  for (const Options& options : {Options{2}, first_rails, second}) {
    const boost::json::object position = to_json(redact(setup(options, 7), kSpectator));
    for (const auto& member : position) EXPECT_TRUE(names(doc, member.key())) << member.key();
    for (const auto& member : position.at("options").as_object()) {
      EXPECT_TRUE(names(doc, member.key())) << member.key();
    }
    for (const auto& member : position.at("players").at(0).as_object()) {
      const std::string key(member.key());
      EXPECT_TRUE(names(doc, key) || doc.find('"' + key + "\":") != std::string::npos) << key;
    }
  }
}

TEST(FormatsDoc, ShowsAPlayerAsTheProgramDoes) {
  const std::string positions = section(formats_doc(), "## Positions");
  const std::size_t begin = positions.find("{\n  \"seat\"");
  ASSERT_NE(begin, std::string::npos);
  const std::size_t end = positions.find("```", begin);
  EXPECT_EQ(boost::json::parse(positions.substr(begin, end - begin)),
            to_json(setup({2}, 7)).at("players").at(0));
}

TEST(FormatsDoc, NamesEveryDecisionAndEveryEvent) {
  const std::string decisions = section(formats_doc(), "### Decisions");
  for (int kind = 0; kind < kDecisionKinds; ++kind) {
    const std::string_view name = decision_name(static_cast<DecisionKind>(kind));
    EXPECT_TRUE(names(decisions, name)) << name;
  }
  const std::string events = section(formats_doc(), "## Events");
  for (int kind = 0; kind <= static_cast<int>(EventKind::kOfficeCardPutUnder); ++kind) {
    const std::string_view name = event_table().name(static_cast<EventKind>(kind));
    EXPECT_TRUE(names(events, name)) << name;
  }
}

TEST(FormatsDoc, NamesEveryActionAndReasonOfAutomas) {
  const std::string events = section(formats_doc(), "## Events");
  for (int action = 1; action < kAutomaActions; ++action) {
    const std::string_view name = automa_action_name(static_cast<AutomaAction>(action));
    EXPECT_TRUE(names(events, name)) << name;
  }
  for (int reason = 0; reason < kAutomaReasons; ++reason) {
    const std::string_view name = automa_reason_name(static_cast<AutomaReason>(reason));
    EXPECT_TRUE(names(events, name)) << name;
  }
}

TEST(FormatsDoc, ShowsAnAutomaAsTheProgramDoes) {
  const std::string automas = section(formats_doc(), "### Automas");
  const std::size_t begin = automas.find("{\n  \"seat\"");
  ASSERT_NE(begin, std::string::npos);
  const std::size_t end = automas.find("```", begin);
  EXPECT_EQ(boost::json::parse(automas.substr(begin, end - begin)),
            to_json(setup(test::with_automa(test::first_edition(1), Automa::kGarth), 7))
                .at("players")
                .at(1));
}

TEST(FormatsDoc, NamesEveryKeyOfAnAutoma) {
  const std::string automas = section(formats_doc(), "### Automas");
  const std::string options = section(formats_doc(), "### Options of Great Western Trail");
  const Options sam = test::with_automa(test::rails(Edition::kSecond, 1), Automa::kSam);
  const boost::json::object position = to_json(setup(sam, 7));
  for (const auto& member : position.at("players").at(1).as_object()) {
    const std::string key(member.key());
    EXPECT_TRUE(names(automas, key) || key == "seat") << key;
  }
  for (const char* key : {"automa", "level", "automas"}) {
    EXPECT_TRUE(position.at("options").as_object().contains(key)) << key;
    EXPECT_TRUE(names(options, key)) << key;
  }
}

}  // namespace formats_doc_test
}  // namespace drover::trail
