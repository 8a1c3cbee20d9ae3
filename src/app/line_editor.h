// A line typed by a person, with editing, history of this session and completion by Tab where the terminal can; else as
// it comes.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace rakus::app {

class LineEditor {
   public:
    // Whether stdin and stdout are a terminal that can move its cursor.
    explicit LineEditor(bool edits);

    // What Tab completes to, from now on.
    void offer(std::vector<std::string> words);
    // Nothing at the end of the input.
    std::optional<std::string> read(const std::string& prompt);

   private:
    bool edits_;
};

}  // namespace rakus::app
