// The game in a reader's language, for people at a terminal: the messages of src/trail/words, with
// the names that are put together from what is printed, as the components tell it
// (components_json.h). What is reconstructed or ours has its sign (text/reconstructed.h) behind it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/voice.h"
#include "trail/components/buildings.h"
#include "trail/state.h"

namespace drover::trail {

using kit::figure;
using kit::sign;

// "Garth"; several of them by name and number.
std::string automa_name(const State& state, Seat seat);

class Voice final : public kit::BasicVoice<State> {
 public:
  Voice(const State& state, text::Language language);

  std::string player(Seat seat) const { return say_.player(seat + 1); }

  // Part of the components, by its id; null if there is none.
  const boost::json::object* part(std::string_view list, std::string_view id) const;

  std::string action(const ActionRow& row) const;     // "Hire a worker"
  std::string actions(ActionSpan actions) const;      // all of a building
  std::string card(Card card) const;                  // with its figures
  std::string objective(Card card) const;             // what it gives now and in the end
  std::string scoring(Card card) const;               // what it gives in the end
  std::string tile(int tile) const;                   // a Kansas City tile
  std::string master(int tile) const;                 // a station master
  std::string bonus_tile(Town town) const;            // the tile of a medium town
  std::string place(std::uint8_t track_place) const;  // a place on the track
  const boost::json::object& automa() const { return kit_.at("automa").get_object(); }
  std::string automa_card(const boost::json::object& card, std::optional<int> steps) const;
  // What an automa does, should do, and why.
  std::string automa_word(std::string_view table, const text::Params& params) const;

 private:
  std::optional<std::string> name(std::string_view table, std::string_view value) const;
  std::string said(const boost::json::object& action) const;
  const boost::json::object* action_named(std::string_view name) const;
  std::string aux(const boost::json::object& aux, int times) const;
  std::string disc(const boost::json::object& space) const;
  std::string office_space_named(std::string_view value) const;
  std::string master(const boost::json::object& master) const;
  std::optional<std::string> cattle_name(std::string_view card) const;
  std::string tasks(const boost::json::object& objective) const;

  const boost::json::object& kit_;
};

}  // namespace drover::trail
