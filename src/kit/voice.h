// BasicVoice: base class of the games' Voice, which formats a game's messages in one language.
// Reconstructed figures are marked with a sign (text/reconstructed.h).
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "text/catalogue.h"
#include "text/reconstructed.h"

namespace drover::kit {

// The sign for a figure of this provenance: empty unless it is reconstructed.
template <class Provenance>
constexpr std::string_view sign(Provenance from) {
  return is_reconstructed(from) ? text::kReconstructedSign : std::string_view();
}
// A figure with its sign, as a parameter of messages.
template <class Provenance>
boost::json::value figure(int number, Provenance from) {
  if (!is_reconstructed(from)) return number;
  return boost::json::string(fmt::format("{}{}", number, sign(from)));
}

inline constexpr std::string_view kBetweenActions = " · ";

// Formats the messages of a game about one position.
template <class State>
class BasicVoice {
 public:
  BasicVoice(const BasicVoice&) = delete;
  BasicVoice& operator=(const BasicVoice&) = delete;

  const text::MessageFormatter& formatter() const { return say_; }
  std::string operator()(std::string_view key, const text::Params& params = {}) const {
    return say_(key, params);
  }

 protected:
  // `state` must outlive it. Of several catalogues later ones take precedence.
  BasicVoice(const State& state, text::Language language,
             std::initializer_list<std::string_view> catalogues)
      : state_(state), say_(language, catalogues) {}
  ~BasicVoice() = default;

  const State& state_;
  text::MessageFormatter say_;
};

}  // namespace drover::kit
