// Memory for JSON that is made, written out and let go at once.
//
// A view of a table has more than a thousand parts. To ask the heap for each of them and to give
// each back takes longer than all the rest. While a JsonArena lives, whatever is made with
// new_object() and new_array() on its thread comes from one block that goes as a whole; otherwise
// they are as any other. Nothing made so may outlive the arena.
#pragma once

#include <array>
#include <cstddef>

#include <boost/json/array.hpp>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>

namespace drover::text {

class JsonArena {
 public:
  JsonArena() : resource_(first_.data(), first_.size()), before_(current_) {
    current_ = &resource_;
  }
  JsonArena(const JsonArena&) = delete;
  JsonArena& operator=(const JsonArena&) = delete;
  ~JsonArena() { current_ = before_; }

  // That of the newest arena on this thread.
  static boost::json::storage_ptr storage() {
    return current_ != nullptr ? boost::json::storage_ptr(current_) : boost::json::storage_ptr();
  }

 private:
  static constexpr std::size_t kFirstBlock = 64 * 1024;  // most views need no second

  // By its own type: then Boost.JSON knows that nothing has to be given back part by part.
  static inline thread_local boost::json::monotonic_resource* current_ = nullptr;

  std::array<unsigned char, kFirstBlock> first_;
  boost::json::monotonic_resource resource_;
  boost::json::monotonic_resource* before_;
};

inline boost::json::object new_object() { return boost::json::object(JsonArena::storage()); }
inline boost::json::array new_array() { return boost::json::array(JsonArena::storage()); }

}  // namespace drover::text
