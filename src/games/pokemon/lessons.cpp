// How the card game is played, in a few moves on its table.
#include "games/pokemon/kit.h"

namespace rakus::pokemon {

std::vector<Lesson> lessons() {
    return {{"a=vulpix~0~R;b=-;h=R.vulpix.ninetales;k=40;p=6;x=-/a=rattata~0~-;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0",
             {"Attacks cost energy. Touch Fire Energy in your hand, then Vulpix.",
              "Serangan memerlukan energi. Sentuh Fire Energy di tangan, lalu Vulpix."},
             {"attach:R~a"},
             {"One energy a turn may be attached. Vulpix has two now: enough for Firebreathing.",
              "Satu energi boleh dipasang tiap giliran. Kini Vulpix punya dua: cukup untuk Firebreathing."}},
            {"a=vulpix~0~R;b=-;h=R.vulpix.ninetales;k=40;p=6;x=-/a=rattata~0~-;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0",
             {"Without a Pokemon in reserve a knock-out loses the game. Put Vulpix on the bench.",
              "Tanpa Pokemon lain, tumbang berarti kalah. Taruh Vulpix di cadangan."},
             {"bench:vulpix"},
             {"Five may sit on the bench. One of them comes forward when the active is knocked out.",
              "Lima boleh ada di cadangan. Salah satunya maju bila yang aktif tumbang."}},
            {"a=vulpix~0~RR;b=-;h=ninetales;k=40;p=6;x=-/a=rattata~0~-;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0",
             {"Ninetales evolves from Vulpix and is stronger. Touch Ninetales, then Vulpix.",
              "Ninetales berevolusi dari Vulpix dan lebih kuat. Sentuh Ninetales, lalu Vulpix."},
             {"evolve:ninetales~a"},
             {"It keeps its energy and its damage, and has more HP.",
              "Energi dan kerusakannya tetap, dan HP-nya lebih banyak."}},
            {"a=vulpix~40~RR;b=rattata~0~R;h=-;k=40;p=6;x=-/a=rattata~0~-;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0",
             {"Vulpix has 10 HP left. Let it retreat; it pays one energy.",
              "HP Vulpix tinggal 10. Tarik mundur; bayarannya satu energi."},
             {"retreat~b1"},
             {"The other comes forward. A turn has one retreat.", "Yang lain maju. Satu giliran, satu kali mundur."}},
            {"a=vulpix~30~RRL;b=-;h=?5;k=40;p=6;x=-/a=butterfree~80~GGRR;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0",
             {"Butterfree has 20 HP left. Choose the attack that is sure to knock it out.",
              "HP Butterfree tinggal 20. Pilih serangan yang pasti menumbangkannya."},
             {"attack:2"},
             {"A knock-out takes a prize; whoever takes the last one wins. An attack ends the turn.",
              "Menumbangkan berarti mengambil hadiah; siapa mengambil yang terakhir, menang. Serangan mengakhiri "
              "giliran."}},
            {"a=vulpix~0~-;b=-;h=-;k=40;p=6;x=-/a=rattata~0~-;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0",
             {"Without energy Vulpix cannot attack. End the turn.",
              "Tanpa energi Vulpix tidak dapat menyerang. Akhiri giliran."},
             {"pass"},
             {"Now the opponent draws a card and plays. That is all you need to begin.",
              "Kini lawan menarik kartu dan bermain. Itu saja yang perlu untuk mulai."}}};
}

std::vector<Level> levels() {
    return {{{"moves at random", "acak"}, "random"},
            {{"as the paper plays", "seperti makalah"}, "paper"},
            {{"stronger: counts every coin", "lebih kuat: menghitung tiap koin"}, "official"},
            {{"looks ahead (slow)", "melihat ke depan (lambat)"}, "mcts"}};
}

}  // namespace rakus::pokemon
