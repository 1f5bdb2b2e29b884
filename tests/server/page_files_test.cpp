// Tests server/page_files.h: the files of the page in the program.
#include "server/page_files.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "server/gzip.h"
#include "text/embedded.h"

// NOLINTBEGIN(readability-identifier-naming)
extern "C" {
extern const EmbeddedFile drover_nets_files[];
extern const EmbeddedFile drover_nets_files_end[];
extern const EmbeddedFile drover_page_files[];
extern const EmbeddedFile drover_page_files_end[];
}
// NOLINTEND(readability-identifier-naming)

namespace drover::server {
namespace page_files_test {

// The nets of the page, which it has if it was built with the module for browsers.
std::vector<const EmbeddedFile*> nets_of_page() {
  std::vector<const EmbeddedFile*> nets;
  for (const EmbeddedFile* file = drover_page_files; file != drover_page_files_end; ++file) {
    if (std::string_view(file->name).ends_with(".net")) nets.push_back(file);
  }
  return nets;
}

TEST(PageFiles, ContainNoNetThatTheProgramContainsAlready) {
  for (const EmbeddedFile* of_page : nets_of_page()) {
    for (const EmbeddedFile* net = drover_nets_files; net != drover_nets_files_end; ++net) {
      if (net->contents() != of_page->contents()) continue;
      EXPECT_EQ(net->begin, of_page->begin) << of_page->name;
    }
  }
}

TEST(PageFiles, CompressANetWhenItIsAskedFor) {
  for (const EmbeddedFile* net : nets_of_page()) {
    const std::string path = "/" + std::string(net->name);
    const auto plain = find_page_file(path, "");
    const auto gzip = find_page_file(path, "gzip, br");
    ASSERT_TRUE(plain && gzip) << path;
    EXPECT_EQ(plain->contents, net->contents());
    EXPECT_EQ(plain->encoding, "");
    EXPECT_EQ(gzip->encoding, "gzip");
    EXPECT_EQ(gzip->contents, gzip_compress(net->contents()));
    EXPECT_EQ(gzip->contents.data(), find_page_file(path, "gzip")->contents.data())
        << "it is compressed once";
    EXPECT_NE(gzip->etag, plain->etag);
    for (const PageFile& file : {*plain, *gzip}) {
      EXPECT_TRUE(file.varies);
      EXPECT_TRUE(file.immutable);
      EXPECT_EQ(file.content_type, "application/octet-stream");
    }
  }
}

}  // namespace page_files_test
}  // namespace drover::server
