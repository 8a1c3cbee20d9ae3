// The words that Rakus uses, one for each thing, in both languages.
#pragma once
#include <span>
#include <string>

#include "app/console.h"

namespace rakus::app {

struct Term {
    Words word;
    Words meaning;
};
std::span<const Term> glossary();

// As a table for people, or as a Markdown page.
std::string glossary_text(const Console&);

}  // namespace rakus::app
