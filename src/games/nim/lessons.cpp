// How Nim is played, in a few moves on its board.
#include "games/nim/kit.h"

namespace rakus::nim {

std::vector<Lesson> lessons() {
    return {
        {"",
         {"Touch a heap, then say how many seeds you take.", "Sentuh tumpukan, lalu pilih berapa biji yang diambil."},
         {},
         {"A turn takes as many seeds as you like, from one heap.",
          "Satu giliran mengambil biji sebanyak Anda mau, dari satu tumpukan."}},
        {"0.0.2 1",
         {"Whoever takes the last seed wins. Win.", "Yang mengambil biji terakhir menang. Menanglah."},
         {"3-2"},
         {"You took the last seed: you win.", "Anda mengambil biji terakhir: Anda menang."}},
        {"0.2.3 1",
         {"Leave two heaps of the same size.", "Sisakan dua tumpukan yang sama besar."},
         {"3-1"},
         {"Whatever the opponent takes, you take the same from the other heap.",
          "Apa pun yang diambil lawan, ambil sama banyak dari tumpukan lainnya."}},
        {"1.1.4 1",
         {"Leave an even balance once more.", "Sekali lagi sisakan yang seimbang."},
         {"3-4"},
         {"Two heaps of one: the opponent takes one, you the last.",
          "Dua tumpukan satu: lawan mengambil satu, Anda yang terakhir."}},
        {"3.4.5 1",
         {"Taking the whole heap of five is greedy, and loses. Only one move wins.",
          "Mengambil seluruh tumpukan lima itu greedy, dan kalah. Hanya satu langkah menang."},
         {"1-2"},
         {"1, 4 and 5 balance each other bit by bit: the nim-sum is 0.",
          "1, 4, dan 5 saling mengimbangi bit demi bit: jumlah nimnya 0."}}};
}

std::vector<Level> levels() {
    return {{{"moves at random", "acak"}, "random"},
            {{"takes most", "mengambil terbanyak"}, "most"},
            {{"perfect", "sempurna"}, "balance"}};
}

}  // namespace rakus::nim
