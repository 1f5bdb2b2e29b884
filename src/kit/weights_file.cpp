#include "kit/weights_file.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/embedded.h"

// These names are set by cmake/DroverEmbed.cmake.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" {
extern const EmbeddedFile drover_weights_files[];
extern const EmbeddedFile drover_weights_files_end[];
}
// NOLINTEND(readability-identifier-naming)

namespace drover::kit {

namespace {

constexpr std::string_view kColumns = "columns";
constexpr std::size_t kDecimals = 3;
constexpr int kUnit = 1000;

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

std::optional<std::int32_t> digits_in(std::string_view text) {
  std::int32_t number = 0;
  if (text.empty() || text.front() == '-') return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// The number in thousandths; none if it is not written as "-1.234".
std::optional<std::int32_t> thousandths_in(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const std::size_t point = std::min(text.find('.'), text.size());
  std::string decimals(text.substr(std::min(point + 1, text.size())));
  if (point < text.size() && decimals.empty()) return std::nullopt;
  if (decimals.size() > kDecimals) return std::nullopt;
  decimals.resize(kDecimals, '0');
  const auto whole = digits_in(text.substr(0, point));
  const auto part = digits_in(decimals);
  constexpr std::int32_t kMost = 1'000'000;
  if (!whole || !part || *whole > kMost) return std::nullopt;
  const std::int32_t number = *whole * kUnit + *part;
  return negative ? -number : number;
}

std::size_t numbers_of(const WeightsLayout& layout) {
  std::size_t numbers = 0;
  for (const WeightRow& row : layout.rows) numbers += row.numbers;
  return numbers * layout.sections.size();
}

class WeightsReader {
 public:
  explicit WeightsReader(const WeightsLayout& layout) : layout_(layout) {
    for (std::size_t i = 0; i < layout.sections.size(); ++i) section_of_[layout.sections[i]] = i;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
      row_of_[layout.rows[i].name] = i;
      starts_.push_back(section_size_);
      section_size_ += layout.rows[i].numbers;
    }
    numbers_.resize(section_size_ * layout.sections.size());
    is_read_.resize(layout.rows.size() * layout.sections.size());
  }

  core::Result<std::vector<std::int32_t>, std::string> read(std::string_view text) {
    for (int number = 1; !text.empty(); ++number) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      const std::string problem = read_line(trimmed(line.substr(0, line.find('#'))));
      if (!problem.empty()) return fmt::format("line {}: {}", number, problem);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!has_columns_ && !layout_.columns.empty()) {
      return fmt::format("the line \"{}\" is missing.", kColumns);
    }
    const auto missing = std::find(is_read_.begin(), is_read_.end(), false);
    if (missing == is_read_.end()) return std::move(numbers_);
    const auto at = static_cast<std::size_t>(missing - is_read_.begin());
    return fmt::format("\"{}\" is missing in [{}].", layout_.rows[at % layout_.rows.size()].name,
                       layout_.sections[at / layout_.rows.size()]);
  }

