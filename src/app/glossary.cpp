#include "app/glossary.h"

#include <fmt/format.h>

namespace rakus::app {

std::span<const Term> glossary() {
    static constexpr Term terms[] = {
        {{"P1, P2, ..", "P1, P2, .."},
         {"the priorities of a player, the most important first; P1 and P2 beside a board are the two players",
          "prioritas pemain, yang terpenting lebih dulu; P1 dan P2 di samping papan adalah kedua pemain"}},
        {{"candidate set C", "himpunan kandidat C"},
         {"the moves among which a greedy player chooses", "langkah-langkah tempat pemain greedy memilih"}},
        {{"feasible", "layak"},
         {"a candidate that may join the solution; one that may not is shown with the reason",
          "kandidat yang boleh masuk solusi; yang tidak boleh ditampilkan dengan alasannya"}},
        {{"selection function", "fungsi seleksi"},
         {"what scores a candidate, rule by rule; the columns of a table are its rules",
          "yang memberi nilai pada kandidat, aturan demi aturan; kolom tabel adalah aturannya"}},
        {{"solution S", "solusi S"}, {"the moves chosen so far", "langkah yang sudah dipilih"}},
        {{"pick", "pilihan"}, {"the candidate that the player takes, marked *", "kandidat yang diambil, bertanda *"}},
        {{"total", "jumlah"},
         {"the sum of the rules' points; a rule in parentheses is seen and not counted",
          "jumlah poin aturan; aturan dalam kurung dilihat tetapi tidak dihitung"}},
        {{"weight", "bobot"},
         {"a number of a player that you can set: --player paper:steal=2",
          "angka pemain yang dapat disetel: --player paper:steal=2"}},
        {{"silent", "diam"},
         {"a rule that says nothing about any candidate here; --wide gives it a column",
          "aturan yang tidak berkata apa-apa tentang kandidat di sini; --wide memberinya kolom"}},
        {{"truth", "kebenaran"},
         {"the value of a position or move for the player to move, by exact play or as far as it is known",
          "nilai posisi atau langkah bagi pemain yang mendapat giliran, dengan permainan sempurna atau sejauh "
          "diketahui"}},
        {{"exact", "eksak"}, {"proved; no interval", "terbukti; tanpa selang"}},
        {{"bounds", "batas"}, {"the value lies between the two", "nilainya di antara keduanya"}},
        {{"estimate", "taksiran"},
         {"measured over n play-outs, with a 95 % interval", "diukur atas n permainan acak, dengan selang 95 %"}},
        {{"play-out", "permainan acak"},
         {"a game played to its end at random or by a quick player, to estimate a value",
          "permainan sampai akhir secara acak atau oleh pemain cepat, untuk menaksir nilai"}},
        {{"wins by 4", "menang selisih 4"},
         {"with four seeds more at the end", "dengan empat biji lebih banyak pada akhirnya"}},
        {{"wins in 3 plies", "menang dalam 3 langkah"},
         {"the game ends after three moves of either side, this one included",
          "permainan berakhir setelah tiga langkah kedua pihak, termasuk yang ini"}},
        {{"best", "terbaik"},
         {"no move is worth more; likely best: the intervals say so; may be best: not decided",
          "tak ada langkah yang lebih bernilai; tampaknya terbaik: menurut selang; mungkin terbaik: belum "
          "terputuskan"}},
        {{"??", "??"},
         {"a blunder: a win becomes a draw or a loss, or a draw a loss; of chances, 20 points or more",
          "salah besar: menang menjadi seri atau kalah, atau seri menjadi kalah; untuk peluang, 20 poin atau lebih"}},
        {{"?", "?"},
         {"a mistake: the same result, but 6 seeds or 10 plies worse; of chances, 10 points or more",
          "salah: hasil sama, tetapi 6 biji atau 10 langkah lebih buruk; untuk peluang, 10 poin atau lebih"}},
        {{"?!", "?!"},
         {"doubtful: any smaller loss of seeds; of chances, 5 points or more",
          "meragukan: kehilangan biji yang lebih kecil; untuk peluang, 5 poin atau lebih"}},
        {{"value kept", "nilai terjaga"},
         {"the share of choices that gave nothing away", "bagian pilihan yang tidak membuang apa-apa"}},
        {{"given away, regret", "terbuang"},
         {"how much less a pick is worth than the best move",
          "berapa lebih kecil nilai pilihan daripada langkah terbaik"}},
        {{"at stake", "dipertaruhkan"},
         {"how much the moves of a position differ in value",
          "seberapa jauh nilai langkah-langkah suatu posisi berbeda"}},
        {{"counter-example", "contoh tandingan"},
         {"a position in which a greedy pick loses value", "posisi tempat pilihan greedy membuang nilai"}},
        {{"score, W-D-L", "skor, M-S-K"},
         {"wins and half of the draws, as a share; wins, draws, losses",
          "menang ditambah separuh seri, sebagai bagian; menang, seri, kalah"}},
        {{"95 % CI", "selang 95 %"},
         {"an interval that contains the true figure in 95 of 100 such runs",
          "selang yang memuat angka sebenarnya dalam 95 dari 100 percobaan serupa"}},
        {{"side-swapped pair", "pasangan bertukar sisi"},
         {"two games from one opening, each player once in each seat",
          "dua permainan dari satu pembukaan, tiap pemain sekali di tiap sisi"}},
        {{"Elo", "Elo"}, {"a scale of strength: +100 is a score of 64 %", "skala kekuatan: +100 berarti skor 64 %"}},
        {{"SPRT", "SPRT"},
         {"a test that stops as soon as it is clear which of two strengths holds",
          "uji yang berhenti begitu jelas kekuatan mana yang berlaku"}},
        {{"seed", "benih"},
         {"the number from which all chance comes; the same seed gives the same bytes",
          "bilangan sumber semua keacakan; benih sama memberi hasil sama"}},
        {{"seeds", "biji"}, {"what is sown in Bantumi and Congklak", "yang disebar dalam Bantumi dan Congklak"}},
        {{"store", "lumbung"},
         {"the large hole of a player, whose seeds count", "lubang besar milik pemain, yang bijinya dihitung"}},
        {{"ply", "langkah"}, {"one move of one side", "satu langkah satu pihak"}},
        {{"turn", "giliran"},
         {"all moves that a player makes in a row", "semua langkah berturut-turut seorang pemain"}},
        {{"FTK", "FTK"},
         {"first-turn kill: a duel won on its first turn", "first-turn kill: duel yang menang pada giliran pertama"}},
        {{"duel, run", "duel"},
         {"a game for one player, from a shuffle to its end", "permainan satu pemain, dari kocokan sampai akhir"}},
        {{"hold-out", "uji akhir"},
         {"fresh games that no step of the tuning has seen", "permainan baru yang belum dilihat penalaan"}},
        {{"block, journal", "blok, jurnal"},
         {"a part of a run; the file where finished ones are kept, so that --resume goes on",
          "bagian dari percobaan; berkas tempat blok yang selesai disimpan, agar --resume melanjutkan"}},
        {{"option", "opsi"},
         {"a word that begins with --, or a rule's key=value", "kata yang diawali --, atau kunci=nilai suatu aturan"}},
        {{"preset", "paket aturan"}, {"rule options under one name", "opsi aturan di bawah satu nama"}},
        {{"written player", "pemain tertulis"},
         {"a player as a text of a few lines (.greedy)", "pemain berupa teks beberapa baris (.greedy)"}},
        {{"record", "rekaman"}, {"a game as a text (.rkr)", "permainan sebagai teks (.rkr)"}},
    };
    return terms;
}

std::string glossary_text(const Console& console) {
    Table table;
    const Lang other = console.lang == Lang::id ? Lang::en : Lang::id;
    table.column(std::string(console.say("word", "istilah")));
    table.column(std::string(console.say("Indonesian", "Inggris")));
    table.column(std::string(console.say("meaning", "arti")));
    for (const Term& t : glossary())
        table.row(
            {std::string(console.say(t.word)), std::string(t.word.in(other)), std::string(console.say(t.meaning))});
    return console.laid_out_as_prose(table);
}

}  // namespace rakus::app
