// TableService: everything that one table does, as a deterministic state machine.
//
//   handle(event, moment, effects)
//
// A request, a message, a stored write, a finished task or the time brings an event; the service
// changes its state and appends what its driver has to do to `effects`. It has no threads, clocks,
// network or disk, and it never waits. Its driver calls it from one thread at a time; tables do not
// know each other.
//
//   a move arrives -> queue of the table -> checked -> Effects::write -> WriteFinished -> appended
//     -> an update to every session, redacted for its viewer -> the next in the queue
//
// A change has not happened before it is stored: nobody is told of it, and the next one is checked
// only afterwards.
//
//   table_service.cpp    events, access, the `table` message
//   table_requests.cpp   requests
//   table_sessions.cpp   sessions: hello, messages, broadcasts, presence
//   table_changes.cpp    the queue of changes, writes, entries of other processes
//   table_bots.cpp       turns of bots
//   table_advice.cpp     hints and reviews
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/value.hpp>

#include "api/answer.h"
#include "api/client_messages.h"
#include "api/requests.h"
#include "api/review.h"
#include "service/effects.h"
#include "service/events.h"
#include "service/limits.h"
#include "service/message_cache.h"
#include "table/keys.h"
#include "table/table.h"

namespace drover::service {

using api::Answer;
using api::ApiError;

// The most changes of a table that wait for the one that is being stored.
inline constexpr std::size_t kMaxQueueLength = 64;
// The most requests that wait for one hint.
inline constexpr std::size_t kMaxWaitingForHint = 64;

// The capabilities of a driver, shared by all its tables.
struct DriverOptions {
  Limiter& limiter;
  table::Entropy entropy;  // must be unpredictable, and callable from any thread
  table::Digest (*digest_of)(std::string_view key) = nullptr;
  std::atomic<std::size_t>& cached_bytes;  // of all message caches

  bool has_shared_store = false;   // other processes may change the tables
  bool has_shared_tasks = false;   // any process that shares the store may run searches
  bool searches_positions = true;  // for analyses
  // A visitor without a session counts as present for so long after a request.
  std::chrono::seconds present_after_request{0};
  std::chrono::milliseconds review_abandoned_after = api::kReviewAbandonedAfter;
  // Days until the store removes a table that nobody plays at, while its game runs and after it has
  // ended; 0: never.
  int kept_days_running = 0;
  int kept_days_ended = 0;
};

class TableService {
 public:
  // `created` in seconds since 1970. `options` must outlive the service.
  TableService(std::string id, table::TableData data, table::KeyDigests keys, std::int64_t created,
               const DriverOptions& options);

  void handle(Event event, const Moment& moment, Effects& effects);

  const table::Table& table() const { return table_; }
  // Frees the cached messages.
  void drop_cache() { message_cache_.clear(); }
  // Returns the rights of a key, as far as this service knows; nothing if it opens nothing.
  std::optional<table::Rights> rights_of(std::string_view key) const;
  bool is_host(std::string_view key) const;

 private:
  // A person (or program) who uses the table: the key, the rights it had when they were last looked
  // up, and the visitor that limits apply to.
  struct Guest {
    table::Rights rights;
    table::Digest key{};
    std::string visitor;

    // A seat counted from 0, or game::kNoSeat.
    int viewer() const { return rights.viewer; }
    int held_seat() const { return rights.held_seat(); }
  };
  struct Member {
    SessionId session = 0;
    Guest guest;
  };
  enum class ChangeKind : std::uint8_t {
    kMove,
    kUndo,
    kChat,
    kRename,
    kProposeStop,
    kAnswerStop,
    kClaim,
    kPassOn,
    kRenewLink,
    kHandToBot,
    kTakeBack,
    kOfferSeat,
    kWithdrawOffer,
    kBotMove,
    kCatchUp,  // loads the entries of other processes
  };
  // A wanted change of the table, which waits for the one before it.
  struct Change {
    ChangeKind kind{};
    // Gets the outcome: a request, a session, or nobody.
    std::optional<RequestId> request{};
    std::optional<SessionId> session{};
    boost::json::value message_id{};  // of the session's message
    std::optional<Guest> by{};        // not set for bots, the host and claims
    int seat = 0;
    std::uint32_t number = 0;  // the last entry seen, or the proposal that is answered
    int to = 0;                // for kUndo
    bool agree = false;        // for kAnswerStop
    std::string text{};        // the move, chat line, name, level or link
    game::Move move{};         // for kBotMove
    Time arrived{};
  };
  // The change that is being stored, or that waits for entries of other processes.
  struct CurrentChange {
    Change change;
    int tries = 0;                      // times that entries of other processes came first
    bool has_loaded = false;            // these were loaded
    std::optional<ApiError> refusal{};  // if there are none to load
    table::LogChange entry{};           // being written
  };

