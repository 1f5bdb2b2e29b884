// Why nothing is done about a seat or the end of a game, for people of any language.
#pragma once

#include <array>

#include "text/reason.h"

namespace drover::table {

inline constexpr std::array kSeatReasons{
    text::ReasonRow{"seat_of_bot", "A bot has this seat, and nobody holds it."},
    text::ReasonRow{"seat_stopped", "This game was stopped."},
    text::ReasonRow{"seat_over", "This game is over."},
    text::ReasonRow{"seat_too_often",
                    "This seat has been handed on and has proposed to stop {most} times, and no "
                    "more is allowed at a table."},
    text::ReasonRow{"seat_needs_no_link", "A bot sits there, and it needs no link."},
    text::ReasonRow{"seat_links", "Too many links have been given at this table."},
    text::ReasonRow{"seat_has_bot",
                    "A bot plays this seat already. Take it back to hand it to another."},
    text::ReasonRow{"seat_is_yours", "You play this seat: there is nothing to take back."},
    text::ReasonRow{"seat_not_offered", "No link has been given for this seat to be handed on."},
    text::ReasonRow{"stop_lapsed", "The proposal to stop does not stand any more."},
    text::ReasonRow{"stop_agreed", "You have agreed to stop already."},
};

}  // namespace drover::table
