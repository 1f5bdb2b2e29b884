// Files that are part of the program. cmake/DroverEmbed.cmake lays them down, each list under the
// two names of its begin and end.
#pragma once

#include <cstddef>
#include <string_view>

struct EmbeddedFile {
  const char* name;
  const char* begin;
  const char* end;

  std::string_view contents() const { return {begin, static_cast<std::size_t>(end - begin)}; }
};
