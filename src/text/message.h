// Messages with named parameters, plurals and choices: a subset of ICU MessageFormat. The page
// parses the identical subset (web/src/lib/i18n/format.ts); tests/text/messages.json tests both.
//
//   {name}                                      the parameter as it is
//   {n, plural, one {# card} other {# cards}}   by the language's plural rule; =0 {...} for exact
//                                               numbers; # is n
//   {x, select, bank {...} other {...}}         by the parameter's text
//   {x, name, city}                             the message "city.<x>"; the parameter itself if
//                                               there is none
//   {seat, player}                              the name of a seat
//   {amount, dollars}                           an amount of money, "$3"
//   {place.at, message}                         another message, with the same parameters
//
// In a select, a parameter that is null or missing selects the arm "none". A number may be a text
// with a sign behind its digits, "3°": it counts as the number and is written unchanged.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "core/result.h"
#include "text/language.h"

namespace drover::text {

using Params = boost::json::object;

class Message;

// The context in which a message is formatted: language, names, players, other messages.
class MessageContext {
 public:
  virtual ~MessageContext() = default;
  virtual Language language() const = 0;
  // The name of a value in a table of names; none if it has no name.
  virtual std::optional<std::string> name(std::string_view table, std::string_view value) const = 0;
  // Another message; null if there is none.
  virtual const Message* message(std::string_view key) const = 0;
  // The name of a seat, counted from 1.
  virtual std::string player(std::int64_t seat) const = 0;
};

// A parsed message.
class Message {
 public:
  // The message, or a sentence that says why it cannot be parsed.
  static core::Result<Message, std::string> parse(std::string_view text);
  // A message that consists of the text, without parameters.
  static Message verbatim(std::string_view text);

  // The formatted message.
  std::string say(const Params& params, const MessageContext& words) const;

 private:
  enum class Kind : std::uint8_t {
    kText,
    kCount,
    kValue,
    kName,
    kPlayer,
    kDollars,
    kMessage,
    kPlural,
    kSelect
  };
  struct Node;
  using Nodes = std::vector<Node>;
  struct Node {
    Kind kind;
    std::string text;   // kText: the text; kMessage: the key; otherwise the parameter's name
    std::string table;  // kName: the table of names
    std::vector<std::pair<std::string, Nodes>> arms = {};
  };
  class Reader;
  class Writer;

  Nodes nodes_;
};

// The plural category of a whole number: "one", "few", "many" or "other".
std::string_view plural_of(std::int64_t number, Language language);
// An amount of money in the language's style, with a true minus sign: $3, −$2; 3 $, −2 $.
std::string money(std::int64_t amount, Language language);
// A parameter as text: empty for null, lists joined with commas.
std::string plain_text(const boost::json::value& value);

}  // namespace drover::text
