// How Gobblet Gobblers is played, in a few moves on its board.
#include "games/gobblet/kit.h"

namespace rakus::gobblet {

std::vector<Lesson> lessons() {
    return {{"",
             {"You have two small, two medium and two large pieces. Touch one, then a cell.",
              "Anda punya dua bidak kecil, dua sedang, dua besar. Sentuh satu, lalu sebuah sel."},
             {},
             {"It stands on the board. Three of yours in a row, seen from above, win.",
              "Bidak itu di papan. Tiga bidak Anda berderet, dilihat dari atas, menang."}},
            {"1s1/3/3 1",
             {"The opponent has a small piece on cell 2. Gobble it with a larger one.",
              "Lawan punya bidak kecil di sel 2. Makan dengan yang lebih besar."},
             {"2@2", "3@2"},
             {"Yours covers it. It is still there, and comes to light when yours goes away.",
              "Bidak Anda menutupinya. Ia masih di sana, dan tampak lagi bila bidak Anda pergi."}},
            {"M2/3/2s 1",
             {"A piece on the board can move to any cell. Move yours from cell 1 onto the small piece on cell 9.",
              "Bidak di papan dapat pindah ke sel mana pun. Pindahkan milik Anda dari sel 1 ke bidak kecil di sel 9."},
             {"1-9"},
             {"Moving can gobble too. Pieces in the hand are not the only ones.",
              "Pindah juga dapat memakan. Bukan hanya bidak di tangan."}},
            {"LM1/2s/1s1 1",
             {"You have two in the upper row. Complete it.", "Anda punya dua di baris atas. Lengkapi."},
             {"1@3", "2@3", "3@3"},
             {"Three in a row: you win.", "Tiga berderet: Anda menang."}},
            {"sm1/1L1/3 1",
             {"The opponent threatens the upper row, and could gobble a small or medium piece on cell 3. Stop it.",
              "Lawan mengancam baris atas, dan dapat memakan bidak kecil atau sedang di sel 3. Cegah."},
             {"3@3", "5-3", "2@1", "3@1", "5-1", "3@2", "5-2"},
             {"A large piece cannot be gobbled, and a gobbled piece is no part of a row.",
              "Bidak besar tidak dapat dimakan, dan bidak yang tertutup bukan bagian deret."}},
            {"1s1/m2/1M1 1",
             {"Greedy gobbles on cell 4 here, and loses. One move wins: find it.",
              "Di sini greedy memakan di sel 4, lalu kalah. Satu langkah menang: temukan."},
             {"3@5"},
             {"A large piece in the centre wins in nine plies; the most points at once lose.",
              "Bidak besar di tengah menang dalam sembilan langkah; poin terbanyak saat ini justru kalah."}}};
}

std::vector<Level> levels() {
    return {{{"moves at random", "acak"}, "random"},
            {{"as the paper plays", "seperti makalah"}, "formula"},
            {{"experienced", "berpengalaman"}, "experienced"},
            {{"perfect", "sempurna"}, "expert"}};
}

}  // namespace rakus::gobblet
