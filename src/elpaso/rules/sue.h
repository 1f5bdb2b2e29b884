// Sue, the automated opponent (rule book pp. 15, 16): one automa card moves her and says what she
// does; the place she reaches matters only if it is El Paso.
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

// Her stacks, her row and her first disc; her cards come out of the common stacks.
void set_up_sue(Play& play);
// Her whole turn; she is the current seat.
void play_sue(Play& play);

}  // namespace drover::elpaso
