// Messages with named parameters, plurals and choices: a small part of ICU MessageFormat, the same
// that the page reads (web/src/lib/i18n/format.ts). tests/text/messages.json holds both to it.
//
//   {name}                                      the parameter as it is
//   {n, plural, one {# card} other {# cards}}   by the language's plural rule; =0 {...} for exact
//                                               numbers; # is n
//   {x, select, bank {...} other {...}}         by the parameter's text
//   {x, name, city}                             what message "city.<x>" says; the parameter itself
//                                               if there is none
//   {seat, player}                              the name of a seat
//   {amount, dollars}                           an amount of money, "$3"
//   {place.at, message}                         another message, with the same parameters
//
// In a select, the arm "none" is taken for a parameter that is null or missing. A number may be a
// text with a sign behind its digits, "3°": it counts as the number and is written as it is.
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

// What a message needs to know of the reader's language and table.
class Words {
 public:
  virtual ~Words() = default;
  virtual Language language() const = 0;
  // The name of a thing of a table of names; nothing if there is none.
  virtual std::optional<std::string> name(std::string_view table, std::string_view value) const = 0;
  // Another message; null if there is none.
  virtual const Message* message(std::string_view key) const = 0;
  // The name of a seat, counted from 1.
  virtual std::string player(std::int64_t seat) const = 0;
};

class Message {
 public:
  // The message, or a sentence that tells what is wrong with it.
  static core::Result<Message, std::string> parse(std::string_view text);
  // One that says the text as it stands.
  static Message verbatim(std::string_view text);

  std::string say(const Params& params, const Words& words) const;

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
    std::string text;   // of a text; the name of a parameter, or the key of a message
    std::string table;  // of a name
    std::vector<std::pair<std::string, Nodes>> arms = {};
  };
  class Reader;
  class Writer;

  Nodes nodes_;
};

// "one", "few", "many" or "other", for whole numbers.
std::string_view plural_of(std::int64_t number, Language language);
// Money as the language writes it, with a true minus sign: $3, −$2; 3 $, −2 $.
std::string money(std::int64_t amount, Language language);
// A parameter as text: nothing for null, a list with commas.
std::string plain_text(const boost::json::value& value);

}  // namespace drover::text
