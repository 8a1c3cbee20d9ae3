#include "app/http/server.h"

#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "app/http/assets.h"
#include "app/http/pages.h"
#include "app/http/reply.h"
#include "app/http/zip.h"
#include "core/text.h"

namespace rakus::app {
namespace {

constexpr std::size_t kLargestBody = 64 * 1024;
constexpr int kMostWatchers = 24;     // each holds a thread
constexpr int kWatchersOfOne = 4;     // of one client: a browser has six connections, and other questions too
constexpr double kWatchSeconds = 20;  // then the page asks again
constexpr std::string_view kJson = "application/json; charset=utf-8";
constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src "
    "'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Reuse of the address after a restart, but never a port that another server listens on.
void socket_options(socket_t socket) {
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

httplib::Headers safe_headers() {
    return {{"Content-Security-Policy", std::string(kPolicy)},
            {"X-Content-Type-Options", "nosniff"},
            {"X-Frame-Options", "DENY"},
            {"Referrer-Policy", "no-referrer"},
            {"Cross-Origin-Resource-Policy", "same-origin"},
            {"Cross-Origin-Opener-Policy", "same-origin"}};
}

void send(httplib::Response& response, const Json& j) {
    response.set_content(dump(j), std::string(kJson).c_str());
}

void send(httplib::Response& response, const Reply& reply) {
    response.status = reply.status;
    send(response, reply.document);
}
void send(httplib::Response& response, int status, const Text& message) {
    send(response, refusal(status, message));
}
void send(httplib::Response& response, const Error& e) {
    send(response, refusal(e));
}

// A form of another site cannot send this type without asking first.
bool is_json(const httplib::Request& request) {
    return request.get_header_value("Content-Type").starts_with("application/json");
}
void send_not_json(httplib::Response& response) {
    send(response, 415, {"expected Content-Type: application/json", "seharusnya Content-Type: application/json"});
}

std::string without_port(std::string_view host) {
    const auto bracket = host.rfind(']');
    const auto colon = host.rfind(':');
    const bool has_port = colon != host.npos && (bracket == host.npos || colon > bracket);
    return std::string(has_port ? host.substr(0, colon) : host);
}

// An address in numbers: no name that a foreign page's DNS could point here.
bool is_numeric(std::string_view host) {
    return host.starts_with('[') || host.find_first_not_of("0123456789.") == host.npos;
}

std::string machine_name() {
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "localhost";
}

// "gzip, br;q=0.5": whether gzip may be sent.
bool accepts_gzip(const httplib::Request& request) {
    const auto accepted = request.get_header_value(std::string(kAccepted).c_str());
    for (const auto part : filled_parts(accepted, ',')) {
        const auto name = part.substr(std::min(part.find_first_not_of(' '), part.size()));
        const bool refused =
            name.find("q=0") != name.npos && name.find_first_of("123456789", name.find("q=0")) == name.npos;
        if (name.starts_with("gzip") || name.starts_with("*")) return !refused;
    }
    return false;
}

// Who asks: an address of the network. Everybody on this machine is one.
std::string client_of(const httplib::Request& request) {
    return request.remote_addr;
}
Client listening(const httplib::Request& request) {
    const DeadlineStream* stream = served_here();
    return {client_of(request), [stream] { return !stream || stream->gone(); }};
}

bool is_any_address(std::string_view host) {
    return host == "0.0.0.0" || host == "::" || host == "[::]";
}

// Every address of the machine, however it was said.
ServeOptions as_meant(ServeOptions options) {
    options.lan = options.lan || is_any_address(options.host);
    return options;
}

}  // namespace

WebServer::WebServer(ServeOptions options)
    : options_(as_meant(std::move(options))),
      api_(options_.tables, options_.jobs),
      jobs_([this](const std::string& verb, const std::string& body) { return api_.job(verb, body); },
            options_.tables) {
    http_.set_payload_max_length(kLargestBody);
    http_.set_socket_options(socket_options);
    http_.set_tcp_nodelay(true);
    http_.set_default_headers(safe_headers());
    http_.set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
        // A body of a length that is not told beforehand could go on for ever.
        const bool endless = request.has_header("Transfer-Encoding");
        if (welcome(request) && !endless) return httplib::Server::HandlerResponse::Unhandled;
        hang_up_after();
        if (endless) {
            send(response, 411, {"expected a Content-Length", "seharusnya ada Content-Length"});
            return httplib::Server::HandlerResponse::Handled;
        }
        send(response, 403, {"this server answers only its own page", "server ini hanya menjawab halamannya sendiri"});
        return httplib::Server::HandlerResponse::Handled;
    });
    http_.set_exception_handler([](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
        send(response, internal_error("the request could not be answered", "permintaan tidak dapat dijawab"));
    });
    http_.set_error_handler([](const httplib::Request&, httplib::Response& response) {
        if (response.body.empty()) send(response, response.status, {"not found here", "tidak ada di sini"});
    });
    add_job_routes();
    add_routes();
}

