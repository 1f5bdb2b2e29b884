// The options of a game's set-up: one row for each option with its key, its values, and access to
// the member of the game's own Options that it sets. Set-up, JSON, command line and lobby use the
// rows.
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

// An option and its values. Its explanations are messages of the catalogues: "option.neutral.text"
// for the option "neutral", "option.neutral.fixed" for its value "fixed".
struct OptionInfo {
  std::string_view key;
  std::span<const std::string_view> values;  // the first one is the default
  // Written only if it differs from the default, so that texts from before the option existed stay
  // unchanged.
  bool extra = false;
  // For options whose parts can be chosen one by one: a text of `parts` letters, each one of these
  // two, is a value as well.
  std::string_view letters{};
  int parts = 0;
};

// An option and one of its values.
struct OptionChoice {
  std::string_view option;
  std::string_view value;
};
// The grades of automa levels, from the easiest on.
inline constexpr std::array<std::string_view, 4> kGrades{"easy", "medium", "hard", "very_hard"};
// An opponent that the rules play, and the options that choose it in a set-up. Its description is a
// message of the catalogues: "opponent.sue".
struct AutomaInfo {
  std::string_view name;
  std::string_view title;  // its name for people
  // The option for its level: its first `levels` values are the levels, from the easiest on.
  std::string_view level_option;
  int levels;
  // How many seats it can play at one table. If there can be several, the option for their number:
  // its first `seats` values are the numbers 1, 2, ...
  std::string_view seats_option{};
  int seats = 1;
  bool joins = false;                       // can play against several people, too
  bool reconstructed = false;               // its cards are known only in part
  std::span<const OptionChoice> alone{};    // chooses it as opponent of a single person
  std::span<const OptionChoice> joining{};  // chooses it as opponent of several people
  // Options that must have these values if it plays. The reason is a message of the catalogues:
  // "opponent.brisco.rails".
  std::span<const OptionChoice> fixed{};
};

// An option's value as a number: an index into `values`; or, if the parts were chosen one by one,
// kEachPart plus a bit for each part with the second letter.
inline constexpr int kEachPart = 256;

// The value as a number, and back as a word.
std::optional<int> value_of(const OptionInfo& option, std::string_view word);
std::string word_of(const OptionInfo& option, int value);
// Reads a value. A value that does not exist is reported and read as the default.
int read_value(const OptionInfo& option, const text::JsonNode& node);

// An option and its access to a game's own Options.
template <class Options>
struct OptionRow {
  OptionInfo info;
  int (*get)(const Options&);
  void (*set)(Options&, int value);
  // True if the option is written. Not set: it is written unless it is extra and has its default.
  bool (*written_if)(const Options&) = nullptr;

  bool is_written(const Options& options) const {
    if (written_if != nullptr) return written_if(options);
    return !info.extra || get(options) != 0;
  }
};

// A row for an option whose value is stored in one member as its index.
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
    if (row.is_written(options)) out[row.info.key] = word_of(row.info, row.get(options));
  }
}
// Reads the options. Extra options that are left out keep their value in `options`. An option that
// write_options would write because of other options must be present.
template <class Options>
void read_options(std::span<const OptionRow<Options>> rows, text::JsonObject& in,
                  Options& options) {
  for (const OptionRow<Options>& row : rows) {
    if (row.info.extra && !in.has(row.info.key)) continue;
    row.set(options, read_value(row.info, in[row.info.key]));
  }
  for (const OptionRow<Options>& row : rows) {
    if (row.written_if != nullptr && row.written_if(options)) in[row.info.key];
  }
}

// Writes the options as part of an observation. For an option whose parts were chosen one by one,
// the observation has no value.
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

// The format (fields.h) of a position's options. The rules version is a field of its own.
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
