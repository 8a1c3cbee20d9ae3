// Connections that cannot hold others up: a request has to arrive within seconds, and when all threads are taken the
// one that has been silent longest makes room.
#pragma once
#include <httplib.h>

#include <atomic>
#include <chrono>
#include <list>
#include <mutex>
#include <string>
#include <string_view>

namespace rakus::app {

// The encodings that a client accepts, as a request carries them here.
inline constexpr std::string_view kAccepted = "X-Rakus-Accepted";

// A socket whose reads end at a deadline, however slowly the bytes come.
class DeadlineStream final : public httplib::Stream {
   public:
    using Clock = std::chrono::steady_clock;
    explicit DeadlineStream(socket_t socket) : socket_(socket) {}

    // A new request: it has to be there by then, and its head must not be longer than is fit.
    void begin_request(Clock::time_point deadline) { deadline_ = deadline, head_ = 0, line_ends_ = 0; }
    // The other end has hung up.
    bool gone() const;
    // Waits for the first byte of a request.
    bool wait_readable(std::chrono::milliseconds) const;

    bool is_readable() const override { return wait_readable(std::chrono::milliseconds(0)); }
    bool is_writable() const override;
    ssize_t read(char* to, size_t size) override;
    ssize_t write(const char* from, size_t size) override;
    void get_remote_ip_and_port(std::string& ip, int& port) const override;
    void get_local_ip_and_port(std::string& ip, int& port) const override { ip.clear(), port = 0; }
    socket_t socket() const override { return socket_; }

   private:
    bool fill();
    bool head_fits(const char* bytes, size_t n);

    socket_t socket_;
    Clock::time_point deadline_;
    char buffer_[4096];
    size_t begin_ = 0, end_ = 0;
    size_t head_ = 0;    // bytes of the request's head so far
    int line_ends_ = 0;  // in a row; two end the head
};

// The connection that this thread serves, for those who want to know whether it still stands; null outside.
const DeadlineStream* served_here();
// The answer that is being made is the last of its connection: something of the request was left unread.
void hang_up_after();

// Who is connected, and since when each has been silent.
class Connections {
   public:
    using Clock = std::chrono::steady_clock;
    struct Guest {
        socket_t socket;
        Clock::time_point silent_since;
        bool silent = true;
    };
    using Place = std::list<Guest>::iterator;

    Place enter(socket_t);
    void leave(Place);
    void set_silent(Place, bool);
    // Cuts the one that has been silent longest, if that is longer than `patience`.
    void make_room(std::chrono::milliseconds patience);
    void cut_all();

   private:
    std::mutex mutex_;
    std::list<Guest> guests_;
};

// A pool of threads that knows when somebody has to wait for one.
class Floor final : public httplib::TaskQueue {
   public:
    Floor(std::size_t threads, Connections& connections, std::atomic<int>& waiting)
        : pool_(threads), threads_(static_cast<int>(threads)), connections_(connections), waiting_(waiting) {}
    void enqueue(std::function<void()> serve) override;
    void shutdown() override { pool_.shutdown(); }
    void on_idle() override { make_room(); }

   private:
    void make_room();

    httplib::ThreadPool pool_;
    const int threads_;
    std::atomic<int> queued_ = 0, busy_ = 0;
    Connections& connections_;
    std::atomic<int>& waiting_;  // those for whom there is no thread
};

// httplib's server over such connections.
class PatientServer final : public httplib::Server {
   public:
    PatientServer();
    // Call it when the port has been taken: httplib lets five clients wait at the door, a burst of 200 needs more.
    void widen_door();
    // One request from any stream and its answer.
    void answer(httplib::Stream&);
    void cut_all() { connections_.cut_all(); }

   private:
    bool process_and_close_socket(socket_t socket) override;
    void serve(socket_t socket, Connections::Place place);

    Connections connections_;
    std::atomic<int> waiting_ = 0;
};

}  // namespace rakus::app
