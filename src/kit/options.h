// What can be chosen when a game is set up: a row for each option, with its words and the place in
// the game's own Options that it decides about. Set-up, JSON, command line and lobby read the rows.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "text/json_reader.h"
#include "text/json_tree.h"

namespace drover::kit {

// What it decides about, and what each value means, the catalogues say: "option.neutral.text" and
// "option.neutral.fixed" of the option "neutral".
struct OptionInfo {
  std::string_view key;
  std::span<const std::string_view> values;  // the first one is the default
  // Written down only where it differs from the default, so that texts made before the option
  // existed stay as they are.
  bool extra = false;
  // Where parts can be chosen one by one: one of these two letters for each of them is a value too.
  std::string_view letters{};
  int parts = 0;
};

// The value of an option.
struct OptionChoice {
  std::string_view option;
  std::string_view value;
};
// How hard levels are, from the easiest on.
inline constexpr std::array<std::string_view, 4> kGrades{"easy", "medium", "hard", "very_hard"};
// An opponent that the rules themselves play, and how a set-up asks for it. What it is like the
// catalogues say: "opponent.sue".
struct AutomaInfo {
  std::string_view name;
  std::string_view title;  // for people
  // Its levels are the first values of this option, from the easiest on.
  std::string_view level_option;
  int levels;
  // The seats it can play at one table, by an option where it can have several: its first values.
  std::string_view seats_option{};
  int seats = 1;
  bool joins = false;                     // several people too
  bool reconstructed = false;             // its cards are known only in part
  std::span<const OptionChoice> alone{};  // what asks for it against a single person
  std::span<const OptionChoice> joining{};
  // What it leaves no choice about; why, the catalogues say: "opponent.brisco.rails".
  std::span<const OptionChoice> fixed{};
};

// A value is a place in `values`, or, where each part was chosen, this and a bit for each that has
// the second letter.
inline constexpr int kEachPart = 256;

std::optional<int> value_of(const OptionInfo& option, std::string_view word);
std::string word_of(const OptionInfo& option, int value);
// A value that does not exist is reported, and the default.
int read_value(const OptionInfo& option, const text::JsonNode& node);

template <class Options>
struct OptionRow {
  OptionInfo info;
  int (*get)(const Options&);
  void (*set)(Options&, int value);
  // Whether it is written down, where that does not follow from its value.
  bool (*told)(const Options&) = nullptr;

  bool is_told(const Options& options) const {
    if (told != nullptr) return told(options);
    return !info.extra || get(options) != 0;
  }
};

// An option with a byte of its own, in which its values stand in order.
template <auto member, class Options>
constexpr OptionRow<Options> byte_option(OptionInfo info) {
  return {info, [](const Options& o) { return static_cast<int>(o.*member); },
          [](Options& o, int value) {
            using Byte = std::remove_reference_t<decltype(o.*member)>;
            o.*member = static_cast<Byte>(value);
          }};
}

template <class Options, std::size_t N>
constexpr std::array<OptionInfo, N> infos_of(const std::array<OptionRow<Options>, N>& rows) {
  std::array<OptionInfo, N> infos{};
  for (std::size_t i = 0; i < N; ++i) infos[i] = rows[i].info;
  return infos;
}

template <class Options>
void write_options(std::span<const OptionRow<Options>> rows, const Options& options,
                   text::Object& out) {
  for (const OptionRow<Options>& row : rows) {
    if (row.is_told(options)) out[row.info.key] = word_of(row.info, row.get(options));
  }
}
// Those that may be left out and are keep what `options` has. What would be written down because of
// others must stand there, too.
template <class Options>
void read_options(std::span<const OptionRow<Options>> rows, text::JsonObject& in,
                  Options& options) {
  for (const OptionRow<Options>& row : rows) {
    if (row.info.extra && !in.has(row.info.key)) continue;
    row.set(options, read_value(row.info, in[row.info.key]));
  }
  for (const OptionRow<Options>& row : rows) {
    if (row.told != nullptr && row.told(options)) in[row.info.key];
  }
}

// Of an option whose parts were chosen one by one, the value is not told.
template <class Options, class Out>
void observe_options(std::span<const OptionRow<Options>> rows, const Options& options, int people,
                     int most_people, Out& out) {
  out.each(
      rows.size() + 1, [&](std::size_t i) { return i == 0 ? "players" : rows[i - 1].info.key; },
      [&](std::size_t i) {
        if (i == 0) return out.number(people, 1, most_people);
        const OptionRow<Options>& row = rows[i - 1];
        out.category(std::min(row.get(options), kEachPart - 1),
                     static_cast<int>(row.info.values.size()),
                     [&](int value) { return row.info.values[static_cast<std::size_t>(value)]; });
      });
}

// The options of a game as its positions tell them; the version of the rules stands beside them.
template <class Options>
struct OptionForm {
  std::span<const OptionRow<Options>> rows;
  int least_people;
  int most_people;

  text::Value write(const Options& options) const {
    text::Object out;
    out["players"] = options.players;
    write_options(rows, options, out);
    return out;
  }
  void read(const text::JsonNode& node, Options& options) const {
    text::JsonObject in(node);
    const int people = in["players"].number(least_people, most_people);
    options.players = static_cast<std::uint8_t>(people);
    read_options(rows, in, options);
    in.finish();
  }
  template <class Out>
  void observe(Out& out, const Options& options) const {
    observe_options(rows, options, options.players, most_people, out);
  }
};

}  // namespace drover::kit
