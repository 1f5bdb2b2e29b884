// The fast ways to write an observation give the numbers of the plain way. The fast ways write many
// numbers at a time from the whole position, or only those that have changed; the plain way writes
// one at a time from a view.
#include "kit/observation.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "elpaso/rules/rules.h"
#include "elpaso/serialization/fields.h"
#include "support/game_setups.h"
#include "trail/rules/rules.h"
#include "trail/serialization/fields.h"

namespace drover::learn {
namespace observation_test {

using kit::kUnobserved;
using kit::Seat;
using Bytes = std::vector<std::uint8_t>;

// Walks the fields like kit::ObservationWriter, but writes one number at a time.
class OneByOne : public kit::FullWalk {
 public:
  OneByOne(int viewer, int people) : viewer_(viewer), people_(people) {}

  template <class T, class AnyForm>
  void operator()(std::string_view /*key*/, const T& value, const AnyForm& form) {
    kit::observe(form, *this, value);
  }
  void constant(std::string_view /*key*/, int value) { write(value); }
  void constant(std::string_view /*key*/, std::string_view /*word*/) {}
  template <class Use, class Same>
  void objects(std::string_view /*key*/, int count, const Use& use, const Same& /*same*/) {
    for (int i = 0; i < count; ++i) use(*this, absolute(i));
  }
  template <class T>
  void implied(const T& /*value*/, const T& /*always*/) {}
  static bool may_continue() { return true; }
  template <class Problem>
  static bool may_continue(const Problem& problem) {
    return problem().empty();
  }

  void number(int value, int /*low*/, int /*high*/) { write(value); }
  void flag(bool value) { write(value ? 1 : 0); }
  void seat(Seat seat) { write(seat < people_ ? (seat + people_ - viewer_) % people_ : int{seat}); }
  template <class Word>
  void category(int value, int /*count*/, const Word& /*word*/) {
    write(value);
  }
  template <class Counts, class Word>
  void counts(const Counts& counts, int count, const Word& /*word*/) {
    for (int i = 0; i < count; ++i) write(counts[static_cast<std::size_t>(i)]);
  }
  template <class Counts, class Word, class Use>
  void rows(const Counts& all, std::size_t length, const Word& word, const Use& use) {
    each(all.size() / length, word, use);
  }
  template <class Word>
  void flags(std::uint64_t bits, int count, const Word& /*word*/) {
    for (int i = 0; i < count; ++i) write(static_cast<int>(bits >> i & 1U));
  }
  void seat_flags(std::uint64_t bits, int count) {
    for (int i = 0; i < count; ++i) write(static_cast<int>(bits >> absolute(i) & 1U));
  }
  template <class Word, class Use>
  void each(std::size_t count, const Word& /*word*/, const Use& use) {
    for (std::size_t i = 0; i < count; ++i) use(i);
  }
  template <class Use>
  void in(std::string_view /*name*/, const Use& use) {
    use();
  }
  template <class Use>
  void where(bool there, const Use& use) {
    const std::size_t from = out_.size();
    use();
    for (std::size_t i = from; i < out_.size() && !there; ++i) out_[i] = kUnobserved;
  }
  template <class Word, class Tell>
  void first_of(std::size_t count, std::size_t held, const Word& /*word*/, const Tell& tell) {
    for (std::size_t i = 0; i < count; ++i) where(i < held, [&] { tell(i); });
  }
  template <std::size_t N, class Word, class Tell>
  void places(const Word& word, const Tell& tell) {
    each(N, word, tell);
  }

  const Bytes& out() const { return out_; }

 private:
  Seat absolute(int place) const {
    return static_cast<Seat>(place < people_ ? (place + viewer_) % people_ : place);
  }
  void write(int value) { out_.push_back(static_cast<std::uint8_t>(value)); }

