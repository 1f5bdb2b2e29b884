// The sums of a net, twice: for every x86-64-v2 machine (or any other) and for those with AVX2.
// Both are the same text, compiled twice, and whole numbers, so they come to the same.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drover::net {

struct Kernels {
  // sums[0..width) += the rows, each `width` weights.
  void (*add_rows)(const std::int8_t* weights, const std::uint16_t* rows, std::size_t count,
                   std::int16_t* sums, std::size_t width);
  // out[i] = bias[i] + the product of row i of the weights with the inputs.
  void (*multiply)(const std::int8_t* weights, const std::int32_t* bias, const std::int8_t* inputs,
                   std::size_t into, std::int32_t* out, std::size_t count);
};

extern const Kernels kPlainKernels;
// Null where the machine has no AVX2.
const Kernels* avx2_kernels();

}  // namespace drover::net
