// What happened, told: an event as JSON (src/kit/events.h) becomes a sentence of the catalogues,
// and several of one kind in a row become one, where there is a message for several.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>

#include "text/catalogue.h"

namespace drover::text {

// Adds what a sentence needs besides the members of the event.
using Enrich = std::function<void(std::string_view event, Params& params)>;

// Prepares a sentence that names the seat that acts (`seat`) or is paid (`to`) for the messages
// "place", "place.at" and "place.to": of a building of that seat they say "their own building 4a"
// or "building 4a" instead of the seat's name once more.
void name_owner_once(Params& params);

// The messages: "events.KEY" for several at once; else "event.KEY.told", which tells a terminal
// more, or "event.KEY". An event without any says nothing.
std::vector<std::string> told(const boost::json::array& events, const Speaker& say,
                              const Enrich& enrich);

}  // namespace drover::text
