// The clocks of the server.
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

#include "service/events.h"

namespace drover::server {

// Seconds since 1970.
inline std::int64_t now_seconds() { return static_cast<std::int64_t>(std::time(nullptr)); }

inline service::Moment now_moment() { return {std::chrono::steady_clock::now(), now_seconds()}; }

}  // namespace drover::server
