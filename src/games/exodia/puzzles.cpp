// Made by scripts/puzzles.py: found by `rakus counterexamples exodia` and confirmed by `rakus truth`. Beside each
// stands the rule that is to blame.
#include "games/exodia/kit.h"

namespace rakus::exodia {

std::vector<std::string> puzzles() {
    return {
        "t=2;h=DWD.DWD.TW.SPG;m=RML~2;f=MCE~3;s=BBS.BBS;g=GBS.POD.RE.RE.TTC.TTC.TTC;n=1;o=POD;x=2;d=? 1",  // draw
        "t=8;h=EX.LL.DWD.TF.SPG;m=RML~2;f=MCE~6;s=BBS.BBS.TW;g=UG.UG.UG.ODP.RE.RE.RE.MM.DWD.TTC.TTC.TTC.SPG;n=0;o=-;d=?"
        " 1",  // draw
        "t=9;h=RL.GBS.TF.TTC.BBS.BBS;m=RML~3;f=MCE~3;s=BBS.TW;g=MCE.UG.GBS.POD.RE.RE.RE.MM.MM.DWD.DWD.TF.TTC.TTC.SPG;n="
        "0;o=MCE;d=? 1",  // draw
        "t=4;h=EX;m=RML~3.RML~2;f=MCE~1;s=BBS;g=MCE.MCE.UG.UG.ODP.MM.DWD.DWD.TF.TF.TTC.TW.SPG;n=0;o=POD;k=RL.LL.RE;w=a:"
        "POD,0,1;d=? 1",  // keep
        "t=10;h=LL.RML.GBS.RE.TF;m=RML.RML;f=MCE~6;s=BBS.BBS.TW;g=MCE.UG.UG.ODP.GBS.GBS.POD.RE.RE.MM.MM.MM.DWD.DWD.DWD."
        "TF.TF.TTC.TTC.BBS.SPG.SPG;n=0;o=-;d=? 1",                                                     // main
        "t=2;h=MCE.ODP;m=RML~3.RML~2;f=MCE~3;s=TW;g=MCE.UG.MM.MM.TF.TTC.TTC.SPG;n=1;o=MCE;d=? 1",      // main
        "t=3;h=LA.LL.MCE.UG.GBS.BBS;m=-;f=-;s=BBS;g=MM.TF.TTC;n=0;o=-;d=? 1",                          // main
        "t=6;h=MCE.UG.SPG;m=RML.RML;f=MCE~9;s=BBS.BBS;g=UG.UG.GBS.RE.RE.MM.DWD.DWD.TF;n=1;o=-;d=? 1",  // main
        "t=9;h=EX.RL.LL.RML.TTC.BBS.BBS;m=RML~3.RML~3;f=MCE;s=BBS.TW;g=MCE.MCE.UG.UG.UG.ODP.GBS.POD.RE.RE.MM.MM.DWD.TF."
        "TF.TTC.SPG;n=0;o=-;d=? 1",  // main
        "t=8;h=RL.LL.GBS.GBS.RE.BBS;m=RML.RML;f=MCE;s=TW;g=RML.MCE.MCE.UG.UG.UG.ODP.POD.RE.MM.MM.MM.DWD.DWD.DWD.TF.TTC."
        "TTC.TTC.SPG.SPG;n=0;o=-;d=? 1",  // replace
    };
}

}  // namespace rakus::exodia
