// Observations: what a seat may know of a position, encoded as one byte for each number. Two
// visitors walk the list of fields (fields.h): ObservationWriter writes the numbers,
// ObservationSchema describes them. Both walk one list with one set of formats, so numbers and
// descriptions agree.
//
// Seats are relative to the observer: 0 is the observer, then the others in turn order; automas
// keep their places behind the people. A format other than ByteFormat needs, besides what fields.h
// demands,
//   template <class Out> void observe(Out& out, const Value& value) const;
// which writes its value with the members of Out that both visitors have.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#ifdef __SSSE3__
#include <tmmintrin.h>
#endif

#include "kit/byte_format.h"
#include "kit/types.h"

namespace drover::kit {

// The value of a number that does not apply: an empty place, no seat, or unknown to the observer.
inline constexpr std::uint8_t kUnobserved = 255;

// The description of one number of an observation.
struct ObservedNumber {
  enum class Kind : std::uint8_t { kNumber, kFlag, kCategory, kSeat };

  std::string name;  // "players.0.hand.angus"
  Kind kind = Kind::kNumber;
  int low = 0;  // the range of the number, kUnobserved aside
  int high = 0;
  std::vector<std::string> words;  // the categories of kCategory, in order
};

// A run of consecutive numbers that can be skipped if nothing in it has changed: the number of
// bytes, and the number of nested parts that follow it in the list of parts.
struct ObservedPart {
  std::uint16_t size = 0;
  std::uint16_t inside = 0;
};

// The number of pending decisions in an observation, from the current one on.
inline constexpr std::size_t kObservedDecisions = 12;

inline constexpr std::size_t kMostSeats = 4;

// The place of each seat relative to a viewer: kSeatPlaces[people][viewer][seat].
using SeatPlaces = std::array<std::uint8_t, kMostSeats>;
inline constexpr auto kSeatPlaces = [] {
  std::array<std::array<SeatPlaces, kMostSeats>, kMostSeats + 1> places{};
  for (std::size_t people = 1; people <= kMostSeats; ++people) {
    for (std::size_t viewer = 0; viewer < people; ++viewer) {
      for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
        places[people][viewer][seat] =
            static_cast<std::uint8_t>(seat < people ? (seat + people - viewer) % people : seat);
      }
    }
  }
  return places;
}();

// The observer of an observation: converts seats between absolute and relative.
struct Viewpoint {
  Seat viewer;
  int people;

  // The place of a seat relative to the viewer; any value for kNobody. A table, because a branch
  // would often be mispredicted.
  int relative(Seat seat) const {
    return kSeatPlaces[static_cast<std::size_t>(people)][viewer][seat % kMostSeats];
  }
  // The seat at a place relative to the viewer.
  Seat absolute(int place) const {
    const int seat = place + viewer;
    if (place >= people) return static_cast<Seat>(place);
    return static_cast<Seat>(seat < people ? seat : seat - people);
  }
};

// Writes a value to an observation by its format.
template <class Out, class Value>
void observe(const ByteFormat& format, Out& out, const Value& value) {
  const auto byte = static_cast<std::uint8_t>(value);
  if (format.seat) {
    out.seat(byte);
  } else if (format.names != nullptr) {
    out.category(byte, format.names->limit,
                 [&](int i) { return format.names->of(static_cast<std::uint8_t>(i)); });
  } else if (format.flag) {
    out.flag(byte != 0);
  } else {
    out.number(byte - format.offset, format.low, format.high);
  }
}
template <class Any, class Out, class Value>
void observe(const Any& format, Out& out, const Value& value) {
  format.observe(out, value);
}

// ---- Writing many bytes at once -----------------------------------------------------------------

// Covers `count` >= N bytes with pieces of N bytes, calling piece(offset); the last piece may
// overlap the one before.
template <std::size_t N, class Piece>
void in_pieces(std::size_t count, const Piece& piece) {
  for (std::size_t at = 0; at + N < count; at += N) piece(at);
  piece(count - N);
}

