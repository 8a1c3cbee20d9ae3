// The words of a text. Comments are kept apart, each with its place.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "written/syntax.h"

namespace rakus::written {

enum class TokenKind { number, name, string, symbol, line_end, end };

struct Token {
    TokenKind kind = TokenKind::end;
    std::string text = {};  // of a string, what stands between the quotes
    Place at{};
    double number = 0;
    bool is(std::string_view word) const {
        return (kind == TokenKind::name || kind == TokenKind::symbol) && text == word;
    }
};

struct Comment {
    int line = 1;
    std::string text;
    bool alone = true;  // nothing stands before it on its line
};

struct Lexed {
    std::vector<Token> tokens;  // line ends are left out where a line goes on
    std::vector<Comment> comments;
    std::vector<bool> empty;  // by line, from 0: nothing stands there
};

// A text that is too long or no UTF-8 gets one complaint and no words.
Lexed lexed(std::string_view text, Complaints&);

bool is_keyword(std::string_view word);

}  // namespace rakus::written
