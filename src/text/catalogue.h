// The words of the games, which are data beside them (src/*/words) and part of the program.
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

// Messages by their keys, in one language.
class Catalogue {
 public:
  Catalogue() = default;
  // Of a JSON object of texts. What cannot be read is kept as it stands, and named in problems().
  explicit Catalogue(std::string_view json);

  // One of those in the program: "elpaso", or "trail/second" for src/trail/words/second.*.json.
  // Empty if there is none.
  static const Catalogue& of(std::string_view name, Language language);
  // One more, of a game that is no part of the program. Before anybody speaks.
  static void add(std::string_view name, Language language, std::string_view json);

  const Message* find(std::string_view key) const;
  const std::map<std::string, Message, std::less<>>& messages() const { return messages_; }
  const std::vector<std::string>& problems() const { return problems_; }

 private:
  std::map<std::string, Message, std::less<>> messages_;
  std::vector<std::string> problems_;
};

// Messages out of several catalogues in one language; of those with one key the last one counts.
class Speaker final : public Words {
 public:
  // The name of a thing that is put together rather than listed.
  using NameOf =
      std::function<std::optional<std::string>(std::string_view table, std::string_view value)>;
  using PlayerOf = std::function<std::string(std::int64_t seat)>;  // counted from 1

  Speaker(Language language, std::initializer_list<std::string_view> catalogues);
  void add(std::string_view catalogue);

  void name_with(NameOf name_of) { name_of_ = std::move(name_of); }
  // Without: "Player 2".
  void call_players(PlayerOf player_of) { player_of_ = std::move(player_of); }

  // The message; the key's own last word made readable if no catalogue knows it.
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

// For the beginning and for the middle of a sentence: only the first letter changes, accents
// included.
std::string capitalised(std::string text);
std::string uncapitalised(std::string text);
// What is said alone, in the middle of a sentence: German nouns keep their capital.
std::string in_sentence(std::string text, Language language);

}  // namespace drover::text