// A memcpy that is fast for short runs whose length is not a compile-time constant.
inline void write_bytes(std::uint8_t* out, const std::uint8_t* bytes, std::size_t count) {
  if (count >= 16) {
    in_pieces<16>(count, [=](std::size_t at) { std::memcpy(out + at, bytes + at, 16); });
  } else if (count >= 4) {
    in_pieces<4>(count, [=](std::size_t at) { std::memcpy(out + at, bytes + at, 4); });
  } else if (count > 0) {
    // First, middle and last byte cover runs of 1 to 3 bytes.
    for (const std::size_t at : {std::size_t{0}, count / 2, count - 1}) out[at] = bytes[at];
  }
}

#ifdef __SSSE3__
// Writes the lowest sixteen bits as sixteen bytes, the lowest bit first.
inline void write_sixteen_flags(std::uint8_t* out, std::uint64_t bits) {
  const __m128i places = _mm_set_epi8(1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0);
  const __m128i one_each = _mm_set1_epi64x(static_cast<long long>(0x8040201008040201ULL));
  const __m128i halves = _mm_shuffle_epi8(_mm_cvtsi64_si128(static_cast<long long>(bits)), places);
  const __m128i set = _mm_cmpeq_epi8(_mm_and_si128(halves, one_each), one_each);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm_and_si128(set, _mm_set1_epi8(1)));
}
#endif

// Writes the lowest eight bits as eight bytes, the lowest bit first.
inline void write_eight_flags(std::uint8_t* out, std::uint64_t bits) {
  constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
  const std::uint64_t each = ((bits & 0xff) * kOnes) & 0x8040201008040201ULL;
  const std::uint64_t eight = ((each + 0x7f * kOnes) >> 7U) & kOnes;
  std::memcpy(out, &eight, 8);
}

// Writes the lowest `count` bits as bytes.
inline void write_flags(std::uint8_t* out, std::uint64_t bits, std::size_t count) {
#ifdef __SSSE3__
  if (count >= 16) {
    return in_pieces<16>(count, [=](std::size_t at) { write_sixteen_flags(out + at, bits >> at); });
  }
#endif
  if (count >= 8) {
    return in_pieces<8>(count, [=](std::size_t at) { write_eight_flags(out + at, bits >> at); });
  }
  for (std::size_t i = 0; i < count; ++i) out[i] = bits >> i & 1U;
}

// ---- Visitors: observations ---------------------------------------------------------------------

// Base class of visitors that walk all fields. A game's list of fields passes `ask`, a comparison
// with an earlier position, to one of the three functions below, and the result to part(), which
// may skip the fields. An ObservationWriter with an earlier observation calls `ask` and skips; a
// FullWalk does neither.
struct FullWalk {
  // For fields that contain seats, whose relative numbers depend on the viewer: true if they are
  // unchanged.
  template <class Ask>
  static bool unchanged(const Ask& /*ask*/) {
    return false;
  }
  // For fields whose numbers are equal for every viewer: true if they are unchanged.
  template <class Ask>
  static bool unchanged_for_everybody(const Ask& /*ask*/) {
    return false;
  }
  // For fields of `seat` that are hidden from the others: true if they are unchanged.
  template <class Ask>
  static bool unchanged_for_seat(Seat /*seat*/, const Ask& /*ask*/) {
    return false;
  }
  // Walks a part: consecutive fields that can be skipped together. `same`: they are unchanged.
  template <class Use>
  static void part(bool /*same*/, const Use& use) {
    use();
  }
};

// For objects that are always walked.
struct NeverSame {
  template <class State>
  bool operator()(const State& /*before*/, Seat /*seat*/) const {
    return false;
  }
};

// An earlier observation that is updated in place: of the position `before` by the seat `viewer`.
// The position must have equal options, and secrets if the new position has some. `parts` are the
// parts of the observation (ObservationSchema).
template <class State>
struct PreviousObservation {
  const State* before = nullptr;  // nullptr: there is no earlier observation
  Seat viewer = 0;
  const ObservedPart* parts = nullptr;
};

