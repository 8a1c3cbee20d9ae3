// What every carrier of /api hands back, be it HTTP or a worker of a page without a server: a status and a document.
#pragma once
#include <string_view>

#include "app/http/api.h"

namespace rakus::app {

struct Reply {
    int status = 200;  // as HTTP numbers them
    Json document;
};

Reply refusal(int status, const Text& message);
Reply refusal(const Error&);
inline Reply reply_of(Result<Json> answer) {
    return answer ? Reply{200, std::move(*answer)} : refusal(answer.error());
}
// The requests that are answered at once: "GET /api/games", "GET /api/papers", "POST /api/<verb>". Another is 404.
Reply reply_to(const Api&, std::string_view method, std::string_view path, std::string_view body, const Client& = {});

}  // namespace rakus::app
