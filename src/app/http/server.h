// The page and its verbs over HTTP, for this machine: the loopback address unless asked otherwise, and no answer to
// pages of other sites.
#pragma once
#include <string>

#include "app/http/api.h"
#include "app/http/connection.h"
#include "app/http/jobs.h"

namespace rakus::app {

struct ServeOptions {
    std::string host = "127.0.0.1";
    int port = 0;  // 0: any that is free
    bool lan = false;
    std::string tables;
    int jobs = 1;
};

class WebServer {
   public:
    explicit WebServer(ServeOptions);
    // Takes the port; answers the address to open.
    Result<std::string> open();
    // Serves until stop() is called from another thread.
    void run() { http_.listen_after_bind(); }
    void stop();

   private:
    void add_routes();
    void add_job_routes();
    bool welcome(const httplib::Request&) const;
    void send_asset(const httplib::Request&, httplib::Response&) const;
    void send_events(const std::shared_ptr<Job>&, httplib::Response&);

    const ServeOptions options_;
    int port_ = 0;
    Api api_;
    Jobs jobs_;
    std::atomic<int> watchers_ = 0;
    std::atomic<bool> stopping_ = false;
    PatientServer http_;
};

}  // namespace rakus::app
