// What a client of the server may send: bytes on the wire, and bodies of every verb.
#include <algorithm>
#include <array>
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

// The first byte chooses the verb. The client leaves soon: an answer that takes long is cut.
void body(std::string_view bytes) {
    static const app::Api& api = *new app::Api("", 1);
    constexpr std::array<std::string_view, 13> verbs{"position",        "advise", "trace",   "truth", "record", "match",
                                                     "counterexamples", "table",  "quality", "tune",  "verify", "edit",
                                                     "preview"};
    const auto at = bytes.empty() ? 0 : static_cast<unsigned char>(bytes[0]) % verbs.size();
    const auto verb = verbs[at];
    const auto json = bytes.substr(bytes.empty() ? 0 : 1);
    if (at >= 5 && at <= 10) {
        (void)api.job(verb, json);
        return;
    }
    (void)api.answer(verb, json, {"somebody", [asked = 0]() mutable { return ++asked > 2; }});
}

}  // namespace

std::vector<Target> request_targets() {
    return {{"http", http}, {"body", body}};
}

}  // namespace rakus::fuzz
