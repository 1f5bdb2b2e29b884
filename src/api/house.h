// All of docs/api.md in one process, for one household: what a page asks of a server it can ask of
// a house, with the same answers, and the live line has the same messages. A house has no network,
// no threads and no disk. It is told what happens, changes at once, and collects what follows from
// it as news, which whoever owns it carries out, in this order:
//
//   kept      texts to be stored together (kept.h), before anything else is told
//   told      messages of the live lines
//   answered  answers to requests, which may come later than the request
//   wanted    jobs to be thought about elsewhere (thinker.h), and what came of them: job_done()
//   unwanted  jobs of which nobody wants to know any more
//   tick_in   when tick() is to be called
//
// What cannot be stored has not happened: then the house is thrown away, and another one is made
// from what was kept.
//
// Where many may come, a server has limits of pace. A household has none.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/answer.h"
#include "api/asked.h"
#include "api/kept.h"
#include "api/live.h"
#include "api/review.h"
#include "table/keys.h"
#include "table/table.h"

namespace drover::api {

// More would make a browser slow to open.
inline constexpr std::size_t kMostTables = 1'000;
inline constexpr std::size_t kMostBookTables = 5'000;

struct Reply {
  unsigned status = 200;  // of HTTP
  std::string type = "application/json";
  std::string body;
};

struct News {
  struct Kept {
    std::string name;
    std::optional<std::string> text;  // none: it is removed
  };
  struct Told {
    std::uint32_t line = 0;
    std::optional<std::string> text;  // none: the line is closed
  };
  struct Answered {
    std::uint32_t request = 0;
    Reply reply;
  };
  struct Wanted {
    std::uint32_t job = 0;
    std::string text;
    bool shared = false;  // several may think about it
    std::string net;      // the game whose net it asks, or empty
  };

  std::vector<Kept> kept;
  std::vector<Told> told;
  std::vector<Answered> answered;
  std::vector<Wanted> wanted;
  std::vector<std::uint32_t> unwanted;
  std::optional<std::chrono::milliseconds> tick_in;
};

class House {
 public:
  explicit House(table::Entropy entropy);
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  ~House();

  // What was kept. Before anything is asked.
  void restore(std::string_view name, std::string text);

  // `target` is a path with its query, `key` that of the header Authorization.
  void request(std::uint32_t number, std::string_view method, std::string_view target,
               std::string_view key, std::string_view body);

  void open_line(std::uint32_t line);
  void say(std::uint32_t line, std::string_view text);
  void close_line(std::uint32_t line);

  // What a thinker has found; empty: nothing.
  void job_done(std::uint32_t number, std::string_view found);
  void tick();

  // All since the last time.
  News take_news();

 private:
  struct Sitting;
  struct Guest;
  struct Request;
  enum class JobKind : std::uint8_t { kMove, kHint, kReview, kStudy };
  struct Job {
    JobKind kind = JobKind::kMove;
    std::string table;
    std::uint32_t request = 0;  // of a study, which has no table
  };
  using Time = std::chrono::steady_clock::time_point;

  // As it is kept: read when somebody asks for it.
  struct Shelved {
    std::string head;
    std::map<std::uint32_t, std::string> entries;
  };

  void answer_json(const Request& request, const boost::json::value& value, unsigned status = 200);
  void answer_error(const Request& request, const ApiError& error);
  void answer_checked(const Request& request, const table::Checked<boost::json::object>& answer);

  void answer_table(const Request& request, std::string_view path, std::string_view query);
  void answer_guest(const Request& request, const Guest& guest, std::string_view what,
                    std::string_view path, std::string_view query);
  void create(const Request& request, table::Checked<table::TableData> data,
              const std::optional<std::string>& book);
  void sit(const Request& request, const Guest& guest);
  void change_own_seat(const Request& request, const Guest& guest, std::string_view what);
  void renew_link(const Request& request, std::string_view id, std::string_view path);
  void stop(const Request& request, const Guest& guest);
  void hint(const Request& request, const Guest& guest);
  void review(const Request& request, const Guest& guest);
  void answer_analysis(const Request& request, std::string_view what);
  void take_study(std::uint32_t request, std::string_view found);

  // Record books.
  void answer_book(const Request& request, std::string_view path, std::string_view query);
  void forget_result(const Request& request, const std::string& id);
  void note_result(Sitting& sitting, const table::Change& change);
  void keep_book(const std::string& secret);

  // Everything, as one text, and back.
  void export_all(const Request& request);
  void import_all(const Request& request);
  void remove_table(const Request& request, std::string_view id);

  Answer<Sitting*> find(std::string_view id);
  Answer<Guest> open(std::string_view id, std::string_view key);
  void keep(const Sitting& sitting);
  void keep(const Sitting& sitting, const table::Entry& entry);

  // What happens at a table: it is kept, and told.
  Answer<std::uint32_t> change(Sitting& sitting, table::Checked<table::Change> checked);
  Answer<std::string> change_seat(Sitting& sitting, table::Checked<table::Entry> note,
                                  table::KeyChange keys, std::string_view link = {});
  void take_change(Sitting& sitting, const table::Change& change);
  void readmit(Sitting& sitting);
  template <class Make>
  void broadcast(const Sitting& sitting, Make make);
  void broadcast_seats(const Sitting& sitting);
  std::string table_message(const Sitting& sitting, const table::Rights& rights) const;
  void tell(std::uint32_t line, std::string text);
  void show_out(std::uint32_t line);
  void handle(std::uint32_t line, Sitting& sitting, std::string_view text);

  // Thinking.
  std::uint32_t give_out(JobKind kind, const Sitting& sitting, std::string text);
  void drop(std::optional<std::uint32_t>& job);
  void wake_bot(Sitting& sitting);
  void drop_advice(Sitting& sitting);
  void look_at_next(Sitting& sitting);
  void take_move(Sitting& sitting, std::string_view found);
  void take_hint(Sitting& sitting, std::string_view found);
  void take_review(Sitting& sitting, std::string_view found);

  table::Entropy entropy_;
  std::map<std::string, Shelved, std::less<>> shelf_;
  std::map<std::string, std::unique_ptr<Sitting>, std::less<>> sittings_;
  std::map<std::string, table::Book, std::less<>> books_;
  std::map<std::string, std::string, std::less<>> unreadable_;  // books of another program
  std::map<std::uint32_t, std::string> lines_;  // at which table; empty before the hello
  std::map<std::uint32_t, Job> jobs_;
  std::uint32_t last_job_ = 0;
  News news_;
};

}  // namespace drover::api
