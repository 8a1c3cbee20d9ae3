// How the Exodia duel is played, in a few moves on its table.
#include "games/exodia/kit.h"

namespace rakus::exodia {

std::vector<Lesson> lessons() {
    return {{"t=1;h=EX.RML.UG.TF.GBS;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1",
             {"You win when the five pieces of Exodia are in your hand. Upstart Goblin draws a card: touch it.",
              "Anda menang bila kelima bagian Exodia di tangan. Upstart Goblin menarik satu kartu: sentuh."},
             {"a:UG"},
             {"A spell does what it says and goes to the graveyard. One card nearer.",
              "Spell melakukan yang tertulis, lalu ke kuburan. Satu kartu lebih dekat."}},
            {"t=1;h=EX.RML.UG.TF.GBS;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1",
             {"One monster may be summoned each turn. Summon Royal Magical Library.",
              "Satu monster boleh dipanggil tiap giliran. Panggil Royal Magical Library."},
             {"n:RML"},
             {"The Library gets a counter for every spell that you play from now on.",
              "Library mendapat satu penghitung untuk tiap spell yang Anda mainkan mulai sekarang."}},
            {"t=2;h=EX.RA.BBS.DWD;m=RML~3;f=MCE~2;s=-;g=UG;n=1;o=-;d=? 1",
             {"The Library has three counters. Touch it in play: it pays three and draws a card.",
              "Library punya tiga penghitung. Sentuh di arena: ia membayar tiga dan menarik satu kartu."},
             {"e:RML"},
             {"Spells pay for cards, and cards bring spells: that is the engine of the deck.",
              "Spell membayar kartu, dan kartu membawa spell: itulah mesin dek ini."}},
            {"t=2;h=EX.RA.BBS.DWD;m=RML~0;f=MCE~2;s=-;g=UG;n=1;o=-;d=? 1",
             {"Dark World Dealings draws one and discards one. Play it, and name a card that you can spare.",
              "Dark World Dealings menarik satu dan membuang satu. Mainkan, dan sebut kartu yang dapat dilepas."},
             {"a:DWD~BBS"},
             {"Never throw a piece away: there is one of each.",
              "Jangan pernah membuang bagian Exodia: masing-masing hanya satu."}},
            {"t=1;h=EX.RML.UG.TF.GBS;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1",
             {"Terraforming fetches the Citadel from the deck, no luck needed. Touch it.",
              "Terraforming mengambil Citadel dari dek, tanpa untung-untungan. Sentuh."},
             {"a:TF"},
             {"The Citadel is a field spell: it collects counters as the Library does.",
              "Citadel adalah spell arena: ia mengumpulkan penghitung seperti Library."}},
            {"t=1;h=EX.RA;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1",
             {"Nothing here can be played. End the turn.", "Tidak ada yang dapat dimainkan. Akhiri giliran."},
             {"end"},
             {"The next turn begins with a draw. The fewer turns, the better.",
              "Giliran berikutnya dimulai dengan menarik kartu. Makin sedikit giliran, makin baik."}}};
}

}  // namespace rakus::exodia
