#include "cli/command_line.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "cli/cli.h"

namespace drover::cli {

namespace {

// The message of CLI11 as a sentence.
std::string sentence_of(const CLI::ParseError& error, const CLI::App& app) {
  std::string text = error.what();
  constexpr std::string_view kConversion = "Could not convert: ";
  if (text.starts_with(kConversion)) {
    text.erase(0, kConversion.size());
    const std::size_t equals = text.find(" = ");
    if (equals != std::string::npos) {
      text =
          fmt::format("\"{}\" is no value for {}", text.substr(equals + 3), text.substr(0, equals));
    }
  }
  std::replace(text.begin(), text.end(), '\n', ' ');
  while (!text.empty() && (text.back() == '.' || text.back() == ' ')) text.pop_back();
  std::string command = app.get_name();
  for (const CLI::App* sub : app.get_subcommands()) command += " " + sub->get_name();
  return fmt::format("{}. Try \"{} --help\".", text, command);
}

bool has_command(const CLI::App& app, std::string_view name) {
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  return std::any_of(commands.begin(), commands.end(),
                     [&](const CLI::App* command) { return command->get_name() == name; });
}

// The name of an option without its placeholder: "--games" of "--games N".
std::string bare_name(const std::string& name) { return name.substr(0, name.find(' ')); }

Option with_placeholder(const std::string& name, CLI::Option* option) {
  const std::size_t space = name.find(' ');
  if (space != std::string::npos) option->type_name(name.substr(space + 1));
  return Option(option);
}

}  // namespace

// ---- Options ------------------------------------------------------------------------------------

Option Option::type_name(const std::string& name) {
  option_->type_name(name);
  return *this;
}
Option Option::option_text(const std::string& text) {
  option_->option_text(text);
  return *this;
}
Option Option::show_default() {
  option_->capture_default_str();
  return *this;
}
Option Option::required() {
  option_->required();
  return *this;
}
Option Option::excludes(Option other) {
  option_->excludes(other.option_);
  return *this;
}
Option Option::one_value() {
  option_->allow_extra_args(false);
  return *this;
}
Option Option::value_optional() {
  option_->expected(0, 1);
  return *this;
}
Option Option::in_whole_range(std::int64_t least, std::int64_t most) {
  option_->check(CLI::Range(least, most));
  return *this;
}
Option Option::in_range(double least, double most) {
  option_->check(CLI::Range(least, most));
  return *this;
}
Option Option::not_negative() {
  option_->check(CLI::NonNegativeNumber);
  return *this;
}
Option Option::one_of(std::vector<std::string> words) {
  option_->check(CLI::IsMember(std::move(words)));
  return *this;
}
Option Option::check(std::function<std::string(const std::string&)> validate) {
  option_->check(std::move(validate));
  return *this;
}

bool Option::is_given() const { return option_ != nullptr && option_->count() > 0; }

// ---- Commands -----------------------------------------------------------------------------------

Command Command::add_subcommand(const std::string& name, const std::string& explanation) {
  return Command(app_->add_subcommand(name, explanation), former_options_);
}
void Command::footer(const std::string& text) {
  app_->footer(text.substr(text.starts_with('\n') ? 1 : 0));
}
void Command::callback(std::function<void()> action) { app_->callback(std::move(action)); }

Option Command::add_flag(const std::string& name, bool& value, const std::string& explanation) {
  return Option(app_->add_flag(name, value, explanation));
}
template <class Value>
Option Command::add_option(const std::string& name, Value& value, const std::string& explanation) {
  return with_placeholder(name, app_->add_option(bare_name(name), value, explanation));
}
Option Command::add_option(const std::string& name, std::function<void(const std::string&)> parse,
                           const std::string& explanation) {
  return with_placeholder(
      name, app_->add_option_function<std::string>(bare_name(name), std::move(parse), explanation));
}
template Option Command::add_option(const std::string&, std::string&, const std::string&);
template Option Command::add_option(const std::string&, std::vector<std::string>&,
                                    const std::string&);
template Option Command::add_option(const std::string&, int&, const std::string&);
template Option Command::add_option(const std::string&, unsigned&, const std::string&);
template Option Command::add_option(const std::string&, std::uint16_t&, const std::string&);
template Option Command::add_option(const std::string&, std::int64_t&, const std::string&);
template Option Command::add_option(const std::string&, std::uint64_t&, const std::string&);
template Option Command::add_option(const std::string&, double&, const std::string&);

void Command::accept_former_name(const std::string& former, const std::string& name) {
  former_options_->emplace(std::pair(app_->get_name(), former), FormerOption{name, {}});
}
void Command::refuse_former_option(const std::string& former, const std::string& sentence) {
  former_options_->emplace(std::pair(app_->get_name(), former), FormerOption{{}, sentence});
}

// ---- The program --------------------------------------------------------------------------------

Program::Program(const std::string& explanation, const std::string& name,
                 const std::string& version)
    : Command(nullptr, nullptr), owned_(std::make_unique<CLI::App>(explanation, name)) {
  app_ = owned_.get();
  former_options_ = &owned_former_options_;
  app_->set_version_flag("--version", version, "Show the version and exit");
  app_->set_help_flag("-h,--help", "Show this help and exit");
  app_->require_subcommand(1);
}

Program::~Program() = default;

void Program::run(int argc, const char* const* argv) {
  if (argc > 1 && argv[1][0] != '-' && !has_command(*app_, argv[1])) {
    fail("There is no command \"{}\". Try \"drover --help\".", argv[1]);
  }
  std::vector<std::string> arguments = with_present_names(argc, argv);
  std::reverse(arguments.begin(), arguments.end());  // the order that CLI11 expects
  try {
    app_->parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) throw Failure(sentence_of(error, *app_));
    app_->exit(error);  // help or version
  }
}

std::vector<std::string> Program::with_present_names(int argc, const char* const* argv) const {
  std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  if (arguments.empty()) return arguments;
  for (std::string& argument : arguments) {
    const std::string name = argument.substr(0, argument.find('='));
    const auto found = owned_former_options_.find({arguments.front(), name});
    if (found == owned_former_options_.end()) continue;
    const auto& [present_name, refusal] = found->second;
    if (!refusal.empty()) fail("{}", refusal);
    fmt::print(stderr, "{} is now called {}.\n", name, present_name);
    argument.replace(0, name.size(), present_name);
  }
  return arguments;
}

}  // namespace drover::cli
