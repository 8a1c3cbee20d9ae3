#include "app/http/reply.h"

#include "app/answers.h"

namespace rakus::app {
namespace {

int status_of(const Error& e) {
    if (is_busy(e)) return 503;
    return e.fault == Fault::internal ? 500 : 400;
}

}  // namespace

Reply refusal(int status, const Text& message) {
    Json j = document("error", "", {});
    j["error"] = {{"en", message.en}, {"id", message.id}};
    return {status, std::move(j)};
}

Reply refusal(const Error& e) {
    return refusal(status_of(e), e.message);
}

Reply reply_to(const Api& api, std::string_view method, std::string_view path, std::string_view body,
               const Client& client) {
    constexpr std::string_view kApi = "/api/";
    if (method == "GET" && path == "/api/games") return {200, games_document(all_games())};
    if (method == "GET" && path == "/api/papers") return {200, papers_document(all_games())};
    if (method != "POST" || !path.starts_with(kApi))
        return refusal(404, {"no such request", "tidak ada permintaan itu"});
    return reply_of(api.answer(path.substr(kApi.size()), body, client));
}

}  // namespace rakus::app
