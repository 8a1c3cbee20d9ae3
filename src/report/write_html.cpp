#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "report/canvas.h"
#include "report/writers.h"

namespace rakus::report {
namespace {

constexpr std::string_view kLook =
    "body{font:11pt/1.45 'DejaVu Serif',Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d1b18;"
    "background:#fff}"
    "h1{font-size:1.7em;line-height:1.2}h2{font-size:1.3em;border-bottom:1px solid #b9ac94;margin-top:2em}"
    "h3{font-size:1.1em;margin-bottom:.3em}h1,h2,h3,caption{break-after:avoid}figure+p{break-before:avoid}"
    "table{border-collapse:collapse;width:100%;font-size:.82em;margin:.4em 0}"
    "caption{text-align:left;font-weight:bold;padding:.3em "
    "0;break-inside:avoid;orphans:4;widows:4}thead{display:table-header-group}tr{break-inside:avoid}"
    "thead{break-after:avoid}tbody tr:nth-child(-n+3),tbody tr:nth-last-child(-n+2),.c{break-before:avoid}"
    "th,td{border-bottom:1px solid #d8cfbf;padding:.25em .5em;text-align:left;vertical-align:top;"
    "overflow-wrap:break-word}td code{overflow-wrap:anywhere}td:first-child "
    "code{overflow-wrap:break-word}th{border-bottom:2px solid "
    "#8a8378}.n{text-align:right;font-variant-numeric:tabular-nums}"
    "code,pre{font-family:'DejaVu Sans Mono',monospace;font-size:.82em;overflow-wrap:anywhere}"
    "pre{background:#f7f0e2;padding:.6em .8em;white-space:pre-wrap;orphans:5;widows:5}"
    ".w{font-size:.7em}.w th,.w td{padding:.2em .3em}"
    ".k{break-inside:avoid}.o{white-space:nowrap}.l{break-after:avoid}.c{font-size:.8em;color:#5c564c;margin:.2em 0 "
    "1em}figure{margin:1em "
    "0;break-inside:avoid}"
    "figure svg{max-width:100%;height:auto;max-height:14cm}figcaption{font-size:.85em}"
    "@page{size:A4;margin:18mm 16mm}@media print{body{margin:0;max-width:none;padding:0}pre{border:1px solid "
    "#999}figure.s svg{max-height:7.5cm}figure.m svg{max-height:8.6cm}}";

// `code` between backticks.
std::string with_code(const std::string& words) {
    std::string out;
    bool inside = false;
    for (std::size_t begin = 0; begin <= words.size();) {
        const auto end = std::min(words.find('`', begin), words.size());
        out += escaped(words.substr(begin, end - begin));
        if (end < words.size()) out += (inside = !inside) ? "<code>" : "</code>";
        begin = end + 1;
    }
    return out + (inside ? "</code>" : "");
}

// An option is not parted behind its dashes: it would be read, and copied, as another one.
std::string with_options(const std::string& text) {
    constexpr std::string_view kOption = " --";
    std::string out;
    std::size_t begin = 0;
    for (std::size_t at = 0; (at = text.find(kOption, begin)) != text.npos;) {
        const auto end = std::min(text.find_first_of(" \n", at + kOption.size()), text.size());
        out += text.substr(begin, at + 1 - begin) +
               fmt::format("<span class=\"o\">{}</span>", text.substr(at + 1, end - at - 1));
        begin = end;
    }
    return out + text.substr(begin);
}

// A figure breaks before its interval and its n, not inside; its per cent stays with it.
std::string whole_interval(const std::string& cell) {
    std::string out;
    int open = 0;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        open += cell[i] == '[' || cell[i] == '(';
        open -= cell[i] == ']' || cell[i] == ')';
        const bool keeps = cell[i] == ' ' && (open > 0 || (i + 1 < cell.size() && cell[i + 1] == '%'));
        out += keeps ? "\u00a0" : std::string(1, cell[i]);
    }
    return out;
}

int size_in(std::string_view svg, std::string_view name) {
    const auto at = svg.find(name);
    int size = 0;
    if (at != svg.npos) std::from_chars(svg.data() + at + name.size(), svg.data() + svg.size(), size);
    return size;
}

// A picture of few words may be printed smaller, a low one a little, so that two stand on a page.
std::string_view look_of(std::string_view svg) {
    constexpr int kNarrow = 340, kLow = 420;
    if (size_in(svg, "width=\"") < kNarrow) return " class=\"s\"";
    return size_in(svg, "height=\"") < kLow ? " class=\"m\"" : "";
}

struct HtmlWriter {
    std::string out;

    void operator()(const Heading& h) { out += fmt::format("<h{0}>{1}</h{0}>\n", h.level, with_code(h.words)); }
    // What leads to the next block stays on its page.
    void operator()(const Paragraph& p) {
        out += fmt::format("<p{}>{}</p>\n", p.words.ends_with(':') ? " class=\"l\"" : "", with_code(p.words));
    }
    void operator()(const Points& l) {
        const std::string_view tag = l.numbered ? "ol" : "ul";
        constexpr std::size_t kShort = 8;
        out += fmt::format("<{}{}>\n", tag, l.items.size() <= kShort ? " class=\"k\"" : "");
        for (const auto& item : l.items) out += fmt::format("<li>{}</li>\n", with_code(item));
        out += fmt::format("</{}>\n", tag);
    }
    // A short one is not parted.
    void operator()(const Code& c) {
        constexpr auto kShort = 24;
        const bool whole = std::ranges::count(c.text, '\n') <= kShort;
        out += fmt::format("<pre{}>{}</pre>\n", whole ? " class=\"k\"" : "", with_options(escaped(c.text)));
    }
    void operator()(const Figures& f) {
        constexpr std::size_t kMany = 8;   // columns: smaller letters
        constexpr std::size_t kShort = 8;  // rows: never parted, so that no title stands alone at the foot of a page
        const bool whole = f.rows.size() <= kShort, small = f.columns.size() >= kMany;
        const std::string_view look = whole && small ? "k w" : whole ? "k" : small ? "w" : "";
        out += fmt::format("<table{}>\n<caption>{}</caption>\n<thead><tr>",
                           look.empty() ? "" : fmt::format(" class=\"{}\"", look), with_code(f.caption));
        for (const auto& c : f.columns)
            out += fmt::format("<th{}>{}</th>", c.number ? " class=\"n\"" : "", with_code(c.title));
        out += "</tr></thead>\n<tbody>\n";
        for (const auto& row : f.rows) {
            out += "<tr>";
            for (std::size_t i = 0; i < row.size(); ++i)
                out += f.columns[i].number ? fmt::format("<td class=\"n\">{}</td>", with_code(whole_interval(row[i])))
                                           : fmt::format("<td>{}</td>", with_code(row[i]));
            out += "</tr>\n";
        }
        out += "</tbody>\n</table>\n";
        if (!f.command.empty())
            out += fmt::format("<p class=\"c\"><code>{}</code></p>\n", with_options(escaped(f.command)));
    }
    void operator()(const Picture& p) {
        out += fmt::format("<figure{}>\n{}<figcaption>{}</figcaption>\n</figure>\n", look_of(p.svg), p.svg,
                           with_code(whole_interval(p.caption)));
    }
};

}  // namespace

std::string write_html(const Document& document) {
    HtmlWriter writer;
    for (const Block& block : document.blocks) std::visit(writer, block);
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>{}</style>\n</head>\n"
        "<body>\n{}</body>\n</html>\n",
        document.lang == Lang::id ? "id" : "en", escaped(document.title), kLook, writer.out);
}

}  // namespace rakus::report
