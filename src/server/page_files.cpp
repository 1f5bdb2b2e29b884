#include "server/page_files.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <string>

#include <fmt/format.h>

#include "server/gzip.h"
#include "server/http_messages.h"
#include "text/embedded.h"

extern "C" {
extern const EmbeddedFile drover_page_files[];
extern const EmbeddedFile drover_page_files_end[];
}

namespace drover::server {

namespace {

struct ContentType {
  std::string_view extension;
  std::string_view name;
};
constexpr std::array<ContentType, 11> kContentTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string_view content_type_of(std::string_view name) {
  for (const ContentType& type : kContentTypes) {
    if (name.ends_with(type.extension)) return type.name;
  }
  return "application/octet-stream";
}

// FNV-1a.
std::uint64_t hash(std::string_view bytes) {
  std::uint64_t value = 0xcbf29ce484222325ULL;
  for (const char byte : bytes) {
    value = (value ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3ULL;
  }
  return value;
}

// The encodings in which files are embedded, the smallest first.
struct Encoding {
  std::string_view extension;
  std::string_view name;
};
constexpr std::array<Encoding, 3> kEncodings{{{".br", "br"}, {".gz", "gzip"}, {"", ""}}};
constexpr std::size_t kGzip = 1;
constexpr std::size_t kPlain = 2;

// The gzip encodings of nets, which are embedded without one: compressed at the first request,
// which takes a tenth of a second, and kept. Thread-safe.
class CompressedNets {
 public:
  const std::string& gzip_of(std::string_view net) {
    const std::lock_guard lock(mutex_);
    std::string& compressed = by_net_[net.data()];
    if (compressed.empty()) compressed = gzip_compress(net);
    return compressed;
  }

 private:
  std::mutex mutex_;
  std::map<const char*, std::string> by_net_;  // by the first byte of the embedded net
};

class PageFiles {
 public:
  PageFiles() {
    for (const EmbeddedFile* file = drover_page_files; file != drover_page_files_end; ++file) {
      const std::string_view contents = file->contents();
      std::string name = "/" + std::string(file->name);
      const auto encoding =
          std::find_if(kEncodings.begin(), kEncodings.end(),
                       [&](const Encoding& one) { return name.ends_with(one.extension); });
      name.resize(name.size() - encoding->extension.size());
      const std::string& etag = etags_.emplace_back(fmt::format("\"{:016x}\"", hash(contents)));
      files_[name][static_cast<std::size_t>(encoding - kEncodings.begin())] = PageFile{
          contents, encoding->name, content_type_of(name), etag, name.starts_with("/assets/"),
          false};
    }
    add_gzip_of_nets();
    for (auto& [name, encodings] : files_) {
      const auto count = std::count_if(encodings.begin(), encodings.end(),
                                       [](const auto& one) { return one.has_value(); });
      for (auto& one : encodings) {
        if (one) one->varies = count > 1;
      }
    }
  }
  std::optional<PageFile> find(std::string_view path, std::string_view accept_encoding) const {
    auto found = files_.find(path == "/"               ? "/index.html"
                             : path.starts_with("/t/") ? "/table.html"
                                                       : path);
    if (found == files_.end() && path.starts_with("/t/")) found = files_.find("/index.html");
    if (found == files_.end()) return std::nullopt;
    for (const auto& file : found->second) {
      if (!file || !(file->encoding.empty() || accepts_encoding(accept_encoding, file->encoding)))
        continue;
      PageFile out = *file;
      if (out.contents.empty() && !out.encoding.empty()) {
        out.contents = compressed_nets_.gzip_of(found->second[kPlain]->contents);
      }
      return out;
    }
    return std::nullopt;
  }

 private:
  // The contents of these encodings are empty until a request compresses the net.
  void add_gzip_of_nets() {
    for (auto& [name, encodings] : files_) {
      if (!name.ends_with(".net") || encodings[kGzip]) continue;
      PageFile file = *encodings[kPlain];
      file.etag =
          etags_.emplace_back(fmt::format("{}-gzip\"", file.etag.substr(0, file.etag.size() - 1)));
      file.encoding = kEncodings[kGzip].name;
      file.contents = {};
      encodings[kGzip] = file;
    }
  }

  mutable CompressedNets compressed_nets_;
  std::deque<std::string> etags_;
  std::map<std::string, std::array<std::optional<PageFile>, kEncodings.size()>, std::less<>> files_;
};

}  // namespace

std::optional<PageFile> find_page_file(std::string_view path, std::string_view accept_encoding) {
  static const PageFiles files;
  return files.find(path, accept_encoding);
}

}  // namespace drover::server
