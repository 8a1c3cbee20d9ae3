// How Bantumi is played, in a few moves on its board.
#include "games/bantumi/kit.h"

namespace rakus::bantumi {

std::vector<Lesson> lessons() {
    return {
        {"",
         {"You are P1, and any of your pits can be sown. Touch one: its seeds go one by one, towards pit 6.",
          "Anda P1, dan semua lubang Anda dapat disebar. Sentuh satu: bijinya jatuh satu per satu, ke arah lubang 6."},
         {},
         {"One seed fell into each of the next pits. Your store, P1, takes one too; the opponent's is passed over.",
          "Satu biji jatuh di tiap lubang berikutnya. Lumbung Anda, P1, juga dapat; lumbung lawan dilewati."}},
        {"",
         {"Pit 3 has four seeds, and your store is four steps away. Touch pit 3.",
          "Lubang 3 berisi empat biji, dan lumbung Anda berjarak empat langkah. Sentuh lubang 3."},
         {"3"},
         {"The last seed fell into your store: you move again.", "Biji terakhir jatuh di lumbung Anda: giliran lagi."}},
        {"1.0.5.5.5.5.3/4.4.4.4.4.4.0 1",
         {"Pit 2 is empty, and four seeds lie opposite. Let your last seed fall into pit 2.",
          "Lubang 2 kosong, dan empat biji ada di seberangnya. Jatuhkan biji terakhir Anda di lubang 2."},
         {"1"},
         {"A last seed in an empty pit of your own takes all seeds opposite: five go to your store.",
          "Biji terakhir di lubang kosong sendiri mengambil semua biji di seberang: lima masuk lumbung Anda."}},
        {"3.0.0.0.2.1.20/4.0.3.0.2.1.12 1",
         {"Two pits give you another turn here. Touch one of them.",
          "Di sini dua lubang memberi giliran lagi. Sentuh salah satunya."},
         {"5", "6"},
         {"Take the highest number of such pits first, and you can make them all.",
          "Ambil dulu lubang seperti itu yang nomornya terbesar, maka semuanya dapat dijalankan."}},
        {"0.0.0.0.0.1.25/2.0.3.0.0.1.16 1",
         {"One seed is left in your row. Sow it.", "Tinggal satu biji di baris Anda. Sebarkan."},
         {"6"},
         {"A row is empty, so the game ends. What is left belongs to its owner: 26 to 22, and you win.",
          "Satu baris kosong, jadi permainan selesai. Sisanya milik pemiliknya: 26 lawan 22, Anda menang."}},
        {"1.5.6.1.0.0.11/0.3.0.0.1.1.19 1",
         {"Greedy takes the extra turn of pit 2 here, and loses by four. Find the move that wins.",
          "Di sini greedy mengambil giliran lagi dari lubang 2, lalu kalah empat biji. Temukan langkah yang menang."},
         {"4"},
         {"Pit 4 takes three and wins by four. What looks best now is not always best in the end.",
          "Lubang 4 mengambil tiga dan menang empat biji. Yang tampak terbaik sekarang tidak selalu terbaik pada "
          "akhirnya."}}};
}

std::vector<Level> levels() {
    return {{{"moves at random", "acak"}, "random"},
            {{"as the paper plays", "seperti makalah"}, "paper"},
            {{"stronger: looks at whole turns", "lebih kuat: melihat giliran penuh"}, "best"},
            {{"perfect", "sempurna"}, "perfect"}};
}

}  // namespace rakus::bantumi
