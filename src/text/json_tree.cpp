#include "text/json_tree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <new>

#include <boost/json/parse.hpp>

#include "core/platform.h"

namespace drover::text {

void JsonArena::add_block(std::size_t at_least) {
  const std::size_t size = std::max(kBlock, at_least);
  more_.push_back(core::make_for_overwrite<unsigned char[]>(size));
  next_ = more_.back().get();
  end_ = next_ + size;
}

namespace json_tree {

template <class Part>
void Parts<Part>::grow() {
  constexpr std::uint32_t kFirst = 8;
  const std::uint32_t larger = std::max(kFirst, capacity * 2);
  auto* place = JsonArena::allocate_array<Part>(larger);
  std::uninitialized_copy_n(first, count, place);
  std::uninitialized_default_construct_n(place + count, larger - count);
  first = place;
  capacity = larger;
}
template struct Parts<Member>;
template struct Parts<Value>;

namespace {

// The characters that need no escape: all but quotes, backslashes and control characters.
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

using Eight = std::uint64_t;

Eight eight_of(const char* text) {
  Eight eight;
  std::memcpy(&eight, text, sizeof eight);
  return eight;
}

// True if none of eight characters needs an escape.
bool is_plain(Eight eight) {
  constexpr Eight kOnes = ~Eight{0} / 255;
  constexpr Eight kHighBits = kOnes * 0x80;
  const auto has_less = [](Eight x, Eight than) { return (x - kOnes * than) & ~x & kHighBits; };
  return (has_less(eight, 0x20) | has_less(eight ^ (kOnes * '"'), 1) |
          has_less(eight ^ (kOnes * '\\'), 1)) == 0;
}

// Copies a text; returns false as soon as a character needs an escape.
bool copy_plain(char* out, std::string_view text) {
  constexpr std::size_t kStep = sizeof(Eight);
  if (text.size() < kStep) {
    for (const char one : text) {
      if (!kPlain[static_cast<unsigned char>(one)]) return false;
      *out++ = one;
    }
    return true;
  }
  const auto copy = [&](std::size_t from) {
    const Eight eight = eight_of(text.data() + from);
    std::memcpy(out + from, &eight, kStep);
    return is_plain(eight);
  };
  const std::size_t last = text.size() - kStep;
  for (std::size_t from = 0; from < last; from += kStep) {
    if (!copy(from)) return false;
  }
  return copy(last);
}

// The text as it is written: in quotes, escaped, followed by `behind`. It lives in the arena.
std::string_view quoted(std::string_view text, std::string_view behind = {}) {
  auto* place = JsonArena::allocate_array<char>(text.size() + 2 + behind.size());
  char* out = place + 1;
  if (copy_plain(out, text)) {
    out += text.size();
  } else {
    constexpr std::size_t kLongestEscape = 6;
    place = JsonArena::allocate_array<char>(text.size() * kLongestEscape + 2 + behind.size());
    out = place + 1;
    for (const char one : text) {
      if (kPlain[static_cast<unsigned char>(one)]) {
        *out++ = one;
      } else {
        out = escaped(out, one);
      }
    }
  }
  *place = '"';
  *out++ = '"';
  for (const char one : behind) *out++ = one;
  return {place, static_cast<std::size_t>(out - place)};
}

// A quick hash of a key, to compare keys.
std::uint32_t key_hash_of(std::string_view key) {
  const auto at = [&](std::size_t place) {
    return std::uint32_t{static_cast<unsigned char>(key[place])};
  };
  const auto size = static_cast<std::uint32_t>(key.size());
  if (size == 0) return 0;
  return (size & 0xff) | at(0) << 8 | at(size / 2) << 16 | at(size - 1) << 24;
}

// True if a member has this key. Keys that need an escape never compare equal; no object has such a
// key twice.
bool has_key(const Member& member, std::string_view key) {
  return std::string_view(member.key, member.length).substr(1, member.length - 3) == key;
}

}  // namespace

// The output buffer of a thread. It is reused for the next message.
class Output {
 public:
  void begin() { next_ = buffer_.get(); }
  std::string_view written() const {
    return {buffer_.get(), static_cast<std::size_t>(next_ - buffer_.get())};
  }
  // Frees the buffer if it has grown far beyond the usual size.
  void end() {
    if (static_cast<std::size_t>(end_ - buffer_.get()) <= kMostKept) return;
    buffer_.reset();
    next_ = end_ = nullptr;
  }

  void add(char one) {
    need(1);
    *next_++ = one;
  }
  void add(std::string_view text) {
    need(text.size());
    next_ = std::copy(text.begin(), text.end(), next_);
  }
  void add(std::int64_t number) {
    need(kLongestNumber);
    if (number >= 0 && number < 10) {
      *next_++ = static_cast<char>('0' + number);
    } else {
      next_ = std::to_chars(next_, end_, number).ptr;
    }
  }
  // Adds a text of the arena, in steps of eight bytes: its memory there is a multiple of eight
  // bytes.
  void add_quoted(const char* text, std::size_t length) {
    constexpr std::size_t kStep = sizeof(Eight);
    need(length + kStep);
    for (std::size_t done = 0; done < length; done += kStep) {
      std::memcpy(next_ + done, text + done, kStep);
    }
    next_ += length;
  }

