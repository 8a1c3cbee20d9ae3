#include "app/http/fields.h"

#include <fmt/format.h>

#include "core/text.h"

namespace rakus::app {

Fields::Fields(std::string_view body) : object_(Json::parse(body, nullptr, false)) {
    if (object_.is_object()) return;
    object_ = Json::object();
    fault_ = bad_input("request: expected a JSON object", "permintaan: seharusnya objek JSON");
}

const Json* Fields::find(std::string_view key) const {
    const auto at = object_.find(std::string(key));
    return at == object_.end() || at->is_null() ? nullptr : &*at;
}

void Fields::refuse(std::string_view key, std::string_view en, std::string_view id) {
    if (!fault_)
        fault_ = bad_input({"request, field '{}': expected {}", "permintaan, isian '{}': seharusnya {}"}, key,
                           Words{en, id});
}

std::string Fields::text(std::string_view key, std::size_t longest) {
    const Json* value = find(key);
    if (!value) return "";
    if (value->is_string() && value->get_ref<const std::string&>().size() <= longest) return *value;
    refuse(key, fmt::format("a text of at most {} characters", longest),
           fmt::format("teks paling panjang {} karakter", longest));
    return "";
}

std::vector<std::string> Fields::texts(std::string_view key, std::size_t most, std::size_t longest) {
    std::vector<std::string> out;
    const Json* value = find(key);
    if (!value) return out;
    bool good = value->is_array() && value->size() <= most;
    if (good)
        for (const Json& item : *value) {
            good = good && item.is_string() && item.get_ref<const std::string&>().size() <= longest;
            if (good) out.push_back(item);
        }
    if (!good)
        refuse(key, fmt::format("a list of at most {} texts", most), fmt::format("daftar paling banyak {} teks", most));
    return out;
}

std::uint64_t Fields::whole(std::string_view key, std::uint64_t otherwise, std::uint64_t most) {
    const Json* value = find(key);
    if (!value) return otherwise;
    if (value->is_number_unsigned() && value->get<std::uint64_t>() <= most) return *value;
    if (value->is_string())  // a browser's numbers hold 53 bits
        if (const auto n = whole_number<std::uint64_t>(value->get_ref<const std::string&>(), 0, most)) return *n;
    refuse(key, fmt::format("a whole number up to {}", most), fmt::format("bilangan bulat sampai {}", most));
    return otherwise;
}

double Fields::number(std::string_view key, double otherwise, double most) {
    const Json* value = find(key);
    if (!value) return otherwise;
    if (value->is_number() && value->get<double>() >= 0 && value->get<double>() <= most) return *value;
    refuse(key, fmt::format("a number from 0 to {}", most), fmt::format("bilangan dari 0 sampai {}", most));
    return otherwise;
}

bool Fields::flag(std::string_view key) {
    const Json* value = find(key);
    if (!value) return false;
    if (value->is_boolean()) return *value;
    refuse(key, "true or false", "true atau false");
    return false;
}

}  // namespace rakus::app