// The visitor that writes the numbers of a position to memory that the caller owns. With
// has_secrets (hidden.h) it hides what the viewer may not see. With an earlier observation at the
// same place it writes only the parts that may have changed.
template <class State>
class ObservationWriter {
 public:
  ObservationWriter(Viewpoint viewpoint, bool has_secrets, PreviousObservation<State> previous,
                    std::uint8_t* at)
      : viewpoint_(viewpoint),
        has_secrets_(has_secrets),
        before_(previous.before),
        previous_viewer_(previous.viewer),
        parts_(previous.parts),
        has_previous_(before_ != nullptr),
        at_(at) {}

  bool hides(Seat seat) const { return has_secrets_ && seat != viewpoint_.viewer; }
  template <class Ask>
  bool unchanged(const Ask& ask) const {
    return previous_viewer_ == viewpoint_.viewer && unchanged_for_everybody(ask);
  }
  template <class Ask>
  bool unchanged_for_everybody(const Ask& ask) const {
    return has_previous_ && ask(*before_);
  }
  template <class Ask>
  bool unchanged_for_seat(Seat seat, const Ask& ask) const {
    return (seat == viewpoint_.viewer) == (seat == previous_viewer_) &&
           unchanged_for_everybody(ask);
  }
  template <class Use>
  void part(bool same, const Use& use) {
    if (parts_ == nullptr) return use();
    const ObservedPart part = *parts_++;
    if (same) return skip(part);
    [[maybe_unused]] const std::uint8_t* const from = at_;
    use();
    assert(at_ == from + part.size);
  }

  template <class T, class AnyFormat>
  void operator()(std::string_view /*key*/, const T& value, const AnyFormat& format) {
    kit::observe(format, *this, value);
  }
  void constant(std::string_view /*key*/, int value) { *at_++ = static_cast<std::uint8_t>(value); }
  void constant(std::string_view /*key*/, std::string_view /*word*/) {}
  template <class Use, class Same = NeverSame>
  void objects(std::string_view /*key*/, int count, const Use& use, const Same& same = {}) {
    const ObservationWriter settings = *this;
    const int updated = has_previous_ ? update_people(settings, use, same) : 0;
    for (int i = updated; i < count; ++i)
      write_object(settings, use, viewpoint_.absolute(i), false);
  }
  template <class T>
  void implied(const T& /*value*/, const T& /*always*/) {}
  static bool may_continue() { return true; }
  template <class Problem>
  static bool may_continue(const Problem& /*problem*/) {
    return true;  // a position in memory has no problem
  }

  void number(int value, int /*low*/, int /*high*/) { write(value); }
  void flag(bool value) { write(value ? 1 : 0); }
  void seat(Seat seat) { write(viewpoint_.relative(seat)); }
  template <class Word>
  void category(int value, int /*count*/, const Word& /*word*/) {
    write(value);
  }
  template <class Counts, class Word>
  void counts(const Counts& counts, int count, const Word& /*word*/) {
    assert(mask_ == 0);
    write_bytes(at_, static_cast<const std::uint8_t*>(bytes_of(counts)),
                static_cast<std::size_t>(count));
    at_ += count;
  }
  // Counts in rows, one row behind the other.
  template <class Counts, class Word, class Use>
  void rows(const Counts& all, std::size_t /*length*/, const Word& word, const Use& /*use*/) {
    counts(all, static_cast<int>(all.size()), word);
  }
  // One flag for each bit.
  template <class Word>
  void flags(std::uint64_t bits, int count, const Word& /*word*/) {
    assert(mask_ == 0);
    write_flags(at_, bits, static_cast<std::size_t>(count));
    at_ += count;
  }
  // One flag for each seat, in relative order.
  void seat_flags(std::uint64_t bits, int count) {
    for (int i = 0; i < count; ++i) *at_++ = (bits >> viewpoint_.absolute(i)) & 1U;
  }
  template <class Word, class Use>
  void each(std::size_t count, const Word& /*word*/, const Use& use) {
    for (std::size_t i = 0; i < count; ++i) use(i);
  }
  template <class Use>
  void in(std::string_view /*name*/, const Use& use) {
    use();
  }
  // `count` places of equal size, of which the first `used` hold something; the others become
  // kUnobserved.
  template <class Word, class WritePlace>
  void first_of(std::size_t count, std::size_t used, const Word& /*word*/,
                const WritePlace& write_place) {
    assert(count > 0);
    std::uint8_t* const from = at_;
    write_place(0);
    const auto size = static_cast<std::size_t>(at_ - from);
    if (used < count) {
      // Clearing all places is faster than clearing the unused ones: the size is constant.
      std::memset(from, kUnobserved, size * count);
      at_ = from;
      for (std::size_t i = 0; i < used; ++i) write_place(i);
    } else {
      for (std::size_t i = 1; i < used; ++i) write_place(i);
    }
    at_ = from + size * count;
  }

