#include "text/catalogue.h"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "text/embedded.h"
#include "text/words.h"

// Defined by the object file that cmake/DroverEmbed.cmake makes.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" {
extern const EmbeddedFile drover_words_files[];
extern const EmbeddedFile drover_words_files_end[];
}
// NOLINTEND(readability-identifier-naming)

namespace drover::text {

namespace {

// The file of a catalogue: "elpaso/words/en.json" for "elpaso", "trail/words/second.en.json" for
// "trail/second".
std::string file_of(std::string_view name, Language language) {
  const std::size_t slash = name.find('/');
  const std::string_view part = slash == std::string_view::npos ? "" : name.substr(slash + 1);
  return fmt::format("{}/words/{}{}{}.json", name.substr(0, slash), part, part.empty() ? "" : ".",
                     code_of(language));
}

using Catalogues = std::map<std::string, Catalogue, std::less<>>;

Catalogues read_all() {
  Catalogues all;
  for (const EmbeddedFile* file = drover_words_files; file != drover_words_files_end; ++file) {
    all.emplace(file->name, Catalogue(file->contents()));
  }
  return all;
}

Catalogues& all() {
  static Catalogues catalogues = read_all();
  return catalogues;
}

// A readable fallback for a key without a message: "take_objective" becomes "Take objective".
std::string made_readable(std::string_view key) {
  std::string last(key.substr(key.rfind('.') + 1));
  std::replace_if(
      last.begin(), last.end(), [](char letter) { return letter == '_' || letter == '-'; }, ' ');
  return capitalised(std::move(last));
}

// The two-byte small letters of the three languages, each with its capital.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kAccented{{
    {"ä", "Ä"},
    {"ö", "Ö"},
    {"ü", "Ü"},
    {"ą", "Ą"},
    {"ć", "Ć"},
    {"ę", "Ę"},
    {"ł", "Ł"},
    {"ń", "Ń"},
    {"ó", "Ó"},
    {"ś", "Ś"},
    {"ź", "Ź"},
    {"ż", "Ż"},
}};

// Changes the case of the first letter.
std::string with_first_letter(std::string text, bool large) {
  if (text.empty()) return text;
  const char small_letter = lower(text[0]);
  if (small_letter >= 'a' && small_letter <= 'z') {
    text[0] = large ? static_cast<char>(small_letter - 'a' + 'A') : small_letter;
  }
  for (const auto& [small, capital] : kAccented) {
    const std::string_view from = large ? small : capital;
    if (text.starts_with(from)) return text.replace(0, from.size(), large ? capital : small);
  }
  return text;
}

}  // namespace

std::string capitalised(std::string text) { return with_first_letter(std::move(text), true); }
std::string uncapitalised(std::string text) { return with_first_letter(std::move(text), false); }

std::string in_sentence(std::string text, Language language) {
  return language == Language::kGerman ? text : uncapitalised(std::move(text));
}

Catalogue::Catalogue(std::string_view json) {
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse(json, error);
  if (error || !value.is_object()) {
    problems_.emplace_back("the catalogue is no JSON object");
    return;
  }
  for (const auto& [key, text] : value.get_object()) {
    const std::string_view words = text.is_string() ? std::string_view(text.get_string()) : "";
    auto message = Message::parse(words);
    if (!message)
      problems_.push_back(fmt::format("{}: {}", std::string_view(key), message.error()));
    messages_.emplace(std::string(key), message ? *std::move(message) : Message::verbatim(words));
  }
}

const Catalogue& Catalogue::of(std::string_view name, Language language) {
  static const Catalogue nothing;
  const auto found = all().find(file_of(name, language));
  return found == all().end() ? nothing : found->second;
}

void Catalogue::add(std::string_view name, Language language, std::string_view json) {
  all().insert_or_assign(file_of(name, language), Catalogue(json));
}

const Message* Catalogue::find(std::string_view key) const {
  const auto found = messages_.find(key);
  return found == messages_.end() ? nullptr : &found->second;
}

MessageFormatter::MessageFormatter(Language language,
                                   std::initializer_list<std::string_view> catalogues)
    : language_(language) {
  for (const std::string_view name : catalogues) add(name);
}

void MessageFormatter::add(std::string_view catalogue) {
  catalogues_.insert(catalogues_.begin(), &Catalogue::of(catalogue, language_));
}

const Message* MessageFormatter::message(std::string_view key) const {
  for (const Catalogue* catalogue : catalogues_) {
    if (const Message* found = catalogue->find(key)) return found;
  }
  if (key.find('-') == std::string_view::npos) return nullptr;
  std::string other(key);
  std::replace(other.begin(), other.end(), '-', '_');
  return message(other);
}

std::optional<std::string> MessageFormatter::name(std::string_view table,
                                                  std::string_view value) const {
  if (const Message* listed = message(fmt::format("{}.{}", table, value))) {
    return listed->say({}, *this);
  }
  return name_of_ ? name_of_(table, value) : std::nullopt;
}

std::string MessageFormatter::player(std::int64_t seat) const {
  return player_of_ ? player_of_(seat) : (*this)("player.seat", {{"seat", seat}});
}

std::string MessageFormatter::operator()(std::string_view key, const Params& params) const {
  const Message* found = message(key);
  return found != nullptr ? found->say(params, *this) : made_readable(key);
}

}  // namespace drover::text
