// Made by scripts/puzzles.py: found by `rakus counterexamples pokemon` and confirmed by `rakus truth`. Beside each
// stands the rule that is to blame.
#include "games/pokemon/kit.h"

namespace rakus::pokemon {

std::vector<std::string> puzzles() {
    return {
        "a=scyther~20~-;b=scyther~0~-.beedrill,kakuna,weedle~80~GGGG.tangela~0~G.butterfree,metapod,caterpie~0~G."
        "scyther~0~GG;h=metapod.caterpie.ex6-55*2.weedle.caterpie*2.butterfree.G;k=8;p=4;x=kakuna.weedle.G*7.ivysaur."
        "ex6-55.G*2.ivysaur.G.butterfree.G*2.beedrill.G*2/"
        "a=poliwrath,poliwhirl,poliwag~20~-;b=wartortle,ex6-83~0~WWWWWWW.cloyster,shellder~0~W.krabby~0~WWWW.seel~0~-."
        "poliwrath,poliwhirl,poliwag~0~WWWW;h=?7;k=8;p=4;x=shellder.ex6-83.seel.dewgong.wartortle.ex6-83.W*2.krabby.W*"
        "4 1 t=79 e=0 r=1",  // attach_near
        "a=caterpie~0~G;b=tangela~10~-.ex6-55~0~G~-~new;h=G*2.beedrill.kakuna.G*2;k=42;p=6;x=G/"
        "a=krabby~0~W;b=shellder~0~-.dewgong,seel~0~W.wartortle,ex6-83~0~W.shellder~0~-;h=?2;k=42;p=6;x=- 1 t=11 e=1 "
        "r=1",  // damage
    };
}

}  // namespace rakus::pokemon
