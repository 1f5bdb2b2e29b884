// One series over several processes: `mpirun -np N drover arena --mpi ...`.
//
// Process 0 keeps the ledger, plays and reports; the others ask it for deals and send results back.
// Only the main thread of a process speaks to the others.
#pragma once

#include <memory>
#include <optional>

#include "arena/ledger.h"

namespace drover::cli {

// Stands in for the ledger in every process but 0.
class Guest : public arena::Exchange {
 public:
  // Sends what is finished and sees to it that nobody has to wait long for the next deal.
  virtual void serve() = 0;
  // Takes no more deals.
  virtual void close() = 0;
  // With all players gone: sends what is left and takes leave.
  virtual void leave(const std::optional<game::Error>& failure) = 0;
};

class Processes {
 public:
  // Starts MPI; it ends with the object. Nothing if this program was built without it.
  static std::unique_ptr<Processes> start();

  virtual ~Processes() = default;
  virtual int rank() const = 0;
  virtual int size() const = 0;
  // The first process that has failed, if any has. All must ask together.
  virtual std::optional<int> first_failed(bool failed) = 0;

  // For process 0: deals with all that has arrived; true once all the others have taken leave.
  virtual bool serve(arena::Ledger& ledger) = 0;
  // What one of the others failed with.
  virtual std::optional<game::Error> failure() const = 0;

  // For all the others.
  virtual std::unique_ptr<Guest> guest() = 0;
};

}  // namespace drover::cli
