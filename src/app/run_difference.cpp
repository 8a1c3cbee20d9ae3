#include "app/run_difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <string>

#include "core/attached.h"
#include "core/settings.h"
#include "core/text.h"

namespace rakus::app {
namespace {

// The values of each field in order; only `player` has several.
std::map<std::string, std::vector<std::string>> fields_of(std::string_view spec) {
    std::map<std::string, std::vector<std::string>> fields;
    for (const auto line : filled_parts(spec, '\n')) {
        const auto space = line.find(' ');
        fields[std::string(line.substr(0, space))].emplace_back(space == line.npos ? "" : line.substr(space + 1));
    }
    return fields;
}

// A player written out may fill pages.
std::string in_brief(const std::string& word) {
    constexpr std::size_t kRoom = 60;
    const auto text = without_contents(word);
    return text.size() <= kRoom ? text : text.substr(0, kRoom) + "..";
}

Text unlike(std::string_view what_en, std::string_view what_id, const std::string& here, const std::string& there) {
    return filled({"{} ('{}' there, '{}' here)", "{} ('{}' di sana, '{}' di sini)"}, Words{what_en, what_id},
                  in_brief(there), in_brief(here));
}

// Words that are the same but for what stands in their files.
bool only_contents_differ(const std::string& here, const std::string& there) {
    return here != there && without_contents(here) == without_contents(there);
}

Text other_content(const std::string& word) {
    const auto brace = word.find('{'), mark = word.find_last_of(":=,", brace);
    const auto name = word.substr(mark == word.npos ? 0 : mark + 1, brace - (mark == word.npos ? 0 : mark + 1));
    return filled({"the content of file '{}'", "isi berkas '{}'"}, name);
}

void compare_words(std::string_view en, std::string_view id, const std::string& here, const std::string& there,
                   std::vector<Text>& out) {
    if (here == there) return;
    out.push_back(only_contents_differ(here, there) ? other_content(here) : unlike(en, id, here, there));
}

void compare_rules(const std::string& here, const std::string& there, std::vector<Text>& out) {
    const auto ours = read_settings(here), theirs = read_settings(there);
    if (!ours || !theirs) return compare_words("the rules", "aturan", here, there, out);
    std::map<std::string, std::pair<std::string, std::string>> keys;
    for (const auto& [key, value] : *ours) keys[key].first = value;
    for (const auto& [key, value] : *theirs) keys[key].second = value;
    for (const auto& [key, values] : keys)
        compare_words(fmt::format("rule {}", key), fmt::format("aturan {}", key), values.first, values.second, out);
}

}  // namespace

std::vector<Text> run_differences(std::string_view here, std::string_view there) {
    std::vector<Text> out;
    auto ours = fields_of(here), theirs = fields_of(there);
    for (const auto& [field, values] : theirs) ours[field];
    for (auto& [field, values] : ours) {
        auto& others = theirs[field];
        const auto most = std::max(values.size(), others.size());
        values.resize(most), others.resize(most);
        for (std::size_t i = 0; i < most; ++i)
            if (field == "rules")
                compare_rules(values[i], others[i], out);
            else if (field == "version")
                compare_words("the program", "program", values[i], others[i], out);
            else if (field == "player")
                compare_words(fmt::format("player {}", i + 1), fmt::format("pemain {}", i + 1), values[i], others[i],
                              out);
            else
                compare_words(field, field, values[i], others[i], out);
    }
    return out;
}

Text with_files(Text text, const std::vector<std::string>& files) {
    if (files.empty()) return text;
    const auto names = fmt::format("'{}'", fmt::join(files, "', '"));
    text.en += fmt::format("; players come from file {}", names);
    text.id += fmt::format("; pemain berasal dari berkas {}", names);
    return text;
}

const store::StoredRun* nearest_run(const std::vector<store::StoredRun>& runs, const store::Run& run) {
    const store::StoredRun* nearest = nullptr;
    std::size_t least = 0;
    for (const auto& r : runs) {
        if (r.run.kind != run.kind || r.run.game != run.game) continue;
        const auto n = run_differences(run.spec, r.run.spec).size();
        if (!nearest || n <= least) nearest = &r, least = n;  // of equals the last: they stand in order of time
    }
    return nearest;
}

Text in_a_row(const std::vector<Text>& texts) {
    Text out;
    for (const Text& t : texts) {
        out.en += (out.en.empty() ? "" : "; ") + t.en;
        out.id += (out.id.empty() ? "" : "; ") + t.id;
    }
    return out;
}

}  // namespace rakus::app
