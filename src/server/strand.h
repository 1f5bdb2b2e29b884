// The strand of a connection or a table. As a concrete type it is cheaper to post to than
// asio::any_io_executor.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>

namespace drover::server {

using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

}  // namespace drover::server
