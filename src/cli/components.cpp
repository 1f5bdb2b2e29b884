// drover components: prints every figure of the components in play, or those that are
// reconstructed.
#include <algorithm>
#include <memory>

#include "cli/cli.h"
#include "game/presenter.h"

namespace drover::cli {

namespace {

namespace json = boost::json;

struct Row {
  std::string kind;
  std::string id;
  std::string source;
  std::string confidence;  // in per cent; empty if there is none
  std::string figures;
};

bool is_blank(const json::value& value) {
  if (value.is_null()) return true;
  if (const auto* flag = value.if_bool()) return !*flag;
  if (const auto* number = value.if_int64()) return *number == 0;
  if (const auto* number = value.if_uint64()) return *number == 0;
  if (const auto* list = value.if_array()) return std::all_of(list->begin(), list->end(), is_blank);
  if (const auto* object = value.if_object()) {
    return std::all_of(object->begin(), object->end(),
                       [](const auto& member) { return is_blank(member.value()); });
  }
  return false;
}

std::string figures_of(const json::object& object, std::string_view name,
                       std::string_view separator);

std::string short_text(const json::value& value) {
  if (value.is_bool()) return {};  // a flag is shown by its name alone
  if (const auto* word = value.if_string()) return std::string(*word);
  if (const auto* number = value.if_int64()) return fmt::format("{}", *number);
  if (const auto* number = value.if_uint64()) return fmt::format("{}", *number);
  if (const auto* object = value.if_object()) return '(' + figures_of(*object, "", ", ") + ')';
  if (value.as_array().empty()) return "none";
  std::string text;
  for (const json::value& element : value.as_array()) {
    if (!text.empty()) text += ' ';
    text += is_blank(element) ? "-" : short_text(element);
  }
  return text;
}

bool is_reconstructed(const json::value& mark) {
  const json::value& source = mark.at("source");
  return source == "reconstructed" || source == "ours";
}

// The suffix of a mark for one figure of an object; the key "mark" is for the whole object.
constexpr std::string_view kMarkSuffix = "_mark";

bool has_marks_inside(const json::value& value) {
  if (const auto* list = value.if_array()) {
    return std::any_of(list->begin(), list->end(), has_marks_inside);
  }
  const json::object* object = value.if_object();
  return object != nullptr && std::any_of(object->begin(), object->end(), [](const auto& member) {
           const std::string_view key(member.key());
           return key == "mark" || key.ends_with(kMarkSuffix) || has_marks_inside(member.value());
         });
}

bool is_marked(const json::value& marks, std::string_view key) {
  const json::value* mark = marks.as_object().if_contains(key);
  return mark != nullptr && is_reconstructed(*mark);
}
bool is_absent(const json::value& value) { return value.is_null() || value == false; }

// The figures of an object as text, without the key `name`, marks, glyphs, blank values, and
// members that have marks and so rows of their own. If the object has "marks" for its figures: only
// its reconstructed figures, zeros included.
std::string figures_of(const json::object& object, std::string_view name,
                       std::string_view separator) {
  const json::value* marks = object.if_contains("marks");
  std::string text;
  for (const auto& member : object) {
    const std::string_view key(member.key());
    if (key == "mark" || key == "marks" || key.ends_with(kMarkSuffix)) continue;
    if (key == "glyphs" || key == "brief") continue;  // drawings of the figures
    if (key == name && (marks == nullptr || !is_marked(*marks, key))) continue;
    if (marks != nullptr ? !is_marked(*marks, key) || is_absent(member.value())
                         : is_blank(member.value()) || has_marks_inside(member.value())) {
      continue;
    }
    if (!text.empty()) text += separator;
    text += key;
    if (const std::string figure = short_text(member.value()); !figure.empty())
      text += ' ' + figure;
  }
  return text;
}

// The key of the member that names an object; empty if there is none.
std::string_view name_key(const json::object& object) {
  for (const std::string_view key : {"id", "card", "number", "from", "at", "value", "town"}) {
    if (object.contains(key)) return key;
  }
  return {};
}

std::string confidence_in(const json::value& mark) {
  const json::value* confidence = mark.as_object().if_contains("confidence");
  return confidence == nullptr ? std::string() : short_text(*confidence) + " %";
}

void collect(std::string_view kind, std::string_view name, const json::value& value,
             std::vector<Row>& rows) {
  if (const auto* list = value.if_array()) {
    for (const json::value& element : *list) collect(kind, "", element, rows);
  }
  const json::object* object = value.if_object();
  if (object == nullptr) return;
  const std::string_view key = name_key(*object);
  const std::string id = key.empty() ? std::string(name) : short_text(object->at(key));
  const auto add = [&](const json::value& mark, std::string figures) {
    if (!is_reconstructed(mark)) return;
    rows.push_back({std::string(kind), id, short_text(mark.at("source")), confidence_in(mark),
                    std::move(figures)});
  };
  if (const json::value* mark = object->if_contains("mark")) {
    add(*mark, figures_of(*object, key, "; "));
  }
  for (const auto& member : *object) {
    const std::string_view part(member.key());
    if (part.ends_with(kMarkSuffix)) {
      const std::string_view figure = part.substr(0, part.size() - kMarkSuffix.size());
      add(member.value(), fmt::format("{} {}", figure, short_text(object->at(figure))));
    } else if (part != "mark" && part != "marks") {
      collect(member.value().is_array() ? fmt::format("{} {}", kind, part) : std::string(kind),
              part, member.value(), rows);
    }
  }
}

void print_reconstructed(const json::object& components) {
  std::vector<Row> rows;
  for (const auto& section : components) collect(section.key(), "", section.value(), rows);
  if (rows.empty()) {
    say("Nothing in this set-up is reconstructed.\n");
    return;
  }
  std::size_t kind = 0;
  std::size_t id = 0;
  for (const Row& row : rows) {
    kind = std::max(kind, row.kind.size());
    id = std::max(id, row.id.size());
  }
  for (const Row& row : rows) {
    say("{:<{}}  {:<{}}  {:<13}  {:>5}  {}\n", row.kind, kind, row.id, id, row.source,
        row.confidence, row.figures);
  }
}

}  // namespace

void add_components(Command& app) {
  struct Arguments {
    SetupOptions setup;
    bool reconstructed = false;
    bool json = false;
  };
  Command command =
      app.add_subcommand("components", "Print all components of a game with their figures as JSON");
  auto arguments = std::make_shared<Arguments>();
  add_game_option(command, arguments->setup);
  add_players_option(command, arguments->setup);
  add_option_option(command, arguments->setup);
  command.add_flag("--reconstructed", arguments->reconstructed,
                   "Only reconstructed figures and our own, as a table with our confidence");
  command.add_flag("--json", arguments->json, "Print JSON (always the case)");
  command.footer("Example: drover components --game second --option rails=second --reconstructed");
  command.callback([arguments] {
    const json::object components =
        value_or_fail(game_of(arguments->setup).presenter().components(setup_of(arguments->setup)));
    if (arguments->reconstructed) {
      print_reconstructed(components);
    } else {
      print_json(components);
    }
  });
}

}  // namespace drover::cli
