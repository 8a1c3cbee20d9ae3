#include "written/syntax.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus::written {

bool same(const Expr& a, const Expr& b) {
    return a.kind == b.kind && a.number == b.number && a.name == b.name && a.about == b.about &&
           std::ranges::equal(a.parts, b.parts, same);
}

const Statement* Syntax::like() const {
    const auto at = std::ranges::find(statements, Says::like, &Statement::says);
    return at == statements.end() ? nullptr : &*at;
}

void sort_by_place(Complaints& complaints) {
    std::ranges::stable_sort(complaints, {}, &Complaint::at);
}

Text in_words(const Complaint& c) {
    return {
        fmt::format("line {}, column {}{}: {}", c.at.line, c.at.column, c.warning ? ", warning" : "", c.what.en),
        fmt::format("baris {}, kolom {}{}: {}", c.at.line, c.at.column, c.warning ? ", peringatan" : "", c.what.id)};
}

}  // namespace rakus::written
