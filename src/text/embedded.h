// EmbeddedFile: a file embedded in the program. cmake/DroverEmbed.cmake makes arrays of them, each
// with a symbol for its begin and one for its end.
#pragma once

#include <cstddef>
#include <string_view>

struct EmbeddedFile {
  const char* name;
  const char* begin;
  const char* end;

  std::string_view contents() const { return {begin, static_cast<std::size_t>(end - begin)}; }
};
