// A picture in SVG, drawn with few words: lines, boxes, texts and polylines on a white page.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rakus::app {

class Svg {
   public:
    Svg(double width, double height, std::string_view title);

    enum class Anchor { start, middle, end };
    void line(double x1, double y1, double x2, double y2, std::string_view colour = "#444", double width = 1);
    void dashed(double x1, double y1, double x2, double y2);
    void box(double x, double y, double width, double height, std::string_view fill);
    void dot(double x, double y, double radius, std::string_view fill);
    void text(double x, double y, std::string_view words, Anchor = Anchor::start, int size = 13);
    void path(const std::vector<std::pair<double, double>>& points, std::string_view colour, std::string_view dashes);
    std::string finish() const;

   private:
    std::string body_;
};

// A scale from values to places on the page.
struct Scale {
    double low = 0, high = 1, from = 0, to = 1;
    double operator()(double x) const { return from + (x - low) / (high - low) * (to - from); }
};

}  // namespace rakus::app
