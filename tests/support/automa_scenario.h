// AutomaScenario: a Scenario with Garth, Sam or Brisco, whose turns use a card that the test names.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "support/scenario.h"

namespace drover::trail::test {

inline Options garth(AutomaLevel level = AutomaLevel::kEasy, int people = 1, int automas = 1) {
  return with_automa(first_edition(people), Automa::kGarth, level, automas);
}
inline Options second_garth(AutomaLevel level = AutomaLevel::kEasy) {
  return with_automa(second_edition(1), Automa::kGarth, level);
}
inline Options garth_with_rails(Edition edition, AutomaLevel level = AutomaLevel::kEasy) {
  return with_automa(rails(edition, 1), Automa::kGarth, level);
}
inline Options sam(AutomaLevel level = AutomaLevel::kEasy) {
  return with_automa(second_edition(1), Automa::kSam, level);
}
inline Options sam_with_rails(AutomaLevel level = AutomaLevel::kEasy) {
  return with_automa(rails(Edition::kSecond, 1), Automa::kSam, level);
}
inline Options brisco(AutomaLevel level = AutomaLevel::kEasy) {
  return with_automa(first_edition(1), Automa::kBrisco, level);
}

// A bare table (scenario.h) with an automa. Its herder stands at the start of the trail; it has its
// printed workers and is specialized in cowboys. The job market is empty.
class AutomaScenario : public Scenario {
 public:
  explicit AutomaScenario(const Options& options, std::uint64_t seed = 1)
      : Scenario(options, seed), seat(s.people()) {
    for (int i = seat; i < s.players(); ++i) {
      workers(i, 1, 1, 1);
      s.automa_of(static_cast<Seat>(i)).specialization = Worker::kCowboy;
    }
    no_jobs();
  }

  const int seat;  // of the (first) automa

  AutomaState& automa() { return s.automa_of(static_cast<Seat>(seat)); }
  const AutomaState& automa() const { return s.automa_of(static_cast<Seat>(seat)); }

  AutomaScenario& specialized(Worker kind) {
    automa().specialization = kind;
    return *this;
  }
  AutomaScenario& at(std::string_view space) {
    player(seat).herder = space_named(space);
    return *this;
  }
  AutomaScenario& discs(int count) {
    automa().discs = static_cast<std::uint8_t>(count);
    return *this;
  }
  using Scenario::discs;

  // The last person ends a turn at `person_at`, and the automa turns over `card`.
  void plays(std::string_view card, std::string_view person_at = "A") {
    const unsigned wanted = 1U << index_of(card);
    const unsigned all = automa().deck | automa().discard | wanted;
    automa().deck = static_cast<std::uint16_t>(wanted);
    automa().discard = static_cast<std::uint16_t>(all & ~wanted);
    person_ends_turn(person_at);
  }
  void person_ends_turn(std::string_view space = "A") {
    using_location(seat - 1, space);
    s.acted = 1;  // phase B is over
    play("end");
  }

  // True if an event of the turn has this action and reason.
  bool acted(AutomaAction action, AutomaReason why) const {
    return was_reported(EventKind::kAutomaActs, action, why);
  }
  bool did_nothing(AutomaAction action, AutomaReason why) const {
    return was_reported(EventKind::kAutomaNothing, action, why);
  }
  // The index of the first event of this kind in the turn; -1 if there was none.
  int when(EventKind kind) const {
    for (std::size_t i = 0; i < events.size(); ++i) {
      if (events[i].kind == kind) return static_cast<int>(i);
    }
    return -1;
  }

  std::string city_delivered() const {
    const Event* const delivered = event(EventKind::kDelivered);
    return delivered == nullptr ? "" : std::string(kCityNames[delivered->a].slug);
  }
  std::string tile_on(std::string_view space) const {
    const BoardTile tile = s.board[space_named(space)];
    if (tile == kEmptySpace) return "";
    const Seat owner = private_owner(tile);
    return std::to_string(int{owner}) + ": " +
           std::string(private_row(s, owner, private_number(tile)).slug);
  }
  bool has_objective(std::string_view card) const {
    return (s.player[static_cast<std::size_t>(seat)].objectives &
            objective_bit(card_named(card))) != 0;
  }

 private:
  unsigned index_of(std::string_view card) const {
    const auto cards = automa_row(s.options.automa).cards;
    const auto found = std::find_if(cards.begin(), cards.end(),
                                    [&](const AutomaCardRow& row) { return row.slug == card; });
    EXPECT_NE(found, cards.end()) << "no card " << card;
    return static_cast<unsigned>(found - cards.begin());
  }
  bool was_reported(EventKind kind, AutomaAction action, AutomaReason why) const {
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
      return event.kind == kind && event.seat == seat && event.a == static_cast<int>(action) &&
             event.c == static_cast<int>(why);
    });
  }
};

}  // namespace drover::trail::test
