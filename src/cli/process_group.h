// Plays one series on several processes with MPI: `mpirun -np N drover arena --mpi ...`.
//
// Process 0 has the scheduler, plays deals and reports. The other processes request deals from it
// and send it the results. Only the main thread of a process may call MPI.
#pragma once

#include <memory>
#include <optional>

#include "arena/deal_scheduler.h"

namespace drover::cli {

// The deals of another process: MPI messages bring them from the scheduler of process 0 and carry
// the results back.
class RemoteDealSource : public arena::DealSource {
 public:
  // Sends finished results, receives deals, and requests new ones. To be called repeatedly by the
  // main thread.
  virtual void exchange_messages() = 0;
  // Requests no more deals and drops those that were received.
  virtual void close() = 0;
  // Sends the last results and tells process 0 that this process has finished, with its failure if
  // it had one. All threads that play must have ended.
  virtual void finish(const std::optional<game::Error>& failure) = 0;
};

// All processes of the series.
class ProcessGroup {
 public:
  // Starts MPI, which the destructor ends. Null if this program was built without MPI.
  static std::unique_ptr<ProcessGroup> start();

  virtual ~ProcessGroup() = default;
  virtual int rank() const = 0;
  virtual int size() const = 0;
  // The lowest rank whose process passed `failed` as true; nothing if none did. Collective: every
  // process must call it.
  virtual std::optional<int> first_failed(bool failed) = 0;

  // In process 0: handles all messages that have arrived; true when all others have finished.
  virtual bool handle_messages(arena::DealScheduler& scheduler) = 0;
  // In process 0: the failure of another process, if one had any.
  virtual std::optional<game::Error> failure() const = 0;

  // In the other processes: the source of their deals.
  virtual std::unique_ptr<RemoteDealSource> remote_deal_source() = 0;
};

}  // namespace drover::cli