  // Calls use(); the single numbers that it writes become kUnobserved unless `there` is true.
  // Without a branch, which would often be mispredicted.
  template <class Use>
  void where(bool there, const Use& use) {
    mask_ = there ? 0 : kUnobserved;
    use();
    mask_ = 0;
  }
  // N places, each with its index as a compile-time constant.
  template <std::size_t N, class Word, class WritePlace>
  void places(const Word& /*word*/, const WritePlace& write_place) {
    [&]<std::size_t... i>(std::index_sequence<i...>) {
      (write_place(std::integral_constant<std::size_t, i>{}), ...);
    }
    (std::make_index_sequence<N>{});
  }

  const std::uint8_t* end() const { return at_; }

 private:
  struct Place {
    std::uint8_t* at;
    const ObservedPart* parts;
  };

  void skip(ObservedPart part) {
    at_ += part.size;
    parts_ += part.inside;
  }
  void write(int value) { *at_++ = static_cast<std::uint8_t>(value | mask_); }
  template <class Use>
  void write_object(const ObservationWriter& settings, const Use& use, Seat seat, bool known) {
    const Place end = write_object_at(settings, use, seat, known, {at_, parts_});
    at_ = end.at;
    parts_ = end.parts;
  }
  // Not inlined: otherwise values that only some of the objects need are computed for all of them.
  template <class Use>
  [[gnu::noinline, gnu::flatten]] static Place write_object_at(const ObservationWriter& settings,
                                                               const Use& use, Seat seat,
                                                               bool known, Place place) {
    ObservationWriter numbers = settings;
    numbers.has_previous_ = known;
    numbers.at_ = place.at;
    numbers.parts_ = place.parts;
    use(numbers, seat);
    return {numbers.at_, numbers.parts_};
  }
  // The numbers of the people stand in the order of the earlier viewer. Moves those of the seats
  // that come first for the new viewer to the front and updates them; returns the number of these
  // seats. The caller writes the others anew.
  template <class Use, class Same>
  int update_people(const ObservationWriter& settings, const Use& use, const Same& same) {
    const ObservedPart person = *parts_++;
    const int first = Viewpoint{previous_viewer_, viewpoint_.people}.relative(viewpoint_.viewer);
    const int updated = viewpoint_.people - first;
    int i = 0;
    if (first > 0) {
      std::memmove(at_, at_ + first * person.size, static_cast<std::size_t>(updated * person.size));
      write_object(settings, use, viewpoint_.absolute(i++),
                   true);  // the viewer, who now sees more of this seat
    }
    for (; i < updated; ++i) {
      const Seat seat = viewpoint_.absolute(i);
      if (same(*before_, seat)) {
        skip(person);
      } else {
        write_object(settings, use, seat, true);
      }
    }
    return updated;
  }
  template <class Counts>
  static const void* bytes_of(const Counts& counts) {
    if constexpr (requires { counts.data(); }) {
      return counts.data();
    } else {
      return &counts;
    }
  }

  Viewpoint viewpoint_;
  bool has_secrets_;
  const State* before_;
  Seat previous_viewer_;
  const ObservedPart* parts_;
  bool has_previous_;  // the memory at at_ holds the earlier observation
  std::uint8_t* at_;
  std::uint8_t mask_ = 0;  // kUnobserved inside where(false, ...): combined with every number
};

// The visitor that describes each number of an observation and collects the parts.
class ObservationSchema : public FullWalk {
 public:
  explicit ObservationSchema(Viewpoint viewpoint) : viewpoint_(viewpoint) {}

