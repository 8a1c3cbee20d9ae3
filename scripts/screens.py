#!/usr/bin/env python3
"""Takes the pictures of `advise` in a terminal of 100 columns anew: screens.py PROGRAM (needs a folder of its own for tables)."""

import os
import shlex
import subprocess
import sys

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SHOWN = {
    "advise": "advise bantumi --pos '1.5.6.1.0.0.11/0.3.0.0.1.1.19 1' --truth",
    "advise-bantumi": "advise bantumi --example fig3 --truth",
    "advise-congklak": "advise congklak --example shot",
    "advise-exodia": "advise exodia --example opening",
    "advise-gobblet": "advise gobblet --example fig8 --all-players",
    "advise-pokemon": "advise pokemon --example 3.3",
}


def main():
    for name, command in SHOWN.items():
        drawn = subprocess.run([sys.executable, os.path.join(HOUSE, "scripts", "terminal_svg.py"), "--columns", "100", f"rakus {command}", sys.argv[1], *shlex.split(command)],
                               capture_output=True, text=True, check=True).stdout
        with open(os.path.join(HOUSE, "docs", "images", f"{name}.svg"), "w", encoding="utf-8") as file:
            file.write(drawn)


if __name__ == "__main__":
    main()
