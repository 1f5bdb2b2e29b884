// The options of a set-up of El Paso.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "elpaso/state/state.h"
#include "kit/options.h"
#include "text/json_reader.h"
#include "text/json_tree.h"

namespace drover::elpaso {

inline constexpr std::string_view kGameName = "elpaso";

std::span<const kit::OptionRow<Options>> option_rows();
std::span<const kit::OptionInfo> option_infos();
std::span<const kit::AutomaInfo> automa_infos();

// True if a game can be set up with these options.
bool is_valid(const Options& options);

// The format of the options: words. Rare options are left out if they have their default value. The
// version of the rules is not part of it.
struct OptionsFormat {
  text::Value write(const Options& options) const;
  void read(const text::JsonNode& node, Options& options) const;
  template <class Out>
  void observe(Out& out, const Options& options) const {
    kit::observe_options(option_rows(), options, options.players, kMaxPlayers, out);
  }
};
inline boost::json::object options_json(const Options& options) {
  return text::to_boost_object([&] { return OptionsFormat{}.write(options).object(); });
}
}  // namespace drover::elpaso
