// A PostgreSQL of the tests' own: in a temporary folder, reached by a socket there, run by a user
// without rights, and gone with the process that started it.
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
  // Whether it was installed, and libpq, when the tests were built. If not, nothing else works.
  static bool is_there();
  // One for all tests of a process, started when it is first asked for.
  static Postgres& of_this_process();

  Postgres();
  Postgres(const Postgres&) = delete;
  Postgres& operator=(const Postgres&) = delete;
  ~Postgres();

  // A new, empty database; its address.
  std::string make_database();
  // Those that were made so far go, whoever is still in them.
  void drop_databases();
  // The same on a disk of its own, which is this folder.
  std::string make_database_on(const std::filesystem::path& disk);
  std::string address_of(const std::string& database) const;
  // One that may rest in the middle of a change.
  static std::unique_ptr<store::Connection> connect(const std::string& address);

  void start();
  // As a crash of the machine would, for its processes.
  void kill_hard();

 private:
  std::filesystem::path folder_;
  pid_t server_ = -1;
  int databases_ = 0;
  std::vector<std::string> made_;  // and not dropped yet
};

}  // namespace drover::test
