#include "support/postgres.h"

#ifdef DROVER_POSTGRES_PROGRAMS

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/postgres.h"

namespace drover::test {

namespace {

namespace fs = std::filesystem;

// Debian's user `nobody`. PostgreSQL refuses to run as root.
constexpr uid_t kNobody = 65534;

// Starts a program of PostgreSQL with its output in a file. The child allocates no memory between
// fork and exec, because another thread may hold the allocator's lock during the fork.
pid_t run(const fs::path& log, std::vector<std::string> words) {
  words[0] = (fs::path(DROVER_POSTGRES_PROGRAMS) / words[0]).string();
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const bool gives_up_rights = ::geteuid() == 0;
  const pid_t child = ::fork();
  if (child != 0) return child;
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  if (gives_up_rights && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) ::_exit(126);
  // Ends the child at once if this process dies.
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
  ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

// The state and the parent of a process, if there is one.
struct Process {
  char state = 'X';
  pid_t parent = 0;
};
Process process_of(pid_t id) {
  std::ifstream file("/proc/" + std::to_string(id) + "/stat");
  std::string line;
  std::getline(file, line);
  // The name of the process is in parentheses and may contain any character.
  std::istringstream rest(line.substr(std::min(line.size(), line.rfind(')') + 1)));
  Process process;
  rest >> process.state >> process.parent;
  return process;
}

std::vector<pid_t> children_of(pid_t parent) {
  std::vector<pid_t> children;
  for (const fs::directory_entry& entry : fs::directory_iterator("/proc")) {
    const pid_t id = std::atoi(entry.path().filename().c_str());
    if (id > 0 && process_of(id).parent == parent) children.push_back(id);
  }
  return children;
}

void wait_a_moment() { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }

bool is_gone(pid_t id) {
  const char state = process_of(id).state;
  return state == 'X' || state == 'Z';
}

}  // namespace

bool Postgres::is_installed() { return true; }

Postgres& Postgres::of_this_process() {
  static Postgres postgres;
  return postgres;
}

Postgres::Postgres() {
  std::string name = (fs::temp_directory_path() / "drover-pg-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  folder_ = name;
  if (::geteuid() == 0 && ::chown(name.c_str(), kNobody, kNobody) != 0) {
    throw std::runtime_error("the folder cannot be given away");
  }
  int status = 0;
  const pid_t child = run(folder_ / "log", {"initdb", "-D", folder_ / "data", "-U", "drover", "-A",
                                            "trust", "-E", "UTF8", "--locale=C", "--no-sync"});
  ::waitpid(child, &status, 0);
  if (status != 0) throw std::runtime_error("initdb failed; see " + (folder_ / "log").string());
  start();
}

Postgres::~Postgres() {
  if (server_ > 0) {
    ::kill(server_, SIGQUIT);
    ::waitpid(server_, nullptr, 0);
  }
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void Postgres::start() {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  for (;;) {
    // Restarts the server if it has ended: the last process of its predecessor may still be
    // running.
    if (server_ < 0 || ::waitpid(server_, nullptr, WNOHANG) == server_) {
      // fsync=off: data must survive the end of the server, not of the machine.
      server_ =
          run(folder_ / "log", {"postgres", "-D", folder_ / "data", "-k", folder_, "-c",
                                "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=60",
                                "-c", "shared_buffers=32MB", "-c", "max_wal_size=96MB"});
    }
    try {
      connect(address_of("postgres"));
      return;
    } catch (const store::PostgresError&) {
      if (std::chrono::steady_clock::now() > until) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
}

void Postgres::kill_hard() {
  // A stopped server starts no further processes.
  ::kill(server_, SIGSTOP);
  while (process_of(server_).state != 'T' && !is_gone(server_)) wait_a_moment();
  const std::vector<pid_t> children = children_of(server_);
  ::kill(server_, SIGKILL);
  for (const pid_t child : children) ::kill(child, SIGKILL);
  ::waitpid(server_, nullptr, 0);
  server_ = -1;
  for (const pid_t child : children) {
    while (!is_gone(child)) wait_a_moment();
  }
}

std::string Postgres::address_of(const std::string& database) const {
  return "postgresql:///" + database + "?user=drover&host=" + folder_.string();
}

std::unique_ptr<store::Connection> Postgres::connect(const std::string& address) {
  return std::make_unique<store::PostgresConnection>(address,
                                                     store::PostgresConnection::kLongTimeout);
}

std::string Postgres::make_database() {
  const std::string name = "tables" + std::to_string(++databases_);
  connect(address_of("postgres"))->execute("CREATE DATABASE " + name);
  made_.push_back(name);
  return address_of(name);
}

void Postgres::drop_databases() {
  const auto inside = connect(address_of("postgres"));
  for (const std::string& name : std::exchange(made_, {})) {
    inside->execute("DROP DATABASE " + name + " WITH (FORCE)");
  }
}

std::string Postgres::make_database_on(const fs::path& disk) {
  if (::geteuid() == 0 && ::chown(disk.c_str(), kNobody, kNobody) != 0) {
    throw std::runtime_error("the folder cannot be given away");
  }
  const std::string name = "disk" + std::to_string(++databases_);
  const auto inside = connect(address_of("postgres"));
  // Vacuuming would free space on the disk at unpredictable times.
  inside->execute("ALTER SYSTEM SET autovacuum = off");
  inside->execute("SELECT pg_reload_conf()");
  inside->execute("CREATE TABLESPACE " + name + " LOCATION '" + disk.string() + "'");
  inside->execute("CREATE DATABASE " + name + " TABLESPACE " + name);
  return address_of(name);
}

}  // namespace drover::test

#else

#include <cstdlib>

namespace drover::test {

bool Postgres::is_installed() { return false; }
Postgres& Postgres::of_this_process() { std::abort(); }
Postgres::Postgres() { std::abort(); }
Postgres::~Postgres() = default;
std::string Postgres::make_database() { std::abort(); }
void Postgres::drop_databases() { std::abort(); }
std::string Postgres::make_database_on(const std::filesystem::path&) { std::abort(); }
std::string Postgres::address_of(const std::string&) const { std::abort(); }
std::unique_ptr<store::Connection> Postgres::connect(const std::string&) { std::abort(); }
void Postgres::start() { std::abort(); }
void Postgres::kill_hard() { std::abort(); }

}  // namespace drover::test

#endif