 private:
  static constexpr std::size_t kFirst = 16 * 1024;
  static constexpr std::size_t kMostKept = 256 * 1024;
  static constexpr std::size_t kLongestNumber = 20;

  void need(std::size_t bytes) {
    if (static_cast<std::size_t>(end_ - next_) < bytes) grow(bytes);
  }
  void grow(std::size_t bytes) {
    const std::string_view so_far = written();
    const auto capacity = static_cast<std::size_t>(end_ - buffer_.get());
    const std::size_t larger = std::max({kFirst, capacity * 2, so_far.size() + bytes});
    auto place = core::make_for_overwrite<char[]>(larger);
    next_ = std::copy(so_far.begin(), so_far.end(), place.get());
    end_ = place.get() + larger;
    buffer_ = std::move(place);
  }

  std::unique_ptr<char[]> buffer_;
  char* next_ = nullptr;
  char* end_ = nullptr;
};

}  // namespace json_tree

Object::Object(std::initializer_list<std::pair<std::string_view, Value>> members) : Object() {
  for (const auto& [key, value] : members) (*this)[key] = value;
}

const json_tree::Member* Object::find(std::string_view key) const {
  const std::uint32_t key_hash = json_tree::key_hash_of(key);
  for (std::uint32_t i = 0; i < parts_->count; ++i) {
    const json_tree::Member& member = parts_->first[i];
    if (member.key_hash == key_hash && json_tree::has_key(member, key)) return &member;
  }
  return nullptr;
}

Value Object::at(std::string_view key) const {
  const json_tree::Member* member = find(key);
  return member == nullptr ? Value() : member->value;
}

Value& Object::operator[](std::string_view key) {
  if (const json_tree::Member* member = find(key))
    return parts_->first[member - parts_->first].value;
  const std::string_view own = json_tree::quoted(key, ":");
  json_tree::Member& member = parts_->add();
  member = {own.data(), static_cast<std::uint32_t>(own.size()), json_tree::key_hash_of(key), {}};
  return member.value;
}

void Object::erase(std::string_view key) {
  json_tree::Member* const end = parts_->first + parts_->count;
  json_tree::Member* const end_of_rest = std::remove_if(
      parts_->first, end,
      [&](const json_tree::Member& member) { return json_tree::has_key(member, key); });
  parts_->count = static_cast<std::uint32_t>(end_of_rest - parts_->first);
}

Value::Value(std::string_view text) : kind_(Kind::kText) {
  const std::string_view own = json_tree::quoted(text);
  length_ = static_cast<std::uint32_t>(own.size());
  text_ = own.data();
}

void Value::write_to(std::string& out) const {
  thread_local json_tree::Output output;
  output.begin();
  write(output);
  out += output.written();
  output.end();
}

namespace {

// The text behind its written form, which is quoted and escaped.
boost::json::string unquoted(std::string_view written) {
  const std::string_view inside = written.substr(1, written.size() - 2);
  if (inside.find('\\') == std::string_view::npos) return boost::json::string(inside);
  return boost::json::parse({written.data(), written.size()}).as_string();
}

}  // namespace

boost::json::value Value::to_boost() const {
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
      return unquoted({text_, length_});
    case Kind::kArray: {
      boost::json::array out;
      out.reserve(elements_->count);
      for (const Value& one : elements()) out.push_back(one.to_boost());
      return out;
    }
    case Kind::kObject:
      break;
  }
  boost::json::object out;
  out.reserve(members_->count);
  for (std::uint32_t i = 0; i < members_->count; ++i) {
    const json_tree::Member& member = members_->first[i];
    // The key is written with a colon behind it.
    out.emplace(unquoted({member.key, member.length - 1}), member.value.to_boost());
  }
  return out;
}

bool same_text(const Value& a, const Value& b) {
  return a.kind_ == Value::Kind::kText && b.kind_ == Value::Kind::kText &&
         std::string_view(a.text_, a.length_) == std::string_view(b.text_, b.length_);
}

void Value::write(json_tree::Output& out) const {
  switch (kind_) {
    case Kind::kNull:
      out.add(std::string_view("null"));
      return;
    case Kind::kFalse:
      out.add(std::string_view("false"));
      return;
    case Kind::kTrue:
      out.add(std::string_view("true"));
      return;
    case Kind::kNumber:
      out.add(number_);
      return;
    case Kind::kText:
      out.add_quoted(text_, length_);
      return;
    case Kind::kObject:
      out.add('{');
      for (std::uint32_t i = 0; i < members_->count; ++i) {
        const json_tree::Member& member = members_->first[i];
        if (i > 0) out.add(',');
        out.add_quoted(member.key, member.length);
        member.value.write(out);
      }
      out.add('}');
      return;
    case Kind::kArray:
      out.add('[');
      for (std::uint32_t i = 0; i < elements_->count; ++i) {
        if (i > 0) out.add(',');
        elements_->first[i].write(out);
      }
      out.add(']');
      return;
  }
}

}  // namespace drover::text
