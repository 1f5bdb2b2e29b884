#include "server/page.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <string>

#include <fmt/format.h>

#include "server/requests.h"
#include "text/embedded.h"

extern "C" {
extern const EmbeddedFile drover_page_files[];
extern const EmbeddedFile drover_page_files_end[];
}

namespace drover::server {

namespace {

struct Type {
  std::string_view ending;
  std::string_view type;
};
constexpr std::array<Type, 11> kTypes{{
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

std::string_view type_of(std::string_view name) {
  for (const Type& type : kTypes) {
    if (name.ends_with(type.ending)) return type.type;
  }
  return "application/octet-stream";
}

std::uint64_t hash(std::string_view bytes) {
  std::uint64_t value = 0xcbf29ce484222325ULL;
  for (const char byte : bytes) {
    value = (value ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3ULL;
  }
  return value;
}

// The smallest first.
struct Coding {
  std::string_view ending;
  std::string_view name;
};
constexpr std::array<Coding, 3> kCodings{{{".br", "br"}, {".gz", "gzip"}, {"", ""}}};

class Page {
 public:
  Page() {
    for (const EmbeddedFile* file = drover_page_files; file != drover_page_files_end; ++file) {
      const std::string_view contents = file->contents();
      std::string name = "/" + std::string(file->name);
      const auto coding = std::find_if(kCodings.begin(), kCodings.end(), [&](const Coding& one) {
        return name.ends_with(one.ending);
      });
      name.resize(name.size() - coding->ending.size());
      const std::string& tag = tags_.emplace_back(fmt::format("\"{:016x}\"", hash(contents)));
      files_[name][static_cast<std::size_t>(coding - kCodings.begin())] =
          PageFile{contents, coding->name, type_of(name), tag, name.starts_with("/assets/"), false};
    }
    for (auto& [name, codings] : files_) {
      const auto count = std::count_if(codings.begin(), codings.end(),
                                       [](const auto& one) { return one.has_value(); });
      for (auto& one : codings) {
        if (one) one->varies = count > 1;
      }
    }
  }
  std::optional<PageFile> find(std::string_view path, std::string_view accepted) const {
    auto found = files_.find(path == "/"               ? "/index.html"
                             : path.starts_with("/t/") ? "/table.html"
                                                       : path);
    if (found == files_.end() && path.starts_with("/t/")) found = files_.find("/index.html");
    if (found == files_.end()) return std::nullopt;
    for (const auto& file : found->second) {
      if (file && (file->coding.empty() || accepts(accepted, file->coding))) return file;
    }
    return std::nullopt;
  }

 private:
  std::deque<std::string> tags_;
  std::map<std::string, std::array<std::optional<PageFile>, kCodings.size()>, std::less<>> files_;
};

}  // namespace

std::optional<PageFile> page_file(std::string_view path, std::string_view accepted) {
  static const Page page;
  return page.find(path, accepted);
}

}  // namespace drover::server
