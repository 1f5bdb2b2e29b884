// JSON trees that are made, written as text and discarded.
//
// A view of a table has more than a thousand values and is made for every move and every viewer.
// Allocating each value and sorting the members of each object would dominate the time. Trees of
// this file can therefore only grow and be written, and all memory comes from the newest JsonArena
// of the thread: no Object, Array or Value may outlive it. Objects and arrays are handles: copies
// refer to one object.
#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace drover::text {

// The memory of the trees made on this thread while the arena is the newest one. Arenas nest like
// scopes.
class JsonArena {
 public:
  JsonArena() : next_(first_), end_(first_ + kBlock), before_(current_) { current_ = this; }
  JsonArena(const JsonArena&) = delete;
  JsonArena& operator=(const JsonArena&) = delete;
  ~JsonArena() { current_ = before_; }

  // Memory in the newest arena of this thread. Precondition: there is one.
  static void* allocate(std::size_t bytes) {
    JsonArena& arena = *current_;
    const std::size_t whole = (bytes + kAlignment - 1) / kAlignment * kAlignment;
    if (static_cast<std::size_t>(arena.end_ - arena.next_) < whole) arena.add_block(whole);
    return std::exchange(arena.next_, arena.next_ + whole);
  }
  template <class Part>
  static Part* allocate_array(std::size_t count) {
    static_assert(alignof(Part) <= kAlignment && std::is_trivially_destructible_v<Part>);
    return static_cast<Part*>(allocate(count * sizeof(Part)));
  }

 private:
  static constexpr std::size_t kAlignment = 8;
  static constexpr std::size_t kBlock = 64 * 1024;  // most views need no second

  void add_block(std::size_t at_least);

  static inline thread_local JsonArena* current_ = nullptr;

  alignas(kAlignment) unsigned char first_[kBlock];
  unsigned char* next_;
  unsigned char* end_;
  std::vector<std::unique_ptr<unsigned char[]>> more_;
  JsonArena* before_;
};

class Value;

namespace json_tree {

// The growing array of members or elements behind an object or an array.
template <class Part>
struct Parts {
  Part* first = nullptr;
  std::uint32_t count = 0;
  std::uint32_t capacity = 0;

  Part& add() {
    if (count == capacity) grow();
    return first[count++];
  }
  void grow();
};

struct Member;
class Output;

}  // namespace json_tree

// A JSON object. Members keep the order in which they were added.
class Object {
 public:
  Object();
  Object(std::initializer_list<std::pair<std::string_view, Value>> members);

  // The member with that key, added at the end if there is none.
  Value& operator[](std::string_view key);
  void erase(std::string_view key);
  bool empty() const { return parts_->count == 0; }
  // The member with that key; null if there is none.
  Value at(std::string_view key) const;

 private:
  friend class Value;
  explicit Object(json_tree::Parts<json_tree::Member>* parts) : parts_(parts) {}
  const json_tree::Member* find(std::string_view key) const;

  json_tree::Parts<json_tree::Member>* parts_;
};

// A JSON array.
class Array {
 public:
  Array();

  void push_back(Value value);
  void push_back(Object object);
  bool empty() const { return parts_->count == 0; }
  std::size_t size() const { return parts_->count; }
  const Value& front() const { return *parts_->first; }

 private:
  friend class Value;
  json_tree::Parts<Value>* parts_;
};

// A JSON value: null, true or false, a whole number, a text (copied), an object or an array.
class Value {
 public:
  // Implicit, so that members can be set to plain C++ values.
  // NOLINTBEGIN(google-explicit-constructor)
  Value() = default;
  Value(std::nullptr_t) {}
  Value(std::same_as<bool> auto truth) : kind_(truth ? Kind::kTrue : Kind::kFalse) {}
  template <std::integral Number>
  requires(!std::same_as<Number, bool>) Value(Number number)
      : kind_(Kind::kNumber), number_(static_cast<std::int64_t>(number)) {}
  Value(std::string_view text);
  Value(const char* text) : Value(std::string_view(text)) {}
  Value(const std::string& text) : Value(std::string_view(text)) {}
  Value(Object object) : kind_(Kind::kObject), members_(object.parts_) {}
  Value(Array array) : kind_(Kind::kArray), elements_(array.parts_) {}
  // NOLINTEND(google-explicit-constructor)

  // Appends the value as JSON text on one line.
  void write_to(std::string& out) const;
  // The value as a Boost.JSON value, which needs no arena.
  boost::json::value to_boost() const;

  // The object or the elements; empty if the value has another type.
  Object object() const { return kind_ == Kind::kObject ? Object(members_) : Object(); }
  std::span<const Value> elements() const;
  // True if both values are texts and equal.
  friend bool same_text(const Value& a, const Value& b);

 private:
  void write(json_tree::Output& out) const;

  enum class Kind : std::uint8_t { kNull, kFalse, kTrue, kNumber, kText, kObject, kArray };

  Kind kind_ = Kind::kNull;
  std::uint32_t length_ = 0;
  union {
    std::int64_t number_ = 0;
    const char* text_;  // as it is written: quoted and escaped
    json_tree::Parts<json_tree::Member>* members_;
    json_tree::Parts<Value>* elements_;
  };
};

namespace json_tree {

struct Member {
  const char* key;  // as it is written: quoted, escaped, with its colon
  std::uint32_t length;
  std::uint32_t key_hash;
  Value value;
};

}  // namespace json_tree

inline Object::Object()
    : parts_(new (JsonArena::allocate_array<json_tree::Parts<json_tree::Member>>(1))
                 json_tree::Parts<json_tree::Member>()) {}
inline Array::Array()
    : parts_(new (JsonArena::allocate_array<json_tree::Parts<Value>>(1))
                 json_tree::Parts<Value>()) {}
inline void Array::push_back(Value value) { parts_->add() = value; }
inline void Array::push_back(Object object) { parts_->add() = Value(object); }

inline std::span<const Value> Value::elements() const {
  if (kind_ != Kind::kArray) return {};
  return {elements_->first, elements_->count};
}

// The JSON text of the tree that make() returns, made in an arena of its own.
template <class Make>
std::string to_json_text(Make make) {
  const JsonArena arena;
  std::string out;
  Value(make()).write_to(out);
  return out;
}
// The tree that make() returns, as a Boost.JSON value that needs no arena.
template <class Make>
boost::json::value to_boost_value(Make make) {
  const JsonArena arena;
  return Value(make()).to_boost();
}
template <class Make>
boost::json::object to_boost_object(Make make) {
  return std::move(to_boost_value(make).get_object());
}
template <class Make>
boost::json::array to_boost_array(Make make) {
  return std::move(to_boost_value(make).get_array());
}

}  // namespace drover::text
