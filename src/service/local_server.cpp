#include "service/local_server.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include <boost/json/serialize.hpp>

#include "api/client_messages.h"
#include "api/local_task_runner.h"

namespace drover::service {

namespace json = boost::json;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

namespace {

// Searches for analyses that may run at a time.
constexpr std::ptrdiff_t kMaxAnalyses = 2;

Moment now() { return {steady_clock::now(), static_cast<std::int64_t>(std::time(nullptr))}; }

std::string text_of(const Work& work, std::string_view table) {
  if (const auto* turn = std::get_if<std::shared_ptr<const table::BotTurn>>(&work)) {
    return api::task_text(table, **turn);
  }
  if (const auto* turn = std::get_if<table::AdviceTurn>(&work)) return api::task_text(*turn);
  const auto& review = std::get<ReviewWork>(work);
  return api::task_text(review.decision, review.closely);
}

const game::Game* game_of_move(const Work& work) {
  const auto* turn = std::get_if<std::shared_ptr<const table::BotTurn>>(&work);
  return turn == nullptr ? nullptr : &(*turn)->view.game();
}

}  // namespace

// A table that was opened from its texts.
struct LocalServer::OpenTable {
  OpenTable(const std::string& id, LocalStore::LoadedTable stored, const DriverOptions& options)
      : service(id,
                {std::move(stored.head.start), std::move(stored.head.seats), std::move(stored.log)},
                std::move(stored.head.keys), stored.head.created, options) {}

  const std::string& id() const { return service.table().id(); }

  TableService service;
  std::optional<Time> wake_at;
};

LocalServer::LocalServer(table::Entropy entropy)
    : store_(entropy),
      options_{.limiter = limiter_,
               .entropy = std::move(entropy),
               .digest_of = &api::digest_of,
               .cached_bytes = cached_bytes_} {}

LocalServer::~LocalServer() = default;

LocalOutput LocalServer::take_output() {
  output_.writes = store_.take_writes();
  return std::exchange(output_, {});
}

// ---- Requests -----------------------------------------------------------------------------------

void LocalServer::handle_request(std::uint32_t number, std::string_view method,
                                 std::string_view target, std::string_view key,
                                 std::string_view body) {
  const auto match = find_route(method, target, RouteHost::kHousehold);
  if (body.size() > max_body_bytes(method, target, RouteHost::kHousehold)) {
    return reply(number, error_reply(api::too_large("The request is too large.")));
  }
  if (!match) return reply(number, error_reply(match.error()));
  const std::string_view id = match->parameters[0];
  switch (match->route->operation) {
    case Operation::kExportAll:
      return reply(number, json_reply(store_.export_all()));
    case Operation::kImportAll:
      return import_all(number, body);
    case Operation::kRemoveTable:
      return remove_table(number, id, key);
    default:
      break;
  }
  const Operation operation = match->route->operation;
  if (is_of_site(operation)) {
    return handle_site_request(number, {operation, id, query_of(target), body, key, {}});
  }
  handle_table_request(number, *match, query_of(target), key, body);
}

void LocalServer::handle_table_request(std::uint32_t number, const RouteMatch& match,
                                       std::string_view query, std::string_view key,
                                       std::string_view body) {
  const auto table = find_table(match.parameters[0]);
  if (!table) return reply(number, error_reply(table.error()));
  deliver(**table, RequestReceived{
                       number, match.route->operation, match.parameters[1], query, body, key, {}});
}

// Carries out the outcome of a request that belongs to no table.
struct LocalServer::SiteReply {
  LocalServer& server;
  std::uint32_t number;
  const SiteRequest& request;

