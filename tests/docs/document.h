// The documents as tests see them: headings, tables, code, links, and the commands they show.
#pragma once

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/program.h"
#include "support/places.h"

namespace drover::docs {

namespace fs = std::filesystem;

using drover::test::repository;

using Cells = std::vector<std::string>;

// A code block: the lines between two ``` lines.
struct Block {
  std::vector<std::string> lines;
  // The command of a comment <!-- prints: ... --> before the block: its output holds the block.
  std::string printed_by;
};

struct Document {
  std::string name;  // "docs/formats.md"
  std::string text;
  std::vector<std::string> headings;
  std::vector<Block> blocks;
  std::string prose;  // without blocks
};

inline std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t") + 1 - first));
}

inline Document read_document(const std::string& name) {
  static const std::regex kPrints("<!-- prints: (.*) -->");
  Document document;
  document.name = name;
  document.text = cli::test::read_file((repository() / name).string());
  std::string printed_by;
  bool inside = false;
  for (const std::string& line : cli::test::lines_of(document.text)) {
    std::smatch match;
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) document.blocks.push_back({{}, std::exchange(printed_by, {})});
    } else if (inside) {
      document.blocks.back().lines.push_back(line);
    } else if (std::regex_match(line, match, kPrints)) {
      printed_by = match[1];
    } else {
      if (line.starts_with('#')) document.headings.push_back(trimmed(line.substr(line.find(' '))));
      document.prose += line + '\n';
    }
  }
  return document;
}

// Adds every Markdown file of the folder, in the order of their names.
inline void read_documents(const std::string& folder, std::vector<Document>& found) {
  std::set<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(repository() / folder)) {
    if (entry.path().extension() == ".md") names.insert(entry.path().filename().string());
  }
  for (const std::string& name : names) {
    std::string path = folder;
    found.push_back(read_document(path.append("/").append(name)));
  }
}

// Every document for people, and the README of every room.
inline const std::vector<Document>& documents() {
  static const std::vector<Document> all = [] {
    std::vector<Document> found;
    for (const char* name : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"}) {
      found.push_back(read_document(name));
    }
    read_documents("docs", found);
    for (const char* parent : {"docs", "src", "web/src"}) {
      std::set<std::string> folders;
      for (const fs::directory_entry& entry : fs::directory_iterator(repository() / parent)) {
        if (entry.is_directory()) folders.insert(entry.path().filename().string());
      }
      for (const std::string& folder : folders) {
        read_documents(std::string(parent).append("/").append(folder), found);
      }
    }
    return found;
  }();
  return all;
}

inline const Document& document(std::string_view name) {
  const auto found = std::find_if(documents().begin(), documents().end(),
                                  [&](const Document& one) { return one.name == name; });
  return found == documents().end() ? documents().front() : *found;
}

// The part below a heading, up to the next one of any level.
inline std::string section(const Document& document, const std::string& heading) {
  const std::size_t at = document.prose.find("# " + heading + "\n");
  if (at == std::string::npos) return {};
  const std::size_t from = document.prose.find('\n', at) + 1;
  return document.prose.substr(from, document.prose.find("\n#", from) - from);
}

// Every row of every table in the text.
inline std::vector<Cells> rows_of(const std::string& text) {
  std::vector<Cells> rows;
  for (const std::string& line : cli::test::lines_of(text)) {
    if (!line.starts_with("| ")) continue;
    Cells cells;
    std::istringstream stream(line.substr(1));
    for (std::string cell; std::getline(stream, cell, '|');) cells.push_back(trimmed(cell));
    rows.push_back(cells);
  }
  return rows;
}

// The first group of every match of the pattern.
inline std::vector<std::string> all_matches(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
    found.push_back((*at)[1]);
  }
  return found;
}

// Every integer in a text, without those in parentheses.
inline std::multiset<int> numbers_in(const std::string& text) {
  std::multiset<int> numbers;
  const std::string plain = std::regex_replace(text, std::regex("\\([^)]*\\)"), "");
  for (const std::string& number :
       all_matches(plain, std::regex("(?:^|[^\\w-])(-?[0-9]+)(?![\\w])"))) {
    numbers.insert(std::stoi(number));
  }
  return numbers;
}

// The words written as code: `T03`. A span may go on in the next line.
inline std::vector<std::string> code_in(const std::string& text) {
  std::vector<std::string> spans = all_matches(text, std::regex("`([^`]+)`"));
  for (std::string& span : spans) std::replace(span.begin(), span.end(), '\n', ' ');
  return spans;
}

// True if the text contains the pieces between "..." one after the other.
inline bool holds(const std::string& text, const std::string& shown) {
  std::size_t at = 0;
  for (std::size_t from = 0; from <= shown.size();) {
    const std::size_t to = std::min(shown.find("...", from), shown.size());
    const std::string piece = shown.substr(from, to - from);
    at = text.find(piece, at);
    if (at == std::string::npos) return false;
    at += piece.size();
    from = to + 3;
  }
  return true;
}

// Every run of blanks and line ends as one blank, and none inside a bracket: however lines are
// broken.
inline std::string on_one_line(const std::string& text) {
  const std::string line = std::regex_replace(text, std::regex("\\s+"), " ");
  return std::regex_replace(line, std::regex("([\\[{]) | ([\\]}])"), "$1$2");
}

// Runs a shell line, in which `drover` is the program under test.
inline cli::test::Outcome run_shown(const std::string& line) {
  static const std::regex kProgram("(^|\\| *)(build/release/)?drover ");
  static const std::regex kRemark("\\s+#.*$");
  return cli::test::run_shell(
      std::regex_replace(std::regex_replace(line, kRemark, ""), kProgram, "$1\"$$DROVER\" "));
}

}  // namespace drover::docs
