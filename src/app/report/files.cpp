#include "app/report/files.h"

#include <fmt/format.h>

#include "app/jobs/report_job.h"
#include "app/report/sections.h"
#include "report/writers.h"

namespace rakus::app {
namespace {

constexpr std::string_view kPictures = "pictures";

}  // namespace

std::vector<ReportFile> report_files(const Findings& found, Lang lang) {
    const report::Document document = written_up(found, lang);
    std::vector<ReportFile> files{{"report.html", report::write_html(document)},
                                  {"report.md", report::write_markdown(document, kPictures)}};
    for (const auto& block : document.blocks) {
        if (const auto* picture = std::get_if<report::Picture>(&block))
            files.push_back({fmt::format("{}/{}.svg", kPictures, picture->id), picture->svg});
        if (const auto* figures = std::get_if<report::Figures>(&block)) {
            files.push_back({fmt::format("figures/{}.csv", figures->id), report::write_csv(*figures)});
            files.push_back({fmt::format("figures/{}.tex", figures->id), report::write_latex(*figures)});
        }
    }
    for (const auto& [id, m] : found.measured)
        if (m.found()) files.push_back({fmt::format("figures/{}.json", id), dump(m.document)});
    for (const Subject& s : found.subjects)
        if (s.text) files.push_back({s.file, s.content});
    for (const auto& [name, text] : found.files) files.push_back({name, text});
    return files;
}

Json ReportAnswer::document() const {
    Json j = app::document("report", found_.info().name, found_.rules);
    j["seed"] = found_.seed;
    j["command"] = found_.command;
    j["players"] = Json::array();
    for (const Subject& s : found_.subjects) j["players"].push_back(s.label);
    for (const Lang lang : {Lang::en, Lang::id})
        j["html"][lang == Lang::id ? "id" : "en"] = report::write_html(written_up(found_, lang));
    j["figures"] = Json::array();
    for (const auto& [id, m] : found_.measured) {
        Json figure{{"id", id}, {"command", m.command}};
        if (m.found()) figure["document"] = m.document;
        if (!m.missing.en.empty()) figure["missing"] = json_of(m.missing);
        j["figures"].push_back(std::move(figure));
    }
    j["texts"] = Json::object();
    for (const Subject& s : found_.subjects)
        if (s.text) j["texts"][s.file] = s.content;
    for (const auto& [name, text] : found_.files) j["texts"][name] = text;
    if (found_.cut != Cut::none) j["cut"] = cut_name(found_.cut);
    return j;
}

void ReportAnswer::print(Console& console) const {
    console.hand_over(report::write_html(written_up(found_, console.lang)));
}

std::vector<Text> ReportAnswer::warnings() const {
    std::vector<Text> out;
    for (const Subject& s : found_.subjects)
        for (const Text& warning : s.info.warnings) out.push_back(warning);
    return out;
}

}  // namespace rakus::app
