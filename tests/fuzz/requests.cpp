// What a client of the server may send: bytes on the wire, and bodies of every verb.
#include <algorithm>
#include <cstring>

#include "app/http/server.h"
#include "fuzz/targets.h"

namespace rakus::fuzz {
namespace {

// A connection on which these bytes arrive, and then nothing.
class Wire final : public httplib::Stream {
   public:
    explicit Wire(std::string_view bytes) : left_(bytes) {}
    bool is_readable() const override { return !left_.empty(); }
    bool is_writable() const override { return true; }
    ssize_t read(char* to, size_t size) override {
        const size_t n = std::min(size, left_.size());
        std::memcpy(to, left_.data(), n);
        left_.remove_prefix(n);
        return n > 0 ? static_cast<ssize_t>(n) : -1;
    }
    ssize_t write(const char*, size_t size) override { return static_cast<ssize_t>(size); }
    void get_remote_ip_and_port(std::string& ip, int& port) const override { ip = "127.0.0.1", port = 1; }
    void get_local_ip_and_port(std::string& ip, int& port) const override { ip = "127.0.0.1", port = 2; }
    socket_t socket() const override { return -1; }

   private:
    std::string_view left_;
};

void http(std::string_view bytes) {
    static app::WebServer& server = *new app::WebServer({"127.0.0.1", 0, false, "", 1});
    Wire wire(bytes);
    server.answer(wire);
}

// The first byte chooses the verb, of those that answer and then of the jobs. The client leaves soon: an answer that
// takes long is cut.
void body(std::string_view bytes) {
    static const app::Api& api = *new app::Api("", 1);
    static const auto answers = app::Api::answers(), jobs = app::Api::jobs();
    if (bytes.empty()) return;
    const auto at = static_cast<unsigned char>(bytes[0]) % (answers.size() + jobs.size());
    const auto json = bytes.substr(1);
    if (at < answers.size())
        (void)api.answer(answers[at], json, {"somebody", [asked = 0]() mutable { return ++asked > 2; }});
    else
        (void)api.job(jobs[at - answers.size()], json);
}

}  // namespace

std::vector<Target> request_targets() {
    return {{"http", http}, {"body", body}};
}

}  // namespace rakus::fuzz
