// The game in a reader's language, for people at a terminal: the messages of src/elpaso/words, with
// the names that are put together from what is printed. Figures that are reconstructed have their
// sign (text/reconstructed.h) behind them.
#pragma once

#include <string>
#include <string_view>

#include "elpaso/state.h"
#include "kit/voice.h"

namespace drover::elpaso {

using kit::figure;
using kit::sign;

class Voice final : public kit::BasicVoice<State> {
 public:
  Voice(const State& state, text::Language language);

  std::string card(Card card) const;               // "Corriente (value 3, 3 points)"
  std::string action(const ActionRow& row) const;  // "Hire a worker for $5"
  std::string actions(ActionSpan actions) const;   // all of a tile
  std::string objective(int tile) const;
  std::string bonus(int kind) const;
  std::string reward(int post) const;
  std::string disc(int disc) const;    // what taking it off the board opens
  std::string automa(int card) const;  // "walks 2 steps, then builds"

 private:
  std::optional<std::string> name(std::string_view table, std::string_view value) const;
  std::string need(Need need) const;
};

}  // namespace drover::elpaso