Result<std::string> WebServer::open() {
    const std::string host = options_.lan && !is_any_address(options_.host) ? "0.0.0.0" : options_.host;
    port_ = options_.port == 0                        ? http_.bind_to_any_port(host)
            : http_.bind_to_port(host, options_.port) ? options_.port
                                                      : -1;
    if (port_ <= 0)
        return internal_error({"port {} of {} cannot be used: it may be taken; try --port 0",
                               "porta {} di {} tidak dapat dipakai: mungkin sedang terpakai; coba --port 0"},
                              options_.port, host);
    http_.widen_door();
    const bool v6 = host.find(':') != std::string::npos;
    const std::string shown = options_.lan ? machine_name() : v6 ? fmt::format("[{}]", host) : host;
    return fmt::format("http://{}:{}/", shown, port_);
}

bool Watchers::enter(const std::string& client) {
    const std::scoped_lock lock(mutex_);
    if (all_ >= kMostWatchers || of_[client] >= kWatchersOfOne) return false;
    return ++all_, ++of_[client], true;
}

void Watchers::leave(const std::string& client) {
    const std::scoped_lock lock(mutex_);
    --all_;
    if (--of_[client] == 0) of_.erase(client);
}

void WebServer::stop() {
    stopping_ = true;
    jobs_.stop_all();
    http_.stop();
    http_.cut_all();
}

// Against DNS rebinding: the Host must be an address or a name of this machine. Against foreign pages: an Origin must
// be our own.
bool WebServer::welcome(const httplib::Request& request) const {
    const auto host = request.get_header_value("Host");
    const auto name = without_port(host);
    const bool ours = name == "localhost" || name == "127.0.0.1" || name == "[::1]" || name == options_.host ||
                      name == fmt::format("[{}]", options_.host) ||
                      (options_.lan && (is_numeric(name) || name == machine_name()));
    if (!ours) return false;
    return !request.has_header("Origin") || request.get_header_value("Origin") == "http://" + host;
}

void WebServer::send_asset(const httplib::Request& request, httplib::Response& response) const {
    const Asset* asset = find_asset(is_page(request.path) ? "/index.html" : request.path);
    if (!asset) {
        response.status = 404;
        asset = find_asset("/index.html");
    }
    const std::string tag = fmt::format("\"{}\"", asset->tag);
    response.set_header("ETag", tag);
    response.set_header("Cache-Control", "no-cache");
    if (response.status != 404 && request.get_header_value("If-None-Match") == tag) {
        response.status = 304;
        return;
    }
    response.set_header("Vary", "Accept-Encoding");
    const std::string type(asset->type);
    if (!accepts_gzip(request)) return response.set_content(unpacked(asset->gzip), type.c_str());
    response.set_header("Content-Encoding", "gzip");
    response.set_content(asset->gzip.data(), asset->gzip.size(), type.c_str());
}

