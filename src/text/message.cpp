#include "text/message.h"

#include <algorithm>
#include <charconv>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace drover::text {

namespace {

bool is_of_word(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '_' || letter == '.' || letter == '=' ||
         letter == '-';
}

// A number and the sign written behind it.
struct Figure {
  std::int64_t number = 0;
  std::string_view sign;
};

Figure figure_of(const boost::json::value* value) {
  if (value == nullptr) return {};
  if (value->is_bool()) return {value->get_bool() ? 1 : 0, {}};
  if (value->is_number()) return {value->to_number<std::int64_t>(), {}};
  if (!value->is_string()) return {};
  const std::string_view text = value->get_string();
  Figure figure;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), figure.number);
  if (error == std::errc{}) figure.sign = text.substr(static_cast<std::size_t>(end - text.data()));
  return figure;
}

}  // namespace

std::string_view plural_of(std::int64_t number, Language language) {
  const std::int64_t count = number < 0 ? -number : number;
  if (count == 1) return "one";
  if (language != Language::kPolish) return "other";
  const bool teen = count % 100 >= 12 && count % 100 <= 14;
  return count % 10 >= 2 && count % 10 <= 4 && !teen ? "few" : "many";
}

std::string money(std::int64_t amount, Language language) {
  const std::string_view sign = amount < 0 ? "\u2212" : "";
  const std::int64_t figure = amount < 0 ? -amount : amount;
  return language == Language::kEnglish ? fmt::format("{}${}", sign, figure)
                                        : fmt::format("{}{}\u00a0$", sign, figure);
}

std::string plain_text(const boost::json::value& value) {
  if (value.is_null()) return {};
  if (value.is_string()) return std::string(value.get_string());
  if (value.is_array()) {
    std::string text;
    for (const boost::json::value& one : value.get_array()) {
      text += text.empty() ? "" : ", ";
      text += plain_text(one);
    }
    return text;
  }
  return boost::json::serialize(value);
}

// ---- Reading ------------------------------------------------------------------------------------

class Message::Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  // Empty if the message could be parsed.
  const std::string& problem() const { return problem_; }

  Nodes nodes(bool in_arm, bool counting) {
    Nodes out;
    std::string text;
    const auto flush = [&] {
      if (!text.empty()) out.push_back({Kind::kText, std::move(text), {}});
      text.clear();
    };
    while (at_ < text_.size() && problem_.empty()) {
      const char letter = text_[at_];
      if (letter == '}') {
        if (!in_arm) fail("unexpected }");
        break;
      }
      ++at_;
      if (letter == '{') {
        flush();
        out.push_back(argument(counting));
      } else if (letter == '#' && counting) {
        flush();
        out.push_back({Kind::kCount, {}, {}});
      } else {
        text += letter;
      }
    }
    flush();
    return out;
  }

 private:
  void fail(std::string_view why) {
    if (problem_.empty()) problem_ = fmt::format("{} at {} in message: {}", why, at_, text_);
  }
  void skip_space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }
  std::string word() {
    skip_space();
    const std::size_t first = at_;
    while (at_ < text_.size() && is_of_word(text_[at_])) ++at_;
    if (at_ == first) fail("a word is missing");
    std::string found(text_.substr(first, at_ - first));
    skip_space();
    return found;
  }
  bool take(char letter) {
    skip_space();
    if (at_ >= text_.size() || text_[at_] != letter) return false;
    ++at_;
    return true;
  }
  void expect(char letter) {
    if (!take(letter)) fail(fmt::format("{} is missing", letter));
  }

  Node argument(bool counting) {
    Node node{Kind::kValue, word(), {}};
    if (take('}')) return node;
    expect(',');
    const std::string form = word();
    if (form == "message" || form == "player" || form == "dollars") {
      node.kind = form == "message"  ? Kind::kMessage
                  : form == "player" ? Kind::kPlayer
                                     : Kind::kDollars;
      expect('}');
      return node;
    }
    expect(',');
    if (form == "name") {
      node.kind = Kind::kName;
      node.table = word();
      expect('}');
      return node;
    }
    if (form != "plural" && form != "select") fail(fmt::format("unknown form {}", form));
    node.kind = form == "plural" ? Kind::kPlural : Kind::kSelect;
    read_arms(node, counting);
    return node;
  }

  void read_arms(Node& node, bool counting) {
    bool rest = false;
    while (problem_.empty() && !take('}')) {
      std::string arm = word();
      rest |= arm == "other";
      expect('{');
      Nodes said = nodes(true, counting || node.kind == Kind::kPlural);
      expect('}');
      node.arms.emplace_back(std::move(arm), std::move(said));
    }
    if (!rest) fail("the arm \"other\" is missing");
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string problem_;
};

