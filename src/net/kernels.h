// The inner loops of net inference, compiled twice: for every machine and for those with AVX2. Both
// builds have one source and compute with integers, so their results are identical.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drover::net {

struct Kernels {
  // sums[0..width) += the rows, each `width` weights.
  void (*add_rows)(const std::int8_t* weights, const std::uint16_t* rows, std::size_t count,
                   std::int16_t* sums, std::size_t width);
  // out[i] = bias[i] + the scalar product of row i of the weights with the inputs.
  void (*multiply)(const std::int8_t* weights, const std::int32_t* bias, const std::int8_t* inputs,
                   std::size_t input_count, std::int32_t* out, std::size_t output_count);
};

extern const Kernels kPlainKernels;
// The AVX2 kernels; null if the machine has no AVX2.
const Kernels* avx2_kernels();

}  // namespace drover::net
