// The executor of a connection or a table. Where it is known as such and not only as some executor,
// handing something over costs less.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>

namespace drover::server {

using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

}  // namespace drover::server