  void finish(const std::optional<ApiError>& error) const {
    server.reply(number, error ? error_reply(*error) : done_reply());
  }
  void operator()(Reply& reply) const { server.reply(number, std::move(reply)); }
  void operator()(CreateTable& table) const {
    server.create_table(number, std::move(table.data), table.book);
  }
  void operator()(const CreateBook&) const {
    server.reply(number, new_book_reply(server.store_.create_book(now().seconds)));
  }
  void operator()(const ReadBook& read) const {
    const auto book = server.store_.read_book(request.key, read.part);
    server.reply(number,
                 book ? book_reply(request.operation, read, *book) : error_reply(book.error()));
  }
  void operator()(const RemoveBook&) const { finish(server.store_.remove_book(request.key)); }
  void operator()(const RemoveResult& remove) const {
    finish(server.store_.remove_result(request.key, remove.table));
  }
  void operator()(const SearchPosition& search) const { server.start_analysis(number, search); }
};

void LocalServer::handle_site_request(std::uint32_t number, const SiteRequest& request) {
  SiteOutcome outcome = answer_site_request(request, options_, now());
  std::visit(SiteReply{*this, number, request}, outcome);
}

void LocalServer::create_table(std::uint32_t request, table::TableData data,
                               const std::optional<std::string>& book) {
  const std::vector<table::Seat> seats = data.seats;
  const auto created = store_.create(std::move(data), book, now().seconds);
  reply(request, created ? created_reply(*created, seats) : error_reply(created.error()));
}

void LocalServer::start_analysis(std::uint32_t request, const SearchPosition& search) {
  // A page that has moved on to another position does not cancel its earlier searches, so they
  // count, too.
  const auto analyses = std::count_if(tasks_.begin(), tasks_.end(),
                                      [](const auto& task) { return task.second.table.empty(); });
  if (analyses >= kMaxAnalyses) return reply(request, error_reply(api::too_fast()));
  Task task;
  task.request = request;
  start_task(std::move(task), api::analysis_task_text(search.body));
}

void LocalServer::import_all(std::uint32_t request, std::string_view body) {
  const auto imported = store_.import_all(body, [this](const std::string& id) {
    // Sessions are closed; pages reconnect by themselves.
    const auto place = tables_.find(id);
    if (place == tables_.end()) return;
    deliver(*place->second, Removed{true});
    tables_.erase(place);
  });
  if (!imported) return reply(request, error_reply(imported.error()));
  reply(request, json_reply({{"tables", *imported}}));
}

void LocalServer::remove_table(std::uint32_t request, std::string_view id, std::string_view key) {
  const auto table = find_table(id);
  if (!table) return reply(request, error_reply(table.error()));
  if (!(*table)->service.rights_of(key)) return reply(request, error_reply(api::bad_key()));
  deliver(**table, Removed{});
  store_.remove_table(id);
  tables_.erase(tables_.find(id));
  reply(request, done_reply());
}

void LocalServer::reply(std::uint32_t request, Reply reply) {
  output_.replies.push_back({request, std::move(reply)});
}

// ---- Tables -------------------------------------------------------------------------------------

Answer<LocalServer::OpenTable*> LocalServer::find_table(std::string_view id) {
  if (!table::is_id(id)) return api::unknown_table();
  const auto found = tables_.find(id);
  if (found != tables_.end()) return found->second.get();
  auto stored = store_.load(id);
  if (!stored) return stored.error();
  std::string name(id);
  auto table = std::make_unique<OpenTable>(name, *std::move(stored), options_);
  return tables_.emplace(std::move(name), std::move(table)).first->second.get();
}

void LocalServer::deliver(OpenTable& table, Event event) {
  Effects effects;
  table.service.handle(std::move(event), now(), effects);
  for (;;) {
    carry_out(table, effects);
    std::optional<Write> write = std::exchange(effects.write, std::nullopt);
    if (!write) return;
    effects.clear();
    table.service.handle(store_.carry_out(table.id(), *std::move(write)), now(), effects);
  }
}

// Carries out all effects but the write.
void LocalServer::carry_out(OpenTable& table, Effects& effects) {
  for (const Effects::ToSession& one : effects.to_sessions) {
    const auto session = static_cast<std::uint32_t>(one.session);
    output_.messages.push_back(
        {session, one.text ? std::optional<std::string>(*one.text) : std::nullopt});
    if (!one.text) sessions_.erase(session);
  }
  for (Effects::RequestReply& one : effects.replies) {
    reply(static_cast<std::uint32_t>(one.request), std::move(one.reply));
  }
  for (Effects::NewTable& one : effects.new_tables) {
    create_table(static_cast<std::uint32_t>(one.request), std::move(one.data), one.book);
  }
  for (const std::uint32_t number : effects.cancelled_tasks) cancel_task(table.id(), number);
  for (const ThinkTask& task : effects.new_tasks) {
    start_task({table.id(), task.number, game_of_move(task.work), 0},
               text_of(task.work, table.id()));
  }
  if (!effects.wake_at) return;
  table.wake_at = effects.wake_at;
  const auto wait = std::chrono::ceil<milliseconds>(*effects.wake_at - steady_clock::now());
  output_.tick_in = std::max(wait, milliseconds(0));
}

void LocalServer::tick() {
  for (const auto& [id, table] : tables_) {
    if (!table->wake_at) continue;
    const auto wait = std::chrono::ceil<milliseconds>(*table->wake_at - steady_clock::now());
    if (wait.count() > 0) {
      output_.tick_in = std::min(wait, output_.tick_in.value_or(wait));
    } else {
      table->wake_at.reset();
      deliver(*table, TimePassed{});
    }
  }
}

// ---- Sessions -----------------------------------------------------------------------------------

void LocalServer::open_session(std::uint32_t session) { sessions_[session]; }

void LocalServer::receive_message(std::uint32_t session, std::string_view text) {
  const auto place = sessions_.find(session);
  if (place == sessions_.end()) return;
  if (!place->second.empty()) {
    const auto table = tables_.find(place->second);
    if (table != tables_.end()) deliver(*table->second, MessageReceived{session, text});
    return;
  }
  const auto hello = api::parse_hello(text);
  if (!hello) return reject_session(session, hello.error(), nullptr);
  const auto table = find_table(hello->table);
  if (!table) return reject_session(session, table.error(), hello->id);
  place->second = hello->table;
  deliver(**table, SessionOpened{session, hello->key, hello->after, hello->id, {}});
}

void LocalServer::reject_session(std::uint32_t session, const ApiError& error,
                                 const json::value& id) {
  output_.messages.push_back({session, json::serialize(api::error_message(error, id))});
  output_.messages.push_back({session, std::nullopt});
  sessions_.erase(session);
}

void LocalServer::close_session(std::uint32_t session) {
  const auto place = sessions_.find(session);
  if (place == sessions_.end()) return;
  const auto table = tables_.find(place->second);
  sessions_.erase(place);
  if (table != tables_.end()) deliver(*table->second, SessionClosed{session});
}

// ---- Tasks --------------------------------------------------------------------------------------

void LocalServer::start_task(Task task, std::string text) {
  const std::uint32_t number = ++last_task_;
  tasks_[number] = std::move(task);
  const bool shareable = api::is_shareable_task(text);
  std::string net = api::required_net(text);
  output_.new_tasks.push_back({number, std::move(text), shareable, std::move(net)});
}

void LocalServer::cancel_task(const std::string& table, std::uint32_t number) {
  const auto place = std::find_if(tasks_.begin(), tasks_.end(), [&](const auto& one) {
    return one.second.number == number && one.second.table == table;
  });
  if (place == tasks_.end()) return;
  // A task that the owner has not collected yet is only removed from new_tasks.
  const auto unsent = std::erase_if(output_.new_tasks, [&](const LocalOutput::NewTask& task) {
    return task.task == place->first;
  });
  if (unsent == 0) output_.cancelled_tasks.push_back(place->first);
  tasks_.erase(place);
}

void LocalServer::finish_task(std::uint32_t number, std::string_view result) {
  const auto place = tasks_.find(number);
  if (place == tasks_.end()) return;
  const Task task = std::move(place->second);
  tasks_.erase(place);
  if (task.table.empty()) return reply(task.request, analysis_reply(std::string(result)));
  const auto table = tables_.find(task.table);
  if (table == tables_.end()) return;
  std::optional<game::Move> move;
  if (task.game != nullptr) move = task.game->parse_move(result);
  deliver(*table->second, TaskFinished{task.number, move, std::string(result)});
}

}  // namespace drover::service
