#include "app/sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "report/writers.h"

namespace rakus::app {
namespace {

// What the rows of a command's sheet are, where it is not the first list of things in its document.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kRowsOf{{
    {"rakus.match/1", "players"},
    {"rakus.merge/1", "players"},
    {"rakus.advise/1", "candidates"},
    {"rakus.truth/1", "moves"},
}};

bool is_text(const Json& j) {
    return j.is_object() && j.size() == 2 && j.contains("en") && j.contains("id") && j["en"].is_string();
}
// A text with more beside it, such as the code of a reason.
bool holds_text(const Json& j) {
    return j.is_object() && j.contains("code") && j.contains("en") && j.contains("id") && j["en"].is_string() &&
           j["id"].is_string();
}
bool is_list_of_things(const Json& j) {
    return j.is_array() && !j.empty() && j[0].is_object();
}

std::string scalar(const Json& j, Lang lang) {
    if (j.is_string()) return j.get<std::string>();
    if (is_text(j)) return j[lang == Lang::id ? "id" : "en"].get<std::string>();
    return j.is_null() ? "" : j.dump();
}

class Writer {
   public:
    explicit Writer(Lang lang) : lang_(lang) {}

    void row(const Json& thing) {
        sheet_.rows.emplace_back(sheet_.titles.size());
        add("", thing);
    }
    Sheet done() {
        for (auto& r : sheet_.rows) r.resize(sheet_.titles.size());
        return std::move(sheet_);
    }

   private:
    void cell(const std::string& title, std::string value) {
        const auto at = std::ranges::find(sheet_.titles, title);
        const auto place = static_cast<std::size_t>(at - sheet_.titles.begin());
        if (at == sheet_.titles.end()) sheet_.titles.push_back(title);
        auto& row = sheet_.rows.back();
        if (row.size() <= place) row.resize(place + 1);
        row[place] = std::move(value);
    }
    void add(const std::string& title, const Json& j) {
        const std::string under = title.empty() ? "" : title + ".";
        if (holds_text(j)) {
            for (const auto& [key, value] : j.items())
                if (key != "en" && key != "id") add(under + key, value);
            cell(title, j[lang_ == Lang::id ? "id" : "en"].get<std::string>());
        } else if (j.is_object() && !is_text(j)) {
            for (const auto& [key, value] : j.items()) add(under + key, value);
        } else if (!j.is_array()) {
            cell(title, scalar(j, lang_));
        } else if (!is_list_of_things(j)) {
            cell(title, listed(j));
        } else if (j[0].contains("id") && j[0].contains("points")) {
            for (const Json& term : j) cell(under + term["id"].get<std::string>(), scalar(term["points"], lang_));
        }  // lists of things inside a row are in the JSON alone
    }
    std::string listed(const Json& j) const {
        std::string out;
        for (const Json& item : j) out += (out.empty() ? "" : " ") + scalar(item, lang_);
        return out;
    }

    Lang lang_;
    Sheet sheet_;
};

const Json* rows_of(const Json& document) {
    const auto schema = document.value("schema", "");
    for (const auto& [name, key] : kRowsOf)
        if (name == schema && document.contains(key)) return &document[key];
    for (const auto& [key, value] : document.items())
        if (is_list_of_things(value)) return &value;
    return nullptr;
}

std::string escaped(std::string_view cell) {
    std::string out;
    for (const char c : cell) {
        if (c == '\t' || c == '\n' || c == '\r')
            out += c == '\t' ? "\\t" : c == '\n' ? "\\n" : "\\r";
        else
            out += c;
    }
    return out;
}

template <class Form>
std::string lines(const Sheet& sheet, char mark, const Form& form) {
    const auto line = [&](const std::vector<std::string>& cells) {
        std::string out;
        for (std::size_t i = 0; i < cells.size(); ++i) out += (i ? std::string(1, mark) : "") + form(cells[i]);
        return out + "\n";
    };
    std::string out = line(sheet.titles);
    for (const auto& row : sheet.rows) out += line(row);
    return out;
}

// A list of tables is one sheet: each row begins with what its table says.
void add_thing(const Json& thing, Writer& writer) {
    if (!thing.contains("rows") || !is_list_of_things(thing["rows"])) return writer.row(thing);
    for (const Json& inner : thing["rows"]) {
        Json row = thing;
        row.erase("rows");
        row.update(inner);
        writer.row(row);
    }
}

}  // namespace

std::string Sheet::tsv() const {
    return lines(*this, '\t', escaped);
}
std::string Sheet::csv() const {
    return lines(*this, ',', report::csv_cell);
}

Sheet sheet_of(const Json& document, Lang lang) {
    Writer writer(lang);
    if (const Json* rows = rows_of(document))
        for (const Json& thing : *rows) add_thing(thing, writer);
    else
        writer.row(document);
    return writer.done();
}

void print_document(const Json& document, Console& console) {
    if (console.format == Format::plain) return console.print(sheet_of(document, console.lang).tsv());
    if (console.format == Format::csv) return console.print(sheet_of(document, console.lang).csv());
    console.print(dump(document));
}

}  // namespace rakus::app