  // The turn of a bot that was given to a task, or whose move waits in the queue.
  struct BotTask {
    std::uint32_t number = 0;  // 0: no task, because the move is forced
    std::shared_ptr<const table::BotTurn> turn;
    bool has_moved = false;
  };
  // A bot's turn that was published for other processes. It is published again after a while, in
  // case it was lost.
  static constexpr std::chrono::milliseconds kPublishAgainAfter{1000};
  struct SharedTurn {
    std::uint32_t after = 0;
    int seat = 0;
    Time published{};
  };
  bool is_publication_old(const SharedTurn& turn) const {
    return moment_.now - turn.published >= kPublishAgainAfter;
  }
  // "thinking" is to be announced then, unless an entry follows.
  struct ThinkingNotice {
    Time at{};
    std::uint32_t after = 0;
    int seat = 0;
  };
  struct HintState {
    std::uint32_t task = 0;
    std::vector<std::pair<RequestId, std::uint32_t>> waiting{};  // and `after` of each
    std::string answer{};  // a JSON object; empty while it is searched
    Time requested{};
    Reservation reservation{};
  };
  struct ReviewState {
    std::uint32_t task = 0;  // 0: paused or done
    api::Review review;
    std::size_t known = 0;  // findings of shared advice
    Time requested{};
    std::string visitor{};  // who has begun or resumed it
    Reservation reservation{};
  };
  // When visitors have used a key of the table without a session.
  struct LastUse {
    std::string visitor{};
    Time at{};
    bool any = false;
  };
  struct RemotePresence {
    std::uint32_t seats = 0;
    Time heard{};
  };

  // ---- Events -----------------------------------------------------------------------------------

  void on(RequestReceived& event);
  void on(SessionOpened& event);
  void on(MessageReceived& event);
  void on(SessionClosed& event);
  void on(WriteFinished& event);
  void on(EntriesLoaded& event);
  void on(TableChanged& event);
  void on(KeysRead& event);
  void on(TaskFinished& event);
  void on(FindingsArrived& event);
  void on(PresenceHeard& event);
  void on(PresenceDue& event);
  void on(TimePassed& event);
  void on(Stopped& event);
  void on(Removed& event);
  void stop();
  void drop(bool is_replaced);
  void set_wake_time();

  // ---- Access -----------------------------------------------------------------------------------

  // Returns the holder of the key; nothing if it opens nothing.
  std::optional<Guest> guest_of(std::string_view key, std::string_view visitor) const;
  void note_use(const Guest& guest);
  // Returns an error if the guest's key is no longer valid or its rights have changed.
  std::optional<ApiError> access_error(const Guest& guest) const;
  // Sets of seats, a bit for each: with a session here, with a session at any server, and claimed
  // by a person with a key of their own.
  std::uint32_t seats_connected_here() const;
  std::uint32_t connected_seats() const;
  std::uint32_t claimed_seats() const;
  bool has_human_seat() const;
  std::optional<std::int64_t> kept_until() const;

  // ---- Requests ---------------------------------------------------------------------------------

  void answer_read(const RequestReceived& event, const Guest& guest);
  void request_change(const RequestReceived& event, Guest guest);
  void request_move(const RequestReceived& event, Change change);
  void request_stop(const RequestReceived& event, Change change);
  void request_seat(const RequestReceived& event, Change change);
  void request_seat_action(const RequestReceived& event, Change change, api::SeatAction act);
  void request_link(const RequestReceived& event);
  void request_clone(const RequestReceived& event, const Guest& guest);
  void reply(RequestId request, std::string body);
  void reply(RequestId request, const boost::json::object& value);
  void reply(RequestId request, const table::Checked<boost::json::object>& answer);
  void reply(RequestId request, const ApiError& error);

  // ---- Sessions ---------------------------------------------------------------------------------

