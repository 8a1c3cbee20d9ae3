// A picture in SVG that stands alone: few shapes, colours of one of three styles, no script, no reference to anything
// outside.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace rakus::report {

// For a screen, for a dark one, and for paper: black and white only.
enum class Style { light, dark, print };

// What each part of a picture is painted with.
struct Palette {
    std::string_view page, ink, faint, board, well, seed, first, second, card, back, pick, best;
};
const Palette& palette_of(Style);

struct Point {
    double x = 0, y = 0;
};
struct Box {
    double x = 0, y = 0, w = 0, h = 0;
    Point centre() const { return {x + w / 2, y + h / 2}; }
};

enum class Anchor { start, middle, end };

struct Pen {
    std::string_view fill = "none", stroke = "none";
    double width = 1;
    bool dashed = false;
};

// The text as a part of SVG or HTML: no sign of it is read as theirs.
std::string escaped(std::string_view text);
// About how wide a text is, and a text in lines that are no wider, the last one cut with an ellipsis if there are more
// than `most`.
double text_width(std::string_view text, double size);
std::vector<std::string> in_lines(std::string_view text, double width, double size, std::size_t most);

class Canvas {
   public:
    void rect(const Box&, const Pen&, double round = 0);
    void circle(Point, double radius, const Pen&);
    void text(Point, std::string_view words, std::string_view fill, double size, Anchor = Anchor::start,
              bool bold = false);
    // From one point to another in a bow, with a head.
    void arrow(Point from, Point to, std::string_view colour, bool dashed, double bow);
    std::string finish(double width, double height, std::string_view title, std::string_view page) const;

   private:
    std::string body_;
};

}  // namespace rakus::report
