// Commands and options of the command line; options fill variables. A wrapper of CLI11, which only
// command_line.cpp includes, because its headers take long to compile.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace drover::cli {

// An option, a flag or an argument of a command. Most functions return the option, so that calls
// can be chained.
class Option {
 public:
  Option() = default;  // empty, until an option is assigned
  explicit Option(CLI::Option* option) : option_(option) {}

  // Texts of the help: the placeholder of the value, or the whole text beside the name.
  Option type_name(const std::string& name);
  Option option_text(const std::string& text);
  Option show_default();

  Option required();
  Option excludes(Option other);
  // Takes one value each time it is given, not all arguments that follow.
  Option one_value();
  // May be given without a value, which is then empty.
  Option value_optional();
  Option in_range(double least, double most);
  Option in_range(std::integral auto least, std::integral auto most) {
    return in_whole_range(least, most);
  }
  Option not_negative();
  Option one_of(std::vector<std::string> words);
  // Validates values: `validate` returns what is wrong with a value; an empty text if it is valid.
  Option check(std::function<std::string(const std::string&)> validate);

  bool is_given() const;

 private:
  Option in_whole_range(std::int64_t least, std::int64_t most);

  CLI::Option* option_ = nullptr;
};

// An option of former versions: its present name, or the sentence that refuses it.
struct FormerOption {
  std::string present_name;
  std::string refusal;
};
// Former options by command and former name.
using FormerOptions = std::map<std::pair<std::string, std::string>, FormerOption>;

// One command, or the whole program. The variables it fills must outlive the program.
class Command {
 public:
  Command(CLI::App* app, FormerOptions* former_options)
      : app_(app), former_options_(former_options) {}

  Command add_subcommand(const std::string& name, const std::string& explanation);
  // Sets the text at the end of the help. A line break at its beginning is left out.
  void footer(const std::string& text);
  // Sets the action of the command, which runs after its options were parsed.
  void callback(std::function<void()> action);

  Option add_flag(const std::string& name, bool& value, const std::string& explanation);
  // `name` may be followed by the placeholder of the value in the help: "--games N". Values are
  // texts, lists of texts and numbers.
  template <class Value>
  Option add_option(const std::string& name, Value& value, const std::string& explanation);
  // Adds an option for a number from `least` to `most`; the help shows its default.
  template <class Number, class Bound>
  Option add_number(const std::string& name, Number& value, const std::string& explanation,
                    Bound least, Bound most) {
    return add_option(name, value, explanation).in_range(least, most).show_default();
  }
  // Calls `parse` with the text of the value.
  Option add_option(const std::string& name, std::function<void(const std::string&)> parse,
                    const std::string& explanation);

  // Accepts a former name of an option or flag of this command, which help does not show. Its use
  // prints a note with the present name to standard error.
  void accept_former_name(const std::string& former, const std::string& name);
  // Refuses a former option, which help does not show, with a sentence.
  void refuse_former_option(const std::string& former, const std::string& sentence);

 protected:
  CLI::App* app_;
  FormerOptions* former_options_;  // of the program
};

// The program itself, which owns all its commands.
class Program : public Command {
 public:
  Program(const std::string& explanation, const std::string& name, const std::string& version);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // Parses the command line and runs its command, or prints help or the version. Throws a Failure
  // if the command line is invalid.
  void run(int argc, const char* const* argv);

 private:
  // The arguments of a command with present names in the place of former ones.
  std::vector<std::string> with_present_names(int argc, const char* const* argv) const;

  std::unique_ptr<CLI::App> owned_;
  FormerOptions owned_former_options_;
};

}  // namespace drover::cli
