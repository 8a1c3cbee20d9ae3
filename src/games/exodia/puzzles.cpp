// Made by scripts/puzzles.py: positions of random games in which the usual player errs, confirmed by the truth of
// three seeds. Above them stands the rule that is to blame.
#include "games/exodia/kit.h"

namespace rakus::exodia {

std::vector<std::string> puzzles() {
    return {
        // draw
        "t=12;h=LA.GBS.DWD.TTC;m=RML~3;f=MCE~2;s=BBS.TW;g=MCE.MCE.UG.UG.ODP.POD.RE.RE.MM.MM.MM.DWD.DWD.TF.TF.TF.TTC."
        "TTC.SPG;n=0;o=MCE;d=? 1",
        "t=5;h=LA.RL.UG.MM;m=RML~3;f=MCE~3;s=BBS.TW;g=UG.GBS.POD.RE.RE.MM.DWD.TTC.TTC.SPG;n=0;o=-;d=? 1",
        "t=8;h=RA.RL.LL.UG.MM.DWD;m=RML~3;f=MCE~1;s=BBS.BBS;g=MCE.MCE.UG.ODP.GBS.GBS.POD.MM.MM.DWD.DWD.TF.TTC.TTC.TTC."
        "SPG.SPG;n=0;o=POD;x=2;d=? 1",
        // give_up
        "t=4;h=LA.RML.GBS.TF.TF.TTC;m=RML~1;f=-;s=BBS;g=UG.RE;n=1;o=-;w=a:DWD,1,1;d=? 1",
        "t=7;h=RA.RL.LL.RML.ODP;m=RML.RML~3;f=MCE;s=BBS.BBS;g=UG.GBS.RE.RE.MM.DWD.DWD.TF.TTC.TTC.TW.SPG;n=0;o=-;w=a:"
        "DWD,1,1;d=? 1",
        "t=9;h=EX.GBS.TF.BBS.SPG;m=RML~3.RML~1;f=MCE~1;s=TW;g=MCE.MCE.UG.ODP.POD.RE.RE.RE.DWD.DWD.TF.TF.TTC.TTC.SPG;n="
        "0;o=-;w=a:DWD,1,1;d=? 1",
        // keep
        "t=11;h=EX.RML.RML.BBS.SPG;m=-;f=MCE~17;s=BBS.BBS.TW;g=RML.MCE.UG.ODP.GBS.RE.RE.RE.MM.DWD.DWD.TF.TTC.TTC.TTC."
        "SPG;n=0;o=POD;k=UG.GBS.TF;w=a:POD,0,1;d=? 1",
        "t=4;h=EX.MCE.TTC;m=RML~2;f=MCE;s=BBS.TW;g=MCE.UG.GBS.RE.MM.TF.TF.TTC.TTC;n=0;o=POD;k=RA.MM.SPG;w=a:POD,0,1;d=?"
        " 1",
        "t=5;h=EX.RA.RL.RML.RE.RE;m=-;f=-;s=BBS.TW;g=UG.ODP.RE.TTC;n=0;o=POD;k=MCE.GBS.MM;w=a:POD,0,1;d=? 1",
        // main
        "t=4;h=MCE.RE;m=RML~3.RML~3;f=MCE~2;s=TW;g=UG.UG.POD.RE.MM.DWD.TTC.TTC.BBS.SPG;n=0;o=-;d=? 1",
        "t=8;h=EX.MCE.DWD.TF.TF;m=RML~1;f=MCE~3;s=BBS.BBS.BBS.TW;g=GBS.POD.RE.MM.MM.TTC.SPG;n=1;o=POD;x=2;d=? 1",
        // no_effect
        "t=5;h=GBS.TF.TW.SPG;m=RML~1;f=MCE;s=-;g=MCE.MCE.POD.RE.MM.DWD.TF.BBS;n=0;o=MCE;d=? 1",
        // replace
        "t=2;h=RE.MM.BBS.TW;m=RML~1;f=-;s=-;g=UG.MM.DWD.TF.TTC.BBS;n=0;o=-;d=? 1",
        "t=2;h=RE.TTC.TTC.BBS;m=RML~2;f=-;s=-;g=RE.DWD.TTC.BBS;n=1;o=-;d=? 1",
    };
}

}  // namespace rakus::exodia
