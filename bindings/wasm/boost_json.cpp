// Boost.JSON is used by its headers alone.
#include <boost/json/src.hpp>
