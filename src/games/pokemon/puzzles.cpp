// Made by scripts/puzzles.py: positions of random games in which the usual player errs, confirmed by the truth of
// three seeds. Above them stands the rule that is to blame.
#include "games/pokemon/kit.h"

namespace rakus::pokemon {

std::vector<std::string> puzzles() {
    return {
        // answer
        "a=tangela~0~GGG;b=weedle~0~G.beedrill,kakuna,weedle~0~-.scyther~0~-.weedle~10~-.butterfree,metapod,caterpie~0~"
        "GG;h=?7;k=23;p=5;x=scyther.G*4.beedrill.G*3/"
        "a=-;b=poliwrath,poliwhirl,poliwag~0~W.shellder~0~WW.wartortle,ex6-83~30~W.shellder~0~W.poliwag~0~WW;h="
        "shellder.seel*2.krabby*2.seel.poliwag.ex6-83;k=25;p=5;x=W*4.wartortle.ex6-83.shellder 2 t=45 e=1 r=1 turn=1 "
        "do=promote then=2",
        // attach_any
        "a=tangela~0~G;b=weedle~0~G;h=beedrill.metapod.G*4;k=44;p=6;x=-/a=dewgong,seel~0~WWW;b=-;h=?5;k=44;p=6;x=- 1 "
        "t=7 e=0 r=0",
        // attach_bench
        "a=scyther~0~GG;b=metapod,caterpie~20~-.beedrill,kakuna,weedle~0~-.ivysaur,ex6-55~0~-.scyther~10~G.ex6-55~0~GG;"
        "h=kakuna.caterpie.kakuna.weedle.ex6-55.G*2;k=24;p=5;x=G*9/"
        "a=poliwhirl,poliwag~60~-;b=krabby~10~WWWW.shellder~0~W.cloyster,shellder~0~WWWW.shellder~0~W.krabby~0~W;h=?5;"
        "k=24;p=6;x=W*3.krabby.W*2 1 t=47 e=0 r=1",
        // attach_ko
        "a=caterpie~0~-;b=butterfree,metapod,caterpie~0~GGGGG.metapod,caterpie~0~GGGGGGG.tangela~0~GGGGG.metapod,"
        "caterpie~0~GG.ivysaur,ex6-55~50~G;h=kakuna.beedrill.kakuna.scyther.weedle.ex6-55.beedrill.weedle.G;k=8;p=6;x="
        "G.beedrill.scyther.G*2.weedle/"
        "a=krabby~40~-;b=cloyster,shellder~0~-.poliwrath,poliwhirl,poliwag~0~WWWWW.poliwhirl,poliwag~0~W.dewgong,seel~"
        "0~W.cloyster,shellder~0~WWWW;h=?8;k=8;p=5;x=W*6.ex6-83.seel.W*2.dewgong.W*2.cloyster.shellder.wartortle 1 "
        "t=79 e=0 r=0",
        // attach_near
        "a=tangela~30~-;b=scyther~0~GGGGG.ivysaur,ex6-55~0~GGGG.scyther~0~GGG.butterfree,metapod,caterpie~0~G.metapod,"
        "caterpie~0~GGG;h=?8;k=13;p=5;x=G*3.weedle.G*2.weedle*2/"
        "a=seel~0~-;b=seel~30~WWW.cloyster,shellder~10~WWWWW.seel~0~WW.poliwag~0~W.poliwrath,poliwhirl,poliwag~0~W;h="
        "poliwrath.krabby.cloyster.shellder.wartortle.shellder.wartortle.krabby.W;k=14;p=5;x=ex6-83.W.krabby.W*7."
        "wartortle 2 t=66 e=0 r=0",
        // attach_raise
        "a=metapod,caterpie~20~G;b=scyther~10~-.scyther~0~GGG.beedrill,kakuna,weedle~0~-.scyther~0~-.caterpie~0~-;h="
        "ivysaur.weedle*2.ivysaur.G*2;k=31;p=6;x=G.caterpie.G*2/"
        "a=wartortle,ex6-83~0~-;b=poliwag~0~WWW.krabby~0~WW.poliwhirl,poliwag~0~-.cloyster,shellder~0~-.dewgong,seel~0~"
        "W;h=?4;k=31;p=5;x=W*4 1 t=33 e=0 r=0",
        // bench
        "a=scyther~0~-;b=kakuna,weedle~0~GG.beedrill,kakuna,weedle~10~-.ex6-55~0~-.butterfree,metapod,caterpie~20~GG."
        "tangela~0~-;h=?2;k=35;p=6;x=G*2/"
        "a=krabby~30~W;b=shellder~0~W.poliwag~30~W.shellder~10~W.cloyster,shellder~0~WW;h=wartortle.poliwrath.W.seel."
        "krabby.W;k=34;p=6;x=W*2 2 t=26 e=0 r=0",
        // damage
        "a=caterpie~0~G;b=metapod,caterpie~0~GGGGGG.beedrill,kakuna,weedle~0~GGGGG.kakuna,weedle~0~G.scyther~0~-."
        "butterfree,metapod,caterpie~60~-;h=tangela.weedle.ivysaur*2;k=24;p=6;x=G/"
        "a=krabby~0~W;b=seel~0~WW.poliwag~0~WWWWWW.poliwhirl,poliwag~0~W.ex6-83~0~-.shellder~0~WW;h=?5;k=24;p=6;x="
        "cloyster.W.cloyster.poliwrath.W.dewgong 1 t=47 e=0 r=1",
        // early_stop
        "a=butterfree,metapod,caterpie~30~GGG;b=ivysaur,ex6-55~0~GGGGGGG.scyther~40~GGG.ivysaur,ex6-55~60~GG.scyther~0~"
        "G.beedrill,kakuna,weedle~0~-;h=scyther.ex6-55.caterpie.tangela.kakuna.ex6-55.beedrill.weedle;k=9;p=4;x=G*2."
        "metapod.caterpie.G*2.beedrill.caterpie.G.kakuna.G/"
        "a=krabby~0~W;b=dewgong,seel~0~WW.poliwrath,poliwhirl,poliwag~0~WWW.wartortle,ex6-83~30~WWWW.poliwag~30~WW.ex6-"
        "83~0~-;h=?6;k=9;p=5;x=W*7.wartortle.W*2.seel.cloyster.shellder.W*3.poliwhirl.poliwag 1 t=77 e=0 r=0",
        // end
        "a=butterfree,metapod,caterpie~0~G;b=weedle~0~-.caterpie~30~-.scyther~0~G.ivysaur,ex6-55~0~-.weedle~0~GG;h="
        "ivysaur.butterfree.weedle.caterpie.butterfree.tangela.beedrill;k=31;p=5;x=G*4/"
        "a=wartortle,ex6-83~10~W;b=cloyster,shellder~0~WW.seel~0~WW.wartortle,ex6-83~0~-.krabby~0~W.shellder~0~-;h=?2;"
        "k=32;p=6;x=dewgong.seel.W*3 1 t=31 e=0 r=0",
        // evolve_active
        "a=caterpie~0~-;b=caterpie~0~GG.scyther~0~-.beedrill,kakuna,weedle~0~-.ivysaur,ex6-55~0~-.tangela~0~-;h="
        "butterfree.metapod.kakuna;k=38;p=6;x=G*2/"
        "a=seel~0~-;b=ex6-83~0~WW.dewgong,seel~0~-.poliwhirl,poliwag~0~W.poliwag~0~-;h=?3;k=38;p=6;x=W*3 1 t=19 e=0 "
        "r=0",
        // evolve_bench
        "a=metapod,caterpie~0~G;b=beedrill,kakuna,weedle~0~GGGGGG.tangela~0~GGGG.ex6-55~0~-.scyther~0~-.ivysaur,ex6-55~"
        "0~-;h=beedrill.kakuna.metapod.tangela.ivysaur.G;k=27;p=6;x=-/"
        "a=shellder~0~-;b=dewgong,seel~0~WWW.shellder~0~WWW.krabby~0~-.shellder~0~WWWW.wartortle,ex6-83~0~WW;h=?6;k=27;"
        "p=6;x=W 1 t=41 e=0 r=0",
        // opening
        "a=?~0~-~-~new;b=-;h=?6;k=53;p=0;x=-/a=-;b=-;h=shellder.poliwag.W.poliwhirl.W.poliwrath.W;k=53;p=0;x=- 2 t=0 "
        "e=0 r=0 turn=1 do=setup",
        // retreat
        "a=scyther~40~G~-~mirror:4;b=ex6-55~40~G.ivysaur,ex6-55~0~G.scyther~0~GG.caterpie~0~GG.ex6-55~0~GG;h=kakuna."
        "scyther.weedle.butterfree*2.caterpie.scyther.weedle;k=12;p=3;x=G.metapod*2.G.butterfree.ex6-55.G*6.tangela."
        "caterpie.G.beedrill.kakuna.G.weedle.G*2/"
        "a=wartortle,ex6-83~0~WWWWWWW;b=dewgong,seel~0~WWWWW.poliwrath,poliwhirl,poliwag~0~-.seel~0~-.dewgong,seel~0~"
        "WWW.poliwag~0~-;h=?8;k=12;p=6;x=krabby.W.krabby.poliwrath.cloyster.shellder.W*2 1 t=71 e=1 r=0",
    };
}

}  // namespace rakus::pokemon
