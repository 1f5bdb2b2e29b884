#include "server/gzip.h"

#include <cstdint>

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>

namespace drover::server {

namespace {

void append_number(std::string& out, std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) {
    out.push_back(static_cast<char>((number >> shift) & 0xffU));
  }
}

}  // namespace

std::string gzip_compress(std::string_view text) {
  namespace zlib = boost::beast::zlib;
  // Header of RFC 1952: deflate, no name, no time, unknown operating system.
  std::string out{"\x1f\x8b\x08\0\0\0\0\0\0\xff", 10};
  const std::size_t head = out.size();
  zlib::deflate_stream stream;
  out.resize(head + stream.upper_bound(text.size()));
  zlib::z_params buffers;
  buffers.next_in = text.data();
  buffers.avail_in = text.size();
  buffers.next_out = out.data() + head;
  buffers.avail_out = out.size() - head;
  boost::beast::error_code code;
  stream.write(buffers, zlib::Flush::finish, code);
  out.resize(head + buffers.total_out);
  boost::crc_32_type sum;
  sum.process_bytes(text.data(), text.size());
  append_number(out, sum.checksum());
  append_number(out, static_cast<std::uint32_t>(text.size()));
  return out;
}

}  // namespace drover::server
