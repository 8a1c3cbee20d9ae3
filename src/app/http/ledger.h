// The results file as the threads of the server share it: the blocks of their jobs, and who asked for which. Without
// one (no folder, a full disk) jobs run all the same, and are gone with the process.
#pragma once
#include <mutex>
#include <optional>
#include <string>

#include "lab/crew.h"
#include "store/journal.h"

namespace rakus::app {

class Ledger {
   public:
    explicit Ledger(std::string folder) : folder_(std::move(folder)) {}

    // Notes the run, and answers with the blocks of it that are there and sound.
    lab::Finished begin(const store::Run&);
    void keep(const std::string& run, std::size_t block, const std::string& bytes);
    void finish(const std::string& run, const std::string& report);

    void remember(const store::Ticket&);
    // Nothing for who is not the owner.
    std::optional<store::Ticket> find(const std::string& id, const std::string& owner);
    void cancel(const std::string& id);

   private:
    store::Results* results();

    const std::string folder_;
    std::mutex mutex_;
    bool tried_ = false;
    std::optional<store::Results> results_;
};

}  // namespace rakus::app
