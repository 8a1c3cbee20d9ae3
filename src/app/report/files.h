// A report as the files of a folder.
#pragma once
#include <string>
#include <vector>

#include "app/report/findings.h"

namespace rakus::app {

struct ReportFile {
    std::string name;  // with its folder: "figures/match.csv"
    std::string text;
};

// report.html, report.md with pictures/, figures/ (CSV, LaTeX, and the documents of the commands), the texts.
std::vector<ReportFile> report_files(const Findings&, Lang);

}  // namespace rakus::app
