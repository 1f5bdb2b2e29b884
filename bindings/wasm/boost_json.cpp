// Compiles Boost.JSON into the program: its header-only build needs this in one file.
#include <boost/json/src.hpp>
