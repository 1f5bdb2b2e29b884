#include "kit/fields.h"

#include <charconv>

#include <fmt/format.h>

#include "core/bits.h"

namespace drover::kit {

namespace {

constexpr std::string_view kSpectatorWord[]{"spectator"};
constexpr std::size_t kRngDigits = 16;

}  // namespace

text::Value Viewer::write(Seat viewer) const {
  if (viewer == kSpectator) return kSpectatorWord[0];
  return seat_or_null(seats).write(viewer);
}

void Viewer::read(const text::JsonNode& node, Seat& viewer) const {
  if (!node.is_string()) return seat_or_null(seats).read(node, viewer);
  node.one_of(kSpectatorWord);
  viewer = kSpectator;
}

text::Value RngFormat::write(const core::Rng& rng) const {
  return fmt::format("{:016x}", rng.state());
}

void RngFormat::read(const text::JsonNode& node, core::Rng& rng) const {
  const std::string_view digits = node.text();
  std::uint64_t state = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, state, 16);
  if (digits.size() != kRngDigits || error != std::errc{} || stop != end) {
    node.report_unexpected(fmt::format("{} hexadecimal digits", kRngDigits));
  }
  rng = core::Rng::from_state(state);
}

std::string Sides::letters(std::uint32_t bits) const {
  std::string letters;
  for (const int part : core::bits<int>(parts)) {
    letters += (bits >> part & 1U) != 0 ? back : front;
  }
  return letters;
}

std::uint32_t Sides::read_bits(const text::JsonNode& node) const {
  const std::string_view letters = node.text();
  std::uint32_t bits = 0;
  std::uint32_t left = parts;
  bool good = letters.size() == static_cast<std::size_t>(std::popcount(parts));
  for (std::size_t i = 0; good && i < letters.size(); ++i, left &= left - 1) {
    good = letters[i] == front || letters[i] == back;
    if (letters[i] == back) bits |= 1U << std::countr_zero(left);
  }
  if (good) return bits;
  node.report_unexpected(fmt::format("{} letters {} or {}", std::popcount(parts), front, back));
  return 0;
}

text::Value Decisions::write(const DecisionStack& stack) const {
  text::Array out;
  for (const Decision& decision : stack) out.push_back(table->tree(decision));
  return out;
}

void Decisions::read(const text::JsonNode& node, DecisionStack& stack) const {
  const std::size_t size = node.array_size(1, kMostWaiting);
  for (std::size_t i = 0; i < size; ++i) stack.push_back(table->read(node.element(i)));
}

std::string no_legal_move_problem(Seat seat, std::string_view decision) {
  return fmt::format("Seat {} has no legal move: the decision {} cannot be made.", seat + 1,
                     decision);
}

OwnedBuilding OwnedBuilding::read(const text::JsonNode& node, int highest, int seats) {
  text::JsonObject in(node);
  const int number = in["building"].number(1, highest) - 1;
  const auto owner = static_cast<Seat>(in["owner"].number(1, seats) - 1);
  in.finish();
  return {number, owner};
}

}  // namespace drover::kit
