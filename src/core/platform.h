// Differences between platforms and standard libraries.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace drover::core {

// True if the process can start threads. WebAssembly without shared memory cannot.
#ifdef __EMSCRIPTEN__
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

// Replacement for std::make_unique_for_overwrite, which Emscripten's library lacks.
template <class Array>
requires std::is_unbounded_array_v<Array> std::unique_ptr<Array> make_for_overwrite(
    std::size_t size) {
  // NOLINTNEXTLINE(cppcoreguidelines-owning-memory): owned at once
  return std::unique_ptr<Array>(new std::remove_extent_t<Array>[size]);
}

}  // namespace drover::core
