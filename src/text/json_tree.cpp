#include "text/json_tree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <new>

namespace drover::text {

void JsonArena::add_block(std::size_t at_least) {
  const std::size_t size = std::max(kBlock, at_least);
  more_.push_back(std::make_unique_for_overwrite<unsigned char[]>(size));
  next_ = more_.back().get();
  end_ = next_ + size;
}

namespace json_tree {

template <class Part>
void Parts<Part>::grow() {
  constexpr std::uint32_t kFirst = 8;
  const std::uint32_t larger = std::max(kFirst, room * 2);
  auto* place = JsonArena::room_for<Part>(larger);
  std::uninitialized_copy_n(first, count, place);
  std::uninitialized_default_construct_n(place + count, larger - count);
  first = place;
  room = larger;
}
template struct Parts<Member>;
template struct Parts<Value>;

std::string_view copied(std::string_view text) {
  auto* place = JsonArena::room_for<char>(text.size());
  std::copy_n(text.data(), text.size(), place);
  return {place, text.size()};
}

namespace {

// What stands in a text as it is: everything but quotes, backslashes and control characters.
constexpr std::array<bool, 256> plain_characters() {
  std::array<bool, 256> plain{};
  for (std::size_t i = 0x20; i < plain.size(); ++i) plain[i] = i != '"' && i != '\\';
  return plain;
}
constexpr std::array<bool, 256> kPlain = plain_characters();

void write_escaped(std::string& out, char character) {
  constexpr std::string_view kHexadecimal = "0123456789abcdef";
  out += '\\';
  switch (character) {
    case '"':
    case '\\':
      out += character;
      return;
    case '\b':
      out += 'b';
      return;
    case '\f':
      out += 'f';
      return;
    case '\n':
      out += 'n';
      return;
    case '\r':
      out += 'r';
      return;
    case '\t':
      out += 't';
      return;
    default:
      out += "u00";
      out += kHexadecimal[static_cast<unsigned char>(character) >> 4];
      out += kHexadecimal[static_cast<unsigned char>(character) & 15];
  }
}

void write_text(std::string& out, std::string_view text) {
  out += '"';
  const auto is_plain = [](char one) { return kPlain[static_cast<unsigned char>(one)]; };
  for (;;) {
    const auto plain = std::find_if_not(text.begin(), text.end(), is_plain);
    out.append(text.begin(), plain);
    if (plain == text.end()) break;
    write_escaped(out, *plain);
    text.remove_prefix(static_cast<std::size_t>(plain - text.begin()) + 1);
  }
  out += '"';
}

void write_number(std::string& out, std::int64_t number) {
  std::array<char, 20> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

}  // namespace

}  // namespace json_tree

Object::Object(std::initializer_list<std::pair<std::string_view, Value>> members) : Object() {
  for (const auto& [key, value] : members) (*this)[key] = value;
}

Value& Object::operator[](std::string_view key) {
  for (std::uint32_t i = 0; i < parts_->count; ++i) {
    json_tree::Member& member = parts_->first[i];
    if (key == std::string_view(member.key, member.length)) return member.value;
  }
  const std::string_view own = json_tree::copied(key);
  json_tree::Member& member = parts_->add();
  member = {own.data(), own.size(), {}};
  return member.value;
}

void Object::erase(std::string_view key) {
  json_tree::Member* end = parts_->first + parts_->count;
  json_tree::Member* kept =
      std::remove_if(parts_->first, end, [&](const json_tree::Member& member) {
        return key == std::string_view(member.key, member.length);
      });
  parts_->count = static_cast<std::uint32_t>(kept - parts_->first);
}

Value::Value(std::string_view text)
    : kind_(Kind::kText),
      length_(static_cast<std::uint32_t>(text.size())),
      text_(json_tree::copied(text).data()) {}

void Value::write_to(std::string& out) const {
  switch (kind_) {
    case Kind::kNull:
      out += "null";
      return;
    case Kind::kFalse:
      out += "false";
      return;
    case Kind::kTrue:
      out += "true";
      return;
    case Kind::kNumber:
      json_tree::write_number(out, number_);
      return;
    case Kind::kText:
      json_tree::write_text(out, {text_, length_});
      return;
    case Kind::kObject:
      out += '{';
      for (std::uint32_t i = 0; i < members_->count; ++i) {
        const json_tree::Member& member = members_->first[i];
        if (i > 0) out += ',';
        json_tree::write_text(out, {member.key, member.length});
        out += ':';
        member.value.write_to(out);
      }
      out += '}';
      return;
    case Kind::kArray:
      out += '[';
      for (std::uint32_t i = 0; i < elements_->count; ++i) {
        if (i > 0) out += ',';
        elements_->first[i].write_to(out);
      }
      out += ']';
      return;
  }
}

boost::json::value Value::kept() const {
  switch (kind_) {
    case Kind::kNull:
      return nullptr;
    case Kind::kFalse:
      return false;
    case Kind::kTrue:
      return true;
    case Kind::kNumber:
      return number_;
    case Kind::kText:
      return boost::json::string(std::string_view(text_, length_));
    case Kind::kObject: {
      boost::json::object out;
      out.reserve(members_->count);
      for (std::uint32_t i = 0; i < members_->count; ++i) {
        const json_tree::Member& member = members_->first[i];
        out[std::string_view(member.key, member.length)] = member.value.kept();
      }
      return out;
    }
    case Kind::kArray: {
      boost::json::array out;
      out.reserve(elements_->count);
      for (std::uint32_t i = 0; i < elements_->count; ++i) {
        out.push_back(elements_->first[i].kept());
      }
      return out;
    }
  }
  return nullptr;
}

}  // namespace drover::text