 private:
  // These return a sentence about the line; empty if it is read.
  std::string read_line(std::string_view line) {
    if (line.empty()) return {};
    if (line.front() == '[' && line.back() == ']') return open(line.substr(1, line.size() - 2));
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return "this is neither [a section] nor name = numbers.";
    const std::string_view name = trimmed(line.substr(0, equals));
    const std::string_view numbers = trimmed(line.substr(equals + 1));
    if (name == kColumns && !section_) return read_columns(numbers);
    if (!section_) return fmt::format("\"{}\" stands in no section.", name);
    return read_row(name, numbers);
  }
  std::string open(std::string_view name) {
    const auto found = section_of_.find(name);
    if (found == section_of_.end()) return fmt::format("the section [{}] is unknown.", name);
    section_ = found->second;
    return {};
  }
  std::string read_columns(std::string_view names) {
    const std::string wanted = fmt::format("{}", fmt::join(layout_.columns, ", "));
    if (names != wanted) return fmt::format("the columns must be {}, not {}.", wanted, names);
    has_columns_ = true;
    return {};
  }
  std::string read_row(std::string_view name, std::string_view numbers) {
    const auto found = row_of_.find(name);
    if (found == row_of_.end()) return fmt::format("the name \"{}\" is unknown.", name);
    const std::size_t row = found->second;
    auto is_read = is_read_[*section_ * layout_.rows.size() + row];
    if (is_read) return fmt::format("\"{}\" is there twice in this section.", name);
    is_read = true;
    std::int32_t* out = numbers_.data() + *section_ * section_size_ + starts_[row];
    std::size_t count = 0;
    for (; !numbers.empty(); ++count) {
      const std::size_t end = std::min(numbers.find_first_of(" \t"), numbers.size());
      const auto number = thousandths_in(numbers.substr(0, end));
      if (!number) {
        return fmt::format("{} is no number with up to three decimals.", numbers.substr(0, end));
      }
      if (count < layout_.rows[row].numbers) out[count] = *number;
      numbers = trimmed(numbers.substr(end));
    }
    if (count == layout_.rows[row].numbers) return {};
    return fmt::format("\"{}\" needs {} numbers, not {}.", name, layout_.rows[row].numbers, count);
  }

  const WeightsLayout& layout_;
  std::map<std::string_view, std::size_t> section_of_;
  std::map<std::string_view, std::size_t> row_of_;
  std::vector<std::size_t> starts_;  // index in a section of each row's first number
  std::size_t section_size_ = 0;
  std::vector<std::int32_t> numbers_;
  std::vector<bool> is_read_;  // by section and row
  std::optional<std::size_t> section_;
  bool has_columns_ = false;
};

}  // namespace

WeightsLayout evaluation_layout(std::span<const std::string_view> tables,
                                std::span<const std::string_view> features,
                                std::span<const std::string_view> categories) {
  WeightsLayout layout;
  for (const std::string_view table : tables) {
    for (const char* stage : core::kStageNames) {
      layout.sections.push_back(fmt::format("{}, {}", table, stage));
    }
  }
  for (const std::string_view feature : features) {
    layout.rows.push_back({layout.rows.empty() ? "constant" : feature, categories.size()});
  }
  layout.columns.assign(categories.begin(), categories.end());
  return layout;
}

core::Result<std::vector<std::int32_t>, std::string> read_weights(std::string_view text,
                                                                  const WeightsLayout& layout) {
  return WeightsReader(layout).read(text);
}

std::string weights_text(std::string_view comment, const WeightsLayout& layout,
                         std::span<const std::int32_t> thousandths) {
  std::size_t width = 0;
  for (const WeightRow& row : layout.rows) width = std::max(width, row.name.size());
  std::string text = fmt::format("# {}\n", comment);
  if (!layout.columns.empty()) {
    text += fmt::format("{} = {}\n", kColumns, fmt::join(layout.columns, ", "));
  }
  std::size_t at = 0;
  for (const std::string& section : layout.sections) {
    text += fmt::format("\n[{}]\n", section);
    for (const WeightRow& row : layout.rows) {
      text += fmt::format("{:<{}} =", row.name, width);
      for (std::size_t i = 0; i < row.numbers; ++i) {
        text += fmt::format(" {:>7.3f}", static_cast<double>(thousandths[at++]) / kUnit);
      }
      text += '\n';
    }
  }
  return text;
}

std::vector<std::int32_t> embedded_weights(std::string_view file, const WeightsLayout& layout) {
  for (const auto* one = drover_weights_files; one != drover_weights_files_end; ++one) {
    if (one->name != file) continue;
    if (one->contents().empty()) return std::vector<std::int32_t>(numbers_of(layout));
    auto numbers = read_weights(one->contents(), layout);
    if (!numbers) throw std::runtime_error(fmt::format("src/{}, {}", file, numbers.error()));
    return *std::move(numbers);
  }
  throw std::runtime_error(fmt::format("The program has no src/{}.", file));
}

}  // namespace drover::kit
