// rakus serve: the page, for a browser on this machine.
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>

#include <array>
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

// The addresses by which others reach this machine.
std::vector<std::string> own_addresses() {
    std::vector<std::string> found;
    ifaddrs* all = nullptr;
    if (::getifaddrs(&all) != 0) return found;
    for (const ifaddrs* a = all; a; a = a->ifa_next) {
        if (!a->ifa_addr || a->ifa_addr->sa_family != AF_INET || (a->ifa_flags & IFF_LOOPBACK) != 0) continue;
        std::array<char, NI_MAXHOST> text{};
        if (::getnameinfo(a->ifa_addr, sizeof(sockaddr_in), text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) == 0)
            found.emplace_back(text.data());
    }
    ::freeifaddrs(all);
    return found;
}

// Loud, because it is easy to forget: whoever is in the network may use this machine.
void warn_of_others(const std::string& address, const Console& console) {
    fmt::print(
        stderr, "{}\n",
        console.say("WARNING: everybody in your network can open this page and use this machine's processor. There "
                    "is no password and nothing is encrypted.",
                    "PERINGATAN: semua orang di jaringan Anda dapat membuka halaman ini dan memakai prosesor mesin "
                    "ini. Tidak ada kata sandi dan tidak ada enkripsi."));
    const auto port = address.substr(address.rfind(':'));
    for (const auto& ip : own_addresses()) fmt::print(stderr, "  http://{}{}\n", ip, port);
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
    if (server.is_open_to_others()) warn_of_others(*address, console);
    console.print(*address + "\n");
    if (const auto written = console.finish(); !written) return written.error();
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
