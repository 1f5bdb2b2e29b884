// Pictograms of printed actions, sent with the components: lists of glyphs, and a brief sign for
// small tiles. The page draws each glyph as a shape (web/src/drawing/icons/glyphs.ts) and does not
// know the actions.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "kit/components.h"
#include "text/json_tree.h"

namespace drover::kit {

// The glyphs that pictograms consist of. `n` is the number drawn with a glyph; null: none.
namespace glyph {

using text::Object;
using text::Value;

// A shape without parameters, such as "arrow" (leads to), "each" (for each), "slash" (or).
inline Object plain(std::string_view shape) { return {{"g", shape}}; }
inline Object numbered(std::string_view shape, const Value& n) { return {{"g", shape}, {"n", n}}; }
inline Object coin(int dollars) { return {{"g", "coin"}, {"n", dollars}, {"tone", "gain"}}; }
inline Object price(int dollars) { return {{"g", "coin"}, {"n", dollars}, {"tone", "loss"}}; }
// A cattle card; an empty colour stands for any.
inline Object card(std::string_view colour, const Value& value = {}) {
  return {{"g", "card"}, {"breed", word_or_null(colour)}, {"value", value}};
}
inline Object cards(int count) { return {{"g", "card"}, {"breed", nullptr}, {"count", count}}; }
inline Object cow() { return {{"g", "cow"}, {"breed", nullptr}}; }
inline Object cow_of_value(int value) {
  return {{"g", "cow"}, {"breed", nullptr}, {"value", value}};
}
// A worker, with a small text beside it; an empty kind stands for any worker.
inline Object worker(std::string_view kind, std::string_view text = {}) {
  Object out{{"g", "worker"}, {"kind", word_or_null(kind)}};
  if (!text.empty()) out["n"] = text;
  return out;
}
inline Object engine_back(const Value& n) { return {{"g", "engine"}, {"n", n}, {"back", true}}; }
inline Object auxiliary(bool single) { return {{"g", "aux"}, {"single", single}}; }
inline Object hazard() { return {{"g", "hazard"}, {"kind", nullptr}}; }

}  // namespace glyph

// Glyphs side by side.
class Pictogram {
 public:
  template <std::same_as<text::Object>... Glyphs>
  Pictogram& draw(const Glyphs&... glyphs) {
    (glyphs_.push_back(glyphs), ...);
    return *this;
  }
  const text::Array& glyphs() const { return glyphs_; }

 private:
  text::Array glyphs_;
};

// A small picture in the corner of a brief sign.
struct Badge {
  std::string_view kind{};  // "coin", "loss", "ribbon", "number" with a text; "sign"; empty: none
  std::string text{};
};

// A brief sign: one glyph with a badge.
inline text::Object brief_sign(const text::Value& main, const Badge& badge = {}) {
  text::Object out{{"main", main}};
  if (!badge.kind.empty()) {
    const bool sign = badge.kind == "sign";
    out["badge"] = text::Object{{"kind", badge.kind}, {sign ? "sign" : "text", badge.text}};
  }
  return out;
}

// "+2", "−1"; empty for 0.
inline std::string signed_number(int n) {
  return n == 0 ? "" : (n > 0 ? "+" : "−") + std::to_string(n > 0 ? n : -n);
}

}  // namespace drover::kit
