// Sentences for events: an event as JSON (src/kit/events.h) becomes a sentence of the catalogues.
// Consecutive events of one kind become one sentence if there is a message for several.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>

#include "text/catalogue.h"

namespace drover::text {

// Adds the parameters that a message needs besides the members of the event.
using Enrich = std::function<void(std::string_view event, Params& params)>;

// Prepares the parameters of a sentence that names the seat that acts (`seat`) or is paid (`to`)
// and a building of that seat: sets "place_kind" so that the messages "place", "place.at" and
// "place.to" say "their own building 4a" or "building 4a" without naming the seat again.
void name_owner_once(Params& params);

// The sentences for a list of events. The message is "events.KEY" for several events at once, else
// "event.KEY.told" (details for terminals), else "event.KEY". Events without a message are skipped.
std::vector<std::string> event_sentences(const boost::json::array& events,
                                         const MessageFormatter& say, const Enrich& enrich);

}  // namespace drover::text
