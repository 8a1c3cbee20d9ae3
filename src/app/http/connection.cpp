#include "app/http/connection.h"

#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace rakus::app {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kThreads = 96;  // slow work, those who wait for it and event streams take 72 of them at most
constexpr std::size_t kLongestHead = 16 * 1024;
constexpr int kRequestsAConnection = 100;
constexpr milliseconds kArrival{5000};     // a request has to be there within this time
constexpr std::chrono::seconds kIdle{10};  // between two requests of a connection
constexpr milliseconds kWriteStall{5000};  // a client that does not read
constexpr milliseconds kPatience{250};     // with the silent when others wait

bool poll_for(socket_t socket, short what, milliseconds patience) {
    pollfd entry{socket, what, 0};
    int ready = 0;
    do ready = ::poll(&entry, 1, static_cast<int>(patience.count()));
    while (ready < 0 && errno == EINTR);
    return ready > 0;
}

thread_local const DeadlineStream* serving = nullptr;
thread_local bool hanging_up = false;

}  // namespace

const DeadlineStream* served_here() {
    return serving;
}
void hang_up_after() {
    hanging_up = true;
}

// ---- DeadlineStream -------------------------------------------------------------------------------------------------

bool DeadlineStream::wait_readable(milliseconds patience) const {
    return begin_ < end_ || poll_for(socket_, POLLIN, patience);
}
bool DeadlineStream::is_writable() const {
    return poll_for(socket_, POLLOUT, kWriteStall);
}

bool DeadlineStream::fill() {
    const auto left = std::chrono::duration_cast<milliseconds>(deadline_ - Clock::now());
    if (left.count() <= 0 || !poll_for(socket_, POLLIN, left)) return false;
    const ssize_t n = ::recv(socket_, buffer_, sizeof buffer_, 0);
    begin_ = 0;
    end_ = n > 0 ? static_cast<size_t>(n) : 0;
    return n > 0;
}

bool DeadlineStream::gone() const {
    pollfd entry{socket_, POLLRDHUP, 0};
    return ::poll(&entry, 1, 0) > 0 && (entry.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
}

void DeadlineStream::get_remote_ip_and_port(std::string& ip, int& port) const {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    std::array<char, NI_MAXHOST> text{};
    port = 0;
    const bool known = ::getpeername(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0 &&
                       ::getnameinfo(reinterpret_cast<sockaddr*>(&address), size, text.data(), text.size(), nullptr, 0,
                                     NI_NUMERICHOST) == 0;
    ip = known ? text.data() : "";
}

// Counts the bytes up to the empty line.
bool DeadlineStream::head_fits(const char* bytes, size_t n) {
    for (size_t i = 0; i < n && line_ends_ < 2; ++i) {
        ++head_;
        line_ends_ = bytes[i] == '\n' ? line_ends_ + 1 : bytes[i] == '\r' ? line_ends_ : 0;
    }
    return head_ <= kLongestHead;
}

ssize_t DeadlineStream::read(char* to, size_t size) {
    if (begin_ == end_ && !fill()) return -1;
    const size_t n = std::min(size, end_ - begin_);
    if (!head_fits(buffer_ + begin_, n)) return -1;
    std::memcpy(to, buffer_ + begin_, n);
    begin_ += n;
    return static_cast<ssize_t>(n);
}

ssize_t DeadlineStream::write(const char* from, size_t size) {
    if (!is_writable()) return -1;
    return ::send(socket_, from, size, MSG_NOSIGNAL);
}

// ---- Connections ----------------------------------------------------------------------------------------------------

Connections::Place Connections::enter(socket_t socket) {
    const std::scoped_lock lock(mutex_);
    return guests_.insert(guests_.end(), {socket, Clock::now(), true});
}

void Connections::leave(Place place) {
    const std::scoped_lock lock(mutex_);
    guests_.erase(place);
}

void Connections::set_silent(Place place, bool silent) {
    const std::scoped_lock lock(mutex_);
    place->silent = silent;
    place->silent_since = Clock::now();
}

void Connections::make_room(milliseconds patience) {
    const std::scoped_lock lock(mutex_);
    const Guest* longest = nullptr;
    for (const Guest& g : guests_)
        if (g.silent && (!longest || g.silent_since < longest->silent_since)) longest = &g;
    if (longest && Clock::now() - longest->silent_since > patience) ::shutdown(longest->socket, SHUT_RDWR);
}

void Connections::cut_all() {
    const std::scoped_lock lock(mutex_);
    for (const Guest& g : guests_) ::shutdown(g.socket, SHUT_RDWR);
}

// ---- Floor ----------------------------------------------------------------------------------------------------------

void Floor::enqueue(std::function<void()> serve) {
    ++queued_;
    pool_.enqueue([this, serve = std::move(serve)] {
        ++busy_, --queued_;
        serve();
        --busy_;
    });
    make_room();
}

// Nobody is cut as long as there are threads.
void Floor::make_room() {
    waiting_ = std::max(0, queued_ + busy_ - threads_);
    if (waiting_ > 0) connections_.make_room(kPatience);
}

// ---- PatientServer --------------------------------------------------------------------------------------------------

PatientServer::PatientServer() {
    new_task_queue = [this] { return new Floor(kThreads, connections_, waiting_); };
    set_idle_interval(milliseconds(5));
    set_keep_alive_max_count(kRequestsAConnection);  // what the header promises is what serve() does
    set_keep_alive_timeout(kIdle.count());
}

void PatientServer::widen_door() {
    ::listen(svr_sock_, SOMAXCONN);
}

bool PatientServer::process_and_close_socket(socket_t socket) {
    const auto place = connections_.enter(socket);
    serve(socket, place);
    connections_.leave(place);
    ::shutdown(socket, SHUT_RDWR);
    ::close(socket);
    return true;
}

namespace {

// Assets are compressed when they are built, answers are small: httplib has nothing to compress.
void keep_encodings_apart(httplib::Request& request) {
    const auto accepted = request.get_header_value("Accept-Encoding");
    request.headers.erase("Accept-Encoding");
    request.headers.erase(std::string(kAccepted));
    request.set_header(std::string(kAccepted).c_str(), accepted);
}

}  // namespace

void PatientServer::answer(httplib::Stream& stream) {
    bool closed = false;
    process_request(stream, true, closed, keep_encodings_apart);
}

// While others wait for a thread, every answer is the last of its connection.
void PatientServer::serve(socket_t socket, Connections::Place place) {
    DeadlineStream stream(socket);
    serving = &stream;
    hanging_up = false;
    for (int i = 0; i < kRequestsAConnection && svr_sock_ != INVALID_SOCKET; ++i) {
        connections_.set_silent(place, true);
        if (!stream.wait_readable(kIdle)) break;
        stream.begin_request(DeadlineStream::Clock::now() + kArrival);
        const bool last = waiting_ > 0 || i + 1 == kRequestsAConnection;
        bool closed = false;
        const auto arrived = [&](httplib::Request& request) {
            connections_.set_silent(place, false);
            keep_encodings_apart(request);
        };
        if (!process_request(stream, last, closed, arrived) || last || closed || hanging_up) break;
    }
    serving = nullptr;
}

}  // namespace rakus::app
