// Counts heap allocations of the calling thread. The program's main.cpp replaces operator new to
// feed the counter; in other programs it stays at 0.
#pragma once

#include <cstdint>

namespace drover::cli {

// Constant-initialised and without a destructor, so reading it needs no guard.
inline thread_local constinit std::uint64_t allocations_of_thread = 0;

}  // namespace drover::cli