  void send(SessionId session, Message message);
  void send_error(SessionId session, const ApiError& error, const boost::json::value& id);
  void close_session(SessionId session);
  // Sends the error bad_key and closes the session.
  void reject_session(SessionId session);
  void handle_message(const Member& member, std::string_view text);
  // Sends each member the message that `make` makes for its viewer. One is made for each viewer.
  template <class Make>
  void broadcast(Make make);
  void broadcast_update();
  void broadcast_seats();
  void announce_presence();
  // Checks the keys of all members again. Rejects those whose key opens nothing any more; removes
  // those whose rights have changed from the members and returns them.
  std::vector<Member> refresh_rights();
  // Sends the seats to all members, and the whole table to those whose rights have changed.
  void broadcast_seat_change(const std::vector<Member>& changed);
  Message message_for(const table::Rights& rights);

  // ---- Changes ----------------------------------------------------------------------------------

  void enqueue(Change change);
  void run_queue();
  void begin_current();
  table::Checked<table::LogChange> check(const Change& change) const;
  // Returns how a change of a seat changes its keys; nothing for other changes.
  static std::optional<table::KeyChange> key_change_of(ChangeKind kind);
  void write_entry(table::LogChange checked);
  void write_name();
  void succeed_current(const std::string& secret);
  void answer(const Change& change, const std::string& secret);
  // Refuses the current change: the table does not allow it.
  void refuse_current(const ApiError& error);
  void fail_current(const ApiError& error);
  void fail(const Change& change, const ApiError& error);
  void apply_entry(const table::LogChange& change);
  void apply_claim(int seat, std::string_view key);
  void apply_seat_change(const table::LogChange& note, table::KeyChange keys,
                         const std::string& secret);
  void load_entries(std::optional<ApiError> refusal);
  // Applies what other processes have stored. Returns true if there were new entries.
  bool apply_loaded(EntriesLoaded& loaded);

  // ---- Bots -------------------------------------------------------------------------------------

  // Starts or publishes the turn of the bot that has to decide, unless that has happened. Does
  // nothing if no bot has to decide, or while the table has no audience.
  void wake_bot();
  void start_bot(table::BotTurn turn, Urgency urgency, std::string visitor);
  void publish_bot_turn(const table::BotTurn& turn, Urgency urgency);
  void finish_bot_task(const TaskFinished& result);
  void enqueue_bot_move(game::Move move);
  // Takes the turn up again after its move was refused or could not be stored.
  void retry_bot_move(const ApiError& error);
  void cancel_bot();
  void wake_bot_later(std::chrono::milliseconds after);
  void announce_thinking();
  // Returns the urgency and the visitor of a bot's turn now; nothing if the bot should wait until
  // somebody looks.
  std::optional<std::pair<Urgency, std::string>> audience() const;

  // ---- Hints and reviews ------------------------------------------------------------------------

  void request_hint(const RequestReceived& event, const Guest& guest);
  // Returns false if the limits of the guest's visitor do not allow it.
  bool start_hint(const RequestReceived& event, const Guest& guest, table::AdviceTurn turn);
  void finish_hint(std::string text);
  void reply_with_hint(RequestId request, std::uint32_t after);
  void request_review(const RequestReceived& event, const Guest& guest);
  void start_review_task();
  void finish_review_task(const std::string& text);
  void add_review_findings(const std::vector<std::string>& findings);
  bool is_review_wanted() const;
  void end_review_task();
  // Ends the hint and the review, because the position has changed.
  void drop_advice();

  const DriverOptions& options_;
  table::Table table_;
  table::KeyDigests keys_;
  std::int64_t created_;
  bool stopped_ = false;

  std::vector<Member> members_;
  LastUse last_player_;
  LastUse last_spectator_;
  std::map<std::string, RemotePresence, std::less<>> remote_presence_;  // by process
  std::uint32_t announced_seats_ = 0;  // last announced to other servers
  MessageCache message_cache_;

  std::optional<CurrentChange> current_;
  std::deque<Change> queue_;
  bool queue_running_ = false;
  bool catch_up_queued_ = false;

  std::uint32_t last_task_ = 0;
  std::optional<BotTask> bot_;
  std::optional<SharedTurn> shared_turn_;
  std::optional<ThinkingNotice> notice_;
  std::optional<Time> wake_bot_at_;
  bool bot_asleep_ = true;  // a request must wake the bot
  std::optional<HintState> hint_;
  std::optional<ReviewState> review_;
  std::optional<Time> wake_at_;  // the last Effects::wake_at

  // Of the event that is being handled.
  Moment moment_;
  Effects* effects_ = nullptr;
};

}  // namespace drover::service
