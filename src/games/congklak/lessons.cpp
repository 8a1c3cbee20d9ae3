// How Congklak is played, in a few moves on its board.
#include "games/congklak/kit.h"

namespace rakus::congklak {

std::vector<Lesson> lessons() {
    return {
        {"0.0.2.0.0.1.0.45/0.3.0.0.2.0.0.45 1",
         {"You are P1; seeds are sown clockwise, towards pit 1 and your store. Touch your pit 3.",
          "Anda P1; biji disebar searah jarum jam, ke arah lubang 1 dan lumbung Anda. Sentuh lubang 3 Anda."},
         {"3"},
         {"The last seed fell into an empty pit: your turn ends.",
          "Biji terakhir jatuh di lubang kosong: giliran Anda selesai."}},
        {"1.0.2.0.0.0.0.45/0.3.0.0.2.0.0.45 1",
         {"Your store is P1, next to pit 1. Let a last seed fall into it.",
          "Lumbung Anda P1, di sebelah lubang 1. Jatuhkan biji terakhir ke dalamnya."},
         {"1"},
         {"A last seed in your own store: you move again.", "Biji terakhir di lumbung sendiri: giliran lagi."}},
        {"0.0.2.1.0.0.0.45/0.3.0.0.2.0.0.45 1",
         {"A last seed in a pit with seeds goes on: all are lifted and sown again. Touch pit 4.",
          "Biji terakhir di lubang berisi berlanjut: semua diambil dan disebar lagi. Sentuh lubang 4."},
         {"4"},
         {"That was a relay: from pit 3 it went on into your store.",
          "Itulah sambungan: dari lubang 3 berlanjut sampai ke lumbung Anda."}},
        {"1.2.0.0.2.0.0.43/0.3.0.0.2.0.0.45 1",
         {"Two pits reach your store exactly. Touch one of them.",
          "Dua lubang tepat mencapai lumbung Anda. Sentuh salah satunya."},
         {"1", "2"},
         {"Count the steps: pit k needs k seeds.", "Hitung langkahnya: lubang ke-k perlu k biji."}},
        {"9.0.0.0.0.0.0.40/0.1.0.0.2.0.0.46 1",
         {"Sow pit 1 all round the board, into your empty pit 7.",
          "Sebar lubang 1 mengelilingi papan, sampai lubang 7 Anda yang kosong."},
         {"1"},
         {"You passed your store, so the last seed in your empty pit shoots what lies opposite.",
          "Anda melewati lumbung sendiri, jadi biji terakhir di lubang kosong menembak yang di seberang."}},
        {"2.3.1.4.1.3.0.38/1.0.0.2.2.0.2.39 1",
         {"Greedy takes another move with pit 4 here, and loses by two. Find the pit that wins.",
          "Di sini greedy memilih giliran lagi dengan lubang 4, lalu kalah dua biji. Temukan lubang yang menang."},
         {"2"},
         {"Pit 2 shoots only one seed, and wins by four: the best step now is not the best way.",
          "Lubang 2 hanya menembak satu biji, tetapi menang empat: langkah terbaik saat ini bukan jalan terbaik."}}};
}

std::vector<Level> levels() {
    return {{{"moves at random", "acak"}, "random"},
            {{"as the paper plays", "seperti makalah"}, "paper"},
            {{"stronger: looks at whole turns", "lebih kuat: melihat giliran penuh"}, "best"},
            {{"looks ahead", "melihat ke depan"}, "alphabeta"}};
}

}  // namespace rakus::congklak
