// Postgres: a PostgreSQL server for tests. Its data and its socket are in a temporary folder; it
// runs as an unprivileged user and ends with the process that started it.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

#include "store/sql.h"

namespace drover::test {

class Postgres {
 public:
  // True if PostgreSQL and libpq were installed when the tests were built. Otherwise all other
  // functions abort.
  static bool is_installed();
  // The server shared by all tests of a process; started on the first call.
  static Postgres& of_this_process();

  Postgres();
  Postgres(const Postgres&) = delete;
  Postgres& operator=(const Postgres&) = delete;
  ~Postgres();

  // Creates an empty database and returns its address.
  std::string make_database();
  // Drops the databases made by make_database(), even with open connections.
  void drop_databases();
  // Creates an empty database in the folder `disk` and returns its address.
  std::string make_database_on(const std::filesystem::path& disk);
  std::string address_of(const std::string& database) const;
  // Opens a connection with a long timeout, so that a transaction may stay idle.
  static std::unique_ptr<store::Connection> connect(const std::string& address);

  void start();
  // Kills all processes of the server with SIGKILL.
  void kill_hard();

 private:
  std::filesystem::path folder_;
  pid_t server_ = -1;
  int databases_ = 0;
  std::vector<std::string> made_;  // databases not dropped yet
};

}  // namespace drover::test
