// The fields of a request in JSON, read with their bounds. The first thing that is wrong is kept; later reads then
// answer defaults.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/json.h"
#include "core/result.h"

namespace rakus::app {

class Fields {
   public:
    explicit Fields(std::string_view body);

    std::string text(std::string_view key, std::size_t longest = 4000);
    std::vector<std::string> texts(std::string_view key, std::size_t most, std::size_t longest = 200);
    std::uint64_t whole(std::string_view key, std::uint64_t otherwise, std::uint64_t most);
    double number(std::string_view key, double otherwise, double most);
    bool flag(std::string_view key);

    bool has(std::string_view key) const { return find(key) != nullptr; }
    const std::optional<Error>& fault() const { return fault_; }

   private:
    const Json* find(std::string_view key) const;
    void refuse(std::string_view key, std::string_view en, std::string_view id);

    Json object_;
    std::optional<Error> fault_;
};

}  // namespace rakus::app