  int viewer_;
  int people_;
  Bytes out_;
};

template <class State>
Bytes one_by_one(const State& state, int viewer) {
  const State view = redact(state, static_cast<Seat>(viewer));
  OneByOne numbers(viewer, view.people());
  fields(view, numbers);
  return numbers.out();
}

Bytes one_by_one(const game::Position& position, int viewer) {
  return position.game().info().family == "elpaso"
             ? one_by_one(position.as<elpaso::State>(), viewer)
             : one_by_one(position.as<trail::State>(), viewer);
}

// Observes into an array and checks that nothing is written behind its end.
Bytes at_once(const game::Position& position, int viewer, std::size_t size) {
  constexpr std::uint8_t kNext = 77;
  Bytes out(size + 64, kNext);
  position.game().observe(position, viewer, out.data());
  for (std::size_t i = size; i < out.size(); ++i) EXPECT_EQ(out[i], kNext) << "behind the end";
  out.resize(size);
  return out;
}

TEST(Observation, EqualsThePlainOneWhenWrittenAtOnce) {
  for (const game::Game* game : game::all_games()) {
    for (game::Position position : game::test::starts_with_each_option(*game)) {
      const std::size_t size = game->observed_numbers(position).size();
      core::Rng rng = core::Rng::from_seed(size);
      for (int move = 0; !game->over(position); ++move) {
        // All viewers, but only now and then: games are long and change little with each move.
        for (int viewer = 0; move % 16 == 0 && viewer < game->players(position); ++viewer) {
          ASSERT_EQ(at_once(position, viewer, size), one_by_one(position, viewer))
              << game->info().name << ", move " << move << ", seat " << viewer;
        }
        game::MoveList legal;
        game->legal(position, legal);
        game->apply(position, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
      }
      ASSERT_EQ(at_once(position, 0, size), one_by_one(position, 0)) << game->info().name;
    }
  }
}

// Observations that are updated from position to position: one for each seat, and one whose viewer
// changes at random.
class Followed {
 public:
  explicit Followed(const game::Position& begin)
      : parts_(begin.game().observed_parts(begin)), last_(begin) {
    const std::size_t size = begin.game().observed_numbers(begin).size();
    for (int viewer = 0; viewer < begin.game().players(begin); ++viewer) {
      seen_.push_back(at_once(begin, viewer, size));
    }
    shared_ = seen_[0];
  }
  void expect_same(const game::Position& position) {
    for (std::size_t viewer = 0; viewer < seen_.size(); ++viewer) {
      const int seat = static_cast<int>(viewer);
      Bytes& seen = seen_[viewer];
      position.game().observe_after(last_, seat, position, seat, parts_, seen.data());
      ASSERT_EQ(seen, at_once(position, seat, seen.size()))
          << position.game().info().name << ", turn " << position.game().turn(position) << ", seat "
          << viewer;
    }
    const auto next = static_cast<int>(rng_.below(static_cast<std::uint32_t>(seen_.size())));
    position.game().observe_after(last_, shared_viewer_, position, next, parts_, shared_.data());
    ASSERT_EQ(shared_, seen_[static_cast<std::size_t>(next)])
        << position.game().info().name << ", turn " << position.game().turn(position) << ", seat "
        << next << " after " << shared_viewer_;
    shared_viewer_ = next;
    last_ = position;
  }

 private:
  std::vector<kit::ObservedPart> parts_;
  game::Position last_;
  std::vector<Bytes> seen_;
  Bytes shared_;
  int shared_viewer_ = 0;
  core::Rng rng_ = core::Rng::from_seed(11);
};

TEST(Observation, EqualsANewOneWhenUpdatedWhereItHasChanged) {
  for (const game::Game* game : game::all_games()) {
    for (game::Position position : game::test::starts_with_each_option(*game)) {
      core::Rng rng = core::Rng::from_seed(7);
      Followed followed(position);
      while (!game->over(position)) {
        game::MoveList legal;
        game->legal(position, legal);
        game->apply(position, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        // The last position is over, so everything is revealed.
        ASSERT_NO_FATAL_FAILURE(followed.expect_same(position));
      }
      // The update also works when another game begins.
      ASSERT_NO_FATAL_FAILURE(followed.expect_same(game->new_game_like(position, 3)));
    }
  }
}

TEST(Observation, IsWrittenOnlyWhereItHasChanged) {
  constexpr std::uint8_t kNumber = 77;
  for (const game::Game* game : game::all_games()) {
    const game::Position position = *game->setup({});
    const auto parts = game->observed_parts(position);
    Bytes out(game->observed_numbers(position).size(), kNumber);
    game->observe_after(position, 0, position, 0, parts, out.data());
    EXPECT_GT(std::count(out.begin(), out.end(), kNumber), static_cast<int>(out.size()) * 3 / 5)
        << game->info().name;
  }
}

TEST(Observation, WritesFlagsAndBytesOfAnyNumberAndNothingBehindThem) {
  core::Rng rng = core::Rng::from_seed(1);
  for (std::size_t count = 0; count <= 64; ++count) {
    for (int round = 0; round < 20; ++round) {
      const std::uint64_t bits = rng.next();
      Bytes source(count);
      Bytes flags(count);
      for (std::size_t i = 0; i < count; ++i) {
        source[i] = static_cast<std::uint8_t>(rng.below(256));
        flags[i] = static_cast<std::uint8_t>(bits >> i & 1U);
      }
      for (Bytes* bytes : {&source, &flags}) bytes->push_back(9);
      Bytes out(count + 1, 9);
      kit::write_flags(out.data(), bits, count);
      ASSERT_EQ(out, flags) << count;
      kit::write_bytes(out.data(), source.data(), count);
      ASSERT_EQ(out, source) << count;
    }
  }
}

}  // namespace observation_test
}  // namespace drover::learn
