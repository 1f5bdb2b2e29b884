// Runs the built program through a shell and captures its output.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <boost/json/parse.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include "support/places.h"

namespace drover::cli::test {

struct Outcome {
  int code = -1;
  std::string out;
  std::string err;
  boost::json::value json() const { return boost::json::parse(out); }
};

// A temporary folder, deleted in the destructor.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "drover-test-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string file(const std::string& name) const { return (path_ / name).string(); }
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void write_file(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

inline std::string quoted(const std::string& word) {
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

// Runs a shell line in which $DROVER is the program. Its language is English, and saved games go to
// a temporary folder.
inline Outcome run_shell(const std::string& line, const std::string& input = "") {
  const TemporaryFolder folder;
  write_file(folder.file("in"), input);
  const std::string command = "export DROVER=" + quoted(drover::test::program()) +
                              " LC_ALL=C XDG_DATA_HOME=" + quoted(folder.path()) + "; { " + line +
                              " ; } < " + quoted(folder.file("in")) + " > " +
                              quoted(folder.file("out")) + " 2> " + quoted(folder.file("err"));
  const int status = std::system(("bash -c " + quoted(command)).c_str());
  Outcome outcome;
  outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  outcome.out = read_file(folder.file("out"));
  outcome.err = read_file(folder.file("err"));
  return outcome;
}

inline Outcome run(const std::vector<std::string>& arguments, const std::string& input = "") {
  std::string line = "\"$DROVER\"";
  for (const std::string& argument : arguments) line += " " + quoted(argument);
  return run_shell(line, input);
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// The sentence with which the program refused: exit code 2, one line on stderr, nothing on stdout.
// Otherwise a description of what differs.
inline std::string refusal(const Outcome& outcome) {
  if (outcome.code != 2) return "exit code " + std::to_string(outcome.code);
  if (!outcome.out.empty()) return "output: " + outcome.out;
  const auto lines = lines_of(outcome.err);
  if (lines.size() != 1) return "not one line: " + outcome.err;
  if (lines[0].rfind("drover: ", 0) != 0 || lines[0].back() != '.') {
    return "no sentence: " + outcome.err;
  }
  return lines[0].substr(8);
}

}  // namespace drover::cli::test
