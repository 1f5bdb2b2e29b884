// The command line as the subcommands describe it: commands, and options that fill variables. CLI11
// reads it; only command_line.cpp includes that, because its headers are heavy.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace drover::cli {

// An option, a flag or an argument of a command. The functions can be strung together.
class Option {
 public:
  Option() = default;  // none yet
  explicit Option(CLI::Option* option) : option_(option) {}

  // In the help: what stands for the value, or all that is said beside the name.
  Option type_name(const std::string& name);
  Option option_text(const std::string& text);
  Option show_default();

  Option required();
  Option excludes(Option other);
  // Takes one value each time it is given, not all that follow.
  Option one_value();
  // Also given alone: then its value is empty.
  Option value_optional();
  Option in_range(double least, double most);
  Option in_range(std::integral auto least, std::integral auto most) {
    return in_whole_range(least, most);
  }
  Option not_negative();
  Option one_of(std::vector<std::string> words);
  // `complaint` says what is wrong with a value; nothing if it is right.
  Option check(std::function<std::string(const std::string&)> complaint);

  bool given() const;

 private:
  Option in_whole_range(std::int64_t least, std::int64_t most);

  CLI::Option* option_ = nullptr;
};

// One command, or the whole program. What it fills must live until the program ends.
class Command {
 public:
  explicit Command(CLI::App* app) : app_(app) {}

  Command add_subcommand(const std::string& name, const std::string& explanation);
  void footer(const std::string& text);
  // What the command does, once its options are read.
  void callback(std::function<void()> action);

  Option add_flag(const std::string& name, bool& value, const std::string& explanation);
  Option add_option(const std::string& name, std::string& value, const std::string& explanation);
  Option add_option(const std::string& name, std::vector<std::string>& values,
                    const std::string& explanation);
  Option add_option(const std::string& name, int& value, const std::string& explanation);
  Option add_option(const std::string& name, unsigned& value, const std::string& explanation);
  Option add_option(const std::string& name, std::uint16_t& value, const std::string& explanation);
  Option add_option(const std::string& name, std::int64_t& value, const std::string& explanation);
  Option add_option(const std::string& name, std::uint64_t& value, const std::string& explanation);
  Option add_option(const std::string& name, double& value, const std::string& explanation);
  // For a value that is read in a way of its own.
  Option add_option(const std::string& name, std::function<void(const std::string&)> take,
                    const std::string& explanation);

 protected:
  CLI::App* app_;
};

// The program itself, which owns all its commands.
class Program : public Command {
 public:
  Program(const std::string& explanation, const std::string& name, const std::string& version);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // Runs the command asked for, or prints help or the version. Fails with a sentence if that cannot
  // be understood.
  void run(int argc, const char* const* argv);

 private:
  std::unique_ptr<CLI::App> owned_;
};

}  // namespace drover::cli
