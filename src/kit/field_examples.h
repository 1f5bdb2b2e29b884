// Examples of a position's fields, for the schema of positions (docs/api.md): values that play
// seldom or never leads to, such as an empty display, follow from the formats of the fields.
#pragma once

#include <cstdint>
#include <string_view>

#include "kit/fields.h"

namespace drover::kit {

enum class Fill : bool {
  kEmpty,  // counts and sets are empty, what may be null is null
  kFull,   // counts have every kind, sets an element, nothing is null
};

template <class Format, class Value>
text::Value example_of(const Format& format, const Value& value, Fill /*fill*/) {
  return written(format, value);
}
template <class Value>
text::Value example_of(const Counts& counts, const Value& /*value*/, Fill fill) {
  text::Object out;
  for (int kind = 0; fill == Fill::kFull && kind < counts.names->limit; ++kind) {
    out[counts.names->of(static_cast<std::uint8_t>(kind))] = 1;
  }
  return out;
}
template <class Value>
text::Value example_of(const CountsAmong& counts, const Value& value, Fill fill) {
  text::Object out;
  for (std::size_t i = 0; fill == Fill::kFull && i < value.size(); ++i) out[counts.word(i)] = 1;
  return out;
}
template <class Format, class Value>
text::Value example_of(const OrNull<Format>& format, const Value& /*value*/, Fill fill) {
  return fill == Fill::kEmpty ? text::Value() : written(format.format, std::uint8_t{0});
}
template <class Format, class Value>
text::Value example_of(const SetOf<Format>& set, const Value& /*value*/, Fill fill) {
  text::Array out;
  if (fill == Fill::kFull) out.push_back(written(set.format, std::uint8_t{0}));
  return out;
}
template <class Format, class List>
text::Value example_of(const ListOf<Format>& list, const List& values, Fill fill) {
  text::Array out;
  for (const auto& one : values) out.push_back(example_of(list.format, one, fill));
  return out;
}
template <class Format, class Places>
text::Value example_of(const RowsOf<Format>& rows, const Places& places, Fill fill) {
  text::Array out;
  for (std::size_t at = 0; at < places.size(); at += rows.length) {
    out.push_back(example_of(rows.format, std::span(places).subspan(at, rows.length), fill));
  }
  return out;
}

// The visitor that writes such a position. It has the members of the position that it visits, but
// is none: its pieces do not fit together.
class FieldExamples : public FullWalk {
 public:
  explicit FieldExamples(Fill fill) : fill_(fill) {}

  template <class T, class Format>
  void operator()(std::string_view key, const T& value, const Format& format) {
    out_[key] = example_of(format, value, fill_);
  }
  void constant(std::string_view key, int number) { out_[key] = number; }
  void constant(std::string_view key, std::string_view word) { out_[key] = word; }
  template <class Use, class Same = NeverSame>
  void objects(std::string_view key, int count, const Use& use, const Same& /*same*/ = {}) {
    text::Array all;
    for (int i = 0; i < count; ++i) {
      FieldExamples one(fill_);
      use(one, static_cast<Seat>(i));
      all.push_back(one.out_);
    }
    out_[key] = all;
  }
  template <class T>
  void implied(const T& /*value*/, const T& /*always*/) {}
  static bool may_continue() { return true; }
  template <class Problem>
  static bool may_continue(const Problem& /*problem*/) {
    return true;
  }
  text::Object out() const { return out_; }

 private:
  Fill fill_;
  text::Object out_;
};

// The emptiest and the fullest example of a position with the members of `like`.
template <class State>
text::Array examples_of_fields(const State& like) {
  text::Array out;
  for (const Fill fill : {Fill::kEmpty, Fill::kFull}) {
    FieldExamples examples(fill);
    fields(like, examples);
    out.push_back(examples.out());
  }
  return out;
}

}  // namespace drover::kit
