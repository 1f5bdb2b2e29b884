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

namespace {

// What stands in a text as it is: everything but quotes, backslashes and control characters.
constexpr std::array<bool, 256> plain_characters() {
  std::array<bool, 256> plain{};
  for (std::size_t i = 0x20; i < plain.size(); ++i) plain[i] = i != '"' && i != '\\';
  return plain;
}
constexpr std::array<bool, 256> kPlain = plain_characters();

char* escaped(char* out, char character) {
  constexpr std::string_view kHexadecimal = "0123456789abcdef";
  constexpr std::string_view kShort = "\"\\\b\f\n\r\t";
  constexpr std::string_view kLetters = "\"\\bfnrt";
  *out++ = '\\';
  if (const std::size_t found = kShort.find(character); found != std::string_view::npos) {
    *out++ = kLetters[found];
    return out;
  }
  const auto code = static_cast<unsigned char>(character);
  for (const char one : {'u', '0', '0', kHexadecimal[code >> 4], kHexadecimal[code & 15]}) {
    *out++ = one;
  }
  return out;
}

// The text as it will be written, in quotes and with what follows them.
std::string_view quoted(std::string_view text, std::string_view behind = {}) {
  const auto is_plain = [](char one) { return kPlain[static_cast<unsigned char>(one)]; };
  const bool plain = std::all_of(text.begin(), text.end(), is_plain);
  constexpr std::size_t kLongestEscape = 6;
  const std::size_t most = text.size() * (plain ? 1 : kLongestEscape) + 2 + behind.size();
  auto* const place = JsonArena::room_for<char>(most);
  char* out = place;
  *out++ = '"';
  if (plain) {
    out = std::copy_n(text.data(), text.size(), out);
  } else {
    for (const char one : text) {
      if (is_plain(one)) {
        *out++ = one;
      } else {
        out = escaped(out, one);
      }
    }
  }
  *out++ = '"';
  out = std::copy_n(behind.data(), behind.size(), out);
  return {place, static_cast<std::size_t>(out - place)};
}

// Whether a member has this key. What had to be escaped is another key then; no object has such
// keys twice.
bool has_key(const Member& member, std::string_view key) {
  return std::string_view(member.key, member.length).substr(1, member.length - 3) == key;
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
    if (json_tree::has_key(parts_->first[i], key)) return parts_->first[i].value;
  }
  const std::string_view own = json_tree::quoted(key, ":");
  json_tree::Member& member = parts_->add();
  member = {own.data(), own.size(), {}};
  return member.value;
}

void Object::erase(std::string_view key) {
  json_tree::Member* const end = parts_->first + parts_->count;
  json_tree::Member* const kept = std::remove_if(
      parts_->first, end,
      [&](const json_tree::Member& member) { return json_tree::has_key(member, key); });
  parts_->count = static_cast<std::uint32_t>(kept - parts_->first);
}

Value::Value(std::string_view text) : kind_(Kind::kText) {
  const std::string_view own = json_tree::quoted(text);
  length_ = static_cast<std::uint32_t>(own.size());
  text_ = own.data();
}

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
      out.append(text_, length_);
      return;
    case Kind::kObject:
      out += '{';
      for (std::uint32_t i = 0; i < members_->count; ++i) {
        const json_tree::Member& member = members_->first[i];
        if (i > 0) out += ',';
        out.append(member.key, member.length);
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

}  // namespace drover::text
