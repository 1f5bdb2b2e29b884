// Voice writes texts about the game in a reader's language, for the terminal. It combines messages
// of src/trail/words with names from the components (components_json() in json.h). A sign behind a
// text marks numbers that are reconstructed or our own (text/reconstructed.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/voice.h"
#include "trail/components/buildings.h"
#include "trail/state/state.h"

namespace drover::trail {

using kit::figure;
using kit::sign;

// Returns "Garth", or "Garth 2" if several automas play.
std::string automa_name(const State& state, Seat seat);

class Voice final : public kit::BasicVoice<State> {
 public:
  Voice(const State& state, text::Language language);

  std::string player(Seat seat) const { return say_.player(seat + 1); }

  // Finds a component by its id in one of the lists of the components; null if there is none.
  const boost::json::object* part(std::string_view list, std::string_view id) const;

  std::string action(const ActionRow& row) const;     // "Hire a worker"
  std::string actions(ActionSpan actions) const;      // all actions of a building
  std::string card(Card card) const;                  // name and numbers of a card
  std::string objective(Card card) const;             // immediate action and final scoring
  std::string scoring(Card card) const;               // final scoring of an objective card
  std::string tile(int tile) const;                   // a Kansas City tile
  std::string master(int tile) const;                 // a station master
  std::string bonus_tile(Town town) const;            // the bonus tile of a medium town
  std::string place(std::uint8_t track_place) const;  // a place on the track
  const boost::json::object& automa() const { return components_.at("automa").get_object(); }
  std::string automa_card(const boost::json::object& card, std::optional<int> steps) const;
  // Words about an automa's action. `table` is "acts" (what it does), "order" (what its card
  // orders) or "why" (its reason).
  std::string automa_word(std::string_view table, const text::Params& params) const;

 private:
  std::optional<std::string> name(std::string_view table, std::string_view value) const;
  std::string action_text(const boost::json::object& action) const;
  const boost::json::object* action_named(std::string_view name) const;
  std::string aux(const boost::json::object& aux, int times) const;
  std::string disc(const boost::json::object& space) const;
  std::string office_space_text(std::string_view value) const;
  std::string master(const boost::json::object& master) const;
  // A Kansas City tile; a hazard tile with the message of that key.
  std::string tile_text(const boost::json::object& tile, std::string_view hazard_message) const;
  std::optional<std::string> cattle_name(std::string_view card) const;
  std::optional<std::string> breed_name(std::string_view breed) const;
  std::optional<std::string> station_town(std::string_view number) const;
  std::string tasks(const boost::json::object& objective) const;

  const boost::json::object& components_;
};

}  // namespace drover::trail
