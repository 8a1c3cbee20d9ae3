// A document as files: one page that needs nothing else, the same as Markdown with its pictures beside it, and its
// tables for spreadsheets and papers.
#pragma once
#include <string>

#include "report/document.h"

namespace rakus::report {

// Self-contained: pictures inside, no script, prints on A4.
std::string write_html(const Document&);
// Pictures are `folder`/ID.svg.
std::string write_markdown(const Document&, std::string_view folder);

// RFC 4180: one cell, and a table.
std::string csv_cell(std::string_view words);
std::string write_csv(const Figures&);
// A `table` with `tabular`, for \input in a paper; needs no package.
std::string write_latex(const Figures&);

}  // namespace rakus::report
