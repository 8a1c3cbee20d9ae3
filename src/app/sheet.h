// A document as a sheet of rows and columns, for spreadsheets and scripts: one value a cell, numbers as they are, a
// line of titles that are the keys of the document.
#pragma once
#include <string>
#include <vector>

#include "app/console.h"
#include "app/json.h"

namespace rakus::app {

struct Sheet {
    std::vector<std::string> titles;
    std::vector<std::vector<std::string>> rows;

    // Tabs and ends of lines inside a cell are written \t and \n.
    std::string tsv() const;
    // RFC 4180: quoted where need be.
    std::string csv() const;
};

// The list that a document is about, a row each (docs/reference/formats.md says which); the document itself in one row
// where there is none. What lies deeper has a title of its keys joined by dots; rules of a score are "terms.NAME".
Sheet sheet_of(const Json& document, Lang);

// The document in the form that was asked for.
void print_document(const Json&, Console&);

}  // namespace rakus::app
