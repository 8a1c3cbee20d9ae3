#include "app/shared_work.h"

#include <cstdio>
#include <cstdlib>

#include "app/interrupt.h"
#include "app/progress.h"
#include "app/ranks.h"

namespace rakus::app {
namespace {

void leave_if_wished(const Console& console) {
    if (!interrupt_wished()) return;
    if (console.progress == ProgressMode::bar) std::fputs("\r\x1b[K", stderr);
    console.tell(console.say("interrupted", "dihentikan"));
    std::fflush(stderr);
    std::_Exit(kInterrupted);
}

}  // namespace

Share shared_work(const Arguments& args, const Console& console, std::string what) {
    const std::shared_ptr<lab::Crew> crew = crew_of(args);
    return [crew, &console, what](std::size_t count, const Part& part) -> Result<std::vector<std::string>> {
        watch_interrupts();
        ProgressBar bar(console, what);
        std::vector<std::size_t> blocks;
        for (std::size_t b = 0; b < count; ++b) blocks.push_back(b);
        std::size_t done = 0;
        lab::Finished finished;
        const auto note = [&](std::size_t, const std::string&) -> Result<bool> {
            if (!what.empty()) bar.show(++done, count);
            return true;
        };
        const auto played = crew->play(
            blocks, [&](std::size_t b) { return Result<std::string>(part(b)); }, note,
            [&] { leave_if_wished(console); }, finished);
        if (!played) return played.error();
        std::vector<std::string> bytes;
        for (const auto& [block, of_block] : finished) bytes.push_back(of_block);
        return bytes;
    };
}

}  // namespace rakus::app
