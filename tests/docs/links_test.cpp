// Links, files and folders that the documents name are there.
#include <array>
#include <cctype>

#include <gtest/gtest.h>

#include "docs/document.h"

namespace drover::docs {
namespace links_test {

// As the web shows a heading's address: lower case, blanks as dashes, no other signs.
std::string anchor(const std::string& heading) {
  std::string text;
  for (const char c : heading) {
    if (c == ' ') text += '-';
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_') {
      text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
  }
  return text;
}

bool has_anchor(const Document& document, const std::string& wanted) {
  return std::any_of(document.headings.begin(), document.headings.end(),
                     [&](const std::string& heading) { return anchor(heading) == wanted; });
}

TEST(DocumentLinks, EveryTargetAndAnchorExists) {
  int links = 0;
  for (const Document& from : documents()) {
    for (const std::string& target : all_matches(from.prose, std::regex("\\]\\(([^)\\s]+)\\)"))) {
      if (target.find("://") != std::string::npos) continue;
      ++links;
      const std::size_t hash = std::min(target.find('#'), target.size());
      const fs::path file = fs::path(from.name).parent_path() / target.substr(0, hash);
      const std::string name = hash == 0 ? from.name : file.lexically_normal().generic_string();
      EXPECT_TRUE(fs::exists(repository() / name)) << from.name << ": " << target;
      if (hash == target.size()) continue;
      EXPECT_TRUE(has_anchor(document(name), target.substr(hash + 1)))
          << from.name << ": " << target;
    }
  }
  EXPECT_GT(links, 60);
}

// "src/<game>/components/" is there if it is for some game.
bool exists_for_some(const std::string& path) {
  const std::size_t open = path.find('<');
  if (open == std::string::npos) return fs::exists(repository() / path);
  const std::size_t close = path.find('>', open);
  constexpr std::array<std::string_view, 3> kInstead{"trail", "elpaso", "release"};
  return std::any_of(kInstead.begin(), kInstead.end(), [&](std::string_view word) {
    return exists_for_some(std::string(path).replace(open, close + 1 - open, word));
  });
}

std::set<std::string> file_names() {
  std::set<std::string> names;
  for (const char* folder : {"src", "tests", "web/src", "docs", "scripts", "cmake", "bench"}) {
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(repository() / folder)) {
      names.insert(entry.path().filename().string());
    }
  }
  return names;
}

TEST(DocumentPaths, EveryFileAndFolderNamedExists) {
  static const std::regex kInFolder(
      "\\.?/?((src|tests|docs|web|scripts|cmake|bench|boards|elpaso|trail|core)/[\\w./<>-]*)");
  static const std::regex kFile("[\\w<>-]+\\.(h|cpp|md|ts|svelte|json|txt)");
  const std::set<std::string> known = file_names();
  int paths = 0;
  for (const Document& from : documents()) {
    for (const std::string& span : code_in(from.prose)) {
      std::smatch match;
      if (std::regex_match(span, match, kInFolder)) {
        ++paths;
        const std::string path = match[1];
        // Paths of the engine are also named from src/ on.
        EXPECT_TRUE(exists_for_some(path) || exists_for_some("src/" + path) ||
                    exists_for_some("web/src/" + path))
            << from.name << ": " << path;
      } else if (std::regex_match(span, kFile) && span.find('<') == std::string::npos) {
        ++paths;
        EXPECT_TRUE(known.contains(span) || fs::exists(repository() / span))
            << from.name << ": " << span;
      }
    }
  }
  EXPECT_GT(paths, 60);
}

// The folders that a line of the README's map begins with: "  core/        fixed-capacity ...".
TEST(DocumentPaths, TheMapOfTheReadmeHasEveryFolder) {
  std::set<std::string> mapped;
  std::string above;
  for (const Block& block : document("README.md").blocks) {
    for (const std::string& line : block.lines) {
      std::smatch match;
      if (!std::regex_search(line, match, std::regex("^( {0,2})(\\w+)/( |$)"))) continue;
      if (match[1].length() == 0) above = match[2].str() + '/';
      mapped.insert(match[1].length() == 0 ? match[2].str() : above + match[2].str());
    }
  }
  std::set<std::string> there;
  for (const char* parent : {"", "src/"}) {
    for (const fs::directory_entry& entry : fs::directory_iterator(repository() / parent)) {
      const std::string name = entry.path().filename().string();
      if (entry.is_directory() && name[0] != '.' && name != "build") there.insert(parent + name);
    }
  }
  there.erase("shared");  // a neighbour of some checkouts, not a part of the repository
  EXPECT_EQ(mapped, there);
}

TEST(DocumentPaths, TheTurnTableHasEveryFileOfTheRules) {
  std::set<std::string> listed;
  for (const Cells& row : rows_of(section(document("docs/rules.md"), "A turn through the files"))) {
    for (const std::string& file : code_in(row.back())) {
      if (file.find('/') == std::string::npos) listed.insert(file);
    }
  }
  std::set<std::string> there;
  const fs::path rules = repository() / "src/trail/rules";
  for (const fs::directory_entry& entry : fs::directory_iterator(rules)) {
    // A header stands for itself only where no file of code does.
    fs::path code = entry.path();
    if (entry.path().extension() == ".h" && fs::exists(code.replace_extension(".cpp"))) continue;
    there.insert(entry.path().filename().string());
  }
  EXPECT_EQ(listed, there);
}

// Files above the games that name a game, an automa, or the engine of one.
TEST(DocumentPaths, TheFilesThatNameAGameAreThoseThatAreListed) {
  static const std::regex kInProgram(
      "\"(classic|second|elpaso)\"[ ,;)}]|#include \"(trail|elpaso)/|&\\w+_game\\(\\)");
  static const std::regex kInPage("'(classic|second|elpaso|garth|sam|brisco|sue)'|\\bclassic:");
  std::set<std::string> naming;
  const auto look = [&](const std::string& folder, const std::regex& name) {
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(repository() / folder)) {
      const std::string path = entry.path().lexically_relative(repository()).generic_string();
      if (!entry.is_regular_file() || path.find("/tests/") != std::string::npos) continue;
      if (path.find(".test.") != std::string::npos || path.ends_with(".net")) continue;
      const std::string text = cli::test::read_file(entry.path().string());
      const std::string code = std::regex_replace(text, std::regex("//.*"), "");
      if (std::regex_search(code, name)) naming.insert(path);
    }
  };
  for (const char* room :
       {"game", "net", "bots", "arena", "learn", "table", "api", "store", "server", "cli"}) {
    look(std::string("src/") + room, kInProgram);
  }
  for (const char* room : {"lessons", "lib", "local", "parts", "screens", "table"}) {
    look(std::string("web/src/") + room, kInPage);
  }
  for (const char* game : {"trail", "elpaso"}) {  // the adapters, which are the games' own
    for (const char* end : {".cpp", ".h"})
      naming.erase(std::string("src/game/") + game + "_game" + end);
  }
  naming.erase("src/arena/report_json.cpp");  // "second" of a pair of bots
  naming.erase("web/src/lib/ago.ts");         // "second" of a minute
  std::set<std::string> listed;
  for (const Cells& row :
       rows_of(section(document("docs/adding-a-game.md"), "9. Where games are named"))) {
    for (const std::string& file : code_in(row.front())) listed.insert(file);
  }
  EXPECT_EQ(listed, naming);
}

}  // namespace links_test
}  // namespace drover::docs