  template <class T, class AnyFormat>
  void operator()(std::string_view key, const T& value, const AnyFormat& format) {
    below(key, [&] { kit::observe(format, *this, value); });
  }
  void constant(std::string_view key, int /*value*/) {
    below(key, [&] { number(0, 1, int{kMostSeats}); });
  }
  void constant(std::string_view /*key*/, std::string_view /*word*/) {}
  template <class Use, class Same = NeverSame>
  void objects(std::string_view key, int count, const Use& use, const Same& /*same*/ = {}) {
    const auto one = [&](int i) {
      below(std::to_string(i), [&] { use(*this, viewpoint_.absolute(i)); });
    };
    below(key, [&] {
      part(false, [&] { one(0); });
      for (int i = 1; i < count; ++i) one(i);
    });
  }
  template <class T>
  void implied(const T& /*value*/, const T& /*always*/) {}
  static bool may_continue() { return true; }
  template <class Problem>
  static bool may_continue(const Problem& /*problem*/) {
    return true;
  }
  template <class Use>
  void part(bool /*same*/, const Use& use) {
    const std::size_t from = numbers_.size();
    const std::size_t place = parts_.size();
    parts_.emplace_back();
    use();
    parts_[place] = {static_cast<std::uint16_t>(numbers_.size() - from),
                     static_cast<std::uint16_t>(parts_.size() - place - 1)};
  }

  void number(int /*value*/, int low, int high) {
    add({path_, ObservedNumber::Kind::kNumber, low, high, {}});
  }
  void flag(bool /*value*/) { add({path_, ObservedNumber::Kind::kFlag, 0, 1, {}}); }
  void seat(Seat /*seat*/) {
    add({path_, ObservedNumber::Kind::kSeat, 0, int{kMostSeats} - 1, {}});
  }
  template <class Word>
  void category(int /*value*/, int count, const Word& word) {
    ObservedNumber number{path_, ObservedNumber::Kind::kCategory, 0, count - 1, {}};
    for (int i = 0; i < count; ++i) number.words.emplace_back(word(i));
    add(std::move(number));
  }
  template <class Counts, class Word>
  void counts(const Counts& /*counts*/, int count, const Word& word) {
    for (int i = 0; i < count; ++i) {
      const std::string_view name = word(i);
      below(name.empty() ? std::to_string(i) : std::string(name),
            [&] { number(0, 0, kUnobserved - 1); });
    }
  }
  template <class Counts, class Word, class Use>
  void rows(const Counts& all, std::size_t length, const Word& word, const Use& use) {
    each(all.size() / length, word, use);
  }
  template <class Word>
  void flags(std::uint64_t /*bits*/, int count, const Word& word) {
    for (int i = 0; i < count; ++i) below(word(i), [&] { flag(false); });
  }
  void seat_flags(std::uint64_t bits, int count) {
    flags(bits, count, [](int i) { return std::to_string(i); });
  }
  template <class Word, class Use>
  void each(std::size_t count, const Word& word, const Use& use) {
    for (std::size_t i = 0; i < count; ++i) below(word(i), [&] { use(i); });
  }
  template <class Use>
  void in(std::string_view name, const Use& use) {
    below(name, use);
  }
  template <class Word, class WritePlace>
  void first_of(std::size_t count, std::size_t /*used*/, const Word& word,
                const WritePlace& write_place) {
    each(count, word, write_place);
  }
  template <class Use>
  void where(bool /*there*/, const Use& use) {
    use();
  }
  template <std::size_t N, class Word, class WritePlace>
  void places(const Word& word, const WritePlace& write_place) {
    each(N, word, write_place);
  }

  std::vector<ObservedNumber> take() { return std::move(numbers_); }
  std::vector<ObservedPart> take_parts() { return std::move(parts_); }

 private:
  template <class Use>
  void below(std::string_view name, const Use& use) {
    const std::size_t length = path_.size();
    if (!path_.empty()) path_ += '.';
    path_ += name;
    use();
    path_.resize(length);
  }
  void add(ObservedNumber number) { numbers_.push_back(std::move(number)); }

  Viewpoint viewpoint_;
  std::string path_;
  std::vector<ObservedNumber> numbers_;
  std::vector<ObservedPart> parts_;
};

// Names the places of a list by their index.
inline constexpr auto kByNumber = [](std::size_t i) { return std::to_string(i); };

}  // namespace drover::kit
