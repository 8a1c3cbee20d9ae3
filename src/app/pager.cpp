#include "app/pager.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "store/files.h"

namespace rakus::app {
namespace {

constexpr int kNotFound = 127;  // what a shell answers where there is no such program

[[noreturn]] void become_pager(const int (&pipe)[2], const std::string& pager) {
    ::dup2(pipe[0], STDIN_FILENO);
    ::close(pipe[0]);
    ::close(pipe[1]);
    ::setenv("LESS", "FRX", 0);  // ends by itself where the answer fits after all, and keeps colours
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGPIPE, SIG_DFL);
    ::execl("/bin/sh", "sh", "-c", pager.c_str(), static_cast<char*>(nullptr));
    ::_exit(kNotFound);
}

}  // namespace

std::string pager_of_the_user(std::string_view in_settings) {
    const char* own = std::getenv("RAKUS_PAGER");
    const char* usual = std::getenv("PAGER");
    std::string pager = own                    ? std::string(own)
                        : !in_settings.empty() ? std::string(in_settings)
                        : usual                ? std::string(usual)
                                               : "less";
    return pager == "cat" || pager == "never" ? std::string() : pager;
}

bool shown_by_pager(std::string_view text, const std::string& pager) {
    int pipe[2];
    if (::pipe(pipe) != 0) return false;
    const auto quit = std::signal(SIGINT, SIG_IGN);     // Ctrl-C is the pager's
    const auto closed = std::signal(SIGPIPE, SIG_IGN);  // so is leaving early
    const pid_t child = ::fork();
    if (child == 0) become_pager(pipe, pager);
    ::close(pipe[0]);
    if (child > 0) (void)store::write_all(pipe[1], text, "pager");
    ::close(pipe[1]);
    int status = 0;
    const bool waited = child > 0 && ::waitpid(child, &status, 0) == child;
    std::signal(SIGINT, quit);
    std::signal(SIGPIPE, closed);
    return waited && !(WIFEXITED(status) && WEXITSTATUS(status) == kNotFound);
}

}  // namespace rakus::app
