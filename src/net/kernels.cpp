#include "net/kernels.h"

#include <cstring>

namespace drover::net {

namespace {

using Bytes = std::int8_t __attribute__((vector_size(16)));
using Words = std::int16_t __attribute__((vector_size(32)));

// The sums of this many columns stay in registers while all rows are added.
constexpr std::size_t kColumns = 32;
constexpr std::size_t kLane = 16;

[[gnu::always_inline]] inline void add_rows_body(const std::int8_t* weights,
                                                 const std::uint16_t* rows, std::size_t count,
                                                 std::int16_t* sums, std::size_t width) {
  for (std::size_t column = 0; column < width; column += kColumns) {
    Words first;
    Words second;
    std::memcpy(&first, sums + column, sizeof first);
    std::memcpy(&second, sums + column + kLane, sizeof second);
    const std::int8_t* const at = weights + column;
    for (std::size_t i = 0; i < count; ++i) {
      Bytes low;
      Bytes high;
      std::memcpy(&low, at + rows[i] * width, sizeof low);
      std::memcpy(&high, at + rows[i] * width + kLane, sizeof high);
      first += __builtin_convertvector(low, Words);
      second += __builtin_convertvector(high, Words);
    }
    std::memcpy(sums + column, &first, sizeof first);
    std::memcpy(sums + column + kLane, &second, sizeof second);
  }
}

[[gnu::always_inline]] inline void multiply_body(const std::int8_t* weights,
                                                 const std::int32_t* bias,
                                                 const std::int8_t* inputs, std::size_t input_count,
                                                 std::int32_t* out, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const std::int8_t* const row = weights + i * input_count;
    std::int32_t sum = 0;
    for (std::size_t j = 0; j < input_count; ++j) {
      sum += static_cast<std::int32_t>(static_cast<std::int16_t>(row[j]) *
                                       static_cast<std::int16_t>(inputs[j]));
    }
    out[i] = bias[i] + sum;
  }
}

void add_rows_plain(const std::int8_t* weights, const std::uint16_t* rows, std::size_t count,
                    std::int16_t* sums, std::size_t width) {
  add_rows_body(weights, rows, count, sums, width);
}
void multiply_plain(const std::int8_t* weights, const std::int32_t* bias, const std::int8_t* inputs,
                    std::size_t input_count, std::int32_t* out, std::size_t count) {
  multiply_body(weights, bias, inputs, input_count, out, count);
}

#ifdef __x86_64__
[[gnu::target("avx2")]] void add_rows_avx2(const std::int8_t* weights, const std::uint16_t* rows,
                                           std::size_t count, std::int16_t* sums,
                                           std::size_t width) {
  add_rows_body(weights, rows, count, sums, width);
}
[[gnu::target("avx2")]] void multiply_avx2(const std::int8_t* weights, const std::int32_t* bias,
                                           const std::int8_t* inputs, std::size_t input_count,
                                           std::int32_t* out, std::size_t count) {
  multiply_body(weights, bias, inputs, input_count, out, count);
}
constexpr Kernels kAvx2Kernels{add_rows_avx2, multiply_avx2};
#endif

}  // namespace

const Kernels kPlainKernels{add_rows_plain, multiply_plain};

const Kernels* avx2_kernels() {
#ifdef __x86_64__
  static const bool there = __builtin_cpu_supports("avx2") != 0;
  return there ? &kAvx2Kernels : nullptr;
#else
  return nullptr;
#endif
}

}  // namespace drover::net
