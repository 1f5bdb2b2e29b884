// Catalogues: the sentences of the games by key, one catalogue for each language. Their sources are
// the JSON files in src/*/words, which are embedded in the program.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/language.h"
#include "text/message.h"

namespace drover::text {

// The messages of one catalogue by key.
class Catalogue {
 public:
  Catalogue() = default;
  // From a JSON object of texts. A message that cannot be parsed is kept as plain text and named in
  // problems().
  explicit Catalogue(std::string_view json);

  // An embedded catalogue: "elpaso", or "trail/second" for src/trail/words/second.*.json. Empty if
  // there is none.
  static const Catalogue& of(std::string_view name, Language language);
  // Adds the catalogue of a game from outside the program. Not thread-safe: call it before any
  // MessageFormatter is used.
  static void add(std::string_view name, Language language, std::string_view json);

  const Message* find(std::string_view key) const;
  const std::map<std::string, Message, std::less<>>& messages() const { return messages_; }
  const std::vector<std::string>& problems() const { return problems_; }

 private:
  std::map<std::string, Message, std::less<>> messages_;
  std::vector<std::string> problems_;
};

// Formats the messages of several catalogues in one language. Of several messages with one key the
// one from the last catalogue is used.
class MessageFormatter final : public MessageContext {
 public:
  // Composes the name of a thing that has no message of its own; none if it has no name.
  using NameOf =
      std::function<std::optional<std::string>(std::string_view table, std::string_view value)>;
  using PlayerOf = std::function<std::string(std::int64_t seat)>;  // counted from 1

  MessageFormatter(Language language, std::initializer_list<std::string_view> catalogues);
  void add(std::string_view catalogue);

  void set_name_lookup(NameOf name_of) { name_of_ = std::move(name_of); }
  // Sets how players are named; by default "Player 2".
  void set_player_names(PlayerOf player_of) { player_of_ = std::move(player_of); }

  // The formatted message. If no catalogue has the key, a readable form of its last word.
  std::string operator()(std::string_view key, const Params& params = {}) const;
  bool has(std::string_view key) const { return message(key) != nullptr; }

  Language language() const override { return language_; }
  std::optional<std::string> name(std::string_view table, std::string_view value) const override;
  const Message* message(std::string_view key) const override;
  std::string player(std::int64_t seat) const override;

 private:
  Language language_;
  std::vector<const Catalogue*> catalogues_;
  NameOf name_of_;
  PlayerOf player_of_;
};

// The text with its first letter in upper or lower case, accented letters included.
std::string capitalised(std::string text);
std::string uncapitalised(std::string text);
// A text that also stands alone, for the middle of a sentence: without its capital, except in
// German, where nouns keep it.
std::string in_sentence(std::string text, Language language);

}  // namespace drover::text