void WebServer::add_routes() {
    http_.Get("/api/(games|papers)", [this](const httplib::Request& request, httplib::Response& response) {
        send(response, reply_to(api_, "GET", request.path, {}));
    });
    http_.Post("/api/(position|preview|edit|advise|trace|truth|exploit|features|players|check|samples|record)",
               [this](const httplib::Request& request, httplib::Response& response) {
                   if (!is_json(request)) return send_not_json(response);
                   send(response, reply_to(api_, "POST", request.path, request.body, listening(request)));
               });
    http_.Get("/api/.*", [](const httplib::Request&, httplib::Response& response) {
        send(response, 404, {"no such request", "tidak ada permintaan itu"});
    });
    http_.Get("/.*",
              [this](const httplib::Request& request, httplib::Response& response) { send_asset(request, response); });
}

void WebServer::add_job_routes() {
    using httplib::Request, httplib::Response;
    http_.Post("/api/(match|counterexamples|compare|tune|quality|report|beat|table|verify)",
               [this](const Request& request, Response& response) {
                   if (!is_json(request)) return send_not_json(response);
                   const auto job = jobs_.start(request.matches[1].str(), request.body, client_of(request));
                   job ? send(response, (*job)->snapshot()) : send(response, job.error());
               });
    const auto with_job = [this](auto act) {
        return [this, act](const Request& request, Response& response) {
            const auto job = jobs_.find(request.matches[1].str(), client_of(request));
            if (!job) return send(response, job.error());
            *job ? act(*job, request, response) : send(response, 404, {"no such job", "tidak ada pekerjaan itu"});
        };
    };
    http_.Get("/api/jobs/([0-9a-f]{32})",
              with_job([](const auto& job, const Request&, Response& response) { send(response, job->snapshot()); }));
    http_.Get("/api/jobs/([0-9a-f]{32})/events",
              with_job([this](const auto& job, const Request& request, Response& response) {
                  send_events(job, client_of(request), response);
              }));
    http_.Delete("/api/jobs/([0-9a-f]{32})", with_job([](const auto& job, const Request&, Response& response) {
                     job->cancel();
                     send(response, job->snapshot());
                 }));
}

// Where there are enough streams: how far the job is, once; the browser asks again a little later.
void send_event(const ServedJob& job, httplib::Response& response) {
    response.set_header("Cache-Control", "no-store");
    response.set_content("retry: 2000\ndata: " + dump(job.snapshot()) + "\n", "text/event-stream");
}

// Whoever comes again while the job is being set aside, because they had left, listens to the one that goes on.
bool WebServer::goes_on(Listener& listener) {
    const auto next = jobs_.find(listener.job->ticket().id, listener.job->ticket().owner);
    if (!next || !*next) return false;
    (*next)->watched();
    listener.job->left(false);
    listener = {*next};
    return true;
}

// Snapshots as server-sent events until the job ends; after a while the stream ends and the browser opens a new one.
void WebServer::send_events(const std::shared_ptr<ServedJob>& job, const std::string& client,
                            httplib::Response& response) {
    if (!watchers_.enter(client)) return send_event(*job, response);
    job->watched();
    const auto listener = std::make_shared<Listener>(Listener{job});
    const DeadlineStream* stream = served_here();
    const auto until = std::chrono::steady_clock::now() + std::chrono::duration<double>(kWatchSeconds);
    response.set_header("Cache-Control", "no-store");
    response.set_chunked_content_provider(
        "text/event-stream",
        [this, listener, until, stream](size_t, httplib::DataSink& sink) {
            if (stream && stream->gone()) return false;
            if (!stopping_ && listener->job->set_aside() && !goes_on(*listener)) sink.done();
            if (listener->job->wait_for_news(listener->seen, 0.5)) {
                const Json now = listener->job->snapshot();
                listener->seen = now["revision"];
                const auto event = "data: " + dump(now) + "\n";
                sink.write(event.data(), event.size());
                if (now["state"] != "running") sink.done();
                std::this_thread::sleep_for(std::chrono::milliseconds(150));  // a quick job would send thousands
            }
            if (stopping_ || std::chrono::steady_clock::now() > until) sink.done();
            return true;
        },
        [this, listener, client](bool told_to_the_end) {
            watchers_.leave(client);
            listener->job->left(!told_to_the_end);
        });
}

}  // namespace rakus::app
