// Voice: formats the messages of src/elpaso/words for terminals, in one language. It provides the
// names of actions, tiles and cards, which are composed of their printed figures. Reconstructed
// figures are followed by a sign (text/reconstructed.h).
#pragma once

#include <string>
#include <string_view>

#include "elpaso/state/state.h"
#include "kit/voice.h"

namespace drover::elpaso {

using kit::figure;
using kit::sign;

class Voice final : public kit::BasicVoice<State> {
 public:
  Voice(const State& state, text::Language language);

  std::string card(Card card) const;               // "Corriente (value 3, 3 points)"
  std::string action(const ActionRow& row) const;  // "Hire a worker for $5"
  std::string actions(ActionSpan actions) const;   // all actions of a tile
  std::string objective(int tile) const;
  std::string bonus(int kind) const;
  std::string reward(int post) const;
  std::string disc(int disc) const;    // the effect of removing it from the board
  std::string automa(int card) const;  // "walks 2 steps, then builds"

 private:
  std::optional<std::string> name(std::string_view table, std::string_view value) const;
  std::string need(Need need) const;
};

}  // namespace drover::elpaso
