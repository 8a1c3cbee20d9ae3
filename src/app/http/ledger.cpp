#include "app/http/ledger.h"

namespace rakus::app {

// Opened when the first job needs it: a server that is only asked for hints writes nothing.
store::Results* Ledger::results() {
    if (!tried_ && !folder_.empty())
        if (auto opened = store::Results::open(folder_)) results_.emplace(std::move(*opened));
    tried_ = true;
    return results_ ? &*results_ : nullptr;
}

lab::Finished Ledger::begin(const store::Run& run) {
    const std::scoped_lock lock(mutex_);
    store::Results* file = results();
    if (!file) return {};
    (void)file->forget_damaged(run.id);
    auto known = file->begin(run);
    return known ? std::move(*known) : lab::Finished();
}

void Ledger::keep(const std::string& run, std::size_t block, const std::string& bytes) {
    const std::scoped_lock lock(mutex_);
    if (auto* file = results()) (void)file->append(run, block, bytes);
}

void Ledger::finish(const std::string& run, const std::string& report) {
    const std::scoped_lock lock(mutex_);
    if (auto* file = results()) (void)file->finish(run, report);
}

void Ledger::remember(const store::Ticket& ticket) {
    const std::scoped_lock lock(mutex_);
    if (auto* file = results()) (void)file->remember(ticket);
}

std::optional<store::Ticket> Ledger::find(const std::string& id, const std::string& owner) {
    const std::scoped_lock lock(mutex_);
    auto* file = results();
    const auto ticket = file ? file->ticket(id) : Result<std::optional<store::Ticket>>(std::optional<store::Ticket>());
    return ticket && *ticket && (*ticket)->owner == owner ? *ticket : std::nullopt;
}

void Ledger::cancel(const std::string& id) {
    const std::scoped_lock lock(mutex_);
    if (auto* file = results()) (void)file->cancel(id);
}

}  // namespace rakus::app
