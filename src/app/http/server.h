// The page and its verbs over HTTP, for this machine: the loopback address unless asked otherwise, and no answer to
// pages of other sites.
#pragma once
#include <map>
#include <mutex>
#include <string>

#include "app/http/api.h"
#include "app/http/connection.h"
#include "app/http/served_jobs.h"

namespace rakus::app {

struct ServeOptions {
    std::string host = "127.0.0.1";
    int port = 0;  // 0: any that is free
    bool lan = false;
    std::string tables;
    int jobs = 1;
};

// Streams of events hold threads: so many in all, so many for one client.
class Watchers {
   public:
    bool enter(const std::string& client);
    void leave(const std::string& client);

   private:
    std::mutex mutex_;
    int all_ = 0;
    std::map<std::string, int> of_;
};

class WebServer {
   public:
    explicit WebServer(ServeOptions);
    // Takes the port; answers the address to open.
    Result<std::string> open();
    // Serves until stop() is called from another thread.
    void run() { http_.listen_after_bind(); }
    void stop();
    // One request from any stream and its answer. Nobody waits for slow work there.
    void answer(httplib::Stream& stream) { http_.answer(stream); }
    // Whether others than this machine can reach it.
    bool is_open_to_others() const { return options_.lan; }

   private:
    void add_routes();
    void add_job_routes();
    bool welcome(const httplib::Request&) const;
    void send_asset(const httplib::Request&, httplib::Response&) const;
    // Who listens to a job, and up to which news.
    struct Listener {
        std::shared_ptr<ServedJob> job;
        std::uint64_t seen = 0;
    };
    bool goes_on(Listener&);
    void send_events(const std::shared_ptr<ServedJob>&, const std::string& client, httplib::Response&);

    const ServeOptions options_;
    int port_ = 0;
    Api api_;
    Jobs jobs_;
    Watchers watchers_;
    std::atomic<bool> stopping_ = false;
    PatientServer http_;
};

}  // namespace rakus::app
