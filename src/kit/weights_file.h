// Fitted weights as a text file: sections with one line for each name, and the numbers behind it.
//
//   columns = dollars, buildings, cities
//
//   [first edition, at the start]
//   constant =    0.321    0.426    0.371
//   to move  =   -0.197   -0.023   -0.418
//
// Numbers have up to three decimals and are exchanged as thousandths. Sections and lines may stand
// in any order; each must stand there once. `#` begins a comment.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/staged_weights.h"

namespace drover::kit {

struct WeightRow {
  std::string_view name;
  std::size_t numbers;
};

// The sections of a file, and the lines that each of them has. `columns` names the numbers of every
// line; empty if they have no names.
struct WeightsLayout {
  std::vector<std::string> sections;
  std::vector<WeightRow> rows;
  std::vector<std::string_view> columns;
};

// The layout for an evaluation (core/staged_weights.h): a section for each stage of each table, a
// line for each feature, a column for each category of the score.
WeightsLayout evaluation_layout(std::span<const std::string_view> tables,
                                std::span<const std::string_view> features,
                                std::span<const std::string_view> categories);

// Reads the numbers of a file in thousandths, in the order of the layout: by section, row and
// column. Returns a sentence about the first name that is missing, unknown or there twice, or about
// the first line that cannot be read.
core::Result<std::vector<std::int32_t>, std::string> read_weights(std::string_view text,
                                                                  const WeightsLayout& layout);

// The file with these numbers, in thousandths. `comment`, without "# ", is its first line.
std::string weights_text(std::string_view comment, const WeightsLayout& layout,
                         std::span<const std::int32_t> thousandths);

// The numbers of a file of src/<family>/heuristic/ that is embedded in the program, such as
// "trail/heuristic/weights.ini". An empty file stands for zeros: with one, a program with new names
// can be built and fit their weights. Throws std::runtime_error with a sentence if there is no such
// file or it does not have this layout.
std::vector<std::int32_t> embedded_weights(std::string_view file, const WeightsLayout& layout);

// The weights of an evaluation from an embedded file, by table.
template <std::size_t Features, std::size_t Results, std::size_t Tables>
std::array<core::StagedWeights<Features, Results>, Tables> embedded_evaluation(
    std::string_view file, const std::array<std::string_view, Tables>& tables,
    const std::array<std::string_view, Features>& features,
    const std::array<std::string_view, Results>& categories) {
  const std::vector<std::int32_t> numbers =
      embedded_weights(file, evaluation_layout(tables, features, categories));
  std::array<core::StagedWeights<Features, Results>, Tables> weights;
  const std::size_t size = core::StagedWeights<Features, Results>::kNumbers;
  for (std::size_t table = 0; table < Tables; ++table) {
    weights[table].set(std::span(numbers).subspan(table * size, size));
  }
  return weights;
}

}  // namespace drover::kit
