// Fuzzes game records: any input must be refused with a sentence, or round-trip. An accepted record
// is replayed, which may fail with a sentence.
#include "game/record.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

namespace game = drover::game;

void require(bool good, const std::string& what) {
  if (good) return;
  std::fprintf(stderr, "%s\n", what.c_str());
  std::abort();
}

void require_sentence(const game::Error& error) {
  require(error.sentence.size() > 10 && error.sentence.back() == '.',
          "no sentence: " + error.sentence);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto parsed = game::parse_record(text);
  if (!parsed) {
    require_sentence(parsed.error());
    return 0;
  }
  const auto& record = *parsed;
  const std::string written = game::to_text(record);
  const auto again = game::parse_record(written);
  if (!again) {
    require(false, again.error().sentence + "\nin what was written:\n" + written);
  }
  require(game::to_text(*again) == written, "written differently the second time:\n" + written);
  const auto position = game::replay(record);
  if (!position) require_sentence(position.error());
  return 0;
}
