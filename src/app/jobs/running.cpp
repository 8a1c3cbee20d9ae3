#include "app/jobs/running.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace rakus::app {
namespace {

// Instead of the bytes of a block that was not finished in time. No block has such bytes: they are text, or begin with
// kWhole.
const std::string kCutBlock(1, '\0');
constexpr char kWhole = '+';

std::vector<std::size_t> numbers_from(std::size_t first, std::size_t count) {
    std::vector<std::size_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

std::vector<std::string> in_order(std::size_t first, std::size_t count, lab::Finished finished) {
    std::vector<std::string> bytes(count);
    for (auto& [block, of_block] : finished) bytes[block - first] = std::move(of_block);
    return bytes;
}

}  // namespace

void Running::spend(double part) {
    if (phase_ && phase_->cut() != Cut::none) why_ = phase_->cut();
    phase_.emplace(whole_.share(part));
}

Budget Running::budget() const {
    Budget budget = phase_->share(1);
    budget.cancelled = cancelled();
    return budget;
}

Cut Running::why() const {
    whole_.out();
    if (whole_.cut() == Cut::cancelled) return Cut::cancelled;
    return phase_->cut() != Cut::none ? phase_->cut() : why_;
}

// A block that ends when the time is up may have been stopped on its way.
lab::PlayBlock Running::watched(const lab::PlayBlock& play) const {
    return [this, play](std::size_t block) -> Result<std::string> {
        if (phase_->out()) return kCutBlock;
        auto bytes = play(block);
        return phase_->out() ? Result<std::string>(kCutBlock) : bytes;
    };
}

Status Running::have_played(const std::vector<std::size_t>& blocks, const lab::PlayBlock& play,
                            const lab::BlockDone& done, lab::Finished& finished) {
    const auto note = [&](std::size_t block, const std::string& bytes) -> Result<bool> {
        return bytes == kCutBlock ? Result<bool>(false) : done(block, bytes);
    };
    if (const auto played = crew_.play(
            blocks, watched(play), note, [] {}, finished);
        !played)
        return played;
    if (std::erase_if(finished, [](const auto& b) { return b.second == kCutBlock; }) > 0) cut_ = true;
    return Done{};
}

Result<lab::Finished> Running::play(const std::vector<std::size_t>& blocks, const lab::PlayBlock& play,
                                    const Playing& how) {
    lab::Finished after_cut;
    const bool kept = !cut_;
    lab::Finished& finished = kept ? finished_ : after_cut;
    std::uint64_t total = 0;
    const auto units = [&](std::size_t b) { return how.units ? how.units(b) : 1; };
    std::vector<std::size_t> open;
    for (const auto b : blocks) {
        total += units(b);
        finished.contains(b) ? void(done_ += units(b)) : open.push_back(b);
    }
    const auto tell = [&] {
        if (!shown_by_job_ && listeners_.progress) listeners_.progress(done_, std::max(done_, total));
    };
    if (done_ > 0) tell();
    if (how.enough && how.enough(finished)) open.clear();
    lab::Finished so_far = how.enough ? finished : lab::Finished();
    const auto note = [&](std::size_t block, const std::string& bytes) -> Result<bool> {
        if (kept && listeners_.finished)
            if (const auto heard = listeners_.finished(block, bytes); !heard) return heard.error();
        done_ += units(block);
        tell();
        if (!how.enough) return true;
        so_far.emplace(block, bytes);
        return !how.enough(so_far);
    };
    if (const auto played = have_played(open, play, note, finished); !played) return played.error();
    lab::Finished asked;
    for (const auto b : blocks)
        if (const auto at = finished.find(b); at != finished.end()) asked.insert(*at);
    return asked;
}

Share Running::in_turn() {
    return [this](std::size_t count, const Part& part) -> Result<std::vector<std::string>> {
        const std::size_t first = next_;
        next_ += count;
        auto finished =
            play(numbers_from(first, count), [&](std::size_t b) { return Result<std::string>(part(b - first)); });
        if (!finished) return finished.error();
        return in_order(first, count, std::move(*finished));
    };
}

Share Running::aside() {
    return [this](std::size_t count, const Part& part) -> Result<std::vector<std::string>> {
        lab::Finished finished;
        const auto done = [](std::size_t, const std::string&) { return Result<bool>(true); };
        const auto played = have_played(
            numbers_from(0, count), [&](std::size_t b) { return Result<std::string>(kWhole + part(b)); }, done,
            finished);
        if (!played) return played.error();
        auto bytes = in_order(0, count, std::move(finished));
        for (auto& of_part : bytes) of_part.erase(0, 1);
        return bytes;
    };
}

Running Running::part(std::size_t first, std::size_t most, std::function<void(std::uint64_t, std::uint64_t)> progress) {
    lab::Finished known;
    for (auto at = finished_.lower_bound(first); at != finished_.end() && at->first < first + most; ++at)
        known.emplace(at->first - first, at->second);
    const auto heard = [this, first](std::size_t block, const std::string& bytes) -> Status {
        return !cut_ && listeners_.finished ? listeners_.finished(first + block, bytes) : Status(Done{});
    };
    return Running(crew_, budget(), {heard, std::move(progress)}, std::move(known));
}

void Running::joined(std::size_t first, const Running& part) {
    if (!cut_)
        for (const auto& [block, bytes] : part.finished_) finished_.emplace(first + block, bytes);
    cut_ = cut_ || part.cut_;
}

void Running::show(std::uint64_t done, std::uint64_t total) {
    shown_by_job_ = true;
    if (listeners_.progress) listeners_.progress(done, total);
}

}  // namespace rakus::app