core::Result<Message, std::string> Message::parse(std::string_view text) {
  Reader reader(text);
  Message message;
  message.nodes_ = reader.nodes(false, false);
  if (!reader.problem().empty()) return reader.problem();
  return message;
}

Message Message::verbatim(std::string_view text) {
  Message message;
  message.nodes_.push_back({Kind::kText, std::string(text), {}});
  return message;
}

// ---- Saying -------------------------------------------------------------------------------------

class Message::Writer {
 public:
  Writer(const Params& params, const MessageContext& words) : params_(params), words_(words) {}

  std::string take() { return std::move(out_); }

  // `count` is the text for #.
  void write(const Nodes& nodes, std::string_view count) {
    for (const Node& node : nodes) write(node, count);
  }

 private:
  const boost::json::value* param(const Node& node) const {
    const boost::json::value* value = params_.if_contains(node.text);
    return value == nullptr || value->is_null() ? nullptr : value;
  }

  std::string named(const Node& node, const boost::json::value& value) const {
    std::string text = plain_text(value);
    return words_.name(node.table, text).value_or(std::move(text));
  }

  void write_names(const Node& node, const boost::json::value& value) {
    if (!value.is_array()) {
      out_ += named(node, value);
      return;
    }
    std::string_view comma;
    for (const boost::json::value& one : value.get_array()) {
      out_ += comma;
      out_ += named(node, one);
      comma = ", ";
    }
  }

  static const Nodes* find(const Node& node, std::string_view arm) {
    for (const auto& [name, nodes] : node.arms) {
      if (name == arm) return &nodes;
    }
    return nullptr;
  }
  static const Nodes& chosen(const Node& node, std::string_view arm) {
    const Nodes* found = find(node, arm);
    return found != nullptr ? *found : *find(node, "other");
  }

  void write_plural(const Node& node) {
    const boost::json::value* value = param(node);
    const std::int64_t number = figure_of(value).number;
    const std::string shown = value != nullptr ? plain_text(*value) : "0";
    const Nodes* exact = find(node, fmt::format("={}", number));
    write(exact != nullptr ? *exact : chosen(node, plural_of(number, words_.language())), shown);
  }

  void write(const Node& node, std::string_view count) {
    const boost::json::value* value = param(node);
    switch (node.kind) {
      case Kind::kText:
        out_ += node.text;
        return;
      case Kind::kCount:
        out_ += count;
        return;
      case Kind::kValue:
        if (value != nullptr) out_ += plain_text(*value);
        return;
      case Kind::kName:
        write_names(node, value != nullptr ? *value : boost::json::value());
        return;
      case Kind::kPlayer:
        out_ += words_.player(figure_of(value).number);
        return;
      case Kind::kDollars: {
        const Figure figure = figure_of(value);
        out_ += money(figure.number, words_.language());
        out_ += figure.sign;
        return;
      }
      case Kind::kMessage:
        if (const Message* message = words_.message(node.text)) write(message->nodes_, count);
        return;
      case Kind::kPlural:
        write_plural(node);
        return;
      case Kind::kSelect:
        write(chosen(node, value != nullptr ? plain_text(*value) : "none"), count);
        return;
    }
  }

  const Params& params_;
  const MessageContext& words_;
  std::string out_;
};

std::string Message::say(const Params& params, const MessageContext& words) const {
  Writer writer(params, words);
  writer.write(nodes_, {});
  return writer.take();
}

}  // namespace drover::text
