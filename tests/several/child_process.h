// A child process that a test starts and kills.
#pragma once

#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace drover::server::test {

class ChildProcess {
 public:
  ChildProcess(std::vector<std::string> words, std::string log)
      : words_(std::move(words)), log_(std::move(log)) {
    start();
  }
  ChildProcess(ChildProcess&& other) noexcept
      : words_(std::move(other.words_)),
        log_(std::move(other.log_)),
        process_(std::exchange(other.process_, -1)) {}
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess() { kill_hard(); }

  void start() {
    process_ = ::fork();
    if (process_ != 0) return;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int out = ::open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(out, STDERR_FILENO);
    std::vector<char*> arguments;
    for (std::string& word : words_) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }
  void kill_hard() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = -1;
  }

 private:
  std::vector<std::string> words_;
  std::string log_;
  pid_t process_ = -1;
};

}  // namespace drover::server::test
