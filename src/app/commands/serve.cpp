// rakus serve: the page, for a browser on this machine.
#include <pthread.h>
#include <signal.h>

#include <cstdlib>
#include <thread>

#include "app/commands/commands.h"
#include "app/http/server.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kUsualPort = 8765;
constexpr auto kGrace = std::chrono::milliseconds(600);  // for answers in the making

sigset_t stop_signals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    return set;
}

// A truth in the making cannot be interrupted, and nothing on disk depends on it: after the grace the process just
// ends.
void end_soon() {
    std::thread([] {
        std::this_thread::sleep_for(kGrace);
        std::_Exit(0);
    }).detach();
}

Result<int> run_serve(const Arguments& args, Console& console) {
    const auto port = args.whole("port", kUsualPort);
    if (port > 65535) return usage_error("--port: expected 0 to 65535", "--port: seharusnya 0 sampai 65535");
    const sigset_t signals = stop_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);  // before any thread starts: only the waiter below gets them
    WebServer server(
        {args.text("host", "127.0.0.1"), static_cast<int>(port), args.has("lan"), tables_folder(args), jobs_of(args)});
    const auto address = server.open();
    if (!address) return address.error();
    std::thread waiter([&] {
        int signal = 0;
        sigwait(&signals, &signal);
        server.stop();
        end_soon();
    });
    console.print(*address + "\n");
    console.flush();
    server.run();
    waiter.join();
    return 0;
}

}  // namespace

Command serve_command() {
    using namespace flags;
    return {
        "serve",
        {"the page in a browser: prints its address when ready", "halaman di peramban: mencetak alamatnya bila siap"},
        {"serve", "serve --port 0", "serve --lan --port 8080"},
        GameArgument::none,
        {{"port",
          Takes::whole_number,
          "N",
          {"port (default 8765); 0: any that is free", "porta (bawaan 8765); 0: mana saja yang bebas"}},
         {"host",
          Takes::text,
          "ADDRESS",
          {"address to listen on (default: this machine only)", "alamat yang didengarkan (bawaan: mesin ini saja)"}},
         {"lan", Takes::nothing, "", {"open to the local network", "terbuka untuk jaringan lokal"}},
         kJobs,
         kTables},
        run_serve};
}

}  // namespace rakus::app
